"""What a seat of Bashi Fen may imagine once pairs, tractors and throws were played, on packs of a few ranks.

Every way to lay the cards that a seat does not see is listed; those from which the deal as it was seen could have come
are possible. None but these is imagined, and each of them sometime, where they are few.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import factorial, prod
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Cards
from engine.events import Seat
from engine.game import AnyState, AnyStep, Shuffle, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Bid, Bury, Play
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.phases import Playing
from engine.parts.drawing import deck_of, hands_taken
from tests.conformance.tables import Whim
from tests.conformance.tiny_packs.test_kitty import lying
from tests.conformance.tiny_packs.tiny import choices

TWO_RANKS = Options(packs=2, lowest_rank="K", start_level="K", kitty=4)
"""Kings are trumps, Aces the only cards of their suits."""
THREE_RANKS = Options(packs=1, lowest_rank="Q", start_level="Q", kitty=2)
"""Queens are trumps; Ace and King of a suit can be thrown."""
EIGHT_CARDS = Options(packs=1, constant_trumps=True, start_level="3", kitty=22)
"""2s and Threes are trumps, and most of the pack lies in the kitty: no pack that has 2s is tiny."""
TABLES = {
    "pairs": (replace(TWO_RANKS, jokers="none"), 0, 0),
    "pairs_and_throws": (TWO_RANKS, 1, 0),
    "throws": (THREE_RANKS, 7, 0),
    "strictly_highest": (replace(THREE_RANKS, throws="strictly_highest"), 7, 1),
    "lowest_beaten_part": (replace(THREE_RANKS, failed_throw="lowest_beaten_part", direction="clockwise"), 7, 0),
    "constant_trumps": (EIGHT_CARDS, 7, 3),
}
"""Options, and the deal and the seat that are followed every day.

