"""The rest, once it is certain and claimed: played quickly, stopped and taken back as one decision."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.play.pace import Pace
from app.session import bots_around, session_of
from engine.game import AnyGame
from engine.games import GAMES
from engine.record import read_record
from engine.refusals import Refusal
from tests.app.play.test_driver import TAIHE, Watched, watched

CLAIMS = Path(__file__).parent / "claims"
"""Deals on paper, up to where our seat can claim the rest."""


def claimable(game: AnyGame) -> Watched:
    """A table at which our seat can claim the rest."""
    record = read_record(json.loads((CLAIMS / f"{game.key}.json").read_text("ascii")), GAMES)
    at = Watched(session_of(record, 1, bots_around(game, record.options, "greedy")))
    at.begin()
    assert at.driver.certain
    return at


@pytest.fixture
def certain() -> Watched:
    """A deal of Taihe A Bao in which our seat, asked to beat something, is out in four plays."""
    return claimable(TAIHE)


def ours_played(at: Watched) -> list[str]:
    return [str(seen.action) for seen in at.driver.view.history if seen.seat == at.driver.session.seat]


def test_what_is_claimed_is_played_to_the_end_at_a_quick_pace(certain: Watched) -> None:
    line, before, asked = certain.driver.certain, ours_played(certain), len(certain.thinkers.asked)
    certain.driver.claim(True)
    waits = set()
    while certain.driver.state.turn is not None:
        assert not certain.driver.ours, "nothing is asked meanwhile"
        certain.driver.settled()
        waits.add(certain.delay.running)
        certain.delay.pass_by()
    assert ours_played(certain) == [*before, *map(str, line)]
    assert waits == {Pace().claim}
    assert len(certain.thinkers.asked) == asked, "nobody has to think about it"
    certain.move_on()
    assert certain.heard("deal_ended")
    assert not certain.driver.claims


def test_who_is_out_by_a_claim_leaves_the_others_to_play_on_at_the_usual_pace() -> None:
    at = claimable(GAMES["bao_huang"])
    line = at.driver.certain
    at.driver.claim(True)
    while at.driver.claims:
        at.move_on()
    assert ours_played(at)[-len(line) :] == list(map(str, line))
    assert at.driver.view.counts[0] == 0
    assert at.driver.state.turn is not None
    at.driver.settled()
    assert at.delay.running == Pace().play
    asked = len(at.thinkers.asked)
    at.move_on_to_us()
    assert len(at.thinkers.asked) > asked, "the others think for themselves again"
    assert at.driver.state.turn is None


def test_whoever_leads_wins_every_trick_that_was_claimed() -> None:
    at = claimable(GAMES["bashi_fen"])
    line, tricks = at.driver.certain, len(at.driver.view.tricks)
    at.driver.claim(True)
    while at.driver.state.turn is not None:
        at.move_on()
    assert ours_played(at)[-len(line) :] == list(map(str, line))
    assert [trick.winner for trick in at.driver.view.tricks[tricks:]] == [0] * len(line)


def test_a_claim_is_taken_back_as_one_decision(certain: Watched) -> None:
    view = certain.driver.view
    certain.driver.claim(True)
    while certain.driver.state.turn is not None:
        certain.move_on()
    certain.driver.undo()
    assert certain.driver.view == view
    assert certain.driver.ours
    assert certain.driver.certain, "it can be claimed again"


def test_taking_back_ends_a_claim_that_is_under_way(certain: Watched) -> None:
    view = certain.driver.view
    certain.driver.claim(True)
    for _ in range(5):
        certain.move_on()
    assert certain.driver.claims
    certain.driver.undo()
    assert not certain.driver.claims
    assert certain.driver.view == view


def test_who_stops_goes_on_by_hand_and_takes_back_only_that(certain: Watched) -> None:
    line = certain.driver.certain
    certain.driver.claim(True)
    certain.driver.claim(False)
    certain.move_on_to_us()
    assert ours_played(certain)[-1] == str(line[0])
    view = certain.driver.view
    certain.driver.submit(line[1])
    certain.driver.undo()
    assert certain.driver.view == view


def test_a_pause_holds_a_claim(certain: Watched) -> None:
    certain.driver.claim(True)
    before = len(certain.driver.session.record.actions)
    certain.driver.hold(True)
    certain.move_on()
    assert len(certain.driver.session.record.actions) == before
    certain.driver.hold(False)
    certain.move_on()
    assert len(certain.driver.session.record.actions) == before + 1


def test_a_play_that_is_refused_gives_the_turn_back(certain: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    line = certain.driver.certain
    certain.driver.claim(True)
    while certain.driver.state.turn != certain.driver.session.seat:
        certain.move_on()
    refused = type(certain.driver.view).refusal

    def odd(view: object, action: object) -> Refusal | None:
        return refused(view, TAIHE.read_action("declare") if action == line[1] else action)

    monkeypatch.setattr(type(certain.driver.view), "refusal", odd)
    certain.move_on()
    assert certain.driver.ours
    assert not certain.driver.claims
    assert certain.heard("claiming")[-1] == (False,)
    view = certain.driver.view
    certain.driver.submit(next(certain.driver.view.candidates()))
    certain.driver.undo()
    assert certain.driver.view == view, "what is played by hand instead is taken back alone"


def test_nothing_is_claimed_where_it_is_not_certain() -> None:
    at = watched(TAIHE, 10)
    at.begin()
    at.move_on_to_us()
    before = len(at.driver.session.record.actions)
    assert not at.driver.certain
    at.driver.claim(True)
    assert at.driver.ours
    assert len(at.driver.session.record.actions) == before
