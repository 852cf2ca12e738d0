"""The places of badges on a plate of one or two lines, and which of them give way where there is no room for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

from ui.table.scene.seats.badges import LEAST_PAD, LIGHT_PAD, PAD, Badge, BadgeSign, Weight, badge_width

FEW_BADGES = 4
"""Up to this many badges, every order is tried."""
BETWEEN = 6.0
"""Pixels between two badges."""
SMALLER = 0.9, 0.8
"""The shares of the letters' size that are tried, the first first, where the usual size leaves a badge out."""


@dataclass(frozen=True, slots=True)
class BadgeLine:
    """The free part of a line of the plate."""

    left: float
    right: float
    middle: float

    @property
    def width(self) -> float:
        """Its width, in pixels."""
        return self.right - self.left


class Told(NamedTuple):
    """What laid badges tell of all that there are; more is better, in this order."""

    each: tuple[bool, ...]
    """Whether each that is not light shows its words or its sign, in their order: the first matter most."""
    kept: int
    """How many of those that are kept have their whole words."""
    heavy: int
    """How many that are not light have their whole words."""
    whole: int
    """How many have."""
    width: float
    """How wide the others are, in pixels."""


LaidBadge = tuple[Badge, QPointF, float]
"""A badge, its left middle, and its width."""
_Widths = Callable[[Badge, BadgeLine, QFont], list[float]]
"""The widths that a badge may have where there is this room, the best first."""


def laid_badges(badges: Sequence[Badge], lines: list[BadgeLine], font: QFont) -> tuple[list[LaidBadge], QFont]:
    """Where the badges lie, and in which letters: smaller ones where only in them one that is not light has room, or
    one that is kept has room for its words."""
    kept = sum(badge.weight is Weight.KEPT for badge in badges)
    found = _laid(badges, lines, font), font
    for share in SMALLER:
        best = told(badges, *found)
        if all(best.each) and best.kept == kept:
            break
        small = QFont(font)
        small.setPixelSize(round(QFontInfo(font).pixelSize() * share))
        laid = _laid(badges, lines, small)
        if told(badges, laid, small)[:2] > best[:2]:
            found = laid, small
    return found


def told(badges: Sequence[Badge], laid: Sequence[LaidBadge], font: QFont) -> Told:
    """What these of all badges, laid in these letters, tell."""
    worded = [badge for badge, _, width in laid if width >= badge_width(badge, font, pad=LEAST_PAD)]
    whole = [badge for badge in worded if badge in badges]
    shown = [badge for badge, *_ in laid if badge in worded or badge.sign is not BadgeSign.NONE]
    heavy = [badge for badge in badges if badge.weight is not Weight.LIGHT]
    return Told(
        each=tuple(badge in shown or _in_short(badge) in shown for badge in heavy),
        kept=sum(badge.weight is Weight.KEPT for badge in whole),
        heavy=sum(badge.weight is not Weight.LIGHT for badge in whole),
        whole=len(whole),
        width=sum(width for badge, _, width in laid if badge not in whole),
    )


def _laid(badges: Sequence[Badge], lines: list[BadgeLine], font: QFont) -> list[LaidBadge]:
    """Where all badges fit whole, in whatever order and at last without light ones and ever shorter; else shrunk."""
    fewer = _ever_lighter(badges)
    weighty = fewer[-1]
    shorter = _ever_shorter(weighty)[-1]
    for some in (*fewer, *(some for each in fewer for some in _ever_shorter(each)[1:])):
        for widths in (_whole, _tight):
            for order in permutations(some) if len(some) <= FEW_BADGES else (some,):
                if len(placed := _placed(order, lines, font, widths)) == len(some):
                    return placed
    kept = tuple(badge for badge in weighty if badge.weight is Weight.KEPT)
    others = tuple(badge for badge in shorter if badge.weight is not Weight.KEPT)
    short = tuple(_in_short(badge) for badge in kept)
    for least in (kept, short):
        for widths in (_whole_or_sign, _signed):
            if found := _beside_kept(least, others, lines, font, widths):
                return found
    return _placed((*others, *short), lines, font, _partly)


