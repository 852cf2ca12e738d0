"""The themes of Taihe A Bao's exercises."""

from __future__ import annotations

from functools import partial

from engine.games.taihe_a_bao.actions import Action, Pass, Play
from engine.games.taihe_a_bao.melds import height_counts, read_meld
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Playing, Returning
from engine.games.taihe_a_bao.rules.view import View
from engine.search_model import WON, Verdict
from engine.teaching.themes import Theme, beats_or_waits, decided_in, is_leading, turns_on

SHORT = 2
"""A seat with no more cards than this may go out at once."""
PLAYS_LEFT = 3
"""A hand that needs no more plays than this can be counted out …"""
SURER = 0.1
"""… and its order matters where the next best move wins less often by this share."""


def _counts_out(view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """The hand is a few plays from the end, and the order in which they are made decides."""
    if not isinstance(view.phase, Playing) or not isinstance(best, Play) or len(verdict.moves) < 2:
        return False
    from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
    from engine.games.taihe_a_bao.ai.simulator.play_loop import packed

    plans, hand = plans_of(view.aces_of_three), packed(view.hand)
    before, after = plans.least(hand), plans.least(hand - packed(best.cards))
    surer = verdict.best.share(WON) - max(move.share(WON) for move in verdict.moves[1:])
    return 1 < before <= PLAYS_LEFT and after < before and surer >= SURER


def _stops(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    """An enemy may go out at once."""
    playing = view.phase
    if not isinstance(playing, Playing):
        return False
    alone = view.seat == playing.declarer
    enemies = [seat for seat in range(len(view.counts)) if (seat == playing.declarer) != alone]
    return any(view.counts[seat] <= SHORT for seat in enemies)


def _defends(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    """The seat plays with the others against the declarer."""
    return isinstance(view.phase, Playing) and view.seat != view.phase.declarer


def _bombs(view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """Of the two best moves one plays a bomb or breaks one up, and the other does not."""
    return isinstance(view.phase, Playing) and turns_on(partial(_spends_bomb, view), best, verdict)


def _spends_bomb(view: View, action: Action) -> bool:
    """Whether the move plays a bomb, or breaks one up."""
    if not isinstance(action, Play):
        return False
    meld = read_meld(action.cards, view.aces_of_three)
    held, used = height_counts(view.hand), height_counts(action.cards)
    return bool(meld and meld.bomb) or any(held[rank] > 2 and held[rank] - used[rank] < 3 for rank in used)


THEMES: tuple[Theme[Action, View], ...] = (
    Theme("calling", "calling", partial(decided_in, (Bidding, Calling)), also=("declaring",)),
    Theme("returns", "calling", partial(decided_in, (Returning,))),
    Theme("stopping", "short", _stops),
    Theme("defending", "partners", _defends),
    Theme("bombs", "bombs", _bombs),
    Theme("counting_out", "scoring", _counts_out),
    Theme("beat_or_wait", "beating", partial(beats_or_waits, Pass)),
    Theme("leading", "kinds", partial(is_leading, Playing)),
)
