"""Everything that is drawn on the table besides cards has a tooltip and a name for those who cannot see it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from engine.today import OPPONENT
from engine.words import Language
from ui.kit.faces import CardFaces
from ui.kit.geometry import Point
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.input import table_view
from ui.table.layout.table_layout import LEAST_WINDOW
from ui.table.scene.cards.card_item import CardItem, PileItem
from ui.table.scene.overlays import BestItem
from ui.table.scene.seats.seat_item import SeatItem
from ui.table.scene.seats.speech import SpeechItem
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget


def shown(key: str, plays: int, language: Language = "en") -> TableWidget:
    """A table some decisions into a deal."""
    game = GAMES[key]
    state = opened(next_record(Match(game, game.options(), 3))).state
    random = Random(3)
    for _ in range(plays):
        if state.turn is None:
            break
        state = act(state, game.greedy(state.view(state.turn), random)).state
    widget = TableWidget(Lexicon(language), CardFaces(), Settings(speed="off"), ticker=Ticker(still=True))
    widget.sit_down(game, game.options(), 0)
    widget.resize(1280, 800)
    widget.show()
    widget.present(state.view(0))
    return widget


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("plays", [0, 8, 30, 150])
def test_every_pile_badge_and_bar_has_a_tooltip_and_a_name(qtbot: QtBot, key: str, plays: int) -> None:
    widget = shown(key, plays)
    qtbot.addWidget(widget)
    names = "\n".join(label.accessibleName() for label in widget.notes.findChildren(QLabel))
    walked = 0
    for item in widget.scene.items():
        if not item.isVisible() or isinstance(item, CardItem | BestItem | SpeechItem) or item.parentItem() is not None:
            continue  # cards have buttons of their own; who plays best and what was said, a seat's words tell
        middle = item.sceneBoundingRect().center()
        tip = widget.board.tip(Point(middle.x(), middle.y()))
        assert tip, item
        walked += 1
        if isinstance(item, SeatItem):
            assert item.plate.name in tip
            assert all(badge.words in tip for badge in item.plate.badges)
        if isinstance(item, SeatItem) or (isinstance(item, PileItem) and "in hand" not in tip):
            assert all(line in names for line in tip.splitlines())
    assert walked > 3


def test_a_plate_tells_how_whoever_sits_there_plays(qtbot: QtBot) -> None:
    widget, game = shown("big_two", 8), GAMES["big_two"]
    qtbot.addWidget(widget)

    def tips() -> list[str]:
        plates = (seat.plate for seat in widget.board.layout.seats)
        return [widget.board.tip(Point(plate.x + 1, plate.y + 1)) for plate in plates]

    assert not any("Skilled" in tip or "Master" in tip for tip in tips())
    view = widget.view
    widget.sit_down(game, game.options(), 0, players=(None, "search:skilled", "search:master:bold", "search:novice"))
    assert view is not None
    widget.present(view)
    own, right, opposite, left = tips()
    assert right.endswith("Skilled")
    assert opposite.endswith("Master, Bold")
    assert left.endswith("Novice")
    assert "Novice" not in own
    players = (None, OPPONENT, "search:250", "search:n1000:bold")
    widget.sit_down(game, game.options(), 0, players=players)
    widget.present(view)
    _, right, opposite, left = tips()
    assert right.endswith("Skilled"), "in the deals of the days"
    assert not any("search" in tip or "Bold" in tip for tip in (opposite, left)), "of another's save"


def test_the_bar_of_brackets_tells_from_which_points_on_who_rises(qtbot: QtBot) -> None:
    widget = shown("bashi_fen", 150)
    qtbot.addWidget(widget)
    middle = widget.scene.notices.gauge.center()
    tip = widget.board.tip(Point(middle.x(), middle.y()))
    assert "From 40 points: the declarers rise 1 level" in tip
    assert "From 80 points: their opponents win the hand, and nobody rises" in tip
    assert "From 120 points: their opponents rise 1 level" in tip


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
def test_the_points_are_told_in_short_where_there_is_little_room_and_whole_in_the_tooltip(
    qtbot: QtBot, language: Language
) -> None:
    widget = shown("bashi_fen", 150, language)
    qtbot.addWidget(widget)
    notices = widget.scene.notices
    assert notices.shown == notices.lines
    widget.resize(round(LEAST_WINDOW.width), 480)
    assert notices.shown == (widget.board.summary.short if language == "en" else notices.lines)  # short enough
    centre = notices.room.center()
    assert widget.board.tip(Point(centre.x() - 100, centre.y())).splitlines() == list(notices.lines)


def test_the_pointer_brings_the_tooltip(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    widget = shown("bashi_fen", 150)
    qtbot.addWidget(widget)
    told: list[str] = []
    monkeypatch.setattr(table_view.QToolTip, "showText", lambda _at, words, _widget: told.append(words))
    plate = widget.scene.layout.seats[1].plate.centre
    viewport = widget.table_view.viewport()
    at = QPoint(round(plate.x), round(plate.y))
    QApplication.sendEvent(viewport, QHelpEvent(QHelpEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    assert told
    assert told[0].startswith("Mei")
