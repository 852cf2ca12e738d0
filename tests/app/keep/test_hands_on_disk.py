"""Kept hands on disk: bounded, damaged ones set aside, those of other versions left alone."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.keep.hands import SUFFIX, HandsFolder
from app.session import Session, bots_around, new_session
from engine.events import Ended, Scored
from engine.games import GAMES
from engine.match import Result

TAIHE = GAMES["taihe_a_bao"]
RESULT = Result(Scored((), (1, -1, 2, -2)), Ended((0, 2)))
NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def session(number: int) -> Session:
    options = TAIHE.options()
    return new_session(TAIHE, options, number, bots_around(TAIHE, options, "greedy"))


def kept(folder: Path, most: int = 500) -> HandsFolder:
    hands = HandsFolder(folder, GAMES, most)
    for number in range(3):
        hands.keep(f"hand-{number}", session(number), RESULT, NOON.replace(minute=number))
    return hands


def test_hands_come_back_newest_first(tmp_path: Path) -> None:
    found, notices = kept(tmp_path).find()
    assert [hand.number for hand in found] == [2, 1, 0]
    assert found[0].changes == (1, -1, 2, -2)
    assert notices == ()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b"{}"])
def test_a_damaged_hand_is_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    hands = kept(tmp_path)
    (tmp_path / f"hand-1{SUFFIX}").write_bytes(content)
    found, notices = hands.find()
    assert [hand.number for hand in found] == [2, 0]
    assert [notice.key for notice in notices] == ["notice.hand_damaged"]
    assert (tmp_path / f"hand-1{SUFFIX}.damaged-1").read_bytes() == content


@pytest.mark.parametrize(
    "changes",
    [
        {"record": {"game": "chess"}},
        {"seat": 9},
        {"dealt": float("inf")},
        {"kept": "next year"},
        {"kept": "0001-01-01T00:00:00+20:00"},
        {"bots": None},
    ],
)
def test_a_hand_that_we_do_not_understand_is_left_alone(tmp_path: Path, changes: dict[str, object]) -> None:
    hands, path = kept(tmp_path), tmp_path / f"hand-1{SUFFIX}"
    path.write_text(json.dumps({**json.loads(path.read_bytes()), **changes}))
    before = path.read_bytes()
    found, notices = hands.find()
    assert [hand.number for hand in found] == [2, 0]
    assert [notice.key for notice in notices] == ["notice.hand_foreign"]
    assert path.read_bytes() == before


def test_a_time_without_a_zone_sorts_with_the_others(tmp_path: Path) -> None:
    hands, path = kept(tmp_path), tmp_path / f"hand-1{SUFFIX}"
    path.write_text(json.dumps({**json.loads(path.read_bytes()), "kept": "2030-01-01T00:00:00"}))
    assert [hand.number for hand in hands.find()[0]] == [1, 2, 0]


def test_the_oldest_make_way_but_never_the_newest_though_the_clock_was_set_back(tmp_path: Path) -> None:
    hands = kept(tmp_path, most=3)
    for path in tmp_path.iterdir():
        number = int(path.name[5])
        os.utime(path, ns=(2**62 + number, 2**62 + number))
    hands.keep("hand-3", session(3), RESULT, NOON)
    assert {hand.number for hand in hands.find()[0]} == {1, 2, 3}
