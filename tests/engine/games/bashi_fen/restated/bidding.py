"""Who may bid what, and what it names, told again from BSF-11 to BSF-15, BSF-19, BSF-31, BSF-84 and BSF-85."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.cards import BLACK_JOKER, RED_JOKER, Card, Cards
from engine.games.bashi_fen.options import Options

SUIT, NO_SUIT, NO_TRUMP = "suit", "no_suit", "no_trump"
UPWARD = "DCHS"


@dataclass(frozen=True)
class Standing:
    """What is named: by whom, with which cards, as what, for whom, and of which rank ("" is none)."""

    bidder: int
    cards: Cards
    kind: str
    declarer: int
    rank: str


@dataclass(frozen=True)
class Bidder:
    """Who bids, at which table, with which cards, over what.

    ``levels``: everybody's, "NT" where no trump is a level; ``known``: the declarer of a fixed game after its first
    hand; ``won``: the side that won the last hand, if one was played; ``jokers``: how many are black, and how many red.
    """

    options: Options
    levels: Sequence[str]
    known: int | None
    won: Sequence[int] | None
    jokers: tuple[int, int]
    seat: int
    held: Cards
    named: Standing | None
    contest: bool = False

    @property
    def fluid(self) -> bool:
        """Whether partners are called."""
        return self.options.partners == "fluid"

    @property
    def level(self) -> str:
        """The level that the bidder's cards have to be of."""
        if self.contest and self.named:
            return self.levels[self.named.declarer]
        return self.levels[self.seat if self.known is None else self.known]

    @property
    def ranks(self) -> list[str]:
        """The ranks that may be shown."""
        found = [self.level]
        if self.named and self.fluid and self.options.overbid_keeps_declarer:
            found.append(self.levels[self.named.declarer])
        return [rank for rank in dict.fromkeys(found) if rank != "NT"]

    @property
    def least_jokers(self) -> int | None:
        """How many jokers are a bid; None where they never are."""
        if self.level == "NT":
            least = 1
        elif self.options.joker_bid == "no":
            return None
        else:
            least = self.options.joker_bid_min
        return least if max(self.jokers) >= least else None


def rank_of(card: Card) -> str:
    """The rank as it is printed."""
    return str(card.rank)


def is_joker(card: Card) -> bool:
    """Whether it is one of the two jokers."""
    return rank_of(card) in ("BJ", "RJ")


def every_bid(cards: Cards) -> Iterator[tuple[Cards, str | None]]:
    """Every identical cards, with every word."""
    for card, copies in Counter(cards).items():
        for number in range(1, copies + 1):
            yield from (((card,) * number, word) for word in (None, "no-suit", "no-trump"))


def why_not_bid(bidder: Bidder, cards: Cards, word: str | None) -> str | None:
    """Why this may not be bid; the cards are identical and held."""
    options, named = bidder.options, bidder.named
    if bidder.fluid and options.may_bid == "not_losers" and bidder.won is not None and bidder.seat not in bidder.won:
        return "bid_loser"
    if is_joker(cards[0]):
        if bidder.least_jokers is None:
            return "bid_no_jokers"
        if len(cards) < bidder.least_jokers:
            return "bid_too_few_jokers"
        if options.joker_bid == "both_choice" and word is None:
            return "bid_say_which"
        if options.joker_bid != "both_choice" and word is not None:
            return "bid_says_too_much"
    else:
        if word is not None:
            return "bid_says_too_much"
        if not bidder.ranks:
            return "bid_no_rank"
        if rank_of(cards[0]) not in bidder.ranks:
            return "bid_wrong_rank"
    if named is None or adds(bidder, cards, word):
        return None
    if not options.overbid:
        return "no_overbid"
    if named.bidder == bidder.seat and not options.overbid_self:
        copies = _copies(bidder, named.cards[0])
        more = options.reinforce and not bidder.contest and len(named.cards) < copies
        return "own_bid" if more else "own_bid_stands"
    if beats(options, cards, kind_of(bidder, cards, word), named.cards, named.kind):
        return None
    if named.kind != NO_TRUMP:
        return "bid_too_low"
    most = [(joker,) * number for joker, number in zip((BLACK_JOKER, RED_JOKER), bidder.jokers, strict=True) if number]
    no_trump = bidder.level == "NT" or options.joker_bid in ("no_trump", "both", "both_choice")
    if no_trump and any(beats(options, jokers, NO_TRUMP, named.cards, named.kind) for jokers in most):
        return "no_trump_stands"
    return "bid_unbeatable"


