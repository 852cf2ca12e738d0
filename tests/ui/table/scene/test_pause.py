"""The mark of a pause: on free felt at every table, said where it can be read, and gone when the game goes on."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.events import STOCK, Event, Zone
from engine.game import act
from engine.match import Match, next_record
from engine.record import opened
from tests.ui.table.bashi import BASHI, PRESETS, at_first, table
from tests.ui.table.seated import US, at_position
from ui.kit.geometry import Rect, Size
from ui.table.layout.table_layout import least_window, table_layout
from ui.table.scene.pause import pause_room
from ui.table.scene.table_scene import to_rect
from ui.table.table_widget import TableWidget

MARK = Size(110, 28)


@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("large", [False, True])
def test_the_mark_lies_beside_names_faces_and_plays(seats: int, large: bool) -> None:
    for window in (least_window(seats), Size(1280, 700)):
        layout = table_layout(window, seats, 30, large_print=large)
        room = pause_room(layout, MARK)
        assert layout.felt.encloses(room)
        assert room.bottom <= layout.status.y
        for number, seat in enumerate(layout.seats):
            assert not room.overlaps(seat.plate)
            assert not room.overlaps(seat.play)
            assert not number or not room.overlaps(seat.face)


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_mark_lies_in_the_middle_of_an_empty_table_and_beside_a_pile_that_is_there(seats: int) -> None:
    layout = table_layout(Size(1280, 700), seats, 30, headed=True)
    middle = layout.pool.centre
    assert pause_room(layout, MARK).centre == middle
    for pile in (layout.deck, Rect.around(middle, Size(300, 80))):
        assert not pause_room(layout, MARK, (pile,)).overlaps(pile, 5.0), "a little felt lies between"


def test_the_mark_is_beside_the_cards_that_are_still_to_be_taken(qtbot: QtBot) -> None:
    step = opened(next_record(Match(BASHI, PRESETS["sheng_ji"], 3)))
    widget = table(PRESETS["sheng_ji"], size=(1272, 740))
    qtbot.addWidget(widget)
    widget.present(step.state.view(US), step.events)
    widget.show_paused(True)
    deck = widget.scene.positions.piles[STOCK].sceneBoundingRect().united(widget.scene.number_on(STOCK))
    assert not deck.intersects(widget.scene.pause.room)


def cards_under(widget: TableWidget) -> list[Rect]:
    """The cards that lie open where the mark is."""
    mark = to_rect(widget.scene.pause.room)
    lying = [item.room() for items in widget.scene.positions.open.values() for item in items]
    assert lying
    return [to_rect(card) for card in lying if mark.overlaps(to_rect(card))]


@pytest.mark.parametrize("size", [(952, 434), (1272, 740)])
def test_the_mark_lies_beside_cards_that_were_taken_however_many(qtbot: QtBot, size: tuple[int, int]) -> None:
    hand = at_first(
        BASHI.options(packs=4),
        lambda view: any(place.zone is Zone.TAKEN and len(cards) > 11 for place, cards in view.places().items()),
    )
    qtbot.addWidget(hand.widget)
    hand.widget.resize(*size)
    hand.widget.show_paused(True)
    assert not cards_under(hand.widget)


@pytest.mark.parametrize("size", [(952, 434), (1272, 740)])
def test_the_mark_lies_beside_hands_that_lie_open(qtbot: QtBot, size: tuple[int, int]) -> None:
    options = PRESETS["zhao_pengyou"]
    step, events = opened(next_record(Match(BASHI, options, 3))), list[Event]()
    for _ in range(112):
        events += step.events
        step = act(step.state, BASHI.greedy(step.state.view(step.state.turn), Random(1)))
    widget = table(options, size=size)
    qtbot.addWidget(widget)
    widget.board.open_hands = True
    widget.present(step.state.view(US), (*events, *step.events))
    widget.show_paused(True)
    assert [place for place in widget.scene.positions.open if place.zone is Zone.HAND]
    assert not cards_under(widget)


def test_a_pause_is_seen_and_told_at_the_table_until_the_game_goes_on(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    worded: list[str] = []
    widget.worded.connect(worded.append)
    widget.show_paused(True)
    mark = widget.scene.pause
    assert mark.isVisible()
    assert not [room for room in widget.scene.plates if room.intersects(mark.room)]
    assert "Paused" in worded[-1].splitlines()
    assert ("Paused", mark.room.toAlignedRect()) in widget.board.notes()
    widget.lexicon.use("zh_CN")
    assert mark.words == "已暂停"
    widget.resize(1000, 640)
    assert widget.board.layout.felt.encloses(to_rect(mark.room))
    widget.show_paused(False)
    assert not mark.isVisible()
    assert "已暂停" not in worded[-1]
