"""The belief of a seat of Bao Huang: who probably is the eunuch, and imagined deals that fit it (BH-12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from random import Random
from typing import NamedTuple

from engine.cards import EUNUCH, Card, Cards, shuffled
from engine.events import Place, Seat, Zone
from engine.games.bao_huang.ai.imagine.evidence import evidence_in, evidence_log_odds
from engine.games.bao_huang.ai.imagine.facts import facts_of, only_sixes
from engine.games.bao_huang.ai.imagine.packed_sampler import Draw, packed_hands
from engine.games.bao_huang.ai.imagine.sampler import ImaginedHoldings, holdings
from engine.games.bao_huang.ai.simulator.play_loop import (
    FIELD,
    FIELD_COUNT,
    MARKED_BLACK,
    NOBODY,
    SHIFTS,
    Packed,
    field_of,
    packed,
)
from engine.games.bao_huang.ai.simulator.weights import UNKNOWN
from engine.games.bao_huang.melds import in_order
from engine.games.bao_huang.options import SEATS
from engine.games.bao_huang.rules.phases import Finished, Giving, Playing
from engine.games.bao_huang.rules.view import View
from engine.parts.likelihood import prepared_late
from engine.parts.summing import plain_sum

TRIES = 40
"""How many deals are refused at most; the next one is kept in any case."""
TRUST = 1.5 * UNKNOWN
"""How far one of the people trusts a seat that certainly does not have the eunuch card; one of three unknown:
``UNKNOWN``."""
LEAST = 0.02
"""The least likelihood of a seat, relative to the likeliest, since players also do what is unlikely."""


class Determinization(NamedTuple):
    """One imagined deal: the hands, who holds or has played the eunuch card, gifts under way, and a lot."""

    hands: tuple[Packed, ...]
    eunuch: Seat
    gifts: tuple[Packed, ...] = ()
    """What lies in the pool before it is turned up, in the order of giving."""
    lot: float = 0.0


def eunuch_chances(view: View, infers: bool = True) -> tuple[float, ...]:
    """How likely each seat is to have the eunuch card, or to have shown it; they add up to 1.

    By counting alone every unknown place is as likely as the next; ``infers``: what the seats have done weighs too.
    (How a gift bounds what its giver kept is left to the imagined deals: jokers are never given.)
    """
    shown = view.phase.eunuch if isinstance(view.phase, Playing | Finished) else None
    known = facts_of(view)
    certain = view.seat if EUNUCH in view.hand else shown
    if certain is None:
        certain = next((seat for seat, cards in known.held.items() if EUNUCH in cards), None)
    if certain is not None:
        return tuple(float(seat == certain) for seat in range(len(view.counts)))
    sixes = only_sixes(view)
    free = [0 if seat in sixes else known.free.get(seat, 0) for seat in range(len(view.counts))]
    weights = likelihoods(view) if infers else (1.0,) * len(free)
    total = plain_sum(places * weight for places, weight in zip(free, weights, strict=True))
    return tuple(places * weight / total for places, weight in zip(free, weights, strict=True))


def trusts(view: View, playing: Playing, friends: tuple[float, ...]) -> tuple[float, ...]:
    """How far the seat on turn trusts each other; while the eunuch is hidden, by the chances of who it is."""
    chances = eunuch_chances(view)
    if max(chances) == 1.0:
        return friends
    if view.seat == playing.emperor:
        return tuple(1.0 if seat == view.seat else chance for seat, chance in enumerate(chances))
    return tuple(
        friend if seat in (view.seat, playing.emperor) else TRUST * (1 - chances[seat])
        for seat, friend in enumerate(friends)
    )


def likelihoods(view: View) -> tuple[float, ...]:
    """How well what each seat did fits its having the eunuch card: 1 for the seat that it fits best."""
    odds = [evidence_log_odds(evidence) for evidence in evidence_in(view)]
    most = max(odd for seat, odd in enumerate(odds) if seat != view.seat)
    return tuple(min(1.0, max(LEAST, exp(odd - most))) for odd in odds)


def believed(view: View, infers: bool) -> Callable[[Random], Determinization]:
    """A source of deals that fit the view; with ``infers`` the likelier the better they explain what was done."""
    return prepared_late(lambda: _source(view, infers))


def _source(view: View, infers: bool) -> Callable[[Random], Determinization]:
    draw = _draw(view)
    if not infers or max(eunuch_chances(view, infers=False)) == 1.0:
        return draw
    return partial(_likelier, draw, likelihoods(view))


def lay_open(view: View, imagined: Determinization) -> tuple[tuple[Place, Cards], ...]:
    """The other hands: of each kind what is known to lie there, then any that are unseen, as suits never rank."""
    known = facts_of(view)
    free: list[list[Card]] = [[] for _ in range(FIELD_COUNT)]
    for card in shuffled(known.unseen, Random(imagined.lot).random):
        free[field_of(card)].append(card)
    hands = []
    for seat, held in known.held.items():
        cards, rest = list(held), imagined.hands[seat] - packed(held)
        for shift, pool in zip(SHIFTS, free, strict=True):
            cards += [pool.pop() for _ in range(rest >> shift & FIELD)]
        hands.append((Place(Zone.HAND, seat), in_order(cards)))
    return tuple(hands)


def _likelier(draw: Callable[[Random], Determinization], weights: tuple[float, ...], random: Random) -> Determinization:
    """Keeps a deal with the chance that its eunuch has; else draws another."""
    imagined = draw(random)
    for _ in range(TRIES):
        if random.random() < weights[imagined.eunuch]:
            break
        imagined = draw(random)
    return imagined


def _draw(view: View) -> Callable[[Random], Determinization]:
    if isinstance(view.phase, Giving):
        return partial(_before_tribute, packed(view.hand), view.seat, holdings(view))
    shown = view.phase.eunuch if isinstance(view.phase, Playing) else None
    return partial(_with_eunuch, packed_hands(view), shown)


def _with_eunuch(draw: Draw, shown: Seat | None, random: Random) -> Determinization:
    hands = draw(random)
    return Determinization(hands, _eunuch(hands, shown), (), random.random())


def _before_tribute(
    own: Packed, seat: Seat, draw: Callable[[Random], ImaginedHoldings], random: Random
) -> Determinization:
    """A deal with the gifts that lie face down."""
    held = draw(random)
    hands = tuple(own if each == seat else packed(held.kept[each]) for each in range(SEATS))
    return Determinization(
        hands, _eunuch(hands, None), tuple(packed(held.gave[each]) for each in sorted(held.gave)), random.random()
    )


def _eunuch(hands: Sequence[Packed], shown: Seat | None) -> Seat:
    holder = next((seat for seat, hand in enumerate(hands) if hand >> SHIFTS[MARKED_BLACK] & FIELD), shown)
    return NOBODY if holder is None else holder
