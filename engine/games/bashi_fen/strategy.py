"""The sound, fast player of Bashi Fen: names long suits, buries short ones, leads masters and feeds partners."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.cards import Card, Cards, Suit
from engine.events import Seat
from engine.games.bashi_fen.actions import PASS, REDEAL, Action, Bid, Bury, Copy, Partners, Play, called, in_order
from engine.games.bashi_fen.bids import Named, named_by
from engine.games.bashi_fen.leads import lead_of
from engine.games.bashi_fen.options import Options, fluid, most_partners
from engine.games.bashi_fen.pack import kitty_size, pack
from engine.games.bashi_fen.partners import callable_cards
from engine.games.bashi_fen.parts import Lead
from engine.games.bashi_fen.phases import Asking, Burying, Calling, Claiming, Contesting, Playing, Taking
from engine.games.bashi_fen.standing import turn_after
from engine.games.bashi_fen.tricks import POINTS, points_in, winner
from engine.games.bashi_fen.trumps import Trumps
from engine.games.bashi_fen.view import View

LONG = 0.34
"""Which share of the cards taken so far makes a suit, with rank cards and jokers, worth naming …"""
LONGER = 0.5
"""… and worth fighting for against a partner, or for the kitty."""


def greedy(view: View, random: Random) -> Action:
    """A sound action of the seat on turn; ``random`` only settles ties."""
    match view.phase:
        case Taking():
            return _bid(view, LONG)
        case Asking(named=named):
            return _bid(view, 0.0 if named is None else LONG)
        case Contesting():
            return _bid(view, LONGER)
        case Claiming():
            return REDEAL if view.refusal(REDEAL) is None else PASS
        case Burying():
            return _bury(view)
        case Calling():
            return _call(view)
        case Playing() as playing:
            candidates = [action for action in view.candidates() if isinstance(action, Play)]
            rate = _lead_worth if playing.lead is None else _follow_worth
            unseen = _unseen(view)
            worths = [rate(view, playing, play, unseen) for play in candidates]
            best = [play for play, worth in zip(candidates, worths, strict=True) if worth == max(worths)]
            return best[int(random.random() * len(best))]
    raise ValueError("the deal is over: nobody is on turn")


def _bid(view: View, share: float) -> Action:
    """The bid under which most of the own cards are trumps, if they are enough (BSF-11)."""
    prompt = view.prompt()
    bids = [action for action in getattr(prompt, "actions", ()) if isinstance(action, Bid)]
    if not bids:
        return PASS
    bidding, named = view.bidding, view.phase.named
    worths = [(_trump_share(view, named_by(bidding, bid)), -len(bid.cards), str(bid)) for bid in bids]
    best = max(range(len(bids)), key=worths.__getitem__)
    bar = share
    if named is not None:
        bar = max(bar, _trump_share(view, named) + 0.08)
        if named.declarer == view.seat or (not fluid(view.options) and named.declarer == (view.seat + 2) % 4):
            bar = max(bar, LONGER)
    return bids[best] if worths[best][0] >= bar else PASS


def _trump_share(view: View, named: Named) -> float:
    """How much of the hand is trump then, rank cards and jokers counting double."""
    trumps = named.trumps(view.options)
    own = [card for card in view.held if trumps.suit_of(card) is None]
    high = sum(card.suit is None or card.rank is named.rank for card in own)
    return (len(own) + high) / max(len(view.held), 8)


def _bury(view: View) -> Action:
    """Low cards of short suits, no points, no trumps, nothing that makes a pair or a master (BSF-30)."""
    trumps, counts = view.trumps, Counter(view.hand)
    length = Counter(map(trumps.suit_of, view.hand))
    tops = _tops(view.options, trumps)

    def cost(card: Card) -> int:
        suit = trumps.suit_of(card)
        if suit is None:
            return 1000 + trumps.strength(card)
        below = tops[suit] - trumps.strength(card)
        worth = 60 if below == 0 else 25 if below == 1 else 0
        worth += 20 * (counts[card] - 1) + 6 * POINTS.get(card.rank, 0) + 3 * length[suit]
        return worth + trumps.strength(card)

    return Bury(in_order(sorted(view.hand, key=cost)[: kitty_size(view.options)]))


def _tops(options: Options, trumps: Trumps) -> dict[Suit, int]:
    """The strength of each plain suit's highest card."""
    tops: dict[Suit, int] = {}
    for card in set(pack(options)):
        suit = trumps.suit_of(card)
        if suit is not None:
            tops[suit] = max(tops.get(suit, 0), trumps.strength(card))
    return tops


