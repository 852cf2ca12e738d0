"""The grid in which a card is called: it leaves names in sight, and its cells can be hit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.cards import Suit
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from tests.ui.table.seated import TAIHE, US, position, table
from ui.kit.geometry import Rect
from ui.kit.settings import Settings
from ui.kit.theme import luminance
from ui.table.layout.making_way import LEAST_HIGH, LEAST_WIDE
from ui.table.prompts.name_grid import LEAST_CELL
from ui.table.scene.table_scene import qrect, to_qrect
from ui.table.table_widget import TableWidget

BESIDE_A_GUIDE, UNDER_A_COACH = (764, 464), (960, 424)
"""What is left of a window of 960 by 540."""
FEW_PIXELS = 12
"""Fewer of one colour are the rim of a letter."""
PADDING = 5
"""What a plate has round its words, in pixels."""


@pytest.mark.parametrize("size", [BESIDE_A_GUIDE, UNDER_A_COACH, (960, 464), (1280, 700)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_grid_covers_nobodys_name(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    options = TAIHE.options(seats=seats)
    widget = table(options=options)
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.present(position("call", options=options).view(US))
    assert widget.prompt_panel is not None
    grid = widget.prompt_panel.grid
    assert grid.isVisible()
    for places in widget.board.layout.seats:
        covered = to_qrect(places.plate).intersected(grid.geometry())
        assert min(covered.width(), covered.height()) <= PADDING
    assert all(min(cell.width(), cell.height()) >= LEAST_CELL for cell in grid.cells)


@pytest.mark.parametrize("height", [400, 412])  # under a coach, in letters of 115 %
@pytest.mark.parametrize("seats", [3, 4])
def test_on_a_lower_table_it_ends_just_above_the_question_and_covers_no_words_of_a_plate(
    qtbot: QtBot, seats: int, height: int
) -> None:
    options = TAIHE.options(seats=seats)
    widget = table(Settings(text_size=115), options)
    qtbot.addWidget(widget)
    widget.resize(960, height)
    widget.present(position("call", options=options).view(US))
    assert widget.prompt_panel is not None
    grid, status = widget.prompt_panel.grid, widget.prompt_panel.status
    assert grid.geometry().bottom() < status.geometry().center().y() - status.fontMetrics().height() / 2
    for places in widget.board.layout.seats:
        covered = to_qrect(places.plate).intersected(grid.geometry())
        assert min(covered.width(), covered.height()) <= PADDING
    assert all(min(cell.width(), cell.height()) >= LEAST_CELL for cell in grid.cells)


@pytest.mark.parametrize("said_first", [False, True])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [BESIDE_A_GUIDE, (640, 464)])
def test_no_bubble_looks_out_from_under_the_grid(
    qtbot: QtBot, size: tuple[int, int], text_size: int, said_first: bool
) -> None:
    widget = table(Settings(text_size=text_size), TAIHE.options())
    qtbot.addWidget(widget)
    widget.resize(*size)
    if said_first:
        widget.scene.say(3, "7♥, please!")
    widget.present(position("call", options=TAIHE.options()).view(US))
    widget.scene.say(3, "7♥, please!")
    assert widget.prompt_panel is not None
    grid = QRectF(widget.prompt_panel.grid.geometry())
    bubble = widget.scene._bubbles[3]
    seen = bubble.room.translated(bubble.pos())
    assert bubble.opacity() == 0.0 or not seen.intersects(grid)
    assert not any(seen.intersects(plate) for plate in widget.scene.plates)
    widget.present(position("lead", options=TAIHE.options()).view(US))
    assert (bubble.pos(), bubble.opacity()) == (QPointF(), 1.0)


def test_bubbles_that_the_grid_covers_move_over_no_other_bubble(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    options = game.options(partners="fluid", seats=10, packs=6)
    widget = table()
    qtbot.addWidget(widget)
    widget.sit_down(game, options, US)
    widget.resize(1280, 740)
    widget.present(opened(next_record(Match(game, options, 3))).state.view(US))
    for seat in range(1, 10):
        widget.scene.say(seat, "I call for the 10♠, please!")
    felt = widget.board.layout.felt
    widget.scene.make_way(Rect(felt.x, felt.y, felt.width, felt.height / 2))
    assert any(not bubble.pos().isNull() for bubble in widget.scene._bubbles)
    seen = [bubble.room.translated(bubble.pos()) for bubble in widget.scene._bubbles[1:] if bubble.opacity()]
    assert not any(one.intersects(other) for one, other in combinations(seen, 2))
    widget.scene.make_way(felt)
    assert not widget.scene.speech, "nothing is kept free for words that are hidden"


@pytest.mark.parametrize("covers_face", [False, True])
def test_a_face_beside_the_grid_stays_below_the_name_that_has_moved_up(qtbot: QtBot, covers_face: bool) -> None:
    """Without it another's face, beside which the name then stands, seems to be of that name."""
    widget = table()
    qtbot.addWidget(widget)
    widget.resize(960, 480)
    widget.present(position("call", options=TAIHE.options()).view(US))
    seats = widget.board.layout.seats
    relative = next(number for number, seat in enumerate(seats) if number and seat.face.x < 40)
    face, plate, felt = seats[relative].face, seats[relative].plate, widget.board.layout.felt
    left, top = face.x if covers_face else face.right + 4, face.y - 10
    widget.scene.make_way(Rect(left, top, felt.right - left, felt.bottom - top))
    moved = widget.scene._plates[relative].room
    assert (moved.x(), moved.bottom() < face.y) == (plate.x, True)
    assert widget.scene._portraits[relative].opacity() == (0.0 if covers_face else 1.0)


