"""What hints of Bashi Fen may say of a move, worked out once more from the view and the verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.cards import Card, Rank, Suit
from engine.games.bashi_fen.actions import SUITS_OF, Bid, Bury, Joker, Partners, Pass, Play, Redeal, in_order
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.bids import BidSituation, bid_refusal, named_by
from engine.games.bashi_fen.rules.following.follow import suit_words
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.partners import all_known
from engine.games.bashi_fen.rules.tricks import points_in, winner
from engine.search_model import Weighed
from engine.words import Text
from tests.conformance.hints.shared import Held, Reason, beside, compared, held, rest, where


def trumps_among(view: Any, cards: tuple[Card, ...]) -> int:
    return sum(view.trumps.suit_of(card) is None for card in cards)


def unseen(view: Any, move: Weighed[Any]) -> tuple[Text, int, int] | None:
    """Of a lead: its suit in words, how many cards of it are out, and how many of those are above its lowest."""
    if view.phase.lead is not None:
        return None
    lead = read_lead(move.action.cards, view.trumps, view.options)
    assert lead is not None
    seen = [*view.hand, *(card for card in view.kitty if card is not None)]
    seen += [card for trick in view.phase.tricks for cards in trick.plays for card in cards]
    others = (Counter(pack(view.options)) - Counter(seen)).elements()
    suited = [card for card in others if view.trumps.suit_of(card) == lead.suit]
    low = min(map(view.trumps.strength, move.action.cards))
    return suit_words(lead.suit), len(suited), sum(view.trumps.strength(card) > low for card in suited)


def none_out(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    found = unseen(view, move)
    return held(1, suit=found[0]) if found is not None and not found[1] else ()


def none_above(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    found = unseen(view, move)
    return held(0, suit=found[0]) if found is not None and found[1] and not found[2] else ()


def out(view: Any) -> list[Card]:
    """The cards that this seat has neither in its hand nor seen go, also those on the table."""
    playing = view.phase
    seen = [
        *view.hand,
        *(card for card in view.kitty if card is not None),
        *(c for cards in playing.plays for c in cards),
    ]
    seen += [card for trick in playing.tricks for cards in trick.plays for card in cards]
    return list((Counter(pack(view.options)) - Counter(seen)).elements())


def draws_trumps(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A lead in trumps, of which others have some."""
    count = trumps_among(view, tuple(out(view)))
    leads = view.phase.lead is None and trumps_among(view, move.action.cards)
    return held(count=count) if leads and count else ()


