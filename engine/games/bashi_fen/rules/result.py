"""The result of a hand of Bashi Fen: the opponents' points line by line, and every seat's change in levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Rank
from engine.events import Line, Seat
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.bids import Named
from engine.games.bashi_fen.rules.levels import (
    PASSED,
    Level,
    climbed,
    difference,
    fallen,
    ladder,
    level_words,
    sent_back,
)
from engine.games.bashi_fen.rules.phases import WonTrick
from engine.games.bashi_fen.rules.scoring import (
    RED_FIVE_POINTS,
    below_first_bracket,
    gains,
    hooked_rank,
    kitty_factor,
    red_fives_in,
)
from engine.games.bashi_fen.rules.tricks import points_in


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand that has been played, with everything that its result depends on.

    ``won``: the points in the opponents' tricks; ``fives``: for every red five who played it and who won it;
    ``buried``: the points in the kitty; ``failed``: whose throws failed.
    """

    options: Options
    named: Named
    levels: tuple[Level, ...]
    won: int
    fives: tuple[tuple[Seat, Seat], ...]
    last: WonTrick
    declarers: frozenset[Seat]
    buried: int
    failed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandResult:
    """The lines of the result, the levels after it, each seat's change, and the side that won."""

    lines: tuple[Line, ...]
    levels: tuple[Level, ...]
    changes: tuple[int, ...]
    winners: tuple[Seat, ...]
    declarers_won: bool


def points_won(tricks: Iterable[WonTrick], seats: int) -> tuple[int, ...]:
    """The points in each seat's tricks (BSF-60)."""
    won = [0] * seats
    for trick in tricks:
        won[trick.winner] += sum(map(points_in, trick.plays))
    return tuple(won)


def opponents_won(won: Sequence[int], side: frozenset[Seat]) -> int:
    """The points of the seats that are not on the declarer's side (BSF-60)."""
    return sum(points for seat, points in enumerate(won) if seat not in side)


def fives_won(tricks: Iterable[WonTrick], options: Options) -> tuple[tuple[Seat, Seat], ...]:
    """For every red five who played it and who won it (BSF-74)."""
    return tuple(
        (seat, trick.winner)
        for trick in tricks
        for seat, cards in enumerate(trick.plays)
        for _ in range(red_fives_in(options, cards))
    )


def hand_result(hand: PlayedHand) -> HandResult:
    """The opponents' points, who gains how much, and what was lost before that (BSF-60 … BSF-74)."""
    seats = range(hand.options.seats)
    lines = point_lines(hand)
    points = max(sum(line.amount for line in lines), 0)
    partners = len(hand.declarers) - 1
    declarers_gain, opponents_gain, stays = gains(hand.options, points, partners)
    gain = declarers_gain if stays else opponents_gain
    winners = tuple(seat for seat in seats if (seat in hand.declarers) == stays)
    lowered, lost = _lowered(hand)
    levels = list(lowered)
    changes = [difference(hand.options, hand.levels[seat], levels[seat]) for seat in seats]
    stops: list[Line] = []
    for seat in winners:
        may_pass = stays and (hand.options.partners == "fixed" or seat == hand.named.declarer)
        levels[seat], rise = climbed(hand.options, levels[seat], gain, may_pass)
        changes[seat] += rise
        if rise < gain and levels[seat] != PASSED:
            stops.append(_stop(hand.options, levels[seat]))
    total = Line("points_total", (("short", int(below_first_bracket(hand.options, points))),), points)
    others = lines[1:]
    parts = lines if any(line.amount for line in others) else others  # where nothing is added, the tricks are the total
    alone = hand.options.partners == "fluid" and not partners
    joined = (Line("alone", (("seat", hand.named.declarer),), 0),) if alone else ()
    taken_over = "opponents_gain" if hand.options.partners == "fixed" else "opponents_win"
    side = Line("declarers_gain" if stays else taken_over, (), gain)
    each = tuple(
        Line(_level_key(change, levels[seat]), (("seat", seat), ("level", level_words(levels[seat]))), change)
        for seat, change in enumerate(changes)
        if change
    )
    return HandResult(
        (*parts, total, *joined, *lost, side, *dict.fromkeys(stops), *each),
        tuple(levels),
        tuple(changes),
        winners,
        stays,
    )


