"""The sound, fast player of Big Two: it plays for its side, from what its seat may know."""

from __future__ import annotations

from random import Random

from engine.games.big_two.actions import Action
from engine.games.big_two.ai.simulator.heuristic import Sight, sound_move
from engine.games.big_two.ai.simulator.plans import Planner, planner_of
from engine.games.big_two.ai.simulator.play_loop import CARD_BITS, LEAD, NOBODY, bits_of, packed, unpacked
from engine.games.big_two.ai.simulator.weights import STYLES
from engine.games.big_two.options import Options
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.search_model import Style


def greedy(view: View, _random: Random) -> Action:
    """A sound action of the seat on turn; nothing is left to chance."""
    if not isinstance(view.phase, Playing):
        raise ValueError("the set is over: nobody is on turn")
    return unpacked(sound_move(planner(view.options), sight_of(view, view.phase)))


def planner(options: Options, style: Style = Style.EVEN) -> Planner:
    """How the sound player of this style splits hands under these options."""
    return planner_of(options, STYLES[style])


def sight_of(view: View, playing: Playing) -> Sight:
    """What this seat may know, as numbers (BT-60)."""
    hand = packed(view.hand)
    trick = playing.trick
    gone = packed(trick.aside)
    for cards in trick.table:
        gone |= packed(cards)
    return Sight(
        view.seat,
        hand,
        CARD_BITS & ~(hand | gone),
        view.counts,
        LEAD if trick.over is None else trick.over.strength,
        NOBODY if trick.best is None else trick.best,
        bits_of(playing.declared),
        view.needs_three_of_diamonds,
    )
