"""The standing of a Big Two session: who starts the next set, and who has won when the session is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.cards import NotationError, shuffled
from engine.events import Seat
from engine.game import Shuffle
from engine.games.big_two.options import ENDLESS, SEATS, Options, pack


@dataclass(frozen=True, slots=True)
class Standing:
    """Who went out in the last set, and starts this one (BT-19)."""

    starter: Seat


def chance(options: Options, standing: Standing | None, random: Random) -> Shuffle:
    """The shuffle of one set: who starts takes first; in a first set that is drawn (BT-04)."""
    deck = shuffled(pack(options), random.random)
    drawn = int(random.random() * SEATS)
    return Shuffle(deck, drawn if standing is None else standing.starter)


def winners(
    options: Options, _standing: Standing | None, totals: tuple[int, ...], played: int
) -> tuple[Seat, ...] | None:
    """Who has the highest total after the last set, ties sharing; None while the session goes on (BT-44)."""
    if options.sets == ENDLESS or played < int(options.sets):
        return None
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def read_standing(_options: Options, written: Mapping[str, Any]) -> Standing:
    """A standing of JSON: ``{"starter"}``; raises NotationError."""
    if set(written) != {"starter"}:
        raise NotationError('a standing holds "starter" alone')
    starter = written["starter"]
    if not isinstance(starter, int) or isinstance(starter, bool) or not 0 <= starter < SEATS:
        raise NotationError(f"starter {starter!r} is no seat: seats are 0 to {SEATS - 1}")
    return Standing(starter)


def write_standing(standing: Standing) -> dict[str, Any]:
    """The standing as JSON has it."""
    return {"starter": standing.starter}
