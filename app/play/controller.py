"""Controls the session at the table: begins, pauses and ends it, and saves, shows and sounds every step."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.keep.saves import SaveSlot, new_slot
from app.play.asking import SeatThinkers
from app.play.driver import DealDriver
from app.play.keeping import Keeping
from app.play.pace import Pace
from app.play.set_aside import SetAside
from app.session import Practice, Session, day_result
from app.sound import sounds
from app.sound.sounds import Sounds
from app.sound.tones import Sound
from engine.events import Event
from engine.game import AnyView
from engine.match import Match, Result
from engine.players.hints import Advice
from engine.players.judge import weighed_by_hint
from engine.record import Record
from engine.today import DayResult
from engine.words import Words
from ui.pages.scores.result_words import practice_words, words_of_result
from ui.pages.scores.standings import standing_badges
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow

BETWEEN = 6000
"""Milliseconds for which a result stays, where the person only watches, before the next hand."""


class SessionController(QObject):
    """Connects the deal driver with the widgets that show what it plays; there is one session at most."""

    notice = Signal(object)  # a Text for the status line, from whatever thread
    failed = Signal(object)  # a Text: something is not kept, from whatever thread
    deal_shown = Signal()  # a deal that counts is over, and its result is on the screen
    seated = Signal()  # a session takes the table
    opened = Signal(object)  # the Session that is on the table now
    decided = Signal(int, object, object)  # after how many actions, what our seat knew, and the allowed action it chose
    finished = Signal(str, object, object)  # a name for the hand that counts and is over, its Session and its Result

    def __init__(
        self, window: MainWindow, table: TableWidget, thinkers: SeatThinkers, sounds: Sounds, folder: Path, pace: Pace
    ) -> None:
        super().__init__()
        self._lexicon = table.lexicon
        self._window, self._table, self._thinkers, self._sounds = window, table, thinkers, sounds
        self._folder = folder
        self.driver = DealDriver(thinkers, pace)
        self._keeping: Keeping | None = None  # of the session at the table or the paused one
        self._paused: Session | None = None
        self._aside: SetAside | None = None  # what practice, a lesson or an exercise took the place of
        self._names: tuple[str, ...] = ()
        self._watching = False  # bots play among themselves at the table
        self._between = QTimer(self, singleShot=True, interval=BETWEEN)
        self._between.timeout.connect(self.next_deal)
        self._called: tuple[str, ...] = ()  # the names that we gave the seats last
        self._landing: Sound | None = None
        self._connect_driver()
        table.chosen.connect(self._submit)
        table.wished.connect(self.driver.wish)
        table.hurried.connect(self.driver.hurry)
        table.hastened.connect(self.driver.hasten)
        table.hinted.connect(self.driver.note_help)
        window.helped.connect(self.driver.note_help)
        table.claimed.connect(self.driver.claim)
        table.settled.connect(self._settle)
        self._lexicon.changed.connect(self._name_anew)

    def _connect_driver(self) -> None:
        driver = self.driver
        driver.dealt.connect(self._deal)
        driver.happened.connect(self._play)
        driver.presented.connect(self._present)
        driver.uncovered.connect(self._table.uncover)
        driver.refused.connect(self._table.refuse)
        driver.deal_ended.connect(self._end_deal)
        driver.match_ended.connect(self._end_match)
        driver.notice.connect(self.notice)
        driver.claiming.connect(self._show_claim)
        driver.forced.connect(self._table.show_forced)
        driver.committed.connect(self._save)

    @property
    def session(self) -> Session | None:
        """The session at the table, or the one that waits; None where there is neither, or it is over."""
        if not self.driver.empty:
            return self.driver.session
        return self._paused if self._aside is None else self._aside.waiting

    @property
    def path(self) -> Path | None:
        """The file of the session at the table, of the paused one, or of the one that was set aside."""
        keeping = self._keeping if self._aside is None else self._aside.keeping
        return None if keeping is None else keeping.path

    @property
    def practice_path(self) -> Path | None:
        """The file of the practice at the table; None where there is none."""
        return None if self._keeping is None or not self.practising else self._keeping.path

    @property
    def displaced(self) -> bool:
        """Whether practice, a lesson or an exercise has taken the place of what was at the table."""
        return self._aside is not None

    @property
    def practising(self) -> bool:
        """Whether what is at the table counts nowhere."""
        return self._practice is not None

    @property
    def _practice(self) -> Practice | None:
        return None if self.driver.empty else self.driver.session.practice

    @property
    def record(self) -> Record | None:
        """The deal at the table, where it is over and may be shown to anybody."""
        over = not self.driver.empty and self.driver.state.turn is None
        return self.driver.session.record if over else None

    def put(self, session: Session, slot: SaveSlot | None = None) -> None:
        """Plays this session from now on, and saves it in this slot; without one in a new one, once it is begun.

        What was at the table waits for the end of practice; any other session takes its place.
        """
        if session.practice is None:
            self.clear()
        else:
            self.lend()
        untouched = session if slot is None else None
        self._keeping = Keeping(slot or new_slot(self._folder), self.failed.emit, untouched)
        self._show(session)

    def lend(self) -> None:
        """Sets aside what is at the table for practice, a lesson or an exercise; practice stays on the disk."""
        if self._aside is None:
            shown = not self.driver.empty
            session = self.driver.session if shown else self._paused
            self._aside, self._keeping = SetAside(session, self._keeping, shown, self.driver.over), None
        self._empty_table()
        self._stop_keeping()
        self._paused = None

    def practise_again(self) -> None:
        """Begins the practice at the table anew."""
        if (practice := self._practice) is not None:
            self.put(self.driver.session.practised(practice.begins, practice.before))

    def bring_back(self) -> None:
        """Leaves practice, lesson or exercise and brings back what it replaced: the session as it was, or the lobby."""
        aside = self._aside
        self._take_back()
        if aside is not None and aside.shown and aside.session is not None:
            self._paused = None
            self._show(aside.session)
        else:
            self._window.leave_table()

    def _take_back(self) -> None:
        """Takes practice off the table; a session that was set aside is paused from now on."""
        if self._aside is not None:
            self._empty_table()
            self._stop_keeping()
            aside, self._aside = self._aside, None
            self._keeping, self._paused = aside.keeping, aside.waiting

    def pause(self) -> Session | None:
        """Takes the session off the table and returns it; None where there is nothing to go on with."""
        if self._aside is not None:
            self._take_back()
        elif not self.driver.empty:
            self._paused = None if self.driver.over else self.driver.session
            self._empty_table()
        if self._paused is None:
            self.clear()
        return self._paused

    def go_on(self) -> None:
        """Resumes the paused session, or the one that was set aside."""
        self._take_back()
        if self._paused is not None:
            session, self._paused = self._paused, None
            self._show(session)

    def clear(self) -> None:
        """Ends the session at the table, and practice in its place; a session that is not over stays on the disk."""
        self._take_back()
        self._empty_table()
        self._stop_keeping()
        self._paused = None

    def _stop_keeping(self) -> None:
        """Writes what still waits, and releases the file."""
        if self._keeping is not None:
            self._keeping.close()
            self._keeping = None

    def name_of_deal(self, dealt: int) -> str:
        """The name under which this deal of the session at the table is kept; empty where there is none."""
        return "" if self._keeping is None else f"{self._keeping.name}-{dealt}"

    def flush(self) -> None:
        """Returns when the session is on the disk as it stands, if it is kept, and practice in its place as well."""
        for keeping in (self._keeping, None if self._aside is None else self._aside.keeping):
            if keeping is not None:
                keeping.flush()

    def retitle(self, title: str) -> None:
        """Gives the session at the table, or the one that waits, another name."""
        if self._aside is not None:
            session = self._aside.session
            assert session is not None
            self._aside = replace(self._aside, session=session.titled(title))
            self._write(self._aside.session, self._aside.keeping)
        elif self._paused is not None:
            self._paused = self._paused.titled(title)
            self._write(self._paused, self._keeping)
        else:
            self.driver.retitle(title)

    def _write(self, session: Session | None, keeping: Keeping | None) -> None:
        if session is not None and keeping is not None:
            keeping.save(session, None)

    def next_deal(self) -> None:
        """Deals the next hand, if the last is over."""
        self._between.stop()
        if self._practice is None:
            self.driver.next_deal()

    def hold(self, held: bool) -> None:
        """Pauses the session at the table, or lets it go on."""
        self._table.show_paused(held and not self.driver.empty)
        if self.driver.empty:
            return
        self.driver.hold(held)
        if held:
            self._between.stop()
        elif self._window.table_page.result.isVisible():
            self._go_on_watching()

    def _go_on_watching(self) -> None:
        """Deals the next hand after a while where the person only watches."""
        if self._watching and not self.driver.over:
            self._between.start()

    def _show(self, session: Session) -> None:
        self.seated.emit()
        self._window.let_go()
        self._watching = None not in session.bots
        match = session.match
        self._table.sit_down(match.game, match.options, session.seat, self._watching, tuple(session.bots))
        if session.practice is None:
            self._window.begin_session(session.match, session.assisted, session.day)
        else:
            self._window.begin_practice(session.match, self._aside is not None and self._aside.shown)
        self.name_seats()
        self.opened.emit(session)
        self.driver.begin(session, once=session.practice is not None or bool(session.day))

    def use_names(self, names: tuple[str, ...]) -> None:
        """Gives the seats these names, beginning with ours; empty ones get the default names."""
        self._names = names
        self._lexicon.away.use_names(names if any(names) else ())
        self.name_seats()

    def name_seats(self) -> None:
        """Gives the seats their usual names; where only bots play, nobody is “you”."""
        own = self._names[0] if self._names else ""
        if self._watching:
            own = own or self._lexicon.say("name.watched")
        names = (own, *self._names[1:])
        self._called = names if any(names) else ()
        self._lexicon.use_names(self._called)

    def _name_anew(self) -> None:
        """Renames the seats in another language, except those that something else, such as an exercise, has named
        meanwhile."""
        if self._lexicon.names == self._called:
            self.name_seats()

    def _empty_table(self) -> None:
        self._between.stop()
        self.driver.leave()
        self._watching = False

    def _save(self, session: Session) -> None:
        if self._keeping is not None:
            self._keeping.save(session, self.driver.decided)

    def _submit(self, action: object) -> None:
        view, ply = self._table.view, 0 if self.driver.empty else len(self.driver.session.record.actions)
        if self.driver.submit(action):
            self.decided.emit(ply, view, action)

    def note_advice(self, view: AnyView, advice: Advice | None) -> None:
        """Keeps what a hint on the present decision has weighed and named."""
        if advice is not None and self.driver.ours and view is self._table.view:
            session = self.driver.session
            weighing = weighed_by_hint(advice.verdict, advice.hint)
            self.driver.note_weighed(session.match.dealt, len(session.record.actions), weighing)

    def _show_claim(self, running: bool) -> None:
        self._window.menus.allow(claim=running)
        self._table.show_claim(running)
        if not running:
            self._offer_claim()

    def _offer_claim(self) -> None:
        """Offers the person to claim the rest where that is certain, unless they want to play every card themselves, or
        are out."""
        self._table.offer_rest(self.driver.out)
        if self.driver.out:
            self._window.menus.allow(claim=True)
        if self._table.settings.claim and (plays := len(self.driver.certain)):
            self._window.menus.allow(claim=True)
            self._table.offer_claim(plays)

    def show_hands(self, wanted: bool) -> None:
        """Shows every hand to somebody who only watches, or stops showing them."""
        self.driver.show_hands(wanted)

    def _show_standing(self, match: Match) -> None:
        """Shows at the seats how they stand in the session; in practice nothing counts."""
        counts = self._practice is None
        self._table.show_standing(standing_badges(match) if counts else ())

    def _deal(self, events: tuple[Event, ...], view: AnyView) -> None:
        self._show_standing(self.driver.session.match)
        self._window.show_deal(self.driver.session.match)
        self._hear(events)
        self._table.deal(events, view, self.driver.open_hands)
        self._tell_what_may_be_asked(view)

    def _play(self, events: tuple[Event, ...], view: AnyView) -> None:
        self._hear(events)
        self._table.play(events, view)
        self._tell_what_may_be_asked(view)

    def _present(self, view: AnyView) -> None:
        self._window.show_deal(self.driver.session.match)
        self._show_standing(self.driver.session.match)
        self._table.present(view, self.driver.past)
        self._tell_what_may_be_asked(view)

    def _tell_what_may_be_asked(self, view: AnyView) -> None:
        ours, claims = self.driver.ours, self.driver.claims
        self._window.menus.allow(
            undo=self.driver.can_undo, hint=ours, claim=claims, next_hand=False, save=view.turn is None
        )

    def _settle(self) -> None:
        if self._landing is not None:
            self._sounds.play(self._landing)
            self._landing = None
        if not self.driver.empty:
            if self._table.view is not None:
                self._window.follow(self._table.view)  # the log tells nothing before the cards do
            if self.driver.ours:
                self._sounds.play(Sound.YOUR_TURN)
            self._offer_claim()
            self.driver.settled()

    def _hear(self, events: tuple[Event, ...]) -> None:
        leaving = sounds.at_once(events)
        if leaving is not None:
            self._sounds.play(leaving)
        self._landing = sounds.on_landing(events)

    def _end_deal(self, result: Result, match: Match) -> None:
        self._sounds.play(sounds.at_end(result, self.driver.session.seat))
        session = self.driver.session
        if session.practice is not None:
            before = session.practice.before
            self._window.show_practice_result(match, before)
            self._table.tell_result(partial(practice_words, self._lexicon, match, before))
            return
        self._show_standing(match)
        own, first = not self._watching, self._first_try(session, result)
        self._window.show_result(match, session.assisted, own, first)
        day = "" if first is None else first.day
        self._table.tell_result(lambda: words_of_result(self._lexicon, match, own, day, flowing=False).in_full)
        if self._keeping is not None and self._keeping.is_news(session):
            self.finished.emit(self.name_of_deal(session.match.dealt), session, result)
        self.deal_shown.emit()
        self._go_on_watching()

    def _first_try(self, session: Session, result: Result) -> DayResult | None:
        """The result of a day's deal; None in any other session."""
        return day_result(session, result, self.name_of_deal(session.match.dealt)) if session.day else None

    def _end_match(self, match: Match) -> None:
        if self._practice is None:
            self._table.end_match(match.winners or ())
        if self._keeping is not None:
            self._keeping.finish()


WORDS = {"name.watched": Words("Hong", "阿红", "阿紅", "ホン")}
