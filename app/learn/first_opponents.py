"""A newcomer's first opponents are casual, without anybody having chosen that: it ends with the first hand."""

from __future__ import annotations

from dataclasses import replace

from app.keep.progress import ProgressFile
from engine.games import GAMES
from ui.pages.lobby.lobby import Lobby
from ui.pages.lobby.lobby_choice import LobbyChoice, first_choice, opponents_for

LEVEL = "level"
"""The name under which it is noted that the first opponents are over, or others were chosen."""


class FirstOpponents:
    """Seats casual opponents in the lobby until the newcomer has finished or declined a guided hand, or chooses.

    What is remembered of the lobby from start to start are never these, but the opponents that sat there before.
    """

    def __init__(self, lobby: Lobby, progress_file: ProgressFile) -> None:
        self._lobby, self._progress_file = lobby, progress_file
        self._own = lobby.choice().opponents
        self._guided: LobbyChoice | None = None
        lobby.opponents_chosen.connect(self._note_chosen)
        if self.lent:
            self.lend()

    @property
    def lent(self) -> bool:
        """Whether casual opponents sit in the lobby that nobody has chosen."""
        progress = self._progress_file.progress
        return progress.newcomer is True and not progress.unguided and LEVEL not in progress.asked

    def lend(self) -> None:
        """Seats casual opponents; somebody is new to these games."""
        choice = self._lobby.choice()
        self._own = choice.opponents
        self._lobby.restore(first_choice(choice, GAMES[choice.game], casual=True))

    def guided_choice(self, game: str) -> LobbyChoice:
        """What the guided hand of this game is played with; the lobby keeps the opponents that sit there."""
        newcomer = self._progress_file.progress.newcomer is True
        chosen = self._lobby.choice()
        self._lobby.take(first_choice(chosen, GAMES[game], casual=self.lent))
        self._guided = first_choice(chosen, GAMES[game], casual=newcomer)
        return self._guided

    def own(self, choice: LobbyChoice) -> LobbyChoice:
        """This choice with the opponents that are to be remembered."""
        wanted = self._own if self.lent else self._lobby.choice().opponents if choice is self._guided else None
        if wanted is None:
            return choice
        game = GAMES[choice.game]
        return replace(choice, opponents=opponents_for(wanted, game.seats(choice.options), game))

    def take_back(self) -> None:
        """The first hand is over or declined: those sit in the lobby again who did before."""
        if self.lent:
            before = self.own(self._lobby.choice())
            self._note_chosen()
            self._lobby.take(before)

    def _note_chosen(self) -> None:
        if self.lent:
            self._progress_file.note_asked(LEVEL)
