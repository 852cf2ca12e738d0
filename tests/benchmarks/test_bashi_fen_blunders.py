"""Every detector of Bashi Fen finds its blunder, leaves a sane play alone, and knows its exception.

Spades and 2s are trump; the declarer sits on seat 0 with seat 2, and seat 1 plays after seat 0.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from benchmarks.detectors.bashi_fen import DETECTORS
from engine.cards import Cards, Rank, read_cards
from engine.games.bashi_fen.actions import Bury, Play, in_order
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
FOUND = {detector.name: detector.found for detector in DETECTORS}


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


def is_found(name: str, view: View, play: str) -> bool:
    """Whether this play is this blunder; it has to be allowed."""
    action = Play(in_order(read_cards(play)))
    assert view.refusal(action) is None
    return FOUND[name](view, action)


@pytest.mark.parametrize(
    ("name", "view", "play", "expected"),
    [
        ("gift", table("7D 7D KD 9C", "3D, 4D, AD", 1), "KD", True),
        ("gift", table("7D 7D KD 9C", "3D, 4D, AD", 1), "7D", False),
        ("gift", table("7D 7D KD 9C", "3D, AD, 4D", 1), "KD", False),  # a partner holds it
        ("gift", table("7D 7D KD 9C", "3D, 4D, JD", 1), "KD", False),  # it wins
        ("gift", table("AD AD KD 9C", "3D, 4D, 3S", 1), "KD", False),  # the others are masters
        ("gift", table("KD AC AC 3S", "3H, 4H, AH", 1), "KD", False),  # a trump, and masters
        ("gift", table("10D 9C AS", "3H, 4H, AH", 1), "10D", True),
        ("joker wasted", table("BJ BJ 3D", "AH, 3H, RJ"), "BJ", True),
        ("joker wasted", table("BJ BJ 3D", "AH, 3H, RJ"), "3D", False),
        ("joker wasted", table("BJ BJ 3D", "AH, 3H, 7S"), "BJ", False),  # it wins
        ("joker wasted", table("BJ BJ 3D", "3S, 4S, RJ"), "BJ", False),  # nothing else follows
        ("trump wasted", table("3S 7C 9C", "AH, 3H, 7S"), "3S", True),
        ("trump wasted", table("8S 7C 9C", "AH, 3H, 7S"), "8S", False),  # it wins
        ("trump wasted", table("3S AC AC KD", "AH, 3H, 7S"), "3S", False),  # masters and points
        ("partner overtaken", table("3D JD 9C", "3D, 10D, 4D", 1), "JD", True),
        ("partner overtaken", table("3D JD 9C", "3D, 10D, 4D", 1), "3D", False),
        ("partner overtaken", table("3D JD AC", "3D, 10D, 4D", 1), "JD", False),  # goes on with a master
        ("partner overtaken", table("3D JD 9C", "10D, 3D, 4D", 1), "JD", False),  # an enemy holds it
        ("five led", table("5D 7D KC"), "5D", True),
        ("five led", table("5D 7D KC"), "7D", False),
        ("five led", table("5D AD KC 3S"), "5D", False),  # nothing worthless is held
        ("five led", table("5D 7D KC", before="3D, 4D, 3C, 4D"), "5D", False),  # a partner is void
        ("timid third hand", table("JD AD 3C", "5D, 9D"), "JD", True),
        ("timid third hand", table("JD AD 3C", "5D, 9D"), "AD", False),
        ("timid third hand", table("JD AD 3C", "4D, 9D"), "JD", False),  # no points
        ("timid third hand", table("JD AD 3C", "5D, 9D", before="3D, 4D, 6D, 3C"), "JD", False),  # the last would ruff
        ("loose throw", table("9D QD QD 3C"), "9D QD QD", True),
        ("loose throw", table("9D AD AD 3C"), "9D AD AD", False),  # the Aces stand
        ("loose throw", table("9D QD QD 3C"), "QD QD", False),
    ],
)
def test_a_blunder_is_found_and_its_exception_left_out(name: str, view: View, play: str, expected: bool) -> None:
    assert is_found(name, view, play) is expected


@pytest.mark.parametrize(
    ("hand", "buried", "expected"),
    [
        ("10D KD 3C 4C 6C 7C 8C 9C 3D 9D 9H JH 8H", "3D 9D 3C 4C 6C 7C 8C 9C", False),
        ("10D KD 3C 4C 6C 7C 8C 9C 3D 9D 9H JH 8H", "10D KD 3C 4C 6C 7C 8C 9C", True),
        ("10D KD 3C 4C 6C 7C 8C 9C 3S 4S 9H", "10D KD 3C 4C 6C 7C 8C 9C", False),  # many trumps
        ("10D KD 3C 4C 6C 7C 8C 9C AH AD AC AD AH", "10D KD 3C 4C 6C 7C 8C 9C", False),  # only masters are left
    ],
)
def test_points_are_buried_with_trumps_enough(hand: str, buried: str, expected: bool) -> None:
    view = view_of(hand, Burying(0, NAMED))
    assert FOUND["points buried"](view, Bury(in_order(read_cards(buried)))) is expected