def _call(view: View) -> Action:
    """High cards of suits in which one holds others to reach them with; the copy after those one holds (BSF-40)."""
    trumps, options = view.trumps, view.options
    if options.call == "colour":
        calls = [action for action in view.candidates() if action is not PASS]
        return calls[-1] if calls else PASS
    counts, copies = Counter(view.hand), Counter(pack(options))
    length = Counter(map(trumps.suit_of, view.hand))
    open_cards = [card for card in callable_cards(options, trumps) if counts[card] < copies[card]]
    plain = [card for card in open_cards if trumps.suit_of(card) is not None]
    ranked = sorted(
        plain or open_cards,
        key=lambda card: (trumps.strength(card), length[trumps.suit_of(card)] > 0, -length[trumps.suit_of(card)]),
        reverse=True,
    )
    chosen = called(Copy(card, counts[card] + 1) for card in ranked[: most_partners(options)])
    return chosen if isinstance(chosen, Partners) and chosen.copies else PASS


def _friend(view: View, seat: Seat) -> bool:
    """Whether this seat is on the own side, as far as one may know."""
    playing = view.phase
    assert isinstance(playing, Playing)
    side = view.declarers
    if not fluid(view.options) or None not in playing.calls.owners:
        return (seat in side) == (view.seat in side)
    mine = view.seat in side or _is_secret_partner(view, playing)
    return mine and seat in side


def _is_secret_partner(view: View, playing: Playing) -> bool:
    """Whether one holds a called card that nobody has answered yet."""
    calls = playing.calls
    if calls.colour is not None:
        return any(card.rank is calls.colour.rank for card in view.hand)
    return any(copy.card in view.hand for copy, owner in zip(calls.copies, calls.owners, strict=True) if owner is None)


def _unseen(view: View) -> Counter[Card]:
    """The cards that others may hold."""
    playing = view.phase
    assert isinstance(playing, Playing)
    seen = [*view.hand, *(card for trick in playing.tricks for cards in trick.plays for card in cards)]
    seen += [card for card in view.kitty if card is not None]
    return Counter(pack(view.options)) - Counter(seen)


def _lead_worth(view: View, _playing: Playing, play: Play, unseen: Counter[Card]) -> float:
    """Masters first, the more cards the better; else low cards, no points, of long suits."""
    trumps = view.trumps
    lead = lead_of(play.groups, trumps, view.options)
    assert lead is not None
    master = _is_master(view, lead, unseen)
    points = points_in(play.cards)
    if len(lead.parts) > 1 or lead.parts[0].loose:
        sure = master and lead.suit is not None
        return 60.0 + len(play.cards) if sure else -200.0
    declaring = view.seat in view.declarers
    length = len(trumps.of_suit(view.hand, lead.suit))
    worth = 0.0
    if master:
        worth = 40.0 + 5 * len(play.cards) + points / 5 if lead.suit is not None else 10.0 + (15 if declaring else 0)
    else:
        worth = 2.0 * (len(play.cards) - 1) - 2.0 * points - 0.3 * lead.parts[0].top
        worth -= 8.0 if lead.suit is None and not declaring else 0.0
    return worth + 0.1 * length


def _is_master(view: View, lead: Lead, unseen: Counter[Card]) -> bool:
    """Whether no unseen cards of the suit beat any part of it."""
    trumps = view.trumps
    for part in lead.parts:
        width = part.shape.width
        for card, number in unseen.items():
            higher = trumps.suit_of(card) == lead.suit and trumps.strength(card) > part.top
            if higher and number >= width:
                return False
    return True


def _follow_worth(view: View, playing: Playing, play: Play, unseen: Counter[Card]) -> float:
    """Points to a partner who wins, high or ruffing cards where points lie, else what is worth least."""
    assert playing.lead is not None
    options, trumps = view.options, view.trumps
    order = [turn_after(options, playing.leader, step) for step in range(1, options.seats)]
    lying = [playing.plays[seat] for seat in order if playing.plays[seat]]
    wins = winner(playing.lead, [*lying, play.cards], trumps, options) == len(lying) + 1
    last = len(lying) == options.seats - 2
    table = points_in(playing.lead.cards) + sum(map(points_in, lying))
    own = points_in(play.cards)
    spent = _spent(trumps, play.cards)
    assert playing.best is not None
    safe = last or _strong(view, playing, unseen)
    if wins:
        return (table + own) * (1.0 if last else 0.5) + 3.0 - spent
    if _friend(view, playing.best):
        return own * (1.0 if safe else 0.3) - spent
    return -1.2 * own - spent


def _strong(view: View, playing: Playing, unseen: Counter[Card]) -> bool:
    """Whether the play that holds the trick will probably keep it: trumps on a plain lead, or a master."""
    assert playing.lead is not None
    assert playing.best is not None
    cards = playing.plays[playing.best]
    if view.trumps.suit_of(cards[0]) is None and playing.lead.suit is not None:
        return True
    best = lead_of((in_order(cards),), view.trumps, view.options)
    return best is not None and _is_master(view, best, unseen)


def _spent(trumps: Trumps, cards: Cards) -> float:
    """What is given up with these cards: height, and more for trumps."""
    return sum(0.25 * trumps.strength(card) + (4.0 if trumps.suit_of(card) is None else 0.0) for card in cards)
