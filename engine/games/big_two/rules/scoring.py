"""The score of a set of Big Two: penalties by the cards left, added up for partners, or for each player alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Line, Seat
from engine.games.big_two.options import HONG_KONG, MILD, PARTNERSHIP, PLAIN, SEATS, Options, partner

Brackets = tuple[tuple[int, int], ...]
"""Pairs of a number of cards and a factor: up to so many cards, each card counts so often."""

PARTNERS: Brackets = ((11, 1), (17, 2), (25, 3), (26, 4))
"""The brackets of two partners together (BT-41)."""

TABLES: dict[str, Brackets] = {
    HONG_KONG: ((7, 1), (9, 2), (12, 3), (13, 4)),
    MILD: ((9, 1), (12, 2), (13, 3)),
    PLAIN: ((13, 1),),
}
"""The brackets of one player alone, by ``individual_table`` (BT-43)."""

FORGETTING = 5
"""The cost of a forgotten "last card" (BT-34)."""


def factor(brackets: Brackets, cards: int) -> int:
    """The factor by which each of so many cards counts."""
    return next(times for most, times in brackets if cards <= most)


def penalty(brackets: Brackets, cards: int) -> int:
    """The penalty for so many cards left (BT-41, BT-43)."""
    return cards * factor(brackets, cards)


def side_penalty(cards_left: Sequence[int], side: Seat, forgot: Sequence[Seat]) -> int:
    """The penalty points of a side, named by one of its seats (BT-34, BT-41)."""
    cards = cards_left[side] + cards_left[partner(side)]
    return penalty(PARTNERS, cards) + FORGETTING * sum(seat % 2 == side % 2 for seat in forgot)


def changes(options: Options, cards_left: Sequence[int], out: Seat, forgot: Sequence[Seat]) -> tuple[int, ...]:
    """Each seat's change in points; they add up to 0 (BT-34, BT-42, BT-43)."""
    if options.mode == PARTNERSHIP:
        even, odd = (side_penalty(cards_left, side, forgot) for side in (0, 1))
        return tuple(odd - even if seat % 2 == 0 else even - odd for seat in range(SEATS))
    table = TABLES[options.individual_table]
    found = [0 if seat == out else -penalty(table, cards) for seat, cards in enumerate(cards_left)]
    found[out] = -sum(found)
    for seat in forgot:
        found[seat] -= FORGETTING
        found[seat - 1] += FORGETTING
    return tuple(found)


def winning(options: Options, cards_left: Sequence[int], out: Seat, forgot: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who has won the set: who went out, or the side with fewer penalty points, which may be the other (BT-41)."""
    if options.mode != PARTNERSHIP:
        return (out,)
    gained = changes(options, cards_left, out, forgot)
    return tuple(seat for seat in range(SEATS) if gained[seat] > 0)


def result_lines(options: Options, cards_left: Sequence[int], out: Seat, forgot: Sequence[Seat]) -> tuple[Line, ...]:
    """The lines of the result, as the result panel shows them."""
    if options.mode == PARTNERSHIP:
        return _partners_lines(options, cards_left, out, forgot)
    table = TABLES[options.individual_table]
    losers = [_loser(table, (out + places) % SEATS, cards_left[(out + places) % SEATS]) for places in range(1, SEATS)]
    taken = Line("winner", (("seat", out),), -sum(line.amount for line in losers))
    paid = [Line("forgot_pays", (("seat", seat), ("before", (seat - 1) % SEATS)), FORGETTING) for seat in forgot]
    return (*losers, taken, *paid)


def _loser(table: Brackets, seat: Seat, cards: int) -> Line:
    named = (("seat", seat), ("cards", cards), ("factor", factor(table, cards)))
    return Line("loser", named, -penalty(table, cards))


def _partners_lines(options: Options, cards_left: Sequence[int], out: Seat, forgot: Sequence[Seat]) -> tuple[Line, ...]:
    lines = []
    for side in (out % 2, (out + 1) % 2):
        one, other = side, partner(side)
        cards = cards_left[one] + cards_left[other]
        names = (("one", one), ("other", other))
        times = factor(PARTNERS, cards)
        lines.append(Line("side", (*names, ("cards", cards), ("factor", times)), cards * times))
        lines += [Line("forgot", (("seat", seat),), FORGETTING) for seat in forgot if seat % 2 == side]
    gained = changes(options, cards_left, out, forgot)
    if not any(gained):
        return (*lines, Line("even", (), 0))
    best = next(seat for seat in range(SEATS) if gained[seat] > 0)
    lines.append(Line("difference", (("one", best), ("other", partner(best))), gained[best]))
    if gained[out] < 0:
        lines.append(Line("out_and_lost", (("seat", out), ("partner", partner(out))), gained[out]))
    return tuple(lines)
