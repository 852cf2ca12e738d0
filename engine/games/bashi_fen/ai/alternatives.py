"""What a follow chooses among, and what it gives up compared with another; on packed cards."""

from __future__ import annotations

from engine.cards import Rank
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    BITS,
    FIELD,
    PackedCards,
    Packing,
    cards_counted,
    fields_in,
    more_than,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led


def chosen_among(hand: PackedCards, led: Led | None) -> PackedCards:
    """The cards among which a play chooses: those of the suit led, or where they are too few, the others."""
    if led is None:
        return hand
    suited = hand & led.mask
    number = cards_counted(suited)
    if number > led.size:
        return suited
    return 0 if number == led.size else hand - suited


def exchanged(move: PackedCards, other: PackedCards) -> tuple[PackedCards, PackedCards]:
    """The cards of a move that are not in the other, and those of the other that are not in the move."""
    return more_than(move, other), more_than(other, move)


def gives_up_more(packing: Packing, hand: PackedCards, led: Led, move: PackedCards) -> bool:
    """Whether it takes an Ace, a King or a trump where lower cards would do."""
    dear = (
        packing.strengths[field]
        for field in fields_in(move)
        if packing.cards[field].rank in (Rank.ACE, Rank.KING) or packing.suits[field] is None
    )
    highest, free = max(dear, default=0), fields_in(chosen_among(hand, led))
    return any(packing.strengths[field] < highest for field in free)


def keeps_copies_together(hand: PackedCards, move: PackedCards) -> bool:
    """Whether it takes all copies of every card that it takes."""
    return all(move >> BITS * field & FIELD == hand >> BITS * field & FIELD for field in fields_in(move))
