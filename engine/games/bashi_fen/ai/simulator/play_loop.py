"""Play as numbers: a hand and a play are one integer each, and one loop plays a hand out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card, Cards
from engine.events import Seat
from engine.games.bashi_fen.actions import in_order
from engine.games.bashi_fen.ai.simulator.packed_cards import BITS, FIELD, Fields, Packed, fields_of, lowest
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.bids import Named
from engine.games.bashi_fen.rules.candidates import follows, leads
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.levels import Level
from engine.games.bashi_fen.rules.partners import after_play, declarers
from engine.games.bashi_fen.rules.parts import Lead, Shape
from engine.games.bashi_fen.rules.phases import Calls, Playing, Trick
from engine.games.bashi_fen.rules.result import Hand, Outcome, fives_won, opponents_won, points_won
from engine.games.bashi_fen.rules.result import result as result_of
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.tricks import Worth, points_in, winner, worth, worth_of_lead
from engine.games.bashi_fen.rules.trumps import RED_FIVE

NOBODY: Seat = -1


class Led(NamedTuple):
    """What was led: how it is read, its cards, the fields of its suit, and how many cards it has."""

    lead: Lead
    cards: Packed
    mask: Packed
    size: int
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """What stays the same while a hand is played; ``kitty``: the buried cards, real or imagined."""

    fields: Fields
    named: Named
    levels: tuple[Level, ...]
    kitty: Cards
    following: tuple[Seat, ...]
    """Who plays after each seat."""

    @property
    def options(self) -> Options:
        """The table's rules."""
        return self.fields.options


def terms(options: Options, named: Named, levels: tuple[Level, ...], kitty: Cards) -> Terms:
    """The terms of a hand with these trumps."""
    following = tuple(turn_after(options, seat) for seat in range(options.seats))
    return Terms(fields_of(options, named.trumps(options)), named, levels, kitty, following)


class Position(NamedTuple):
    """A hand in play: what changes from ply to ply.

    ``gone``: all cards played so far; ``won``: points in each seat's tricks; ``fives``: for every red five who played
    it and who won it; ``last``: leader, lead, plays and winner of the last trick.
    """

    hands: tuple[Packed, ...]
    turn: Seat
    """``NOBODY`` where the hand is over."""
    leader: Seat
    plays: tuple[Packed, ...]
    led: Led | None
    best: Seat
    calls: Calls
    gone: Packed
    won: tuple[int, ...]
    fives: tuple[tuple[Seat, Seat], ...] = ()
    failed: tuple[Seat, ...] = ()
    last: tuple[Seat, Lead, tuple[Packed, ...], Seat] | None = None


@lru_cache(maxsize=1 << 15)
def led_by(fields: Fields, move: Packed) -> Led:
    """How a play is read when it is led, in the order of parts of BSF-5D."""
    lead = read_lead(fields.unpacked(move), fields.trumps, fields.options)
    assert lead is not None
    return led_as(fields, lead)


def led_as(fields: Fields, lead: Lead) -> Led:
    """A lead that has been read."""
    return Led(lead, fields.packed(lead.cards), fields.masks[lead.suit], lead.size, lead.shapes)


def position_of(given: Terms, playing: Playing, hands: Iterable[Iterable[Card]]) -> Position:
    """The phase as numbers, with these hands by seat, real or imagined."""
    pack, options = given.fields.packed, given.options
    plays = tuple(map(pack, playing.plays))
    gone = sum(plays) + sum(pack(cards) for trick in playing.tricks for cards in trick.plays)
    last = playing.tricks[-1] if playing.tricks else None
    return Position(
        hands=tuple(map(pack, hands)),
        turn=playing.turn,
        leader=playing.leader,
        plays=plays,
        led=None if playing.lead is None else led_as(given.fields, playing.lead),
        best=NOBODY if playing.best is None else playing.best,
        calls=playing.calls,
        gone=gone,
        won=points_won(playing.tricks, options.seats),
        fives=fives_won(playing.tricks, options),
        failed=playing.failed,
        last=None if last is None else (last.leader, last.lead, tuple(map(pack, last.plays)), last.winner),
    )


def legal(given: Terms, hand: Packed, led: Led | None) -> tuple[Packed, ...]:
    """The plays worth trying, weakest first, in the order of candidates."""
    fields = given.fields
    cards = fields.unpacked(hand)
    if led is None:
        plays = leads(cards, fields.trumps, fields.options)
    else:
        plays = follows(led.lead, cards, fields.trumps, fields.options)
    return tuple(dict.fromkeys(map(fields.packed, plays)))


Policy = Callable[[Position], Packed]
"""What the seat on turn plays; of the other hands it should look at nothing."""


def played(given: Terms, position: Position, policy: Policy, tricks: int = -1) -> Position:
    """The position once so many tricks have been ended (-1: all of them) by this policy."""
    while tricks and position.turn != NOBODY:
        position = after(given, position, policy(position))
        if position.led is None:
            tricks -= 1
    return position


