"""The phases of a deal of Bao Huang; nothing in them is hidden from any seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards
from engine.events import Seat
from engine.games.bao_huang.melds import Meld
from engine.parts.climbing import Trick


@dataclass(frozen=True, slots=True)
class Giving:
    """The losers of the last deal give their highest cards, face down; ``given`` of them have (BH-20)."""

    turn: Seat
    given: int = 0


@dataclass(frozen=True, slots=True)
class Taking:
    """The cards given lie face up in the pool, and the winners take in turn; ``taken`` are gone (BH-21)."""

    turn: Seat
    pool: Cards
    taken: int = 0


@dataclass(frozen=True, slots=True)
class Crowning:
    """The emperor card lies before the seat on turn, which keeps it or passes it on; ``holder`` took it (BH-11)."""

    turn: Seat
    holder: Seat


@dataclass(frozen=True, slots=True)
class Announcing:
    """From the emperor on, every seat is asked whether it announces itself; ``asked`` have been (BH-64)."""

    turn: Seat
    emperor: Seat
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Playing:
    """The emperor's side against the people (BH-40).

    ``eunuch``: the emperor's partner, or the emperor if alone, once all know; ``finish``: who has run out, in order.
    """

    emperor: Seat
    eunuch: Seat | None
    announced: bool
    finish: tuple[Seat, ...]
    trick: Trick[Meld]

    @property
    def turn(self) -> Seat:
        """Who plays or passes now."""
        return self.trick.turn

    @property
    def over(self) -> Meld | None:
        """The combination to beat; None for a leader."""
        return self.trick.over

    @property
    def best(self) -> Seat | None:
        """Whose combination is unbeaten."""
        return self.trick.best


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over: all roles, all places, and the cards as they lie (BH-43)."""

    emperor: Seat
    eunuch: Seat
    announced: bool
    finish: tuple[Seat, ...]
    trick: Trick[Meld]
    turn: None = None


Phase = Giving | Taking | Crowning | Announcing | Playing | Finished
