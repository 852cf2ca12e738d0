"""A newcomer's first opponents: casual ones that nobody has chosen, until the first guided hand is over."""

from __future__ import annotations

from dataclasses import replace

from app.keep.progress import ProgressFile
from engine.games import GAMES
from ui.pages.lobby.lobby import Lobby
from ui.pages.lobby.lobby_choice import LobbyChoice, first_choice, opponents_for

LEVEL = "level"
"""The name of the note that the first opponents are over, or that others were chosen."""


class FirstOpponents:
    """Seats casual opponents in the lobby until the newcomer finishes or declines a guided hand, or chooses others.

    What is remembered of the lobby from start to start are the opponents that sat there before, never these.
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
        """Whether the lobby has casual opponents that nobody has chosen."""
        progress = self._progress_file.progress
        return progress.newcomer is True and not progress.unguided and LEVEL not in progress.asked

    def lend(self) -> None:
        """Seats casual opponents, because somebody is new to these games."""
        choice = self._lobby.choice()
        self._own = choice.opponents
        self._lobby.restore(first_choice(choice, GAMES[choice.game], casual=True))

    def guided_choice(self, game: str) -> LobbyChoice:
        """The choice with which the guided hand of this game is played; the lobby keeps its opponents."""
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
        """Seats the earlier opponents in the lobby again, because the first hand is over or declined."""
        if self.lent:
            before = self.own(self._lobby.choice())
            self._note_chosen()
            self._lobby.take(before)

    def _note_chosen(self) -> None:
        if self.lent:
            self._progress_file.note_asked(LEVEL)
