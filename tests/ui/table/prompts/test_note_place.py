"""The place of a hint's reasons: off the unbeaten play in any case, off names where there is room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from ui.table.prompts.note_place import Surface, note_place

ROOM = QRect(0, 0, 900, 200)
LINK = 30


def size_at(width: int | None) -> QSize:
    """The same words in fewer pixels across are higher."""
    return QSize(400, 100) if width is None else QSize(width, 40_000 // width)


def covered(surface: Surface, link: int = LINK) -> QRect:
    """What the reasons and the link below them cover at their place."""
    place = note_place(surface, (None, 300, 200), size_at, link)
    return place.note if place.linked_inside else place.note.adjusted(0, 0, 0, link)


def test_nothing_in_the_way_they_lie_in_the_middle_at_the_bottom() -> None:
    place = note_place(Surface(ROOM, QRect(), ()), (None, 300), size_at, LINK)
    assert (place.width, place.linked_inside) == (None, False)
    assert abs(place.note.center().x() - ROOM.center().x()) <= 1
    assert place.note.bottom() + LINK == ROOM.bottom()


def test_they_lie_beside_a_play_and_off_a_name_where_both_can_be() -> None:
    play, name = QRect(300, 60, 200, 100), QRect(0, 100, 100, 50)
    shown = covered(Surface(ROOM, play, (name,)))
    assert not shown.intersects(play)
    assert not shown.intersects(name)
    assert shown.left() > play.right()


def test_they_become_narrower_where_a_play_leaves_less_room() -> None:
    play = QRect(320, 20, 260, 150)
    place = note_place(Surface(ROOM, play, ()), (None, 300, 200), size_at, 0)
    assert place.width == 300
    assert not place.note.intersects(play)


def test_a_name_is_covered_rather_than_a_play() -> None:
    play, names = QRect(350, 0, 200, 200), (QRect(0, 0, 340, 200), QRect(560, 0, 340, 200))
    assert not covered(Surface(ROOM, play, names)).intersects(play)


def test_where_they_are_too_high_for_the_link_it_lies_inside() -> None:
    low = QRect(0, 0, 900, 110)
    place = note_place(Surface(low, QRect(), ()), (None,), size_at, LINK)
    assert place.linked_inside
    assert low.contains(place.note)


def test_what_has_no_room_at_all_still_begins_at_the_top() -> None:
    place = note_place(Surface(QRect(0, 0, 900, 60), QRect(), ()), (None,), size_at, LINK)
    assert place.note.top() == 0
    assert place.linked_inside
