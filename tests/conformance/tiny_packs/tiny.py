"""Tables so small that every deal a seat may imagine can be listed, and how likely each is where cards go evenly."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import _lru_cache_wrapper, partial
from itertools import product
from math import comb, factorial, prod
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Cards, read_cards, shuffled
from engine.events import Faces, Moved, Place, Seat, Zone
from engine.game import Game, Hidden, Shuffle, State, Step, View, act
from engine.games import GAMES
from engine.games.bao_huang.actions import Tribute
from engine.games.bao_huang.ai.imagine import belief as bao_huang_belief
from engine.games.bao_huang.ai.imagine.sampler import sampler as bao_huang_sampler
from engine.games.bao_huang.ai.simulator import play_loop as bao_huang_loop
from engine.games.bao_huang.melds import height as bao_huang_height
from engine.games.bao_huang.options import step as bao_huang_step
from engine.games.bao_huang.rules.standing import Standing as BaoHuangStanding
from engine.games.bao_huang.rules.standing import givers, takers
from engine.games.bao_huang.rules.tribute import drawn
from engine.games.big_two.ai.imagine import belief as big_two_belief
from engine.games.big_two.ai.imagine import facts as big_two_facts
from engine.games.big_two.ai.simulator import play_loop as big_two_loop
from engine.games.big_two.rules.standing import Standing as BigTwoStanding
from engine.games.taihe_a_bao.ai.imagine import belief as taihe_belief
from engine.games.taihe_a_bao.ai.imagine.sampler import sampler as taihe_sampler
from engine.games.taihe_a_bao.ai.simulator import play_loop as taihe_loop
from engine.games.taihe_a_bao.rules.standing import Standing as TaiheStanding
from engine.parts.drawing import deck_of, hands_taken
from tests.conformance.tables import Whim

Hands = tuple[Cards, ...]
Guess = tuple[Hands, Mapping[int, Any], tuple[int, ...]]
"""First hands, veiled actions by their place in the history, and lots."""


@dataclass(frozen=True)
class Tiny:
    """A game at a table with a handful of cards.

    ``lots``: from how many numbers each lot is drawn; ``seen_as``: what of a card tells guesses apart.
    """

    game: Game
    name: str
    options: Any
    deck: Cards
    standing: Any = None
    first: Seat = 0
    lots: tuple[int, ...] = ()
    seen_as: Callable[[Card], Any] = field(default=str)
    direction: int = 1
    bound: Callable[[State[Any]], bool] = field(default=lambda _state: False)
    """Whether the seat on turn may not do all that the shapes of cards allow: what it does then proves something."""
    prepared: Callable[[Any], Callable[[Random], Hidden[Any]]] | None = None
    """The game's source of guesses for one view, where it has one that works out only once what they share."""
    believed: Callable[[Any], Callable[[Random], tuple[int, ...]]] | None = None
    """The game's source of present hands as its search imagines them, where it weighs no evidence."""
    packed: Callable[[Cards], int] | None = None
    """One hand as the search has it."""

    def __str__(self) -> str:
        return f"{self.game.key}-{self.name}"

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.game.seats(self.options))

    def dealt(self, hands: Hands, lots: tuple[int, ...]) -> Step[Any]:
        """The first step of a deal with these hands, by the game's own deal."""
        deck = deck_of(hands, self.first, step=self.direction)
        return self.game.deal(self.options, self.standing, Shuffle(deck, self.first, lots))

    def key(self, guess: Guess, view: View[Any]) -> tuple[Any, ...]:
        """What tells guesses apart: who took what, what was given unseen, and in which order lots handed it out."""
        hands, actions, lots = guess
        given = tuple((place, self._sorted(cards_of(actions[place]))) for place in sorted(actions))
        return tuple(map(self._sorted, hands)), given, self._handed_out(actions, lots, view)

    def _handed_out(self, actions: Mapping[int, Any], lots: tuple[int, ...], view: View[Any]) -> tuple[Any, ...]:
        if not self.lots:
            return ()
        gifts = [
            cards_of(actions.get(place, seen.action))
            for place, seen in enumerate(view.history)
            if isinstance(seen.action, Tribute)
        ]
        all_given = len(gifts) == len(givers(self.standing, self.options))
        pool = tuple(card for cards in gifts for card in cards if card is not None)
        return tuple(map(self.seen_as, drawn(pool, lots))) if all_given else ()

    def _sorted(self, cards: Faces) -> tuple[Any, ...]:
        return tuple(sorted(self.seen_as(card) for card in cards if card is not None))

    def draws(self, view: View[Any]) -> Callable[[Random], Hidden[Any]]:
        """A source of guesses for this view."""
        return self.prepared(view) if self.prepared else partial(self.game.sample, view)

    def guessed(self, hidden: Hidden[Any]) -> Guess:
        """A sampled guess by its parts."""
        hands = hands_taken(hidden.deck, self.first, self.seats, step=self.direction)
        return hands, hidden.actions, hidden.lots


def cards_of(action: Any) -> Faces:
    """The cards that an action names."""
    return tuple(action.cards) if hasattr(action, "cards") else (action.card,)


