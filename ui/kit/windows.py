"""Windows that fit the screen: their size, bringing them to the front, scrolling and wrapping; and the question yes or
no."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractSlider,
    QDialog,
    QFrame,
    QListView,
    QMessageBox,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

FRAME = 48
"""Pixels of the screen that a desktop uses for a window's title and frame."""
ROW_PADDING = 6
"""Pixels left and right of the words of a row, as the style sheet sets them."""
GOES_BACK = "goes_back"
"""The property of a dialog that brings its parent to the front when it is closed, and so gives back the keyboard."""


def bring(window: QWidget) -> None:
    """Shows a window, or brings it to the front."""
    if not window.isVisible():
        room = window.screen().availableSize()
        window.resize(window.size().boundedTo(QSize(room.width() - FRAME, room.height() - FRAME)))
        window.show()
        parent = window.parentWidget()
        if isinstance(window, QDialog) and parent is not None and not window.property(GOES_BACK):
            window.setProperty(GOES_BACK, True)
            window.finished.connect(lambda _how: parent.window().activateWindow())
    else:
        window.activateWindow()


PAGES = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


def scroller(page: QWidget) -> QScrollArea:
    """A scroll area without a frame for this page, as wide as its room; only widgets on the page take the focus."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    return area


class _WrappedRows(QStyledItemDelegate):
    """Makes rows no wider than their list: Qt wraps words at its width, and then adds the style sheet's padding.

    Qt asks with one width for where the next row begins, for which it takes the bar to be wider than it is, and with
    another one for how high a row is. The answer is the same for both.
    """

    def __init__(self, rows: QListView) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the row beside the bar, its words wrapped between the paddings."""
        narrower = QStyleOptionViewItem(option)
        beside = self._rows.maximumViewportSize().width() - self._rows.verticalScrollBar().sizeHint().width()
        narrower.rect = QRect(0, 0, beside - 2 * ROW_PADDING, 1)
        return super().sizeHint(narrower, index)


def wrap_rows(rows: QListView) -> None:
    """Wraps long rows at the list's width, also when that changes; the list is never scrolled sideways."""
    rows.setItemDelegate(_WrappedRows(rows))
    rows.setWordWrap(True)
    rows.setTextElideMode(Qt.TextElideMode.ElideNone)  # Qt shortens even lines that would wrap
    rows.setResizeMode(QListView.ResizeMode.Adjust)
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class _WrappedColumn(QStyledItemDelegate):
    """Makes the rows of a tree as high as their words, wrapped at the width of their column; Qt alone shortens them."""

    def __init__(self, rows: QTreeView, column: int) -> None:
        super().__init__(rows)
        self._rows, self._column = rows, column

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the cell in the present width of its column."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect = QRect(0, 0, self._rows.columnWidth(self._column) - 2 * ROW_PADDING, 1)
        narrower.features |= QStyleOptionViewItem.ViewItemFeature.WrapText
        return super().sizeHint(narrower, index)


def wrap_column(rows: QTreeView, column: int) -> None:
    """Wraps the words of this column at its width, also when that changes."""
    rows.setItemDelegateForColumn(column, _WrappedColumn(rows, column))
    rows.setWordWrap(True)
    rows.setTextElideMode(Qt.TextElideMode.ElideNone)
    rows.setUniformRowHeights(False)

    def lay_out(resized: int, *_widths: int) -> None:
        if resized == column:
            rows.scheduleDelayedItemsLayout()

    rows.header().sectionResized.connect(lay_out)


def picture_icon(picture: QPixmap) -> QIcon:
    """The picture for a row of a list, in its own colours also where the row is chosen."""
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def scrolled_by_key(area: QScrollArea, event: QKeyEvent) -> bool:
    """Whether the key has scrolled the page; for windows with text only, on which nothing takes the focus."""
    action = PAGES.get(Qt.Key(event.key()))
    if action is not None:
        area.verticalScrollBar().triggerAction(action)
    return action is not None


def confirmed(parent: QWidget, title: str, question: str, yes: str, no: str) -> bool:
    """Whether the person says yes to something that cannot be undone; closing the question means no."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(question)
    agreed = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(no, QMessageBox.ButtonRole.RejectRole))
    box.exec()
    parent.window().activateWindow()
    return box.clickedButton() is agreed
