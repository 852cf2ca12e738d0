"""The rollouts of Bashi Fen: hands are played out by the heuristic, packed, hundreds of times for one decision.

``rolled_out`` is the loop that searches spend their time in. It plays as ``played_out`` does by ``heuristic_rollout``,
without making a position and an information state for every play. ``heuristic_rollout`` also takes other heuristics.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.events import Seat
from engine.games.bashi_fen.actions import SUITS_OF, in_order
from engine.games.bashi_fen.ai.simulator.heuristic import (
    InformationState,
    best_lead,
    heuristic_move,
    on_void,
    several,
    single,
    without_kept,
)
from engine.games.bashi_fen.ai.simulator.packed_cards import BITS, FIELD, ONES, PackedCards, Packing
from engine.games.bashi_fen.ai.simulator.play_loop import (
    NOBODY,
    Policy,
    Position,
    Terms,
    attempted,
    led_by,
    may_fail,
    red_fives_in_trick,
    shown_besides,
    takes_trick,
    without_played,
)
from engine.games.bashi_fen.ai.simulator.weights import EVEN
from engine.games.bashi_fen.rules.partners import all_known, calls_after, declarers
from engine.games.bashi_fen.rules.phases import Calls


class Sides(NamedTuple):
    """The sides as far as they are known: by seat, whether it plays as a declarer, and whose cards it counts as its own
    side's.

    A seat that holds a called card knows that it is a partner; of the others it knows what all know.
    """

    declaring: tuple[bool, ...]
    friends: tuple[tuple[bool, ...], ...]

    def harmless(self, seat: Seat, plays: Sequence[PackedCards], shown: tuple[PackedCards, ...]) -> PackedCards:
        """The cards known to lie where they cannot take a trick from this seat: with a friend, or with a seat that has
        played."""
        friends = self.friends[seat]
        return sum(cards for other, cards in enumerate(shown) if other != seat and (plays[other] or friends[other]))


@lru_cache(maxsize=1 << 8)
def sides_of(terms: Terms, calls: Calls, secret: frozenset[Seat]) -> Sides:
    """The sides once these calls have been answered; ``secret``: who holds a card that is called."""
    side, sure = declarers(terms.options, terms.named, calls), all_known(terms.options, calls)
    known = [seat in side for seat in range(terms.options.seats)]
    declaring = tuple(known[seat] or (not sure and seat in secret) for seat in range(terms.options.seats))
    return Sides(declaring, tuple(tuple(own == other and (sure or own) for other in known) for own in declaring))


def rolled_out(
    terms: Terms,
    start: Position,
    known: tuple[PackedCards, ...],
    full: PackedCards,
    secret: frozenset[Seat],
    tricks: int = -1,
) -> Position:
    """The position after so many tricks by the heuristic; -1: after all of them.

    ``known``: what each seat knows to lie in the kitty; ``full``: every card of the table; ``secret``: who held a
    called card when the playout began.
    """
    packing, following = terms.packing, terms.following
    strengths, trumps, red_five = packing.strengths, packing.masks[None], packing.options.red_five
    hands, plays, won = list(start.hands), list(start.plays), [0] * len(start.won)
    _, turn, leader, _, led, best, calls, gone, points, fives, failed, last, kitty, shown = start
    called = called_in(packing, calls)
    sides = sides_of(terms, calls, secret)
    left = full - gone
    begun = left + sum(plays)
    buried = packing.points_in(kitty) > 0
    while tricks and turn != NOBODY:
        hand, after = hands[turn], following[turn]
        if led is None:
            rest = left - hand - known[turn]
            if shown:
                rest -= sides.harmless(turn, plays, shown)
            free = without_kept(packing, hand, kept_by(known[turn], sides.declaring[turn])) if buried else hand
            led = led_by(packing, best_lead(packing, free, rest, sides.declaring[turn], EVEN))
            if may_fail(led):
                attempt = attempted(terms, hands, turn, led)
                if attempt.shown:
                    shown = shown_besides(shown, attempt.shown, len(hands))
                    led, failed = attempt.led, (*failed, turn)
            move, best = led.cards, turn
        else:
            own, friendly = hand & led.mask, sides.friends[turn][best]
            if led.size > 1:
                stake = 0 if own else packing.points_in(begun - left)
                move = several(packing, led, hand, own, plays[best], friendly, stake)
                if takes_trick(terms, plays, leader, best, led, turn, move):
                    best = turn
            else:
                held = (plays[best].bit_length() - 1) // BITS
                if own & ONES and not own & (own - 1):
                    move = own  # the only card of the suit
                elif own:
                    rest = left - hand - known[turn]
                    if shown:
                        rest -= sides.harmless(turn, plays, shown)
                    move = single(packing, led, own, held, friendly, after == leader, rest)
                else:
                    stake = packing.points_in(begun - left) if hand & trumps else 0
                    move = on_void(packing, led, hand, held, friendly, after == leader, stake, EVEN)
                if (own or move & trumps) and strengths[(move.bit_length() - 1) // BITS] > strengths[held]:
                    best = turn
        hands[turn] = hand - move
        plays[turn] = move
        left -= move
        if shown:
            shown = without_played(shown, turn, move)
        if move & called:
            calls = calls_after(calls, terms.options, turn, in_order(packing.unpacked(move)))
            called, sides = called_in(packing, calls), sides_of(terms, calls, secret)
        if after != leader:
            turn = after
            continue
        won[best] += begun - left
        if red_five:
            fives += red_fives_in_trick(packing, plays, best)
        last = leader, led.lead, tuple(plays), best
        turn = leader = best
        led, best, begun = None, NOBODY, left
        plays = [0] * len(plays)
        tricks -= 1
        if not hands[turn]:
            turn = NOBODY
    gone = full - left
    total = tuple([before + packing.points_in(cards) for before, cards in zip(points, won, strict=True)])
    return Position(
        tuple(hands), turn, leader, tuple(plays), led, best, calls, gone, total, fives, failed, last, kitty, shown
    )


def kept_by(known: PackedCards, declaring: bool) -> int:
    """How many trumps a seat does not lead where points lie in the kitty: who buried them, and the opponents."""
    return EVEN.kept if known else 0 if declaring else EVEN.guard


def called_in(packing: Packing, calls: Calls) -> PackedCards:
    """The fields of the cards that can answer a call when they are played."""
    if None not in calls.owners:
        return 0
    if calls.colour is not None:
        wanted = [Card(calls.colour.rank, suit) for suit in SUITS_OF[calls.colour.colour]]
    else:
        wanted = [copy.card for copy, owner in zip(calls.copies, calls.owners, strict=True) if owner is None]
    return sum(packing.weights[card] * FIELD for card in dict.fromkeys(wanted))


def secret_partners(terms: Terms, start: Position) -> frozenset[Seat]:
    """Seats that hold a called card which nobody has answered yet."""
    mask = called_in(terms.packing, start.calls)
    return frozenset(seat for seat, hand in enumerate(start.hands) if hand & mask)


def heuristic_rollout(
    terms: Terms,
    start: Position,
    known: tuple[PackedCards, ...],
    full: PackedCards,
    move: Callable[[Packing, InformationState], PackedCards] = heuristic_move,
) -> Policy:
    """The policy by which every seat plays by the heuristic ``move``, from a position on."""
    packing, following = terms.packing, terms.following
    secret = secret_partners(terms, start)

    def policy(position: Position) -> PackedCards:
        turn, calls = position.turn, position.calls
        sides = sides_of(terms, calls, secret)
        best, hand, led = position.best, position.hands[turn], position.led
        rest = full - position.gone - hand - known[turn] - sides.harmless(turn, position.plays, position.shown)
        declaring, buried = sides.declaring[turn], packing.points_in(position.kitty) > 0
        keeps = kept_by(known[turn], declaring) if buried else 0
        if led is None:
            return move(packing, InformationState(hand, None, 0, 0, False, False, rest, declaring, keeps))
        stake = 0 if hand & led.mask else packing.points_in(sum(position.plays))  # asked for by void seats alone
        last = following[turn] == position.leader
        friendly = sides.friends[turn][best]
        information = InformationState(hand, led, position.plays[best], stake, friendly, last, rest, declaring, keeps)
        return move(packing, information)

    return policy
