"""The house rules of Bao Huang, the pack, the direction of play, and which house rules exclude each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import BLACK_JOKER, EMPEROR, EUNUCH, RED_JOKER, STANDARD, Cards, Rank
from engine.events import Seat
from engine.options import Choice, Range, Switch, rule
from engine.refusals import Refusal, refuse

SEATS = 5
PACKS = 4
ENDLESS = "endless"
CLOCKWISE = "clockwise"


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that may be agreed on before a session; every field names its row of the rules."""

    direction: str = rule(Choice(("counter-clockwise", CLOCKWISE)), "counter-clockwise", "BH-04", "table")
    deals: int | str = rule(Range(1, 100, (ENDLESS,)), 10, "BH-53", "session")
    tribute: str = rule(Choice(("face_down", "face_up")), "face_down", "BH-21", "tribute")
    tribute_spares_twos: bool = rule(Switch(), False, "BH-20", "tribute")
    joker_order: bool = rule(Switch(), False, "BH-33", "play")
    twos_hang: bool = rule(Switch(), False, "BH-34", "play")
    sixes_last: bool = rule(Switch(), False, "BH-44", "play")
    announce: bool = rule(Switch(), False, "BH-64", "scoring")
    position_scoring: bool = rule(Switch(), False, "BH-60", "scoring")
    emperor_balances: bool = rule(Switch(), False, "BH-61", "scoring")


PRESETS = {
    "rizhao": Options(),
    "sixes_last": Options(sixes_last=True),
    "shanghai": Options(position_scoring=True, tribute="face_up", joker_order=True),
    "balanced": Options(position_scoring=True, emperor_balances=True, tribute="face_up"),
    "announced": Options(announce=True),
    "online": Options(direction=CLOCKWISE, joker_order=True, announce=True, deals=5),
}


class OptionProblem(StrEnum):
    """Why options do not go together."""

    BALANCE_NEEDS_POSITIONS = "balance_needs_positions"


def problem(options: Options) -> Refusal | None:
    """The reason why these options exclude each other, or None (BH-61 goes only with BH-60)."""
    if options.emperor_balances and not options.position_scoring:
        return refuse(OptionProblem.BALANCE_NEEDS_POSITIONS, "BH-61")
    return None


def asleep(options: Options, name: str) -> bool:
    """Whether this option has nothing to act on: places do not score (BH-61), or there is no second deal (BH-20)."""
    if name in ("tribute", "tribute_spares_twos"):
        return options.deals == 1
    return name == "emperor_balances" and not options.position_scoring


def seats(_options: Options) -> int:
    """Five sit at the table (BH-01)."""
    return SEATS


_ABSENT = (Rank.THREE, Rank.FOUR, Rank.FIVE)
_PLAIN_JOKERS = PACKS - 1
_PACK: Cards = (
    *(card for card in STANDARD if card.rank not in _ABSENT for _ in range(PACKS)),
    *(BLACK_JOKER,) * _PLAIN_JOKERS,
    EUNUCH,
    *(RED_JOKER,) * _PLAIN_JOKERS,
    EMPEROR,
)


def pack(_options: Options) -> Cards:
    """168 cards: four packs without 3, 4, 5, four black and four red jokers, one of each marked (BH-01, BH-03)."""
    return _PACK


def step(options: Options) -> int:
    """What one place in the direction of play adds to a seat: 1 counter-clockwise, -1 clockwise (BH-04)."""
    return -1 if options.direction == CLOCKWISE else 1


def onward(seat: Seat, options: Options, places: int = 1) -> Seat:
    """The seat that many places on in the direction of play (BH-04)."""
    return (seat + step(options) * places) % SEATS
