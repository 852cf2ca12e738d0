"""Lessons lead to the exercises of what they teach."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.program import Program
from engine.exercises import collection_of
from engine.game import AnyGame
from engine.games import GAMES
from tests.app.learn.exercises.mistakes import mistaken
from tests.app.learn.exercises.tasks import GAME

pytestmark = pytest.mark.usefixtures("house_players")


def end_lesson(program: Program) -> None:
    """The lesson at the table was walked to its end."""
    teacher = program.learning.teacher
    assert teacher is not None
    assert teacher.lesson is not None
    teacher._place = len(teacher.lesson.tasks) - 1
    teacher._finish_task()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_lesson_leads_to_exercises_only_where_there_are_some(program: Program, game: AnyGame) -> None:
    panel, there = program.window.learning.panel, {each.theme for each in collection_of(game)}
    wanted: list[str] = []
    panel.exercises_wanted.connect(lambda _game, theme: wanted.append(theme))
    for lesson in game.lessons():
        program.learning.begin_lesson(game, lesson)
        end_lesson(program)
        themes = [theme.key for theme in game.themes if lesson.key in theme.lessons and theme.key in there]
        assert panel.exercises.isHidden() == (not themes), lesson.key
        if themes:
            panel.exercises.click()
            assert wanted[-1] == themes[0]
            assert program.window.learning._exercises is not None
            program.window.learning._exercises.close()


def test_the_first_lesson_of_taihe_a_bao_leads_to_declaring_and_calling(program: Program) -> None:
    game = GAMES["taihe_a_bao"]
    assert program.learning.exercising.theme_after(game, game.lessons()[0]) == "calling"


def test_a_lesson_leads_to_one_s_own_mistakes_where_nothing_ships(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.learn.exercising._collection", lambda _key: ())
    game, exercising = GAMES["taihe_a_bao"], program.learning.exercising
    assert not any(exercising.theme_after(game, lesson) for lesson in game.lessons())
    archive = program.learning.archive
    archive.exercises.keep_from(mistaken(tmp_path))
    (own,), _ = archive.exercises.find()
    taught = next(theme.lesson for theme in game.themes if theme.key == own.theme)
    lesson = next(lesson for lesson in game.lessons() if lesson.key == taught)
    assert exercising.theme_after(game, lesson) == own.theme


def test_the_end_of_a_lesson_leads_to_its_theme(program: Program) -> None:
    theme = next(theme for theme in GAME.themes if theme.lesson)
    lesson = next(each for each in GAME.lessons() if each.key == theme.lesson)
    program.learning.begin_lesson(GAME, lesson)
    panel = program.window.learning.panel
    assert panel.exercises.isHidden()
    end_lesson(program)
    assert not panel.exercises.isHidden()
    panel.exercises.click()
    shown = program.window.learning._exercises
    assert shown is not None
    title = program.lexicon.say_in(GAME.words, theme.title)
    first = next(each for each in GAME.themes if each.lesson == lesson.key)
    assert first is theme
    assert shown.themes.currentItem().text().startswith(title)
