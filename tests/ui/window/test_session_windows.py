"""What is told of a session: the result over the table, the score sheet, the log and the rules as played."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.cards import read_cards
from engine.events import ASIDE, Ended, Marked, Moved, Place, Said, Scored, Zone
from engine.match import Match, Result
from engine.words import Language, signed, text
from tests.ui.screens import GAME, at_table, new_match, play_hand
from ui.kit.language import Lexicon, as_sentences
from ui.kit.settings import Settings
from ui.pages.game_log import AGAIN, DROPPED, KEPT, GameLog, described_events
from ui.pages.rules.rules_page import RulesPage
from ui.pages.scores.result_panel import ResultPanel
from ui.pages.scores.score_sheet import ScoreSheet
from ui.pages.scores.standings import session_words


@pytest.fixture
def lexicon() -> Lexicon:
    made = Lexicon("en")
    made.use_game(GAME.words)
    return made


def texts(widget: ResultPanel) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text() and not label.isHidden()]


@pytest.mark.rule("TAB-41")
def test_the_result_shows_the_sum_line_by_line_and_every_seats_change(qtbot: QtBot, lexicon: Lexicon) -> None:
    match, _ = play_hand(new_match(stake=5))
    panel = ResultPanel(lexicon)
    qtbot.addWidget(panel)
    panel.show_result(match)
    result = match.results[-1]
    shown = texts(panel)
    for line in result.scored.lines:
        assert lexicon.say(line.text) in shown
    for change in result.scored.changes:
        assert signed(change) in shown
    assert "Hand 1 of 12" in shown
    assert "Place by total" in shown, "a place in running out is another"
    assert panel.next.isVisible()
    assert not panel.lobby.isVisible()
    assert panel.title.text() in panel.spoken
    with qtbot.waitSignal(panel.next_wanted):
        panel.next.click()
    with qtbot.waitSignal(panel.hidden_by_hand):
        QTest.keyClick(panel, Qt.Key.Key_Escape)


def test_a_result_is_read_out_once_and_scrolled_by_keys_where_it_is_long(
    qtbot: QtBot, lexicon: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("ui.pages.scores.result_panel.announce", lambda _panel, words: heard.append(words))
    panel = ResultPanel(lexicon)
    qtbot.addWidget(panel)
    panel.resize(500, 200)
    panel.show_result(play_hand(new_match(stake=5))[0])
    assert heard == [as_sentences(panel.spoken, Language.EN)]
    bar = panel.page.scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    for key, place in ((Qt.Key.Key_End, bar.maximum()), (Qt.Key.Key_Home, 0), (Qt.Key.Key_PageDown, bar.pageStep())):
        QTest.keyClick(panel.next, key)
        assert bar.value() == min(place, bar.maximum())


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("by_keyboard", [False, True])
def test_a_result_gives_way_to_the_table_and_comes_back(qtbot: QtBot, practice: bool, by_keyboard: bool) -> None:
    window, _ = at_table(qtbot, Settings(language="en"))
    match, page = play_hand(new_match())[0], window.table_page
    if practice:
        window.begin_practice(match, in_session=True)
        window.show_practice_result(match, None)
    else:
        window.show_result(match)
    panel = page.practice_result if practice else page.result
    assert panel.isVisible()
    if by_keyboard:
        QTest.keyClick(panel, Qt.Key.Key_Escape)
    else:
        panel.look.click()
    assert not page.practice_result.isVisible()
    assert not page.result.isVisible()
    assert page.back.isVisible()
    assert window.focusWidget() is page.back
    if by_keyboard:
        QTest.keyClick(page.back, Qt.Key.Key_Space)
    else:
        page.back.click()
    assert panel.isVisible()
    assert not (page.result if practice else page.practice_result).isVisible()
    assert not page.back.isVisible()
    assert window.focusWidget() is panel.look


@pytest.mark.rule("TAB-42")
def test_the_last_result_names_who_won_the_session_and_offers_a_new_one(qtbot: QtBot, lexicon: Lexicon) -> None:
    match, _ = play_hand(new_match(hands=1))
    panel = ResultPanel(lexicon)
    qtbot.addWidget(panel)
    panel.show_result(match)
    assert match.winners is not None
    assert panel.title.text() == session_words(lexicon, match.winners)
    assert all(lexicon.name_of(seat) in panel.title.text() for seat in match.winners if seat)
    assert panel.lobby.isVisible()
    assert not panel.next.isVisible()


@pytest.mark.rule("TAB-27")
def test_a_hand_thrown_in_does_not_count(qtbot: QtBot, lexicon: Lexicon) -> None:
    match = new_match()
    void = Result(Scored((), (0,) * 4), Ended((), void=True))
    panel = ResultPanel(lexicon)
    qtbot.addWidget(panel)
    panel.show_result(Match(match.game, match.options, 1, None, 1, (void,)))
    assert panel.title.text() == "This hand does not count"


def test_a_low_score_sheet_shows_its_hands_without_pictures(qtbot: QtBot, lexicon: Lexicon) -> None:
    match = new_match()
    for _ in range(2):
        match, _view = play_hand(match)
    sheet = ScoreSheet(lexicon)
    qtbot.addWidget(sheet)
    sheet.resize(380, 260)
    sheet.show()
    sheet.show_match(match)
    qtbot.waitUntil(lambda: sheet.tree.verticalScrollBar().maximum() == 0)
    assert not sheet.chart.isVisible()
    sheet.resize(380, 700)
    assert sheet.chart.isVisible()


def test_the_score_sheet_has_a_line_a_hand_that_opens_to_its_sum(qtbot: QtBot, lexicon: Lexicon) -> None:
    sheet = ScoreSheet(lexicon)
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.show_match(new_match())
    assert sheet.empty.isVisible()
    match = new_match()
    for _ in range(3):
        match, _view = play_hand(match)
    sheet.show_match(match)
    assert not sheet.empty.isVisible()
    rows = sheet.tree.hands()
    hands, total, chips = rows[:-2], rows[-2], rows[-1]
    assert len(hands) == len(match.results)
    for item, result in zip(hands, match.results, strict=True):
        lines = [item.child(place) for place in range(item.childCount())]
        assert [line.text(0) for line in lines if line is not None] == [
            lexicon.say(line.text) for line in result.scored.lines
        ]
    assert [total.text(1 + seat) for seat in range(4)] == [signed(each) for each in match.totals]
    assert [chips.text(1 + seat) for seat in range(4)] == [str(100 + each) for each in match.totals]
    assert f"You {signed(match.totals[0])}" in sheet.chart.accessibleName()


def test_an_opened_hand_stays_open_when_the_language_changes(qtbot: QtBot, lexicon: Lexicon) -> None:
    sheet = ScoreSheet(lexicon)
    qtbot.addWidget(sheet)
    match, _ = play_hand(new_match())
    sheet.show_match(match)
    sheet.tree.hands()[0].setExpanded(True)
    lexicon.use("zh_CN")
    assert sheet.tree.hands()[0].isExpanded()
    assert sheet.tree.headerItem().text(1) == "你"


CARDS = read_cards("4S 4H")
NORTH, EAST = 2, 1


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Said(EAST, text("said.pass")), "Mei: Pass"),
        (Moved(CARDS, Place(Zone.HAND, EAST), Place(Zone.TABLE, EAST)), "Mei: 4♠ 4♥"),
        (Moved(CARDS[:1], Place(Zone.HAND, EAST), Place(Zone.HAND, NORTH)), "Mei → Old Chen: 4♠"),
        (Moved((None,), Place(Zone.HAND, NORTH), Place(Zone.HAND, EAST)), "Old Chen → Mei: a card face down"),
        (Moved((None, None), Place(Zone.HAND, 0), Place(Zone.HAND, EAST)), "You → Mei: 2 cards face down"),
        (Marked("declarer", 0), "You: Declarer"),
        (Moved(CARDS, Place(Zone.SHOWN, EAST), Place(Zone.HAND, EAST)), None),
        (Marked("best", 0), None),
        (Marked("calls", EAST, text("said.pass")), None),
        (Marked("starter", None), None),
        (Moved(CARDS, Place(Zone.TABLE, EAST), ASIDE), None),
        (Moved((None,), Place(Zone.STOCK), Place(Zone.HAND, EAST)), None),
    ],
)
def test_plays_words_and_roles_are_told(lexicon: Lexicon, event: object, said: str | None) -> None:
    assert [lexicon.say(each) for each in described_events((event,))] == ([said] if said else [])  # type: ignore[arg-type]


def test_the_log_tells_every_hand_and_tells_again_what_was_taken_back(qtbot: QtBot, lexicon: Lexicon) -> None:
    log = GameLog(lexicon)
    qtbot.addWidget(log)
    log.begin(GAME)
    match, view = play_hand(new_match())
    whole = view.history
    log.follow(replace(view, history=whole[:5]), 1)
    early = log.lines
    log.follow(view, 1)
    assert log.lines[: len(early)] == early
    assert len(log.lines) > len(early)
    assert log.page.toPlainText().splitlines() == log.lines
    log.follow(replace(view, history=whole[:5]), 1)
    assert log.lines == early
    log.follow(view, 1)
    _, second = play_hand(match)
    log.follow(second, 2)
    assert log.lines[0] == "— Hand 1 —"
    assert "— Hand 2 —" in log.lines
    lexicon.use("ja")
    assert log.lines[0] == "— 第1ハンド —"
    assert log.page.toPlainText().splitlines() == log.lines


def test_a_long_session_does_not_fill_the_log(qtbot: QtBot, lexicon: Lexicon) -> None:
    log = GameLog(lexicon)
    qtbot.addWidget(log)
    log.begin(GAME)
    match, view = play_hand(new_match())
    _, other = play_hand(match)

    def hands() -> list[str]:
        assert log.page.toPlainText().splitlines() == log.lines
        return [line for line in log.lines if line.startswith("—")]

    for number in range(1, KEPT + 2):
        log.follow(view if number % 2 else other, number)
    assert len(hands()) == KEPT + 1
    log.follow(other, KEPT + 2)
    assert hands() == [f"— Hand {number} —" for number in range(DROPPED + 1, KEPT + 3)]
    assert log.lines[0] == "Earlier hands are kept under “Played hands”."
    lexicon.use("ja")
    assert hands()[-AGAIN - 2 :] == [
        f"— Hand {KEPT + 1 - AGAIN} —",
        *(f"— 第{number}ハンド —" for number in range(KEPT + 2 - AGAIN, KEPT + 3)),
    ]
    log.begin(GAME)
    assert log.lines == []


def test_the_log_ends_a_hand_with_its_sum(qtbot: QtBot, lexicon: Lexicon) -> None:
    log = GameLog(lexicon)
    qtbot.addWidget(log)
    log.begin(GAME)
    match, view = play_hand(new_match())
    log.follow(view, 1)
    for line in match.results[0].scored.lines:
        assert lexicon.say(line.text) in log.lines


def test_the_rules_are_told_as_played_and_searched(qtbot: QtBot, lexicon: Lexicon) -> None:
    page = RulesPage(lexicon, GAME, GAME.options())
    qtbot.addWidget(page)
    whole = page.page.toPlainText()
    assert "As played at this table" in whole
    assert "differs from" not in whole
    page.show_rules(GAME, GAME.options(aces=False, starter_must_call=True))
    changed = page.page.toPlainText()
    assert changed != whole
    assert "(differs from “Without Aces”)" in changed
    page.search.setText("chips")
    found = page.page.toPlainText()
    assert "chips" in found.casefold()
    assert len(found) < len(changed) / 2
    page.search.setText("zebra")
    assert "No paragraph mentions that." in page.page.toPlainText()
