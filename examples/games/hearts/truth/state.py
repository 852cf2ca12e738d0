"""The whole truth about one deal of Hearts, and how every action changes it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards import Card, Cards, without
from engine.events import Ended, Event, Moved, Place, Seat, Zone
from engine.game import Log, Shuffle, Step
from engine.parts.drawing import hands_taken, taking
from engine.parts.tricks import PlainTrick
from examples.games.hearts.actions import Action
from examples.games.hearts.options import SEATS, TWO_OF_CLUBS, Options, height, points
from examples.games.hearts.rules.view import Standing, View, scored, target


@dataclass(frozen=True, slots=True)
class State:
    """One deal. ``chosen``: the cards chosen to be passed so far, from the first seat on; the rest as in the View."""

    options: Options
    standing: Standing | None
    first: Seat
    turn: Seat | None
    trick: PlainTrick | None
    taken: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    chosen: tuple[Cards, ...]
    log: Log[Action]

    def view(self, seat: Seat) -> View:
        """What this seat may know, listed one by one."""
        agreed, seen = (self.options, self.standing, self.first), (self.log.opening[seat], self.log.seen[seat])
        counts = tuple(map(len, self.hands))
        return View(seat, *agreed, *seen, self.turn, self.trick, self.taken, self.hands[seat], counts)

    def after(self, action: Action) -> Step[Action]:
        """The deal one allowed action on."""
        assert self.turn is not None
        cards = tuple(filter(None, action.cards))
        state, events = _played(self, self.trick, *cards) if self.trick else _given(self, cards)
        veiled = None if self.trick else Action("give", (None,) * len(cards))
        return Step(replace(state, log=self.log.then(self.turn, action, events, veiled)), events)


def deal(options: Options, standing: Standing | None, shuffle: Shuffle) -> Step[Action]:
    """Everybody has taken 13 cards; then they pass, or whoever holds the 2♣ leads (HRT-01, HRT-10)."""
    hands, events = hands_taken(shuffle.deck, shuffle.first, SEATS), taking(shuffle.deck, shuffle.first, SEATS)
    nothing: tuple[Cards, ...] = ((),) * SEATS
    log: Log[Action] = Log.opened(SEATS, events)
    state = State(options, standing, shuffle.first, shuffle.first, None, nothing, hands, (), log)
    return Step(state if target(0, standing) else _begun(state), events)


def _begun(state: State) -> State:
    """Whoever holds the 2♣ leads (HRT-21)."""
    leader = next(seat for seat in range(SEATS) if TWO_OF_CLUBS in state.hands[seat])
    return replace(state, turn=leader, trick=PlainTrick(leader, SEATS))


def _given(state: State, cards: Cards) -> tuple[State, tuple[Event, ...]]:
    """Cards are chosen in turn and stay in their hand until all have chosen; then all go over at once (HRT-10)."""
    state = replace(state, chosen=(*state.chosen, cards))
    if len(state.chosen) < SEATS:
        return replace(state, turn=(state.first + len(state.chosen)) % SEATS), ()
    hands, events = list(state.hands), list[Event]()
    for place, chosen in enumerate(state.chosen):
        seat = (state.first + place) % SEATS
        other = target(seat, state.standing)
        hands[seat], hands[other] = without(hands[seat], chosen), (*hands[other], *chosen)
        events.append(Moved(chosen, Place(Zone.HAND, seat), Place(Zone.HAND, other), frozenset({seat, other})))
    return _begun(replace(state, hands=tuple(hands))), tuple(events)


def _played(state: State, trick: PlainTrick, card: Card) -> tuple[State, tuple[Event, ...]]:
    """A card goes to the trick; the fourth ends it, and the winner takes it and leads (HRT-20)."""
    hands = tuple(without(hand, (card,)) if seat == state.turn else hand for seat, hand in enumerate(state.hands))
    laid = Moved((card,), Place(Zone.HAND, state.turn), Place(Zone.TABLE, state.turn))
    trick = trick.after(card)
    if not trick.is_full:
        return replace(state, hands=hands, turn=trick.turn, trick=trick), (laid,)
    winner = trick.winner(height)
    taken = tuple((*pile, *trick.cards) if seat == winner else pile for seat, pile in enumerate(state.taken))
    turn = winner if any(hands) else None
    state = replace(state, hands=hands, turn=turn, trick=PlainTrick(winner, SEATS), taken=taken)
    events = (laid, *trick.swept(Place(Zone.TAKEN, winner)))
    if any(hands):
        return state, events
    result = scored(tuple(sum(map(points, pile)) for pile in taken), state.options)
    best = tuple(seat for seat in range(SEATS) if result.changes[seat] == max(result.changes))
    return state, (*events, result, Ended(best))
