"""Hints of Bashi Fen speak of levels, and of nothing where a bid was not played out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from engine.game import act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.rules.phases import Playing
from engine.match import Match, next_record
from engine.players.hints import WORDS, hint_of, verdict_for
from engine.players.levels import LEVELS, SearchLevel
from engine.players.search import Budget
from engine.record import opened
from engine.words import Language, render

QUICK: SearchLevel = replace(LEVELS["strong"], budget=Budget(60))


def views() -> tuple[Any, Any]:
    """The first question of a deal that has two answers, which is a bid, and the first play with several candidates."""
    state = opened(next_record(Match(BASHI_FEN, BASHI_FEN.presets["tuo_la_ji"], 5))).state
    while len(list(state.view(state.turn).candidates())) == 1:
        state = act(state, BASHI_FEN.passing).state
    first = state.view(state.turn)
    while not (
        isinstance(state.view(state.turn).phase, Playing) and len(list(state.view(state.turn).candidates())) > 1
    ):
        state = act(state, BASHI_FEN.greedy(state.view(state.turn), Random(1))).state
    return first, state.view(state.turn)


def said(text: Any) -> str:
    return render(text, Language.EN, {**BASHI_FEN.words, **WORDS})


def test_a_bid_while_cards_are_taken_is_not_weighed_and_does_not_claim_to_be() -> None:
    bidding, _ = views()
    verdict = verdict_for(BASHI_FEN, bidding, Random(1), level=QUICK)
    assert verdict.playouts == 0
    assert said(hint_of(BASHI_FEN, bidding, verdict).worth) == "what a solid player does; it was not weighed further"


def test_moves_are_compared_in_levels() -> None:
    _, playing = views()
    verdict = verdict_for(BASHI_FEN, playing, Random(1), level=QUICK)
    apart = replace(verdict, moves=tuple(replace(move, gap_error=0.0, gap=1.5) for move in verdict.moves))
    assert "1.5 levels" in said(hint_of(BASHI_FEN, playing, apart).against)
