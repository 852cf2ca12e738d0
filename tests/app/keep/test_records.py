"""Records come from files with every action checked, or with the reason why not."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from app.keep.files import write_atomically
from app.keep.records import read_record_file, write_record_file
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import Record, RecordError, opened, write_record

TAIHE = GAMES["taihe_a_bao"]


def played() -> Record:
    record = next_record(Match(TAIHE, TAIHE.options(), 3))
    step = opened(record)
    while step.state.turn is not None:
        action = TAIHE.greedy(step.state.view(step.state.turn), Random(1))
        record = replace(record, actions=(*record.actions, action))
        step = act(step.state, action)
    return record


def test_a_record_comes_back_as_it_was_written(tmp_path: Path) -> None:
    write_record_file(tmp_path / "deal.paizhuo", played())
    assert read_record_file(tmp_path / "deal.paizhuo") == played()


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_an_exported_record_has_the_usual_rights_and_a_link_stays_one(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_record_file(tmp_path / "deal.paizhuo", played())
    finally:
        os.umask(before)
    assert (tmp_path / "deal.paizhuo").stat().st_mode & 0o777 == 0o640
    (tmp_path / "link").symlink_to("real")
    write_atomically(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def changed(**changes: object) -> bytes:
    return json.dumps({**write_record(played()), **changes}).encode()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "The file is empty"),
        (b"\xff\xfe", "not a Paizhuo record"),
        (b"[1, 2]", "not a Paizhuo record"),
        (b" " * (16 * 1024 * 1024 + 1), "deal.json is larger than 16 MB"),
        (changed(paizhuo=2), "version 2"),
        (changed(game="chess"), "chess"),
        (changed(actions=["declare", "declare"]), "Action 2 of this record, “declare”, is not allowed"),
        (changed(actions=[*map(str, played().actions), "pass"]), "the hand was over"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(tmp_path: Path, content: bytes, reason: str) -> None:
    (tmp_path / "deal.json").write_bytes(content)
    with pytest.raises(RecordError, match=reason):
        read_record_file(tmp_path / "deal.json")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json cannot be read"):
        read_record_file(tmp_path / "none.json")


def test_a_file_far_larger_than_any_record_is_refused_unread(tmp_path: Path) -> None:
    with (tmp_path / "large.paizhuo").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(RecordError, match=r"large\.paizhuo is larger than 16 MB"):
        read_record_file(tmp_path / "large.paizhuo")
