"""What Bao Huang tells a person of a move: its caption, and how high a card stands."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import EUNUCH, Card
from engine.games.bao_huang import melds
from engine.games.bao_huang.actions import Accept, Action, Announce, Pass, PassOn, Play, Take, Tribute
from engine.games.bao_huang.melds import beats, meld_words, read_meld
from engine.games.bao_huang.options import onward
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Playing
from engine.games.bao_huang.rules.view import View
from engine.words import Text, text


def caption(view: View, action: Action) -> Text:
    """What this action is in a player's words, whether or not it is allowed now."""
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
    meld = read_meld(play.cards, view.options)
    over = view.phase.over if isinstance(view.phase, Playing) else None
    if meld is None:
        return text("caption.no_meld", cards=play.cards)
    if over is None:
        return text("caption.lead", meld=meld_words(meld))
    key = "caption.beats" if beats(meld, over, view.options.joker_order) else "caption.falls_short"
    return text(key, meld=meld_words(meld), over=meld_words(over))


def height(_view: View) -> Callable[[Card], int]:
    """How high a card stands, the same in every position (BH-02)."""
    return melds.height
