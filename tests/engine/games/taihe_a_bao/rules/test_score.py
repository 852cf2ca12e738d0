"""What a hand is worth, and how a session goes."""

from __future__ import annotations

import pytest

from engine.events import Line
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.options import Options, problem
from engine.games.taihe_a_bao.rules.scoring import changes, result_lines, stakes
from engine.games.taihe_a_bao.rules.standing import winners
from engine.options import OptionError, read_options

WORTH = [
    (Options(), 0, True, True, 3, 5),
    (Options(seats=3), 0, True, True, 3, 4),
    (Options(seats=5), 0, True, True, 3, 6),
    (Options(), 1, True, True, 3, 1),
    (Options(), 3, True, True, 3, 3),
    (Options(), 4, False, True, 1, 4),
]
DOUBLES = Options(shutout_doubles=True, collapse_doubles=True)
WORTH_IN_THE_HOUSE = [
    (Options(simple_scoring=True), 0, True, True, 3, 2),
    (Options(simple_scoring=True), 3, True, True, 3, 1),
    (DOUBLES, 2, True, False, 4, 4),
    (DOUBLES, 2, True, True, 4, 2),
    (DOUBLES, 2, False, True, 1, 4),
    (DOUBLES, 2, False, True, 2, 2),
    (Options(shutout_doubles=True), 2, False, True, 1, 2),
    (Options(), 2, True, False, 4, 2),
    (Options(simple_scoring=True, shutout_doubles=True), 0, True, False, 2, 4),
    (Options(sole_caller_wins=True, shutout_doubles=True), 1, True, False, 0, 1),
    (Options(sole_caller_wins=True), 2, True, True, 3, 2),
]


@pytest.mark.rule("TAB-40")
@pytest.mark.parametrize(("options", "callers", "won", "played", "declarer_plays", "value"), WORTH)
def test_a_hand_is_worth_its_callers_or_the_players_and_one(
    options: Options, callers: int, won: bool, played: bool, declarer_plays: int, value: int
) -> None:
    assert stakes(options, callers, won, played, declarer_plays)[-1].amount == value


@pytest.mark.rule("TAB-53", "TAB-54", "TAB-55", "TAB-56")
@pytest.mark.parametrize(("options", "callers", "won", "played", "declarer_plays", "value"), WORTH_IN_THE_HOUSE)
def test_house_rules_change_the_worth(
    options: Options, callers: int, won: bool, played: bool, declarer_plays: int, value: int
) -> None:
    assert stakes(options, callers, won, played, declarer_plays)[-1].amount == value


@pytest.mark.rule("TAB-41", "TAB-42")
@pytest.mark.parametrize(
    ("options", "declarer", "won", "value", "expected"),
    [
        (Options(), 1, True, 3, (-3, 9, -3, -3)),
        (Options(), 1, False, 3, (3, -9, 3, 3)),
        (Options(seats=5), 4, True, 6, (-6, -6, -6, -6, 24)),
        (Options(seats=3, stake=10), 0, False, 2, (-40, 20, 20)),
    ],
)
def test_the_declarer_wins_from_or_pays_each_opponent_and_it_adds_up_to_nothing(
    options: Options, declarer: int, won: bool, value: int, expected: tuple[int, ...]
) -> None:
    assert changes(options, declarer, won, value) == expected
    assert sum(expected) == 0


@pytest.mark.rule("TAB-42")
def test_the_sum_names_the_stake_only_where_it_is_not_one() -> None:
    value = (Line("callers", (("callers", 2),), 2),)
    assert [line.key for line in result_lines(Options(), 0, True, value)] == ["callers", "wins"]
    lines = result_lines(Options(stake=5), 0, False, value)
    assert [(line.key, line.amount) for line in lines] == [("callers", 2), ("stake", 10), ("loses", -30)]


@pytest.mark.rule("TAB-42")
@pytest.mark.parametrize(
    ("options", "totals", "hands", "expected"),
    [
        (Options(), (3, -1, -1, -1), 11, None),
        (Options(), (3, -1, -1, -1), 12, (0,)),
        (Options(hands=1), (3, 3, -3, -3), 1, (0, 1)),
        (Options(hands="endless"), (3, -1, -1, -1), 500, None),
    ],
)
def test_after_the_last_hand_the_highest_total_wins_and_ties_share(
    options: Options, totals: tuple[int, ...], hands: int, expected: tuple[int, ...] | None
) -> None:
    assert winners(options, None, totals, hands) == expected


@pytest.mark.rule("TAB-42")
@pytest.mark.parametrize(
    "given", [{"hands": 0}, {"hands": 101}, {"hands": "never"}, {"stake": 0}, {"chips": -1}, {"hands": True}]
)
def test_lengths_and_stakes_out_of_range_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        read_options(Options, given)


@pytest.mark.rule("TAB-56")
def test_collapse_doubles_only_together_with_shutout_doubles() -> None:
    refusal = problem(Options(collapse_doubles=True))
    assert refusal is not None
    assert refusal.row == "TAB-56"
    assert problem(DOUBLES) is None
    assert TAIHE_A_BAO.problem(Options(shutout_doubles=True)) is None
