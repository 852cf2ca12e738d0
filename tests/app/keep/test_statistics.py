"""Every hand is counted once, under what was played against whom, and a crash loses one line at most."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.keep.statistics import add, read_statistics, statistics_entry, statistics_notice
from tests.app.keep.test_hands import finished
from ui.pages.scores.played import MIXED, FinishedHand, groups, running, sums_of
from ui.pages.ways import OWN_RULES

HAND = FinishedHand("taihe_a_bao", "taihe", "greedy", 5, True, False)


def test_what_was_added_is_read_in_order_and_a_hand_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "state" / "statistics.jsonl"
    add(path, "a-0", HAND)
    add(path, "a-1", replace(HAND, points=-3, won=False))
    add(path, "a-0", replace(HAND, assisted=True))
    assert read_statistics(path) == ((replace(HAND, assisted=True), replace(HAND, points=-3, won=False)), ())
    assert path.stat().st_mode & 0o077 == 0


def test_a_line_cut_off_by_a_crash_costs_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "statistics.jsonl"
    add(path, "a-0", HAND)
    with path.open("ab") as file:
        file.write(b'{"hand":"a-1","ga')
    add(path, "a-2", HAND)
    path.write_bytes(path.read_bytes() + b'[1]\n{"hand":"x"}\n')
    hands, unread = read_statistics(path)
    assert hands == (HAND, HAND)
    assert unread == (b'{"hand":"a-1","ga', b"[1]", b'{"hand":"x"}')
    told = statistics_notice(path, unread)
    assert told is not None
    assert (told.key, dict(told.args)["lines"]) == ("notice.statistics_damaged", 3)
    assert statistics_notice(path, read_statistics(path)[1]) is None
    assert read_statistics(tmp_path / "none") == ((), ())
    with pytest.raises(OSError, match="directory"):
        read_statistics(tmp_path)


def test_two_files_are_put_together_and_each_hand_counts_once(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    add(one, "a-0", HAND)
    for name, points in (("a-0", 5), ("b-0", 7)):
        add(other, name, replace(HAND, points=points))
    content = one.read_bytes() + other.read_bytes()
    for joined in (content, content + content, other.read_bytes() + one.read_bytes()):
        one.write_bytes(joined)
        assert read_statistics(one) == ((HAND, replace(HAND, points=7)), ())


def test_a_hand_is_counted_under_its_preset_and_its_opponents() -> None:
    session, result = finished()
    counted = statistics_entry(session, result)
    assert (counted.game, counted.preset, counted.level, counted.assisted) == ("taihe_a_bao", "taihe", "greedy", False)
    assert counted.points == result.scored.changes[0]
    assert statistics_entry(session.helped(), result).assisted
    mixed = replace(session, bots=(None, "greedy", "random", "greedy"))
    assert statistics_entry(mixed, result).level == MIXED
    own = replace(session, match=replace(session.match, options=replace(session.match.options, stake=3)))
    assert statistics_entry(own, result).preset == OWN_RULES


def test_sums_streaks_and_groups() -> None:
    hands = [replace(HAND, won=won, points=points) for won, points in ((1, 5), (1, 5), (0, -15), (1, 2))]
    sums = sums_of(hands)
    assert (sums.hands, sums.wins, sums.points, sums.streak, sums.best_streak) == (4, 3, -3, 1, 2)
    assert (sums.share, sums.mean) == (0.75, -0.75)
    assert running(hands) == (0, 5, 10, -5, -3)
    assert sums_of([]).share == sums_of([]).mean == 0
    helped = replace(HAND, assisted=True)
    assert list(groups([HAND, helped, HAND])) == [("taihe", "greedy", False), ("taihe", "greedy", True)]
