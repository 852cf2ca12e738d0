"""Pictures of all that is no table: lobby, settings, rules, lessons, exercises, lists, days and statistics."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QListWidget, QScrollArea

from app.learn.teacher import Teacher
from engine.exercises import answer_of, grade_of
from engine.games import GAMES
from engine.lesson_judging import judged_move
from engine.players.judge import Grade
from engine.refusals import Refusal
from tests.ui.looking.camera import Camera, until
from tests.ui.looking.person import PATIENCE, SOON, Looks, Person, begin_with, places_in
from tests.ui.looking.prepared import prepare

GUIDED = 12
"""So many sentences and moves of a guided hand are looked at."""
COMPARED = 60.0
"""Seconds in which AI players may play a hand again from our seat, before the picture is taken as it is."""


def take_pages(folder: Path, looks: Looks, camera: Camera) -> None:
    """All pages: those of a first start, then those of somebody who has played for weeks."""
    _first_start(folder / "first", looks, camera)
    begin_with(folder / "later", looks.settings)
    prepare(places_in(folder / "later").state, datetime.now().astimezone().date())
    person = Person(folder / "later", looks.size, camera)
    tour = PagesTour(person)
    try:
        for part in (
            tour.lobby,
            tour.menus,
            tour.dialogs,
            tour.rules,
            tour.lessons,
            tour.exercises,
            tour.sessions,
            tour.days,
            tour.todays_deal,
            tour.statistics,
            tour.hands,
            tour.guided,
        ):
            with _going_on(person):
                part()
    finally:
        person.leave()


@contextmanager
def _going_on(person: Person) -> Iterator[None]:
    """Notes what goes wrong in one page, and goes on with the next."""
    try:
        yield
    except Exception as error:
        person.camera.trouble(f"{type(error).__name__}: {error}")
        person.take("where_it_stopped")
    person.close_dialogs()
    person.window.leave_table()


def _first_start(folder: Path, looks: Looks, camera: Camera) -> None:
    """The question of the first start, and what is empty as long as nothing has been played."""
    person = Person(folder, looks.size, camera, ("--lang", looks.language, "--no-animation"))
    try:
        welcome = person.wait_for_dialog("the first question")
        person.window.apply(looks.settings)
        person.window.settings_changed.emit(looks.settings)
        person.take("first_start")
        person.close_dialogs()
        until(lambda: not welcome.isVisible(), SOON)
        person.take("first_lobby")
        for name in ("sessions", "today", "hands", "statistics"):
            person.command(name)
            dialog: Any = person.wait_for_dialog(name)
            person.take(f"first_{name}")
            if name == "statistics":
                dialog.tabs.setCurrentIndex(1)
                person.take("first_statistics_level")
            person.close_dialogs()
    finally:
        person.leave()


class PagesTour:
    """Goes through the pages of a program in the lobby."""

    def __init__(self, person: Person) -> None:
        self._person, self._take = person, person.take
        self._window: Any = person.window  # any: the pictures need what lies inside its pages

    def lobby(self) -> None:
        """Each game, its house rules, the names, and an open list."""
        person, lobby = self._person, self._window.lobby
        for key in GAMES:
            self._choose_game(key)
            self._take(f"lobby_{key}")
            self._scroll(lobby.scroller, 1.0)
            self._take(f"lobby_{key}_bottom")
            person.click(lobby.house.fold, QPoint(30, lobby.house.fold.height() // 2))
            until(lambda: lobby.house.form is not None and lobby.house.form.isVisible(), SOON)
            for share, name in ((None, "top"), (0.6, "middle"), (1.0, "bottom")):
                if share is not None:
                    self._scroll(lobby.scroller, share)
                self._take(f"options_{key}_{name}")
            form, bar = lobby.house.form, lobby.scroller.verticalScrollBar()
            bar.setValue(lobby.house.y())
            if form.chips.isVisible():
                person.click(list(form.chips.chips.values())[1])
                self._take(f"options_{key}_group")
                bar.setValue(lobby.house.y())
            form.search.setText("2")
            self._take(f"options_{key}_search")
            form.search.clear()
            person.click(lobby.house.fold, QPoint(30, lobby.house.fold.height() // 2))
            self._scroll(lobby.scroller, 0.0)
        person.click(lobby.side.names)
        person.wait_for_dialog("the names")
        self._take("lobby_names")
        person.close_dialogs()

    def _choose_game(self, key: str) -> None:
        self._person.click(self._window.lobby.tiles[key])
        self._scroll(self._window.lobby.scroller, 0.0)

    def menus(self) -> None:
        """Every menu, open."""
        bar = self._window.menuBar()
        for name, menu in self._window.menus.menus.items():
            if not menu.menuAction().isVisible():
                continue
            self._person.click(bar, bar.actionGeometry(menu.menuAction()).center())
            until(menu.isVisible, SOON)
            self._take(f"menu_{name}")
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            menu.close()

    def dialogs(self) -> None:
        """Settings, keys, notices, and the page about the program."""
        person = self._person
        person.command("settings")
        settings: Any = person.wait_for_dialog("the settings")
        for row, group in enumerate(settings.form.groups):
            self._choose_row(settings.pages, row)
            self._take(f"settings_{group}")
            if settings.area.verticalScrollBar().maximum():
                self._scroll(settings.area, 1.0)
                self._take(f"settings_{group}_bottom")
        settings.form.search.setText("a")
        self._take("settings_search")
        person.close_dialogs()
        for name in ("keys", "notices", "about"):
            person.command(name)
            dialog = person.wait_for_dialog(name)
            self._take(name)
            for area in dialog.findChildren(QAbstractScrollArea):
                if area.isVisible() and area.verticalScrollBar().maximum() > 0:
                    self._scroll(area, 1.0)
                    self._take(f"{name}_bottom")
                    break
            person.close_dialogs()

    def rules(self) -> None:
        """The rules of each game from the top, in the middle, and with a word that is searched."""
        person, lobby = self._person, self._window.lobby
        for key in GAMES:
            self._choose_game(key)
            person.click(lobby.rules)
            rules: Any = person.wait_for_dialog("the rules")
            self._take(f"rules_{key}_top")
            for share in (0.3, 0.6):
                self._scroll(rules.page, share)
                self._take(f"rules_{key}_at_{round(10 * share)}")
            rules.search.setText("2")
            self._take(f"rules_{key}_search")
            rules.search.clear()
            person.close_dialogs()

    def lessons(self) -> None:
        """The course of each game, and its first lesson: the task, a wrong move, the move shown, and the right one."""
        for key in GAMES:
            self._choose_game(key)
            self._person.click(self._window.lobby.lessons)
            course: Any = self._person.wait_for_dialog("the lessons")
            self._take(f"lessons_{key}")
            self._person.click(course.begin)
            self._lesson(key)
            self._window.leave_table()

    def _lesson(self, key: str) -> None:
        person, strip = self._person, self._window.learning.panel.strip
        person.wait(lambda: person.live, "the first task")
        self._take(f"lesson_{key}_task")
        teacher = person.program.learning.teacher
        assert teacher is not None
        assert teacher.lesson is not None
        lesson, view = teacher.lesson, person.view
        judged = ((action, judged_move(lesson, 0, view, action)) for action in view.candidates())
        wrong = next((a for a, (right, said) in judged if not right and not isinstance(said, Refusal)), None)
        if wrong is not None:
            person.show(wrong)
            self._take(f"lesson_{key}_wrong")
        for place in range(len(lesson.tasks)):
            person.wait(lambda: person.live, f"task {place + 1} of the lesson")
            person.click(strip.show_move)
            if place == 0:
                self._take(f"lesson_{key}_shown")
            self._make_shown_move(teacher, place)
            if place == 0:
                self._take(f"lesson_{key}_right")
        until(lambda: not teacher._due, SOON)
        self._take(f"lesson_{key}_end")

    def _make_shown_move(self, teacher: Teacher, task: int) -> None:
        self._person.press(Qt.Key.Key_Return)
        self._person.wait(lambda: teacher._place > task, "Enter to make the move that is shown", SOON)

    def exercises(self) -> None:
        """The themes of each game, and an exercise answered wrong, shown, and answered right."""
        for key in GAMES:
            self._choose_game(key)
            self._person.command("exercises")
            themes: Any = self._person.wait_for_dialog("the exercises")
            self._take(f"exercises_{key}")
            self._person.click(themes.begin)
            self._exercise(key)
            self._window.leave_table()

    def _exercise(self, key: str) -> None:
        person, strip = self._person, self._window.learning.exercise.strip
        exercising = person.program.learning.exercising
        person.wait(lambda: person.live, "the first exercise")
        self._take(f"exercise_{key}_task")
        first, view = exercising._exercise, person.view
        wrong = next((a for a in view.candidates() if grade_of(first, view, a) is Grade.MISTAKE), None)
        if wrong is not None:
            person.show(wrong)
            until(lambda: bool(strip.answer.text()), SOON)
            self._take(f"exercise_{key}_wrong")
        person.click(strip.show_move)
        self._take(f"exercise_{key}_shown")
        person.wait(strip.next.isEnabled, "the way to the next exercise", SOON)
        person.click(strip.next)
        person.wait(lambda: exercising._exercise is not first and person.live, "the next exercise", SOON)
        person.show(answer_of(exercising._exercise, person.view).action)
        until(lambda: bool(strip.answer.text()), SOON)
        self._take(f"exercise_{key}_right")

    def sessions(self) -> None:
        """The list of sessions, those thrown away, and a question."""
        person = self._person
        person.command("sessions")
        sessions: Any = person.wait_for_dialog("the sessions")
        until(lambda: len(sessions._pictures) == sessions.rows.count(), SOON)
        self._take("sessions")
        self._choose_row(sessions.rows, 1)
        self._take("sessions_second")
        self._scroll(sessions.rows, 1.0)
        self._take("sessions_bottom")
        person.click(sessions.throw)
        self._take("sessions_thrown_one")
        person.click(sessions.thrown)
        self._take("sessions_thrown_away")

    def days(self) -> None:
        """The days' deals: today, yesterday, tomorrow, an earlier month, and those of one game."""
        person = self._person
        person.command("today")
        days: Any = person.wait_for_dialog("the days")
        self._take("days_today")
        today = days.book.today
        for ago, name in ((1, "yesterday"), (-1, "tomorrow"), (3, "three_days_ago"), (40, "nothing_played")):
            day = today.fromordinal(today.toordinal() - ago)
            days.month.choose(day)
            self._take(f"days_{name}")
        person.click(days.today)
        days.game.setCurrentIndex(1)
        self._take("days_one_game")
        person.click(days.earlier)
        self._take("days_month_before")
        self._scroll(days.scroller, 1.0)
        self._take("days_bottom")

    def todays_deal(self) -> None:
        """One of today's deals by the mouse to its result, what the levels got from the same seat, and its line."""
        person, results = self._person, self._window.table_page.results
        person.command("today")
        days: Any = person.wait_for_dialog("the days")
        person.click(days.cards["taihe_a_bao"].play)
        while not person.over:
            person.wait_for_play(lambda: person.asked or person.over, "a question")
            if person.asked:
                person.answer(person.quick_answer())
        person.wait(results.hand.isVisible, "the result")
        self._take("todays_result")
        until(results.hand.duplicate.isVisible, COMPARED)
        self._take("todays_result_levels")
        person.command("score")
        self._take("todays_result_sheet")
        person.command("score")
        person.command("today")
        person.wait_for_dialog("the days")
        self._take("days_after")

    def statistics(self) -> None:
        """Both pages of the statistics of each game."""
        person = self._person
        person.command("statistics")
        statistics: Any = person.wait_for_dialog("the statistics")
        for place, key in enumerate(GAMES):
            statistics.game.setCurrentIndex(place)
            statistics.level.way.setCurrentIndex(0)  # the one played most
            for tab, name in enumerate(("points", "level")):
                statistics.tabs.setCurrentIndex(tab)
                self._take(f"statistics_{key}_{name}")
        self._scroll(statistics.level._area, 1.0)
        self._take("statistics_level_bottom")

    def hands(self) -> None:
        """The kept hands of several games."""
        person = self._person
        person.command("hands")
        review: Any = person.wait_for_dialog("the hands")
        self._take("hands")
        seen: set[str] = set()
        for row, hand in enumerate(review._hands):
            if hand.game.key not in seen:
                seen.add(hand.game.key)
                self._choose_row(review.hands, row)
                review.slider.setValue(review.slider.maximum() // 2)
                self._take(f"hands_{hand.game.key}_middle")
                if until(lambda: bool(review.doubtful), SOON):
                    person.click(review.steps["doubt"])
                    self._take(f"hands_{hand.game.key}_doubt")

    def guided(self) -> None:
        """A guided hand up to the first moves, and the coach's word on moves."""
        person, guide, said = self._person, self._window.learning.guide, list[str]()
        self._choose_game("big_two")
        person.command("guided_hand")
        for number in range(1, GUIDED + 1):
            person.wait(
                lambda: guide.next.isVisible() or guide.move_button.isVisible() or person.over, "the guide's next word"
            )
            self._take(f"guided_{number}")
            if person.over:
                return
            said.append(guide.sentence.text())
            person.click(guide.next if guide.next.isVisible() else guide.move_button)
            until(lambda: guide.sentence.text() != said[-1], SOON)
        person.click(guide.decline)
        person.wait(lambda: person.asked or person.over, "the next question")
        if person.over:
            return
        person.command("coach")
        self._take("coach_begins")
        person.answer(person.quick_answer())
        until(self._window.learning.coach.isVisible, SOON)
        self._take("coach")
        verdict, waits = self._window.learning.coach.verdict, self._window._lexicon.say("coach.waits")
        for _ in range(2):
            person.wait(lambda: person.asked or person.over, "the next question")
            if person.asked:
                worst = tuple(person.view.candidates())[-1]
                person.answer(worst)
                until(lambda: verdict.text() != waits, PATIENCE / 4)
                self._take("coach_says")
        person.command("coach")

    def _scroll(self, area: QAbstractScrollArea | QScrollArea, share: float) -> None:
        bar = area.verticalScrollBar()
        QTest.qWait(1)  # so that what has just been unfolded is laid out
        bar.setValue(round(bar.maximum() * share))

    def _choose_row(self, rows: QListWidget, row: int) -> None:
        item = rows.item(row)
        rows.scrollToItem(item)
        self._person.click(rows.viewport(), rows.visualItemRect(item).center())
