"""Saves settings, the lobby's choice and the window's place soon after a change, but not while something is dragged."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.keep.files import in_file
from app.keep.settings import Kept, load_settings, merged, read_settings, save_settings
from engine.game import AnyGame
from engine.words import text
from ui.kit.settings import Settings
from ui.pages.lobby.lobby_choice import LobbyChoice

SOON = 400
"""Milliseconds after the last change, so that a slider writes once."""


class Memory(QObject):
    """The settings that last from start to start; ``for_this_run``: settings by name that hold for this run only."""

    failed = Signal(object)  # a Text: the settings cannot be saved

    def __init__(self, path: Path, games: Mapping[str, AnyGame], for_this_run: Mapping[str, object]) -> None:
        super().__init__()
        self._path, self._games = path, games
        self._kept, self.notice = load_settings(path, games)
        self._before = self._kept  # as it was when this copy last read or wrote it
        self._for_this_run = dict(for_this_run)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self.save)

    @property
    def settings(self) -> Settings:
        """The settings of this run."""
        return replace(self._kept.settings, **self._for_this_run)  # type: ignore[arg-type]

    @property
    def lobby(self) -> LobbyChoice | None:
        """The last choice in the lobby."""
        return self._kept.lobby

    @property
    def window(self) -> bytes:
        """The window's last place; empty where none is known."""
        try:
            return base64.b64decode(self._kept.window)
        except ValueError:
            return b""

    @property
    def deck(self) -> str:
        """The folder of the person's own card faces; empty where ours are used."""
        return self._kept.deck

    @property
    def asked_of_sound(self) -> bool:
        """Whether the person has been asked about sound."""
        return self._kept.asked_of_sound

    def take_answer_on_sound(self) -> None:
        """Keeps the person's answer to the question about sound."""
        self._keep(replace(self._kept, asked_of_sound=True))

    def take_deck(self, folder: str) -> None:
        """Keeps the person's choice of card faces."""
        self._keep(replace(self._kept, deck=folder))

    def take_settings(self, settings: Settings) -> None:
        """Keeps settings that the person changed, but not those that only the command line gave for this run."""
        for name, value in tuple(self._for_this_run.items()):
            if getattr(settings, name) != value:
                del self._for_this_run[name]
        stored = {name: getattr(self._kept.settings, name) for name in self._for_this_run}
        self._keep(replace(self._kept, settings=replace(settings, **stored)))

    def take_lobby(self, choice: LobbyChoice) -> None:
        """Keeps the person's choice in the lobby."""
        self._keep(replace(self._kept, lobby=replace(choice, number=None, dealt=0, standing=None, watching=False)))

    def take_window(self, layout: bytes) -> None:
        """Keeps the window's place."""
        self._keep(replace(self._kept, window=base64.b64encode(layout).decode("ascii")))

    def save(self) -> None:
        """Writes the changes now; what another copy of the program has set meanwhile stays."""
        self._soon.stop()
        try:
            there = in_file(self._path, lambda path: read_settings(path, self._games))
            save_settings(self._path, self._kept if there is None else merged(self._before, self._kept, there))
            self._before = self._kept
        except OSError as error:
            self.failed.emit(
                text("notice.settings_not_saved", folder=str(self._path.parent), why=error.strerror or str(error))
            )

    def close(self) -> None:
        """Writes what still waits to be written."""
        if self._soon.isActive():
            self.save()

    def _keep(self, kept: Kept) -> None:
        if kept != self._kept:
            self._kept = kept
            self._soon.start()
