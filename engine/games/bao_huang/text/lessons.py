"""The course of Bao Huang: the crown, sets, jokers that hang, who the eunuch is, tribute, sixes last, scoring."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.games.bao_huang.options import Options, pack
from engine.games.bao_huang.rules.standing import Standing
from engine.parts.drawing import deck_of
from engine.teaching.lesson_claims import (
    Allowed,
    BeatenOnlyBy,
    CardsLeft,
    Cheapest,
    CopiesThere,
    EmperorsStake,
    EndsDeal,
    FinishesAs,
    Helped,
    Holds,
    MayBeBeaten,
    Meant,
    NeverBeat,
    Refused,
    Rule,
    Stands,
    TakesOver,
    ThenLeads,
    TrueHolder,
    Unbeatable,
    UnknownHolder,
    WinsAloneOnlyFirst,
)
from engine.teaching.lessons import Lesson, Task, hands_with

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
            ("RJ* RJ BJx2 2x2 Ax2 Kx3 Qx3 Jx3 10x3 9x3 8 7x10",),
            "",
            Task(
                ("accept",),
                "",
                (("pass-on", "pass"),),
                claims=(
                    ("ask", Holds("RJ* RJ BJx2 7x10")),
                    ("ask", Rule("BH-11")),
                    ("right", UnknownHolder("BJ*")),
                    ("right", Rule("BH-12")),
                    ("pass", Rule("BH-40")),
                ),
            ),
            Task(
                ("play 7x10",),
                "pass x4",
                tuple((f"play 7x{number}", "part") for number in range(1, 10)),
                ("play …",),
                (
                    ("ask", Rule("BH-01 BH-30")),
                    ("ask", Holds("7x10")),
                    ("right", Rule("BH-31")),
                    ("right", Stands()),
                    ("part", Holds("7x10")),
                    ("wrong", Meant("says what to lead")),
                ),
            ),
        ),
        _lesson(
            "beating",
            ("6x4 7x4 8x2 9x2 10x3 Jx4 Qx4 Kx4 Ax4 2x2 BJ", "", "", "", "RJ* 8x3"),
            "accept; play 8x3",
            Task(
                ("play 10x3",),
                "pass x4",
                (("play BJ …", "joker"), ("play …", "dear"), ("pass", "pass")),
                claims=(
                    ("ask", Rule("BH-31")),
                    ("ask", Cheapest(("play 10x3", "play Jx3", "play Qx3", "play Kx3", "play Ax3"))),
                    ("right", TakesOver(("play 10x3",))),
                    ("right", ThenLeads()),
                    ("joker", TakesOver(("play 9x2 BJ", "play 10x3"))),
                    ("dear", TakesOver(("play Jx3", "play Qx3", "play Kx3", "play Ax3", "play 10x3"))),
                    ("pass", Rule("BH-40")),
                    ("pass", TakesOver(("play 10x3",))),
                    ("wrong", Cheapest(("play 10x3", "play Jx3", "play Qx3", "play Kx3", "play Ax3"))),
                ),
            ),
        ),
        _lesson(
            "hanging",
            ("6x7 7x7 8x6 9x3 10x2 Jx2 Q Kx2 A BJx2 RJ", "", "", "", "RJ* 8x4"),
            "accept; play 8x4",
            Task(
                ("play 9x3 BJ",),
                "pass x4",
                (("play 9x3 RJ", "red"), ("play …", "more"), ("pass", "pass")),
                claims=(
                    ("ask", CopiesThere(4, 0, "6 7 8")),
                    ("ask", Rule("BH-30 BH-31")),
                    ("ask", Cheapest()),
                    ("right", BeatenOnlyBy(("play RJ …", "play RJ* …"))),
                    ("right", Rule("BH-40")),
                    ("red", Unbeatable()),
                    ("red", TakesOver(("play 9x3 RJ", "play 9x3 BJ"))),
                    ("more", TakesOver(("play 9x3 BJ",))),
                    ("pass", TakesOver(("play 9x3 BJ",))),
                    ("wrong", TakesOver(("play 9x3 BJ",))),
                ),
            ),
        ),
        _lesson(
            "red",
            ("6x7 7x7 8x5 9x5 10x3 Jx2 Kx2 BJ RJ 2", "", "", "", "RJ* BJ Qx2"),
            "accept; play Qx2 BJ",
            Task(
                ("play Kx2 RJ",),
                "pass x4",
                (("pass", "pass"), ("play BJ RJ …", "more")),
                claims=(
                    ("ask", Rule("BH-31 BH-32")),
                    ("right", Unbeatable()),
                    ("right", Rule("BH-32")),
                    ("right", TakesOver(("play Kx2 RJ",))),
                    ("right", ThenLeads()),
                    ("pass", TakesOver(("play Kx2 RJ",))),
                    ("more", TakesOver(("play K BJ RJ", "play 2 BJ RJ"))),
                    ("wrong", TakesOver(("play Kx2 RJ",))),
                ),
            ),
        ),
        _lesson(
            "alone",
            ("RJ* BJ* 6x6 7x6 8x5 9x5 10x4 Jx3 Qx2 K",),
            "",
            Task(
                ("pass-on",),
                "accept",
                (("accept", "alone"),),
                claims=(
                    ("ask", Holds("BJ*")),
                    ("ask", Rule("BH-11 BH-13")),
                    ("right", UnknownHolder("BJ*")),
                    ("alone", EmperorsStake(with_partner=2, alone=4)),
                    ("alone", WinsAloneOnlyFirst()),
                ),
            ),
        ),
        _lesson(
            "eunuch",
            ("BJ* BJ 6x8 7x8 8x6 9x5 10x2 K A 2", "RJ* Jx2", "", "Qx2"),
            "accept; play Jx2; pass; play Qx2; pass",
            Task(
                ("play K BJ",),
                "pass x4",
                (("play BJ* …", "shown"), ("play A BJ", "dear"), ("play 2 BJ", "dear"), ("pass", "pass")),
                claims=(
                    ("ask", Holds("BJ* BJ")),
                    ("ask", Rule("BH-12")),
                    ("ask", UnknownHolder("BJ*")),
                    ("right", UnknownHolder("BJ*")),
                    ("right", TakesOver(("play K BJ",))),
                    ("shown", Rule("BH-12")),
                    ("dear", TakesOver(("play A BJ", "play 2 BJ", "play K BJ"))),
                    ("pass", TakesOver(("play K BJ",))),
                ),
            ),
        ),
        _lesson(
            "suspect",
            ("RJ* RJ 2x3 Ax2 Kx3 Qx2 Jx4 10x4 9x4 8x4 7x4 6x2", "Jx2 Qx2", "", "", "BJ* 6x2 Kx2 AS AH"),
            "accept; play 9x2; play Jx2; pass x2; play Kx2; pass x4; play 6x2; play 8x2; play Qx2; pass x2;"
            " play AS AH please",
            Task(
                ("pass",),
                "pass x3",
                (("play 2x2", "over"), ("play RJ …", "joker"), ("play RJ* …", "joker")),
                claims=(
                    ("ask", TakesOver(("play 2x2",))),
                    ("ask", Helped(4, 1, 2)),
                    ("right", Helped(4, 1, 2)),
                    ("right", UnknownHolder("BJ*", (0,))),
                    ("right", TrueHolder("BJ*", 4)),
                    ("over", Helped(4, 1, 2)),
                    ("joker", TakesOver(("play 2 RJ", "play RJ RJ*"))),
                    ("joker", Helped(4, 1, 2)),
                ),
            ),
        ),
        _lesson(
            "tribute",
            ("RJ BJx2 2x3 Ax4 Kx4 Qx4 Jx4 10x4 9x4 7x4", "RJ*", "", "2", "2"),
            "",
            Task(
                ("tribute 2",),
                "tribute 2; tribute 2; accept",
                claims=(
                    ("ask", Rule("BH-20")),
                    ("ask", Refused(("tribute A", "tribute RJ"))),
                    ("right", Refused(("tribute A", "tribute RJ"))),
                    ("right", Rule("BH-21 BH-23")),
                ),
            ),
            standing=Standing(first=4, finish=(1, 2, 0, 3, 4), emperor=1, eunuch=2, tie=False),
            lots=(0, 0, 0),
        ),
        _lesson(
            "sixes",
            ("RJ* 6x4 Kx2 7x14 8x13",),
            "accept; play 7x14; pass x4; play 8x13; pass x4",
            Task(
                ("play Kx2 RJ*",),
                "pass x4",
                (("play Kx2", "joker"), ("play K", "some"), ("play K RJ*", "some"), ("play RJ*", "some")),
                claims=(
                    ("ask", Rule("BH-44")),
                    ("ask", Holds("RJ* Kx2 6x4")),
                    ("ask", Refused(("play 6x4", "play 6 RJ*"))),
                    ("right", Unbeatable()),
                    ("right", ThenLeads()),
                    ("right", CardsLeft((4, 34, 34, 33, 33))),
                    ("joker", MayBeBeaten()),
                    ("some", Holds("RJ* Kx2 6x4")),
                ),
            ),
            Task(
                ("play 6x4",),
                "pass x4",
                (("play 6", "some"), ("play 6x2", "some"), ("play 6x3", "some")),
                claims=(
                    ("ask", NeverBeat("6")),
                    ("ask", Allowed(("play 6", "play 6x2", "play 6x3", "play 6x4"))),
                    ("right", FinishesAs(1)),
                    ("right", Meant("advice for such tables")),
                    ("some", Allowed(("play 6x4",))),
                    ("wrong", Allowed(("play 6x4",))),
                ),
            ),
            options=Options(sixes_last=True),
        ),
        _lesson(
            "scoring",
            ("BJ* 10x14 Jx10 Qx9", "RJ* RJ 7x12 8x12 9x8", "6"),
            "accept; play 7x12; pass x4; play 8x12; pass x4; play 9x8; pass x4; play RJ RJ*; pass x4; play 6; pass x2;"
            " play Q; pass x3; play 10x14; pass x3; play Jx10; pass x3",
            Task(
                ("play Qx8 BJ*",),
                "",
                (("play …", "part"),),
                claims=(
                    ("ask", Rule("BH-43 BH-50")),
                    ("right", EndsDeal((1, 2, -1, -1, -1))),
                    ("right", FinishesAs(2)),
                    ("right", Rule("BH-51")),
                    ("part", Allowed(("play Qx8 BJ*",))),
                    ("wrong", Allowed(("play Qx8 BJ*",))),
                ),
            ),
        ),
    )
