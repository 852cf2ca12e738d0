"""The captions of Bashi Fen's actions, and the heights by which hands are sorted."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from engine.games.bashi_fen.actions import Action, Bid, Bury, Partners, PartnersByColour, Pass, Play, Redeal
from engine.games.bashi_fen.options import most_partners
from engine.games.bashi_fen.rules.following.follow import LEAST_BOMB, shape_words
from engine.games.bashi_fen.rules.leads import lead_of, read_lead
from engine.games.bashi_fen.rules.partners import colour_words, copy_words
from engine.games.bashi_fen.rules.parts import Lead, Part
from engine.games.bashi_fen.rules.phases import Asking, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.view import View, would_win
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
            return text("caption.partners", call=listed(tuple(copy_words(copy) for copy in copies)))
        case PartnersByColour():
            return text("caption.partners", call=colour_words(action, most_partners(view.options)))
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
        return _following(view, view.phase, view.phase.lead, play)
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


def _following(view: View, playing: Playing, lead: Lead, play: Play) -> Text:
    """What cards do to a trick, in the field's word: they follow, ruff, overruff, bomb, or are discarded."""
    cards, trumps, wins = play.cards, view.trumps, would_win(view, playing, play)
    if wins and view.options.bombs != "no" and len(cards) >= LEAST_BOMB and len(set(cards)) == 1:
        return text("caption.bombs", cards=cards)
    if trumps.of_suit(cards, lead.suit):
        return text("caption.follows.highest" if wins else "caption.follows", cards=cards)
    if wins:
        best = () if playing.best is None else playing.plays[playing.best]
        return text("caption.overruffs" if trumps.of_suit(best, None) else "caption.ruffs", cards=cards)
    if len(trumps.of_suit(cards, None)) == len(cards):
        return text("caption.discards.trumps", count=len(cards), cards=cards)
    return text("caption.discards", cards=cards)


def _split(view: View, play: Play, lead: Lead) -> tuple[Part, ...]:
    """The tractors and runs that these cards hold and that the leader does not mean as such (BSF-5D)."""
    usual = read_lead(play.cards, view.trumps, view.options)
    assert usual is not None
    meant = {part.shape for part in lead.parts}
    return tuple(part for part in usual.parts if part.shape.length > 1 and part.shape not in meant)


def height(view: View) -> Callable[[Card], int]:
    """How high a card stands for sorting a hand: by suit as played, trumps above all (BSF-20)."""
    return view.trumps.height
