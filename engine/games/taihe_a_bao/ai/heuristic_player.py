"""The heuristic player of Taihe A Bao: bids and calls by expected stakes, gives and plays by fewest plays left."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Give
from engine.games.taihe_a_bao.ai.simulator.bid_evaluation import (
    chances_of_calls,
    edge_of_calling,
    edge_of_declaring,
    values_of_gifts,
)
from engine.games.taihe_a_bao.ai.simulator.heuristic import InformationState, heuristic_move
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, NOBODY, packed, tables_of, terms_of, unpacked
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.exchange import EXCHANGED, stays
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Playing, Returning
from engine.games.taihe_a_bao.rules.view import View


def greedy(view: View, random: Random) -> Action:
    """The heuristic action of the seat on turn; ``random`` only breaks ties."""
    match view.phase:
        case Bidding(spoken=spoken):
            return DECLARE if _declares(view, spoken) else PASS
        case Calling() as calling:
            return _call(view, calling, random)
        case Returning():
            return _return(view, random)
        case Playing() as playing:
            return _play(view, playing)
    raise ValueError("the deal is over: nobody is on turn")


def _declares(view: View, spoken: int) -> bool:
    """Whether playing at once is worth more than passing (TAB-21)."""
    wanted = {height(card) for card in pack(view.options) if card not in view.hand} & EXCHANGED
    return edge_of_declaring(view.options, packed(view.hand), wanted, _returnable(view), spoken) > 0


def _call(view: View, calling: Calling, random: Random) -> Action:
    """The call that helps most, if it is worth more than passing (TAB-22)."""
    calls = [action for action in view.candidates() if isinstance(action, Call)]
    if not calls:
        return PASS
    callers, unspoken = len(calling.exchanges), view.options.seats - 1 - calling.spoken
    wanted = {height(call.card) for call in calls}
    chances = chances_of_calls(view.options, packed(view.hand), wanted, _returnable(view), callers)
    best = max(chances.values())
    if view.refusal(PASS) is None and edge_of_calling(view.options, callers, unspoken, best) <= 0:
        return PASS
    return _one_of([call for call in calls if chances[height(call.card)] == best], random)


def _return(view: View, random: Random) -> Action:
    """The card whose loss costs least, including what it does for an opponent (TAB-23)."""
    gives = [(action, action.card) for action in view.candidates() if isinstance(action, Give) and action.card]
    values = values_of_gifts(view.options, packed(view.hand), {height(card) for _, card in gives})
    best = max(values.values())
    return _one_of([give for give, card in gives if values[height(card)] == best], random)


def _one_of(equals: Sequence[Action], random: Random) -> Action:
    return equals[int(random.random() * len(equals))]


def _returnable(view: View) -> set[int]:
    """The heights of the cards that one could give back (TAB-25)."""
    return {height(card) for card in view.hand if not stays(card, view.protected)}


def _play(view: View, playing: Playing) -> Action:
    """The move that ``heuristic_move`` makes from what this seat may know."""
    terms = terms_of(view.options, playing.declarer, len(playing.exchanges))
    return unpacked(heuristic_move(terms, information_state(view, playing)), view.hand, terms.tables)


def information_state(view: View, playing: Playing) -> InformationState:
    """What this seat may know of a hand in play, as numbers."""
    hand = packed(view.hand)
    gone = packed(playing.aside) + sum(map(packed, playing.table))
    moves = tables_of(view.aces_of_three).moves
    return InformationState(
        view.seat,
        hand,
        packed(pack(view.options)) - hand - gone,
        view.counts,
        LEAD if playing.over is None else moves[playing.over],
        NOBODY if playing.best is None else playing.best,
    )
