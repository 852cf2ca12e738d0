"""What the levels got is kept line by line; the last line of a hand holds, and a damaged one costs nothing else."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from app.keep.duplicates import add_duplicate, begin_count, deal_of, duplicates_notice, kept_duplicate, read_duplicates
from app.keep.hands import HandsFolder
from app.session import session_of
from app.words import WORDS
from engine.games import GAMES
from engine.players.duplicate import Duplicate, Runs
from engine.words import Language, render
from tests.app.keep.test_hands import NOON, finished
from ui.pages.review.kept_hand import KeptHand
from ui.pages.scores.kept_duplicate import KeptDuplicate, KeptDuplicates
from ui.pages.ways import OWN_RULES

MADE = Duplicate(5, (Runs("novice", (1, 2)), Runs("master", (7,))))
KEPT = KeptDuplicate("a-0", "taihe_a_bao", "taihe", NOON, False, "7-0", MADE)
WAY = KEPT.way


@pytest.fixture
def hand(tmp_path: Path) -> KeptHand:
    return HandsFolder(tmp_path / "hands", GAMES).keep("a-0", *finished(), NOON)


def test_what_was_added_is_read_and_the_last_line_of_a_hand_holds(tmp_path: Path) -> None:
    path = tmp_path / "state" / "duplicates.jsonl"
    add_duplicate(path, KEPT)
    other = replace(KEPT, hand="a-1", when=NOON + timedelta(hours=1), assisted=True, deal="7-1")
    add_duplicate(path, other)
    more = replace(KEPT, duplicate=MADE.then("novice", -3))
    add_duplicate(path, more)
    assert read_duplicates(path) == KeptDuplicates((more, other))
    assert read_duplicates(path).named("a-1") == other
    assert read_duplicates(path).named("none") is None
    assert path.stat().st_mode & 0o077 == 0


def test_lines_that_mean_nothing_are_left_out_and_counted(tmp_path: Path) -> None:
    path = tmp_path / "duplicates.jsonl"
    add_duplicate(path, KEPT)
    with path.open("ab") as file:
        file.write(b'[1]\n{"hand":"x"}\n{"from":5,"game":"g","preset":"p"}\n{"hand":"a-1","ga')
    second = replace(KEPT, hand="a-2", when=NOON + timedelta(hours=2))
    add_duplicate(path, second)
    line = path.read_bytes().splitlines()[0]
    with path.open("ab") as file:
        for got in (b'"5"', b"true", b"1" + b"0" * 400):
            file.write(line.replace(b'"got":5', b'"got":' + got) + b"\n")
    kept = read_duplicates(path)
    assert kept.hands == (KEPT, second)
    assert len(kept.unread) == 7
    assert read_duplicates(tmp_path / "none") == KeptDuplicates()
    with pytest.raises(OSError, match="directory"):
        read_duplicates(tmp_path)


def test_how_many_lines_are_left_out_is_said(tmp_path: Path) -> None:
    said = []
    for unread in ((b"a",), (b"b", b"c", b"d")):
        told = duplicates_notice(tmp_path / "d.jsonl", KeptDuplicates(unread=unread))
        assert told is not None
        said.append(render(told, Language.EN, WORDS))
    assert duplicates_notice(tmp_path / "d.jsonl", KeptDuplicates(unread=(b"c", b"a"))) is None, "it was told"
    assert said[0].startswith("One line of what AI players got in your hands cannot be read and is left out.")
    assert said[1].startswith("3 lines of what AI players got in your hands cannot be read and are left out.")


def test_two_files_are_put_together_and_each_hand_is_there_once(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    later = replace(KEPT, hand="b-0", when=NOON + timedelta(hours=1), deal="8-0")
    latest = replace(KEPT, hand="c-0", when=NOON + timedelta(hours=2), deal="9-0")
    for path, hands in ((one, (KEPT, latest)), (other, (KEPT, later))):
        for each in hands:
            add_duplicate(path, each)
    begin_count(other, WAY, NOON + timedelta(minutes=90))
    content = one.read_bytes() + other.read_bytes()
    for joined in (content, content + content, other.read_bytes() + one.read_bytes()):
        one.write_bytes(joined)
        kept = read_duplicates(one)
        assert kept.hands == (KEPT, later, latest)
        assert kept.counted(WAY) == (latest,)
        assert not kept.unread


def test_a_way_of_playing_counts_from_when_its_person_wants_and_nothing_is_deleted(tmp_path: Path) -> None:
    path = tmp_path / "duplicates.jsonl"
    late = replace(KEPT, hand="b-0", when=NOON + timedelta(days=1), deal="8-0")
    elsewhere = replace(KEPT, hand="c-0", preset=OWN_RULES, deal="9-0")
    for each in (KEPT, late, elsewhere):
        add_duplicate(path, each)
    assert read_duplicates(path).counted(WAY) == (KEPT, late)
    begin_count(path, WAY, NOON + timedelta(hours=1))
    kept = read_duplicates(path)
    assert kept.counted(WAY) == (late,)
    assert kept.counted(elsewhere.way) == (elsewhere,)
    assert kept.hands == (KEPT, elsewhere, late)
    begin_count(path, WAY, None)
    assert read_duplicates(path).counted(WAY) == (KEPT, late)


def test_help_paper_and_a_deal_known_from_before_do_not_count() -> None:
    helped = replace(KEPT, hand="b-0", assisted=True, deal="8-0")
    paper = replace(KEPT, hand="c-0", deal="")
    again = replace(KEPT, hand="d-0", when=NOON + timedelta(hours=1))
    helped_before = replace(KEPT, hand="e-0", deal="8-0", when=NOON + timedelta(hours=2))
    kept = KeptDuplicates((KEPT, helped, paper, again, helped_before))
    assert kept.counted(WAY) == (KEPT,)
    assert kept.ways() == (WAY,)
    assert KeptDuplicates((helped, paper)).ways() == ()


def test_a_kept_hand_says_what_its_duplicate_is_kept_under(hand: KeptHand) -> None:
    kept = kept_duplicate(hand, MADE)
    assert kept == replace(KEPT, duplicate=MADE, deal="7-0")
    assert kept_duplicate(replace(hand, assisted=True), MADE).assisted
    own = replace(hand, options=replace(hand.options, stake=3))  # type: ignore[type-var] # Taihe A Bao has a stake
    assert kept_duplicate(own, MADE).preset == OWN_RULES


def test_a_deal_from_paper_is_none_that_its_number_deals(hand: KeptHand, tmp_path: Path) -> None:
    session, result = finished()
    paper = session_of(session.record, 99, session.bots)
    kept = HandsFolder(tmp_path / "hands", GAMES).keep("b-0", paper, result, NOON)
    assert deal_of(kept) == ""
    assert deal_of(hand) == "7-0"
    assert deal_of(replace(hand, number=None)) == ""
