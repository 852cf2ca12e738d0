"""Sessions that were begun: the lobby offers the last one, and all of them are in a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from app.keep.session_list import Found, SavedSession, SessionList
from app.play.controller import SessionController
from app.play.picturing import TablePictures
from app.session import Session
from engine.game import AnyGame
from engine.today import read_day
from engine.words import Text, Words, text
from ui.kit.dates import date_text
from ui.kit.language import Lexicon
from ui.pages.sessions.session_row import SessionRow, Whereabouts, usual_title
from ui.pages.ways import played_text
from ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from ui.pages.sessions.sessions import Sessions

SOON = 250
"""Milliseconds after a change on the disk, so that several changes make the list once."""


class Resuming(QObject):
    """Answers the list of sessions and the lobby's offer, always from what is on the disk."""

    failed = Signal(object)  # a Text: what has gone wrong

    def __init__(
        self,
        window: MainWindow,
        controller: SessionController,
        lexicon: Lexicon,
        folder: Path,
        games: Mapping[str, AnyGame],
        clock: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        super().__init__()
        self._window, self._controller, self._lexicon, self._clock = window, controller, lexicon, clock
        self._list = SessionList(folder, games)
        self._found = Found((), ())
        self._thrown: tuple[SavedSession, ...] = ()
        self._undoable: list[Path] = []
        self._refused: set[Path] = set()  # sessions that could not be resumed are not offered again
        self._told: set[Text] = set()
        self._dialog: Sessions | None = None
        self._closed = False
        self._pictures = TablePictures()
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._show_rows)
        self._watcher.directoryChanged.connect(self._note_change)
        window.resume_wanted.connect(self.resume)
        window.sessions_wanted.connect(self.show_list)
        window.sides.sessions_made.connect(self._wire)

    def offer(self) -> None:
        """Offers the session that was just left, or else the last one on the disk."""
        self._look()
        paused, last = self._controller.session, self._last
        session = paused if paused is not None else None if last is None else last.session
        number = len(self._found.all)
        if session is None:
            self._window.offer_resume(None, number)
        else:
            self._window.offer_resume(description(session), number, session.match.game.words)

    def resume(self) -> None:
        """Resumes the paused session, or else the last one on the disk."""
        if self._controller.session is not None:
            self._controller.go_on()
            return
        self._look()
        last = self._last
        if last is None:
            self.failed.emit(text("notice.session_gone"))
            self.offer()
        else:
            self._take(last.path)

    def show_list(self) -> None:
        """Shows the list of all sessions."""
        self._look()
        empty = not (self._found.all or self._thrown)
        dialog = self._window.sides.show_sessions(self._window.felt, empty=empty)
        self._show_rows()
        dialog.begin()

    def close(self) -> None:
        """Ends what runs beside the window; returns when it is gone."""
        self._closed = True
        self._soon.stop()
        self._pictures.close()

    @property
    def _last(self) -> SavedSession | None:
        """The session played last of those that can be resumed."""
        return next((each for each in self._found.all if not each.held and each.path not in self._refused), None)

    def _look(self) -> None:
        self._controller.flush()
        self._found, self._thrown = self._list.look(), self._list.thrown_away()
        for notice in self._found.notices:
            if notice not in self._told:
                self._told.add(notice)
                self.failed.emit(notice)

    def _take(self, path: Path) -> None:
        taken = self._list.take(path)
        if isinstance(taken, Text):
            self._refused.add(path)
            self.failed.emit(taken)
            self.offer()
        else:
            self._controller.put(*taken)

    def _wire(self, dialog: Sessions) -> None:
        self._dialog = dialog
        dialog.look_wanted.connect(self._show_rows)
        dialog.resume_wanted.connect(self._resume_one)
        dialog.rename_wanted.connect(self._rename)
        dialog.throw_wanted.connect(self._throw_away)
        dialog.back_wanted.connect(self._bring_back)
        dialog.delete_wanted.connect(self._delete)
        dialog.undo_wanted.connect(self._undo)
        dialog.picture_wanted.connect(self._picture)
        self._pictures.pictured.connect(dialog.show_picture)

    def _show_rows(self) -> None:
        """The list as it is on the disk now, where it is open."""
        if self._dialog is None or not self._dialog.isVisible():
            return
        self._look()
        self._watch()
        self._undoable = [path for path in self._undoable if path.exists()]
        waiting = [self._row(each) for each in self._found.all]
        thrown = [self._row(each) for each in self._thrown]
        self._dialog.show_rows(waiting, thrown, self._clock(), bool(self._undoable))

    def _note_change(self) -> None:
        if not self._closed:
            self._soon.start()

    def _watch(self) -> None:
        watched = self._watcher.directories()
        new = [str(path) for path in (self._list.folder, self._list.trash) if path.is_dir()]
        if missing := [path for path in new if path not in watched]:
            self._watcher.addPaths(missing)

    def _row(self, saved: SavedSession) -> SessionRow:
        session = saved.session
        where = Whereabouts.ELSEWHERE if saved.held else Whereabouts.WAITING
        if saved.path in (self._controller.path, self._controller.practice_path):
            where = Whereabouts.HERE
        about = session.title, saved.when, where, session.day, session.practice is not None
        return SessionRow(str(saved.path), session.match, session.bots, *about)

    def days(self) -> dict[tuple[str, str], Path]:
        """The days' deals that were begun, by day and game, also those that were thrown away: a first try counts."""
        self._look()
        every = (*self._thrown, *reversed(self._found.all))
        return {(each.session.day, each.session.match.game.key): each.path for each in every if each.session.day}

    def resume_day(self, path: Path) -> None:
        """Resumes the deal of a day, also one that was thrown away."""
        if path.parent == self._list.trash:
            back = self._list.bring_back(path)
            if isinstance(back, Text):
                self.failed.emit(back)
                return
            path = back
        self._resume_one(str(path))

    def _resume_one(self, key: str) -> None:
        path = Path(key)
        if path == self._controller.practice_path:
            self._window.show_table()
        elif path != self._controller.path:
            self._take(path)
        elif self._controller.displaced or self._controller.driver.empty:
            self._controller.go_on()
        else:
            self._window.show_table()

    def _rename(self, key: str, title: str) -> None:
        if Path(key) == self._controller.practice_path:
            self._controller.driver.retitle(title)
        elif Path(key) == self._controller.path:
            self._controller.retitle(title)
        else:
            self._tell(self._list.rename(Path(key), title))
        self._show_rows()

    def _throw_away(self, key: str) -> None:
        path, title = Path(key), self._title(key)
        if path == self._controller.practice_path:
            self._controller.bring_back()
        elif path == self._controller.path:
            at_table = not self._controller.driver.empty
            self._controller.clear()
            if at_table:
                self._window.leave_table()
        moved = self._list.throw_away(path)
        if isinstance(moved, Path):
            self._undoable.append(moved)
            moved = text("sessions.told.thrown", title=title)
        self._tell(moved)
        self._after_change()

    def _undo(self) -> None:
        if self._undoable:
            self._bring_back(str(self._undoable.pop()))

    def _bring_back(self, key: str) -> None:
        title = self._title(key)
        back = self._list.bring_back(Path(key))
        self._tell(text("sessions.told.back", title=title) if isinstance(back, Path) else back)
        self._after_change()

    def _delete(self, key: str) -> None:
        title = self._title(key)
        self._tell(self._list.delete(Path(key)) or text("sessions.told.deleted", title=title))
        self._after_change()

    def _after_change(self) -> None:
        self._show_rows()
        if self._controller.driver.empty:
            self.offer()

    def _title(self, key: str) -> str:
        for saved in (*self._found.all, *self._thrown):
            if str(saved.path) == key:
                return saved.session.title or usual_title(self._lexicon, self._row(saved))
        return ""

    def _tell(self, notice: Text | None) -> None:
        if notice is not None and self._dialog is not None:
            self._dialog.tell(notice)

    def _picture(self, key: str) -> None:
        for saved in (*self._found.all, *self._thrown):
            if str(saved.path) == key:
                self._pictures.ask(key, saved.session)


