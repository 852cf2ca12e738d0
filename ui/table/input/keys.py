"""Which key means what on the table."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ui.table.layout.hand import Direction


class TableKey(Enum):
    """What a key asks for, but for the arrows."""

    CHOOSE = auto()
    CHOOSE_MORE = auto()
    PLAY = auto()
    CLEAR = auto()
    PASS = auto()
    HINT = auto()
    CLAIM = auto()
    NEXT_LEGAL = auto()
    SORT = auto()
    SPEAK = auto()
    LAST_TRICK = auto()
    KITTY = auto()
    UNDO = auto()
    RULES = auto()
    IMAGINED = auto()


ARROWS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
PLAIN = {
    Qt.Key.Key_Space: TableKey.CHOOSE,
    Qt.Key.Key_Return: TableKey.PLAY,
    Qt.Key.Key_Enter: TableKey.PLAY,
    Qt.Key.Key_Backspace: TableKey.CLEAR,
    Qt.Key.Key_Escape: TableKey.CLEAR,
    Qt.Key.Key_P: TableKey.PASS,
    Qt.Key.Key_H: TableKey.HINT,
    Qt.Key.Key_C: TableKey.CLAIM,
    Qt.Key.Key_S: TableKey.SORT,
    Qt.Key.Key_T: TableKey.SPEAK,
    Qt.Key.Key_L: TableKey.LAST_TRICK,
    Qt.Key.Key_K: TableKey.KITTY,
    Qt.Key.Key_F1: TableKey.RULES,
    Qt.Key.Key_I: TableKey.IMAGINED,
}
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
QUIET = (
    TableKey.SPEAK,
    TableKey.UNDO,
    TableKey.RULES,
    TableKey.CLEAR,
    TableKey.CHOOSE,
    TableKey.CHOOSE_MORE,
    TableKey.CLAIM,
)
"""Keys that act even where they also end a motion; others only end it."""


def is_modifier(event: QKeyEvent) -> bool:
    """Whether the key alone means nothing."""
    return Qt.Key(event.key()) in MODIFIERS


def arrow_of(event: QKeyEvent) -> Direction | None:
    """The way of an arrow key."""
    return ARROWS.get(Qt.Key(event.key()))


def digit_of(event: QKeyEvent) -> int | None:
    """The digit from 1 to 9 of a key that is pressed alone."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    digit = event.key() - Qt.Key.Key_0
    return digit if 1 <= digit <= 9 else None


def key_of(event: QKeyEvent) -> TableKey | None:
    """What this key asks for; None where it is not the table's."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == Qt.KeyboardModifier.ControlModifier:
        return TableKey.UNDO if event.key() == Qt.Key.Key_Z else None
    if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
        return None
    if modifiers and event.key() == Qt.Key.Key_H:
        return TableKey.NEXT_LEGAL
    if modifiers and event.key() == Qt.Key.Key_Space:
        return TableKey.CHOOSE_MORE
    return PLAIN.get(Qt.Key(event.key()))
