"""Which kinds of bids can happen at a table at all, whoever holds what."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card, Rank, Suit
from engine.games.bashi_fen.actions import JOKERS
from engine.games.bashi_fen.options import Options, packs_of
from engine.games.bashi_fen.pack import copies_of, most_jokers
from engine.games.bashi_fen.rules.bids import Named, Naming, overbids


def overbids_happen(options: Options) -> bool:
    """Whether more identical cards can be shown than somebody else shows, or one joker at the level no trump."""
    return options.overbid and (packs_of(options) > 1 or options.no_trump_level)


def joker_bids(options: Options) -> frozenset[Naming]:
    """What jokers can name at this table at an ordinary level; at the level no trump one joker always names it."""
    if options.joker_bid == "no" or most_jokers(options) < options.joker_bid_min:
        return frozenset()
    match options.joker_bid:
        case "no_suit":
            return frozenset({Naming.NO_SUIT})
        case "no_trump":
            return frozenset({Naming.NO_TRUMP})
        case "both" if not options.overbid or not any(_falls_to_no_trump(options)):
            return frozenset({Naming.NO_SUIT})
    return frozenset({Naming.NO_SUIT, Naming.NO_TRUMP})


def no_trump_happens(options: Options) -> bool:
    """Whether a hand can be played at no trump, by a bid or by its level."""
    return options.no_trump_level or Naming.NO_TRUMP in joker_bids(options)


def _falls_to_no_trump(options: Options) -> Iterator[bool]:
    """For all jokers over all that can be shown: whether they are too few for no suit and enough for no trump."""
    copies = copies_of(options)
    rank_card = Card(Rank(options.end_level), Suit.SPADES)
    shown = [(Naming.SUIT, (rank_card,) * number) for number in range(1, copies[rank_card] + 1)]
    jokers = [(card,) * number for card in JOKERS for number in range(options.joker_bid_min, copies[card] + 1)]
    shown += [(Naming.NO_SUIT, cards) for cards in jokers]
    for kind, lying in shown:
        named = Named(0, lying, kind, 0, rank_card.rank)
        for cards in jokers:
            if cards[0] != lying[0]:
                no_suit = overbids(options, cards, Naming.NO_SUIT, named)
                yield not no_suit and overbids(options, cards, Naming.NO_TRUMP, named)
