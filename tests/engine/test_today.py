"""The deal of a day is the same for everybody, and its first try counts."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import permutations

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.match import next_record
from engine.players import bot_for
from engine.players.levels import LEVELS, named_level, slowest
from engine.today import OPPONENT, DayResult, first_tries, read_day, todays_match, todays_number, write_result

FIRST = DayResult("2026-11-22", "big_two", "a-0", 2, True, False)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_day_has_one_deal_by_the_usual_rules_and_another_day_another(game: AnyGame) -> None:
    day, next_day = date(2026, 11, 22), date(2026, 11, 23)
    match = todays_match(game, day)
    assert match.number == todays_number(day) == 20261122
    assert match.options == game.options()
    assert match.options in game.presets.values(), "the lobby shows them first"
    assert next_record(match) == next_record(todays_match(game, day))
    assert next_record(match).shuffle.deck != next_record(todays_match(game, next_day)).shuffle.deck


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_clock_stops_the_opponents_and_they_have_their_level_by_name(game: AnyGame) -> None:
    bot_for(game, OPPONENT)
    assert named_level(OPPONENT) == "search:skilled"
    assert slowest(OPPONENT) > LEVELS["skilled"].budget.seconds


@pytest.mark.parametrize(
    ("bot", "named"),
    [
        ("search:nmaster:bold", "search:master:bold"),
        ("search:n200", "search:n200"),
        ("search:novice", "search:novice"),
        ("search", "search"),
        ("greedy", "greedy"),
    ],
)
def test_a_bot_is_called_by_its_level_whoever_stops_it(bot: str, named: str) -> None:
    assert named_level(bot) == named


@pytest.mark.parametrize(
    "words", ["", "today", "20261122", "2026-W47-7", "2026-02-30", "2026-11-2", "2026-11-22T10:00"]
)
def test_what_is_no_day_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"isoformat|range|month|day"):
        read_day(words)


def lines(*results: DayResult) -> bytes:
    return "".join(f"{write_result(each)}\n" for each in results).encode("ascii")


def test_the_first_try_counts_and_a_later_one_does_not() -> None:
    later = DayResult(FIRST.day, FIRST.game, "b-0", 9, True, False)
    other = DayResult(FIRST.day, "bashi_fen", "c-0", -1, False, True)
    assert first_tries(lines(FIRST, other, later)) == (
        {(FIRST.day, "big_two"): FIRST, (FIRST.day, "bashi_fen"): other},
        (),
    )


def test_an_end_that_was_taken_back_is_replaced_by_the_next_end_of_the_same_hand() -> None:
    again = DayResult(FIRST.day, FIRST.game, FIRST.hand, -3, False, True)
    assert first_tries(lines(FIRST, again))[0] == {(FIRST.day, "big_two"): again}


NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


def test_of_tries_at_two_machines_the_one_that_ended_first_counts_in_whatever_order_their_lines_are() -> None:
    early, late = replace(FIRST, when=NOON), replace(FIRST, hand="b-0", points=9, when=NOON + timedelta(hours=1))
    elsewhere = replace(early, when=NOON.astimezone(timezone(timedelta(hours=8))))
    for tries in permutations((elsewhere, late, late)):
        assert first_tries(lines(*tries)) == ({(FIRST.day, "big_two"): early}, ())


def test_a_try_that_was_kept_without_a_time_is_older_than_those_with_one() -> None:
    timed, untimed = replace(FIRST, hand="b-0", when=NOON), replace(FIRST, hand="c-0", points=7)
    assert b"when" not in lines(FIRST)
    for tries in ((timed, FIRST, untimed), (FIRST, untimed, timed)):
        assert first_tries(lines(*tries))[0] == {(FIRST.day, "big_two"): FIRST}


def test_a_hand_whose_end_was_taken_back_keeps_the_time_of_its_first_end() -> None:
    first = replace(FIRST, when=NOON)
    between = replace(FIRST, hand="b-0", when=NOON + timedelta(minutes=1))
    again = replace(first, points=-3, assisted=True, when=NOON + timedelta(minutes=2))
    assert first_tries(lines(first, between, again))[0] == {(FIRST.day, "big_two"): replace(again, when=NOON)}


@pytest.mark.parametrize(
    "damaged",
    [b"{", b"\xff\xfe", b"[]", b"7", b'{"day": "2026-11-22"}', lines(FIRST).replace(b"11-22", b"13-22").strip(),
     lines(FIRST).replace(b"2,", b'"two",').strip(), b"[" * 5000,
     *(lines(replace(FIRST, when=NOON)).replace(b"+00:00", zone).strip() for zone in (b"", b"Z+", b"+99:00"))],
)  # fmt: skip
def test_damaged_lines_are_told_and_the_others_read(damaged: bytes) -> None:
    assert first_tries(damaged + b"\n" + lines(FIRST)) == ({(FIRST.day, "big_two"): FIRST}, (damaged,))
