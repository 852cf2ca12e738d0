"""Deals of Bao Huang as greedy players play them, under rules that differ in what a seat can know."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from engine.cards import EUNUCH
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.players import greedy
from engine.record import Record, opened

LOST = Standing(first=1, finish=(2, 0, 1, 4, 3), emperor=3, eunuch=4, tie=False)
"""The last emperor, seat 3, lost with a partner, seat 4: three cards change hands."""
HOUSES = {
    "default": (Options(), None),
    "lots": (Options(sixes_last=True, announce=True), LOST),
    "face up": (Options(tribute="face_up", position_scoring=True, tribute_spares_twos=True), LOST),
    "hanging": (Options(twos_hang=True, joker_order=True, direction="clockwise"), None),
}


@cache
def decisions(house: str, deal: int) -> tuple[Any, ...]:
    """Every state of one deal by greedy players in which somebody is on turn."""
    options, standing = HOUSES[house]
    chance = BAO_HUANG.chance(options, standing, Random(deal))
    state: Any = opened(Record(BAO_HUANG, options, standing, chance)).state
    found = []
    while state.turn is not None:
        found.append(state)
        state = state.after(greedy(BAO_HUANG, state.view(state.turn), Random(len(found)))).state
    return tuple(found)


def some(house: str, every: int, deals: int = 1) -> list[Any]:
    """All states of what comes before the first play where there is a choice, and some of the others."""
    found: list[Any] = []
    for deal in range(deals):
        states = decisions(house, deal)
        found += [state for state in states if not isinstance(state.phase, Playing)]
        found += [state for state in states if isinstance(state.phase, Playing)][::every]
    return found


def holder(state: Any) -> int:
    """The seat that has the eunuch card; -1 once it is played."""
    return next((seat for seat, hand in enumerate(state.hands) if EUNUCH in hand), -1)
