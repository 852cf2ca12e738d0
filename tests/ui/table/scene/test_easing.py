"""How a motion runs between its start and its end."""

from __future__ import annotations

import pytest

from ui.table.scene.easing import Easing


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
