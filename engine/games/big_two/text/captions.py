"""The captions of Big Two's actions, and the heights by which hands are sorted."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.games.big_two import melds
from engine.games.big_two.actions import Action, Pass, Play
from engine.games.big_two.melds import beats, meld_words, read_meld
from engine.games.big_two.rules.view import View
from engine.parts.laying import play_caption
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """The action in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text("caption.pass")
        case Play(last_card=True):
            return text("caption.last_card", play=_play_caption(view, action))
        case Play(lay_down=True):
            return text("caption.lay_down", play=_play_caption(view, action))
        case Play():
            return _play_caption(view, action)


def _play_caption(view: View, play: Play) -> Text:
    return play_caption(play.cards, read_meld(play.cards, view.options.straights), view.over, beats, meld_words)


def height(_view: View) -> Callable[[Card], int]:
    """How high a card stands, the same in every position (BT-02)."""
    return melds.height
