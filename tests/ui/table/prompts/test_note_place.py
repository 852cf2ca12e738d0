"""The place of a hint's reasons: on free felt, near the question, and else over what is least important."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from ui.kit.geometry import Rect
from ui.table.prompts.note_place import (
    GAP,
    LEAST_LINES,
    Lines,
    NoteForm,
    NotePlace,
    NoteStyle,
    Surface,
    least_scrolled_place,
    note_place,
    scrolled_place,
)

ROOM = QRect(0, 0, 900, 200)
LINK = 30


def with_things(*kinds: QRect | tuple[QRect, ...], room: QRect = ROOM) -> Surface:
    """A surface with these things, a kind each, the most important first."""
    groups = [kind if isinstance(kind, tuple) else (kind,) for kind in kinds]
    return Surface(room, tuple(tuple(Rect(*each.getRect()) for each in group) for group in groups))


def size_at(form: NoteForm, _inside: bool) -> QSize:
    """The same words in fewer pixels across are higher, and dense ones take half of it."""
    high = 100 if form.width is None else 40_000 // form.width
    return QSize(form.width or 400, high // 2 if form.style else high)


def placed(surface: Surface, widths: tuple[int | None, ...] = (None, 300, 200), link: int = 0) -> NotePlace:
    """The place of reasons that may be as wide as this."""
    return note_place(surface, [NoteForm(width) for width in widths], size_at, link)


def covered(surface: Surface, link: int = LINK) -> QRect:
    """What the reasons and the link below them cover at their place."""
    place = placed(surface, link=link)
    return place.note if place.linked_inside else place.note.adjusted(0, 0, 0, link)


def test_nothing_in_the_way_they_lie_in_the_middle_at_the_bottom() -> None:
    place = placed(with_things(), (None, 300), LINK)
    assert (place.form.width, place.linked_inside) == (None, False)
    assert abs(place.note.center().x() - ROOM.center().x()) <= 1
    assert place.note.bottom() + LINK == ROOM.bottom()


def test_they_keep_a_gap_to_a_play_where_there_is_room_and_else_lie_beside_it_all_the_same() -> None:
    play = QRect(200, 60, 200, 140)
    for room, gap in ((ROOM, GAP), (ROOM.adjusted(0, 0, -95, 0), 2)):
        shown = placed(with_things(play, room=room), (None,)).note
        assert shown.left() - play.right() - 1 == gap


def test_they_lie_beside_a_play_and_off_a_name_where_both_can_be() -> None:
    play, name = QRect(300, 60, 200, 100), QRect(0, 100, 100, 50)
    shown = covered(with_things(play, name))
    assert not shown.intersects(play)
    assert not shown.intersects(name)
    assert shown.left() > play.right()


def test_they_become_narrower_where_a_play_leaves_less_room() -> None:
    play = QRect(320, 20, 260, 150)
    place = placed(with_things(play), (None, 300, 200), 0)
    assert place.form.width == 300
    assert not place.note.intersects(play)


def test_a_name_is_covered_rather_than_a_play() -> None:
    play, names = QRect(350, 0, 200, 200), (QRect(0, 0, 340, 200), QRect(560, 0, 340, 200))
    assert not covered(with_things(play, names)).intersects(play)


def test_where_they_are_too_high_for_the_link_it_lies_inside() -> None:
    low = QRect(0, 0, 900, 110)
    place = placed(with_things(room=low), (None,), LINK)
    assert place.linked_inside
    assert low.contains(place.note)


def test_what_has_no_room_at_all_still_begins_at_the_top() -> None:
    place = placed(with_things(room=QRect(0, 0, 900, 60)), (None,), LINK)
    assert place.note.top() == 0
    assert place.linked_inside


def test_they_go_up_where_only_there_nothing_lies() -> None:
    piles = tuple(QRect(left, 350, 90, 50) for left in range(0, 900, 100))
    shown = covered(with_things((), piles, room=QRect(0, 0, 900, 400)))
    assert not any(map(shown.intersects, piles))
    assert abs(shown.center().x() - ROOM.center().x()) <= 1
    assert shown.bottom() >= 340, "as near to the question as can be"


def test_they_would_rather_be_narrower_than_hide_anything() -> None:
    piles = QRect(0, 0, 280, 200), QRect(595, 0, 305, 200)
    place = placed(with_things((), piles), (None, 300, 200), 0)
    assert place.form.width == 300
    assert not any(map(place.note.intersects, piles))


def test_they_reach_below_the_room_only_where_they_would_hide_something_in_it() -> None:
    names, buttons = (QRect(0, 0, 440, 200), QRect(460, 0, 440, 200)), QRect(0, 200, 500, 150)
    kinds = with_things(buttons, names).kinds
    place = placed(Surface(ROOM, kinds, 150), (None, 300), 0)
    assert place.note.top() >= 200
    assert place.note.left() >= 500
    free = placed(Surface(ROOM, with_things(buttons).kinds, 150), (None, 300), 0)
    assert free.note.bottom() < 200


def test_they_are_dense_with_the_link_inside_only_where_they_would_else_hide_something() -> None:
    names = QRect(0, 0, 900, 130)
    forms = [NoteForm(None), NoteForm(400, NoteStyle.DENSE)]
    place = note_place(with_things((), names), forms, size_at, LINK)
    assert (place.form.style, place.linked_inside) == (NoteStyle.DENSE, True)
    assert not place.note.intersects(names)
    free = note_place(with_things(), forms, size_at, LINK)
    assert (free.form.style, free.linked_inside) == (NoteStyle.ROOMY, False)


def test_the_link_is_below_wherever_nothing_is_hidden_by_it() -> None:
    for pile in (QRect(300, 140, 300, 60), QRect(0, 60, 300, 140), QRect(500, 100, 400, 100)):
        place = placed(with_things((), pile), link=LINK)
        assert not place.linked_inside
        assert not place.note.adjusted(0, 0, 0, LINK).intersects(pile)


def long_at(form: NoteForm, _inside: bool) -> QSize:
    """Words of which only a part has room."""
    assert form.width is not None
    return QSize(form.width, 120_000 // form.width)


def counted(form: NoteForm, inside: bool) -> int:
    """How many lines these words have."""
    return long_at(form, inside).height() // 10


def test_they_are_scrolled_where_most_of_them_is_in_sight_and_nothing_hidden() -> None:
    cards, room = QRect(0, 0, 500, 150), QRect(0, 0, 900, 150)
    place = scrolled_place(with_things(cards, room=room), Lines((200, 300, 390, 600), long_at, counted, 0, 0, 10, 0, 0))
    assert place is not None
    assert place.free
    assert place.form.width is not None
    assert 390 <= place.form.width < 400
    assert place.form.height == place.note.height()
    assert 140 < place.note.height() <= 150
    assert room.contains(place.note)
    assert not place.note.intersects(cards)


def test_they_are_not_scrolled_in_a_gap_that_is_hardly_wider_than_needed_for_all_of_them() -> None:
    cards, room = QRect(0, 0, 570, 370), QRect(0, 0, 900, 370)
    place = scrolled_place(with_things(cards, room=room), Lines(range(200, 801, 100), long_at, counted, 0, 0, 10, 0, 0))
    assert place is not None
    assert place.form.height is None
    assert 300 < place.note.width() < 400


def test_they_are_not_scrolled_where_too_few_lines_would_be_in_sight() -> None:
    def lies(height: int, link: int = 0, around: int = 0) -> bool:
        """Whether there is a place with so many pixels below the names."""
        surface = with_things(QRect(0, 0, 900, 150), (), room=QRect(0, 0, 900, 150 + height))
        return scrolled_place(surface, Lines((400,), long_at, counted, link, 0, 10, around, link)) is not None

    assert lies(10 * LEAST_LINES)
    assert not lies(10 * LEAST_LINES - 1)
    assert not lies(10 * LEAST_LINES, link=LINK)
    assert lies(10 * LEAST_LINES + LINK, link=LINK)
    assert lies(10 * LEAST_LINES + 10, around=10)
    assert not lies(10 * LEAST_LINES + 9, around=10), "what is above and below the lines is no line"


def test_more_of_them_is_in_sight_over_what_is_not_to_be_kept() -> None:
    cards, pile, room = QRect(0, 0, 900, 100), QRect(0, 170, 900, 60), QRect(0, 0, 900, 420)
    surface, lines = with_things(cards, pile, room=room), Lines((390,), long_at, counted, 0, 0, 10, 0, 0)
    free, over = scrolled_place(surface, lines), scrolled_place(surface, lines, (0,))
    assert free is not None
    assert over is not None
    assert (any(free.hides), over.hides[0]) == (False, 0.0)
    assert free.in_sight < over.in_sight == 1.0
    assert over.hides[1] == float(over.note.intersected(pile).height() * over.note.width())


def test_they_flow_where_more_of_them_is_in_sight_so() -> None:
    def flowing_at(form: NoteForm, inside: bool) -> QSize:
        """A line each takes twice as many lines."""
        size = long_at(form, inside)
        return QSize(size.width(), size.height() if form.style is NoteStyle.DENSE else size.height() // 2)

    cards, lines = (
        QRect(0, 0, 500, 310),
        Lines((390,), flowing_at, lambda form, inside: flowing_at(form, inside).height() // 10, 0, 0, 10, 0, 0),
    )
    place = scrolled_place(with_things(cards, room=QRect(0, 0, 900, 200)), lines)
    assert place is not None
    assert (place.form, place.in_sight) == (NoteForm(390, NoteStyle.FLOWING), 1.0)
    place = scrolled_place(with_things(cards, room=QRect(0, 0, 900, 310)), lines)
    assert place is not None
    assert place.form == NoteForm(390, NoteStyle.DENSE), "where both have room a line each is read more easily"
    place = scrolled_place(with_things(cards, room=QRect(0, 0, 900, 90)), lines)
    assert place is not None
    assert place.form.style is NoteStyle.DENSE, "a paragraph of which a part is out of sight is hard to read"


def test_where_no_line_has_free_room_few_lines_hide_as_little_as_can_be() -> None:
    grid, room = QRect(100, 0, 700, 150), QRect(0, 0, 900, 150)
    place = least_scrolled_place(with_things((), grid, room=room), Lines((200, 300), long_at, counted, 0, 0, 10, 0, 0))
    assert place is not None
    assert place.note.size() == QSize(200, 10 * LEAST_LINES)
    assert place.form.height == place.note.height()
    hidden = place.note.intersected(grid)
    assert hidden.width() == 200 - 100
    assert place.hides == (0.0, float(hidden.width() * hidden.height()))
