"""What cards make, and how they are read."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Suit, read_cards, write_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.leads import lead_refusal, named_lead
from engine.games.bashi_fen.rules.parts import Shape
from engine.games.bashi_fen.rules.trumps import trumps_of
from tests.engine.games.bashi_fen.asking import asked


@pytest.mark.rule("BSF-51")
@pytest.mark.rule("BSF-52")
@pytest.mark.rule("BSF-54")
@pytest.mark.rule("BSF-5A")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("3H", "single"),
        ("RJ", "single"),
        ("3H 3H", "tuple"),
        ("3H 3H 3H 3H", "tuple"),
        ("XX XX", "tuple"),
        ("3H 3H 4H 4H", "tractor"),
        ("6C 6C 6C 8C 8C 8C", "tractor"),
        ("6D 6D 8D 8D 9D 9D", "tractor"),
        ("KD KD AD AD 7H 7H 7D 7D", "tractor"),
        ("7D 7D BJ BJ", "tractor"),
        ("BJ BJ RJ RJ", "tractor"),
        ("3H 3H 4H 4H 4H", "throw"),
        ("7H 7H 7S 7S", "throw"),
        ("XX XX BJ BJ", "throw"),
        ("3H 4H", "throw"),
        ("3H 4H 5H", "throw"),
        ("6H 6H 7H 7H", None),
        ("3H 3S", None),
        ("3D RJ", "throw"),
        ("", None),
    ],
)
def test_kind_names_what_the_cards_make(cards: str, kind: str | None) -> None:
    answer = asked("kind", "D7", cards=cards)
    assert answer["kind"] == kind
    assert answer["why"].endswith(".")


@pytest.mark.rule("BSF-55")
@pytest.mark.parametrize("cards", ["KD KD AD AD 7H 7H 7D 7D", "7D 7D BJ BJ", "BJ BJ RJ RJ"])
def test_high_trumps_are_no_tractor_where_the_table_says_so(cards: str) -> None:
    assert asked("kind", "D7", {"high_trump_tractors": False}, cards=cards)["kind"] == "throw"
    assert asked("kind", "D7", {"high_trump_tractors": False}, cards="6D 6D 8D 8D")["kind"] == "tractor"


@pytest.mark.rule("BSF-57")
@pytest.mark.parametrize(
    ("least", "cards", "kind"),
    [
        (0, "3H 4H 5H", "throw"),
        (3, "3H 4H 5H", "run"),
        (3, "3H 4H", "throw"),
        (4, "3H 4H 5H", "throw"),
        (4, "6H 8H 9H 10H", "run"),
        (3, "QD KD AD 7H 7D BJ RJ", "run"),
        (3, "3H 4H 6H", "throw"),
    ],
)
def test_a_run_is_of_consecutive_single_cards(least: int, cards: str, kind: str) -> None:
    assert asked("kind", "D7", {"runs_of_singles": least}, cards=cards)["kind"] == kind


@pytest.mark.rule("BSF-74")
def test_jokers_and_red_fives_make_a_tractor() -> None:
    assert asked("kind", "D7", {"red_five": True}, cards="RJ RJ 5H 5H")["kind"] == "tractor"
    assert asked("kind", "D7", {"red_five": True}, cards="4H 4H 6H 6H")["kind"] == "tractor"
    assert asked("kind", "D7", cards="RJ RJ 5H 5H")["kind"] is None


@pytest.mark.rule("BSF-5D")
@pytest.mark.parametrize(
    ("trumps", "cards", "parts"),
    [
        ("CJ", "AS KS KS KS", ["KS KS KS", "AS"]),
        ("CJ", "KS KS QS 10S 10S", ["KS KS", "10S 10S", "QS"]),
        ("CJ", "8H 8H KH KH", ["KH KH", "8H 8H"]),
        ("CJ", "3S 3S 3S 7S 7S 10S 10S 10S", ["10S 10S 10S", "3S 3S 3S", "7S 7S"]),
        ("D7", "3H 3H 4H 4H 9H", ["3H 3H 4H 4H", "9H"]),
        ("D7", "3H 3H 3H 3H 4H 4H", ["3H 3H 4H 4H", "3H 3H"]),
        ("D7", "3H 3H 4H 4H 9H 9H 9H 9H", ["3H 3H 4H 4H", "9H 9H 9H 9H"]),
        ("D7", "AD AD 7S 7S 7H 7H", ["AD AD 7S 7S", "7H 7H"]),
        ("D7", "RJ BJ", ["RJ", "BJ"]),
        ("D7", "", []),
    ],
)
def test_cards_are_read_largest_first_and_tractors_before_tuples(trumps: str, cards: str, parts: list[str]) -> None:
    assert asked("parts", trumps, cards=cards)["parts"] == [part.split() for part in parts]


@pytest.mark.rule("BSF-59")
def test_a_loose_tractor_is_one_part_where_the_table_has_it() -> None:
    loose = {"loose_tractors": True}
    assert asked("kind", "D7", cards="3H 3H 5H 5H")["kind"] == "throw"
    assert asked("kind", "D7", loose, cards="3H 3H 5H 5H")["kind"] == "tractor"
    assert asked("kind", "D7", loose, cards="7S 7S 7H 7H")["kind"] == "throw"
    assert asked("parts", "D7", loose, cards="3H 3H 5H 5H")["parts"] == [["3H", "3H", "5H", "5H"]]


DIAMONDS = trumps_of(Options(), Suit.DIAMONDS, None)


def led(text: str, hand: str = "", **options: Any) -> str | None:
    """Why these groups may not be led, by the reason."""
    groups = tuple(map(read_cards, text.split(" | ")))
    cards = [card for group in groups for card in group]
    refusal = lead_refusal(groups, [*cards, *read_cards(hand)], DIAMONDS, Options(**options))
    return None if refusal is None else refusal.reason.value


@pytest.mark.rule("BSF-50")
@pytest.mark.rule("BSF-5A")
@pytest.mark.rule("BSF-5D")
def test_a_lead_is_of_one_suit_and_a_throw_as_the_table_allows() -> None:
    assert led("3H 3H 4H 4H") is None
    assert led("3H 4S") == "mixed_suits"
    assert led("AH KH KH") is None
    assert led("AH KH KH", throws="no") == "no_throws"
    assert led("AH KH KH", throws="strictly_highest") == "unequal_tuples"
    assert led("AH AH KH KH 10H 10H", throws="strictly_highest") is None
    assert led("AH KH", throws="strictly_highest") is None
    assert lead_refusal((read_cards("3H"),), read_cards("4H"), DIAMONDS, Options()) is not None


@pytest.mark.rule("BSF-59")
def test_who_holds_a_card_between_may_not_lead_a_loose_tractor() -> None:
    assert led("3H 3H 5H 5H", "4H", loose_tractors=True) == "holds_between"
    assert led("3H 3H 5H 5H", "6H 4S", loose_tractors=True) is None
    assert led("3H 3H 5H 5H", loose_tractors=True, throws="no") is None
    assert led("3H 3H 5H 5H", throws="no") == "no_throws"


@pytest.mark.rule("BSF-5D")
def test_the_leader_may_name_another_reading() -> None:
    lead = named_lead(tuple(map(read_cards, ("3H 3H", "4H 4H"))), DIAMONDS, Options())
    assert lead is not None
    assert lead.shapes == (Shape(2, 1), Shape(2, 1))
    assert write_cards(lead.cards) == "4H 4H 3H 3H"
    assert led("3H 3H | 4H 4H 5H") == "no_part"
    assert led("3H | 4H 5H 6H") == "no_part"
    assert led("3H | 4H 5H 6H", runs_of_singles=3) is None


@pytest.mark.rule("BSF-5D")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({}, "no_part"),
        ({"runs_of_singles": 4}, "no_part_or_run"),
        ({"packs": 1}, "no_single"),
        ({"packs": 1, "runs_of_singles": 4}, "no_single_or_run"),
        ({"packs": 4, "lowest_rank": "K", "high_trump_tractors": False}, "no_single_or_set"),
    ],
)
def test_a_part_that_is_none_is_refused_with_the_parts_of_this_table(options: dict[str, Any], reason: str) -> None:
    assert led("3H | 4H 6H", **options) == reason
