"""Golden files: damage is an error, and everything in them counts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.match import Match, next_record
from engine.options import OptionError
from engine.record import RecordError
from tests.fixtures import renamed
from tests.golden.golden_file import Golden, golden_of, read_golden, write_golden

CONTENT = (Path(__file__).parent / "taihe_a_bao" / "preset-evening.txt").read_text(encoding="utf-8")


def test_only_options_that_differ_are_written_and_every_action_has_a_line_of_its_own() -> None:
    golden = read_golden(CONTENT, GAMES)
    head, _, rest = CONTENT.partition("asked\n")
    assert [line.split()[:2] for line in head.splitlines()] == [
        ["game", "taihe_a_bao"],
        ["option", "dealing"],
        ["option", "hands"],
        ["option", "simple_scoring"],
        ["standing", '{"declarer":'],
        ["first", "2"],
        ["deck", "KD"],
    ]
    played, _, scored = rest.partition("scored\n")
    assert played.splitlines()[:2] == ["2 pass", "3 pass"]
    assert len(played.splitlines()) == len(golden.record.actions) == len(golden.asked)
    assert scored == "simple_called 1\nwins 3\nchanges -1 3 -1 -1\n"


@pytest.mark.parametrize(
    ("there", "instead", "error"),
    [
        ("game taihe_a_bao", "game whist", KeyError),
        ("option hands 6", "option hands 0", OptionError),
        ("option hands 6", "option feet 6", OptionError),
        ("deck KD", "deck KS", RecordError),
        ("deck ", "cards ", ValueError),
        ("first 2", "first", ValueError),
        ("first 2", "first 7", RecordError),
        ("asked\n", "", ValueError),
        ("scored\n", "", ValueError),
        ("changes", "sums", ValueError),
        ("1 call 9H", "call 9H", ValueError),
        ("1 call 9H", "1 calls 9H", RecordError),
    ],
)
def test_a_damaged_file_is_not_read(there: str, instead: str, error: type[Exception]) -> None:
    assert there in CONTENT
    with pytest.raises(error):
        read_golden(CONTENT.replace(there, instead, 1), GAMES)


@pytest.mark.parametrize(
    ("there", "instead", "changed"),
    [
        ("3 pass", "0 pass", "asked"),
        ("wins 3", "wins 4", "lines"),
        ("changes -1 3", "changes -1 4", "changes"),
        ("first 2", "first 1", "record"),
    ],
)
def test_what_a_file_says_otherwise_is_read_otherwise(there: str, instead: str, changed: str) -> None:
    golden, other = read_golden(CONTENT, GAMES), read_golden(CONTENT.replace(there, instead, 1), GAMES)
    assert getattr(golden, changed) != getattr(other, changed)
    assert replace(golden, **{changed: getattr(other, changed)}) == other


@pytest.mark.parametrize(
    ("there", "instead", "sentence"), [("1 give 7S", "1 give 4H", "is refused"), ("1 play KC\n", "", "ends with")]
)
def test_a_deal_that_cannot_be_played_or_is_not_over_proves_nothing(there: str, instead: str, sentence: str) -> None:
    golden = read_golden(CONTENT.replace(there, instead, 1), GAMES)
    with pytest.raises(ValueError, match=sentence):
        golden_of(golden.record)


def test_an_option_that_was_renamed_since_is_read() -> None:
    record = next_record(Match(renamed.BEFORE, renamed.SAID_BEFORE, number=3))
    content = write_golden(Golden(record, (), (), (0, 0, 0, 0)))
    assert "option slow yes\n" in content
    again = read_golden(content, {"tribute": renamed.NOW})
    assert again.record.options == renamed.MEANT_NOW
    assert "option tempo leisurely\n" in write_golden(again)
