"""The reasons of a hint on the table, without a hint: words, the link where there is one, and both go together."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.events import Place, Zone
from tests.ui.table.seated import US, at_position
from ui.kit.geometry import Rect
from ui.table.prompts.grid_place import LaidGrid
from ui.table.prompts.hint_note import KEPT, HintNote
from ui.table.prompts.note_place import Lines, NoteForm, NoteStyle, Surface
from ui.table.scene.on_felt import FeltKind, by_kind, things_on_felt

WORDS = "Lead the 6♣\nnobody can beat it\nEnter: do it"


def test_the_link_is_there_only_with_its_words_and_lies_beside_nothing_of_the_reasons(qtbot: QtBot) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    reasons = HintNote(table.board, table)
    reasons.show(WORDS, "Enter: do it", None, "")
    assert reasons.shown
    assert not reasons.link.isVisible()
    reasons.show(WORDS, "Enter: do it", None, "Look at the imagined hands")
    assert reasons.link.isVisible()
    assert table.rect().contains(reasons.note.geometry().united(reasons.link.geometry()))
    assert reasons.note.geometry().bottom() < table.board.layout.status.y
    reasons.show(WORDS, "Enter: do it", None, "")
    assert not reasons.link.isVisible(), "other reasons, behind which nothing was imagined"
    reasons.hide()
    assert not reasons.shown


def test_over_a_grid_the_link_touches_no_line_but_the_last_beside_which_it_stands(qtbot: QtBot) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    table.resize(960, 500)
    reasons = HintNote(table.board, table)
    grid = QRect(0, 60, table.width(), 90)
    reasons.lay_grid = lambda _beside, _at_left: LaidGrid(grid, 0)
    reasons.buttons = lambda: (
        table.rect().adjusted(0, grid.bottom() + 1, 0, 0),
        QRect(0, 0, table.width(), grid.top()),
    )
    reasons.show(
        "Call for the 10♠\na line that is as wide as the whole panel of reasons\nEnter: do it",
        "Enter: do it",
        None,
        "Look",
    )
    *above, last = (label for label in reasons.note.findChildren(QLabel) if label.isVisible())
    link = reasons.link.geometry().translated(-reasons.note.pos())
    assert reasons.note.rect().contains(link)
    assert not [line.text() for line in above if line.geometry().intersects(link)]
    assert last.geometry().top() <= link.center().y() <= last.geometry().bottom()


def test_reasons_make_way_for_a_button_or_words_that_come_under_them(qtbot: QtBot) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    reasons = HintNote(table.board, table)
    reasons.show(WORDS, "Enter: do it", None, "")
    here = reasons.note.geometry()
    reasons.clear()
    assert reasons.note.geometry() == here, "nothing has come under them"
    reasons.buttons = lambda: (here,)
    reasons.clear()
    assert not reasons.note.geometry().intersects(here)
    reasons.hide()
    reasons.clear()
    assert not reasons.shown


def test_reasons_lie_beside_a_window_over_the_table_as_long_as_it_is_there(qtbot: QtBot) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    reasons = HintNote(table.board, table)
    reasons.show(WORDS, "Enter: do it", None, "Look at the imagined hands")
    here = reasons.note.geometry()
    window = QRect(here.center().x(), 0, table.width() - here.center().x(), here.bottom())
    reasons.windows = lambda: [window]
    reasons.lie_beside()
    assert not window.intersects(reasons.note.geometry().united(reasons.link.geometry()))
    reasons.windows = tuple
    reasons.lie_beside()
    assert reasons.note.geometry() == here


def test_no_line_of_the_reasons_ends_between_a_number_and_its_sign(qtbot: QtBot) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    reasons = HintNote(table.board, table)
    reasons.show("Wins 68 % (± 5) of 345 imagined deals\nEnter: do it", "Enter: do it", None, "")
    first, *_ = (label for label in reasons.note.findChildren(QLabel) if label.isVisible())
    assert first.text() == "Wins 68\u00a0% (±\u00a05) of 345 imagined deals"


@pytest.mark.parametrize(
    "words", [WORDS, f"{WORDS}\n设想的345局中胜68%（± 5）", "one", f"{'many words ' * 40}\nand a last line"]
)
def test_reasons_are_measured_as_they_are_shown(qtbot: QtBot, words: str) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    panel = HintNote(table.board, table).note
    for whole, width, foot in product((False, True), (None, 160, 237, 400, 899), (0, 40)):
        panel.show_words(words, width, 300, whole=whole, foot=foot)
        assert panel.size_of_words(words, width, 300, whole=whole, foot=foot) == panel.size()


@pytest.mark.parametrize("link", ["", "Look at the imagined hands"])
@pytest.mark.parametrize("high", [70, 130])
@pytest.mark.parametrize("wide", [240, 420])
def test_what_is_advised_and_the_key_that_does_it_are_in_sight_where_reasons_are_scrolled(
    qtbot: QtBot, wide: int, high: int, link: str
) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    table.resize(960, 500)
    table.show()
    reasons = HintNote(table.board, table)
    free = QRect(300, 40, wide, high)
    reasons.windows = lambda: (
        QRect(0, 0, table.width(), free.top()),
        QRect(0, free.bottom() + 1, table.width(), table.height()),
        QRect(0, 0, free.left(), table.height()),
        QRect(free.right() + 1, 0, table.width(), table.height()),
    )
    why = "\n".join(f"· reason {number} of those that there are for this move" for number in range(12))
    reasons.show(f"Lead the 6♣\n{why}\nEnter: do it  ·  H: hide", "Enter: do it", None, link)
    area = reasons.note.scrolled
    assert area is not None
    labels = reasons.note.findChildren(QLabel)
    seen = [label for label in labels if label.visibleRegion().boundingRect().height() >= label.height() - 1]
    told = " ".join(label.text() for label in seen)
    assert "Lead the 6♣" in told
    assert "Enter:\u00a0do\u00a0it" in told or "Enter: do it  ·" in told, "no line breaks within the key"
    told = told.replace("\u00a0", " ")
    assert "Enter: do it" in told, told


@pytest.mark.parametrize("link", ["", "Look at the imagined hands"])
def test_the_key_stands_between_no_reasons_that_flow(qtbot: QtBot, link: str) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    reasons = HintNote(table.board, table)
    reasons.show("Lead the 6♣\nWins 68 %\n· it goes\nEnter: do it  ·  H: hide", "Enter: do it", None, link)
    for width, inside in product((160, 237, 400, 899), (False, bool(link))):
        told = " ".join(reasons._set_in(NoteForm(width, NoteStyle.FLOWING), inside).replace("\u00a0", " ").split())
        assert told.startswith("Lead the 6♣ · Wins 68 % · it goes")
        assert told.endswith(("it goes · Enter: do it", "it goes Enter: do it · H: hide"))


@pytest.mark.parametrize("kind", FeltKind)
def test_reasons_lie_over_piles_and_not_over_what_is_played_rather_than_be_scrolled(
    qtbot: QtBot, kind: FeltKind
) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    reasons = HintNote(table.board, table)
    lines = Lines((390,), lambda _form, _inside: QSize(390, 100), lambda _form, _inside: 10, 0, 0, 10, 0, 0)
    for top, over in (75, {FeltKind.PILE}), (35, set(FeltKind) - set(KEPT)):  # seven lines are enough, three are not
        kinds = (((Rect(0, top, 400, 50),) if each is kind else ()) for each in FeltKind)
        place = reasons._scrolled(Surface(QRect(0, 0, 400, 120), tuple(kinds)), lines, lines)
        assert place is not None
        assert (place.in_sight == 1, any(place.hides)) == (kind in over, kind in over)
    assert FeltKind.PLAYED in KEPT


@pytest.mark.parametrize(
    ("zone", "kind"), [(Zone.TABLE, FeltKind.PLAYED), (Zone.SHOWN, FeltKind.OWN), (Zone.TAKEN, FeltKind.OWN)]
)
def test_what_we_have_played_to_the_trick_is_kept_before_what_we_have_taken_or_shown(
    qtbot: QtBot, zone: Zone, kind: FeltKind
) -> None:
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    table.scene.positions.open[Place(zone, US)] = list(table.board.hand.items[:2])
    found = by_kind(things_on_felt(table.scene, None))
    assert [each for each in (FeltKind.PLAYED, FeltKind.OWN) if found[each]] == [kind]
    assert FeltKind.OWN not in KEPT
