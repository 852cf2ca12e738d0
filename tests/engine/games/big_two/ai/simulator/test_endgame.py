"""Exact endings: what perfect play brings is what trying everything through the rules themselves brings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.events import Scored
from engine.games.big_two import BIG_TWO
from engine.games.big_two.ai.search_model import Determinization
from engine.games.big_two.ai.simulator.endgame import perfect_ends
from engine.games.big_two.ai.simulator.play_loop import (
    Move,
    Position,
    is_obliged,
    legal,
    position_of,
    terms_of,
    unpacked,
)
from engine.games.big_two.melds import CARDS
from engine.games.big_two.options import INDIVIDUAL, PARTNERSHIP, PLAIN, Options
from engine.games.big_two.truth.state import State
from engine.search_model import SearchSettings, Style
from tests.engine.games.big_two.dealing import playing_with

TABLES = (Options(), Options(reenter=False, straights=PLAIN, last_card_lead_highest=False))
SIZES = ((2, 3, 2, 2), (1, 2, 3, 2), (2, 2, 1, 3), (5, 1, 2, 1))
"""Cards by seat: a few that leave everything to be tried."""


def dealt(options: Options, number: int) -> State:
    """Some cards in few hands, one set after the other; who is left with one has declared it."""
    random = Random(f"endings {number}")
    cards, sizes = list(CARDS), SIZES[number % len(SIZES)]
    random.shuffle(cards)
    hands = [" ".join(str(cards.pop()) for _ in range(size)) for size in sizes]
    declared = tuple(seat for seat, size in enumerate(sizes) if size == 1)
    state = playing_with(options, *hands, turn=number % 4, declared=declared).state
    assert isinstance(state, State)
    return state


def _moves(position: Position, options: Options) -> list[Move]:
    """All that may be led."""
    hand, obliged = position.hands[position.turn], is_obliged(position.declared, position.turn)
    return legal(terms_of(options), hand, position.over, obliged)


def by_force(state: Any) -> int:
    """Twice the points of seat 0 after perfect play, and one more where its side goes out: every line of play tried."""
    if state.turn is None:
        return 0
    best = None
    for action in state.view(state.turn).candidates():
        step = state.after(action)
        scored = [event for event in step.events if isinstance(event, Scored)]
        worth = 2 * scored[0].changes[0] + (step.state.phase.out % 2 == 0) if scored else by_force(step.state)
        if best is None or (worth > best if state.turn % 2 == 0 else worth < best):
            best = worth
    assert best is not None
    return best


@pytest.mark.rule("BT-41", "BT-42")
@pytest.mark.parametrize("options", TABLES, ids=["default", "strict"])
def test_perfect_play_is_what_trying_everything_finds(options: Options) -> None:
    terms = terms_of(options)
    for number in range(8):
        state = dealt(options, number)
        assert state.turn is not None
        position = position_of(state.phase, state.hands, False)  # type: ignore[arg-type]
        moves = _moves(position, options)
        found = perfect_ends(terms, position, moves, 100_000)
        assert found is not None
        sign = 1 if state.turn % 2 == 0 else -1
        for move, end in zip(moves, found, strict=True):
            step = state.after(unpacked(move))
            scored = [event for event in step.events if isinstance(event, Scored)]
            if scored:
                assert end == (scored[0].changes[state.turn], True)
                continue
            worth = by_force(step.state)
            assert end == (sign * (worth >> 1), bool(worth & 1) == (sign > 0))


def test_what_takes_too_long_is_left_to_the_playouts() -> None:
    options = Options()
    state = dealt(options, 0)
    position = position_of(state.phase, state.hands, False)  # type: ignore[arg-type]
    assert perfect_ends(terms_of(options), position, _moves(position, options), 3) is None


@pytest.mark.parametrize("mode", [PARTNERSHIP, INDIVIDUAL])
def test_who_searches_endings_knows_how_partners_end_and_plays_the_others_out(mode: str) -> None:
    state = dealt(Options(mode=mode), 2)
    position = position_of(state.phase, state.hands, False)  # type: ignore[arg-type]
    assert BIG_TWO.search_model is not None
    solves, plays_out = (
        BIG_TWO.search_model.search_problem(state.view(position.turn), SearchSettings(nodes=nodes), ())
        for nodes in (5000, 0)
    )
    moves = [next(each for each in _moves(position, Options()) if unpacked(each) == action) for action in solves.moves]
    perfect = perfect_ends(terms_of(Options()), position, moves, 5000)
    assert perfect is not None
    world = Determinization(position.hands, Style.EVEN)
    for place, end in enumerate(perfect):
        found = solves.playout(world, place)
        assert found == solves.playout(world, place)
        if mode == PARTNERSHIP:
            assert (found.value, found.facts[2]) == end
        else:
            assert found == plays_out.playout(world, place)
