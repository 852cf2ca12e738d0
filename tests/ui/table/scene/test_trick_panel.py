"""The last trick, shown large: off the question where any size of its cards allows that, with its winner marked."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.cards import Card, Rank, Suit
from engine.events import Place, Zone
from engine.game import act
from tests.ui.table.bashi import PRESETS, TEN_SEATS, Hand, at_first, chosen, table
from tests.ui.table.seated import US, at_position
from ui.table.scene.last_trick import last_trick
from ui.table.scene.table_scene import COUNTED
from ui.table.scene.trick_panel import LEAST_CARD, TrickPanel, TrickRow
from ui.table.table_widget import TableWidget


def many_cards(view: Any) -> bool:
    """Whether we are asked after a trick of several cards a seat."""
    trick = last_trick(view)
    return bool(trick) and len(trick[0].cards) >= 3


TAKEN = Place(Zone.TAKEN, US)


@cache
def five_seats() -> Hand:
    """Five seats, each of which has played several cards in the last trick; the table lives as long as one test."""
    return at_first(PRESETS["zhao_pengyou"], many_cards)


@pytest.fixture
def widget(qtbot: QtBot) -> TableWidget:
    """A table of five seats, of the usual size."""
    found = table(PRESETS["zhao_pengyou"], size=(1280, 740))
    qtbot.addWidget(found)
    return found


def shown(widget: TableWidget, view: Any) -> TrickPanel:
    """The last trick of this view."""
    widget.panel.hide()
    widget.present(view)
    widget.show_last_trick()
    return widget.panel


def labels_of(panel: TrickPanel) -> list[QLabel]:
    """The labels that the panel shows now."""
    return [label for label in panel.findChildren(QLabel) if label.isVisible()]


def hidden(widget: TableWidget) -> list[QRectF]:
    """What the panel hides of names and of the question."""
    panel = QRectF(widget.panel.geometry())
    asked = [QRectF(each.x, each.y, each.width, each.height) for each in widget.controls.question_shown]
    assert asked
    return [each for each in (*widget.scene.plates, *asked) if each.intersects(panel)]


def peeping(widget: TableWidget) -> list[QRectF]:
    """Piles in the middle, and our own cards on the table, of which a part peeps out from under the panel."""
    panel, positions, scene = QRectF(widget.panel.geometry()), widget.scene.positions, widget.scene
    rooms = [
        pile.sceneBoundingRect().united(scene.number_on(place))
        for place, pile in positions.piles.items()
        if place in COUNTED and pile.count > 0 and pile.opacity()
    ]
    ours = [items for place, items in positions.open.items() if place.seat == US]
    rooms += [item.room() for items in ours for item in items if item.opacity()]
    return [room for room in rooms if room.intersects(panel) and not panel.contains(room)]


def test_smaller_cards_leave_names_and_question_in_sight_and_no_pile_is_cut(widget: TableWidget) -> None:
    hand, looked = five_seats(), 0
    state = hand.state
    while looked < 4:
        view = state.view(state.turn)
        if state.turn == US:
            looked += 1
            panel = shown(widget, view)
            assert hidden(widget) == []
            assert peeping(widget) == []
            widget.hide()
            widget.show()
            assert panel.isVisible()
            assert peeping(widget) == [], "the table was out of sight meanwhile"
            felt = widget.scene.layout.felt
            assert felt.x <= panel.x()
            assert panel.geometry().right() < felt.right
        state = act(state, chosen(view, hand.number, hand.ours)).state
    widget.panel.hide()
    items = [item for items in widget.scene.positions.open.values() for item in items]
    assert all(item.opacity() for item in (*items, *widget.scene.positions.piles.values()))


def test_a_card_that_the_panel_hid_is_seen_again_wherever_it_went_meanwhile(widget: TableWidget) -> None:
    hand = at_first(PRESETS["zhao_pengyou"], lambda view: bool(view.places().get(TAKEN)))
    widget.present(hand.state.view(US))
    scene = widget.scene
    scene.lie_under(widget.rect())
    items = scene.positions.open.pop(TAKEN)
    assert not any(item.opacity() for item in items)
    scene.positions.open[Place(Zone.TAKEN, US + 1)] = items
    scene.lie_under(None)
    assert all(item.opacity() for item in items)


def test_the_panel_is_no_wider_than_the_cards_or_names_in_it(qtbot: QtBot) -> None:
    table_of_four, state = at_position("follow", lambda view: bool(last_trick(view)))
    qtbot.addWidget(table_of_four)
    panel = shown(table_of_four, state.view(US))
    labels = [label for label in labels_of(panel) if label.text() != table_of_four.lexicon.say("table.last_trick")]
    left, right = min(label.x() for label in labels), max(label.geometry().right() for label in labels)
    assert left == panel.width() - 1 - right


def test_who_won_is_marked_on_the_cards_and_for_screen_readers(widget: TableWidget) -> None:
    view = five_seats().state.view(US)
    panel = shown(widget, view)
    pictures = [label for label in labels_of(panel) if not label.pixmap().isNull()]
    won = widget.lexicon.name_of(view.tricks[-1].winner)
    assert [label.accessibleName().split(":")[0] for label in pictures] == [
        f"{won}, won the trick" if play.wins else widget.lexicon.name_of(play.seat) for play in last_trick(view)
    ]
    best = next(label for label in pictures if "won the trick" in label.accessibleName())
    assert best.height() > min(label.height() for label in pictures), "the star stands out of the frame"


def test_where_no_size_leaves_the_question_in_sight_cards_stay_legible_and_names_too(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: bool(last_trick(view)))
    qtbot.addWidget(hand.widget)
    hand.widget.resize(960, 434)
    shown(hand.widget, hand.state.view(US))
    assert not [each for each in hidden(hand.widget) if each in hand.widget.scene.plates]
    faces, ratio = hand.widget.faces, hand.widget.devicePixelRatioF()
    narrowest = min(LEAST_CARD, round(hand.widget.scene.layout.played))
    least = faces.pixmap(Card(Rank.ACE, Suit.SPADES), narrowest, ratio).deviceIndependentSize().height()
    heights = [label.pixmap().deviceIndependentSize().height() for label in labels_of(hand.widget.panel)]
    assert min(height for height in heights if height) >= least


def test_where_room_is_short_ten_plays_have_less_air_and_are_laid_once(widget: TableWidget) -> None:
    panel, felt, asked = TrickPanel(widget), widget.board.felt, []

    def placed(usual: QRect) -> tuple[QPoint, tuple[float, ...]]:
        asked.append(usual.size())
        return usual.topLeft(), (max(0.0, usual.height() - 180.0),)

    panel.placed = placed
    card = (Card(Rank.ACE, Suit.SPADES),)
    panel.show_trick("Last trick", [TrickRow(card, "Mei", "", not n) for n in range(10)], widget.faces, 30, felt)
    assert panel.height() <= 180
    assert asked[0].height() > 180
    *_, measured, shown_in = asked
    assert measured == shown_in == panel.size()
