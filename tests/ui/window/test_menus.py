"""The menus offer what can be done: at the page that is shown, and in the game at the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from engine.games.bashi_fen import BASHI_FEN
from engine.games.big_two import BIG_TWO
from engine.words import Language
from tests.test_vocabulary import CATALOGUES
from ui.kit.language import Lexicon
from ui.window.menus import OF_SESSIONS, Menus, plain_words


def menus(qtbot: QtBot) -> Menus:
    window = QMainWindow()
    qtbot.addWidget(window)
    return Menus(Lexicon("en"), window)


@pytest.mark.parametrize(("at_table", "session"), [(False, False), (True, False), (True, True)])
def test_what_belongs_to_a_session_is_offered_there_alone(qtbot: QtBot, at_table: bool, session: bool) -> None:
    shown = menus(qtbot)
    shown.fit(at_table=at_table, session=session)
    assert shown.menus["move"].menuAction().isVisible() is at_table
    assert shown.actions["text"].isEnabled() is at_table
    assert {shown.actions[name].isEnabled() for name in OF_SESSIONS} == {session}
    assert shown.actions["rules"].isEnabled(), "the rules are always at hand"


def test_what_is_not_spoken_of_stays_as_it_is(qtbot: QtBot) -> None:
    shown = menus(qtbot)
    shown.allow(undo=False, hint=True, save=False)
    shown.allow(undo=True)
    enabled = {name: shown.actions[name].isEnabled() for name in ("undo", "hint", "save_record")}
    assert enabled == {"undo": True, "hint": True, "save_record": False}


@pytest.mark.parametrize("language", list(Language))
def test_an_open_menu_has_its_own_name_and_not_that_of_the_program(qtbot: QtBot, language: Language) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    lexicon = Lexicon("en")
    shown = Menus(lexicon, window)
    lexicon.use(language)
    for name, menu in shown.menus.items():
        found = QAccessible.queryAccessibleInterface(menu).text(QAccessible.Text.Name)
        assert found == plain_words(lexicon.say(f"menu.{name}"))


@pytest.mark.parametrize(("game", "called"), [(BIG_TWO, "上一轮(&L)"), (BASHI_FEN, "上一墩(&L)")])
def test_the_last_trick_is_called_as_the_game_at_the_table_calls_it(qtbot: QtBot, game: Any, called: str) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    lexicon = Lexicon("zh_CN")
    shown = Menus(lexicon, window)
    lexicon.use_game(game.words)
    shown.fit(at_table=True, session=True)
    assert shown.actions["last_trick"].text() == called


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_key_in_brackets_does_not_stand_behind_another_bracket(name: str) -> None:
    doubled = re.compile(r"[)）]…?\(&")
    assert not [key for key, words in CATALOGUES[name].items() if any(map(doubled.search, words))]
