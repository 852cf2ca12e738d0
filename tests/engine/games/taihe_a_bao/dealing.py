"""Set deals: hands where a test needs them, the rest of the pack in its own order."""

from __future__ import annotations

from engine.cards import Cards
from engine.game import Shuffle, Step
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Action
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.standing import Standing
from engine.parts.drawing import deck_of
from tests.engine.games.set_deals import after_in, hands_filled, reason_in


def hands_with(options: Options, *wanted: str) -> tuple[Cards, ...]:
    """Full hands that begin with the wanted cards, seat by seat; what is left of the pack fills them up."""
    cards = pack(options)
    return hands_filled(cards, [len(cards) // options.seats] * options.seats, wanted)


def deal_with(options: Options, *wanted: str, standing: Standing | None = None, first: int = 0) -> Step[Action]:
    """The first step of a deal in which the seats have taken these cards."""
    return TAIHE_A_BAO.deal(options, standing, Shuffle(deck_of(hands_with(options, *wanted), first), first))


after, refused = after_in(TAIHE_A_BAO), reason_in(TAIHE_A_BAO)
