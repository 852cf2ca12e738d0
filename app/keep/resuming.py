"""Sessions that were left: which are there to go on with, and what is said about each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from app.keep import saves
from app.keep.saves import Found, SaveSlot
from app.session import Session
from engine.game import AnyGame
from engine.words import Text, Words, text


class LeftSessions:
    """The sessions that no living copy holds, newest first; one after the other is offered."""

    def __init__(self, folder: Path, games: Mapping[str, AnyGame]) -> None:
        self._folder, self._games = folder, games
        self._found = Found((), ())

    def look(self) -> tuple[Text, ...]:
        """Looks anew; gives what is to be told about files that could not be read."""
        self._found = saves.find(self._folder, self._games)
        return self._found.notices

    @property
    def offered(self) -> Session | None:
        """The session that is offered now."""
        return self._found.sessions[0][1] if self._found.sessions else None

    def skip(self) -> None:
        """Offers the next session; this one stays on the disk."""
        self._found = Found(self._found.sessions[1:], ())

    def take(self) -> tuple[Session, SaveSlot] | Text:
        """The offered session, and its slot, which is ours from now on; or why it cannot be gone on with.

        Where nothing can be written it can be gone on with all the same; every save asks for the slot again.
        """
        if not self._found.sessions:
            return text("notice.taken_by_other_window")
        path, _ = self._found.sessions[0]
        self.skip()
        try:
            slot = saves.adopt(path)
        except OSError:
            slot = SaveSlot(path)
        if slot is None:
            return text("notice.taken_by_other_window")
        session = saves.read(path, self._games)
        if isinstance(session, Text):
            slot.close()
            return session
        return session, slot


def description(session: Session) -> Text:
    """The session in a sentence: the game, and how far it is."""
    match = session.match
    return text(
        "resume.description",
        game=Text("game.name"),
        hand=len(match.counted) + 1,
        moves=len(session.record.actions),
    )


WORDS = {
    "resume.description": Words(
        "{game}: hand {hand}, after {moves:# move|# moves}.",
        "{game}：第{hand}局，已走{moves}手。",
        "{game}：第{hand}局，已走{moves}手。",
        "{game}：第{hand}ハンド、{moves}手まで進んでいます。",
    ),
    "notice.taken_by_other_window": Words(
        "Another window has already gone on with that session.",
        "另一个窗口已接着打这一场。",
        "另一個視窗已接著打這一場。",
        "その勝負は別のウィンドウで再開されています。",
    ),
}
