"""The course of Taihe A Bao: declaring, what can be played, blocks, bombs, calling, defending together, scoring."""

from __future__ import annotations

from functools import cache

from engine.games.taihe_a_bao.options import Options, pack
from engine.lessons import Lesson, Task, hands_with
from engine.parts.drawing import deck_of

_FOUR = Options()
_SIZES = (10,) * 4


def _lesson(key: str, hands: tuple[str, ...], actions: str, *tasks: Task) -> Lesson:
    return Lesson(key, _FOUR, deck_of(hands_with(pack(_FOUR), _SIZES, hands), 0), tasks, actions)


@cache
def course() -> tuple[Lesson, ...]:
    """The lessons in their order; the learner has seat 0."""
    return (
        _lesson("declaring", ("4H 4 4 10 10 10 K K A A",), "", Task(("declare",))),
        _lesson(
            "kinds",
            ("4H 5 6 7 9 9 10 10 K A", "A A"),
            "declare",
            Task(
                ("play 4 5 6 7",),
                "pass x3",
                (("play 4 5 6", "short"), ("play 5 6 7", "short"), ("play 9 9 10 10", "other")),
            ),
            Task(("play 9 9 10 10",), "pass x3", (("play 9 9", "pair"), ("play 10 10", "pair"))),
            Task(("play A",), "pass x3", (("play K", "low"),)),
        ),
        _lesson(
            "beating",
            ("6 6 9 9 J J K Q A A", "4H 7 7"),
            "declare; play 7 7; pass x2",
            Task(("play 9 9",), "pass x3", (("play A A", "dear"), ("play J J", "dear"), ("pass", "pass"))),
        ),
        _lesson("blocks", ("4H 6 7 9 10 J Q K A A",), "declare", Task(("play 9 10 J Q K",), "pass x3")),
        _lesson(
            "bombs",
            ("5 5 5 6 6 6 6 7 Q K", "4H 9 9 9 A A"),
            "declare; play A A; pass x2",
            Task(
                ("play 5 5 5",), "play 9 9 9; pass x2", (("pass", "pass"), ("play 6x4", "dear"), ("play 6x3", "dear"))
            ),
            Task(("play 6x4",), "pass x3", (("pass", "pass"),)),
        ),
        _lesson(
            "calling",
            ("4H 5 7 10D 10C 10H K K A A", "10S"),
            "pass x4",
            Task(("call 10S",), "", (("pass", "pass"), ("call KC", "king"), ("call KD", "king"))),
            Task(("give 5", "give 7"), "pass x3", (("give 10", "bomb"), ("give K", "pair"))),
        ),
        _lesson(
            "partners",
            ("4 4 6 7 9 9 9 J K A", "4H 7 7", "A A"),
            "declare; play 7 7; play A A; pass",
            Task(("pass",), "pass", (("play 9 9 9", "over"),)),
        ),
        _lesson(
            "short",
            ("5 5 6 7 7 9 10 Q A A", "4H 4x3 Kx4 9 J"),
            "declare; play 4x4; pass x3; play Kx4; pass x3; play 9; pass x2",
            Task(("play A",), "pass x3", (("play 10", "low"), ("play Q", "low"), ("pass", "pass"))),
            Task(
                ("play 5 5", "play 7 7", "play 5 6 7"),
                "pass x3",
                tuple((f"play {rank}", "single") for rank in ("5", "6", "7", "9", "10", "Q", "A")),
            ),
        ),
        _lesson(
            "scoring",
            ("4H 4 4 4 K K K K 9 9",),
            "declare; play 4x4; pass x3; play Kx4; pass x3",
            Task(("play 9 9",), "", (("play 9", "one"),)),
        ),
    )
