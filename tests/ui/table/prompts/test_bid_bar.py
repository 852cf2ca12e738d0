"""The bar for bids: what can be bid has a button, an empty one says why it is, and a hint is offered beside them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import BLACK_JOKER, RED_JOKER
from engine.events import STOCK
from engine.prompts import Choose
from tests.ui.table.bashi import BASHI, PRESETS, STILL, Hand, at_first, press, table
from tests.ui.table.seated import said
from ui.table.prompts.bid_bar import BidBar

JOKERS = (BLACK_JOKER, RED_JOKER)
ONE_PACK, TWO_PACKS = PRESETS["sheng_ji"], PRESETS["tuo_la_ji"]


def can_bid(view: Any) -> bool:
    """Whether cards are being taken and this seat may bid one that it holds."""
    prompt = view.prompt()
    return STOCK in view.places() and isinstance(prompt, Choose) and len(prompt.actions) > 1


def bidding(qtbot: QtBot, options: Any) -> tuple[Hand, BidBar]:
    """A hand in which our seat is asked for a bid for the first time."""
    hand = at_first(options, can_bid)
    qtbot.addWidget(hand.widget)
    assert hand.widget.prompt_panel is not None
    return hand, hand.widget.prompt_panel.bids


def test_with_one_pack_no_cell_has_a_button_for_more_cards(qtbot: QtBot) -> None:
    _, bar = bidding(qtbot, ONE_PACK)
    assert bar.cells
    assert all(few.isVisible() and not many.isVisible() for _, few, many in bar.cells)


def test_with_two_packs_the_cells_whose_bids_differ_in_number_have_two_buttons(qtbot: QtBot) -> None:
    hand, bar = bidding(qtbot, TWO_PACKS)
    view = hand.state.view(0)
    cells = BASHI.presentation.bids(view) if BASHI.presentation.bids else ()
    assert {cell.card in JOKERS: cell.sizes for cell in cells} == {False: 2, True: 1}, "a pair of jokers is the least"
    assert [many.isVisible() for _, _, many in bar.cells] == [cell.card not in JOKERS for cell in cells]


@pytest.mark.parametrize("options", [ONE_PACK, TWO_PACKS])
def test_every_empty_button_says_why_nothing_can_be_bid_there(qtbot: QtBot, options: Any) -> None:
    hand, bar = bidding(qtbot, options)
    held = hand.state.view(0).hand
    empty = [(corner, few) for corner, few, _ in bar.cells if few.bid is None]
    assert empty
    for corner, few in empty:
        holds_none = corner._card not in held
        assert few.toolTip().startswith(f"{few.accessibleName()}: ")
        assert few.toolTip().endswith(": You hold no such card.") is holds_none
        assert few.toolTip() == few.accessibleDescription()
    corner, few = empty[0]
    for pressed in (corner, few):
        hand.widget.prompt_panel.status.ask_again()
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert said(hand.widget) == few.toolTip()
    for _, few, many in bar.cells:
        if few.bid is not None and many.isVisible() and many.bid is None:
            assert many.accessibleName() == f"{few.accessibleName().split(' × ')[0]}, more of them"
            assert many.toolTip().endswith(": You hold no more of them.")


def test_a_hint_is_offered_while_trumps_are_named_and_stands_before_pass(qtbot: QtBot) -> None:
    hand, bar = bidding(qtbot, ONE_PACK)
    wanted: list[object] = []
    hand.widget.hint_wanted.connect(lambda _game, view: wanted.append(view))
    assert bar.hint.isVisible()
    assert bar.hint.isEnabled()
    assert bar.hint.geometry().right() < bar.passing.x() < bar.passing.geometry().right() < bar.cells[0][0].x()
    press(bar.hint)
    assert len(wanted) == 1


@pytest.mark.parametrize("size", [(960, 434), (1280, 738)])
def test_the_rest_is_offered_in_whole_words_in_the_largest_letters(qtbot: QtBot, size: tuple[int, int]) -> None:
    hand, _ = bidding(qtbot, TWO_PACKS)
    widget = table(TWO_PACKS, replace(STILL, text_size=150), size)
    qtbot.addWidget(widget)
    widget.present(hand.state.view(0))
    assert widget.prompt_panel is not None
    bar = widget.prompt_panel.bids
    assert bar.rest.text()
    assert bar.rest.needs <= bar.rest.width()
    assert all(few.width() >= QFontMetricsF(few.font()).horizontalAdvance("×2+") for _, few, _ in bar.cells)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [(960, 434), (1280, 738)])
@pytest.mark.parametrize("preset", ["sheng_ji", "tuo_la_ji"])
def test_nothing_in_the_bar_lies_on_anything_else(
    qtbot: QtBot, preset: str, size: tuple[int, int], left_handed: bool
) -> None:
    hand, _ = bidding(qtbot, PRESETS[preset])
    widget = table(PRESETS[preset], replace(STILL, left_handed=left_handed), size)
    qtbot.addWidget(widget)
    widget.present(hand.state.view(0))
    assert widget.prompt_panel is not None
    bar = widget.prompt_panel.bids
    parts = [bar.passing, bar.hint, bar.rest, *(part for cell in bar.cells for part in cell if part.isVisible())]
    for number, part in enumerate(parts):
        assert bar.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(other.geometry()) for other in parts[:number])


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(760, 434), (960, 434), (1280, 738)])
def test_what_jokers_mean_is_read_below_them_also_while_they_cannot_be_bid(
    qtbot: QtBot, size: tuple[int, int], text_size: int
) -> None:
    hand, _ = bidding(qtbot, TWO_PACKS)
    widget = table(TWO_PACKS, replace(STILL, text_size=text_size), size)
    qtbot.addWidget(widget)
    widget.present(hand.state.view(0))
    assert widget.prompt_panel is not None
    bar = widget.prompt_panel.bids
    assert [word for word, _, _ in bar.words_shown] == ["no suit"] * len(JOKERS)
    for word, room, font in bar.words_shown:
        assert font.pixelSize() >= 11
        assert bar.rect().contains(room)
        assert QFontMetricsF(font).horizontalAdvance(word) <= room.width()
        assert QFontMetricsF(font).height() <= room.height()
        assert not any(room.intersects(part.geometry()) for cell in bar.cells for part in cell if part.isVisible())
