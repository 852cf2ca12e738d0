"""Soft sounds of cards and bells, computed from a few numbers: paper is filtered noise, a bell is fading sines."""

from __future__ import annotations

import math
from array import array
from enum import StrEnum
from functools import cache
from random import Random

RATE = 22_050
"""Samples a second; mono, 16 bits."""
_LOUDEST = 9_000
"""The largest sample, of 32,767: quiet beside other programs."""


class Sound(StrEnum):
    """The sounds of the table."""

    SLIDE = "slide"
    PLACED = "placed"
    BOMB = "bomb"
    YOUR_TURN = "your_turn"
    WON = "won"
    LOST = "lost"


@cache
def samples(sound: Sound) -> array[int]:
    """The sound as signed 16-bit samples, the same on every machine."""
    match sound:
        case Sound.SLIDE:
            return _whole(_paper(0.11, 0.30, 0.5))
        case Sound.PLACED:
            return _whole(_mixed(_paper(0.06, 0.55, 0.6), _bell(0.07, (150.0,), 0.35)))
        case Sound.BOMB:
            return _whole(_mixed(_paper(0.35, 0.08, 1.0), _bell(0.5, (58.0, 87.0), 0.8)))
        case Sound.YOUR_TURN:
            return _whole(_bell(0.45, (880.0, 1320.0), 0.3))
        case Sound.WON:
            return _whole(_one_after_another((523.25, 659.25, 783.99), 0.12))
        case Sound.LOST:
            return _whole(_one_after_another((392.0, 329.63), 0.18))


def _paper(seconds: float, brightness: float, loudness: float) -> list[float]:
    """Noise through a one-pole filter, swelling quickly and fading; brightness 0…1 is the filter's opening."""
    random, length, level = Random("paper"), int(seconds * RATE), 0.0
    wave = []
    for place in range(length):
        level += brightness * (random.random() * 2 - 1 - level)
        part = place / length
        wave.append(level * loudness * min(1.0, part * 8) * (1 - part) ** 2)
    return wave


def _bell(seconds: float, pitches: tuple[float, ...], loudness: float) -> list[float]:
    """Sines of these pitches in hertz that begin softly and die away."""
    length = int(seconds * RATE)
    wave = []
    for place in range(length):
        time, part = place / RATE, place / length
        tone = sum(math.sin(math.tau * pitch * time) for pitch in pitches) / len(pitches)
        wave.append(tone * loudness * min(1.0, part * 40) * (1 - part) ** 3)
    return wave


def _one_after_another(pitches: tuple[float, ...], gap: float) -> list[float]:
    wave: list[float] = []
    for number, pitch in enumerate(pitches):
        wave = _mixed(wave, [0.0] * int(number * gap * RATE) + _bell(0.5, (pitch, 2 * pitch), 0.35))
    return wave


def _mixed(one: list[float], other: list[float]) -> list[float]:
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    return [level + (shorter[place] if place < len(shorter) else 0.0) for place, level in enumerate(longer)]


def _whole(wave: list[float]) -> array[int]:
    return array("h", (int(max(-1.0, min(1.0, level)) * _LOUDEST) for level in wave))
