"""Burying and calling partners as a search sees them: the play that follows, soundly played in imagined deals."""

from __future__ import annotations

from random import Random

from engine.cards import without
from engine.games.bashi_fen.actions import Action, Bury
from engine.games.bashi_fen.ai.heuristic_player import greedy
from engine.games.bashi_fen.ai.imagine.belief import believed
from engine.games.bashi_fen.ai.imagine.sampler import Imagined
from engine.games.bashi_fen.ai.search_play import FACTS, MOST_WEIGHED, ended, rollout_of, scores
from engine.games.bashi_fen.ai.simulator.evaluation import uncertainty_in, valued
from engine.games.bashi_fen.ai.simulator.play_loop import position_of, terms_of
from engine.games.bashi_fen.ai.simulator.weights import judged
from engine.games.bashi_fen.rules.partners import calls_of
from engine.games.bashi_fen.rules.phases import Burying, Calling, Calls, Playing
from engine.games.bashi_fen.rules.standing import levels_of
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings


def search_problem(
    view: View, phase: Burying | Calling, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """The decision of who holds the kitty, or of the declarer who calls, prepared."""
    options, named, seat = view.options, phase.named, view.seat
    levels = levels_of(options, view.standing)
    tried = (greedy(view, Random(0)), *wanted, *reversed(list(view.candidates())))
    moves = tuple(dict.fromkeys(tried))[: max(MOST_WEIGHED, 1 + len(wanted))]
    taker = phase.taker if isinstance(phase, Calling) else seat

    def value(imagined: Imagined, place: int) -> Playout:
        hands, kitty, calls = imagined.hands, imagined.kitty, Calls()
        move = moves[place]
        if isinstance(move, Bury):
            kitty = tuple(card for card in move.cards if card is not None)
            hands = (*hands[:seat], without(hands[seat], kitty), *hands[seat + 1 :])
        else:
            calls = calls_of(options, move)
        terms = terms_of(options, named, levels, kitty)
        begun = Playing(named.declarer, named, taker, calls, named.declarer, ((),) * options.seats)
        start = position_of(terms, begun, hands)
        end = rollout_of(terms, start, taker, settings)(start, -1)
        brought, found = valued(terms, end, seat, uncertainty_in(options, start))
        facts = ended(terms, end, found, seat)
        return Playout(judged(brought, settings.style), (*facts, *(0,) * (len(FACTS) - len(facts))))

    return SearchProblem(moves, scores(moves), believed(view, settings.infers), value)
