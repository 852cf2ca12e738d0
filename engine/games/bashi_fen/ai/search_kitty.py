"""The search problem of burying and of calling partners: the play that follows is played out in imagined deals.

Where partners are called, a burial is followed by the call that the heuristic makes of the hand that is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.cards import Cards, without
from engine.games.bashi_fen.actions import Action, Bury
from engine.games.bashi_fen.ai.heuristic_player import burials_of, call_of, greedy
from engine.games.bashi_fen.ai.imagine.belief import Determinization, believed
from engine.games.bashi_fen.ai.search_play import LEADS, MOST_WEIGHED, played_from_start, scores
from engine.games.bashi_fen.ai.simulator.play_loop import position_of, terms_of
from engine.games.bashi_fen.ai.wasteful import is_wasteful_burial
from engine.games.bashi_fen.options import fluid
from engine.games.bashi_fen.rules.partners import calls_of
from engine.games.bashi_fen.rules.phases import Burying, Calling, Calls, first_lead
from engine.games.bashi_fen.rules.standing import levels_of
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Playout, SearchProblem, SearchSettings

MOST_BURIALS = 12
"""The most burials that are weighed; more than of other moves, since a hand has one and much depends on it."""


def search_problem(
    view: View, phase: Burying | Calling, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """Prepares the decision what to bury, or which partners to call."""
    options, named, seat = view.options, phase.named, view.seat
    tried = (greedy(view, Random(0)), *wanted, *_burials(view), *reversed(list(view.candidates())))
    most = MOST_BURIALS if isinstance(phase, Burying) else MOST_WEIGHED
    moves = tuple(dict.fromkeys(tried))[: max(most, 1 + len(wanted))]
    if isinstance(phase, Burying):
        usual, *others = moves
        moves = (usual, *(move for move in others if move in wanted or not _is_wasteful(view, move)))
    taker = phase.taker if isinstance(phase, Calling) else seat
    terms = terms_of(options, named, levels_of(options, view.standing))
    packed = [terms.packing.packed(_buried(move)) for move in moves]
    called = [_called(view, phase, move) for move in moves]
    begun = position_of(terms, first_lead(named, taker, Calls(), options.seats), (0,) * options.seats)

    def playout(determinization: Determinization, place: int) -> Playout:
        hands, kitty, buried = determinization.hands, determinization.kitty, packed[place]
        if buried:
            hands, kitty = (*hands[:seat], hands[seat] - buried, *hands[seat + 1 :]), buried
        calls = called[place]
        if calls is None:
            declarers_hand = terms.packing.unpacked(hands[named.declarer])
            calls = calls_of(options, call_of(options, view.trumps, declarers_hand))
        start = begun._replace(hands=hands, kitty=kitty, calls=calls)
        return played_from_start(terms, start, taker, seat, settings)

    imagined = believed(view, settings.infers, settings.stop)
    return SearchProblem(moves, scores(moves), imagined, playout, effort=LEADS, together=isinstance(phase, Burying))


def _called(view: View, phase: Burying | Calling, move: Action) -> Calls | None:
    """What stands called after this move; None where it depends on the declarer's hand, which another seat imagines."""
    options = view.options
    if not fluid(options):
        return Calls()
    if not isinstance(move, Bury):
        return calls_of(options, move)
    if view.seat != phase.named.declarer:
        return None
    return calls_of(options, call_of(options, view.trumps, without(view.hand, _buried(move))))


def _burials(view: View) -> Iterator[Action]:
    """The burials that are weighed before the candidates of the rules; none for a call."""
    if isinstance(view.phase, Burying):
        yield from map(Bury, burials_of(view.options, view.trumps, view.hand))


def _is_wasteful(view: View, move: Action) -> bool:
    return is_wasteful_burial(view.trumps, view.hand, _buried(move))


def _buried(move: Action) -> Cards:
    """The cards that a move buries; none for a call."""
    return tuple(card for card in move.cards if card is not None) if isinstance(move, Bury) else ()
