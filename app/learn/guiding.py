"""The guided first hand: the aim, what beats what, and at every turn what to do and why; it waits until
this is read."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from app.keep.progress import ProgressFile
from app.play.controller import SessionController
from app.session import Session
from app.think.adviser import Adviser
from engine.game import Action, AnyView
from engine.players.hints import Advice, Hint, reasons_alone
from engine.words import Text, text
from ui.pages.lessons.guide_panel import GuidePanel
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow

MOST_REASONS = 2
BECAUSE = "guide.because"
"""The sentence of a reason."""


def whys_of(hint: Hint) -> tuple[Text, ...]:
    """The first reasons for the advised move, each to be read alone; the move's worth where there is none."""
    whole = reasons_alone(hint)[:MOST_REASONS] or (hint.worth,)
    return tuple(text(BECAUSE, why=why) for why in whole)


class GuideStep(Enum):
    """The guide's present step."""

    REST = auto()
    """There is nothing to read: others play, or everything has been said."""
    OPENING = auto()
    """The aim and the cards; the table waits."""
    ASKED = auto()
    """What the person is asked."""
    THINKING = auto()
    """The person wants to know what to do."""
    ADVISED = auto()
    """What to do, and why."""


def brought_next(step: GuideStep, lines: Sequence[Text]) -> str:
    """What the button beside the first of these sentences brings, as the panel names it; "" for no button."""
    last = len(lines) == 1
    match step:
        case GuideStep.OPENING:
            return "begin" if last else "on"
        case GuideStep.ASKED:
            return "what" if last else "on"
    if last:
        return ""
    return "more" if lines[0].key == BECAUSE else "why"


