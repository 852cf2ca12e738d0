"""A play of Taihe A Bao as a search problem: the scorer ranks the moves, and rollouts by the scorer show their ends."""

from __future__ import annotations

from functools import cache

from engine.events import Seat
from engine.games.taihe_a_bao.actions import Action, Play
from engine.games.taihe_a_bao.ai.candidates import candidate_plays
from engine.games.taihe_a_bao.ai.heuristic_player import information_state
from engine.games.taihe_a_bao.ai.imagine.belief import Determinization, believed
from engine.games.taihe_a_bao.ai.simulator.endgame import declarer_wins
from engine.games.taihe_a_bao.ai.simulator.heuristic import heuristic_policy
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    NO_PLAY,
    Move,
    Policy,
    Position,
    Terms,
    after,
    packed,
    played_out,
    position_of,
    result,
    terms_of,
    unpacked,
)
from engine.games.taihe_a_bao.ai.simulator.scorer import scorer_policy
from engine.games.taihe_a_bao.ai.simulator.weights import judged, weights_for
from engine.games.taihe_a_bao.melds import read_meld
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings, Style

ENDING = 16
"""With no more cards than this in all hands together, a search that may solve endings does so in every imagined deal.

The solution does not count how often each side has played, so deals under TAB-55 and TAB-56 are played out instead.
"""


@cache
def plans_for(options: Options, declarer: Seat, seat: Seat, judges: bool) -> tuple[Policy, ...]:
    """The policies that play imagined deals out: all other seats use one, this seat plays by each of them in turn.

    A single policy misplays some hands from the first lead on, in every deal alike, which more deals would not show.
    Searches that judge players use other policies than players do.
    """
    terms = terms_of(options, declarer, 0)
    even, bold, cautious = (
        scorer_policy(terms, weights_for(options, style)) for style in (Style.EVEN, Style.BOLD, Style.CAUTIOUS)
    )
    usual, other = (heuristic_policy(terms), cautious) if judges else (even, bold)
    return usual, lambda hands, turn, *rest: (other if turn == seat else usual)(hands, turn, *rest)


def search_problem(
    view: View, playing: Playing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """The play of the seat on turn as a search problem; of plays that differ only in suits the wanted one is kept."""
    terms = terms_of(view.options, playing.declarer, len(playing.exchanges))
    seat, tables, information = view.seat, terms.tables, information_state(view, playing)
    if not settings.remembers:
        information = information._replace(unseen=packed(pack(view.options)) - information.hand)
    wanted_moves = {_move_of(action, terms, view): action for action in wanted}
    scores = candidate_plays(terms, weights_for(view.options, settings.style), information, wanted_moves)
    moves = list(scores)
    start = position_of(terms, playing, ())
    enemies = [each for each in range(terms.seats) if (each == terms.declarer) != (seat == terms.declarer)]
    plans = plans_for(view.options, terms.declarer, seat, settings.judges)

    nodes = settings.nodes if sum(view.counts) <= ENDING and not view.options.shutout_doubles else 0

    def points_after(position: Position, plan: int) -> int:
        """The points of our seat: of the exact ending where it is near, else by the rollout policy."""
        won = declarer_wins(terms, position, nodes) if nodes else None
        if won is None:
            return result(terms, played_out(terms, position, plans[plan]))[seat]
        return terms.endings[won, True, True][seat]

    def playout(imagined: Determinization, arm: int) -> Playout:
        plan, place = divmod(arm, len(moves))
        move, hands = moves[place], imagined.hands
        points = points_after(after(terms, start._replace(hands=hands), move), plan)
        unbeaten = move != NO_PLAY and not any(tables.legal(hands[enemy], move) for enemy in enemies)
        return Playout(judged(points, settings.style), (points > 0, unbeaten, seat == terms.declarer, 0))

    return SearchProblem(
        tuple(wanted_moves.get(move, unpacked(move, view.hand, tables)) for move in moves),
        tuple(scores[move] for move in moves),
        believed(view, settings.infers),
        playout,
        plans=1 if nodes else len(plans),
    )


def _move_of(action: Action, terms: Terms, view: View) -> Move:
    """The number of a play or a pass; suits do not matter."""
    if not isinstance(action, Play):
        return NO_PLAY
    meld = read_meld(action.cards, view.aces_of_three)
    assert meld is not None
    return terms.tables.moves[meld]
