"""Only the answer to the newest question counts; where it is late, a quiet question is answered without it."""

from __future__ import annotations

import pytest

from app.play.asking import SeatQuestions, fast_answer
from app.play.running import RunningDeal, is_choice
from app.session import bots_around, new_session
from engine.game import AnyGame
from engine.games import GAMES
from tests.app.fakes import SlowThinkers
from tests.fixtures.taking import GAME as TAKING

TAIHE = GAMES["taihe_a_bao"]


def begun(game: AnyGame = TAIHE) -> RunningDeal:
    """Bots play among themselves, and the first of them is on turn."""
    options = game.options()
    return RunningDeal(new_session(game, options, 7, bots_around(game, options, "greedy", watching=True))).begun()


class Asked:
    """Asks thinkers who answer when the test says so."""

    def __init__(self) -> None:
        self.thinkers = SlowThinkers()
        self.asking = SeatQuestions(self.thinkers)  # type: ignore[arg-type]
        self.answered = 0
        self.asking.answered.connect(self._count)

    def _count(self) -> None:
        self.answered += 1


@pytest.fixture
def at() -> Asked:
    return Asked()


def test_the_answer_is_kept_until_it_is_forgotten(at: Asked) -> None:
    run = begun()
    at.asking.ask(run)
    assert at.asking.answer is None
    at.thinkers.answer()
    assert (at.asking.answer, at.answered) == (fast_answer(run), 1)
    at.asking.forget()
    assert at.asking.answer is None
    assert at.thinkers.cancelled == 0


def test_answers_to_what_is_no_longer_asked_are_dropped(at: Asked) -> None:
    run = begun()
    at.asking.ask(run)
    seat, generation, action = at.thinkers.waiting[0]
    at.asking.forget()
    at.thinkers.answer()
    at.asking.ask(run)
    at.thinkers.answered.emit(seat, generation, action)
    at.thinkers.answered.emit(seat + 1, generation + 1, action)
    assert (at.asking.answer, at.answered) == (None, 0)
    at.asking.cancel()
    at.thinkers.answer()
    assert (at.asking.answer, at.answered, at.thinkers.cancelled) == (None, 0, 1)


def quietly_asked(choice: bool) -> RunningDeal:
    """A deal at a quiet question to which there is more than the pass, or nothing else."""
    run = begun(TAKING)
    while run.passing is None or is_choice(run.prompt) != choice:
        run = run.then(fast_answer(run))
    return run


def test_a_quiet_question_with_a_choice_takes_the_answer_or_the_fast_players_for_a_late_one(at: Asked) -> None:
    run = quietly_asked(choice=True)
    assert run.passing is not None
    at.asking.ask(run)
    assert at.asking.quiet_answer(run, run.passing) == fast_answer(run)
    assert at.thinkers.cancelled == 1
    at.asking.answer = "bid"
    assert at.asking.quiet_answer(run, run.passing) == "bid"


def test_a_quiet_question_without_a_choice_is_passed_and_nobody_is_stopped(at: Asked) -> None:
    run = quietly_asked(choice=False)
    assert run.passing is not None
    assert at.asking.quiet_answer(run, run.passing) == run.passing
    assert at.thinkers.cancelled == 0
