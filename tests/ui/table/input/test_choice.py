"""Which cards are chosen, by mouse and by keyboard, and what becomes of it when the hand changes."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.kit.geometry import Rect
from ui.table.input.choice import (
    NOTHING_CHOSEN,
    HandChoice,
    choosing,
    cleared,
    extended,
    kept,
    moved,
    pressed,
    sweep_begun,
    sweep_cancelled,
    sweeping,
    toggled,
    with_next,
)
from ui.table.layout.fan import fan
from ui.table.layout.hand import Direction

HAND = fan([4, 6], Rect(0, 0, 1200, 200), 100)
TWO_ROWS = fan([20, 20], Rect(0, 0, 1200, 200), 120)
LEFT, RIGHT, UP, DOWN = Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN
CARDS = st.lists(st.sampled_from("ABCDE"), max_size=12)


def chosen(*slots: int, cursor: int | None = None) -> HandChoice:
    """These slots chosen."""
    return HandChoice(frozenset(slots), cursor)


def test_a_click_chooses_and_a_second_one_frees() -> None:
    once = toggled(NOTHING_CHOSEN, 3)
    assert once == chosen(3)
    assert toggled(once, 3) == NOTHING_CHOSEN


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), (1, 2)),
        ((0,), (0, 1, 2)),
        ((1, 2), (1, 2, 3, 4)),
        ((0, 1, 2), (0, 1, 2, 3, 4)),
        ((0, 1, 2, 3, 4), (0,)),
    ],
)
def test_more_is_taken_at_every_click_and_then_all_of_it_is_free(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    pair, tractor = frozenset({1, 2}), frozenset({1, 2, 3, 4})
    assert with_next(chosen(*before), [pair, tractor]) == chosen(*after)


def test_a_tractor_takes_the_place_of_the_three_that_it_shares_two_cards_with() -> None:
    assert with_next(chosen(0, 1, 2), [frozenset({0, 1, 2}), frozenset({0, 1, 3, 4})]) == chosen(0, 1, 3, 4)


def test_a_sweep_adds_to_the_choice_and_frees_what_it_leaves_again() -> None:
    sweep = sweep_begun(chosen(0, 5))
    assert sweeping(sweep, range(2, 7)).chosen == {0, 2, 3, 4, 5, 6}
    back = sweeping(sweeping(sweep, range(2, 7)), range(2, 4))
    assert back.chosen == {0, 2, 3, 5}
    assert sweep_cancelled(back).chosen == {0, 5}


def test_clearing_and_a_hint_replace_the_choice() -> None:
    assert cleared(chosen(1, 2, cursor=4)) == chosen(cursor=4)
    assert choosing(chosen(1, 2), (7, 8)) == chosen(7, 8)


@pytest.mark.parametrize(
    ("cursor", "direction", "there"),
    [(None, RIGHT, 0), (None, LEFT, 9), (None, UP, 0), (3, RIGHT, 4), (3, LEFT, 2), (9, RIGHT, 9), (40, LEFT, 8)],
)
def test_arrows_move_the_cursor_and_choose_nothing(cursor: int | None, direction: Direction, there: int) -> None:
    assert moved(chosen(1, cursor=cursor), direction, HAND) == chosen(1, cursor=there)


def test_arrows_reach_the_other_row() -> None:
    assert moved(chosen(cursor=5), DOWN, TWO_ROWS).cursor == 25
    assert moved(chosen(cursor=25), UP, TWO_ROWS).cursor == 5


def test_shift_and_arrows_choose_a_range_and_take_it_back() -> None:
    choice = chosen(8, cursor=3)
    for _ in range(3):
        choice = extended(choice, RIGHT, HAND)
    assert choice.chosen == {3, 4, 5, 6, 8}
    assert choice.cursor == 6
    for _ in range(4):
        choice = extended(choice, LEFT, HAND)
    assert choice.chosen == {2, 3, 8}
    assert extended(moved(choice, LEFT, HAND), LEFT, HAND).chosen == {0, 1, 2, 3, 8}


def test_shift_and_an_arrow_without_a_cursor_begin_at_the_edge() -> None:
    assert extended(NOTHING_CHOSEN, RIGHT, HAND).chosen == {0, 1}
    assert extended(NOTHING_CHOSEN, LEFT, HAND).chosen == {8, 9}


def test_space_toggles_the_card_under_the_cursor() -> None:
    assert pressed(chosen(cursor=2)) == chosen(2, cursor=2)
    assert pressed(chosen(2, cursor=2)) == chosen(cursor=2)
    assert pressed(NOTHING_CHOSEN) == NOTHING_CHOSEN


def test_the_keyboard_finds_nothing_in_an_empty_hand() -> None:
    empty = fan([], Rect(0, 0, 100, 200), 100)
    assert moved(NOTHING_CHOSEN, RIGHT, empty) == NOTHING_CHOSEN
    assert extended(NOTHING_CHOSEN, RIGHT, empty) == NOTHING_CHOSEN


@pytest.mark.parametrize(
    ("old", "before", "new", "after"),
    [
        ("ABCD", (1, 3), "DCBA", (0, 2)),
        ("ABCD", (1, 3), "ACD", (2,)),
        ("ABCD", (1, 3), "XABYCD", (2, 5)),
        ("AABC", (1,), "CBAA", (3,)),
        ("AABC", (1,), "ABC", (0,)),
        ("AABC", (0, 1), "ABC", (0,)),
        ("AAA", (0, 2), "AA", (0, 1)),
        ("AB", (0,), "", ()),
    ],
)
def test_the_choice_follows_its_cards(old: str, before: tuple[int, ...], new: str, after: tuple[int, ...]) -> None:
    assert kept(chosen(*before), old, new).chosen == frozenset(after)


@given(old=CARDS, new=CARDS, data=st.data())
def test_as_many_copies_stay_chosen_as_still_are_there(old: list[str], new: list[str], data: st.DataObject) -> None:
    before = data.draw(st.frozensets(st.integers(0, len(old) - 1))) if old else frozenset()
    after = kept(HandChoice(before), old, new)
    wanted = Counter(old[slot] for slot in before) & Counter(new)
    assert Counter(new[slot] for slot in after.chosen) == wanted
    assert kept(HandChoice(before), old, old).chosen == before


@pytest.mark.parametrize(
    ("old", "cursor", "new", "there"),
    [("ABC", 1, "CBA", 1), ("ABC", 2, "CBA", 0), ("ABC", 1, "AC", 1), ("ABC", 2, "A", 0), ("AB", 1, "", None)],
)
def test_the_cursor_follows_its_card_or_stays_in_place(old: str, cursor: int, new: str, there: int | None) -> None:
    assert kept(chosen(cursor=cursor), old, new).cursor == there
