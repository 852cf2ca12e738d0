"""The calendar of a month: the results of each day, of one game or of all by small marks."""

from __future__ import annotations

from calendar import Calendar, monthrange
from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from engine.game import AnyGame
from engine.today import FIRST_DAY
from engine.words import signed
from ui.kit.accessibility import ENTER, CurrentTold, announce
from ui.kit.dates import date_words, month_words, weekday_words, weekdays
from ui.kit.language import Lexicon, sentences
from ui.pages.today.day_delegate import BESIDE, MARKS, SMALLEST_MARK, WIDEST, DayDelegate
from ui.pages.today.daybook import Daybook, FirstTry, stands_words

WEEKS = 6
"""The number of rows that holds any month."""
DAY = Qt.ItemDataRole.UserRole
LETTERS_WIDE = 4.5
"""The width of a day, as a multiple of half the height of the letters."""


class Month(QTableWidget):
    """Shows the month of the chosen day; arrow keys go from day to day, Page Up and Down from month to month."""

    day_chosen = Signal(object)  # a date
    wanted = Signal()  # Enter: what is to be played of the chosen day

    def __init__(self, lexicon: Lexicon, games: Mapping[str, AnyGame], parent: QWidget | None = None) -> None:
        super().__init__(WEEKS, 7, parent)
        self._lexicon, self._games = lexicon, games
        self.book, self.chosen, self.game = Daybook(FIRST_DAY), FIRST_DAY, ""
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(DayDelegate(self))
        CurrentTold(self)
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        self.currentItemChanged.connect(lambda item, _before: self._take(item))

    def show_book(self, book: Daybook, chosen: date, game: str = "") -> None:
        """Shows the month of this day, with marks for all games, or the points of the one of this key."""
        self.book, self.chosen, self.game = book, chosen, game
        self._fill()

    def turn(self, months: int) -> None:
        """Goes so many months on, to the same day or to the last one that there is."""
        place = self.chosen.year * 12 + self.chosen.month - 1 + months
        year, month = place // 12, place % 12 + 1
        if year < FIRST_DAY.year:
            return
        self.choose(date(year, month, min(self.chosen.day, monthrange(year, month)[1])))

    def choose(self, day: date) -> None:
        """Goes to this day, as far as there are deals."""
        day = min(max(day, FIRST_DAY), self.book.last)
        if day == self.chosen:
            return
        turned = (day.year, day.month) != (self.chosen.year, self.chosen.month)
        self.chosen = day
        if turned:
            announce(self, month_words(self._lexicon, day))
        self._fill()
        self.day_chosen.emit(day)

    def least(self) -> tuple[int, int]:
        """The least width and height in which every day has its room, in pixels."""
        line = self.fontMetrics().height()
        letter = self.fontMetrics().horizontalAdvance(WIDEST)
        marks = round(letter * SMALLEST_MARK * len(self._games)) + 2 * BESIDE
        wide = max(round(line * LETTERS_WIDE / 2), marks)
        return 7 * wide + 4, WEEKS * (2 * line + 2) + line + 14

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes to the day that a key means, also beyond the month; Enter asks for its deals."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -7, Qt.Key.Key_Down: 7}
        key = Qt.Key(event.key())
        if key in steps:
            self.choose(self.chosen + timedelta(days=steps[key]))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turn(1 if key == Qt.Key.Key_PageDown else -1)
        elif key == Qt.Key.Key_Home:
            self.choose(self.chosen.replace(day=1))
        elif key == Qt.Key.Key_End:
            self.choose(self.chosen.replace(day=monthrange(self.chosen.year, self.chosen.month)[1]))
        elif key in ENTER:
            self.wanted.emit()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _take(self, item: QTableWidgetItem | None) -> None:
        day = None if item is None else item.data(DAY)
        if day is not None:
            self.choose(date.fromisoformat(day))

    def _fill(self) -> None:
        lexicon, order = self._lexicon, weekdays(self._lexicon)
        with QSignalBlocker(self):
            for column, weekday in enumerate(order):
                head = QTableWidgetItem(weekday_words(lexicon, weekday, short=True))
                head.setData(Qt.ItemDataRole.AccessibleTextRole, weekday_words(lexicon, weekday, short=False))
                self.setHorizontalHeaderItem(column, head)
            days = Calendar(order[0] - 1).itermonthdays(self.chosen.year, self.chosen.month)
            places = dict(enumerate(days))
            for place in range(WEEKS * 7):
                number = places.get(place, 0)
                day = self.chosen.replace(day=number) if number else None
                item = self._item(day)
                self.setItem(place // 7, place % 7, item)
                if day == self.chosen:
                    self.setCurrentItem(item)

    def _item(self, day: date | None) -> QTableWidgetItem:
        item = QTableWidgetItem()
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        if day is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            return item
        item.setText(f"{day.day}\n{self._marks(day)}")
        item.setData(DAY, day.isoformat())
        item.setData(MARKS, not self.game)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, self.spoken(day))
        item.setData(Qt.ItemDataRole.ToolTipRole, self.spoken(day))
        if day > self.book.last:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        elif day == self.book.today:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        return item

    def _marks(self, day: date) -> str:
        """A mark for every game of a day on which anything was begun; of one game its points."""
        say = self._lexicon.say
        if self.game:
            result, begun = self.book.result(day, self.game), FirstTry.BEGUN in self._states(day)
            return say("today.mark.begun") if begun else "" if result is None else signed(result.points)
        return "".join(say(f"today.mark.{stands}") for stands in self._states(day))

    def _states(self, day: date) -> tuple[FirstTry, ...]:
        """How each deal that is shown stands on this day; nothing of a day on which none was begun."""
        each = tuple(self.book.stands(day, game) for game in ((self.game,) if self.game else self._games))
        return each if set(each) != {FirstTry.NEW} else ()

    def marked(self) -> tuple[str, ...]:
        """The kinds of marks that stand in this month, points as one of them."""
        days = [self.chosen.replace(day=1 + day) for day in range(monthrange(self.chosen.year, self.chosen.month)[1])]
        states = {stands for day in days for stands in self._states(day)}
        if self.game:
            points = ("points",) if states & {FirstTry.WON, FirstTry.LOST} else ()
            return points + ((FirstTry.BEGUN.value,) if FirstTry.BEGUN in states else ())
        order = FirstTry.WON, FirstTry.LOST, FirstTry.BEGUN, FirstTry.NEW
        return tuple(stands.value for stands in order if stands in states)

    @property
    def reaches_ahead(self) -> bool:
        """Whether some days of this month are not open yet."""
        last = self.book.last
        return (self.chosen.year, self.chosen.month) == (last.year, last.month) and last.day < monthrange(
            last.year, last.month
        )[1]

    def spoken(self, day: date) -> str:
        """The day with the state of its deals, for screen readers and a resting pointer."""
        lexicon, book = self._lexicon, self.book
        shown = [game for game in self._games if self.game in ("", game) and day <= book.last]
        key = "today.spoken.today" if day == book.today else "today.spoken.day"
        when = lexicon.say(key, day=date_words(lexicon, day))
        if len(shown) > 1 and {book.stands(day, game) for game in shown} == {FirstTry.NEW}:
            return sentences((when, lexicon.say("today.spoken.nothing")), lexicon.language)
        each = [
            lexicon.say(
                "today.spoken",
                game=lexicon.say_in(self._games[game].words, "game.name"),
                stands=stands_words(lexicon, book, day, game),
            )
            for game in shown
        ]
        return sentences((when, *each), lexicon.language)
