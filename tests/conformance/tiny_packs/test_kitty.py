"""What a seat of Bashi Fen may imagine on tiny packs: whatever is possible is drawn sometime, whatever is not never is.

How often is not promised: cards are assigned, and repaired until all facts hold.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine.cards import Cards
from engine.game import AnyState, AnyStep, AnyView, Shuffle, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import pack
from tests.conformance.tables import Whim
from tests.conformance.tiny_packs.tiny import fillings, looks_like, own_cards

SIX = Options(packs=1, lowest_rank="A", start_level="A", kitty=2)
"""Four Aces and two jokers: a card for every seat and two in the kitty."""
TABLES = {
    "six_cards": SIX,
    "clockwise": replace(SIX, direction="clockwise"),
    "chao_dipi": replace(SIX, chao_dipi=True),
    "turn_kitty": replace(SIX, no_bid="turn_kitty"),
    "redeal": replace(SIX, redeal_right="no_points"),
    "fluid": replace(SIX, partners="fluid"),
    "no_overbids": replace(SIX, overbid=False),
}
MOST_DRAWS = 3000
"""After so many guesses a deal that was never drawn counts as one that never will be."""


@dataclass(frozen=True)
class Possible:
    """A deal that the seat cannot tell from the real one so far."""

    deck: Cards
    state: AnyState


def first_step(options: Options, deck: Cards, first: int) -> AnyStep:
    """The first card of this deck is taken."""
    return BASHI_FEN.deal(options, None, Shuffle(deck, first))


def every_deal(options: Options, view: AnyView) -> list[Possible]:
    """Every order of the cards that shows the seat its own first view; who takes the kitty sees its order, too."""
    deals = [Possible(deck, first_step(options, deck, view.first).state) for deck in permutations(pack(options))]
    return [deal for deal in deals if deal.state.view(view.seat) == view]


def onward(deals: list[Possible], view: AnyView) -> list[Possible]:
    """The deals one action on that the seat cannot tell from what it has seen now."""
    found = []
    for deal in deals:
        for action, _ in fillings(deal.state, view.history[-1].action):
            state = act(deal.state, action).state
            if looks_like(state.view(view.seat), view):
                found.append(Possible(deal.deck, state))
    return found


def lying(state: AnyState) -> tuple[Any, ...]:
    """Where all cards lie: hands, kitty, and the stock as a heap."""
    truth: Any = state.truth  # type: ignore[attr-defined]
    return tuple(tuple(sorted(map(str, cards))) for cards in (*truth.hands, truth.kitty, truth.stock))


@pytest.mark.parametrize("name", TABLES)
def test_all_that_is_possible_is_imagined_and_nothing_else(name: str, everywhere: bool) -> None:
    options = TABLES[name]
    for number in range(12 if everywhere else 1):
        random = Random(f"{name} {number}")
        step = BASHI_FEN.deal(options, None, BASHI_FEN.chance(options, None, random))
        seat, whim = random.randrange(options.seats), Whim(random)
        deals = every_deal(options, step.state.view(seat))
        while True:
            view = step.state.view(seat)
            left = {lying(deal.state) for deal in deals}
            assert lying(step.state) in left, "the real deal is not among those that fit"
            drawn: Counter[Any] = Counter()
            while left - drawn.keys() and drawn.total() < MOST_DRAWS:
                drawn[lying(BASHI_FEN.imagine(view, random))] += 1
            assert drawn.keys() == left, f"after {len(view.history)} actions seat {seat} imagines otherwise"
            if step.state.turn is None:
                break
            step = act(step.state, whim.choose(step.state.view(step.state.turn)))
            deals = onward(deals, step.state.view(seat))


def test_own_cards_are_known() -> None:
    """The listing keeps what the seat took."""
    step = BASHI_FEN.deal(SIX, None, BASHI_FEN.chance(SIX, None, Random(1)))
    view = step.state.view(step.state.view(0).first)
    assert all(own_cards(deal.state.view(view.seat)) == own_cards(view) for deal in every_deal(SIX, view))
