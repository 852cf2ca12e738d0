"""Set deals: hands where a test needs them, the rest of the pack in its own order."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Cards, read_cards
from engine.game import Log, Shuffle, Step
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import Action
from engine.games.bao_huang.options import SEATS, Options, pack, step
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bao_huang.truth.state import State
from engine.parts import climbing
from engine.parts.drawing import deck_of
from tests.engine.games.set_deals import after_in, hands_filled, reason_in

SIZES = (34, 34, 34, 33, 33)
"""Cards by seat, counted from the first taker in the direction of play (BH-10)."""


def hands_with(options: Options, wanted: Iterable[str], first: int = 0) -> tuple[Cards, ...]:
    """Full hands that begin with the wanted cards, seat by seat; what is left of the pack fills them up in order."""
    sizes = [SIZES[(seat - first) * step(options) % SEATS] for seat in range(SEATS)]
    return hands_filled(pack(options), sizes, tuple(wanted))


def deal_with(
    options: Options, *wanted: str, standing: Standing | None = None, first: int = 0, lots: tuple[int, ...] = ()
) -> Step[Action]:
    """The first step of a deal in which the seats have taken these cards."""
    deck = deck_of(hands_with(options, wanted, first), first, step=step(options))
    return BAO_HUANG.deal(options, standing, Shuffle(deck, first, lots))


after, refused = after_in(BAO_HUANG), reason_in(BAO_HUANG)


def playing_with(options: Options, *hands: str, emperor: int = 0, eunuch: int | None = None) -> Step[Action]:
    """The emperor is about to lead from these hands, which may be short."""
    held = tuple(read_cards(words) for words in hands)
    phase = Playing(emperor, eunuch, False, (), climbing.first_trick(emperor, SEATS))
    state = State(options, None, Shuffle(pack(options), 0), held, (), phase, Log.opened(SEATS, ()))
    return Step(state, ())
