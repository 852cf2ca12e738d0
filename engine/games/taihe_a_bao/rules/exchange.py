"""Calling and giving back in Taihe A Bao: which cards may change hands, and why others may not."""

from __future__ import annotations

from collections.abc import Collection

from engine.cards import Card, Cards, Rank, Suit
from engine.games.taihe_a_bao.melds import HEIGHTS
from engine.games.taihe_a_bao.options import FOUR_OF_HEARTS, Options, pack
from engine.games.taihe_a_bao.rules.refusals import RefusalReason
from engine.refusals import Refusal, refuse


def stays(card: Card, protected: bool) -> bool:
    """Whether a card stays where it is: an Ace does, and the 4♥ if it determined the starter (TAB-24, TAB-25).

    Nobody may call it or give it back. ``protected``: the 4♥ determined the starter.
    """
    return card.rank is Rank.ACE or (protected and card == FOUR_OF_HEARTS)


EXCHANGED = frozenset(height for rank, height in HEIGHTS.items() if not stays(Card(rank, Suit.SPADES), False))
"""The heights of the cards that can change hands; whether the 4♥ can is asked card by card."""


def refusal_to_call(
    hand: Cards, card: Card, called: Collection[Card], protected: bool, options: Options
) -> Refusal | None:
    """Why the holder of this hand may not call this card, or None; ``called``: the cards called before (TAB-24)."""
    if card not in pack(options):
        return refuse(RefusalReason.CALL_NOT_IN_PACK, "TAB-24", card=card)
    if card in hand:
        return refuse(RefusalReason.CALL_OWN, "TAB-24", card=card)
    if stays(card, protected):
        return refuse(RefusalReason.CALL_ACE if card.rank is Rank.ACE else RefusalReason.CALL_FOUR_HEARTS, "TAB-24")
    if card in called and options.recall == "no":
        return refuse(RefusalReason.CALL_AGAIN, "TAB-24", card=card)
    if card in called and options.recall == "quads_only" and sum(card.rank is own.rank for own in hand) < 3:
        return refuse(RefusalReason.RECALL_NEEDS_THREE, "TAB-50", card=card, rank=card.rank.value)
    return None


def refusal_to_return(hand: Cards, card: Card | None, received: Card, protected: bool) -> Refusal | None:
    """Why the holder of this hand may not give this card back for the one received, or None (TAB-25)."""
    if card is None or card not in hand:
        return refuse(RefusalReason.NOT_IN_HAND, "TAB-23")
    if card == received:
        return refuse(RefusalReason.RETURN_SAME, "TAB-25", card=card)
    if stays(card, protected):
        return refuse(RefusalReason.RETURN_ACE if card.rank is Rank.ACE else RefusalReason.RETURN_FOUR_HEARTS, "TAB-25")
    return None
