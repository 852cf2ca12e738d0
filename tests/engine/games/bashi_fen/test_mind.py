"""How Bashi Fen is thought about: moves are allowed, imagined deals fit the view, outcomes are the rules' own."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.events import Scored
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.mind import MIND
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.phases import Burying, Calling, Playing
from engine.match import Match, next_record
from engine.mind import MOST_MOVES, WON, Manner
from engine.players.levels import search_bot
from engine.record import opened

TABLES = {**PRESETS, "by colour": replace(PRESETS["zhao_pengyou"], call="colour", seats=6)}


def decisions(options: Options, number: int, every: int) -> list[Any]:
    """Some states of a deal between greedy players, with every burial and call."""
    state: Any = opened(next_record(Match(BASHI_FEN, options, number))).state
    found = []
    while state.turn is not None:
        view = state.view(state.turn)
        if isinstance(view.phase, Burying | Calling) or len(view.history) % every == 0:
            found.append(state)
        state = state.after(BASHI_FEN.greedy(view, Random(0))).state
    return found


@pytest.mark.parametrize("name", TABLES)
def test_moves_are_allowed_few_and_different_and_the_sound_players_stands_first(name: str) -> None:
    for state in decisions(TABLES[name], 3, 17):
        view = state.view(state.turn)
        outlook = MIND.look(view, Manner(), ())
        assert 1 <= len(outlook.moves) == len(outlook.scores) == len(set(outlook.moves)) <= MOST_MOVES
        assert all(view.refusal(move) is None for move in outlook.moves)
        assert outlook.moves[0] == BASHI_FEN.greedy(view, Random(0))
        assert outlook.scores[0] == max(outlook.scores)
        world = outlook.world(Random(1))
        for place in range(min(2, len(outlook.moves))):
            first = outlook.outcome(world, place)
            assert first == outlook.outcome(world, place)
            assert len(first.facts) == len(MIND.facts)
            if isinstance(view.phase, Burying | Calling | Playing):
                assert world.hands[view.seat] == view.hand
                assert bool(first.facts[MIND.facts.index(WON)]) == (first.value > 0)


@pytest.mark.rule("BSF-62", "BSF-71")
def test_the_last_play_is_worth_what_it_scores() -> None:
    state = decisions(PRESETS["tuo_la_ji"], 5, 1)[-1]
    view = state.view(state.turn)
    outlook = MIND.look(view, Manner(), ())
    (scored,) = (each for each in state.after(outlook.moves[0]).events if isinstance(each, Scored))
    ours = scored.changes[view.seat] - scored.changes[(view.seat + 1) % 4]
    value = outlook.outcome(outlook.world(Random(0)), 0).value
    assert abs(value - ours) == 0.5


def test_a_searching_player_plays_a_legal_move_in_every_phase() -> None:
    bot = search_bot("search:n12")
    assert bot is not None
    for state in decisions(PRESETS["zhao_pengyou"], 2, 41):
        view = state.view(state.turn)
        assert view.refusal(bot(BASHI_FEN, view, Random(0))) is None
