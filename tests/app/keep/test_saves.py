"""Sessions survive on disk: whole or not there, one file a copy, damaged ones set aside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.keep import saves
from app.keep.autosave import Autosave
from app.keep.files import DamagedError
from app.keep.saves import adopt, held, new_slot
from app.keep.session_file import NewerError, read_session, write_session
from app.keep.session_list import SessionList
from app.session import Session, bots_around, new_session
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import after_deal
from engine.record import opened, replay
from tests.fixtures import renamed

TAIHE = GAMES["taihe_a_bao"]


def played(seed: int, most: int, **options: Any) -> Session:
    """A session in which some deals were played and another has begun, at random."""
    random = Random(seed)
    chosen = TAIHE.options(**options)
    session = new_session(TAIHE, chosen, seed, bots_around(TAIHE, chosen, "greedy"))
    step = opened(session.record)
    for _ in range(most):
        if step.state.turn is None:
            session = session.next_deal(after_deal(session.match, step))
            step = opened(session.record)
        view = step.state.view(step.state.turn)
        action = random.choice(list(view.candidates()))
        step = act(step.state, action)
        session = session.then(action)
    return session.back_to(max(0, len(session.record.actions) - 1)) if seed % 2 else session


@pytest.mark.parametrize("seed", range(8))
def test_a_session_comes_back_as_it_was_written(seed: int) -> None:
    session = played(seed, 30 * seed, seats=3 + seed % 3, hands="endless")
    again = read_session(write_session(session), GAMES)
    assert again == session
    assert replay(again.record).state.turn == replay(session.record).state.turn


def test_a_session_of_an_earlier_version_goes_on_under_todays_names() -> None:
    bots = bots_around(renamed.BEFORE, renamed.SAID_BEFORE, "greedy")
    earlier = new_session(renamed.BEFORE, renamed.SAID_BEFORE, 1, bots)
    again = read_session(write_session(earlier), {"tribute": renamed.NOW})
    assert again.record.options == again.match.options == renamed.MEANT_NOW
    assert again.record.shuffle == earlier.record.shuffle
    assert again == new_session(renamed.NOW, renamed.MEANT_NOW, 1, bots)
    assert read_session(write_session(again), {"tribute": renamed.NOW}) == again


@pytest.mark.rule("BH-12")
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_casual_look_does_not_read_the_cards(game: AnyGame) -> None:
    session = new_session(game, game.options(), 1, bots_around(game, game.options(), "greedy"))
    content = write_session(session).decode("ascii")
    for word in ("deck", "actions", *map(str, game.pack(game.options()))):
        assert f'"{word}"' not in content


def wrapped(**changes: object) -> bytes:
    return json.dumps({**json.loads(write_session(played(1, 5))), **changes}).encode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff",
        b"[]",
        b"{}",
        b"null",
        write_session(played(1, 5))[:-20],
        wrapped(sha256="0" * 64),
        wrapped(content="!!!"),
        wrapped(content=None),
        wrapped(content="eJwDAAAAAAE="),
    ],
)
def test_damage_is_found(content: bytes) -> None:
    with pytest.raises(DamagedError):
        read_session(content, GAMES)


def test_any_flipped_bit_is_found_or_harmless() -> None:
    session = played(2, 20)
    content = write_session(session)
    random = Random(5)
    for _ in range(300):
        place = random.randrange(len(content))
        spoilt = bytearray(content)
        spoilt[place] ^= 1 << random.randrange(8)
        try:
            assert read_session(bytes(spoilt), GAMES) == session
        except (DamagedError, NewerError):
            continue


def test_what_a_newer_program_wrote_is_told_apart_from_damage() -> None:
    with pytest.raises(NewerError):
        read_session(wrapped(paizhuo_session=2), GAMES)


def test_a_slot_keeps_the_last_thing_written_for_its_owner_only(tmp_path: Path) -> None:
    slot = new_slot(tmp_path / "sessions")
    slot.write(b"one")
    slot.write(b"two")
    assert slot.path.read_bytes() == b"two"
    if os.name != "nt":
        assert slot.path.stat().st_mode & 0o777 == 0o600
    slot.close()
    assert sorted(each.suffix for each in slot.path.parent.iterdir()) == [".lock", ".paizhuo-session"]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slot = new_slot(tmp_path)
    slot.write(b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        slot.write(b"new")
    assert slot.path.read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 2  # the file and its lock, nothing half written
    slot.close()


def saved(folder: Path, content: bytes) -> Path:
    slot = new_slot(folder)
    slot.write(content)
    slot.close()
    return slot.path


def test_sessions_that_nobody_holds_are_found_newest_first(tmp_path: Path) -> None:
    older, newer = (saved(tmp_path, write_session(played(seed, 9))) for seed in (1, 2))
    os.utime(older, (1, 1))
    found = SessionList(tmp_path, GAMES).look()
    assert [path for path, _ in found.sessions] == [newer, older]
    assert found.sessions[0][1] == played(2, 9)
    assert not found.notices


def test_a_session_that_a_living_copy_holds_is_neither_found_nor_adopted(tmp_path: Path) -> None:
    slot = new_slot(tmp_path)
    slot.write(write_session(played(1, 9)))
    assert not SessionList(tmp_path, GAMES).look().sessions
    assert adopt(slot.path) is None
    slot.close()
    assert len(SessionList(tmp_path, GAMES).look().sessions) == 1


def test_a_killed_copy_lets_go_of_its_session(tmp_path: Path) -> None:
    script = (
        "import sys, time; from pathlib import Path; from app.keep.saves import new_slot\n"
        "slot = new_slot(Path(sys.argv[1])); slot.write(sys.stdin.buffer.read())\n"
        "print('held', flush=True); time.sleep(600)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as copy:
        assert copy.stdin is not None
        assert copy.stdout is not None
        copy.stdin.write(write_session(played(1, 9)))
        copy.stdin.close()
        assert copy.stdout.readline().strip() == b"held"
        assert not SessionList(tmp_path, GAMES).look().sessions
        copy.kill()
        copy.wait()
    assert len(SessionList(tmp_path, GAMES).look().sessions) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a process that is started there shares no file of ours")
def test_a_process_that_is_just_being_started_holds_no_session(tmp_path: Path) -> None:
    """Between fork and exec it has every open file of the program, locks among them."""
    slot = new_slot(tmp_path)
    slot.write(write_session(played(1, 5)))
    assert slot._lock is not None
    shared = [os.dup(slot._lock.fileno())]
    slot.close()
    taken = adopt(slot.path)
    assert taken is not None, "whoever closes a session lets go of it at once"
    assert taken._lock is not None
    shared.append(os.dup(taken._lock.fileno()))
    taken.close()
    with held(slot.path) as free:
        assert free
    for each in shared:
        os.close(each)


def test_a_damaged_save_is_set_aside_named_and_never_overwritten(tmp_path: Path) -> None:
    spoilt = saved(tmp_path, b"spoilt")
    earlier = spoilt.with_name(f"{spoilt.name}.damaged-1")
    earlier.write_bytes(b"spoilt before")
    found = SessionList(tmp_path, GAMES).look()
    assert not found.sessions
    (notice,) = found.notices
    assert notice.key == "notice.save_damaged"
    aside = tmp_path / str(dict(notice.args)["name"])
    assert aside.name.endswith(".damaged-2")
    assert aside.read_bytes() == b"spoilt"
    assert earlier.read_bytes() == b"spoilt before"
    assert not SessionList(tmp_path, GAMES).look().notices


def test_a_newer_save_is_kept_as_it_is_and_said(tmp_path: Path) -> None:
    path = saved(tmp_path, wrapped(paizhuo_session=99))
    (notice,) = SessionList(tmp_path, GAMES).look().notices
    assert notice.key == "notice.save_newer"
    assert path.read_bytes() == wrapped(paizhuo_session=99)


def test_two_copies_of_the_program_write_to_files_of_their_own(tmp_path: Path) -> None:
    one, other = new_slot(tmp_path), new_slot(tmp_path)
    one.write(b"one")
    other.write(b"other")
    assert (one.path.read_bytes(), other.path.read_bytes()) == (b"one", b"other")
    one.close()
    other.close()


def test_a_slot_in_which_nothing_was_saved_leaves_nothing(tmp_path: Path) -> None:
    slot = new_slot(tmp_path)
    slot.close()
    cleared = new_slot(tmp_path)
    cleared.write(b"something")
    cleared.clear()
    cleared.close()
    assert not list(tmp_path.iterdir())


class SlowSlot(saves.SaveSlot):
    """A disk that writes when the test says so."""

    def __init__(self, slot: saves.SaveSlot) -> None:
        self._slot = slot
        self.path = slot.path
        self.may_write = threading.Semaphore(0)
        self.began = threading.Semaphore(0)
        self.written: list[bytes] = []
        self.trouble: OSError | None = None

    def write(self, content: bytes) -> None:
        self.began.release()
        self.may_write.acquire()
        if self.trouble is not None:
            raise self.trouble
        self.written.append(content)
        self._slot.write(content)

    def close(self) -> None:
        self._slot.close()


def test_every_move_waits_until_the_last_one_is_on_the_disk(tmp_path: Path) -> None:
    slot = SlowSlot(new_slot(tmp_path))
    slot.may_write.release(3)
    autosave = Autosave(slot, lambda _told: None, patience=60)
    sessions = [played(4, moves) for moves in (1, 2, 3)]
    for session in sessions:
        autosave.keep(session)
    autosave.close()
    assert slot.written == [write_session(session) for session in sessions]


def test_no_move_waits_long_for_a_disk_that_hangs_and_the_newest_is_saved(tmp_path: Path) -> None:
    slot = SlowSlot(new_slot(tmp_path))
    autosave = Autosave(slot, lambda _told: None, patience=0)
    sessions = [played(4, moves) for moves in (1, 2, 3)]
    autosave.keep(sessions[0])
    assert slot.began.acquire(timeout=60)  # the first is being written while the others arrive
    autosave.keep(sessions[1])
    autosave.keep(sessions[2])
    slot.may_write.release(3)
    autosave.close()
    assert slot.written == [write_session(sessions[0]), write_session(sessions[2])]
    assert read_session(slot.path.read_bytes(), GAMES) == sessions[2]


def test_a_finished_session_leaves_nothing_to_resume(tmp_path: Path) -> None:
    autosave = Autosave(new_slot(tmp_path), lambda _told: None)
    autosave.keep(played(4, 3))
    autosave.finish()
    autosave.close()
    assert not SessionList(tmp_path, GAMES).look().sessions
    assert not list(tmp_path.iterdir())


def test_a_finished_session_that_cannot_be_deleted_is_told_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    autosave = Autosave(new_slot(tmp_path), told.append)
    autosave.keep(played(4, 3))
    autosave.flush()

    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as disk:
        disk.setattr(Path, "unlink", refuse)
        autosave.finish()
    autosave.close()
    assert [text.key for text in told] == ["notice.not_saved"]


def test_a_disk_in_trouble_is_told_once_and_tried_again(tmp_path: Path) -> None:
    slot = SlowSlot(new_slot(tmp_path))
    slot.trouble = OSError(28, "No space left on device")
    slot.may_write.release(10)
    told: list[Any] = []
    autosave = Autosave(slot, told.append)
    for moves in (1, 2):
        autosave.keep(played(4, moves))
        autosave.flush()
    assert [text.key for text in told] == ["notice.not_saved"]
    slot.trouble = None
    autosave.keep(played(4, 3))
    autosave.close()
    assert read_session(slot.path.read_bytes(), GAMES) == played(4, 3)