def _copies(bidder: Bidder, card: Card) -> int:
    if is_joker(card):
        return bidder.jokers[rank_of(card) == "RJ"]
    return int(bidder.options.packs)


def adds(bidder: Bidder, cards: Cards, word: str | None) -> bool:
    """Whether the standing bidder adds identical cards to those shown (BSF-15)."""
    named = bidder.named
    return (
        named is not None
        and bidder.options.reinforce
        and not bidder.contest
        and named.bidder == bidder.seat
        and cards[0] == named.cards[0]
        and len(cards) > len(named.cards)
        and (word is None or word.replace("-", "_") == named.kind)
    )


def beats(options: Options, cards: Cards, kind: str, shown: Cards, stands: str) -> bool:
    """Whether cards bid as this kind overbid what is shown and stands as that kind."""
    more, equal = len(cards) > len(shown), len(cards) == len(shown)
    if stands == NO_TRUMP and kind != NO_TRUMP:
        return False
    if more:
        return True
    if options.bid_order == "more":
        return False
    if kind == NO_TRUMP and stands != NO_TRUMP:
        return True
    if not equal:
        return False
    if kind == SUIT:
        if options.bid_order != "joker_or_higher_suit" or stands != SUIT or len(cards) < 2:
            return False
        return UPWARD.index(str(cards[0])[-1]) > UPWARD.index(str(shown[0])[-1])
    return stands == SUIT or (rank_of(cards[0]), rank_of(shown[0])) == ("RJ", "BJ")


def kind_of(bidder: Bidder, cards: Cards, word: str | None) -> str:
    """What a bid names."""
    if not is_joker(cards[0]):
        return SUIT
    if bidder.level == "NT":
        return NO_TRUMP
    if bidder.options.joker_bid == "both":
        named = bidder.named
        fits = named is None or beats(bidder.options, cards, NO_SUIT, named.cards, named.kind)
        return NO_SUIT if fits else NO_TRUMP
    return (word or bidder.options.joker_bid).replace("-", "_")


def after_bid(bidder: Bidder, cards: Cards, word: str | None) -> Standing:
    """What is named then."""
    named = bidder.named
    if named is not None and adds(bidder, cards, word):
        return replace(named, cards=cards)
    kind = kind_of(bidder, cards, word)
    declarer = _declarer(bidder, cards, kind)
    level = {SUIT: rank_of(cards[0]), NO_SUIT: bidder.levels[declarer], NO_TRUMP: ""}[kind]
    return Standing(bidder.seat, cards, kind, declarer, "" if level == "NT" else level)


def _declarer(bidder: Bidder, cards: Cards, kind: str) -> int:
    options, named = bidder.options, bidder.named
    if bidder.contest and named:
        return named.declarer
    if not bidder.fluid:
        return bidder.seat if bidder.known is None else bidder.known
    if named is None or kind == NO_TRUMP:
        return bidder.seat
    if kind == NO_SUIT:
        return bidder.seat if options.joker_bid_takes_hand else named.declarer
    if options.overbid_keeps_declarer and rank_of(cards[0]) == bidder.levels[named.declarer]:
        own = rank_of(cards[0]) == bidder.level
        return bidder.seat if own and not options.same_rank_keeps_declarer else named.declarer
    return bidder.seat
