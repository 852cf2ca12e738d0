"""What was weighed is kept beside the record, comes back whole, and is left aside where it cannot be read."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from typing import Any

import pytest

from app.keep.hands import SUFFIX, HandsFolder
from app.keep.session_file import read_session, write_session
from app.session import bots_around, new_session
from engine.games import GAMES
from engine.players.judge import Grade, Loss, Weighing
from engine.players.weighed import read_weighed, write_weighed
from engine.search_model import Verdict, Weighed
from tests.app.keep.test_hands import finished

TAIHE = GAMES["taihe_a_bao"]
DECLARE, PASS = TAIHE.read_action("declare"), TAIHE.read_action("pass")
VERDICT = Verdict(
    (
        Weighed(DECLARE, 1.25, 0.5, 100, -8.0, 0.0, 0.0, (("won", 60), ("unbeaten", 1))),
        Weighed(PASS, 0.1, inf, 1, 0.1, 0.7, inf, (("won", 0), ("unbeaten", 0))),
    ),
    101,
)
WEIGHED = {
    0: Weighing(VERDICT, (DECLARE, PASS)),
    7: Weighing(VERDICT, (), PASS, Grade.MISTAKE, Loss(1.5, 0.25, 240)),
    9: Weighing(VERDICT, (), DECLARE, Grade.BEST),
    11: Weighing(VERDICT, (), PASS, Grade.EQUAL, Loss(0.0, inf, 0)),
}


def test_all_that_was_weighed_comes_back_and_is_plain_json() -> None:
    written = json.loads(json.dumps(write_weighed(WEIGHED), allow_nan=False))
    assert read_weighed(TAIHE, written) == WEIGHED


@pytest.mark.parametrize("harm", [{"moves": []}, {"grade": "slip"}, {"made": "jump"}, {"named": None}, {"ply": "x"}])
def test_what_cannot_be_read_is_left_out_alone(harm: dict[str, Any]) -> None:
    """As another version may write it: with grades and fields that are not ours."""
    written = write_weighed(WEIGHED)
    written[1] = {**written[1], **harm}
    written[2]["new"] = 1
    assert set(read_weighed(TAIHE, written)) == {0, 9, 11}
    assert read_weighed(TAIHE, None) == read_weighed(TAIHE, "?") == {}


def test_a_session_keeps_what_was_weighed_of_the_deal_at_the_table_and_forgets_it_with_the_deal() -> None:
    session = new_session(TAIHE, TAIHE.options(), 7, bots_around(TAIHE, TAIHE.options(), "greedy"))
    plain = write_session(session)
    for ply, weighing in WEIGHED.items():
        session = session.noting(ply, weighing)
    assert read_session(write_session(session), GAMES) == session
    back = session.back_to(7)
    assert back.weighed == {0: WEIGHED[0], 7: Weighing(VERDICT)}
    assert session.next_deal(session.match).weighed == {}
    assert read_session(plain, GAMES).weighed == {}


def test_a_hand_keeps_it_beside_its_record_which_stays_as_it_is(tmp_path: Path) -> None:
    hands = HandsFolder(tmp_path, GAMES)
    session, result = finished()
    when = datetime(2030, 1, 2, 12, tzinfo=UTC)
    hands.keep("without", session, result, when)
    for ply, weighing in WEIGHED.items():
        session = session.noting(ply, weighing)
    hands.keep("with", session, result, when)
    plain, kept = (json.loads((tmp_path / f"{name}{SUFFIX}").read_bytes()) for name in ("without", "with"))
    assert "weighed" not in plain
    assert kept.pop("weighed")
    assert kept == plain, "all else is as programs know it that never heard of what was weighed"
    found, notices = hands.find()
    assert not notices
    assert {hand.name: read_weighed(TAIHE, hand.weighed) for hand in found} == {"with": WEIGHED, "without": {}}
    assert all(hand.record() == session.record for hand in found)
