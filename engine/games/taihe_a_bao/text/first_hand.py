"""The sentences of somebody's first hand of Taihe A Bao: the aim, the ranks, and each question."""

from __future__ import annotations

from engine.games.taihe_a_bao.actions import PASS
from engine.games.taihe_a_bao.melds import RANKS, meld_words
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Playing, Returning
from engine.games.taihe_a_bao.rules.view import View
from engine.teaching.first_hand import FirstHand
from engine.words import Text, text


def opening(options: Options) -> tuple[Text, ...]:
    """The aim, the ranks of this pack, and what beats what."""
    held = {card.rank for card in pack(options)}
    ranks = " ".join(rank.value for rank in reversed(RANKS) if rank in held)
    return (
        text("first.aim"),
        text("first.ranks", ranks=ranks),
        text("first.kinds"),
        text("first.beating"),
        text("first.bombs"),
    )


def asked_now(view: View) -> tuple[Text, ...]:
    """Whom the seat plays with, what lies there, and what it is asked."""
    match view.phase:
        case Bidding():
            return (text("first.bid"),)
        case Calling():
            return (text("first.call" if view.refusal(PASS) is None else "first.call.must"),)
        case Returning():
            return (text("first.give"),)
        case Playing(declarer=declarer) as playing:
            own = declarer == view.seat
            side = text("first.declarer") if own else text("first.others", seat=declarer)
            return (side, _asked(view, playing))
    return ()


def _asked(view: View, playing: Playing) -> Text:
    """What to do with the best play so far; whose it is, where it is a partner's."""
    if playing.over is None:
        return text("first.lead")
    lies, best = meld_words(playing.over), playing.trick.best
    if all(each == PASS for each in view.candidates()):
        return text("first.too_low", meld=lies)
    if playing.declarer in (view.seat, best):
        return text("first.follow", meld=lies)
    return text("first.follow.partner", seat=best, meld=lies)


FIRST_HAND: FirstHand[Options, View] = FirstHand(4, opening, asked_now)
