"""The house rules of Big Two, the pack, who is partner of whom, and which house rules exclude each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import STANDARD, Card, Cards, Rank, Suit
from engine.events import Seat
from engine.options import Choice, Range, Switch, rule
from engine.refusals import Refusal, refuse

SEATS = 4
ENDLESS = "endless"
PARTNERSHIP, INDIVIDUAL = "partnership", "individual"
HONG_KONG, PLAIN, MILD = "hong_kong", "plain", "mild"
AUTOMATIC, MANUAL = "automatic", "manual"
THREE_OF_DIAMONDS = Card(Rank.THREE, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that may be agreed on before a session; every field names its row of the rules."""

    mode: str = rule(Choice((PARTNERSHIP, INDIVIDUAL)), PARTNERSHIP, "BT-03", "table")
    sets: int | str = rule(Range(1, 100, (ENDLESS,)), 8, "BT-44", "session")
    straights: str = rule(Choice((HONG_KONG, PLAIN)), HONG_KONG, "BT-16", "play")
    reenter: bool = rule(Switch(), True, "BT-17", "play")
    first_lead_has_3d: bool = rule(Switch(), False, "BT-19", "play")
    last_card: str = rule(Choice((AUTOMATIC, MANUAL)), AUTOMATIC, "BT-34", "last_card")
    last_card_lead_highest: bool = rule(Switch(), True, "BT-33", "last_card")
    individual_table: str = rule(Choice((HONG_KONG, MILD, PLAIN)), HONG_KONG, "BT-43", "scoring")
    counter_attack: bool = rule(Switch(), False, "BT-50", "scoring")


PRESETS = {
    "two_against_two": Options(),
    "individual": Options(mode=INDIVIDUAL),
    "counter_attack": Options(mode=INDIVIDUAL, counter_attack=True),
    "strict": Options(straights=PLAIN, reenter=False, first_lead_has_3d=True, last_card=MANUAL),
}


class OptionProblem(StrEnum):
    """Why options do not go together."""

    COUNTER_ATTACK_NEEDS_INDIVIDUAL = "counter_attack_needs_individual"
    TABLE_NEEDS_INDIVIDUAL = "table_needs_individual"


def problem(options: Options) -> Refusal | None:
    """The reason why these options exclude each other, or None (BT-43 and BT-50 are of the individual game)."""
    if options.mode == INDIVIDUAL:
        return None
    if options.counter_attack:
        return refuse(OptionProblem.COUNTER_ATTACK_NEEDS_INDIVIDUAL, "BT-50")
    if options.individual_table != HONG_KONG:
        return refuse(OptionProblem.TABLE_NEEDS_INDIVIDUAL, "BT-43")
    return None


def asleep(options: Options, name: str) -> bool:
    """Whether this option has nothing to act on: two are of the individual game alone (BT-43, BT-50)."""
    return name in ("individual_table", "counter_attack") and options.mode != INDIVIDUAL


def seats(_options: Options) -> int:
    """Four sit at the table (BT-01)."""
    return SEATS


def pack(_options: Options) -> Cards:
    """One pack of 52 (BT-01)."""
    return STANDARD


def partner(seat: Seat) -> Seat:
    """Who sits opposite (BT-01)."""
    return (seat + 2) % SEATS


def sides(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together: those who sit opposite, or nobody (BT-01, BT-03)."""
    return ((0, 2), (1, 3)) if options.mode == PARTNERSHIP else ()
