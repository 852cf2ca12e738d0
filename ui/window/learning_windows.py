"""The windows of learning, made when first asked for: course, played hands, statistics, strips for the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from engine.game import AnyGame
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.theme import Felt
from ui.kit.windows import bring

if TYPE_CHECKING:
    from ui.pages.exercises.exercise_list import Ask, ExerciseList
    from ui.pages.exercises.exercise_panel import ExercisePanel
    from ui.pages.lessons.coach_panel import CoachPanel
    from ui.pages.lessons.course import CourseDialog
    from ui.pages.lessons.guide_panel import GuidePanel
    from ui.pages.lessons.lesson_panel import LessonPanel
    from ui.pages.review.kept_hand import KeptHand
    from ui.pages.review.review import Review
    from ui.pages.scores.kept_duplicate import KeptDuplicates
    from ui.pages.scores.played import FinishedHand
    from ui.pages.scores.statistics import Statistics


class LearningWindows(QObject):
    """The learning windows of the main window; their modules are imported late, so that the lobby is shown at once."""

    lesson_wanted = Signal(str, str)  # begin this lesson: the keys of game and lesson
    exercises_wanted = Signal(str, str)  # show the exercises of this game, and choose this theme unless it is empty
    exercise_wanted = Signal(str, str)  # set exercises: the keys of game and theme
    hands_wanted = Signal()  # show the hands that were played
    hand_wanted = Signal(int, bool)  # show them, this deal of the session at the table first, or its costliest mistake
    statistics_wanted = Signal()
    count_wanted = Signal(object, object)  # have a Way count from this moment on, or from the first (None)
    newcomer_answered = Signal(str)  # somebody is new to these games, and begins with this one
    known_answered = Signal()  # somebody knows these games
    review_made = Signal(object)  # the Review, which has wishes of its own

    def __init__(self, lexicon: Lexicon, faces: CardFaces, window: QMainWindow, games: Mapping[str, AnyGame]) -> None:
        super().__init__(window)
        self._lexicon, self._faces, self._window, self._games = lexicon, faces, window, games
        self._course: CourseDialog | None = None
        self._exercises: ExerciseList | None = None
        self._exercise: ExercisePanel | None = None
        self._panel: LessonPanel | None = None
        self._coach: CoachPanel | None = None
        self._guide: GuidePanel | None = None
        self._statistics: Statistics | None = None
        self.review: Review | None = None
        """None until it was first shown."""
        self.done: Mapping[str, Collection[str]] = {}
        """The lessons done, by game."""

    @property
    def panel(self) -> LessonPanel:
        """The strip above the table for lessons."""
        if self._panel is None:
            from ui.pages.lessons.lesson_panel import LessonPanel

            self._panel = LessonPanel(self._lexicon, self._window)
        return self._panel

    @property
    def exercise(self) -> ExercisePanel:
        """The strip above the table for exercises."""
        if self._exercise is None:
            from ui.pages.exercises.exercise_panel import ExercisePanel

            self._exercise = ExercisePanel(self._lexicon, self._window)
        return self._exercise

    @property
    def coach(self) -> CoachPanel:
        """The strip above the table for the coach."""
        if self._coach is None:
            from ui.pages.lessons.coach_panel import CoachPanel

            self._coach = CoachPanel(self._lexicon, self._window)
        return self._coach

    @property
    def guide(self) -> GuidePanel:
        """The strip above the table for a guided first hand."""
        if self._guide is None:
            from ui.pages.lessons.guide_panel import GuidePanel

            self._guide = GuidePanel(self._lexicon, self._window)
        return self._guide

    def show_welcome(self) -> None:
        """The question of the first start."""
        from ui.pages.lobby.welcome import Welcome

        welcome = Welcome(self._lexicon, self._games, self._window)
        welcome.newcomer.connect(self.newcomer_answered)
        welcome.rejected.connect(self.known_answered)
        welcome.finished.connect(lambda _how: self._window.activateWindow())
        bring(welcome)

    def show_course(self, game: str) -> None:
        """The lessons of this game."""
        if self._course is None:
            from ui.pages.lessons.course import CourseDialog

            self._course = CourseDialog(self._lexicon, self._games, self._window)
            self._course.lesson_wanted.connect(self.lesson_wanted)
        self._course.show_course(game, self.done)
        bring(self._course)

    def show_exercises(self, ask: Ask, game: str, theme: str = "") -> None:
        """Shows the exercises of this game, as ``ask`` gives them."""
        if self._exercises is None:
            from ui.pages.exercises.exercise_list import ExerciseList

            self._exercises = ExerciseList(self._lexicon, self._games, ask, self._window)
            self._exercises.exercise_wanted.connect(self.exercise_wanted)
        self._exercises.show_exercises(game, theme)
        bring(self._exercises)

    def show_hands(self, hands: Sequence[KeptHand], felt: Felt, name: str = "", mistake: bool = False) -> None:
        """Shows the played hands on this felt, open at the one of this name, else at the newest; ``mistake``: at its
        costliest mistake, as soon as that is known."""
        if self.review is None:
            from ui.pages.review.review import Review

            self.review = Review(self._lexicon.away, self._faces, felt, self._window)
            self.review_made.emit(self.review)
        self.review.table.felt = felt
        self.review.show_hands(hands, name, mistake)
        bring(self.review)

    def use_felt(self, felt: Felt) -> None:
        """Shows the played hands on this felt, if they are shown."""
        if self.review is not None:
            self.review.table.felt = felt
            self.review.table.update()

    def show_statistics(self, hands: Sequence[FinishedHand], game: str) -> None:
        """Shows the statistics of all sessions."""
        if self._statistics is None:
            from ui.pages.scores.statistics import Statistics

            self._statistics = Statistics(self._lexicon, self._games, self._window)
            self._statistics.level.count_wanted.connect(self.count_wanted)
        self._statistics.show_hands(hands, game)
        bring(self._statistics)

    def show_levels(self, kept: KeptDuplicates) -> None:
        """Shows in the statistics, where they are open, what each level got in the kept hands."""
        if self._statistics is not None:
            self._statistics.show_levels(kept)
