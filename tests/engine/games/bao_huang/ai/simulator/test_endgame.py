"""Endings solved exactly: the same as trying everything by the rules, within so many positions or not at all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.cards import EMPEROR, EUNUCH, Cards
from engine.events import Scored
from engine.games.bao_huang.actions import Play
from engine.games.bao_huang.ai.search_model import search_problem
from engine.games.bao_huang.ai.search_play import solver
from engine.games.bao_huang.ai.simulator.endgame import MOST_CARDS_SOLVED, solved, with_plain_jokers
from engine.games.bao_huang.ai.simulator.play_loop import Position, Terms, after, card_count, packed
from engine.games.bao_huang.melds import BLACK, RED, height
from engine.games.bao_huang.options import SEATS, Options, pack
from engine.games.bao_huang.rules.scoring import changes
from engine.search_model import SearchSettings
from tests.engine.games.bao_huang.dealing import playing_with

HOUSES = {
    "default": Options(),
    "sixes last": Options(sixes_last=True),
    "by place, 2s hang": Options(position_scoring=True, twos_hang=True, joker_order=True, direction="clockwise"),
}
CARDS, RANKS = 8, (0, 1, 2, 12, BLACK, RED)
"""So few cards of so few ranks that trying everything ends; many of them meet."""


def ending(options: Options, seed: int) -> Any:
    """A few cards for everybody: seat 0 is the emperor, any seat may protect."""
    random = Random(seed)
    cards = [card for card in pack(options) if height(card) in RANKS and card not in (EMPEROR, EUNUCH)]
    random.shuffle(cards)
    hands: list[Cards] = [(card,) for card in cards[:SEATS]]
    for card in (EUNUCH, *cards[SEATS : CARDS - 1]):
        seat = int(random.random() * SEATS)
        hands[seat] = (*hands[seat], card)
    return playing_with(options, *(" ".join(map(str, hand)) for hand in hands)).state


def by_trying_everything(state: Any, side: set[int]) -> int:
    """What the emperor gets where each side does what is best for it, by the rules alone."""
    found = []
    for action in state.view(state.turn).candidates():
        if isinstance(action, Play) and action.please:
            continue
        step = state.after(action)
        scored = next((event.changes[0] for event in step.events if isinstance(event, Scored)), None)
        found.append(by_trying_everything(step.state, side) if scored is None else scored)
    return max(found) if state.turn in side else min(found)


def position(state: Any) -> Position:
    return Position(tuple(with_plain_jokers(packed(hand)) for hand in state.hands), state.turn)


@pytest.mark.parametrize("house", HOUSES)
def test_endings_are_what_trying_everything_by_the_rules_finds(house: str) -> None:
    options, values = HOUSES[house], set()
    for seed in range(6):
        state = ending(options, seed)
        eunuch = next(seat for seat, hand in enumerate(state.hands) if EUNUCH in hand)
        (finish,) = solved(Terms(options, 0, eunuch), [position(state)], 10_000)
        value = changes(options, finish, 0, eunuch, announced=False)[0]
        assert value == by_trying_everything(state, {0, eunuch})
        values.add(value)
    assert len(values) > 1


def test_what_would_take_too_many_positions_is_left_unsolved() -> None:
    unsolved = 0
    for seed in range(6):
        state = ending(Options(), seed)
        terms = Terms(Options(), 0, next(seat for seat, hand in enumerate(state.hands) if EUNUCH in hand))
        unsolved += solved(terms, [position(state)], 5) == ()
        assert solved(terms, [position(state)], 10_000)
    assert unsolved >= 2


def test_a_master_solves_every_imagined_ending_alike_and_others_play_it_out() -> None:
    """Each move leads where the solution of its own position leads; only with few cards, and only with positions."""
    state = ending(Options(), 2)
    view = state.view(0)
    usual, master = search_problem(view, SearchSettings(), ()), search_problem(view, SearchSettings(nodes=10_000), ())
    assert master.moves == usual.moves
    imagined = master.imagined(Random(1))
    terms, moves = Terms(Options(), 0, imagined.eunuch), [packed(getattr(move, "cards", ())) for move in master.moves]
    start = Position(tuple(map(with_plain_jokers, imagined.hands)), 0)
    for place, move in enumerate(moves):
        (finish,) = solved(terms, [after(terms, start, with_plain_jokers(move))], 10_000)
        assert (
            master.playout(imagined, place).value == changes(Options(), finish, 0, imagined.eunuch, announced=False)[0]
        )
    assert sum(map(card_count, imagined.hands)) <= MOST_CARDS_SOLVED
    assert solver(view, view.phase, moves, 0)(imagined) == ()
    assert len(solver(view, view.phase, moves, 10_000)(imagined)) == len(moves)
