"""The sentences of somebody's first hand of Big Two: the aim, ranks and suits, and each question."""

from __future__ import annotations

from engine.cards import Card, Rank, Suit
from engine.games.big_two.actions import PASS
from engine.games.big_two.melds import meld_words
from engine.games.big_two.options import Options, sides
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.teaching.first_hand import FirstHand
from engine.words import Text, text

LOWEST = Card(Rank.THREE, Suit.DIAMONDS)


def opening(options: Options) -> tuple[Text, ...]:
    """The aim, and what is higher than what."""
    return (
        text("first.aim.partners" if sides(options) else "first.aim.alone"),
        text("first.ranks"),
        text("first.suits"),
        text("first.trick"),
    )


def asked_now(view: View) -> tuple[Text, ...]:
    """What lies there, whose it is where it is a partner's, what binds the seat, and what it is asked."""
    if not isinstance(view.phase, Playing):
        return ()
    bound = view.obligation()
    if view.over is None:
        key = "first.lead.lowest" if _must_lead_lowest(view) else "first.lead"
        return (bound if bound is not None else text(key),)
    lies, best = meld_words(view.over), view.phase.trick.best
    partners = any({view.seat, best} <= set(side) for side in sides(view.options))
    if bound is not None:
        return (text("first.lies.partner" if partners else "first.lies", seat=best, meld=lies), bound)
    if all(each == PASS for each in view.candidates()):
        return (text("first.too_low", meld=lies),)
    return (text("first.follow.partner" if partners else "first.follow", seat=best, meld=lies),)


def _must_lead_lowest(view: View) -> bool:
    return LOWEST in view.hand and all(LOWEST in getattr(each, "cards", ()) for each in view.candidates())


FIRST_HAND: FirstHand[Options, View] = FirstHand(3, opening, asked_now)
