"""The themes of Bao Huang's exercises."""

from __future__ import annotations

from collections import Counter
from functools import partial

from engine.games.bao_huang.actions import Action, Pass, Play
from engine.games.bao_huang.melds import BLACK, height
from engine.games.bao_huang.rules.phases import Crowning, Giving, Playing, Taking
from engine.games.bao_huang.rules.view import View
from engine.parts.reasons import MOSTLY
from engine.search_model import Verdict
from engine.teaching.themes import Theme, beats_or_waits, decided_in, is_leading, turns_on

SHORT = 6
"""A seat with no more cards than this is nearly out."""


def _beside_friend(view: View, _best: Action, verdict: Verdict[Action]) -> bool:
    """The owner of the best play on the table is a friend, or most probably one."""
    if not isinstance(view.phase, Playing) or view.phase.best is None:
        return False
    return verdict.best.share("friend") >= MOSTLY


def _runs_out(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    """The own hand is nearly empty."""
    return isinstance(view.phase, Playing) and len(view.hand) <= SHORT


def _jokers(view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """The two best moves play different numbers of jokers."""
    return isinstance(view.phase, Playing) and turns_on(_jokers_in, best, verdict)


def _jokers_in(action: Action) -> int:
    return sum(height(card) >= BLACK for card in action.cards) if isinstance(action, Play) else 0


def _keeps_sets(view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """The best move keeps equal cards together and the next best parts them, or the other way round."""
    return isinstance(view.phase, Playing) and turns_on(partial(_parts_equals, view), best, verdict)


def _parts_equals(view: View, action: Action) -> bool:
    """Whether some of several equal cards below the jokers are played and others kept."""
    if not isinstance(action, Play):
        return False
    held, used = Counter(map(height, view.hand)), Counter(map(height, action.cards))
    return any(used[rank] < held[rank] for rank in used if rank < BLACK)


THEMES: tuple[Theme[Action, View], ...] = (
    Theme("crown", "crown", partial(decided_in, (Crowning,))),
    Theme("tribute", "tribute", partial(decided_in, (Giving, Taking))),
    Theme("friends", "suspect", _beside_friend),
    Theme("nearly_out", "scoring", _runs_out),
    Theme("jokers", "hanging", _jokers),
    Theme("sets", "beating", _keeps_sets),
    Theme("beat_or_wait", "beating", partial(beats_or_waits, Pass)),
    Theme("leading", "crown", partial(is_leading, Playing)),
)
