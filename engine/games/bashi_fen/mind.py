"""How a search thinks about Bashi Fen: one outlook for plays, one for what comes before; bids go by the rule."""

from __future__ import annotations

from random import Random

from engine.cards import Cards
from engine.events import Place, Zone
from engine.games.bashi_fen import outlook_kitty, outlook_play, why
from engine.games.bashi_fen.actions import Action
from engine.games.bashi_fen.outlook_play import FACTS, World
from engine.games.bashi_fen.phases import Burying, Calling, Playing
from engine.games.bashi_fen.sample import Imagined
from engine.games.bashi_fen.strategy import greedy
from engine.games.bashi_fen.view import View
from engine.mind import Manner, Mind, Outcome, Outlook

PLAYOUTS = {"skilled": 50, "strong": 200, "master": 500}
"""Fewer than in short games; the clock of a level bounds them besides."""


def look(view: View, manner: Manner, wanted: tuple[Action, ...]) -> Outlook:
    """The decision of the seat on turn, prepared."""
    if isinstance(view.phase, Playing):
        return outlook_play.outlook(view, view.phase, manner, wanted)
    if isinstance(view.phase, Burying | Calling):
        return outlook_kitty.outlook(view, view.phase, manner, wanted)
    return _by_rule(view, wanted)


def _by_rule(view: View, wanted: tuple[Action, ...]) -> Outlook:
    """Bids and claims go by the sound player's rule alone."""
    moves = tuple(dict.fromkeys((greedy(view, Random(0)), *wanted)))
    nothing = Outcome(0.0, (0,) * len(FACTS))
    return Outlook(moves, outlook_play.scores(moves), _nothing, lambda _world, _place: nothing, weighs=False)


def _nothing(_random: Random) -> None:
    """Bids and claims are not played out."""


def lay_open(view: View, world: World | Imagined) -> tuple[tuple[Place, Cards], ...]:
    """The other hands, and the kitty where it is not known."""
    hands = tuple((Place(Zone.HAND, seat), hand) for seat, hand in enumerate(world.hands) if seat != view.seat)
    return (*hands, (Place(Zone.KITTY), world.kitty)) if None in view.kitty else hands


MIND = Mind(
    look,
    FACTS,
    why.reasons,
    why.kind,
    unit="amount.levels",
    playouts=PLAYOUTS,
    pooled=True,
    lay_open=lay_open,
)
