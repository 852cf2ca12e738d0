"""Nothing on the screen stays in the language before, and nothing is said that no catalogue has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

import ui
from engine.games import GAMES
from engine.options import options_of
from engine.players import judge
from engine.words import Language, Text, text
from tests.ui.screens import GAME, new_match, play_hand, said_by, some_days, window_in
from ui.kit.words import WORDS
from ui.pages.lobby.welcome import Welcome
from ui.pages.scores.played import FinishedHand
from ui.pages.sessions.session_row import SessionRow, Whereabouts
from ui.window.main_window import MainWindow

NAMES = {
    "Paizhuo", "English", "Qt", "PySide", "GNU", "Lesser", "General", "Public", "License", "MIT", "Noto", "Sans", "CJK",
    "SIL", "Open", "Font", "John", "McLeod", "pagat", "com", "download", "qt", "io", "TAB", "AI", "Ctrl",
    "Python", "PSF", "miniaudio", "NOTICE", "txt", "licences", "Page", "Up", "Down", "Enter",
}  # fmt: skip
"""What every language writes in Latin letters: names, licences, addresses, keys."""

WHEN = datetime(2026, 11, 20, 14, 5, tzinfo=UTC)


@pytest.fixture
def everything(qtbot: QtBot) -> MainWindow:
    """A window in English with every page, dock and dialog made, options changed, and two hands played."""
    window = window_in("en")
    qtbot.addWidget(window)
    window.show()
    window.offer_resume("–")
    window.lobby.house.fold.click()
    form = window.lobby.house.form
    assert form is not None
    form.rows[-1].reset.click()
    window.lobby.side.opponents.everybody.activated.emit(0)
    window.sides.show_settings_dialog(window.settings)
    window.show_rules()
    window.sides.show_about()
    window.show_course()
    window.learning.show_hands([], window.felt)
    window.learning.show_statistics([FinishedHand(GAME.key, "own", "mixed", 3, True, True)], GAME.key)
    window.learning.coach.begin(GAME)
    window.learning.guide.tell(Text("guide.watch"), "what", advised=True)
    window.learning.show_welcome()
    window.learning.panel.begin(GAME, GAME.lessons()[0])
    window.learning.panel.reply("refused", Text("refusal.too_short"))
    match = new_match()
    window.begin_session(match)
    for _ in range(2):
        match, view = play_hand(match)
        window.follow(view)
        window.show_result(match)
    rows = [SessionRow(where, match, (None, "greedy", "greedy", "random"), "", WHEN, where) for where in Whereabouts]
    sessions = window.sides.show_sessions(window.felt)
    sessions.show_rows(rows, rows[:1], WHEN, undoable=True)
    sessions.tell(text("sessions.told.back", title="–"))
    window.sides.show_today(GAMES).show_book(some_days())
    result = some_days().results["2026-11-19", GAME.key]
    window.begin_session(match, day=result.day)
    window.show_result(match, todays=result)
    window.table_page.result.todays_line.show_percentage(result.hand, 74.2)
    window.begin_practice(match, in_session=False)
    window.show_practice_result(match, match.results[0])
    return window


@pytest.mark.parametrize("language", [each for each in Language if each is not Language.EN])
def test_after_a_live_switch_no_widget_speaks_english(everything: MainWindow, language: Language) -> None:
    everything._lexicon.use(language)
    english = {
        words: widget
        for widget, words in said_by(everything)
        if set(re.findall(r"[A-Za-z]{2,}", _without_readings(words).replace("&", ""))) - NAMES
    }
    assert not english, {words: type(widget).__name__ for words, widget in english.items()}


@pytest.mark.parametrize("language", Language)
def test_a_window_begun_in_a_language_says_what_a_window_switched_to_it_says(qtbot: QtBot, language: Language) -> None:
    begun, switched = window_in(language), window_in("ja" if language is Language.EN else "en")
    for window in (begun, switched):
        qtbot.addWidget(window)
    switched._lexicon.use(language)
    assert Counter(words for _, words in said_by(begun)) == Counter(words for _, words in said_by(switched))


@pytest.mark.parametrize("language", Language)
def test_no_two_things_on_a_page_share_a_mnemonic(everything: MainWindow, language: Language) -> None:
    everything._lexicon.use(language)
    assert list(said_by(everything))
    menus = _letters(everything.menus.menus[name].title() for name in everything.menus.menus)
    pages = {
        "lobby": everything.lobby,
        "result": everything.table_page.result,
        "settings": everything.sides._settings,
        "rules": everything.sides._rules,
        "course": everything.learning._course,
        "hands": everything.learning.review,
        "statistics": everything.learning._statistics,
        "today": everything.sides._today,
        "coach": everything.learning.coach,
        "guide": everything.learning.guide,
        "welcome": everything.findChild(Welcome),
        "lesson": everything.learning.panel,
    }
    found: dict[str, list[str]] = {}
    for name, page in pages.items():
        assert page is not None
        shown = [each for kind in (QAbstractButton, QLabel) for each in page.findChildren(kind) if not each.isHidden()]
        letters = _letters(each.text() for each in shown if isinstance(each, QAbstractButton) or each.buddy())
        within = letters + (menus if name in ("lobby", "result", "coach", "guide", "lesson") else [])
        assert not [letter for letter, times in Counter(within).items() if times > 1], (name, within)
        found[name] = letters
    for beside in ("guide", "result"):  # the coach stays while these are there
        together = found["coach"] + found[beside]
        assert not [letter for letter, times in Counter(together).items() if times > 1], (beside, together)


@pytest.mark.parametrize("language", Language)
def test_within_a_menu_no_two_entries_share_a_mnemonic(everything: MainWindow, language: Language) -> None:
    everything._lexicon.use(language)
    for menu in everything.menuBar().findChildren(QMenu):
        letters = _letters(action.text() for action in menu.actions())
        assert len(letters) == len(set(letters)) == sum(not action.isSeparator() for action in menu.actions())


def test_every_button_and_field_has_a_name_for_who_cannot_see_it(everything: MainWindow) -> None:
    nameless = [
        button.objectName() or type(button).__name__
        for button in everything.findChildren(QAbstractButton)
        if not (button.accessibleName() or button.text() or button.objectName().startswith("qt_") or _within_qt(button))
    ]
    assert not nameless


def test_no_two_shortcuts_are_the_same(everything: MainWindow) -> None:
    keys = [action.shortcut().toString() for action in everything.menus.actions.values()]
    for one, other in combinations([key for key in keys if key], 2):
        assert one != other


def test_every_key_that_the_sources_say_exists() -> None:
    said = re.compile(r"""\b(?:say|text)\(\s*"([a-z_]+\.[a-z_.]+)\"""")
    root = Path(ui.__file__).parent
    sources = [file for file in root.rglob("*.py") if file.parent.name != "words"]
    keys = {key for file in sources for key in said.findall(file.read_text("utf-8"))}
    assert len(keys) > 60
    of_games = [frozenset(game.words) for game in GAMES.values()]
    said_by_engine = WORDS.keys() | judge.WORDS.keys()
    assert not sorted(key for key in keys if key not in said_by_engine and not any(key in words for words in of_games))


