"""How 1 to 60 cards lie in rows or columns."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ui.kit.geometry import CARD_RATIO, Rect, Size, first_overlap
from ui.table.layout.fan import LARGE_STRIP, LEAST_WIDTH, STRIP, fan, group_sizes
from ui.table.layout.hand import RISE, FanStyle, HandFan
from ui.table.layout.table_layout import table_layout

WINDOW_1024 = Rect(8, 460, 1008, 172)
WINDOW_1280 = Rect(10, 580, 1260, 216)
WINDOW_4K = Rect(30, 1560, 3780, 580)

GROUPS = st.lists(st.integers(1, 12), min_size=1, max_size=16).filter(lambda sizes: sum(sizes) <= 60)


def rows_of(hand: HandFan) -> list[int]:
    """How many cards each row or column has."""
    lines = [slot.line for slot in hand.slots]
    return [lines.count(line) for line in range(max(lines) + 1)]


def seen_strips(hand: HandFan) -> list[float]:
    """The visible width of every card, over the card's width."""
    return [slot.box.width / hand.card.width for slot in hand.slots]


@pytest.mark.parametrize(
    ("area", "widest", "groups", "rows", "least_width"),
    [
        (WINDOW_1024, 100, [3, 2, 3, 2], [10], 100),
        (WINDOW_1024, 100, [4, 3, 3, 3], [13], 100),
        (WINDOW_1280, 125, [5, 4, 4, 4], [17], 125),
        (WINDOW_1280, 125, [7, 6, 7, 5], [25], 125),
        (WINDOW_1280, 125, [9, 8, 8, 9], [34], 120),
        (WINDOW_1280, 125, [9, 10, 10, 9], [19, 19], 90),
        (WINDOW_1024, 100, [9, 10, 10, 9], [19, 19], 70),
        (WINDOW_1024, 100, [12, 12, 12, 12, 12], [24, 36], 70),
        (WINDOW_4K, 340, [4, 3, 3, 3], [13], 340),
        (WINDOW_4K, 340, [12, 12, 12, 12, 12], [24, 36], 240),
        (WINDOW_1280, 125, [1], [1], 125),
    ],
)
def test_one_row_while_it_keeps_the_index_then_two_broken_between_groups(
    area: Rect, widest: float, groups: list[int], rows: list[int], least_width: float
) -> None:
    hand = fan(groups, area, widest)
    assert rows_of(hand) == rows
    assert hand.card.width >= least_width
    assert min(seen_strips(hand)) >= STRIP


@pytest.mark.parametrize("style", FanStyle)
@given(groups=GROUPS, large=st.booleans(), area=st.sampled_from([WINDOW_1024, WINDOW_1280, WINDOW_4K]))
@settings(max_examples=60, deadline=None)
def test_every_hand_lies_in_its_area_with_readable_indices(
    style: FanStyle, groups: list[int], large: bool, area: Rect
) -> None:
    strip = LARGE_STRIP if large else STRIP
    hand = fan(groups, area, area.height / 1.25 / CARD_RATIO, strip, style)
    assert [slot.number for slot in hand.slots] == list(range(sum(groups)))
    assert hand.card.width >= LEAST_WIDTH
    assert min(seen_strips(hand)) >= strip - 1e-9
    for slot in hand.slots:
        assert area.encloses(Rect(slot.at.x, slot.at.y - slot.rise, hand.card.width, hand.card.height + slot.rise))
    for line in {slot.line for slot in hand.slots}:
        assert first_overlap([slot.box for slot in hand.slots if slot.line == line]) is None


@given(groups=GROUPS)
@settings(max_examples=60, deadline=None)
def test_rows_are_centred_and_break_between_groups_when_they_can(groups: list[int]) -> None:
    hand = fan(groups, WINDOW_1280, 125)
    for line in {slot.line for slot in hand.slots}:
        row = [slot for slot in hand.slots if slot.line == line]
        assert row[0].at.x - WINDOW_1280.x == pytest.approx(WINDOW_1280.right - row[-1].box.right)
        others = {slot.group for slot in hand.slots if slot.line != line}
        assert len(groups) == 1 or not others & {slot.group for slot in row}


def test_groups_stand_apart() -> None:
    hand = fan([2, 2], WINDOW_1280, 125)
    inside, between, _ = (later.at.x - earlier.at.x for earlier, later in zip(hand.slots, hand.slots[1:], strict=False))
    assert between > inside * 1.2


def test_the_largest_small_hand_is_not_torn_apart() -> None:
    hand = fan([1, 1], WINDOW_4K, 340)
    assert hand.slots[1].at.x - hand.slots[0].at.x < hand.card.width


@pytest.mark.parametrize("area", [WINDOW_1280, WINDOW_4K, Rect(0, 0, 944, 144)])
def test_a_second_row_leaves_the_first_ones_indices_free_even_under_a_risen_card(area: Rect) -> None:
    """Rank and suit: without its foot a club looks like a spade."""
    hand = fan([23, 18, 22, 16], area, 340)
    back, front = hand.slots[0], hand.slots[-1]
    assert front.line
    assert front.at.y - max(front.rise, hand.hover(front.number)) - back.at.y >= 0.349 * hand.card.height
    assert front.rise >= 0.06 * hand.card.height
    assert back.rise == RISE * hand.card.height


