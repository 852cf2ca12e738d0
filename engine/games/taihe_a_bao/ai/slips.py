"""Slips of beginners in Taihe A Bao, mistakes that people make, each derived from the heuristic's action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.taihe_a_bao.actions import PASS, Action, Call, Declare, Pass, Play
from engine.games.taihe_a_bao.melds import NINE, height
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.search_model import Slip

SHORT = 3
"""A seat with no more cards than this is watched by everybody."""


def _plays(view: View, size: int) -> Iterator[Play]:
    """The plays of so many cards that are allowed, from low to high."""
    return (each for each in view.candidates() if isinstance(each, Play) and len(each.cards) == size)


def _quiet(view: View) -> Playing | None:
    """The phase, where nobody is nearly out, so that this play seems unimportant."""
    return view.phase if isinstance(view.phase, Playing) and min(view.counts) > SHORT else None


def _spends_high(view: View, own: Action) -> Action | None:
    """Beats a single with the highest card, where a lower one may do."""
    playing = _quiet(view)
    if playing is None or playing.over is None or not isinstance(own, Play) or len(own.cards) != 1:
        return None
    *_, highest = _plays(view, 1)
    return highest


def _breaks_equals(view: View, own: Action) -> Action | None:
    """Plays a single out of a pair or a bomb, though another single was to be played."""
    if _quiet(view) is None or not isinstance(own, Play) or len(own.cards) != 1:
        return None
    counts = Counter(map(height, view.hand))
    return next((play for play in _plays(view, 1) if counts[height(play.cards[0])] > 1), None)


def _holds_back(view: View, own: Action) -> Action | None:
    """Passes though a play would do no harm."""
    playing = _quiet(view)
    if playing is None or playing.over is None or not isinstance(own, Play):
        return None
    return PASS if len(own.cards) < len(view.hand) else None


def _beats_partner(view: View, own: Action) -> Action | None:
    """Beats a play of its own side that needed no beating, with the cheapest play that does."""
    playing = _quiet(view)
    if playing is None or playing.over is None or not isinstance(own, Pass) or playing.over.top > NINE:
        return None
    if playing.declarer in (view.seat, playing.best) or playing.over.bomb:
        return None
    return next(_plays(view, playing.over.size), None)


def _bids_late(view: View, own: Action) -> Action | None:
    """Neither declares nor calls, but waits."""
    return PASS if isinstance(own, Declare | Call) and view.refusal(PASS) is None else None


SLIPS: tuple[Slip[View, Action], ...] = (
    Slip("spends a high card on a low one", 0.5, _spends_high),
    Slip("breaks equal cards up", 0.4, _breaks_equals),
    Slip("holds back too long", 0.25, _holds_back),
    Slip("beats a partner", 0.3, _beats_partner),
    Slip("bids late", 0.4, _bids_late),
)
"""Each with its weight, by which the level's chance of a slip is multiplied."""
