"""The lexicon: which language is spoken, who is called what, and who hears of a change."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from engine.words import Language, Words, text
from ui.kit.language import Lexicon, as_sentences, sentences, system_language
from ui.kit.qt_words import LACKING


@pytest.mark.parametrize(
    ("spoken", "language"),
    [
        (["zh-Hans-CN"], Language.ZH_CN),
        (["zh_CN", "en"], Language.ZH_CN),
        (["zh-SG"], Language.ZH_CN),
        (["zh"], Language.ZH_CN),
        (["zh-Hant-TW"], Language.ZH_TW),
        (["zh_TW"], Language.ZH_TW),
        (["zh-HK"], Language.ZH_TW),
        (["zh-Hans-HK"], Language.ZH_CN),
        (["ja-JP"], Language.JA),
        (["de-DE", "ja"], Language.JA),
        (["de-DE", "fr"], Language.EN),
        (["en-GB", "zh-CN"], Language.EN),
        ([], Language.EN),
    ],
)
def test_the_system_language_is_the_first_that_we_speak(spoken: list[str], language: Language) -> None:
    assert system_language(spoken) is language


def test_a_change_is_told_once_and_no_change_is_not_told(qtbot: QtBot) -> None:
    lexicon = Lexicon("en")
    with qtbot.waitSignal(lexicon.changed):
        lexicon.use("ja")
    assert lexicon.language is Language.JA
    with qtbot.assertNotEmitted(lexicon.changed):
        lexicon.use(Language.JA)


def test_seats_have_names_in_every_language_and_take_others(qtbot: QtBot) -> None:
    lexicon = Lexicon("en")
    assert [lexicon.name_of(seat) for seat in (0, 1, 9)] == ["You", "Mei", "Master Wu"]
    with qtbot.waitSignal(lexicon.changed):
        lexicon.use_names(("", "Anna"))
    assert [lexicon.name_of(seat) for seat in (0, 1, 2)] == ["You", "Anna", "Old Chen"]
    lexicon.use("zh_TW")
    assert lexicon.name_of(2) == "老陳"


def test_a_learned_catalogue_is_spoken_and_one_asked_for_by_name_comes_first() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game({"game.name": Words("One", "一", "一", "一")})
    other = {"game.name": Words("Two", "二", "二", "二")}
    assert lexicon.say("game.name") == "One"
    assert lexicon.say_in(other, "game.name") == "Two"
    assert lexicon.say_in({}, text("lobby.opponent", seat=1)) == "How well Mei plays"
    assert lexicon.knows("game.name")
    assert not lexicon.knows("game.nonsense")


def test_the_words_of_the_game_before_are_unknown_at_the_next_game() -> None:
    lexicon = Lexicon("en")
    lexicon.learn({"sound": Words("Sound", "声音", "聲音", "音")})
    lexicon.use_game({"game.name": Words("One", "一", "一", "一"), "ask.call": Words("Call?", "叫？", "叫？", "？")})
    lexicon.use_game({"game.name": Words("Two", "二", "二", "二")})
    assert lexicon.say("game.name") == "Two"
    assert not lexicon.knows("ask.call")
    assert lexicon.knows("sound")
    assert lexicon.knows("lobby.title")


def test_an_unknown_key_is_our_own_mistake() -> None:
    with pytest.raises(KeyError):
        Lexicon("en").say("no.such.key")


@pytest.mark.parametrize(
    ("language", "said", "whole"),
    [
        (Language.EN, ("One.", "Two."), "One. Two."),
        (Language.ZH_CN, ("一。", "二。"), "一。二。"),
        (Language.JA, (), ""),
    ],
)
def test_sentences_stand_one_after_the_other_as_the_script_has_it(
    language: Language, said: tuple[str, ...], whole: str
) -> None:
    assert sentences(said, language) == whole


@pytest.mark.parametrize("language", [Language.ZH_CN, Language.ZH_TW, Language.JA])
def test_the_file_dialog_says_nothing_in_english(qapp: QApplication, qtbot: QtBot, language: Language) -> None:
    """Qt's own, where the desktop has none; file names and the label of a key stay what they are."""
    lexicon = Lexicon(language)
    dialog = QFileDialog(None, lexicon.say("act.open_record"))
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    said = [label.text() for label in dialog.findChildren(QLabel)]
    said += [button.text() for button in dialog.findChildren(QPushButton)]
    said += [button.toolTip() for button in dialog.findChildren(QToolButton)]
    said += [qapp.translate(context, source) for context, source in LACKING if context != "QShortcut"]
    english = [words for words in said if re.search(r"[A-Za-z]{3}", words)]
    assert not english
    Lexicon("en")
    assert qapp.translate("QFileDialog", "&Look in:") == "&Look in:"


@pytest.mark.parametrize(
    ("language", "enter", "space"),
    [
        ("en", "Enter", "Space"),
        ("zh_CN", "回车", "空格键"),
        ("zh_TW", "Enter", "空白鍵"),
        ("ja", "Enter", "スペースキー"),
    ],
)
def test_a_key_has_the_name_in_menus_that_sentences_give_it(
    qapp: QApplication, language: str, enter: str, space: str
) -> None:
    del qapp  # it has the translations
    lexicon, native = Lexicon(language), QKeySequence.SequenceFormat.NativeText
    assert QKeySequence("Ctrl+Return").toString(native) == f"Ctrl+{enter}"
    assert QKeySequence(Qt.Key.Key_Space).toString(native) == space
    assert enter in lexicon.say("table.hint.keys")
    assert space in lexicon.say("table.held")


def test_words_that_stand_apart_are_heard_as_sentences_with_the_stops_of_their_language() -> None:
    assert as_sentences(["lan wins", "", "It is +2."], Language.EN) == "Lan wins. It is +2."
    assert as_sentences(["阿兰赢了", "你得2分。"], Language.ZH_CN) == "阿兰赢了。你得2分。"


@pytest.mark.usefixtures("qapp")
def test_windows_about_other_sessions_name_seats_apart_from_the_table_and_follow_the_language() -> None:
    lexicon = Lexicon("en")
    away = lexicon.away
    heard: list[str] = []
    away.changed.connect(lambda: heard.append(away.name_of(0)))
    lexicon.use_names(("Hong",))
    assert (lexicon.name_of(0), away.name_of(0), heard) == ("Hong", "You", [])
    away.use_names(("Anna", "", "Ben"))
    assert (away.name_of(0), lexicon.name_of(0), heard) == ("Anna", "Hong", ["Anna"])
    lexicon.use("zh_CN")
    assert away.name_of(1) == lexicon.name_of(1) == "小梅"
    lexicon.use_game({"only here": Words("a", "b", "c", "d")})
    assert away.say("only here") == "b"
    assert lexicon.away is away
