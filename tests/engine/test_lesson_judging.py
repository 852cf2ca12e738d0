"""Every lesson of every game is a deal that can be, is walked to its end, and can be failed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.cards import NotationError, read_cards, write_cards
from engine.game import AnyGame, IllegalActionError
from engine.games import GAMES
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.lesson_judging import answered, begun, fits, judged_move, learner_view, move_of, then
from engine.record import Record
from engine.refusals import Refusal
from engine.teaching.lessons import LEARNER, Lesson, hands_with, picked
from engine.words import Text

COURSES = [(game, lesson) for game in GAMES.values() for lesson in game.lessons()]
over_every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), COURSES, ids=[f"{game.key}-{lesson.key}" for game, lesson in COURSES]
)
ODD_MOVES = ("pass", "play 4S 9S", "play RJ* 7H", "give AS", "bury 3S")
"""Something of this is refused in any position."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_lessons_of_a_course_share_a_name(game: AnyGame) -> None:
    keys = [lesson.key for lesson in game.lessons()]
    assert len(set(keys)) == len(keys)


@over_every_lesson
def test_a_lesson_is_a_real_deal(game: AnyGame, lesson: Lesson) -> None:
    assert game.problem(lesson.options) is None
    assert Counter(lesson.deck) == Counter(game.pack(lesson.options))
    assert lesson.tasks


@over_every_lesson
def test_a_lesson_is_walked_to_its_end_by_every_right_move(game: AnyGame, lesson: Lesson) -> None:
    for right_one in range(max(len(task.right) for task in lesson.tasks)):
        record = begun(game, lesson)
        for place, task in enumerate(lesson.tasks):
            view = learner_view(record)
            assert view.turn == LEARNER, f"task {place + 1} is not the learner's to do"
            action = move_of(game, view, task.right[min(right_one, len(task.right) - 1)])
            assert judged_move(lesson, place, view, action) == (True, lesson.says(place, "right"))
            record = answered(record, lesson, place, action)


@over_every_lesson
def test_every_task_can_be_failed_by_the_rules_and_by_the_lesson(game: AnyGame, lesson: Lesson) -> None:
    for place, (view, _) in enumerate(_positions(game, lesson)):
        task = lesson.tasks[place]
        for slip, word in task.slips:
            if slip.endswith("…"):
                continue
            assert judged_move(lesson, place, view, move_of(game, view, slip)) == (False, lesson.says(place, word)), (
                slip
            )
        others = [action for action in view.candidates() if not _is_right(lesson, place, action)]
        assert others or task.slips or len(list(view.candidates())) == len(task.right), "nothing to be learned here"
        for action in others[:6]:
            fine, said = judged_move(lesson, place, view, action)
            assert not fine
            assert isinstance(said, Text)
            assert said.key in game.words
        refused = [judged_move(lesson, place, view, action) for action in _odd_actions(game)]
        assert any(isinstance(said, Refusal) and not fine for fine, said in refused)


@over_every_lesson
def test_everything_that_a_lesson_can_say_is_worded(game: AnyGame, lesson: Lesson) -> None:
    said = [lesson.title]
    for place, task in enumerate(lesson.tasks):
        said += [lesson.says(place, word) for word in ("ask", "right", "wrong", *(word for _, word in task.slips))]
    assert not [each.key for each in said if each.key not in game.words]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_sentence_is_left_over(game: AnyGame) -> None:
    used = {lesson.title.key for lesson in game.lessons()}
    for lesson in game.lessons():
        for place, task in enumerate(lesson.tasks):
            words = ("ask", "right", "wrong", *(word for _, word in task.slips))
            used |= {lesson.says(place, word).key for word in words}
    assert not {key for key in game.words if key.startswith("lesson.")} - used


def test_cards_are_picked_by_notation_rank_and_number() -> None:
    hand = read_cards("9S 9H 9C KD BJ BJ*")
    assert write_cards(picked(hand, "9x2 BJ*")) == "9S 9H BJ*"
    assert write_cards(picked(hand, "9 9S")) == "9H 9S"
    with pytest.raises(NotationError, match="no Q left"):
        picked(hand, "Q")
    with pytest.raises(NotationError, match="no card of a lesson"):
        picked(hand, "9Z")


def test_what_one_seat_names_outright_no_other_seat_gets_by_rank() -> None:
    pack = read_cards("4S 4H 5S 5H 6S 6H")
    hands = hands_with(pack, (3, 3), ("4 4S", "5"))
    assert write_cards(hands[0][:2]) == "4H 4S"
    assert Counter(card for hand in hands for card in hand) == Counter(pack)


def test_a_script_may_not_break_a_rule_nor_go_on_after_the_end() -> None:
    lesson = TAIHE_A_BAO.lessons()[0]
    with pytest.raises(IllegalActionError):
        begun(TAIHE_A_BAO, replace(lesson, actions="play A"))
    ended = TAIHE_A_BAO.lessons()[-1]
    record = then(begun(TAIHE_A_BAO, ended), "play 9 9")
    with pytest.raises(NotationError, match="after the end"):
        then(record, "pass")


def test_a_move_fits_its_shorthand_in_any_suits_that_are_not_named() -> None:
    read = TAIHE_A_BAO.read_action
    assert fits(read("play 9C 9D"), "play 9 9")
    assert fits(read("play 9C 9D"), "play 9D 9")
    assert fits(read("pass"), "pass")
    assert not fits(read("play 9C 9D"), "play 9S 9")
    assert not fits(read("play 9S 9H 9C"), "play 9 9")
    assert not fits(read("give 9S"), "play 9")
    assert not fits(read("call 10H"), "call 10S")


def test_a_move_may_leave_open_what_more_it_has() -> None:
    read = TAIHE_A_BAO.read_action
    assert fits(read("play 9C 9D"), "play 9 …")
    assert fits(read("play 9C 9D"), "play …")
    assert not fits(read("play 9C 9D"), "play J …")
    assert not fits(read("pass"), "play …")


def _positions(game: AnyGame, lesson: Lesson) -> list[tuple[object, Record]]:
    record = begun(game, lesson)
    positions = []
    for place, task in enumerate(lesson.tasks):
        view = learner_view(record)
        positions.append((view, record))
        record = answered(record, lesson, place, move_of(game, view, task.right[0]))
    assert all(len(one[1].actions) < len(other[1].actions) for one, other in pairwise(positions))
    return positions


def _is_right(lesson: Lesson, place: int, action: object) -> bool:
    return any(fits(action, right) for right in lesson.tasks[place].right)


def _odd_actions(game: AnyGame) -> list[object]:
    actions = []
    for words in ODD_MOVES:
        try:
            actions.append(game.read_action(words))
        except NotationError:
            continue
    return actions
