"""Partners called at the table of Bashi Fen: the grid of cards, what it says and hides, and the hint beside it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.events import Place, Zone
from engine.players.hints import advice, verdict_for
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.prompts import Choose, Name
from engine.search_model import SearchSettings
from tests.ui.table.bashi import (
    BASHI,
    PRESETS,
    TEN_SEATS,
    at_first,
    bold,
    press,
)
from tests.ui.table.prompts.test_name_grid import assert_names_in_sight
from tests.ui.table.seated import said
from ui.table.prompts.name_grid import LEAST_CELL
from ui.table.prompts.offers import best_offer
from ui.table.scene.on_felt import FeltKind, by_kind, things_on_felt
from ui.table.scene.table_scene import to_qrect
from ui.table.table_widget import TableWidget


def test_on_a_small_table_what_nobody_may_call_is_left_out_and_no_name_is_covered(qtbot: QtBot) -> None:
    hand = at_first(BASHI.presets["zhao_pengyou"], lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    assert hand.widget.prompt_panel is not None
    grid = hand.widget.prompt_panel.grid
    hand.widget.resize(1280, 760)
    assert not [cell for cell in grid.cells if cell.isHidden()]
    hand.widget.resize(960, 464)
    for places in hand.widget.board.layout.seats:
        assert not to_qrect(places.plate).intersects(grid.geometry())
    shown = [cell for cell in grid.cells if not cell.isHidden()]
    assert {cell.card for cell in grid.cells if cell.offer.allowed} <= {cell.card for cell in shown}
    assert all(min(cell.width(), cell.height()) >= LEAST_CELL for cell in shown)
    shown[0].setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(grid, key)
        assert hand.widget.focusWidget() in shown


@pytest.mark.parametrize("size", [(764, 464), (764, 440), (960, 464), (960, 424), (960, 400), (960, 384)])
def test_plates_and_copies_give_way_to_the_grid_which_stays_where_it_is(qtbot: QtBot, size: tuple[int, int]) -> None:
    hand = at_first(BASHI.presets["zhao_pengyou"], lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    assert hand.widget.prompt_panel is not None
    grid = hand.widget.prompt_panel.grid
    hand.widget.resize(*size)
    assert_names_in_sight(hand.widget)
    cell = next(cell for cell in grid.cells if cell.offer.allowed)
    before = cell.mapTo(hand.widget, QPoint(0, 0))
    press(cell)
    assert_names_in_sight(hand.widget)
    moved = cell.mapTo(hand.widget, QPoint(0, 0)) - before
    assert moved.manhattanLength() <= 2, "the second click of two meets the same card"
    for button in grid.copies.buttons.values():
        assert grid.rect().contains(QRect(button.mapTo(grid, QPoint(0, 0)), button.size()))
        assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("size", [(960, 464), (1272, 690), (860, 690)])
def test_no_sliver_of_the_kitty_peeps_out_from_under_the_grid(qtbot: QtBot, size: tuple[int, int]) -> None:
    hand = at_first(BASHI.presets["zhao_pengyou"], lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    assert hand.widget.prompt_panel is not None
    hand.widget.resize(*size)
    kitty = hand.widget.scene.positions.piles[Place(Zone.KITTY)]
    grid = QRectF(hand.widget.prompt_panel.grid.geometry())
    assert kitty.isVisible()
    assert kitty.opacity() == (0 if kitty.sceneBoundingRect().intersects(grid) else 1)
    hand.widget.scene.make_way(None)
    assert kitty.opacity() == 1


def test_partners_are_called_by_card_and_copy(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    prompt_panel, answers = hand.widget.prompt_panel, hand.answers
    qtbot.addWidget(hand.widget)
    assert prompt_panel is not None
    asked = [label.text() for label in prompt_panel.grid.copies.findChildren(QLabel)]
    assert asked == ["Choose 4 cards, and which copy of each."], "the full number has to be called"
    held = hand.widget.view.hand[:1]
    assert prompt_panel.outcome(held) == (said(hand.widget), False), "cards of the hand do not answer the question"
    free = [cell for cell in prompt_panel.grid.cells if cell.offer.allowed]
    for cell in free[:2]:
        press(cell)
    first, second = free[0].card, free[1].card
    press(prompt_panel.grid.copies.buttons[first, 2])
    assert prompt_panel.grid.copies.chosen == ((first, 1), (second, 1), (first, 2))
    assert [cell.badge for cell in free[:3]] == ["1 2", "1", ""]
    press(prompt_panel.grid.copies.buttons[first, 1])
    press(free[1])
    assert prompt_panel.bar.readings[0].caption == hand.widget.lexicon.say(
        BASHI.caption(hand.widget.view, BASHI.read_action(f"partners {first}#2"))
    )
    QTest.keyClick(hand.widget, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    hinted = next(iter(hand.widget.view.candidates()))
    assert {(copy.card, copy.number) for copy in hinted.copies} == set(prompt_panel.grid.copies.chosen)
    prompt_panel.grid.copies.choose(((first, 2),))
    answers.clear()
    press(prompt_panel.bar.readings[0])
    assert not answers, "one partner of four was called"
    whole = BASHI.read_action(f"partners {first}#2 {' '.join(f'{cell.card}#1' for cell in free[1:4])}")
    prompt_panel.grid.copies.choose(tuple((copy.card, copy.number) for copy in whole.copies))
    press(prompt_panel.bar.readings[0])
    assert answers == [whole]


@pytest.mark.rule("BSF-40", "BSF-41", "BSF-83")
def test_a_grey_card_says_why_it_may_not_be_called_and_not_how_many_have_to_be(qtbot: QtBot) -> None:
    options = replace(PRESETS["zhao_pengyou"], seats=6, partner_cards="not_highest")
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    panel = hand.widget.prompt_panel
    qtbot.addWidget(hand.widget)
    assert panel is not None
    grey = [cell for cell in panel.grid.cells if not cell.offer.allowed]
    assert {cell.offer.reason.key for cell in grey} == {"refusal.call_trump", "refusal.call_highest"}


@pytest.mark.rule("BSF-42")
@pytest.mark.parametrize("seats", [5, 10])
def test_a_hint_to_call_by_colour_chooses_a_card_that_means_it_and_enter_calls_it(qtbot: QtBot, seats: int) -> None:
    options = replace(PRESETS["zhao_pengyou"], seats=seats, call="colour", may_call_fewer=True)
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    widget, panel = hand.widget, hand.widget.prompt_panel
    qtbot.addWidget(widget)
    assert panel is not None
    titles = [label.text() for label in panel.grid.findChildren(QLabel)]
    assert any(title.startswith("Choose a card: its colour and rank are called.") for title in titles)
    call = next(each for each in widget.view.candidates() if each != BASHI.passing)
    panel.advise(call)
    assert panel.grid.chosen is not None
    assert call in widget.view.readings((panel.grid.chosen,))
    assert best_offer(panel.bar.offers).action == call
    hand.answers.clear()
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert hand.answers == [call]


def test_the_grid_for_calls_is_written_in_the_letters_of_the_table_of_now(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    panel = hand.widget.prompt_panel
    assert panel is not None
    for size in ((1900, 1000), (960, 480)):
        hand.widget.resize(*size)
        written = [panel.grid, *panel.grid.cells, *panel.grid.findChildren(QLabel)]
        assert {each.font().pixelSize() for each in written} == {panel.bar.font().pixelSize()}


def test_what_is_chosen_in_the_grid_stays_chosen_in_another_language_and_look(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    panel = hand.widget.prompt_panel
    assert panel is not None
    press(next(cell for cell in panel.grid.cells if cell.offer.allowed))
    chosen_before = panel.grid.copies.chosen
    hand.widget.lexicon.use("ja")
    hand.widget.apply_settings(replace(hand.widget.settings, table="plum"))
    assert panel.grid.copies.chosen == chosen_before
    assert [cell.badge for cell in panel.grid.cells if cell.badge] == ["1"]


IN_THE_SMALLEST_WINDOW = (960, 478)


@pytest.mark.parametrize("size", [(1280, 830), IN_THE_SMALLEST_WINDOW])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_reasons_at_the_grid_cover_no_name_where_there_is_room_for_them_elsewhere(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    seats = 6 if size == IN_THE_SMALLEST_WINDOW else 5
    options = replace(PRESETS["zhao_pengyou"], seats=seats)
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    widget.lexicon.use(language)
    widget.resize(*size)
    QTest.keyClick(widget, Qt.Key.Key_H)
    level = SearchLevel("quick", Budget(30), SearchSettings(infers=False))
    widget.show_advice(widget.view, advice(BASHI, widget.view, verdict_for(BASHI, widget.view, Random(1), level=level)))
    for _ in range(2):
        QTest.keyClick(widget, Qt.Key.Key_H)
    ladder, plates = widget.controls.ladder, [item.room for item in widget.scene._plates[1:seats]]
    for shown in (ladder.note.geometry(), ladder.link.geometry()):
        assert not [room for room in plates if room.adjusted(2, 2, -2, -2).intersects(QRectF(shown))]


@pytest.mark.parametrize("letters", range(20, 70, 5))
def test_reasons_of_any_width_beside_the_grid_cover_no_card_and_no_name(qtbot: QtBot, letters: int) -> None:
    hand = at_first(PRESETS["zhao_pengyou"], lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    widget.resize(1280, 740)
    QTest.keyClick(widget, Qt.Key.Key_H)
    reasons, line = widget.controls.ladder.reasons, "reasons in words that are long enough to be read by all of us " * 2
    keys = "Enter: do it  ·  H: hide"
    reasons.show("\n".join((*(line[:letters] for _ in range(5)), keys)), "Enter: do it", None, "Show hands (I)")
    kinds = by_kind(things_on_felt(widget.scene, None))
    kept = [QRectF(to_qrect(each)) for kind in kinds[: FeltKind.PILE] for each in kind]
    for shown in (reasons.note.geometry(), reasons.link.geometry()):
        assert not [room for room in kept if room.intersects(QRectF(shown))]


def ask_for_reasons(widget: TableWidget) -> None:
    """Asks for a hint and goes on to its reasons."""
    QTest.keyClick(widget, Qt.Key.Key_H)
    level = SearchLevel("quick", Budget(30), SearchSettings(infers=False))
    found = advice(BASHI, widget.view, verdict_for(BASHI, widget.view, Random(1), level=level))
    widget.show_advice(widget.view, found)
    for _ in range(2):
        QTest.keyClick(widget, Qt.Key.Key_H)


@pytest.mark.parametrize("size", [(1280, 740), (1600, 840), (1920, 1010)])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("seats", [5, 8])
def test_reasons_lie_on_free_felt_beside_the_grid_and_leave_the_kitty_in_sight(
    qtbot: QtBot, seats: int, language: str, size: tuple[int, int]
) -> None:
    hand = at_first(replace(PRESETS["zhao_pengyou"], seats=seats), lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    widget.lexicon.use(language)
    widget.resize(*size)
    ask_for_reasons(widget)
    ladder, grid = widget.controls.ladder, widget.prompt_panel.grid.geometry()
    kinds = by_kind(things_on_felt(widget.scene, None))
    seen = [room for kind in kinds[: FeltKind.SEAT] for each in kind if not grid.contains(room := to_qrect(each))]
    for shown in (ladder.note.geometry(), ladder.link.geometry()):
        assert widget.rect().contains(shown)
        assert not [room for room in (*seen, grid) if room.intersects(shown)]


def test_reasons_at_the_grid_stay_on_a_table_that_becomes_small_and_off_its_names(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    ask_for_reasons(widget)
    note = widget.controls.ladder.note
    assert note.isVisible()
    for language in ("zh_CN", "en", "ja"):
        widget.lexicon.use(language)
        widget.resize(960, 480)
        assert widget.rect().contains(note.geometry())
        plates = [item.room for item in widget.scene._plates[1:10]]
        assert not [room for room in plates if room.adjusted(2, 2, -2, -2).intersects(QRectF(note.geometry()))]
        widget.resize(1280, 776)


@pytest.mark.parametrize("packs", [3, 5])
def test_at_ten_seats_on_the_lowest_table_grid_and_reasons_leave_names_buttons_and_hand_in_sight(
    qtbot: QtBot, packs: int
) -> None:
    options = BASHI.options(partners="fluid", seats=10, packs=packs)
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    ask_for_reasons(widget)
    note, link = widget.controls.ladder.note, widget.controls.ladder.link
    for language in ("en", "zh_CN", "ja"):
        widget.lexicon.use(language)
        widget.resize(952, 384)
        plates = [item.room for item in widget.scene._plates[1:10]]
        over = note.geometry(), link.geometry()
        for shown in (widget.prompt_panel.grid.geometry(), *over):
            assert not [room for room in plates if room.adjusted(2, 2, -2, -2).intersects(QRectF(shown))]
        kept = (*widget.prompt_panel.buttons_shown, *widget.prompt_panel.grid.chosen_rooms)
        assert not [room for room in kept if any(map(room.intersects, over))]
        assert max(shown.bottom() for shown in over) < min(item.room().top() for item in widget.hand.items)
        assert widget.prompt_panel.default(widget.hand.chosen_cards) is not None, "cards of the hand are not in the way"
        assert widget.childAt(link.geometry().center()) is link, "the words do not hide it"


@pytest.mark.parametrize("call", ["copy", "colour"])
def test_reasons_say_no_more_that_enter_does_it_once_another_card_is_chosen_in_the_grid(
    qtbot: QtBot, call: str
) -> None:
    options = PRESETS["zhao_pengyou"] if call == "copy" else replace(PRESETS["zhao_pengyou"], call=call)
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    widget, panel = hand.widget, hand.widget.prompt_panel
    qtbot.addWidget(widget)
    assert panel is not None
    ask_for_reasons(widget)
    ladder = widget.controls.ladder
    does = widget.lexicon.say("table.hint.keys").split(" ")[0]

    def told() -> str:
        return " ".join(label.text() for label in ladder.note.findChildren(QLabel) if label.isVisible())

    assert does in told()
    marked = {panel.grid.chosen} | set(panel.grid.copies.badges())
    of_hint = next(cell for cell in panel.grid.cells if cell.card in marked)
    meant = best_offer(panel.bar.offers).action
    other = next(cell for cell in panel.grid.cells if cell.offer.allowed and cell.card.rank != of_hint.card.rank)
    press(other)
    assert best_offer(panel.bar.offers).action != meant
    assert does not in told()
    press(of_hint)
    assert best_offer(panel.bar.offers).action == meant
    assert does in told()


def test_whose_turn_it_is_to_name_trumps_shows_also_after_the_table_has_another_size(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["zhao_pengyou"], lambda view: isinstance(view.prompt(), Choose))
    widget = hand.widget
    qtbot.addWidget(widget)
    assert widget.controls.bidding
    assert widget.scene._plates[0].plate.on_turn
    widget.resize(876, 746)
    assert widget.scene._plates[0].plate.on_turn
