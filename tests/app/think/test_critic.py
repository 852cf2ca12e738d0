"""The critic judges from a process of its own what a seat knew; what is no longer wanted is not told."""

from __future__ import annotations

from ctypes import c_longlong
from dataclasses import replace
from multiprocessing.connection import Connection
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.session import decisions
from app.think.critic import Critic
from app.think.criticism import Judged, MadeMove
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.judge import Grade, judgement, verdict_on
from engine.record import Record, opened
from engine.words import text
from tests.app import fakes
from tests.app.processes import ClosedAfterwards
from tests.fixtures.taking import GAME as TAKING

TAIHE = GAMES["taihe_a_bao"]


def soundly_played(number: int) -> Record:
    """A deal that the fast player plays for every seat."""
    record = next_record(Match(TAIHE, TAIHE.options(), number))
    step, actions, random = opened(record), [], Random(number)
    while step.state.turn is not None:
        actions.append(TAIHE.greedy(step.state.view(step.state.turn), random))
        step = act(step.state, actions[-1])
    return replace(record, actions=tuple(actions))


PLAYS = [
    each for number in (3, 4) for each in decisions(soundly_played(number), 0) if len(list(each[1].candidates())) > 4
]


@pytest.fixture
def critic(closed_afterwards: ClosedAfterwards) -> Critic:
    return closed_afterwards(Critic())


def test_a_judgement_comes_from_the_process_as_from_the_engine(critic: Critic, qtbot: QtBot) -> None:
    ply, view, action = PLAYS[0]
    with qtbot.waitSignal(critic.judged) as heard:
        critic.ask(("hand", ply), TAIHE, view, action)
    key, told = heard.args
    weighing = verdict_on(TAIHE, view, action)
    assert weighing is not None
    assert (key, told) == (("hand", ply), judgement(TAIHE, view, weighing))


def test_that_it_judges_is_told_when_it_begins_and_it_is_busy_until_it_has_judged(critic: Critic, qtbot: QtBot) -> None:
    began: list[bool] = []
    critic.began.connect(lambda: began.append(critic.busy))
    assert not critic.busy
    with qtbot.waitSignal(critic.judged):
        critic.ask("key", TAIHE, *PLAYS[0][1:])
        assert began == [True]
    assert not critic.busy


def test_what_is_forgotten_is_not_told(critic: Critic, qtbot: QtBot) -> None:
    told: list[object] = []
    critic.judged.connect(lambda key, _opinion: told.append(key))
    for ply, view, action in PLAYS:
        critic.ask(ply, TAIHE, view, action)
    critic.forget()
    with qtbot.waitSignal(critic.judged):
        critic.ask("wanted", TAIHE, PLAYS[0][1], PLAYS[0][2])
    assert told == ["wanted"]


class Pipe:
    """The end of a pipe to a process that answers when the test says so."""

    def __init__(self) -> None:
        self.sent: list[MadeMove] = []
        self.answers: list[Judged] = []

    def send(self, move: MadeMove) -> None:
        self.sent.append(move)

    def poll(self) -> bool:
        return bool(self.answers)

    def recv(self) -> Judged:
        return self.answers.pop()


def test_one_move_at_a_time_goes_to_the_process(critic: Critic, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand full of moves does not fit into a pipe, and whoever asks must not wait."""
    pipe, told, process = Pipe(), list[object](), critic._process
    monkeypatch.setattr(process, "_child", (None, pipe))
    monkeypatch.setattr(process, "_alive", True)
    monkeypatch.setattr(process, "_receive", Pipe.recv)
    critic.judged.connect(lambda key, _judgement: told.append(key))
    critic.unjudged.connect(lambda key: told.append((key, "unjudged")))
    judgement = fakes.judged(Grade.BEST, text("meld.pass"))
    for place in range(3):
        critic.ask(place, TAIHE, *PLAYS[0][1:])
    for place in range(3):
        assert len(pipe.sent) == place + 1
        pipe.answers.append(Judged(pipe.sent[-1].number, judgement))
        process._timer.timeout.emit()
    assert told == [0, 1, 2]
    assert not process._timer.isActive()
    critic.ask("forgotten", TAIHE, *PLAYS[0][1:])
    critic.forget()
    critic.ask("wanted", TAIHE, *PLAYS[0][1:])
    for _ in range(2):
        pipe.answers.append(Judged(pipe.sent[-1].number, judgement))
        process._timer.timeout.emit()
    assert told == [0, 1, 2, "wanted"]
    for key, wanted in (("forgotten", False), ("forced", True)):
        critic.ask(key, TAIHE, *PLAYS[0][1:])
        if not wanted:
            critic.forget()
        pipe.answers.append(Judged(pipe.sent[-1].number, None))
        process._timer.timeout.emit()
    assert told == [0, 1, 2, "wanted", ("forced", "unjudged")]
    monkeypatch.undo()


def ending(_pipe: Connection, _wanted: c_longlong) -> None:
    """Ends without a judgement."""


def test_a_lost_process_is_no_error_and_is_started_again(
    critic: Critic, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ply, view, action = PLAYS[0]
    with monkeypatch.context() as lost:
        lost.setattr(critic._process, "_work", ending)
        with qtbot.waitSignal(critic.lost):
            critic.ask(ply, TAIHE, view, action)
            assert critic.busy
        assert not critic.busy
        assert not critic._process.busy
    with qtbot.waitSignal(critic.judged):
        critic.ask(ply, TAIHE, view, action)


def test_a_game_without_a_search_is_never_judged(critic: Critic) -> None:
    critic.ask("x", TAKING, None, None)
    assert not critic.busy
    assert not critic._process.busy