def highest_of_kind(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A pair or a tractor below the highest card that is out, which nothing of its kind that is out is above."""
    found, options = unseen(view, move), view.options
    if found is None or not found[2] or options.bombs != "no" or options.bigger_shapes_beat:
        return ()
    lead = read_lead(move.action.cards, view.trumps, options)
    assert lead is not None
    (part, *others), trumps = lead.parts, view.trumps
    if others or part.shape.size == 1 or part.loose:
        return ()
    counts = Counter(card for card in out(view) if trumps.suit_of(card) == lead.suit)
    places = {}
    for card, number in counts.items():
        place = trumps.strength(card) if part.shape.length == 1 else trumps.place(card)
        if number >= part.shape.width and place is not None:
            places[place] = card
    top = max((trumps.strength(card) if part.shape.length == 1 else trumps.place(card)) for card in part.cards)
    runs = (set(range(place - part.shape.length + 1, place + 1)) for place in places if place > top)
    return () if any(run <= set(places) for run in runs) else held(0, suit=found[0])


def points_led(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Few points in a lead that something could beat."""
    found, points = unseen(view, move), points_in(move.action.cards)
    beatable = found is not None and found[2] and not highest_of_kind(view, move)
    return held(-points, points=points) if beatable and points <= 5 else ()


def winners_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """What stays of the cards that could have been played, of plain suits, and nothing that is out is above."""
    lead, trumps = view.phase.lead, view.trumps
    free = view.hand if lead is None else trumps.of_suit(view.hand, lead.suit)
    if lead is not None and len(free) < lead.size:
        free = tuple(card for card in view.hand if trumps.suit_of(card) != lead.suit)
    kept, spent = [], list(move.action.cards)
    for card in free:
        if card in spent:
            spent.remove(card)
        elif trumps.suit_of(card) is not None and not any(
            trumps.suit_of(other) == trumps.suit_of(card) and trumps.strength(other) > trumps.strength(card)
            for other in out(view)
        ):
            kept.append(card)
    return held(len(kept), cards=in_order(kept)) if kept else ()


def cannot_follow(view: Any) -> bool:
    """Whether another suit than trumps was led, of which there is no card in the hand."""
    led = view.phase.lead
    return led is not None and led.suit is not None and not view.trumps.of_suit(view.hand, led.suit)


def trumps_left(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = trumps_among(view, view.hand), trumps_among(view, rest(view, move))
    return held(after, before=before, after=after) if after < before and cannot_follow(view) else ()


def trumps_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = trumps_among(view, view.hand), trumps_among(view, rest(view, move))
    applies = isinstance(move.action, Bury) or cannot_follow(view)
    return held(after, count=after) if before == after > 0 and applies else ()


def points_possible(view: Any) -> list[int]:
    """The points of every play that this seat may make."""
    return [points_in(play.cards) for play in view.candidates()]


def points_added(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Points that could have been kept, to somebody of the own side, where the sides are known."""
    playing, points = view.phase, points_in(move.action.cards)
    if playing.lead is None or wins_the_trick(view, move) or points == min(points_possible(view)):
        return ()
    ours = (playing.best in view.declarers) == (view.seat in view.declarers)
    return held(points, points=points) if ours and all_known(view.options, playing.calls) else ()


def points_spared(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Fewer points than there could be, to somebody of the other side, where the sides are known."""
    playing, points = view.phase, points_in(move.action.cards)
    if playing.lead is None or wins_the_trick(view, move) or not all_known(view.options, playing.calls):
        return ()
    theirs = (playing.best in view.declarers) != (view.seat in view.declarers)
    return held(-points, points=points) if theirs and points < max(points_possible(view)) else ()


def may_answer(view: Any) -> bool:
    """Whether the hand holds a card that is called and not answered yet."""
    calls = view.phase.calls
    if calls.colour is not None:
        return any(card.rank is calls.colour.rank and card.suit in SUITS_OF[calls.colour.colour] for card in view.hand)
    return any(copy.card in view.hand and owner is None for copy, owner in zip(calls.copies, calls.owners, strict=True))


def points_put(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """As few points as can be, where there could be more, while it is open whose the trick is."""
    playing, points = view.phase, points_in(move.action.cards)
    if playing.lead is None or wins_the_trick(view, move) or all_known(view.options, playing.calls):
        return ()
    ours = playing.best in view.declarers and (view.seat in view.declarers or may_answer(view))
    possible = points_possible(view)
    return held(-points, points=points) if not ours and points == min(possible) < max(possible) else ()


def pair_needed(trumps: bool, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A pair that is led, with a higher card of its suit out and a higher pair possible."""
    found, (card, *others) = unseen(view, move), move.action.cards
    plain = view.options.bombs == "no" and not view.options.bigger_shapes_beat
    if found is None or others != [card] or not plain or not found[2] or highest_of_kind(view, move):
        return ()
    return held(trumps - 2) if (view.trumps.suit_of(card) is None) == trumps else ()


def lower_discarded(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Cards that do not take the trick, of another suit than the one led among them."""
    lead, trumps, cards = view.phase.lead, view.trumps, move.action.cards
    if lead is None or wins_the_trick(view, move) or {trumps.suit_of(card) for card in cards} == {lead.suit}:
        return ()
    return held(-max(trumps.strength(card) + 10_000 * (trumps.suit_of(card) is None) for card in cards))


def points_home(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Points that could have been kept, in cards with which the last to play takes the trick."""
    playing, points = view.phase, points_in(move.action.cards)
    last = playing.lead is not None and sum(map(bool, playing.plays)) == len(playing.plays) - 1
    taken = last and wins_the_trick(view, move)
    return held(points, points=points) if taken and points > min(points_possible(view)) else ()


def wins_the_trick(view: Any, move: Weighed[Any]) -> bool:
    playing = view.phase
    seats = len(playing.plays)
    followers = [playing.plays[(playing.leader + place) % seats] for place in range(1, seats)]
    played = [cards for cards in followers if cards]
    return bool(winner(playing.lead, [*played, move.action.cards], view.trumps, view.options) == len(played) + 1)


def lower_enough(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    lead, cards = view.phase.lead, move.action.cards
    suits = {view.trumps.suit_of(card) for card in cards}
    if lead is None or len(suits) > 1 or not wins_the_trick(view, move):
        return ()
    strengths = [view.trumps.strength(card) for card in cards]
    above = [card for card in rest(view, move) if view.trumps.suit_of(card) in suits]
    return held() if any(view.trumps.strength(card) > max(strengths) for card in above) else ()


def less_spent(view: Any, move: Weighed[Any], wins: bool) -> tuple[Held, ...]:
    """Cards of one suit that are enough to take the trick so far, or of a lead, or of the suit led that do not."""
    lead, cards, trumps = view.phase.lead, move.action.cards, view.trumps
    suits = {trumps.suit_of(card) for card in cards}
    takes = lead is not None and wins_the_trick(view, move)
    if len(suits) > 1 or takes is not wins or (lead is not None and not wins and suits != {lead.suit}):
        return ()
    (suit,) = suits
    return (Held({"suit": suit_words(suit)}, -sum(map(trumps.strength, cards))),)


def higher_kept(view: Any, move: Weighed[Any]) -> list[Card]:
    """The cards of the suit led that are kept and are above all that are played, where these lead or do not take the
    trick."""
    lead, cards, trumps = view.phase.lead, move.action.cards, view.trumps
    suit = trumps.suit_of(cards[0])
    if lead is not None and ({trumps.suit_of(card) for card in cards} != {lead.suit} or wins_the_trick(view, move)):
        return []
    spent = [trumps.strength(card) for card in cards]
    kept = trumps.of_suit(rest(view, move), suit)
    return [card for card in kept if trumps.strength(card) > max(spent)]


def higher_stay(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    higher = higher_kept(view, move)
    return held(suit=suit_words(view.trumps.suit_of(move.action.cards[0]))) if len(higher) > 1 else ()


def higher_stays(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    higher = higher_kept(view, move)
    return held(card=higher[0]) if len(higher) == 1 else ()


def sets_to_lead(larger: bool, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """The last card of a trick that takes it, and what is left in pairs, or, if there are ``larger`` sets, in sets."""
    plays = [cards if seat != view.seat else move.action.cards for seat, cards in enumerate(view.phase.plays)]
    if not all(plays):
        return ()
    first = view.phase.leader
    _, *followers = (*plays[first:], *plays[:first])
    taken = (first + winner(view.phase.lead, followers, view.trumps, view.options)) % len(plays) == view.seat
    count = sets_in(Counter(rest(view, move)), larger)
    return held(count, count=count) if taken and count else ()


def sets_in(left: Counter[Card], larger: bool) -> int:
    """How many pairs there are, and nothing larger; or how many sets, of which one is ``larger``."""
    sets = [number for number in left.values() if number >= 2]
    return len(sets) if any(number >= 3 for number in sets) == larger else 0


def highest_suits_whole(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Nothing is buried of the plain suits whose highest card the hand holds; it holds one at least."""
    trumps, every = view.trumps, pack(view.options)
    top: dict[Any, int] = {}
    for card in every:
        suit = trumps.suit_of(card)
        if suit is not None:
            top[suit] = max(top.get(suit, 0), trumps.strength(card))
    ruled = {trumps.suit_of(card) for card in view.hand if trumps.strength(card) == top.get(trumps.suit_of(card))}
    return held() if ruled and not ruled & {trumps.suit_of(card) for card in move.action.cards} else ()


def only_highest(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """The plain suits of which only cards are kept that no unseen card of the suit is above."""
    unseen, trumps = Counter(pack(view.options)) - Counter(view.hand), view.trumps
    found: dict[Any, list[Card]] = {}
    for card in rest(view, move):
        if trumps.suit_of(card) is not None:
            found.setdefault(trumps.suit_of(card), []).append(card)
    best = {
        suit: cards
        for suit, cards in found.items()
        if not any(
            trumps.suit_of(other) == suit and trumps.strength(other) > trumps.strength(card)
            for other in unseen
            for card in cards
        )
    }
    cards = tuple(card for suit in sorted(best, key="SHCD".index) for card in best[suit])
    return held(len(best), count=len(best), cards=cards) if best else ()


def bids_no_suit(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Where a suit is trump so far, or nothing."""
    after, before = named_by(view.bidding, move.action), view.phase.named
    anew = before is None or before.trumps(view.options).suit is not None
    return held(0) if anew and not bids_no_trump(view, move) and after.trumps(view.options).suit is None else ()


def bids_no_trump(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Where a rank is trump so far, or nothing."""
    after, before = named_by(view.bidding, move.action), view.phase.named
    anew = before is None or before.trumps(view.options).rank is not None
    return held(1) if anew and after.trumps(view.options).rank is None else ()


def void_now(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Suits that are gone by choice: of a suit that was led all had to go where there were no more than were led."""
    after, lead = rest(view, move), view.phase.lead
    gone = {view.trumps.suit_of(card) for card in move.action.cards} - {view.trumps.suit_of(card) for card in after}
    if lead is not None and len(view.trumps.of_suit(view.hand, lead.suit)) <= lead.size:
        gone -= {lead.suit}
    trumps = trumps_among(view, after)
    if not trumps:
        return ()
    return tuple(Held({"suit": suit_words(suit), "count": trumps}, trumps) for suit in gone - {None})


def no_pair_broken(view: Any, move: Weighed[Any]) -> bool:
    """Whether no card stays of which the move plays an equal one."""
    return not set(move.action.cards) & set(rest(view, move))


def joins(view: Any, move: Weighed[Any]) -> bool:
    """Whether a called card that the move plays is the one that makes its owner a partner."""
    calls, cards = view.phase.calls, move.action.cards
    if view.seat in view.declarers or None not in calls.owners:
        return False
    if calls.colour is not None:
        return any(card.rank is calls.colour.rank and card.suit in SUITS_OF[calls.colour.colour] for card in cards)
    asked = zip(calls.copies, calls.fallen, calls.owners, strict=True)
    return any(owner is None and fallen + cards.count(copy.card) >= copy.number for copy, fallen, owner in asked)


def no_points_buried(_view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    return () if points_in(move.action.cards) else held(0)


def few_points_buried(_view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    points = points_in(move.action.cards)
    return held(-points, points=points) if 0 < points <= 10 else ()


def suits_short(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Plain suits of which one card is kept that is not the highest that could be out, where trumps are kept."""
    trumps, after, found = view.trumps, rest(view, move), []
    others = tuple((Counter(pack(view.options)) - Counter(view.hand)).elements())
    for suit in Suit:
        kept = trumps.of_suit(after, suit)
        if len(kept) == 1 and any(
            trumps.strength(card) > trumps.strength(kept[0]) for card in trumps.of_suit(others, suit)
        ):
            found.append(kept[0])
    return held(len(found), count=len(found), cards=tuple(found)) if found and trumps_among(view, after) else ()


def highest_called(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Nothing of its suit is above any card that is called."""
    kinds = {copy.card for copy in move.action.copies}
    every, trumps = pack(view.options), view.trumps
    lower = [
        card
        for card in kinds
        for other in every
        if trumps.suit_of(other) == trumps.suit_of(card) and trumps.strength(other) > trumps.strength(card)
    ]
    return held(count=len(kinds)) if kinds and not lower else ()


def suits_gone(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    after = rest(view, move)
    before, now = ({view.trumps.suit_of(card) for card in cards} - {None} for cards in (view.hand, after))
    gone = len(before - now)
    return held(gone, count=gone) if gone and trumps_among(view, after) else ()


def would_be_trumps(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    trumps = named_by(view.bidding, move.action).trumps(view.options)
    count, cards = sum(trumps.suit_of(card) is None for card in view.held), len(view.held)
    few = cards < 5 or 3 * count < cards  # hardly a reason to become declarer
    return () if few and bids_for_the_hand(view, move) else held(count, count=count, cards=cards)


def bids_for_the_hand(view: Any, move: Weighed[Any]) -> bool:
    """Whether a bid makes its seat declarer, who somebody else or nobody would be so far, by a bid alone."""
    standing = view.bidding.standing
    known = view.options.partners == "fixed" and standing is not None and standing.declarer is not None
    before = view.phase.named
    mine = named_by(view.bidding, move.action).declarer == view.seat
    return mine and not known and (before is None or before.declarer != view.seat)


def trumps_after_bids(view: Any) -> int | None:
    """The most trumps that a bid would give; None where there is none to make."""
    bids = [action for action in view.prompt().actions if isinstance(action, Bid)]
    made = [named_by(view.bidding, bid).trumps(view.options) for bid in bids]
    return max((sum(each.suit_of(card) is None for card in view.held) for each in made), default=None)


def may_be_overbid(view: Any, move: Weighed[Any]) -> bool:
    """Whether all that this seat does not hold would overbid the bid in somebody's hand."""
    after, unseen = named_by(view.bidding, move.action), Counter(pack(view.options)) - Counter(view.held)
    for seat in set(range(view.options.seats)) - {view.seat}:
        there = BidSituation(view.options, view.standing, after, seat, tuple(unseen.elements()))
        if any(
            bid_refusal(there, Bid((card,) * n, word)) is None
            for card in unseen
            for n in range(1, unseen[card] + 1)
            for word in (None, *Joker)
        ):
            return True
    return False


def declares(view: Any, move: Weighed[Any], for_good: bool) -> tuple[Held, ...]:
    takes = bids_for_the_hand(view, move) and may_be_overbid(view, move) is not for_good
    return held(for_good) if takes else ()


def aces_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    after = rest(view, move)
    aces = tuple(card for suit in Suit for card in view.trumps.of_suit(after, suit) if card.rank is Rank.ACE)
    buried = [card for card in move.action.cards if card.rank is Rank.ACE]
    return held(len(aces), cards=aces) if aces and not buried else ()


def sets_kept(larger: bool, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Pairs that stay, or ``larger`` sets, where no card goes of which an equal one stays."""
    left = Counter(rest(view, move))
    count = sets_in(left, larger)
    return held(count, count=count) if count and not set(move.action.cards) & set(left) else ()


def trumps_now(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    count, most = trumps_among(view, view.held), trumps_after_bids(view)
    fewer = view.phase.named is not None and most is not None and most < count
    return held(count, count=count, cards=len(view.held), most=most) if fewer else ()


def trumps_no_more(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    count = trumps_among(view, view.held)
    return held(count, count=count) if view.phase.named is not None and trumps_after_bids(view) == count else ()


def few_trumps_more(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    count, most = trumps_among(view, view.held), trumps_after_bids(view)
    more = 0 if most is None or view.phase.named is None else most - count
    return held(count, more=more) if 0 < more < 3 else ()


def bids_give(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    most = trumps_after_bids(view)
    return held(count=most, cards=len(view.held)) if most is not None and view.phase.named is None else ()


def redealt(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    return held(points=points_in(view.held), count=trumps_among(view, view.held))


def reached(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    suits = {view.trumps.suit_of(card) for card in move.action.cards}
    lengths = {suit: len(view.trumps.of_suit(view.hand, suit)) for suit in suits}
    return tuple(Held({"suit": suit_words(suit), "count": long}, long) for suit, long in lengths.items() if long)


def lower_buried(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Cards of plain suits alone."""
    cards = move.action.cards
    return () if trumps_among(view, cards) else held(-sum(map(view.trumps.strength, cards)))


def first_copy(view: Any, move: Weighed[Any]) -> bool:
    every = Counter(pack(view.options))
    copies = move.action.copies
    return bool(copies) and all(copy.number == 1 and every[copy.card] > 1 for copy in copies)


REASONS: Mapping[str, Reason] = {
    "reason.lower_buried": compared((Bury,), lower_buried, "Burying"),
    "reason.first_copy": beside((Partners,), where(first_copy), "Calling"),
    "reason.none_out": Reason((Play,), "Playing", none_out, "above"),
    "reason.none_above": Reason((Play,), "Playing", none_above, "above"),
    "reason.trumps_left": Reason((Play,), "Playing", trumps_left, "trumps"),
    "reason.trumps_kept": Reason((Play, Bury), "Playing Burying", trumps_kept, "trumps"),
    "reason.void_now": Reason((Play,), "Playing", void_now),
    "reason.no_pair_broken": Reason((Play,), "Playing", where(no_pair_broken)),
    "reason.joins": Reason((Play,), "Playing", where(joins)),
    "reason.points_added": Reason((Play,), "Playing", points_added),
    "reason.points_home": Reason((Play,), "Playing", points_home),
    "reason.points_spared": Reason((Play,), "Playing", points_spared),
    "reason.points_put": Reason((Play,), "Playing", points_put),
    "reason.pair_needed": Reason((Play,), "Playing", partial(pair_needed, False), "above"),
    "reason.trump_pair_needed": Reason((Play,), "Playing", partial(pair_needed, True), "above"),
    "reason.lower_discarded": compared((Play,), lower_discarded),
    "reason.draws_trumps": Reason((Play,), "Playing", draws_trumps),
    "reason.highest_of_kind": Reason((Play,), "Playing", highest_of_kind, "above"),
    "reason.points_led": Reason((Play,), "Playing", points_led),
    "reason.winners_kept": Reason((Play,), "Playing", winners_kept),
    "reason.lower_enough": beside((Play,), lower_enough),
    "reason.lower_wins": compared((Play,), partial(less_spent, wins=True)),
    "reason.lower_played": compared((Play,), partial(less_spent, wins=False)),
    "reason.higher_stay": beside((Play,), higher_stay, idea="higher"),
    "reason.higher_stays": beside((Play,), higher_stays, idea="higher"),
    "reason.no_suit": beside((Bid,), bids_no_suit, "", "no_suit"),
    "reason.no_trump": beside((Bid,), bids_no_trump, "", "no_suit"),
    "reason.pairs_to_lead": beside((Play,), partial(sets_to_lead, False), idea="sets_to_lead"),
    "reason.sets_to_lead": beside((Play,), partial(sets_to_lead, True), idea="sets_to_lead"),
    "reason.highest_suits_whole": Reason((Bury,), "Burying", highest_suits_whole),
    "reason.no_points_buried": Reason((Bury,), "Burying", no_points_buried, "buried"),
    "reason.few_points_buried": Reason((Bury,), "Burying", few_points_buried, "buried"),
    "reason.suits_short": Reason((Bury,), "Burying", suits_short),
    "reason.highest_called": Reason((Partners,), "Calling", highest_called),
    "reason.suits_gone": Reason((Bury,), "Burying", suits_gone),
    "reason.only_highest": Reason((Bury,), "Burying", only_highest),
    "reason.would_be_trumps": Reason((Bid,), "", would_be_trumps, "trumps"),
    "reason.declarer": Reason((Bid,), "", partial(declares, for_good=False), "declarer"),
    "reason.declarer_for_good": Reason((Bid,), "", partial(declares, for_good=True), "declarer"),
    "reason.trumps_now": Reason((Pass,), "", trumps_now, "trumps"),
    "reason.few_trumps_more": Reason((Pass,), "", few_trumps_more, "trumps"),
    "reason.trumps_no_more": Reason((Pass,), "", trumps_no_more, "trumps"),
    "reason.aces_kept": Reason((Bury,), "Burying", aces_kept),
    "reason.pairs_kept": Reason((Bury,), "Burying", partial(sets_kept, False), "sets"),
    "reason.sets_kept": Reason((Bury,), "Burying", partial(sets_kept, True), "sets"),
    "reason.bids_give": Reason((Pass,), "", bids_give),
    "reason.redeal": Reason((Redeal,), "", redealt),
    "reason.reach": Reason((Partners,), "Calling", reached),
}
"""By key: every reason that is told of what the seat sees."""
