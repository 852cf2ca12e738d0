"""Guide and coach at the table: the rule behind each question in a first session, and verdicts on moves."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.keep.progress import ProgressFile
from app.play.controller import SessionController
from app.session import Session
from app.think.critic import Critic
from engine.game import Action, AnyView
from engine.match import Result
from engine.players.judge import Judgement
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow


class Coaching(QObject):
    """The first session of a game is guided unless that is declined; the coach speaks where it is switched on."""

    def __init__(
        self, window: MainWindow, table: TableWidget, controller: SessionController, progress_file: ProgressFile
    ) -> None:
        super().__init__()
        self._window, self._table, self._controller, self._progress_file = window, table, controller, progress_file
        self.critic = Critic(self)
        self.critic.judged.connect(self._tell)
        self._session: Session | None = None
        self._wired = False
        controller.opened.connect(self._open)
        controller.decided.connect(self._judge)
        controller.finished.connect(self._finish)
        controller.driver.presented.connect(self._take_back)
        table.settled.connect(self._guide)
        window.settings_changed.connect(lambda _settings: self._show())
        window.table_left.connect(self.rest)

    @property
    def guided(self) -> bool:
        """Whether the session at the table is somebody's first of its game."""
        session = self._session
        if session is None or None not in session.bots:
            return False
        return session.match.game.key not in self._progress_file.progress.unguided

    @property
    def coached(self) -> bool:
        """Whether moves are commented on."""
        session = self._session
        return session is not None and None in session.bots and (self._window.settings.coach or self.guided)

    def rest(self) -> None:
        """Notes that no session is at the table any more."""
        self._session = None
        self.critic.forget()
        self._show()

    def close(self) -> None:
        """Ends the critic; returns when it is gone."""
        self.critic.close()

    def _open(self, session: Session) -> None:
        self.rest()  # what was said of another session goes
        self._session = session
        self._show()

    def _show(self) -> None:
        """Shows the strip where there is something to say, else hides it."""
        learning = self._window.learning
        if self.coached:
            assert self._session is not None
            panel = learning.coach
            if not self._wired:
                self._wired = True
                panel.rule_wanted.connect(lambda: self._window.show_rules())
                panel.declined.connect(self._decline)
            self._window.table_page.put_above(panel)
            if panel.isHidden() or panel.guided is not self.guided:
                panel.begin(self._session.match.game, self.guided)
        elif self._wired:
            learning.coach.hide()

    def _guide(self) -> None:
        driver = self._controller.driver
        if driver.ours and self.guided:
            match, view = driver.session.match, driver.view
            section = match.game.handbook.section_of(view)
            found = (rule for rule in match.game.rules(match.options) if rule.key == section)
            self._window.learning.coach.tell_rule(next(found, None))

    def _judge(self, ply: int, view: AnyView, action: Action) -> None:
        if self.coached:
            assert self._session is not None
            self.critic.forget()
            self._window.learning.coach.tell_verdict(None)
            session = self._controller.driver.session
            game, known = session.match.game, session.weighed.get(ply)
            self.critic.ask((session.match.dealt, ply), game, view, action, known)

    def _tell(self, key: tuple[int, int], judgement: Judgement) -> None:
        if self.coached:
            self._controller.driver.note_weighed(*key, judgement.weighing)
            self._window.learning.coach.tell_verdict(judgement)

    def _take_back(self, _view: AnyView) -> None:
        """Forgets what was said of a move: it was taken back."""
        self.critic.forget()
        if self.coached:
            self._window.learning.coach.tell_verdict(None)

    def _finish(self, _name: str, session: Session, _result: Result) -> None:
        """Ends the guide with the last hand of a first session."""
        if self._controller.driver.over:
            self._progress_file.end_guide(session.match.game.key)

    def _decline(self) -> None:
        if self.guided and self._session is not None:
            self._progress_file.end_guide(self._session.match.game.key)
            self._show()
        else:
            self._window.use_coach(False)
