"""Deals that a view of Bashi Fen cannot tell from the real one: unseen cards are assigned, then repaired.

Hidden are the others' hands, the cards still to be taken, the kitty, and what others buried. A card that somebody is
known to have held is assigned to a place where it can be now. Voids, and pairs not played, bound what a hand can hold.
The rest is assigned freely, and repaired until every follow is allowed and every throw comes out as it did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

from engine.cards import Card, Cards, shuffled
from engine.events import Seat
from engine.game import Hidden, NothingImaginedError
from engine.games.bashi_fen.actions import Action, Bury
from engine.games.bashi_fen.ai.imagine.assignment import (
    EVEN_LIKELIHOODS,
    KITTY_BIN,
    STOCK_BIN,
    Assignment,
    Bin,
    Item,
    Likelihoods,
    slots_of,
)
from engine.games.bashi_fen.ai.imagine.facts import (
    Answered,
    DealHistory,
    Fact,
    Followed,
    deal_history,
    facts_of,
    loose_leads_of,
    voids_of,
)
from engine.games.bashi_fen.ai.imagine.kitty_history import unrolled
from engine.games.bashi_fen.ai.imagine.repair import Constraints, repaired
from engine.games.bashi_fen.ai.simulator.packed_cards import packing_of
from engine.games.bashi_fen.options import packs_of
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.leads import held_between
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.view import View
from engine.search_model import Stop, never

WAYS_BACK = 50
"""How many ways back through the kitty's takers are tried before other hands are imagined …"""
MOST_ASSIGNMENTS = 60
"""… how often that is done, and how many assignments are repaired for one deal at most."""


def sample(view: View, random: Random) -> Hidden[Action]:
    """The cards that this view cannot see, imagined so that every hard fact holds; raises NothingImaginedError."""
    history = deal_history(view)
    draw = dealer(history)
    for _ in range(MOST_ASSIGNMENTS):
        assignment = draw(random)
        for _ in range(WAYS_BACK):
            hidden = _assembled(history, assignment, random)
            if hidden is not None:
                return hidden
    raise NothingImaginedError(f"no way back through the kitty after {MOST_ASSIGNMENTS} assignments")


def dealer(
    history: DealHistory, likelihoods: Likelihoods = EVEN_LIKELIHOODS, stop: Stop = never
) -> Callable[[Random], Assignment]:
    """A source of assignments of the cards that a view cannot see; what is the same for all is worked out once.

    An assignment is repaired until all facts are true, as they are in the real deal; where that fails so often, or is
    stopped, it raises NothingImaginedError. ``likelihoods``: by place and card, how much likelier the card lies there
    than the room makes it.
    """
    view = history.view
    proved = facts_of(history)
    room, unseen = _room(view), unseen_cards(history)
    packing = packing_of(view.options, view.trumps)
    slots = slots_of(_items(history, unseen, room), most_copies(history, proved, unseen), packing.weights, likelihoods)
    constraints = Constraints(proved, view.seat, view.hand, packing)

    def assigned(random: Random) -> Assignment:
        for _ in range(MOST_ASSIGNMENTS):
            assignment = Assignment(slots, room, random)
            fits = assignment.fill()
            if repaired(assignment, constraints, fits, random, stop):
                return assignment
            if stop():
                break
        raise NothingImaginedError(f"no assignment could be repaired out of {MOST_ASSIGNMENTS}")

    return assigned


def hands_and_kitty(view: View, places: Mapping[Bin, Cards]) -> tuple[tuple[Cards, ...], Cards]:
    """Every seat's hand, the view's own among them, and the kitty, with these imagined cards by where they lie."""
    hands = tuple(view.hand if seat == view.seat else places[seat] for seat in range(view.options.seats))
    hidden = iter(places[KITTY_BIN])
    return hands, tuple(next(hidden) if card is None else card for card in view.kitty)


def _room(view: View) -> dict[Bin, int]:
    """How many unseen cards lie in each place."""
    room: dict[Bin, int] = {seat: count for seat, count in enumerate(view.counts) if seat != view.seat}
    return room | {KITTY_BIN: view.kitty.count(None), STOCK_BIN: view.stock}


def unseen_cards(history: DealHistory) -> Counter[Card]:
    """The cards whose place this view does not know."""
    view = history.view
    seen = Counter([*view.hand, *(card for cards in view.shown for card in cards)])
    seen += Counter(card for card in view.kitty if card is not None)
    seen += Counter(card for plays in history.plays for play in plays for card in play)
    return Counter(pack(view.options)) - seen


def _items(history: DealHistory, unseen: Counter[Card], room: dict[Bin, int]) -> list[Item]:
    """The unseen cards with their possible places; fewer for cards that somebody once showed."""
    left = Counter(unseen)
    items: list[Item] = []
    everywhere = frozenset(place for place, size in room.items() if size)
    needs = sorted(places_of_shown(history), key=lambda need: len(need[0]))
    given: list[tuple[frozenset[Bin], Card]] = []
    for bins, cards in needs:
        bins &= everywhere
        for card, count in cards.items():
            have = sum(1 for places, other in given if other == card and places <= bins)
            for _ in range(min(count - have, left[card]) if bins else 0):
                items.append(Item(card, bins))
                given.append((bins, card))
                left[card] -= 1
    items += (Item(card, everywhere) for card in left.elements())
    return items


