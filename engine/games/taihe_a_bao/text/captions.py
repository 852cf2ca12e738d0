"""The captions of Taihe A Bao's moves, and how high a card stands."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.games.taihe_a_bao import melds
from engine.games.taihe_a_bao.actions import Action, Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.melds import beats, meld_words, read_meld
from engine.games.taihe_a_bao.rules.phases import Returning
from engine.games.taihe_a_bao.rules.scoring import stakes
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.laying import play_caption
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """The action in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text("caption.pass")
        case Declare():
            return text("caption.declare", value=stakes(view.options, 0, True, True, 2)[-1].amount)
        case Call(card):
            return text("caption.call", card=card)
        case Give(card):
            holder = view.phase.exchanges[-1].holder if isinstance(view.phase, Returning) else view.seat
            return text("caption.give", card=card, holder=holder)
        case Play():
            return _play_caption(view, action)


def _play_caption(view: View, play: Play) -> Text:
    return play_caption(play.cards, read_meld(play.cards, view.aces_of_three), view.over, beats, meld_words)


def height(_view: View) -> Callable[[Card], int]:
    """How high a card stands, the same in every position (TAB-02)."""
    return melds.height
