"""Plays a hand out soundly: every seat by what it knows, on numbers, a thousand times for one decision.

``played_out`` is the loop that searches spend their time in: what ``played`` makes of ``sound``, play by play, without
a position and a sight for each of them. ``sound`` is for other tastes, and to prove the loop by.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card
from engine.events import Seat
from engine.games.bashi_fen.actions import SUITS_OF, in_order
from engine.games.bashi_fen.ai.simulator.heuristic import EVEN, Sight, lead, on_void, several, single, sound_move
from engine.games.bashi_fen.ai.simulator.packed_cards import BITS, FIELD, Fields, Packed
from engine.games.bashi_fen.ai.simulator.play_loop import (
    NOBODY,
    Policy,
    Position,
    Terms,
    attempted,
    beats,
    fives_in,
    led_by,
    may_fail,
)
from engine.games.bashi_fen.rules.partners import after_play, all_known, declarers
from engine.games.bashi_fen.rules.phases import Calls


class Sides(NamedTuple):
    """Who plays with whom, as far as it is known: by seat whether all take it for a declarer, and whether it is one.

    A seat that holds a called card knows itself a partner; of the others it knows what all know.
    """

    known: tuple[bool, ...]
    declaring: tuple[bool, ...]
    sure: bool

    def friendly(self, seat: Seat, best: Seat) -> bool:
        """Whether this seat takes the one that holds the trick for a friend."""
        declaring = self.declaring[seat]
        return declaring == self.known[best] and (self.sure or declaring)


def sides_of(given: Terms, calls: Calls, secret: frozenset[Seat]) -> Sides:
    """The sides once these calls have been answered; ``secret``: who holds a card that is called."""
    side, sure = declarers(given.options, given.named, calls), all_known(given.options, calls)
    seats = range(given.options.seats)
    known = tuple(seat in side for seat in seats)
    return Sides(known, tuple(known[seat] or (not sure and seat in secret) for seat in seats), sure)


def played_out(
    given: Terms,
    start: Position,
    known: tuple[Packed, ...],
    full: Packed,
    secret: frozenset[Seat],
    tricks: int = -1,
) -> Position:
    """Where a hand stands that every seat plays on soundly from this position through so many tricks; -1: all.

    ``known``: what each seat knows to lie in the kitty; ``full``: every card of the table; ``secret``: who held a
    called card when the thought began.
    """
    fields, following = given.fields, given.following
    strengths, trumps, red_five = fields.strengths, fields.masks[None], fields.options.red_five
    hands, plays, won = list(start.hands), list(start.plays), [0] * len(start.won)
    _, turn, leader, _, led, best, calls, gone, points, fives, failed, last = start
    called = called_in(fields, calls)
    sides = sides_of(given, calls, secret)
    begun = gone - sum(plays)
    while tricks and turn != NOBODY:
        hand, after = hands[turn], following[turn]
        if led is None:
            rest = full - gone - hand - known[turn]
            led = led_by(fields, lead(fields, hand, rest, sides.declaring[turn], EVEN))
            if may_fail(led):
                stands = attempted(given, hands, turn, led)
                if stands != led:
                    led, failed = stands, (*failed, turn)
            move, best = led.cards, turn
        else:
            own, friendly = hand & led.mask, sides.friendly(turn, best)
            if led.size > 1:
                stake = 0 if own else fields.points_in(gone - begun)
                move = several(fields, led, hand, own, plays[best], friendly, stake)
                if beats(given, plays, leader, best, led, turn, move):
                    best = turn
            else:
                held = (plays[best].bit_length() - 1) // BITS
                if own:
                    rest = full - gone - hand - known[turn]
                    move = single(fields, led, own, held, friendly, after == leader, rest)
                else:
                    stake = fields.points_in(gone - begun) if hand & trumps else 0
                    move = on_void(fields, led, hand, held, friendly, after == leader, stake, EVEN)
                if (own or move & trumps) and strengths[(move.bit_length() - 1) // BITS] > strengths[held]:
                    best = turn
        hands[turn] = hand - move
        plays[turn] = move
        gone += move
        if move & called:
            calls = after_play(calls, given.options, turn, in_order(fields.unpacked(move)))
            called, sides = called_in(fields, calls), sides_of(given, calls, secret)
        if after != leader:
            turn = after
            continue
        won[best] += gone - begun
        if red_five:
            fives += fives_in(fields, plays, best)
        last = leader, led.lead, tuple(plays), best
        turn = leader = best
        led, best, begun = None, NOBODY, gone
        plays = [0] * len(plays)
        tricks -= 1
        if not hands[turn]:
            turn = NOBODY
    total = tuple(before + fields.points_in(cards) for before, cards in zip(points, won, strict=True))
    return Position(tuple(hands), turn, leader, tuple(plays), led, best, calls, gone, total, fives, failed, last)


def called_in(fields: Fields, calls: Calls) -> Packed:
    """The fields of the cards whose fall may answer a call."""
    if None not in calls.owners:
        return 0
    if calls.colour is not None:
        wanted = [Card(calls.colour.rank, suit) for suit in SUITS_OF[calls.colour.colour]]
    else:
        wanted = [copy.card for copy, owner in zip(calls.copies, calls.owners, strict=True) if owner is None]
    return sum(fields.weights[card] * FIELD for card in dict.fromkeys(wanted))


def secret_partners(given: Terms, start: Position) -> frozenset[Seat]:
    """Seats that hold a called card which nobody has answered yet."""
    mask = called_in(given.fields, start.calls)
    return frozenset(seat for seat, hand in enumerate(start.hands) if hand & mask)


def sound(
    given: Terms,
    start: Position,
    known: tuple[Packed, ...],
    full: Packed,
    move: Callable[[Fields, Sight], Packed] = sound_move,
) -> Policy:
    """Plays every seat soundly, from a position on; ``move``: what is sound."""
    fields, following = given.fields, given.following
    secret = secret_partners(given, start)
    known_sides: dict[tuple[int | None, ...], Sides] = {}

    def policy(position: Position) -> Packed:
        turn, calls = position.turn, position.calls
        if calls.owners not in known_sides:
            known_sides[calls.owners] = sides_of(given, calls, secret)
        sides = known_sides[calls.owners]
        best, hand, led = position.best, position.hands[turn], position.led
        rest = full - position.gone - hand - known[turn]
        if led is None:
            return move(fields, Sight(hand, None, 0, 0, False, False, rest, sides.declaring[turn]))
        stake = 0 if hand & led.mask else fields.points_in(sum(position.plays))  # asked for by void seats alone
        last = following[turn] == position.leader
        friendly = sides.friendly(turn, best)
        sight = Sight(hand, led, position.plays[best], stake, friendly, last, rest, sides.declaring[turn])
        return move(fields, sight)

    return policy
