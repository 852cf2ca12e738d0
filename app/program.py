"""The whole program: makes the window, the workers and what is kept, and connects every signal of the window."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.arguments import Arguments
from app.keep.own_deck import deck_notice, put_on
from app.keep.places import Places
from app.keep.records import not_written, write_record_file
from app.learn.learning import PROGRESS_FILE, Learning
from app.opening import SETTINGS_FILE, Opening
from app.play.controller import SessionController
from app.play.offering import Offering
from app.play.pace import Pace
from app.play.record_reader import RecordReader
from app.play.resuming import Resuming
from app.play.todays_deals import TodaysDeals
from app.reduced_motion import motion_is_reduced
from app.session import Session, bots_around, new_session, session_of
from app.sound.sounds import Sounds
from app.think.adviser import Adviser
from app.think.deck_drawer import DeckDrawer
from app.think.thinkers import Thinkers
from app.words import WORDS
from engine.games import GAMES
from engine.record import Record, RecordError
from engine.words import Text, text
from ui.kit.settings import Settings, milliseconds
from ui.pages.lobby.lobby_choice import LobbyChoice, usual_bot
from ui.table.table_widget import TableWidget

if TYPE_CHECKING:
    from ui.kit.artwork.deck import Deck

USUAL_SEATS = 4
"""The seats of most tables: processes for the others' seats start before anybody has chosen a game."""
MOST_NUMBERS = 1_000_000
"""Numbers of drawn deals are below this, so that they are short enough to share."""


