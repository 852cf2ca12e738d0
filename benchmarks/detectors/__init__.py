"""Detectors of blunders: what every player would call a mistake, found without a search, from what the seat sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Detector:
    """One kind of blunder.

    ``unless``: the exception in which the same is right, which ``found`` leaves out; ``found``: View and action of the
    seat on turn: whether this is one.
    """

    name: str
    blunder: str
    unless: str
    found: Callable[[Any, Any], bool]
