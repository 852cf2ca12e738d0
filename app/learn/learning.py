"""The learning half of the program: lessons, guide and coach at the table, and finished hands."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.keep.places import Places
from app.keep.progress import ProgressFile
from app.learn.archive import Archive
from app.learn.coaching import Coaching
from app.learn.comparing import Comparing
from app.learn.exercising import Exercising
from app.learn.first_opponents import FirstOpponents
from app.learn.guiding import Guiding
from app.play.controller import SessionController
from app.play.pace import Pace
from app.think.adviser import Adviser
from engine.exercises import Exercise
from engine.game import AnyGame
from engine.games import GAMES
from engine.players.duplicate import Duplicate
from engine.teaching.lessons import Lesson
from engine.words import Text
from ui.pages.lobby.lobby_choice import first_choice
from ui.pages.scores.kept_duplicate import Way
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from app.learn.teacher import Teacher

PROGRESS_FILE = "learning.json"


class Learning(QObject):
    """Leads through the lessons; a lesson and a session are never at the table together."""

    notice = Signal(object)  # a Text for the status line

    def __init__(
        self,
        window: MainWindow,
        table: TableWidget,
        controller: SessionController,
        places: Places,
        pace: Pace,
        adviser: Adviser,
    ) -> None:
        super().__init__()
        self._window, self._table, self._controller, self._pace = window, table, controller, pace
        self.progress_file = ProgressFile(places.settings / PROGRESS_FILE, self.notice.emit)
        self.archive = Archive(window, controller, places)
        self.archive.notice.connect(self.notice)
        self.coaching = Coaching(window, controller)
        self.comparing = Comparing(table, controller, places, self.archive, self._thinking)
        self.comparing.notice.connect(self.notice)
        for news in (self.comparing.advanced, self.archive.removed, controller.opened, controller.deal_shown):
            news.connect(self._show_duplicates)
        self._adviser = adviser
        self.exercising = Exercising(table, places, self.archive.exercises)
        self.exercising.notice.connect(self.notice)
        for critic in (self.archive.critic, self.coaching.critic, self.exercising.critic):
            critic.began.connect(self.comparing.rest.stir)
        self.exercising.put.connect(self._clear_for)
        self.exercising.finished.connect(self._finish_exercises)
        self._wired_exercises = False
        window.learning.exercises_wanted.connect(self._show_exercises)
        window.learning.exercise_wanted.connect(self._begin_exercises)
        window.table_left.connect(self._end_exercises)
        self.guiding = Guiding(window, table, controller, self.progress_file, adviser)
        self.first_opponents = FirstOpponents(window.lobby, self.progress_file)
        self.guiding.ended.connect(self.first_opponents.take_back)
        self.teacher: Teacher | None = None  # made for the first lesson
        window.learning.done = self.progress_file.progress.done
        window.learning.statistics_wanted.connect(self._show_levels)
        window.learning.count_wanted.connect(self._begin_count)
        window.learning.lesson_wanted.connect(self._begin_named)
        window.guided_hand_wanted.connect(self.play_first_hand)
        controller.seated.connect(self.end_lesson)

    @property
    def notices(self) -> tuple[Text, ...]:
        """The notices for the status line at the start."""
        return () if self.progress_file.notice is None else (self.progress_file.notice,)

    def begin_lesson(self, game: AnyGame, lesson: Lesson) -> None:
        """Begins this lesson at the table; a session there is set aside, an exercise ends."""
        self._controller.lend()
        self._end_exercises()
        self._table.show_standing(())
        self.coaching.rest()
        self.guiding.rest()
        self._window.begin_lesson(game, lesson.options)
        self._made_teacher().begin(game, lesson)

    def welcome(self) -> None:
        """Asks the question of the first start."""
        window = self._window.learning
        window.newcomer_answered.connect(self._begin_course)
        window.known_answered.connect(lambda: self.progress_file.note_newcomer(False))
        window.show_welcome()

    def _begin_course(self, game: str) -> None:
        """Gives a newcomer casual first opponents, and begins the first lesson."""
        self.progress_file.note_newcomer(True)
        lobby = self._window.lobby
        lobby.take(first_choice(lobby.choice(), GAMES[game], casual=False))
        self.first_opponents.lend()
        self.begin_lesson(GAMES[game], GAMES[game].lessons()[0])

    def play_first_hand(self, game: str) -> None:
        """Begins a guided hand of this game, with the lobby's choice where the lobby shows this game."""
        self.guiding.want(game)
        self._window.session_wanted.emit(self.first_opponents.guided_choice(game))

    def end_lesson(self) -> None:
        """Ends the lesson at the table, if there is one."""
        if self.teacher is not None:
            self.teacher.leave()
        self._end_exercises()

    def use_pace(self, pace: Pace) -> None:
        """Sets the pace from now on."""
        self._pace = pace
        if self.teacher is not None:
            self.teacher.use_pace(pace)

    def play_again(self, on: bool) -> None:
        """Sets whether the levels play finished hands again, from now on."""
        if on != self.comparing.on:
            self.comparing.switch(on)
            self._show_duplicates()
            self._show_levels()

    def close(self) -> None:
        """Ends what runs beside the window; returns when it is gone."""
        self.comparing.close()
        self.archive.close()
        self.coaching.close()
        self.exercising.close()

    def _thinking(self) -> bool:
        """Whether a search for the person runs: a hint, or the judgement of a move by coach, review or exercise."""
        critics = self.coaching.critic, self.archive.critic, self.exercising.critic
        return self._adviser.busy or any(critic.busy for critic in critics)

    def _made_teacher(self) -> Teacher:
        if self.teacher is None:
            from app.learn.teacher import Teacher

            panel = self._window.learning.panel
            self.teacher = Teacher(self._table, panel, self._pace)
            self.teacher.done.connect(self._note_done)
            panel.strip.next_wanted.connect(self._go_on)
            panel.strip.rule_wanted.connect(self._window.show_rules)
            panel.exercises_wanted.connect(self._show_exercises)
            panel.play_wanted.connect(self._window.guided_hand_wanted)
            panel.strip.left.connect(self._leave_lesson)
        return self.teacher

    def _show_duplicates(self, *_news: object) -> None:
        """Shows in the result and the score sheet what the levels have got so far in this session's hands."""
        found: dict[int, Duplicate] = {}
        if not self._controller.driver.empty:
            for dealt in range(self._controller.driver.session.match.dealt + 1):
                name = self._controller.name_of_deal(dealt)
                duplicate = self.comparing.duplicate(name) if name else None
                if duplicate is not None:
                    found[dealt] = duplicate
        self._window.show_duplicates(found)

    def _show_levels(self) -> None:
        """Shows in the statistics what the levels got, and tells of what cannot be read."""
        try:
            self._window.learning.show_levels(self.comparing.kept())
        except OSError as error:
            self.notice.emit(self.comparing.unreadable(error))

    def _begin_count(self, way: Way, when: datetime | None) -> None:
        try:
            self.comparing.begin_count(way, when)
        except OSError as error:
            self.notice.emit(self.comparing.unwritable(error))
        self._show_levels()

    def _show_exercises(self, game: str, theme: str = "") -> None:
        self._window.learning.show_exercises(self.exercising.offered, game, theme)

    def _begin_exercises(self, game: str, theme: str) -> None:
        """Sets exercises at the table; a session there is set aside, and a lesson ends."""
        if self.teacher is not None:
            self.teacher.leave()
        panel = self._window.learning.exercise
        if not self._wired_exercises:
            self._wired_exercises = True
            panel.strip.next_wanted.connect(self.exercising.go_on)
            panel.strip.again_wanted.connect(self.exercising.again)
            panel.strip.shown_wanted.connect(self.exercising.show_move)
            panel.strip.rule_wanted.connect(self._window.show_rules)
            panel.strip.left.connect(self._leave_exercises)
        self._controller.lend()
        self.coaching.rest()
        self.guiding.rest()
        self.exercising.begin(GAMES[game], theme, panel)

    def _clear_for(self, exercise: Exercise) -> None:
        self._table.show_standing(())
        self._window.begin_exercise(exercise.game, exercise.record.options)

    def _finish_exercises(self, game: str) -> None:
        """Gives the table back, and lists what is left to practise."""
        self._leave_exercises()
        self._show_exercises(game)

    def _leave_exercises(self) -> None:
        """Ends the exercise at the table, and brings back the session that was there."""
        self._end_exercises()
        self._controller.bring_back()

    def _end_exercises(self) -> None:
        """Ends the exercise at the table, if there is one; the seats have their own names again."""
        self.exercising.leave()
        self._controller.name_seats()

    def _begin_named(self, game: str, lesson: str) -> None:
        self.begin_lesson(GAMES[game], next(each for each in GAMES[game].lessons() if each.key == lesson))

    def _go_on(self) -> None:
        """Begins the next lesson; after the last one shows the course."""
        assert self.teacher is not None
        game, lesson = self.teacher.game, self.teacher.lesson
        assert game is not None
        assert lesson is not None
        course = game.lessons()
        following = course[course.index(lesson) + 1 :]
        if following:
            self.begin_lesson(game, following[0])
        else:
            self._leave_lesson()
            self._window.learning.show_course(game.key)

    def _leave_lesson(self) -> None:
        """Ends the lesson at the table, and brings back the session that was there."""
        self.end_lesson()
        self._controller.bring_back()

    def _note_done(self, game: AnyGame, lesson: Lesson) -> None:
        self.progress_file.note_done(game.key, lesson.key)
        self._window.learning.done = self.progress_file.progress.done
        self._window.learning.panel.offer_exercises(self.exercising.theme_after(game, lesson))
