"""Cards: their notation, the packs made of them, and the shuffle that old saves rely on."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import (
    BLACK_JOKER,
    EMPEROR,
    EUNUCH,
    FILLER,
    RED_JOKER,
    STANDARD,
    SUITED_RANKS,
    Card,
    NotationError,
    Rank,
    Suit,
    canonical,
    holds,
    read_card,
    read_cards,
    shuffled,
    without,
    write_cards,
)

EVERY_CARD = (*STANDARD, BLACK_JOKER, RED_JOKER, EUNUCH, EMPEROR, FILLER)


def height(card: Card) -> int:
    return SUITED_RANKS.index(card.rank) if card.suit else 99


@pytest.mark.parametrize("card", EVERY_CARD, ids=str)
def test_every_card_reads_back_from_its_own_text(card: Card) -> None:
    assert read_card(str(card)) == card


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("4H", Card(Rank.FOUR, Suit.HEARTS)),
        ("10S", Card(Rank.TEN, Suit.SPADES)),
        ("AC", Card(Rank.ACE, Suit.CLUBS)),
        ("QD", Card(Rank.QUEEN, Suit.DIAMONDS)),
        ("BJ", BLACK_JOKER),
        ("RJ", RED_JOKER),
        ("BJ*", EUNUCH),
        ("RJ*", EMPEROR),
        ("XX", FILLER),
    ],
)
def test_cards_are_written_rank_then_suit(written: str, card: Card) -> None:
    assert str(card) == written
    assert repr(card) == f"Card({written})"


@pytest.mark.parametrize("wrong", ["", "1S", "10", "S4", "4h", "10X", "T S", "4S ", "?", "RJ**", "XX*", "JS*", None, 4])
def test_what_is_no_card_is_refused_by_name(wrong: object) -> None:
    with pytest.raises(NotationError, match="is no card: write rank and suit") as caught:
        read_card(wrong)  # type: ignore[arg-type]
    assert repr(wrong) in str(caught.value)


@given(st.sampled_from([str(card) for card in EVERY_CARD]) | st.text("0123456789JQKASHCDBRX* ", max_size=4) | st.text())
def test_reading_a_card_never_fails_otherwise(written: str) -> None:
    try:
        assert str(read_card(written)) == written
    except NotationError:
        assert written not in map(str, EVERY_CARD)


@given(st.text(alphabet="0123456789JQKASHCDBRX*? \n", max_size=20))
def test_reading_cards_never_fails_otherwise(written: str) -> None:
    known = set(map(str, EVERY_CARD))
    try:
        cards = read_cards(written)
    except NotationError:
        assert not known.issuperset(written.split())
    else:
        assert write_cards(cards).split() == written.split()


def test_cards_stand_apart_by_spaces_and_backs_are_question_marks() -> None:
    cards = read_cards(" 4H  10S RJ* ")
    assert cards == (Card(Rank.FOUR, Suit.HEARTS), Card(Rank.TEN, Suit.SPADES), EMPEROR)
    assert write_cards((*cards, None)) == "4H 10S RJ* ?"


def test_the_standard_pack_has_fifty_two_different_cards() -> None:
    assert len(STANDARD) == len(set(STANDARD)) == 52
    assert all(card.suit and card.rank in SUITED_RANKS for card in STANDARD)


def test_copies_are_equal_and_marked_jokers_are_not_plain_ones() -> None:
    assert Card(Rank.KING, Suit.SPADES) == Card(Rank.KING, Suit.SPADES)
    assert EMPEROR != RED_JOKER
    assert EUNUCH != BLACK_JOKER


def test_canonical_order_is_by_rank_then_suit_then_plain_before_marked() -> None:
    mixed = read_cards("KD 4C RJ* KS RJ 4S")
    assert write_cards(canonical(mixed, height)) == "4S 4C KS KD RJ RJ*"


def test_the_shuffle_never_changes() -> None:
    assert shuffled(range(10), Random("paizhuo").random) == (3, 8, 9, 6, 5, 7, 1, 2, 4, 0)


def test_the_shuffle_draws_once_for_every_item_but_the_first_from_the_last_on() -> None:
    drawn = iter([0.0, 0.5, 0.999])
    assert shuffled("abcd", lambda: next(drawn)) == ("d", "c", "b", "a")
    assert next(drawn, None) is None


@given(st.lists(st.integers(), max_size=60), st.integers())
def test_a_shuffle_keeps_every_item(items: list[int], seed: int) -> None:
    assert Counter(shuffled(items, Random(seed).random)) == Counter(items)


def test_every_order_of_three_comes_up_about_as_often() -> None:
    random = Random(1)
    seen = Counter(shuffled("abc", random.random) for _ in range(6000))
    assert len(seen) == 6
    assert min(seen.values()) > 850


@pytest.mark.parametrize(
    ("hand", "cards", "held"),
    [
        ("4S 4S 5H", "4S", True),
        ("4S 4S 5H", "4S 4S", True),
        ("4S 5H", "4S 4S", False),
        ("4S", "5S", False),
        ("4S", "", True),
        ("", "4S", False),
    ],
)
def test_a_hand_holds_cards_copy_by_copy(hand: str, cards: str, held: bool) -> None:
    assert holds(read_cards(hand), read_cards(cards)) is held


def test_taking_cards_away_keeps_the_order_of_the_rest() -> None:
    assert write_cards(without(read_cards("4S 7H 4S 5D"), read_cards("4S 5D"))) == "7H 4S"


def test_taking_a_card_away_that_is_not_there_is_our_own_mistake() -> None:
    with pytest.raises(ValueError, match="not in list"):
        without(read_cards("4S"), read_cards("5S"))
