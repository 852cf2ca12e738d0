"""Sessions in reach: the list, one press for the last, and practice, which counts nowhere and displaces nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from app.keep.session_list import SessionList
from app.keep.statistics import read_statistics
from app.play.picturing import small_table_of
from app.program import Program
from app.session import Session
from engine.events import Place, Zone
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened as opened_record
from engine.record import write_record
from tests.app.programs import LONG, Opened, places_in, with_pace
from tests.app.test_program import choice, decide, play_a_deal, play_when_asked
from tests.ui.screens import new_match, play_hand
from ui.kit.language import Lexicon
from ui.pages.sessions.session_row import SessionRow, Whereabouts, row_words
from ui.pages.sessions.sessions import Sessions
from ui.pages.sessions.small_table import SmallTable

pytestmark = pytest.mark.usefixtures("house_players")

TAIHE = GAMES["taihe_a_bao"]
NOON = datetime(2026, 11, 25, 12, tzinfo=UTC)


@pytest.fixture
def program(opened: Opened, tmp_path: Path) -> Program:
    with_pace(tmp_path, 0)
    return opened()


def begun(program: Program, qtbot: QtBot, number: int, **options: object) -> None:
    """A session in which its person has decided something."""
    chosen = choice(**options)
    program.window.session_wanted.emit(
        type(chosen)(chosen.game, chosen.preset, chosen.options, chosen.opponents, number)
    )
    decide(program, qtbot)


def listed(program: Program) -> Sessions:
    """The list, opened from the menu."""
    program.window.menus.actions["sessions"].trigger()
    dialog = program.window.sides._sessions
    assert dialog is not None
    return dialog


def numbers(dialog: Sessions) -> list[int]:
    return [row.match.number for row in dialog._waiting]


def at_table(program: Program) -> int:
    assert not program.controller.driver.empty
    return program.controller.driver.session.match.number


def test_a_session_left_for_another_is_in_the_list_at_once_and_one_press_resumes_the_last(
    program: Program, qtbot: QtBot
) -> None:
    window, lobby = program.window, program.window.lobby
    assert not lobby.sessions.isVisible()
    begun(program, qtbot, 1)
    window.menus.actions["new_session"].trigger()
    begun(program, qtbot, 2)
    window.menus.actions["new_session"].trigger()
    assert lobby.sessions.text() == "All &sessions (2)…"
    assert lobby.resume.isVisible()
    lobby.resume.dismiss.click()
    assert not lobby.resume.isVisible()
    assert window.menus.actions["resume"].isEnabled()
    lobby.sessions.click()
    dialog = window.sides._sessions
    assert dialog is not None
    assert numbers(dialog) == [2, 1]
    assert [row.where for row in dialog._waiting] == [Whereabouts.HERE, Whereabouts.WAITING]
    dialog.rows.setCurrentRow(1)
    QTest.keyClick(dialog.rows, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert at_table(program) == 1
    window.menus.actions["new_session"].trigger()
    window.menus.actions["resume"].trigger()
    assert at_table(program) == 1
    assert numbers(listed(program)) == [1, 2]
    dialog.rows.setCurrentRow(1)
    dialog.go_on.click()
    assert at_table(program) == 2
    play_a_deal(program, qtbot)


def test_after_a_start_one_press_resumes_the_session_that_was_played_last(opened: Opened, qtbot: QtBot) -> None:
    before = opened()
    for number in (1, 2, 3):
        begun(before, qtbot, number)
    before.window.close()
    program = opened()
    assert program.window.lobby.resume.isVisible()
    program.window.menus.actions["resume"].trigger()
    assert at_table(program) == 3


def test_a_session_is_named_thrown_away_and_brought_back_in_the_list(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(program, qtbot, 1)
    begun(program, qtbot, 2)
    dialog = listed(program)
    for row, name in ((0, "at the table"), (1, "on the disk")):
        dialog.rows.setCurrentRow(row)
        QTest.keyClick(dialog.rows, Qt.Key.Key_F2)
        QTest.keyClicks(dialog.name, name)
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    program.controller.flush()
    saved = SessionList(places_in(tmp_path).state / "sessions", GAMES)
    assert [each.session.title for each in saved.look().all] == ["at the table", "on the disk"]
    assert program.controller.session is not None
    assert program.controller.session.title == "at the table"
    assert dialog.rows.item(1).text().startswith("on the disk (Taihe A Bao")
    assert not dialog.undo.isEnabled()
    for _ in range(2):
        dialog.rows.setCurrentRow(0)
        QTest.keyClick(dialog.rows, Qt.Key.Key_Delete)
    assert not saved.look().all
    assert program.controller.session is None, "what is thrown away is not played on"
    assert program.window.lobby.isVisible()
    assert dialog.none.isVisible()
    QTest.keyClick(dialog.rows, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert numbers(dialog) == [1]
    assert dialog.told.text() == "“on the disk” is among the sessions again."
    dialog.thrown.click()
    assert dialog.rows.count() == 1
    assert dialog.back.isVisible()
    dialog.back.click()
    assert not dialog.undo.isEnabled()
    dialog.thrown.click()
    assert numbers(dialog) == [2, 1]
    dialog.rows.setCurrentRow(0)
    dialog.go_on.click()
    assert at_table(program) == 2


def answer_question(answer: str) -> list[str]:
    """Presses this button of the question that comes next; what was asked is in the list afterwards."""
    asked: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        next(button for button in box.buttons() if button.text().replace("&", "") == answer).click()

    QTimer.singleShot(0, press)
    return asked


def test_what_was_thrown_away_is_deleted_for_good_once_one_says_so_twice(program: Program, qtbot: QtBot) -> None:
    begun(program, qtbot, 1)
    program.window.menus.actions["new_session"].trigger()
    dialog = listed(program)
    assert not dialog.delete.isVisible(), "only what was thrown away is deleted"
    dialog.throw.click()
    dialog.thrown.click()
    assert dialog.delete.isVisible()
    asked = answer_question("Keep")
    dialog.delete.click()
    assert asked == ["Delete “Taihe A Bao · As in Taihe” for good? It cannot be brought back."]
    assert dialog.rows.count() == 1
    QApplication.processEvents()
    assert QApplication.focusWidget() is dialog.rows
    answer_question("Delete")
    QTest.keyClick(dialog.rows, Qt.Key.Key_Delete)
    assert dialog.rows.count() == 0
    QApplication.processEvents()
    assert QApplication.focusWidget() is not None
    assert dialog.told.text() == "“Taihe A Bao · As in Taihe” is deleted."
    assert not dialog.undo.isEnabled()
    assert not dialog.delete.isEnabled()


def test_a_session_in_another_window_is_shown_as_open_there_and_left_alone(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(program, qtbot, 1)
    program.controller.clear()
    sessions = SessionList(places_in(tmp_path).state / "sessions", GAMES)
    taken = sessions.take(sessions.look().all[0].path)
    assert isinstance(taken, tuple)
    dialog = listed(program)
    assert dialog.row is not None
    assert dialog.row.where is Whereabouts.ELSEWHERE
    assert "Open in another window." in dialog.rows.item(0).text()
    assert not dialog.go_on.isEnabled()
    assert not dialog.throw.isEnabled()
    assert not dialog.name.isEnabled()
    taken[1].close()
    dialog.look_wanted.emit()
    assert dialog.go_on.isEnabled()
    sessions.throw_away(sessions.look().all[0].path)  # the disk tells of it by itself
    qtbot.waitUntil(lambda: dialog.rows.count() == 0, timeout=LONG)


def test_the_small_table_of_a_session_is_of_what_its_seat_sees(program: Program, qtbot: QtBot) -> None:
    begun(program, qtbot, 1)
    session = program.controller.session
    assert session is not None
    shown = small_table_of(session)
    assert shown is not None
    driver = program.controller.driver
    others = [set(driver.state.view(seat).places()) for seat in range(1, 4)]
    assert others
    assert set(shown.hand) <= {card for faces in driver.view.places().values() for card in faces}
    assert [count for count, _ in shown.seats][1:] == [
        sum(len(cards) for place, cards in driver.view.places().items() if (place.zone, place.seat) == ("hand", seat))
        for seat in range(1, 4)
    ]
    pictured: list[SmallTable] = []
    program.resuming._pictures.pictured.connect(lambda _key, table: pictured.append(table))
    listed(program)
    qtbot.waitUntil(lambda: bool(pictured), timeout=LONG)
    assert None not in pictured


def test_a_session_whose_cards_are_all_played_is_pictured_with_its_last_trick() -> None:
    game, random = GAMES["bashi_fen"], Random(1)
    match = Match(game, game.presets["sheng_ji"], 3)
    record, lying = next_record(match), ()
    step = opened_record(record)
    while step.state.turn is not None:
        view, mover = step.state.view(0), step.state.turn
        lying = tuple(view.places().get(Place(Zone.TABLE, seat), ()) for seat in range(4) if seat != mover)
        record = replace(record, actions=(*record.actions, game.greedy(step.state.view(mover), random)))
        step = act(step.state, record.actions[-1])
    over = small_table_of(Session(match, record, (None, *["greedy"] * 3)))
    assert over is not None
    assert not any(count for count, _ in over.seats)
    pictured = [cards for _, cards in over.seats]
    assert all(pictured), "each seat has played to the last trick"
    assert set(lying) < set(pictured), "the last card has come to what lay there"


def test_a_session_whose_hand_is_over_is_listed_as_it_stands_after_it() -> None:
    before = Session(new_match(), next_record(new_match()), (None, "greedy", "greedy", "greedy"))
    after, _view = play_hand(new_match())
    step, random = opened_record(before.record), Random(before.match.dealt)
    actions = []
    while step.state.turn is not None:
        actions.append(TAIHE.greedy(step.state.view(step.state.turn), random))
        step = act(step.state, actions[-1])
    running, over = (
        small_table_of(replace(before, record=replace(before.record, actions=tuple(actions[:number]))))
        for number in (3, len(actions))
    )
    assert running is not None
    assert running.stands is None
    assert over is not None
    assert over.stands == after
    row, lexicon = SessionRow("a", before.match, before.bots, "", NOON), Lexicon("en")
    lexicon.use_game(TAIHE.words)
    assert row_words(lexicon, row, NOON)[1].startswith("Hand 1 of 12. Chips: You 100")
    words = row_words(lexicon, row, NOON, over.stands)[1]
    assert words.startswith("Hand 1 of 12 is over. Chips: You ")
    assert words != row_words(lexicon, row, NOON)[1]


def tried_again(program: Program) -> None:
    """The first own decision of the newest hand is tried again from the review."""
    program.window.learning.hands_wanted.emit()
    review = program.window.learning.review
    assert review is not None
    assert review._stops is not None
    place = next(place for place, stop in enumerate(review._stops.stops) if stop.mover == 0)
    review.slider.setValue(place)
    stop = review._stops.stops[place]
    review.again.click()
    done = program.controller.driver.session.record.actions
    assert len(done) == stop.ply - 1, "it begins before the decision that is marked"


def practised(program: Program, qtbot: QtBot) -> None:
    def over() -> bool:
        play_when_asked(program)
        return program.window.table_page.practice_result.isVisible()

    qtbot.waitUntil(over, timeout=LONG)


def test_practice_counts_nowhere_and_gives_the_table_back_as_it_was(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    state = places_in(tmp_path).state
    begun(program, qtbot, 1)
    play_a_deal(program, qtbot)
    (hand,), _ = program.learning.archive.hands.find()
    played = read_statistics(state / "statistics.jsonl")[0]
    before = program.controller.session
    tried_again(program)
    page, status = program.window.table_page, program.window.status
    assert page.practice.isVisible()
    assert page.practice.label.text() == "Practice: this hand counts nowhere."
    assert (status.hand.text(), status.number.isVisible()) == ("Practice", False)
    leave = page.practice.leave
    assert leave.text() == "&Back to the session"
    assert leave.toolTip().startswith("Practice that you have begun is kept among the sessions ")
    assert leave.accessibleDescription() == leave.toolTip()
    practised(program, qtbot)
    result = page.practice_result
    words = program.table.board.words().splitlines()
    assert {"Practice, not counted", result.title.text(), result.compared.text()} <= set(words)
    now = program.window.at_table.match
    assert now is not None
    points = f"{hand.points:+d}".replace("-", "−") if hand.points else "0"
    assert result.compared.text().startswith(f"Then you had {points}, now ")
    assert not page.result.isVisible()
    result.again.click()
    assert not result.isVisible()
    practised(program, qtbot)
    program.window.next_wanted.emit()
    assert program.controller.practising, "nothing is dealt after practice"
    result.leave.click()
    assert program.controller.session == before
    qtbot.waitUntil(page.result.isVisible, timeout=LONG)
    assert not page.practice.isVisible()
    assert status.hand.text() == "Hand 1 of 12"
    (kept,), _ = program.learning.archive.hands.find()
    assert kept == hand
    assert read_statistics(state / "statistics.jsonl")[0] == played
    assert len(SessionList(state / "sessions", GAMES).look().all) == 1
    program.window.next_wanted.emit()
    assert program.controller.session is not None
    assert program.controller.session.match.dealt == 1


def test_practice_that_was_begun_is_kept_and_gone_on_with_as_practice(
    opened: Opened, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    begun(program, qtbot, 1)
    play_a_deal(program, qtbot)
    before = program.controller.session
    state = places_in(tmp_path).state
    counted = read_statistics(state / "statistics.jsonl")[0]
    tried_again(program)
    program.window.table_page.practice.leave.click()
    assert len(SessionList(state / "sessions", GAMES).look().all) == 1, "nothing was decided in it"
    tried_again(program)
    begins = program.controller.driver.session.practice
    decide(program, qtbot)
    waits = program.controller.driver.session
    dialog = listed(program)
    assert [row.practice for row in dialog._waiting] == [True, False]
    assert {row.where for row in dialog._waiting} == {Whereabouts.HERE}
    assert dialog.rows.item(0).text().split("\n")[:2] == [
        "Taihe A Bao · As in Taihe · practice",
        "Practice: this hand counts nowhere.",
    ]
    dialog.rows.setCurrentRow(0)
    dialog.go_on.click()
    assert program.controller.driver.session is waits, "it is here already"
    program.window.table_page.practice.leave.click()
    assert program.controller.session == before
    dialog = listed(program)
    dialog.rows.setCurrentRow(0)
    dialog.go_on.click()
    assert program.controller.practising
    assert program.controller.displaced, "the session waits again"
    program.window.close()
    program = opened()
    assert program.window.lobby.resume.description.text().startswith("Taihe A Bao · As in Taihe: practice, after ")
    program.window.menus.actions["resume"].trigger()
    again = program.controller.driver.session
    assert (again.practice, again.record) == (begins, waits.record)
    assert program.window.table_page.practice.isVisible()
    assert program.window.status.hand.text() == "Practice"
    practised(program, qtbot)
    assert program.window.table_page.practice_result.compared.isVisible()
    assert [each.session.practice for each in SessionList(state / "sessions", GAMES).look().all] == [None]
    program.window.table_page.practice_result.again.click()
    assert program.controller.driver.session.record.actions == waits.record.actions[: again.practice.begins]
    assert read_statistics(state / "statistics.jsonl")[0] == counted
    assert len(program.learning.archive.hands.find()[0]) == 1


def test_practice_at_the_table_is_named_and_thrown_away_in_the_list(program: Program, qtbot: QtBot) -> None:
    begun(program, qtbot, 1)
    play_a_deal(program, qtbot)
    before = program.controller.session
    tried_again(program)
    decide(program, qtbot)
    dialog = listed(program)
    dialog.rows.setCurrentRow(0)
    QTest.keyClick(dialog.rows, Qt.Key.Key_F2)
    QTest.keyClicks(dialog.name, "mine")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert program.controller.driver.session.title == "mine"
    dialog.rows.setCurrentRow(0)
    QTest.keyClick(dialog.rows, Qt.Key.Key_Delete)
    assert program.controller.session == before, "what it took the place of is back"
    assert [row.practice for row in dialog._waiting] == [False]


def test_practice_leaves_the_paused_session_to_be_resumed(program: Program, qtbot: QtBot) -> None:
    begun(program, qtbot, 1)
    play_a_deal(program, qtbot)
    program.window.next_wanted.emit()
    decide(program, qtbot)
    left = program.controller.session
    program.window.menus.actions["new_session"].trigger()
    paused = program.controller.session
    tried_again(program)
    assert program.window.table_page.practice.leave.text() == "Leave &practice"
    program.window.table_page.practice.leave.click()
    assert program.window.lobby.isVisible()
    assert program.controller.session == paused
    program.window.lobby.resume.resume.click()
    assert left is not None
    assert at_table(program) == left.match.number
    tried_again(program)
    program.window.menus.actions["new_session"].trigger()  # to the lobby: the session waits there
    assert program.window.lobby.isVisible()
    assert program.controller.session == paused
    begun(program, qtbot, 2)
    assert numbers(listed(program)) == [2, 1]


def test_a_record_opened_in_the_middle_is_practice(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    import json
    from dataclasses import replace

    begun(program, qtbot, 1)
    play_a_deal(program, qtbot)
    record = program.controller.record
    assert record is not None
    counted = read_statistics(places_in(tmp_path).state / "statistics.jsonl")[0]
    file = tmp_path / "half.paizhuo"
    file.write_text(json.dumps(write_record(replace(record, actions=record.actions[:20]))))
    program.window.record_wanted.emit(str(file))
    assert program.controller.practising
    practised(program, qtbot)
    assert not program.window.table_page.practice_result.compared.isVisible()
    assert read_statistics(places_in(tmp_path).state / "statistics.jsonl")[0] == counted
    assert len(program.learning.archive.hands.find()[0]) == 1


def test_the_list_is_played_by_keyboard_and_read_out(program: Program, qtbot: QtBot) -> None:
    begun(program, qtbot, 1)
    program.window.menus.actions["new_session"].trigger()
    dialog = listed(program)
    assert dialog.rows.accessibleName() == "Sessions"
    words = dialog.rows.item(0).text().split("\n")
    assert words[0].startswith("Taihe A Bao · ")
    assert words[1].startswith("Hand 1 of 12. Chips: ")
    assert words[2].startswith("Today ")
    assert words[2].endswith(" · with Mei, Old Chen and Lan (Regular)")
    assert words[3] == "Open in this window."
    seen: set[QObject] = set()
    stop = dialog.rows
    while stop not in seen:
        seen.add(stop)
        stop = stop.nextInFocusChain()  # type: ignore[assignment]
    assert {dialog.name, dialog.throw, dialog.thrown, dialog.go_on, dialog.close_button} <= seen
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_at_the_end_a_session_is_summed_up_and_another_round_is_one_press_away(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    won: list[object] = []
    monkeypatch.setattr(program.table, "end_match", won.append)
    begun(program, qtbot, 1, hands=2)
    play_a_deal(program, qtbot)
    program.window.next_wanted.emit()
    assert not won
    play_a_deal(program, qtbot)
    controller, result = program.controller, program.window.table_page.result
    over, match = controller.driver.session, program.window.at_table.match
    assert match is not None
    assert won == [match.winners], "the table hears who has won, for a remark"
    gained = [each.scored.changes[0] for each in match.counted]
    said = result.summary.words
    assert said.startswith("2 hands counted.")
    assert (f"Your best was hand {gained.index(max(gained)) + 1}: +{max(gained)}." in said) == (max(gained) > 0)
    assert (f"The review begins with hand {gained.index(min(gained)) + 1}" in said) == (min(gained) < 0)
    told = [result.title.text(), said, result.session.text()]
    assert " ".join(result.spoken).startswith(" ".join(told)), "the session, its sum, and then the last hand"
    heights = [each.mapTo(result, each.rect().topLeft()).y() for each in (result.title, result.summary, result.session)]
    assert heights == sorted(heights)
    result.review.click()
    review = program.window.learning.review
    assert review is not None
    assert review._shown is not None
    assert review._shown.dealt == (gained.index(min(gained)) if min(gained) < 0 else 1)
    told_of = ("Still looking for mistakes: ", "No mistake found in ") if review.slider.value() == 0 else ("",)
    assert review.progress.text().startswith(told_of)
    assert review.progress.text().endswith("Then the one that cost most is shown.") or min(gained) >= 0
    review.close()
    assert result.round.isVisible()
    result.round.click()
    fresh = controller.session
    assert fresh is not None
    assert (fresh.bots, fresh.match.options) == (over.bots, over.match.options)
    assert fresh.match.results == ()
    assert fresh.match.number != over.match.number
    assert not result.isVisible()


def test_seats_show_how_they_stand_in_the_session_and_practice_shows_nothing(program: Program, qtbot: QtBot) -> None:
    begun(program, qtbot, 1)
    plates = program.table.scene._plates
    assert "100 chips" in [badge.words for badge in plates[0].plate.badges]
    play_a_deal(program, qtbot)
    match = program.window.at_table.match
    assert match is not None
    for seat, total in enumerate(match.totals):
        assert f"{100 + total} chips" in [badge.words for badge in plates[seat].plate.badges]
    tried_again(program)
    assert not [badge.words for badge in plates[0].plate.badges if "chips" in badge.words]
