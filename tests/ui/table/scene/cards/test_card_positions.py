"""Where cards lie once a hand is over."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from engine.events import Zone
from engine.game import AnyView
from tests.ui.table.bashi import PRESETS, at_first
from tests.ui.table.seated import AGES
from ui.table.table_widget import TableWidget


def between_tricks(view: AnyView) -> bool:
    """Whether a seat has taken many cards, and no play lies on the table."""
    places = view.places()
    taken = any(place.zone is Zone.TAKEN and len(cards) > 6 for place, cards in places.items())
    return taken and not any(place.zone is Zone.TABLE and cards for place, cards in places.items())


def widths_of_taken(widget: TableWidget) -> list[float]:
    """How wide the cards are that each seat has taken, once they lie."""
    positions = widget.scene.positions
    taken = (items for place, items in positions.open.items() if place.zone is Zone.TAKEN)
    return [widget.scene.flights.target(items[0]).width for items in taken]


def test_once_a_hand_is_over_what_was_taken_glides_to_where_plays_lay(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["zhao_pengyou"], between_tricks)
    widget = hand.widget
    qtbot.addWidget(widget)
    widget.resize(952, 434)
    during = widths_of_taken(widget)
    widget.uncover(())
    widget.advance(AGES)
    assert sum(widths_of_taken(widget)) > sum(during)
    facts = widget.scene.positions.facts()
    widget.scene.positions.present(widget.stage.picture)
    assert widget.scene.positions.facts() == facts, "a fresh drawing shows the same"
