"""The whole program without a display: sessions from lobby to end, left and gone on with, also after kill -9."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.keep import saves
from app.keep.records import read_record_file
from app.keep.session_file import read_session
from app.keep.session_list import SessionList
from app.keep.settings import load_settings
from app.opening import SETTINGS_FILE
from app.program import Program
from app.session import session_of
from engine.events import Place, Zone
from engine.games import GAMES
from engine.record import Record, read_record, replay, write_record
from tests.app.processes import is_running
from tests.app.programs import LONG, Opened, places_in, with_pace
from ui.pages.lobby.lobby_choice import LobbyChoice

TAIHE = GAMES["taihe_a_bao"]


@pytest.fixture
def started(started_whole: Opened, house_players: None) -> Opened:  # noqa: ARG001 - it is there, that is all
    """Opens programs whose opponents need no processes."""
    return started_whole


@pytest.fixture
def started_whole(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:
    monkeypatch.setattr("app.program.usual_bot", lambda _game: "greedy")  # a thought takes time, whatever the pace
    monkeypatch.setattr("app.think.deck_drawer.PATIENCE", inf)  # and so does a process that begins on a busy machine
    with_pace(tmp_path, 0)
    return opened


def choice(**options: Any) -> LobbyChoice:
    chosen = TAIHE.options(**options)
    return LobbyChoice(TAIHE.key, "taihe", chosen, ("greedy",) * (TAIHE.seats(chosen) - 1), 4711)


def play_when_asked(program: Program) -> None:
    """The person plays as the game's fast player would."""
    table = program.controller.driver
    if table.ours:
        table.submit(table.session.match.game.greedy(table.view, Random(table.session.seed)))


def play_a_deal(program: Program, qtbot: QtBot) -> None:
    shown: list[int] = []
    program.controller.deal_shown.connect(lambda: shown.append(1))

    def over() -> bool:
        play_when_asked(program)
        return bool(shown)

    qtbot.waitUntil(over, timeout=LONG)


def saved(folder: Path) -> int:
    return len(SessionList(places_in(folder).state / "sessions", GAMES).look().sessions)


