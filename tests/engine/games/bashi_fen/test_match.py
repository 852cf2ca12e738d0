"""Whole matches between greedy players, and what every deal of them must show."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.events import Marked, Moved, Place, Scored, Zone
from engine.game import act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS, Options
from engine.match import Match, after_deal, next_record
from engine.record import opened

FLUID = PRESETS["zhao_pengyou"]
TABLES = {**PRESETS, **{f"{seats} seats": replace(FLUID, seats=seats) for seats in (4, 6, 7, 10)}}


def played(match: Match) -> tuple[Any, list[Any]]:
    """The last step of the match's next deal, and all its states."""
    step, random = opened(next_record(match)), Random(match.dealt)
    states = [step.state]
    while (turn := step.state.turn) is not None:
        step = act(step.state, BASHI_FEN.greedy(step.state.view(turn), random))
        states.append(step.state)
    return step, states


@pytest.mark.rule("BSF-01", "BSF-02", "BSF-05", "BSF-62", "BSF-71")
@pytest.mark.parametrize("name", TABLES)
def test_a_match_is_won_by_who_passes_the_ace(name: str) -> None:
    """From Two with the usual rules of each way to play, else the last four levels."""
    options = TABLES[name] if name in ("tuo_la_ji", "zhao_pengyou") else replace(TABLES[name], start_level="J")
    match = Match(BASHI_FEN, options, number=1)
    while match.winners is None:
        assert match.dealt < 120, "the match does not end"
        match = after_deal(match, played(match)[0])
    assert [match.standing.levels[seat] for seat in match.winners] == ["passed"] * len(match.winners)
    assert len(match.winners) == (2 if match.options.partners == "fixed" else 1)
    assert len(match.counted) == match.dealt, "greedy players leave no hand without a bid"


@pytest.mark.rule("BSF-43", "BSF-50", "BSF-60")
@pytest.mark.parametrize("name", ["tuo_la_ji", "zhao_pengyou"])
def test_points_lie_before_who_won_them_until_they_do_not_count(name: str) -> None:
    _, states = played(Match(BASHI_FEN, TABLES[name], number=3))
    for state in states:
        view = state.view(0)
        piles = {place.seat: cards for place, cards in view.places().items() if place.zone is Zone.TAKEN}
        calls = getattr(view.phase, "calls", None)
        if view.tricks and calls is not None and None not in calls.owners:
            assert not set(piles) & view.declarers
        for seat, cards in piles.items():
            assert seat is not None
            won = view.points[seat]
            assert sum({"5": 5, "10": 10, "K": 10}[card.rank] for card in cards) == won


@pytest.mark.rule("BSF-86")
def test_points_and_played_cards_may_be_hidden() -> None:
    for changed in ({"hide_points": True}, {"hide_played": True}):
        options = replace(Options(), **changed)  # type: ignore[arg-type]
        _, states = played(Match(BASHI_FEN, options, number=3))
        view = states[-2].view(0)
        assert set(view.places()[Place(Zone.ASIDE)]) == {None}
        assert (view.points is None) == options.hide_points
        assert any(place.zone is Zone.TAKEN for place in view.places()) != options.hide_points


@pytest.mark.rule("BSF-06")
def test_play_goes_clockwise_where_so_agreed() -> None:
    _, states = played(Match(BASHI_FEN, replace(Options(), direction="clockwise"), number=1))
    playing = [state for state in states if type(state.truth.phase).__name__ == "Playing"]
    assert playing[1].turn == (playing[0].turn - 1) % 4


@pytest.mark.rule("BSF-23")
def test_the_mark_of_the_best_play_follows_the_trick() -> None:
    step, _ = played(Match(BASHI_FEN, Options(), number=1))
    assert any(isinstance(event, Marked) and event.mark == "best" and event.seat is None for event in step.events)


@pytest.mark.rule("BSF-61")
def test_the_kitty_is_turned_over_where_the_opponents_have_won_the_last_trick_and_not_else() -> None:
    seen = set()
    for number in range(12):
        step, _ = played(Match(BASHI_FEN, Options(), number=number))
        view = step.state.view(0)
        theirs = view.tricks[-1].winner not in view.declarers
        turned = [
            event
            for event in step.events
            if isinstance(event, Moved) and event.source == event.target == Place(Zone.KITTY)
        ]
        assert [event.cards for event in turned] == ([step.state.truth.kitty] if theirs else [])
        kitty_line = [
            line
            for event in step.events
            if isinstance(event, Scored)
            for line in event.lines
            if line.key.startswith("kitty")
        ]
        assert len(kitty_line) == theirs
        marks = [event for event in step.events if isinstance(event, Marked) and event.mark == "kitty"]
        told = [dict(event.text.args).get("amount", 0) for event in marks if event.text is not None]
        assert told == [line.amount for line in kitty_line]
        assert all(
            (None in step.state.view(seat).places()[Place(Zone.KITTY)]) is not theirs
            for seat in range(4)
            if seat != view.phase.taker
        )
        seen.add(theirs)
    assert seen == {True, False}
