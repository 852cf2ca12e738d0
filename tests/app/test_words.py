"""What the app layer says is whole in every language and takes no other part's keys."""

from __future__ import annotations

from app.words import WORDS
from engine import options, record
from engine.games import GAMES
from tests.languages import faults
from ui.kit.words import WORDS as WORDS_OF_THE_SCREEN


def test_every_sentence_is_whole_in_every_language() -> None:
    assert not faults(WORDS)


def test_no_key_is_taken_twice() -> None:
    for others in (WORDS_OF_THE_SCREEN, options.WORDS, record.WORDS, *(game.words for game in GAMES.values())):
        assert not WORDS.keys() & others.keys()


def test_what_to_do_stands_before_the_folder_which_fills_a_line() -> None:
    """The status line shows a notice as far as it has room, and a path is long."""
    folder, told = "{folder}", [each for words in WORDS.values() for each in words if "{folder}" in each]
    assert len(told) > 100
    for each in told:
        assert len(each) - each.index(folder) - len(folder) <= len(" です。"), each