def _ever_lighter(badges: Sequence[Badge]) -> list[tuple[Badge, ...]]:
    """All badges, then ever fewer: of the light ones the last goes first."""
    found = [tuple(badges)]
    for place in reversed(range(len(badges))):
        if badges[place].weight is Weight.LIGHT:
            found.append(found[-1][:place] + found[-1][place + 1 :])
    return found


def _ever_shorter(badges: tuple[Badge, ...]) -> list[tuple[Badge, ...]]:
    """All badges, then ever more of them in short: the last goes first, and what is kept stays whole."""
    found = [badges]
    for place in reversed(range(len(badges))):
        if badges[place].weight is not Weight.KEPT:
            found.append((*found[-1][:place], _in_short(badges[place]), *found[-1][place + 1 :]))
    return found


def _in_short(badge: Badge) -> Badge:
    return replace(badge, words=badge.short, sign=badge.short_sign) if badge.short else badge


def _beside_kept(
    kept: Sequence[Badge], others: Sequence[Badge], lines: list[BadgeLine], font: QFont, widths: _Widths
) -> list[LaidBadge]:
    """The kept badges whole, and as much of the others as then has room; nothing where one would have to go."""
    whole = [badge_width(badge, font, pad=LEAST_PAD) for badge in kept]
    reserved = sum(width + BETWEEN for width in whole)
    found: list[list[LaidBadge]] = []
    for line in lines:
        if line.width + BETWEEN < reserved:
            continue
        rooms = [replace(each, right=each.right - reserved * (each is line)) for each in lines]
        placed = _placed(others, rooms, font, widths)
        if len(placed) < len(others):
            continue
        beside = (at.x() + width + BETWEEN for _, at, width in placed if at.y() == line.middle)
        left = max(beside, default=line.left)
        for badge, width in zip(kept, whole, strict=True):
            placed.append((badge, QPointF(left, line.middle), width))
            left += width + BETWEEN
        found.append(placed)
    return max(found, key=lambda placed: sum(width for *_, width in placed), default=[])


def _placed(badges: Sequence[Badge], lines: list[BadgeLine], font: QFont, widths: _Widths) -> list[LaidBadge]:
    """Each badge in the first line with room for it, as wide as it can be; those are left out that have none."""
    rooms, placed = [*lines], []
    for badge in badges:
        fits = ((room, width) for width in widths(badge, rooms[0], font) for room in rooms if room.width >= width)
        if (found := next(fits, None)) is not None:
            room, width = found
            placed.append((badge, QPointF(room.left, room.middle), width))
            rooms[rooms.index(room)] = replace(room, left=room.left + width + BETWEEN)
    return placed


def _whole(badge: Badge, _room: BadgeLine, font: QFont) -> list[float]:
    """With all of its words."""
    pads = (PAD, LIGHT_PAD) if badge.weight is Weight.LIGHT else (PAD, LIGHT_PAD, LEAST_PAD)
    return [badge_width(badge, font, pad=pad) for pad in pads]


def _tight(badge: Badge, room: BadgeLine, font: QFont) -> list[float]:
    """With all of its words, and as little round them as can be."""
    return _whole(badge, room, font)[-1:]


def _whole_or_sign(badge: Badge, room: BadgeLine, font: QFont) -> list[float]:
    """With all of its words, or with its sign alone, if it has one."""
    sign = badge_width(badge, font, worded=False)
    return [*_whole(badge, room, font), *([sign] if sign else [])]


def _signed(badge: Badge, room: BadgeLine, font: QFont) -> list[float]:
    """With its sign alone, if it has one."""
    return _whole_or_sign(badge, room, font)[-1:]


def _partly(badge: Badge, room: BadgeLine, font: QFont) -> list[float]:
    """With all of its words, with its sign alone or, where it has none, with as much of its word as says something."""
    says = badge.sign is BadgeSign.NONE and room.width >= QFontMetricsF(font).height() * 3
    return [*_whole_or_sign(badge, room, font), *([room.width] if says else [])]
