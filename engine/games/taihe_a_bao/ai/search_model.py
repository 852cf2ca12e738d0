"""How a search thinks about Taihe A Bao: one search problem for plays, one for everything before them."""

from __future__ import annotations

from engine.games.taihe_a_bao.actions import Action
from engine.games.taihe_a_bao.ai import explain, search_bids, search_play
from engine.games.taihe_a_bao.ai.imagine.belief import lay_open
from engine.games.taihe_a_bao.ai.slips import SLIPS
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.search_model import WON, SearchModel, SearchProblem, SearchSettings

FACTS = (WON, "unbeaten", "alone", "thrown_in")
"""Our side wins; no enemy can beat this play; we become declarer; nobody becomes declarer."""


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """The decision of the seat on turn as a search problem."""
    if isinstance(view.phase, Playing):
        return search_play.search_problem(view, view.phase, settings, wanted)
    return search_bids.search_problem(view, settings, wanted)


MATTERS = 0.5
"""A mistake loses half a stake or more in the mean; the smallest deal is worth one to each opponent."""

SEARCH_MODEL = SearchModel(
    search_problem,
    FACTS,
    explain.reasons,
    explain.kind,
    lay_open=lay_open,
    matters=lambda view: MATTERS * view.options.stake,
    slips=SLIPS,
    wins=explain.wins,
)
