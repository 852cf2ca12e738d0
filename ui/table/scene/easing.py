"""How a motion runs between its start (0) and its end (1)."""

from __future__ import annotations

from enum import Enum

_BACK = 1.2  # 1.70158 is the usual overshoot of a tenth; cards overshoot half as much


class Easing(Enum):
    """Curves from 0 to 1; called with a share of the time they give the share of the way."""

    LINEAR = "linear"
    OUT_CUBIC = "out_cubic"
    IN_OUT_CUBIC = "in_out_cubic"
    OUT_BACK = "out_back"

    def __call__(self, share: float) -> float:
        match self:
            case Easing.LINEAR:
                return share
            case Easing.OUT_CUBIC:
                return 1.0 - (1.0 - share) ** 3
            case Easing.IN_OUT_CUBIC:
                return 4.0 * share**3 if share < 0.5 else 1.0 - 4.0 * (1.0 - share) ** 3
            case Easing.OUT_BACK:
                rest = share - 1.0
                return 1.0 + (_BACK + 1.0) * rest**3 + _BACK * rest**2
