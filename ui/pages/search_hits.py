"""Where a sentence says what is searched for, and the sentence with every such place marked."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

UNDERLINED = ("<b><u>", "</u></b>")
"""The tags of a hit where no links stand, which are underlined, too."""


def hits(said: str, wanted: str) -> tuple[tuple[int, int], ...]:
    """Begin and end of each place, from left to right; none where nothing is searched for."""
    text, word = said.casefold(), wanted.casefold()
    if not word or len(text) != len(said):  # with another length other letters would be marked
        return ()
    found, start = [], text.find(word)
    while start >= 0:
        end = start + len(word)
        found.append((start, end))
        start = text.find(word, end)
    return tuple(found)


def says(said: str, wanted: str) -> bool:
    """Whether this is said, in large letters or in small ones."""
    return wanted.casefold() in said.casefold()


def with_hits(said: str, wanted: str, plain: Callable[[str], str] = escape, mark: tuple[str, str] = UNDERLINED) -> str:
    """The sentence as HTML with every hit between these tags; ``plain`` writes what stands elsewhere as HTML."""
    written, end = "", 0
    for begin, after in hits(said, wanted):
        written += plain(said[end:begin]) + mark[0] + escape(said[begin:after]) + mark[1]
        end = after
    return written + plain(said[end:])


def show_marked(label: QLabel, said: str, wanted: str) -> None:
    """Shows a sentence with its hits on a label that otherwise shows plain text."""
    found = bool(hits(said, wanted))
    label.setTextFormat(Qt.TextFormat.RichText if found else Qt.TextFormat.PlainText)
    label.setText(with_hits(said, wanted) if found else said)
