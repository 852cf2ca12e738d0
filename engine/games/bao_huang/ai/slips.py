"""Slips of beginners in Bao Huang, mistakes that people make, each derived from the heuristic's action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Cards
from engine.games.bao_huang.actions import ACCEPT, ANNOUNCE, PASS, PASS_ON, Accept, Action, Announce, Pass, PassOn, Play
from engine.games.bao_huang.melds import BLACK, TWO, height
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.view import View
from engine.search_model import Slip

SHORT = 8
"""A seat with no more cards than this is watched by everybody."""


def _plays(view: View) -> Iterator[Play]:
    """The plays that are allowed, the cheapest first."""
    return (each for each in view.candidates() if isinstance(each, Play))


def _is_quiet(view: View) -> bool:
    """Whether nobody is nearly out, so that this play seems unimportant."""
    return min(view.counts) > SHORT


def _answers(view: View) -> Playing | None:
    """The phase, where there is a combination to beat, nobody is nearly out, and the hand cannot go out now."""
    playing = view.phase
    if not isinstance(playing, Playing) or playing.over is None or not _is_quiet(view):
        return None
    return None if playing.over.size == len(view.hand) else playing


def _jokers(cards: Cards) -> int:
    return sum(height(card) >= BLACK for card in cards)


def _spends_joker(view: View, own: Action) -> Action | None:
    """Hangs one joker on a play over a combination below the 2s, which needs none."""
    playing = _answers(view)
    if playing is None or playing.over is None or playing.over.heights[0] >= TWO:
        return None
    if isinstance(own, Play) and _jokers(own.cards):
        return None
    return next((play for play in _plays(view) if _jokers(play.cards) == 1 < len(play.cards)), None)


def _holds_joker(view: View, own: Action) -> Action | None:
    """Keeps its jokers, and passes."""
    return PASS if _answers(view) is not None and isinstance(own, Play) and _jokers(own.cards) else None


def _breaks_set(view: View, own: Action) -> Action | None:
    """Answers with some of several equal cards, and breaks them up."""
    if _answers(view) is None or not isinstance(own, Play):
        return None
    copies = Counter(map(height, view.hand))

    def breaks(cards: Cards) -> bool:
        return not _jokers(cards) and any(copies[rank] > number for rank, number in Counter(map(height, cards)).items())

    return next((play for play in _plays(view) if breaks(play.cards)), None)


def _holds_back(view: View, own: Action) -> Action | None:
    """Passes though a play would do no harm."""
    return PASS if _answers(view) is not None and isinstance(own, Play) else None


def _misjudges(view: View, own: Action) -> Action | None:
    """Does the opposite with the crown, and with an announcement."""
    other: Action
    match own:
        case Accept():
            other = PASS_ON
        case PassOn():
            other = ACCEPT
        case Announce():
            other = PASS
        case Pass() if not isinstance(view.phase, Playing):
            other = ANNOUNCE
        case _:
            return None
    return other if view.refusal(other) is None else None


SLIPS: tuple[Slip[View, Action], ...] = (
    Slip("spends a joker early", 0.15, _spends_joker),
    Slip("keeps jokers too long", 0.3, _holds_joker),
    Slip("breaks equal cards up", 0.3, _breaks_set),
    Slip("holds back too long", 0.25, _holds_back),
    Slip("misjudges its hand", 0.3, _misjudges),
)
"""Each with its weight, by which the level's chance of a slip is multiplied."""
