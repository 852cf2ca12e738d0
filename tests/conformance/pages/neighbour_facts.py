"""What Bashi Fen's jokers can name, which levels are met, and which neighbours a hand can hold: facts of its pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

from engine.cards import BLACK_JOKER, RED_JOKER, Card, Rank, Suit
from engine.games.bashi_fen.pack import hand_size
from engine.games.bashi_fen.pack import pack as pack_of
from engine.games.bashi_fen.rules.bids import BidSituation, Named, Naming, bids, named_by
from engine.games.bashi_fen.rules.levels import climbed, fallen, ladder, sent_back, start
from engine.games.bashi_fen.rules.parts import parts_of
from engine.games.bashi_fen.rules.standing import levels_of
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of


@cache
def namings(options: Any) -> frozenset[tuple[str, bool]]:
    """What jokers name at the first level, over what another seat may have shown; and whether they overbid so."""
    rank = Rank(levels_of(options, None)[0])
    card = Card(rank, Suit.SPADES)
    cards = pack_of(options)
    held = tuple(each for each in cards if each.rank in (rank, Rank.BLACK_JOKER, Rank.RED_JOKER))
    lying: list[Named | None] = [None]
    lying += [Named(1, (card,) * size, Naming.SUIT, 1, rank) for size in range(1, cards.count(card) + 1)]
    for joker in (BLACK_JOKER, RED_JOKER):
        for size in range(options.joker_bid_min, cards.count(joker) + 1):
            lying.append(Named(1, (joker,) * size, Naming.NO_SUIT, 1, rank))
    found = set()
    for named in lying:
        shown = () if named is None else named.cards
        left = list(held)
        for each in shown:
            left.remove(each)
        bidding = BidSituation(options, None, named, 0, tuple(left))
        for bid in bids(bidding):
            if named is None or named.kind is Naming.SUIT or bid.cards[0] in (BLACK_JOKER, RED_JOKER):
                found.add((named_by(bidding, bid).kind.value, named is not None))
    return frozenset(found)


def can_name(kind: Naming) -> Callable[[Any], bool]:
    """Whether jokers can name this."""
    return lambda options: any(named == kind.value for named, _ in namings(options))


def levels_met(options: Any) -> set[str]:
    """Every level that somebody can be at: from the start by gains, and by what costs levels."""
    played, new = set(), {start(options)}
    while new:
        played |= new
        after = {climbed(options, level, steps, True)[0] for level in new for steps in range(1, 14)}
        if options.red_five and options.red_five_penalty == "level" and options.lowest_rank in "2345":
            after |= {fallen(options, level, 1) for level in played & set(ladder(options))}
        if options.hook_and_needle:
            hooked = {"J": Rank.TWO, "A": Rank.JACK}
            after |= {sent_back(options, level, hooked[rank]) for rank in played & set(hooked) for level in played}
        new = (after & set(ladder(options))) - played
    return played


def tractor_fits(options: Any, length: int) -> bool:
    """Whether somebody could hold so many neighbours twice: all pairs of one suit as played are read, whatever the
    trumps."""
    pairs = [card for card, copies in Counter(pack_of(options)).items() if copies > 1]
    return 2 * length <= hand_size(options) and any(
        part.shape.width == 2 and part.shape.length >= length
        for trumps, suit in _suits_played(options)
        for part in parts_of(trumps.of_suit(pairs, suit) * 2, trumps)
    )


def run_fits(options: Any) -> bool:
    """Whether somebody could hold a run: one card of each kind of a suit as played is read, whatever the trumps."""
    least = options.runs_of_singles
    cards = tuple(dict.fromkeys(pack_of(options)))
    return 0 < least <= hand_size(options) and any(
        part.shape.length > 1
        for trumps, suit in _suits_played(options)
        for part in parts_of(trumps.of_suit(cards, suit), trumps, least)
    )


def _suits_played(options: Any) -> Iterator[tuple[Trumps, Suit | None]]:
    """Every suit as played, with the trumps of every kind of hand."""
    ranks = sorted(levels_met(options) - {"NT"})
    found = [trumps_of(options, suit, Rank(rank)) for rank in ranks for suit in Suit]
    if can_name(Naming.NO_SUIT)(options):
        found += [trumps_of(options, None, Rank(rank)) for rank in ranks]
    if "NT" in ladder(options) or can_name(Naming.NO_TRUMP)(options):
        found.append(trumps_of(options, None, None))
    return product(found, (*Suit, None))
