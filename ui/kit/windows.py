"""Windows that fit the screen: shown no larger than it, brought to the front, scrolled or wrapped; and one question."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
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
    QWidget,
)

FRAME = 48
"""What a desktop takes of the screen for a window's title and frame, in pixels."""
ROW_PADDING = 6
"""Left and right of the words of a row, in pixels, as the style sheet says."""
GOES_BACK = "goes_back"
"""Of a dialog that brings its parent to the front, and so the keyboard back, when it is closed."""


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
    """The page as wide as its room, without a frame; only what is on it takes the focus."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    return area


class _WrappedRows(QStyledItemDelegate):
    """Makes rows no wider than their list: Qt wraps words at its width, and adds the style sheet's padding to that."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the row, its words wrapped between the paddings."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -2 * ROW_PADDING, 0)
        return super().sizeHint(narrower, index)


def wrap_rows(rows: QListView) -> None:
    """Lets long rows wrap at the list's width, also when that changes; they are never scrolled sideways."""
    rows.setItemDelegate(_WrappedRows(rows))
    rows.setWordWrap(True)
    rows.setTextElideMode(Qt.TextElideMode.ElideNone)  # Qt shortens even lines that would wrap
    rows.setResizeMode(QListView.ResizeMode.Adjust)
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def picture_icon(picture: QPixmap) -> QIcon:
    """The picture as a row of a list shows it: in its own colours, also where the row is chosen."""
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def scrolled_by_key(area: QScrollArea, event: QKeyEvent) -> bool:
    """Whether the key has scrolled the page: for windows that have nothing on it to go to, only to read."""
    action = PAGES.get(Qt.Key(event.key()))
    if action is not None:
        area.verticalScrollBar().triggerAction(action)
    return action is not None


def confirmed(parent: QWidget, title: str, question: str, yes: str, no: str) -> bool:
    """Whether the person says yes to what cannot be undone; whoever closes the question says no."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(question)
    agreed = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(no, QMessageBox.ButtonRole.RejectRole))
    box.exec()
    return box.clickedButton() is agreed
