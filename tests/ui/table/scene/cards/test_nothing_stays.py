"""Whatever a table is told while cards fly, no card stays on the felt that belongs nowhere."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_shuffle
from tests.ui.table.bashi import TEN_SEATS, table
from tests.ui.table.seated import US, seen
from ui.kit.settings import Settings
from ui.table.scene.cards.card_item import CardItem, PileItem
from ui.table.table_widget import TableWidget

BASHI = GAMES["bashi_fen"]
SIZES = (960, 440), (1280, 776), (1100, 620)


@pytest.mark.parametrize("number", range(2))
def test_no_card_stays_when_size_and_scheme_change_while_cards_fly(qtbot: QtBot, number: int) -> None:
    random = Random(number)
    settings = Settings(language="en", speed="normal", pace=0)
    widget = table(TEN_SEATS, settings)
    qtbot.addWidget(widget)
    step = BASHI.deal(TEN_SEATS, None, next_shuffle(Match(BASHI, TEN_SEATS, number)))
    widget.deal(seen(step), step.state.view(US))
    for _ in range(420):
        widget.advance(random.choice((0.0, 16.0, 90.0)))
        if random.random() < 0.1:
            widget.resize(*random.choice(SIZES))
            if random.random() < 0.5:
                settings = replace(
                    settings, scheme=random.choice(("light", "dark")), table=random.choice(("jade", "ink"))
                )
                widget.apply_settings(settings)
            QApplication.processEvents()
            _every_card_belongs_somewhere(widget)
        if step.state.turn is None:
            break
        step = act(step.state, BASHI.greedy(step.state.view(step.state.turn), random))
        widget.play(seen(step), step.state.view(US))
    widget.advance(600_000)
    _every_card_belongs_somewhere(widget)


class Painted(QObject):
    """The regions of the paintings of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.whole, self._room = 0, widget.rect()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Counts the paintings of the whole widget."""
        if isinstance(event, QPaintEvent):
            self.whole += event.region().contains(self._room) and event.rect() == self._room
        return super().eventFilter(watched, event)


def test_the_whole_table_is_painted_when_the_last_card_has_come_to_rest(qtbot: QtBot) -> None:
    """A painting of what has changed alone leaves traces of cards that flew just after the table got another size."""
    step = BASHI.deal(TEN_SEATS, None, next_shuffle(Match(BASHI, TEN_SEATS, 1)))
    widget = table(TEN_SEATS, Settings(language="en", speed="normal", pace=0))
    qtbot.addWidget(widget)
    widget.show()
    widget.deal(seen(step), step.state.view(US))
    widget.advance(16.0)
    while not widget.scene.flights.count:
        step = act(step.state, BASHI.greedy(step.state.view(step.state.turn), Random(1)))
        widget.play(seen(step), step.state.view(US))
        widget.advance(16.0)
    QApplication.processEvents()
    painted = Painted(widget.table_view.viewport())
    widget.advance(60_000)
    QApplication.processEvents()
    assert not widget.scene.flights.count
    assert painted.whole == 1


def test_the_whole_table_is_painted_with_every_change_where_nothing_moves(qtbot: QtBot) -> None:
    """After a change of size a frame stayed on the felt, and the feet of cards that had been lifted and lowered."""
    step = BASHI.deal(TEN_SEATS, None, next_shuffle(Match(BASHI, TEN_SEATS, 1)))
    settings = Settings(language="en", speed="off", pace=0)
    widget = table(TEN_SEATS, settings)
    qtbot.addWidget(widget)
    widget.show()
    widget.present(step.state.view(US))
    widget.resize(widget.width(), widget.height() - 20)
    QApplication.processEvents()
    painted = Painted(widget.table_view.viewport())
    widget.scene.items()[0].update(0, 0, 1, 1)
    QApplication.processEvents()
    assert painted.whole == 1
    widget.apply_settings(replace(settings, speed="normal"))
    QApplication.processEvents()
    painted.whole = 0
    widget.scene.items()[0].update(0, 0, 1, 1)
    QApplication.processEvents()
    assert painted.whole == 0, "pieces are painted quicker where much moves"


def _every_card_belongs_somewhere(widget: TableWidget) -> None:
    positions = widget.scene.positions
    known = {item for items in positions.open.values() for item in items} | set(widget.hand.items) | positions._passing
    cards = {item for item in widget.scene.items() if isinstance(item, CardItem)}
    assert cards == known
    piles = {item for item in widget.scene.items() if isinstance(item, PileItem) and item.isVisible()}
    assert piles == {pile for pile in positions.piles.values() if pile.count > 0}
