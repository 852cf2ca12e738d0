"""Playing imagined deals out at speed: every seat goes by what it may know, though all hands are at hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from statistics import fmean
from typing import NamedTuple

from engine.events import Seat
from engine.games.bao_huang.ai.simulator.evaluation import Stand
from engine.games.bao_huang.ai.simulator.heuristic import SHORT
from engine.games.bao_huang.ai.simulator.play_loop import NOBODY
from engine.games.bao_huang.ai.simulator.rollout_policy import answer, lead, trusts_of
from engine.games.bao_huang.ai.simulator.table_meld import Chosen, Counts, Lying, lying
from engine.games.bao_huang.ai.simulator.weights import SOUND, Temper
from engine.games.bao_huang.melds import BLACK, RED, TWO
from engine.games.bao_huang.options import SEATS, Options, step
from engine.games.bao_huang.rules.scoring import changes, side_value
from engine.parts.climbing import passes_to_end


class Table(NamedTuple):
    """A deal in play, imagined: who the emperor and the eunuch are, and what lies there."""

    emperor: Seat
    eunuch: Seat
    shown: bool
    """Whether all know who the eunuch is."""
    turn: Seat
    over: tuple[int, ...] | None
    best: Seat
    passes: int
    finish: tuple[Seat, ...]


class Ended(NamedTuple):
    """How a deal ended: the seats in order of finishing, the points by seat, what was done turn by turn, and what the
    emperor's side seemed to win on the way, before an announcement."""

    finish: tuple[Seat, ...]
    points: tuple[int, ...]
    line: tuple[Chosen | None, ...]
    prospect: float


class Opening(NamedTuple):
    """The move that the seat on turn makes first, whatever it thinks: None for a pass; ``shows`` the eunuch card."""

    move: Chosen | None
    shows: bool = False


Player = Callable[[Sequence[Counts], Table, bool, Opening | None], Ended]
"""Hands, which are used up, where the deal stands, whether the eunuch was announced, and the first move: the end."""


class Looks(NamedTuple):
    """When a deal that is played out is looked at, by the number of leads before, and what it is held to be worth;
    ``enough``: after the last look it is left as it is, without an order of finishing."""

    at: Collection[int]
    worth: Callable[[Stand], float]
    enough: bool = False


NEVER = Looks((), lambda _: 0.0)


def player(options: Options, crown: Temper = SOUND[0], people: Temper = SOUND[1], looks: Looks = NEVER) -> Player:
    """Plays deals of these options out, every seat by what it may know and by the temper of its side.

    ``looks``: what the deal is worth is the mean of what it seems to be worth then; at the end, where that is sooner.
    """
    direction, sixes_last, twos_hang = step(options), options.sixes_last, options.twos_hang
    known: dict[tuple[int, int, int, int, int], Lying] = {}

    def laid(rank: int, copies: int, twos: int, blacks: int, reds: int) -> Lying:
        key = (rank, copies, twos, blacks, reds)
        found = known.get(key)
        if found is None:
            heights = (RED,) * reds + (BLACK,) * blacks + (TWO,) * twos + (rank,) * copies
            found = known[key] = lying(heights, options)
        return found

    def play(hands: Sequence[Counts], table: Table, announced: bool, opening: Opening | None = None) -> Ended:
        emperor, eunuch, shown = table.emperor, table.eunuch, table.shown
        ours = (emperor, eunuch)
        ours_left = len({emperor, eunuch} - set(table.finish))
        people_left = SEATS - len({emperor, eunuch, *table.finish})
        sizes = [sum(hand) for hand in hands]
        groups = [sum(1 for number in hand[: TWO + 1] if number) for hand in hands]
        trusts = trusts_of(emperor, eunuch, shown, people.unknown)
        tempers = [crown if seat in ours else people for seat in range(SEATS)]
        finish = list(table.finish)
        line: list[Chosen | None] = []
        turn, best, passes = table.turn, table.best, table.passes
        enough = passes_to_end(ours_left + people_left, best != NOBODY and sizes[best] > 0)
        over = None if table.over is None else lying(table.over, options)
        short = any(0 < size <= SHORT for size in sizes)
        leads = 0
        seen: list[float] = []
        while True:
            hand, size = hands[turn], sizes[turn]
            trust = trusts[turn]
            hidden = not shown and turn == eunuch
            move: Chosen | None
            shows = False
            if opening is not None:
                (move, shows), opening = opening, None
            elif over is None:
                if leads in looks.at:
                    seen.append(looks.worth(Stand(hands, sizes, groups, emperor, eunuch, turn, finish)))
                    if looks.enough and len(seen) == len(looks.at):
                        return Ended((), (), tuple(line), fmean(seen))
                leads += 1
                move = lead(
                    hand, size, groups[turn], turn, sizes, trust, hands, sixes_last, twos_hang, tempers[turn], hidden
                )
            elif size < over.size:
                move = None
            else:
                move = answer(hand, groups[turn], turn, sizes, trust, hands, over, best, tempers[turn], hidden, short)
            line.append(move)
            if move is None:
                passes += 1
                if passes == enough:
                    turn, over, passes = best, None, 0
                    best = NOBODY
                    if sizes[turn]:
                        continue
            else:
                rank, copies, twos, blacks, reds = move
                if copies:
                    hand[rank] -= copies
                    if not hand[rank]:
                        groups[turn] -= 1
                if twos:
                    hand[TWO] -= twos
                    if not hand[TWO]:
                        groups[turn] -= 1
                hand[BLACK] -= blacks
                hand[RED] -= reds
                size -= copies + twos + blacks + reds
                sizes[turn] = size
                if size <= SHORT:
                    short = True
                over, best, passes = laid(rank, copies, twos, blacks, reds), turn, 0
                enough = passes_to_end(ours_left + people_left)
                if hidden and (shows or not hand[BLACK]):
                    shown = True
                    trusts = trusts_of(emperor, eunuch, True, people.unknown)
                if not size:
                    finish.append(turn)
                    if turn in ours:
                        ours_left -= 1
                    else:
                        people_left -= 1
                    if not (ours_left and people_left):
                        in_turn = [(turn + direction * places) % SEATS for places in range(1, SEATS)]
                        finish += sorted((seat for seat in in_turn if sizes[seat]), key=sizes.__getitem__)
                        order = tuple(finish)
                        missed = max(len(looks.at) - len(seen), not seen)
                        seen += [float(side_value(options, order, emperor, eunuch))] * missed
                        points = changes(options, order, emperor, eunuch, announced)
                        return Ended(order, points, tuple(line), fmean(seen))
            turn = (turn + direction) % SEATS
            while not sizes[turn]:
                turn = (turn + direction) % SEATS

    return play
