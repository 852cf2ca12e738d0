"""Bids that name trumps: which may be made, which overbid which, and what each makes of suit, rank and declarer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards import Card, Cards, Rank, Suit, holds
from engine.events import Seat
from engine.games.bashi_fen.actions import JOKERS, Bid, Joker, in_order
from engine.games.bashi_fen.options import Options, fluid
from engine.games.bashi_fen.pack import copies_of
from engine.games.bashi_fen.rules.levels import rank_of
from engine.games.bashi_fen.rules.refusals import RefusalReason
from engine.games.bashi_fen.rules.standing import Standing, declarer_to_be, first_hand, levels_of
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of
from engine.refusals import Refusal, refuse
from engine.values import replace
from engine.words import SUIT_SIGNS, Text, text


class Naming(StrEnum):
    """What a bid makes trump: a suit; jokers and the trump rank; jokers alone (BSF-14)."""

    SUIT = "suit"
    NO_SUIT = "no_suit"
    NO_TRUMP = "no_trump"


_WORDS = {Joker.NO_SUIT: Naming.NO_SUIT, Joker.NO_TRUMP: Naming.NO_TRUMP}


@dataclass(frozen=True, slots=True)
class Named:
    """The trumps named now: by whose cards, of what kind, who would be declarer, and the trump rank.

    ``bidder`` None: a card of the kitty was turned (BSF-17).
    """

    bidder: Seat | None
    cards: Cards
    kind: Naming
    declarer: Seat
    rank: Rank | None

    @property
    def suit(self) -> Suit | None:
        """The trump suit, if there is one."""
        return self.cards[0].suit

    def label(self, mark: str) -> Text:
        """What is trump, as the ``declarer`` or the ``bidder`` is marked with it."""
        rank = "" if self.rank is None else self.rank.value
        if self.kind is Naming.NO_TRUMP:
            return text(f"mark.{mark}.no_trump")
        if self.suit is None:
            return text(f"mark.{mark}.no_suit")
        return text(f"mark.{mark}.suit", suit=SUIT_SIGNS[self.suit], rank=rank)

    def trumps(self, options: Options) -> Trumps:
        """The order of trumps that follows (BSF-20, BSF-21)."""
        return trumps_of(options, self.suit, self.rank)


@dataclass(frozen=True, slots=True)
class BidSituation:
    """Everything that decides about a bid: the table's rules, what is named so far, who bids with which cards.

    ``contest``: after the kitty is buried, the hand's own rank counts and the declarer stays (BSF-31).
    """

    options: Options
    standing: Standing | None
    named: Named | None
    seat: Seat
    held: Cards
    contest: bool = False

    def rank_at(self, seat: Seat) -> Rank | None:
        """The rank of this seat's level."""
        return rank_of(levels_of(self.options, self.standing)[seat])

    @property
    def own_rank(self) -> Rank | None:
        """The rank that this seat bids with: its own; the declarer-to-be's in fixed games; the hand's (BSF-11)."""
        if self.contest and self.named is not None:
            return self.rank_at(self.named.declarer)
        known = declarer_to_be(self.options, self.standing)
        return self.rank_at(self.seat if known is None else known)

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """Every rank whose cards may be shown; the present declarer's too, where the suit may change (BSF-13)."""
        ranks = [self.own_rank]
        if self.named is not None and fluid(self.options) and self.options.overbid_keeps_declarer:
            ranks.append(self.rank_at(self.named.declarer))
        return tuple(rank for rank in dict.fromkeys(ranks) if rank is not None)


def bids(bidding: BidSituation) -> tuple[Bid, ...]:
    """Every bid that this seat may make now, fewest cards first."""
    return tuple(bid for bid in _thinkable(bidding) if bid_refusal(bidding, bid) is None)


