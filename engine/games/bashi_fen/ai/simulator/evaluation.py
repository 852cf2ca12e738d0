"""The value of a hand that was played out to a side: levels, with the steps between them smoothed."""

from __future__ import annotations

from functools import lru_cache
from statistics import fmean

from engine.events import Seat
from engine.games.bashi_fen.ai.simulator.packed_cards import cards_counted
from engine.games.bashi_fen.ai.simulator.play_loop import Position, Terms, result
from engine.games.bashi_fen.options import Options, packs_of
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.result import HandResult
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.rules.tricks import points_in

TAKING_OVER = 0.5
"""The value, in levels, of being the side that declares next."""
SURE = 4
"""One in this many of the points still to be won may go to the other side than in the imagined deal."""
GRAIN = 5
"""The points of the lowest counting card."""


@lru_cache(maxsize=1 << 12)
def smoothed_levels(options: Options, partners: int, points: int, uncertainty: int) -> float:
    """The mean levels of the declarer's side over the others', for the opponents' points with this uncertainty.

    Levels alone change only at certain points, so that ten points more or less would be worth nothing to a search; the
    mean changes gradually.
    """
    return fmean(
        _exact(options, partners, max(each, 0)) for each in range(points - uncertainty, points + uncertainty + 1, GRAIN)
    )


@lru_cache(maxsize=1 << 12)
def _rounding(options: Options, partners: int, points: int, uncertainty: int) -> float:
    """By how much the smoothed levels differ from the exact ones."""
    return smoothed_levels(options, partners, points, uncertainty) - smoothed_levels(options, partners, points, 0)


def _exact(options: Options, partners: int, points: int) -> float:
    declarers, opponents, stays = gains(options, points, partners)
    return declarers - opponents + (TAKING_OVER if stays else -TAKING_OVER)


@lru_cache(maxsize=64)
def all_points(options: Options) -> int:
    """The points of all cards of the table."""
    return points_in(pack(options))


def uncertainty_in(options: Options, position: Position) -> int:
    """By how many points the end may differ from an imagined one: at most by one step between two levels."""
    if cards_counted(position.hands[position.turn]) <= (position.led.size if position.led else 1):
        return 0  # the last trick
    left = all_points(options) - sum(position.won)
    return min(left // SURE, options.step * packs_of(options)) // GRAIN * GRAIN


def valued(terms: Terms, ended: Position, seat: Seat, uncertainty: int) -> tuple[float, HandResult]:
    """The value of a finished hand to this seat's side over the other side, and the result by the rules."""
    found = result(terms, ended)
    won = seat in found.winners
    ours = [change for each, change in enumerate(found.changes) if (each in found.winners) == won]
    theirs = [change for each, change in enumerate(found.changes) if (each in found.winners) != won]
    value = sum(ours) / len(ours) - (sum(theirs) / len(theirs) if theirs else 0.0)
    value += TAKING_OVER if won else -TAKING_OVER
    if uncertainty:
        rounded = _rounding(terms.options, _partners(found), _points(found), uncertainty)
        value += rounded if won == found.declarers_won else -rounded
    return value, found


def _points(found: HandResult) -> int:
    """The opponents' points."""
    return next(line.amount for line in found.lines if line.key == "points_total")


def _partners(found: HandResult) -> int:
    """How many partners the declarer had in the end."""
    winners, losers = len(found.winners), len(found.changes) - len(found.winners)
    return (winners if found.declarers_won else losers) - 1
