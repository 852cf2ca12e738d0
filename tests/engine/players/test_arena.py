"""Bots against each other: the same number plays the same deals, and what is added up is what was played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.events import Ended, Scored
from engine.games import GAMES
from engine.match import Result
from engine.players import BOTS
from engine.players.arena import Decision, MatchPlayed, Played, match_played, seating, single_deal
from engine.players.measure import durations, estimate
from engine.players.tally import added, tallied

TAIHE = GAMES["taihe_a_bao"]
RANDOM = ("random",) * 4


def without_seconds(played: Played) -> Played:
    return replace(played, decisions=tuple(Decision(each.bot, 0.0) for each in played.decisions))


def deal(bots: str, *changes: int, winners: tuple[int, ...] = (), void: bool = False) -> Played:
    """A made-up deal; every bot decided once, in as many seconds as its seat has number."""
    decisions = tuple(Decision(bot, float(seat)) for seat, bot in enumerate(bots))
    return Played(tuple(bots), Result(Scored((), changes), Ended(winners, void)), decisions)


@pytest.mark.parametrize(
    ("bots", "seats", "rotation", "expected"),
    [
        ("a", 4, 0, "aaaa"),
        ("a", 3, 2, "aaa"),
        ("abcd", 4, 0, "abcd"),
        ("abcd", 4, 1, "bcda"),
        ("abcd", 4, 3, "dabc"),
        ("ab", 4, 1, "baba"),
        ("ab", 3, 1, "baa"),
        ("abbb", 4, 1, "bbba"),
    ],
)
def test_bots_sit_round_the_table_and_move_on(bots: str, seats: int, rotation: int, expected: str) -> None:
    assert "".join(seating(tuple(bots), seats, rotation)) == expected


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_over_all_rotations_every_bot_sits_on_every_seat_equally_often(seats: int) -> None:
    bots = tuple("abcde"[:seats])
    seated = Counter((bot, seat) for turn in range(seats) for seat, bot in enumerate(seating(bots, seats, turn)))
    assert set(seated.values()) == {1}
    assert len(seated) == seats * seats


def test_the_same_number_plays_the_same_deal_and_another_does_not() -> None:
    options = TAIHE.options()
    played = [without_seconds(single_deal(TAIHE, options, 5, place, RANDOM, BOTS)) for place in (0, 0, 1)]
    assert played[0] == played[1]
    assert played[0] != played[2]


def test_a_match_has_as_many_counted_deals_as_hands_were_agreed_and_a_winner() -> None:
    options = TAIHE.options(hands=3)
    match = match_played(TAIHE, options, 2, RANDOM, BOTS)
    assert isinstance(match, MatchPlayed)
    assert sum(not played.result.ended.void for played in match.deals) == 3
    totals = [sum(played.result.scored.changes[seat] for played in match.deals) for seat in range(4)]
    assert [totals[seat] for seat in match.winners] == [max(totals)] * len(match.winners)


def test_a_sample_is_the_mean_over_the_seats_and_rotations_of_one_deal() -> None:
    first, turned = deal("abb", 4, -1, -3, winners=(0,)), deal("bba", 2, 2, -4, winners=(0, 1))
    tally = tallied([((first,), ()), ((turned,), ())])
    assert list(tally.samples["a"]) == [0.0]
    assert list(tally.samples["b"]) == [0.0]
    assert tally.deals == 2
    assert tally.seats == {"a": 2, "b": 4}
    assert tally.wins == {"a": 1, "b": 2}
    assert list(tally.seconds["a"]) == [0.0, 2.0]


def test_thrown_in_deals_count_as_deals_without_points() -> None:
    tally = tallied([((deal("ab", 0, 0, void=True), deal("ab", 2, -2, winners=(0,))), (0,))])
    assert (tally.deals, tally.thrown_in) == (2, 1)
    assert list(tally.samples["a"]) == [0.0, 2.0]
    assert tally.matches_won == {"a": 1}


def test_matches_of_unequal_length_pair_what_they_have() -> None:
    short, long = (deal("ab", 2, -2),), (deal("ba", 4, -4), deal("ba", 6, -6))
    tally = tallied([(short, (0,)), (long, (0,))])
    assert list(tally.samples["a"]) == [-1.0, -6.0]
    assert tally.matches_won == {"a": 1, "b": 1}


def test_tallies_add_up_whatever_bots_they_know() -> None:
    together = added([tallied([((deal("ab", 1, -1, winners=(0,)),), ())]), tallied([((deal("aa", 3, -3),), ())])])
    assert list(together.samples["a"]) == [1.0, 0.0]
    assert list(together.samples["b"]) == [-1.0]
    assert together.seats == {"a": 3, "b": 1}
    assert together.deals == 2


def test_the_interval_is_two_standard_errors_on_either_side() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.margin == pytest.approx(1.959964 * 1.2909944 / 2)
    assert estimate([3.0]).margin is None


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        ([5.0], (5.0, 5.0, 5.0)),
        ([3.0, 1.0, 2.0], (2.0, 3.0, 3.0)),
        ([float(number) for number in range(1, 101)], (50.0, 95.0, 100.0)),
    ],
)
def test_durations_are_told_by_nearest_rank(seconds: list[float], expected: tuple[float, ...]) -> None:
    found = durations(seconds)
    assert found is not None
    assert (found.median, found.p95, found.max) == expected


def test_a_bot_that_never_decided_has_no_durations() -> None:
    assert durations([]) is None
