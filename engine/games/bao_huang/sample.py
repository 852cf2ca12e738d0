"""Deals that a view of Bao Huang cannot tell from the real one, drawn evenly from all there are.

Every unknown place can take some of the unseen cards: a hand of sixes only sixes (BH-44), the hand of one who paid
tribute nothing higher than the lowest gift (BH-20). The places open to a card grow as its rank falls, so cards go from
the highest down, each into any open place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate, islice
from random import Random

from engine.cards import EMPEROR, EUNUCH, Card, Cards, shuffled, without
from engine.events import Moved, Place, Seat, Zone
from engine.game import Hidden
from engine.games.bao_huang.actions import Action, Play, Take, Tribute
from engine.games.bao_huang.bounds import Bounds, bound_of, shares
from engine.games.bao_huang.gifts import Gift, Puzzle, Way, bounds_of, ways
from engine.games.bao_huang.melds import RED, SIX, TWO, height, in_order
from engine.games.bao_huang.options import SEATS, pack, step
from engine.games.bao_huang.phases import Announcing, Finished, Giving, Playing
from engine.games.bao_huang.standing import givers, takers
from engine.games.bao_huang.tribute import POOL, highest, may_be_given
from engine.games.bao_huang.view import View
from engine.parts.drawing import deck_of

Hands = dict[Seat, Cards]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a view knows for certain of the other seats, all by seat.

    ``played``: what each has played; ``held``: cards certainly still in a hand; ``free``: places for unseen cards;
    ``gave`` and ``took``: tribute that this view has seen.
    """

    own: Cards
    played: Mapping[Seat, Cards]
    held: Hands
    free: dict[Seat, int]
    unseen: Cards
    gave: Hands
    took: Hands


def sample(view: View, random: Random) -> Hidden[Action]:
    """What this view cannot see, imagined so that every hard fact holds."""
    known = _knowledge(view)
    if isinstance(view.phase, Giving):
        return _before_tribute(view, known, random)
    if _given_unseen(view):
        return _after_lots(view, known, random)
    bounds = {
        seat: bound_of(tuple(map(height, cards)), _kept_heights(view, known, seat))
        for seat, cards in known.gave.items()
        if seat != view.seat
    }
    filled = _filled(view, known.unseen, known.free, bounds, random)
    kept = {seat: (*known.held[seat], *filled[seat]) for seat in filled}
    return _hidden(view, known, kept, known.gave, known.took, (), random)


def _given_unseen(view: View) -> bool:
    return view.options.tribute == "face_down" and bool(givers(view.standing, view.options))


def _before_tribute(view: View, known: Knowledge, random: Random) -> Hidden[Action]:
    """While gifts are chosen any deal fits: whatever a seat has, it gave its highest."""
    owed = dict(givers(view.standing, view.options))
    gone = [seen.seat for seen in view.history if seen.seat != view.seat]
    free = {seat: places + (owed[seat] if seat in gone else 0) for seat, places in known.free.items()}
    hands = {seat: tuple(cards) for seat, cards in _filled(view, known.unseen, free, {}, random).items()}
    gave = {seat: in_order(highest(hands[seat], owed[seat], view.options)) for seat in gone}
    kept = {seat: without(hand, gave.get(seat, ())) for seat, hand in hands.items()}
    return _hidden(view, known, kept, gave | known.gave, {}, (), random)


def _after_lots(view: View, known: Knowledge, random: Random) -> Hidden[Action]:
    """Gifts were taken unseen: one of the ways in which they can have gone, then what is left."""
    puzzle = _puzzle(view, known)
    way = _one_of(ways(puzzle, random.random), random)
    gifts, unseen, held, free = _named(puzzle, way.gifts, known, random)
    filled = _filled(view, unseen, free, bounds_of(puzzle, gifts), random)
    kept = {seat: (*held[seat], *filled[seat]) for seat in filled}
    gave: Hands = {}
    took: Hands = {}
    for gift in gifts:
        assert gift.card is not None
        gave[gift.giver] = (*gave.get(gift.giver, ()), gift.card)
        took[gift.taker] = (*took.get(gift.taker, ()), gift.card)
    gave = {seat: in_order(cards) for seat, cards in gave.items()}
    rest = [card for seat, _ in givers(view.standing, view.options) for card in gave[seat]]
    lots = []
    for card in (gift.card for gift in gifts if gift.card is not None):
        lots.append(rest.index(card))
        rest.pop(lots[-1])
    return _hidden(view, known, kept, gave, took, tuple(lots), random)


