"""Packed play: a hand and a play are one integer each, and one loop plays a hand out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.events import Seat
from engine.games.bashi_fen.actions import in_order
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    ABOVE,
    BITS,
    FIELD,
    PackedCards,
    Packing,
    lowest,
    more_than,
    packing_of,
)
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.bids import Named
from engine.games.bashi_fen.rules.candidates import follows, leads
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.levels import Level
from engine.games.bashi_fen.rules.partners import calls_after, declarers
from engine.games.bashi_fen.rules.parts import Lead, Part, Shape
from engine.games.bashi_fen.rules.phases import Calls, Playing, WonTrick
from engine.games.bashi_fen.rules.result import (
    HandResult,
    PlayedHand,
    fives_won,
    hand_result,
    opponents_won,
    points_won,
)
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.tricks import Worth, winner, worth, worth_of_lead
from engine.games.bashi_fen.rules.trumps import RED_FIVE

NOBODY: Seat = -1


class Led(NamedTuple):
    """What was led: how it is read, its cards, the fields of its suit, and how many cards it has."""

    lead: Lead
    cards: PackedCards
    mask: PackedCards
    size: int
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """What stays the same during a hand with these trumps: packing, levels, and the order of play."""

    packing: Packing
    named: Named
    levels: tuple[Level, ...]
    following: tuple[Seat, ...]
    """The next seat to play after each seat."""

    @property
    def options(self) -> Options:
        """The table's rules."""
        return self.packing.options


def terms_of(options: Options, named: Named, levels: tuple[Level, ...]) -> Terms:
    """The terms of a hand with these trumps."""
    following = tuple(turn_after(options, seat) for seat in range(options.seats))
    return Terms(packing_of(options, named.trumps(options)), named, levels, following)


class Position(NamedTuple):
    """A hand in play: what changes from ply to ply.

    ``gone``: all cards played so far; ``won``: points in each seat's tricks; ``fives``: for every red five who played
    it and who won it; ``last``: leader, lead, plays and winner of the last trick; ``kitty``: the buried cards, real or
    imagined; ``shown``: what all know to lie in each hand, empty where nothing is known.
    """

    hands: tuple[PackedCards, ...]
    turn: Seat
    """``NOBODY`` where the hand is over."""
    leader: Seat
    plays: tuple[PackedCards, ...]
    led: Led | None
    best: Seat
    calls: Calls
    gone: PackedCards
    won: tuple[int, ...]
    fives: tuple[tuple[Seat, Seat], ...] = ()
    failed: tuple[Seat, ...] = ()
    last: tuple[Seat, Lead, tuple[PackedCards, ...], Seat] | None = None
    kitty: PackedCards = 0
    shown: tuple[PackedCards, ...] = ()


@lru_cache(maxsize=1 << 12)
def led_by(packing: Packing, move: PackedCards) -> Led:
    """The reading of a play that is led, in the order of parts of BSF-5D."""
    field = lowest(move)
    if move >> BITS * (field + 1):
        lead = read_lead(packing.unpacked(move), packing.trumps, packing.options)
        assert lead is not None
        return led_as(packing, lead, move)
    card, number = packing.cards[field], move >> BITS * field
    only = Part(Shape(number, 1), packing.trumps.strength(card), (card,) * number)
    return led_as(packing, Lead(packing.suits[field], (only,)), move)


def led_as(packing: Packing, lead: Lead, cards: PackedCards) -> Led:
    """A lead that has been read, with its cards."""
    return Led(lead, cards, packing.masks[lead.suit], lead.size, lead.shapes)


class PackedTable(NamedTuple):
    """What all see of a hand in play: the plays that lie there, all cards played so far, and what was led."""

    plays: tuple[PackedCards, ...]
    gone: PackedCards
    led: Led | None


def packed_table(packing: Packing, playing: Playing) -> PackedTable:
    """Packs what all see of the phase."""
    plays = tuple(map(packing.packed, playing.plays))
    gone = sum(plays) + packing.packed(card for trick in playing.tricks for cards in trick.plays for card in cards)
    led = None if playing.lead is None else led_as(packing, playing.lead, plays[playing.leader])
    return PackedTable(plays, gone, led)


def position_of(
    terms: Terms,
    playing: Playing,
    hands: tuple[PackedCards, ...],
    kitty: PackedCards = 0,
    table: PackedTable | None = None,
    shown: tuple[PackedCards, ...] = (),
) -> Position:
    """The phase, packed, with these hands by seat and this kitty, real or imagined.

    ``table``: what all see of it, where that has been packed already; ``shown``: what all know of the hands.
    """
    plays, gone, led = packed_table(terms.packing, playing) if table is None else table
    last = playing.tricks[-1] if playing.tricks else None
    return Position(
        hands=hands,
        turn=playing.turn,
        leader=playing.leader,
        plays=plays,
        led=led,
        best=NOBODY if playing.best is None else playing.best,
        calls=playing.calls,
        gone=gone,
        won=points_won(playing.tricks, terms.options.seats),
        fives=fives_won(playing.tricks, terms.options),
        failed=playing.failed,
        last=None
        if last is None
        else (last.leader, last.lead, tuple(map(terms.packing.packed, last.plays)), last.winner),
        kitty=kitty,
        shown=shown,
    )


