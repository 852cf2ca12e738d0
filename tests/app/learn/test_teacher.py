"""A lesson on the real table: moves are judged, the script answers at the pace, and the way on opens at the end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from app.learn.teacher import Teacher
from app.play.pace import Pace
from engine.events import Place, Zone
from engine.game import AnyGame
from engine.games import GAMES
from engine.lesson_judging import learner_view, move_of
from engine.teaching.lessons import Lesson
from tests.app.fakes import HandDelay
from tests.ui.table.seated import AGES, table
from ui.pages.lessons.lesson_panel import LessonPanel
from ui.table.table_widget import TableWidget

TAIHE = GAMES["taihe_a_bao"]


@dataclass
class Classroom:
    stage: TableWidget
    panel: LessonPanel
    teacher: Teacher
    delay: HandDelay
    done: list[str]

    def begin(self, key: str, game: AnyGame = TAIHE) -> Lesson:
        lesson = next(each for each in game.lessons() if each.key == key)
        self.teacher.begin(game, lesson)
        self.rest()
        return lesson

    def rest(self) -> None:
        """Everything moves to its end, then the script goes on, until it has nothing more to do."""
        while True:
            self.stage.advance(AGES)
            self.stage._tell_settled()
            if self.delay.running is None:
                return
            self.delay.pass_by()

    @property
    def answer_first(self) -> bool:
        """Whether the answer stands above the task."""
        words = self.panel.strip.words
        self.panel.show()
        words.column.activate()
        return (
            self.panel.strip.answer.mapTo(words, QPoint(0, 0)).y()
            < self.panel.strip.task.mapTo(words, QPoint(0, 0)).y()
        )

    def play(self, words: str) -> None:
        """The learner chooses the cards of this move and presses the button."""
        assert self.teacher.game is not None
        self.stage.controls.chosen.emit(move_of(self.teacher.game, self.stage.view, words))


@pytest.fixture
def classroom(qtbot: QtBot) -> Classroom:
    stage = table()
    panel = LessonPanel(stage.lexicon)
    qtbot.addWidget(stage)
    qtbot.addWidget(panel)
    delay = HandDelay()
    teacher = Teacher(stage, panel, Pace(), delay)  # type: ignore[arg-type]
    done: list[str] = []
    teacher.done.connect(lambda _game, lesson: done.append(lesson.key))
    return Classroom(stage, panel, teacher, delay, done)


@pytest.mark.parametrize(
    ("lesson", "move", "filled"), [("declaring", "declare", "next"), ("scoring", "play 9 9", "play")]
)
def test_one_button_alone_is_the_one_to_press_after_a_lesson(
    classroom: Classroom, lesson: str, move: str, filled: str
) -> None:
    classroom.begin(lesson)
    classroom.play(move)
    classroom.rest()
    buttons = {"next": classroom.panel.strip.next, "play": classroom.panel.play}
    main = [
        name for name, each in buttons.items() if each.isVisibleTo(classroom.panel) and each.property("look") == "main"
    ]
    assert main == [filled]


def test_a_lesson_is_failed_by_the_rules_and_by_the_lesson_and_then_done(classroom: Classroom) -> None:
    classroom.begin("bombs")
    panel = classroom.panel
    assert panel.strip.heading.text() == "Lesson 4 of 9: Bombs"
    assert panel.strip.step.text() == "Task 1 of 2"
    classroom.play("play K")
    assert panel.strip.answer.text().startswith("× Not allowed: ")
    assert panel.strip.rule.isVisibleTo(panel)
    classroom.play("pass")
    assert "Stop that with three of a kind" in panel.strip.answer.text()
    assert not panel.strip.rule.isVisibleTo(panel)
    assert not classroom.done
    classroom.play("play 5 5 5")
    assert panel.strip.answer.text().startswith("✓ Right! ")
    assert not classroom.answer_first
    classroom.rest()
    assert panel.strip.step.text() == "Task 2 of 2"
    assert classroom.answer_first, "what was done is told before what is to be done"
    assert [str(card.rank) for card in classroom.stage.view.phase.table[1]] == ["9", "9", "9"]
    classroom.play("pass")
    assert not classroom.answer_first, "this answer is to the task above it"
    classroom.play("play 6x4")
    assert not panel.strip.next.isEnabled()
    classroom.rest()
    assert classroom.answer_first
    assert classroom.done == ["bombs"]
    assert panel.strip.next.isEnabled()
    assert panel.strip.task.text() == "Lesson done."
    classroom.begin("kinds")
    assert not panel.strip.answer.text()
    assert not classroom.answer_first, "a new lesson begins at the top"


@pytest.mark.parametrize(
    ("lesson", "keys", "reason"),
    [
        ("bombs", (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return), "Not allowed: "),
        ("kinds", (Qt.Key.Key_P,), "Not allowed: "),
        ("kinds", (Qt.Key.Key_Return,), "→ Choose cards in your hand first."),
    ],
    ids=["cards that do not beat", "a pass of the leader", "nothing chosen"],
)
def test_what_the_table_itself_refuses_is_told_with_the_task_and_read_out_once(
    classroom: Classroom,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    lesson: str,
    keys: tuple[Qt.Key, ...],
    reason: str,
) -> None:
    heard: list[str] = []
    for module in ("ui.pages.lessons.lesson_panel", "ui.table.prompts.status"):
        monkeypatch.setattr(f"{module}.announce", lambda _widget, words: heard.append(words))
    classroom.begin(lesson)
    for key in keys:
        heard.clear()
        qtbot.keyClick(classroom.stage, key)
    prompt_panel, panel = classroom.stage.prompt_panel, classroom.panel
    assert prompt_panel is not None
    assert prompt_panel.status.refused is reason.startswith("Not allowed"), "a request is no refusal"
    assert reason in panel.strip.answer.text()
    assert prompt_panel.status.text() in panel.strip.answer.text()
    assert heard == [prompt_panel.status.text()]
    assert panel.strip.rule.isVisibleTo(panel) is reason.startswith("Not allowed")
    said = panel.strip.answer.text()
    classroom.teacher.leave()
    qtbot.keyClick(classroom.stage, keys[-1])
    assert panel.strip.answer.text() == said, "outside of a lesson nothing is said there"


def test_the_right_move_is_shown_and_its_cards_are_chosen(classroom: Classroom) -> None:
    classroom.begin("kinds")
    classroom.panel.strip.show_move.click()
    assert [str(card.rank) for card in classroom.stage.hand.chosen_cards] == ["7", "6", "5", "4"]
    assert classroom.panel.strip.answer.text() == "→ This is it: Lead the sequence 4–7"


def test_a_refusal_goes_from_the_status_line_when_the_right_move_is_shown(classroom: Classroom) -> None:
    classroom.begin("declaring")
    assert classroom.stage.prompt_panel is not None
    status = classroom.stage.prompt_panel.status
    classroom.play("pass")
    assert status.refused
    classroom.panel.strip.show_move.click()
    assert not status.refused
    assert classroom.panel.strip.answer.text().startswith("→ This is it: ")


def test_the_right_move_is_not_offered_while_the_script_plays(classroom: Classroom) -> None:
    classroom.begin("kinds")
    assert classroom.panel.strip.show_move.isEnabled()
    classroom.play("play 4 5 6 7")
    assert not classroom.panel.strip.show_move.isEnabled(), "the next press could meet a button that leaves"
    classroom.rest()
    assert classroom.panel.strip.show_move.isEnabled()


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        ("bao_huang", "alone"),
        ("bao_huang", "suspect"),
        ("bashi_fen", "naming"),
        ("bashi_fen", "friends"),
        ("bashi_fen", "throws"),
        ("taihe_a_bao", "kinds"),
    ],
)
def test_enter_makes_the_move_that_was_shown(qtbot: QtBot, classroom: Classroom, game: str, lesson: str) -> None:
    classroom.begin(lesson, GAMES[game])
    classroom.panel.strip.show_move.click()
    qtbot.keyClick(classroom.stage, Qt.Key.Key_Return)
    assert classroom.panel.strip.answer.text().startswith("✓ Right! ")


def test_a_lesson_begins_again_from_its_first_task(classroom: Classroom) -> None:
    lesson = classroom.begin("kinds")
    classroom.play("play 4 5 6 7")
    classroom.rest()
    assert classroom.panel.strip.step.text() == "Task 2 of 3"
    classroom.panel.strip.again.click()
    assert classroom.panel.strip.step.text() == "Task 1 of 3"
    assert classroom.panel.strip.answer.text() == ""
    assert classroom.teacher.lesson is lesson


def test_nothing_is_judged_while_the_script_plays_or_after_the_end(classroom: Classroom) -> None:
    classroom.begin("kinds")
    classroom.play("play 4 5 6 7")
    said = classroom.panel.strip.answer.text()
    classroom.play("play Q Q")
    assert classroom.panel.strip.answer.text() == said
    classroom.teacher.leave()
    classroom.rest()
    assert not classroom.panel.isVisible()


def test_the_first_lesson_begins_with_the_taking_of_cards(classroom: Classroom) -> None:
    lesson = next(iter(TAIHE.lessons()))
    classroom.teacher.begin(TAIHE, lesson)
    assert classroom.stage.board.moving
    classroom.rest()
    assert len(learner_view(classroom.teacher._record).hand) == 10  # type: ignore[arg-type]
    assert classroom.stage.prompt_panel is not None
    assert {offer.verb for offer in classroom.stage.prompt_panel.offers} == {"pass", "declare"}


def test_the_panel_speaks_every_language_at_once(classroom: Classroom) -> None:
    classroom.begin("bombs")
    classroom.play("pass")
    classroom.stage.lexicon.use("ja")
    assert classroom.panel.strip.heading.text() == "レッスン4/9：ボム"
    assert classroom.panel.strip.answer.text().startswith("× もう一度考えましょう。")


def test_after_the_end_nobody_thinks_and_nothing_is_asked(classroom: Classroom) -> None:
    stage = classroom.stage
    classroom.begin("bombs")
    classroom.play("play 5 5 5")
    classroom.rest()
    classroom.play("play 6x4")
    classroom.rest()
    view, prompt_panel = stage.view, stage.prompt_panel
    assert classroom.done == ["bombs"]
    assert prompt_panel is not None
    assert view.turn is not None, "the deal of the lesson goes on nowhere, though somebody would be on turn"
    assert stage.board.turn is None
    assert not stage._dots.isActive()
    assert stage.board.words().splitlines()[0] == "The hand is over."
    assert not any(plate.plate.on_turn or plate.plate.thinking is not None for plate in stage.scene._plates)
    assert not prompt_panel.live
    assert not prompt_panel.bar.passing.isEnabled()
    classroom.begin("kinds")
    assert prompt_panel is not stage.prompt_panel
    assert stage.board.turn == 0


def test_at_the_end_of_the_lesson_on_the_kitty_it_lies_open_beside_its_points(classroom: Classroom) -> None:
    stage = classroom.stage
    classroom.begin("kitty", GAMES["bashi_fen"])
    classroom.play("play 7C 8C")
    classroom.rest()
    assert classroom.done == ["kitty"]
    kitty = Place(Zone.KITTY)
    lying = sorted(str(item.card) for item in stage.scene.positions.open[kitty])
    assert lying == ["10C", "10C", "10D", "2H", "KC", "KC", "KD", "KD"], "what was buried at the beginning"
    assert not stage.scene.positions.piles[kitty].count
    assert stage.board.summary.counted == 140


def test_every_hand_lies_open_after_a_lesson_at_whose_end_a_hand_is_over(classroom: Classroom) -> None:
    classroom.begin("scoring")
    classroom.play("play 9 9")
    classroom.rest()
    assert classroom.done == ["scoring"]
    positions = classroom.stage.scene.positions
    for place in (Place(Zone.HAND, seat) for seat in (1, 2, 3)):
        assert len(positions.open[place]) == 10
        assert all(item.pose.up == 1 for item in positions.open[place])
        assert not positions.piles[place].count


def test_a_lesson_is_done_by_keys_alone(classroom: Classroom, qtbot: QtBot) -> None:
    classroom.begin("scoring")
    stage, panel = classroom.stage, classroom.panel
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return):
        qtbot.keyClick(stage, key)
    assert "Both 9s go together" in panel.strip.answer.text()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return):
        qtbot.keyClick(stage, key)
    assert classroom.done == ["scoring"]
