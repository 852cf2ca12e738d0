"""Set deals: hands where a test needs them, the rest of the pack in its own order."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Cards, read_cards
from engine.events import Event
from engine.game import Shuffle, Step, act
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Action, read_action
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.standing import Standing
from engine.parts.drawing import deck_of


def hands_with(options: Options, *wanted: str) -> tuple[Cards, ...]:
    """Full hands that begin with the wanted cards, seat by seat; what is left of the pack fills them up."""
    given = [read_cards(words) for words in wanted] + [()] * (options.seats - len(wanted))
    taken = {card for hand in given for card in hand}
    rest = iter([card for card in pack(options) if card not in taken])
    size = len(pack(options)) // options.seats
    return tuple((*hand, *(next(rest) for _ in range(size - len(hand)))) for hand in given)


def deal_with(options: Options, *wanted: str, standing: Standing | None = None, first: int = 0) -> Step[Action]:
    """The first step of a deal in which the seats have taken these cards."""
    return TAIHE_A_BAO.deal(options, standing, Shuffle(deck_of(hands_with(options, *wanted), first), first))


def after(step: Step[Action], *actions: str) -> Step[Action]:
    """The step after these actions, each checked."""
    for words in actions:
        step = act(step.state, read_action(words))
    return step


def refused(step: Step[Action], words: str) -> str | None:
    """The reason why the seat on turn may not do this, or None."""
    assert step.state.turn is not None
    refusal = step.state.view(step.state.turn).refusal(read_action(words))
    return None if refusal is None else str(refusal.reason)


def events_of(steps: Iterable[Step[Action]]) -> list[Event]:
    """All events of these steps."""
    return [event for step in steps for event in step.events]
