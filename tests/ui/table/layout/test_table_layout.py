"""Where everything is on the table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.events import ASIDE, STOCK, Place, Zone
from ui.kit.geometry import Rect, Size, first_overlap
from ui.table.layout.fan import LARGE_STRIP, LEAST_WIDTH, STRIP, fan, likely_columns
from ui.table.layout.hand import FanStyle
from ui.table.layout.seating import Side
from ui.table.layout.table_layout import LEAST_WINDOW, LOW, TableLayout, card_width, side_by_side, spot, table_layout

WINDOWS = [
    (940, 384),
    (960, 408),
    (960, 434),
    (880, 560),
    (1024, 578),
    (1024, 640),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (1600, 1200),
    (3440, 1440),
    (3840, 2160),
    (7680, 4296),  # a screen of 8K, less a title
]
S, E, N, W = Side.SOUTH, Side.EAST, Side.NORTH, Side.WEST


def inside(layout: TableLayout) -> Rect:
    """The window as a rectangle."""
    return Rect(0, 0, layout.window.width, layout.window.height)


def check_everything_has_its_place(layout: TableLayout, hand: int) -> None:
    assert first_overlap(layout.apart) is None
    window = inside(layout)
    assert all(window.encloses(rect) for rect in (*layout.apart, layout.deck, layout.drop, layout.felt))
    assert layout.pool.encloses(layout.deck)
    assert not layout.drop.overlaps(layout.hand)
    least = 34 if layout.window.width >= 1024 and layout.window.height >= 640 else 24
    assert layout.played >= (20 if layout.window.height < LOW else least)
    held = fan([hand], layout.hand, layout.widest, layout.strip)
    assert held.card.width >= LEAST_WIDTH
    assert min(slot.box.width for slot in held.slots) >= held.card.width * layout.strip - 1e-6


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("seats", range(3, 11))
def test_nothing_overlaps_and_everything_is_inside_at_usual_sizes(size: tuple[int, int], seats: int) -> None:
    looks = ((10, True), (34, False), (60, True))
    for hand, large_print in looks if size[1] < 700 else (looks[seats % 3],):  # where there is room they are alike
        layout = table_layout(Size(*size), seats, hand, large_print=large_print, left_handed=hand == 34)
        check_everything_has_its_place(layout, hand)


@given(
    width=st.integers(1024, 5120),
    height=st.integers(560, 2880),
    seats=st.integers(3, 10),
    hand=st.integers(1, 60),
    large_print=st.booleans(),
    left_handed=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_nothing_overlaps_and_everything_is_inside_at_any_size(
    width: int, height: int, seats: int, hand: int, large_print: bool, left_handed: bool
) -> None:
    assume(width >= height)  # in a narrow tower with eight seats two plays may touch
    layout = table_layout(Size(width, height), seats, hand, large_print=large_print, left_handed=left_handed)
    check_everything_has_its_place(layout, hand)


@pytest.mark.parametrize(
    ("seats", "sides"), [(3, [S, E, W]), (4, [S, E, N, W]), (5, [S, E, N, N, W]), (7, [S, E, E, N, N, W, W])]
)
@pytest.mark.rule("TAB-05")
def test_seats_go_counter_clockwise_from_the_south_by_the_east(seats: int, sides: list[Side]) -> None:
    layout = table_layout(Size(1280, 800), seats, 10)
    assert [seat.side for seat in layout.seats] == sides


@pytest.mark.parametrize("seats", range(3, 11))
def test_each_seat_follows_its_neighbour_round_the_table(seats: int) -> None:
    layout = table_layout(Size(1440, 900), seats, 10)
    for earlier, later in pairwise(layout.seats[1:]):
        one, other = earlier.plate.centre - layout.felt.centre, later.plate.centre - layout.felt.centre
        assert one.x * other.y - one.y * other.x < 0


@pytest.mark.parametrize("seats", range(3, 11))
def test_west_is_the_mirror_of_east(seats: int) -> None:
    layout = table_layout(Size(1280, 800), seats, 34)
    for east, west in zip(layout.seats[1:], reversed(layout.seats[1:]), strict=True):
        assert east.play.centre.x + west.play.centre.x == pytest.approx(1280)
        assert east.plate.y == pytest.approx(west.plate.y)


@pytest.mark.parametrize(("seats", "hand", "least"), [(4, 10, 70), (5, 8, 60), (3, 13, 70), (10, 50, 40)])
def test_played_cards_are_large_even_in_the_least_window(seats: int, hand: int, least: float) -> None:
    assert table_layout(Size(1024, 640), seats, hand).played >= least


@pytest.mark.parametrize(("seats", "hand", "least"), [(3, 13, 50), (4, 13, 44), (4, 25, 46), (5, 34, 46), (6, 36, 46)])
def test_a_screen_of_960_by_540_shows_the_whole_table(seats: int, hand: int, least: float) -> None:
    """What a desktop's bars, our menu and status line leave of it; beside a lesson there is less."""
    for width, share in ((960, 1.0), (700, 0.6)):
        size = Size(width, 434)
        layout = table_layout(size, seats, hand, combinations=hand == 13, headed=hand in (25, 36))
        assert layout.window == size
        check_everything_has_its_place(layout, hand)
        assert layout.played >= least * share


