"""Which exercises there are, by theme, which are due, and in what order they are set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

from app.keep.exercise_answers import GivenAnswer
from engine.exercises import Exercise
from engine.game import AnyGame
from engine.words import text
from ui.pages.exercises.offered import OWN, Offered

LATEST = 6
"""How many of a theme's last answers decide how often one fails it."""
_NEVER = datetime.max.replace(tzinfo=UTC)


def of_theme(exercises: Iterable[Exercise], own: Iterable[Exercise], game: AnyGame, theme: str) -> tuple[Exercise, ...]:
    """The exercises of a game on this theme, from the collection and from one's own mistakes."""
    mine = tuple(each for each in own if each.game.key == game.key)
    if theme == OWN:
        return mine
    return tuple(each for each in (*mine, *exercises) if each.theme == theme)


def in_order(exercises: Iterable[Exercise], due: Mapping[str, datetime], now: datetime) -> tuple[Exercise, ...]:
    """Due exercises first, the longest due before others; then those never answered; then the ones that come back
    soonest."""

    def place(exercise: Exercise) -> tuple[int, datetime]:
        when = due.get(exercise.key)
        if when is None:
            return 1, now
        return (0 if when <= now else 2), when

    return tuple(sorted(exercises, key=place))


def offered(
    game: AnyGame,
    collection: Sequence[Exercise],
    own: Sequence[Exercise],
    answers: Sequence[GivenAnswer],
    due: Mapping[str, datetime],
    now: datetime,
) -> tuple[Offered, ...]:
    """One's own mistakes first, where there are any, then every theme of the game that has exercises."""
    last = {answer.exercise: answer.right for answer in answers}
    found = []
    for theme, title in ((OWN, text("exercises.own")), *((each.key, each.title) for each in game.themes)):
        those = of_theme(collection, own, game, theme)
        if not those:
            continue
        keys = {each.key for each in those}
        latest = [answer.right for answer in answers if answer.exercise in keys][-LATEST:]
        found.append(
            Offered(
                theme,
                title,
                len(those),
                sum(last.get(key, False) for key in keys),
                sum(due.get(key, _NEVER) <= now for key in keys),
                latest.count(False) / len(latest) if latest else 0.0,
            )
        )
    return tuple(found)
