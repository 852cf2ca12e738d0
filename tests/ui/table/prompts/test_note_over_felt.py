"""A hint's reasons hide nothing where the felt has room for them, in any preset, size and phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from engine.events import Place, Zone
from engine.exercises import collection_of, view_of
from engine.game import AnyGame, AnyView, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.hints import Advice, Hint
from engine.prompts import Pick, is_quiet
from engine.record import opened
from engine.search_model import Verdict, Weighed
from engine.words import Language, Words, text
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.prompts.action_bar import TableButton
from ui.table.prompts.bid_bar import BidCorner
from ui.table.prompts.hint_ladder import HintStep
from ui.table.prompts.name_grid import LEAST_CELL
from ui.table.scene.cards.card_item import CardItem, PileItem
from ui.table.scene.cards.hand_backs import FaceItem
from ui.table.scene.notices import NoticeItem
from ui.table.scene.on_felt import FeltKind
from ui.table.scene.overlays import BestItem, PillItem
from ui.table.scene.seats.seat_item import SeatItem
from ui.table.scene.seats.speech import SpeechItem
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget
from ui.window.appearance import application_font

SIZES = ((960, 480), (1280, 740), (1920, 1010))
STEP = 4
REASON = "the other move tried does clearly worse in the imagined deals, for nobody can beat it"
WORDS = {"test.why": Words(REASON, REASON, REASON, REASON)}
NOTHING = len(FeltKind)
LATE = 9
USUAL = [(key, next(iter(game.presets)), size) for key, game in GAMES.items() for size in SIZES]
OTHERS = [(key, preset) for key, game in GAMES.items() for preset in [*game.presets][1::2]]
TABLES = [*USUAL, *((*each, SIZES[number % len(SIZES)]) for number, each in enumerate(OTHERS))]
"""Every game's first preset at every size, and half of the others at one of them."""


def long_advice(view: AnyView, game: AnyGame) -> Advice:
    """Advice with as many reasons as there ever are, and imagined hands behind it."""
    action = game.greedy(view, Random(1))
    weighed = Weighed(action, 0.0, 0.1, 100, 0.0, 0.0, 0.0)
    verdict = Verdict((weighed,), 100, deals=cast(Any, (None,)))
    why = text("test.why")
    hint = Hint(action, (), why, game.caption(view, action), why, why, (why, why, why), (), ())
    return Advice(verdict, hint)


def questions(key: str, preset: str) -> Iterator[AnyView]:
    """Our seat's first question of each kind in some hands, early and late, with cards on the table and without."""
    game = GAMES[key]
    options, asked = game.presets[preset], set()
    for number in (5, 6) if preset == next(iter(game.presets)) else (5,):
        state, random = opened(next_record(Match(game, options, number))).state, Random(number)
        while state.turn is not None:
            view = state.view(state.turn)
            prompt = view.prompt()
            if state.turn == 0 and not is_quiet(prompt):
                lying = sum(place.zone in (Zone.TABLE, Zone.SHOWN) for place in view.places())
                kind = (type(prompt), getattr(prompt, "verb", ""), min(lying, 4), len(view.hand) < LATE)
                if kind not in asked:
                    asked.add(kind)
                    yield view
            state = act(state, game.greedy(view, random)).state


def seen(table: TableWidget, view: AnyView) -> list[tuple[FeltKind, QRectF]]:
    """Every item on the felt, as the scene paints it, and how much one needs it."""
    positions, prompt = table.scene.positions, view.prompt()
    asked = prompt.place if isinstance(prompt, Pick) and prompt.place.zone is not Zone.HAND else None
    places = {item: place for place, items in positions.open.items() for item in items}
    hands = [pile for place, pile in positions.piles.items() if place.zone is Zone.HAND]
    found = []
    for item in table.scene.items():
        if not item.isVisible():
            continue
        match item:
            case CardItem() if item in places:
                place = places[item]
                ours = FeltKind.PLAYED if place.zone is Zone.TABLE else FeltKind.OWN
                kind = FeltKind.ASKED if place == asked else ours if place.seat == 0 else FeltKind.CARDS
                found.append((kind, item.room()))
            case PileItem() if item is not positions.piles.get(Place(Zone.HAND, 0)):
                found.append((FeltKind.SEAT if item in hands else FeltKind.PILE, item.sceneBoundingRect()))
            case BestItem():
                found.append((FeltKind.ASKED, item.framed))
            case SeatItem() | NoticeItem():
                found.append((FeltKind.NAME, item.room))
            case PillItem():
                found.append((FeltKind.PILE, item.room))
            case FaceItem():
                found.append((FeltKind.SEAT, item.sceneBoundingRect()))
            case SpeechItem():
                found.append((FeltKind.SPEECH, item.boundingRect()))
    assert table.prompt_panel is not None
    grid = table.prompt_panel.grid
    found += [(FeltKind.GRID, QRectF(grid.geometry()))] if grid.isVisible() else []
    return [*found, *((FeltKind.ASKED, room) for room in in_use(table))]


