"""Why a move of Taihe A Bao is good: facts counted in the search's imagined deals or in what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.games.taihe_a_bao.actions import Action, Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.ai.explain_beside import (
    UNBEATABLE,
    beside,
    bombs_in,
    few_highest,
    least_with_a_call,
    seen_of_call,
    seen_of_company,
    seen_of_return,
    seen_of_single,
)
from engine.games.taihe_a_bao.ai.heuristic_player import information_state
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import moves_in, packed, tables_of
from engine.games.taihe_a_bao.melds import read_meld
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.reasons import MOST_REASONS, Merit, mostly_true, of_the_best_alone, over_one, without_weaker
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

_WEAKER = {
    "reason.call_higher_bomb": ("reason.call_bomb",),
    "reason.call_larger_meld": ("reason.call_meld", "reason.call_higher_meld"),
    "reason.call_higher_meld": ("reason.call_meld",),
}
"""Reasons, and those that say less beside them."""


def kind(view: View, action: Action) -> Text:
    """The kind of the wanted move, without naming a card."""
    if isinstance(action, Play):
        meld = read_meld(action.cards, view.aces_of_three)
        assert meld is not None
        return text(f"hint.kind.{meld.kind}")
    if isinstance(action, Pass):
        return text("hint.kind.pass" if isinstance(view.phase, Playing) else "hint.kind.no_bid")
    return text(f"hint.kind.{type(action).__name__.lower()}")


def wins(view: View, action: Action) -> bool:
    """Whether a move wins the hand at once: the play of the last cards (TAB-38)."""
    return isinstance(action, Play) and len(action.cards) == len(view.hand)


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """At most three facts about the verdict's best move, the strongest first."""
    if isinstance(view.phase, Playing):
        playing = view.phase
        own = of_the_best_alone(verdict, lambda move: _seen_of_play(view, playing, move))
        own += beside(view, playing, verdict, own)
    else:
        own = of_the_best_alone(verdict, lambda move: _seen_of_bid(view, move))
        own += over_one(verdict, lambda move: seen_of_return(view, move))
        own = own or over_one(verdict, lambda move: seen_of_single(view, move))
        if not any(each.key == "reason.call_meld" for each in own):
            own += over_one(verdict, lambda move: seen_of_company(view, move))
        own = without_weaker(own, _WEAKER)
    counted = () if UNBEATABLE in own else _counted(view, verdict)
    return (*own, *counted)[:MOST_REASONS]


def _seen_of_play(view: View, playing: Playing, move: Weighed[Action]) -> Iterator[Merit]:
    """The merits of a play or a pass that the seat can see."""
    tables, plans = tables_of(view.aces_of_three), plans_of(view.aces_of_three)
    information = information_state(view, playing)
    now, bombs = plans.least(information.hand), bombs_in(tables, information.hand)
    if isinstance(move.action, Play):
        rest = information.hand - packed(move.action.cards)
        if not rest:
            yield Merit(text("reason.out"))
            return
        after = plans.least(rest)
        if after < now:
            yield Merit(text("reason.left", after=after), -after)
        if bombs and bombs_in(tables, rest) == bombs:
            yield Merit(text("reason.bombs", count=bombs))
        return
    if information.best not in (view.seat, playing.declarer) and view.seat != playing.declarer:
        yield Merit(text("reason.partner", seat=information.best))
    legal = tables.legal(information.hand, information.over)
    cheapest = min((plans.least(information.hand - tables.costs[each]) for each in moves_in(legal)), default=now)
    if legal and cheapest >= now:
        yield Merit(text("reason.dear", after=cheapest + 1, before=now))
    if bombs:
        yield Merit(text("reason.bombs", count=bombs))


def _seen_of_bid(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """The merits of a bid, or of a card given back, that the seat can see in its hand."""
    plans, hand = plans_of(view.aces_of_three), packed(view.hand)
    bombs = bombs_in(tables_of(view.aces_of_three), hand)
    match move.action:
        case Call():
            yield from seen_of_call(view, move)
        case Pass() if isinstance(view.phase, Bidding):
            long = plans.least(hand)
            yield from _weak(
                view, bombs, Merit(text("reason.alone_long", count=long)) if 2 * long >= len(view.hand) else None
            )
        case Pass() if isinstance(view.phase, Calling):
            long = least_with_a_call(view)
            yield from _weak(
                view, bombs, Merit(text("reason.call_long", count=long)) if 2 * long >= len(view.hand) else None
            )
        case Give(card) if card is not None:
            after, before = plans.least(hand - packed((card,))), plans.least(hand)
            if after < before:
                yield Merit(text("reason.given", card=card, count=after), -after, "given", after)
            elif after == before:
                yield Merit(text("reason.given_still", card=card, count=after), -after, "given", after)
        case Declare():
            yield Merit(text("reason.plays", count=plans.least(hand)))
            if bombs:
                yield Merit(text("reason.bombs_held", count=bombs))


def _weak(view: View, bombs: int, long: Merit | None) -> Iterator[Merit]:
    """What a hand lacks to play alone; that it has hardly any of the highest cards only where it lacks nothing else."""
    if long is not None:
        yield long
    if not bombs:
        yield Merit(text("reason.no_bomb"))
    elif long is None:
        yield from few_highest(view)


def _counted(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """The facts that came true in the imagined deals."""
    match verdict.best.action:
        case Play(cards) if len(cards) < len(view.hand):  # nobody need beat what ends the hand
            yield from mostly_true(verdict, "unbeaten", partial(_told, "reason.unbeaten"), _is_play)
        case Call() if _may_be_outbid(view):  # whoever declares, or calls last, is declarer for certain
            yield from mostly_true(verdict, "alone", partial(_told, "reason.alone"), _is_call)
        case Pass() if not isinstance(view.phase, Playing):
            yield from mostly_true(verdict, "thrown_in", partial(_told, "reason.thrown_in"))


def _may_be_outbid(view: View) -> bool:
    """Whether others may still call after this seat."""
    return isinstance(view.phase, Calling) and view.phase.spoken < view.options.seats - 1


def _told(key: str, deals: Text) -> Text:
    return text(key, deals=deals)


def _is_play(action: object) -> bool:
    return isinstance(action, Play)


def _is_call(action: object) -> bool:
    return isinstance(action, Call)
