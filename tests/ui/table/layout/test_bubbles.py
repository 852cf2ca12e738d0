"""Speech bubbles lie on the felt, and hide no name, no play and no other bubble."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QFont

from ui.kit.geometry import SLACK, Rect, Size, bounds, card_size
from ui.kit.theme import FELTS
from ui.table.layout.bubbles import bubble
from ui.table.layout.open_hands import corners_of_hands, lying_in, open_rooms
from ui.table.layout.table_layout import LEAST_FOR_MANY, LEAST_WINDOW, MANY, table_layout
from ui.table.scene.seats.speech import SpeechItem

SLIVER = 0.03
"""So much of a plate or a bubble may be touched on the lowest tables."""


@pytest.mark.parametrize("size", [Size(60, 26), Size(140, 34)])
@pytest.mark.parametrize("seats", range(3, 11))
def test_a_bubble_leaves_its_seats_name_and_last_play_free(seats: int, size: Size) -> None:
    layout = table_layout(Size(1280, 800), seats, 10)
    for relative, seat in enumerate(layout.seats):
        said = bubble(layout, relative, size)
        assert layout.felt.encloses(said)
        assert not said.overlaps(seat.play)
        assert not said.overlaps(seat.plate)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("headed", [False, True])
@pytest.mark.parametrize("seats", range(3, 11))
def test_everybody_passes_on_a_low_table_and_every_name_is_still_read(seats: int, headed: bool) -> None:
    for window in (LEAST_WINDOW if seats < MANY else LEAST_FOR_MANY, Size(960, 434), Size(960, 480), Size(1280, 664)):
        layout = table_layout(window, seats, 30, headed=headed)
        font = QFont()
        font.setPixelSize(max(13, round(14.5 * layout.scale)))
        size = SpeechItem(FELTS["jade"], font).size_of("Pass", layout.scale).toTuple()
        said = [bubble(layout, relative, Size(*size)) for relative in range(seats)]  # type: ignore[misc]
        most = 3 * SLIVER if window == LEAST_FOR_MANY else SLIVER  # round words there is that much air
        for one in said:
            for seat in layout.seats:
                assert one.shared(seat.plate) <= most * seat.plate.width * seat.plate.height, window
        for one, other in combinations(said, 2):
            if window == LEAST_FOR_MANY:  # ten pills may touch there, their words may not
                one, other = (Rect(each.x + 4, each.y, each.width - 8, each.height) for each in (one, other))
            assert one.shared(other) <= most * one.width * one.height, window


WIDE, BESIDE_A_PANEL, SMALL = Size(1280, 740), Size(880, 664), Size(960, 434)
"""Tables of windows of 1280 × 800 without and with a side panel, and of the smallest screen."""


@pytest.mark.parametrize("size", [Size(48, 26), Size(140, 32), Size(175, 34)])
@pytest.mark.parametrize("window", [WIDE, BESIDE_A_PANEL, SMALL, Size(1920, 1000), Size(1280, 664)])
@pytest.mark.parametrize("seats", range(3, 11))
def test_whatever_is_said_hides_no_face_and_no_name(seats: int, window: Size, size: Size) -> None:
    for headed in (False, True):
        layout = table_layout(window, seats, 30, headed=headed)
        for relative, speaker in enumerate(layout.seats):
            said = bubble(layout, relative, size)
            assert layout.felt.encloses(said)
            for seat in layout.seats:
                assert not said.shared(seat.plate), "a name"
            for seat in layout.seats[1:]:
                assert not said.shared(seat.face), "a face"
            around = bounds([speaker.plate, speaker.stack, speaker.play])
            assert said.overlaps(around, 2 * size.width), "it lies where its seat is"


@pytest.mark.parametrize("window", [WIDE, BESIDE_A_PANEL, SMALL])
@pytest.mark.parametrize("seats", [4, 5, 7, 10])
def test_neighbours_who_say_more_and_less_at_once_do_not_hide_each_other(seats: int, window: Size) -> None:
    layout, said = table_layout(window, seats, 30, headed=True), list[Rect]()
    for relative in range(seats):
        size = Size(150, 30) if relative % 2 else Size(48, 26)
        said.append(bubble(layout, relative, size, spoken=tuple(said)))
        assert not any(said[-1].overlaps(seat.plate, -1.0) for seat in layout.seats)
    assert not any(one.overlaps(other, -1.0) for one, other in combinations(said, 2))


@pytest.mark.parametrize("window", [WIDE, BESIDE_A_PANEL, SMALL])
@pytest.mark.parametrize("seats", [4, 5, 7, 10])
def test_who_has_played_hides_no_cards_that_it_shows(seats: int, window: Size) -> None:
    layout, size = table_layout(window, seats, 25, headed=True), Size(54, 28)
    for relative in range(seats):
        card = bubble(layout, relative, size)
        said = bubble(layout, relative, size, shown=(card,))
        assert not said.overlaps(card)
        assert not any(said.overlaps(each.plate) for each in layout.seats)
        assert not any(said.overlaps(each.face) for each in layout.seats[1:])


@pytest.mark.parametrize("window", [WIDE, BESIDE_A_PANEL, SMALL])
@pytest.mark.parametrize("seats", [4, 5, 7, 10])
def test_who_shows_cards_speaks_beside_them(seats: int, window: Size) -> None:
    layout, size = table_layout(window, seats, 25, headed=True), Size(54, 28)
    for relative, seat in enumerate(layout.seats):
        card = Rect.around(seat.shown.centre, card_size(layout.stacked))
        lying = layout.aside, layout.kitty, *(each.stack for each in layout.seats[1:])
        said = bubble(layout, relative, size, shown=(card,), lying=lying, played=False)
        assert 0 < said.apart(card) < (20 if seats < MANY else 45)
        assert not any(map(said.overlaps, (*lying, *(each.plate for each in layout.seats))))
        assert not any(said.overlaps(each.face) for each in layout.seats[1:])


@pytest.mark.parametrize("window", [Size(1280, 740), Size(1920, 1000), Size(960, 434)])
def test_four_who_call_for_a_card_leave_their_faces_free(window: Size) -> None:
    layout = table_layout(window, 4, 11)
    for relative, seat in enumerate(layout.seats[1:], 1):
        assert not bubble(layout, relative, Size(90, 26)).overlaps(seat.face)


@pytest.mark.parametrize("window", [Size(1280, 740), Size(1920, 1000), Size(960, 434)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_speaks_at_the_end_hides_no_hand_that_lies_open(seats: int, window: Size) -> None:
    layout, size = table_layout(window, seats, 20), Size(110, 30)
    holding = frozenset(range(1, seats))
    rooms = open_rooms(layout, frozenset({layout.aside}), holding)
    corners = corners_of_hands(layout)
    hands = [lying_in(rooms[seat], 12, layout.played, corners, layout.seats[seat].face) for seat in holding]
    opened = tuple(bounds([Rect.around(at, card_size(width)) for at in lying]) for lying, width in hands)
    for relative in holding:
        said = bubble(layout, relative, size, opened=opened)
        assert sum(map(said.shared, opened)) <= 0.1 * size.width * size.height
        assert said.shared(layout.seats[relative].stack) <= 0.1 * size.width * size.height, "or cards cross it"
        assert said.shared(layout.seats[relative].plate) <= 0.1 * size.width * size.height


@pytest.mark.parametrize("window", [Size(1280, 719), Size(1280, 700), Size(1920, 1000)])
@pytest.mark.parametrize("opened", [(), (Rect(60, 150, 260, 100),), (Rect(570, 90, 160, 110), Rect(60, 150, 260, 100))])
def test_who_is_out_speaks_beside_their_face(window: Size, opened: tuple[Rect, ...]) -> None:
    layout = table_layout(window, 5, 20)
    for relative, seat in enumerate(layout.seats[1:], 1):
        said = bubble(layout, relative, Size(128, 34), opened=opened)
        assert not any(said.shared(each.face) for each in layout.seats[1:]), seat.side


def test_on_a_low_table_the_one_at_the_top_speaks_at_the_edge() -> None:
    layout = table_layout(Size(960, 434), 4, 11)
    top = layout.seats[2]
    assert bubble(layout, 2, Size(96, 26)).bottom <= max(top.plate.bottom, top.stack.bottom)


@pytest.mark.parametrize(("seats", "relative"), [(8, 2), (9, 1), (9, 8), (10, 1), (10, 9)])
def test_who_speaks_at_the_end_among_many_speaks_nearest_to_themselves(seats: int, relative: int) -> None:
    """No play lies on the table then; the tables are the smallest ones, where names are beside each other."""
    layout = table_layout(Size(960, 434), seats, 30, headed=True)
    for wide in (122, 150):
        said = bubble(layout, relative, Size(wide, 24), played=False)
        apart = [min(said.apart(seat.plate), said.apart(seat.face)) for seat in layout.seats[1:]]
        assert apart[relative - 1] <= min(apart) + SLACK
        assert not any(said.shared(seat.plate) for seat in layout.seats)
        assert not any(said.shared(seat.face) for seat in layout.seats[1:])


@pytest.mark.parametrize("wide", [90, 130, 180])
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_beside_a_side_panel_who_speaks_is_nearer_to_their_words_than_anybody_else(seats: int, wide: int) -> None:
    layout = table_layout(Size(870, 740), seats, 31, headed=True)
    for relative in range(1, seats):
        said = bubble(layout, relative, Size(wide, 26))
        apart = [min(said.apart(seat.plate), said.apart(seat.face)) for seat in layout.seats[1:]]
        assert apart[relative - 1] <= min(apart) + SLACK
        assert not any(said.shared(seat.plate) for seat in layout.seats)
