"""Tribute of Bao Huang: which cards a loser must give, and what lots make of the gifts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Cards, holds
from engine.events import Faces, Place, Zone
from engine.games.bao_huang.melds import BLACK, TWO, height, heights_of, in_order, ranks_words
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.refusals import RefusalReason
from engine.refusals import Refusal, refuse

POOL = Place(Zone.POOL)


def may_be_given(card: Card, options: Options) -> bool:
    """Whether a card can be tribute: no joker, and no 2 where they are spared (BH-20)."""
    return height(card) < (TWO if options.tribute_spares_twos else BLACK)


def highest_tribute(hand: Sequence[Card], number: int, options: Options) -> Cards:
    """The highest cards of a hand that can be tribute; of equals the last in canonical order (BH-23)."""
    fit = [card for card in in_order(hand) if may_be_given(card, options)]
    return tuple(fit[len(fit) - number :])


def tribute_refusal(hand: Cards, cards: Faces, number: int, options: Options) -> Refusal | None:
    """Why these cards are not the tribute that this hand owes, or None (BH-20, BH-23)."""
    given = tuple(card for card in cards if card is not None)
    if len(given) < len(cards) or not holds(hand, given):
        return refuse(RefusalReason.NOT_IN_HAND, "BH-20")
    if len(given) != number:
        return refuse(RefusalReason.TRIBUTE_NUMBER, "BH-20", number=number)
    if not all(may_be_given(card, options) for card in given):
        joker = any(height(card) >= BLACK for card in given)
        return refuse(RefusalReason.TRIBUTE_JOKER, "BH-20") if joker else refuse(RefusalReason.TRIBUTE_TWO, "BH-20")
    owed = highest_tribute(hand, number, options)
    if heights_of(given) != heights_of(owed):
        return refuse(RefusalReason.NOT_HIGHEST, "BH-20", ranks=ranks_words(owed))
    return None


def drawn(pool: Cards, lots: Sequence[int]) -> Cards:
    """The gifts in the order in which lots draw them; a lot is a place among those left, counted round (BH-21)."""
    rest = list(pool)
    return tuple(rest.pop((lots[turn] if turn < len(lots) else 0) % len(rest)) for turn in range(len(pool)))