def _puzzle(view: View, known: Knowledge) -> Puzzle:
    order = takers(view.standing, view.options, view.first)
    owed = {seat: number for seat, number in givers(view.standing, view.options) if seat != view.seat}
    return Puzzle(
        view.seat,
        order,
        known.gave.get(view.seat, ()),
        known.took.get(view.seat, ()),
        owed,
        {seat: _kept(view, known, seat) for seat in dict.fromkeys(order) if seat != view.seat},
        {seat: _kept_heights(view, known, seat) for seat in owed},
        known.unseen,
        known.free,
        TWO - view.options.tribute_spares_twos,
    )


def _kept(view: View, known: Knowledge, seat: Seat) -> Cards:
    """The cards that a seat is known to have had after the tribute."""
    return (*known.played[seat], *known.held.get(seat, view.hand))


def _kept_heights(view: View, known: Knowledge, giver: Seat) -> tuple[int, ...]:
    """How high the cards are that a giver kept for certain, of those that it could have given."""
    return tuple(height(card) for card in _kept(view, known, giver) if may_be_given(card, view.options))


def _one_of(found: tuple[Way, ...], random: Random) -> Way:
    bounds = list(accumulate(way.weight for way in found))
    lot = random.random() * bounds[-1]
    return next((way for way, bound in zip(found, bounds, strict=True) if lot < bound), found[-1])


def _named(
    puzzle: Puzzle, gifts: tuple[Gift, ...], known: Knowledge, random: Random
) -> tuple[tuple[Gift, ...], Cards, Hands, dict[Seat, int]]:
    """The gifts with their cards, the viewer's own first; then what is left unseen, sure and free."""
    there = {seat: list(cards) for seat, cards in puzzle.known.items()}
    unseen, held, free = list(known.unseen), dict(known.held), dict(known.free)
    named: dict[int, Gift] = {}
    for place in sorted(range(len(gifts)), key=lambda place: gifts[place].card is None):
        gift = gifts[place]
        source = unseen if not gift.seen else there.get(gift.taker, [])
        card = gift.card
        if card is None:
            fit = [each for each in source if height(each) == gift.height]
            card = fit[int(random.random() * len(fit))]
        if card in source:
            source.remove(card)
        if not gift.seen:
            held[gift.taker] = (*held[gift.taker], card)
            free[gift.taker] -= 1
        named[place] = Gift(gift.giver, gift.taker, gift.height, card, gift.seen)
    return tuple(named[place] for place in range(len(gifts))), tuple(unseen), held, free


def _knowledge(view: View) -> Knowledge:
    own = _own_cards(view)
    played: dict[Seat, Cards] = dict.fromkeys(range(SEATS), ())
    took: Hands = {}
    for seen in view.history:
        if isinstance(seen.action, Play):
            played[seen.seat] += seen.action.cards
        elif isinstance(seen.action, Take):
            took[seen.seat] = (*took.get(seen.seat, ()), seen.action.card)
    held = {
        seat: (*_less(took.get(seat, ()), played[seat]), *_known_jokers(view, seat, played))
        for seat in range(SEATS)
        if seat != view.seat
    }
    free = {seat: view.counts[seat] - len(cards) for seat, cards in held.items()}
    seen_faces = [card for cards in view.places().values() for card in cards if card is not None]
    unseen = list(pack(view.options))
    for card in (*seen_faces, *(card for cards in held.values() for card in cards)):
        unseen.remove(card)
    if _given_unseen(view) and not isinstance(view.phase, Giving):
        took[view.seat] = _taken_by_lot(view)
    return Knowledge(own, played, held, free, tuple(unseen), _gifts_seen(view), took)


def _own_cards(view: View) -> Cards:
    """The viewer's own cards in the order in which they were taken."""
    hand = Place(Zone.HAND, view.seat)
    return tuple(
        card
        for event in view.opening
        if isinstance(event, Moved) and event.target == hand
        for card in event.cards
        if card is not None
    )


def _taken_by_lot(view: View) -> Cards:
    hand = Place(Zone.HAND, view.seat)
    return tuple(
        card
        for seen in view.history
        for event in seen.events
        if isinstance(event, Moved) and event.source == POOL and event.target == hand
        for card in event.cards
        if card is not None
    )


def _gifts_seen(view: View) -> Hands:
    """The viewer's own gifts; everybody's once they are turned up, in the order in which they were given."""
    gave: Hands = {
        seen.seat: tuple(card for card in seen.action.cards if card is not None)
        for seen in view.history
        if isinstance(seen.action, Tribute) and seen.seat == view.seat
    }
    for seen in view.history:
        for event in seen.events:
            if isinstance(event, Moved) and event.source == event.target == POOL and None not in event.cards:
                rest = iter(event.cards)
                for seat, number in givers(view.standing, view.options):
                    gave[seat] = tuple(card for card in islice(rest, number) if card is not None)
    return gave


