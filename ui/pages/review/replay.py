"""A hand played again with all cards open: where it can stop, where the cards are at each stop, and
each move in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from engine.cards import Card, Cards
from engine.events import EMPTY_PICTURE, STOCK, Event, Faces, Marked, Moved, Picture, Place, Seat, Zone, folded
from engine.game import Action, AnyGame, AnyStep, AnyView
from engine.match import Result, result_of
from engine.record import Record, is_told, replay
from engine.words import Text
from ui.table.layout.sorting import RANK, SUITS, sorted_places
from ui.table.scene.commentary import BEST

OPEN = (Zone.TABLE, Zone.SHOWN, Zone.POOL, Zone.KITTY)
"""Zones whose cards are shown beside a seat, or in the middle where they are nobody's."""


@dataclass(frozen=True, slots=True)
class ReplayStop:
    """After so many actions: the move that led here (None at the beginning), and the truth as everybody holds it.

    ``swept``: what lay on the table until this move ended the trick, whose winner keeps the mark of the best play;
    ``taken``: how many cards the mover had while cards were still being taken, else None. Where cards are taken, the
    beginning shows each hand with all that it takes. ``tried_from``: after how many actions the seat can try the hand
    again, before this move where it is its own; None where nothing is left to be chosen.
    """

    ply: int
    mover: Seat | None
    action: Action
    said: Text | None
    turn: Seat | None
    hands: tuple[Cards, ...]
    lying: Mapping[Place, Cards]
    swept: Mapping[Place, Cards]
    picture: Picture
    tried_from: int | None
    taken: int | None = None


@dataclass(frozen=True, slots=True)
class Stops:
    """A whole hand; ``result``: what it came to, None where it was not played to its end."""

    game: AnyGame
    stops: tuple[ReplayStop, ...]
    result: Result | None

    def at(self, ply: int) -> int:
        """The place of the last stop at or before this ply."""
        return max(place for place, stop in enumerate(self.stops) if stop.ply <= ply)


def stops_of(record: Record, seat: Seat) -> Stops:
    """The beginning of a record and every action, but for passes on quiet questions; roles as this seat sees them."""
    game, steps = record.game, replay(record).steps
    seats = range(game.seats(record.options))
    found: list[ReplayStop] = []
    picture = folded(EMPTY_PICTURE, steps[0].events, seat)
    for ply, step in enumerate(steps):
        state = step.state
        mover, action, said, earlier = None, None, None, picture
        if ply:
            before = steps[ply - 1].state
            mover, action = before.turn, record.actions[ply - 1]
            assert mover is not None
            view = before.view(mover)
            earlier, picture = picture, folded(picture, step.events, seat)
            if not is_told(game, before, action, state):
                continue
            said = game.caption(view, action)
        views = [state.view(each) for each in seats]
        held = _held(views)
        hands = tuple(_in_order(game, views[seat], hand) for hand in (held if ply else _when_taken(steps, seats)))
        taken = None
        if mover is not None and STOCK in views[mover].places():
            taken = len(held[mover]) + len(views[mover].places().get(Place(Zone.SHOWN, mover), ()))
        lying, swept = _lying(views) if ply else {}, _swept(step.events)
        seen = _with_winner(picture, earlier, step.events) if swept else picture
        own = view if mover == seat else views[seat]  # before our own move, else after this one
        tried_from = ply - (mover == seat) if _may_choose(own, seat) else None
        found.append(ReplayStop(ply, mover, action, said, state.turn, hands, lying, swept, seen, tried_from, taken))
    return Stops(game, tuple(found), None if steps[-1].state.turn is not None else result_of(steps[-1]))


def _may_choose(view: AnyView, seat: Seat) -> bool:
    """Whether this seat has a choice now, or may have one later; a last card that must be played is none."""
    places = view.places()
    held = len(places.get(Place(Zone.HAND, seat), ()))
    if view.turn == seat and held <= 1 and STOCK not in places:
        return len(tuple(islice(view.candidates(), 2))) > 1
    return view.turn is not None and bool(held or STOCK in places)


def _held(views: Sequence[AnyView]) -> list[Faces]:
    """By seat the cards of its hand, from its own view."""
    return [view.places().get(Place(Zone.HAND, seat), ()) for seat, view in enumerate(views)]


def _when_taken(steps: Sequence[AnyStep], seats: Iterable[Seat]) -> list[Faces]:
    """By seat the cards that it has once all are taken, shown ones among them; where none are taken, what it has."""
    states = [step.state for step in steps]
    state = next((each for each in states if STOCK not in each.view(0).places()), states[0])
    views = [state.view(seat) for seat in seats]
    shown = [view.places().get(Place(Zone.SHOWN, seat), ()) for seat, view in enumerate(views)]
    return [hand + cards for hand, cards in zip(_held(views), shown, strict=True)]


def _in_order(game: AnyGame, view: AnyView, hand: Faces) -> Cards:
    """A hand in the order of the table: suit by suit where suits are followed, else by rank; high cards first."""
    cards = [card for card in hand if card is not None]
    order = RANK if game.presentation.suit is None else SUITS
    places = sorted_places(cards, order, game.height(view), game.presentation.suit_of(view))
    return tuple(cards[place] for place in places)


def _swept(events: Iterable[Event]) -> dict[Place, Cards]:
    """The whole trick where its last card has just been played: it is set aside in the same step."""
    found: dict[Place, Cards] = {}
    played = False
    for event in events:
        match event:
            case Moved(_, Place(Zone.HAND), Place(Zone.TABLE)):
                played = True
            case Moved(cards, Place(Zone.TABLE) as source, Place(Zone.ASIDE | Zone.TAKEN)) if played:
                found[source] = found.get(source, ()) + tuple(card for card in cards if card is not None)
    return found


def _with_winner(picture: Picture, earlier: Picture, events: Iterable[Event]) -> Picture:
    """The picture after these events, which set a trick aside, with the mark of the seat that has won it; ``earlier``:
    the picture before them."""
    best = earlier.marks.get(BEST)
    for event in events:
        if isinstance(event, Marked) and event.mark == BEST and event.seat is not None:
            best = event.seat, event.text
    return picture if best is None else replace(picture, marks={**picture.marks, BEST: best})


def _lying(views: list[AnyView]) -> dict[Place, Cards]:
    """The cards that are open or known to some seat, by place; the seat that sees most of a place is asked."""
    lying: dict[Place, Cards] = {}
    for view in views:
        for place, faces in view.places().items():
            known: tuple[Card, ...] = tuple(card for card in faces if card is not None)
            if place.zone in OPEN and len(known) > len(lying.get(place, ())):
                lying[place] = known
    return lying
