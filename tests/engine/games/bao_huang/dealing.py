"""Set deals: hands where a test needs them, the rest of the pack in its own order."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card, Cards, read_cards
from engine.events import Event
from engine.game import Log, Shuffle, Step, act
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import Action, read_action
from engine.games.bao_huang.options import SEATS, Options, pack, step
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bao_huang.truth.state import State
from engine.parts import climbing
from engine.parts.drawing import deck_of

SIZES = (34, 34, 34, 33, 33)
"""Cards by seat, counted from the first taker in the direction of play (BH-10)."""


def hands_with(options: Options, wanted: Iterable[str], first: int = 0) -> tuple[Cards, ...]:
    """Full hands that begin with the wanted cards, seat by seat; what is left of the pack fills them up in order."""
    given = [read_cards(words) for words in wanted]
    given += [()] * (SEATS - len(given))
    rest: list[Card] = list(pack(options))
    for card in (card for hand in given for card in hand):
        rest.remove(card)
    left = iter(rest)
    hands = []
    for seat, hand in enumerate(given):
        size = SIZES[(seat - first) * step(options) % SEATS]
        hands.append((*hand, *(next(left) for _ in range(size - len(hand)))))
    return tuple(hands)


def deal_with(
    options: Options, *wanted: str, standing: Standing | None = None, first: int = 0, lots: tuple[int, ...] = ()
) -> Step[Action]:
    """The first step of a deal in which the seats have taken these cards."""
    deck = deck_of(hands_with(options, wanted, first), first, step=step(options))
    return BAO_HUANG.deal(options, standing, Shuffle(deck, first, lots))


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


def playing_with(options: Options, *hands: str, emperor: int = 0, eunuch: int | None = None) -> Step[Action]:
    """The emperor is about to lead from these hands, which may be short."""
    held = tuple(read_cards(words) for words in hands)
    phase = Playing(emperor, eunuch, False, (), climbing.first_trick(emperor, SEATS))
    state = State(options, None, Shuffle(pack(options), 0), held, (), phase, Log.opened(SEATS, ()))
    return Step(state, ())
