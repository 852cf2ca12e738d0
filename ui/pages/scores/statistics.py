"""The statistics of all sessions, by game, way of playing and level, with assisted hands apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLabel,
    QPushButton,
    QSplitter,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.game import AnyGame
from engine.words import rounded, signed, signed_mean
from ui.kit.accessibility import CurrentTold, announce
from ui.kit.bots import bot_in_words
from ui.kit.language import Lexicon
from ui.kit.lettering import Lettering, scaled_font
from ui.kit.window_layout import labelled, lay_out_window, size_by_content
from ui.kit.windows import wrap_column
from ui.pages.game_list import choose_game, chosen_game, name_games
from ui.pages.options.option_editors import CalmList
from ui.pages.scores.kept_duplicate import KeptDuplicates
from ui.pages.scores.level_page import LevelPage
from ui.pages.scores.played import MIXED, FinishedHand, HandSums, groups, running, sums_of
from ui.pages.scores.score_chart import ScoreChart
from ui.pages.ways import way_text

COLUMNS = ("what", "hands", "wins", "share", "points", "mean", "streak", "best")

NOTHING = "–"
"""The sign for no value."""


class Statistics(QDialog):
    """Shows the hands of one game at a time; the chart follows the line that is chosen."""

    def __init__(self, lexicon: Lexicon, games: Mapping[str, AnyGame], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon, self._games = lexicon, games
        self._hands: tuple[FinishedHand, ...] = ()
        self._lines: list[list[FinishedHand]] = []
        self.game_label, self.game = QLabel(), CalmList()
        self.about = Lettering(tone="muted", wraps=True)  # which hands count, or that there are none
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._kept = KeptDuplicates()
        self.level, self.tabs = LevelPage(lexicon), QTabWidget()
        self.chart = ScoreChart()
        self.table = QTreeWidget()
        CurrentTold(self.table)
        self.table.setRootIsDecorated(False)
        wrap_column(self.table, 0)
        self.table.setColumnCount(len(COLUMNS))
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close)
        self.game.currentIndexChanged.connect(lambda _place: self._fill())
        self.table.currentItemChanged.connect(lambda *_items: self._draw())
        self.tabs.currentChanged.connect(self._tell_page)
        self._lay_out()
        lexicon.changed.connect(self._speak)
        self._speak()

    def _lay_out(self) -> None:
        split = self._split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.chart)
        split.addWidget(self.table)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setChildrenCollapsible(False)
        points = QWidget()
        inside = QVBoxLayout(points)
        inside.setContentsMargins(12, 10, 12, 10)
        inside.addWidget(self.about)
        inside.addWidget(split, 1)
        self.tabs.addTab(points, "")
        self.tabs.addTab(self.level, "")
        top = labelled(self.game_label, self.game)
        top.addStretch(1)
        lay_out_window(self, (top, self.tabs), self.tabs, (), (self.close_button,))

    def show_hands(self, hands: Sequence[FinishedHand], game: str) -> None:
        """Shows all hands in the order played, beginning with this game."""
        self._hands = tuple(hands)
        size_by_content(self, 62, 43, empty=not hands)
        choose_game(self.game, self._games, game)
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turns the page on Ctrl+Tab, wherever the keyboard is."""
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.tabs.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def show_levels(self, kept: KeptDuplicates) -> None:
        """Shows what each level got in the kept hands."""
        self._kept = kept
        self.level.show_levels(kept, self._shown)

    @property
    def _shown(self) -> AnyGame:
        return chosen_game(self.game, self._games)

    @property
    def _unit(self) -> str:
        """The end of the keys of what a hand brings: levels, in games that have a ladder, or points."""
        return "" if self._shown.presentation.ladder is None else ".levels"

    def _fill(self) -> None:
        """Fills in a line for all hands without help, one for each way of playing and level, and the assisted ones
        apart."""
        hands = [hand for hand in self._hands if hand.game == self._shown.key]
        self.about.setText(self._lexicon.say("statistics.counted" if hands else "statistics.empty"))
        self._split.setVisible(bool(hands))
        self.level.show_levels(self._kept, self._shown)
        keys = [f"statistics.{name}{self._unit if name == 'points' else ''}" for name in COLUMNS]
        self.table.setHeaderLabels([self._lexicon.say(key) for key in keys])
        with QSignalBlocker(self.table):
            self.table.clear()
            self._lines = []
            self._add_line(
                self._lexicon.say("statistics.all"), [hand for hand in hands if not hand.assisted], bold=True
            )
            for (preset, level, assisted), found in sorted(groups(hands).items(), key=lambda each: each[0][2]):
                self._add_line(self._group_words(preset, level, assisted), found)
            told = next((place for place, found in enumerate(self._lines) if found), 0)
            if (item := self.table.topLevelItem(told)) is not None:
                self.table.setCurrentItem(item)
        for column in range(len(COLUMNS)):
            self.table.resizeColumnToContents(column)
        self._draw()

    def _group_words(self, preset: str, level: str, assisted: bool) -> str:
        say, name = self._lexicon.say, self._lexicon.say_in(self._shown.words, way_text(self._shown, preset))
        who = bot_in_words(level, self._lexicon) or level
        if level == MIXED:
            who = say("lobby.mixed")
        return say("statistics.group.assisted" if assisted else "statistics.group", preset=name, level=who)

    def _add_line(self, words: str, hands: list[FinishedHand], *, bold: bool = False) -> None:
        sums: HandSums = sums_of(hands)
        told = (
            str(sums.wins),
            self._lexicon.say("statistics.percent", percent=rounded(100 * sums.share)),
            signed(sums.points),
            signed_mean(sums.mean, 2),
            str(sums.streak),
            str(sums.best_streak),
        )
        item = QTreeWidgetItem([words, str(sums.hands), *(told if hands else (NOTHING,) * len(told))])
        for column in range(1, len(COLUMNS)):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if bold:
            for column in range(len(COLUMNS)):
                item.setFont(column, scaled_font(1.0, bold=True))
        self._lines.append(hands)
        self.table.addTopLevelItem(item)

    def _tell_page(self, page: int) -> None:
        """Announces the points when their page is turned to; the other page announces itself."""
        if self.isVisible() and self.tabs.widget(page) is not self.level:
            announce(self, self.about.text() if self._split.isHidden() else self.chart.accessibleName())

    def _draw(self) -> None:
        item = self.table.currentItem()
        place = self.table.indexOfTopLevelItem(item) if item is not None else -1
        hands = self._lines[place] if place >= 0 else []
        rows = [(total,) for total in running(hands)]
        say = self._lexicon.say
        spoken = say(f"statistics.spoken{self._unit}", hands=len(hands), points=signed(rows[-1][0]))
        below = say("chart.hands", hands=len(hands))
        self.chart.show_totals([say(f"statistics.points{self._unit}")], rows, below, spoken)

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("statistics.title"))
        self.game_label.setText(say("course.game"))
        self.close_button.setText(say("button.close"))
        self.tabs.setAccessibleName(say("statistics.title"))
        self.tabs.setTabText(0, say("statistics.tab.points"))
        self.tabs.setTabText(1, say("statistics.tab.level"))
        self.table.setAccessibleName(say("statistics.title"))
        for column in range(1, len(COLUMNS)):
            head = self.table.headerItem()
            head.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        header = self.table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        name_games(self.game, self._lexicon, self._games)
        self._fill()
