"""The course of Big Two: ranks and suits, pairs, five cards, straights, the last card, the partner, scoring."""

from __future__ import annotations

from functools import cache

from engine.games.big_two.options import SEATS, Options, pack
from engine.games.big_two.rules.standing import Standing
from engine.lessons import Lesson, Task, hands_with
from engine.parts.drawing import deck_of

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
            ("3D 4S 6H 7C 8D 9S 10H JC QD KS AH 2D 2H", "5S", "", "2C"),
            "",
            Task(
                ("play 3D",), "play 5S; pass; play 2C", (("play 4S", "low"), ("play 2H", "high"), ("play 2D", "high"))
            ),
            Task(("play 2H",), "pass x3", (("pass", "pass"),)),
        ),
        _lesson(
            "pairs",
            ("AS AD 2C 2D 3S 5H 6C 7D 8S 9H JC QD KS", "", "", "AH AC"),
            "play AH AC",
            Task(("play AS AD",), "pass x3", (("play 2C 2D", "dear"), ("pass", "pass"))),
            starter=3,
        ),
        _lesson(
            "five_cards",
            ("3C 6C 8C 10C QC KS KH KD 9S 9H JD 4H 2D", "", "", "4S 5D 6H 7C 8S"),
            "play 4S 5D 6H 7C 8S",
            Task(
                ("play 3C 6C 8C 10C QC",),
                "pass x3",
                (("play KS KH KD 9S 9H", "dear"), ("pass", "pass")),
            ),
            Task(("play KS KH KD 9S 9H",), "pass x3", (("play 9S 9H", "pair"), ("play 4H", "single"))),
            starter=3,
        ),
        _lesson(
            "straights",
            ("2S 3H 4C 5D 6S 9H 9C JD JH QC KD KH AC", "", "", "10S JC QH KC AS"),
            "play 10S JC QH KC AS",
            Task(("play 3H 4C 5D 6S 2S",), "pass x3", (("pass", "pass"),)),
            starter=3,
        ),
        _lesson(
            "last_card",
            (
                "2H 7S 7D AD KS QS 10D 10C 9D 8C 5C 5H 3C",
                "4S 5D 6H 7C 8S JS JH JC 3S 3H 9S 9H 6C",
                "10S 10H 4C 2S 2D 2C",
                "8H",
            ),
            "play 4S 5D 6H 7C 8S; pass x3; play JS JH JC 3S 3H; pass x3; play 9S 9H; play 10S 10H; pass x3;"
            " play 4C; play 8H",
            Task(("play 2H",), "pass x3"),
            Task(("play 7S 7D", "play 5C 5H"), "pass x3"),
            starter=1,
        ),
        _lesson(
            "partner",
            ("8S 8H 8C 8D 3C 4H 6D 9S 10H JC QD KS 2D", "", "KH KC KD 5S 5H"),
            "play KH KC KD 5S 5H; pass",
            Task(("pass",), "pass", (("play 8S 8H 8C 8D 3C", "over"),)),
            starter=2,
        ),
        _lesson(
            "scoring",
            ("3D 4S 5D 6H 7C 8S QS QH 9C 9D 9H JC JD", "", "KS 10S 10H 10C 6D 6C 5S 5H"),
            "play 4S 5D 6H 7C 8S; pass x3; play 3D; pass; play KS; pass x3; play 10S 10H 10C 6D 6C; pass x3;"
            " play 5S 5H; pass; play QS QH; pass x3",
            Task(("play 9C 9D 9H JC JD",), "", (("play 9C 9D", "part"), ("play JC JD", "part"))),
        ),
    )
