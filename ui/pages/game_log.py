"""The game log: every hand in words, play by play, to be read, searched and copied."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QEvent
from PySide6.QtGui import (
    QColor,
    QResizeEvent,
    QShowEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from engine.cards import Card
from engine.events import STOCK, Ended, Event, Line, Marked, Moved, Place, Said, Scored, Seat, Zone
from engine.game import AnyGame, AnyView
from engine.presentation import role, without_repeated
from engine.words import Catalogue, Text, listed, text
from ui.kit.language import Lexicon
from ui.kit.lettering import Lettering
from ui.pages.scores.standings import joined

SILENT_MARKS = frozenset(
    {"best", "bidder", "bomb", "caller", "calls", "emperor_card", "last_card", "partner", "people"}
)
"""Marks, by name or role, that only repeat what the play before them said, or what is said next."""
LEAST_SEATS = 3
"""So many who are marked alike at once are all: only levels are told together, and every seat has one."""
RED_SIGNS = "♥♦"
PLAYED, TAKEN = "log.plays", "log.takes"
"""The lines of a play and of who gets a trick; some tables do not let one read them again before the hand is over."""
BEST = "best"
"""The mark of the unbeaten play, which goes when its trick is over."""
KEPT, DROPPED = 40, 10
"""How many earlier hands can be read here, and how many go at once where there are more."""
AGAIN = 2
"""How many hands are translated again in another language; earlier ones keep their words."""


@dataclass(frozen=True, slots=True)
class _Behind:
    """A hand that is over, in its words; with its view while it may still be translated."""

    number: int
    view: AnyView | None
    lines: tuple[str, ...]


ActionTold = tuple[tuple[Event, ...], tuple[Text, ...]]
"""The events of an action, and their lines."""


class GameLog(QWidget):
    """Follows the views of a session; the present hand is written anew wherever its past has changed.

    However long a session gets, it holds a few views and some text.
    """

    def __init__(self, lexicon: Lexicon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lexicon = lexicon
        self._game: AnyGame | None = None
        self._behind: list[_Behind] = []
        self._dropped = False
        self._present: tuple[int, AnyView] | None = None
        self._told: list[str] = []
        self.empty = Lettering(tone="muted", wraps=True)
        self.page = LogText()
        self.page.setReadOnly(True)
        self.page.setUndoRedoEnabled(False)
        self._suits = SuitColours(self.page.document())
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.empty)
        column.addWidget(self.page, 1)
        self._suits.use_red(self.palette().brightText().color())
        lexicon.changed.connect(self._speak)
        self._speak()

    def begin(self, game: AnyGame) -> None:
        """Empties the log for a new session of this game."""
        self._game, self._behind, self._dropped, self._present = game, [], False, None
        self._tell_all()

    def follow(self, view: AnyView, number: int) -> None:
        """Writes on the hand of this number from a view, begins it, or writes it again after taking back."""
        present = self._present
        self._present = (number, view)
        if present is not None and (present[0] != number or present[1].opening != view.opening):
            self._lay_behind(*present)
        else:
            self._tell_on()

    def changeEvent(self, event: QEvent) -> None:
        """The red of hearts and diamonds follows the scheme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._suits.use_red(self.palette().brightText().color())

    @property
    def lines(self) -> list[str]:
        """The whole log, line by line."""
        return [*self._lines_behind(), *self._told]

    def _lay_behind(self, number: int, view: AnyView) -> None:
        """Closes this hand; the present one begins below it."""
        hand = _Behind(number, view, tuple(self._hand_told(number, view)))
        stands = hand.lines == tuple(self._told)
        self._behind.append(hand)
        if len(self._behind) > AGAIN:
            self._behind[-1 - AGAIN] = replace(self._behind[-1 - AGAIN], view=None)
        if len(self._behind) > KEPT:
            del self._behind[:DROPPED]
            self._dropped = True
            stands = False
        if stands:
            self._told = []
            self.page.appendPlainText("")
            self._tell_on()
        else:
            self._tell_all()

    def _speak(self) -> None:
        self._behind = [
            hand if hand.view is None else replace(hand, lines=tuple(self._hand_told(hand.number, hand.view)))
            for hand in self._behind
        ]
        self.empty.setText(self._lexicon.say("log.empty"))
        self.page.setAccessibleName(self._lexicon.say("dock.log"))
        self._tell_all()

    def _hand_told(self, number: int, view: AnyView) -> list[str]:
        words: Catalogue = {} if self._game is None else self._game.words
        lines = [f"— {self._lexicon.say('log.hand', number=number)} —"]
        looks_back = None if self._game is None else self._game.presentation.looks_back
        over = view.turn is None or looks_back is None or looks_back(view)
        card_points = None if self._game is None else self._game.presentation.card_points
        history = (view.opening, *(seen.events for seen in view.history))
        for events, told in with_tricks(in_order(history), card_points):
            lines += [self._lexicon.say_in(words, said) for said in told if over or said.key not in (PLAYED, TAKEN)]
            lines += results_told(self._lexicon, words, events)
        return lines

    def _lines_behind(self) -> Iterator[str]:
        if self._dropped:
            yield from (self._lexicon.say("log.earlier"), "")
        for hand in self._behind:
            yield from (*hand.lines, "")

    def _tell_all(self) -> None:
        """Writes the page from its first line."""
        self._told = [] if self._present is None else self._hand_told(*self._present)
        self.page.setPlainText("\n".join(self.lines))
        self.page.moveCursor(QTextCursor.MoveOperation.End)
        self._show()

    def _tell_on(self) -> None:
        """Writes what is new of the present hand, or all of it where its past has changed."""
        assert self._present is not None
        lines, before = self._hand_told(*self._present), len(self._told)
        if lines[:before] != self._told:
            self._tell_all()
            return
        for line in lines[before:]:
            self.page.appendPlainText(line)
        self._told = lines
        self._show()

    def _show(self) -> None:
        """Shows the page, or that there is nothing to read yet."""
        begun = self._present is not None
        self.empty.setVisible(not begun)
        self.page.setVisible(begun)


