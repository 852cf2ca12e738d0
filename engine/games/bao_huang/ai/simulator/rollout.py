"""Fast rollouts of imagined deals: every seat uses only what it may know of the hands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from statistics import fmean
from typing import NamedTuple

from engine.events import Seat
from engine.games.bao_huang.ai.simulator.evaluation import EvaluatedPosition
from engine.games.bao_huang.ai.simulator.heuristic import SHORT_HAND
from engine.games.bao_huang.ai.simulator.play_loop import NOBODY
from engine.games.bao_huang.ai.simulator.rollout_policy import rollout_answer, rollout_lead, trusts_of
from engine.games.bao_huang.ai.simulator.table_meld import CountedPlay, HeightCounts, TableMeld, table_meld
from engine.games.bao_huang.ai.simulator.weights import UNTUNED, Weights
from engine.games.bao_huang.melds import BLACK, RED, TWO
from engine.games.bao_huang.options import SEATS, Options, step
from engine.games.bao_huang.rules.scoring import changes, side_value
from engine.parts.climbing import passes_to_end


class RolloutStart(NamedTuple):
    """Where a rollout starts: who the emperor and the eunuch are, who is on turn, and what lies there."""

    emperor: Seat
    eunuch: Seat
    shown: bool
    """Whether all know who the eunuch is."""
    turn: Seat
    over: tuple[int, ...] | None
    best: Seat
    passes: int
    finish: tuple[Seat, ...]


class RolloutEnd(NamedTuple):
    """How a rollout ended: the seats in order of finishing, the points by seat, and the moves turn by turn.

    ``evaluation``: what the emperor's side was expected to win on the way, before an announcement.
    """

    finish: tuple[Seat, ...]
    points: tuple[int, ...]
    line: tuple[CountedPlay | None, ...]
    evaluation: float


class FirstMove(NamedTuple):
    """The move that the rollout starts with: None for a pass; ``shows``: the eunuch card is among the cards."""

    move: CountedPlay | None
    shows: bool = False


Rollout = Callable[[Sequence[HeightCounts], RolloutStart, bool, FirstMove | None], RolloutEnd]
"""A function from hands (which are used up), start, whether the eunuch was announced, and first move to the end."""


class EvaluationPoints(NamedTuple):
    """After how many leads (``at``) a rollout is evaluated, and by what.

    ``enough``: the rollout stops at the last evaluation, without an order of finishing.
    """

    at: Collection[int]
    worth: Callable[[EvaluatedPosition], float]
    enough: bool = False


NO_EVALUATION = EvaluationPoints((), lambda _: 0.0)


def rollout(
    options: Options,
    crown: Weights = UNTUNED[0],
    people: Weights = UNTUNED[1],
    evaluation_points: EvaluationPoints = NO_EVALUATION,
) -> Rollout:
    """A function that plays deals of these options out, every seat by the weights of its side.

    ``evaluation_points``: the deal's evaluation is the mean over these; a point after the end counts with the result.
    """
    direction, sixes_last, twos_hang = step(options), options.sixes_last, options.twos_hang
    known: dict[tuple[int, int, int, int, int], TableMeld] = {}

    def laid(rank: int, copies: int, twos: int, blacks: int, reds: int) -> TableMeld:
        key = (rank, copies, twos, blacks, reds)
        found = known.get(key)
        if found is None:
            heights = (RED,) * reds + (BLACK,) * blacks + (TWO,) * twos + (rank,) * copies
            found = known[key] = table_meld(heights, options)
        return found

    def play(
        hands: Sequence[HeightCounts], start: RolloutStart, announced: bool, first: FirstMove | None = None
    ) -> RolloutEnd:
        emperor, eunuch, shown = start.emperor, start.eunuch, start.shown
        ours = (emperor, eunuch)
        ours_left = len({emperor, eunuch} - set(start.finish))
        people_left = SEATS - len({emperor, eunuch, *start.finish})
        sizes = [sum(hand) for hand in hands]
        groups = [sum(1 for number in hand[: TWO + 1] if number) for hand in hands]
        trusts = trusts_of(emperor, eunuch, shown, people.unknown)
        weights_by_seat = [crown if seat in ours else people for seat in range(SEATS)]
        finish = list(start.finish)
        line: list[CountedPlay | None] = []
        turn, best, passes = start.turn, start.best, start.passes
        enough = passes_to_end(ours_left + people_left, best != NOBODY and sizes[best] > 0)
        over = None if start.over is None else table_meld(start.over, options)
        short = any(0 < size <= SHORT_HAND for size in sizes)
        leads = 0
        seen: list[float] = []
        while True:
            hand, size = hands[turn], sizes[turn]
            trust = trusts[turn]
            hidden = not shown and turn == eunuch
            move: CountedPlay | None
            shows = False
            if first is not None:
                (move, shows), first = first, None
            elif over is None:
                if leads in evaluation_points.at:
                    seen.append(
                        evaluation_points.worth(EvaluatedPosition(hands, sizes, groups, emperor, eunuch, turn, finish))
                    )
                    if evaluation_points.enough and len(seen) == len(evaluation_points.at):
                        return RolloutEnd((), (), tuple(line), fmean(seen))
                leads += 1
                move = rollout_lead(
                    hand,
                    size,
                    groups[turn],
                    turn,
                    sizes,
                    trust,
                    hands,
                    sixes_last,
                    twos_hang,
                    weights_by_seat[turn],
                    hidden,
                )
            elif size < over.size:
                move = None
            else:
                move = rollout_answer(
                    hand, groups[turn], turn, sizes, trust, hands, over, best, weights_by_seat[turn], hidden, short
                )
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
                if size <= SHORT_HAND:
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
                        missed = max(len(evaluation_points.at) - len(seen), not seen)
                        seen += [float(side_value(options, order, emperor, eunuch))] * missed
                        points = changes(options, order, emperor, eunuch, announced)
                        return RolloutEnd(order, points, tuple(line), fmean(seen))
            turn = (turn + direction) % SEATS
            while not sizes[turn]:
                turn = (turn + direction) % SEATS

    return play
