"""Finished hands are kept whole, within a bound, under names that stay, and given up when that is wished."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.keep.hands import SUFFIX, HandsFolder
from app.session import Session, bots_around, new_session
from engine.game import act
from engine.games import GAMES
from engine.match import Result, result_of
from engine.record import Record, opened

TAIHE = GAMES["taihe_a_bao"]
NOON = datetime(2030, 1, 2, 12, tzinfo=UTC)


def finished(number: int = 7) -> tuple[Session, Result]:
    """A session whose first deal everybody has played weakly, and its result."""
    session = new_session(TAIHE, TAIHE.options(), number, bots_around(TAIHE, TAIHE.options(), "greedy"))
    step = opened(session.record)
    while step.state.turn is not None:
        view = step.state.view(step.state.turn)
        choices = list(view.candidates())
        action = choices[-1] if str(choices[-1]) == "declare" else choices[0]
        session, step = session.then(action), act(step.state, action)
    return session, result_of(step)


@pytest.fixture
def hands(tmp_path: Path) -> HandsFolder:
    return HandsFolder(tmp_path / "hands", GAMES, most=3)


def test_a_hand_comes_back_with_all_that_is_said_of_it(hands: HandsFolder, tmp_path: Path) -> None:
    session, result = finished()
    hands.keep("a-0", session.helped(), result, NOON)
    (hand,), notices = hands.find()
    assert not notices
    assert (hand.name, hand.when, hand.game, hand.seat, hand.number, hand.dealt) == ("a-0", NOON, TAIHE, 0, 7, 0)
    assert hand.assisted
    assert hand.points == result.scored.changes[0]
    assert hand.won == (0 in result.ended.winners)
    assert hand.record() == session.record
    assert (tmp_path / "hands" / f"a-0{SUFFIX}").stat().st_mode & 0o077 == 0


def test_the_same_hand_finished_again_takes_its_own_place(hands: HandsFolder) -> None:
    session, result = finished()
    hands.keep("a-0", session, result, NOON)
    hands.keep("a-0", session.helped(), result, NOON + timedelta(minutes=1))
    (hand,), _ = hands.find()
    assert hand.assisted


def test_the_newest_stand_first_and_the_oldest_go(hands: HandsFolder, tmp_path: Path) -> None:
    session, result = finished()
    for minute in range(5):
        hands.keep(f"hand-{minute}", session, result, NOON + timedelta(minutes=minute))
        os.utime(tmp_path / "hands" / f"hand-{minute}{SUFFIX}", ns=(minute, minute))
    assert [hand.name for hand in hands.find()[0]] == ["hand-4", "hand-3", "hand-2"]
    hands.remove("hand-3")
    hands.remove("hand-3")
    assert [hand.name for hand in hands.find()[0]] == ["hand-4", "hand-2"]


def test_a_record_from_elsewhere_is_kept_even_unfinished(hands: HandsFolder) -> None:
    session, _ = finished()
    record = replace(session.record, actions=session.record.actions[:2])
    name = hands.take_in(record, NOON)
    (hand,), _ = hands.find()
    assert (hand.name, hand.number, hand.changes, hand.points, hand.won) == (name, None, (), 0, False)
    assert isinstance(hand.record(), Record)
    whole = hands.take_in(session.record, NOON + timedelta(minutes=1))
    assert [hand.name for hand in hands.find()[0]] == [whole, name]
    assert hands.find()[0][0].changes


@pytest.mark.parametrize("content", ["", "{", "[]", '{"record": {"game": "chess"}}'])
def test_a_damaged_hand_is_set_aside_and_told_of(hands: HandsFolder, tmp_path: Path, content: str) -> None:
    session, result = finished()
    hands.keep("good", session, result, NOON)
    bad = tmp_path / "hands" / f"bad{SUFFIX}"
    bad.write_text(content)
    found, notices = hands.find()
    assert [hand.name for hand in found] == ["good"]
    assert [notice.key for notice in notices] == ["notice.hand_damaged"]
    assert not bad.exists()
    assert hands.find()[1] == ()


@pytest.mark.parametrize("content", ['{"paizhuo_hand": 1}', '{"paizhuo_hand": 1, "record": {"game": "chess"}}'])
def test_a_hand_of_another_version_stays_as_it_is_and_is_told_of(
    hands: HandsFolder, tmp_path: Path, content: str
) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    strange = folder / f"strange{SUFFIX}"
    strange.write_text(content)
    found, notices = hands.find()
    assert found == ()
    assert [notice.key for notice in notices] == ["notice.hand_foreign"]
    assert strange.read_text() == content


def test_nothing_is_there_before_the_first(hands: HandsFolder) -> None:
    assert hands.find() == ((), ())
