"""What a window has at its table: a session with its match, a lesson, an exercise, or nothing yet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import AnyGame, AnyView
from engine.match import Match
from engine.options import GameOptions

SESSION = "window.title.session"


@dataclass(frozen=True, slots=True)
class AtTable:
    """What is played at the table now, or was played there last."""

    match: Match | None = None
    """The match of a session, as of its last deal; None where no session is played."""
    view: AnyView | None = None
    """The newest view of our seat in that session."""
    lesson: tuple[AnyGame, GameOptions] | None = None
    """The game of a lesson or an exercise."""
    title: str = SESSION
    """The key of the window's title."""

    @property
    def game_and_options(self) -> tuple[AnyGame, GameOptions] | None:
        """What is played, by which rules; None before anything was."""
        return self.lesson if self.match is None else (self.match.game, self.match.options)

    def in_match(self, match: Match) -> AtTable:
        """The same with a later state of its match."""
        return replace(self, match=match)

    def seen(self, view: AnyView) -> AtTable:
        """The same with a newer view."""
        return replace(self, view=view)


def session_at_table(match: Match) -> AtTable:
    """A session that has just begun or been resumed."""
    return AtTable(match)


def beside_strip(game: AnyGame, options: GameOptions, title: str) -> AtTable:
    """A lesson or an exercise, which are no session."""
    return AtTable(lesson=(game, options), title=title)
