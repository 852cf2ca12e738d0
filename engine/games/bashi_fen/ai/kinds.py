"""The kind of move that a hint asks for, in words that give no card away."""

from __future__ import annotations

from engine.cards import Cards
from engine.games.bashi_fen.actions import Action, Bid, Bury, Partners, PartnersByColour, Pass, Play, Redeal
from engine.games.bashi_fen.ai.alternatives import gives_up_more
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.merits_of_plays import joins, points_open
from engine.games.bashi_fen.ai.simulator.play_loop import led_by, takes
from engine.games.bashi_fen.rules.following.follow import suit_words
from engine.games.bashi_fen.rules.partners import all_known, may_join
from engine.games.bashi_fen.rules.parts import LeadKind
from engine.games.bashi_fen.rules.phases import Calling, Claiming, Playing
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.view import View, outcomes
from engine.words import Text, listed, text

MILDER = {
    "hint.kind.cannot_win": "hint.kind.cannot_win_dear",
    "hint.kind.spare": "hint.kind.let_go",
    "hint.kind.leave": "hint.kind.leave_to_them",
}
"""Kinds that ask for the same, and do not ask to save good cards."""


def kind_wanted(view: View, action: Action) -> Text:
    """The kind of move wanted; it gives no card away."""
    match action:
        case Play() if isinstance(view.phase, Playing):
            return text(f"hint.kind.{_kind_of_play(view, view.phase, action)}")
        case Bury(cards):
            pays = points_in(card for card in cards if card is not None)
            return text("hint.kind.bury_points" if pays else "hint.kind.bury_plain")
        case Bid(cards):
            return text(_kind_of_bid(view, cards))
        case Redeal():
            return text("hint.kind.redeal")
        case Pass():
            return text(_kind_of_pass(view))
        case Partners(copies):
            suits = dict.fromkeys(view.trumps.suit_of(copy.card) for copy in copies)
            return text("hint.kind.call", count=len(suits), suits=listed(tuple(map(suit_words, suits))))
        case PartnersByColour(colour):
            return text(f"hint.kind.call.{colour}")
    raise AssertionError(f"{action} is no play of this phase")


def _kind_of_bid(view: View, cards: Cards) -> str:
    named = view.phase.named
    if named is None:
        return "hint.kind.bid"
    adds = named.bidder == view.seat and set(cards) == set(named.cards)
    return "hint.kind.add" if adds else "hint.kind.overbid"


def _kind_of_pass(view: View) -> str:
    match view.phase:
        case Calling():
            return "hint.kind.call_nobody"
        case Claiming():
            return "hint.kind.no_redeal"
    return {"naming": "hint.kind.no_bid", "adding": "hint.kind.no_adding"}.get(
        view.bid_question, "hint.kind.no_overbid"
    )


def _kind_of_play(view: View, playing: Playing, play: Play) -> str:
    packing, _, information = packed_decision(view, playing)
    move, led = packing.packed(play.cards), information.led
    if led is None:
        parts = led_by(packing, move).lead.parts
        if len(parts) > 1:
            return f"lead_{LeadKind.THROW}"
        shape = parts[0].shape
        return "lead_pair" if (shape.width, shape.length) == (2, 1) else f"lead_{shape.kind}"
    if joins(view, playing, play):
        return "join"
    if takes(packing, led, move, information.best):
        return "ruff" if move & packing.masks[None] and led.mask != packing.masks[None] else "win"
    dear = gives_up_more(packing, information.hand, led, move)
    ours = information.friendly and _is_ours(view, playing)
    if not ours and _may_be_ours(view, playing) and points_in(play.cards) > min(points_open(view)):
        return "add_points"
    # a wider shape that beats a tractor is no candidate
    if not ours and not view.options.bigger_shapes_beat and True not in outcomes(view, playing):
        return "cannot_win_dear" if dear else "cannot_win"
    if not ours:
        return "let_go" if dear else "spare"
    return "feed" if packing.points_in(move) else "leave_to_them" if dear else "leave"


def _is_ours(view: View, playing: Playing) -> bool:
    """Whether all know that who wins the trick as it lies is of the own side, which one else only hopes to join."""
    return all_known(view.options, playing.calls) or {view.seat, playing.best} <= set(view.declarers)


def _may_be_ours(view: View, playing: Playing) -> bool:
    """Whether the trick may be of the own side as it lies, though not all know it: partners are not known yet."""
    if all_known(view.options, playing.calls):
        return False
    if view.seat in view.declarers:
        packing, _, information = packed_decision(view, playing)
        return may_join(playing.calls, packing.unpacked(information.rest))  # what is called may lie in its own kitty
    return may_join(playing.calls, view.hand) or playing.best not in view.declarers
