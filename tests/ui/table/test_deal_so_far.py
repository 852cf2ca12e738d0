"""A deal told on from view to view is what it is when told from its beginning."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from ui.table.deal_so_far import DealSoFar, so_far
from ui.table.scene.cards.hand_items import fresh_cards
from ui.table.scene.spoken import picture_of


def views(key: str, number: int, seat: int) -> list[Any]:
    """What a seat knows after each of the first actions of a deal."""
    game, random = GAMES[key], Random(number)
    state = opened(next_record(Match(game, game.options(), number))).state
    found = [state.view(seat)]
    for _ in range(130):
        if state.turn is not None:
            state = act(state, game.greedy(state.view(state.turn), random)).state
            found.append(state.view(seat))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_going_on_is_the_same_as_beginning_anew_also_after_taking_back(key: str) -> None:
    first, other = views(key, 1, 0), views(key, 2, 0)
    seat_one = views(key, 1, 1)
    told: DealSoFar | None = None
    for view in (*first[::3], *first[8:19], *other[::7], *seat_one[::11]):
        told = so_far(view, told)
        assert told.picture == picture_of(view)
        assert told.fresh == fresh_cards(view)


def test_only_what_is_new_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    first = views("bashi_fen", 1, 0)
    before = so_far(first[60])
    folds: list[int] = []
    monkeypatch.setattr(
        "ui.table.deal_so_far.folded",
        lambda picture, events, _seat: folds.append(len(list(events))) or picture,
    )
    so_far(first[61], before)
    assert sum(folds) == sum(len(seen.events) for seen in first[61].history[60:])
