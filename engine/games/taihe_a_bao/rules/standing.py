"""What the next deal of Taihe A Bao needs of the last one: who starts the bidding, and who dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.cards import NotationError, shuffled
from engine.events import Seat
from engine.game import Shuffle
from engine.games.taihe_a_bao.options import ENDLESS, Options, pack
from engine.parts.seats import seat_after, seat_before


@dataclass(frozen=True, slots=True)
class Standing:
    """The last declarer and whether they won, or, after a throw-in, who starts again (TAB-20, TAB-27).

    ``dealer`` is the last deal's dealer, known only where cards are dealt (TAB-12).
    """

    declarer: Seat | None = None
    won: bool = False
    starter: Seat | None = None
    dealer: Seat | None = None


def starter_known(options: Options, standing: Standing | None) -> Seat | None:
    """Who starts the bidding, or None where the 4♥ decides (TAB-20, TAB-51)."""
    if standing is None or options.four_hearts_every_hand:
        return None
    if standing.declarer is None:
        return standing.starter
    return standing.declarer if standing.won else seat_after(standing.declarer, options.seats)


def dealer_of(options: Options, standing: Standing | None, first: Seat) -> Seat | None:
    """Who deals, where cards are dealt: by lot, then counter-clockwise, again after a throw-in (TAB-12)."""
    if options.dealing == "taken":
        return None
    if standing is None or standing.dealer is None:
        return seat_before(first, options.seats)
    thrown_in = standing.declarer is None
    return standing.dealer if thrown_in else seat_after(standing.dealer, options.seats)


def chance(options: Options, standing: Standing | None, random: Random) -> Shuffle:
    """The shuffle of one deal. The known starter takes first; else any seat, or the dealer's right (TAB-11, TAB-12)."""
    deck = shuffled(pack(options), random.random)
    drawn = int(random.random() * options.seats)
    first = starter_known(options, standing)
    if first is None:
        dealer = None if standing is None else dealer_of(options, standing, drawn)
        first = drawn if dealer is None else seat_after(dealer, options.seats)
    return Shuffle(deck, first)


def winners(
    options: Options, _standing: Standing | None, totals: tuple[int, ...], hands: int
) -> tuple[Seat, ...] | None:
    """Who has the highest total after the last hand, ties sharing; None while the session goes on (TAB-42)."""
    if options.hands == ENDLESS or hands < int(options.hands):
        return None
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def read_standing(options: Options, written: Mapping[str, Any]) -> Standing:
    """A standing of JSON: ``{"declarer", "won"}`` or ``{"starter"}``, and ``"dealer"`` where dealt.

    Raises NotationError.
    """
    names = set(written) - {"dealer"}
    if names not in ({"declarer", "won"}, {"starter"}):
        raise NotationError('a standing holds "declarer" and "won", or "starter"; where cards are dealt also "dealer"')
    seats = {name: value for name, value in written.items() if name != "won"}
    for name, seat in seats.items():
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < options.seats:
            raise NotationError(f"{name} {seat!r} is no seat: seats are 0 to {options.seats - 1}")
    if not isinstance(written.get("won", False), bool):
        raise NotationError(f"won is true or false, not {written['won']!r}")
    return Standing(**written)


def write_standing(standing: Standing) -> dict[str, Any]:
    """The standing as JSON has it."""
    dealer = {} if standing.dealer is None else {"dealer": standing.dealer}
    if standing.declarer is None:
        return {"starter": standing.starter, **dealer}
    return {"declarer": standing.declarer, "won": standing.won, **dealer}
