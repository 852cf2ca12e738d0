"""The coach at the table: verdicts on moves, where it is switched on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.play.controller import SessionController
from app.session import Session
from app.think.critic import Critic
from engine.game import Action, AnyView
from engine.players.judge import Judgement
from ui.window.main_window import MainWindow


class Coaching(QObject):
    """Connects the critic with the strip that shows its verdicts."""

    def __init__(self, window: MainWindow, controller: SessionController) -> None:
        super().__init__()
        self._window, self._controller = window, controller
        self.critic = Critic(self)
        self.critic.judged.connect(self._tell)
        self._session: Session | None = None
        self._wired = False
        controller.opened.connect(self._open)
        controller.decided.connect(self._judge)
        controller.driver.presented.connect(self._forget)
        controller.driver.dealt.connect(self._forget)
        window.settings_changed.connect(lambda _settings: self._show())
        window.table_left.connect(self.rest)

    @property
    def coached(self) -> bool:
        """Whether moves are commented on."""
        session = self._session
        return session is not None and None in session.bots and self._window.settings.coach

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
        """Shows the strip where it has something to say, else hides it."""
        learning = self._window.learning
        if self.coached:
            assert self._session is not None
            panel = learning.coach
            if not self._wired:
                self._wired = True
                panel.rule_wanted.connect(lambda: self._window.show_rules())
                panel.declined.connect(lambda: self._window.use_coach(False))
            self._window.table_page.put_above(panel)
            if panel.isHidden():
                panel.begin(self._session.match.game)
        elif self._wired:
            learning.coach.hide()

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

    def _forget(self, *_shown: object) -> None:
        """Forgets the verdict on a move that was taken back, or whose hand is over."""
        self.critic.forget()
        if self.coached:
            self._window.learning.coach.tell_verdict(None)
