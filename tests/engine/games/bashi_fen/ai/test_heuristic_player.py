"""On how many trumps each style bids while cards are taken, in first hands of a match and in later ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.game import AnyGame, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import PASS, Bid
from engine.games.bashi_fen.ai.heuristic_player import bid_in_style
from engine.games.bashi_fen.rules.phases import Taking
from engine.games.bashi_fen.rules.standing import Standing
from engine.games.bashi_fen.rules.view import View
from engine.record import Record, opened
from engine.search_model import Style

OPTIONS = BASHI_FEN.presets["tuo_la_ji"]
LATER = Standing(("2",) * 4, 0, 0, (0, 2))
DEALS = 12


def asked(standing: Standing | None) -> Iterator[View]:
    """Every moment of some deals at which somebody may bid first, before anybody has."""
    game: AnyGame = BASHI_FEN
    for seed in range(DEALS):
        shuffle = game.chance(OPTIONS, standing, Random(seed))
        step = opened(Record(game, OPTIONS, standing, shuffle, ()))
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            if not isinstance(view.phase, Taking):
                break
            if any(isinstance(action, Bid) for action in view.candidates()):
                yield view
            step = act(step.state, PASS)


def bidders(standing: Standing | None) -> set[frozenset[Style]]:
    """Which styles bid at a moment."""
    return {
        frozenset(style for style in Style if isinstance(bid_in_style(view, style), Bid)) for view in asked(standing)
    }


ALL, NONE = frozenset(Style), frozenset[Style]()


@pytest.mark.parametrize(
    ("standing", "found"),
    [
        (None, {NONE, frozenset({Style.BOLD, Style.EVEN}), ALL}),
        (LATER, {NONE, frozenset({Style.BOLD}), frozenset({Style.BOLD, Style.EVEN}), ALL}),
    ],
    ids=["in a first hand all but the cautious bid alike", "later the bold bid on fewer trumps, the cautious on more"],
)
def test_styles_bid_on_more_or_fewer_trumps(standing: Standing | None, found: set[frozenset[Style]]) -> None:
    assert bidders(standing) == found
