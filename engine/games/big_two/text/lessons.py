"""The course of Big Two: ranks and suits, pairs, five cards, straights, the last card, the partner, scoring."""

from __future__ import annotations

from functools import cache

from engine.games.big_two.options import SEATS, Options, pack
from engine.games.big_two.rules.standing import Standing
from engine.parts.drawing import deck_of
from engine.teaching.lesson_claims import (
    BeatenOnlyBy,
    CardsLeft,
    Cheapest,
    CountsPoints,
    EndsDeal,
    Higher,
    HighestStraights,
    Holds,
    Meant,
    Refused,
    Rule,
    Stands,
    TakesOver,
    ThenLeads,
    Unbeatable,
)
from engine.teaching.lessons import Lesson, Task, hands_with

_USUAL = Options()
_SIZES = (13,) * SEATS


def _lesson(key: str, hands: tuple[str, ...], actions: str, *tasks: Task, starter: int | None = None) -> Lesson:
    deck = deck_of(hands_with(pack(_USUAL), _SIZES, hands), 0)
    return Lesson(key, _USUAL, deck, tasks, actions, standing=None if starter is None else Standing(starter))


@cache
def course() -> tuple[Lesson, ...]:
    """The lessons in their order; who learns has seat 0."""
    return (
        _lesson(
            "ranks",
            ("3D 4S 6C 7H 9D 9C JD QH KH AH AS 2D 2H", "5S", "2S", "2C"),
            "",
            Task(
                ("play 3D",),
                "play 5S; pass; play 2C",
                (
                    ("play 4S", "low"),
                    ("play 6C", "low"),
                    ("play 2H", "high"),
                    ("play 2D", "high"),
                    ("play 2D 2H", "high"),
                ),
                (
                    *("play 7H", "play 9D", "play 9C", "play JD", "play QH", "play KH", "play AH", "play AS"),
                    *("play 9D 9C", "play AH AS", "play 7H QH KH AH 2H"),
                ),
                (
                    ("ask", Rule("BT-02 BT-19")),
                    ("ask", Higher("2S 2H 2C 2D AS KS 4D 3S 3H 3C 3D")),
                    ("low", Rule("BT-11")),
                    ("low", Higher("3S 3H 3C 3D")),
                    ("high", Higher("2S 2H 2C 2D AS")),
                ),
            ),
            Task(
                ("play 2H",),
                "pass x3",
                (("pass", "pass"),),
                claims=(
                    ("ask", Rule("BT-11")),
                    ("ask", Refused(("play 2D",))),
                    ("right", Higher("2H 2C")),
                    ("right", BeatenOnlyBy(("play 2S",))),
                    ("right", ThenLeads()),
                    ("pass", TakesOver(("play 2H",))),
                ),
            ),
        ),
        _lesson(
            "pairs",
            ("AS AD 2C 2D 3S 5H 6C 7D 8S 9H JC QD KS", "", "", "AH AC"),
            "play AH AC",
            Task(
                ("play AS AD",),
                "pass x3",
                (("play 2C 2D", "dear"), ("pass", "pass")),
                claims=(
                    ("ask", Rule("BT-12")),
                    ("right", Rule("BT-12")),
                    ("right", TakesOver(("play AS AD",))),
                    ("dear", TakesOver(("play 2C 2D", "play AS AD"))),
                    ("pass", TakesOver(("play AS AD",))),
                    ("pass", Higher("AS AH AC AD")),
                ),
            ),
            starter=3,
        ),
        _lesson(
            "five_cards",
            (
                "3C 6C 8C 10C QC KS KH KD 9S 9H AD 4H 2D",
                "3D 3H 4C 5H 6S 7H 9D 10S JC JS QD AH 2C",
                "4D 5C 5S 7D 8D 10D JH QH KC AC AS 2H 6D",
                "4S 5D 6H 7C 8S",
            ),
            "play 4S 5D 6H 7C 8S",
            Task(
                ("play 3C 6C 8C 10C QC",),
                "pass x3",
                (("play KS KH KD 9S 9H", "dear"), ("pass", "pass")),
                claims=(
                    ("ask", Rule("BT-13")),
                    ("ask", Cheapest()),
                    ("right", Rule("BT-13")),
                    ("right", ThenLeads()),
                    ("dear", TakesOver(("play KS KH KD 9S 9H", "play 3C 6C 8C 10C QC"))),
                    ("pass", Holds("3C 6C 8C 10C QC")),
                ),
            ),
            Task(
                ("play KS KH KD 9S 9H",),
                "pass x3",
                (
                    ("play 9S 9H", "pair"),
                    *((f"play {two}", "kings") for two in ("KS KH", "KS KD", "KH KD")),
                    *((f"play {card}", "single") for card in ("4H", "9S", "9H", "KS", "KH", "KD", "AD", "2D")),
                ),
                claims=(
                    ("ask", Holds("Kx3 9x2")),
                    ("right", BeatenOnlyBy(("full_house A", "full_house 2", "four_of_a_kind", "straight_flush"))),
                    ("right", Rule("BT-14")),
                    ("pair", Holds("Kx3 9x2")),
                    ("kings", Holds("Kx3 9x2")),
                    ("single", Meant("says that five go faster than one")),
                ),
            ),
            starter=3,
        ),
        _lesson(
            "straights",
            ("2S 3H 4C 5D 6S 9H 9C JD JH QC KD KH AC", "", "", "10S JC QH KC AS"),
            "play 10S JC QH KC AS",
            Task(
                ("play 3H 4C 5D 6S 2S",),
                "pass x3",
                (("pass", "pass"), ("play 3H 4C 5D AC 2S", "dear")),
                claims=(
                    ("ask", HighestStraights(("A 2 3 4 5", "2 3 4 5 6"), over="10S JC QH KC AS")),
                    ("right", Rule("BT-16")),
                    ("right", Cheapest()),
                    ("pass", TakesOver(("play 3H 4C 5D 6S 2S",))),
                    ("dear", TakesOver(("play 3H 4C 5D AC 2S", "play 3H 4C 5D 6S 2S"))),
                    ("wrong", TakesOver(("play 3H 4C 5D 6S 2S",))),
                ),
            ),
            starter=3,
        ),
        _lesson(
            "last_card",
            (
                "2S 7S 7D AD KS QS 10D 10C 9D 8C 5C 5H 3C",
                "4S 5D 6H 7C 8S JS JH JC 3S 3H 9S 9H 6C",
                "10S 10H 4C 2H 2D 2C",
                "8H",
            ),
            "play 4S 5D 6H 7C 8S; pass x3; play JS JH JC 3S 3H; pass x3; play 9S 9H; play 10S 10H; pass x3;"
            " play 4C; play 8H",
            Task(
                ("play 2S",),
                "pass x3",
                claims=(
                    ("ask", CardsLeft((13, 1, 10, 12))),
                    ("ask", Rule("BT-30 BT-31")),
                    ("ask", Refused(("pass", "play AD", "play KS"))),
                    ("right", Unbeatable()),
                    ("right", ThenLeads()),
                    ("wrong", Rule("BT-31")),
                ),
            ),
            Task(
                ("play 7S 7D", "play 5C 5H"),
                "pass x3",
                (("play 10D 10C", "high"),),
                claims=(
                    ("ask", Rule("BT-32")),
                    ("ask", CardsLeft((12, 1, 10, 12))),
                    ("ask", Refused(("play 3C", "play AD"))),
                    ("right", Stands((1,))),
                    ("high", TakesOver(("play 5C 5H", "play 7S 7D", "play 10D 10C"))),
                ),
            ),
            starter=1,
        ),
        _lesson(
            "partner",
            ("2S 2H 3C 4H 6D 7S 8C 9S 10H JC QD KS 5D", "", "AH AC"),
            "play AH AC; pass",
            Task(
                ("pass",),
                "pass",
                (("play 2S 2H", "over"),),
                claims=(
                    ("ask", TakesOver(("play 2S 2H",))),
                    ("ask", Rule("BT-41")),
                    ("right", Stands((1,), "play AH AC")),
                    ("over", Rule("BT-41")),
                    ("over", Unbeatable()),
                ),
            ),
            starter=2,
        ),
        _lesson(
            "scoring",
            ("3D 4S 5D 6H 7C 8S QS QH 9C 9D 9H JC JD", "", "KS 10S 10H 10C 6D 6C 5S 5H"),
            "play 4S 5D 6H 7C 8S; pass x3; play 3D; pass; play KS; pass x3; play 10S 10H 10C 6D 6C; pass x3;"
            " play 5S 5H; pass; play QS QH; pass x3",
            Task(
                ("play 9C 9D 9H JC JD",),
                "",
                (
                    ("play JC JD", "part"),
                    *((f"play {two}", "part") for two in ("9C 9D", "9C 9H", "9D 9H")),
                    *((f"play {card}", "part") for card in ("9C", "9D", "9H", "JC", "JD")),
                ),
                claims=(
                    ("ask", CardsLeft((5, 13, 5, 13))),
                    ("right", EndsDeal((99, -99, 99, -99))),
                    ("right", CountsPoints((5, 26, 4, 104))),
                    ("right", Rule("BT-41 BT-42")),
                    ("part", Holds("9x3 Jx2")),
                    ("wrong", Meant("says what to play")),
                ),
            ),
        ),
    )