class Program(QObject):
    """One running copy, made around a window that is already shown, if there is one; ``begin`` lets it run."""

    def __init__(self, said: Arguments, record: Record | None, places: Places, opening: Opening | None = None) -> None:
        super().__init__()
        self._said, self._record = said, record
        self._first_start = not any((places.settings / file).exists() for file in (SETTINGS_FILE, PROGRESS_FILE))
        opening = opening or Opening(said, places)
        self.window, self.memory, settings = opening.window, opening.memory, opening.memory.settings
        self.lexicon, self.faces = opening.lexicon, opening.faces
        self.lexicon.learn(WORDS)
        self.table = TableWidget(self.lexicon, self.faces, settings)
        self.window.set_table(self.table, lambda: self.table.relevant_rule)
        self.thinkers = Thinkers()
        self.adviser = Adviser()
        self.drawer, self.reader = DeckDrawer(), RecordReader()
        self._chosen_deck: str | None = None
        sessions = places.state / "sessions"
        self.sounds = Sounds(self._tell_from_anywhere)
        self.controller = SessionController(
            self.window, self.table, self.thinkers, self.sounds, sessions, Pace.of(milliseconds(settings))
        )
        self.controller.show_hands(settings.open_hands)
        self.controller.driver.do_forced(settings.automatic)
        pace = Pace.of(milliseconds(settings))
        self.learning = Learning(self.window, self.table, self.controller, places, pace, self.adviser)
        self.learning.comparing.switch(settings.play_again)
        self.resuming = Resuming(self.window, self.controller, self.lexicon, sessions, GAMES)
        duplicates = self.learning.comparing
        self.todays_deals = TodaysDeals(
            self.window, self.controller, self.resuming, places.state, GAMES, duplicates.duplicate
        )
        duplicates.advanced.connect(self.todays_deals.tell_duplicate)
        self.offering = Offering(self.lexicon, self.window, self.controller, self.learning.progress_file)
        if self.memory.lobby is not None:
            self.controller.use_names(self.memory.lobby.names)
        self._wire()

    def begin(self) -> None:
        """Starts what nobody has to wait for: saved sessions, the session of the command line, sounds."""
        for notice in (self.memory.notice, *self.learning.notices):
            if notice is not None:
                self.window.report(notice)
        if self.memory.deck:
            self.drawer.draw(self.memory.deck)
        self.sounds.switch(self.memory.settings.sound)
        self.thinkers.warm(range(1, USUAL_SEATS))
        if motion_is_reduced():
            self.table.reduce_motion(True)
        self.resuming.offer()
        self.learning.comparing.begin()
        session = self._session_said()
        if session is not None:
            self._sit_down(session)
        elif self._first_start:
            self.learning.welcome()

    def close(self) -> None:
        """Saves what is to be saved and ends every worker; returns when all is done. May be called again."""
        self.controller.clear()
        self.resuming.close()
        self.thinkers.close()
        self.adviser.close()
        self.drawer.close()
        self.reader.close()
        self.learning.close()
        self.sounds.close()
        self.memory.close()

    def _wire(self) -> None:
        window, controller = self.window, self.controller
        window.session_wanted.connect(self._start)
        window.record_wanted.connect(self.reader.open)
        self.reader.read.connect(self._sit_down_at)
        self.reader.began.connect(lambda file: window.notice(text("notice.reading_record", name=Path(file).name)))
        window.save_wanted.connect(self._save_record)
        window.deck_wanted.connect(self._change_deck)
        self.drawer.drawn.connect(self._wear_deck)
        window.lobby_changed.connect(self._remember_lobby)
        window.lobby_changed.connect(lambda choice: controller.use_names(choice.names))
        window.settings_changed.connect(self._apply)
        window.next_wanted.connect(controller.next_deal)
        window.undo_wanted.connect(controller.driver.undo)
        window.hold_wanted.connect(controller.hold)
        window.table_left.connect(self._leave_table)
        window.closing.connect(self._close_window)
        controller.opened.connect(self._ask_of_sound)
        window.status.sound.answered.connect(self._answer_on_sound)
        window.hint_wanted.connect(self.table.hint)
        window.claim_wanted.connect(self.table.claim)
        window.sort_wanted.connect(self.table.sort)
        self.table.worded.connect(window.sides.tell_table)
        window.last_trick_wanted.connect(self.table.show_last_trick)
        window.kitty_wanted.connect(self.table.show_kitty)
        self.table.undo_asked.connect(controller.driver.undo)
        self.table.hint_wanted.connect(self.adviser.ask)
        self.table.hint_left.connect(self.adviser.cancel)
        self.adviser.advised.connect(self.table.show_advice)
        self.adviser.advised.connect(controller.note_advice)
        self.table.rules_asked.connect(lambda: window.show_rules())
        controller.notice.connect(window.notice)
        window.round_wanted.connect(self._another_round)
        window.practice_left.connect(controller.bring_back)
        window.practice_wanted.connect(controller.practise_again)
        controller.failed.connect(window.report)
        self.resuming.failed.connect(window.report)
        self.todays_deals.failed.connect(window.report)
        self.learning.notice.connect(window.notice)
        self.thinkers.notice.connect(window.notice)
        self.memory.failed.connect(window.report)

    def _session_said(self) -> Session | None:
        """The session that the command line asks for."""
        said = self._said
        if self._record is not None:
            game = self._record.game
            bots = bots_around(game, self._record.options, usual_bot(game), said.watch)
            return session_of(self._record, _any_number(), bots)
        if said.game is None or said.options is None:
            return None
        number = _any_number() if said.deal is None else said.deal
        bots = bots_around(said.game, said.options, usual_bot(said.game), said.watch)
        if said.code is not None:
            return new_session(said.game, said.options, number, bots, said.code.dealt, said.code.standing)
        return new_session(said.game, said.options, number, bots)

    def _start(self, choice: LobbyChoice) -> None:
        number = _any_number() if choice.number is None else choice.number
        self._remember_lobby(choice)
        bots = (choice.opponents[0] if choice.watching else None, *choice.opponents)
        self.controller.put(
            new_session(GAMES[choice.game], choice.options, number, bots, choice.dealt, choice.standing)
        )

    def _remember_lobby(self, choice: LobbyChoice) -> None:
        self.memory.take_lobby(self.learning.first_opponents.own(choice))

    def _another_round(self) -> None:
        """A new session with the rules, seats and opponents of the one that is over."""
        if not self.controller.driver.empty:
            over = self.controller.driver.session
            match = over.match
            self.controller.put(new_session(match.game, match.options, _any_number(), over.bots))

    def _sit_down(self, session: Session) -> None:
        """Plays this session; one that begins in the middle of a hand is practice."""
        begins = len(session.record.actions)
        self.controller.put(session.practised(begins) if begins else session)

    def _leave_table(self) -> None:
        self.learning.end_lesson()
        self.controller.pause()
        self.resuming.offer()

    def _sit_down_at(self, _file: str, record: Record | RecordError) -> None:
        """Opens the record at the table as soon as it is read; if it cannot be read, tells the reason."""
        self.window.status.clearMessage()  # that it is being read
        if isinstance(record, RecordError):
            self.window.notice_in(record.words, record.text)
            return
        bots = bots_around(record.game, record.options, usual_bot(record.game))
        self._sit_down(session_of(record, _any_number(), bots))

    def _save_record(self, file: str) -> None:
        record, name = self.controller.record, Path(file).name
        if record is None:
            return
        try:
            write_record_file(Path(file), record)
        except OSError as error:
            self.window.notice(not_written(Path(file), error))
        else:
            self.window.notice(text("notice.record_written", name=name))

    def _change_deck(self, folder: str) -> None:
        """Uses the faces in this folder as soon as they are drawn, or ours at once."""
        self.drawer.close()
        self._chosen_deck = folder
        if folder:
            self.window.notice(text("notice.drawing_deck"))
            self.drawer.draw(folder)
        else:
            self._wear_deck("", None)

    def _wear_deck(self, folder: str, deck: Deck | Text | None) -> None:
        """Uses the drawings of this folder for the cards; where there are none, tells the reason."""
        if isinstance(deck, Text):
            self.window.status.clearMessage()  # that they are being drawn
            self.window.report(deck)
            return
        put_on(self.faces, deck)
        self.table.apply_settings(self.memory.settings)
        self.window.lobby.update()
        if self._chosen_deck == folder:  # not where a start only uses it again
            self.memory.take_deck(folder)
            self.window.notice(deck_notice(self.faces))

    def _apply(self, settings: Settings) -> None:
        self.memory.take_settings(settings)
        self.table.apply_settings(settings)
        self.controller.driver.use_pace(Pace.of(milliseconds(settings)))
        self.controller.show_hands(settings.open_hands)
        self.controller.driver.do_forced(settings.automatic)
        self.learning.use_pace(Pace.of(milliseconds(settings)))
        self.learning.play_again(settings.play_again)
        self.sounds.switch(settings.sound)

    def _ask_of_sound(self, _session: Session) -> None:
        """Asks once, at the table and without stopping anything, whether sound is wanted."""
        asks = not (self.memory.asked_of_sound or self.memory.settings.sound)
        self.window.status.sound.setVisible(asks)

    def _answer_on_sound(self, wanted: bool) -> None:
        self.memory.take_answer_on_sound()
        self.window.use_sound(wanted)

    def _close_window(self) -> None:
        self.memory.take_window(self.window.keep_layout())
        self.close()

    def _tell_from_anywhere(self, notice: object) -> None:
        self.controller.notice.emit(notice)  # a signal is delivered in the window's thread


def _any_number() -> int:
    return secrets.randbelow(MOST_NUMBERS)
