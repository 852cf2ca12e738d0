"""Which suit a card is played as, how high it stands, and its neighbours."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.cards import SUITED_RANKS, Card, Rank, Suit, read_card, read_cards, write_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of
from engine.games.bashi_fen.text.judge import ask


def order(trump: dict[str, str | None], **options: object) -> str:
    answer = ask({"ask": "order", "trump": trump, "options": options})
    return " < ".join(" ".join(equal) for equal in answer["trumps"])


def chain(trumps: Trumps, text: str) -> bool:
    """Whether these cards of one suit stand at neighbouring places."""
    cards = read_cards(text)
    places = [place for place in map(trumps.place, cards) if place is not None]
    return (
        len({trumps.suit_of(card) for card in cards}) == 1
        and len(places) == len(cards)
        and all(high == low + 1 for low, high in pairwise(places))
    )


SEVEN_DIAMONDS = trumps_of(Options(), Suit.DIAMONDS, Rank.SEVEN)


@pytest.mark.rule("BSF-20")
def test_kings_and_spades_as_in_the_source() -> None:
    assert order({"suit": "S", "rank": "K"}) == (
        "2S < 3S < 4S < 5S < 6S < 7S < 8S < 9S < 10S < JS < QS < AS < KH KC KD < KS < BJ < RJ"
    )
    trumps = trumps_of(Options(), Suit.SPADES, Rank.KING)
    assert trumps.suit_of(read_card("KC")) is None
    assert trumps.suit_of(read_card("QC")) is Suit.CLUBS


@pytest.mark.rule("BSF-21")
def test_without_a_trump_suit_only_rank_cards_and_jokers_or_jokers_alone_are_trumps() -> None:
    assert order({"suit": None, "rank": "K"}) == "KS KH KC KD < BJ < RJ"
    assert order({"suit": None, "rank": None}) == "BJ < RJ"
    no_trump = trumps_of(Options(), None, None)
    assert chain(no_trump, "QS KS AS")
    assert no_trump.suit_of(read_card("KS")) is Suit.SPADES


@pytest.mark.rule("BSF-04")
@pytest.mark.rule("BSF-20")
def test_fillers_stand_between_the_black_joker_and_the_trump_rank() -> None:
    fillers = {"partners": "fluid", "seats": 7, "packs": 5, "six_card_kitty": "fillers"}
    assert order({"suit": "S", "rank": "A"}, **fillers).endswith("KS < AH AC AD < AS < XX < BJ < RJ")
    assert "XX" not in order({"suit": "S", "rank": "A"})


@pytest.mark.rule("BSF-22")
@pytest.mark.rule("BSF-54")
@pytest.mark.parametrize(
    ("cards", "neighbours"),
    [
        ("6C 8C", True),
        ("6D 8D 9D", True),
        ("KD AD 7H 7D BJ RJ", True),
        ("AD 7S 7D", True),
        ("7D BJ", True),
        ("3H 4H", True),
        ("7H 7S", False),
        ("6H 7H", False),
        ("AD 7D", False),
        ("7H BJ", False),
        ("RJ 2D", False),
        ("XX BJ", False),
        ("AS 7S", False),
    ],
)
def test_neighbours_follow_the_order_without_the_trump_rank(cards: str, neighbours: bool) -> None:
    assert chain(SEVEN_DIAMONDS, cards) is neighbours


@pytest.mark.rule("BSF-22")
def test_the_king_is_next_to_the_trump_rank_where_the_ace_is_the_trump_rank() -> None:
    trumps = trumps_of(Options(), Suit.DIAMONDS, Rank.ACE)
    assert chain(trumps, "QD KD AS AD BJ RJ")
    assert not chain(trumps, "KS AS")


@pytest.mark.rule("BSF-22")
def test_without_a_trump_suit_rank_cards_are_next_to_the_black_joker() -> None:
    assert chain(trumps_of(Options(), None, Rank.SEVEN), "7C BJ RJ")


@pytest.mark.rule("BSF-55")
def test_high_trumps_form_no_tractors_where_the_table_says_so() -> None:
    trumps = trumps_of(Options(high_trump_tractors=False), Suit.DIAMONDS, Rank.SEVEN)
    assert not chain(trumps, "6D 8D 9D KD")
    assert chain(trumps, "6D 8D 9D 10D")
    assert not any(chain(trumps, cards) for cards in ("AD 7H", "7H 7D", "7D BJ", "BJ RJ"))


@pytest.mark.rule("BSF-74")
def test_the_red_five_is_the_highest_trump_of_all_and_leaves_its_suit() -> None:
    assert order({"suit": "S", "rank": "2"}, red_five=True).endswith("2H 2C 2D < 2S < BJ < RJ < 5H")
    trumps = trumps_of(Options(red_five=True), Suit.SPADES, Rank.TWO)
    assert chain(trumps, "4H 6H")
    assert chain(trumps, "BJ RJ 5H")
    assert order({"suit": None, "rank": None}, red_five=True) == "BJ < RJ < 5H"
    assert order({"suit": "H", "rank": "5"}, red_five=True).endswith("KH < AH < 5S 5C 5D < BJ < RJ < 5H")
    assert order({"suit": "C", "rank": "5"}, red_five=True).endswith("AC < 5S 5D < 5C < BJ < RJ < 5H")


PACK = [*read_cards("BJ RJ"), *(Card(rank, suit) for rank in SUITED_RANKS for suit in Suit)]


@pytest.mark.rule("BSF-88")
def test_twos_leave_the_plain_suits_to_the_ranks_from_three_up() -> None:
    trumps = trumps_of(Options(constant_trumps=True), Suit.HEARTS, Rank.SEVEN)
    assert order({"suit": "H", "rank": "7"}, constant_trumps=True).endswith(
        "AH < 2S 2C 2D < 2H < 7S 7C 7D < 7H < BJ < RJ"
    )
    spades = [card for card in trumps.in_order(PACK) if trumps.suit_of(card) is Suit.SPADES]
    assert write_cards(spades[:4]) == "3S 4S 5S 6S"
    assert chain(trumps, "6S 8S")
    assert chain(trumps, "AH 2C 2H 7C 7H BJ RJ")
    assert not chain(trumps, "2C 2S")


@pytest.mark.rule("BSF-88")
def test_with_no_trump_and_without_the_house_rule_twos_stand_at_the_bottom_of_their_suits() -> None:
    assert order({"suit": None, "rank": None}, constant_trumps=True) == "BJ < RJ"
    assert chain(trumps_of(Options(constant_trumps=True), None, None), "2S 3S")
    assert chain(trumps_of(Options(), Suit.HEARTS, Rank.SEVEN), "2S 3S")
    assert order({"suit": "H", "rank": "7"}).startswith("2H < 3H")


@pytest.mark.rule("BSF-20")
def test_cards_are_sorted_within_suits_and_trumps_above_them() -> None:
    hand = read_cards("RJ 7H 2D AS 7D 3S BJ 7S")
    assert write_cards(SEVEN_DIAMONDS.in_order(hand)) == "3S AS 2D 7S 7H 7D BJ RJ"


@pytest.mark.rule("BSF-87")
def test_ranks_that_are_out_are_no_trumps() -> None:
    assert order({"suit": "S", "rank": "10"}, lowest_rank="9").startswith("9S < JS")


def test_marked_jokers_are_no_cards_of_this_game() -> None:
    assert SEVEN_DIAMONDS.knows(Card(Rank.RED_JOKER))
    assert not SEVEN_DIAMONDS.knows(Card(Rank.RED_JOKER, marked=True))
