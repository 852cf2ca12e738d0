"""Every detector of Bashi Fen finds its blunder, leaves a sane play alone, and knows its exception."""

from __future__ import annotations

import pytest

from benchmarks.detectors.bashi_fen import DETECTORS
from engine.cards import read_cards
from engine.games.bashi_fen.actions import Bury, Play, in_order
from engine.games.bashi_fen.rules.phases import Burying
from engine.games.bashi_fen.rules.view import View
from tests.engine.games.bashi_fen.tables import NAMED, table, view_of

FOUND = {detector.name: detector.found for detector in DETECTORS}


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


def test_whoever_plays_before_seat_0_is_not_last() -> None:
    """Seat 3 plays before seat 0, which leaves the trick open for its opponents alone."""
    assert not is_found("gift", table("7D 7D KD 9C", "3D, AD", 1), "KD")
