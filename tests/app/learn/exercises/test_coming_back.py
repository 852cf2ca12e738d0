"""When exercises come back, in what order, which theme is offered first, and the file of the answers."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from app.keep.exercise_answers import ANSWERS_FILE, GivenAnswer, add_answer, read_answers
from app.learn.exercise_book import in_order, of_theme, offered
from app.learn.spacing import due_dates
from app.program import Program
from engine.exercises import collection_of
from engine.words import Text, text
from tests.app.learn.exercises.tasks import GAME, NOW, THEME
from tests.app.test_program import places_in
from ui.pages.exercises.offered import Offered, first_of

pytestmark = pytest.mark.usefixtures("house_players")


def test_what_is_solved_comes_back_after_ever_longer_times() -> None:
    def due(*rights: bool) -> float:
        when, given = NOW, []
        for right in rights:
            given.append(GivenAnswer("a", GAME.key, THEME, when, right))
            when = due_dates(given)["a"]
        return (when - given[-1].when) / timedelta(days=1)

    times = [due(*[True] * often) for often in range(1, 5)]
    assert times[0] >= 1
    assert all(later > 1.5 * sooner for sooner, later in pairwise(times))
    assert 1 <= due(False) <= 1.5
    assert due(True, True, True, False) < due(True, True, True) / 3


def test_due_exercises_come_first_and_solved_ones_last() -> None:
    exercises = of_theme(collection_of(GAME), (), GAME, THEME)[:4]
    names = [each.key for each in exercises]
    due = {names[0]: NOW + timedelta(days=3), names[2]: NOW - timedelta(days=1), names[3]: NOW - timedelta(days=2)}
    assert [each.key for each in in_order(exercises, due, NOW)] == [names[3], names[2], names[1], names[0]]


def test_a_theme_that_one_fails_often_is_offered_first() -> None:
    collection = collection_of(GAME)
    those = of_theme(collection, (), GAME, THEME)
    twos = of_theme(collection, (), GAME, "twos")
    given = [GivenAnswer(each.key, GAME.key, THEME, NOW, True) for each in those[:4]]
    given += [GivenAnswer(each.key, GAME.key, "twos", NOW, place == 0) for place, each in enumerate(twos[:4])]
    lines = offered(GAME, collection, (), given, due_dates(given), NOW)
    assert lines[first_of(lines)].theme == "twos"
    line = next(each for each in lines if each.theme == THEME)
    assert (line.exercises, line.solved, line.due, line.failed) == (8, 4, 0, 0.0)
    later = offered(GAME, collection, (), given, due_dates(given), NOW + timedelta(days=30))
    assert next(each for each in later if each.theme == THEME).due == 4
    waits = Offered("b", text("theme.b"), 3, 1, 2, 0.0)
    assert first_of((waits, Offered("c", text("theme.c"), 3, 1, 0, 0.5))) == 1, "also where another one is due"
    worse = Offered("d", text("theme.d"), 3, 1, 0, 0.8)
    assert first_of((replace(worse, failed=0.6), worse)) == 1, "the one that is failed most"
    none = Offered("a", text("theme.a"), 3, 3, 0, 0.0)
    assert first_of((none, replace(none, solved=2))) == 1
    assert first_of(()) == 0


def test_the_list_opens_at_the_theme_that_one_fails_often(program: Program, tmp_path: Path) -> None:
    failed = of_theme(collection_of(GAME), (), GAME, "twos")[:2]
    path = places_in(tmp_path).state / ANSWERS_FILE
    for each in failed:
        add_answer(path, GivenAnswer(each.key, GAME.key, "twos", NOW, False))
    program.window.learning.exercises_wanted.emit(GAME.key, "")
    shown = program.window.learning._exercises
    assert shown is not None
    assert shown.themes.currentItem().text() == "Twos, and when not · 0 of 6 solved, often failed"
    assert [theme.key for theme in GAME.themes].index("twos") == shown.themes.currentRow() > 0


def test_answers_are_added_and_what_a_crash_cut_off_is_left_out_and_told(tmp_path: Path) -> None:
    path = tmp_path / ANSWERS_FILE
    assert read_answers(path) == ((), ())
    answer = GivenAnswer("a", GAME.key, THEME, NOW, True)
    add_answer(path, answer)
    with path.open("a") as file:
        file.write('{"exercise": "b", "game"')
    add_answer(path, replace(answer, exercise="c", right=False))
    answers, unread = read_answers(path)
    assert answers == (answer, replace(answer, exercise="c", right=False))
    assert unread == (b'{"exercise": "b", "game"',)


def test_two_files_of_answers_are_put_together_in_any_order_and_an_answer_counts_once(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    first = GivenAnswer("a", GAME.key, THEME, NOW, False)
    second, third = (replace(first, when=NOW + timedelta(days=days), right=True) for days in (2, 9))
    for path, given in ((one, (first, third)), (other, (first, second))):
        for each in given:
            add_answer(path, each)
    content = one.read_bytes() + other.read_bytes()
    for joined in (content, content + content, other.read_bytes() + one.read_bytes()):
        one.write_bytes(joined)
        answers, unread = read_answers(one)
        assert (answers, unread) == ((first, second, third), ())
        assert due_dates(answers) == due_dates((first, second, third))


def test_answers_that_cannot_be_read_are_set_aside_and_told_of_once(program: Program, tmp_path: Path) -> None:
    file = places_in(tmp_path).state / ANSWERS_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"exercise": "b", "game"\n')
    told: list[Text] = []
    program.learning.notice.connect(told.append)
    for _ in range(2):
        program.learning.exercising.offered(GAME)
    where = {"name": f"{ANSWERS_FILE}.damaged-1", "folder": str(file.parent)}
    assert told == [text("notice.answers_damaged", lines=1, **where)]
    assert file.read_text() == file.with_name(where["name"]).read_text()