LOW = [(764, 440), (960, 412), (960, 400), (960, 384)]
"""Tables beside a guide or under a coach, in large letters say, down to the lowest that there are."""


@pytest.mark.parametrize("size", LOW)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_plates_give_way_to_the_grid_on_the_lowest_tables(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    options = TAIHE.options(seats=seats)
    widget = table(options=options)
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.present(position("call", options=options).view(US))
    assert_names_in_sight(widget)
    widget.present(position("lead", options=options).view(US))
    for item, places in zip(widget.scene._plates, widget.board.layout.seats, strict=False):
        assert item.room == qrect(places.plate), "where nothing is called they have all of their place"


def assert_names_in_sight(widget: TableWidget) -> None:
    """The grid lies over no plate, and what is left of each has room for a name; its cells can be hit."""
    assert widget.prompt_panel is not None
    grid = widget.prompt_panel.grid
    assert grid.isVisible()
    for item in widget.scene._plates[: len(widget.board.layout.seats)]:
        assert not item.room.adjusted(1, 1, -1, -1).intersects(QRectF(grid.geometry()))
        assert item.room.width() >= LEAST_WIDE
        assert item.room.height() >= LEAST_HIGH
    shown = [cell for cell in grid.cells if not cell.isHidden()]
    assert all(min(cell.width(), cell.height()) >= LEAST_CELL for cell in shown)


def test_a_card_says_why_not_when_the_pointer_comes_to_it_and_not_where_it_only_comes_to_lie_under_one(
    qtbot: QtBot,
) -> None:
    widget = table()
    qtbot.addWidget(widget)
    widget.resize(960, 464)
    widget.present(position("call").view(US))
    assert widget.prompt_panel is not None
    status = widget.prompt_panel.status
    question = status.text()
    cell = next(cell for cell in widget.prompt_panel.grid.cells if not cell.offer.allowed)
    middle = QPointF(cell.rect().center())
    QApplication.sendEvent(cell, QEnterEvent(middle, middle, middle))  # the grid was laid under a pointer at rest
    assert status.text() == question
    QTest.mouseMove(cell, middle.toPoint())
    assert status.text() == widget.lexicon.say(cell.offer.reason)


@pytest.mark.parametrize("contrast", [False, True])
def test_a_card_that_may_not_be_named_is_still_read(qtbot: QtBot, contrast: bool) -> None:
    widget = table(Settings(contrast=contrast))
    qtbot.addWidget(widget)
    widget.resize(1280, 740)
    widget.show()
    widget.present(position("call").view(US))
    assert widget.prompt_panel is not None
    for cell in (each for each in widget.prompt_panel.grid.cells if not each.offer.allowed):
        image = cell.grab().toImage()
        seen = Counter(image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height()))
        paper = luminance(seen.most_common(1)[0][0])
        ink = min(luminance(colour) for colour, count in seen.items() if count >= FEW_PIXELS)
        assert (paper + 0.05) / (ink + 0.05) >= 3.0, "as the standard wants of large letters"


def test_it_can_be_taken_away_while_it_is_being_taken_away(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The focus leaves a cell that is hidden, and whoever gets it asks anew."""
    widget = table(options=TAIHE.options())
    qtbot.addWidget(widget)
    widget.present(position("call", options=TAIHE.options()).view(US))
    assert widget.prompt_panel is not None
    grid = widget.prompt_panel.grid
    monkeypatch.setattr(grid.cells[0], "hide", grid.clear)
    grid.clear()
    assert grid.cells == []
    assert grid.isHidden()


def test_the_cell_where_the_keyboard_stands_is_framed_in_another_colour_than_what_is_refused(qtbot: QtBot) -> None:
    widget = table()
    qtbot.addWidget(widget)
    widget.resize(1280, 740)
    widget.show()
    widget.present(position("call").view(US))
    assert widget.prompt_panel is not None
    cell = next(each for each in widget.prompt_panel.grid.cells if each.offer.allowed and each.card.suit is Suit.SPADES)
    assert not colours(cell) & {cell.felt.alarm}
    widget.activateWindow()
    cell.setFocus()
    qtbot.waitUntil(cell.hasFocus)
    assert not colours(cell) & {cell.felt.alarm}
    assert cell.felt.ink in colours(cell)


def colours(cell: QWidget) -> set[str]:
    """The colours of its pixels."""
    image = cell.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("badge", ["✓", "1", "1 2 3 4"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_rank_and_suit_of_the_chosen_card_are_read_beside_its_ribbon(qtbot: QtBot, badge: str, text_size: int) -> None:
    widget = table(Settings(text_size=text_size))
    qtbot.addWidget(widget)
    widget.resize(960, 464)
    widget.present(position("call").view(US))
    assert widget.prompt_panel is not None
    cell = next(cell for cell in widget.prompt_panel.grid.cells if cell.card.rank == "10" and cell.offer.allowed)

    def index() -> QImage:
        room = cell.index_room.toAlignedRect()
        image = cell.grab(room).toImage()
        ink = [QPoint(x, y) for x, y in product(range(4, image.width() - 4), range(4, image.height() - 4))]
        dark = [at for at in ink if image.pixelColor(at).lightness() < 140]
        return image.copy(_around(dark))

    plain = index()
    cell.wear(badge)
    worn = index()
    assert worn.size() == plain.size()
    assert not cell.ribbon.intersects(cell.index_room)
    assert cell.ribbon.height() / len(badge.split()) >= 9, "each number has a line of its own"


def _around(points: Sequence[QPoint]) -> QRect:
    """The rectangle of all of these."""
    across, down = sorted(at.x() for at in points), sorted(at.y() for at in points)
    return QRect(QPoint(across[0], down[0]), QPoint(across[-1], down[-1]))
