"""The heuristic player of Big Two: it plays fast, for its side, from what its seat may know."""

from __future__ import annotations

from random import Random

from engine.games.big_two.actions import Action
from engine.games.big_two.ai.simulator.heuristic import InformationState, heuristic_move
from engine.games.big_two.ai.simulator.plans import Planner, planner_of
from engine.games.big_two.ai.simulator.play_loop import CARD_BITS, LEAD, NOBODY, bits_of, packed, unpacked
from engine.games.big_two.ai.simulator.weights import WEIGHTS
from engine.games.big_two.options import Options
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.search_model import Style


def greedy(view: View, _random: Random) -> Action:
    """The heuristic action of the seat on turn, the same for the same view."""
    if not isinstance(view.phase, Playing):
        raise ValueError("the set is over: nobody is on turn")
    return unpacked(heuristic_move(planner_for(view.options), information_state(view, view.phase)))


def planner_for(options: Options, style: Style = Style.EVEN) -> Planner:
    """The planner by which the heuristic player of this style splits hands under these options."""
    return planner_of(options, WEIGHTS[style])


def information_state(view: View, playing: Playing) -> InformationState:
    """The information state of this seat, packed (BT-60)."""
    hand = packed(view.hand)
    trick = playing.trick
    gone = packed(trick.aside)
    for cards in trick.table:
        gone |= packed(cards)
    return InformationState(
        view.seat,
        hand,
        CARD_BITS & ~(hand | gone),
        view.counts,
        LEAD if trick.over is None else trick.over.strength,
        NOBODY if trick.best is None else trick.best,
        bits_of(playing.declared),
        view.needs_three_of_diamonds,
    )