def _stop(options: Options, level: Level) -> Line:
    """Why a gain stopped at this level: it must be played, or is the last one (BSF-05, BSF-72)."""
    ends = level == ladder(options)[-1] and options.passing_end == "as_declarers" and not options.wrap
    if not ends:
        return Line("must_be_played", (("level", level_words(level)),), 0)
    return Line(
        "last_level" if options.partners == "fixed" else "last_level_alone", (("level", level_words(level)),), 0
    )


def _level_key(change: int, level: Level) -> str:
    if level == PASSED:
        return "level_passed"
    return "level_up" if change > 0 else "level_down"


def point_lines(hand: PlayedHand) -> tuple[Line, ...]:
    """The parts of the opponents' points (BSF-60, BSF-61, BSF-5D, BSF-74)."""
    lines, last = [Line("tricks", (), hand.won)], hand.last
    if last.winner not in hand.declarers:
        if hand.buried:
            trumps = hand.named.trumps(hand.options)
            factor = kitty_factor(hand.options, last.plays[last.winner], trumps)
            lines.append(Line("kitty", (("points", hand.buried), ("factor", factor)), hand.buried * factor))
        else:
            lines.append(Line("kitty_empty", (), 0))
    if hand.options.throw_penalty:
        for seat in hand.failed:
            sign = 1 if seat in hand.declarers else -1
            lines.append(Line("throw_penalty", (("seat", seat),), sign * hand.options.throw_penalty))
    if hand.options.red_five and hand.options.red_five_penalty == "points":
        for seat in captured_fives(hand):
            sign = 1 if seat in hand.declarers else -1
            lines.append(Line("red_five_points", (("seat", seat),), sign * RED_FIVE_POINTS))
    return tuple(lines)


def captured_fives(hand: PlayedHand) -> tuple[Seat, ...]:
    """Who played each 5♥ that the other side won (BSF-74)."""
    return tuple(owner for owner, winner in hand.fives if (owner in hand.declarers) != (winner in hand.declarers))


def hooked(hand: PlayedHand) -> tuple[Rank, frozenset[Seat]] | None:
    """The rank to which seats are sent back, and these seats: the side whose lesser jack or ace was caught (BSF-73)."""
    last = hand.last
    winner_declares = last.winner in hand.declarers
    losers = frozenset(seat for seat in range(hand.options.seats) if (seat in hand.declarers) != winner_declares)
    lost = (card for seat in losers for card in last.plays[seat])
    target = hooked_rank(hand.options, hand.named.trumps(hand.options), last.plays[last.winner], lost)
    return None if target is None else (target, losers)


def _lowered(hand: PlayedHand) -> tuple[tuple[Level, ...], tuple[Line, ...]]:
    """The levels before gains, and why they fell or did not: red fives captured, hook and needle (BSF-73, BSF-74)."""
    options, levels, lines = hand.options, list(hand.levels), []
    if options.red_five and options.red_five_penalty == "level":
        for owner in captured_fives(hand):
            stood = levels[owner]
            for seat in _who_pays(options, owner):
                levels[seat] = fallen(options, levels[seat], 1)
            falls = levels[owner] != stood
            level = () if falls else (("level", stood),)
            lines.append(Line("red_five_level" if falls else "red_five_lowest", (("seat", owner), *level), -int(falls)))
    caught = hooked(hand)
    if caught is not None:
        rank, losers = caught
        back = {seat: sent_back(options, levels[seat], rank) for seat in losers}
        falls = any(back[seat] != levels[seat] for seat in losers)
        for seat in losers:
            levels[seat] = back[seat]
        key = "hooked" if rank is Rank.TWO else "needled"
        target = sent_back(options, ladder(options)[-1], rank)
        lines.append(Line(key if falls else f"{key}_nobody", (("level", target),), 0))
    return tuple(levels), tuple(lines)


def _who_pays(options: Options, owner: Seat) -> Iterable[Seat]:
    return (owner, (owner + 2) % options.seats) if options.partners == "fixed" else (owner,)
