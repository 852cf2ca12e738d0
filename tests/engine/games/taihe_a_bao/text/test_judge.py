"""Questions about Taihe A Bao, checked against tables and against the rules written down a second time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import NotationError
from engine.games.taihe_a_bao.text.judge import ask
from engine.options import OptionError

RANKS = ("4", "5", "6", "7", "9", "10", "J", "Q", "K", "A")
THREE = {"seats": 3}


def cards(words: str) -> list[str]:
    return words.split()


@pytest.mark.rule("TAB-31")
@pytest.mark.rule("TAB-32")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("4H", "single"),
        ("AS", "single"),
        ("10S 10H", "pair"),
        ("4H 4H", "pair"),
        ("4H 5C 6D", "sequence"),
        ("7S 6S 5S 4S", "sequence"),
        ("9H 10C JD QS KH", "sequence"),
        ("4H 4C 5D 5S", "double_sequence"),
        ("9H 9C 10H 10C JH JC QH QC KH KC", "double_sequence"),
        ("QH QC QD", "three"),
        ("AH AC AD", "three"),
        ("4S 4H 4C 4D", "four"),
        ("", None),
        ("4H 5H", None),
        ("4H 6H 7H", None),
        ("6H 7H 9H", None),
        ("7H 7C 9H 9C", None),
        ("QH KH AH", None),
        ("KH KC AH AC", None),
        ("AH 4H 5H", None),
        ("4H 4C 5H", None),
        ("4H 4C 4D 5H 5C 5D", None),
        ("4H 4C 4D 5H", None),
        ("4S 4H 4C 4D 4H", None),
    ],
)
def test_kind_names_the_combination(words: str, kind: str | None) -> None:
    answer = ask({"ask": "kind", "cards": cards(words)})
    assert answer["kind"] == kind
    assert answer["why"].endswith(".")


@pytest.mark.rule("TAB-37")
@pytest.mark.parametrize(
    ("options", "words", "kind"),
    [
        (THREE, "AH AC AD", "four"),
        (THREE, "AS AH AC AD", "four"),
        (THREE, "AH AC", "pair"),
        (THREE, "KH KC KD", "three"),
        ({"seats": 3, "aces": False}, "AH AC AD", "three"),
        ({"seats": 5, "aces": False}, "KH KC KD", "three"),
        ({"seats": 4}, "AH AC AD", "three"),
    ],
)
def test_three_aces_are_a_four_only_where_three_are_in_the_pack(options: dict[str, Any], words: str, kind: str) -> None:
    assert ask({"ask": "kind", "cards": cards(words), "options": options})["kind"] == kind


@pytest.mark.rule("TAB-33")
@pytest.mark.rule("TAB-34")
@pytest.mark.parametrize(
    ("play", "over", "beats"),
    [
        ("5H", "4H", True),
        ("AH", "KH", True),
        ("5H", "5C", False),
        ("4H", "5C", False),
        ("5H 5C", "4H", False),
        ("JH JC", "10H 10C", True),
        ("5H 6H 7H", "4C 5C 6C", True),
        ("4H 5H 6H 7H", "4C 5C 6C", False),
        ("JH QH KH", "4C 5C 6C", True),
        ("5H 5C 6H 6C", "4H 4C 5S 5D", True),
        ("4H 4C 4D", "AH", True),
        ("4H 4C 4D", "9H 10H JH QH KH", True),
        ("5H 5C 5D", "4H 4C 4D", True),
        ("4H 4C 4D", "4H 4C 4D", False),
        ("4S 4H 4C 4D", "AH AC AD", True),
        ("5S 5H 5C 5D", "4S 4H 4C 4D", True),
        ("AH AC AD", "4S 4H 4C 4D", False),
        ("AH", "4H 4C 4D", False),
        ("4H 6H", "4C", False),
        ("", "4C", False),
        ("4H", "", True),
    ],
)
def test_beats_compares_two_combinations(play: str, over: str, beats: bool) -> None:
    answer = ask({"ask": "beats", "play": cards(play), "over": cards(over)})
    assert answer["beats"] is beats
    assert answer["why"].endswith(".")


@pytest.mark.rule("TAB-37")
def test_with_three_seats_three_aces_beat_everything_and_nothing_beats_them() -> None:
    aces, kings = cards("AH AC AD"), cards("KS KH KC KD")
    assert ask({"ask": "beats", "play": aces, "over": kings, "options": THREE})["beats"] is True
    assert ask({"ask": "beats", "play": kings, "over": aces, "options": THREE})["beats"] is False
    assert ask({"ask": "moves", "hand": kings, "over": aces, "options": THREE})["moves"] == []


@pytest.mark.rule("TAB-30")
def test_a_leader_may_not_pass_and_everybody_else_may() -> None:
    assert ask({"ask": "moves", "hand": ["4H"]}) == {"moves": [["4H"]], "may_pass": False}
    assert ask({"ask": "moves", "hand": ["4H"], "over": None}) == {"moves": [["4H"]], "may_pass": False}
    assert ask({"ask": "moves", "hand": ["4H"], "over": ["5C"]}) == {"moves": [], "may_pass": True}
    assert ask({"ask": "moves", "hand": [], "over": None}) == {"moves": [], "may_pass": False}


@pytest.mark.rule("TAB-02")
def test_five_fours_make_what_up_to_four_of_them_make() -> None:
    moves = ask({"ask": "moves", "hand": cards("4D 4C 4H 4S 4H")})["moves"]
    assert sorted(map(len, moves)) == [1, 2, 3, 4]
    assert ["4S", "4H", "4H"] in moves


def kind_by_the_book(ranks: tuple[str, ...], aces_of_three: bool) -> tuple[str, int] | None:
    """Kind and height of the top card, straight from the rows: the whole game is small enough to spell out."""
    heights = sorted(map(RANKS.index, ranks))
    counts = Counter(heights)
    top, size = heights[-1], len(heights)
    if len(counts) == 1:
        if aces_of_three and ranks == ("A", "A", "A"):
            return "four", top
        return {1: ("single", top), 2: ("pair", top), 3: ("three", top), 4: ("four", top)}.get(size)
    distinct = sorted(counts)
    one_run = "".join("4567 9TJQK"[height + (height > 3)] for height in distinct if height < 9)
    if len(one_run) != len(distinct) or one_run not in "4567 9TJQK":
        return None
    if set(counts.values()) == {1} and size >= 3:
        return "sequence", top
    if set(counts.values()) == {2}:
        return "double_sequence", top
    return None


def beats_by_the_book(play: tuple[str, ...], over: tuple[str, ...], aces_of_three: bool) -> bool:
    mine, theirs = kind_by_the_book(play, aces_of_three), kind_by_the_book(over, aces_of_three)
    assert mine is not None
    assert theirs is not None
    order = {"three": 1, "four": 2}
    strength, against = order.get(mine[0], 0), order.get(theirs[0], 0)
    if strength != against:
        return strength > against
    if strength == 0 and (mine[0] != theirs[0] or len(play) != len(over)):
        return False
    return mine[1] > theirs[1]


ranks_of_hands = st.lists(st.sampled_from(RANKS), min_size=0, max_size=9)
overs = st.sampled_from(["", "4", "10", "5 5", "4 5 6", "4 4 5 5", "9 9 9", "6 6 6 6", "A A A", "10 J Q", "9 9 10 10"])


@pytest.mark.rule("TAB-33")
@pytest.mark.rule("TAB-34")
@settings(max_examples=150, deadline=None)
@given(ranks_of_hands, overs, st.booleans())
def test_moves_are_all_legal_plays_once_for_each_multiset_of_ranks(hand: list[str], over: str, three: bool) -> None:
    lying = tuple(over.split())
    subsets = {
        tuple(sorted(part, key=RANKS.index)) for size in range(1, len(hand) + 1) for part in combinations(hand, size)
    }
    expected = {
        part
        for part in subsets
        if kind_by_the_book(part, three) and (not lying or beats_by_the_book(part, lying, three))
    }
    question = {
        "ask": "moves",
        "hand": [f"{rank}{suit}" for rank, suit in zip(hand, "SHCDSHCDS", strict=False)],
        "over": [f"{rank}H" for rank in lying] or None,
        "options": {"seats": 3 if three else 4},
    }
    answer = ask(question)
    ranks = [tuple(card[:-1] for card in move) for move in answer["moves"]]
    assert len(set(ranks)) == len(ranks)
    assert set(ranks) == expected
    assert answer["may_pass"] is bool(lying)


def score(options: dict[str, Any], callers: int, declarer: int, **fields: Any) -> list[int]:
    changes: list[int] = ask({"ask": "score", "options": options, "callers": callers, "declarer": declarer, **fields})[
        "changes"
    ]
    return changes


DOUBLES = {"shutout_doubles": True, "collapse_doubles": True}


@pytest.mark.parametrize(
    ("options", "callers", "fields", "declarers"),
    [
        pytest.param({}, 0, {"won": True}, 15, marks=pytest.mark.rule("TAB-40")),
        pytest.param({"seats": 3}, 0, {"won": True}, 8, marks=pytest.mark.rule("TAB-40")),
        pytest.param({"seats": 5}, 0, {"won": False}, -24, marks=pytest.mark.rule("TAB-40")),
        pytest.param({}, 1, {"won": True}, 3, marks=pytest.mark.rule("TAB-40")),
        pytest.param({}, 4, {"won": False}, -12, marks=pytest.mark.rule("TAB-40")),
        pytest.param({}, 2, {}, -6, marks=pytest.mark.rule("TAB-41")),
        pytest.param({"stake": 10}, 2, {"won": True}, 60, marks=pytest.mark.rule("TAB-42")),
        pytest.param({"sole_caller_wins": True}, 1, {}, 3, marks=pytest.mark.rule("TAB-53")),
        pytest.param({"sole_caller_wins": True, **DOUBLES}, 1, {"won": True}, 3, marks=pytest.mark.rule("TAB-53")),
        pytest.param({"sole_caller_wins": True}, 2, {}, -6, marks=pytest.mark.rule("TAB-53")),
        pytest.param({"simple_scoring": True}, 0, {"won": True}, 6, marks=pytest.mark.rule("TAB-54")),
        pytest.param({"simple_scoring": True}, 4, {"won": True}, 3, marks=pytest.mark.rule("TAB-54")),
        pytest.param({"shutout_doubles": True}, 3, {"won": True}, 18, marks=pytest.mark.rule("TAB-55")),
        pytest.param(
            {"shutout_doubles": True}, 3, {"won": True, "opponents_played": True}, 9, marks=pytest.mark.rule("TAB-55")
        ),
        pytest.param({"shutout_doubles": True}, 3, {"won": False}, -9, marks=pytest.mark.rule("TAB-55")),
        pytest.param(
            DOUBLES, 3, {"opponents_played": True, "declarer_plays": 1}, -18, marks=pytest.mark.rule("TAB-56")
        ),
        pytest.param(DOUBLES, 3, {"opponents_played": True, "declarer_plays": 2}, -9, marks=pytest.mark.rule("TAB-56")),
        pytest.param(DOUBLES, 3, {"won": True, "opponents_played": True}, 9, marks=pytest.mark.rule("TAB-56")),
        pytest.param(
            {"simple_scoring": True, **DOUBLES}, 0, {"won": True}, 12, marks=pytest.mark.rule("TAB-54", "TAB-55")
        ),
    ],
)
def test_score_gives_the_declarer_the_value_from_each_opponent(
    options: dict[str, Any], callers: int, fields: dict[str, Any], declarers: int
) -> None:
    seats = options.get("seats", 4)
    changes = score(options, callers, 2, **fields)
    assert changes[2] == declarers
    assert [change for seat, change in enumerate(changes) if seat != 2] == [-declarers // (seats - 1)] * (seats - 1)


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ({}, "ask"),
        ({"ask": "throw"}, "throw"),
        ({"ask": "kind", "cards": "4H"}, "cards"),
        ({"ask": "kind", "cards": ["1H"]}, "1H"),
        ({"ask": "kind", "cards": ["4h"]}, "4h"),
        ({"ask": "kind", "cards": ["8H"]}, "8H"),
        ({"ask": "kind", "cards": ["RJ"]}, "RJ"),
        ({"ask": "kind", "cards": [["4H"]]}, "4H"),
        ({"ask": "kind", "card": ["4H"]}, "cards"),
        ({"ask": "moves", "hand": ["4H"], "over": ["4H", "5H"]}, "over"),
        ({"ask": "beats", "play": ["4H"], "over": ["4H", "5H"]}, "over"),
        ({"ask": "score", "declarer": 1}, "callers"),
        ({"ask": "score", "callers": 1}, "declarer"),
        ({"ask": "score", "callers": 5, "declarer": 1}, "callers"),
        ({"ask": "score", "callers": True, "declarer": 1}, "callers"),
        ({"ask": "score", "callers": 1.0, "declarer": 1}, "callers"),
        ({"ask": "score", "callers": 1, "declarer": 4}, "declarer"),
        ({"ask": "score", "callers": 1, "declarer": 3, "won": 1}, "won"),
        ({"ask": "score", "callers": 1, "declarer": 3, "options": DOUBLES}, "declarer_plays"),
        ({"ask": "kind", "options": []}, "options"),
        ({"ask": "kind", "options": {"preset": "nobody"}}, "nobody"),
        ({"ask": "kind", "preset": ["taihe"]}, "preset"),
        ({"ask": "kind", "preset": "taihe", "options": {"preset": "evening"}}, "preset"),
        ({"ask": "kind", "options": {"seats": 6}}, "seats"),
        ({"ask": "kind", "options": {"seats": "3"}}, "seats"),
        ({"ask": "kind", "options": {"seat": 3}}, "seat"),
        ({"ask": "kind", "options": {"collapse_doubles": True}}, "Shutout"),
    ],
)
def test_what_cannot_be_read_is_named(question: dict[str, Any], names: str) -> None:
    with pytest.raises((NotationError, OptionError)) as caught:
        ask(question)
    assert names in str(caught.value)


def test_a_preset_stands_beside_the_options_or_within_and_options_override_it() -> None:
    aces = cards("AH AC AD")
    for question in ({"preset": "three_seats"}, {"options": {"preset": "three_seats"}}):
        assert ask({"ask": "kind", "cards": aces, **question})["kind"] == "four"
    overridden = {"preset": "three_seats", "seats": 4}
    assert ask({"ask": "kind", "cards": aces, "options": overridden})["kind"] == "three"
