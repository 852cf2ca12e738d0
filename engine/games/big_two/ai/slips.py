"""Slips of beginners in Big Two, mistakes that people make, each derived from the heuristic's play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.big_two.actions import PASS, Action, Pass, Play
from engine.games.big_two.melds import height
from engine.games.big_two.options import PARTNERSHIP, partner
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import MOST_CARDS, View
from engine.search_model import Slip

SHORT = 4
"""A seat with no more cards than this is watched by everybody."""
KING = 10
"""The height of a King, from which on a card is high."""


def _plays(view: View, size: int) -> Iterator[Play]:
    """The plays of so many cards that are allowed, from low to high."""
    plays = (each for each in view.candidates() if isinstance(each, Play))
    return (play for play in plays if len(play.cards) == size and not play.lay_down)


def _is_quiet(view: View) -> bool:
    """Whether nobody is nearly out, so that this play seems unimportant."""
    return min(view.counts) > SHORT and len(view.hand) > MOST_CARDS and not view.is_obliged


def _over_single(view: View, own: Action) -> bool:
    return isinstance(own, Play) and len(own.cards) == 1 and view.over is not None


def _spends_high(view: View, own: Action) -> Action | None:
    """Beats a single with the highest card, where a lower one may do."""
    if not _over_single(view, own) or not _is_quiet(view):
        return None
    *_, highest = _plays(view, 1)
    return highest


def _breaks_pair(view: View, own: Action) -> Action | None:
    """Plays a single out of a pair, though another single was to be played."""
    if not isinstance(own, Play) or len(own.cards) != 1 or not _is_quiet(view):
        return None
    counts = Counter(map(height, view.hand))
    return next((play for play in _plays(view, 1) if counts[height(play.cards[0])] == 2), None)


def _holds_back(view: View, own: Action) -> Action | None:
    """Passes though a play would do no harm."""
    if not isinstance(own, Play) or view.over is None or not _is_quiet(view):
        return None
    return PASS if view.refusal(PASS) is None else None


def _beats_partner(view: View, own: Action) -> Action | None:
    """Beats the partner's play, which needed no beating, with the cheapest play that does."""
    playing = view.phase
    if not isinstance(playing, Playing) or playing.over is None or not isinstance(own, Pass) or not _is_quiet(view):
        return None
    if view.options.mode != PARTNERSHIP or playing.best != partner(view.seat) or playing.over.key >> 2 >= KING:
        return None
    return next(_plays(view, playing.over.size), None)


def _leads_high(view: View, own: Action) -> Action | None:
    """Leads a high card to be sure of the trick."""
    if not isinstance(own, Play) or view.over is not None or not _is_quiet(view) or view.needs_three_of_diamonds:
        return None
    return next((play for play in _plays(view, 1) if height(play.cards[0]) >= KING), None)


SLIPS: tuple[Slip[View, Action], ...] = (
    Slip("spends a high card on a low one", 0.5, _spends_high),
    Slip("breaks a pair", 0.4, _breaks_pair),
    Slip("holds back too long", 0.25, _holds_back),
    Slip("beats the partner", 0.3, _beats_partner),
    Slip("leads a high card", 0.3, _leads_high),
)
"""Each with its weight, by which the level's chance of a slip is multiplied."""