def test_a_session_goes_from_the_lobby_to_its_end(started_whole: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    program = started_whole()
    program.window.session_wanted.emit(choice(hands=2))
    assert program.controller.session is not None
    assert program.controller.record is None, "only what is over may be saved for anybody to read"
    play_a_deal(program, qtbot)
    assert program.controller.record is not None
    program.window.next_wanted.emit()
    play_a_deal(program, qtbot)
    assert program.controller.driver.over
    program.window.table_left.emit()
    assert program.controller.session is None
    assert saved(tmp_path) == 0


@pytest.mark.parametrize("seats", [3, 5])
def test_every_number_of_seats_can_be_played(started: Opened, qtbot: QtBot, seats: int) -> None:
    play_a_deal(started("--game", TAIHE.key, "--seats", str(seats), "--deal", "3"), qtbot)


def test_watching_needs_nobody(started_whole: Opened, qtbot: QtBot) -> None:
    program = started_whole("--game", TAIHE.key, "--watch", "--deal", "3")
    with qtbot.waitSignal(program.controller.deal_shown, timeout=LONG):
        pass


def test_who_watches_sees_hand_after_hand_and_can_pause(started: Opened, qtbot: QtBot) -> None:
    program = started()
    program.window.session_wanted.emit(replace(choice(hands=2), watching=True))
    controller, pause = program.controller, program.window.menus.actions["pause"]
    assert controller.session is not None
    assert None not in controller.session.bots
    assert program.lexicon.name_of(0) == "Hong"
    assert program.window.lobby._lexicon.name_of(0) == "You", "there the next session is chosen"
    with qtbot.waitSignal(controller.deal_shown, timeout=LONG):
        pass
    assert controller._between.isActive()
    pause.trigger()
    assert not controller._between.isActive()
    assert program.window.status.currentMessage() == program.lexicon.say("notice.paused")
    assert program.table.scene.pause.isVisible()
    pause.trigger()
    assert not program.window.status.currentMessage()
    assert not program.table.scene.pause.isVisible()
    assert controller._between.isActive()
    controller._between.timeout.emit()
    assert controller.session.match.dealt == 1
    program.window.leave_table()
    assert not controller._between.isActive()


def test_who_watches_sees_into_every_hand_where_the_settings_say_so(
    started: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    with_pace(tmp_path, LONG, open_hands=True)  # nobody plays meanwhile
    program = started("--game", TAIHE.key, "--watch", "--deal", "3")
    other = Place(Zone.HAND, 1)

    def faces() -> list[float]:
        return [item.pose.up for item in program.table.scene.positions.open.get(other, [])]

    qtbot.waitUntil(lambda: faces() == [1] * 10)
    for wanted in (False, True):
        program.window.settings_changed.emit(replace(program.memory.settings, open_hands=wanted))
        assert faces() == ([1] * 10 if wanted else [])


def test_the_same_number_gives_the_same_deal(started: Opened) -> None:
    hands = []
    for _ in range(2):
        program = started("--game", TAIHE.key, "--deal", "42")
        assert program.controller.session is not None
        hands.append(program.controller.session.record.shuffle)
    assert hands[0] == hands[1]


def test_a_session_left_for_the_lobby_waits_there(started: Opened, qtbot: QtBot) -> None:
    program = started()
    program.window.session_wanted.emit(choice())
    qtbot.waitUntil(lambda: program.controller.driver.ours, timeout=LONG)
    play_when_asked(program)
    left = program.controller.session
    program.window.table_left.emit()
    assert program.controller.driver.empty
    program.window.resume_wanted.emit()
    assert program.controller.session is not None
    assert left is not None
    assert program.controller.session.record == left.record
    play_a_deal(program, qtbot)


def test_a_window_that_was_closed_leaves_its_session_for_the_next_start(
    started: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    first = started()
    first.window.session_wanted.emit(choice())
    qtbot.waitUntil(lambda: first.controller.driver.ours, timeout=LONG)
    play_when_asked(first)
    table = first.controller.driver
    left = table.session
    first.window.close()
    assert saved(tmp_path) == 1
    second = started()
    second.window.resume_wanted.emit()
    assert second.controller.session is not None
    assert second.controller.session.record.actions[: len(left.record.actions)] == left.record.actions
    play_a_deal(second, qtbot)


def decide(program: Program, qtbot: QtBot) -> None:
    """The person plays once: only then there is something that is theirs."""
    qtbot.waitUntil(lambda: program.controller.driver.ours, timeout=LONG)
    play_when_asked(program)


def until_told(program: Program, qtbot: QtBot, words: str) -> None:
    """Waits until a notice with these words was told, whatever is told after it."""
    qtbot.waitUntil(lambda: any(words in said for said in program.window.status.told()), timeout=LONG)


def test_two_running_copies_keep_their_sessions_apart(started: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    one, other = started("--game", TAIHE.key, "--deal", "1"), started("--game", TAIHE.key, "--deal", "2")
    decide(one, qtbot)
    decide(other, qtbot)
    assert one.controller.session != other.controller.session
    other.window.resume_wanted.emit()  # the other's session is not to be had
    one.window.close()
    other.window.close()
    numbers = {
        session.match.number
        for _, session in SessionList(places_in(tmp_path).state / "sessions", GAMES).look().sessions
    }
    assert numbers == {1, 2}


def test_a_finished_deal_can_be_saved_as_a_record_and_opened_again(
    started: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    program = started("--game", TAIHE.key, "--deal", "5")
    file = tmp_path / "deal.paizhuo"
    program.window.save_wanted.emit(str(file))
    assert not file.exists()  # a running deal is not shown to anybody
    play_a_deal(program, qtbot)
    program.window.save_wanted.emit(str(file))
    record = read_record_file(file)
    assert program.controller.session is not None
    assert record == program.controller.session.record
    program.window.record_wanted.emit(str(file))
    qtbot.waitUntil(program.window.table_page.practice_result.isVisible, timeout=LONG)


def with_too_few_cards() -> Record:
    """A record of Bao Huang in which one card is to beat several."""
    written = json.loads((Path(__file__).parents[1] / "golden" / "records" / "bao_huang-default.paizhuo").read_text())
    several = next(
        ply for ply, action in enumerate(written["actions"]) if action.startswith("play") and " " in action[5:]
    )
    record = read_record({**written, "actions": written["actions"][: several + 1]}, GAMES)
    state = replay(record).state
    assert state.turn is not None
    card = state.view(state.turn).places()[Place(Zone.HAND, state.turn)][0]
    return replace(record, actions=(*record.actions, record.game.read_action(f"play {card}")))


def test_a_file_that_is_no_record_is_said_and_changes_nothing(started: Opened, tmp_path: Path) -> None:
    program = started("--game", "bashi_fen", "--deal", "5")  # where the same refusal has other words
    before = program.controller.session
    (tmp_path / "no.json").write_text("{")
    program.window.record_wanted.emit(str(tmp_path / "no.json"))
    assert "breaks off" in program.window.status.currentMessage()
    (tmp_path / "refused.json").write_text(json.dumps(write_record(with_too_few_cards())))
    program.window.record_wanted.emit(str(tmp_path / "refused.json"))
    assert "is not allowed: Nothing beats five 8s + " in program.window.status.currentMessage()
    assert program.controller.session == before


def test_whether_the_table_may_be_heard_is_asked_once_and_stops_nothing(started: Opened) -> None:
    program = started()
    question = program.window.status.sound
    assert question.isHidden()
    program.window.session_wanted.emit(choice())
    assert not question.isHidden()
    question.yes.click()
    assert question.isHidden()
    assert program.window.settings.sound
    program.close()
    again = started()
    again.window.session_wanted.emit(choice())
    assert again.window.status.sound.isHidden()


def test_settings_reach_the_table_and_the_disk(started: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    program = started()
    program.window.settings_changed.emit(replace(program.memory.settings, table="ink", pace=50))
    assert program.table.settings.table == "ink"
    deck = tmp_path / "faces"
    deck.mkdir()
    (deck / "4H.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    with qtbot.waitSignal(program.drawer.drawn):
        program.window.deck_wanted.emit(str(deck))
        assert "are being drawn" in program.window.status.currentMessage()
    assert "1 card face of faces" in program.window.status.currentMessage()
    with qtbot.waitSignal(program.drawer.drawn):
        program.window.deck_wanted.emit(str(tmp_path / "nowhere"))
    assert "cannot be read" in program.window.status.currentMessage()
    assert program.faces.look.deck is not None
    program.window.close()
    assert load_settings(places_in(tmp_path).settings / SETTINGS_FILE, GAMES)[0].deck == str(deck)
    assert '"table": "ink"' in (places_in(tmp_path).settings / "settings.json").read_text()


def test_faces_of_the_last_time_are_worn_as_soon_as_they_are_drawn(
    started: Opened, tmp_path: Path, qtbot: QtBot
) -> None:
    deck = tmp_path / "faces"
    deck.mkdir()
    (deck / "4H.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    program = started()
    with qtbot.waitSignal(program.drawer.drawn):
        program.window.deck_wanted.emit(str(deck))
    program.close()
    again = started()
    assert again.faces.look.deck is None
    qtbot.waitUntil(lambda: again.faces.look.deck is not None)
    assert "card face" not in again.window.status.currentMessage()
    again.window.deck_wanted.emit("")
    assert again.faces.look.deck is None
    assert "as usual again" in again.window.status.currentMessage()


def test_a_damaged_save_is_said_at_the_start(started: Opened, tmp_path: Path) -> None:
    folder = places_in(tmp_path).state / "sessions"
    folder.mkdir(parents=True)
    (folder / "spoilt.paizhuo-session").write_bytes(b"spoilt")
    program = started()
    assert "spoilt.paizhuo-session.damaged-1" in program.window.status.currentMessage()


def test_where_nothing_can_be_written_play_goes_on_and_it_is_said(
    started: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    places = places_in(tmp_path)
    (places.settings / SETTINGS_FILE).unlink()
    for folder in (places.settings, places.state):
        folder.parent.mkdir(exist_ok=True)
        if folder.is_dir():
            folder.rmdir()
        folder.write_text("no folder")
    program = started("--game", TAIHE.key, "--deal", "5")
    decide(program, qtbot)
    until_told(program, qtbot, "cannot be saved just now")
    told: list[str] = []
    program.learning.notice.connect(lambda notice: told.append(notice.key))
    play_a_deal(program, qtbot)
    assert told == ["notice.hand_not_kept", "notice.not_counted"]
    program.window.settings_changed.emit(replace(program.memory.settings, table="ink"))
    program.memory.save()
    assert "settings cannot be saved" in program.window.status.told()[0]


def test_a_disk_that_is_full_for_a_while_costs_nothing(
    started: Opened, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(saves, "write_atomically", full)
        program = started("--game", TAIHE.key, "--deal", "5")
        decide(program, qtbot)
        until_told(program, qtbot, "No space left")
        qtbot.waitUntil(lambda: program.controller.driver.ours, timeout=LONG)
        assert saved(tmp_path) == 0
    play_when_asked(program)
    assert program.controller.session is not None
    actions = program.controller.session.record.actions
    program.window.close()
    ((_, session),) = SessionList(places_in(tmp_path).state / "sessions", GAMES).look().sessions
    assert session.record.actions[: len(actions)] == actions


def test_a_session_that_could_not_be_saved_at_first_is_saved_as_soon_as_the_folder_takes_it(
    started: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    state = places_in(tmp_path).state
    state.parent.mkdir(parents=True)
    state.write_text("no folder")
    program = started("--game", TAIHE.key, "--deal", "5")
    decide(program, qtbot)
    until_told(program, qtbot, "cannot be saved just now")
    state.unlink()
    decide(program, qtbot)
    kept = program.controller.session
    program.window.close()
    ((_, session),) = SessionList(state / "sessions", GAMES).look().sessions
    assert kept is not None
    assert session.record.actions[: len(kept.record.actions)] == kept.record.actions


def test_what_is_only_watched_or_looked_at_is_not_kept(started: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    program = started("--game", TAIHE.key, "--watch", "--deal", "9")
    qtbot.waitUntil(lambda: len(program.controller.driver.session.record.actions) > 5, timeout=LONG)
    for number in range(3):
        program.window.session_wanted.emit(replace(choice(), number=number))
        qtbot.waitUntil(lambda: program.controller.driver.ours, timeout=LONG)
    assert saved(tmp_path) == 0
    decide(program, qtbot)
    played = program.controller.session
    assert played is not None
    program.controller.put(session_of(played.record, 7, played.bots))  # begun elsewhere, and only looked at
    assert [
        session.match.number
        for _, session in SessionList(places_in(tmp_path).state / "sessions", GAMES).look().sessions
    ] == [2]
    program.controller.driver.note_help()
    program.controller.flush()
    assert saved(tmp_path) == 1, "help alone is no move"
    decide(program, qtbot)
    program.controller.clear()
    assert saved(tmp_path) == 2


COPY = """
import sys
from app.application import new_application, open_window
from app.arguments import read_arguments
from app.keep.places import places_of_this_machine
from app.program import Program
from app.smoke import _play_for_person
from engine.games import GAMES
application = new_application()
program = Program(read_arguments(sys.argv[1:], GAMES), None, places_of_this_machine())
program.table.settled.connect(lambda: _play_for_person(program))
open_window(program)
application.exec()
"""
"""A copy of the program whose person plays as the game's fast player would."""


def run(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    command = [sys.executable, *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_after_kill_9_the_session_is_offered_and_nothing_is_left_running(
    started_whole: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    with_pace(tmp_path, 300)  # the hand is not over before it is looked at
    program = run(tmp_path, "-c", COPY, "--game", TAIHE.key, "--deal", "9", "--no-animation")
    folder = places_in(tmp_path).state / "sessions"
    children: list[str] = []

    def is_playing() -> bool:
        with suppress(FileNotFoundError):  # a thread or a save may be gone the moment after it was listed
            listed = Path(f"/proc/{program.pid}/task")
            children[:] = [pid for task in listed.iterdir() for pid in (task / "children").read_text().split()]
            saves = [read_session(path.read_bytes(), GAMES) for path in folder.glob("*.paizhuo-session")]
            return bool(children) and any(len(session.record.actions) >= 2 for session in saves)
        return False

    try:
        qtbot.waitUntil(is_playing, timeout=LONG)
    finally:
        program.send_signal(signal.SIGKILL)
        program.communicate()
    qtbot.waitUntil(lambda: not any(map(is_running, children)), timeout=LONG)
    with_pace(tmp_path, 0)
    again = started_whole()
    again.window.resume_wanted.emit()
    assert again.controller.session is not None
    assert again.controller.session.match.number == 9
    play_a_deal(again, qtbot)


def test_a_record_that_cannot_be_read_is_said_on_the_command_line(tmp_path: Path) -> None:
    program = run(tmp_path, "-m", "app", "--load", str(tmp_path / "none.json"))
    _, errors = program.communicate(timeout=LONG / 1000)
    assert program.returncode == 2
    assert errors.startswith("paizhuo: none.json cannot be read")