def naming_bids(bidding: BidSituation) -> tuple[Bid, ...]:
    """Every bid whose cards name trumps for this seat, however high the bid that stands is, fewest cards first."""
    return tuple(bid for bid in _thinkable(bidding) if _naming_refusal(bidding, bid) is None)


def _thinkable(bidding: BidSituation) -> Iterator[Bid]:
    choice, ranks = bidding.options.joker_bid == "both_choice", bidding.ranks
    kinds: dict[Card, int] = {}
    for card in in_order(card for card in bidding.held if card.rank in ranks or card in JOKERS):
        kinds[card] = kinds.get(card, 0) + 1
    for size in range(1, max(kinds.values(), default=0) + 1):
        for card, count in kinds.items():
            if size <= count:
                cards = (card,) * size
                yield from (Bid(cards, word) for word in (tuple(Joker) if choice and card in JOKERS else (None,)))


def bid_refusal(bidding: BidSituation, bid: Bid) -> Refusal | None:
    """Why this bid may not be made now, or None (BSF-11 … BSF-15, BSF-84, BSF-85)."""
    options, named, cards = bidding.options, bidding.named, bid.cards
    wrong = _naming_refusal(bidding, bid)
    if wrong is not None or named is None:
        return wrong
    if _reinforces(bidding, bid):
        return None
    if not options.overbid:
        return refuse(RefusalReason.NO_OVERBID, "BSF-13")
    if named.bidder == bidding.seat and not options.overbid_self:
        return refuse(RefusalReason.OWN_BID if _can_be_reinforced(bidding) else RefusalReason.OWN_BID_STANDS, "BSF-15")
    if overbids(options, cards, _kind(bidding, bid), named):
        return None
    if named.kind is not Naming.NO_TRUMP:
        return refuse(RefusalReason.BID_TOO_LOW, "BSF-13", cards=named.cards)
    higher = any(overbids(options, each, Naming.NO_TRUMP, named) for each in _most_jokers(options))
    if not higher or not _may_name_no_trump(bidding):
        return refuse(RefusalReason.BID_UNBEATABLE, "BSF-14", cards=named.cards)
    jokers = text("bid.more_jokers" if options.bid_order == "more" else "bid.higher_jokers")
    return refuse(RefusalReason.NO_TRUMP_STANDS, "BSF-14", cards=named.cards, jokers=jokers)


def _may_name_no_trump(bidding: BidSituation) -> bool:
    """Whether jokers of this seat can name no trump."""
    return bidding.own_rank is None or bidding.options.joker_bid in ("no_trump", "both", "both_choice")


def _naming_refusal(bidding: BidSituation, bid: Bid) -> Refusal | None:
    """Why these cards name no trumps for this seat, whatever stands, or None (BSF-11, BSF-12, BSF-14, BSF-84)."""
    cards = bid.cards
    if not cards:
        return refuse(RefusalReason.BID_NOTHING, "BSF-11")
    if not holds(bidding.held, cards):
        return refuse(RefusalReason.NOT_IN_HAND, "BSF-11", cards=cards)
    if len(set(cards)) > 1:
        return refuse(RefusalReason.BID_NOT_IDENTICAL, "BSF-11", cards=cards)
    if loser(bidding.options, bidding.standing, bidding.seat):
        return refuse(RefusalReason.BID_LOSER, "BSF-12")
    return _joker_refusal(bidding, bid) if cards[0] in JOKERS else _rank_refusal(bidding, bid)


@cache
def _most_jokers(options: Options) -> tuple[Cards, ...]:
    """All jokers of the pack, as many of each colour as there are."""
    return tuple((joker,) * copies_of(options)[joker] for joker in JOKERS)


def sizes_of_bids(bidding: BidSituation, card: Card) -> range:
    """How many of this card a bid may show at this table, whoever holds them (BSF-11, BSF-14)."""
    least = _fewest_jokers(bidding) if card in JOKERS else 1
    return range(least, copies_of(bidding.options)[card] + 1)


