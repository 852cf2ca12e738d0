"""A play of Bao Huang as a search sees it: the moves a sound player looks at, each played out in imagined deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from engine.events import Seat
from engine.games.bao_huang.actions import Action, Play
from engine.games.bao_huang.ai.candidates import ranked
from engine.games.bao_huang.ai.heuristic_player import BLUFF, PLEASE_AT, sight_of
from engine.games.bao_huang.ai.imagine.belief import World, believed, trusts
from engine.games.bao_huang.ai.simulator.endgame import MOST_CARDS, solved, unmarked
from engine.games.bao_huang.ai.simulator.evaluation import prospect
from engine.games.bao_huang.ai.simulator.heuristic import groups_of
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
from engine.games.bao_huang.ai.simulator.rollout import Looks, Opening, Player, Table, player
from engine.games.bao_huang.ai.simulator.table_meld import can_beat, chosen_of, counts_of, lying
from engine.games.bao_huang.ai.simulator.weights import SOUND, TUNED, VARIED
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.scoring import changes, side_value, stakes
from engine.games.bao_huang.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings, Style

FACTS = ("won", "unbeaten", "place", "friend", "alone")
"""Our side wins; no enemy can beat this play; our place in the finishing order, added up; what lies there is a
friend's; the emperor plays alone."""
THRIFT = {Style.EVEN: 0.0, Style.CAUTIOUS: 0.25, Style.BOLD: -0.25}
"""How much dearer high cards seem to each style."""
REGRET = {Style.EVEN: (1.0, 1.0), Style.CAUTIOUS: (1.0, 1.25), Style.BOLD: (1.25, 1.0)}
"""How much a point won, and a point lost, counts for each style."""


LOOKS = (4, 7)
"""After so many leads more an imagined deal is looked at."""


@cache
def players_of(options: Options, judges: bool, tells: bool) -> tuple[Player, ...]:
    """Who may play imagined deals of these options out; for judges by the sound player's numbers, and by the end."""
    if judges:
        return (player(options, *SOUND),)
    looks = Looks(LOOKS, prospect(options), enough=not tells)
    return tuple(player(options, *tempers, looks) for tempers in VARIED)


def player_in(players: Sequence[Player], world: World) -> Player:
    """Who plays this imagined deal out."""
    return players[int(world.lot * len(players))]


ALWAYS = 0.2
"""The share of a playout's time that is there however few cards are left."""
PACK = 168


def judged(points: float, style: Style) -> float:
    """What points are worth to a player of this style."""
    won, lost = REGRET[style]
    return points * (won if points > 0 else lost)


def search_problem(
    view: View, playing: Playing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """The play of the seat on turn, prepared; what only suits or 站牌 tell from a wanted play is that play."""
    seat, options, emperor = view.seat, view.options, playing.emperor
    hand, players = packed(view.hand), players_of(options, settings.judges, settings.tells)
    sight = sight_of(view, playing, hand)._replace(tempers=TUNED)
    if settings.infers:
        sight = sight._replace(friends=trusts(view, playing, sight.friends))
    if not settings.remembers:
        sight = sight._replace(unseen=ALL_CARDS - hand)
    said = {packed(action.cards) if isinstance(action, Play) else NO_PLAY: action for action in wanted}
    by_score = ranked(sight, legal(hand, playing.over, options), said, THRIFT[settings.style])
    moves = [move for _, move in by_score]
    openings = [opening_of(move) for move in moves]
    lies = [lying(meld_of_move(move).heights, options) if move else None for move in moves]
    over = None if playing.over is None else playing.over.heights
    best = NOBODY if playing.best is None else playing.best
    shown = playing.eunuch is not None
    ends = solver(view, playing, moves, settings.nodes)

    def playout(world: World, place: int) -> Playout:
        eunuch, known = world.eunuch, ends(world)
        if known:
            finish = known[place]
            value = float(side_value(options, finish, emperor, eunuch))
        else:
            table = Table(emperor, eunuch, shown, seat, over, best, playing.trick.passes, playing.finish)
            hands = [counts_of(each) for each in world.hands]
            ended = player_in(players, world)(hands, table, playing.announced, openings[place])
            finish, value = ended.finish, ended.prospect
        points = judged(value * stakes(options, emperor, eunuch, playing.announced)[seat], settings.style)
        return Playout(points, facts(world, place, finish) if settings.tells else ())

    def facts(world: World, place: int, finish: Sequence[Seat]) -> tuple[int, ...]:
        ours, lies_now = (emperor, world.eunuch), lies[place]
        enemies = (hand for each, hand in enumerate(world.hands) if (each in ours) != (seat in ours))
        unbeaten = lies_now is not None and not any(can_beat(counts_of(hand), lies_now) for hand in enemies)
        friend = best != NOBODY and (best in ours) == (seat in ours)
        won = changes(options, finish, *ours, playing.announced)[seat] > 0
        return (won, unbeaten, finish.index(seat) + 1, friend, emperor == world.eunuch)

    return SearchProblem(
        tuple(said.get(move) or _action(view, hand, move) for move in moves),
        tuple(score for score, _ in by_score),
        believed(view, settings.infers),
        playout,
        ease=ease(view.counts),
    )


def ease(counts: Sequence[int]) -> float:
    """How many deals are played out from here in the time of one from the start: fewer cards, fewer plies."""
    return 1 / (ALWAYS + (1 - ALWAYS) * sum(counts) / PACK)


Ends = Callable[[World], tuple[tuple[Seat, ...], ...]]
"""How an imagined deal ends with best play after each move; nothing where that takes too long to find out."""


def solver(view: View, playing: Playing, moves: Sequence[Move], nodes: int) -> Ends:
    """Solves imagined deals in which few cards are left, each within so many positions (0: none)."""
    if not nodes or sum(view.counts) > MOST_CARDS:
        return lambda _: ()
    trick, best = playing.trick, NOBODY if playing.best is None else playing.best

    @cache
    def ends(hands: tuple[Packed, ...], eunuch: Seat) -> tuple[tuple[Seat, ...], ...]:
        terms = Terms(view.options, playing.emperor, eunuch)
        position = Position(hands, view.seat, trick.over, best, trick.passes, playing.finish)
        return solved(terms, [after(terms, position, unmarked(move)) for move in moves], nodes)

    return lambda world: ends(tuple(map(unmarked, world.hands)), world.eunuch)


def _action(view: View, hand: int, move: Move) -> Action:
    """The action of a move; who is nearly out asks that it be let stand, and others now and then (BH-42)."""
    action = unpacked(move, view.hand)
    if not isinstance(action, Play) or move == hand:
        return action
    bluffs = Random(f"{view.seat} {len(view.history)}").random() < BLUFF
    return Play(action.cards, please=groups_of(hand - move) <= PLEASE_AT or bluffs)


def opening_of(move: Move) -> Opening:
    """A move as imagined deals are opened with it."""
    if move == NO_PLAY:
        return Opening(None)
    return Opening(chosen_of(meld_of_move(move).heights), bool(move >> SHIFTS[MARKED_BLACK] & FIELD))
