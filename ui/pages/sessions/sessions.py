"""The list of sessions, where they are resumed, named, thrown away, restored, or deleted for good."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from engine.words import Text
from ui.kit.accessibility import ENTER, CurrentTold, announce
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.lettering import SMALL, Lettering
from ui.kit.theme import Felt
from ui.kit.window_layout import labelled, lay_out_window, size_by_content
from ui.kit.windows import confirmed, picture_icon, wrap_rows
from ui.pages.sessions.session_row import SessionRow, Whereabouts, row_words, usual_title
from ui.pages.sessions.small_table import SIZE, SmallTable, painted

LONGEST_TITLE = 60
KEY = Qt.ItemDataRole.UserRole


class Sessions(QDialog):
    """Shows rows; the sessions' owner answers its signals, each with the key of a row."""

    resume_wanted = Signal(str)
    rename_wanted = Signal(str, str)  # its key and its new title
    throw_wanted = Signal(str)
    back_wanted = Signal(str)
    delete_wanted = Signal(str)  # for good, of what was thrown away
    undo_wanted = Signal()  # bring back what was thrown away last
    look_wanted = Signal()  # look anew at what there is
    picture_wanted = Signal(str)

    def __init__(self, lexicon: Lexicon, faces: CardFaces, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon, self._faces, self.felt = lexicon, faces, felt
        self._waiting: tuple[SessionRow, ...] = ()
        self._thrown: tuple[SessionRow, ...] = ()
        self._now = datetime.now().astimezone()
        self._named = ""  # the key of the session whose name is being written
        self._told: Text | None = None
        self._pictures: dict[str, tuple[datetime, SmallTable | None]] = {}
        self.rows = QListWidget()
        CurrentTold(self.rows)
        self.none = Lettering(tone="muted", wraps=True)
        self.name_label, self.name = QLabel(), QLineEdit()
        self.name.setMaxLength(LONGEST_TITLE)
        self.told = Lettering(SMALL, tone="muted", wraps=True)
        self.thrown, self.undo, self.throw, self.delete = (QPushButton() for _ in range(4))
        self.back, self.close_button, self.go_on = (QPushButton() for _ in range(3))
        self.thrown.setCheckable(True)
        self.thrown.setProperty("look", "toggle")  # it looks pressed while that list is shown
        self.go_on.setProperty("look", "main")
        self._lay_out()
        self._wire()
        lexicon.changed.connect(self._speak)
        self._speak()

    def _lay_out(self) -> None:
        rows = self.rows
        wrap_rows(rows)
        rows.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        rows.setIconSize(SIZE)
        parts = (self.none, rows, labelled(self.name_label, self.name), self.told)
        left = (self.thrown, self.undo, self.throw, self.delete)
        lay_out_window(self, parts, rows, left, (self.close_button, self.back, self.go_on))

    def _wire(self) -> None:
        self.rows.currentRowChanged.connect(lambda _row: self._tell())
        self.rows.itemDoubleClicked.connect(lambda _item: self._take())
        self.rows.installEventFilter(self)
        self.name.editingFinished.connect(self._rename)
        self.thrown.toggled.connect(lambda _on: self._fill())
        self.throw.clicked.connect(self._throw_away)
        self.delete.clicked.connect(self._delete)
        self.back.clicked.connect(self._bring_back)
        self.undo.clicked.connect(self.undo_wanted)
        self.go_on.clicked.connect(self._take)
        self.close_button.clicked.connect(self.close)

    def fit(self, *, empty: bool) -> None:
        """Takes its size before it is shown; ``empty``: there will be no sessions in it, thrown away ones neither."""
        size_by_content(self, 54, 40, empty=empty)

    def show_rows(
        self, waiting: Sequence[SessionRow], thrown: Sequence[SessionRow], now: datetime, undoable: bool
    ) -> None:
        """Shows these sessions, the one played last first; ``undoable``: one press restores something."""
        same = (self._waiting, self._thrown) == (tuple(waiting), tuple(thrown)) and self._now.date() == now.date()
        self._waiting, self._thrown, self._now = tuple(waiting), tuple(thrown), now
        self.undo.setEnabled(undoable)
        if not same or (self.rows.count() == 0 and self._shown):
            self._fill()
        self._letter_thrown()

    def show_picture(self, key: str, table: SmallTable | None) -> None:
        """Shows the table of the session of this key as its seat sees it."""
        row = next((row for row in (*self._waiting, *self._thrown) if row.key == key), None)
        if row is not None:
            self._pictures[key] = row.when, table
            for place in range(self.rows.count()):
                item = self.rows.item(place)
                if item.data(KEY) == key:
                    self._show(item, row, table)

    def tell(self, words: Text) -> None:
        """Says what was done, or why not."""
        self._told = words
        self.told.setText(self._lexicon.say(words))
        announce(self, self.told.text())

    @property
    def _shown(self) -> tuple[SessionRow, ...]:
        return self._thrown if self.thrown.isChecked() else self._waiting

    @property
    def row(self) -> SessionRow | None:
        """The chosen session."""
        place = self.rows.currentRow()
        return self._shown[place] if 0 <= place < len(self._shown) else None

    def _fill(self) -> None:
        """Fills the rows again; the choice stays on its session, else on its row."""
        item = self.rows.currentItem()
        key, place = (None, 0) if item is None else (item.data(KEY), self.rows.currentRow())
        with QSignalBlocker(self.rows):
            self.rows.clear()
            for row in self._shown:
                known = self._pictures.get(row.key)
                said = QListWidgetItem()
                said.setData(KEY, row.key)
                self.rows.addItem(said)
                self._show(said, row, None if known is None else known[1])
                if known is None or known[0] != row.when:
                    self.picture_wanted.emit(row.key)
            keys = [row.key for row in self._shown]
            self.rows.setCurrentRow(keys.index(key) if key in keys else min(place, len(keys) - 1))
        self._tell()

    def _show(self, item: QListWidgetItem, row: SessionRow, table: SmallTable | None) -> None:
        """Shows the words of a session, and its picture once that is known."""
        after = None if table is None else table.stands
        item.setText("\n".join(row_words(self._lexicon, row, self._now, after)))
        self._paint(item, table)

    def _paint(self, item: QListWidgetItem, table: SmallTable | None) -> None:
        picture = painted(table, self._faces, self.felt, self.devicePixelRatioF())
        item.setIcon(picture_icon(picture))
        item.setSizeHint(QSize(0, max(SIZE.height() + 12, self.rows.fontMetrics().height() * 4 + 16)))

    def _tell(self) -> None:
        """Shows what can be done with the chosen session."""
        row, thrown = self.row, self.thrown.isChecked()
        free = row is not None and row.where is not Whereabouts.ELSEWHERE
        self.none.setVisible(not self._shown)
        self.none.setText(self._lexicon.say("sessions.none.thrown" if thrown else "sessions.none"))
        shown, hidden = (self.go_on, self.throw), (self.back, self.delete)
        if thrown:
            shown, hidden = hidden, shown
        for button in hidden:  # first: all buttons at once would make the window wider, for good
            button.hide()
        for button in shown:
            button.show()
        for widget in (self.go_on, self.throw):
            widget.setEnabled(free)
        self.name.setEnabled(free and not thrown)
        self.name_label.setEnabled(free and not thrown)
        self.back.setEnabled(row is not None)
        self.delete.setEnabled(row is not None)
        self.name.setPlaceholderText("" if row is None else usual_title(self._lexicon, row))
        key = "" if row is None else row.key
        if key != self._named or not self.name.isModified():  # what is being written stays
            self._named = key
            with QSignalBlocker(self.name):
                self.name.setText("" if row is None else row.title)

    def _take(self) -> None:
        row = self.row
        if row is None or not self.go_on.isEnabled():
            return
        if self.thrown.isChecked():
            self._bring_back()
        else:
            self.close()
            self.resume_wanted.emit(row.key)

    def _rename(self) -> None:
        row = self.row
        if row is not None and self.name.isModified() and self.name.text().strip() != row.title:
            self.name.setModified(False)
            self.rename_wanted.emit(row.key, self.name.text().strip())

    def _throw_away(self) -> None:
        if self.row is not None and self.throw.isEnabled():
            self.throw_wanted.emit(self.row.key)
            self.rows.setFocus()

    def _bring_back(self) -> None:
        if self.row is not None:
            self.back_wanted.emit(self.row.key)
            self.rows.setFocus()

    def _delete(self) -> None:
        """Deletes for good, after a question."""
        row, say = self.row, self._lexicon.say
        if row is not None:
            sure = say("sessions.delete.sure", title=row.title or usual_title(self._lexicon, row))
            yes, no = say("sessions.delete.yes"), say("sessions.delete.no")
            if confirmed(self, say("sessions.delete.title"), sure, yes, no):
                self.delete_wanted.emit(row.key)
            self.rows.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the list Enter resumes a session, Delete throws it away, Ctrl+Z undoes that, F2 names it.

        Among sessions that were thrown away Enter restores, and Delete deletes for good, after a question.
        """
        if watched is not self.rows or not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._take()
            case _ if event.matches(QKeySequence.StandardKey.Undo):
                self.undo.click()
            case Qt.Key.Key_Delete:
                if self.thrown.isChecked():
                    self._delete()
                else:
                    self._throw_away()
            case Qt.Key.Key_F2 if self.name.isEnabled():
                self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self.name.selectAll()
            case _:
                return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the name only ends the editing."""
        if event.key() in ENTER:
            self.rows.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Asks for the sessions again, since another window may have changed them while this one was behind it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.look_wanted.emit()

    def begin(self) -> None:
        """Begins with the list of running sessions, without a message."""
        self.thrown.setChecked(False)
        self._told = None
        self.told.clear()
        self.rows.setCurrentRow(0 if self._waiting else -1)
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    def _letter_thrown(self) -> None:
        self.thrown.setText(self._lexicon.say("sessions.thrown", number=len(self._thrown)))

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("sessions.heading"))
        self.rows.setAccessibleName(say("sessions.heading"))
        self.name_label.setText(say("sessions.name"))
        self.name.setToolTip(say("sessions.name.about"))
        self.name.setAccessibleDescription(say("sessions.name.about"))
        for name in ("go_on", "throw", "delete", "back", "undo"):
            getattr(self, name).setText(say(f"sessions.{name}"))
        self.close_button.setText(say("button.close"))
        self.told.setText("" if self._told is None else say(self._told))
        self._letter_thrown()
        self._fill()