def names_by_jokers(bidding: BidSituation) -> bool:
    """Whether jokers ever name trumps at this level and table: they may, and there are enough equal ones (BSF-14)."""
    allowed = bidding.own_rank is None or bidding.options.joker_bid != "no"
    return allowed and any(len(jokers) >= _fewest_jokers(bidding) for jokers in _most_jokers(bidding.options))


def _fewest_jokers(bidding: BidSituation) -> int:
    return 1 if bidding.own_rank is None else bidding.options.joker_bid_min


def _can_be_reinforced(bidding: BidSituation) -> bool:
    """Whether more of the cards that the standing bid shows could be added to it (BSF-15)."""
    named = bidding.named
    if named is None or bidding.contest or not bidding.options.reinforce:
        return False
    return len(named.cards) < copies_of(bidding.options)[named.cards[0]]


def loser(options: Options, standing: Standing | None, seat: Seat) -> bool:
    """Whether this seat lost the last hand and may therefore not bid (BSF-12)."""
    if not fluid(options) or options.may_bid == "anyone" or standing is None or first_hand(standing):
        return False
    return seat not in standing.winners


def _joker_refusal(bidding: BidSituation, bid: Bid) -> Refusal | None:
    options = bidding.options
    no_trump_level = bidding.own_rank is None
    if not names_by_jokers(bidding):
        return refuse(RefusalReason.BID_NO_JOKERS, "BSF-14")
    least = _fewest_jokers(bidding)
    if len(bid.cards) < least:
        return refuse(RefusalReason.BID_TOO_FEW_JOKERS, "BSF-84" if no_trump_level else "BSF-14", least=least)
    if options.joker_bid == "both_choice" and bid.joker is None:
        return refuse(RefusalReason.BID_SAY_WHICH, "BSF-14")
    if options.joker_bid != "both_choice" and bid.joker is not None:
        return refuse(RefusalReason.BID_SAYS_TOO_MUCH, "BSF-14")
    return None


def _rank_refusal(bidding: BidSituation, bid: Bid) -> Refusal | None:
    if bid.joker is not None:
        return refuse(RefusalReason.BID_SAYS_TOO_MUCH, "BSF-14")
    if not bidding.ranks:
        return refuse(RefusalReason.BID_NO_RANK, "BSF-84")
    if bid.cards[0].rank not in bidding.ranks:
        return refuse(RefusalReason.BID_WRONG_RANK, "BSF-11", cards=_bidding_words(bidding))
    return None


def _bidding_words(bidding: BidSituation) -> Text:
    """The cards that name trumps: "2s", "2s or 5s", "2s or jokers"."""
    words = [text("bid.rank", rank=rank.value) for rank in bidding.ranks]
    if names_by_jokers(bidding):
        words.append(text("bid.jokers"))
    said = words[-1]
    for before in reversed(words[:-1]):
        said = text("bid.or", first=before, rest=said)
    return said


def _reinforces(bidding: BidSituation, bid: Bid) -> bool:
    """Whether the standing bidder adds identical cards to those shown (BSF-15)."""
    named = bidding.named
    if named is None or bidding.contest or not bidding.options.reinforce or named.bidder != bidding.seat:
        return False
    same_kind = bid.joker is None or _WORDS[bid.joker] is named.kind
    return same_kind and bid.cards[0] == named.cards[0] and len(bid.cards) > len(named.cards)


def _kind(bidding: BidSituation, bid: Bid) -> Naming:
    """What a bid is; under ``both`` a joker bid that qualifies as no_suit is that, else no_trump (BSF-14)."""
    if bid.cards[0] not in JOKERS:
        return Naming.SUIT
    if bidding.own_rank is None:
        return Naming.NO_TRUMP
    match bidding.options.joker_bid:
        case "no_suit":
            return Naming.NO_SUIT
        case "no_trump":
            return Naming.NO_TRUMP
        case "both":
            named = bidding.named
            qualifies = named is None or overbids(bidding.options, bid.cards, Naming.NO_SUIT, named)
            return Naming.NO_SUIT if qualifies else Naming.NO_TRUMP
    assert bid.joker is not None
    return _WORDS[bid.joker]


