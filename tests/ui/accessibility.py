"""A window as assistive technology finds it: every visible part with its role, name, description and state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

Role = QAccessible.Role

CONTROLS = {
    Role.Button,
    Role.ButtonDropDown,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.ComboBox,
    Role.EditableText,
    Role.Link,
    Role.List,
    Role.MenuItem,
    Role.PageTab,
    Role.RadioButton,
    Role.Slider,
    Role.SpinBox,
    Role.Table,
    Role.Tree,
}
"""What people act on: each needs a name, and a way to it without a mouse."""


WHOLE = {Role.ComboBox, Role.SpinBox, Role.List, Role.Table, Role.Tree}


@dataclass(frozen=True, slots=True)
class Part:
    """One node of the tree; ``depth`` says how far below the window it is."""

    depth: int
    role: str
    name: str
    description: str
    checked: bool
    disabled: bool
    reachable: bool
    is_control: bool

    def __str__(self) -> str:
        marks = "".join(f" [{mark}]" for mark, on in (("checked", self.checked), ("disabled", self.disabled)) if on)
        about = f" ({self.description})" if self.description else ""
        return f"{self.role} {self.name!r}{marks}{about}"


def parts_of(window: QWidget) -> list[Part]:
    """All visible parts of the window, parents before children."""
    root = QAccessible.queryAccessibleInterface(window)
    assert root is not None
    return list(_parts(root, 0, 0))


def _parts(node: QAccessibleInterface, depth: int, shown: int) -> Iterator[Part]:
    if depth and _is_hidden(node):
        return
    name, role = node.text(QAccessible.Text.Name), node.role()
    if role is Role.ComboBox:
        name = _label(node.object()) and f"{_label(node.object())} {name}"
    tells = bool(name) or role in CONTROLS or isinstance(node.object(), QTextEdit | QPlainTextEdit)
    if tells:
        yield _part(node, role, name, shown)
    if role in WHOLE:
        return  # what is in them is theirs: entries, editors, scroll bars
    for place in range(node.childCount()):
        child = node.child(place)
        if child is not None and child.isValid():
            yield from _parts(child, depth + 1, shown + tells)


def _label(widget: object) -> str:
    """What a list is called: on this platform its accessible name is the entry that is chosen."""
    assert isinstance(widget, QWidget)
    labels = [label.text() for label in widget.window().findChildren(QLabel) if label.buddy() is widget]
    return widget.accessibleName() or " ".join(labels)


def _is_hidden(node: QAccessibleInterface) -> bool:
    thing = node.object()
    if isinstance(thing, QWidget):
        return not thing.isVisible()
    return bool(node.state().invisible) and node.role() is not Role.MenuItem


def _part(node: QAccessibleInterface, role: QAccessible.Role, name: str, depth: int) -> Part:
    state = node.state()
    return Part(
        depth,
        role.name,
        name,
        node.text(QAccessible.Text.Description),
        bool(state.checked),
        bool(state.disabled),
        _is_reachable(node),
        role in CONTROLS or isinstance(node.object(), QTextEdit | QPlainTextEdit),
    )


def _is_reachable(node: QAccessibleInterface) -> bool:
    """Whether Tab, a menu's letter or an arrow in a group leads there; what is disabled need not be reached."""
    thing = node.object()
    if node.state().disabled or not isinstance(thing, QWidget):
        return True  # actions are reached through their menu
    if isinstance(thing, QMenuBar) or isinstance(thing.parent(), QAbstractSpinBox):
        return True
    if isinstance(thing, QLineEdit) and isinstance(thing.parent(), QWidget) and thing.focusProxy() is not None:
        return True
    return bool(thing.focusPolicy() & Qt.FocusPolicy.TabFocus)


def tree_text(window: QWidget) -> str:
    """The tree as lines, indented."""
    return "\n".join("  " * part.depth + str(part) for part in parts_of(window)) + "\n"


def complaints(window: QWidget) -> list[str]:
    """Controls without a name, or out of reach of the keyboard."""
    found = []
    for part in parts_of(window):
        if part.is_control and not part.name.strip():
            found.append(f"no name: {part}")
        if part.is_control and not part.reachable:
            found.append(f"out of reach: {part}")
    return found
