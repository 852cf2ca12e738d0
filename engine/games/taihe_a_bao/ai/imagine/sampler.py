"""Deals that a view of Taihe A Bao cannot tell from the real one, drawn evenly from all there are.

Only two things are hidden: who took which of the other cards, and which card a caller gave back. Cards move between
hands in a handful of *transfers*; a card's *path* is where it began and which hidden transfers carried it. What the
view knows (own cards, calls, cards played, the 4♥'s holder, what a second call proves) rules paths out card by card.
Cards with the same paths left are alike, so the ways to fill the hidden transfers can be listed and weighed exactly.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate, islice
from math import factorial, prod
from random import Random
from typing import Generic, TypeVar

from engine.cards import Card, shuffled
from engine.events import Seat
from engine.game import Hidden, NothingImaginedError
from engine.games.taihe_a_bao.actions import Action, Give
from engine.games.taihe_a_bao.ai.imagine.facts import Facts, facts_of
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.exchange import stays
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.unseen import imagined_deck
from engine.values import replace

T = TypeVar("T")
"""The type of a card in a guess: the card itself, or a number."""


@dataclass(frozen=True, slots=True)
class Path:
    """Where a card began, and the hidden transfers that carried it, in order."""

    start: Seat
    carried: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Filling:
    """One way to fill the hidden transfers: which path cards of each class take, and how many deals fit it."""

    picks: tuple[tuple[int, Path], ...]
    weight: int


@dataclass(frozen=True, slots=True)
class PartialFilling:
    """An unfinished filling: which hidden transfers are filled, and how many cards and places are left."""

    left: tuple[int, ...]
    room: tuple[int, ...]
    filled: frozenset[int] = frozenset()
    picks: tuple[tuple[int, Path], ...] = field(default=())
    choices: int = 1


@dataclass(frozen=True, slots=True)
class Dealt(Generic[T]):
    """One guess: what each seat took, in no order, and what was given at which place in the history, if unseen."""

    hands: list[list[T]]
    given: dict[int, T]


def dealer(view: View, named: Callable[[Card], T]) -> Callable[[Random], Dealt[T]]:
    """A source of guesses for this view, with cards called by these names; what guesses share is worked out once.

    Raises NothingImaginedError where no deal fits.
    """
    known = facts_of(view)
    paths = {card: tuple(paths_of(card, known, view)) for card in pack(view.options)}
    classes: dict[tuple[Path, ...], list[T]] = {}
    for card, open_paths in paths.items():
        classes.setdefault(open_paths, []).append(named(card))
    kinds = tuple(classes)
    hidden = [number for number, transfer in enumerate(known.transfers) if transfer.card is None]
    start = PartialFilling(tuple(map(len, classes.values())), (len(known.own),) * view.options.seats)
    every = (weighed_filling(filled, kinds) for filled in every_filling(start, kinds, hidden))
    fillings = [filling for filling in every if filling.weight]
    if not fillings:
        raise NothingImaginedError("no way to fill the hidden transfers fits the view")
    bounds = list(accumulate(filling.weight for filling in fillings))
    own = view.seat, [named(card) for card in known.own]
    places = [transfer.place for transfer in known.transfers]
    stacks = [(resting[0] if len(resting := _resting(kind)) == 1 else None, cards) for kind, cards in classes.items()]

    def deal(random: Random) -> Dealt[T]:
        filling = fillings[bisect_right(bounds, int(random.random() * bounds[-1]))]
        return _dealt(own, view.options.seats, places, stacks, filling, random)

    return deal


def sampler(view: View) -> Callable[[Random], Hidden[Action]]:
    """A source of guesses for this view, each a whole deck and the cards given back."""
    deal = dealer(view, lambda card: card)

    def sample(random: Random) -> Hidden[Action]:
        dealt = deal(random)
        deck = imagined_deck(view, dict(enumerate(dealt.hands)), random)
        return Hidden(deck, {place: Give(card) for place, card in dealt.given.items()})

    return sample


def sample(view: View, random: Random) -> Hidden[Action]:
    """The cards that this view cannot see, imagined so that every hard fact holds."""
    return sampler(view)(random)


def paths_of(card: Card, known: Facts, view: View) -> Iterator[Path]:
    """All paths of this card that fit the facts; only own cards began in the own hand."""
    for start in range(view.options.seats):
        if (start == view.seat) == (card in known.own):
            yield from _onward(card, known, view.protected, 0, start, Path(start))


def _onward(card: Card, known: Facts, protected: bool, now: int, seat: Seat, path: Path) -> Iterator[Path]:
    if known.fixed[card].get(now, seat) != seat:
        return
    if now == len(known.transfers):
        yield path
        return
    transfer = known.transfers[now]
    if transfer.card == card:
        yield from _onward(card, known, protected, now + 1, transfer.target, path)
        return
    yield from _onward(card, known, protected, now + 1, seat, path)
    may_be_given = card != transfer.barred and not stays(card, protected)
    if transfer.card is None and seat == transfer.source and may_be_given:
        carried = replace(path, carried=(*path.carried, now))
        yield from _onward(card, known, protected, now + 1, transfer.target, carried)


def every_filling(
    partial: PartialFilling, kinds: tuple[tuple[Path, ...], ...], hidden: list[int]
) -> Iterator[PartialFilling]:
    """Every way to give each hidden transfer one card, by classes of cards that are alike."""
    missing = next((number for number in hidden if number not in partial.filled), None)
    if missing is None:
        yield partial
        return
    for number, kind in enumerate(kinds):
        for path in kind:
            if partial.left[number] and path.carried[:1] == (missing,) and not partial.filled & set(path.carried):
                yield from every_filling(
                    PartialFilling(
                        _less(partial.left, number),
                        _less(partial.room, path.start),
                        partial.filled | set(path.carried),
                        (*partial.picks, (number, path)),
                        partial.choices * partial.left[number],
                    ),
                    kinds,
                    hidden,
                )


def weighed_filling(partial: PartialFilling, kinds: tuple[tuple[Path, ...], ...]) -> Filling:
    """How many deals fit this filling: none where the cards that stay put do not fit into the hands."""
    room, free = list(partial.room), 0
    for left, kind in zip(partial.left, kinds, strict=True):
        resting = _resting(kind)
        if left and not resting:
            return Filling(partial.picks, 0)
        if len(resting) == 1:
            room[resting[0]] -= left
        else:
            free += left
    if min(room) < 0:
        return Filling(partial.picks, 0)
    assert sum(room) == free
    return Filling(partial.picks, partial.choices * factorial(free) // prod(map(factorial, room)))


def _resting(kind: tuple[Path, ...]) -> tuple[Seat, ...]:
    """Where cards of this class can have begun if no hidden transfer carried them."""
    return tuple(path.start for path in kind if not path.carried)


def _dealt(
    own: tuple[Seat, list[T]],
    seats: int,
    places: list[int],
    stacks: list[tuple[Seat | None, list[T]]],
    filling: Filling,
    random: Random,
) -> Dealt[T]:
    """First hands and cards given back for this filling, each card of a class as likely as the next.

    ``stacks``: the cards of each class, and where all of them began that no hidden transfer carried, if one knows.
    """
    hands: list[list[T]] = [[] for _ in range(seats)]
    given: dict[int, T] = {}
    left: dict[int, list[T]] = {}
    for number, path in filling.picks:
        if number not in left:
            left[number] = list(stacks[number][1])
        card = left[number].pop(int(random.random() * len(left[number])))
        hands[path.start].append(card)
        for each in path.carried:
            given[places[each]] = card
    free: list[T] = []
    for number, (start, stack) in enumerate(stacks):
        (free if start is None else hands[start]).extend(left.get(number, stack))
    mixed = iter(shuffled(free, random.random))
    seat, cards = own
    for other, hand in enumerate(hands):
        if other != seat:
            hand.extend(islice(mixed, len(cards) - len(hand)))
    hands[seat] = cards
    return Dealt(hands, given)


def _less(numbers: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] - 1, *numbers[place + 1 :])
