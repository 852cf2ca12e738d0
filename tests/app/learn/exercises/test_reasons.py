"""What is told after an answer: the reason, against the move that was tried, and by whose names."""

from __future__ import annotations

import re

import pytest

from app.program import Program
from engine.game import Action
from engine.games import GAMES
from tests.app.learn.exercises.tasks import GAME, begin

pytestmark = pytest.mark.usefixtures("house_players")


def test_how_often_another_move_wins_stands_beside_how_often_the_best_one_does(program: Program) -> None:
    program.window.learning.exercise_wanted.emit("taihe_a_bao", "returns")
    panel = program.window.learning.exercise
    panel.strip.show_move.click()
    assert re.fullmatch(
        r"→ Best: [^.]+\. It wins \d+ % \(± \d+\) of \d+ imagined deals; after [^.;]+ only \d+ %;"
        r" this is better because [^.;]+\.",
        panel.strip.answer.text(),
    )


def test_the_reason_is_told_against_the_move_that_was_tried_and_not_against_one_of_before(program: Program) -> None:
    def answer_after(*tried: Action) -> str:
        for action in tried:
            program.table.chosen.emit(action)
        panel.strip.show_move.click()
        said = panel.strip.answer.text()
        panel.strip.again.click()
        return said

    program.window.learning.exercise_wanted.emit("taihe_a_bao", "calling")
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    while str(exercising._exercise.weighing.verdict.best.action) != "call JS":
        panel.strip.show_move.click()
        panel.strip.next.click()
    moves = {str(move.action): move.action for move in exercising._exercise.weighing.verdict.moves}
    general = answer_after()
    reason = r"because the J♠ gives you a bomb of three Jacks\."
    assert re.search(rf"; after passing only \d+ %; this is better {reason}", general)
    against = answer_after(moves["pass"], moves["call KS"])
    assert re.search(rf"calling for the K♠.* {reason}", against)
    assert "passing" not in against
    assert answer_after() == general


def test_a_move_that_the_game_cannot_tell_from_the_best_one_is_not_compared_with_it(program: Program) -> None:
    game = GAMES["bao_huang"]
    program.window.learning.exercise_wanted.emit(game.key, "leading")
    exercising, panel = program.learning.exercising, program.window.learning.exercise
    best = exercising._exercise.weighing.verdict.best.action
    program.table.chosen.emit(game.read_action(f"{best} please"))
    assert panel.strip.answer.text().startswith("✓ Right! ")
    assert "as good" not in panel.strip.answer.text()


def test_our_seat_is_called_you_wherever_it_is(program: Program) -> None:
    begin(program)
    exercise = program.learning.exercising._exercise
    assert program.lexicon.name_of(exercise.seat) == "You"
    assert len({program.lexicon.name_of(seat) for seat in range(4)}) == 4


def test_whoever_decides_is_called_you_in_every_language_and_the_seats_have_their_names_again(program: Program) -> None:
    begin(program)
    exercising, lexicon = program.learning.exercising, program.table.lexicon
    seats = GAME.seats(exercising._exercise.record.options)
    others = {exercise.seat for exercise in exercising._queue} - {0}
    assert others, "one of them was decided at another seat"
    for place, exercise in enumerate(exercising._queue):
        exercising._place = place
        exercising.again()
        for language in ("en", "zh_CN", "ja", "en"):  # first as it was, for another language names them anew
            lexicon.use(language)
            assert [lexicon.name_of((exercise.seat + place) % seats) for place in range(seats)] == [
                lexicon.usual_name(seat) for seat in range(seats)
            ]
    program.window.leave_table()
    assert [lexicon.name_of(seat) for seat in range(seats)] == [lexicon.usual_name(seat) for seat in range(seats)]
