"""What a search needs to know of Bashi Fen: a search problem for plays, one for the kitty and calls, one for bids."""

from __future__ import annotations

from random import Random

from engine.cards import Cards
from engine.events import Place, Zone
from engine.games.bashi_fen.actions import Action
from engine.games.bashi_fen.ai import explain, kinds, search_bids, search_kitty, search_play
from engine.games.bashi_fen.ai.heuristic_player import bid_in_style, greedy
from engine.games.bashi_fen.ai.imagine.belief import Determinization
from engine.games.bashi_fen.ai.search_bids import BiddingDeal
from engine.games.bashi_fen.ai.search_play import FACTS
from engine.games.bashi_fen.ai.slips import SLIPS
from engine.games.bashi_fen.rules.phases import Asking, Burying, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Playout, SearchModel, SearchProblem, SearchSettings, Style

PLAYOUTS = {"strong": 70, "hint": 400, "master": 1_000}
"""Playouts by level; on stored positions a search with those of hints loses at most a seventh of what greedy loses."""


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """Prepares the decision of the seat on turn."""
    if isinstance(view.phase, Playing):
        return search_play.search_problem(view, view.phase, settings, wanted)
    if isinstance(view.phase, Burying | Calling):
        return search_kitty.search_problem(view, view.phase, settings, wanted)
    if isinstance(view.phase, Asking | Claiming | Contesting) and len(list(view.candidates())) > 1:
        return search_bids.search_problem(view, view.phase, settings, wanted)
    return _by_rule(view, settings.style, wanted)


def _by_rule(view: View, style: Style, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """The problem of a bid while cards are taken, 70 milliseconds apart: the heuristic decides without playouts."""
    own = bid_in_style(view, style) if isinstance(view.phase, Taking) else greedy(view, Random(0))
    moves = tuple(dict.fromkeys((own, *wanted)))
    nothing = Playout(0.0, (0,) * len(FACTS))
    return SearchProblem(moves, search_play.scores(moves), _nothing, lambda _world, _place: nothing, weighs=False)


def _nothing(_random: Random) -> None:
    """Takes the place of an imagined deal where nothing is played out."""


def lay_open(view: View, imagined: Determinization | BiddingDeal) -> tuple[tuple[Place, Cards], ...]:
    """The cards of the other hands, and of the kitty where it is not known."""
    determinization = imagined.determinization if isinstance(imagined, BiddingDeal) else imagined
    hands, kitty = determinization.cards()
    others = tuple((Place(Zone.HAND, seat), hand) for seat, hand in enumerate(hands) if seat != view.seat)
    return (*others, (Place(Zone.KITTY), kitty)) if None in view.kitty else others


MATTERS = 0.15
"""A mistake loses this share of a level or more in the mean."""

SEARCH_MODEL = SearchModel(
    search_problem,
    FACTS,
    explain.reasons,
    kinds.kind_wanted,
    unit="amount.levels",
    chances=False,
    milder_kinds=kinds.MILDER,
    playouts=PLAYOUTS,
    pooled=True,
    lay_open=lay_open,
    matters=lambda _view: MATTERS,
    slips=SLIPS,
)
