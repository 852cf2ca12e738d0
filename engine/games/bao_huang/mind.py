"""How a search thinks about Bao Huang: one outlook for plays, one for tribute, the crown and announcements."""

from __future__ import annotations

from engine.games.bao_huang import outlook_opening, outlook_play, why
from engine.games.bao_huang.actions import Action
from engine.games.bao_huang.belief import lay_open
from engine.games.bao_huang.phases import Playing
from engine.games.bao_huang.view import View
from engine.mind import Manner, Mind, Outlook


def look(view: View, manner: Manner, wanted: tuple[Action, ...]) -> Outlook:
    """The decision of the seat on turn, prepared."""
    if isinstance(view.phase, Playing):
        return outlook_play.outlook(view, view.phase, manner, wanted)
    return outlook_opening.outlook(view, manner, wanted)


PLAYOUTS = {"skilled": 100, "strong": 500, "master": 1_500}
"""A playout takes up to 0.65 ms of the processor; strong players are to answer within 400 ms, 95 times of 100."""

MIND = Mind(look, outlook_play.FACTS, why.reasons, why.kind, playouts=PLAYOUTS, lay_open=lay_open)
