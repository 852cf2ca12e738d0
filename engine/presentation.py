"""What a game tells the screen besides its rules; a game that has nothing to tell leaves a question out (None)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from engine.cards import Card, Cards, Suit
from engine.events import Event, Marked, Said, Scored, Seat
from engine.options import O
from engine.words import Text

A = TypeVar("A")
V = TypeVar("V")
"""The game's actions and its views; engine.game says what they can do."""

COUNTED_LINE = "points_total"
"""The line of a result whose amount the brackets judge."""


REPEATED_BY_RESULT = ("kitty", "level")
"""Marks that stand on the plates after a hand and that the lines of its result tell with their reasons."""


def without_repeated(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events of one action without the marks that others repeat: the lines of its result, or what the seat says."""
    events = tuple(events)
    repeated = REPEATED_BY_RESULT if any(isinstance(event, Scored) for event in events) else ()
    said = {word_said(event) for event in events if isinstance(event, Said)}
    return tuple(
        event
        for event in events
        if not (
            isinstance(event, Marked)
            and (event.mark.partition(".")[0] in repeated or (event.seat, role(event)) in said)
        )
    )


def word_said(event: Said) -> tuple[Seat, str]:
    """Who said which word; a mark whose role is this word says nothing more."""
    return event.seat, event.text.key.removeprefix("said.")


def role(event: Marked) -> str:
    """What a mark makes of its seat: the key of its label, or its name without a seat's number."""
    return event.mark.partition(".")[0] if event.text is None else event.text.key.removeprefix("mark.")


class Sign(StrEnum):
    """What is marked on a card's face, by shape."""

    TRUMP = "trump"
    POINTS = "points"
    FRESH = "fresh"
    """The card has come into our own hand from the kitty or another seat; the table finds this out by itself, in any
    game."""


@dataclass(frozen=True, slots=True)
class BidCell(Generic[A]):
    """One thing that can be named: the card that stands for it, perhaps a word beside it, and the bids of it.

    ``bids``: what this seat may bid now or at its next question, fewest cards first; empty where it may not, and
    ``why_none`` then says why. ``sizes``: of how many different numbers of cards there are bids of it at this table.
    """

    card: Card
    word: Text | None
    bids: tuple[A, ...]
    sizes: int
    why_none: Text | None


@dataclass(frozen=True, slots=True)
class Bracket:
    """From this many points on, ``gain`` levels go to a side: -1 to the declarers', 1 to the others', 0 to none."""

    start: int
    side: int
    gain: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of a match from low to high, where every seat stands, and the levels that nobody may skip.

    A place beyond the last level means that the seat has passed it.
    """

    rungs: tuple[str | Text, ...]
    places: tuple[int, ...]
    stops: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class CardCall(Generic[A]):
    """How cards are called: the least and the most of them, the copies that there are of each, and the action that
    calls them."""

    least: int
    most: int
    copies: int
    call: Callable[[tuple[tuple[Card, int], ...]], A]
    """The action for these cards, each with the number of its copy, from 1."""


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination in one's own hand that the screen can show and pick: its kind in words, and its cards.

    ``worth``: how high it stands, where cards of the same ranks can stand higher or lower.
    """

    kind: Text
    cards: Cards
    worth: int = 0


@dataclass(frozen=True, slots=True)
class Presentation(Generic[O, A, V]):
    """Questions of the screen to a game, about what a view's seat may know; None: the game has no such thing."""

    suit: Callable[[V], Callable[[Card], Suit | None]] | None = None
    """View: the suit that a card is played as; None of a card stands apart (trumps, or jokers). Left out, cards are of
    the suit that is printed on them."""
    signs: Callable[[V], Callable[[Card], frozenset[Sign]]] | None = None
    """View: what is marked on a card."""
    bids: Callable[[V], tuple[BidCell[A], ...]] | None = None
    """View: everything that can be named while there is bidding, always in the same order; else nothing."""
    may_bid: Callable[[V], Text] | None = None
    """View: what a bid of this seat would do now, said to who waits while cards are taken; only for who can bid."""
    calls: Callable[[V], CardCall[A] | None] | None = None
    """View: how cards are called, where it takes more than the name of one card."""
    notices: Callable[[V], tuple[Text, ...]] | None = None
    """View: what all at the table keep in sight, a line each."""
    own_mark: Callable[[V], str] | None = None
    """View: a mark of its own seat that no other seat may see; empty: none."""
    points: Callable[[V], tuple[int | None, ...]] | None = None
    """View: the points that each seat has before it, where they count and may be seen."""
    card_points: Callable[[Iterable[Card]], int] | None = None
    """Cards: the points that they count, in games in which cards do."""
    counted: Callable[[V], int | None] | None = None
    """View: the points that the brackets judge, as far as all know them."""
    brackets: Callable[[O], tuple[Bracket, ...]] | None = None
    """Options: what how many points bring."""
    ladder: Callable[[O, Any], Ladder | None] | None = None  # Any: the standing, which only its game reads
    """Options and standing: the levels, in games that have such."""
    most_cards: Callable[[O], int | None] | None = None
    """Options: the most cards that a hand can hold, where it is more than an even share."""
    counts_deals: Callable[[O], bool] | None = None
    """Options: whether a session ends after the number of deals that they name; left out, it does."""
    looks_back: Callable[[V], bool] | None = None
    """View: whether earlier tricks may be looked at; left out, they may."""
    sides: Callable[[O], tuple[tuple[Seat, ...], ...]] | None = None
    """Options: who plays together from the start, for all to see."""
    combinations: Callable[[V], tuple[Combination, ...]] | None = None
    """View: the combinations in its own hand that are worth showing, by kind, lowest first."""
    obligation: Callable[[V], Text | None] | None = None
    """View: what binds the seat just now, in a sentence, where players forget it, or only hear of the table."""
    suits_matter: bool = True
    """Whether a suit ever decides anything; where none does, players hold large hands with equal ranks in columns."""
    split: Callable[[V], Callable[[Cards], tuple[Cards, ...]]] | None = None
    """View: the groups of a hand's cards that may be led together, by suit as played, the largest first."""
    led_with: Callable[[V], Callable[[Card], tuple[Cards, ...]]] | None = None
    """View: with what of its own hand a card may be led, the card included: its copies, then more; left out, all cards
    of its rank."""
    passes: Callable[[V], bool] | None = None
    """View: whether our seat, not on turn, may still be asked to beat what lies there and may pass in advance; for
    games that have ``Game.passing``."""
    claim: Callable[[V], tuple[A, ...]] | None = None
    """View: our own plays that are left, in order, where nobody can win a trick any more, whatever the others hold; at
    least two, else none."""

    def suit_of(self, view: V) -> Callable[[Card], Suit | None]:
        """The suit that a card is played as in this view."""
        return printed_suit if self.suit is None else self.suit(view)

    def obliged(self, view: V) -> Text | None:
        """What binds the seat in this view, in a sentence."""
        return None if self.obligation is None else self.obligation(view)

    def signs_of(self, view: V) -> Callable[[Card], frozenset[Sign]]:
        """What is marked on a card in this view."""
        return unmarked if self.signs is None else self.signs(view)


def unmarked(_card: Card) -> frozenset[Sign]:
    """No card has a sign."""
    return frozenset()


def printed_suit(card: Card) -> Suit | None:
    """The suit that is printed on a card; jokers have none."""
    return card.suit
