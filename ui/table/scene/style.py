"""The style sheet of the widgets that lie on the felt."""

from __future__ import annotations

from string import Template

from ui.kit.theme import Felt

_SHEET = Template("""
QFrame[objectName="name grid"], QFrame[objectName="table panel"] {
    background: $shade; border: 1px solid $brass; border-radius: 12px; }
QFrame[objectName="name grid"] QLabel, QFrame[objectName="table panel"] QLabel {
    color: $text; background: transparent; }
QFrame[objectName="name grid"] QPushButton { color: $text; background: transparent; border: 1px solid $brass;
    border-radius: 8px; padding: 5px 10px; }
QFrame[objectName="name grid"] QPushButton:checked { color: $ink; background: $brass; font-weight: bold; }
QToolButton[objectName="link"] { color: $text; background: $shade; border: 1px solid $brass; border-radius: 8px;
    padding: 1px 8px; }
QToolButton[objectName="link"]:focus, QToolButton[objectName="link"]:hover { border: 2px solid $brass;
    padding: 0px 7px; }
QFrame[objectName="imagined"] { background: $shade; border: 2px dashed $brass; border-radius: 12px; }
QFrame[objectName="imagined"] QLabel { color: $text; background: transparent; }
""")


def table_style(felt: Felt) -> str:
    """The sheet in the colours of this table."""
    return _SHEET.substitute(text=felt.text, shade=felt.shade, brass=felt.brass, ink=felt.ink)
