"""What happened, as facts: cards moved, something was said, a mark was set, points were scored, the deal ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card
from engine.words import Text

Seat = int
"""Numbered from 0 counter-clockwise; seat 0 is south."""


class Zone(StrEnum):
    """The kinds of places where cards can lie."""

    STOCK = "stock"
    HAND = "hand"
    TABLE = "table"
    SHOWN = "shown"
    POOL = "pool"
    KITTY = "kitty"
    TAKEN = "taken"
    ASIDE = "aside"


class Place(NamedTuple):
    """A zone, and the seat it belongs to; ``None`` where it is everybody's. Written ``hand:1`` or ``stock``."""

    zone: Zone
    seat: Seat | None = None

    def __str__(self) -> str:
        return self.zone.value if self.seat is None else f"{self.zone.value}:{self.seat}"


STOCK = Place(Zone.STOCK)
ASIDE = Place(Zone.ASIDE)
Faces = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards went from one place to another, in this order; ``source`` None: out of the box.

    A move from a place to itself restates the whole place, turned over or mixed. ``witnesses`` sees the faces
    (None: everybody does); what a seat is shown of the event holds None for every card that it may not see.
    """

    cards: Faces
    source: Place | None
    target: Place
    witnesses: frozenset[Seat] | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A seat said something that all heard: a pass, a call, a declaration."""

    seat: Seat
    text: Text


@dataclass(frozen=True, slots=True)
class Marked:
    """A mark (``declarer``, ``starter``, ``best`` …) is now on this seat with this label; seat None takes it away.

    A mark that several seats wear at once has the seat's number after a dot (``people.2``).
    """

    mark: str
    seat: Seat | None
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a result: words as data, and the amount that it brings or makes."""

    key: str
    args: tuple[tuple[str, object], ...]
    amount: int

    @property
    def text(self) -> Text:
        """The sentence for it, under ``line.<key>`` in the catalogue; it may use ``{amount}``."""
        return Text(f"line.{self.key}", (*self.args, ("amount", self.amount)))


@dataclass(frozen=True, slots=True)
class Scored:
    """The deal's result: the sum that led to it line by line, and each seat's change in points."""

    lines: tuple[Line, ...]
    changes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal is over. ``winners`` is the winning side; a deal that does not count (thrown in) is ``void``."""

    winners: tuple[Seat, ...]
    void: bool = False


Event = Moved | Said | Marked | Scored | Ended


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as this seat sees it: hidden faces become backs, and nothing tells who else saw them."""
    return seen_by_each(event, (seat,))[0]


def seen_by_each(event: Event, seats: Iterable[Seat]) -> tuple[Event, ...]:
    """The event as each of these seats sees it; seats that see the same share it."""
    if not isinstance(event, Moved) or event.witnesses is None:
        return tuple(event for _ in seats)
    faces = Moved(event.cards, event.source, event.target)
    backs = Moved((None,) * len(event.cards), event.source, event.target)
    return tuple(faces if seat in event.witnesses else backs for seat in seats)


@dataclass(frozen=True, slots=True)
class Picture:
    """All that a seat can see on the table, folded from events: places with cards, marks and words.

    ``words``: what each seat said last, in the order in which it was said.
    ``opened``: hands and kitties that were turned over where they lay, and lie face up since.
    """

    places: Mapping[Place, Faces]
    marks: Mapping[str, tuple[Seat, Text | None]]
    words: Mapping[Seat, Text]
    opened: frozenset[Place] = frozenset()


TURNED_OVER = (Zone.HAND, Zone.KITTY)
"""Places that lie face down as a rule, and stay open once they are turned over."""
BEGIN_A_ROUND = ("starter", "caller")
"""Marks of who begins a round of questions; where one goes, its round and what was said in it are over."""
EMPTY_PICTURE = Picture({}, {}, {})


def folded(picture: Picture, events: Iterable[Event], seat: Seat) -> Picture:
    """The picture after these events, which are as ``seat`` saw them.

    Another seat's hand is backs until it is turned over: what was seen of it before belongs to knowledge, not to the
    picture. A place without cards is absent.
    """
    places, marks, words, opened = dict(picture.places), dict(picture.marks), dict(picture.words), picture.opened
    for event in events:
        match event:
            case Moved(cards, source, target):
                if source == target:
                    places[target] = ()
                    if target.zone in TURNED_OVER:
                        opened = opened | {target} if any(cards) else opened - {target}
                elif target.zone is Zone.KITTY:
                    opened -= {target}  # what is buried lies face down
                if source is not None and source != target:
                    places[source] = _less(places.get(source, ()), cards)
                if Zone.TABLE in (target.zone, source and source.zone):
                    words.clear()  # a pass speaks of the cards that lay there
                if source is not None and source.zone is Zone.KITTY and target.zone is Zone.HAND:
                    words.clear()  # whoever takes the kitty has ended the bidding
                if source is not None and source.zone is Zone.POOL:
                    words.clear()  # all have given their tribute once it is turned up, mixed or taken
                if source is not None and source.zone is Zone.SHOWN and source.seat is not None:
                    words.pop(source.seat, None)  # so does a bid of the cards that were shown
                closed = target.zone is Zone.HAND and target.seat != seat and target not in opened
                places[target] = places.get(target, ()) + ((None,) * len(cards) if closed else cards)
            case Marked(mark, holder, label):
                marks.pop(mark, None)
                if holder is not None:
                    marks[mark] = (holder, label)
                elif mark in BEGIN_A_ROUND:
                    words.clear()  # the round of questions that the seat began is over, and the next one begins
            case Said(speaker, said):
                words.pop(speaker, None)
                words[speaker] = said
    return Picture({place: cards for place, cards in places.items() if cards}, marks, words, opened)


def _less(faces: Faces, gone: Faces) -> Faces:
    """The place's faces less those that left; a card nobody could see there leaves as a back."""
    rest = list(faces)
    backs = rest.count(None) == len(rest)  # a deck of hundreds is not to be searched for every card that leaves it
    for card in gone:
        rest.remove(None if backs or card not in rest else card)
    return tuple(rest)
