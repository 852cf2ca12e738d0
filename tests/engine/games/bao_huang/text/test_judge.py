"""Questions about Bao Huang as ``judge`` asks them."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from engine.cards import NotationError
from engine.games.bao_huang.text.judge import ask
from engine.options import OptionError


def cards(words: str) -> list[str]:
    return words.split()


@pytest.mark.rule("BH-30", "BH-03")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("6H", "single"),
        ("RJ*", "single"),
        ("6H 6H", "set"),
        ("6H 6C 6S 6D 6H", "set"),
        ("6H BJ*", "set"),
        ("RJ RJ* BJ BJ*", "set"),
        ("6H 7H", None),
        ("6H 7H BJ", None),
        ("6H 6C 2S", None),
        ("", None),
    ],
)
def test_kind_names_the_combination(words: str, kind: str | None) -> None:
    answer = ask({"ask": "kind", "cards": cards(words)})
    assert answer["kind"] == kind
    assert answer["why"].endswith(".")


@pytest.mark.rule("BH-34", "BH-44")
def test_kind_follows_the_house_rules() -> None:
    assert ask({"ask": "kind", "cards": cards("6H 6C 2S"), "options": {"twos_hang": True}})["kind"] == "set"
    assert ask({"ask": "kind", "cards": cards("6H BJ"), "options": {"sixes_last": True}})["kind"] is None
    assert ask({"ask": "kind", "cards": cards("6H 6C"), "preset": "sixes_last"})["kind"] == "set"


@pytest.mark.rule("BH-31", "BH-32", "BH-33")
@pytest.mark.parametrize(
    ("play", "over", "options", "beaten"),
    [
        ("9H 9C 9D BJ", "8H 8C 8D 8S", {}, True),
        ("8H 8C 8D BJ", "8H 8C 8D 8S", {}, False),
        ("8H 8C 8D BJ", "8H 8C 8D 8S", {"joker_order": True}, True),
        ("KH BJ* RJ RJ", "7H 7C BJ BJ", {}, True),
        ("2S RJ RJ RJ", "6H 6H 6H RJ*", {}, False),
        ("6H 7H", "6H 6C", {}, False),
    ],
)
def test_beats_says_whether_and_why(play: str, over: str, options: dict[str, Any], beaten: bool) -> None:
    answer = ask({"ask": "beats", "play": cards(play), "over": cards(over), "options": options})
    assert answer["beats"] == beaten
    assert answer["why"].endswith(".")


def test_on_nothing_any_combination_may_be_led() -> None:
    assert ask({"ask": "beats", "play": cards("6H 6C"), "over": None})["beats"]


@pytest.mark.rule("BH-40")
def test_moves_are_all_plays_once_with_marked_jokers_as_their_colour() -> None:
    answer = ask({"ask": "moves", "hand": cards("7H 7C 9S BJ BJ*"), "over": None})
    assert answer["may_pass"] is False
    assert sorted(map(" ".join, answer["moves"])) == sorted(
        [
            "7H",
            "7H 7C",
            "9S",
            "BJ",
            "BJ BJ*",
            "7H BJ",
            "7H BJ BJ*",
            "7H 7C BJ",
            "7H 7C BJ BJ*",
            "9S BJ",
            "9S BJ BJ*",
        ]
    )
    over = ask({"ask": "moves", "hand": cards("7H 7C 9S BJ BJ*"), "over": cards("8S 8H")})
    assert over == {"moves": [["9S", "BJ"], ["BJ", "BJ*"]], "may_pass": True}


@pytest.mark.rule("BH-44")
def test_moves_hold_sixes_back() -> None:
    options = {"sixes_last": True}
    assert ask({"ask": "moves", "hand": cards("6H 6C 7H"), "over": None, "options": options})["moves"] == [["7H"]]
    alone = ask({"ask": "moves", "hand": cards("6H 6C"), "over": None, "options": options})
    assert alone["moves"] == [["6H"], ["6H", "6C"]]


def test_moves_of_a_full_hand_are_found_in_a_moment() -> None:
    """The bar is 5 ms of the processor; a slow machine gets ten times that."""
    hand = cards("6H 6C 6D 7H 7C 8H 8C 8D 9H 9C 10H 10C 10S JH JC QH QC QD KH KC KD AH AC AD 2H 2C 2D 2S")
    hand += cards("BJ BJ BJ BJ* RJ RJ RJ RJ*")
    assert len(hand) == 36
    began = process_time()
    moves = ask({"ask": "moves", "hand": hand, "over": None})["moves"]
    assert process_time() - began < 0.05
    assert len(moves) == 28 * 25 + 24
    assert len({tuple(sorted(move)) for move in moves}) == len(moves)


@pytest.mark.rule("BH-53", "BH-60", "BH-64")
@pytest.mark.parametrize(
    ("question", "changes"),
    [
        ({"finish": [0, 1, 2, 3, 4], "emperor": 0, "eunuch": 2}, [2, -1, 1, -1, -1]),
        ({"finish": [0, 1, 2, 3, 4], "emperor": 0, "eunuch": 0}, [4, -1, -1, -1, -1]),
        (
            {"finish": [0, 1, 2, 3, 4], "emperor": 0, "eunuch": 0, "options": {"position_scoring": True}},
            [8, -4, -4, -4, -4],
        ),
        (
            {
                "finish": [0, 1, 2, 3, 4],
                "emperor": 0,
                "eunuch": 0,
                "announced": True,
                "options": {"position_scoring": True, "announce": True},
            },
            [24, -12, -12, -12, -12],
        ),
    ],
)
def test_score_says_what_each_seat_gets(question: dict[str, Any], changes: list[int]) -> None:
    assert ask({"ask": "score", **question})["changes"] == changes


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "kind", "cards": ["3H"]},
        {"ask": "kind", "cards": ["XX"]},
        {"ask": "beats", "play": ["7H"], "over": ["6H", "7H"]},
        {"ask": "score", "finish": [0, 1, 2, 3], "emperor": 0, "eunuch": 1},
        {"ask": "score", "finish": [0, 1, 2, 3, 3], "emperor": 0, "eunuch": 1},
        {"ask": "score", "finish": [0, 1, 2, 3, 4], "emperor": 5, "eunuch": 1},
        {"ask": "follow"},
        {"ask": "kind", "cards": ["6H"], "options": {"emperor_balances": True}},
    ],
)
def test_what_cannot_be_read_is_refused(question: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        ask(question)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError):
        ask({"ask": "kind", "cards": ["6H"], "options": {"jokers": 3}})
