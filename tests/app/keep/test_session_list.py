"""The sessions on the disk are listed, taken up by one copy only, renamed, thrown away and brought back."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from app.keep import saves
from app.keep.saves import new_slot
from app.keep.session_file import read_session, write_session
from app.keep.session_list import SessionList
from app.play.resuming import description
from app.play.running import RunningDeal
from app.session import Session, bots_around, new_session
from app.words import WORDS
from engine.game import prompt_of
from engine.games import GAMES
from engine.match import after_deal
from engine.prompts import Choose, is_quiet
from engine.words import Language, Text, render
from ui.kit.words import WORDS as SCREEN_WORDS

TAIHE = GAMES["taihe_a_bao"]
BASHI = GAMES["bashi_fen"]


def session(number: int) -> Session:
    return new_session(TAIHE, TAIHE.options(), number, bots_around(TAIHE, TAIHE.options(), "greedy"))


def left(folder: Path, number: int) -> Path:
    slot = new_slot(folder)
    slot.write(write_session(session(number)))
    slot.close()
    return slot.path


def numbers(found: SessionList) -> list[int]:
    return [each.session.match.number for each in found.look().all]


def key_of(told: object) -> str:
    assert isinstance(told, Text)
    return told.key


def test_a_folder_that_is_not_there_has_no_sessions(tmp_path: Path) -> None:
    found = SessionList(tmp_path / "none", GAMES)
    assert not found.look().all
    assert not found.thrown_away()
    assert not (tmp_path / "none").exists()


def test_a_session_is_taken_up_once_and_shown_as_held_to_the_others(tmp_path: Path) -> None:
    path = left(tmp_path, 1)
    one, other = SessionList(tmp_path, GAMES), SessionList(tmp_path, GAMES)
    taken = one.take(path)
    assert isinstance(taken, tuple)
    assert taken[0] == session(1)
    (seen,) = other.look().all
    assert seen.held
    assert seen.session == session(1)
    for refused in (other.take(path), other.throw_away(path), other.rename(path, "mine")):
        assert key_of(refused) == "notice.session_in_use"
    taken[1].close()
    assert not other.look().all[0].held


def test_what_is_thrown_away_lies_aside_until_it_is_brought_back(tmp_path: Path) -> None:
    path = left(tmp_path, 1)
    left(tmp_path, 2)
    stamp, content = path.stat().st_mtime_ns, path.read_bytes()
    found = SessionList(tmp_path, GAMES)
    aside = found.throw_away(path)
    assert isinstance(aside, Path)
    assert numbers(found) == [2]
    assert [each.session.match.number for each in SessionList(tmp_path, GAMES).thrown_away()] == [1]
    assert not path.with_suffix(".lock").exists()
    assert key_of(found.throw_away(path)) == key_of(found.take(path)) == "notice.session_gone"
    back = found.bring_back(aside)
    assert back == path
    assert (path.stat().st_mtime_ns, path.read_bytes()) == (stamp, content)
    assert numbers(found) == [2, 1]
    assert not found.thrown_away()
    assert key_of(found.bring_back(aside)) == "notice.session_gone"


def test_what_was_thrown_away_can_be_deleted_for_good_and_nothing_else(tmp_path: Path) -> None:
    kept, path = left(tmp_path, 2), left(tmp_path, 1)
    found = SessionList(tmp_path, GAMES)
    aside = found.throw_away(path)
    assert isinstance(aside, Path)
    assert found.delete(aside) is None
    assert not found.thrown_away()
    assert not aside.exists()
    assert key_of(found.delete(aside)) == key_of(found.bring_back(aside)) == "notice.session_gone"
    with pytest.raises(AssertionError):
        found.delete(kept)
    assert numbers(found) == [2]


def test_what_is_brought_back_takes_no_other_sessions_place(tmp_path: Path) -> None:
    path = left(tmp_path, 1)
    found = SessionList(tmp_path, GAMES)
    aside = found.throw_away(path)
    assert isinstance(aside, Path)
    path.write_bytes(write_session(session(2)))  # a copy that could not lock it has saved it again meanwhile
    assert isinstance(found.bring_back(aside), Path)
    assert sorted(numbers(found)) == [1, 2]
    assert isinstance(again := found.throw_away(path), Path)
    path.write_bytes(write_session(session(3)))
    assert isinstance(found.throw_away(path), Path)
    assert again.exists()
    assert len(found.thrown_away()) == 2


def test_a_session_takes_a_name_and_keeps_its_place_in_the_list(tmp_path: Path) -> None:
    path = left(tmp_path, 1)
    os.utime(path, ns=(5, 5))
    left(tmp_path, 2)
    found = SessionList(tmp_path, GAMES)
    assert found.rename(path, "Grandmother’s table") is None
    assert numbers(found) == [2, 1]
    assert found.look().all[1].session == session(1).titled("Grandmother’s table")
    assert read_session(path.read_bytes(), GAMES).title == "Grandmother’s table"
    assert found.rename(path, "") is None
    assert found.look().all[1].session == session(1)


def test_where_nothing_can_be_written_nothing_is_moved_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(tmp_path, 1)
    found = SessionList(tmp_path, GAMES)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("app.keep.files.os.rename", refuse)
    assert key_of(found.throw_away(path)) == "notice.session_not_moved"
    monkeypatch.setattr("app.keep.session_list.write_atomically", refuse)
    assert key_of(found.rename(path, "x")) == "notice.session_not_renamed"
    monkeypatch.undo()
    assert numbers(found) == [1]
    aside = found.throw_away(path)
    assert isinstance(aside, Path)
    monkeypatch.setattr(Path, "unlink", refuse)
    assert key_of(found.delete(aside)) == "notice.session_not_deleted"
    monkeypatch.undo()
    assert len(found.thrown_away()) == 1


def test_files_that_have_not_changed_are_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left(tmp_path, 1)
    found = SessionList(tmp_path, GAMES)
    found.look()
    monkeypatch.delattr(saves, "read")
    assert numbers(found) == [1]


@pytest.mark.parametrize("title", ["", "Mine"])
def test_a_session_is_described_in_every_language(title: str) -> None:
    for language in Language:
        said = said_of(session(1).titled(title), language)
        assert "1" in said
        assert title in said


def test_passes_while_cards_are_taken_are_no_moves() -> None:
    saved = new_session(BASHI, BASHI.options(), 1, bots_around(BASHI, BASHI.options(), "greedy"))
    run = RunningDeal(saved).begun()
    state, shown = run.state, 0
    while not shown or is_quiet(prompt_of(state)):
        asked = prompt_of(state)
        assert isinstance(asked, Choose)
        action = next((each for each in asked.actions if each != BASHI.passing), BASHI.passing)
        shown += action != BASHI.passing
        assert action is not None
        run = run.then(action)
        state = run.state
    assert len(run.session.record.actions) > 50
    assert f"after {shown} move" in said_of(run.session)
    assert said_of(read_session(write_session(run.session), GAMES)) == said_of(run.session), "without playing it again"
    assert said_of(run.back_to(0).session) == said_of(saved) == "Bashi Fen · Tractor (Shuang Sheng): hand 1."


def test_a_hand_that_is_over_is_not_told_as_one_that_is_played() -> None:
    run = RunningDeal(session(1)).begun()
    while run.turn is not None:
        run = run.then(TAIHE.greedy(run.state.view(run.turn), Random(run.ply)))
    played, later = "Taihe A Bao · As in Taihe", run.session.next_deal(after_deal(run.session.match, run.steps[-1]))
    assert said_of(run.session) == f"{played}: hand 1 is over."
    assert said_of(run.session.titled("Mine")) == f"“Mine”, {played}: hand 1 is over."
    assert said_of(replace(run.session, day="2026-11-22")) == f"{played}: the deal of 22 November 2026 is over."
    assert said_of(later) == f"{played}: hand 2."


@pytest.mark.parametrize(
    ("language", "day"), [(Language.ZH_CN, "2026年11月22日的每日一局"), (Language.JA, "2026年11月22日の一局")]
)
def test_the_deal_of_a_day_is_told_with_its_date_as_everywhere(language: Language, day: str) -> None:
    fresh = replace(session(1), day="2026-11-22")
    assert day in render(description(fresh), language, {**TAIHE.words, **SCREEN_WORDS, **WORDS})


def said_of(saved: Session, language: Language = Language.EN) -> str:
    return render(description(saved), language, {**saved.match.game.words, **SCREEN_WORDS, **WORDS})


def test_a_name_that_another_window_has_given_is_seen_though_the_time_of_the_save_is_the_same(tmp_path: Path) -> None:
    path = left(tmp_path, 1)
    one, other = SessionList(tmp_path, GAMES), SessionList(tmp_path, GAMES)
    (before,) = one.look().all
    assert other.rename(path, "mine") is None
    (after,) = one.look().all
    assert after.session.title == "mine"
    assert after.when == before.when
