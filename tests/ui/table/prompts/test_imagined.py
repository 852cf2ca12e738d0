"""Imagined hands behind a hint: opened by key or mouse where all is said, labelled, and gone with the hint."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.events import Place, Zone
from engine.players.hints import Advice, advice, verdict_for
from engine.players.levels import SearchLevel
from engine.players.naming import name_beside
from engine.players.search import Budget
from engine.search_model import SearchSettings
from engine.words import text
from tests.ui.table.seated import TAIHE, at_position, said
from ui.kit.faces import CardFaces, Look
from ui.table.prompts.imagined import LINE, NARROWEST, WIDEST, ImaginedHands
from ui.table.scene.cards.card_row import CardRow
from ui.table.scene.spoken import cards_in_words
from ui.table.table_widget import TableWidget

QUICK = SearchLevel("quick", Budget(60), SearchSettings(infers=False))
pytestmark = pytest.mark.qt_log_ignore("does not support")  # the offscreen platform says so of raising windows


def press(widget: Any, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)


def hinted(qtbot: QtBot, what: str = "lead") -> tuple[TableWidget, Advice]:
    """A table with all that a hint says but for its imagined hands."""
    return at_hint(qtbot, what)


def at_hint(
    qtbot: QtBot, what: str = "lead", compared: int | None = None, *, equal: bool = False
) -> tuple[TableWidget, Advice]:
    """The same, where the hint compares its move with this one of those weighed, which it calls as good or worse."""
    widget, _ = at_position(what)
    qtbot.addWidget(widget)
    press(widget, Qt.Key.Key_H)
    found = advice(TAIHE, widget.view, verdict_for(TAIHE, widget.view, Random(1), level=QUICK))
    if compared is not None:
        other = found.verdict.moves[compared].action
        found = replace(found, hint=replace(found.hint, compared=(other,), equals=(other,) * equal))
    widget.show_advice(widget.view, found)
    press(widget, Qt.Key.Key_H, Qt.Key.Key_H)
    return widget, found


def words_seen(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def window_of(widget: TableWidget) -> ImaginedHands:
    window = widget.controls.ladder.imagined
    assert window is not None
    return window


def opened(qtbot: QtBot, what: str = "lead") -> tuple[TableWidget, Advice, ImaginedHands]:
    """A table, what was advised at it, and the imagined hands as the window that hears the keys."""
    widget, found = hinted(qtbot, what)
    press(widget, Qt.Key.Key_I)
    window = window_of(widget)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return widget, found, window


def press_in_focus(window: QWidget, *keys: Qt.Key) -> None:
    """Keys as a person presses them: they go to what has the focus."""
    for key in keys:
        QTest.keyClick(window.focusWidget(), key)


def is_open(widget: TableWidget) -> bool:
    window = widget.controls.ladder.imagined
    return window is not None and window.isVisible()


def shown(window: ImaginedHands) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def test_i_opens_the_deals_that_the_hint_was_weighed_in_and_arrows_go_through_them(qtbot: QtBot) -> None:
    widget, found, window = opened(qtbot)
    before = widget.view.places()
    say, deals = widget.lexicon.say, found.verdict.deals
    assert len(deals) > 2
    for number, deal in enumerate(deals, 1):
        assert say("imagined.place", place=number, all=len(deals)) in shown(window)
        for (place, cards), row in zip(deal.places, window.rows, strict=True):
            assert sorted(map(str, row.cards)) == sorted(map(str, cards))
            name = say("imagined.hand", seat=place.seat, count=len(cards))
            assert name in shown(window)
            assert row.accessibleName() == f"{name}: {cards_in_words(row.cards, widget.lexicon)}"
        press_in_focus(window, Qt.Key.Key_Right)
    press_in_focus(window, Qt.Key.Key_Right, Qt.Key.Key_Left)  # there is none after the last
    assert say("imagined.place", place=len(deals) - 1, all=len(deals)) in shown(window)
    assert widget.view.places() == before
    press_in_focus(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_what_does_not_fit_is_scrolled_to_with_the_keys(qtbot: QtBot) -> None:
    _, _, window = opened(qtbot)
    window.resize(window.width(), 300)
    bar = window.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > LINE)
    press_in_focus(window, Qt.Key.Key_Down)
    assert bar.value() == LINE
    press_in_focus(window, Qt.Key.Key_Up)
    assert bar.value() == 0
    press_in_focus(window, *[Qt.Key.Key_PageDown] * 5)
    assert bar.value() == bar.maximum()
    assert window.place == 0


def test_what_was_imagined_is_there_after_minimizing_and_gone_after_closing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget, found, window = opened(qtbot)
    window.showMinimized()
    window.showNormal()
    assert len(window.rows) == len(found.verdict.deals[0].places)
    window.close()
    heard: list[str] = []
    monkeypatch.setattr("ui.table.prompts.imagined.announce", lambda _window, words: heard.append(words))
    widget.lexicon.use("ja")
    assert not window.rows
    assert not heard


def test_the_mouse_opens_them_too_and_playing_closes_them(qtbot: QtBot) -> None:
    widget, found = hinted(qtbot)
    done: list[Any] = []
    widget.chosen.connect(done.append)
    link = widget.controls.ladder.link
    assert link.isVisible()
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    window = window_of(widget)
    QTest.mouseClick(window.on, Qt.MouseButton.LeftButton)
    assert window.place == 1
    QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.place == 0
    assert not window.back.isEnabled()
    press(widget, Qt.Key.Key_Return)
    assert [str(action) for action in done] == [str(found.hint.action)]
    assert not window.isVisible()
    assert not link.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_keyboard_opens_them_at_the_link_and_plays_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    widget, _ = hinted(qtbot)
    done: list[Any] = []
    widget.chosen.connect(done.append)
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    widget.controls.ladder.link.setFocus()
    press_in_focus(widget, key)
    assert is_open(widget)
    assert not done


def test_the_window_is_as_large_as_its_hands_and_no_larger(qtbot: QtBot) -> None:
    widget, _ = hinted(qtbot)
    press(widget, Qt.Key.Key_I)
    window = window_of(widget)
    assert window.area.verticalScrollBar().maximum() == 0
    letter, longest = window.fontMetrics().height(), max(row.usual_width for row in window.rows)
    assert (
        max(longest, NARROWEST * letter) <= window.width() <= max(longest + 100, NARROWEST * letter) < WIDEST * letter
    )
    assert window.area.height() <= sum(child.height() for child in window.felt.findChildren(QLabel)) + 100


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
def test_they_are_labelled_as_imagined_in_every_language(qtbot: QtBot, language: Any) -> None:
    widget, _ = hinted(qtbot)
    press(widget, Qt.Key.Key_I)
    window = window_of(widget)
    widget.lexicon.use(language)
    word = {"en": "imagined", "zh_CN": "设想", "zh_TW": "設想", "ja": "想定"}[language]
    assert all(word in row.accessibleName() for row in window.rows)
    for label in (window.heading, window.deal):
        assert word in label.text().lower()
    assert word in window.windowTitle().lower()


@pytest.mark.parametrize("called", ["equal", "worse"])
def test_it_is_told_how_the_moves_that_the_hint_names_end_in_each_deal(qtbot: QtBot, called: str) -> None:
    """The move that is compared need not be the second of those weighed."""
    widget, found = at_hint(qtbot, compared=2, equal=called == "equal")
    press(widget, Qt.Key.Key_I)
    window, say = window_of(widget), widget.lexicon.say
    for deal in found.verdict.deals:
        won, moves = dict(deal.won), (found.hint.action, *found.hint.compared)
        told = window.ends.text().splitlines()
        assert len(told) == len(moves) == 2
        for action, line, whose in zip(moves, told, ("hint", called), strict=True):
            what = name_beside(TAIHE, widget.view, action, found.verdict)
            assert line == say(f"imagined.{whose}.{'won' if won[action] else 'lost'}", what=what)
        press(window, Qt.Key.Key_Right)


def test_nothing_opens_before_all_is_said_or_where_nothing_was_imagined(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    press(widget, Qt.Key.Key_I, Qt.Key.Key_H, Qt.Key.Key_I)
    found = advice(TAIHE, widget.view, verdict_for(TAIHE, widget.view, Random(1), level=QUICK))
    nothing = replace(found, verdict=replace(found.verdict, deals=()))
    widget.show_advice(widget.view, nothing)
    press(widget, Qt.Key.Key_I, Qt.Key.Key_H, Qt.Key.Key_I, Qt.Key.Key_H)
    assert not is_open(widget)
    assert not widget.controls.ladder.link.isVisible()
    asked, told = said(widget), widget.controls.ladder.note
    press(widget, Qt.Key.Key_I)
    assert not is_open(widget)
    words = widget.lexicon.say("imagined.none")
    assert words in words_seen(told)
    assert said(widget) == asked, "the question stays"
    press(widget, Qt.Key.Key_H, Qt.Key.Key_H)
    widget.show_advice(widget.view, nothing)
    press(widget, Qt.Key.Key_H, Qt.Key.Key_H)
    assert words not in words_seen(told)


def test_what_really_lies_hidden_changes_nothing_that_is_shown(qtbot: QtBot) -> None:
    widget, found = hinted(qtbot)
    others = TAIHE.imagine(widget.view, Random(4)).view(widget.view.seat)
    truth = [TAIHE.imagine(widget.view, Random(n)).view(1).places()[Place(Zone.HAND, 1)] for n in (4, 5)]
    assert truth[0] != truth[1]
    again = advice(TAIHE, others, verdict_for(TAIHE, others, Random(1), level=QUICK))
    assert again == found


def test_escape_and_taking_back_put_a_hint_away_while_it_is_thought_about(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    left: list[int] = []
    widget.hint_left.connect(lambda: left.append(1))
    press(widget, Qt.Key.Key_Escape)
    assert not left
    press(widget, Qt.Key.Key_H, Qt.Key.Key_Escape)
    assert left == [1]
    press(widget, Qt.Key.Key_H)
    widget.present(widget.view)  # as after taking back
    assert left == [1, 1]
    widget.hide()
    assert left == [1, 1]


@pytest.mark.usefixtures("qapp")
def test_large_print_and_many_cards_lie_in_lines() -> None:
    cards = TAIHE.pack(TAIHE.options())
    small, large = (CardRow(CardFaces(Look(cut=cut)), cards, "cards") for cut in ("standard", "large"))
    assert small.heightForWidth(400) < large.heightForWidth(400)
    assert small.heightForWidth(2000) < small.heightForWidth(400)


@pytest.mark.usefixtures("qapp")
def test_the_lines_of_many_cards_are_as_long_as_each_other() -> None:
    row = CardRow(CardFaces(), TAIHE.pack(TAIHE.options())[:40], "cards")
    width = row.sizeHint().width()
    while len(row.lines_at(width)) < 3:
        width -= 1
    assert row.lines_at(width) == (14, 13, 13)


def test_moves_that_read_alike_are_told_apart_by_their_cards(qtbot: QtBot) -> None:
    widget, found, window = opened(qtbot)
    alike = replace(TAIHE, caption=lambda _view, _action: text("action.play"))
    hint = replace(found.hint, compared=(found.verdict.moves[1].action,))
    window.show_deals(alike, widget.view, found.verdict, hint)
    lines = window.ends.text().splitlines()
    assert len(lines) == len(set(lines)) == 2
