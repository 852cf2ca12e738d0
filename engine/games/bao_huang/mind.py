"""How a search thinks about Bao Huang: one outlook for plays, one for tribute, the crown and announcements."""

from __future__ import annotations

from engine.games.bao_huang import outlook_opening, outlook_play, why
from engine.games.bao_huang.actions import Action
from engine.games.bao_huang.phases import Playing
from engine.games.bao_huang.view import View
from engine.mind import Manner, Mind, Outlook


def look(view: View, manner: Manner, wanted: tuple[Action, ...]) -> Outlook:
    """The decision of the seat on turn, prepared."""
    if isinstance(view.phase, Playing):
        return outlook_play.outlook(view, view.phase, manner, wanted)
    return outlook_opening.outlook(view, manner, wanted)


PLAYOUTS = {"skilled": 100, "strong": 400, "master": 1_500}
"""A playout takes about half a millisecond; strong players are to answer within 400 ms."""

MIND = Mind(look, outlook_play.FACTS, why.reasons, why.kind, playouts=PLAYOUTS)
