"""Why a move of Bao Huang is good: facts counted in the search's imagined deals or in what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import EUNUCH
from engine.games.bao_huang.actions import Action, Pass, Play, Take, Tribute
from engine.games.bao_huang.ai.simulator.heuristic import groups_of
from engine.games.bao_huang.ai.simulator.play_loop import FIELD, SHIFTS, Packed, legal, packed
from engine.games.bao_huang.melds import BLACK, height
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.view import View
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

MOSTLY = 0.6
"""A fact is given as a reason if it holds in this share of the imagined deals."""
SHORT = 5
"""The reasons name an emperor who has no more cards than this."""


def kind(view: View, action: Action) -> Text:
    """The kind of move wanted; it gives no card away."""
    if isinstance(action, Play):
        heights = [height(card) for card in action.cards]
        jokers = max(heights) >= BLACK
        return text(f"hint.kind.{'jokers' if jokers else 'single' if len(heights) == 1 else 'set'}")
    if isinstance(action, Pass):
        return text("hint.kind.pass" if isinstance(view.phase, Playing) else "hint.kind.quiet")
    return text(f"hint.kind.{type(action).__name__.lower()}")


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """One to three counted facts for the verdict's best move, the strongest first."""
    best, alone = verdict.best, len(verdict.moves) == 1
    if isinstance(view.phase, Playing):
        return tuple(_of_play(view, view.phase, best, alone))[:3]
    return tuple(_of_opening(view, best, alone))[:3]


def _of_play(view: View, playing: Playing, best: Weighed[Action], alone: bool) -> Iterator[Text]:
    hand = packed(view.hand)
    now, jokers = groups_of(hand), jokers_in(hand)
    if isinstance(best.action, Play):
        rest = hand - packed(best.action.cards)
        if not rest:
            yield text("reason.out")
            return
        if best.worlds and best.share("unbeaten") >= MOSTLY:
            yield text("reason.unbeaten", count=best.count("unbeaten"), worlds=best.worlds)
        if groups_of(rest) < now:
            yield text("reason.left", after=groups_of(rest), before=now)
        if jokers and jokers_in(rest) == jokers:
            yield text("reason.jokers", count=jokers)
    else:
        if not legal(hand, playing.over, view.options):
            yield text("reason.nothing_beats")
            return
        if playing.best is not None and best.worlds and best.share("friend") >= MOSTLY:
            yield text("reason.friend", seat=playing.best, count=best.count("friend"), worlds=best.worlds)
        if jokers:
            yield text("reason.jokers", count=jokers)
    emperor = playing.emperor
    ours = view.seat == emperor or EUNUCH in view.hand or view.seat == playing.eunuch
    if not ours and 0 < view.counts[emperor] <= SHORT:
        yield text("reason.short", seat=emperor, count=view.counts[emperor])
    if alone:
        yield text("reason.only")
    if best.worlds:
        yield text("reason.place", place=f"{best.share('place'):.1f}", worlds=best.worlds)
    if isinstance(best.action, Pass):
        yield text("reason.plays", count=now)


def jokers_in(hand: Packed) -> int:
    """How many jokers a hand holds."""
    return sum(hand >> shift & FIELD for shift in SHIFTS[BLACK:])


def _of_opening(view: View, best: Weighed[Action], alone: bool) -> Iterator[Text]:
    if alone:
        yield text("reason.only")
    if EUNUCH in view.hand and not isinstance(best.action, Take | Tribute):
        yield text("reason.holds_eunuch")
    if isinstance(best.action, Take):
        yield text("reason.takes", card=best.action.card)
    if best.worlds:
        yield text("reason.place", place=f"{best.share('place'):.1f}", worlds=best.worlds)
        if best.count("alone"):
            yield text("reason.alone", count=best.count("alone"), worlds=best.worlds)
    yield text("reason.jokers_held", count=jokers_in(packed(view.hand)))
