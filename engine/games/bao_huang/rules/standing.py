"""What the next deal of Bao Huang needs of the last one: who took first, who finished when, and in which role."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.cards import NotationError, shuffled
from engine.events import Seat
from engine.game import Shuffle
from engine.games.bao_huang.options import ENDLESS, SEATS, Options, onward, pack
from engine.games.bao_huang.rules.scoring import winning_side


@dataclass(frozen=True, slots=True)
class Standing:
    """The last deal: who took first, the seats in order of finishing, the roles (equal: alone), and if it was a tie."""

    first: Seat
    finish: tuple[Seat, ...]
    emperor: Seat
    eunuch: Seat
    tie: bool


def tribute_obligations(standing: Standing | None, options: Options) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who gives and who takes a card, each seat as often as it does, in order of finishing (BH-20, BH-22).

    Nobody in a first deal and after a tie. The emperor counts for two, alone for four.
    """
    if standing is None or standing.tie:
        return (), ()
    emperor, eunuch = standing.emperor, standing.eunuch
    often = {emperor: 4 if emperor == eunuch else 2}
    ours = tuple(seat for seat in standing.finish if seat in (emperor, eunuch) for _ in range(often.get(seat, 1)))
    people = tuple(seat for seat in standing.finish if seat not in (emperor, eunuch))
    won = winning_side(options, standing.finish, emperor, eunuch)
    if won == 0:
        return (), ()
    return (people, ours) if won > 0 else (ours, people)


def givers(standing: Standing | None, options: Options) -> tuple[tuple[Seat, int], ...]:
    """Who gives how many cards, in the order in which they are asked: by seat (BH-20)."""
    giving, _ = tribute_obligations(standing, options)
    return tuple((seat, giving.count(seat)) for seat in sorted(set(giving)))


def takers(standing: Standing | None, options: Options, first: Seat) -> tuple[Seat, ...]:
    """Who takes a card, card by card: by order of finishing face up, else round the table from the first (BH-21)."""
    _, taking = tribute_obligations(standing, options)
    if options.tribute == "face_up":
        return taking
    round_the_table = [onward(first, options, places) for places in range(SEATS)]
    return tuple(seat for seat in round_the_table for _ in range(taking.count(seat)))


LOT_FACES = 12
"""The number of faces of a lot, which makes it fair for one out of two, three or four cards."""


def chance(options: Options, standing: Standing | None, random: Random) -> Shuffle:
    """The shuffle of one deal: the first taker moves on one seat a deal; lots for gifts taken unseen (BH-10, BH-21)."""
    deck = shuffled(pack(options), random.random)
    drawn = int(random.random() * SEATS)
    first = drawn if standing is None else onward(standing.first, options)
    _, taking = tribute_obligations(standing, options)
    by_lot = taking if options.tribute == "face_down" else ()
    return Shuffle(deck, first, tuple(int(random.random() * LOT_FACES) for _ in by_lot))


def winners(
    options: Options, _standing: Standing | None, totals: tuple[int, ...], deals: int
) -> tuple[Seat, ...] | None:
    """Who has the highest total after the last deal, ties sharing; None while the session goes on (BH-53)."""
    if options.deals == ENDLESS or deals < int(options.deals):
        return None
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def read_standing(_options: Options, written: Mapping[str, Any]) -> Standing:
    """A standing of JSON: ``{"first", "finish", "emperor", "eunuch", "tie"}``; raises NotationError."""
    if set(written) != {"first", "finish", "emperor", "eunuch", "tie"}:
        raise NotationError('a standing holds "first", "finish", "emperor", "eunuch" and "tie"')
    for name in ("first", "emperor", "eunuch"):
        if not _is_seat(written[name]):
            raise NotationError(f"{name} {written[name]!r} is no seat: seats are 0 to {SEATS - 1}")
    if not isinstance(written["tie"], bool):
        raise NotationError(f"tie is true or false, not {written['tie']!r}")
    return Standing(
        written["first"], read_finish(written["finish"]), written["emperor"], written["eunuch"], written["tie"]
    )


def read_finish(written: object) -> tuple[Seat, ...]:
    """An order of finishing: all five seats, each once; raises NotationError."""
    if not isinstance(written, list) or not all(map(_is_seat, written)) or sorted(written) != list(range(SEATS)):
        raise NotationError(f'"finish" lists all seats from 0 to {SEATS - 1} in order of finishing, not {written!r}')
    return tuple(written)


def _is_seat(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEATS


def write_standing(standing: Standing) -> dict[str, Any]:
    """The standing as JSON has it."""
    return {
        "first": standing.first,
        "finish": list(standing.finish),
        "emperor": standing.emperor,
        "eunuch": standing.eunuch,
        "tie": standing.tie,
    }
