"""How long each motion takes and when it starts."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ui.table.scene.clock import Easing
from ui.table.scene.motions import (
    CALM,
    LAST_THIRD,
    LATER_DEAL,
    MotionPlan,
    Speed,
    Timing,
    bomb,
    bomb_length,
    collect_plan,
    deal_plan,
    deal_total,
    give_back_plan,
    glide_home,
    hand_over_plan,
    length,
    paced,
    play_plan,
    speed_wanted,
    turned,
)

MOVING = [Speed.FAST, Speed.NORMAL, Speed.SLOW]


@pytest.mark.parametrize(
    ("cards", "fast", "normal", "slow"),
    [
        (0, 0, 0, 0),
        (52, 800, 2000, 4000),
        (80, 900, 2400, 5000),
        (108, 1000, 2800, 6000),
        (168, 1000, 2900, 7000),
        (216, 1100, 3000, 8000),
        (270, 1200, 3200, 9000),
        (400, 1200, 3200, 9000),
    ],
)
def test_the_deal_takes_a_fixed_total_by_the_number_of_cards(
    cards: int, fast: float, normal: float, slow: float
) -> None:
    for speed, total in zip(MOVING, (fast, normal, slow), strict=True):
        assert deal_total(cards, speed) == total
        assert length(deal_plan(cards, (), speed)) == pytest.approx(total)
        assert length(deal_plan(cards, (), speed, later=True)) == pytest.approx(LATER_DEAL * total)


@pytest.mark.parametrize("speed", MOVING)
@pytest.mark.parametrize("cards", [35, 36, 39, 40, 54])
def test_a_smaller_pack_takes_less_time_and_a_larger_one_more(cards: int, speed: Speed) -> None:
    assert deal_total(cards - 1, speed) < deal_total(cards, speed)


@pytest.mark.rule("TAB-10")
@pytest.mark.parametrize("speed", MOVING)
def test_cards_fly_one_after_another_overlapping_and_easing_out(speed: Speed) -> None:
    plan = deal_plan(40, range(0, 40, 4), speed)
    gaps = {round(later.start - earlier.start, 6) for earlier, later in pairwise(plan)}
    assert len(gaps) == 1
    assert 0 < gaps.pop() < plan[0].duration
    assert all(200 <= timing.duration <= 240 and timing.easing is Easing.OUT_CUBIC for timing in plan)


def test_only_our_own_cards_turn_and_in_the_last_third() -> None:
    plan = deal_plan(8, (1, 5), Speed.NORMAL)
    assert [number for number, timing in enumerate(plan) if timing.turn == LAST_THIRD] == [1, 5]
    assert [turned(plan[1], share) for share in (0, 0.5, 2 / 3, 5 / 6, 1)] == pytest.approx([0, 0, 0, 0.5, 1])
    assert turned(plan[0], 1) == 0


def every_plan(speed: Speed) -> list[MotionPlan]:
    """One of each."""
    return [
        deal_plan(40, (0,), speed),
        play_plan(5, speed, from_backs=True),
        hand_over_plan(speed, from_backs=True),
        give_back_plan(speed, turns=True),
        glide_home(900, speed),
        collect_plan(10, speed, turns=True),
    ]


def test_nothing_takes_time_when_motion_is_off() -> None:
    for plan in every_plan(Speed.OFF):
        assert plan
        assert all((timing.start, timing.duration, timing.rest) == (0, 0, 0) for timing in plan)
    assert bomb_length(Speed.OFF) == 0
    assert bomb(0, 90, Speed.OFF) == CALM


def test_each_speed_is_slower_than_the_faster_one() -> None:
    for fast, normal, slow in zip(*map(every_plan, MOVING), strict=True):
        assert length(fast) <= length(normal) <= length(slow)


@pytest.mark.parametrize(("distance", "duration"), [(0, 180), (400, 205), (800, 230), (5000, 230)])
@pytest.mark.parametrize("speed", MOVING)
def test_an_illegal_drop_glides_home_in_180_to_230_milliseconds(distance: float, duration: float, speed: Speed) -> None:
    assert glide_home(distance, speed) == (Timing(0, duration),)


def test_a_card_handed_over_rests_in_the_middle_until_it_is_read() -> None:
    show, on = hand_over_plan(Speed.NORMAL, from_backs=True)
    assert show.rest >= 400
    assert on.start == show.end + show.rest
    assert turned(show, 1) == 1


def test_the_last_card_of_a_long_play_is_not_late() -> None:
    assert length(play_plan(10, Speed.NORMAL, from_backs=True)) < 400
    assert length(collect_plan(40, Speed.NORMAL, turns=True)) < 600
    assert play_plan(0, Speed.NORMAL, from_backs=False) == ()
    assert length(()) == 0


@pytest.mark.parametrize("speed", MOVING)
def test_a_bomb_swells_shakes_and_is_calm_again_within_half_a_second(speed: Speed) -> None:
    assert bomb_length(speed) <= 500
    moments = [bomb(ms, 100, speed) for ms in range(0, 500, 4)]
    assert max(moment.scale for moment in moments) > 1.15
    assert max(moment.shift.x for moment in moments) > 2
    assert min(moment.shift.x for moment in moments) < -1
    assert max(abs(moment.shift.x) for moment in moments) <= 5
    assert moments[0] == CALM
    assert moments[-1] == CALM


def test_a_bomb_moves_without_jumps() -> None:
    moments = [bomb(ms, 100, Speed.NORMAL) for ms in range(470)]
    assert all(abs(one.scale - other.scale) < 0.02 for one, other in pairwise(moments))
    assert all(abs(one.shift.x - other.shift.x) < 0.5 for one, other in pairwise(moments))


def test_what_lasts_lasts_as_long_as_the_speed_says() -> None:
    assert [paced(300, speed) for speed in Speed] == [0, 180, 300, 480]


@pytest.mark.parametrize(
    ("setting", "reduced", "speed"),
    [("normal", False, Speed.NORMAL), ("slow", True, Speed.OFF), ("off", False, Speed.OFF)],
)
def test_reduced_motion_wins_over_the_setting(setting: str, reduced: bool, speed: Speed) -> None:
    assert speed_wanted(setting, reduced) is speed
