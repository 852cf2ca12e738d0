"""What a screen reader announces of the events of a hand: each in a sentence, plays of several cards by their kind,
and who gets a trick. Qt-free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import cards_named
from engine.events import Event, Faces, Marked, Moved, Said, Seat, Zone
from engine.game import AnyGame, AnyView
from engine.presentation import role, word_said
from engine.words import Text
from ui.table.scene.spoken import event_in_words

if TYPE_CHECKING:
    from ui.kit.language import Lexicon

BEST = "best"
"""The mark of the unbeaten play, which goes when its trick is over."""
ENDINGS = "!.！。"
"""The ends of sentences in which two that say the same may differ."""


class Commentary:
    """Puts the events of a hand into words, in the order in which they are shown."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._captions: dict[tuple[Seat | None, Faces], Text] = {}  # what plays of several cards are
        self._best: Seat | None = None
        self._last = ""
        self._said: tuple[Seat, str] | None = None
        self._lines: tuple[str, ...] = ()

    def begin(self) -> None:
        """Forgets the hand before, because a new one is dealt."""
        self._captions.clear()
        self._best, self._last, self._said, self._lines = None, "", None, ()

    def note(self, game: AnyGame, before: AnyView, after: AnyView) -> None:
        """Notes what the play between these two views is, if there is one: the list of its cards does not say that."""
        if len(after.history) != len(before.history) + 1:
            return
        seen = after.history[-1]
        cards = cards_named(seen.action)
        if len(cards) > 1 and seen.seat == before.turn:
            self._captions[seen.seat, cards] = game.caption(before, seen.action)

    def words(self, event: Event, seat: Seat | None) -> str:
        """The event in a sentence; empty where one need not hear of it, or has just heard the same.

        ``seat``: whose person hears it; None: somebody who only watches.
        """
        words = event_in_words(event, seat, self._lexicon, self._caption(event))
        if isinstance(event, Said):
            self._said = word_said(event)
        elif isinstance(event, Marked) and self._said == (event.seat, role(event)):
            words = ""
        if isinstance(event, Marked) and event.mark == BEST:
            if event.seat is None and self._best is not None:
                words = self._lexicon.say("spoken.takes", seat=self._best)
            self._best = event.seat
        again = words.rstrip(ENDINGS) == self._last
        self._last = words.rstrip(ENDINGS)
        return "" if again else words

    def news(self, lines: Sequence[str]) -> str:
        """The lines of what all keep in sight (trumps, points) that are new."""
        fresh = [line for line in lines if line not in self._lines]
        self._lines = tuple(lines)
        return "\n".join(fresh)

    def _caption(self, event: Event) -> Text | None:
        if isinstance(event, Moved) and event.source is not None and event.target.zone is Zone.TABLE:
            return self._captions.get((event.source.seat, event.cards))
        return None
