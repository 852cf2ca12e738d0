"""The parts of the first picture: settings, words, faces and the window with its lobby; everything else is loaded
later."""

from __future__ import annotations

from app.arguments import Arguments
from app.keep.places import Places
from app.keep.remembering import Memory
from engine.games import GAMES
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.window.main_window import MainWindow

SETTINGS_FILE = "settings.json"


class Opening:
    """The window as it can be shown at once, and its parts; `Program` makes the rest around it."""

    def __init__(self, said: Arguments, places: Places) -> None:
        self.memory = Memory(places.settings / SETTINGS_FILE, GAMES, said.for_this_run)
        self.lexicon = Lexicon(self.memory.settings.language)
        self.faces = CardFaces()
        self.window = MainWindow(self.lexicon, self.faces, self.memory.settings, GAMES)
        self.window.restore_layout(self.memory.window)
        if self.memory.lobby is not None:
            self.window.lobby.restore(self.memory.lobby)
