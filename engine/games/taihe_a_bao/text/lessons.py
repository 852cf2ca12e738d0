"""The course of Taihe A Bao: declaring, kinds, beating, bombs, blocks, calling, partners, last cards, scoring."""

from __future__ import annotations

from functools import cache

from engine.games.taihe_a_bao.options import Options, pack
from engine.parts.drawing import deck_of
from engine.teaching.lesson_claims import (
    Allowed,
    BeatenOnlyBy,
    CardsLeft,
    Cheapest,
    CopiesThere,
    EndsDeal,
    HighestOfKind,
    Holds,
    Longest,
    MayBeBeaten,
    MayEnd,
    Meant,
    MorePlays,
    NotAskedAgain,
    Refused,
    Rule,
    Stands,
    StrongestKind,
    TakesOver,
    ThenLeads,
)
from engine.teaching.lessons import Lesson, Task, hands_with

_FOUR = Options()
_SIZES = (10,) * 4
_BOMBS = ("three", "four")
_SINGLES = ("5", "6", "7", "9", "10", "J")


def _lesson(key: str, hands: tuple[str, ...], actions: str, *tasks: Task) -> Lesson:
    return Lesson(key, _FOUR, deck_of(hands_with(pack(_FOUR), _SIZES, hands), 0), tasks, actions)


