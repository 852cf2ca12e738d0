"""The themes of Bashi Fen's exercises."""

from __future__ import annotations

from functools import partial

from engine.games.bashi_fen.actions import Action, Play
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.partners import all_known
from engine.games.bashi_fen.rules.parts import Lead
from engine.games.bashi_fen.rules.phases import Asking, Burying, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.rules.tricks import winner
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Verdict
from engine.teaching.themes import Theme, decided_in, turns_on

FEW = 4
"""With this many cards in hand or fewer, the last trick is near."""


def _throws(view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """A throw is led, or it would be the next best lead."""
    return _is_throw(view, best) or (len(verdict.moves) > 1 and _is_throw(view, verdict.moves[1].action))


def _is_throw(view: View, action: Action) -> bool:
    if not _is_lead(view) or not isinstance(action, Play):
        return False
    lead = read_lead(action.cards, view.trumps, view.options)
    return lead is not None and len(lead.parts) > 1


def _is_lead(view: View) -> bool:
    return isinstance(view.phase, Playing) and view.phase.lead is None


def _last_trick(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    return isinstance(view.phase, Playing) and len(view.hand) <= FEW


def _draws_trumps(view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """Of the two best leads one is of trumps and the other is not."""
    return _is_lead(view) and turns_on(partial(_is_trump, view), best, verdict)


def _is_trump(view: View, action: Action) -> bool:
    return isinstance(action, Play) and view.trumps.suit_of(action.cards[0]) is None


def _ruffs(view: View, _best: Action, verdict: Verdict[Action]) -> bool:
    """A plain suit that was led may be ruffed or not; tricks of the own side have a theme before this one.

    It is no such question for a seat that holds only trumps, or too few of them to beat the shape that was led.
    """
    playing = view.phase
    if not isinstance(playing, Playing) or playing.lead is None or playing.lead.suit is None:
        return False
    return {_beats_by_trumps(view, playing.lead, move.action) for move in verdict.moves} == {False, True}


def _beats_by_trumps(view: View, lead: Lead, action: Action) -> bool:
    """Whether these cards, as the only ones against the lead, would win by being trumps."""
    return (
        _is_trump(view, action)
        and isinstance(action, Play)
        and winner(lead, (action.cards,), view.trumps, view.options) == 1
    )


def _own_trick(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    """A trick to follow to that the own side has for now: to give it points, to leave it, or to take it over."""
    return _holder_is_friend(view) is True


def _others_trick(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    """A trick to follow to that the other side has for now: to win it, or to give it little."""
    return _holder_is_friend(view) is False


def _holder_is_friend(view: View) -> bool | None:
    """Whether the own side holds the trick for now; None for a lead, and where the sides are not known yet."""
    playing = view.phase
    if not isinstance(playing, Playing) or playing.best is None or not all_known(view.options, playing.calls):
        return None
    return (playing.best in view.declarers) == (view.seat in view.declarers)


def _leads(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    return _is_lead(view)


THEMES: tuple[Theme[Action, View], ...] = (
    Theme("kitty", "burying", partial(decided_in, (Burying,))),
    Theme("friend", "friends", partial(decided_in, (Calling,))),
    Theme("naming", "naming", partial(decided_in, (Taking, Asking, Claiming, Contesting))),
    Theme("throws", "throws", _throws),
    Theme("last_trick", "kitty", _last_trick),
    Theme("drawing", "order", _draws_trumps),
    Theme("own_trick", "points", _own_trick),
    Theme("ruffing", "order", _ruffs),
    Theme("others_trick", "points", _others_trick),
    Theme("leading", "pairs", _leads),
)
