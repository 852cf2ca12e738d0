"""What the levels got with the same cards: under the result of a hand, in the score sheet, and in words."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.game import act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.levels import LEVELS
from engine.record import opened
from tests.ui.screens import GAME, LEVELLED, new_match, play_hand, window_in
from ui.kit.language import Lexicon
from ui.pages.scores.duplicate_table import DuplicateTable
from ui.pages.scores.duplicate_words import levels_words, mean_words, sentence_words
from ui.pages.scores.result_panel import ResultPanel
from ui.pages.scores.score_sheet import ScoreSheet
from ui.window.main_window import MainWindow

EARLY = Duplicate(4, (Runs("novice", (-2, 2, 4, 6)), Runs("master", (9,))))


def everybody(got: int) -> Duplicate:
    """A duplicate that is complete, in which every level got this."""
    return Duplicate(got, tuple(Runs(level, (got,) * runs) for level, runs in PLAN.most.items()))


@pytest.fixture
def lexicon() -> Lexicon:
    made = Lexicon("en")
    made.use_game(GAME.words)
    return made


def test_means_have_their_error_where_there_is_one() -> None:
    assert mean_words(EARLY.of("novice")) == "+2.5\u00a0±\u00a01.7"
    assert mean_words(EARLY.of("master")) == "+9.0"
    assert mean_words(EARLY.of("strong")) == ""
    assert mean_words(Runs("casual", (-3, -1))) == "−2.0\u00a0±\u00a01.0"
    assert mean_words(Runs("casual", (-1, 1))) == "0\u00a0±\u00a01.0"
    assert mean_words(Runs("casual", (5, 5, 5))) == "+5.0", "three runs alike do not make the error 0"


def test_the_percentage_weighs_each_level_the_same_and_a_tie_half(lexicon: Lexicon) -> None:
    assert "+4 is better than 31 %" in sentence_words(lexicon, EARLY)  # (2.5 of 4 + 0 of 1) / 2
    assert levels_words(lexicon, EARLY).startswith("Novice +2.5\u00a0±\u00a01.7 (4 times)")
    assert "Master +9.0 (once)" in levels_words(lexicon, EARLY)


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
def test_a_percentage_is_one_so_far_until_every_level_has_played_enough(lexicon: Lexicon, language: str) -> None:
    lexicon.use(language)
    so_far = {"en": "So far", "zh_CN": "目前", "zh_TW": "目前", "ja": "今のところ"}[language]
    done = Duplicate(9, everybody(2).levels)
    assert not EARLY.complete
    assert sentence_words(lexicon, EARLY).startswith(so_far)
    assert done.complete
    assert so_far not in sentence_words(lexicon, done)


def test_a_hand_in_which_all_get_the_same_says_that_it_says_nothing_once_that_is_sure(lexicon: Lexicon) -> None:
    assert "does not show" in sentence_words(lexicon, everybody(2))
    part = Duplicate(2, everybody(2).levels[:2])
    assert sentence_words(lexicon, part) == "The AI players that have played them so far got +2, like you."
    assert "better than 25 %" in sentence_words(lexicon, Duplicate(2, (*part.levels[:1], Runs("strong", (9,)))))


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
def test_the_table_fills_in_place_and_goes_where_there_is_nothing(qtbot: QtBot, language: str) -> None:
    table = DuplicateTable(Lexicon(language))
    qtbot.addWidget(table)
    table.show_duplicate(EARLY)
    assert not table.isHidden()
    before = table._levels.itemAtPosition(1, 1)
    assert before is not None
    label = before.widget()
    table.show_duplicate(EARLY.then("novice", 12))
    after = table._levels.itemAtPosition(1, 1)
    assert after is not None
    assert after.widget() is label
    assert label.text() == "+4.4\u00a0±\u00a02.3"
    assert all(words in table.accessibleName() for words in table.spoken)
    table.show_duplicate(Duplicate(3))
    assert table.isHidden()


def test_every_level_has_its_column_from_the_start_so_that_nothing_moves(qtbot: QtBot, lexicon: Lexicon) -> None:
    table = DuplicateTable(lexicon)
    qtbot.addWidget(table)

    def row(number: int) -> list[str]:
        return [table._levels.itemAtPosition(number, place).widget().text() for place in range(1, 1 + len(LEVELS))]

    table.show_duplicate(Duplicate(1, (Runs("novice", (2,)),)))
    assert row(0) == ["Novice", "Casual", "Skilled", "Strong", "Master"]
    assert row(1) == ["+2.0", "–", "–", "–", "–"]
    assert row(2) == ["1 time", "", "", "", ""]


def test_a_level_that_comes_later_takes_its_column(qtbot: QtBot, lexicon: Lexicon) -> None:
    table = DuplicateTable(lexicon)
    qtbot.addWidget(table)
    duplicate = Duplicate(1)
    for level in reversed(LEVELS):
        duplicate = duplicate.then(level, 2)
        table.show_duplicate(duplicate)
    heads = [table._levels.itemAtPosition(0, place).widget().text() for place in range(1, 1 + len(LEVELS))]
    assert heads == ["Novice", "Casual", "Skilled", "Strong", "Master"]


def test_result_and_sheet_show_it_with_the_deal_that_it_is_of(qtbot: QtBot, lexicon: Lexicon) -> None:
    match, _ = play_hand(new_match(stake=5))
    panel, sheet = ResultPanel(lexicon), ScoreSheet(lexicon)
    for widget in (panel, sheet):
        qtbot.addWidget(widget)
    panel.show_result(match)
    sheet.show_match(match)
    sheet.show()
    assert panel.duplicate.isHidden()
    for duplicates in ({1: EARLY}, {0: EARLY}):
        panel.show_duplicates(duplicates)
        sheet.show_duplicates(duplicates)
        lines = [sheet.tree.hands()[0].child(place).text(0) for place in range(sheet.tree.hands()[0].childCount())]
        assert panel.duplicate.isHidden() is (0 not in duplicates)
        assert any("31 %" in line for line in lines) is (0 in duplicates)
    assert "31 %" in panel.accessibleDescription()
    panel.show_result(play_hand(match)[0])
    assert panel.duplicate.isHidden()


def test_in_the_sheet_each_hand_has_its_own(qtbot: QtBot, lexicon: Lexicon) -> None:
    match, _ = play_hand(new_match(stake=5))
    match, _ = play_hand(match)
    sheet = ScoreSheet(lexicon)
    qtbot.addWidget(sheet)
    sheet.show_match(match)
    sheet.show()
    sheet.show_duplicates({0: EARLY, 1: everybody(2)})
    lines = [[hand.child(place).text(0) for place in range(hand.childCount())] for hand in sheet.tree.hands()[:2]]
    assert ["31 %" in each[-1] for each in lines] == [True, False]
    assert ["does not show" in each[-1] for each in lines] == [False, True]


def test_a_sheet_that_nobody_sees_is_not_filled_at_every_run(
    qtbot: QtBot, lexicon: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _ = play_hand(new_match(stake=5))
    sheet = ScoreSheet(lexicon)
    qtbot.addWidget(sheet)
    filled: list[int] = []
    fill = sheet._fill
    monkeypatch.setattr(sheet, "_fill", lambda *of: filled.append(1) or fill(*of))  # type: ignore[func-returns-value]
    sheet.show_match(match)
    for change in range(9):
        sheet.show_duplicates({0: EARLY.then("novice", change)})
    assert len(filled) == 1
    sheet.show()
    assert len(filled) == 2
    hand = sheet.tree.hands()[0]
    assert "5 times" in hand.child(hand.childCount() - 1).text(0)
    sheet.show_duplicates({0: EARLY})
    assert len(filled) == 3
    sheet.hide()
    sheet.show()
    assert len(filled) == 3, "nothing had come in"


def test_where_the_levels_do_not_go_on_that_is_said_and_not_that_they_do(qtbot: QtBot, lexicon: Lexicon) -> None:
    table = DuplicateTable(lexicon)
    qtbot.addWidget(table)
    table.show_duplicate(EARLY)
    assert "goes on" in table.note.text()
    table.show_duplicate(EARLY, going_on=False)
    assert "by your settings they do not go on" in table.note.text()
    table.show_duplicate(everybody(2), going_on=False)
    assert table.note.text() == lexicon.say("duplicate.about")


@pytest.mark.parametrize("height", [540, 800])
def test_the_panel_grows_with_it_and_lies_in_two_columns_where_the_page_is_low(qtbot: QtBot, height: int) -> None:
    window = window_in("en")
    qtbot.addWidget(window)
    window.resize(1000, height)
    window.show()
    match, _ = play_hand(new_match(stake=5))
    window._lexicon.use_game(GAME.words)
    window.begin_session(new_match(stake=5))
    window.show_result(match)
    panel, page = window.table_page.result, window.table_page
    qtbot.waitUntil(lambda: panel.height() == panel.page.wanted_height)
    before = panel.height()
    window.show_duplicates({0: EARLY})
    qtbot.waitUntil(lambda: panel.height() == panel.page.wanted_height > before)
    assert panel.page.scroll.verticalScrollBar().maximum() == 0
    assert panel.wide is (page.height() < 500)
    assert panel.geometry().top() > page.height() / 6
    assert panel.duplicate.fold.isHidden() is not panel.wide


def low_window_with_a_result(qtbot: QtBot) -> tuple[MainWindow, Match]:
    """A low window that shows the result of a first hand, and the match with it."""
    window = window_in("en")
    qtbot.addWidget(window)
    window.resize(960, 540)
    window.show()
    match, _ = play_hand(new_match(stake=5))
    window._lexicon.use_game(GAME.words)
    window.begin_session(new_match(stake=5))
    window.show_result(match)
    return window, match


def test_over_a_low_table_it_is_a_sentence_until_it_is_unfolded(qtbot: QtBot) -> None:
    window, _ = low_window_with_a_result(qtbot)
    panel = window.table_page.result
    window.show_duplicates({0: EARLY})
    qtbot.waitUntil(lambda: panel.height() == panel.page.wanted_height)
    folded, table = panel.height(), panel.duplicate
    assert table.sentence.isVisible()
    assert not table._table.isVisible()
    assert not table.note.isVisible()
    qtbot.mouseClick(table.fold, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.height() == panel.page.wanted_height > folded + 3 * table.fontMetrics().height())
    assert table._table.isVisible()
    qtbot.mouseClick(table.fold, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.height() == folded)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: table._table.isVisible() and table.fold.isHidden())


def test_the_result_of_the_next_hand_is_folded_again_so_that_no_card_is_covered_unasked(qtbot: QtBot) -> None:
    window, match = low_window_with_a_result(qtbot)
    window.show_duplicates({0: EARLY})
    table = window.table_page.result.duplicate
    qtbot.mouseClick(table.fold, Qt.MouseButton.LeftButton)
    assert table._table.isVisible()
    following, _ = play_hand(match)
    window.show_result(following)
    window.show_duplicates({0: EARLY, 1: EARLY})
    assert table.isVisible()
    assert not table._table.isVisible()
    assert not table.fold.isChecked()


@pytest.mark.parametrize("text_size", [90, 100, 115, 130, 150])
@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
def test_the_panel_grows_with_a_note_that_takes_another_line_at_the_end(
    qtbot: QtBot, language: str, text_size: int
) -> None:
    """Nothing else becomes larger."""
    window = window_in(language, text_size=text_size)
    window.apply(window.settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    match, _view = play_hand(new_match())
    window.begin_session(match)
    window.show_result(match)
    panel = window.table_page.result
    for duplicate in (Duplicate(-15, (Runs("novice", (-30, 15, -15, 5)),)), replace(LEVELLED, got=6)):
        window.show_duplicates({0: duplicate})
        for _ in range(3):  # what is wanted is known only when the labels have been laid out
            QApplication.processEvents()
        assert panel.height() == panel.page.wanted_height
    assert panel.page.scroll.verticalScrollBar().maximum() == 0


def test_a_result_takes_the_height_that_it_needs_in_each_language_that_is_chosen(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    match = Match(game, game.options(), 20261125)
    step = opened(next_record(match))
    while step.state.turn is not None:
        step = act(step.state, game.greedy(step.state.view(step.state.turn), Random(0)))
    window = window_in("en")
    qtbot.addWidget(window)
    window._lexicon.use_game(game.words)
    window.resize(1280, 780)
    window.show()
    window.begin_session(match)
    window.show_result(after_deal(match, step))
    window.show_duplicates({0: everybody(0)})
    panel = window.table_page.result
    for language in ("en", "zh_CN", "en", "ja", "en"):
        window._lexicon.use(language)
        qtbot.waitUntil(lambda: panel.height() == panel.page.wanted_height)
        assert panel.page.scroll.verticalScrollBar().maximum() == 0
