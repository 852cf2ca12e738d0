"""The course of Bao Huang: the crown, sets, jokers that hang, who the eunuch is, tribute, sixes last, scoring."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.games.bao_huang.options import Options, pack
from engine.games.bao_huang.rules.standing import Standing
from engine.lessons import Lesson, Task, hands_with
from engine.parts.drawing import deck_of

_USUAL = Options()
_SIZES = (34, 34, 34, 33, 33)


def _lesson(
    key: str,
    hands: tuple[str, ...],
    actions: str,
    *tasks: Task,
    options: Options = _USUAL,
    **more: Any,  # a Lesson's
) -> Lesson:
    return Lesson(key, options, deck_of(hands_with(pack(options), _SIZES, hands), 0), tasks, actions, **more)


@cache
def course() -> tuple[Lesson, ...]:
    """The lessons in their order; the learner has seat 0."""
    return (
        _lesson(
            "crown",
            ("RJ* RJ BJ 2x4 Ax5 Kx5 Qx4 9x4 7x6 6x3",),
            "",
            Task(("accept",), "", (("pass-on", "pass"),)),
            Task(("play 7x6",), "pass x4", (("play 7x5", "part"), ("play 7x3", "part"), ("play 6x3", "part"))),
        ),
        _lesson(
            "beating",
            ("6x4 7x4 8x2 9x2 10x3 Jx4 Qx4 Kx4 Ax4 2x2 BJ", "", "", "", "RJ* 8x3"),
            "accept; play 8x3",
            Task(("play 10x3",), "pass x4", (("play 9x2 BJ", "joker"), ("play Ax3", "dear"), ("pass", "pass"))),
        ),
        _lesson(
            "hanging",
            ("6x7 7x7 8x6 9x3 10x2 Jx2 Q Kx2 A BJx2 RJ", "", "", "", "RJ* 8x4"),
            "accept; play 8x4",
            Task(("play 9x3 BJ",), "pass x4", (("play 9x3 RJ", "red"), ("play 10x2 BJx2", "two"), ("pass", "pass"))),
        ),
        _lesson(
            "red",
            ("6x7 7x7 8x5 9x5 10x3 Jx2 Kx2 BJ RJ 2", "", "", "", "RJ* BJ Qx2"),
            "accept; play Qx2 BJ",
            Task(("play Kx2 RJ",), "pass x4", (("pass", "pass"),)),
        ),
        _lesson(
            "alone",
            ("RJ* BJ* 6x6 7x6 8x5 9x5 10x4 Jx3 Qx2 K",),
            "",
            Task(("pass-on",), "accept", (("accept", "alone"),)),
        ),
        _lesson(
            "eunuch",
            ("BJ* BJ 6x8 7x8 8x6 9x5 10x2 K A 2", "RJ* Jx2", "", "Qx2"),
            "accept; play Jx2; pass; play Qx2; pass",
            Task(
                ("play K BJ",),
                "pass x4",
                (("play K BJ*", "shown"), ("play A BJ*", "shown"), ("play A BJ", "dear"), ("pass", "pass")),
            ),
        ),
        _lesson(
            "suspect",
            ("RJ* RJ 2x3 Ax2 Kx3 Qx2 Jx4 10x4 9x4 8x4 7x4 6x2", "Jx2 Qx2", "", "", "6x2 Kx2 AS AH"),
            "accept; play 9x2; play Jx2; pass x2; play Kx2; pass x4; play 6x2; play 8x2; play Qx2; pass x2;"
            " play AS AH please",
            Task(("pass",), "pass x3", (("play 2x2", "over"),)),
        ),
        _lesson(
            "tribute",
            ("RJ BJx2 2x3 Ax4 Kx4 Qx4 Jx4 10x4 9x4 7x4", "RJ*", "", "2", "2"),
            "",
            Task(("tribute 2",), "tribute 2; tribute 2; accept"),
            standing=Standing(first=4, finish=(1, 2, 0, 3, 4), emperor=1, eunuch=2, tie=False),
            lots=(0, 0, 0),
        ),
        _lesson(
            "sixes",
            ("RJ* 6x4 Kx2 7x14 8x13",),
            "accept; play 7x14; pass x4; play 8x13; pass x4; play RJ*; pass x4",
            Task(("play Kx2",), "pass x4", (("play K", "one"),)),
            Task(("play 6x4",), "pass x4", (("play 6", "some"), ("play 6x2", "some"), ("play 6x3", "some"))),
            options=Options(sixes_last=True),
        ),
        _lesson(
            "scoring",
            ("BJ* 10x14 Jx10 Qx9", "RJ* RJ 7x12 8x12 9x8", "6"),
            "accept; play 7x12; pass x4; play 8x12; pass x4; play 9x8; pass x4; play RJ RJ*; pass x4; play 6; pass x2;"
            " play Q; pass x3; play 10x14; pass x3; play Jx10; pass x3",
            Task(("play Qx8 BJ*",), "", (("play Qx8", "two"), ("play BJ*", "two"))),
        ),
    )
