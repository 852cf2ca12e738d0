"""What a view of Bao Huang proves about the other hands, and about tribute."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from engine.cards import EMPEROR, EUNUCH, Card, Cards
from engine.events import Moved, Place, Seat, Zone
from engine.games.bao_huang.actions import Play, Take, Tribute
from engine.games.bao_huang.melds import SIX, height
from engine.games.bao_huang.options import SEATS, pack
from engine.games.bao_huang.rules.phases import Announcing, Finished, Giving, Playing
from engine.games.bao_huang.rules.standing import givers
from engine.games.bao_huang.rules.tribute import POOL
from engine.games.bao_huang.rules.view import View
from engine.parts.unseen import cards_taken

CardsBySeat = dict[Seat, Cards]


@dataclass(frozen=True, slots=True)
class Facts:
    """What a view proves about the other seats, all by seat.

    ``played``: what each has played; ``held``: cards certainly still in a hand; ``free``: places for unseen cards;
    ``gave`` and ``took``: tribute that this view has seen.
    """

    own: Cards
    played: Mapping[Seat, Cards]
    held: CardsBySeat
    free: dict[Seat, int]
    unseen: Cards
    gave: CardsBySeat
    took: CardsBySeat


def facts_of(view: View) -> Facts:
    """Reads the facts off the view's own picture and history."""
    own = cards_taken(view.opening, view.seat)
    played: dict[Seat, Cards] = dict.fromkeys(range(SEATS), ())
    took: CardsBySeat = {}
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
    gone = Counter(card for cards in (*view.places().values(), *held.values()) for card in cards if card is not None)
    unseen = []
    for card in pack(view.options):
        if gone[card]:
            gone[card] -= 1
        else:
            unseen.append(card)
    if given_unseen(view) and not isinstance(view.phase, Giving):
        took[view.seat] = _taken_by_lot(view)
    return Facts(own, played, held, free, tuple(unseen), _gifts_seen(view), took)


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


def _gifts_seen(view: View) -> CardsBySeat:
    """The viewer's own gifts; everybody's once they are turned up, in the order in which they were given."""
    gave: CardsBySeat = {
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
    """The marked jokers that are certainly in this seat's hand, known to all or to this view."""
    match view.phase:
        case Playing() | Finished() | Announcing():
            emperor = view.phase.emperor
        case _:
            return ()
    fallen = {card for cards in played.values() for card in cards if card.marked}
    crown = (EMPEROR,) if seat == emperor and EMPEROR not in fallen else ()
    eunuch = eunuch_known(view, emperor)
    return (*crown, *((EUNUCH,) if seat == eunuch and EUNUCH not in fallen and EUNUCH not in view.hand else ()))


def eunuch_known(view: View, emperor: Seat) -> Seat | None:
    """Who is the eunuch, where that is shown, announced, or proved because the deal would be over otherwise."""
    if isinstance(view.phase, Playing | Finished) and view.phase.eunuch is not None:
        return view.phase.eunuch
    others = [seat for seat, count in enumerate(view.counts) if count and seat != emperor]
    return emperor if isinstance(view.phase, Playing) and len(others) == 1 and view.counts[emperor] else None


def given_unseen(view: View) -> bool:
    """Whether gifts of this deal go by lot, seen by their takers alone (BH-21)."""
    return view.options.tribute == "face_down" and bool(givers(view.standing, view.options))


def only_sixes(view: View) -> set[Seat]:
    """The seats whose play proves that only sixes are left in their hand (BH-44)."""
    if not view.options.sixes_last:
        return set()
    return {seen.seat for seen in view.history if isinstance(seen.action, Play) and height(seen.action.cards[0]) == SIX}


def first_holder(view: View) -> Seat | None:
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
