"""What ``judge`` answers about Big Two, each set of cards once, whether or not the cards could occur together."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import NotationError
from engine.games.big_two.text.judge import ask
from engine.options import OptionError


def asked(what: str, **fields: Any) -> Any:
    return ask({"game": "big_two", "ask": what, **fields})


def moves(hand: str, over: str | None = None, **fields: Any) -> list[str]:
    found = asked("moves", hand=hand.split(), over=None if over is None else over.split(), **fields)
    return [" ".join(cards) for cards in found["moves"]]


@pytest.mark.rule("BT-10", "BT-13", "BT-16")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("3D", "single"),
        ("9S 9D", "pair"),
        ("3D 4D 5D 6D 7C", "straight"),
        ("3D 5D 6D 7D 9D", "flush"),
        ("3D 3C 3S 7D 7C", "full_house"),
        ("3D 3C 3S 3H 7C", "four_of_a_kind"),
        ("3D 4D 5D 6D 7D", "straight_flush"),
        ("4S 4S", "pair"),
        ("4S 4S 4S 4S 4S", "four_of_a_kind"),
        ("4S 4S 4S 6S 6S", "full_house"),
        ("", None),
        ("3D 4D 5D 6D", None),
        ("3D 4D 5D 6D 7D 8D", None),
    ],
)
def test_kinds(cards: str, kind: str | None) -> None:
    answer = asked("kind", cards=cards.split())
    assert answer["kind"] == kind
    assert answer["why"].endswith(".")


@pytest.mark.rule("BT-10")
def test_moves_are_sets_of_cards() -> None:
    assert moves("9S 9H 9C") == ["9C", "9H", "9S", "9H 9C", "9S 9C", "9S 9H"]
    assert moves("9S 9H 9C", "9D") == ["9C", "9H", "9S"]
    assert moves("9S 9H 9C", "10S 10D") == []
    assert moves("4S 4S 5H 5H") == ["4S", "5H", "4S 4S", "5H 5H"]
    assert moves("3D 4D 5D 6D 7D 8C", "3S 4S 5S 6S 7C") == ["4D 5D 6D 7D 8C", "3D 4D 5D 6D 7D"]


@pytest.mark.rule("BT-31", "BT-32", "BT-33")
@pytest.mark.parametrize(
    ("hand", "over", "expected", "may_pass"),
    [
        ("8C KD AS", "5C", ["AS"], False),
        ("8C KD AS", "2D", [], True),
        ("8C KD AS AH", "9C 9D", ["AS AH"], True),
        ("8C 8D AS", None, ["8C 8D"], False),
        ("8C 9D AS", None, ["AS"], False),
        ("8C", "5C", ["8C"], False),
        ("", "5C", [], True),
    ],
)
def test_a_next_player_with_one_card_binds(hand: str, over: str | None, expected: list[str], may_pass: bool) -> None:
    assert moves(hand, over, next_has_one=True) == expected
    answer = asked("moves", hand=hand.split(), over=over and over.split(), next_has_one=True)
    assert answer["may_pass"] is may_pass
    free = asked("moves", hand=hand.split(), over=over and over.split())
    assert free["may_pass"] is (over is not None)


@pytest.mark.rule("BT-33")
def test_as_agreed_any_single_may_be_led() -> None:
    assert moves("8C 9D AS", next_has_one=True, options={"last_card_lead_highest": False}) == ["8C", "9D", "AS"]


@pytest.mark.rule("BT-41", "BT-42", "BT-43")
def test_scores() -> None:
    assert asked("score", cards_left=[0, 3, 2, 4], out=0)["changes"] == [5, -5, 5, -5]
    assert asked("score", cards_left=[0, 3, 2, 4])["changes"] == [5, -5, 5, -5]
    individual = {"mode": "individual"}
    assert asked("score", cards_left=[7, 8, 0, 13], out=2, options=individual)["changes"] == [-7, -16, 75, -52]
    assert asked("score", cards_left=[7, 8, 9, 13], out=2, options=individual)["changes"] == [-7, -16, 75, -52]
    assert asked("score", cards_left=[0, 6, 1, 6], out=0, forgot=[2, 2])["changes"] == [18, -18, 18, -18]


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "trick"},
        {"ask": "kind", "cards": ["BJ"]},
        {"ask": "beats", "play": ["3D"], "over": ["3D", "4D"]},
        {"ask": "score", "cards_left": [0, 3, 2]},
        {"ask": "score", "cards_left": [0, 3, 2, 14], "out": 0},
        {"ask": "score", "cards_left": [1, 3, 2, 4]},
        {"ask": "score", "cards_left": [0, 3, 2, 4], "out": 4},
        {"ask": "score", "cards_left": [0, 3, 2, 4], "out": 0, "forgot": 2},
        {"ask": "score", "cards_left": [0, 3, 2, 4], "out": 0, "forgot": [4]},
        {"ask": "kind", "cards": ["3D"], "options": {"individual_table": "plain"}},
        {"ask": "kind", "card": ["3D"]},
    ],
)
def test_what_cannot_be_read_is_refused(question: dict[str, Any]) -> None:
    with pytest.raises((NotationError, OptionError)):
        ask(question)