def after(given: Terms, position: Position, move: Packed) -> Position:
    """The position one allowed play on (BSF-50)."""
    fields, turn, led = given.fields, position.turn, position.led
    failed = position.failed
    if led is None:
        led = led_by(fields, move)
        if may_fail(led):
            stands = attempted(given, position.hands, turn, led)
            if stands != led:
                led, move, failed = stands, stands.cards, (*failed, turn)
        best = turn
    elif beats(given, position.plays, position.leader, position.best, led, turn, move):
        best = turn
    else:
        best = position.best
    hands, plays = list(position.hands), list(position.plays)
    hands[turn] -= move
    plays[turn] = move
    calls = position.calls
    if None in calls.owners:
        calls = after_play(calls, given.options, turn, in_order(fields.unpacked(move)))
    following, gone = given.following[turn], position.gone + move
    if following != position.leader:
        return Position(
            tuple(hands),
            following,
            position.leader,
            tuple(plays),
            led,
            best,
            calls,
            gone,
            position.won,
            position.fives,
            failed,
            position.last,
        )
    won = list(position.won)
    won[best] += fields.points_in(sum(plays))
    fives = position.fives
    if fields.options.red_five:
        fives += fives_in(fields, plays, best)
    return Position(
        hands=tuple(hands),
        turn=best if any(hands) else NOBODY,
        leader=best,
        plays=(0,) * len(plays),
        led=None,
        best=NOBODY,
        calls=calls,
        gone=gone,
        won=tuple(won),
        fives=fives,
        failed=failed,
        last=(position.leader, led.lead, tuple(plays), best),
    )


def fives_in(fields: Fields, plays: Sequence[Packed], best: Seat) -> tuple[tuple[Seat, Seat], ...]:
    """For every red five of a trick who played it and who won it (BSF-74)."""
    shift = fields.weights[RED_FIVE].bit_length() - 1
    return tuple((seat, best) for seat, cards in enumerate(plays) for _ in range(cards >> shift & FIELD))


def may_fail(led: Led) -> bool:
    """Whether others may have something against this lead (BSF-59, BSF-5D)."""
    return len(led.shapes) > 1 or led.lead.parts[0].loose


def attempted(given: Terms, hands: Sequence[Packed], seat: Seat, led: Led) -> Led:
    """What stays on the table of a throw of this seat's; the same where it stands (BSF-59, BSF-5D)."""
    fields = given.fields
    floor = BITS * (lowest(led.cards) + 1)
    above = led.mask >> floor << floor
    higher = any(hand & above for other, hand in enumerate(hands) if other != seat)
    if not higher and fields.options.throws == "unbeatable" and not led.lead.parts[0].loose:
        return led
    others, other = [], given.following[seat]
    while other != seat:
        others.append(fields.unpacked(hands[other] & led.mask))
        other = given.following[other]
    stopped = objection(led.lead, others, fields.trumps, fields.options)
    return led if stopped is None else led_as(fields, Lead(led.lead.suit, (stopped.forced,)))


def beats(given: Terms, plays: Sequence[Packed], leader: Seat, best: Seat, led: Led, turn: Seat, move: Packed) -> bool:
    """Whether a follow takes the trick (BSF-23)."""
    fields = given.fields
    if led.size > 1 and (len(led.shapes) > 1 or fields.options.bombs != "no"):
        if fields.options.bombs == "no" and move & ~fields.masks[None]:
            return False
        cards, seat = [], given.following[leader]
        while seat != turn:
            cards.append(fields.unpacked(plays[seat]))
            seat = given.following[seat]
        return winner(led.lead, [*cards, fields.unpacked(move)], fields.trumps, fields.options) == len(cards) + 1
    return takes(fields, led, move, plays[best])


def takes(fields: Fields, led: Led, move: Packed, best: Packed) -> bool:
    """Whether a follow beats the play that holds the trick so far; for bombs and ruffed throws a good guess."""
    if not _of_one_suit(fields, led, move):
        return False
    if led.size == 1:
        strengths = fields.strengths
        return strengths[(move.bit_length() - 1) // BITS] > strengths[(best.bit_length() - 1) // BITS]
    if len(led.lead.parts) == 1:
        shape = led.lead.parts[0].shape
        held = worth_of_lead(led.lead) if best == led.cards else _worth(fields, shape, led.mask, best)
        return _worth(fields, shape, led.mask, move) > held
    cards = [fields.unpacked(best), fields.unpacked(move)]
    followers = cards[best == led.cards :]
    return winner(led.lead, followers, fields.trumps, fields.options) == len(followers)


def _of_one_suit(fields: Fields, led: Led, move: Packed) -> bool:
    """Whether these cards are all of the suit led, or all trumps."""
    return not move & ~led.mask or not move & ~fields.masks[None]


@lru_cache(maxsize=1 << 15)
def _worth(fields: Fields, led: Shape, mask: Packed, move: Packed) -> Worth:
    """What a follow counts in a trick of one part."""
    suit = fields.suits[lowest(mask)]
    return worth(fields.unpacked(move), led, suit, fields.trumps, fields.options)


def outcome(given: Terms, position: Position) -> Outcome:
    """What a hand that is over brings: the same lines and changes as ``Scored`` has."""
    assert position.last is not None
    _, _, plays, best = position.last
    side = declarers(given.options, given.named, position.calls)
    if not given.options.hook_and_needle:
        plays = tuple(cards if seat == best and best not in side else 0 for seat, cards in enumerate(plays))
    won, buried = opponents_won(position.won, side), points_in(given.kitty)
    return _outcome(
        given.fields, given.named, given.levels, won, position.fives, plays, best, side, buried, position.failed
    )


@lru_cache(maxsize=1 << 13)
def _outcome(
    fields: Fields,
    named: Named,
    levels: tuple[Level, ...],
    won: int,
    fives: tuple[tuple[Seat, Seat], ...],
    plays: tuple[Packed, ...],
    best: Seat,
    side: frozenset[Seat],
    buried: int,
    failed: tuple[Seat, ...],
) -> Outcome:
    """What a hand brings; of the last trick only the plays that count for something need be there."""
    last = Trick(best, Lead(None, ()), tuple(map(fields.unpacked, plays)), best)
    return result_of(Hand(fields.options, named, levels, won, fives, last, side, buried, failed))
