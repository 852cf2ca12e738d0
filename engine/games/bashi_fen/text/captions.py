"""The captions of Bashi Fen's actions, and the heights by which hands are sorted."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.games.bashi_fen.actions import Action, Bid, Bury, Partners, PartnersByColour, Pass, Play, Redeal
from engine.games.bashi_fen.options import most_partners
from engine.games.bashi_fen.rules.following.follow import shape_words
from engine.games.bashi_fen.rules.leads import lead_of, read_lead
from engine.games.bashi_fen.rules.partners import colour_words, copy_words
from engine.games.bashi_fen.rules.parts import Lead, Part
from engine.games.bashi_fen.rules.phases import Asking, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.tricks import points_in, winner
from engine.games.bashi_fen.rules.view import View
from engine.words import Text, listed, text


def caption(view: View, action: Action) -> Text:
    """The action in a player's words, whether or not it is allowed now."""
    match action:
        case Pass():
            return text(_passing(view))
        case Bid(cards, joker):
            verb = "overbid" if _overbids(view, action) else "bid"
            return text(f"caption.{verb}" if joker is None else f"caption.{verb}.{joker}", cards=cards)
        case Redeal():
            return text("caption.redeal")
        case Bury(cards):
            known = [card for card in cards if card is not None]
            return text("caption.bury", count=len(cards), points=points_in(known))
        case Partners(copies):
            return text("caption.call", call=listed(tuple(copy_words(copy) for copy in copies)))
        case PartnersByColour():
            return text("caption.call", call=colour_words(action, most_partners(view.options)))
        case Play():
            return _play_caption(view, action)


def _passing(view: View) -> str:
    """The word for passing in this phase."""
    match view.phase:
        case Calling():
            return "caption.nobody"
        case Claiming():
            return "caption.no_redeal"
        case Taking() | Asking() | Contesting():
            passed = {"naming": "caption.no_bid", "adding": "caption.no_adding"}
            return passed.get(view.bid_question, "caption.no_overbid")
    return "caption.pass"


def _overbids(view: View, bid: Bid) -> bool:
    """Whether a bid would overbid another one, and does not only add to the own."""
    named = view.phase.named
    return named is not None and not (named.bidder == view.seat and set(bid.cards) == set(named.cards))


def _play_caption(view: View, play: Play) -> Text:
    if not all(map(view.trumps.knows, play.cards)) or not play.cards:
        return text("caption.mixed", cards=play.cards)
    if isinstance(view.phase, Playing) and view.phase.lead is not None:
        if _would_win(view, view.phase, play):
            return text("caption.wins", cards=play.cards)
        follows = view.trumps.of_suit(play.cards, view.phase.lead.suit)
        return text("caption.follows" if follows else "caption.discards", cards=play.cards)
    lead = lead_of(play.groups, view.trumps, view.options)
    if lead is None:
        return text("caption.mixed", cards=play.cards)
    if len(lead.parts) == 1:
        part = lead.parts[0]
        if part.shape.length > 1:
            return text("caption.lead.up_to", shape=shape_words(part.shape), card=part.cards[-1])
        width = {1: "single", 2: "pair"}.get(part.shape.width, "equal")
        return text(f"caption.lead.{width}", card=part.cards[-1], width=part.shape.width)
    cards = tuple(card for part in lead.parts for card in part.cards)
    split = _split(view, play, lead)
    if not split:
        return text("caption.throw", cards=cards)
    return text(f"caption.throw.split.{split[0].shape.kind}", count=len(split), cards=cards)


def _split(view: View, play: Play, lead: Lead) -> tuple[Part, ...]:
    """The tractors and runs that these cards hold and that the leader does not mean as such (BSF-5D)."""
    usual = read_lead(play.cards, view.trumps, view.options)
    assert usual is not None
    meant = {part.shape for part in lead.parts}
    return tuple(part for part in usual.parts if part.shape.length > 1 and part.shape not in meant)


def _would_win(view: View, playing: Playing, play: Play) -> bool:
    """Whether these cards would hold the trick as it lies."""
    assert playing.lead is not None
    if len(play.cards) != playing.lead.size:
        return False
    seats = [turn_after(view.options, playing.leader, step) for step in range(1, view.options.seats)]
    before = [playing.plays[seat] for seat in seats if playing.plays[seat]]
    return winner(playing.lead, [*before, play.cards], view.trumps, view.options) == len(before) + 1


def height(view: View) -> Callable[[Card], int]:
    """How high a card stands for sorting a hand: by suit as played, trumps above all (BSF-20)."""
    return view.trumps.height