def _known_jokers(view: View, seat: Seat, played: Mapping[Seat, Cards]) -> Cards:
    """The marked jokers that all know, or that this view can tell, to be in this seat's hand."""
    match view.phase:
        case Playing() | Finished() | Announcing():
            emperor = view.phase.emperor
        case _:
            return ()
    fallen = {card for cards in played.values() for card in cards if card.marked}
    crown = (EMPEROR,) if seat == emperor and EMPEROR not in fallen else ()
    eunuch = _eunuch_known(view, emperor)
    return (*crown, *((EUNUCH,) if seat == eunuch and EUNUCH not in fallen and EUNUCH not in view.hand else ()))


def _eunuch_known(view: View, emperor: Seat) -> Seat | None:
    """Who protects the emperor, where that is known: shown, said, or because the deal would be over otherwise."""
    if isinstance(view.phase, Playing | Finished) and view.phase.eunuch is not None:
        return view.phase.eunuch
    others = [seat for seat, count in enumerate(view.counts) if count and seat != emperor]
    return emperor if isinstance(view.phase, Playing) and len(others) == 1 and view.counts[emperor] else None


def _filled(
    view: View, unseen: Cards, free: Mapping[Seat, int], bounds: Bounds, random: Random
) -> dict[Seat, list[Card]]:
    """The unseen cards put into the free places, each deal that fits as likely as the next."""
    filled: dict[Seat, list[Card]] = {seat: [] for seat in free}
    left = dict(free)
    cards = list(shuffled(unseen, random.random))
    for seat in _only_sixes(view) & free.keys():
        filled[seat] = [card for card in cards if height(card) == SIX][: left.pop(seat)]
        cards = list(without(cards, filled[seat]))
    for each in range(TWO, min((bound.limit for bound in bounds.values()), default=RED) - 1, -1):
        of_height = [card for card in cards if height(card) == each and may_be_given(card, view.options)]
        cards = [card for card in cards if card not in of_height]
        for seat, number in shares(bounds, each, len(of_height), left, random.random).items():
            _put(of_height, number, seat, filled, left)
        open_seats = [seat for seat in left if seat not in bounds or bounds[seat].limit > each]
        places = shuffled([seat for seat in open_seats for _ in range(left[seat])], random.random)
        for seat, _ in zip(places, tuple(of_height), strict=False):
            _put(of_height, 1, seat, filled, left)
    places = shuffled([seat for seat, number in left.items() for _ in range(number)], random.random)
    for seat in places:
        _put(cards, 1, seat, filled, left)
    return filled


def _put(cards: list[Card], number: int, seat: Seat, filled: dict[Seat, list[Card]], left: dict[Seat, int]) -> None:
    """The last of these cards go to this seat."""
    for _ in range(number):
        filled[seat].append(cards.pop())
        left[seat] -= 1


def _only_sixes(view: View) -> set[Seat]:
    """Who has shown that nothing but sixes is left in their hand (BH-44)."""
    if not view.options.sixes_last:
        return set()
    return {seen.seat for seen in view.history if isinstance(seen.action, Play) and height(seen.action.cards[0]) == SIX}


def _hidden(
    view: View, known: Knowledge, kept: Hands, gave: Hands, took: Hands, lots: tuple[int, ...], random: Random
) -> Hidden[Action]:
    """First hands, from the cards that the others are imagined to hold now, and the tribute that was hidden."""
    holder = _first_holder(view)
    hands: list[Cards] = []
    for seat in range(SEATS):
        if seat == view.seat:
            hands.append(known.own)
            continue
        after_tribute = (*kept[seat], *known.played[seat])
        if holder is not None:
            after_tribute = tuple(card for card in after_tribute if card != EMPEROR)
            after_tribute += (EMPEROR,) if seat == holder else ()
        first = (*without(after_tribute, took.get(seat, ())), *gave.get(seat, ()))
        hands.append(shuffled(first, random.random))
    actions: dict[int, Action] = {
        place: Tribute(gave[seen.seat])
        for place, seen in enumerate(view.history)
        if isinstance(seen.action, Tribute) and seen.seat != view.seat
    }
    return Hidden(deck_of(hands, view.first, step=step(view.options)), actions, lots)


def _first_holder(view: View) -> Seat | None:
    """Who took the emperor card, once it has been shown."""
    for event in (*view.opening, *(event for seen in view.history for event in seen.events)):
        if isinstance(event, Moved) and event.target.zone is Zone.SHOWN:
            assert event.source is not None
            return event.source.seat
    return None


def _less(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The cards less those gone, as far as they are among them."""
    rest = list(cards)
    for card in gone:
        if card in rest:
            rest.remove(card)
    return tuple(rest)
