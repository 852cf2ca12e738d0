"""The list of played hands, each replayed with open cards and its mistakes marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSlider,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.codes import Code, write_code
from engine.players.judge import Judgement
from engine.record import RecordError
from engine.words import Text, capitalised, signed
from ui.kit.accessibility import CurrentTold, announce
from ui.kit.dates import timestamp_words
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon, as_sentences
from ui.kit.lettering import Lettering
from ui.kit.theme import Felt
from ui.kit.window_layout import lay_out_window, size_by_content
from ui.kit.windows import confirmed, scroller, wrap_rows
from ui.pages.review.judgement import cost_of_move, has_no_better, judgement_words
from ui.pages.review.kept_hand import KeptHand
from ui.pages.review.open_table import OpenTable
from ui.pages.review.progress import JudgingProgress, progress_words
from ui.pages.review.replay import Stops, stops_of
from ui.pages.scores.standings import winners_words
from ui.pages.ways import played_text

SUFFIX = "paizhuo"
STEPS = {"first": "|◀", "back": "◀", "on": "▶", "last": "▶|", "doubt": ""}
"""The steps with their signs; where there is none, words stand on the button."""
KEYS = {"back": (Qt.Key.Key_Left, "←"), "on": (Qt.Key.Key_Right, "→")}
"""The key of each step, wherever the keyboard is in the window, and its sign."""
LEAST_TABLE = QSize(420, 300)
"""The least size of the open table, with the bar beside it where it has to be scrolled, in pixels."""


class Review(QDialog):
    """Shows kept hands; their owner answers its signals."""

    again_wanted = Signal(object, int)  # play this KeptHand on from after so many actions: before what is marked
    export_wanted = Signal(object, str)  # write the KeptHand's record to this file
    import_wanted = Signal(str)  # take in the record of this file
    removal_wanted = Signal(object)  # the KeptHands to give up
    opened = Signal(object)  # the KeptHand that is looked at now: judgements on it are welcome
    noticed = Signal(object)  # a Text to be told

    def __init__(self, lexicon: Lexicon, faces: CardFaces, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._hands: tuple[KeptHand, ...] = ()
        self._shown: KeptHand | None = None
        self._stops: Stops | None = None
        self._judgements: dict[int, Judgement] = {}
        self._progress = JudgingProgress()
        self._sought = ""  # the hand at whose costliest mistake it is to stop, unless a person steps before
        self.hands, self.moves = QListWidget(), QListWidget()
        for rows in (self.hands, self.moves):
            CurrentTold(rows)
        self.table = OpenTable(lexicon, faces, felt)
        self.area = scroller(self.table)
        self.area.setMinimumSize(LEAST_TABLE)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.steps = {name: QToolButton() for name in STEPS}
        self.said = Lettering(bold=True, wraps=True)
        self.outcome = Lettering(wraps=True)
        self.empty = Lettering(tone="muted", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.progress = Lettering(tone="muted", wraps=True)  # whether mistakes are still looked for, or what was found
        self.moves_label = QLabel()
        self.moves_label.setBuddy(self.moves)
        self.again, self.code, self.take_in, self.hand_out, self.remove, self.close_button = (
            QPushButton() for _ in range(6)
        )
        self.again.setProperty("look", "main")
        self._lay_out()
        self._wire()
        lexicon.changed.connect(self._speak)
        self._speak()

    def _lay_out(self) -> None:
        steps = QHBoxLayout()
        for name in ("first", "back"):
            steps.addWidget(self.steps[name])
        steps.addWidget(self.slider, 1)
        for name in ("on", "last", "doubt"):
            steps.addWidget(self.steps[name])
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.area, 1)
        column.addWidget(self.said)
        column.addWidget(self.outcome)
        column.addLayout(steps)
        for rows in (self.hands, self.moves):
            wrap_rows(rows)
        right = QWidget()
        told = QVBoxLayout(right)
        told.setContentsMargins(0, 0, 0, 0)
        told.addWidget(self.moves_label)
        told.addWidget(self.moves, 1)
        told.addWidget(self.progress)
        split = self._split = QSplitter()
        for part, share in ((self.hands, 2), (middle, 6), (right, 2)):
            split.addWidget(part)
            split.setStretchFactor(split.count() - 1, share)
        split.setChildrenCollapsible(False)
        split.setSizes([250, 640, 260])
        left = (self.remove, self.take_in, self.hand_out, self.code)
        lay_out_window(self, (self.empty, split), split, left, (self.close_button, self.again))

    def _wire(self) -> None:
        self.hands.currentRowChanged.connect(self._open)
        self.moves.currentRowChanged.connect(self.slider.setValue)
        self.slider.valueChanged.connect(self._step)
        moves = {"first": lambda: 0, "back": lambda: self._at - 1, "on": lambda: self._at + 1}
        moves |= {"last": self.slider.maximum, "doubt": self._next_doubt}
        for name, where in moves.items():
            self.steps[name].clicked.connect(lambda _checked=False, where=where: self.slider.setValue(where()))
        for name, (key, _) in KEYS.items():
            QShortcut(QKeySequence(key), self, self.steps[name].click)
        self.again.clicked.connect(self._play_on)
        self.code.clicked.connect(self._copy_code)
        self.take_in.clicked.connect(self._ask_source)
        self.hand_out.clicked.connect(self._ask_target)
        self.remove.clicked.connect(self._remove)
        self.close_button.clicked.connect(self.close)

    def show_hands(self, hands: Sequence[KeptHand], name: str = "", mistake: bool = False) -> None:
        """Shows these hands, the newest first, open at the one of this name, else at the first.

        ``mistake``: it goes on to the costliest mistake of this hand once all its moves are judged.
        """
        self._hands = tuple(hands)
        self.empty.setVisible(not hands)
        self._split.setVisible(bool(hands))
        size_by_content(self, 84, 51, empty=not hands)
        names = [hand.name for hand in hands]
        with QSignalBlocker(self.hands):
            self._fill_hands()
        self._shown, self._sought = None, name if mistake else ""
        self.hands.setCurrentRow(-1)
        if hands:
            self.hands.setCurrentRow(names.index(name) if name in names else 0)
        else:
            self._open(-1)
        self.hands.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_judgement(self, name: str, ply: int, judgement: Judgement) -> None:
        """Shows the judgement on the action at this ply of the hand of this name."""
        if self._shown is not None and self._shown.name == name:
            self._judgements[ply] = judgement
            if not has_no_better(judgement):
                self._fill_moves()
            self._tell()

    def show_progress(self, judged: int, moves: int, going_on: bool) -> None:
        """Shows how many of the moves of the hand that is looked at are judged; ``going_on``: the others will be."""
        before, self._progress = self._progress, JudgingProgress(judged, moves, going_on)
        sought = self._costliest if self._seeks and self._progress.done else None
        if sought in (None, self._at):
            self._tell_progress()
        else:
            self.slider.setValue(sought)  # the step there tells it
        if before.done != self._progress.done or before.going_on != going_on or not before.moves:
            announce(self, self.progress.text())

    def _tell_progress(self) -> None:
        """Says whether mistakes are still looked for, and in the end how many there are."""
        found, costliest = len(self.doubtful), self._costliest == self._at
        words = progress_words(self._lexicon, self._progress, found, seeks=self._seeks, costliest=costliest)
        self.progress.setText(words)
        self.progress.setVisible(bool(self.progress.text()))
        self.steps["doubt"].setAccessibleDescription(self.progress.text())

    @property
    def _at(self) -> int:
        return self.slider.value()

    @property
    def doubtful(self) -> list[int]:
        """The places of the stops that follow a mistake."""
        if self._stops is None:
            return []
        doubted = {ply + 1 for ply, judgement in self._judgements.items() if not has_no_better(judgement)}
        return [place for place, stop in enumerate(self._stops.stops) if stop.ply in doubted]

    @property
    def _costliest(self) -> int | None:
        """The place of the mistake that cost most, as far as is known; None where none is."""
        if self._stops is None:
            return None
        stops = self._stops.stops
        return max(self.doubtful, key=lambda place: cost_of_move(self._judgements[stops[place].ply - 1]), default=None)

    @property
    def _seeks(self) -> bool:
        """Whether it is to go to the costliest mistake of this hand once that is known."""
        return self._shown is not None and self._shown.name == self._sought

    def _next_doubt(self) -> int:
        later = [place for place in self.doubtful if place > self._at]
        return (later or self.doubtful or [self._at])[0]

    def _open(self, row: int) -> None:
        hand = self._hands[row] if 0 <= row < len(self._hands) else None
        self._stops, self._judgements, self._progress = None, {}, JudgingProgress()
        if hand is not None:
            try:
                self._stops = stops_of(hand.record(), hand.seat)
            except (RecordError, ValueError) as error:
                hand = None
                if isinstance(error, RecordError):
                    self.noticed.emit(self._lexicon.say_in(error.words, error.text))
        self._shown = hand
        with QSignalBlocker(self.slider):
            self.slider.setMaximum(len(self._stops.stops) - 1 if self._stops is not None else 0)
            self.slider.setValue(0)
        self._fill_moves()
        self._come_to(0)
        self._tell_progress()
        if hand is not None:
            self.opened.emit(hand)

    def _step(self, place: int) -> None:
        self._sought = ""
        self._come_to(place)
        self._tell_progress()

    def _come_to(self, place: int) -> None:
        stops = self._stops
        if stops is None:
            self.table.show_stop(None, {}, 1)
        else:
            longest = max(len(hand) for stop in stops.stops for hand in stop.hands)
            stop = stops.stops[place]
            self.table.show_stop(stop, stops.game.words, longest)
            if stop.mover is not None:
                row = self.table.seat_room(stop.mover)
                self.area.ensureVisible(0, round(row.center().y()), 0, round(row.height() / 2))
        with QSignalBlocker(self.moves):
            self.moves.setCurrentRow(place)
        self._tell()

    def _tell(self) -> None:
        """Shows the move that led here, the judgement on it, and what can be done from here."""
        stops, say = self._stops, self._lexicon.say
        has = stops is not None
        for widget in (self.slider, self.moves, self.again, self.hand_out, self.remove, *self.steps.values()):
            widget.setEnabled(has)
        self.code.setEnabled(has and self._shown is not None and self._shown.number is not None)
        self.remove.setEnabled(self._shown is not None or bool(self.hands.selectedItems()))
        self.steps["doubt"].setEnabled(bool(self.doubtful))
        self.outcome.setText(self._result_words())
        self.outcome.setVisible(bool(self.outcome.text()))
        if stops is None:
            self.said.clear()
            return
        stop = stops.stops[self._at]
        self.again.setEnabled(stop.tried_from is not None)
        for name in ("first", "back"):
            self.steps[name].setEnabled(self._at > 0)
        for name in ("on", "last"):
            self.steps[name].setEnabled(self._at < self.slider.maximum())
        words = self._move_words(self._at)
        judgement = self._judgements.get(stop.ply - 1)
        self.said.use_tone("" if judgement is None else "good" if has_no_better(judgement) else "danger")
        if judgement is not None:
            words = f"{words}  {judgement_words(self._lexicon, stops.game.words, judgement)}"
        self.said.setText(words if stop.mover is not None else say("replay.beginning"))

    def _result_words(self) -> str:
        """What the hand came to, after its last move; empty before."""
        stops, shown = self._stops, self._shown
        if stops is None or stops.result is None or shown is None or self._at < self.slider.maximum():
            return ""
        own = shown.seat == 0 and shown.bots[0] is None
        lines = (self._lexicon.say_in(stops.game.words, line.text) for line in stops.result.scored.lines)
        return as_sentences((winners_words(self._lexicon, stops.result, own), *lines), self._lexicon.language)

    def _move_words(self, place: int) -> str:
        assert self._stops is not None
        stop = self._stops.stops[place]
        if stop.mover is None or stop.said is None:
            return self._lexicon.say("replay.beginning")
        what = capitalised(self._lexicon.say_in(self._stops.game.words, stop.said))
        if stop.taken is not None:
            return self._lexicon.say("replay.move.taking", seat=stop.mover, what=what, count=stop.taken)
        return self._lexicon.say("replay.move", seat=stop.mover, what=what)

    def _fill_hands(self) -> None:
        self.hands.clear()
        for hand in self._hands:
            self.hands.addItem(self._hand_words(hand))

    def _hand_words(self, hand: KeptHand) -> str:
        say = self._lexicon.say
        game = self._lexicon.say_in(hand.game.words, played_text(hand.game, hand.options))
        when = timestamp_words(self._lexicon, hand.when)
        points = signed(hand.points) if hand.changes else say("replay.unfinished")
        key = "replay.hand.assisted" if hand.assisted else "replay.hand"
        return say(key, when=when, game=game, points=points)

    def _fill_moves(self) -> None:
        with QSignalBlocker(self.moves):
            self.moves.clear()
            doubtful = set(self.doubtful)
            for place in range(len(self._stops.stops) if self._stops is not None else 0):
                words = self._move_words(place)
                item = QListWidgetItem(f"× {words}" if place in doubtful else words)
                self.moves.addItem(item)
            self.moves.setCurrentRow(self._at)

    def _play_on(self) -> None:
        if self._stops is not None and self._shown is not None:
            begins, shown = self._stops.stops[self._at].tried_from, self._shown
            self.close()
            self.again_wanted.emit(shown, begins)

    def _copy_code(self) -> None:
        hand = self._shown
        if hand is not None and hand.number is not None:
            code = write_code(Code(hand.game, hand.options, hand.number, hand.dealt, hand.record().standing))
            QGuiApplication.clipboard().setText(code)
            self.noticed.emit(Text("status.number.copied", (("code", code),)))
            self.said.setText(self._lexicon.say("status.number.copied", code=code))

    def _ask_source(self) -> None:
        words = f"{self._lexicon.say('file.record')} (*.{SUFFIX} *.json)"
        file, _ = QFileDialog.getOpenFileName(self, self._lexicon.say("replay.import.title"), "", words)
        if file:
            self.import_wanted.emit(file)

    def _ask_target(self) -> None:
        words = f"{self._lexicon.say('file.record')} (*.{SUFFIX})"
        file, _ = QFileDialog.getSaveFileName(self, self._lexicon.say("replay.export.title"), "", words)
        if file and self._shown is not None:
            self.export_wanted.emit(self._shown, file if "." in file.rpartition("/")[2] else f"{file}.{SUFFIX}")

    def _remove(self) -> None:
        chosen = [self._hands[index.row()] for index in self.hands.selectedIndexes()]
        if not chosen:
            return
        say = self._lexicon.say
        sure = say("replay.remove.sure", count=len(chosen))
        if confirmed(self, say("replay.remove.title"), sure, say("replay.remove.yes"), say("replay.remove.no")):
            self.removal_wanted.emit(tuple(chosen))

    def _speak(self) -> None:
        say = self._lexicon.say
        self.setWindowTitle(say("replay.title"))
        self.empty.setText(say("replay.empty"))
        self.empty.setVisible(not self._hands)
        self.hands.setAccessibleName(say("replay.title"))
        self.moves_label.setText(say("replay.moves"))
        self.slider.setAccessibleName(say("replay.slider"))
        for name, step in self.steps.items():
            step.setText(STEPS[name] or say(f"replay.{name}.short"))
            step.setToolTip(f"{say(f'replay.{name}')} ({KEYS[name][1]})" if name in KEYS else say(f"replay.{name}"))
            step.setAccessibleName(say(f"replay.{name}"))
        for button, key in (
            (self.again, "again"),
            (self.code, "code"),
            (self.take_in, "import"),
            (self.hand_out, "export"),
            (self.remove, "remove"),
        ):
            button.setText(say(f"replay.{key}"))
        self.close_button.setText(say("button.close"))
        row = self.hands.currentRow()
        with QSignalBlocker(self.hands):
            self._fill_hands()
            self.hands.setCurrentRow(row)
        self._tell_progress()
        self._fill_moves()
        self._tell()
