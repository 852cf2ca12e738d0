"""An open hand, shown large, since hands that lie open beside ten seats are too small to tell cards apart."""

from __future__ import annotations

from itertools import islice
from math import ceil, floor

from PySide6.QtWidgets import QWidget

from engine.cards import Cards
from engine.events import Place, Seat, Zone
from ui.kit.accessibility import announce
from ui.kit.geometry import Point, even_lines
from ui.table.board import Board
from ui.table.scene.spoken import cards_in_words
from ui.table.scene.trick_panel import MARGIN, TrickPanel

LEAST = 56
"""The least width of a card here, in pixels."""
STRIP = 0.36
"""The least visible share of a covered card's width: its corner, also in large print."""
WIDEST_STRIP = 0.5
"""The greatest visible share of a covered card's width."""
ROOM = 0.9
"""The greatest width of the panel as a share of the table's."""


class OpenHandPanel:
    """Shows the open hand of one seat at a time, for as long as its cards lie open."""

    def __init__(self, board: Board, table: QWidget) -> None:
        self._board, self._table = board, table
        self.panel = TrickPanel(table)
        self._seat: Seat | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat whose hand is shown; None where none is."""
        return self._seat if self.panel.isVisibleTo(self._table) else None

    def at(self, point: Point) -> Seat | None:
        """The seat whose open hand, or the plate beside it, is at this point."""
        board = self._board
        if board.sitting is None:
            return None
        positions, us, seats = board.scene.positions, board.sitting.seat, board.layout.seats
        for number, seat in enumerate(seats):
            sitter = (us + number) % len(seats)
            here = seat.plate.contains(point) or positions.lies_at(_hand(sitter), point)
            if number and here and self._cards(sitter):
                return sitter
        return None

    def show(self, seat: Seat) -> None:
        """Shows the hand of this seat, and announces it."""
        title, cards = self._show(seat)
        lexicon = self._board.lexicon
        named = cards_in_words(cards, lexicon)
        announce(self._table, lexicon.say("spoken.labelled", label=title, what=named) if cards else "")

    def _show(self, seat: Seat) -> tuple[str, Cards]:
        """Shows the hand of this seat, or nothing where it has no open cards; returns the title and the cards."""
        cards = self._cards(seat)
        if not cards:
            self.dismissed()
            return "", ()
        board, self._seat = self._board, seat
        width = max(LEAST, round(board.layout.played))
        free = self._table.width() * ROOM - 2 * MARGIN
        lines = _in_lines(cards, ceil(len(cards) / max(1, 1 + floor((free / width - 1) / STRIP))))
        strip = min(WIDEST_STRIP, (free / width - 1) / max(1, len(lines[0]) - 1))
        title = board.lexicon.say("table.open_hand", seat=seat, count=len(cards))
        self.panel.show_lines(title, lines, board.faces, width, strip)
        return title, cards

    def show_next(self) -> bool:
        """Shows the next open hand in turn, and after the last one none; False where no hand lies open."""
        if self._board.sitting is None:
            return False
        us, seats = self._board.sitting.seat, len(self._board.layout.seats)
        open_seats = [seat for step in range(1, seats) if self._cards(seat := (us + step) % seats)]
        later = open_seats[open_seats.index(self.seat) + 1 :] if self.seat in open_seats else open_seats
        if later:
            self.show(later[0])
        else:
            self.dismissed()
        return bool(open_seats)

    def renew(self) -> None:
        """Shows the hand as it is after the table has changed."""
        if self.seat is not None:
            self._show(self.seat)

    def dismissed(self) -> bool:
        """Hides the panel; returns whether it was shown."""
        return self.panel.dismissed()

    def _cards(self, seat: Seat) -> Cards:
        items = self._board.scene.positions.open.get(_hand(seat), [])
        return tuple(item.card for item in items if item.card is not None)


def _hand(seat: Seat) -> Place:
    return Place(Zone.HAND, seat)


def _in_lines(cards: Cards, lines: int) -> tuple[Cards, ...]:
    """The cards in so many lines, as equal as can be."""
    rest = iter(cards)
    return tuple(tuple(islice(rest, length)) for length in even_lines(len(cards), lines))
