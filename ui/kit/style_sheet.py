"""The style sheets: of all windows from a scheme (quiet paper, thin lines, one accent), and of widgets on the felt."""

from __future__ import annotations

from dataclasses import fields
from string import Template

from ui.kit.assets import asset
from ui.kit.theme import Felt, Scheme, luminance

_SHEET = Template("""
QMainWindow, QDialog { background: $window; }
QLabel[tone="muted"] { color: $muted; }
QLabel[tone="danger"] { color: $danger; }
QLabel[tone="brass"] { color: $brass; }
QLabel[tone="good"] { color: $good; }
QLabel[tone="problem"] { color: $danger; background: $base; border: 1px solid $danger; border-left: 5px solid $danger;
    border-radius: 6px; padding: 8px 10px; }
QFrame[look="card"] { background: $base; border: 1px solid $border; border-radius: 10px; }
QFrame[look="strip"] { background: $base; border: none; border-bottom: 1px solid $brass; }
QFrame[look="side"] { background: $raised; border: none; border-left: 1px solid $border; }
QFrame[look="row"] { background: transparent; border: none; border-left: 4px solid transparent; border-radius: 0; }
QFrame[look="row"][changed="true"] { border-left-color: $brass; }
QFrame[look="row"][changed="true"] QLabel[changed="true"] { font-weight: bold; }
QFrame[look="panel"] { background: $base; border: 1px solid $brass; border-radius: 14px; }
QFrame[look="resume"] { background: $base; border: 1px solid $brass; border-radius: 10px; }
QFrame[look="line"] { background: $border; border: none; max-height: 1px; min-height: 1px; }

QScrollArea, QScrollArea > QWidget > QWidget[look="page"] { background: transparent; border: none; }

QPushButton { background: $base; color: $text; border: 1px solid $border; border-radius: 8px; padding: 6px 14px; }
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $accent; color: $on_accent; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:disabled { color: $muted; background: $window; border: 1px dotted $faint; }
QPushButton[look="main"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: bold; }
QPushButton[look="main"]:hover { border-color: $text; }
QPushButton[look="main"]:focus { border: 2px solid $text; }
QPushButton[look="main"]:disabled { background: $window; color: $muted; border: 1px dotted $faint; }
QPushButton[look="segment"] { padding: 6px 12px; min-width: 1.6em; }
QPushButton[look="segment"]:checked { background: $accent; color: $on_accent; border-color: $accent;
    font-weight: bold; }
QPushButton[look="segment"]:checked:focus { border: 2px solid $text; }
QPushButton[look="toggle"]:checked { background: $accent; color: $on_accent; border: 2px solid $text;
    padding: 5px 13px; }

QToolButton { color: $text; background: $base; border: 1px solid $border; border-radius: 6px; padding: 3px 7px; }
QToolButton[autoRaise="true"], QToolButton[look="fold"] { background: transparent; border-color: transparent; }
QToolButton:hover { border-color: $accent; }
QToolButton:focus { border: 2px solid $accent; padding: 2px 6px; }
QToolButton:disabled { color: $muted; background: $window; border: 1px dotted $faint; }
QToolButton[look="chip"] { border: 1px solid $border; border-radius: 12px; padding: 5px 10px; background: $raised; }
QToolButton[look="chip"]:focus { border: 2px solid $accent; padding: 4px 9px; }
QToolButton[look="chip"]:checked { background: $accent; color: $on_accent; border-color: $accent; font-weight: bold; }
QToolButton[look="chip"]:checked:focus { border: 2px solid $text; }
QToolButton[look="fold"] { font-weight: bold; padding: 5px 10px 5px 0; }
QToolButton[look="fold"]:focus { padding: 4px 9px 4px 0; }

QLineEdit, QPlainTextEdit, QTextBrowser, QTreeView, QListView, QTableView { background: $base; color: $text;
    border: 1px solid $border; border-radius: 6px; selection-background-color: $accent;
    selection-color: $on_accent; }
QTreeView, QListView { outline: none; }
QTableView { gridline-color: $border; }
QLineEdit { padding: 5px 7px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus, QTreeView:focus, QListView:focus,
QTableView:focus { border: 2px solid $accent; }
QLineEdit:focus { padding: 4px 6px; }
QListView::item { padding: 5px 6px; }
QTreeView::item { padding: 5px 3px; }
QListView::item:selected, QTreeView::item:selected { background: $accent; color: $on_accent; }
QTreeView::branch:selected { background: $accent; }
QHeaderView::section { background: $raised; color: $muted; border: none; border-bottom: 1px solid $border;
    padding: 5px 4px; }
QHeaderView::section:vertical { padding: 0 6px; }
QTableCornerButton::section { background: $raised; border: none; border-bottom: 1px solid $border; }

QTabWidget::pane { background: $base; border: 1px solid $border; border-radius: 8px; top: -1px; }
QTabBar::tab { background: transparent; color: $muted; border: 1px solid transparent; padding: 6px 12px;
    border-top-left-radius: 8px; border-top-right-radius: 8px; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { background: $base; color: $text; border-color: $border; border-bottom-color: $base;
    font-weight: bold; }
QTabBar::tab:focus { color: $accent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QSplitter::handle { background: transparent; }

QCheckBox { spacing: 8px; }
QCheckBox::indicator { width: 15px; height: 15px; border: 1px solid $muted; border-radius: 4px; background: $base; }
QCheckBox::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$check"); }
QCheckBox::indicator:disabled { border-color: $faint; background: $window; }
QCheckBox::indicator:checked:disabled { border-color: $off; background: $off; }
QCheckBox:focus { color: $accent; }
QCheckBox::indicator:focus { border: 2px solid $accent; }

QComboBox { background: $base; color: $text; border: 1px solid $border; border-radius: 6px; padding: 4px 6px 4px 9px;
    combobox-popup: 0; }
QComboBox[found="true"] { border: 2px solid $brass; padding: 3px 5px 3px 8px; }
QComboBox:hover, QComboBox:on { border-color: $accent; }
QComboBox:focus { border: 2px solid $accent; padding: 3px 5px 3px 8px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url("$down"); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $base; color: $text; border: 1px solid $border; outline: none;
    selection-background-color: $accent; selection-color: $on_accent; }

QComboBox QAbstractItemView:focus { border: 1px solid $border; }
QSpinBox { background: $base; color: $text; border: 1px solid $border; border-radius: 6px; padding: 4px 2px 4px 8px; }
QSpinBox[found="true"] { border: 2px solid $brass; padding: 3px 1px 3px 7px; }
QSpinBox:focus { border: 2px solid $accent; padding: 3px 1px 3px 7px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $muted; background: $window;
    border: 1px dotted $faint; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 18px; background: transparent; }
QSpinBox::up-arrow { image: url("$up"); width: 11px; height: 11px; }
QSpinBox::down-arrow { image: url("$down"); width: 11px; height: 11px; }

QMenuBar { background: $window; color: $text; }
QMenuBar::item { padding: 5px 10px; background: transparent; border-radius: 5px; }
QMenuBar::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $base; color: $text; border: 1px solid $border; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 22px; border-radius: 5px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QStatusBar { background: $window; color: $text; }
QStatusBar::item { border: none; }
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 4px; }
QDockWidget { color: $text; }
QFrame[look="dock"] { background: $raised; border: none; border-bottom: 1px solid $border; }
QMainWindow::separator { background: $border; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: $accent; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $border; border-radius: 4px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def style_sheet(scheme: Scheme) -> str:
    """The sheet in these colours; it sets no font and no size of text, so that both follow the desktop."""
    ink = "light" if luminance(scheme.window) > 0.5 else "dark"
    signs = {sign: asset("signs", f"{sign}_{ink}.svg").as_posix() for sign in ("check", "down", "up")}
    names = [each.name for each in fields(scheme) if each.name != "series"]
    return _SHEET.substitute({name: getattr(scheme, name) for name in names} | signs)


_TABLE_SHEET = Template("""
QFrame[objectName="name grid"], QFrame[objectName="table panel"] {
    background: $shade; border: 1px solid $brass; border-radius: 12px; }
QFrame[objectName="name grid"] QLabel, QFrame[objectName="table panel"] QLabel {
    color: $text; background: transparent; }
QFrame[objectName="table panel"] QScrollArea, QFrame[objectName="table panel"] QWidget[look="page"] {
    background: transparent; border: none; }
QFrame[objectName="name grid"] QPushButton { color: $text; background: transparent; border: 1px solid $brass;
    border-radius: 8px; padding: 5px 10px; }
QFrame[objectName="name grid"] QPushButton[look="number"] { padding: 5px 7px; min-width: 0.9em; }
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
    return _TABLE_SHEET.substitute(text=felt.text, shade=felt.shade, brass=felt.brass, ink=felt.ink)
