"""The orders of a hand."""

from __future__ import annotations

import pytest

from engine.cards import Cards, Rank, Suit, read_cards, write_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.parts import parts_of
from engine.games.bashi_fen.rules.trumps import trumps_of
from engine.games.taihe_a_bao.melds import height
from ui.table.layout.sorting import (
    BY_HAND,
    COLUMNS,
    ORDERS,
    PARTS,
    group_of,
    next_order,
    places_in_parts,
    sorted_places,
)

HAND = read_cards("5C AD 7S 5H 9D 7D 5S KS")


@pytest.mark.parametrize(
    ("order", "sorted_hand"),
    [
        ("rank", "AD KS 9D 7S 7D 5S 5H 5C"),
        ("combination", "5S 5H 5C 7S 7D AD KS 9D"),
        ("suit", "KS 7S 5S 5H 5C AD 9D 7D"),
    ],
)
def test_each_order_puts_the_cards_as_players_hold_them(order: str, sorted_hand: str) -> None:
    assert write_cards(HAND[place] for place in sorted_places(HAND, order, height)) == sorted_hand


def test_copies_keep_their_order() -> None:
    cards = read_cards("4S 5S 4S")
    assert sorted_places(cards, "rank", height) == (1, 0, 2)


def test_the_sort_key_goes_through_all_orders_and_comes_back() -> None:
    order, gone = "rank", []
    for _ in ORDERS:
        order = next_order(order)
        gone.append(order)
    assert set(gone) == set(ORDERS)
    assert BY_HAND in gone
    assert order == "rank"


def test_groups_are_suits_in_suit_order_and_ranks_elsewhere() -> None:
    four, other = read_cards("4S 4H")
    assert group_of(four, "rank") == group_of(other, "rank")
    assert group_of(four, "suit") != group_of(other, "suit")


def test_columns_are_one_more_order_where_hands_are_held_so() -> None:
    order, gone = COLUMNS, []
    for _ in range(len(ORDERS) + 1):
        order = next_order(order, columns=True)
        gone.append(order)
    assert gone == [*ORDERS, COLUMNS]


def test_in_a_column_the_marked_joker_lies_behind_the_plain_ones() -> None:
    cards = read_cards("BJ BJ* BJ")
    assert write_cards(cards[place] for place in sorted_places(cards, COLUMNS, lambda _card: 0)) == "BJ* BJ BJ"
    assert write_cards(cards[place] for place in sorted_places(cards, "rank", lambda _card: 0)) == "BJ BJ BJ*"


def test_in_the_order_by_parts_tractors_and_pairs_lead_their_suit_as_played() -> None:
    cards = read_cards("AS KS KS QS QS 9H 9H 7H 3D BJ")
    trumps = trumps_of(Options(), Suit.DIAMONDS, Rank.TWO)

    def split(each: Cards) -> tuple[Cards, ...]:
        suits = {trumps.suit_of(card) for card in each}
        return tuple(part.cards for suit in suits for part in parts_of(trumps.of_suit(each, suit), trumps))

    placed = places_in_parts(cards, split, trumps.height, trumps.suit_of)
    assert write_cards(cards[place] for place in placed) == "BJ 3D KS KS QS QS AS 9H 9H 7H"


def test_an_order_by_parts_comes_before_the_one_by_hand_where_there_is_such() -> None:
    assert next_order("suit", parts=True) == PARTS
    assert next_order(PARTS, parts=True) == BY_HAND
