"""The standing of a match of Bashi Fen: levels, the declarer, who takes first, and who won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.cards import Cards, NotationError, Rank, shuffled
from engine.events import Seat
from engine.game import Shuffle
from engine.games.bashi_fen.options import Options, fluid
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.levels import PASSED, Level, ladder, start

COUNTS = {Rank.ACE: 1, Rank.JACK: 11, Rank.QUEEN: 12, Rank.KING: 13}


@dataclass(frozen=True, slots=True)
class Standing:
    """Levels by seat, the declarer, who takes the first card, and the side that won the last hand.

    ``declarer`` is the next one with fixed partners (BSF-71), the last one with fluid partners; None while no hand of
    the match has counted yet.
    """

    levels: tuple[Level, ...]
    declarer: Seat | None
    first: Seat
    winners: tuple[Seat, ...] = ()


def levels_of(options: Options, standing: Standing | None) -> tuple[Level, ...]:
    """Everybody's level before a hand; a seat that has passed the end level plays on at it (BSF-05)."""
    if standing is None:
        return (start(options),) * options.seats
    return tuple(ladder(options)[-1] if level == PASSED else level for level in standing.levels)


def declarer_to_be(options: Options, standing: Standing | None) -> Seat | None:
    """Who is declarer whoever names the suit; None where the bidding decides (BSF-19, BSF-71)."""
    return None if standing is None or fluid(options) else standing.declarer


def first_hand(standing: Standing | None) -> bool:
    """Whether no hand of the match has counted yet (BSF-12, BSF-19)."""
    return standing is None or standing.declarer is None


def turn_after(options: Options, seat: Seat, steps: int = 1) -> Seat:
    """The seat that takes and plays so many turns later (BSF-06)."""
    return (seat + (steps if options.direction == "counter_clockwise" else -steps)) % options.seats


def chance(options: Options, standing: Standing | None, random: Random) -> Shuffle:
    """The shuffle of one deal; the first taker of a match is cut for, or counted to from a turned card (BSF-10)."""
    deck = shuffled(pack(options), random.random)
    shuffler = int(random.random() * options.seats)
    if standing is not None:
        return Shuffle(deck, standing.first)
    if options.first_taker == "cut":
        return Shuffle(deck, shuffler)
    turned = _turned_up(shuffled(deck, random.random))
    return Shuffle(deck, (shuffler + count_from(turned) - 1) % options.seats, turned=turned)


def _turned_up(cards: Cards) -> Cards:
    """Cards turned until one is of a suit: a joker is turned again (BSF-10)."""
    place = next(place for place, card in enumerate(cards) if card.suit is not None)
    return cards[: place + 1]


def count_from(turned: Cards) -> int:
    """The number that the last turned card counts: Ace 1, Jack 11, Queen 12, King 13 (BSF-10)."""
    rank = turned[-1].rank
    return COUNTS[rank] if rank in COUNTS else int(rank.value)


def shuffler_of(options: Options, first: Seat, turned: Cards) -> Seat:
    """The seat that turned the card, with which the counter-clockwise count began (BSF-10)."""
    return (first - count_from(turned) + 1) % options.seats


def winners(
    options: Options, standing: Standing | None, totals: tuple[int, ...], hands: int
) -> tuple[Seat, ...] | None:
    """Who has passed the end level; with ``wrap``, who has climbed most after the agreed hands (BSF-05)."""
    if options.wrap:
        if hands < options.hands:
            return None
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    levels = () if standing is None else standing.levels
    return tuple(seat for seat, level in enumerate(levels) if level == PASSED) or None


def read_standing(options: Options, written: Mapping[str, Any]) -> Standing:
    """A standing of JSON: ``{"levels", "declarer", "first", "winners"}``; raises NotationError."""
    if not {"levels", "first"} <= written.keys() <= {"levels", "declarer", "first", "winners"}:
        raise NotationError('a standing holds "levels", "declarer", "first" and "winners"')
    levels, winners = written["levels"], written.get("winners") or []
    known = (*ladder(options), PASSED)
    if not isinstance(levels, list) or len(levels) != options.seats or not all(each in known for each in levels):
        raise NotationError(f'"levels" holds one of {", ".join(known)} for each of {options.seats} seats')
    declarer = written.get("declarer")
    if declarer is not None:
        _seat(options, "declarer", declarer)
    _seat(options, "first", written["first"])
    if not isinstance(winners, list):
        raise NotationError('"winners" is a list of seats')
    for seat in winners:
        _seat(options, "winners", seat)
    return Standing(tuple(levels), declarer, written["first"], tuple(winners))


def _seat(options: Options, name: str, seat: object) -> None:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < options.seats:
        raise NotationError(f"{name} {seat!r} is no seat: seats are 0 to {options.seats - 1}")


def write_standing(standing: Standing) -> dict[str, Any]:
    """The standing as JSON has it."""
    return {
        "levels": list(standing.levels),
        "declarer": standing.declarer,
        "first": standing.first,
        "winners": list(standing.winners),
    }