def test_every_sentence_is_there_in_every_language_with_the_same_fields() -> None:
    field = re.compile(r"\{([a-z_]+)")
    for key, words in WORDS.items():
        assert all(sentence.strip() for sentence in words), key
        assert len({frozenset(field.findall(sentence)) for sentence in words}) == 1, key


def test_nobody_is_told_the_number_of_a_rule(everything: MainWindow) -> None:
    row = re.compile(r"\b[A-Z][A-Z0-9]{1,2}-\d")
    catalogues = (WORDS, *(game.words for game in GAMES.values()))
    assert not [key for words in catalogues for key, said in words.items() if any(map(row.search, said))]
    everything._lexicon.use(Language.EN)
    assert not [words for _, words in said_by(everything) if row.search(words)]
    for game in GAMES.values():
        assert any(row.search(option.row) for option in options_of(game.options)), "so the numbers look"


def _nameless(window: QWidget) -> Iterator[str]:
    """What can be reached with Tab now and has no name."""
    for widget in window.findChildren(QWidget):
        reached = widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if reached and not widget.objectName().startswith("qt_"):
            spoken = QAccessible.queryAccessibleInterface(widget)
            if spoken is None or not spoken.text(QAccessible.Text.Name):
                yield f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"


def _without_readings(words: str) -> str:
    """The words less the pinyin of Chinese terms and codes of deals, which every language writes in Latin letters."""
    for term in GAME.handbook.glossary:
        words = words.replace(term.pinyin, "")
    return re.sub(r"\b[A-Z2-7]{4}(-[A-Z2-7]{1,4})+", "", words)


def _letters(texts: object) -> list[str]:
    return [found.group(1).upper() for words in texts if (found := re.search(r"&(\w)", words))]  # type: ignore[attr-defined]


def _within_qt(button: QAbstractButton) -> bool:
    """Buttons that Qt makes inside its own widgets: tabs' arrows, the clear button of a field."""
    parent = button.parentWidget()
    return parent is not None and type(parent).__name__ in ("QTabBar", "QLineEdit", "QMenuBar", "QDockWidget")


@pytest.mark.parametrize("language", Language)
def test_whatever_takes_the_focus_has_a_name_for_a_screen_reader(everything: MainWindow, language: Language) -> None:
    everything._lexicon.use(language)
    assert not list(_nameless(everything))
    everything.show_lobby()
    assert not list(_nameless(everything))
