"""The captions of Bao Huang's moves, and how high a card stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.cards import EUNUCH, Card
from engine.games.bao_huang import melds
from engine.games.bao_huang.actions import Accept, Action, Announce, Pass, PassOn, Play, Take, Tribute
from engine.games.bao_huang.melds import Meld, beats, meld_words, names_several, read_meld
from engine.games.bao_huang.options import onward
from engine.games.bao_huang.rules.phases import Announcing, Crowning
from engine.games.bao_huang.rules.view import View
from engine.parts.laying import play_caption
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """The action in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text("caption.keep_quiet" if isinstance(view.phase, Announcing) else "caption.pass")
        case Tribute(cards):
            return text("caption.tribute", cards=tuple(cards))
        case Take(card):
            return text("caption.take", card=card)
        case Accept():
            alone = isinstance(view.phase, Crowning) and EUNUCH in view.hand
            return text("caption.accept_alone" if alone else "caption.accept")
        case PassOn():
            return text("caption.pass_on", seat=onward(view.seat, view.options))
        case Announce():
            alone = isinstance(view.phase, Announcing) and view.phase.emperor == view.seat
            return text("caption.announce_alone" if alone else "caption.announce")
        case Play(please=please):
            said = _play_caption(view, action)
            return text("caption.please", play=said) if please else said


def _play_caption(view: View, play: Play) -> Text:
    higher = partial(beats, joker_order=view.options.joker_order)
    own = read_meld(play.cards, view.options)

    def named(meld: Meld) -> Text:
        """Marked jokers are told from plain ones in the play, since they show who one is."""
        return meld_words(meld, play.cards if meld is own else ())

    return play_caption(play.cards, own, view.over, higher, named, names_several)


def height(_view: View) -> Callable[[Card], int]:
    """How high a card stands, the same in every position (BH-02)."""
    return melds.height
