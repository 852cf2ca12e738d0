"""The table asks in turn, commits, takes back, deals again, and never waits for a pixel longer than the pace wants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from app.play.driver import DealDriver
from app.play.pace import Pace
from app.session import Session, bots_around, new_session
from engine.events import EMPTY_PICTURE, Event, Moved, folded
from engine.game import AnyGame
from engine.games import GAMES
from tests.app.fakes import HandDelay, QuickThinkers, SlowThinkers
from tests.fixtures.taking import GAME as TAKING

TAIHE = GAMES["taihe_a_bao"]


class Watched:
    """A table, and everything it has said."""

    def __init__(self, session: Session, thinkers: QuickThinkers | SlowThinkers | None = None) -> None:
        self.session = session
        self.thinkers = thinkers or QuickThinkers()
        self.delay = HandDelay()
        self.driver = DealDriver(self.thinkers, Pace(), self.delay)  # type: ignore[arg-type]
        self.said: list[tuple[str, tuple[Any, ...]]] = []
        ends = ("deal_ended", "match_ended", "claiming")
        for name in ("dealt", "happened", "presented", "refused", "notice", "committed", *ends):
            getattr(self.driver, name).connect(self._hear(name))

    def begin(self) -> None:
        self.driver.begin(self.session)

    def _hear(self, name: str) -> Callable[..., None]:
        return lambda *payload: self.said.append((name, payload))

    def heard(self, name: str) -> list[tuple[Any, ...]]:
        return [payload for said, payload in self.said if said == name]

    def move_on(self) -> None:
        """The stage comes to rest, and the pace's time passes."""
        self.driver.settled()
        if self.delay.running is not None:
            self.delay.pass_by()

    def move_on_to_us(self) -> None:
        while not self.driver.ours and self.driver.state.turn is not None:
            self.move_on()

    def play_out(self) -> None:
        """The person plays the weakest thing, until the deal's result is there."""
        ended = len(self.heard("deal_ended"))
        while len(self.heard("deal_ended")) == ended:
            if self.driver.ours:
                self.driver.submit(next(self.driver.view.candidates()))
            self.move_on()


def paused_and_let_go(table: Watched) -> tuple[int, int]:
    """How many actions there are after some time of a pause, and after as much time without."""
    table.driver.hold(True)
    for _ in range(3):
        table.move_on()
    held = len(table.driver.session.record.actions)
    table.driver.hold(False)
    for _ in range(3):
        table.move_on()
    return held, len(table.driver.session.record.actions)


def watched(
    game: AnyGame = TAIHE, number: int = 7, watching: bool = False, thinkers: SlowThinkers | None = None, **options: Any
) -> Watched:
    chosen = game.options(**options)
    return Watched(new_session(game, chosen, number, bots_around(game, chosen, "greedy", watching)), thinkers)


@pytest.mark.parametrize("game", [TAIHE, TAKING], ids=lambda game: game.key)
@pytest.mark.parametrize("number", range(5))
def test_what_the_screen_is_told_adds_up_to_what_our_seat_sees(game: AnyGame, number: int) -> None:
    at = watched(game, number)
    at.begin()
    at.play_out()
    picture = EMPTY_PICTURE
    since_deal: list[Event] = []
    for name, payload in at.said:
        if name == "dealt":
            since_deal = []
            picture = EMPTY_PICTURE
        if name in ("dealt", "happened"):
            since_deal += payload[0]
            picture = folded(picture, payload[0], 0)
            assert dict(picture.places) == dict(payload[1].places())


def test_other_hands_are_never_shown() -> None:
    at = watched()
    at.begin()
    ((events, view),) = at.heard("dealt")
    shown = [event for event in events if isinstance(event, Moved) and event.target.seat != view.seat]
    assert shown
    assert all(card is None for event in shown for card in event.cards)