def forget_all(key: str) -> None:
    """Empties whatever the modules of a game remember: it may have been worked out for another pack."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"engine.games.{key}"):
            for thing in vars(module).values():
                if isinstance(thing, _lru_cache_wrapper):
                    thing.cache_clear()


def shrink(tiny: Tiny, patch: pytest.MonkeyPatch) -> None:
    """Every module of the game that knows its pack knows the tiny one instead."""
    room = f"engine.games.{tiny.game.key}"
    original = sys.modules[f"{room}.options"].pack  # type: ignore[attr-defined]
    for name, module in list(sys.modules.items()):
        if name.startswith(room) and getattr(module, "pack", None) is original:
            patch.setattr(module, "pack", lambda _options: tiny.deck)
    if tiny.game.key == "big_two":
        patch.setattr(big_two_facts, "HAND_SIZE", len(tiny.deck) // tiny.seats)


def dealt_and_played(tiny: Tiny, seed: int, most: int = 80) -> list[Step[Any]]:
    """A deal of this table between random players, step by step; nothing where a hand is too small for its duty."""
    random = Random(f"{tiny} {seed}")
    hands = hands_taken(shuffled(tiny.deck, random.random), tiny.first, tiny.seats, step=tiny.direction)
    steps, whim = [tiny.dealt(hands, tuple(int(random.random() * number) for number in tiny.lots))], Whim(random)
    while (turn := steps[-1].state.turn) is not None and len(steps) < most:
        view = steps[-1].state.view(turn)
        if any(view.refusal(action) for action in view.candidates()) or not any(True for _ in view.candidates()):
            return []
        steps.append(act(steps[-1].state, whim.choose(view)))
    return steps


@dataclass(frozen=True)
class Way:
    """One deal that a seat cannot tell from the real one so far, and how likely it is against the others."""

    guess: Guess
    state: State[Any]
    weight: float


def first_ways(tiny: Tiny, view: View[Any]) -> list[Way]:
    """Every deal that shows this seat its own cards, before anything is done; lots are left for later."""
    own = own_cards(view)
    sizes = [len(hand) for hand in hands_taken(tiny.deck, tiny.first, tiny.seats, step=tiny.direction)]
    left = Counter(tiny.deck) - Counter(own)
    ways = []
    for hands in _handed_out(left, sizes, view.seat, own):
        others = [hand for seat, hand in enumerate(hands) if seat != view.seat]
        weight = prod(factorial(left[card]) // prod(factorial(hand.count(card)) for hand in others) for card in left)
        state = tiny.dealt(hands, ()).state
        if state.view(view.seat).opening == view.opening and state.view(view.seat).places() == view.places():
            ways.append(Way((hands, {}, ()), state, weight))
    return ways


def own_cards(view: View[Any]) -> Cards:
    """The seat's own cards in the order in which it took them."""
    hand = Place(Zone.HAND, view.seat)
    taken = (event for event in view.opening if isinstance(event, Moved) and event.target == hand)
    return tuple(card for event in taken for card in event.cards if card is not None)


def _handed_out(left: Counter[Card], sizes: list[int], own_seat: Seat, own: Cards) -> Iterator[Hands]:
    if not sizes:
        yield ()
        return
    if len(sizes) - 1 == own_seat:
        for before in _handed_out(left, sizes[:-1], own_seat, own):
            yield (*before, own)
        return
    for hand in choices(left, sizes[-1]):
        for before in _handed_out(left - Counter(hand), sizes[:-1], own_seat, own):
            yield (*before, hand)


def choices(cards: Counter[Card], number: int) -> Iterator[Cards]:
    """Every so-many of these cards, equal ones not told apart."""
    kinds = sorted(cards, key=str)
    for taken in product(*(range(min(cards[kind], number) + 1) for kind in kinds)):
        if sum(taken) == number:
            yield tuple(kind for kind, copies in zip(kinds, taken, strict=True) for _ in range(copies))


def further(tiny: Tiny, ways: list[Way], view: View[Any]) -> list[Way]:
    """The ways one action on: those that the seat still cannot tell from what it has seen now."""
    place, seen = len(view.history) - 1, view.history[-1]
    by_lot = tiny.lots and isinstance(seen.action, Tribute) and place == len(givers(tiny.standing, tiny.options)) - 1
    found = []
    for way in ways:
        hands, before, _ = way.guess
        for action, chance in fillings(way.state, seen.action):
            actions = dict(before) if action == seen.action else {**before, place: action}
            for lots in product(*map(range, tiny.lots)) if by_lot else [way.guess[2]]:
                state = act(_again(tiny, hands, actions, lots, view) if by_lot else way.state, action).state
                if looks_like(state.view(view.seat), view):
                    found.append(Way((hands, actions, lots), state, way.weight * chance))
    return found


def _again(tiny: Tiny, hands: Hands, actions: Mapping[int, Any], lots: tuple[int, ...], view: View[Any]) -> State[Any]:
    """The deal played again up to the last action, with these lots."""
    state = tiny.dealt(hands, lots).state
    for place, seen in enumerate(view.history[:-1]):
        state = act(state, actions.get(place, seen.action)).state
    return state


