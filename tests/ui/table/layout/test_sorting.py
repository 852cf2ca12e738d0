"""The orders of a hand."""

from __future__ import annotations

import pytest

from engine.cards import read_cards, write_cards
from engine.games.taihe_a_bao.melds import height
from ui.table.layout.sorting import BY_HAND, COLUMNS, ORDERS, group_of, next_order, sorted_places

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
