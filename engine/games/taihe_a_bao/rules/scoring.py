"""What a hand of Taihe A Bao is worth, line by line."""

from __future__ import annotations

from engine.events import Line, Seat
from engine.games.taihe_a_bao.options import Options


def stakes(options: Options, callers: int, won: bool, opponents_played: bool, declarer_plays: int) -> tuple[Line, ...]:
    """The lines that make the value in stakes, which is the last one's amount (TAB-40, TAB-53 … TAB-56).

    ``callers``: how many called, 0 if declared at once; ``declarer_plays``: the declarer's plays, the lead included.
    """
    if options.sole_caller_wins and callers == 1:
        return (Line("sole_caller", (), 1),)
    lines = [_basic(options, callers)]
    if options.shutout_doubles and won and not opponents_played:
        lines.append(Line("shutout", (), 2 * lines[-1].amount))
    if options.collapse_doubles and not won and declarer_plays <= 1:
        lines.append(Line("collapse", (), 2 * lines[-1].amount))
    return tuple(lines)


def _basic(options: Options, callers: int) -> Line:
    if options.simple_scoring:
        return Line("simple_called", (), 1) if callers else Line("simple_declared", (), 2)
    if callers:
        return Line("callers", (("callers", callers),), callers)
    return Line("declared", (("seats", options.seats),), options.seats + 1)


def changes(options: Options, declarer: Seat, won: bool, value: int) -> tuple[int, ...]:
    """Each seat's change in points: the value from, or to, each opponent (TAB-41), times the stake (TAB-42)."""
    each = value * options.stake * (1 if won else -1)
    return tuple(each * (options.seats - 1) if seat == declarer else -each for seat in range(options.seats))


def result_lines(options: Options, declarer: Seat, won: bool, value: tuple[Line, ...]) -> tuple[Line, ...]:
    """The whole sum as the result panel shows it: the value in stakes, the stake, and what the declarer gets."""
    each = value[-1].amount * options.stake
    stake = () if options.stake == 1 else (Line("stake", (("stake", options.stake),), each),)
    opponents = options.seats - 1
    args = (("declarer", declarer), ("opponents", opponents), ("each", each))
    total = Line("wins" if won else "loses", args, each * opponents * (1 if won else -1))
    return (*value, *stake, total)