def legal(terms: Terms, hand: PackedCards, led: Led | None) -> tuple[PackedCards, ...]:
    """The candidates of the rules, packed, in their order, weakest first."""
    packing = terms.packing
    cards = packing.unpacked(hand)
    if led is None:
        plays = leads(cards, packing.trumps, packing.options)
    else:
        plays = follows(led.lead, cards, packing.trumps, packing.options)
    return tuple(dict.fromkeys(map(packing.packed, plays)))


Policy = Callable[[Position], PackedCards]
"""A function from a position to the play of the seat on turn; it must not look at the other hands."""


def played_out(terms: Terms, position: Position, policy: Policy, tricks: int = -1) -> Position:
    """The position once so many tricks have been ended (-1: all of them) by this policy."""
    while tricks and position.turn != NOBODY:
        position = after(terms, position, policy(position))
        if position.led is None:
            tricks -= 1
    return position


def after(terms: Terms, position: Position, move: PackedCards) -> Position:
    """The position after one allowed play (BSF-50)."""
    packing, turn, led = terms.packing, position.turn, position.led
    failed, shown = position.failed, position.shown
    if led is None:
        led = led_by(packing, move)
        if may_fail(led):
            attempt = attempted(terms, position.hands, turn, led)
            if attempt.shown:
                shown = shown_besides(shown, attempt.shown, len(position.hands))
                led, move, failed = attempt.led, attempt.led.cards, (*failed, turn)
        best = turn
    elif takes_trick(terms, position.plays, position.leader, position.best, led, turn, move):
        best = turn
    else:
        best = position.best
    hands, plays = list(position.hands), list(position.plays)
    hands[turn] -= move
    plays[turn] = move
    if shown:
        shown = without_played(shown, turn, move)
    calls = position.calls
    if None in calls.owners:
        calls = calls_after(calls, terms.options, turn, in_order(packing.unpacked(move)))
    following, gone = terms.following[turn], position.gone + move
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
            position.kitty,
            shown,
        )
    won = list(position.won)
    won[best] += packing.points_in(sum(plays))
    fives = position.fives
    if packing.options.red_five:
        fives += red_fives_in_trick(packing, plays, best)
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
        kitty=position.kitty,
        shown=shown,
    )


def red_fives_in_trick(packing: Packing, plays: Sequence[PackedCards], best: Seat) -> tuple[tuple[Seat, Seat], ...]:
    """For every red five of a trick who played it and who won it (BSF-74)."""
    shift = packing.weights[RED_FIVE].bit_length() - 1
    return tuple((seat, best) for seat, cards in enumerate(plays) for _ in range(cards >> shift & FIELD))


def may_fail(led: Led) -> bool:
    """Whether others can object to this lead (BSF-59, BSF-5D)."""
    return len(led.shapes) > 1 or led.lead.parts[0].loose


class Attempt(NamedTuple):
    """What stays on the table of a lead, and the cards that a failed throw has shown, with whose they are (BSF-5D)."""

    led: Led
    shown: tuple[tuple[Seat, PackedCards], ...] = ()


def attempted(terms: Terms, hands: Sequence[PackedCards], seat: Seat, led: Led) -> Attempt:
    """The outcome of this seat's throw; all of it stays where nobody objects (BSF-59, BSF-5D)."""
    packing = terms.packing
    floor = BITS * (lowest(led.cards) + 1)
    above = led.mask >> floor << floor
    higher = any(hand & above for other, hand in enumerate(hands) if other != seat)
    if not higher and packing.options.throws == "unbeatable" and not led.lead.parts[0].loose:
        return Attempt(led)
    order, others, other = [], [], terms.following[seat]
    while other != seat:
        order.append(other)
        others.append(packing.unpacked(hands[other] & led.mask))
        other = terms.following[other]
    stopped = objection(led.lead, others, packing.trumps, packing.options)
    if stopped is None:
        return Attempt(led)
    stays = led_as(packing, Lead(led.lead.suit, (stopped.forced,)), packing.packed(stopped.forced.cards))
    return Attempt(stays, ((order[stopped.hand], packing.packed(stopped.cards)), (seat, led.cards)))


def shown_besides(
    shown: tuple[PackedCards, ...], more: Sequence[tuple[Seat, PackedCards]], seats: int
) -> tuple[PackedCards, ...]:
    """The cards that all know to lie in each hand once these have been shown."""
    known = list(shown or (0,) * seats)
    for seat, cards in more:
        known[seat] += more_than(cards, known[seat])
    return tuple(known)