@cache
def course() -> tuple[Lesson, ...]:
    """The lessons in their order; the learner has seat 0."""
    return (
        _lesson(
            "declaring",
            ("4H 4 4 10 10 10 K K A A",),
            "",
            Task(
                ("declare",),
                neutral=("pass",),
                claims=(
                    ("ask", Holds("4x3 10x3 Kx2 Ax2")),
                    ("ask", CopiesThere(3, 2)),
                    ("ask", Rule("TAB-20 TAB-21")),
                    ("right", Rule("TAB-30 TAB-38")),
                    ("wrong", Rule("TAB-21")),
                    ("wrong", CopiesThere(3, 2)),
                ),
            ),
        ),
        _lesson(
            "kinds",
            (
                "4H 5 6 7 Q Q K K A A",
                "4 5 6 7 9 9 10 10 Q Q",
                "4 5 6 7 9 10 J J K A",
                "4 5 6 7 9 10 J J K A",
            ),
            "declare",
            Task(
                ("play 4 5 6 7",),
                "pass x3",
                (
                    ("play 4 5 6", "short"),
                    ("play 5 6 7", "short"),
                    ("play Q Q K K", "other"),
                    ("play A A", "high"),
                    ("play A", "high"),
                ),
                ("play Q Q", "play K K", "play 4", "play 5", "play 6", "play 7", "play Q", "play K"),
                (
                    ("ask", Rule("TAB-30 TAB-31")),
                    ("ask", Longest()),
                    ("right", Stands()),
                    ("right", ThenLeads()),
                    ("short", Meant("each of the two leaves one card of the four behind")),
                    ("other", BeatenOnlyBy(_BOMBS)),
                    ("high", Meant("says what the Aces are for")),
                    ("wrong", MorePlays()),
                ),
            ),
            Task(
                ("play Q Q K K",),
                "pass x3",
                (("play Q Q", "pair"), ("play K K", "pair"), ("play A A", "high"), ("play A", "high")),
                ("play Q", "play K"),
                (
                    ("right", BeatenOnlyBy(_BOMBS)),
                    ("right", ThenLeads()),
                    ("high", Meant("says which comes first")),
                ),
            ),
            Task(
                ("play A A",),
                "",
                (("play A", "one"),),
                claims=(
                    ("ask", CardsLeft((2, 10, 10, 10))),
                    ("right", EndsDeal((15, -5, -5, -5))),
                    ("one", Allowed(("play A A",))),
                ),
            ),
        ),
        _lesson(
            "beating",
            (
                "6 6 9 9 J J 10 K A A",
                "4H 7 7 4 5 6 10 Q K A",
                "4 5 6 7 9 10 Q Q J A",
                "4 5 5 7 9 10 J Q K K",
            ),
            "declare; play 7 7; pass x2",
            Task(
                ("play 9 9",),
                "pass x3",
                (("play A A", "dear"), ("play J J", "dear"), ("pass", "pass")),
                claims=(
                    ("ask", Rule("TAB-33")),
                    ("ask", Cheapest()),
                    ("right", Cheapest()),
                    ("right", Stands((1,))),
                    ("right", ThenLeads()),
                    ("dear", TakesOver(("play A A", "play J J", "play 9 9"))),
                    ("pass", Rule("TAB-35 TAB-36")),
                    ("pass", TakesOver(("play 9 9",))),
                    ("wrong", Cheapest()),
                ),
            ),
        ),
        _lesson(
            "bombs",
            ("5 5 5 6 6 6 6 7 Q K", "4H 9 9 9 A A 7 10 J Q"),
            "declare; play A A; pass x2",
            Task(
                ("play 5 5 5",),
                "play 9 9 9; pass x2",
                (("pass", "pass"), ("play 6x4", "dear"), ("play 6x3", "dear")),
                claims=(
                    ("ask", Rule("TAB-34")),
                    ("ask", HighestOfKind("Ax2")),
                    ("ask", CopiesThere(3, 2)),
                    ("right", Cheapest()),
                    ("pass", Rule("TAB-36")),
                    ("dear", TakesOver(("play 6x4", "play 6x3", "play 5 5 5"))),
                    ("wrong", TakesOver(("play 5 5 5",))),
                ),
            ),
            Task(
                ("play 6x4",),
                "pass x3",
                (("pass", "pass"),),
                claims=(
                    ("ask", Rule("TAB-34")),
                    ("right", Rule("TAB-34")),
                    ("right", BeatenOnlyBy(("four",))),
                    ("pass", TakesOver(("play 6x4",))),
                    ("wrong", Meant("says what to play")),
                ),
            ),
        ),
        _lesson(
            "blocks",
            (
                "4H 5 6 9 10 J Q K A A",
                "4 5 6 7 9 9 10 J Q A",
                "4 5 6 7 7 9 10 J Q K",
                "4 5 6 7 10 J Q K K A",
            ),
            "declare",
            Task(
                ("play 9 10 J Q K",),
                "pass x3",
                (
                    ("play 4 5 6", "shorter"),
                    *((f"play {run}", "shorter") for run in _runs_of("9 10 J Q K")),
                    ("play A A", "later"),
                ),
                tuple(f"play {rank}" for rank in ("4", "5", "6", "9", "10", "J", "Q", "K", "A")),
                (
                    ("ask", Rule("TAB-32")),
                    ("ask", Refused(("play Q K A",))),
                    ("ask", Longest()),
                    ("right", BeatenOnlyBy(_BOMBS)),
                    ("shorter", Longest()),
                    ("later", Refused(("play Q K A",))),
                    ("later", Longest()),
                    ("wrong", Longest()),
                ),
            ),
        ),
        _lesson(
            "calling",
            ("4H 5 7 10D 10C 10H Q Q A A", "10S"),
            "pass x4",
            Task(
                ("call 10S",),
                "",
                (("pass", "pass"), ("call QC", "queen"), ("call QD", "queen")),
                ("call …",),
                (
                    ("ask", Rule("TAB-22 TAB-26")),
                    ("ask", Holds("10x3")),
                    ("right", Rule("TAB-23")),
                    ("pass", NotAskedAgain()),
                    ("pass", StrongestKind("10x4")),
                    ("queen", Rule("TAB-34")),
                    ("queen", Holds("Qx2")),
                    ("wrong", Holds("10x3")),
                ),
            ),
            Task(
                ("give 5", "give 7"),
                "pass x3",
                (("give 10", "bomb"), ("give Q", "pair")),
                claims=(
                    ("ask", Rule("TAB-23")),
                    ("ask", Meant("what helps least is for the learner to judge")),
                    ("ask", Refused(("give A", "give 4H"))),
                    ("right", Holds("10x4")),
                    ("right", Rule("TAB-26 TAB-40")),
                    ("bomb", Holds("10x4")),
                    ("pair", Holds("Qx2")),
                ),
            ),
        ),
        _lesson(
            "partners",
            ("4 4 6 7 9 9 9 J K A", "4H 7 7", "A A"),
            "declare; play 7 7; play A A; pass",
            Task(
                ("pass",),
                "pass",
                (("play 9 9 9", "over"),),
                claims=(
                    ("ask", Rule("TAB-01")),
                    ("ask", TakesOver(("play 9 9 9",))),
                    ("right", Stands((1,))),
                    ("over", TakesOver(("play 9 9 9",))),
                ),
            ),
        ),
        _lesson(
            "short",
            ("5 5 6 6 7 7 9 10 J A", "4H 4x3 Qx4 9 J"),
            "declare; play 4x4; pass x3; play Qx4; pass x3; play 9; pass x2",
            Task(
                ("play A",),
                "pass x3",
                (("play 10", "low"), ("play J", "low"), ("pass", "pass")),
                claims=(
                    ("ask", CardsLeft((10, 1, 10, 10))),
                    ("ask", MayBeBeaten((1,), "play J")),
                    ("right", BeatenOnlyBy(_BOMBS)),
                    ("right", Stands((1,))),
                    ("right", ThenLeads()),
                    ("low", MayBeBeaten((1,))),
                    ("low", HighestOfKind("A")),
                    ("pass", MayEnd(1)),
                ),
            ),
            Task(
                (
                    *("play 5 5", "play 6 6", "play 7 7", "play 5 6 7", "play 9 10 J"),
                    *("play 5 5 6 6", "play 6 6 7 7", "play 5 5 6 6 7 7"),
                ),
                "pass x3",
                tuple((f"play {rank}", "single") for rank in _SINGLES),
                claims=(
                    ("ask", CardsLeft((9, 1, 10, 10))),
                    ("ask", Rule("TAB-33")),
                    ("right", Rule("TAB-33")),
                    ("right", Stands((1,))),
                    ("single", MayBeBeaten((1,))),
                    ("wrong", Rule("TAB-33")),
                ),
            ),
        ),
        _lesson(
            "scoring",
            ("4H 4 4 4 K K K K 9 9",),
            "declare; play 4x4; pass x3; play Kx4; pass x3",
            Task(
                ("play 9 9",),
                "",
                (("play 9", "one"),),
                claims=(
                    ("ask", CardsLeft((2, 10, 10, 10))),
                    ("ask", Rule("TAB-38")),
                    ("right", EndsDeal((15, -5, -5, -5))),
                    ("right", Rule("TAB-40 TAB-41")),
                    ("one", Allowed(("play 9 9",))),
                ),
            ),
        ),
    )


def _runs_of(ranks: str) -> tuple[str, ...]:
    """The sequences in this one that are shorter than it."""
    run = ranks.split()
    return tuple(
        " ".join(run[low:high])
        for low in range(len(run))
        for high in range(low + 3, len(run) + 1)
        if high - low < len(run)
    )