def in_use(table: TableWidget) -> list[QRectF]:
    """Our plate, our cards, and the buttons and words of the question."""
    assert table.prompt_panel is not None
    status = table.prompt_panel.status
    widgets: list[QWidget] = [*table.findChildren(TableButton), *table.findChildren(BidCorner)]
    rooms = [QRectF(QRect(each.mapTo(table, QPoint()), each.size())) for each in widgets if each.isVisible()]
    rooms += [status.pill.translated(QPointF(status.pos()))] if status.painted else []
    return [*rooms, *(item.room() for item in table.board.hand.items), table.scene.plates[0]]


def covered(things: list[tuple[FeltKind, QRectF]], *over: QRectF) -> int:
    """The most important kind of what lies under these rectangles; ``NOTHING`` where nothing does."""
    return min((kind for kind, room in things if any(map(room.intersects, over))), default=NOTHING)


@pytest.mark.parametrize(("key", "preset", "size"), TABLES)
def test_reasons_cover_nothing_where_there_is_free_felt_and_else_the_least_important(
    qtbot: QtBot, key: str, preset: str, size: tuple[int, int]
) -> None:
    game = GAMES[key]
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    table.sit_down(game, game.presets[preset], 0)
    table.lexicon.learn(WORDS)
    ladder, looked = table.controls.ladder, 0
    for view in questions(key, preset):
        table.present(view)
        assert table.prompt_panel is not None
        ladder.climb(view)
        table.show_advice(view, long_advice(view, game))
        while ladder.step is not HintStep.WHY:
            ladder.climb(view)
        note, link = ladder.note.geometry(), ladder.link.geometry()
        things = seen(table, view)
        over = [QRectF(note), *([QRectF(link)] if ladder.link.isVisible() else [])]
        here = covered(things, *over)
        looked += 1
        if table.prompt_panel.grid.isVisible():  # a small table has little room beside it
            assert here >= FeltKind.SPEECH or size == SIZES[0], "beside the grid for calls only what was said is hidden"
            continue
        hit = [room for room in in_use(table) if any(map(room.intersects, over))]
        assert not hit or size == SIZES[0], (str(view.prompt()), hit)  # such long reasons are as high as a small table
        if here == NOTHING:
            continue
        whole = note.united(link)
        room = QRect(4, 4, size[0] - 8, round(table.board.layout.hand.y) - 8)
        as_important = [thing for kind, thing in things if kind <= here]
        better = [
            (left, top)
            for left in range(room.left(), room.right() + 2 - whole.width(), STEP)
            for top in range(room.top(), room.bottom() + 2 - whole.height(), STEP)
            if not any(map(QRectF(left, top, whole.width(), whole.height()).intersects, as_important))
        ]
        assert not better, (str(view.prompt()), FeltKind(here))
    assert looked


def test_on_a_small_table_reasons_are_scrolled_rather_than_cover_anything(qtbot: QtBot) -> None:
    game = GAMES["big_two"]
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.resize(960, 470)
    table.show()
    table.sit_down(game, game.presets["two_against_two"], 0)
    table.lexicon.learn(WORDS)
    ladder, over = table.controls.ladder, []
    for view in questions("big_two", "two_against_two"):
        table.present(view)
        told = long_advice(view, game)
        ladder.climb(view)
        table.show_advice(view, replace(told, hint=replace(told.hint, reasons=told.hint.reasons[:1])))
        while ladder.step is not HintStep.WHY:
            ladder.climb(view)
        over.append(covered(seen(table, view), QRectF(ladder.note.geometry()), QRectF(ladder.link.geometry())))
    assert set(over) == {NOTHING}