@pytest.mark.parametrize("height", range(190, 260, 10))
def test_a_risen_card_in_large_print_hides_no_suit_of_the_row_behind(height: int) -> None:
    hand = fan([25, 15, 24, 15], Rect(0, 0, 1250, height), 135, LARGE_STRIP)
    back, front = hand.slots[0], hand.slots[-1]
    assert back.line < front.line
    assert hand.card.width >= LEAST_WIDTH
    assert front.at.y - front.rise - back.at.y >= 0.559 * hand.card.height


@pytest.mark.parametrize(
    ("area", "groups", "rows"),
    [
        (WINDOW_4K, [9, 8, 8, 8], [9, 8, 8, 8]),
        (WINDOW_1280, [9, 8, 8, 8], [9, 8, 8, 8]),
        (WINDOW_1280, [9, 8, 8, 8, 2], [9, 8, 8, 8, 2]),
        (WINDOW_1024, [9, 8, 8, 8], [9, 8, 16]),
        (WINDOW_1024, [5], [5]),
    ],
)
def test_one_suit_a_row_where_the_height_has_room_for_it(area: Rect, groups: list[int], rows: list[int]) -> None:
    assert rows_of(fan(groups, area, 125, style=FanStyle.SUIT_ROWS)) == rows


def test_many_small_groups_are_spread_evenly_over_the_rows_of_a_tall_window() -> None:
    rows = rows_of(fan([3] * 20, WINDOW_4K, 200, style=FanStyle.SUIT_ROWS))
    assert sum(rows) == 60
    assert max(rows) - min(rows) <= 3


def test_a_bao_huang_hand_lies_in_a_column_a_rank_with_every_card_showing() -> None:
    groups = [3, 2, 3, 4, 2, 1, 3, 2, 4, 3, 2, 2, 1, 1, 1]
    hand = fan(groups, WINDOW_1280, 125, style=FanStyle.COLUMNS)
    assert rows_of(hand) == groups
    assert min(slot.box.height for slot in hand.slots) >= 0.2 * hand.card.height
    fronts = [slot.box.bottom for earlier, slot in enumerate(hand.slots) if slot.box.height == hand.card.height]
    assert fronts == pytest.approx([WINDOW_1280.bottom] * len(groups))


def test_the_columns_of_a_large_hand_stay_while_it_is_played() -> None:
    whole = fan([2, 1, 1, 2, 5, 4, 1, 3, 5, 4, 3, 3], WINDOW_1280, 125, style=FanStyle.COLUMNS)
    later = fan([2, 1, 4, 1, 3, 5, 4, 3], WINDOW_1280, 125, style=FanStyle.COLUMNS)
    assert len(rows_of(later)) == 8, "not rows of larger cards, with every rank in two or three places"
    assert later.card == whole.card


@pytest.mark.parametrize("deep", [6, 7, 8])
@pytest.mark.parametrize("size", [(1280, 740), (1920, 1010)])
@pytest.mark.parametrize("large_print", [False, True])
def test_one_rank_with_many_cards_makes_a_large_hand_no_smaller(
    size: tuple[int, int], deep: int, large_print: bool
) -> None:
    layout = table_layout(Size(*size), 5, 34, columns=True, large_print=large_print)
    others = (5, 3, 2, 2, 3, 2, 2, 2, 2, 1, 1, 1)

    def held(*groups: int) -> HandFan:
        return fan(groups, layout.hand, layout.widest, layout.strip, FanStyle.COLUMNS)

    usual, many = held(*others, 5), held(*others, deep)
    assert many.card == usual.card
    of_deep = {slot.line for slot in many.slots if slot.group == len(others)}
    assert len(of_deep) == 2, "it lies in two columns beside each other"
    assert len({slot.line for slot in many.slots}) == len(others) + 2, "every other rank has one"
    assert min(slot.box.height for slot in many.slots) >= 0.77 * layout.strip * many.card.height - 0.01
    assert min(slot.box.width for slot in many.slots) >= layout.strip * many.card.width - 0.01


def test_a_rank_too_deep_for_the_height_takes_neighbouring_columns() -> None:
    hand = fan([2, 16], WINDOW_1024, 100, style=FanStyle.COLUMNS)
    columns = rows_of(hand)
    assert columns[0] == 2
    assert sum(columns[1:]) == 16
    assert len(columns) > 2


def test_cards_stay_in_even_the_narrowest_area() -> None:
    narrow = Rect(0, 0, 300, 170)
    for style in FanStyle:
        hand = fan([20, 20, 20], narrow, 100, style=style)
        assert hand.card.width >= LEAST_WIDTH
        assert all(narrow.encloses(slot.box) for slot in hand.slots)


def test_an_empty_hand_has_no_slots() -> None:
    assert fan([], WINDOW_1280, 125).slots == ()
    assert fan([0, 0], WINDOW_1280, 125).slots == ()


def test_runs_of_equal_neighbours_are_groups() -> None:
    assert group_sizes("SSSHHCD") == (3, 2, 1, 1)
    assert group_sizes("") == ()
    assert RISE == 0.18
