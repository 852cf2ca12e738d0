"""Imagined hands behind a hint: opened by key or mouse where all is said, labelled, and gone with the hint."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.events import Place, Zone
from engine.mind import Manner
from engine.players.hints import Advice, advice, verdict_for
from engine.players.levels import Level
from engine.players.search import Budget
from tests.ui.table.seated import TAIHE, at_position, said
from ui.language import Lexicon
from ui.table.imagined import ImaginedHands
from ui.table.spoken import cards_in_words
from ui.table.table_widget import TableWidget

QUICK = Level("quick", Budget(60), Manner(infers=False))
pytestmark = pytest.mark.qt_log_ignore("does not support")  # the offscreen platform says so of raising windows


def press(widget: Any, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)


def hinted(qtbot: QtBot, what: str = "lead") -> tuple[TableWidget, Advice]:
    """A table with all that a hint says but for its imagined hands."""
    widget, _ = at_position(what)
    qtbot.addWidget(widget)
    press(widget, Qt.Key.Key_H)
    found = advice(TAIHE, widget.view, verdict_for(TAIHE, widget.view, Random(1), level=QUICK))
    widget.show_advice(widget.view, found)
    press(widget, Qt.Key.Key_H, Qt.Key.Key_H)
    return widget, found


def window_of(widget: TableWidget) -> ImaginedHands:
    window = widget.person.ladder.imagined
    assert window is not None
    return window


def is_open(widget: TableWidget) -> bool:
    window = widget.person.ladder.imagined
    return window is not None and window.isVisible()


def shown(window: ImaginedHands) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def test_i_opens_the_deals_that_the_hint_was_weighed_in_and_arrows_go_through_them(qtbot: QtBot) -> None:
    widget, found = hinted(qtbot)
    before = widget.view.places()
    press(widget, Qt.Key.Key_I)
    window, say, deals = window_of(widget), widget.lexicon.say, found.verdict.deals
    assert len(deals) > 2
    for number, deal in enumerate(deals, 1):
        assert say("imagined.place", place=number, all=len(deals)) in shown(window)
        for (place, cards), row in zip(deal.places, window.rows, strict=True):
            assert sorted(map(str, row.cards)) == sorted(map(str, cards))
            name = say("imagined.hand", seat=place.seat, count=len(cards))
            assert name in shown(window)
            assert row.accessibleName() == f"{name}: {cards_in_words(row.cards, widget.lexicon)}"
        press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right, Qt.Key.Key_Left)  # there is none after the last
    assert say("imagined.place", place=len(deals) - 1, all=len(deals)) in shown(window)
    assert widget.view.places() == before
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_mouse_opens_them_too_and_playing_closes_them(qtbot: QtBot) -> None:
    widget, found = hinted(qtbot)
    done: list[Any] = []
    widget.chosen.connect(done.append)
    link = widget.person.ladder.link
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


def test_it_is_told_how_the_best_moves_end_in_each_deal(qtbot: QtBot) -> None:
    widget, found = hinted(qtbot)
    press(widget, Qt.Key.Key_I)
    window = window_of(widget)
    for deal in found.verdict.deals:
        won = dict(deal.won)
        best = found.verdict.best.action
        what = widget.lexicon.say(TAIHE.caption(widget.view, best))
        assert ("does not win" not in window.ends.text().splitlines()[0]) == won[best]
        assert what in window.ends.text()
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
    assert not widget.person.ladder.link.isVisible()
    press(widget, Qt.Key.Key_I)
    assert not is_open(widget)
    assert said(widget) == widget.lexicon.say("imagined.none")


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


def test_large_print_and_many_cards_lie_in_lines(qtbot: QtBot) -> None:
    from ui.faces import Faces, Look
    from ui.table.card_row import CardRow

    cards = TAIHE.pack(TAIHE.options())
    small, large = (CardRow(Faces(Look(cut=cut)), cards, "cards") for cut in ("standard", "large"))
    qtbot.addWidget(small)
    qtbot.addWidget(large)
    assert small.heightForWidth(400) < large.heightForWidth(400)
    assert small.heightForWidth(2000) < small.heightForWidth(400)
    assert Lexicon("en").say("imagined.title")
