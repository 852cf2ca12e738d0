"""Draws card faces of the person's own in a process with little time and memory; the window only gets their pixels.

The drawings were checked (``ui.kit.artwork.deck``), but the check only guesses their cost, and the SVG reader is not
ours. The process answers in plain bytes, so nothing that it sends becomes an object by itself.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.think.thinking_process import give_way
from app.think.watched_process import WatchedProcess
from engine.words import Text, text
from ui.kit.words.faces import WORDS

if TYPE_CHECKING:
    from ui.kit.artwork.deck import Deck

PATIENCE = 10.0
"""Seconds for one face; the slowest that the check lets through takes a second or two."""
PROCESSOR, MEMORY = 30, 1 << 30
"""Processor seconds for all faces, and bytes of address space beyond what the process has when it begins."""


class DeckDrawer(QObject):
    """Draws the deck in one folder at a time and tells of the last one that was asked for."""

    drawn = Signal(str, object)  # the folder, and its Deck or the Text that says why there is none

    def __init__(
        self,
        work: Callable[[Connection, str], None] | None = None,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder, self.file = "", ""
        self._process = WatchedProcess(work or draw_deck, patience=PATIENCE, receive=_received, now=now, parent=self)
        self._process.heard.connect(self._take)
        self._process.lost.connect(self._refuse)

    @property
    def busy(self) -> bool:
        """Whether a deck is being drawn."""
        return self._process.busy

    def draw(self, folder: str) -> None:
        """Begins to draw the faces in this folder, and drops any begun before."""
        self.close()
        self._folder, self.file = folder, ""
        try:
            self._process.begin(folder)
        except OSError as error:
            self._tell(text("deck.no_process", folder=folder, reason=error.strerror or type(error).__name__))

    def close(self) -> None:
        """Ends the process, and returns when it is gone; the next deck may be asked for."""
        self._process.close()

    def _take(self, answer: str | Deck | Text) -> None:
        if isinstance(answer, str):
            self.file = answer
        else:
            self._tell(answer)

    def _refuse(self) -> None:
        """Tells that there is no deck, because the process was silent for too long, or ended: a drawing
        was too much."""
        self._tell(text("deck.too_heavy", file=self.file or Path(self._folder).name))

    def _tell(self, answer: Deck | Text) -> None:
        self.close()
        self.drawn.emit(self._folder, answer)


def draw_deck(pipe: Connection, folder: str) -> None:
    """Draws the faces in a folder, in a process of its own; sends the name of each file it begins, and the result."""
    give_way()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from ui.kit.artwork.deck import read_deck

    application = QGuiApplication([])  # letters in a drawing need one
    _bound()

    def begun(file: str) -> None:
        pipe.send_bytes(json.dumps({"begun": file}).encode())

    begun("")  # Qt is loaded: from now on only faces take time
    try:
        answer = read_deck(Path(folder), begun)
    except MemoryError:
        return  # the other end knows with which file
    if isinstance(answer, Text):
        pipe.send_bytes(json.dumps({"refused": answer.key, "named": dict(answer.args)}).encode())
    else:
        sizes = {name: len(pixels) for name, pixels in answer.faces.items()}
        said = {"name": answer.name, "stamp": answer.stamp, "faces": sizes}
        pipe.send_bytes(json.dumps(said).encode() + b"\n" + b"".join(answer.faces.values()))
    del application


def _bound() -> None:
    """Limits what this process may use; Windows has no such limits, so there only the patience ends it."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    taken = _address_space()
    if taken is not None:
        resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, taken + MEMORY))


def _address_space() -> int | None:
    """The bytes that this process has mapped; None where the system does not say so."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def _received(pipe: Connection) -> str | Deck | Text:
    """The file that is begun, the deck, or why there is none; raises ValueError and the like for any other message."""
    # Loaded now, since few have faces of their own.
    from ui.kit.artwork.deck import Deck
    from ui.kit.artwork.face_pixels import face_from

    head, _, pixels = pipe.recv_bytes().partition(b"\n")
    said: dict[str, Any] = json.loads(head)
    if "begun" in said:
        return str(said["begun"])
    if "refused" in said:
        if said["refused"] not in WORDS:
            raise ValueError("no reason of ours")
        return text(said["refused"], **said["named"])
    faces, start = {}, 0
    for name, size in said["faces"].items():
        faces[name] = pixels[start : start + size]
        face_from(faces[name])
        start += size
    return Deck(said["name"], tuple((file, size, changed) for file, size, changed in said["stamp"]), faces)
