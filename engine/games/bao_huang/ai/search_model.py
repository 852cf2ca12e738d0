"""How a search thinks about Bao Huang: one search problem for plays, one for tribute, the crown and announcements."""

from __future__ import annotations

from engine.games.bao_huang.actions import Action
from engine.games.bao_huang.ai import explain, search_opening, search_play
from engine.games.bao_huang.ai.imagine.belief import lay_open
from engine.games.bao_huang.ai.slips import SLIPS
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.view import View
from engine.search_model import WON, SearchModel, SearchProblem, SearchSettings

FACTS = (WON, "unbeaten", "friend", "alone")
"""Our side wins; no enemy can beat this play; a friend owns the best play on the table; the emperor plays alone."""


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """The decision of the seat on turn as a search problem."""
    if isinstance(view.phase, Playing):
        return search_play.search_problem(view, view.phase, settings, wanted)
    return search_opening.search_problem(view, settings, wanted)


PLAYOUTS = {"skilled": 15, "strong": 45, "hint": 400, "master": 1_600}
"""By level, from the start of a deal, where one takes about 1/3 ms."""
CAUTION = 0.5
"""With this, a search that counts all deals loses a third less than with one standard error over fresh deals."""

MATTERS = 0.15
"""A mistake loses this share of a single stake or more in the mean …"""
STEP = 2
"""… and of so many points where places are scored: the step from one place to the next."""

SEARCH_MODEL = SearchModel(
    search_problem,
    FACTS,
    explain.reasons,
    explain.kind,
    explain.warning,
    playouts=PLAYOUTS,
    caution=CAUTION,
    pooled=True,
    lay_open=lay_open,
    matters=lambda view: MATTERS * (STEP if view.options.position_scoring else 1),
    slips=SLIPS,
    wins=explain.wins,
)
