"""The phases of a hand of Bashi Fen; nothing in them is hidden from any seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards
from engine.events import Seat
from engine.games.bashi_fen.actions import Copy, PartnersByColour
from engine.games.bashi_fen.rules.bids import Named
from engine.games.bashi_fen.rules.parts import Lead


@dataclass(frozen=True, slots=True)
class Taking:
    """Cards are taken one at a time; whoever has just taken one may bid (BSF-10, BSF-11)."""

    turn: Seat
    named: Named | None = None


@dataclass(frozen=True, slots=True)
class Asking:
    """All cards are taken; round the table until the others have passed since the last bid (BSF-11)."""

    turn: Seat
    named: Named | None
    passes: int = 0


@dataclass(frozen=True, slots=True)
class Claiming:
    """Trumps stand; each in turn may ask for a new deal, ``asked`` have been asked (BSF-18)."""

    turn: Seat
    named: Named
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Burying:
    """The seat on turn holds the kitty and buries as many cards (BSF-30)."""

    turn: Seat
    named: Named


@dataclass(frozen=True, slots=True)
class Contesting:
    """Each but the last ``taker`` may overbid and take the kitty; ``passes`` since then (BSF-31)."""

    turn: Seat
    named: Named
    taker: Seat
    passes: int = 0


@dataclass(frozen=True, slots=True)
class Calling:
    """The declarer calls partners (BSF-40)."""

    turn: Seat
    named: Named
    taker: Seat


@dataclass(frozen=True, slots=True)
class Calls:
    """What was called, and who has answered: for each call how many copies have fallen, and who played the one called.

    ``copies`` is empty where partners were called by colour, or not at all.
    """

    copies: tuple[Copy, ...] = ()
    colour: PartnersByColour | None = None
    fallen: tuple[int, ...] = ()
    owners: tuple[Seat | None, ...] = ()


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A finished trick: what was led (after a failed throw: what stayed), each seat's cards, and who won it."""

    leader: Seat
    lead: Lead
    plays: tuple[Cards, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Playing:
    """The declarer's side against the others (BSF-50): the trick on the table, the tricks before, who is known.

    ``plays``: what lies before each seat; ``best``: who holds the trick now; ``failed``: whose throws failed.
    """

    turn: Seat
    named: Named
    taker: Seat
    calls: Calls
    leader: Seat
    plays: tuple[Cards, ...]
    lead: Lead | None = None
    best: Seat | None = None
    tricks: tuple[WonTrick, ...] = ()
    failed: tuple[Seat, ...] = ()


def first_lead(named: Named, taker: Seat, calls: Calls, seats: int) -> Playing:
    """The declarer is about to lead to the first trick (BSF-50)."""
    return Playing(named.declarer, named, taker, calls, named.declarer, ((),) * seats)


@dataclass(frozen=True, slots=True)
class Finished:
    """The hand is over; without tricks it was void (BSF-17, BSF-18).

    ``levels``: by seat, as they stand after it; ``winners``: the side that has won it.
    """

    named: Named | None
    taker: Seat | None = None
    calls: Calls = Calls()
    tricks: tuple[WonTrick, ...] = ()
    failed: tuple[Seat, ...] = ()
    levels: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()
    turn: None = None


Phase = Taking | Asking | Claiming | Burying | Contesting | Calling | Playing | Finished