def without_played(shown: tuple[PackedCards, ...], seat: Seat, move: PackedCards) -> tuple[PackedCards, ...]:
    """What all know of the hands after a play."""
    known = shown[seat]
    return (*shown[:seat], more_than(known, move), *shown[seat + 1 :]) if known else shown


def takes_trick(
    terms: Terms, plays: Sequence[PackedCards], leader: Seat, best: Seat, led: Led, turn: Seat, move: PackedCards
) -> bool:
    """Whether a follow takes the trick (BSF-23)."""
    packing = terms.packing
    if led.size > 1 and (len(led.shapes) > 1 or packing.options.bombs != "no"):
        simple = _ruffs_higher(packing, led, move, plays[best])
        if simple is not None:
            return simple
        cards, seat = [], terms.following[leader]
        while seat != turn:
            cards.append(packing.unpacked(plays[seat]))
            seat = terms.following[seat]
        return winner(led.lead, [*cards, packing.unpacked(move)], packing.trumps, packing.options) == len(cards) + 1
    return takes(packing, led, move, plays[best])


def takes(packing: Packing, led: Led, move: PackedCards, best: PackedCards) -> bool:
    """Whether a follow beats the play that holds the trick so far; an estimate for bombs and ruffed throws."""
    if not _of_one_suit(packing, led, move):
        return False
    if led.size == 1:
        strengths = packing.strengths
        return strengths[(move.bit_length() - 1) // BITS] > strengths[(best.bit_length() - 1) // BITS]
    if len(led.lead.parts) == 1:
        shape = led.lead.parts[0].shape
        held = worth_of_lead(led.lead) if best == led.cards else _worth(packing, shape, led.mask, best)
        return _worth(packing, shape, led.mask, move) > held
    simple = _ruffs_higher(packing, led, move, best)
    if simple is not None:
        return simple
    cards = [packing.unpacked(best), packing.unpacked(move)]
    followers = cards[best == led.cards :]
    return winner(led.lead, followers, packing.trumps, packing.options) == len(followers)


def _ruffs_higher(packing: Packing, led: Led, move: PackedCards, best: PackedCards) -> bool | None:
    """Whether a follow takes a throw, where no parts have to be compared; None where they have to be (BSF-5C)."""
    if packing.options.bombs != "no":
        return None
    if move & ~packing.masks[None]:
        return False
    if led.shapes[0].size == 1 and packing.options.throw_compare != "every_part":
        return highest_strength(packing, move) > highest_strength(packing, best)
    return None


def highest_strength(packing: Packing, cards: PackedCards) -> int:
    """How high the highest of these cards stands; trumps above all others."""
    return packing.strengths[(cards.bit_length() - 1) // BITS]


def _of_one_suit(packing: Packing, led: Led, move: PackedCards) -> bool:
    """Whether these cards are all of the suit led, or all trumps."""
    return not move & ~led.mask or not move & ~packing.masks[None]


def _worth(packing: Packing, led: Shape, mask: PackedCards, move: PackedCards) -> Worth:
    """The worth of a follow in a trick of one part, all of the suit led or all trumps."""
    if led.length > 1:
        return _worth_beside_tractor(packing, led, mask, move)
    field = lowest(move)
    if move != led.width << BITS * field:
        return ()
    trump = packing.suits[field] is None
    return int(trump), led.width, packing.strengths[field] - ABOVE * trump


@lru_cache(maxsize=1 << 12)
def _worth_beside_tractor(packing: Packing, led: Shape, mask: PackedCards, move: PackedCards) -> Worth:
    """The worth of a follow to a tractor or run."""
    suit = packing.suits[lowest(mask)]
    return worth(packing.unpacked(move), led, suit, packing.trumps, packing.options)


def result(terms: Terms, position: Position) -> HandResult:
    """The result of a finished hand, with the same lines and changes as ``Scored``."""
    assert position.last is not None
    _, _, plays, best = position.last
    side = declarers(terms.options, terms.named, position.calls)
    if not terms.options.hook_and_needle:
        plays = tuple(cards if seat == best and best not in side else 0 for seat, cards in enumerate(plays))
    won, buried = opponents_won(position.won, side), terms.packing.points_in(position.kitty)
    return _result(
        terms.packing, terms.named, terms.levels, won, position.fives, plays, best, side, buried, position.failed
    )


@lru_cache(maxsize=1 << 12)
def _result(
    packing: Packing,
    named: Named,
    levels: tuple[Level, ...],
    won: int,
    fives: tuple[tuple[Seat, Seat], ...],
    plays: tuple[PackedCards, ...],
    best: Seat,
    side: frozenset[Seat],
    buried: int,
    failed: tuple[Seat, ...],
) -> HandResult:
    """The result of a hand; the last trick needs only the plays that count for something."""
    last = WonTrick(best, Lead(None, ()), tuple(packing.unpacked(cards) if cards else () for cards in plays), best)
    return hand_result(PlayedHand(packing.options, named, levels, won, fives, last, side, buried, failed))
