"""Small pictures of saved sessions, replayed in a thread of their own, for which the screen does not wait."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.session import Session
from engine.match import after_deal
from engine.record import replay
from ui.pages.sessions.small_table import SmallTable, small_table


class TablePictures(QObject):
    """Finds what to draw of a session, from the view of its seat alone, one session after the other."""

    pictured = Signal(str, object)  # the key that was asked for, and its SmallTable; None where its deal cannot be read

    def __init__(self) -> None:
        super().__init__()
        self._asked: deque[tuple[str, Session]] = deque()
        self._change = threading.Condition()
        self._closing = False
        self._thread: threading.Thread | None = None

    def ask(self, key: str, session: Session) -> None:
        """Pictures this session when its turn comes."""
        with self._change:
            self._asked.append((key, session))
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="pictures")
                self._thread.start()
            self._change.notify_all()

    def close(self) -> None:
        """Drops sessions that wait; returns when the thread is gone."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._closing or bool(self._asked))
                if self._closing:
                    return
                key, session = self._asked.popleft()
            table = small_table_of(session)
            with self._change:
                if self._closing:
                    return
            self.pictured.emit(key, table)


def small_table_of(session: Session) -> SmallTable | None:
    """The session's table as its own seat sees it; None where today's rules refuse what was played."""
    match, seat = session.match, session.seat
    again = replay(session.record)
    if again.refused is not None:
        return None
    table = small_table(match.game, again.state.view(seat), seat, match.game.seats(match.options))
    return table if again.state.turn is not None else replace(table, stands=after_deal(match, again.steps[-1]))