BESIDE_A_SHEET = (876, 746)
"""What a score sheet leaves of a window of 1280 by 800."""


def called_friend() -> AnyView:
    """The question which card to call for a partner, none of them of the trump suit."""
    views = (view_of(each) for each in collection_of(GAMES["bashi_fen"]) if each.theme == "friend")
    return next(view for view in views if view.trumps.suit is not None)


def asked_for_a_friend(
    qtbot: QtBot, view: AnyView, size: tuple[int, int], language: Language = "en", text_size: int = 100
) -> TableWidget:
    """A table of this size at which a card is to be called, with letters as in this language."""
    look = Settings(language=language, speed="off", text_size=text_size)
    table = TableWidget(Lexicon(language), CardFaces(), look, ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.setFont(application_font(look, Language(language)))
    table.resize(*size)
    table.show()
    table.sit_down(GAMES["bashi_fen"], view.options, view.seat)
    table.lexicon.learn(WORDS)
    table.present(view)
    return table


def tell_why(table: TableWidget, view: AnyView) -> None:
    """Shows long reasons."""
    ladder = table.controls.ladder
    ladder.climb(view)
    table.show_advice(view, long_advice(view, GAMES["bashi_fen"]))
    while ladder.step is not HintStep.WHY:
        ladder.climb(view)


GRIDS = [
    (BESIDE_A_SHEET, 100, "en", True),
    ((1280, 740), 150, "en", False),
    ((1400, 740), 150, "ja", False),
    ((960, 480), 100, "en", False),
]


@pytest.mark.parametrize(("size", "text_size", "language", "whole"), GRIDS)
def test_reasons_cover_nothing_beside_the_grid_for_calls_which_keeps_its_cells(
    qtbot: QtBot, size: tuple[int, int], text_size: int, language: str, whole: bool
) -> None:
    """They are set closely, or scrolled, rather than lie over cells, a name or a face; where the gap is narrower than
    the words of the link, these stand in two lines."""
    view = called_friend()
    table = asked_for_a_friend(qtbot, view, size, language, text_size)
    assert table.prompt_panel is not None
    grid, ladder = table.prompt_panel.grid, table.controls.ladder
    before, cells = grid.geometry(), [cell.geometry() for cell in grid.cells if cell.isVisible()]
    tell_why(table, view)
    assert covered(seen(table, view), QRectF(ladder.note.geometry()), QRectF(ladder.link.geometry())) == NOTHING
    assert table.rect().contains(ladder.note.geometry().united(ladder.link.geometry()))
    assert cells == [cell.geometry() for cell in grid.cells if cell.isVisible()]
    if size != SIZES[0]:
        assert before == grid.geometry(), "where there is room the grid does not move"
    assert ladder.link.width() <= ladder.note.width()
    area = ladder.note.scrolled
    assert (area is None) is whole
    if area is None:
        return
    assert_whole_lines(area)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(table, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    assert bar.value() % bar.singleStep() == 0 == bar.maximum() % bar.singleStep(), "no line is cut at the top"
    QTest.keyClick(table, Qt.Key.Key_End)
    assert bar.value() == bar.maximum(), "the last line can be read"


def test_beside_a_grid_that_leaves_no_room_few_lines_of_the_reasons_are_in_sight_and_no_cell_is_hidden(
    qtbot: QtBot,
) -> None:
    views = (view_of(each) for each in collection_of(GAMES["bashi_fen"]) if each.theme == "friend")
    view = next(view for view in views if view.trumps.suit is None)
    table = asked_for_a_friend(qtbot, view, SIZES[0])
    assert table.prompt_panel is not None
    grid, ladder = table.prompt_panel.grid, table.controls.ladder
    before = grid.geometry()
    tell_why(table, view)
    assert grid.geometry() == before
    over = ladder.note.geometry().united(ladder.link.geometry())
    cells = [QRect(cell.mapTo(table, QPoint()), cell.size()) for cell in grid.cells if cell.isVisible()]
    assert len(cells) > 40
    assert not any(map(over.intersects, cells))
    assert covered(seen(table, view), QRectF(over)) >= FeltKind.GRID
    assert ladder.note.scrolled is not None
    assert_whole_lines(ladder.note.scrolled)


@pytest.mark.parametrize("trumps", [True, False])
def test_beside_a_window_over_the_table_every_card_can_be_called_and_the_reasons_hide_none(
    qtbot: QtBot, trumps: bool
) -> None:
    views = (view_of(each) for each in collection_of(GAMES["bashi_fen"]) if each.theme == "friend")
    view = next(view for view in views if (view.trumps.suit is not None) is trumps)
    table = asked_for_a_friend(qtbot, view, SIZES[0], "zh_CN")
    assert table.prompt_panel is not None
    grid, before = table.prompt_panel.grid, table.prompt_panel.grid.geometry()
    beside = QRect(580, 0, 380, table.room_for_windows().height())
    window = beside.translated(table.mapToGlobal(QPoint()))
    table.windows = lambda: (window,)
    table.make_way()
    cells = [cell for cell in grid.cells if cell.offer.allowed]
    assert all(cell.isVisible() and min(cell.width(), cell.height()) >= LEAST_CELL for cell in cells)
    assert not grid.geometry().intersects(beside)
    tell_why(table, view)
    over = table.controls.ladder.note.geometry(), table.controls.ladder.link.geometry()
    assert not [room for room in over if room.intersects(beside) or room.intersects(grid.geometry())]
    QTest.keyClick(table, Qt.Key.Key_Escape)
    table.windows = tuple
    table.make_way()
    assert grid.geometry() == before


@pytest.mark.parametrize("size", [(960, 459), (1280, 719)])
def test_in_high_letters_the_grid_leaves_all_names_in_sight_and_the_reasons_do_not_lie_all_over_it(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Its cells become lower before plates do, and few lines are in sight also where plates have become lower."""
    view = called_friend()
    table = asked_for_a_friend(qtbot, view, size, "zh_TW", 150)
    assert table.prompt_panel is not None
    grid, ladder = table.prompt_panel.grid, table.controls.ladder
    before = grid.geometry()
    assert not any(plate.intersects(QRectF(before)) for plate in table.scene.plates)
    if size != (960, 459):
        assert all(plate.height() >= table.board.layout.seats[1].plate.height - 1 for plate in table.scene.plates)
    tell_why(table, view)
    over = ladder.note.geometry().united(ladder.link.geometry())
    shared = over.intersected(before)
    assert shared.width() * shared.height() < before.width() * before.height() / 4
    assert covered(seen(table, view), QRectF(over)) >= FeltKind.GRID


def assert_whole_lines(area: QScrollArea) -> None:
    """Every line has its height, below the one before, and the lowest one that is seen is not cut."""
    page = area.widget()
    labels = sorted(page.findChildren(QLabel), key=lambda label: label.y())
    assert all(label.height() >= label.sizeHint().height() for label in labels), "a sign of another font is higher"
    assert all(one.geometry().bottom() < other.y() for one, other in pairwise(labels))
    assert area.viewport().height() in [label.y() + label.height() for label in labels]


@pytest.mark.parametrize("key", GAMES)
def test_reasons_have_the_place_of_the_table_as_it_lies_after_another_size(qtbot: QtBot, key: str) -> None:
    game, preset = GAMES[key], next(iter(GAMES[key].presets))
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.show()
    table.sit_down(game, game.presets[preset], 0)
    table.lexicon.learn(WORDS)
    ladder = table.controls.ladder
    for view in questions(key, preset):
        table.resize(1280, 740)
        table.present(view)
        ladder.climb(view)
        table.show_advice(view, long_advice(view, game))
        while ladder.step is not HintStep.WHY:
            ladder.climb(view)
        table.resize(900, 740)
        resized = ladder.note.geometry(), ladder.link.geometry()
        ladder.renew(ladder.note.font())
        assert resized == (ladder.note.geometry(), ladder.link.geometry()), str(view.prompt())
