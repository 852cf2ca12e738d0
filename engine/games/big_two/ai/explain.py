"""Why a move of Big Two is good: counted facts, from the search's imagined deals or from what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.big_two.actions import Action, Play
from engine.games.big_two.ai.simulator.plans import fewest_plays
from engine.games.big_two.ai.simulator.play_loop import packed
from engine.games.big_two.options import PARTNERSHIP, partner
from engine.games.big_two.rules.view import View
from engine.search_model import Verdict
from engine.words import Text, text

MOSTLY = 0.6
"""A fact is told where it comes true in at least this share of the imagined deals."""
SHORT = 2
"""An opponent with at most this many cards is mentioned."""
MOST_REASONS = 3


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """One to three counted facts for the verdict's best move, the strongest first."""
    return tuple(_facts(view, verdict))[:MOST_REASONS]


def _facts(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    best, hand = verdict.best, packed(view.hand)
    bound = view.obligation()
    if bound is not None:
        yield bound
    now = fewest_plays(hand, view.options.straights)
    ours = {view.seat, partner(view.seat)} if view.options.mode == PARTNERSHIP else {view.seat}
    if isinstance(best.action, Play):
        rest = hand & ~packed(best.action.cards)
        if not rest or best.action.lay_down:
            yield text("reason.out")
            return
        if best.worlds and best.share("unbeaten") >= MOSTLY:
            yield text("reason.unbeaten", count=best.count("unbeaten"), worlds=best.worlds)
        after = fewest_plays(rest, view.options.straights)
        if after < now:
            yield text("reason.left", after=after, before=now)
    elif view.phase.trick.best in ours:
        yield text("reason.partner", seat=view.phase.trick.best)
    for seat, count in enumerate(view.counts):
        if seat not in ours and count <= SHORT:
            yield text("reason.short", seat=seat, count=count)
    if best.worlds:
        yield text("reason.first_out", count=best.count("first_out"), worlds=best.worlds)
    yield text("reason.plays", count=now)
