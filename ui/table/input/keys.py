"""Which key means what on the table."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from ui.table.layout.hand import Direction


class TableKey(Enum):
    """The meanings of keys, without the arrows."""

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
    OPEN_HANDS = auto()
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
    Qt.Key.Key_O: TableKey.OPEN_HANDS,
    Qt.Key.Key_F1: TableKey.RULES,
    Qt.Key.Key_I: TableKey.IMAGINED,
}
SHIFTED = {Qt.Key.Key_H: TableKey.NEXT_LEGAL, Qt.Key.Key_Space: TableKey.CHOOSE_MORE}
CONTROLLED = {Qt.Key.Key_Z: TableKey.UNDO}
DIGITS = range(1, 10)
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
"""Keys that act even where they also end a motion; other keys only end it."""


def is_modifier(event: QKeyEvent) -> bool:
    """Whether the key alone means nothing."""
    return Qt.Key(event.key()) in MODIFIERS


def arrow_of(event: QKeyEvent) -> Direction | None:
    """The direction of an arrow key."""
    return ARROWS.get(Qt.Key(event.key()))


def digit_of(event: QKeyEvent) -> int | None:
    """The digit from 1 to 9 of a key that is pressed alone."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    digit = event.key() - Qt.Key.Key_0
    return digit if digit in DIGITS else None


def key_of(event: QKeyEvent) -> TableKey | None:
    """The meaning of this key; None where the table does not use it."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == Qt.KeyboardModifier.ControlModifier:
        return CONTROLLED.get(Qt.Key(event.key()))
    if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
        return None
    key = Qt.Key(event.key())
    return (SHIFTED.get(key) if modifiers else None) or PLAIN.get(key)


def keys_of(wanted: TableKey) -> tuple[QKeySequence, ...]:
    """Every key with this meaning, without the keypad's Enter, which is like the other one."""
    plain = [QKeySequence(key) for key, asks in PLAIN.items() if asks is wanted and key is not Qt.Key.Key_Enter]
    shifted = [_with(Qt.KeyboardModifier.ShiftModifier, key) for key, asks in SHIFTED.items() if asks is wanted]
    controlled = [_with(Qt.KeyboardModifier.ControlModifier, key) for key, asks in CONTROLLED.items() if asks is wanted]
    return (*plain, *shifted, *controlled)


def _with(modifier: Qt.KeyboardModifier, key: Qt.Key) -> QKeySequence:
    return QKeySequence(QKeyCombination(modifier, key))