class Guiding(QObject):
    """Guides a newcomer through the first hand of a game, and whoever asks for it, until it is over or declined."""

    ended = Signal()  # the hand that was guided is over, or the guide was declined

    def __init__(
        self,
        window: MainWindow,
        table: TableWidget,
        controller: SessionController,
        progress_file: ProgressFile,
        adviser: Adviser,
    ) -> None:
        super().__init__()
        self._window, self._table, self._controller = window, table, controller
        self._progress_file, self._adviser = progress_file, adviser
        self._wanted = ""  # the key of the game whose next session is guided, whoever plays it
        self._session: Session | None = None
        self._step = GuideStep.REST
        self._lines: list[Text] = []  # what is still to be read, the first of it on show
        self._told: set[Text] = set()  # what is said once in a hand
        self._view: AnyView | None = None  # the question that is on show
        self._advised: Action | None = None
        self._wired = False
        controller.opened.connect(self._open)
        controller.driver.dealt.connect(lambda _events, _view: self._begin_hand())
        controller.driver.presented.connect(lambda _view: self._forget_question())
        controller.decided.connect(lambda *_: self._note_decided())
        controller.finished.connect(lambda _name, session, _result: self._finish(session))
        table.settled.connect(self._ask)
        adviser.advised.connect(self._take_advice)
        window.table_left.connect(self.rest)

    @property
    def guided(self) -> bool:
        """Whether the hand at the table is guided."""
        return self._session is not None

    def want(self, game: str) -> None:
        """Makes the next session of this game guided, even if its player knows it."""
        self._wanted = game

    def rest(self) -> None:
        """Notes that no guided hand is at the table any more."""
        if self._advised is not None:
            self._table.suggest(None)
        self._session = None
        self._forget_question()
        if self._wired:
            self._panel.hide()

    @property
    def _panel(self) -> GuidePanel:
        panel = self._window.learning.guide
        if not self._wired:
            self._wired = True
            panel.next_wanted.connect(self._go_on)
            panel.move_wanted.connect(self._do_it)
            panel.rule_wanted.connect(lambda: self._window.show_rules())
            panel.declined.connect(self._decline)
            panel.key_left.connect(self._pass_key)
        return panel

    def _open(self, session: Session) -> None:
        wanted, self._wanted = self._wanted == session.match.game.key, ""
        self.rest()
        self._told.clear()
        if self._is_first(session, wanted):
            self._session = session
            self._window.table_page.put_above(self._panel)
            self._panel.tell(text("guide.watch"))

    def _is_first(self, session: Session, wanted: bool) -> bool:
        """Whether a person sits here who is to be guided, in the first hand of a match."""
        key, match, progress = session.match.game.key, session.match, self._progress_file.progress
        newcomer = progress.newcomer is True and key not in progress.unguided
        return None in session.bots and not match.counted and not match.dealt and (wanted or newcomer)

    def _begin_hand(self) -> None:
        """Explains the aim and the cards, while the table waits."""
        session = self._session
        if session is None or self._told:
            return
        opening = session.match.game.first_hand.opening(session.match.options)
        if opening:
            self._controller.driver.hold(True)
            self._start(GuideStep.OPENING, opening)

    def _ask(self) -> None:
        """Explains what the person is asked, once the question is on the table."""
        driver = self._controller.driver
        if self._session is None or self._step is GuideStep.OPENING or not driver.ours:
            return
        if self._view is driver.view or not self._table.board.settled:
            return
        self._view = driver.view
        lines = self._session.match.game.first_hand.question(self._view)
        new = [line for line in lines[:-1] if line not in self._told]
        self._told.update(lines[:-1])
        self._start(GuideStep.ASKED, (*new, *lines[-1:]) or (text("guide.asked"),))

    def _start(self, step: GuideStep, lines: tuple[Text, ...]) -> None:
        self._step, self._lines = step, list(lines)
        self._told.update(lines if step is GuideStep.OPENING else ())
        self._show()
        self._take_focus()

    def _show(self) -> None:
        then = brought_next(self._step, self._lines)
        self._tell(self._lines[0], then, advised=self._step is GuideStep.ADVISED and self._advised is not None)

    def _go_on(self) -> None:
        """Shows the next sentence; after the last one the game goes on, or advice comes."""
        if len(self._lines) > 1:
            self._lines.pop(0)
            self._show()
            self._take_focus()
        elif self._step is GuideStep.OPENING:
            self._end_opening()
        elif self._step is GuideStep.ASKED and self._view is not None and self._session is not None:
            self._step = GuideStep.THINKING
            self._tell(text("guide.thinking"))
            self._adviser.ask(self._session.match.game, self._view)

    def _end_opening(self) -> None:
        self._say_watch()
        self._let_go()
        self._ask()

    def _let_go(self) -> None:
        """Lets the table go on, unless the person has paused it."""
        if not self._window.menus.actions["pause"].isChecked():
            self._controller.driver.hold(False)

    def _take_advice(self, view: AnyView, advice: Advice | None) -> None:
        if self._step is not GuideStep.THINKING or view is not self._view:
            return
        if advice is None:
            self._start(GuideStep.ADVISED, (text("guide.no_advice"),))
            return
        hint = advice.hint
        self._controller.driver.note_help()
        self._advised = hint.action
        self._table.suggest(hint.action)
        self._start(GuideStep.ADVISED, (text("guide.try", what=hint.what), *whys_of(hint)))

    def _do_it(self) -> None:
        if self._advised is not None:
            self._table.setFocus()
            self._table.chosen.emit(self._advised)

    def _note_decided(self) -> None:
        """Removes the question's sentences, because the person has acted."""
        if self._session is None:
            return
        opening = self._step is GuideStep.OPENING
        self._forget_question()
        self._say_watch()
        if opening:
            self._let_go()

    def _say_watch(self) -> None:
        self._step, self._lines = GuideStep.REST, []
        self._tell(text("guide.watch"))

    def _tell(self, said: Text, then: str = "", *, advised: bool = False) -> None:
        """Shows these sentences; they keep the keyboard while they have a button, then the table has it."""
        panel, focused = self._panel, self._window.focusWidget()
        reading = focused is not None and panel.isAncestorOf(focused)
        panel.tell(said, then, advised=advised)
        if reading and not panel.take_focus():
            self._table.setFocus()

    def _forget_question(self) -> None:
        if self._step is GuideStep.THINKING:
            self._adviser.cancel()
        self._step, self._lines, self._view, self._advised = GuideStep.REST, [], None, None

    def _finish(self, session: Session) -> None:
        """Ends the guide after the first hand that was played to its end."""
        if self._session is not None:
            self.ended.emit()
            self._progress_file.end_guide(session.match.game.key)
            self.rest()

    def _decline(self) -> None:
        session, opening = self._session, self._step is GuideStep.OPENING
        if session is not None:
            self.ended.emit()
            self._progress_file.end_guide(session.match.game.key)
            self.rest()
            if opening:
                self._let_go()
            self._table.setFocus()

    def _take_focus(self) -> None:
        """Gives the keyboard to the sentence, unless the person is busy elsewhere."""
        focused = self._window.focusWidget()
        if focused is None or focused is self._table or self._panel.isAncestorOf(focused):
            self._panel.take_focus()

    def _pass_key(self, event: QKeyEvent) -> None:
        self._table.setFocus()
        self._table.keyPressEvent(event)
