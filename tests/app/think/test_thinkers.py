"""AI seats think in real processes; what happens to those never stops the game."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from ctypes import c_longlong
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.think.children import POLITENESS
from app.think.thinkers import LOSSES_IN_A_ROW, STARTING, SeatTask, Thinker, Thinkers, allowed_action, quick_action
from app.think.thinking_process import READY, Answerer, BotQuestion, answer_questions, bot_answer
from engine.games import GAMES
from engine.match import Match, next_record
from engine.record import opened
from tests.app import answerers
from tests.app.processes import ClosedAfterwards
from tests.app.unready import unready

TAIHE = GAMES["taihe_a_bao"]
LONG = 120_000
"""Milliseconds: a busy machine can take a while to start a process that lets others go first."""


def view_on_turn() -> Any:
    """The first question of a deal."""
    state = opened(next_record(Match(TAIHE, TAIHE.options(), 7))).state
    return state.view(state.turn)


@pytest.fixture
def thinking(closed_afterwards: ClosedAfterwards) -> Callable[..., Thinkers]:
    def make(answerer: Answerer = bot_answer, patience: int = LONG) -> Thinkers:
        return closed_afterwards(Thinkers(answerer, patience))

    return make


def answered(qtbot: QtBot, thinkers: Thinkers, generation: int = 1, view: Any = None) -> Any:
    view = view or view_on_turn()
    with qtbot.waitSignal(thinkers.answered, timeout=LONG) as answer:
        thinkers.ask(view.seat, generation, TAIHE, view, "greedy", "seed")
    assert answer.args is not None
    seat, of, action = answer.args
    assert (seat, of) == (view.seat, generation)
    assert view.refusal(action) is None
    return action


def the_processes() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


def the_process() -> int:
    (child,) = multiprocessing.active_children()
    assert child.pid is not None
    return child.pid


def test_a_seat_answers_from_a_process_that_stays(qtbot: QtBot, thinking: Callable[..., Thinkers]) -> None:
    thinkers = thinking()
    answered(qtbot, thinkers, 1)
    first = the_process()
    answered(qtbot, thinkers, 2)
    assert the_process() == first


def test_the_same_seed_gives_the_same_answer_in_and_out_of_a_process(
    qtbot: QtBot, thinking: Callable[..., Thinkers]
) -> None:
    from random import Random

    view = view_on_turn()
    assert answered(qtbot, thinking(), 1, view) == TAIHE.greedy(view, Random("seed"))


@pytest.mark.parametrize(
    "answerer",
    [answerers.dying, answerers.raising, answerers.babbling, answerers.lying, answerers.silent_about_text],
    ids=lambda m: m.__name__,
)
def test_a_process_that_dies_or_lies_is_replaced_and_the_game_goes_on(
    qtbot: QtBot, thinking: Callable[..., Thinkers], answerer: Answerer
) -> None:
    thinkers = thinking(answerer)
    notices: list[Any] = []
    thinkers.notice.connect(notices.append)
    for generation in range(LOSSES_IN_A_ROW + 1):
        answered(qtbot, thinkers, generation)
    assert [notice.key for notice in notices] == ["notice.thinker_replaced"] * 2 + ["notice.thinker_given_up"]


def test_where_no_process_is_to_be_had_the_game_goes_on_and_it_is_said(
    qtbot: QtBot, thinking: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_process: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")  # what a full table of processes gives

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refused)
    thinkers, said = thinking(), []
    thinkers.notice.connect(said.append)
    thinkers.warm(range(1, 3))
    view = view_on_turn()
    assert answered(qtbot, thinkers, view=view) == quick_action(
        SeatTask(TAIHE, BotQuestion(1, TAIHE.key, view, "greedy", "seed"))
    )
    qtbot.waitUntil(lambda: bool(said), timeout=LONG)


def test_a_stuck_process_is_replaced(qtbot: QtBot, thinking: Callable[..., Thinkers]) -> None:
    thinkers = thinking(answerers.stuck, patience=1)
    with qtbot.waitSignal(thinkers.notice, timeout=LONG) as told:
        answered(qtbot, thinkers)
    assert told.args is not None
    assert told.args[0].key == "notice.thinker_replaced"


def test_a_process_that_has_yet_to_start_is_not_stuck(qtbot: QtBot, thinking: Callable[..., Thinkers]) -> None:
    """Patience is counted from the moment in which the process begins to think, however long its imports take."""
    thinkers, view = thinking(patience=STARTING - 1), view_on_turn()
    for generation in (1, 2):  # the first one starts the process, the second finds it ready
        with qtbot.waitSignal(thinkers.answered, timeout=LONG):
            thinkers.ask(view.seat, generation, TAIHE, view, "greedy", "seed")
            limit = thinkers._seats[view.seat].limit
            assert limit.interval() == STARTING
        assert limit.interval() == STARTING - 1


def test_a_process_that_never_gets_ready_is_given_up(
    qtbot: QtBot, thinking: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.think.thinkers.STARTING", 1)
    thinkers = thinking(unready, patience=1)
    with qtbot.waitSignal(thinkers.notice, timeout=LONG):
        answered(qtbot, thinkers)


def test_patience_lost_before_the_question_is_put_is_not_forgotten(qtbot: QtBot) -> None:
    thinker, view = Thinker(2, answerers.stuck, allowed_action, quick_action), view_on_turn()
    thinker.want(1)
    thinker.give_up(1)
    with qtbot.waitSignals([thinker.lost, thinker.answered], timeout=LONG):
        thinker.think(SeatTask(TAIHE, BotQuestion(1, TAIHE.key, view, "greedy", "seed")))
    assert not multiprocessing.active_children()


def test_a_process_whose_answer_is_no_longer_wanted_is_not_ended_for_being_idle(
    qtbot: QtBot, thinking: Callable[..., Thinkers]
) -> None:
    thinkers, view = thinking(answerers.patient), view_on_turn()
    thinkers.ask(view.seat, 1, TAIHE, view, "greedy", "seed")
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()), timeout=LONG)
    thinkers.cancel()
    limit = thinkers._seats[view.seat].limit
    qtbot.waitUntil(lambda: not limit.isActive(), timeout=LONG // 2)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize(("sign", "patience"), [(signal.SIGKILL, LONG), (signal.SIGSTOP, 300)])
def test_a_process_killed_or_stopped_from_outside_is_replaced(
    qtbot: QtBot, thinking: Callable[..., Thinkers], sign: signal.Signals, patience: int
) -> None:
    thinkers = thinking(patience=LONG)
    notices: list[Any] = []
    thinkers.notice.connect(notices.append)
    answered(qtbot, thinkers, 1)
    hurt = the_process()
    thinkers.use_patience(patience)
    os.kill(hurt, sign)
    answered(qtbot, thinkers, 2)
    assert len(notices) == 1
    thinkers.use_patience(LONG)
    answered(qtbot, thinkers, 3)
    assert the_process() != hurt
    assert len(notices) == 1


def test_a_question_taken_back_makes_way_for_the_next_one_at_once(
    qtbot: QtBot, thinking: Callable[..., Thinkers]
) -> None:
    thinkers = thinking(answerers.patient)
    view = view_on_turn()
    heard: list[int] = []
    thinkers.answered.connect(lambda _seat, generation, _action: heard.append(generation))
    thinkers.ask(view.seat, 1, TAIHE, view, "greedy", "seed")
    thinkers.cancel()
    answered(qtbot, thinkers, 2)
    assert heard == [2]


def test_a_process_that_goes_on_in_vain_is_ended_and_nobody_is_told(
    qtbot: QtBot, thinking: Callable[..., Thinkers]
) -> None:
    thinkers, view = thinking(answerers.deaf), view_on_turn()
    notices: list[Any] = []
    thinkers.notice.connect(notices.append)
    answered(qtbot, thinkers, 2)
    for question in (3, 4):
        thinkers.ask(view.seat, question, TAIHE, view, "greedy", "seed")
        thinker, hurt = thinkers._seats[view.seat].thinker, the_process()
        qtbot.waitUntil(lambda asked=question, of=thinker: of._thinking == asked, timeout=LONG)
        thinkers.cancel()
        qtbot.waitUntil(lambda gone=hurt: bool(the_processes() - {gone}), timeout=LONG)  # another one stands by
    answered(qtbot, thinkers, 2)
    assert not notices


def test_closing_while_a_process_is_stuck_leaves_nothing_behind(
    qtbot: QtBot, thinking: Callable[..., Thinkers]
) -> None:
    thinkers = thinking(answerers.stuck)
    view = view_on_turn()
    for seat in range(3):
        thinkers.ask(seat, 1, TAIHE, view, "greedy", "seed")
    qtbot.waitUntil(lambda: len(multiprocessing.active_children()) == 3, timeout=LONG)
    thinkers.close()
    assert not multiprocessing.active_children()


def test_a_seat_can_be_asked_again_after_closing(qtbot: QtBot, thinking: Callable[..., Thinkers]) -> None:
    thinkers = thinking()
    answered(qtbot, thinkers, 1)
    thinkers.close()
    answered(qtbot, thinkers, 2)


def told_by_a_process(answerer: Answerer) -> str:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    child = context.Process(target=answer_questions, args=(theirs, context.RawValue(c_longlong, 1), answerer))
    child.start()
    theirs.close()
    ours.send(BotQuestion(1, TAIHE.key, view_on_turn(), "greedy", "seed"))
    assert ours.poll(LONG / 1000)
    assert ours.recv() == READY
    assert ours.poll(LONG / 1000)
    told = ours.recv().action
    ours.close()
    child.join(LONG / 1000)
    assert child.exitcode == 0  # it ends by itself when nobody listens any more
    child.close()
    return str(told)


def test_a_thinking_process_never_imports_qt_or_the_screen() -> None:
    assert told_by_a_process(answerers.telling_modules) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has priority classes instead")
def test_a_thinking_process_lets_the_screen_go_first(
    qtbot: QtBot, thinking: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.think.children.POLITENESS", POLITENESS)
    answered(qtbot, thinking())
    assert os.getpriority(os.PRIO_PROCESS, the_process()) == min(19, os.nice(0) + POLITENESS)
