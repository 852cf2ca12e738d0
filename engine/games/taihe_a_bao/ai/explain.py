"""Why a move of Taihe A Bao is good: facts counted in the search's imagined deals or in what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.taihe_a_bao.actions import Action, Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.ai.heuristic_player import information_state
from engine.games.taihe_a_bao.ai.simulator.heuristic import lookups_of
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, Hand, Tables, moves_in, packed, tables_of
from engine.games.taihe_a_bao.melds import read_meld
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

MOSTLY = 0.6
"""A fact is given as a reason if it holds in this share of the imagined deals."""
SHORT = 2
"""The reasons name an opponent who has no more cards than this."""


def kind(view: View, action: Action) -> Text:
    """The kind of move wanted; it gives no card away."""
    if isinstance(action, Play):
        meld = read_meld(action.cards, view.aces_of_three)
        assert meld is not None
        return text(f"hint.kind.{meld.kind}")
    if isinstance(action, Pass):
        return text("hint.kind.pass" if isinstance(view.phase, Playing) else "hint.kind.no_bid")
    return text(f"hint.kind.{type(action).__name__.lower()}")


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """One to three counted facts for the verdict's best move, the strongest first."""
    best = verdict.best
    if isinstance(view.phase, Playing):
        return tuple(_of_play(view, view.phase, best, len(verdict.moves) == 1))[:3]
    return tuple(_of_bid(view, best))[:3]


def _of_play(view: View, playing: Playing, best: Weighed[Action], alone: bool) -> Iterator[Text]:
    tables, plans = tables_of(view.aces_of_three), plans_of(view.aces_of_three)
    information = information_state(view, playing)
    now, legal = plans.least(information.hand), tables.legal(information.hand, information.over)
    if isinstance(best.action, Play):
        rest = information.hand - packed(best.action.cards)
        if not rest:
            yield text("reason.out")
            return
        if best.worlds and best.share("unbeaten") >= MOSTLY:
            yield text("reason.unbeaten", count=best.count("unbeaten"), worlds=best.worlds)
        if plans.least(rest) < now:
            yield text("reason.left", after=plans.least(rest), before=now)
        kept = bombs_in(tables, rest)
        if kept and bombs_in(tables, information.hand) == kept:
            yield text("reason.bombs", count=kept)
    else:
        if not legal:
            yield text("reason.nothing_beats")
            return
        if information.best not in (view.seat, playing.declarer) and view.seat != playing.declarer:
            yield text("reason.partner", seat=information.best)
        cheapest = min(plans.least(information.hand - tables.costs[move]) for move in moves_in(legal))
        if cheapest >= now:
            yield text("reason.dear", after=cheapest + 1, before=now)
        kept = bombs_in(tables, information.hand)
        if kept:
            yield text("reason.bombs", count=kept)
    for seat, count in enumerate(view.counts):
        if count <= SHORT and (seat == playing.declarer) != (view.seat == playing.declarer):
            yield text("reason.short", seat=seat, count=count)
    if alone:
        yield text("reason.only")
    if not isinstance(best.action, Play) or plans.least(information.hand - packed(best.action.cards)) >= now:
        yield text("reason.plays", count=now)


def bombs_in(tables: Tables, hand: Hand) -> int:
    """How many ranks the hand holds as a bomb."""
    held = tables.legal(hand, LEAD) & lookups_of(tables.aces_of_three).bombs
    return len({tables.shapes[move].meld.top for move in moves_in(held)})


def _of_bid(view: View, best: Weighed[Action]) -> Iterator[Text]:
    plans, hand = plans_of(view.aces_of_three), packed(view.hand)
    match best.action:
        case Give(card) if card is not None:
            after = plans.least(hand - packed((card,)))
            yield text("reason.given", card=card, after=after, before=plans.least(hand))
        case Call() | Declare():
            if best.worlds:
                yield text("reason.alone", count=best.count("alone"), worlds=best.worlds)
            yield text("reason.plays", count=plans.least(hand))
        case _:
            if best.worlds and best.count("thrown_in"):
                yield text("reason.thrown_in", count=best.count("thrown_in"), worlds=best.worlds)
            yield text("reason.plays", count=plans.least(hand))
    held = bombs_in(tables_of(view.aces_of_three), hand)
    if held and not isinstance(best.action, Give):
        yield text("reason.bombs_held", count=held)
