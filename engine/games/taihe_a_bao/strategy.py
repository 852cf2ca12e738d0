"""Stand-in until the strategy lands."""
from random import Random

from engine.games.taihe_a_bao.actions import Action
from engine.games.taihe_a_bao.view import View


def greedy(view: View, random: Random) -> Action:
    """Any candidate."""
    return random.choice(list(view.candidates()))
