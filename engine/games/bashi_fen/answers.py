"""A follow that is always allowed: the cards that duty asks for, and the least wanted ones beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engine.cards import Card, Cards, without
from engine.games.bashi_fen.duty import Sense, Server
from engine.games.bashi_fen.follow import BREAKING
from engine.games.bashi_fen.holding import Left, Stack
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.packing import Counts, packs_into, with_more
from engine.games.bashi_fen.parts import Lead
from engine.games.bashi_fen.trumps import Trumps

Wanted = Callable[[Card], tuple[int, ...]]
"""How much a card is wanted; what is wanted least goes first."""


def dutiful(lead: Lead, hand: Sequence[Card], wanted: Wanted, trumps: Trumps, options: Options) -> Cards:
    """A play from this hand that may follow the lead, for every lead and hand; the hand is at least as large."""
    suit = trumps.of_suit(hand, lead.suit)
    if len(suit) <= lead.size:
        rest = sorted(without(hand, suit), key=wanted)
        return (*suit, *rest[: lead.size - len(suit)])
    owed = () if options.tuple_follow == "suit_only" else _owed(lead, suit, wanted, trumps, options)
    rest = sorted(without(suit, owed), key=wanted)
    return (*owed, *rest[: lead.size - len(owed)])


def _owed(lead: Lead, suit: Cards, wanted: Wanted, trumps: Trumps, options: Options) -> Cards:
    """The cards of one way to give the parts of the lead all that is owed."""
    cards = sorted(Counter(suit).items(), key=lambda each: wanted(each[0]))
    stacks = tuple(Stack(trumps.place(card), number, number) for card, number in cards)
    sense = Sense.FREE if options.tuple_follow in BREAKING else Sense.WHOLE
    left = Server(options, stacks, sense).left(lead.shapes)
    taken = [stack.held - copies for stack, copies in zip(stacks, left.copies, strict=True)]
    for place, number in _kept(stacks, left):
        taken[place] += number
    return tuple(card for (card, _), number in zip(cards, taken, strict=True) for _ in range(number))


def _kept(stacks: Sequence[Stack], left: Left) -> list[tuple[int, int]]:
    """The stacks, by number, that keep the promises, with how many cards each gives; the first stacks give first."""
    copies, whole, cut = list(left.copies), list(left.whole), left.cut
    given = []
    for place, stack in enumerate(stacks):
        height = copies[place]
        if height == stack.whole and whole[height]:
            whole[height] -= 1
            copies[place] = 0
            given.append((place, height))
    for width in range(len(cut) - 1, 1, -1):
        for _ in range(cut[width]):
            cut = with_more(cut, width, -1)
            place = next(place for place, height in enumerate(copies) if _gives(copies, place, height - width, cut))
            copies[place] -= width
            given.append((place, width))
    return given


def _gives(copies: Sequence[int], place: int, rest: int, cut: Counts) -> bool:
    """Whether the other promises still stand when only so much is left of this stack."""
    heights = [0] * len(cut)
    for number, height in enumerate(copies):
        if rest < 0:
            return False
        heights[rest if number == place else height] += 1
    return packs_into(tuple(heights), cut)
