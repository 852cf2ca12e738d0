"""Hands that are kept are played again while the table rests, and what comes of it is on the disk."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.arguments import read_arguments
from app.keep.duplicates import add_duplicate, kept_duplicate, read_duplicates
from app.keep.hands import HandsFolder
from app.learn.archive import HANDS_FOLDER
from app.learn.comparing import RESUMED, Comparing
from app.program import Program
from app.session import session_of, todays_session
from engine.games import GAMES
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.duplicate_lines import DUPLICATES_FILE
from engine.words import Text
from tests.app.in_turn import playing_in_turn
from tests.app.keep.test_hands import NOON, finished
from tests.app.programs import places_in, with_pace
from tests.app.test_program import play_a_deal
from ui.pages.review.kept_hand import KeptHand

pytestmark = pytest.mark.usefixtures("house_players")


@pytest.fixture
def program(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr("app.think.duplicator.play_runs", playing_in_turn)
    with_pace(tmp_path, 0)
    program = Program(read_arguments(["--no-animation", "--lang", "en"], GAMES), None, places_in(tmp_path))
    qtbot.addWidget(program.window)
    program.learning.comparing.rest.close()  # rest begins where the test says so
    yield program
    program.window.close()
    assert not multiprocessing.active_children()


@pytest.fixture
def comparing(program: Program) -> Comparing:
    return program.learning.comparing


def folder(tmp_path: Path) -> HandsFolder:
    return HandsFolder(places_in(tmp_path).state / HANDS_FOLDER, GAMES)


def kept_hand(tmp_path: Path, name: str = "a-0", number: int = 7, minutes: int = 0) -> KeptHand:
    return folder(tmp_path).keep(name, *finished(number), NOON + timedelta(minutes=minutes))


def whole(got: int) -> Duplicate:
    return Duplicate(got, tuple(Runs(level, (1,) * most) for level, most in PLAN.most.items()))


def test_a_hand_that_was_kept_is_played_again_once_the_table_rests(
    program: Program, comparing: Comparing, tmp_path: Path, qtbot: QtBot
) -> None:
    told: list[tuple[str, Duplicate]] = []
    comparing.advanced.connect(lambda name, made: told.append((name, made)))
    program.controller.finished.emit("a-0", *finished())
    assert comparing.duplicator.waiting == ("a-0",)
    assert comparing.duplicator.held
    comparing.rest.began.emit()
    qtbot.waitUntil(lambda: bool(told))
    comparing.rest.ended.emit()
    assert comparing.duplicator.held
    name, made = told[-1]
    (hand,), _ = folder(tmp_path).find()
    assert (name, made.got) == ("a-0", hand.points)
    assert comparing.duplicate("a-0") == made
    assert comparing.kept().named("a-0") == kept_duplicate(hand, made)


def test_nobody_plays_a_hand_again_before_it_is_over(program: Program, comparing: Comparing, tmp_path: Path) -> None:
    program.controller.put(todays_session(GAMES["big_two"], date(2026, 11, 22)))
    assert not program.controller.driver.over
    comparing.rest.began.emit()
    assert comparing.duplicator.waiting == ()
    comparing.rest.ended.emit()
    program.controller.finished.emit("a-0", *finished())
    (hand,), _ = folder(tmp_path).find()
    comparing.duplicator.close()
    comparing.compare(replace(hand, changes=()))
    assert comparing.duplicator.waiting == (), "what has brought nothing yet is not over"


def test_help_is_kept_with_the_duplicate_and_hands_from_elsewhere_have_none(
    program: Program, comparing: Comparing, tmp_path: Path
) -> None:
    session, result = finished()
    program.controller.finished.emit("a-0", session.helped(), result)
    comparing._note("a-0", Duplicate(1, (Runs("novice", (2,)),)))
    (kept,) = comparing.kept().hands
    assert kept.assisted
    name = folder(tmp_path).take_in(session.record, NOON)
    elsewhere = next(hand for hand in folder(tmp_path).find()[0] if hand.name == name)
    comparing.compare(elsewhere)
    assert comparing.duplicator.waiting == ("a-0",)


def test_a_deal_from_paper_is_played_again_but_does_not_count(comparing: Comparing, tmp_path: Path) -> None:
    session, result = finished()
    paper = folder(tmp_path).keep("b-0", session_of(session.record, 99, session.bots), result, NOON)
    comparing.compare(paper)
    comparing._note("b-0", Duplicate(1, (Runs("novice", (2,)),)))
    kept = comparing.kept()
    assert kept.named("b-0") is not None
    assert kept.ways() == ()


def test_a_hand_taken_back_after_its_end_keeps_what_its_levels_got(comparing: Comparing, tmp_path: Path) -> None:
    hand = kept_hand(tmp_path)
    comparing.compare(hand)
    comparing._note("a-0", Duplicate(hand.points, (Runs("novice", (2, 3)),)))
    again = replace(hand, assisted=True, changes=(hand.points + 4, *hand.changes[1:]))
    comparing.compare(again)
    kept = comparing.kept().named("a-0")
    assert kept is not None
    assert kept.assisted
    assert kept.duplicate == Duplicate(hand.points + 4, (Runs("novice", (2, 3)),))


@pytest.mark.usefixtures("house_players")
def test_a_hand_whose_end_is_taken_back_is_played_by_nobody_else_until_it_ends_again(
    program: Program, comparing: Comparing, qtbot: QtBot
) -> None:
    program.controller.put(todays_session(GAMES["taihe_a_bao"], date(2026, 11, 22)))
    play_a_deal(program, qtbot)
    name = program.controller.name_of_deal(0)
    assert comparing.duplicator.waiting == (name,)
    program.window.undo_wanted.emit()
    assert not program.controller.driver.over
    assert comparing.duplicator.waiting == ()
    play_a_deal(program, qtbot)
    assert comparing.duplicator.waiting == (name,)


def test_the_settings_end_it_at_once_and_what_was_left_is_gone_on_with(
    program: Program, comparing: Comparing, tmp_path: Path, qtbot: QtBot
) -> None:
    program.controller.finished.emit("a-0", *finished())
    comparing.rest.began.emit()
    qtbot.waitUntil(lambda: comparing.duplicator._process.busy)
    settings = program.window.settings
    program.window._take_settings(replace(settings, play_again=False))
    assert not comparing.duplicator._process.busy
    assert comparing.duplicator.waiting == ()
    assert not comparing.kept().going_on
    folder(tmp_path).keep("b-0", *finished(8), NOON)
    program.controller.finished.emit("c-0", *finished(9))
    comparing.rest.began.emit()
    assert comparing.duplicator.waiting == ()
    program.window._take_settings(replace(settings, play_again=True))
    comparing.rest.close()
    comparing.rest.began.emit()
    assert set(comparing.duplicator.waiting) == {"a-0", "b-0", "c-0"}
    assert comparing.kept().going_on


def test_a_program_that_begins_with_it_switched_off_plays_nothing_again(tmp_path: Path, qtbot: QtBot) -> None:
    kept_hand(tmp_path)
    with_pace(tmp_path, 0, play_again=False)
    program = Program(read_arguments(["--no-animation", "--lang", "en"], GAMES), None, places_in(tmp_path))
    qtbot.addWidget(program.window)
    comparing = program.learning.comparing
    comparing.rest.close()
    comparing.rest.began.emit()
    assert comparing.duplicator.waiting == ()
    program.window.close()


def test_after_a_start_the_newest_hands_that_lack_runs_are_gone_on_with(
    comparing: Comparing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.learn.comparing.RESUMED", 3)
    hands = [kept_hand(tmp_path, f"a-{number}", number, number) for number in range(4)]
    add_duplicate(places_in(tmp_path).state / DUPLICATES_FILE, kept_duplicate(hands[2], whole(hands[2].points)))
    add_duplicate(
        places_in(tmp_path).state / DUPLICATES_FILE,
        kept_duplicate(hands[3], Duplicate(hands[3].points, (Runs("novice", (5,)),))),
    )
    comparing.rest.began.emit()
    comparing.rest.ended.emit()
    assert comparing.duplicator.waiting == ("a-3", "a-1")
    assert comparing.duplicate("a-3") == Duplicate(hands[3].points, (Runs("novice", (5,)),))
    comparing.rest.began.emit()
    assert comparing.duplicator.waiting == ("a-3", "a-1")
    assert RESUMED >= 3


def test_a_hand_that_is_deleted_is_played_again_no_more_and_what_was_got_stays(
    program: Program, comparing: Comparing, tmp_path: Path
) -> None:
    hands = [kept_hand(tmp_path, f"a-{number}", number, number) for number in range(2)]
    for hand in hands:
        comparing.compare(hand)
    comparing._note("a-0", Duplicate(hands[0].points, (Runs("novice", (2,)),)))
    program.learning.archive._remove((hands[0],))
    assert comparing.duplicator.waiting == ("a-1",)
    assert comparing.kept().named("a-0") is not None, "it counts for the level of one's own as before"
    assert comparing.duplicate("a-0") is None, "nowhere is said that this goes on"
    comparing.compare(hands[0])
    assert comparing.duplicate("a-0") is not None


def test_a_round_is_on_the_disk_when_it_ends_and_the_rest_at_the_end_of_the_program(
    comparing: Comparing, tmp_path: Path
) -> None:
    file = places_in(tmp_path).state / DUPLICATES_FILE
    hand = kept_hand(tmp_path)
    comparing.compare(hand)
    made = Duplicate(hand.points)
    while PLAN.round_of(made) == 1:
        assert not file.exists()
        due = PLAN.next_run(made)
        assert due is not None
        made = made.then(due[0], 2)
        comparing._note("a-0", made)
    assert [each.duplicate for each in read_duplicates(file).hands] == [made]
    made = made.then("novice", 9)
    comparing._note("a-0", made)
    assert len(file.read_text("ascii").splitlines()) == 1
    comparing.close()
    assert [each.duplicate for each in read_duplicates(file).hands] == [made]


def test_what_cannot_be_read_or_kept_is_told_and_costs_nothing_else(comparing: Comparing, tmp_path: Path) -> None:
    told: list[Text] = []
    comparing.notice.connect(told.append)
    file = places_in(tmp_path).state / DUPLICATES_FILE
    file.mkdir(parents=True)
    hand = kept_hand(tmp_path)
    comparing.compare(hand)
    comparing._note("a-0", whole(hand.points))
    assert comparing.duplicate("a-0") == whole(hand.points)
    assert [each.key for each in told] == ["notice.duplicates_unreadable", "notice.duplicate_not_kept"]


def test_damaged_lines_are_told_once(comparing: Comparing, tmp_path: Path) -> None:
    told: list[Text] = []
    comparing.notice.connect(told.append)
    file = places_in(tmp_path).state / DUPLICATES_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{}\n", "ascii")
    for minutes in range(2):
        comparing.compare(kept_hand(tmp_path, f"a-{minutes}"))
    assert [each.key for each in told] == ["notice.duplicates_damaged"]


def test_whatever_stirs_at_the_table_ends_the_rest(program: Program, comparing: Comparing) -> None:
    ended: list[int] = []
    comparing.rest.ended.connect(lambda: ended.append(len(ended)))
    table, driver = program.table, program.controller.driver
    stirs: list[tuple[Any, tuple[object, ...]]] = [
        (table.stirred, ()),
        (program.controller.decided, (0, None, None)),
        (program.learning.archive.critic.began, ()),
        (program.learning.coaching.critic.began, ()),
    ]
    for number, (signal, told) in enumerate(stirs, start=1):
        comparing.rest._rests = True
        signal.emit(*told)
        assert len(ended) == number
    assert driver.empty
    comparing.rest.close()


def test_while_anybody_else_thinks_there_is_no_rest(
    program: Program, comparing: Comparing, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not comparing._busy()
    monkeypatch.setattr(program.adviser, "_view", object())
    assert comparing._busy()
    monkeypatch.setattr(program.adviser, "_view", None)
    learning = program.learning
    for critic in (learning.coaching.critic, learning.archive.critic, learning.exercising.critic):
        monkeypatch.setattr(critic, "_judging", (1, "key"))
        assert comparing._busy()
        monkeypatch.setattr(critic, "_judging", None)
        comparing.rest._rests, ended = True, list[str]()
        comparing.rest.ended.connect(lambda ended=ended: ended.append("ended"))
        critic.began.emit()
        assert ended == ["ended"]
    comparing.rest.close()
    monkeypatch.setattr(type(program.table), "moving", True)
    assert comparing._busy()


def test_while_opponents_think_there_is_no_rest_and_on_ones_own_turn_there_is(
    program: Program, comparing: Comparing, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(program.thinkers, "ask", lambda seat, *_rest: asked.append(seat))
    program.window.show()
    program.begin()
    program.window.lobby.side.number_chosen.emit(3)
    comparing.rest._rests, ended = True, list[str]()
    comparing.rest.ended.connect(lambda: ended.append("ended"))
    program.window.lobby.side.start.click()
    assert ended == ["ended"]
    program.table.finish()
    driver = program.controller.driver
    assert not driver.empty
    assert not driver.ours, "deal 3 begins with another seat"
    assert comparing._busy()
    program.controller.hold(True)
    assert not comparing._busy()


def test_result_and_score_sheet_show_what_the_levels_got_as_it_comes(
    program: Program, comparing: Comparing, qtbot: QtBot
) -> None:
    session, result = finished()
    panel, sheet = program.window.table_page.result, program.window.sides.sheet
    program.window.show()
    with qtbot.waitSignal(program.controller.deal_shown):
        program.controller.put(session)
    program.window.sides.show_dock("score")
    assert panel.duplicate.isHidden()
    name = program.controller.name_of_deal(0)
    program.controller.finished.emit(name, session, result)
    got = result.scored.changes[session.seat]
    for change in (got - 1, got - 1):
        known = comparing.duplicate(name) or Duplicate(got)
        comparing._note(name, known.then("novice", change))
    assert not panel.duplicate.isHidden()
    assert "100 %" in panel.duplicate.sentence.text()
    hand = sheet.tree.hands()[0]
    assert "100 %" in hand.child(hand.childCount() - 1).text(0)
    program.controller.put(session_of(session.record, 99, session.bots))
    assert panel.duplicate.isHidden()
