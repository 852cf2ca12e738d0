"""Decisions from deals that greedy players play: something to think about."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import AnyGame, State
from engine.players import Bot, greedy
from engine.record import Record, opened


def decisions(game: AnyGame, deals: int, options: Any = None) -> list[State[Any]]:
    """Every state of these deals in which somebody is on turn."""
    options = game.options() if options is None else options
    found: list[State[Any]] = []
    for deal in range(deals):
        state = opened(Record(game, options, None, game.chance(options, None, Random(deal)))).state
        while state.turn is not None:
            found.append(state)
            state = state.after(greedy(game, state.view(state.turn), Random(len(found)))).state
    return found


def positions(game: AnyGame, deals: int, every: int, options: Any = None) -> list[Any]:
    """Every so many of those, as the seats on turn see them."""
    return [state.view(state.turn) for state in decisions(game, deals, options)[::every] if state.turn is not None]


def not_told_apart(game: AnyGame, view: Any, *bots: Bot) -> Any:
    """Another deal that the view could be of; fails where one of these bots does something else in it."""
    other: Any = game.imagine(view, Random(5))
    for bot in bots:
        assert bot(game, view, Random(1)) == bot(game, other.view(view.seat), Random(1))
    return other
