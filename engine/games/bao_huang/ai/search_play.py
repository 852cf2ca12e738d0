"""A play of Bao Huang as a search problem: the heuristic ranks the moves, and rollouts show how they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from engine.events import Seat
from engine.games.bao_huang.actions import Action, Play
from engine.games.bao_huang.ai.candidates import ranked_moves
from engine.games.bao_huang.ai.heuristic_player import information_state, says_please
from engine.games.bao_huang.ai.imagine.belief import Determinization, believed, trusts
from engine.games.bao_huang.ai.simulator.endgame import MOST_CARDS_SOLVED, solved, with_plain_jokers
from engine.games.bao_huang.ai.simulator.evaluation import evaluator
from engine.games.bao_huang.ai.simulator.play_loop import (
    ALL_CARDS,
    FIELD,
    MARKED_BLACK,
    NO_PLAY,
    NOBODY,
    SHIFTS,
    Move,
    Packed,
    Position,
    Terms,
    after,
    legal,
    meld_of_move,
    packed,
    unpacked,
)
from engine.games.bao_huang.ai.simulator.rollout import EvaluationPoints, FirstMove, Rollout, RolloutStart, rollout
from engine.games.bao_huang.ai.simulator.table_meld import can_beat, counted_play, counts_of, table_meld
from engine.games.bao_huang.ai.simulator.weights import THRIFT, TUNED, UNTUNED, VARIED, judged
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.scoring import changes, multipliers, side_value
from engine.games.bao_huang.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings

EVALUATED_AFTER = (4, 7)
"""A rollout is evaluated after so many leads."""


@cache
def rollouts_of(options: Options, judges: bool, tells: bool) -> tuple[Rollout, ...]:
    """The rollouts for deals of these options; for judges with untuned weights, and always to the end."""
    if judges:
        return (rollout(options, *UNTUNED),)
    evaluation_points = EvaluationPoints(EVALUATED_AFTER, evaluator(options), enough=not tells)
    return tuple(rollout(options, *both_weights, evaluation_points) for both_weights in VARIED)


def rollout_for(rollouts: Sequence[Rollout], imagined: Determinization) -> Rollout:
    """The rollout for this imagined deal, by its lot."""
    return rollouts[int(imagined.lot * len(rollouts))]


ALWAYS = 0.2
"""The share of a playout's time that does not depend on the number of cards left."""
PACK = 168


def search_problem(
    view: View, playing: Playing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """The play of the seat on turn as a search problem; of plays alike but for suits or 站牌 the wanted one stands."""
    seat, options, emperor = view.seat, view.options, playing.emperor
    hand, rollouts = packed(view.hand), rollouts_of(options, settings.judges, settings.tells)
    information = information_state(view, playing, hand)._replace(both_weights=TUNED)
    if settings.infers:
        information = information._replace(friends=trusts(view, playing, information.friends))
    if not settings.remembers:
        information = information._replace(unseen=ALL_CARDS - hand)
    wanted_moves = {packed(action.cards) if isinstance(action, Play) else NO_PLAY: action for action in wanted}
    by_score = ranked_moves(information, legal(hand, playing.over, options), wanted_moves, THRIFT[settings.style])
    moves = [move for _, move in by_score]
    first_moves = [first_move(move) for move in moves]
    table_melds = [table_meld(meld_of_move(move).heights, options) if move else None for move in moves]
    over = None if playing.over is None else playing.over.heights
    best = NOBODY if playing.best is None else playing.best
    shown = playing.eunuch is not None
    ends = solver(view, playing, moves, settings.nodes)

    def playout(imagined: Determinization, place: int) -> Playout:
        eunuch, finishes = imagined.eunuch, ends(imagined)
        if finishes:
            finish = finishes[place]
            value = float(side_value(options, finish, emperor, eunuch))
        else:
            start = RolloutStart(emperor, eunuch, shown, seat, over, best, playing.trick.passes, playing.finish)
            hands = [counts_of(each) for each in imagined.hands]
            ended = rollout_for(rollouts, imagined)(hands, start, playing.announced, first_moves[place])
            finish, value = ended.finish, ended.evaluation
        points = judged(value * multipliers(options, emperor, eunuch, playing.announced)[seat], settings.style)
        return Playout(points, facts(imagined, place, finish) if settings.tells else ())

    def facts(imagined: Determinization, place: int, finish: Sequence[Seat]) -> tuple[int, ...]:
        ours, meld = (emperor, imagined.eunuch), table_melds[place]
        enemies = (hand for each, hand in enumerate(imagined.hands) if (each in ours) != (seat in ours))
        unbeaten = meld is not None and not any(can_beat(counts_of(hand), meld) for hand in enemies)
        friend = best != NOBODY and (best in ours) == (seat in ours)
        won = changes(options, finish, *ours, playing.announced)[seat] > 0
        return (won, unbeaten, friend, emperor == imagined.eunuch)

    return SearchProblem(
        tuple(wanted_moves.get(move) or _action(view, hand, move) for move in moves),
        tuple(score for score, _ in by_score),
        believed(view, settings.infers),
        playout,
        effort=ease(view.counts),
        guarded=_showing(playing, moves, hand) if settings.tells else frozenset(),
    )


def _showing(playing: Playing, moves: Sequence[Move], hand: Packed) -> frozenset[int]:
    """The places of the moves that show a eunuch card whose holder is hidden, and leave cards in the hand."""
    if playing.eunuch is not None:
        return frozenset()
    return frozenset(place for place, move in enumerate(moves) if move >> SHIFTS[MARKED_BLACK] & FIELD and move != hand)


def ease(counts: Sequence[int]) -> float:
    """How many deals can be played out from here in the time of one from the start."""
    return 1 / (ALWAYS + (1 - ALWAYS) * sum(counts) / PACK)


Ends = Callable[[Determinization], tuple[tuple[Seat, ...], ...]]
"""How an imagined deal ends with best play after each move; () where that takes too many positions to find out."""


def solver(view: View, playing: Playing, moves: Sequence[Move], nodes: int) -> Ends:
    """Solves imagined deals in which few cards are left, each within so many positions (0: none)."""
    if not nodes or sum(view.counts) > MOST_CARDS_SOLVED:
        return lambda _: ()
    trick, best = playing.trick, NOBODY if playing.best is None else playing.best

    @cache
    def ends(hands: tuple[Packed, ...], eunuch: Seat) -> tuple[tuple[Seat, ...], ...]:
        terms = Terms(view.options, playing.emperor, eunuch)
        position = Position(hands, view.seat, trick.over, best, trick.passes, playing.finish)
        return solved(terms, [after(terms, position, with_plain_jokers(move)) for move in moves], nodes)

    return lambda imagined: ends(tuple(map(with_plain_jokers, imagined.hands)), imagined.eunuch)


def _action(view: View, hand: int, move: Move) -> Action:
    """The action of a move; the lot by which 站牌 is said is the same for the same decision."""
    action = unpacked(move, view.hand)
    if not isinstance(action, Play) or move == hand:
        return action
    return Play(action.cards, please=says_please(hand - move, Random(f"{view.seat} {len(view.history)}")))


def first_move(move: Move) -> FirstMove:
    """A move as the first of a rollout."""
    if move == NO_PLAY:
        return FirstMove(None)
    return FirstMove(counted_play(meld_of_move(move).heights), bool(move >> SHIFTS[MARKED_BLACK] & FIELD))
