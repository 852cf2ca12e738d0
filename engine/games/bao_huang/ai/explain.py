"""Why a move of Bao Huang is good: facts counted in the search's imagined deals or in what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from engine.cards import EUNUCH
from engine.events import Seat
from engine.games.bao_huang.actions import Accept, Action, Announce, Pass, PassOn, Play, Take
from engine.games.bao_huang.ai.explain_beside import beside, plays_needed
from engine.games.bao_huang.ai.simulator.heuristic import friends_of
from engine.games.bao_huang.ai.simulator.play_loop import FIELD, SHIFTS, Packed, packed
from engine.games.bao_huang.melds import BLACK, RED, TWO, height
from engine.games.bao_huang.options import SEATS, onward
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Playing, Taking
from engine.games.bao_huang.rules.view import View
from engine.parts.reasons import (
    MOST_REASONS,
    MOSTLY,
    Merit,
    in_deals,
    mostly_true,
    of_the_best_alone,
)
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

MANY_JOKERS = 3
"""So many jokers, of the eight among five players, speak for taking a risk."""
MANY_HIGH, FEW_HIGH = 6, 3
"""So many jokers and 2s speak for taking a risk, and so few against it; of the 24 everybody gets about five."""


def kind(view: View, action: Action) -> Text:
    """The kind of the wanted move, without naming a card."""
    if isinstance(action, Play):
        heights = [height(card) for card in action.cards]
        jokers = max(heights) >= BLACK
        return text(f"hint.kind.{'jokers' if jokers else 'single' if len(heights) == 1 else 'set'}")
    if isinstance(action, Pass):
        return text("hint.kind.pass" if isinstance(view.phase, Playing) else "hint.kind.quiet")
    if isinstance(action, Accept) and isinstance(view.phase, Crowning) and EUNUCH in view.hand:
        return text("hint.kind.accept_alone")
    return text(f"hint.kind.{type(action).__name__.lower()}")


def warning(view: View, action: Action) -> Text | None:
    """What a play gives away: that a hidden eunuch, or an emperor without one, has played the eunuch card (BH-12)."""
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or playing.eunuch is not None:
        return None
    if EUNUCH not in action.cards or len(action.cards) == len(view.hand):
        return None
    return text("reason.shows_alone" if playing.emperor == view.seat else "reason.shows_eunuch")


def wins(view: View, action: Action) -> bool:
    """Whether a move wins the deal at once: an emperor who plays alone is the first to run out (BH-52)."""
    playing = view.phase
    if not isinstance(playing, Playing) or not isinstance(action, Play) or len(action.cards) < len(view.hand):
        return False
    alone = playing.eunuch == view.seat or EUNUCH in view.hand
    return alone and playing.emperor == view.seat and not playing.finish


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """At most three facts about the verdict's best move, the strongest first."""
    if isinstance(view.phase, Playing):
        playing = view.phase
        own = of_the_best_alone(verdict, lambda move: _seen_of_play(view, playing, move))
        own += beside(view, playing, verdict, own)
    else:
        own = of_the_best_alone(verdict, lambda move: _seen_of_opening(view, move))
    counted = (each for each in _unbeaten(view, verdict) if not (_RED in own and _tells_unbeaten(each)))
    return (*own, *counted)[:MOST_REASONS]


_RED = text("reason.red")


def _tells_unbeaten(reason: Text) -> bool:
    """Whether a reason says in how many deals nobody beats a play, which need not be said of a red joker."""
    return "reason.unbeaten" in (reason.key, getattr(dict(reason.args).get("reason"), "key", ""))


def _seen_of_play(view: View, playing: Playing, move: Weighed[Action]) -> Iterator[Merit]:
    """The merits of a play or a pass that the seat can see."""
    hand = packed(view.hand)
    now, jokers = plays_needed(view, hand), jokers_in(hand)
    if isinstance(move.action, Play):
        rest = hand - packed(move.action.cards)
        if not rest:
            yield Merit(text("reason.out"))
            return
        yield _plays_left(now, plays_needed(view, rest))
        if any(height(card) == RED for card in move.action.cards):
            yield Merit(text("reason.red"))
        if jokers and jokers_in(rest) == jokers:
            yield Merit(text("reason.jokers", count=jokers))
        return
    yield _plays_left(now, now)
    if playing.best is not None and move.worlds and move.share("friend") >= MOSTLY:
        if friends_of(view.seat, playing.emperor, playing.eunuch, EUNUCH in view.hand)[playing.best] == 1:
            yield Merit(text("reason.friend_known", seat=playing.best))
        else:
            deals = in_deals(move.count("friend"), move.worlds)
            yield Merit(text("reason.friend", seat=playing.best, deals=deals))
    best = playing.best
    if best is not None and not view.counts[best] and _leads_after(view, best) == view.seat:
        yield Merit(text("reason.lead_next", seat=best))
    if jokers:
        yield Merit(text("reason.jokers", count=jokers))


def _plays_left(now: int, after: int) -> Merit:
    """How many plays are left; no merit, but something to compare with, where as many are needed as before."""
    return Merit(text("reason.plays_left", count=after), -after if after < now else -inf, number=after)


def _leads_after(view: View, seat: Seat) -> Seat:
    """Who leads where nobody beats the play of a seat that has run out (BH-41)."""
    return next(each for steps in range(1, SEATS) if view.counts[each := onward(seat, view.options, steps)])


def jokers_in(hand: Packed) -> int:
    """How many jokers a hand holds."""
    return sum(hand >> shift & FIELD for shift in SHIFTS[BLACK:])


def _seen_of_opening(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """The merits of a move before play that the seat can see: a crown, a card or an announcement."""
    jokers = jokers_in(packed(view.hand))
    high = sum(height(card) >= TWO for card in view.hand)
    match move.action:
        case Accept():
            if EUNUCH in view.hand:
                yield Merit(text("reason.both_cards"))
            if jokers + 1 >= MANY_JOKERS:
                yield Merit(text("reason.jokers_crowned", count=jokers + 1))
            elif high + 1 >= MANY_HIGH:
                yield Merit(text("reason.high_crowned", count=high + 1))
            else:
                yield Merit(text("reason.leads"))
        case PassOn():
            if EUNUCH in view.hand:
                yield Merit(text("reason.keeps_eunuch"))
            if high <= FEW_HIGH:
                yield Merit(text("reason.few_high", high=high))
        case Take(card) if isinstance(view.phase, Taking):
            if all(height(card) >= height(other) for other in view.phase.pool):
                yield Merit(text("reason.takes_highest"))
        case Announce():
            if jokers >= MANY_JOKERS:
                yield Merit(text("reason.jokers_held", count=jokers))
            elif high >= MANY_HIGH:
                yield Merit(text("reason.high_held", count=high))
        case Pass() if isinstance(view.phase, Announcing) and EUNUCH in view.hand:
            alone = view.phase.emperor == view.seat
            yield Merit(text("reason.hides_alone" if alone else "reason.hides_eunuch"))


def _unbeaten(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """That mostly nobody beats the play in the imagined deals."""
    best = verdict.best.action
    if not isinstance(best, Play) or len(best.cards) == len(view.hand):
        return ()  # nobody need beat what empties the hand

    def said(deals: Text) -> Text:
        return text("reason.unbeaten", deals=deals)

    return mostly_true(verdict, "unbeaten", said, lambda action: isinstance(action, Play))
