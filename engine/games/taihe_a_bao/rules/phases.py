"""The phases of a deal of Taihe A Bao; nothing in them is hidden from any seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards
from engine.events import Seat
from engine.games.taihe_a_bao.melds import Meld
from engine.parts.climbing import Trick


@dataclass(frozen=True, slots=True)
class Exchange:
    """One call: who asked for which card, and who had it (TAB-23)."""

    caller: Seat
    card: Card
    holder: Seat


@dataclass(frozen=True, slots=True)
class Bidding:
    """First round: each declares or passes, once; ``spoken`` have (TAB-21)."""

    turn: Seat
    spoken: int = 0


@dataclass(frozen=True, slots=True)
class Calling:
    """Second round: each calls or passes, once; ``spoken`` have (TAB-22)."""

    turn: Seat
    spoken: int = 0
    exchanges: tuple[Exchange, ...] = ()


@dataclass(frozen=True, slots=True)
class Returning:
    """The last exchange is half done: its caller has the card and gives another back (TAB-23)."""

    turn: Seat
    spoken: int
    exchanges: tuple[Exchange, ...]


@dataclass(frozen=True, slots=True)
class Playing:
    """The declarer against the rest (TAB-30): what lies before each seat, and which combination is unbeaten, whose."""

    declarer: Seat
    exchanges: tuple[Exchange, ...]
    trick: Trick[Meld]

    @property
    def turn(self) -> Seat:
        """Who plays or passes now."""
        return self.trick.turn

    @property
    def table(self) -> tuple[Cards, ...]:
        """The last play of each seat in this trick."""
        return self.trick.table

    @property
    def plays(self) -> tuple[int, ...]:
        """How often each seat has played."""
        return self.trick.plays

    @property
    def aside(self) -> Cards:
        """The cards of earlier plays."""
        return self.trick.aside

    @property
    def over(self) -> Meld | None:
        """The combination to beat; None for a leader."""
        return self.trick.over

    @property
    def best(self) -> Seat | None:
        """Whose combination is unbeaten."""
        return self.trick.best

    @property
    def passes(self) -> int:
        """How many have passed on it in a row."""
        return self.trick.passes


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over; without a declarer it was thrown in (TAB-27)."""

    declarer: Seat | None
    won: bool
    table: tuple[Cards, ...]
    aside: Cards = ()
    turn: None = None


Phase = Bidding | Calling | Returning | Playing | Finished
