"""The phases of a set of Big Two; nothing in them is hidden from any seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards
from engine.events import Seat
from engine.games.big_two.melds import Meld
from engine.games.big_two.options import SEATS
from engine.parts.climbing import Trick


@dataclass(frozen=True, slots=True)
class Playing:
    """The set is being played.

    ``declared``: who has one card left and said so; ``forgot``: who has and did not (BT-30, BT-34).
    """

    trick: Trick[Meld]
    declared: tuple[Seat, ...] = ()
    forgot: tuple[Seat, ...] = ()

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

    def is_obliged(self, seat: Seat) -> bool:
        """Whether the next seat has declared its last card, so that this one is bound (BT-31, BT-32)."""
        return (seat + 1) % SEATS in self.declared


@dataclass(frozen=True, slots=True)
class Finished:
    """The set is over: who went out, what that seat laid down, and the cards as they lie (BT-40, BT-50)."""

    out: Seat
    laid_down: Cards
    forgot: tuple[Seat, ...]
    trick: Trick[Meld]
    turn: None = None


Phase = Playing | Finished
