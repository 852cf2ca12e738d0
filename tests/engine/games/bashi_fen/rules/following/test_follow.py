"""Which plays may follow a lead: tables by rule. Clubs and twos are trump unless a table says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Rank, Suit, read_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.follow import _owed_besides, follow_refusal
from engine.games.bashi_fen.rules.following.obligation import Serving
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import Shape
from engine.games.bashi_fen.rules.trumps import trumps_of
from tests.engine.games.bashi_fen.asking import asked


def may(lead: str, hand: str, play: str, trumps: str = "C2", **options: Any) -> bool:
    answer = asked("follow", trumps, {"packs": 6, **options}, lead=lead, hand=hand, play=play)
    assert answer["why"].endswith(".")
    return bool(answer["legal"])


def why(lead: str, hand: str, play: str, trumps: str = "C2", **options: Any) -> str:
    answer = asked("follow", trumps, {"packs": 6, **options}, lead=lead, hand=hand, play=play)
    assert not answer["legal"]
    return str(answer["why"])


@pytest.mark.rule("BSF-50")
@pytest.mark.rule("BSF-51")
@pytest.mark.parametrize(
    ("lead", "hand", "play", "legal"),
    [
        ("3H", "4H 5S", "4H", True),
        ("3H", "4H 5S", "5S", False),
        ("3H", "5S 3C", "3C", True),
        ("3H", "5S 3C", "5S", True),
        ("3H", "2H 5H", "2H", False),
        ("3C", "2H 5H", "2H", True),
        ("3C", "2H 5H", "5H", False),
        ("3C", "RJ 5H", "RJ", True),
        ("3H", "4H 4H", "4H 4H", False),
        ("3H 3H", "4H 5H 6H", "4H", False),
        ("3H", "4H 5S", "9S", False),
    ],
)
def test_a_single_card_is_followed_in_suit_with_as_many_cards(lead: str, hand: str, play: str, legal: bool) -> None:
    assert may(lead, hand, play) is legal


@pytest.mark.rule("BSF-53")
@pytest.mark.parametrize("mode", ["standard", "exact_only", "most_locked", "longest_first", "decompose", "suit_only"])
def test_too_few_cards_of_the_suit_are_all_played_and_void_seats_are_free(mode: str) -> None:
    hand = "4H 4H 6H 3C 3C 5S 9S"
    assert may("9H 9H 9H 9H", hand, "4H 4H 6H 5S", tuple_follow=mode)
    assert may("9H 9H 9H 9H", hand, "4H 4H 6H 3C", tuple_follow=mode)
    assert not may("9H 9H 9H 9H", hand, "4H 4H 5S 9S", tuple_follow=mode)
    assert may("9H 9H 9H", hand, "4H 4H 6H", tuple_follow=mode)
    assert may("9D 9D", hand, "3C 3C", tuple_follow=mode)
    assert may("9D 9D", hand, "3C 5S", tuple_follow=mode)
    assert may("9D 9D", hand, "4H 9S", tuple_follow=mode)


@pytest.mark.rule("BSF-53")
@pytest.mark.parametrize("mode", ["standard", "exact_only", "most_locked", "longest_first"])
def test_a_pair_is_due_though_it_is_part_of_a_tractor(mode: str) -> None:
    hand = "4H 4H 5H 5H 8H 9H"
    assert not may("3H 3H", hand, "8H 9H", tuple_follow=mode)
    assert not may("3H 3H", hand, "4H 5H", tuple_follow=mode)
    assert may("3H 3H", hand, "4H 4H", tuple_follow=mode)
    assert may("3H 3H", hand, "5H 5H", tuple_follow=mode)


QUAD, EVERY = "3H 3H 3H 3H", "every rule"
FOUR_PAIRS, TWO_TRACTORS = "8H 8H 9H 9H 10H 10H JH JH", "3H 3H 4H 4H 6H 6H 7H 7H QH QH AH AH"


@pytest.mark.rule("BSF-53", "BSF-80")
@pytest.mark.parametrize(
    ("lead", "hand", "play", "allowing"),
    [
        ("3H 3H", "4H 4H 6H 8H", "4H 4H", EVERY),
        ("3H 3H", "4H 4H 6H 8H", "6H 8H", "suit_only"),
        ("3H 3H", "5H 5H 5H 6H 8H", "6H 8H", "standard most_locked longest_first suit_only"),
        ("3H 3H", "5H 5H 5H 6H 8H", "5H 6H", "standard most_locked longest_first suit_only"),
        ("3H 3H", "5H 5H 5H 6H 8H", "5H 5H", EVERY),
        ("3H 3H", "5H 5H 5H 6H 6H 8H", "5H 5H", EVERY),
        ("3H 3H", "5H 5H 5H 6H 6H 8H", "5H 8H", "suit_only"),
        ("3H 3H 3H", "5H 5H 6H 8H 10H", "6H 8H 10H", "exact_only suit_only"),
        ("3H 3H 3H", "5H 5H 6H 8H 10H", "5H 5H 10H", EVERY),
        ("3H 3H 3H", "5H 5H 5H 5H 6H 6H", "5H 6H 6H", "standard most_locked longest_first suit_only"),
        ("3H 3H 3H", "5H 5H 5H 5H 6H 7H", "5H 6H 7H", "standard most_locked longest_first suit_only"),
        ("3H 3H 3H", "5H 5H 5H 5H 6H 7H", "5H 5H 7H", "standard most_locked longest_first suit_only"),
        (QUAD, "5H 5H 5H 6H 6H 8H 8H 9H", "6H 6H 8H 8H", "standard exact_only most_locked suit_only"),
        (QUAD, "5H 5H 5H 6H 6H 8H 8H 9H", "5H 5H 5H 9H", "exact_only longest_first decompose suit_only"),
        (QUAD, "5H 5H 5H 6H 6H 8H 8H 9H", "5H 5H 6H 6H", "exact_only suit_only"),
        (QUAD, "5H 5H 5H 6H 6H 8H 9H", "5H 5H 5H 9H", EVERY),
        (QUAD, "5H 5H 5H 6H 6H 8H 9H", "5H 5H 6H 6H", "exact_only suit_only"),
        (QUAD, "6H 6H 8H 9H 10H", "6H 6H 8H 9H", EVERY),
        (QUAD, "6H 6H 8H 9H 10H JH", "8H 9H 10H JH", "exact_only suit_only"),
        ("9H 9H", "4H 5H 6C", "4H 6C", ""),
        ("9H 9H 10H 10H", "4H 4H 4H 5H 5H 5H 7H 8H", "4H 4H 7H 8H", "standard most_locked longest_first suit_only"),
        ("9H 9H 10H 10H", "4H 4H 4H 5H 5H 5H 7H 8H", "4H 4H 5H 5H", EVERY),
        (
            FOUR_PAIRS,
            TWO_TRACTORS,
            "3H 3H 4H 4H QH QH AH AH",
            "standard exact_only most_locked longest_first suit_only",
        ),
        (FOUR_PAIRS, TWO_TRACTORS, "3H 3H 4H 4H 6H 6H 7H 7H", EVERY),
    ],
)
def test_tuples_and_tractors_are_followed_as_the_rule_says(lead: str, hand: str, play: str, allowing: str) -> None:
    modes = ("standard", "exact_only", "most_locked", "longest_first", "decompose", "suit_only")
    allowing = modes if allowing == EVERY else tuple(allowing.split())
    assert tuple(mode for mode in modes if may(lead, hand, play, tuple_follow=mode)) == allowing


TWO, THREE = "3H 3H 3H 4H 4H 4H", "3H 3H 3H 4H 4H 4H 5H 5H 5H"


@pytest.mark.rule("BSF-53")
@pytest.mark.parametrize("mode", ["standard", "longest_first", "most_locked"])
@pytest.mark.parametrize(
    ("lead", "hand", "play", "legal"),
    [
        (TWO, "6H 6H 6H 8H 8H 10H 10H JH QH", "6H 6H 6H 8H 8H QH", True),
        (TWO, "6H 6H 6H 8H 8H 10H 10H JH QH", "6H 6H 6H 8H 8H 10H", True),
        (TWO, "6H 6H 6H 8H 8H 10H 10H JH QH", "6H 6H 6H 8H JH QH", False),
        (TWO, "6H 6H 6H 8H 8H 10H 10H JH QH", "8H 8H 10H 10H JH QH", False),
        (TWO, "6H 6H 8H 8H 10H 10H JH", "6H 6H 8H 8H 10H 10H", True),
        (TWO, "6H 6H 8H 8H 10H 10H JH QH", "6H 6H 8H 8H JH QH", False),
        (THREE, "7H 7H 7H 9H 9H JH JH KH KH 6H 8H", "7H 7H 7H 9H 9H JH JH KH KH", True),
        (THREE, "7H 7H 7H 9H 9H JH JH KH KH 6H 8H", "7H 7H 7H 9H 9H JH JH 6H 8H", False),
    ],
)
def test_smaller_tuples_fill_a_tractor(lead: str, hand: str, play: str, legal: bool, mode: str) -> None:
    assert may(lead, hand, play, tuple_follow=mode) is legal


@pytest.mark.rule("BSF-56")
@pytest.mark.parametrize(
    ("lead", "hand", "play", "tractor", "tuples"),
    [
        ("3H 3H 4H 4H", "6H 6H 7H 7H 9H 9H", "6H 6H 7H 7H", True, True),
        ("3H 3H 4H 4H", "6H 6H 7H 7H 9H 9H", "6H 6H 9H 9H", False, True),
        ("3H 3H 4H 4H", "6H 6H 8H 8H 10H 10H", "6H 6H 10H 10H", True, True),
        ("3H 3H 4H 4H", "6H 6H 8H 8H 10H 10H", "6H 6H 8H 10H", False, False),
        ("3H 3H 4H 4H 5H 5H", "6H 6H 7H 7H 9H 9H JH JH", "6H 6H 7H 7H JH JH", True, True),
        ("3H 3H 4H 4H 5H 5H", "6H 6H 7H 7H 9H 9H JH JH", "6H 6H 9H 9H JH JH", False, True),
        ("3H 3H 4H 4H 5H 5H", "6H 6H 7H 7H 8H 8H 9H 9H", "7H 7H 8H 8H 9H 9H", True, True),
        ("3H 3H 4H 4H 5H 5H", "6H 6H 7H 7H 8H 8H 9H 9H", "6H 6H 7H 7H 9H 9H", False, True),
        ("3H 3H 4H 4H", "6H 6H 6H 7H 7H 9H 9H", "6H 7H 9H 9H", False, False),
        ("3H 3H 4H 4H", "6H 6H 6H 7H 7H 9H 9H", "7H 7H 9H 9H", True, True),
        ("3H 3H 4H 4H", "6H 6H 6H 7H 7H 9H 9H", "6H 6H 7H 7H", True, True),
    ],
)
def test_a_tractor_draws_a_tractor_or_only_its_tuples(
    lead: str, hand: str, play: str, tractor: bool, tuples: bool
) -> None:
    assert may(lead, hand, play) is tractor
    assert may(lead, hand, play, tractor_follow="tuples") is tuples


@pytest.mark.rule("BSF-56")
def test_where_longer_tuples_are_drawn_they_make_tractors_too() -> None:
    hand = "6H 6H 6H 7H 7H 7H 9H 9H"
    assert not may("3H 3H 4H 4H", hand, "6H 6H 9H 9H", tuple_follow="exact_only")
    assert not may("3H 3H 4H 4H", hand, "6H 6H 9H 9H", tuple_follow="decompose")
    assert may("3H 3H 4H 4H", hand, "6H 6H 7H 7H", tuple_follow="exact_only")
    assert may("3H 3H 4H 4H", hand, "6H 6H 9H 9H")


@pytest.mark.rule("BSF-57")
def test_a_run_draws_a_run() -> None:
    runs = {"runs_of_singles": 3}
    assert may("3H 4H 5H", "6H 7H 8H 10H", "6H 7H 8H", **runs)
    assert not may("3H 4H 5H", "6H 7H 8H 10H", "6H 7H 10H", **runs)
    assert may("3H 4H 5H", "6H 7H 9H 10H", "6H 7H 10H", **runs)
    assert may("3H 4H 5H", "6H 7H 8H 10H", "6H 7H 10H", tractor_follow="tuples", **runs)
    assert may("3H 4H 5H", "6H 7H 8H 10H", "6H 7H 10H")


@pytest.mark.rule("BSF-5B")
@pytest.mark.parametrize(
    ("lead", "hand", "play", "legal"),
    [
        ("AH KH KH", "4H 4H 6H 8H", "4H 4H 8H", True),
        ("AH KH KH", "4H 4H 6H 8H", "4H 6H 8H", False),
        ("AH KH KH", "4H 5H 6H 8H", "4H 6H 8H", True),
        ("AH KH KH", "4H 9S 9C 3S", "4H 9S 3S", True),
        ("AH KH KH", "4H 9S 9C 3S", "9S 9C 3S", False),
        ("AH KH", "4H 4H 6H 8H", "4H 8H", True),
        ("AH AH QH QH", "4H 4H 6H 6H 9H 8H", "4H 4H 6H 6H", True),
        ("AH AH QH QH", "4H 4H 6H 6H 9H 8H", "4H 4H 9H 8H", False),
        ("AH AH 9H 9H 10H 10H", "3H 3H 5H 5H 6H 6H 8H 8H", "5H 5H 6H 6H 8H 8H", True),
        ("AH AH 9H 9H 10H 10H", "3H 3H 5H 5H 6H 6H 8H 8H", "3H 3H 6H 6H 8H 8H", False),
        ("AH AH 9H 9H 10H 10H JH JH", "3H 3H 5H 5H 6H 6H 8H 8H 4H 7H", "3H 3H 5H 5H 6H 6H 8H 8H", True),
        ("AH AH AH QH QH", "3H 3H 3H 4H 6H 7H", "3H 3H 3H 4H 6H", True),
        ("AH AH AH QH QH", "3H 3H 4H 6H 7H 9H", "3H 3H 4H 6H 7H", True),
        ("AH AH AH QH QH", "3H 3H 4H 6H 7H 9H", "3H 4H 6H 7H 9H", False),
    ],
)
def test_the_parts_of_a_throw_are_served_largest_first(lead: str, hand: str, play: str, legal: bool) -> None:
    assert may(lead, hand, play) is legal


@pytest.mark.rule("BSF-5B")
def test_a_tuple_broken_freely_meets_one_part_and_leaves_the_others_owed() -> None:
    lead, hand = "AH AH AH QH QH", "3H 3H 3H 3H 5H 5H 6H 7H"
    assert may(lead, hand, "5H 5H 3H 6H 7H")
    assert may(lead, hand, "3H 3H 3H 5H 5H")
    assert not may(lead, hand, "3H 3H 3H 6H 7H")


@pytest.mark.rule("BSF-5A")
def test_equal_tuples_thrown_together_are_followed_as_tuples_not_as_tractors() -> None:
    lead, hand = "AH AH KH KH 10H 10H", "3H 3H 4H 4H 6H 6H 8H 8H"
    assert may(lead, hand, "3H 3H 6H 6H 8H 8H", throws="strictly_highest")
    assert not may(lead, hand, "3H 3H 6H 6H 8H 8H")


LEAST_BOMB = "4H 4H 4H 4H"


@pytest.mark.rule("BSF-82")
@pytest.mark.parametrize(
    ("hand", "play", "no", "same", "anywhere"),
    [
        (f"{LEAST_BOMB} 6H 6H 7H 7H 9H", LEAST_BOMB, False, True, True),
        ("6H 6H 7H 7H 9H 3C 3C 3C 3C", "3C 3C 3C 3C", False, True, True),
        ("6H 6H 7H 7H 9H 3S 3S 3S 3S", "3S 3S 3S 3S", False, False, True),
        ("6D 3S 3S 3S 3S", "3S 3S 3S 3S", True, True, True),
        ("6H 6H 7H 7H 9H 3C 3C 3C 3C", "3C 3C 3C 9H", False, False, False),
    ],
)
def test_bombs_fall_where_the_table_lets_them(hand: str, play: str, no: bool, same: bool, anywhere: bool) -> None:
    lead = "10H 10H JH JH"
    assert may(lead, hand, play) is no
    assert may(lead, hand, play, bombs="same_suit_or_trump") is same
    assert may(lead, hand, play, bombs="any_suit") is anywhere


@pytest.mark.rule("BSF-74")
def test_the_red_five_follows_trumps_and_not_hearts() -> None:
    assert may("3H", "5H 9S", "9S", red_five=True)
    assert not may("3C", "5H 9S", "9S", red_five=True)
    assert not may("3H", "5H 9S", "9S")


@pytest.mark.rule("BSF-04")
def test_two_fillers_are_a_pair_of_trumps() -> None:
    assert not may("3C 3C", "XX XX BJ RJ", "BJ RJ")
    assert may("3C 3C", "XX XX BJ RJ", "XX XX")


@pytest.mark.rule("BSF-53")
@pytest.mark.parametrize(
    ("lead", "hand", "play", "said"),
    [
        ("3H 3H", "4H 4H 6H 8H", "6H 8H", "You hold a pair of hearts: a pair must be followed with a pair."),
        (
            "3C 3C 3C",
            "2H 2H 2H BJ RJ",
            "2H 2H RJ",
            "You hold a triple of trumps: a triple must be followed with a triple.",
        ),
        (
            "3H 3H 4H 4H 5H 5H",
            "7H 7H 9H 9H JH QH KH",
            "7H 7H JH QH KH 9H",
            "You hold 2 pairs of hearts: a tractor of 3 pairs must be followed with pairs.",
        ),
        (
            "3H 3H 4H 4H",
            "7H 7H 8H 8H JH JH",
            "7H 7H JH JH",
            "You hold a tractor of 2 pairs of hearts: a tractor of 2 pairs must be followed with it.",
        ),
        ("3H", "4H 5S", "5S", "You hold hearts: play one before any other card."),
        ("3H 3H", "4H 5H 5S 5S", "5S 5S", "You hold hearts: play 2 of them before any other card."),
        (
            "3H 3H 3H",
            "4H 4H 6H 8H",
            "4H 6H 8H",
            "Follow a triple with smaller sets of hearts (pairs or more), as many cards as you can: 2.",
        ),
        ("3H 3H", "4H 4H", "4H", "Play 2 cards, as many as were led."),
    ],
)
def test_a_refusal_says_why_in_the_words_of_the_rule(lead: str, hand: str, play: str, said: str) -> None:
    assert why(lead, hand, play) == said


@pytest.mark.rule("BSF-5B")
@pytest.mark.parametrize(
    ("lead", "hand", "play", "shape", "counts"),
    [
        ("3H 3H 4H 4H AH", "6H 6H 7H 7H 9H 9H JH", "6H 6H 7H 7H JH", True, True),
        ("3H 3H 4H 4H AH", "6H 6H 7H 7H 9H 9H JH", "6H 6H 9H 9H JH", False, True),
        ("3H 3H 4H 4H AH", "6H 6H 7H 7H 9H 9H JH", "6H 6H 7H 9H JH", False, False),
        ("3H 3H 4H 4H 9H 9H 9H", "6H 6H 6H 7H 7H JH JH QH KH", "6H 6H 6H 7H 7H JH JH", True, True),
        ("3H 3H 4H 4H 9H 9H 9H", "6H 6H 6H 7H 7H JH JH QH KH", "6H 6H 6H 7H 7H QH KH", False, False),
        ("3H 3H 4H 4H", "6H 6H 7H 7H 9H 9H JH", "6H 6H 9H 9H", False, False),
    ],
)
def test_a_tractor_in_a_throw_is_owed_as_one_or_as_its_tuples(
    lead: str, hand: str, play: str, shape: bool, counts: bool
) -> None:
    """The last lead is no throw: a tractor led alone is followed as ever (BSF-56)."""
    assert may(lead, hand, play) is shape
    assert may(lead, hand, play, throw_follow="counts") is counts


@pytest.mark.rule("BSF-51", "BSF-53")
@pytest.mark.parametrize(("led", "play", "row"), [("3H", "4C", "BSF-51"), ("3H 3H", "5H 4C", "BSF-53")])
def test_a_refusal_names_the_row_for_one_card_or_for_several(led: str, play: str, row: str) -> None:
    trumps = trumps_of(Options(), Suit.SPADES, Rank.TWO)
    lead = read_lead(read_cards(led), trumps, Options())
    assert lead is not None
    refusal = follow_refusal(lead, read_cards("5H 6H 4C"), read_cards(play), trumps, Options())
    assert refusal is not None
    assert (str(refusal.reason), refusal.row) == ("suit_first", row)


@pytest.mark.rule("BSF-53", "BSF-5B")
def test_only_the_part_that_got_more_than_it_was_owed_is_granted_it() -> None:
    class Noting:
        """Serves nothing, and notes what is granted."""

        def __init__(self) -> None:
            self.granted: list[list[int]] = []

        def gifts(self, _shapes: Any, granted: list[int]) -> tuple[Serving, ...]:
            self.granted.append(list(granted))
            return (Serving(), Serving(), Serving())

    noting: Any = Noting()
    given = (Serving(), Serving(tuples=2), Serving())
    _owed_besides(noting, (Shape(3, 1), Shape(2, 2), Shape(2, 1)), (Serving(),) * 3, given)
    assert noting.granted == [[0, 2, 0]]


@pytest.mark.rule("BSF-88")
def test_constant_twos_follow_trumps_and_not_their_suits() -> None:
    assert may("3H", "2H 9S", "9S", "C7", constant_trumps=True)
    assert not may("3H", "2H 9S", "9S", "C7")
    assert not may("3C", "2H 9S", "9S", "C7", constant_trumps=True)
    assert not may("3C 3C 4C 4C", "AC AC 2S 2S 9C 9C", "AC AC 9C 9C", "C7", constant_trumps=True)
    assert may("3C 3C 4C 4C", "AC AC 2S 2S 9C 9C", "AC AC 2S 2S", "C7", constant_trumps=True)
    assert may("3C 3C 4C 4C", "AC AC 2S 2S 9C 9C", "AC AC 9C 9C", "C7")
