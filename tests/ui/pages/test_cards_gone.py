"""The cards that are gone: counted from what our own seat has seen, and from nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionHeader
from pytestqt.qtbot import QtBot

from engine.cards import Card
from engine.events import Moved, Place, Zone
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from tests.engine.games.bao_huang.houses import decisions
from tests.ui.screens import window_in
from ui.kit.language import Lexicon
from ui.pages.cards_gone import CardsGone, cards_gone, held_by_no_other


def played(key: str, options: Any, number: int, decisions: int) -> tuple[Any, Counter[Card]]:
    """A state after so many decisions, and the cards that seats have played for good, as the truth has it."""
    game, random, true_moves = GAMES[key], Random(number), Counter[Card]()
    state = opened(next_record(Match(game, options, number))).state
    for _ in range(decisions):
        if state.turn is None:
            break
        step = act(state, game.greedy(state.view(state.turn), random))
        for event in step.events:
            if isinstance(event, Moved) and event.target.zone is Zone.TABLE:
                true_moves.update(card for card in event.cards if card is not None)
            if isinstance(event, Moved) and event.source is not None and event.target.zone in (Zone.HAND, Zone.SHOWN):
                taken_back = event.cards if event.source.zone is Zone.TABLE else ()
                true_moves.subtract(card for card in taken_back if card is not None)
        state = step.state
    return state, +true_moves


MID_SET = {"taihe_a_bao": 30, "bao_huang": 70, "big_two": 30, "bashi_fen": 140}
"""After so many decisions of deal 6, cards of each game lie open, and its set has not ended."""


@pytest.mark.parametrize("key", GAMES)
def test_every_card_that_was_played_is_gone_and_none_besides(key: str) -> None:
    options = GAMES[key].options()
    state, true_moves = played(key, options, 6, MID_SET[key])
    assert state.turn is not None
    assert true_moves
    for seat in range(GAMES[key].seats(options)):
        view = state.view(seat)
        assert cards_gone(view) == true_moves


def test_who_buried_the_kitty_knows_that_nobody_holds_it() -> None:
    options = GAMES["bashi_fen"].options()
    state, _ = played("bashi_fen", options, 6, MID_SET["bashi_fen"])
    kept_back = [len(held_by_no_other(view)) - len(view.hand) for view in map(state.view, range(4))]
    assert sorted(kept_back) == [0, 0, 0, 8]


@pytest.mark.parametrize("house", ["lots", "face up"])
def test_a_tribute_that_one_sees_lying_is_neither_gone_nor_held_by_others(house: str) -> None:
    tributes = 0
    for state in decisions(house, 1)[:6]:
        for view in map(state.view, range(5)):
            lying = Counter(card for card in view.places().get(Place(Zone.POOL), ()) if card is not None)
            assert not cards_gone(view)
            assert not lying - Counter(held_by_no_other(view))
            tributes += bool(lying)
    assert tributes


def test_each_rank_has_a_row_and_what_is_left_elsewhere_counts_neither_ours_nor_gone(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    state, _ = played("bashi_fen", game.options(), 1, 140)
    page = CardsGone(Lexicon("en"))
    qtbot.addWidget(page)
    page.show()
    view: Any = next(view for view in map(state.view, range(4)) if len(held_by_no_other(view)) > len(view.hand))
    page.follow(game, view)
    elsewhere = [page.table.item(row, 5).text() for row in range(page.table.rowCount())]
    total = sum(map(int, elsewhere))
    assert page.table.rowCount() == 15
    kitty = view.places()[Place(Zone.KITTY)]
    assert total == len(game.pack(game.options())) - len(view.hand) - len(kitty) - sum(cards_gone(view).values())


def test_a_card_that_lies_shown_before_our_own_seat_is_not_elsewhere(qtbot: QtBot) -> None:
    game = GAMES["bao_huang"]
    state, _ = played("bao_huang", game.options(), 1, 0)
    page = CardsGone(Lexicon("en"))
    qtbot.addWidget(page)
    page.show()
    lying = [seat for seat in range(5) if state.view(seat).places().get(Place(Zone.SHOWN, seat))]
    assert len(lying) == 1
    for seat in range(5):
        view: Any = state.view(seat)
        page.follow(game, view)
        elsewhere = sum(int(page.table.item(row, 1).text()) for row in range(page.table.rowCount()))
        assert elsewhere == len(game.pack(game.options())) - len(view.hand) - (seat in lying)


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize("key", GAMES)
def test_the_heads_of_the_columns_are_whole(qtbot: QtBot, key: str, language: str) -> None:
    page = CardsGone(Lexicon(language))
    qtbot.addWidget(page)
    page.resize(380, 345)
    page.show()
    page.follow(GAMES[key], played(key, GAMES[key].options(), 1, 3)[0].view(0))
    heads = page.table.horizontalHeader()
    for column in range(heads.count()):
        assert heads.sectionSize(column) >= heads.sectionSizeHint(column), column
    assert heads.length() == page.table.viewport().width(), "the columns fill the panel"


def test_cells_say_whole_that_all_of_a_card_are_gone_in_a_narrow_dock(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    page = CardsGone(Lexicon("en"))
    qtbot.addWidget(page)
    page.resize(230, 345)
    page.show()
    page.follow(game, played("bashi_fen", game.options(), 1, 140)[0].view(0))
    cells = [page.table.item(row, column) for row in range(15) for column in range(4)]
    bold = [cell for cell in cells if cell is not None and cell.font().bold()]
    assert bold
    for cell in bold:
        wide = QFontMetrics(cell.font()).horizontalAdvance(cell.text())
        margin = page.table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        assert page.table.columnWidth(cell.column()) >= wide + 2 * margin + 1


def test_where_nobody_may_look_back_nothing_is_counted(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    options = game.options(hide_played=True)
    state, _ = played("bashi_fen", options, 1, 140)
    page = CardsGone(Lexicon("en"))
    qtbot.addWidget(page)
    page.show()
    page.follow(game, state.view(0))
    assert not page.counts
    assert page.table.isHidden()


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_ranks_are_not_cut_off_on_the_smallest_screen(qtbot: QtBot, text_size: int) -> None:
    window = window_in("zh_CN", text_size=text_size)
    qtbot.addWidget(window)
    window.resize(960, 492)
    window.show()
    game = GAMES["bao_huang"]
    window.begin_session(Match(game, game.options(), 1))
    window.sides.show_dock("gone")
    panel = window.sides.gone
    panel.follow(game, played("bao_huang", game.options(), 1, 3)[0].view(0))
    panel.parentWidget().resize(380, 345)
    rows = panel.table.verticalHeader()
    assert rows.count() > 11
    for row in range(rows.count()):
        head = QStyleOptionHeader()
        head.initFrom(rows)
        head.orientation, head.rect = Qt.Orientation.Vertical, QRect(0, 0, rows.width(), rows.sectionSize(row))
        label = rows.style().subElementRect(QStyle.SubElement.SE_HeaderLabel, head, rows)
        assert label.height() >= rows.fontMetrics().ascent(), "a rank is cut off"


@pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")
@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize("text_size", [100, 130, 150])
@pytest.mark.parametrize("width", [960, 1280])
def test_nothing_scrolls_sideways_in_large_letters(qtbot: QtBot, width: int, text_size: int, language: str) -> None:
    window = window_in(language, text_size=text_size)
    qtbot.addWidget(window)
    window.resize(width, 492)
    window.show()
    for key in ("bashi_fen", "bao_huang"):
        game = GAMES[key]
        window.begin_session(Match(game, game.options(), 1))
        window.follow(played(key, game.options(), 1, 140)[0].view(0))
        window.menus.actions["gone"].trigger()
        QApplication.processEvents()
        assert window.sides.gone.isVisible()
        assert not window.sides.gone.table.horizontalScrollBar().isVisible(), key
        window.menus.actions["gone"].trigger()


def test_the_columns_need_no_more_width_when_more_cards_are_gone(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    options = game.options(seats=6, packs=6)
    page = CardsGone(Lexicon("en"))
    qtbot.addWidget(page)
    page.show()
    state, _ = played("bashi_fen", options, 1, 0)
    page.follow(game, state.view(0))
    before = page.wide
    page.resize(before, 345)
    state, gone = played("bashi_fen", options, 1, 700)
    assert max(Counter(card.rank for card in gone.elements()).values()) > 9
    page.follow(game, state.view(0))
    assert page.wide == before
    QApplication.processEvents()
    assert not page.table.horizontalScrollBar().isVisible()
