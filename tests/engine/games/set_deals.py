"""Deals that tests set up: hands where cards are wanted, actions by their texts, and why one is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Protocol

from engine.cards import Card, Cards, read_cards
from engine.game import Game, Step, act
from engine.refusals import Refusal


def hands_filled(pack: Cards, sizes: Sequence[int], wanted: Sequence[str]) -> tuple[Cards, ...]:
    """Hands of these sizes that begin with the wanted cards, by seat; the rest of the pack fills them in its order."""
    given = [*map(read_cards, wanted), *[()] * (len(sizes) - len(wanted))]
    rest: list[Card] = list(pack)
    for card in (card for hand in given for card in hand):
        rest.remove(card)
    left = iter(rest)
    return tuple((*hand, *islice(left, size - len(hand))) for hand, size in zip(given, sizes, strict=True))


class After(Protocol):
    """The step after these actions, each checked."""

    def __call__(self, step: Step[Any], *actions: str) -> Step[Any]: ...


def after_in(game: Game) -> After:
    """How deals of this game are played on."""

    def after(step: Step[Any], *actions: str) -> Step[Any]:
        for words in actions:
            step = act(step.state, game.read_action(words))
        return step

    return after


def refusal_in(game: Game) -> Callable[[Step[Any], str], Refusal | None]:
    """Why the seat on turn may not do this in this game, or None."""

    def refusal(step: Step[Any], words: str) -> Refusal | None:
        assert step.state.turn is not None
        found: Refusal | None = step.state.view(step.state.turn).refusal(game.read_action(words))
        return found

    return refusal


def reason_in(game: Game) -> Callable[[Step[Any], str], str | None]:
    """The reason why the seat on turn may not do this in this game, or None."""
    refusal = refusal_in(game)

    def reason(step: Step[Any], words: str) -> str | None:
        found = refusal(step, words)
        return None if found is None else str(found.reason)

    return reason
