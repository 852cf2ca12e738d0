"""Tables of Bashi Fen in the middle of a hand, as the seat on turn sees them, from a few words.

Spades and 2s are trump; the declarer sits on seat 0 with seat 2, and seat 1 plays after seat 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Cards, Rank, read_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.bids import Named, Naming
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.phases import Burying, Calls, Playing, WonTrick
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.tricks import winner
from engine.games.bashi_fen.rules.view import View

OPTIONS = Options()
NAMED = Named(0, read_cards("2S"), Naming.SUIT, 0, Rank.TWO)
TRUMPS = NAMED.trumps(OPTIONS)


def view_of(hand: str, phase: Playing | Burying) -> View:
    """What the seat on turn sees, as far as detectors look."""
    cards = read_cards(hand)
    return View(
        phase.turn,
        OPTIONS,
        None,
        0,
        (),
        phase,
        cards,
        (len(cards),) * 4,
        ((),) * 4,
        0,
        (None,) * 8,
        ((),) * 4,
        (),
        (),
        (),
    )


def trick_of(cards: Sequence[Cards], leader: int) -> WonTrick:
    """A finished trick with these plays in their order."""
    seats = [turn_after(OPTIONS, leader, step) for step in range(4)]
    lead = read_lead(cards[0], TRUMPS, OPTIONS)
    assert lead is not None
    plays = tuple(cards[seats.index(seat)] for seat in range(4))
    return WonTrick(leader, lead, plays, seats[winner(lead, cards[1:], TRUMPS, OPTIONS)])


def table(hand: str, plays: str = "", leader: int = 0, before: str = "") -> View:
    """The table with these plays from this leader on; ``before``: one finished trick, by seat 0."""
    laid = [read_cards(words) for words in plays.split(", ") if words]
    seats = [turn_after(OPTIONS, leader, step) for step in range(4)]
    lead = read_lead(laid[0], TRUMPS, OPTIONS) if laid else None
    best = None if lead is None else seats[winner(lead, laid[1:], TRUMPS, OPTIONS)]
    on_table = tuple(laid[seats.index(seat)] if seats.index(seat) < len(laid) else () for seat in range(4))
    tricks = (trick_of([read_cards(words) for words in before.split(", ")], 0),) if before else ()
    return view_of(hand, Playing(seats[len(laid)], NAMED, 0, Calls(), leader, on_table, lead, best, tricks))
