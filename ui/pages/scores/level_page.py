"""The level of one's own: a sentence, its basis, its curve, and a button to begin it anew."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.game import AnyGame
from engine.players.levels import LEVELS
from engine.players.own_level import LEAST_HANDS, OwnLevel, explained_level, own_levels, said_of_level
from engine.words import text
from ui.kit.accessibility import announce
from ui.kit.dates import timestamp_words
from ui.kit.language import Lexicon, sentences
from ui.kit.lettering import HEADING, Lettering
from ui.kit.window_layout import labelled
from ui.kit.windows import scrolled_by_key, scroller
from ui.pages.options.option_editors import CalmList
from ui.pages.scores.duplicate_words import level_name
from ui.pages.scores.kept_duplicate import KeptDuplicates, Way
from ui.pages.scores.level_chart import LevelChart
from ui.pages.ways import way_text

STOPS = 5
"""The most places of the curve that are told to screen readers."""


class LevelPage(QWidget):
    """Shows one way of playing of a game; only a person begins its count anew, and can take that back."""

    count_wanted = Signal(object, object)  # the Way, and the moment from which on it counts, or None: from the first

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._kept = KeptDuplicates()
        self._game: AnyGame | None = None
        self._ways: tuple[Way, ...] = ()
        self._before: dict[Way, datetime | None] = {}  # since when it counted, before it was begun anew here
        self.way_label, self.way = QLabel(), CalmList()
        self.sentence = Lettering(HEADING, bold=True, wraps=True)
        self.about = Lettering(tone="muted", wraps=True)
        self.chart = LevelChart()
        self.anew, self.back = QPushButton(), QPushButton()
        self.way.currentIndexChanged.connect(lambda _place: self._tell())
        self.anew.clicked.connect(self._begin_anew)
        self.back.clicked.connect(self._take_back)
        self._lay_out()
        lexicon.changed.connect(self._speak)
        self._speak()

    def _lay_out(self) -> None:
        top = labelled(self.way_label, self.way)
        top.addStretch(1)
        bottom = QHBoxLayout()  # below what scrolls, so that no button is ever seen in part
        bottom.setContentsMargins(12, 6, 12, 10)
        bottom.addWidget(self.anew)
        bottom.addWidget(self.back)
        bottom.addStretch(1)
        page = QWidget()
        page.setProperty("look", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 10, 12, 4)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.sentence)
        column.addWidget(self.about)
        column.addWidget(self.chart, 1)
        column.addStretch()  # without a curve, what is said above would spread over the page
        self._area = scroller(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._area, 1)
        whole.addLayout(bottom)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scrolls by keys that nothing on the page takes."""
        if not scrolled_by_key(self._area, event):
            super().keyPressEvent(event)

    def show_levels(self, kept: KeptDuplicates, game: AnyGame) -> None:
        """Shows what the levels got in all kept hands, with this game chosen."""
        self._kept, self._game = kept, game
        self._speak()

    def showEvent(self, event: QShowEvent) -> None:
        """Announces what the page says, since nothing on it takes the keyboard."""
        super().showEvent(event)
        announce(self, self._spoken)

    @property
    def _spoken(self) -> str:
        return sentences((self.sentence.text(), self.about.text()), self._lexicon.language)

    @property
    def _shown(self) -> Way | None:
        place = self.way.currentIndex()
        return self._ways[place] if 0 <= place < len(self._ways) else None

    def _speak(self) -> None:
        say, shown = self._lexicon.say, self._shown
        self.way_label.setText(say("own_level.way"))
        self.anew.setText(say("own_level.anew"))
        self.back.setText(say("own_level.back"))
        every = dict.fromkeys((*self._kept.ways(), *self._kept.since))
        self._ways = tuple(way for way in every if self._game is not None and way[0] == self._game.key)
        with QSignalBlocker(self.way):
            self.way.clear()
            if (game := self._game) is not None:
                self.way.addItems([self._lexicon.say_in(game.words, way_text(game, way)) for _, way in self._ways])
            self.way.setCurrentIndex(self._ways.index(shown) if shown in self._ways else len(self._ways) - 1)
        self._tell()

    def _tell(self) -> None:
        """Shows sentence, curve and buttons of the chosen way of playing."""
        say, way, before = self._lexicon.say, self._shown, self._spoken
        for widget in (self.way_label, self.way, self.anew):
            widget.setVisible(way is not None)
        self.back.setVisible(way in self._before)
        hands = () if way is None else self._kept.counted(way)
        estimates = own_levels(each.duplicate for each in hands)
        latest = estimates[-1] if estimates else None
        self.anew.setEnabled(bool(hands))
        self.chart.setVisible(latest is not None)
        about = [say("own_level.excluded")]
        if way is not None and (since := self._kept.since.get(way)) is not None:
            about.insert(0, say("own_level.since", when=timestamp_words(self._lexicon, since)))
        if not self._kept.going_on:
            about.insert(0, say("own_level.off"))
        if latest is None:
            self.sentence.setText(say("own_level.unknown"))
            about.insert(0, say("own_level.least", hands=len(estimates), least=LEAST_HANDS))
            if self._kept.going_on:
                about.insert(0, say("own_level.how"))
        else:
            self.sentence.setText(say(said_of_level(latest)))
            about.insert(0, say("own_level.begins", least=LEAST_HANDS))
            about.insert(0, say(explained_level(latest)))
        self.about.setText(sentences(about, self._lexicon.language))
        levels = [level_name(self._lexicon, level) for level in LEVELS]
        self.chart.show_estimates(
            levels, estimates, say("chart.hands", hands=len(estimates)), course_words(self._lexicon, estimates)
        )
        if self.isVisible() and self._spoken != before:
            announce(self, self._spoken)

    def _begin_anew(self) -> None:
        way = self._shown
        if way is not None:
            last = max(each.when for each in self._kept.counted(way))
            self._before[way] = self._kept.since.get(way)
            self.count_wanted.emit(way, last.astimezone(UTC))

    def _take_back(self) -> None:
        way = self._shown
        if way is not None:
            self.count_wanted.emit(way, self._before.pop(way))
            self.anew.setFocus(Qt.FocusReason.OtherFocusReason)


def course_words(lexicon: Lexicon, estimates: Sequence[OwnLevel | None]) -> str:
    """The curve in words: the estimates after some of the hands, the first and the last among them."""
    known = [(hands, each) for hands, each in enumerate(estimates, 1) if each is not None]
    steps = min(STOPS, len(known)) - 1
    stops = known if steps < 1 else [known[step * (len(known) - 1) // steps] for step in range(steps + 1)]
    course = lexicon.say("result.name_between").join(_at(lexicon, *stop) for stop in stops)
    return lexicon.say("own_level.course", course=course)


def _at(lexicon: Lexicon, hands: int, estimate: OwnLevel) -> str:
    how, low, high = estimate.wording
    return lexicon.say(f"own_level.at.{how}", hands=hands, low=text(f"level.{low}"), high=text(f"level.{high}"))
