"""Mistakes that the judge has confirmed become exercises, and go with their hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.keep.own_exercises import SUFFIX, OwnExercises
from app.program import Program
from app.session import decisions
from engine.exercises import right_moves, view_of
from engine.games import GAMES
from engine.players.judge import Grade, judgement
from engine.players.weighed import read_weighed
from tests.app.learn.exercises.mistakes import mistaken
from ui.pages.exercises.offered import OWN

pytestmark = pytest.mark.usefixtures("house_players")


def test_a_mistake_that_was_judged_becomes_an_exercise_until_it_is_taken_back(tmp_path: Path) -> None:
    hand, own = mistaken(tmp_path), OwnExercises(tmp_path / "exercises", GAMES)
    own.keep_from(hand)
    (exercise,), notices = own.find()
    assert not notices
    assert exercise.weighing.grade is Grade.MISTAKE
    assert view_of(exercise).seat == hand.seat
    assert right_moves(exercise, view_of(exercise))[0] != exercise.weighing.made
    unjudged = replace(hand, weighed=())
    own.keep_from(unjudged)
    assert own.find()[0] == (exercise,)  # the decision stands, and so does what was found of it
    ply = len(exercise.record.actions)
    other = {**hand.written, "actions": [*hand.written["actions"][:ply]]}
    own.keep_from(replace(unjudged, written=other))
    assert own.find() == ((), ())


@pytest.mark.parametrize("grade", [Grade.BEST, Grade.EQUAL, None])
def test_what_the_judge_has_not_called_a_mistake_becomes_no_exercise(
    program: Program, tmp_path: Path, grade: Grade | None
) -> None:
    hand, archive = mistaken(tmp_path, grade), program.learning.archive
    archive.exercises.keep_from(hand)
    assert archive.exercises.find() == ((), ())
    weighing = read_weighed(hand.game, hand.weighed)
    ((ply, known),) = weighing.items()
    archive._reviewed = hand
    if grade is not None:
        view = next(view for at, view, _ in decisions(hand.record(), hand.seat) if at == ply)
        archive._show_judgement((hand.name, ply), judgement(hand.game, view, known))
    assert archive.exercises.find() == ((), ())


def test_own_exercises_that_cannot_be_read_are_set_aside_or_left_and_told(tmp_path: Path) -> None:
    own = OwnExercises(tmp_path / "exercises", GAMES)
    own.keep_from(mistaken(tmp_path))
    (whole,) = own.folder.iterdir()
    (own.folder / f"b-1{SUFFIX}").write_text("{")
    (own.folder / f"c-1{SUFFIX}").write_text(whole.read_text().replace('"taihe_a_bao"', '"mahjong"'))
    found, notices = own.find()
    assert len(found) == 1
    assert {notice.key for notice in notices} == {"notice.exercise_damaged", "notice.exercise_foreign"}
    assert sorted(path.name for path in own.folder.iterdir())[1:] == [f"b-1{SUFFIX}.damaged-1", f"c-1{SUFFIX}"]
    own.remove_of("a-0")
    assert own.find()[0] == ()


def test_the_coach_s_mistakes_are_kept_with_the_hand_and_go_with_it(program: Program, tmp_path: Path) -> None:
    hand = mistaken(tmp_path)
    archive = program.learning.archive
    archive._keep_exercises(lambda: archive.exercises.keep_from(hand))
    (line, *_others) = program.learning.exercising.offered(hand.game)
    assert (line.theme, line.exercises) == (OWN, 1)
    archive._remove((hand,))
    assert all(each.theme != OWN for each in program.learning.exercising.offered(hand.game))


def test_a_mistake_found_in_the_review_becomes_an_exercise(program: Program, tmp_path: Path) -> None:
    hand = replace(mistaken(tmp_path), weighed=())
    archive = program.learning.archive
    archive._reviewed = hand
    own = OwnExercises(tmp_path / "other", GAMES)
    own.keep_from(mistaken(tmp_path))
    weighing = own.find()[0][0].weighing
    ply = len(own.find()[0][0].record.actions)
    view = view_of(own.find()[0][0])
    archive._show_judgement((hand.name, ply), judgement(hand.game, view, weighing))
    assert len(archive.exercises.find()[0]) == 1
