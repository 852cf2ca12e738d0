"""How the session at the table is kept: under which name, in which file, and from when on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.keep.autosave import Autosave
from app.keep.saves import SaveSlot
from app.session import Session
from engine.record import Record
from engine.words import Text


class Keeping:
    """Holds the file of one session until it is closed; a session that the person has not begun is not written."""

    def __init__(self, slot: SaveSlot, failed: Callable[[Text], None], untouched: Session | None) -> None:
        self.path: Path = slot.path
        self._autosave = Autosave(slot, failed)
        self._untouched = untouched  # as it came to the table, until there is something worth keeping
        self._kept: Session | None = None
        self._told: tuple[int, Record, bool] | None = None

    @property
    def name(self) -> str:
        """The name of the session, the same when it is resumed on another day."""
        return self.path.stem

    def save(self, session: Session, decided: int | None) -> None:
        """Saves this soon; ``decided``: after how many actions of this deal its person last decided anything.

        Watched sessions and untouched ones are not kept.
        """
        if None not in session.bots or session == self._kept:
            return
        if self._untouched is None or _is_begun(session, self._untouched, decided):
            self._untouched, self._kept = None, session
            self._autosave.keep(session)

    def is_news(self, session: Session) -> bool:
        """Whether the end of this deal has not been told yet; the next call says False."""
        dealt = session.match.dealt
        end = dealt, session.record, dealt in session.assisted
        fresh, self._told = end != self._told, end
        return fresh

    def flush(self) -> None:
        """Returns when everything is on the disk."""
        self._autosave.flush()

    def finish(self) -> None:
        """Removes the save, because the session is over."""
        self._autosave.finish()

    def close(self) -> None:
        """Writes what still waits, then releases the file."""
        self._autosave.close()


def _is_begun(session: Session, before: Session, decided: int | None) -> bool:
    """Whether a person has finished a hand, decided or named anything since the session was as it was before.

    Help alone begins nothing, because who only asked for a hint has not played; but a day's deal would be without
    help again.
    """
    if session.day and session.assisted != before.assisted:
        return True
    if len(session.match.counted) > len(before.match.counted) or session.title != before.title:
        return True
    done = len(before.record.actions) if session.match.dealt == before.match.dealt else 0
    return decided is not None and decided >= done