def description(session: Session) -> Text:
    """The session in a sentence: its name, and how far it is."""
    played = played_text(session.match.game, session.match.options)
    named = text("resume.titled", title=session.title, game=played) if session.title else played
    far, progress = "", session.progress
    if progress is not None and (progress.over or progress.moves):
        far = ".over" if progress.over else ".moves"
    key = "resume.day" if session.day and not session.title else "resume.hand"
    if session.practice is not None:
        key = "resume.practice"
    day = date_text(read_day(session.day)) if session.day else ""
    about = {"day": day, "hand": len(session.match.counted) + 1, "moves": progress.moves if progress else 0}
    return text("resume.waits", named=named, stands=text(f"{key}{far}", **about))


WORDS = {
    "resume.waits": Words("{named}: {stands}.", "{named}：{stands}。", "{named}：{stands}。", "{named}：{stands}。"),
    "resume.titled": Words("“{title}”, {game}", "“{title}”，{game}", "「{title}」，{game}", "「{title}」、{game}"),
    "resume.hand": Words("hand {hand}", "第{hand}局", "第{hand}局", "第{hand}ハンド"),
    "resume.hand.moves": Words(
        "hand {hand}, after {moves:# move|# moves}",
        "第{hand}局，已走{moves}手",
        "第{hand}局，已走{moves}手",
        "第{hand}ハンド、{moves}手まで進んでいます",
    ),
    "resume.hand.over": Words(
        "hand {hand} is over", "第{hand}局已打完", "第{hand}局已打完", "第{hand}ハンドが終わったところです"
    ),
    "resume.practice": Words("practice", "练习", "練習", "練習"),
    "resume.practice.moves": Words(
        "practice, after {moves:# move|# moves}",
        "练习，已走{moves}手",
        "練習，已走{moves}手",
        "練習、{moves}手まで進んでいます",
    ),
    "resume.practice.over": Words(
        "practice, the hand is over", "练习，这一局已打完", "練習，這一局已打完", "練習、ハンドが終わったところです"
    ),
    "resume.day": Words("the deal of {day}", "{day}的每日一局", "{day}的每日一局", "{day}の一局"),
    "resume.day.moves": Words(
        "the deal of {day}, after {moves:# move|# moves}",
        "{day}的每日一局，已走{moves}手",
        "{day}的每日一局，已走{moves}手",
        "{day}の一局、{moves}手まで進んでいます",
    ),
    "resume.day.over": Words(
        "the deal of {day} is over",
        "{day}的每日一局已打完",
        "{day}的每日一局已打完",
        "{day}の一局が終わったところです",
    ),
}
