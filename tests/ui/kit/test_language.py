"""The lexicon: which language is spoken, who is called what, and who hears of a change."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.words import Language, Words, text
from ui.kit.language import Lexicon, system_language


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
    lexicon.learn({"game.name": Words("One", "一", "一", "一")})
    other = {"game.name": Words("Two", "二", "二", "二")}
    assert lexicon.say("game.name") == "One"
    assert lexicon.say_in(other, "game.name") == "Two"
    assert lexicon.say_in({}, text("lobby.opponent", seat=1)) == "Level of Mei"
    assert lexicon.knows("game.name")
    assert not lexicon.knows("game.nonsense")


def test_an_unknown_key_is_our_own_mistake() -> None:
    with pytest.raises(KeyError):
        Lexicon("en").say("no.such.key")
