"""What speaks for a bid, a pass, a burial or a call, as far as its seat can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, Cards, Rank, Suit
from engine.games.bashi_fen.actions import Bid, Copy, Redeal
from engine.games.bashi_fen.ai.merits_of_plays import TRUMPS, of_sets
from engine.games.bashi_fen.pack import copies_of
from engine.games.bashi_fen.rules.bids import BidSituation, Named, bids, named_by
from engine.games.bashi_fen.rules.following.follow import suit_words
from engine.games.bashi_fen.rules.standing import declarer_to_be
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View
from engine.parts.reasons import Merit
from engine.words import text

FEW = 5
"""With fewer cards in hand it says little how many of them would be trumps …"""
FEW_MORE = 2
"""A bid that gives no more trumps than this beyond those that are held now gives few more."""
FEWEST_OF = 3
"""… and if fewer than one in so many are, it does not speak for a bid that makes declarer."""

FEW_BURIED = 10
"""No more points than these are few for a kitty."""
BURIED, DECLARER, NO_SUIT, SETS = "buried", "declarer", "no_suit", "sets"
"""Ideas that several merits share: how many points lie in the kitty, whether a bid makes its player declarer, whether
it leaves no suit as trump, and how many pairs and larger sets stay."""


def of_bid(view: View, action: Bid | Redeal) -> Iterator[Merit]:
    """How many trumps a bid gives and that it makes its player declarer; what a hand for a new deal holds."""
    if isinstance(action, Bid):
        after, before = named_by(view.bidding, action), view.phase.named
        count = _trumps_in(after.trumps(view.options), Counter(view.held))
        decides = declarer_to_be(view.options, view.bidding.standing) is None
        takes = decides and after.declarer == view.seat and (before is None or before.declarer != view.seat)
        if not takes or (len(view.held) >= FEW and count * FEWEST_OF >= len(view.held)):
            yield Merit(text("reason.would_be_trumps", count=count, cards=len(view.held)), count, TRUMPS)
        if takes:
            for_good = not _may_be_overbid(view, after)
            yield Merit(text("reason.declarer_for_good" if for_good else "reason.declarer"), for_good, DECLARER)
    else:
        count = _trumps_in(view.trumps, Counter(view.held))
        yield Merit(text("reason.redeal", points=points_in(view.held), count=count))


def _may_be_overbid(view: View, named: Named) -> bool:
    """Whether somebody else could overbid this bid with cards that this seat does not hold."""
    unseen = tuple((Counter(copies_of(view.options)) - Counter(view.held)).elements())
    others = (seat for seat in range(view.options.seats) if seat != view.seat)
    return any(bids(BidSituation(view.options, view.standing, named, seat, unseen)) for seat in others)


def of_pass(view: View) -> Iterator[Merit]:
    """How many trumps the hand has as things stand, where no bid would give it many more; before that, at most by a
    bid."""
    prompt = view.prompt()
    made = [action for action in getattr(prompt, "actions", ()) if isinstance(action, Bid)]
    if not made:
        return
    held, cards = Counter(view.held), len(view.held)
    most = max(_trumps_in(named_by(view.bidding, bid).trumps(view.options), held) for bid in made)
    if view.phase.named is None:
        yield Merit(text("reason.bids_give", count=most, cards=cards))
        return
    count = _trumps_in(view.trumps, held)
    if most < count:
        yield Merit(text("reason.trumps_now", count=count, cards=cards, most=most), count, TRUMPS)
    elif most == count:
        yield Merit(text("reason.trumps_no_more", count=count), count, TRUMPS)
    elif most - count <= FEW_MORE:
        yield Merit(text("reason.few_trumps_more", more=most - count), count, TRUMPS)


def without_suit(view: View, bid: Bid) -> Iterator[Merit]:
    """That no suit is trump after a bid, or no rank either, where that is not so already."""
    after, before = named_by(view.bidding, bid), view.phase.named
    if after.rank is None and (before is None or before.rank is not None):
        yield Merit(text("reason.no_trump"), 1, NO_SUIT)
    elif after.suit is None and (before is None or before.suit is not None):
        yield Merit(text("reason.no_suit"), 0, NO_SUIT)


def of_burial(view: View, buried: Counter[Card]) -> Iterator[Merit]:
    """What the hand keeps after a burial, and what the kitty could bring the other side."""
    trumps, left = view.trumps, Counter(view.hand) - buried
    suits = {trumps.suit_of(card) for card in view.hand} - {None}
    gone = len(suits - {trumps.suit_of(card) for card in left})
    kept = _trumps_in(trumps, left)
    if _keeps_whole(trumps, Counter(copies_of(view.options)), Counter(view.hand), buried):
        yield Merit(text("reason.highest_suits_whole"))
    points = points_in(buried.elements())
    if not points:
        yield Merit(text("reason.no_points_buried"), 0, BURIED)
    elif points <= FEW_BURIED:
        yield Merit(text("reason.few_points_buried", points=points), -points, BURIED)
    if gone and kept:
        yield Merit(text("reason.suits_gone", count=gone), gone, number=gone)
    if kept and not any(trumps.suit_of(card) is None for card in buried):
        yield Merit(text("reason.trumps_kept", count=kept), kept, TRUMPS)
    plain = [cards for suit in Suit if (cards := trumps.of_suit(left.elements(), suit))]
    aces = tuple(card for cards in plain for card in cards if card.rank is Rank.ACE)
    if aces and not any(card.rank is Rank.ACE for card in buried):
        yield Merit(text("reason.aces_kept", cards=aces), len(aces))
    if not any(left[card] for card in buried if view.hand.count(card) > 1):
        yield from of_sets(left, "reason.pairs_kept", "reason.sets_kept", SETS)
    unseen = tuple((Counter(copies_of(view.options)) - Counter(view.hand)).elements())
    highest = [cards for suit in Suit if (cards := _only_the_highest(trumps, suit, left, unseen))]
    if highest:
        cards = tuple(card for those in highest for card in those)
        yield Merit(text("reason.only_highest", count=len(highest), cards=cards), len(highest), number=len(highest))
    short = [cards for cards in plain if len(cards) == 1 and cards not in highest]
    if short and kept:
        cards = tuple(card for those in short for card in those)
        yield Merit(text("reason.suits_short", count=len(short), cards=cards), len(short), number=len(short))


def of_call(view: View, copies: tuple[Copy, ...]) -> Iterator[Merit]:
    """Cards with which one can lead to what is called, and that nothing is above what is called."""
    trumps, kinds = view.trumps, tuple(dict.fromkeys(copy.card for copy in copies))
    for suit in dict.fromkeys(trumps.suit_of(card) for card in kinds):
        held = len(trumps.of_suit(view.hand, suit))
        if held:
            yield Merit(text("reason.reach", suit=suit_words(suit), count=held), held)
    pack = copies_of(view.options)
    if kinds and all(
        trumps.strength(card) == max(map(trumps.strength, trumps.of_suit(pack, trumps.suit_of(card)))) for card in kinds
    ):
        yield Merit(text("reason.highest_called", count=len(kinds)))


def first_copies(view: View, copies: tuple[Copy, ...]) -> Iterator[Merit]:
    """That the first copy to be played decides, where there are several; told only beside one other call."""
    pack = copies_of(view.options)
    if copies and all(copy.number == 1 < pack[copy.card] for copy in copies):
        yield Merit(text("reason.first_copy"))


def lower_buried(view: View, buried: Counter[Card]) -> Iterator[Merit]:
    """That lower cards go than by another burial, where no trump does; told only where two are compared."""
    if not any(view.trumps.suit_of(card) is None for card in buried):
        yield Merit(text("reason.lower_buried"), -sum(map(view.trumps.strength, buried.elements())), compares=True)


def _keeps_whole(trumps: Trumps, pack: Counter[Card], hand: Counter[Card], buried: Counter[Card]) -> bool:
    """Whether no card is buried of the plain suits in which the hand holds the highest card; it holds one at least."""
    ruled = set()
    for suit in Suit:
        top = max(map(trumps.strength, trumps.of_suit(pack.elements(), suit)), default=None)
        if any(trumps.strength(card) == top for card in trumps.of_suit(hand.elements(), suit)):
            ruled.add(suit)
    return bool(ruled) and not ruled & {trumps.suit_of(card) for card in buried}


def _only_the_highest(trumps: Trumps, suit: Suit, left: Counter[Card], unseen: Cards) -> Cards:
    """The cards that the hand keeps of this suit where nobody can hold a higher one than any of them; else none."""
    kept = trumps.of_suit(left.elements(), suit)
    above = max(map(trumps.strength, trumps.of_suit(unseen, suit)), default=0)
    return kept if all(trumps.strength(card) >= above for card in kept) else ()


def _trumps_in(trumps: Trumps, cards: Counter[Card]) -> int:
    return sum(number for card, number in cards.items() if trumps.suit_of(card) is None)
