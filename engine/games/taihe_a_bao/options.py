"""The house rules of Taihe A Bao, the pack they ask for, and which of them exclude each other."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards import STANDARD, Card, Cards, Rank, Suit
from engine.options import Choice, Range, Switch, rule
from engine.refusals import Refusal, refuse

ENDLESS = "endless"
FOUR_OF_HEARTS = Card(Rank.FOUR, Suit.HEARTS)


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that may be agreed on before a session; every field names its row of the rules."""

    seats: int = rule(Choice((3, 4, 5)), 4, "TAB-03", "table")
    aces: bool = rule(Switch(), True, "TAB-04", "table")
    dealing: str = rule(Choice(("taken", "dealt")), "taken", "TAB-12", "table")
    hands: int | str = rule(Range(1, 100, (ENDLESS,)), 12, "TAB-42", "session")
    stake: int = rule(Range(1, 1000), 1, "TAB-42", "session")
    chips: int = rule(Range(0, 100_000), 100, "TAB-42", "session")
    recall: str = rule(Choice(("no", "quads_only", "yes")), "no", "TAB-50", "bidding")
    four_hearts_every_hand: bool = rule(Switch(), False, "TAB-51", "bidding")
    starter_must_call: bool = rule(Switch(), False, "TAB-52", "bidding")
    sole_caller_wins: bool = rule(Switch(), False, "TAB-53", "bidding")
    simple_scoring: bool = rule(Switch(), False, "TAB-54", "scoring")
    shutout_doubles: bool = rule(Switch(), False, "TAB-55", "scoring")
    collapse_doubles: bool = rule(Switch(), False, "TAB-56", "scoring")


PRESETS = {
    "taihe": Options(),
    "three_seats": Options(seats=3),
    "five_seats": Options(seats=5),
    "no_aces": Options(aces=False),
    "high_stakes": Options(shutout_doubles=True, collapse_doubles=True, starter_must_call=True),
    "evening": Options(simple_scoring=True, hands=6, dealing="dealt"),
}


class OptionProblem(StrEnum):
    """Why options do not go together."""

    COLLAPSE_NEEDS_SHUTOUT = "collapse_needs_shutout"


def problem(options: Options) -> Refusal | None:
    """The reason why these options exclude each other, or None (TAB-56 goes only with TAB-55)."""
    if options.collapse_doubles and not options.shutout_doubles:
        return refuse(OptionProblem.COLLAPSE_NEEDS_SHUTOUT, "TAB-56")
    return None


def asleep(options: Options, name: str) -> bool:
    """Whether this option has nothing to act on.

    A collapse goes only with a shutout (TAB-56), and who starts the bidding later matters only where there is a second
    deal: after a hand or a throw-in (TAB-51, TAB-52).
    """
    if name == "four_hearts_every_hand":
        return options.hands == 1 and options.starter_must_call
    return name == "collapse_doubles" and not options.shutout_doubles


def seats(options: Options) -> int:
    """How many sit at the table (TAB-03)."""
    return options.seats


_ABSENT = (Rank.TWO, Rank.THREE, Rank.EIGHT)


@cache
def pack(options: Options) -> Cards:
    """The pack: no 2, 3, 8; without A♠ for three, without K♠ for five without Aces (TAB-02 … TAB-04)."""
    absent = _ABSENT if options.aces else (*_ABSENT, Rank.ACE)
    odd = Card(Rank.ACE if options.aces else Rank.KING, Suit.SPADES)
    drops_odd = options.seats == (3 if options.aces else 5)
    return tuple(card for card in STANDARD if card.rank not in absent and not (drops_odd and card == odd))


def three_aces_are_four(options: Options) -> bool:
    """Whether three Aces count as four Aces: where only three are in the pack (TAB-37)."""
    return options.seats == 3 and options.aces
