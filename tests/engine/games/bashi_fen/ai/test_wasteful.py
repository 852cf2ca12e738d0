"""No search of Bashi Fen tries a play that gives something away for nothing, and every other play is still tried."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.detectors.bashi_fen import DETECTORS
from engine.cards import Card, Rank, Suit, read_cards, write_cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Play
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.ai.wasteful import is_wasteful_burial, without_waste
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.trumps import trumps_of
from engine.games.bashi_fen.rules.view import View
from engine.match import Match, next_record
from engine.record import opened
from engine.search_model import SearchSettings
from tests.engine.games.bashi_fen.tables import table

NEVER_TRIED = ("gift", "joker wasted", "trump wasted", "partner overtaken", "five led", "loose throw")


def kept(view: View, *plays: str) -> list[str]:
    """What is left of these plays."""
    assert isinstance(view.phase, Playing)
    packing, _, information = packed_decision(view, view.phase)
    moves = [packing.packed(read_cards(play)) for play in plays]
    left = without_waste(view, view.phase, packing, information, moves)
    return [write_cards(packing.unpacked(move)) for move in left]


@pytest.mark.parametrize(
    ("view", "plays", "left"),
    [
        (table("7D 7D KD 9C", "3D, 4D, AD", 1), ("KD", "7D"), ["7D"]),
        (table("7D 7D KD 9C", "3D, AD, 4D", 1), ("KD", "7D"), ["KD", "7D"]),  # a partner holds it
        (table("7D 7D KD 9C", "3D, AD", 1), ("KD", "7D"), ["KD", "7D"]),  # somebody comes after it
        (table("AD AD KD 9C", "3D, 4D, 3S", 1), ("KD", "AD"), ["KD", "AD"]),  # the others are masters
        (table("BJ BJ 3D", "AH, 3H, RJ"), ("BJ", "3D"), ["3D"]),
        (table("BJ BJ 5S", "3S, 4S, RJ"), ("BJ", "5S"), ["5S"]),
        (table("BJ BJ KS", "3S, 4S, RJ"), ("BJ", "KS"), ["BJ", "KS"]),  # ten points are worth a joker
        (table("3S 7C 9C", "AH, 3H, 7S"), ("3S", "7C"), ["7C"]),
        (table("8S 7C 9C", "AH, 3H, 7S"), ("8S", "7C"), ["8S", "7C"]),  # it wins
        (table("QD 9D KD 4C", "3D, AD"), ("QD", "9D", "KD"), ["9D", "KD"]),  # a lower card loses as well
        (table("QD 9D 9D 4C", "3D, AD"), ("QD", "9D"), ["QD", "9D"]),  # it would cost the pair
        (table("QD JD 4C", "3D, 9D, 4D"), ("QD", "JD"), ["JD"]),  # a lower card wins as well, and nobody comes after it
        (table("QD JD 4C", "3D, 9D"), ("QD", "JD"), ["QD", "JD"]),
        (table("AD 4D 9C", "3D, KD, 6D"), ("AD", "4D"), ["4D"]),  # the partner has won it
        (table("AD 4D AC", "3D, KD, 6D"), ("AD", "4D"), ["AD", "4D"]),  # it has an Ace to lead
        (table("5D 7D KC"), ("5D", "7D", "KC"), ["7D", "KC"]),
        (table("5D KC 3S"), ("5D", "KC", "3S"), ["5D", "KC", "3S"]),  # nothing worthless is held
        (table("9D QD QD 3C"), ("9D QD QD", "QD QD", "3C"), ["QD QD", "3C"]),
        (table("9D AD AD 3C"), ("9D AD AD", "3C"), ["3C"]),  # the Aces would stand, the nine would not
        (table("KD KD AD 3C"), ("KD KD AD", "3C"), ["KD KD AD", "3C"]),  # nobody has two of the other Ace
        (table("JD AD 3C", "5D, 9D"), ("JD", "AD"), ["AD"]),
        (table("JD AD 3C", "5D, 9D", before="3D, 4D, 6D, 3C"), ("JD", "AD"), ["JD", "AD"]),  # the last would ruff
    ],
)
def test_what_another_play_spares_is_not_given_away(view: View, plays: tuple[str, ...], left: list[str]) -> None:
    assert kept(view, *plays) == left


@pytest.mark.parametrize(
    ("view", "moves"),
    [
        (table("QD AD", "10D, 5D"), ["AD"]),  # the heuristic wins the trick with the Queen, which a King would beat
        (table("JD KD AD 3C", "10D, 5D"), ["AD"]),
        (table("QD AD", "10D, 5D", before="3D, 4D, 6D, 3C"), ["QD", "AD"]),  # the last would ruff
    ],
)
def test_the_heuristic_play_is_dropped_where_it_is_waste(view: View, moves: list[str]) -> None:
    plays = SEARCH_MODEL.search_problem(view, SearchSettings(), ()).moves
    assert [write_cards(play.cards) for play in plays if isinstance(play, Play)] == moves


@pytest.mark.parametrize("name", ["tuo_la_ji", "sheng_ji", "zhao_pengyou"])
def test_no_search_tries_a_blunder_but_where_it_is_asked_about(name: str) -> None:
    found = [detector.found for detector in DETECTORS if detector.name in NEVER_TRIED]
    state: Any = opened(next_record(Match(BASHI_FEN, PRESETS[name], 12))).state
    asked = 0
    while state.turn is not None:
        view = state.view(state.turn)
        if isinstance(view.phase, Playing):
            moves = SEARCH_MODEL.search_problem(view, SearchSettings(), ()).moves
            assert not [move for move in moves if any(finds(view, move) for finds in found)]
            every = list(view.candidates())
            blunders = [move for move in every if any(finds(view, move) for finds in found)]
            for move in blunders[:1]:
                assert move in SEARCH_MODEL.search_problem(view, SearchSettings(), (move,)).moves
                asked += 1
        state = state.after(BASHI_FEN.greedy(view, Random(0))).state
    assert asked > 5


@pytest.mark.parametrize(
    ("own", "points", "wasteful"),
    [(8, 10, True), (9, 10, False), (12, 30, True), (13, 30, False), (13, 40, True), (14, 50, True), (15, 50, False)],
)
def test_the_more_points_are_buried_the_more_of_the_hand_are_trumps(own: int, points: int, wasteful: bool) -> None:
    spades = read_cards("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS")
    kept = (*(spades + spades)[:own], *(Card(Rank.NINE, Suit.CLUBS),) * (25 - own))
    buried = (*(Card(Rank.KING, Suit.HEARTS),) * (points // 10), *(Card(Rank.NINE, Suit.HEARTS),) * (8 - points // 10))
    trumps = trumps_of(Options(), Suit.SPADES, Rank.TWO)
    assert is_wasteful_burial(trumps, (*kept, *buried), buried) is wasteful