class LogText(QPlainTextEdit):
    """Text whose last line is in sight when it is opened, and stays there when its width changes."""

    def showEvent(self, event: QShowEvent) -> None:
        """Scrolls to the last line: while it is hidden, text that is added does not scroll it."""
        super().showEvent(event)
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scrolls to the last line, since narrower lines wrap and become more."""
        bar = self.verticalScrollBar()
        was_at_end = bar.value() >= bar.maximum()
        super().resizeEvent(event)
        if was_at_end:
            bar.setValue(bar.maximum())


def in_order(history: Iterable[tuple[Event, ...]]) -> Iterator[ActionTold]:
    """The events of each action with its lines; who is declarer by a bid is told when the bidding is over."""
    waiting: tuple[Text, ...] = ()
    for events in history:
        moved = [event for event in events if isinstance(event, Moved) and event.source != STOCK]
        if moved and all(_is_shown(event) for event in moved):
            roles = tuple(event for event in events if isinstance(event, Marked) and event.mark == "declarer")
            yield events, tuple(described_events(tuple(event for event in events if event not in roles)))
            waiting = tuple(described_events(roles)) or waiting
        elif moved:
            yield events, (*described_events(events), *waiting)
            waiting = ()
        else:
            yield events, tuple(described_events(events))


def with_tricks(
    told: Iterable[ActionTold], card_points: Callable[[Iterable[Card]], int] | None = None
) -> Iterator[ActionTold]:
    """The same, and after the last play of each trick who gets it, with the points that then lie before that seat."""
    best: Seat | None = None
    for events, lines in told:
        for event in events:
            if isinstance(event, Marked) and event.mark == BEST:
                if event.seat is None and best is not None:
                    points = 0 if card_points is None else card_points(_taken(events))
                    lines = (*lines, text(TAKEN, seat=best, points=points))
                best = event.seat
        yield events, lines


def _taken(events: Iterable[Event]) -> Iterator[Card]:
    """The cards of a trick that come to lie before the seat that gets it."""
    for event in events:
        match event:
            case Moved(cards, Place(Zone.TABLE), Place(Zone.TAKEN)):
                yield from filter(None, cards)


def _is_shown(moved: Moved) -> bool:
    """Whether cards are shown before a seat, as for a bid, or go back into its hand."""
    return Zone.SHOWN in (moved.target.zone, None if moved.source is None else moved.source.zone)


def described_events(events: tuple[Event, ...]) -> Iterator[Text]:
    """The events that have a line: plays, cards handed over, words said, roles taken.

    What several seats are marked with at once, as with their levels, is said once of all who are marked alike; marks
    that the lines of a result repeat are left to it.
    """
    for kind, run in groupby(without_repeated(events), _kind_of_mark):
        together = tuple(run)
        if kind is not None and len(together) > 1:
            yield from _marked_at_once(tuple(event for event in together if isinstance(event, Marked)))
        else:
            yield from _described(together)


def _kind_of_mark(event: Event) -> str | None:
    """What marks of several seats have in common: their name up to the dot; None for what is no such mark."""
    kind, dot, _ = event.mark.partition(".") if isinstance(event, Marked) and event.seat is not None else ("", "", "")
    return kind if dot and kind not in SILENT_MARKS else None


def _marked_at_once(marks: Sequence[Marked]) -> Iterator[Text]:
    seats: dict[Text, list[int]] = {}
    for each in marks:
        assert each.seat is not None
        seats.setdefault(each.text or text(f"mark.{each.mark}"), []).append(each.seat)
    for words, alike in seats.items():
        if len(seats) == 1 and len(alike) >= LEAST_SEATS:
            yield text("log.role.all", words=words)
        else:
            names = listed([text("log.name", seat=seat) for seat in alike])
            yield text("log.role.some", seats=names, words=words)


def _described(events: tuple[Event, ...]) -> Iterator[Text]:
    for event in events:
        match event:
            case Said(seat, words):
                yield text("log.says", seat=seat, words=words)
            case Moved(cards, source, target) if source is not None and source.seat is not None:
                if target.zone is Zone.HAND and target.seat not in (None, source.seat):
                    hidden = any(card is None for card in cards)
                    key = "log.gives_hidden" if hidden else "log.gives"
                    yield text(key, giver=source.seat, taker=target.seat, cards=cards, count=len(cards))
                elif source.zone is Zone.HAND and target.zone is Zone.KITTY:
                    key = "log.buries_hidden" if any(card is None for card in cards) else "log.buries"
                    yield text(key, seat=source.seat, cards=cards, count=len(cards))
                elif source.zone is Zone.HAND and target.zone is Zone.TABLE:
                    yield text(PLAYED, seat=source.seat, cards=cards)
                elif source.zone is Zone.HAND and target.zone is Zone.POOL and None not in cards:
                    yield text("log.tribute", seat=source.seat, cards=cards)
            case Moved(cards, Place(Zone.POOL), Place(Zone.POOL)) if None not in cards:
                yield text("log.tribute.open", cards=cards)
            case Moved(cards, Place(Zone.POOL), Place(Zone.HAND, seat)) if None not in cards:
                yield text("log.tribute.taken", seat=seat, cards=cards)
            case Marked(mark, seat, label) if seat is not None and SILENT_MARKS.isdisjoint(
                (mark.partition(".")[0], role(event))
            ):
                yield text("log.role", seat=seat, words=label or text(f"mark.{mark}"))


def results_told(lexicon: Lexicon, words: Catalogue, events: tuple[Event, ...]) -> Iterator[str]:
    """The sum of the hand, the changes by seat, and who won."""
    for event in events:
        match event:
            case Scored(lines, changes):
                yield from (lexicon.say_in(words, line.text) for line in lines)
                if _changes_in(lines) != dict(enumerate(changes)):  # else each line was the change of a seat
                    between = lexicon.say("result.name_between")
                    yield between.join(
                        lexicon.say("log.change", seat=seat, amount=each) for seat, each in enumerate(changes)
                    )
            case Ended(winners, void) if not void and winners:
                key = "result.one_wins" if len(winners) == 1 else "result.others_win"
                own = "result.you_win" if len(winners) == 1 else "result.your_side"
                yield lexicon.say(own if 0 in winners else key, winner=winners[0], names=joined(lexicon, winners))


def _changes_in(lines: Sequence[Line]) -> dict[object, int]:
    """What the lines that name a seat say that it gets."""
    named: dict[object, int] = {}
    for line in lines:
        if "seat" in (said := dict(line.args)):
            named[said["seat"]] = named.get(said["seat"], 0) + line.amount
    return named


class SuitColours(QSyntaxHighlighter):
    """Hearts and diamonds in red, as on the cards; the suit can also be told by its sign."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._red = QTextCharFormat()

    def use_red(self, colour: QColor) -> None:
        """The red of the present scheme."""
        self._red.setForeground(colour)
        self.rehighlight()

    def highlightBlock(self, line: str) -> None:
        """Called by Qt for every line."""
        for place, sign in enumerate(line):
            if sign in RED_SIGNS:
                self.setFormat(place, 1, self._red)
