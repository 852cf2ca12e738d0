"""Sessions that were left are offered one after the other and taken up by one copy only."""

from __future__ import annotations

from pathlib import Path

from app.keep.resuming import LeftSessions, description
from app.keep.saves import new_slot
from app.keep.session_file import write_session
from app.session import Session, bots_around, new_session
from app.words import WORDS
from engine.games import GAMES
from engine.words import Language, render, text

TAIHE = GAMES["taihe_a_bao"]


def session(number: int) -> Session:
    return new_session(TAIHE, TAIHE.options(), number, bots_around(TAIHE, TAIHE.options(), "greedy"))


def left(folder: Path, *numbers: int) -> LeftSessions:
    for number in numbers:
        slot = new_slot(folder)
        slot.write(write_session(session(number)))
        slot.close()
    found = LeftSessions(folder, GAMES)
    assert not found.look()
    return found


def test_nothing_is_offered_where_nothing_was_left(tmp_path: Path) -> None:
    found = left(tmp_path / "none")
    assert found.offered is None
    assert found.take() == text("notice.taken_by_other_window")


def test_what_is_not_wanted_now_stays_for_the_next_time(tmp_path: Path) -> None:
    found = left(tmp_path, 1, 2)
    offered = set()
    while found.offered is not None:
        offered.add(found.offered.match.number)
        found.skip()
    assert offered == {1, 2}
    found.look()
    assert found.offered is not None


def test_a_session_is_taken_up_once(tmp_path: Path) -> None:
    one, other = left(tmp_path, 1), LeftSessions(tmp_path, GAMES)
    other.look()
    taken = one.take()
    assert isinstance(taken, tuple)
    assert taken[0] == session(1)
    assert other.offered is not None
    assert other.take() == text("notice.taken_by_other_window")
    taken[1].close()


def test_a_session_is_described_in_every_language() -> None:
    for language in Language:
        assert "1" in render(description(session(1)), language, {**TAIHE.words, **WORDS})
