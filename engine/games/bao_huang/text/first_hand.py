"""The sentences of somebody's first hand of Bao Huang: the two sides, the ranks, and each question."""

from __future__ import annotations

from engine.cards import EUNUCH
from engine.games.bao_huang.actions import PASS, PASS_ON
from engine.games.bao_huang.melds import meld_words
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Giving, Playing, Taking
from engine.games.bao_huang.rules.view import View
from engine.teaching.first_hand import FirstHand
from engine.words import Text, text


def opening(options: Options) -> tuple[Text, ...]:
    """The sides, when it is over, the ranks, and what beats what."""
    return (
        text("first.aim"),
        text("first.end"),
        text("first.ranks"),
        text("first.kinds.sixes" if options.sixes_last else "first.kinds"),
        text("first.beating.equal" if options.joker_order else "first.beating"),
    )


def asked_now(view: View) -> tuple[Text, ...]:
    """Which side the seat is on, as far as it knows, what lies there, and what it is asked."""
    match view.phase:
        case Giving():
            return (text("first.tribute", count=view.owed),)
        case Taking():
            return (text("first.take"),)
        case Crowning():
            return (text("first.crown" if view.refusal(PASS_ON) is None else "first.crown.must"),)
        case Announcing(emperor=emperor) if EUNUCH in view.hand:
            return (text("first.announce.alone") if emperor == view.seat else text("first.announce", seat=emperor),)
        case Playing(emperor=emperor):
            return (*_side(view, emperor), _asked(view))
    return ()


def _side(view: View, emperor: int) -> tuple[Text, ...]:
    """What its own cards tell the seat of its side.

    Nothing to a seat without the eunuch card once all know whose it is.
    """
    if EUNUCH in view.hand:
        return (text("first.alone") if emperor == view.seat else text("first.eunuch", seat=emperor),)
    if not isinstance(view.phase, Playing) or view.phase.eunuch is not None:
        return ()
    return (text("first.emperor") if emperor == view.seat else text("first.people", seat=emperor),)


def _asked(view: View) -> Text:
    if view.over is None:
        return text("first.lead")
    beaten = any(each != PASS for each in view.candidates())
    return text("first.follow" if beaten else "first.too_low", meld=meld_words(view.over))


FIRST_HAND: FirstHand[Options, View] = FirstHand(4, opening, asked_now)