def places_of_shown(history: DealHistory) -> list[tuple[frozenset[Bin], Counter[Card]]]:
    """For every fact about cards once held: where they can be now, and how many have not been seen since."""
    view, takes = history.view, history.takes
    needs = []
    combined: dict[int, Counter[Card]] = {}
    for fact in history.shown:
        stage = next((n for n, take in enumerate(takes) if n >= fact.takes and take.seat == fact.seat), None)
        if stage is None:
            if fact.seat == view.seat:
                continue
            gone = Counter(card for play in history.plays[fact.seat][fact.plays :] for card in play)
            gone += Counter(view.shown[fact.seat])
            needs.append((frozenset({fact.seat}), Counter(fact.cards) - gone))
        else:
            combined[stage] = combined.get(stage, Counter()) | Counter(fact.cards)
    for stage, take in enumerate(takes):
        held = combined.get(stage, Counter()) + Counter(card for card in take.faces if card is not None)
        if take.seat != view.seat:
            bins, gone = _since(history, stage)
            needs.append((bins, held - gone))
    return needs


def _since(history: DealHistory, stage: int) -> tuple[frozenset[Bin], Counter[Card]]:
    """Where the cards can be that a taker held before it buried, and those of them that have been seen since.

    What this view took out of the kitty again, it has seen; what stayed in a hand may be buried there later.
    """
    view, takes = history.view, history.takes
    seats, gone, buried = {takes[stage].seat}, Counter[Card](), False
    for take in takes[stage:]:
        if take.seat == view.seat:
            gone += Counter(card for card in take.faces if buried and card is not None)
            buried = False
            continue
        if buried:
            seats.add(take.seat)
        buried = take.seat in seats and take.place is not None
    for seat in seats:
        gone += Counter(card for play in history.plays[seat] for card in play)
        gone += Counter(view.shown[seat])
    if not buried:
        return frozenset(seats), gone
    return frozenset({*seats, KITTY_BIN}), gone + Counter(card for card in view.kitty if card is not None)


def most_copies(history: DealHistory, facts: tuple[Fact, ...], unseen: Counter[Card]) -> dict[tuple[Bin, Card], int]:
    """The most copies of a card that a hand can hold: none of a void suit, no pair where a pair was not followed."""
    view = history.view
    caps: dict[tuple[Bin, Card], int] = {
        (seat, card): 0 for seat, suit in voids_of(history) for card in unseen if view.trumps.suit_of(card) == suit
    }
    for leader, part in loose_leads_of(history):
        caps |= {(leader, card): 0 for card in unseen if held_between(part, (card,), view.trumps)}
    for fact in facts:
        match fact:
            case Followed() if packs_of(view.options) <= 2:
                _bound(fact, (), unseen, caps)
            case Answered(rest=rest, cards=cards):
                _bound(fact, tuple((Counter(cards) - Counter(rest)).elements()), unseen, caps)
    return caps


def _bound(fact: Followed | Answered, shown: Cards, unseen: Counter[Card], caps: dict[tuple[Bin, Card], int]) -> None:
    """Lowers the caps of a hand to the most copies of each card of the suit with which the fact holds."""
    for card, number in unseen.items():
        if fact.trumps.suit_of(card) != fact.lead.suit:
            continue
        sure = shown.count(card)
        for copies in range(1, number - sure + 1):
            if not fact.holds({fact.seat: (*shown, *(card,) * copies)}):
                most = sure + copies - 1
                caps[fact.seat, card] = min(caps.get((fact.seat, card), most), most)
                break


def _assembled(history: DealHistory, assignment: Assignment, random: Random) -> Hidden[Action] | None:
    """The deck and burials that lead to these hands; None where the burials drawn do not."""
    view, places = history.view, assignment.cards()
    options, (now, lying) = view.options, hands_and_kitty(view, places)
    hands: dict[Seat, Cards] = {}
    for seat, held in enumerate(now):
        played = tuple(card for play in history.plays[seat] for card in play)
        hands[seat] = (*held, *view.shown[seat], *played)
    before = unrolled(hands, lying, history.takes, history.shown, random)
    if before is None:
        return None
    hands, kitty, burials = before
    deck: list[Card | None] = [None] * len(pack(options))
    for seat in range(options.seats):
        cards = tuple(history.own) if seat == view.seat else _in_order_taken(history, seat, hands[seat], random)
        start = next(place for place in range(options.seats) if turn_after(options, view.first, place) == seat)
        for number, card in enumerate(cards):
            deck[start + number * options.seats] = card
    rest = iter(shuffled(places[STOCK_BIN], random.random)) if view.stock else iter(kitty)
    full = tuple(next(rest) if card is None else card for card in deck)
    actions: dict[int, Action] = {
        place: Bury(cards)
        for place, cards in burials.items()
        if isinstance(veiled := view.history[place].action, Bury) and None in veiled.cards
    }
    return Hidden(full, actions, turned=view.turned_up)


def _in_order_taken(history: DealHistory, seat: Seat, cards: Cards, random: Random) -> Cards:
    """A seat's cards in an order of taking in which it had each shown card when it showed it."""
    slots: list[Card | None] = [None] * len(cards)
    left = list(shuffled(cards, random.random))
    for fact in history.shown:
        if fact.seat == seat and fact.takes == 0:  # while cards were taken: nobody plays before the kitty is
            early = slots[: fact.taken]
            for card in (Counter(fact.cards) - Counter(card for card in early if card is not None)).elements():
                open_slots = [slot for slot in range(fact.taken) if slots[slot] is None]
                if card in left and open_slots:
                    slots[open_slots[int(random.random() * len(open_slots))]] = card
                    left.remove(card)
    rest = iter(left)
    return tuple(next(rest) if card is None else card for card in slots)
