"""What a screen reader finds: everything named, everything within reach of the keyboard, the table in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidget, QTableWidget, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from engine.events import Place, Zone
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.games.bao_huang.rules.standing import Standing
from engine.match import Match, next_record
from engine.prompts import Choose, Name, Pick
from engine.record import opened
from engine.today import DayResult
from engine.words import Language, Text, card_spoken
from tests.engine.games.bao_huang.dealing import deal_with
from tests.ui.accessibility import complaints, parts_of, tree_text
from tests.ui.screens import GAME, LEVELLED, levelled, new_match, play_hand, some_days, window_in
from tests.ui.table.seated import at_position
from tests.ui.test_fits import screens
from tests.ui.trees.make import HERE, IMAGINED, imagined_at, table_at
from ui.kit.accessibility import CurrentTold
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.exercises.offered import Offered
from ui.pages.scores.kept_duplicate import KeptDuplicates
from ui.pages.scores.played import FinishedHand
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow

BASHI_FEN = GAMES["bashi_fen"]
QUIET = pytest.mark.qt_log_ignore("does not support")  # the offscreen platform says so of raising and size hints


def shown_window(qtbot: QtBot) -> MainWindow:
    window = window_in("en")
    qtbot.addWidget(window)
    window.show()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return window


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_running_table_is_found_whole_and_as_it_was(qtbot: QtBot, game: AnyGame) -> None:
    table = table_at(game)
    qtbot.addWidget(table)
    assert not complaints(table)
    kept = (HERE / f"{game.key}.txt").read_text(encoding="utf-8")
    assert tree_text(table) == kept, "python -m tests.ui.trees.make writes the trees anew"


def test_imagined_hands_are_found_as_imagined(qtbot: QtBot) -> None:
    game = GAMES[IMAGINED]
    table = table_at(game)
    qtbot.addWidget(table)
    window = imagined_at(game, table)
    assert not complaints(window)
    kept = (HERE / "imagined.txt").read_text(encoding="utf-8")
    assert tree_text(window) == kept, "python -m tests.ui.trees.make writes the trees anew"


def asked(game: AnyGame, options: Any, wanted: Callable[[Any], bool]) -> Any:
    """A view of seat 0, asked what is wanted, in the first deal of the fast player in which it is."""
    for number in range(40):
        state, random = opened(next_record(Match(game, options, number))).state, Random(number)
        while state.turn is not None:
            view = state.view(state.turn)
            if state.turn == 0 and wanted(view.prompt()):
                return view
            state = act(state, game.greedy(view, random)).state
    raise AssertionError("never asked")


@pytest.mark.parametrize(
    ("options", "wanted", "names"),
    [
        (
            BASHI_FEN.options(),
            lambda prompt: isinstance(prompt, Choose) and len(prompt.actions) > 1,
            ["Pass", "Take the"],
        ),
        (
            replace(BASHI_FEN.options(), partners="fluid", seats=6, packs=3),
            lambda prompt: isinstance(prompt, Name),
            ["ace of spades", "Call"],
        ),
    ],
    ids=["bid bar", "name grid and copies"],
)
def test_bids_and_calls_are_named_and_within_reach(
    qtbot: QtBot, options: Any, wanted: Callable[[Any], bool], names: list[str]
) -> None:
    view = asked(BASHI_FEN, options, wanted)
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.sit_down(BASHI_FEN, options, 0)
    table.resize(1280, 744)
    table.show()
    table.present(view)
    assert not complaints(table)
    buttons = [part.name for part in parts_of(table) if part.role == "Button"]
    assert all(any(button.startswith(name) for button in buttons) for name in names)
    if table.prompt_panel is not None and table.prompt_panel.grid.isVisible():
        next(cell for cell in table.prompt_panel.grid.cells if cell.offer.allowed).click()
        QCoreApplication.sendPostedEvents()  # new widgets in a layout show with the next events
        assert not complaints(table)
        assert any(": " in part.name and part.checked for part in parts_of(table))


def open_gifts(qtbot: QtBot) -> TableWidget:
    """A table of Bao Huang at which three gifts lie face up, and we are to take one."""
    options = GAMES["bao_huang"].options(tribute="face_up")
    won = Standing(first=4, finish=(0, 2, 1, 3, 4), emperor=0, eunuch=2, tie=False)
    step = deal_with(options, "RJ* 6S", "2S", "", "AS", "2H", standing=won)
    while not isinstance(step.state.view(0).prompt(), Pick):
        step = act(step.state, next(iter(step.state.view(step.state.turn).candidates())))
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.sit_down(GAMES["bao_huang"], options, 0)
    table.resize(1280, 744)
    table.show()
    table.present(step.state.view(0))
    return table


def test_cards_to_choose_from_on_the_table_are_found_first_and_in_words(qtbot: QtBot) -> None:
    table = open_gifts(qtbot)
    assert not complaints(table)
    gifts = [card_spoken(card, Language.EN) for card in table.view.phase.pool]
    buttons = [
        str(part)
        for part in parts_of(table)
        if part.role == "Button" and part.description.endswith((" of 3", " of 34"))
    ]
    assert buttons[:3] == [f"Button '{name}' ({name}, {place} of 3)" for place, name in enumerate(gifts, 1)]
    assert len(buttons) == 3 + 34
    tells = {part.description for part in parts_of(table)}
    assert "Choose among the cards on the table first." in tells


def test_cards_on_the_table_are_chosen_by_arrows_by_tab_and_space_and_the_focus_tells(qtbot: QtBot) -> None:
    table = open_gifts(qtbot)
    decided: list[str] = []
    table.chosen.connect(lambda action: decided.append(str(action)))
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.isActiveWindow)

    def focused() -> str:
        widget = QApplication.focusWidget()
        return "" if widget is None else f"{widget.accessibleName()}: {widget.accessibleDescription()}"

    def press(*keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or table, key)

    gifts = table.view.phase.pool
    names = [card_spoken(card, Language.EN) for card in gifts]
    told = [f"{name}: {name}, {place} of 3" for place, name in enumerate(names, 1)]
    press(Qt.Key.Key_Right)
    assert focused() == f"{told[0]}, chosen"
    press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert focused() == f"{told[2]}, chosen"
    press(Qt.Key.Key_Space)
    assert focused() == told[2]
    press(Qt.Key.Key_Backtab, Qt.Key.Key_Space)
    assert focused() == f"{told[1]}, chosen"
    press(Qt.Key.Key_Return)
    assert decided == [f"take {gifts[1]}"]


@QUIET
def test_lobby_house_rules_and_dialogs_are_named_and_within_reach(qtbot: QtBot) -> None:
    window = shown_window(qtbot)
    for key in GAMES:
        window.lobby.tiles[key].click()
        window.lobby.house.fold.setChecked(True)
        assert not complaints(window), key
    window.sides.show_about()
    window.show_rules("")
    window.show_course()
    window.sides.show_settings_dialog(window.settings)
    window.learning.show_statistics((), GAME.key)
    window.sides.show_today(GAMES).show_book(some_days())
    offered = Offered(GAME.themes[0].key, GAME.themes[0].title, 8, 3, 2, 1.0)
    window.learning.show_exercises(lambda _game: (offered,), GAME.key)
    dialogs = [dialog for dialog in QApplication.topLevelWidgets() if dialog.isVisible() and dialog is not window]
    assert len(dialogs) == 7
    assert {type(dialog).__name__: complaints(dialog) for dialog in dialogs if complaints(dialog)} == {}
    statistics = window.learning._statistics
    assert statistics is not None
    statistics.tabs.setCurrentWidget(statistics.level)
    for kept in (KeptDuplicates(), levelled(12)):
        window.learning.show_levels(kept)
        assert not complaints(statistics)
    spoken = {part.name for part in parts_of(statistics)}
    assert statistics.level.sentence.text() in spoken
    form = window.sides._settings
    assert form is not None
    for page in range(form.pages.count()):
        form.pages.setCurrentRow(page)
        assert not complaints(form)


@QUIET
def test_result_sheet_log_and_lessons_are_named_and_within_reach(qtbot: QtBot) -> None:
    window = shown_window(qtbot)
    match, view = play_hand(new_match())
    window.set_table(QWidget())
    window.begin_session(match)
    window.show_result(match)
    window.show_duplicates({match.dealt - 1: LEVELLED})
    assert not complaints(window)
    assert any("Novice" in part.name for part in parts_of(window.table_page.result))
    for dock in ("score", "log", "text", "gone"):
        window.sides.show_dock(dock)
        assert not complaints(window.sides._docks[dock].widget()), dock
    window.follow(view)
    assert not complaints(window)
    game = GAMES["taihe_a_bao"]
    lesson = game.lessons()[0]
    window.begin_lesson(game, lesson.options)
    window.learning.panel.begin(game, lesson)
    window.begin_exercise(game, game.options())
    exercise = window.learning.exercise
    exercise.begin(game, game.themes[0].title, 1, 7)
    for kind in ("refused", "wrong", "right"):
        exercise.reply(kind, *(() if kind == "wrong" else (Text("guide.watch"),)))
        assert not complaints(window)
    exercise.hide()
    window.table_page.put_above(window.learning.coach)
    window.learning.coach.begin(game)
    window.table_page.put_above(window.learning.guide)
    window.learning.guide.tell(Text("guide.watch"), "what", advised=True)
    assert not complaints(window)
    assert {"Show me", "The rule"} <= {part.name for part in parts_of(window)}


@QUIET
def test_the_result_of_a_day_and_the_end_of_a_lesson_say_where_they_lead(qtbot: QtBot) -> None:
    window = shown_window(qtbot)
    match, _view = play_hand(new_match())
    window.set_table(QWidget())
    window.begin_session(match)
    window.show_result(match, todays=DayResult("2026-11-19", GAME.key, "a-0", 12, True, False))
    window.table_page.result.todays_line.show_percentage("a-0", 74.2)
    assert not complaints(window)
    (copy,) = (part for part in parts_of(window.table_page.result) if part.name == "Copy")
    assert copy.description == "Paizhuo 2026-11-19 Taihe A Bao +12, 74 %"
    lesson = GAME.lessons()[0]
    panel = window.learning.panel
    window.begin_lesson(GAME, lesson.options)
    panel.begin(GAME, lesson)
    panel.end()
    assert "Exercises on it" not in {part.name for part in parts_of(window)}
    panel.offer_exercises(GAME.themes[0].key)
    assert not complaints(window)
    assert "Exercises on it" in {part.name for part in parts_of(window)}


def test_the_table_is_there_as_text_and_follows_it(qtbot: QtBot) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    table = table_at(BASHI_FEN)
    qtbot.addWidget(table)
    table.worded.connect(window.sides.tell_table)
    text = window.sides.text
    table.present(table.view)
    assert text.toPlainText().splitlines()[:3] == [
        "Follow with 3 hearts.",
        "Trumps: ♠ and 2s",
        "0 of 200 points against the declarers",
    ]
    cursor = text.textCursor()
    cursor.setPosition(text.document().findBlockByNumber(2).position())
    text.setTextCursor(cursor)
    table.sort()
    table.present(table.view)
    assert text.textCursor().blockNumber() == 2


def test_a_kitty_that_is_turned_over_says_its_cards_where_they_lie(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    step, random = opened(next_record(Match(game, game.presets["tuo_la_ji"], 11))), Random(0)
    while step.state.turn is not None:
        step = act(step.state, game.greedy(step.state.view(step.state.turn), random))
    table = TableWidget(Lexicon("en"), CardFaces(), Settings(language="en", speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(table)
    table.sit_down(game, game.presets["tuo_la_ji"], 0)
    table.resize(1280, 740)
    table.show()
    view = step.state.view(0)
    table.present(view)
    kitty = Place(Zone.KITTY)
    said, room = next(note for note in table.board.notes() if note[0].startswith("In the kitty: "))
    cards = [card for card in view.places()[kitty] if card is not None]
    assert len(cards) == 8
    assert all(card_spoken(card, Language.EN) in said for card in cards)
    assert all(QRectF(room).intersects(item.room()) for item in table.scene.positions.open[kitty])


def test_a_seat_says_in_its_place_what_its_plate_and_its_play_show(qtbot: QtBot) -> None:
    table = table_at(GAMES["big_two"])
    qtbot.addWidget(table)
    notes = {words.partition(",")[0]: (words, room) for words, room in table.board.notes()}
    assert set(notes) == {"You", "Mei", "Old Chen", "Lan", "5 cards set aside"}
    words, room = notes["Mei"]
    assert words.startswith("Mei, Unbeaten, 3 cards, on the table king of spades")
    assert room.center().x() > table.width() * 0.75


def test_what_a_choice_would_be_is_announced_once_and_why_not_where_it_is_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    for module in ("ui.table.prompts.status", "ui.table.prompts.prompt_panel"):
        monkeypatch.setattr(f"{module}.announce", lambda _widget, words: heard.append(words))
    table, _ = at_position("lead")
    qtbot.addWidget(table)
    cards = table.hand.cards
    first, other = next(pair for pair in pairwise(cards) if pair[0].rank != pair[1].rank)
    heard.clear()
    table.choose((first,))
    assert table.prompt_panel is not None
    assert heard == [table.prompt_panel.bar.readings[0].caption]
    table.controls.rechoose()
    assert len(heard) == 1, "it means the same"
    table.choose((first, other))
    assert heard[1:] == [table.prompt_panel.status.text()], "why not"
    table.controls.next_legal()
    assert len(heard) == 3, "the hint says what it chooses"


def test_questions_refusals_notices_and_results_are_announced_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    for module in ("ui.table.prompts.status", "ui.window.status_line", "ui.pages.scores.result_panel"):
        monkeypatch.setattr(f"{module}.announce", lambda _widget, words: heard.append(words))
    table = table_at(BASHI_FEN)
    qtbot.addWidget(table)
    assert [words for words in heard if words] == ["Follow with 3 hearts."]
    heard.clear()
    table.apply_settings(table.settings)  # drawn anew: the question is the same
    assert not any(heard)
    table.show_last_trick()
    assert [words for words in heard if words] == [table.lexicon.say("table.no_last_trick")]
    heard.clear()
    window = window_in("en")
    qtbot.addWidget(window)
    match, _ = play_hand(new_match())
    window.table_page.show_result(match)
    window.notice("Kept.")
    assert heard[0].startswith(window.table_page.result.title.text())
    assert heard[1:] == ["Kept."]


@QUIET
def test_every_list_says_its_current_entry_as_it_takes_the_keyboard(qtbot: QtBot) -> None:
    window = shown_window(qtbot)
    lists = {
        each
        for screen in screens(window)
        for each in screen.findChildren(QAbstractItemView)
        if isinstance(each, QListWidget | QTableWidget | QTreeWidget)  # the others belong to boxes with their own words
    }
    assert len(lists) >= 9
    silent = [f"{type(each).__name__} {each.accessibleName()}" for each in lists if not each.findChild(CurrentTold)]
    assert not silent


@QUIET
def test_a_list_that_takes_the_keyboard_says_its_current_entry(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        heard.append(event.accessibleInterface().text(QAccessible.Text.Name))

    listening = SimpleNamespace(
        isActive=lambda: True,
        queryAccessibleInterface=QAccessible.queryAccessibleInterface,
        updateAccessibility=hear,
        Event=QAccessible.Event,
    )
    monkeypatch.setattr("ui.kit.accessibility.QAccessible", listening)
    monkeypatch.setattr("ui.kit.accessibility.announce", lambda _widget, _words: None)
    window = shown_window(qtbot)
    learning = window.learning
    learning.show_exercises(
        lambda game: tuple(Offered(theme.key, theme.title, 8, 3, 2, 1.0) for theme in game.themes), GAME.key
    )
    qtbot.waitUntil(lambda: bool(heard))
    assert heard.pop() == "Declaring and calling · 3 of 8 solved, 2 due again, often failed"
    learning.show_course(GAME.key)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard.pop().startswith("1. ")
    days = window.sides.show_today(GAMES)
    days.show_book(some_days())
    days.month.setFocus()
    qtbot.waitUntil(lambda: bool(heard))
    assert heard.pop().startswith("22 November 2026, today. ")
    learning.show_statistics([FinishedHand(GAME.key, "taihe", "greedy", 5, True, False)], GAME.key)
    assert learning._statistics is not None
    learning._statistics.table.setFocus()
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["All without help"]
