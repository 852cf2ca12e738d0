"""Claims in climbing games: the rest of a hand in plays that nobody can beat, whatever the unseen cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Protocol, TypeVar

from engine.cards import Card, Cards, without
from engine.game import AnyView
from engine.values import replace

Kinds = tuple[int, ...]
"""Cards by what tells them apart in a game, rising; equal cards are of one kind."""
ClaimLine = tuple[Cards, ...]
"""Plays that are led one after the other."""

ClimbingView = Any
"""The view of a climbing game, a frozen dataclass with ``hand``, ``counts`` and a ``phase`` with the ``Trick``; any,
since ``replace`` takes its fields by name, and what type the phase is differs from game to game."""


class LaidCards(Protocol):
    """An action that lays cards."""

    @property
    def cards(self) -> Cards: ...


L = TypeVar("L", bound=LaidCards)

MOST_LINES_TRIED = 40
"""At most so many lines are checked for whether every play of theirs is allowed."""


def claimed(
    view: ClimbingView,
    firsts: Iterable[Cards] | None,
    ways: Callable[[Cards], Iterator[ClaimLine]],
    said: Callable[[Cards, int], L],
) -> tuple[L, ...]:
    """The line of plays of the seat on turn that empties its hand before anybody else plays a card; () without one.

    ``firsts``: plays that beat what lies there and that nobody can beat; None for a leader. ``ways``: lines that empty
    a hand which leads, of which only the last play can be beaten. ``said``: the action that lays these cards and leaves
    so many. A line has at least two plays: a hand that is played at once need not be claimed.
    """
    lines = ways(view.hand) if firsts is None else _after_first(view.hand, firsts, ways)
    for line in islice(lines, MOST_LINES_TRIED):
        actions = tuple(_actions(len(view.hand), line, said))
        if all_allowed(view, actions):
            return actions if len(actions) > 1 else ()
    return ()


def _after_first(
    hand: Cards, firsts: Iterable[Cards], ways: Callable[[Cards], Iterator[ClaimLine]]
) -> Iterator[ClaimLine]:
    for first in firsts:
        yield from ((first, *line) for line in ways(without(hand, first)))


def _actions(held: int, line: ClaimLine, said: Callable[[Cards, int], L]) -> Iterator[L]:
    for cards in line:
        held -= len(cards)
        yield said(cards, held)


def all_allowed(view: ClimbingView, plays: Sequence[LaidCards]) -> bool:
    """Whether the seat on turn may make these plays one after the other, while all others pass."""
    for play in plays:
        if view.refusal(play) is not None:
            return False
        view = _unbeaten(view, play.cards)
    return True


def _unbeaten(view: ClimbingView, cards: Cards) -> ClimbingView:
    """The view of the seat on turn once it has laid these cards and all others have passed."""
    trick, seat = view.phase.trick, view.seat
    led = replace(
        trick,
        plays=tuple(number + (each == seat) for each, number in enumerate(trick.plays)),
        over=None,
        best=None,
        passes=0,
        barred=frozenset(),
    )
    counts = tuple(count - len(cards) * (each == seat) for each, count in enumerate(view.counts))
    return replace(view, hand=without(view.hand, cards), counts=counts, phase=replace(view.phase, trick=led))


def unseen(view: AnyView, pack: Cards) -> Cards:
    """The cards of a pack that lie nowhere where this view sees them."""
    seen = Counter(card for cards in view.places().values() for card in cards if card is not None)
    return tuple((Counter(pack) - seen).elements())


def splits(hand: Kinds, plays: Iterable[Kinds], firm: Callable[[Kinds], bool]) -> Iterator[tuple[Kinds, ...]]:
    """Ways to lay a whole hand in plays of which all but the last are ``firm``: nobody can beat them.

    One way in which all are firm, then one for every last play that can be beaten, long ones first. The plays before it
    stand in the order in which players lead them, more cards before fewer and high before low.
    """
    sure: dict[int, list[Kinds]] = {}
    others: list[Kinds] = []
    for play in sorted(plays, key=len, reverse=True):
        if firm(play):
            sure.setdefault(play[0], []).append(play)
        else:
            others.append(play)
    bare = set(hand).difference(kind for found in sure.values() for play in found for kind in play)
    known: dict[Kinds, tuple[Kinds, ...] | None] = {(): ()}

    def laid(rest: Kinds) -> tuple[Kinds, ...] | None:
        """One way to lay this rest in firm plays alone: its lowest card has to go with one of them."""
        if rest not in known:
            known[rest] = None
            for play in sure.get(rest[0], ()):
                left = _less(rest, play)
                more = None if left is None else laid(left)
                if more is not None:
                    known[rest] = (play, *more)
                    break
        return known[rest]

    lasts = ((),) if not bare else ()
    for last in (*lasts, *(play for play in others if bare <= set(play))):
        rest = _less(hand, last)
        line = None if rest is None else laid(rest)
        if line is not None:
            ordered = sorted(line, key=lambda play: (len(play), play[-1]), reverse=True)
            yield (*ordered, last) if last else tuple(ordered)


def _less(rest: Kinds, play: Kinds) -> Kinds | None:
    """The rest without these; None where it does not hold them all."""
    left = list(rest)
    for kind in play:
        if kind not in left:
            return None
        left.remove(kind)
    return tuple(left)


def in_cards(hand: Sequence[Card], line: Iterable[Kinds], kind: Callable[[Card], int]) -> ClaimLine:
    """The plays of a line in the cards of this hand, which holds them all."""
    stacks: dict[int, list[Card]] = {}
    for card in hand:
        stacks.setdefault(kind(card), []).append(card)
    return tuple(tuple(stacks[each].pop(0) for each in play) for play in line)