def test_an_answer_waits_for_the_stage_and_then_for_the_pace() -> None:
    at = watched(watching=True)
    at.begin()
    assert at.thinkers.asked
    assert not at.heard("happened")  # the answer is there, but the cards still fly
    at.driver.settled()
    assert at.delay.running == Pace().play
    assert not at.heard("happened")
    at.delay.pass_by()
    assert len(at.heard("happened")) == 1
    assert at.delay.running is None  # and the next one waits for the stage again


def test_the_stage_waits_for_an_answer_that_takes_longer() -> None:
    thinkers = SlowThinkers()
    at = watched(watching=True, thinkers=thinkers)
    at.begin()
    at.move_on()
    assert not at.heard("happened")
    thinkers.answer()
    assert len(at.heard("happened")) == 1


def test_a_refused_move_says_why_and_loses_nothing() -> None:
    at = watched()
    at.begin()
    at.move_on_to_us()
    before = at.driver.session
    at.driver.submit(TAIHE.read_action("play AS AH AC AD"))
    ((refusal,),) = at.heard("refused")
    assert refusal.text.key in TAIHE.words
    assert at.driver.session == before


def test_a_move_out_of_turn_is_refused() -> None:
    at = watched(number=3, watching=True)
    at.begin()
    at.driver.submit(TAIHE.read_action("pass"))
    assert not at.heard("happened")


def test_a_void_deal_is_dealt_again_and_does_not_count() -> None:
    options = TAIHE.options()
    meek = replace(TAIHE, greedy=lambda view, _random: next(view.candidates()))
    at = Watched(new_session(meek, options, 7, bots_around(meek, options, "greedy", watching=True)))
    at.begin()
    while not at.heard("notice"):
        at.move_on()
    ((told,),) = at.heard("notice")
    assert told.key == "notice.dealt_again"
    assert len(at.heard("dealt")) == 2
    assert not at.heard("deal_ended")
    assert at.driver.session.match.dealt == 1
    assert at.driver.session.match.counted == ()


def test_a_session_goes_from_deal_to_deal_and_ends() -> None:
    at = watched(hands=3)
    at.begin()
    for _ in range(3):
        at.play_out()
        at.driver.next_deal()
    assert len(at.heard("deal_ended")) == 3
    ((match,),) = at.heard("match_ended")
    assert match.winners is not None
    assert len(match.counted) == 3
    dealt = len(at.heard("dealt"))
    at.driver.next_deal()
    assert len(at.heard("dealt")) == dealt


def test_a_result_comes_only_when_the_last_play_has_stood() -> None:
    at = watched(starter_must_call=True)
    at.begin()
    while at.driver.state.turn is not None:
        if at.driver.ours:
            at.driver.submit(next(at.driver.view.candidates()))
        if at.driver.state.turn is not None:
            at.move_on()
    assert not at.heard("deal_ended")
    at.driver.settled()
    assert at.delay.running == Pace().last_play
    at.delay.pass_by()
    assert len(at.heard("deal_ended")) == 1


def test_formalities_wake_nobody() -> None:
    at = watched(TAKING, 1)
    at.begin()
    at.play_out()
    asked_of = [seed.rsplit(" ", 1)[1] for _, seed in at.thinkers.asked]
    assert len(asked_of) < len(at.driver.session.record.actions)


@pytest.mark.parametrize("number", range(6))
def test_taking_back_and_doing_the_same_again_gives_the_same_future(number: int) -> None:
    at = watched(number=number, starter_must_call=True)
    at.begin()
    at.play_out()
    whole = at.driver.session.record
    assert at.driver.can_undo
    at.driver.undo()
    ply = len(at.driver.session.record.actions)
    assert at.driver.ours
    assert at.driver.session.assisted == {0}
    assert at.heard("presented")[-1][0].prompt() is not None
    assert whole.actions[:ply] == at.driver.session.record.actions
    at.driver.submit(whole.actions[ply])
    at.play_out()
    assert at.driver.session.record == whole


