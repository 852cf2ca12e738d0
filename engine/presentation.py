"""What a game tells the screen besides its rules; a game that has nothing to tell keeps the plain answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.cards import Card, Cards, Suit
from engine.events import Seat
from engine.words import Text

COUNTED_LINE = "points_total"
"""The line of a result whose amount the brackets judge."""


class Sign(StrEnum):
    """What is marked on a card's face, by shape."""

    TRUMP = "trump"
    POINTS = "points"
    FRESH = "fresh"
    """Come into our own hand from the kitty or another seat; the table tells it by itself, of any game."""


@dataclass(frozen=True, slots=True)
class BidCell:
    """One thing that can be named: the card that stands for it, perhaps a word beside it, and the bids of it.

    ``bids``: what this seat may bid now or at its next question, fewest cards first; empty where it may not.
    """

    card: Card
    word: Text | None
    bids: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """From so many points on, ``gain`` levels go to a side: -1 those who hold, 1 the others."""

    start: int
    side: int
    gain: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of a match from low to high, where every seat stands, and the rungs that nobody may skip.

    A place beyond the last rung has passed it.
    """

    rungs: tuple[str, ...]
    places: tuple[int, ...]
    stops: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class CardCall:
    """How cards are called: how many at most, the copies that there are of each, and the call that follows."""

    most: int
    copies: int
    call: Callable[[tuple[tuple[Card, int], ...]], Any]
    """The action for these cards, each with the number of its copy, from 1."""


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination in one's own hand that the screen can show and pick: its kind in words, and its cards."""

    kind: Text
    cards: Cards


def printed(_view: Any) -> Callable[[Card], Suit | None]:
    """Cards are played as the suit that is printed on them; jokers have none."""
    return lambda card: card.suit


def unmarked(_view: Any) -> Callable[[Card], frozenset[Sign]]:
    """No card has a sign."""
    return lambda _card: frozenset()


def _none(*_about: Any) -> None:
    return None


def _empty(*_about: Any) -> tuple[()]:
    return ()


def _allowed(_view: Any) -> bool:
    return True


def _never(_view: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Presentation:
    """Questions of the screen to a game; all are about what a view's seat may know."""

    suit: Callable[[Any], Callable[[Card], Suit | None]] = printed
    """View: the suit that a card is played as; None stands apart (trumps, or jokers)."""
    signs: Callable[[Any], Callable[[Card], frozenset[Sign]]] = unmarked
    """View: what is marked on a card."""
    bids: Callable[[Any], tuple[BidCell, ...]] = _empty
    """View: everything that can be named while there is bidding, always in the same order; else nothing."""
    calls: Callable[[Any], CardCall | None] = _none
    """View: how cards are called, where it takes more than the name of one card."""
    notices: Callable[[Any], tuple[Text, ...]] = _empty
    """View: what all at the table keep in sight, a line each."""
    points: Callable[[Any], tuple[int | None, ...]] = _empty
    """View: the points that each seat has before it, where they count and may be seen."""
    counted: Callable[[Any], int | None] = _none
    """View: the points that the brackets judge, as far as all know them."""
    brackets: Callable[[Any], tuple[Bracket, ...]] = _empty
    """Options: what how many points bring."""
    ladder: Callable[[Any, Any], Ladder | None] = _none
    """Options and standing: the levels, in games that have such."""
    most_cards: Callable[[Any], int | None] = _none
    """Options: the most cards that a hand can hold, where it is more than an even share."""
    counts_deals: Callable[[Any], bool] = _allowed
    """Options: whether a session ends after the number of deals that they name."""
    looks_back: Callable[[Any], bool] = _allowed
    """View: whether earlier tricks may be looked at."""
    sides: Callable[[Any], tuple[tuple[Seat, ...], ...]] = _empty
    """Options: who plays together from the start, for all to see."""
    combinations: Callable[[Any], tuple[Combination, ...]] = _empty
    """View: the combinations in its own hand that are worth showing, by kind, lowest first."""
    obligation: Callable[[Any], Text | None] = _none
    """View: the rule that binds the seat just now, in a sentence, where it is one that players forget."""
    suits_matter: bool = True
    """Whether a suit ever decides anything; where none does, players hold large hands with equal ranks in columns."""
    passes: Callable[[Any], bool] = _never
    """View: whether our seat, not on turn now, may be asked yet whether it beats what lies there."""
    claim: Callable[[Any], tuple[Any, ...]] = _empty
    """View: the plays of our own that are left to make, in order, where nobody can come between, whatever the others
    hold: two at least, else none."""


PLAIN = Presentation()
"""The plain answers."""
