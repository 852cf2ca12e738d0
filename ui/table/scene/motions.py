"""How long each motion takes and when it starts: the deal, plays, hand-overs, going home, collecting, bombs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from ui.kit.geometry import Point
from ui.table.scene.clock import Easing


class Speed(StrEnum):
    """How fast the person wants things to move; the setting's values."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


LATER_DEAL = 0.7
"""The duration of a later deal of a session, as a share of the first one's."""

LAST_THIRD = (2 / 3, 1.0)
"""The share of a flight in which one's own card turns face up."""

_DEAL_TOTALS = {  # milliseconds by the number of cards; between them in proportion
    Speed.FAST: ((0, 200), (52, 800), (108, 1000), (168, 1000), (216, 1100), (270, 1200)),
    Speed.NORMAL: ((0, 220), (52, 2000), (108, 2800), (168, 2900), (216, 3000), (270, 3200)),
    Speed.SLOW: ((0, 240), (52, 4000), (108, 6000), (168, 7000), (216, 8000), (270, 9000)),
}
_FLIGHT = {Speed.FAST: 200.0, Speed.NORMAL: 220.0, Speed.SLOW: 240.0}
_PACE = {Speed.OFF: 0.0, Speed.FAST: 0.6, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
_HOME_LEAST, _HOME_MORE, _HOME_FAR = 180.0, 50.0, 800.0  # milliseconds, and the distance in pixels that takes all


@dataclass(frozen=True, slots=True)
class Timing:
    """When one card moves: start and duration in milliseconds, its easing, and how long it rests at the end.

    ``turn`` is the share of the duration in which the card turns over, None if it does not.
    """

    start: float
    duration: float
    easing: Easing = Easing.OUT_CUBIC
    turn: tuple[float, float] | None = None
    rest: float = 0.0

    @property
    def end(self) -> float:
        """When it has arrived."""
        return self.start + self.duration


MotionPlan = tuple[Timing, ...]


def length(plan: MotionPlan) -> float:
    """Milliseconds until the last card has arrived."""
    return max((timing.end for timing in plan), default=0.0)


def turned(timing: Timing, share: float) -> float:
    """How far the card has turned over (0 to 1) at this share of the time; by 0.5 its other face shows."""
    if timing.turn is None:
        return 0.0
    begin, end = timing.turn
    return min(1.0, max(0.0, (share - begin) / (end - begin)))


def speed_wanted(setting: str, reduced_motion: bool) -> Speed:
    """The speed of the setting; none where the system asks for reduced motion."""
    return Speed.OFF if reduced_motion else Speed(setting)


def paced(ms: float, speed: Speed) -> float:
    """The duration at this speed of something that takes so many milliseconds at normal speed."""
    return ms * _PACE[speed]


def deal_total(cards: int, speed: Speed) -> float:
    """How long it takes to take so many cards, in milliseconds."""
    if speed is Speed.OFF or not cards:
        return 0.0
    totals = _DEAL_TOTALS[speed]
    for (fewer, low), (more, high) in pairwise(totals):
        if cards <= more:
            return low + (high - low) * (cards - fewer) / (more - fewer)
    return float(totals[-1][1])


def deal_plan(cards: int, own: Collection[int], speed: Speed, *, later: bool = False) -> MotionPlan:
    """A flight a card in taking order; our own cards (by number) turn in the last third.

    A fixed total for all, so flights overlap. ``later``: not the session's first deal.
    """
    flight = _FLIGHT.get(speed, 0.0)
    total = deal_total(cards, speed) * (LATER_DEAL if later else 1.0)
    gap = max(0.0, total - flight) / (cards - 1) if cards > 1 else 0.0
    turns = {True: LAST_THIRD, False: None}
    return tuple(Timing(gap * card, flight, Easing.OUT_CUBIC, turns[card in own]) for card in range(cards))


def play_plan(cards: int, speed: Speed, *, from_backs: bool) -> MotionPlan:
    """Cards go to the table one closely after the other; those of other seats turn face up on the way."""
    turn = (0.15, 0.6) if from_backs else None
    return _paced([Timing(14.0 * card, 240.0, Easing.OUT_CUBIC, turn) for card in range(cards)], speed)


def hand_over_plan(speed: Speed, *, from_backs: bool) -> MotionPlan:
    """A card goes face up from hand to hand: first to the middle, where all can read it, then on.

    Two timings of the same card; the second starts when the first has rested.
    """
    turn = (0.1, 0.6) if from_backs else None
    show = Timing(0.0, 280.0, Easing.OUT_CUBIC, turn, rest=520.0)
    return _paced([show, Timing(show.end + show.rest, 280.0, Easing.IN_OUT_CUBIC)], speed)


def give_back_plan(speed: Speed, *, turns: bool) -> MotionPlan:
    """A card goes face down from hand to hand; it turns where one of both hands is our own."""
    return _paced([Timing(0.0, 360.0, Easing.IN_OUT_CUBIC, (0.1, 0.5) if turns else None)], speed)


def glide_home(distance: float, speed: Speed) -> MotionPlan:
    """The way of an illegal drop back to the hand, a little longer from far away; distance in pixels."""
    if speed is Speed.OFF:
        return (Timing(0.0, 0.0),)
    return (Timing(0.0, _HOME_LEAST + _HOME_MORE * min(1.0, distance / _HOME_FAR)),)


def collect_plan(cards: int, speed: Speed, *, turns: bool) -> MotionPlan:
    """A finished trick goes to its pile all but together, face down where the pile is."""
    turn = (0.3, 0.8) if turns else None
    return _paced([Timing(6.0 * card, 260.0, Easing.IN_OUT_CUBIC, turn) for card in range(cards)], speed)


@dataclass(frozen=True, slots=True)
class Emphasis:
    """How much larger the cards of a bomb are, and how far off their place, at one moment."""

    scale: float
    shift: Point


CALM = Emphasis(1.0, Point(0.0, 0.0))
_SWELL, _SHAKE, _SETTLE = 120.0, 200.0, 140.0
_GLEAM = 520.0
_LARGEST, _SWING, _SWINGS = 1.18, 0.05, 2.5


def gleam_length(speed: Speed) -> float:
    """How long a tractor or a won hand gleams, in milliseconds."""
    return 0.0 if speed is Speed.OFF else _GLEAM


def bomb_length(speed: Speed) -> float:
    """How long a bomb is emphasised once its cards have landed, in milliseconds."""
    return 0.0 if speed is Speed.OFF else _SWELL + _SHAKE + _SETTLE


def bomb(ms: float, card_width: float, speed: Speed) -> Emphasis:
    """The emphasis at this time after landing: the cards swell, shake sideways ever less, and settle."""
    if not 0.0 <= ms < bomb_length(speed):
        return CALM
    swell = Easing.OUT_BACK(min(1.0, ms / _SWELL))
    settle = Easing.IN_OUT_CUBIC(max(0.0, ms - _SWELL - _SHAKE) / _SETTLE)
    shaken = min(1.0, max(0.0, ms - _SWELL) / _SHAKE)
    swing = _triangle(shaken * _SWINGS) * (1.0 - shaken) * _SWING * card_width
    return Emphasis(1.0 + (_LARGEST - 1.0) * swell * (1.0 - settle), Point(swing, 0.0))


def _triangle(turns: float) -> float:
    """A wave that starts at 0 and runs to 1, -1 and back once a turn."""
    part = (turns + 0.25) % 1.0
    return 1.0 - 4.0 * abs(part - 0.5)


def _paced(plan: list[Timing], speed: Speed) -> MotionPlan:
    """The plan at this speed; nothing takes time when motion is off."""
    return tuple(
        replace(
            timing,
            start=paced(timing.start, speed),
            duration=paced(timing.duration, speed),
            rest=paced(timing.rest, speed),
        )
        for timing in plan
    )
