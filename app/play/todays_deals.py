"""The days' deals: shown in their window, played once each for the result that counts, then as practice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.keep.days import DaysFile
from app.keep.hands import HANDS_FOLDER, HandsFolder
from app.play.controller import SessionController
from app.play.resuming import Resuming
from app.session import Session, day_result, todays_session
from engine.game import AnyGame
from engine.match import Result, result_of
from engine.players.duplicate import Duplicate
from engine.record import RecordError, replay
from engine.today import FirstTries, read_day
from engine.words import Text
from ui.pages.today.daybook import Daybook
from ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from ui.pages.today.days_dialog import DaysDialog

Duplicates = Callable[[str], Duplicate | None]
"""A function from the name of a kept hand to the present duplicate of it."""


def nothing_known(_hand: str) -> None:
    """No duplicate: nobody has played any hand again."""


class TodaysDeals(QObject):
    """Keeps the results of first tries, and answers the window; days are those of the local time."""

    failed = Signal(object)  # a Text: what has gone wrong

    def __init__(
        self,
        window: MainWindow,
        controller: SessionController,
        resuming: Resuming,
        folder: Path,
        games: Mapping[str, AnyGame],
        duplicates: Duplicates = nothing_known,
        clock: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        super().__init__()
        self._window, self._controller, self._resuming = window, controller, resuming
        self._file, self._games, self._duplicates, self._clock = DaysFile(folder), games, duplicates, clock
        self._hands = HandsFolder(folder / HANDS_FOLDER, games)
        self._shown: DaysDialog | None = None
        self._told: set[Text] = set()
        controller.finished.connect(self._keep)
        controller.deal_shown.connect(self._show_what_counts)
        window.today_wanted.connect(self.show_days)
        window.sides.today_made.connect(self._wire)

    def show_days(self) -> None:
        """Shows the window with today chosen."""
        book = self._book()
        shown = self._window.sides.show_today(self._games)
        shown.show_book(book)
        shown.begin()

    def tell_duplicate(self, hand: str, duplicate: Duplicate) -> None:
        """Notes that the duplicate of the hand of this name has changed."""
        percentage = duplicate.final_percentage
        if percentage is None:
            return
        self._window.table_page.result.todays_line.show_percentage(hand, percentage)
        if self._shown is not None and self._shown.isVisible():
            self._shown.show_percentage(hand, percentage)

    def _percentages(self, results: FirstTries) -> dict[str, float]:
        """By the name that a hand is kept under: its percentage among the AI players, where it is known."""
        found = {result.hand: self._duplicates(result.hand) for result in results.values()}
        each = ((hand, duplicate.final_percentage) for hand, duplicate in found.items() if duplicate is not None)
        return {hand: percentage for hand, percentage in each if percentage is not None}

    def _wire(self, shown: DaysDialog) -> None:
        self._shown = shown
        shown.play_wanted.connect(self._play)
        shown.look_wanted.connect(self._look_again)

    def _look_again(self) -> None:
        """Shows what has changed since the window was filled, such as the day."""
        book = self._book()
        if self._shown is not None and book != self._shown.book:
            self._shown.show_book(book)

    def _book(self) -> Daybook:
        """The present results; tells once of what is wrong with the file."""
        days = self._file.read()
        notice = self._file.tell(days)
        if notice is not None and notice not in self._told:
            self._told.add(notice)
            self.failed.emit(notice)
        begun = frozenset(self._resuming.days()) | self._begun_here
        return Daybook(self._clock().date(), days.results, begun, self._percentages(days.results))

    @property
    def _begun_here(self) -> frozenset[tuple[str, str]]:
        """A day's deal that is at the table or paused, also while nothing has been decided in it yet."""
        session = self._controller.session
        over = not self._controller.driver.empty and self._controller.driver.over
        return frozenset() if session is None or over or not session.day else frozenset({_key(session)})

    def _play(self, day: str, game: str) -> None:
        """Resumes the first try, or begins it; where it is over, begins practice."""
        waiting = self._resuming.days().get((day, game))
        if (day, game) in self._begun_here:
            self._go_on_here()
        elif waiting is not None:
            self._resuming.resume_day(waiting)
        elif (first := self._file.read().results.get((day, game))) is not None:
            session = replace(todays_session(self._games[game], read_day(day)), day="")
            self._controller.put(session.practised(0, self._brought(first.hand)))
        else:
            self._controller.put(todays_session(self._games[game], read_day(day)))

    def _brought(self, hand: str) -> Result | None:
        """The result of the first try, where its hand is still kept."""
        kept = self._hands.named(hand)
        if kept is None:
            return None
        try:
            last = replay(kept.record()).steps[-1]
        except RecordError:
            return None
        return result_of(last) if last.state.turn is None else None

    def _go_on_here(self) -> None:
        if self._controller.driver.empty:
            self._controller.go_on()
        else:
            self._window.show_table()

    def _keep(self, name: str, session: Session, result: Result) -> None:
        """Keeps the result of a day's deal, on whatever day it ends."""
        if session.day:
            failed = self._file.keep(replace(day_result(session, result, name), when=self._clock()))
            if failed is not None:
                self.failed.emit(failed)

    def _show_what_counts(self) -> None:
        """Shows the first try in the result; another window may have ended one of this day before."""
        session = self._controller.driver.session
        counted = self._file.read().results.get(_key(session)) if session.day else None
        if counted is None:
            return
        line = self._window.table_page.result.todays_line
        line.show_line(session.match.game, counted)
        percentage = self._percentages({_key(session): counted}).get(counted.hand)
        if percentage is not None:
            line.show_percentage(counted.hand, percentage)


def _key(session: Session) -> tuple[str, str]:
    return session.day, session.match.game.key