def test_taking_back_goes_on_to_the_first_decision_and_then_says_so() -> None:
    at = watched()
    at.begin()
    at.play_out()
    while at.driver.can_undo:
        at.driver.undo()
        assert at.driver.ours
    at.driver.undo()
    assert at.heard("notice")[-1][0].key == "notice.nothing_to_take_back"


def test_an_answer_to_a_position_that_was_taken_back_is_dropped() -> None:
    thinkers = SlowThinkers()
    at = watched(thinkers=thinkers)
    at.begin()
    while not at.driver.ours:
        thinkers.answer()
        at.move_on()
    at.driver.submit(next(at.driver.view.candidates()))
    assert thinkers.waiting
    at.driver.undo()
    before = at.driver.session
    thinkers.answer()
    at.move_on()
    assert at.driver.session == before


def test_a_session_goes_on_where_it_was_left() -> None:
    at = watched()
    at.begin()
    at.move_on_to_us()
    at.driver.submit(next(at.driver.view.candidates()))
    at.move_on_to_us()
    left = at.driver.session
    again = Watched(left)
    again.begin()
    ((view,),) = again.heard("presented")
    assert dict(view.places()) == dict(at.driver.view.places())
    assert again.driver.session == left
    at.play_out()
    again.play_out()
    assert again.driver.session == at.driver.session


def test_every_step_is_handed_out_for_saving_before_the_screen_hears_of_it() -> None:
    at = watched()
    at.begin()
    at.play_out()
    last_saved = 0
    for name, payload in at.said:
        if name == "committed":
            last_saved = len(payload[0].record.actions)
        elif name == "happened":
            assert last_saved >= len(payload[1].history)


def test_a_table_that_was_left_hears_no_more_answers() -> None:
    thinkers = SlowThinkers()
    at = watched(watching=True, thinkers=thinkers)
    at.begin()
    at.move_on()
    at.driver.leave()
    thinkers.answer()
    assert not at.heard("happened")


def test_an_empty_table_asks_nothing_and_does_nothing() -> None:
    at = watched()
    driver = at.driver
    assert driver.empty
    assert not any((driver.ours, driver.over, driver.claims, driver.can_undo, driver.certain))
    assert not driver.submit(TAIHE.read_action("pass"))
    driver.wish(TAIHE.read_action("pass"))
    for ask in (driver.hurry, driver.settled, driver.undo, driver.note_help, driver.next_deal, driver.leave):
        ask()
    for ask_whether in (driver.claim, driver.hold):
        ask_whether(True)
        ask_whether(False)
    assert not at.said
    assert at.delay.running is None
    assert not at.thinkers.asked


def test_the_answer_to_one_session_is_not_taken_for_the_next_one() -> None:
    thinkers = SlowThinkers()
    at = watched(watching=True, thinkers=thinkers)
    at.begin()
    at.move_on()
    late = thinkers.waiting.pop(0)
    at.driver.begin(new_session(TAIHE, TAIHE.options(), 8, at.session.bots))
    at.move_on()
    thinkers.answered.emit(*late)
    assert not at.heard("happened")
    thinkers.answer()
    assert len(at.heard("happened")) == 1
    assert at.driver.session.match.number == 8


@pytest.mark.parametrize("game", [TAIHE, TAKING], ids=["bots play", "cards are taken"])
def test_a_pause_holds_whatever_goes_on_by_itself(game: AnyGame) -> None:
    table = watched(game, watching=True)
    table.begin()
    before = len(table.driver.session.record.actions)
    held, after = paused_and_let_go(table)
    assert held == before
    assert after > held


def test_an_answer_that_comes_in_a_pause_is_done_afterwards() -> None:
    slow = SlowThinkers()
    table = watched(watching=True, thinkers=slow)
    table.begin()
    table.move_on()  # the pace's time is over, the answer is still thought about
    table.driver.hold(True)
    slow.answer()
    assert not table.driver.session.record.actions
    table.driver.hold(False)
    table.move_on()
    assert len(table.driver.session.record.actions) == 1
