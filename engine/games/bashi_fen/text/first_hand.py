"""The sentences of somebody's first hand of Bashi Fen: the sides, the points, the trumps, and each question."""

from __future__ import annotations

from engine.events import Seat
from engine.games.bashi_fen.options import Options, fluid
from engine.games.bashi_fen.pack import most_jokers, pack
from engine.games.bashi_fen.rules.following.follow import suit_words
from engine.games.bashi_fen.rules.levels import start
from engine.games.bashi_fen.rules.partners import all_known
from engine.games.bashi_fen.rules.phases import Asking, Burying, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.view import View
from engine.games.bashi_fen.text.rules_text import aim_of_points
from engine.teaching.first_hand import FirstHand
from engine.words import Text, text


def opening(options: Options) -> tuple[Text, ...]:
    """The sides, what is to be won, and which cards are trumps."""
    points = aim_of_points(options).replace("rules.aim", "first")
    jokers = "" if most_jokers(options) else ".no_jokers"
    return (
        text(f"first.aim.{options.partners}"),
        text("first.tricks"),
        text(points, points=points_in(pack(options))),
        text(f"first.trumps{jokers}", level=start(options)),
    )


def asked_now(view: View) -> tuple[Text, ...]:
    """The state of the trick, and the question to the seat."""
    match view.phase:
        case Taking(named=named) | Asking(named=named):
            if named is None:
                return (text("first.bid"),)
            own = named.bidder == view.seat
            return (text("first.bid.more") if own else text("first.bid.over", seat=named.bidder),)
        case Claiming():
            return (text("first.redeal"),)
        case Burying():
            return (text("first.bury"),)
        case Contesting(taker=taker):
            return (text("first.contest", seat=taker),)
        case Calling():
            return (text("first.call"),)
        case Playing():
            return _playing(view, view.phase)
    return ()


def _playing(view: View, playing: Playing) -> tuple[Text, ...]:
    if playing.lead is None:
        return (*_side(view, playing), text("first.lead"))
    suit, size = playing.lead.suit, playing.lead.size
    held = len(view.trumps.of_suit(view.held, suit))
    best = () if playing.best is None else (_best(view, playing, playing.best),)
    if not held:
        key = "first.void" if suit is not None else "first.void.trumps"
        return (*_side(view, playing), *best, text(key, suit=suit_words(suit), size=size))
    key = "first.follow" if held >= size else "first.follow.short"
    return (*_side(view, playing), *best, text(key, suit=suit_words(suit), size=size, held=held))


def _best(view: View, playing: Playing, best: Seat) -> Text:
    """Who is winning the trick, and that it is a partner, where all know it."""
    both, known = {view.seat, best}, view.declarers
    partners = both <= known or (all_known(view.options, playing.calls) and not both & known)
    return text("first.best.partner" if partners else "first.best", seat=best)


def _side(view: View, playing: Playing) -> tuple[Text, ...]:
    """Whether the seat's side collects points or keeps them from the others, where that is sure."""
    if playing.named.declarer == view.seat:
        return (text("first.declarer"),)
    if fluid(view.options):
        return (text("first.unknown", seat=playing.named.declarer),)
    if view.seat in view.declarers:
        return (text("first.partner", seat=playing.named.declarer),)
    return (text("first.opponent", seat=playing.named.declarer),)


FIRST_HAND: FirstHand[Options, View] = FirstHand(4, opening, asked_now)
