"""Who wins a deal of Bao Huang, and what it is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Line, Seat
from engine.games.bao_huang.options import SEATS, Options

PLACE_POINTS = (4, 2, 0, -2, -4)
"""By finishing place (BH-60)."""


def position_sum(finish: Sequence[Seat], emperor: Seat, eunuch: Seat) -> int:
    """The total value of the places of the emperor's side (BH-60)."""
    return sum(points for seat, points in zip(finish, PLACE_POINTS, strict=True) if seat in (emperor, eunuch))


def winning_side(options: Options, finish: Sequence[Seat], emperor: Seat, eunuch: Seat) -> int:
    """1 where the emperor's side has won, -1 where the people have, 0 for a tie (BH-50 … BH-52, BH-63)."""
    if options.position_scoring:
        total = position_sum(finish, emperor, eunuch)
        return (total > 0) - (total < 0)
    ours = (emperor, eunuch)
    if emperor == eunuch:
        return 1 if finish[0] == emperor else -1
    first, last = finish[0] in ours, finish[-1] in ours
    return int(first) - int(last)


def changes(options: Options, finish: Sequence[Seat], emperor: Seat, eunuch: Seat, announced: bool) -> tuple[int, ...]:
    """Each seat's change in points (BH-53, BH-60 … BH-64)."""
    value = side_value(options, finish, emperor, eunuch)
    return tuple(value * stake for stake in multipliers(options, emperor, eunuch, announced))


def multipliers(options: Options, emperor: Seat, eunuch: Seat, announced: bool) -> tuple[int, ...]:
    """By seat: how often the value of the emperor's side counts, negative for the people (BH-53, BH-61 … BH-64)."""
    factor = _announced_factor(emperor, eunuch) if announced else 1
    crown = factor * _emperor_factor(options, emperor == eunuch)
    return tuple(crown if seat == emperor else factor if seat == eunuch else -factor for seat in range(SEATS))


def side_value(options: Options, finish: Sequence[Seat], emperor: Seat, eunuch: Seat) -> int:
    """What the emperor's partner wins, and each of the people loses, before an announcement."""
    if options.position_scoring:
        return position_sum(finish, emperor, eunuch)
    return winning_side(options, finish, emperor, eunuch)


def _emperor_factor(options: Options, alone: bool) -> int:
    """How much more the emperor wins or loses (BH-53, BH-61, BH-62)."""
    if options.position_scoring:
        return (2 if alone else 1) * (2 if options.emperor_balances else 1)
    return 4 if alone else 2


def _announced_factor(emperor: Seat, eunuch: Seat) -> int:
    """Doubled for a partner, tripled for an emperor alone (BH-64)."""
    return 3 if emperor == eunuch else 2


def result_lines(
    options: Options, finish: Sequence[Seat], emperor: Seat, eunuch: Seat, announced: bool
) -> tuple[Line, ...]:
    """The sum as the result panel shows it: what the places add up to where they score, the value, what an announcement
    makes of it, what the emperor gets.

    An emperor who gets no more than the partner is named with it.
    """
    value, alone = side_value(options, finish, emperor, eunuch), emperor == eunuch
    crown = _emperor_factor(options, alone)
    named = "_alone" if alone else "_alike" if crown == 1 and value else ""
    won = ("people", "tie", "emperor")[1 + winning_side(options, finish, emperor, eunuch)]
    seats = (("emperor", emperor), ("eunuch", eunuch))
    lines = [Line("positions", (), value)] if options.position_scoring else []
    lines.append(Line(f"{won}{named}", (*seats, ("first", finish[0]), ("last", finish[-1])), value))
    if not value:
        return tuple(lines)  # nothing is doubled
    if announced:
        factor = _announced_factor(emperor, eunuch)
        value *= factor
        lines.append(Line(f"announced{named}", seats, value))
    if crown > 1:
        lines.append(Line("emperor_counts", (*seats, ("factor", crown)), value * crown))
    return tuple(lines)
