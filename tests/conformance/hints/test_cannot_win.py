"""Bashi Fen says "you cannot win this trick" by the plays that it would try: no other allowed play wins it either."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from engine.game import act
from engine.games import GAMES
from engine.games.bashi_fen.actions import Play
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.view import outcomes, would_win
from engine.match import Match, next_record
from engine.record import opened
from tests.conformance.tables import Whim

BASHI_FEN = GAMES["bashi_fen"]
TABLES = {
    "bombs": Options(packs=2, bombs="any_suit", lowest_rank="9"),
    "three packs": Options(packs=3, lowest_rank="10"),
    "runs": Options(packs=2, lowest_rank="9", runs_of_singles=3),
    "throws": Options(packs=2, lowest_rank="9", throws="strictly_highest"),
}
"""Small packs, so that most tricks can be looked at, under the rules that decide what wins one."""
MOST_PICKS = 400
"""So many ways to pick cards are tried out at most."""


def followed(options: Options, deals: int) -> Iterator[tuple[Any, Playing]]:
    """Every view of a seat that follows in these deals."""
    for seed in range(deals):
        random = Random(seed)
        whim, state = Whim(random), opened(next_record(Match(BASHI_FEN, options, seed))).state
        while state.turn is not None:
            view: Any = state.view(state.turn)
            if isinstance(view.phase, Playing) and view.phase.lead is not None:
                yield view, view.phase
            move = whim.choose(view) if random.random() < 0.6 else BASHI_FEN.greedy(view, random)
            state = act(state, move).state


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_a_trick_can_be_won_by_a_candidate_or_by_no_allowed_play(options: Options) -> None:
    lost, several = 0, 0
    for view, playing in followed(options, 4):
        assert playing.lead is not None
        size = playing.lead.size
        if comb(len(view.hand), size) > MOST_PICKS:
            continue
        picks = {Play(cards) for cards in combinations(view.hand, size)}
        wins = any(would_win(view, playing, play) for play in picks if view.refusal(play) is None)
        assert wins is (True in outcomes(view, playing)), (playing.lead, view.hand)
        lost, several = lost + (not wins), several + (size > 1)
    assert lost > 5
    assert several > 2