def test_everything_grows_with_the_window() -> None:
    small, large = table_layout(Size(1280, 800), 4, 10), table_layout(Size(2560, 1600), 4, 10)
    assert large.widest == pytest.approx(2 * small.widest)
    assert large.played == pytest.approx(2 * small.played, rel=0.03)
    assert large.bar.height == pytest.approx(2 * small.bar.height)


def test_a_window_that_is_too_small_is_laid_out_as_the_least_one() -> None:
    assert table_layout(Size(300, 200), 4, 10) == table_layout(LEAST_WINDOW, 4, 10)


def test_large_print_makes_room_for_text_and_indices() -> None:
    plain, large = table_layout(Size(1280, 800), 4, 10), table_layout(Size(1280, 800), 4, 10, large_print=True)
    assert (plain.strip, large.strip) == (STRIP, LARGE_STRIP)
    assert large.status.height > plain.status.height
    assert large.seats[2].plate.width > plain.seats[2].plate.width


@pytest.mark.parametrize("seats", range(3, 11))
def test_the_bar_depends_neither_on_the_seats_nor_on_a_few_cards_more(seats: int) -> None:
    assert table_layout(Size(1280, 800), seats, 8).bar == table_layout(Size(1280, 800), 4, 13).bar


def test_the_left_handed_bar_is_the_mirror_image() -> None:
    right, left = table_layout(Size(1280, 800), 4, 10), table_layout(Size(1280, 800), 4, 10, left_handed=True)
    assert left.bar == right.bar.mirrored(1280)
    assert left.seats[0].plate == right.seats[0].plate.mirrored(1280)
    assert left.seats[1:] == right.seats[1:]


def test_a_place_is_found_from_where_we_sit() -> None:
    layout = table_layout(Size(1280, 800), 4, 10)
    east, north, west = layout.seats[1:]
    cases = [
        (STOCK, 0, layout.deck),
        (ASIDE, 2, layout.aside),
        (Place(Zone.KITTY), 2, layout.kitty),
        (Place(Zone.POOL), 2, layout.pool),
        (Place(Zone.POOL, 1), 0, layout.pool),
        (Place(Zone.TABLE), 0, layout.pool),
        (Place(Zone.HAND, 1), 0, east.stack),
        (Place(Zone.HAND, 1), 3, north.stack),
        (Place(Zone.TABLE, 0), 1, west.play),
        (Place(Zone.TABLE, 2), 2, layout.seats[0].play),
        (Place(Zone.SHOWN, 3), 2, east.shown),
        (Place(Zone.TAKEN, 3), 2, east.shown),
    ]
    for place, us, rect in cases:
        assert spot(layout, place, us) == rect, place
        assert rect.width >= card_width(layout, place) - 1e-6


@pytest.mark.parametrize("count", [1, 2, 5, 10, 34])
def test_played_cards_lie_centred_in_their_rectangle(count: int) -> None:
    room = Rect(100, 50, 260, 140)
    at = side_by_side(count, room, 100)
    assert len(at) == count
    assert at[0].x - room.x == pytest.approx(room.right - (at[-1].x + 100))
    assert all(room.encloses(Rect(point.x, point.y, 100, 140)) for point in at)


def test_no_cards_lie_nowhere() -> None:
    assert side_by_side(0, Rect(0, 0, 100, 100), 50) == ()


@pytest.mark.parametrize(("seats", "cards", "columns"), [(5, 34, True), (4, 60, False)])
def test_large_hands_use_the_room_of_a_large_window(seats: int, cards: int, columns: bool) -> None:
    small, large = (
        table_layout(window, seats, cards, headed=True, columns=columns)
        for window in (Size(1280, 776), Size(1920, 1056))
    )
    widths = []
    for layout in (small, large):
        style = FanStyle.COLUMNS if columns else FanStyle.ROWS
        groups = likely_columns(cards) if columns else (cards,)
        widths.append(fan(groups, layout.hand, layout.widest, layout.strip, style).card.width)
    assert widths[1] >= 1.6 * widths[0], "more than the 1.5 that the window grew by"
    assert large.played >= 1.15 * small.played


def test_no_hand_becomes_smaller_by_taking_more_of_the_height() -> None:
    few, many = (table_layout(Size(1920, 1056), 4, cards, headed=True) for cards in (33, 14))
    usual = table_layout(Size(1280, 704), 4, 33, headed=True)
    assert few.hand.height == pytest.approx(1.5 * usual.hand.height)
    assert many.hand.height < few.hand.height


@pytest.mark.parametrize("window", [Size(1920, 1056), Size(3840, 2136)])
def test_cards_grow_with_the_window_and_never_beyond_a_ninth_of_it(window: Size) -> None:
    assert window.width / 14 < table_layout(window, 4, 33).widest <= window.width / 9


@pytest.mark.parametrize("seats", range(4, 8))
def test_plates_are_wider_where_it_costs_no_card_its_size(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = table_layout(Size(1280, 744), seats, 27, headed=True)
    monkeypatch.setattr("ui.table.layout.table_layout._WIDER_PLATES", ())
    usual = table_layout.__wrapped__(Size(1280, 744), seats, 27, headed=True)
    assert wide.seats[1].plate.width >= 1.15 * usual.seats[1].plate.width
    assert wide.played >= usual.played
