"""Promises about claims: they are made of what a seat sees, and nobody comes between, whatever the others do."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.events import Marked, Place, Zone
from engine.game import AnyGame, State, act
from tests.conformance.tables import Deal

LATEST = 40
"""Claims come late: so many moments before the end are looked at."""
CLAIMS, TRIES = 2, 2
"""So many claims of a deal are played out, each so often with the true cards and as often with imagined ones."""


def claims_hold(deal: Deal) -> None:
    """What is claimed towards the end of a deal comes true."""
    claim = deal.game.presentation.claim
    if claim is None:
        return
    left, last = CLAIMS, len(deal.steps) - 1
    for ply in range(max(0, last - LATEST), last):
        state = deal.steps[ply].state
        for seat in deal.seats:
            line = claim(state.view(seat))
            assert not line or seat == state.turn, "a claim off turn"
            assert len(line) != 1, "one play need not be claimed"
            if line and left:
                left -= 1
                _comes_true(deal, state, line, Random(ply))


def _comes_true(deal: Deal, state: State[Any], line: tuple[Any, ...], random: Random) -> None:
    seat = state.turn
    assert seat is not None
    for _ in range(TRIES):
        play_out(deal.game, state, line, random)
        imagined = deal.game.imagine(state.view(seat), random)
        claim = deal.game.presentation.claim
        assert claim is not None
        assert claim(imagined.view(seat)) == line, "a claim that depends on what is hidden"
        play_out(deal.game, imagined, line, random)


def play_out(game: AnyGame, state: State[Any], line: tuple[Any, ...], random: Random) -> None:
    """The seat on turn plays its line while the others do anything: nobody else ever holds the trick.

    Where suits are followed the last trick counts too; elsewhere the last play puts its seat out.
    """
    seat, due = state.turn, list(line)
    assert seat is not None
    to_the_end = game.presentation.suit is not None
    while state.turn is not None and (due or to_the_end):
        action = due.pop(0) if state.turn == seat else random.choice(tuple(state.view(state.turn).candidates()))
        step = act(state, action)
        taken = [event.seat for event in step.events if isinstance(event, Marked) and event.mark == "best"]
        assert set(taken) <= {seat, None}, f"{action} takes over from {[str(each) for each in line]}"
        state = step.state
    assert not due, "the deal is over before the line is"
    assert Place(Zone.HAND, seat) not in state.view(seat).places(), "the line is not the rest"
