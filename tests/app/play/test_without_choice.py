"""What is without choice is done by itself where the person wants it; once out, the rest comes without a pace."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.play.driver import DealDriver
from app.play.pace import Pace
from app.play.standing_orders import OFTEN
from app.program import Program
from app.session import bots_around, new_session
from engine.events import Place, Zone
from engine.game import AnyGame
from engine.games import GAMES
from engine.playable import only_answer
from tests.app.fakes import HandDelay, QuickThinkers, SlowThinkers
from tests.app.programs import Opened, with_pace

pytestmark = pytest.mark.usefixtures("house_players")

BAO = GAMES["bao_huang"]


class Played:
    """A hand in which the person does as the fast player would, and what was done by itself."""

    def __init__(self, game: AnyGame, number: int, automatic: bool, bot: str = "greedy") -> None:
        self.game, self.delay = game, HandDelay()
        self.driver = DealDriver(QuickThinkers(), Pace(), self.delay)  # type: ignore[arg-type]
        self.forced: list[Any] = []
        self.waited: list[int | None] = []
        self.often: list[bool] = []
        self.by_hand = 0
        self.driver.forced.connect(self.forced.append)
        self.driver.forced_often.connect(lambda: self.often.append(True))
        self.driver.do_forced(automatic)
        self.ended: list[object] = []
        self.driver.deal_ended.connect(lambda result, _match: self.ended.append(result))
        self.driver.begin(new_session(game, game.options(), number, bots_around(game, game.options(), bot)))

    def step(self) -> None:
        if self.driver.ours:
            self.by_hand += 1
            assert not (self.forced_on and only_answer(self.game, self.driver.view)), "asked though there is no choice"
            self.driver.submit(self.game.greedy(self.driver.view, Random(1)))
        own = self.driver.state.turn == 0
        self.driver.settled()
        if self.delay.running is not None:
            if own and not self.driver.ours and self.driver._only.due is not None:
                self.waited.append(self.delay.running)
            self.delay.pass_by()

    @property
    def forced_on(self) -> bool:
        return self.driver._only.automatic

    def play(self) -> None:
        while not self.ended:
            self.step()


@cache
def often_without_choice() -> int:
    """A deal in which our seat has no choice for most of the time."""
    for number in range(1, 40):
        at = Played(BAO, number, automatic=False)
        at.play()
        if at.driver._only.times >= OFTEN:
            return number
    raise AssertionError("no such deal")


@pytest.mark.parametrize("key", list(GAMES))
def test_what_is_without_choice_is_done_by_itself_at_the_pace_of_any_play(key: str) -> None:
    by_itself, by_hand = Played(GAMES[key], 5, automatic=True), Played(GAMES[key], 5, automatic=False)
    by_itself.play()
    by_hand.play()
    assert by_itself.driver.session.record == by_hand.driver.session.record, "the same hand is played"
    assert not by_hand.forced
    assert len(by_itself.forced) == by_hand.driver._only.times
    assert set(by_itself.waited) <= {Pace().play}
    assert by_itself.by_hand + len(by_itself.forced) == by_hand.by_hand


def test_taking_back_goes_to_the_last_choice_and_not_to_what_was_done_by_itself() -> None:
    at = Played(BAO, often_without_choice(), automatic=True)
    while len(at.forced) < 3:
        assert not at.ended
        at.step()
    before = at.driver.decided
    assert before is not None
    at.driver.undo()
    assert at.driver.ours
    assert len(at.driver.session.record.actions) == before
    assert only_answer(BAO, at.driver.view) is None


def test_it_is_told_once_a_deal_that_there_was_often_no_choice() -> None:
    at = Played(BAO, often_without_choice(), automatic=False)
    at.play()
    assert at.often == [True]
    assert at.driver._only.times >= OFTEN


def test_whoever_wants_it_while_they_are_asked_is_not_asked_that_either() -> None:
    at = Played(BAO, often_without_choice(), automatic=False)
    while not (at.driver.ours and only_answer(BAO, at.driver.view)):
        at.step()
    only, done = only_answer(BAO, at.driver.view), len(at.driver.session.record.actions)
    at.driver.do_forced(True)
    assert at.forced == [only]
    assert not at.driver.ours
    assert at.delay.running == Pace().play, "it takes as long as any play"
    at.delay.pass_by()
    assert at.driver.session.record.actions[done] == only


def test_whoever_wants_it_while_they_have_a_choice_decides_that_themselves() -> None:
    at = Played(BAO, often_without_choice(), automatic=False)
    while not (at.driver.ours and only_answer(BAO, at.driver.view) is None):
        at.step()
    at.driver.do_forced(True)
    assert at.driver.ours
    assert not at.forced


def out_early() -> Played:
    """A hand in which our seat has run out, and others play on."""
    for number in range(1, 40):
        at = Played(BAO, number, automatic=True)
        while not at.ended:
            if at.driver.out:
                return at
            at.step()
    raise AssertionError("we are never out")


def test_once_out_the_rest_comes_without_a_pace_and_ends_as_it_would_have() -> None:
    slow, quick = out_early(), out_early()
    running: list[bool] = []
    quick.driver.claiming.connect(running.append)
    quick.driver.claim(True)
    waits = []
    while quick.driver.state.turn is not None:
        quick.driver.settled()
        if quick.delay.running is not None:
            waits.append(quick.delay.running)
            quick.delay.pass_by()
    assert set(waits) == {0}
    assert running == [True, False]
    slow.play()
    assert quick.driver.session.record == slow.driver.session.record


def test_who_still_holds_cards_cannot_have_the_rest_at_once() -> None:
    at = Played(BAO, 5, automatic=False)
    while not at.driver.ours:
        at.step()
    assert Place(Zone.HAND, 0) in at.driver.view.places()
    assert not at.driver.out
    at.driver.claim(True)
    assert not at.driver._rushing


def test_the_pace_comes_back_when_one_wants() -> None:
    at = out_early()
    at.driver.claim(True)
    at.driver.claim(False)
    at.driver.settled()
    assert at.delay.running == Pace().play


def test_a_late_answer_is_not_made_up_where_the_rest_is_to_come_at_once() -> None:
    at = out_early()
    at.driver._asking._thinkers = SlowThinkers()
    at.driver._asking.answer = None
    before = len(at.driver.session.record.actions)
    at.driver.claim(True)
    if at.delay.running is not None:
        at.delay.pass_by()
    assert len(at.driver.session.record.actions) == before


@pytest.fixture
def program(opened: Opened, tmp_path: Path) -> Program:
    with_pace(tmp_path, 0)
    return opened("--game", "bao_huang", "--deal", "5")


def test_it_is_offered_once_for_all(program: Program) -> None:
    driver, offering = program.controller.driver, program.offering
    driver.forced_often.emit()
    assert offering.strip is not None
    assert offering.strip.isVisible()
    offering.strip.yes.click()
    assert program.window.settings.automatic
    assert driver._only.automatic
    assert not offering.strip.isVisible()
    program.window._take_settings(program.window.settings.__class__())
    driver.forced_often.emit()
    assert not offering.strip.isVisible()


def test_what_is_done_by_itself_is_shown_as_such(program: Program) -> None:
    view = program.controller.driver.view
    action = BAO.passing
    assert action is not None
    program.table.show_forced(action)
    panel = program.table.prompt_panel
    assert panel is not None
    assert not panel.live
    what = program.lexicon.say_in(BAO.words, BAO.caption(view, action))
    assert panel.status.text() == f"Done for you, as there is no choice: {what}"