def looks_like(one: View[Any], other: View[Any]) -> bool:
    """Whether two views that were alike one action ago are so still."""
    return one.history[-1] == other.history[-1] and one.phase == other.phase and one.places() == other.places()


def fillings(state: State[Any], seen: Any) -> list[tuple[Any, float]]:
    """Every allowed action that may hide behind what was seen, and what it weighs.

    Were equal cards told apart, each course of a deal would count once; but of a gift, any of the cards that its giver
    might have chosen is as likely as the next.
    """
    assert state.turn is not None
    view = state.view(state.turn)
    held = Counter(card for card in view.places().get(Place(Zone.HAND, view.seat), ()) if card is not None)
    if "?" not in str(seen):
        return [(seen, float(copies_of(seen, held)))] if view.refusal(seen) is None else []
    number = len(cards_of(seen))
    found = []
    for cards in choices(held, number):
        action = replace(seen, card=cards[0]) if hasattr(seen, "card") else view.readings(cards)[0]
        if view.refusal(action) is None:
            found.append((action, prod(comb(held[card], cards.count(card)) for card in set(cards))))
    total = sum(copies for _, copies in found)
    even = hasattr(seen, "card")  # of distinct cards each deal counts once, however many could have been given
    return [(action, 1.0 if even else copies / total) for action, copies in found]


def copies_of(seen: Any, held: Counter[Card]) -> int:
    """In how many ways a play can be made of this hand, were equal cards told apart."""
    laid = Counter(seen.cards) if str(seen).startswith("play ") else Counter()
    return prod(comb(held[card], number) for card, number in laid.items())


TAIHE, BAO_HUANG, BIG_TWO = GAMES["taihe_a_bao"], GAMES["bao_huang"], GAMES["big_two"]
TWELVE = read_cards("4H 4S 4C 4D 5H 5S 5C 5D 9H 9S KH AH")
NINE = read_cards("4H 4S 5H 5S 5C 9H KH KS AH")
EIGHT = read_cards("4H 4S 5H 5S 9H KH KS AH")


def taihe(name: str, deck: Cards, standing: TaiheStanding | None = None, **options: Any) -> Tiny:
    """A small table of Taihe A Bao."""
    made = TAIHE.options(**options)
    return Tiny(
        TAIHE, name, made, deck, standing, prepared=taihe_sampler, believed=_taihe_hands, packed=taihe_loop.packed
    )


def big_two(name: str, deck: str, standing: BigTwoStanding | None = None, **options: Any) -> Tiny:
    """A small table of Big Two."""
    made = BIG_TWO.options(**options)
    return Tiny(
        BIG_TWO,
        name,
        made,
        read_cards(deck),
        standing,
        bound=_on_duty,
        believed=_big_two_hands,
        packed=big_two_loop.packed,
    )


def _taihe_hands(view: Any) -> Callable[[Random], tuple[int, ...]]:
    draw = taihe_belief.believed(view, infers=False)
    return lambda random: draw(random).hands


def _big_two_hands(view: Any) -> Callable[[Random], tuple[int, ...]]:
    return big_two_belief.believed(view, infers=False)


def _bao_huang_hands(view: Any) -> Callable[[Random], tuple[int, ...]]:
    draw = bao_huang_belief.believed(view, infers=False)
    return lambda random: draw(random).hands


def _on_duty(state: State[Any]) -> bool:
    return state.turn is not None and bool(state.view(state.turn).is_obliged)


def bao_huang(name: str, deck: str, standing: BaoHuangStanding | None = None, **options: Any) -> Tiny:
    """A small table of Bao Huang; lots only where gifts go by lot."""
    made = BAO_HUANG.options(**options)
    by_lot = made.tribute == "face_down" and bool(givers(standing, made))
    number = len(takers(standing, made, 0)) if by_lot else 0
    return Tiny(
        BAO_HUANG,
        name,
        made,
        read_cards(deck),
        standing,
        lots=tuple(range(number, 0, -1)),
        seen_as=bao_huang_height,
        direction=bao_huang_step(made),
        prepared=bao_huang_sampler,
        believed=_bao_huang_hands,
        packed=bao_huang_loop.packed,
    )


WON = BaoHuangStanding(first=4, finish=(0, 1, 2, 3, 4), emperor=0, eunuch=2, tie=False)
LOST = BaoHuangStanding(first=4, finish=(1, 0, 3, 4, 2), emperor=0, eunuch=2, tie=False)
ALONE = BaoHuangStanding(first=4, finish=(0, 3, 1, 2, 4), emperor=3, eunuch=3, tie=False)
SMALL = "RJ* BJ* 2S AH AH KS KS 6S 6S 6H"
MIDDLING = "RJ* BJ* 2S 2H AH AH KS KS 6S 6S 6S 6S"
"""Few kinds of cards: most hands are alike, which is what weighs one imagined deal against another."""
