"""Saves the session after every committed step in a thread of its own, in order; the screen waits for no disk."""

from __future__ import annotations

import threading
from collections.abc import Callable

from app.keep.saves import SaveSlot
from app.keep.session_file import write_session
from app.session import Session
from engine.words import Text, Words, text

PATIENCE = 0.5
"""Seconds that a move may wait until the one before it is on the disk; at the usual pace none ever waits."""


class Autosave:
    """Writes the sessions that it is given; where several wait, it writes only the newest, which holds the others'
    actions too."""

    def __init__(self, slot: SaveSlot, failed: Callable[[Text], None], patience: float = PATIENCE) -> None:
        self._slot = slot
        self._patience = patience
        self._failed = failed
        self._told = False
        self._waiting: Session | None = None
        self._busy = False
        self._closing = False
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="autosave")
        self._thread.start()

    def keep(self, session: Session) -> None:
        """Saves this session soon.

        Where moves come faster than the disk writes, the next one waits a little for the last one's save. So a crash
        costs one action at most, unless the disk takes longer than PATIENCE.
        """
        with self._change:
            self._change.wait_for(lambda: self._waiting is None and not self._busy, timeout=self._patience)
            self._waiting = session
            self._change.notify_all()

    def finish(self) -> None:
        """Removes the save, because the session is over."""
        with self._change:
            self._waiting = None
            self._change.wait_for(lambda: not self._busy)
            try:
                self._slot.clear()
            except OSError as error:  # it will be offered once more, at its end
                self._tell(error)

    def flush(self) -> None:
        """Returns when everything is on the disk."""
        with self._change:
            self._change.wait_for(lambda: self._waiting is None and not self._busy)

    def close(self) -> None:
        """Writes what still waits, then releases the slot."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        self._thread.join()
        self._slot.close()

    def _work(self) -> None:
        while (session := self._next()) is not None:
            try:
                self._slot.write(write_session(session))
                self._told = False
            except OSError as error:
                self._tell(error)
            finally:
                with self._change:
                    self._busy = False
                    self._change.notify_all()

    def _next(self) -> Session | None:
        with self._change:
            self._change.wait_for(lambda: self._waiting is not None or self._closing)
            session, self._waiting = self._waiting, None
            self._busy = session is not None
            return session

    def _tell(self, error: OSError) -> None:
        """Reports a failure once until a save succeeds again, rather than after every card on a full disk."""
        if not self._told:
            self._told = True
            self._failed(text("notice.not_saved", folder=str(self._slot.path.parent), why=error.strerror or str(error)))


WORDS = {
    "notice.not_saved": Words(
        "The session cannot be saved just now: {why}. Play goes on, and saving is tried again after every move."
        " See that there is room in its folder, and that you may write there: {folder}.",
        "暂时无法存档：{why}。牌局照常进行，每一手之后都会重试。请检查剩余空间和写入权限。应存于 {folder}。",
        "暫時無法存檔：{why}。牌局照常進行，每一手之後都會重試。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "今は保存できません：{why}。ゲームは続けられ、一手ごとに保存を試みます。"
        "空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
}