Guesses go wrong there if what a follow proves, or what was said to a throw, is left out of account. For the last table
no deal was found that shows what a forced part proves.
"""
SEEDS = 60
"""``--thorough`` follows those of so many deals in which most leads are of several cards and most throws fail."""
MOST_PLACEMENTS = 700
"""A seat is followed from where there are no more ways than this to lay the cards that it does not see."""
DRAWS = 40
"""Guesses at a moment, each of which must be possible …"""
FEW, MOST_DRAWS = 40, 3000
"""… and where so few are possible, guesses until all were drawn, but no more than so many."""


@dataclass(frozen=True)
class Course:
    """A finished deal: its deck, and every step with the action that led there."""

    options: Options
    deck: Cards
    first: Seat
    steps: tuple[AnyStep, ...]
    actions: tuple[Any, ...]

    def phase(self, ply: int) -> Any:
        """What was going on after so many actions."""
        state: Any = self.steps[ply].state
        return state.view(0).phase

    @property
    def telling(self) -> tuple[int, int]:
        """How many throws failed, and how many leads were of several cards."""
        led = [
            action
            for ply, action in enumerate(self.actions)
            if type(action) is Play and len(action.cards) > 1 and self.phase(ply).lead is None
        ]
        failed = {seat for ply in range(len(self.steps)) for seat in getattr(self.phase(ply), "failed", ())}
        return len(failed), len(led)


def course(options: Options, seed: int) -> Course:
    """A deal between random players."""
    random = Random(seed)
    shuffle = BASHI_FEN.chance(options, None, random)
    steps, actions, whim = [BASHI_FEN.deal(options, None, shuffle)], [], Whim(random)
    while (turn := steps[-1].state.turn) is not None:
        actions.append(whim.choose(steps[-1].state.view(turn)))
        steps.append(act(steps[-1].state, actions[-1]))
    return Course(options, shuffle.deck, shuffle.first, tuple(steps), tuple(actions))


def most_telling(options: Options, count: int) -> list[Course]:
    """The deals of a table in which most is proven by what was led."""
    return sorted((course(options, seed) for seed in range(SEEDS)), key=lambda each: each.telling, reverse=True)[:count]


def placements(cards: Counter[Card], sizes: list[int]) -> Iterator[tuple[Cards, ...]]:
    """Every way to lay these cards in heaps of these sizes."""
    if not sizes:
        yield ()
        return
    for heap in choices(cards, sizes[0]):
        for others in placements(cards - Counter(heap), sizes[1:]):
            yield (heap, *others)


def most_placements(cards: Counter[Card], sizes: list[int]) -> int:
    """At least as many as there are ways to lay these cards, as if equal ones never shared a heap."""
    return factorial(sum(sizes)) // prod(map(factorial, (*sizes, *cards.values())))


def possible(deal: Course, ply: int, seat: Seat) -> set[Any] | None:
    """Where the cards may lie that the seat does not see after so many actions; None where there are too many ways."""
    state: Any = deal.steps[ply].state
    view, truth = state.view(seat), state.truth
    others = [other for other in range(deal.options.seats) if other != seat]
    hidden_kitty = truth.kitty if None in view.kitty else ()
    unseen = Counter([*hidden_kitty, *(card for other in others for card in truth.hands[other])])
    sizes = [*(len(truth.hands[other]) for other in others), len(hidden_kitty)]
    if most_placements(unseen, sizes) > MOST_PLACEMENTS:
        return None
    found = set()
    for *heaps, kitty in placements(unseen, sizes):
        now = dict(zip(others, heaps, strict=True)) | {seat: truth.hands[seat]}
        again = played_again(deal, ply, seat, now, kitty if hidden_kitty else truth.kitty)
        if again is not None and again.view(seat) == view:
            found.add(lying(again))
    return found


def played_again(deal: Course, ply: int, seat: Seat, now: dict[Seat, Cards], kitty: Cards) -> AnyState | None:
    """The deal that leads to these hands and this kitty by the same actions; None where one is not allowed."""
    state: Any = deal.steps[ply].state
    phase, size = state.view(seat).phase, len(kitty)
    real = hands_taken(
        deal.deck[: len(deal.deck) - size], deal.first, deal.options.seats, step=_direction(deal.options)
    )
    hands, heap = [], deal.deck[len(deal.deck) - size :]
    for other in range(deal.options.seats):
        if other == seat:
            hands.append(real[seat])
            continue
        played = [card for trick in phase.tricks for card in trick.plays[other]]
        held = (*now[other], *played, *phase.plays[other], *(kitty if other == phase.taker else ()))
        shown = _shown(deal, ply, other)
        ordered = (*shown, *(Counter(held) - Counter(shown)).elements())
        hands.append(ordered[: len(real[other])])
        heap = ordered[len(real[other]) :] or heap
    state = BASHI_FEN.deal(
        deal.options, None, Shuffle(deck_of(hands, deal.first, heap, step=_direction(deal.options)), deal.first)
    ).state
    for action in deal.actions[:ply]:
        meant = BASHI_FEN.read_action(f"bury {' '.join(map(str, kitty))}") if type(action) is Bury else action
        if state.view(state.turn).refusal(meant) is not None:
            return None
        state = state.after(meant).state
    return state


def _shown(deal: Course, ply: int, seat: Seat) -> Cards:
    """The cards with which a seat has bid, in the order in which it showed them."""
    shown = Counter[Card]()
    for number, action in enumerate(deal.actions[:ply]):
        if type(action) is Bid and deal.steps[number].state.turn == seat:
            shown |= Counter(action.cards)
    return tuple(shown.elements())


def _direction(options: Options) -> int:
    return 1 if options.direction == "counter_clockwise" else -1


def followed(deal: Course, seat: Seat, seed: int) -> int:
    """At how many moments of a deal this seat's guesses were compared with all that is possible."""
    looks, random = 0, Random(seed)
    for ply in range(len(deal.steps)):
        state: Any = deal.steps[ply].state
        if type(state.view(seat).phase) is not Playing:
            continue
        left = possible(deal, ply, seat)
        if left is None:
            continue
        assert lying(state) in left, "the real deal is not among those that fit"
        view, looks, number = state.view(seat), looks + 1, 0
        drawn = set()
        while number < DRAWS or (len(left) <= FEW and left - drawn and number < MOST_DRAWS):
            drawn.add(lying(BASHI_FEN.imagine(view, random)))
            number += 1
        assert drawn <= left, f"after {ply} actions seat {seat} imagines what cannot be"
        assert len(left) > FEW or drawn == left, f"after {ply} actions seat {seat} never imagines what can be"
    return looks


@pytest.mark.parametrize("name", TABLES)
def test_what_leads_of_several_cards_prove_is_imagined_and_no_more(name: str, everywhere: bool) -> None:
    options, seed, seat = TABLES[name]
    assert followed(course(options, seed), seat, seed)
    for number, deal in enumerate(most_telling(options, 12) if everywhere else ()):
        assert all(followed(deal, seat, number) for seat in range(options.seats))
