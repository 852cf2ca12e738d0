"""Kept hands and the duplicator: which hands the levels play again, when they may, and what is kept of the results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from app.keep import duplicates
from app.keep.duplicates import duplicates_notice, kept_duplicate, read_duplicates
from app.keep.places import Places
from app.learn.archive import Archive
from app.play.controller import SessionController
from app.play.rest import Rest
from app.think.duplicating import HandToPlay
from app.think.duplicator import Duplicator
from engine.players.duplicate import PLAN, Duplicate
from engine.players.duplicate_lines import DUPLICATES_FILE
from engine.record import RecordError
from engine.words import Text, text
from ui.pages.review.kept_hand import KeptHand
from ui.pages.scores.kept_duplicate import KeptDuplicate, KeptDuplicates, Way
from ui.table.table_widget import TableWidget

RESUMED = 20
"""How many of the newest hands are looked at after a start, in case the levels have yet to play them."""


class Comparing(QObject):
    """Has hands played again while nothing moves at the table and nobody thinks; never the hand that is
    being played."""

    advanced = Signal(str, object)  # the name of a kept hand, and its Duplicate with a run more
    notice = Signal(object)  # a Text for the status line

    def __init__(
        self,
        table: TableWidget,
        controller: SessionController,
        places: Places,
        archive: Archive,
        thinking: Callable[[], bool],
    ) -> None:
        """``thinking``: whether a search runs that the person waits for, or that judges their moves."""
        super().__init__()
        self._table, self._controller, self._hands, self._thinking = table, controller, archive.hands, thinking
        self._file = places.state / DUPLICATES_FILE
        self._known: dict[str, KeptDuplicate] | None = None  # by hand, read when first needed
        self._unwritten: set[str] = set()
        self._given_up: set[str] = set()  # deleted before the levels had played them often enough
        self._on, self._resumed = True, False
        self.duplicator = Duplicator(parent=self)
        self.duplicator.advanced.connect(self._note)
        self.rest = Rest(self._busy, parent=self)
        self.rest.began.connect(self.duplicator.go_on)
        self.rest.began.connect(self._resume)
        self.rest.ended.connect(self.duplicator.hold)
        archive.kept.connect(self.compare)
        archive.removed.connect(self._give_up)
        driver = controller.driver
        for stirred in (driver.dealt, driver.happened, driver.presented, table.stirred, table.hint_wanted):
            stirred.connect(self._stir)
        controller.decided.connect(self._stir)

    def begin(self) -> None:
        """Begins as soon as the window has come to rest."""
        self.rest.stir()

    @property
    def on(self) -> bool:
        """Whether hands are played again at all."""
        return self._on

    def switch(self, on: bool) -> None:
        """Plays hands again from now on, also those that were left; or stops and plays none."""
        if on == self._on:
            return
        self._on, self._resumed = on, False
        if on:
            self.rest.stir()
        else:
            self.duplicator.close()
            self._write_all()

    def compare(self, hand: KeptHand) -> None:
        """Has the levels play this hand before all others."""
        found = self._taken(hand)
        if found is not None and self._on:
            self.duplicator.play(*found)

    def duplicate(self, hand: str) -> Duplicate | None:
        """The present duplicate of the hand of this name; None where nobody has played it again, or will go on."""
        kept = self._known_hands().get(hand)
        return None if kept is None or not kept.duplicate.levels or hand in self._given_up else kept.duplicate

    def kept(self) -> KeptDuplicates:
        """All duplicates that are kept, those played just now included; raises OSError."""
        self._write_all()
        return replace(read_duplicates(self._file), going_on=self._on)

    def unreadable(self, error: OSError) -> Text:
        """The notice that the duplicates cannot be read, and why."""
        why = error.strerror or str(error)
        return text("notice.duplicates_unreadable", folder=str(self._file.parent), why=why)

    def unwritable(self, error: OSError) -> Text:
        """The notice that no duplicate can be added, and why."""
        why = error.strerror or str(error)
        return text("notice.duplicate_not_kept", folder=str(self._file.parent), why=why)

    def begin_count(self, way: Way, when: datetime | None) -> None:
        """Counts this way of playing from this moment on; None: all of it, as at first. Raises OSError."""
        duplicates.begin_count(self._file, way, when)

    def close(self) -> None:
        """Keeps what has been played and ends the process; returns when it is gone."""
        self.rest.close()
        self.duplicator.close()
        self._write_all()

    def _give_up(self, name: str) -> None:
        """Drops a hand that was deleted; what the levels got until now is kept."""
        kept = self._known_hands().get(name)
        if kept is not None and not kept.duplicate.complete:
            self._given_up.add(name)
        self.duplicator.forget(name)

    def _stir(self, *_told: object) -> None:
        self._leave_what_is_played()
        self.rest.stir()

    def _leave_what_is_played(self) -> None:
        """Drops the hand at the table where its end was taken back, until it ends again."""
        driver = self._controller.driver
        if not driver.empty and driver.state.turn is not None:
            name = self._controller.name_of_deal(driver.session.match.dealt)
            if name in self.duplicator.waiting:
                self.duplicator.forget(name)

    def _busy(self) -> bool:
        """Whether anything but the duplicator wants the processor."""
        driver = self._controller.driver
        waits = driver.empty or driver.ours or driver.held or driver.state.turn is None
        return not waits or self._table.moving or self._thinking()

    def _resume(self) -> None:
        """Goes on, once, with the hands that were left at the end of the program, or when this was switched off."""
        if self._on and not self._resumed:
            self._resumed = True
            for hand in self._hands.newest(RESUMED):
                found = self._taken(hand)
                if found is not None and PLAN.next_run(found[1]) is not None:
                    self.duplicator.play_later(*found)

    def _taken(self, hand: KeptHand) -> tuple[HandToPlay, Duplicate] | None:
        """The hand in the duplicator's form, and what is known of it; None where nothing is to be played."""
        if hand.number is None or not hand.changes or not hand.game.is_searched:
            return None
        known = self._known_hands()
        self._given_up.discard(hand.name)
        before = known.get(hand.name)
        levels = () if before is None else before.duplicate.levels
        try:
            known[hand.name] = kept_duplicate(hand, Duplicate(hand.points, levels))
        except RecordError:  # somebody has changed the file
            return None
        if levels and known[hand.name] != before:  # it was taken back after its end, and played on
            self._write(hand.name)
        played = HandToPlay(hand.name, hand.written, hand.seat, hand.bots, hand.number, hand.dealt)
        return played, known[hand.name].duplicate

    def _known_hands(self) -> dict[str, KeptDuplicate]:
        if self._known is None:
            self._known = {}
            try:
                kept = read_duplicates(self._file)
            except OSError as error:
                self.notice.emit(self.unreadable(error))
            else:
                self._known = {each.hand: each for each in kept.hands}
                if (told := duplicates_notice(self._file, kept)) is not None:
                    self.notice.emit(told)
        return self._known

    def _note(self, name: str, duplicate: Duplicate) -> None:
        """Keeps a run, and writes to the disk at the end of a round."""
        known = self._known_hands()
        before = known[name].duplicate
        known[name] = replace(known[name], duplicate=duplicate)
        self._unwritten.add(name)
        if PLAN.round_of(duplicate) != PLAN.round_of(before):
            self._write(name)
        self.advanced.emit(name, duplicate)

    def _write_all(self) -> None:
        for name in sorted(self._unwritten):
            self._write(name)

    def _write(self, name: str) -> None:
        self._unwritten.discard(name)
        try:
            duplicates.add_duplicate(self._file, self._known_hands()[name])
        except OSError as error:
            self.notice.emit(self.unwritable(error))
