"""The one clock of all animation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.table.scene.clock import Clock, Easing, Tween


@pytest.mark.parametrize("easing", Easing)
def test_every_curve_runs_from_start_to_end(easing: Easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("easing", "at_a_quarter", "at_half"),
    [
        (Easing.LINEAR, 0.25, 0.5),
        (Easing.OUT_CUBIC, 0.578125, 0.875),
        (Easing.IN_OUT_CUBIC, 0.0625, 0.5),
        (Easing.OUT_BACK, 0.746875, 1.025),
    ],
)
def test_curves_go_their_way(easing: Easing, at_a_quarter: float, at_half: float) -> None:
    assert easing(0.25) == pytest.approx(at_a_quarter)
    assert easing(0.5) == pytest.approx(at_half)


def test_only_the_springing_curve_overshoots_and_only_a_little() -> None:
    highest = {easing: max(easing(step / 100) for step in range(101)) for easing in Easing}
    assert 1.01 < highest.pop(Easing.OUT_BACK) < 1.06
    assert all(top == pytest.approx(1.0) for top in highest.values())


class Diary:
    """Notes what a clock calls."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.notes: list[tuple[str, float]] = []
        self.steps: dict[str, list[float]] = {}

    def tween(self, name: str, duration: float, delay: float = 0.0) -> Tween:
        """A linear tween whose steps and end are noted."""
        return Tween(
            duration,
            lambda share: self.steps.setdefault(name, []).append(share),
            delay,
            Easing.LINEAR,
            lambda: self.notes.append((name, self.clock.now)),
        )

    def add(self, name: str, duration: float, delay: float = 0.0) -> None:
        """Add such a tween."""
        self.clock.add(name, self.tween(name, duration, delay))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def diary(clock: Clock) -> Diary:
    return Diary(clock)


def test_a_tween_steps_once_a_frame_and_ends_at_exactly_one(clock: Clock, diary: Diary) -> None:
    diary.add("card", 100, delay=50)
    for _ in range(8):
        clock.advance(20)
    assert diary.steps["card"] == pytest.approx([0.1, 0.3, 0.5, 0.7, 0.9, 1.0])
    assert diary.notes == [("card", 150)]
    assert not clock.busy


def test_the_curve_is_applied_to_the_share_of_the_time(clock: Clock) -> None:
    seen: list[float] = []
    clock.add("card", Tween(100, seen.append))
    clock.advance(50)
    assert seen == [0.875]


def test_what_ends_ends_in_order_of_its_end_then_of_adding(clock: Clock, diary: Diary) -> None:
    diary.add("late", 300)
    diary.add("first of two", 100)
    diary.add("second of two", 50, delay=50)
    diary.add("early", 10)
    clock.advance(1000)
    assert diary.notes == [("early", 10), ("first of two", 100), ("second of two", 100), ("late", 300)]


@given(frames=st.lists(st.integers(1, 90), min_size=1, max_size=40))
def test_chained_motions_do_not_depend_on_the_frame_rate(frames: list[int]) -> None:
    clock = Clock()
    diary = Diary(clock)
    second = diary.tween("second", 70)
    clock.add("first", Tween(45, done=lambda: clock.add("second", second)))
    for frame in frames:
        clock.advance(frame)
    passed = sum(frames)
    assert clock.now == passed
    assert diary.notes == ([("second", 115)] if passed >= 115 else [])
    assert clock.busy is (passed < 115)
    if 45 < passed < 115:
        assert diary.steps["second"][-1] == pytest.approx((passed - 45) / 70)


def test_a_cancelled_tween_is_never_done(clock: Clock, diary: Diary) -> None:
    diary.add("card", 100)
    clock.advance(50)
    clock.cancel("card")
    clock.cancel("nobody")
    clock.advance(500)
    assert diary.steps["card"] == [0.5]
    assert diary.notes == []
    diary.add("other", 100)
    clock.cancel_all()
    clock.advance(500)
    assert diary.notes == []


def test_a_new_tween_under_the_same_key_takes_over(clock: Clock, diary: Diary) -> None:
    clock.add("card", diary.tween("old", 100))
    clock.advance(50)
    clock.add("card", diary.tween("new", 100))
    clock.advance(60)
    assert diary.notes == []
    clock.advance(40)
    assert diary.notes == [("new", 150)]


def test_a_step_may_cancel_another_tween_of_the_same_frame(clock: Clock, diary: Diary) -> None:
    clock.add("first", Tween(100, lambda _: clock.cancel("second")))
    diary.add("second", 100)
    clock.advance(10)
    assert diary.steps == {}
    assert clock.runs("first")
    assert not clock.runs("second")


def test_nothing_steps_before_its_delay_is_over(clock: Clock, diary: Diary) -> None:
    diary.add("card", 100, delay=100)
    clock.advance(100)
    assert diary.steps == {}
    assert clock.remaining == 100


def test_a_tween_without_duration_ends_in_the_next_frame(clock: Clock, diary: Diary) -> None:
    diary.add("card", 0)
    assert clock.busy
    clock.advance(0)
    assert diary.notes == [("card", 0)]
    assert clock.remaining == 0


def test_something_that_starts_itself_again_for_ever_is_found_out(clock: Clock) -> None:
    def again() -> None:
        clock.later("again", 0, again)

    again()
    with pytest.raises(AssertionError, match="without end"):
        clock.advance(1)