def overbids(options: Options, cards: Cards, kind: Naming, named: Named) -> bool:
    """Whether these cards, bid as this kind, overbid what is named (BSF-13, BSF-14, BSF-85).

    Only no trump overbids no trump. It overbids every bid of another kind, unless the number alone counts, so that
    otherwise two players could go on for ever.
    """
    more, even = len(cards) > len(named.cards), len(cards) == len(named.cards)
    over_no_trump = named.kind is Naming.NO_TRUMP
    if over_no_trump and kind is not Naming.NO_TRUMP:
        return False
    if options.bid_order == "more":
        return more
    if kind is Naming.SUIT:
        higher = options.bid_order == "joker_or_higher_suit" and even and len(cards) > 1
        return more or (higher and named.kind is Naming.SUIT and _suit_above(cards[0], named.cards[0]))
    if kind is Naming.NO_TRUMP and not over_no_trump:
        return True
    if named.kind is Naming.SUIT:
        return more or even
    return more or (even and cards[0].rank is Rank.RED_JOKER and named.cards[0].rank is Rank.BLACK_JOKER)


_SUITS_UPWARD = (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES)


def _suit_above(card: Card, other: Card) -> bool:
    if card.suit is None or other.suit is None:
        return False
    return _SUITS_UPWARD.index(card.suit) > _SUITS_UPWARD.index(other.suit)


def named_by(bidding: BidSituation, bid: Bid) -> Named:
    """What is named after an allowed bid (BSF-13, BSF-14, BSF-15, BSF-19)."""
    named = bidding.named
    if named is not None and _reinforces(bidding, bid):
        return replace(named, cards=bid.cards)
    kind = _kind(bidding, bid)
    declarer = _declarer_after(bidding, bid, kind)
    if kind is Naming.NO_TRUMP:
        rank = None
    elif kind is Naming.NO_SUIT:
        rank = bidding.rank_at(declarer)
    else:
        rank = bid.cards[0].rank
    return Named(bidding.seat, bid.cards, kind, declarer, rank)


def _declarer_after(bidding: BidSituation, bid: Bid, kind: Naming) -> Seat:
    options, named = bidding.options, bidding.named
    if named is not None and bidding.contest:
        return named.declarer
    if not fluid(options):
        known = declarer_to_be(options, bidding.standing)
        return bidding.seat if known is None else known
    if named is None or kind is Naming.NO_TRUMP:
        return bidding.seat
    if kind is Naming.NO_SUIT:
        return bidding.seat if options.joker_bid_takes_hand else named.declarer
    rank = bid.cards[0].rank
    if options.overbid_keeps_declarer and rank is bidding.rank_at(named.declarer):
        takes = rank is bidding.own_rank and not options.same_rank_keeps_declarer
        return bidding.seat if takes else named.declarer
    return bidding.seat


def settles_declarer(options: Options, standing: Standing | None) -> bool:
    """Whether a bid leaves no doubt who is declarer: it is known beforehand, or nothing overbids (BSF-13, BSF-19)."""
    return declarer_to_be(options, standing) is not None or not options.overbid


def turned_from_kitty(
    options: Options, standing: Standing | None, first: Seat, kitty: Cards
) -> tuple[int, Named | None]:
    """How many kitty cards are turned, and what the first one of the declarers' level names (BSF-17, BSF-19)."""
    known = declarer_to_be(options, standing)
    declarer = first if known is None else known
    rank = rank_of(levels_of(options, standing)[declarer])
    for place, card in enumerate(kitty):
        if card.suit is not None and card.rank is rank:
            return place + 1, Named(None, (card,), Naming.SUIT, declarer, card.rank)
    return len(kitty), None
