"""The course of Bashi Fen: naming trumps, their order, burying, pairs, tractors, throws, points, friends, the kitty."""

from __future__ import annotations

from functools import cache

from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack
from engine.parts.drawing import deck_of
from engine.teaching.lesson_claims import (
    BeatenOnlyBy,
    CanRuff,
    CardsLeft,
    Cheapest,
    CountsPoints,
    EndsDeal,
    FallsShort,
    Higher,
    Holds,
    HoldsNo,
    KittyFactor,
    MayBeBeaten,
    MayHold,
    Meant,
    OutsideSuit,
    Points,
    Rarely,
    Refused,
    RisesFrom,
    Rule,
    TakesOver,
    ThenAsked,
    ThenTrick,
    TimesThePoints,
    VoidAfter,
    WouldBeLed,
)
from engine.teaching.lessons import Lesson, Task, hands_with

_TRACTOR, _FRIENDS = PRESETS["tuo_la_ji"], PRESETS["zhao_pengyou"]
_SOUTH_NAMES = "bid 2S; pass …; bury 3C 3C 4C 4C 6C 6C 7C 7C"
"""South names spades with the first card and buries low clubs."""
_EAST_NAMES = "pass; bid 2H; pass …; bury 3C 3C 4C 4C 6C 6C 7C 7C"
"""The player after south names hearts and buries low clubs; so south plays last to the first trick."""
_CLUBS = "3Cx2 4Cx2 6Cx2 7Cx2"


def _lesson(
    key: str, hands: tuple[str, ...], actions: str, *tasks: Task, kitty: str = "", options: Options = _TRACTOR
) -> Lesson:
    sizes = (*(hand_size(options),) * options.seats, kitty_size(options))
    wanted = (*hands, *[""] * (options.seats - len(hands)), kitty)
    *held, left = hands_with(pack(options), sizes, wanted)
    return Lesson(key, options, deck_of(held, 0, left), tasks, actions)


@cache
def course() -> tuple[Lesson, ...]:
    """The lessons in their order; the learner has seat 0, takes first, and plays with 2s as the trump rank."""
    return (
        _lesson(
            "naming",
            ("AH KH QH 9H 2H 8H 7H 5H AS AC",),
            "pass x16",
            Task(
                ("bid 2H",),
                "pass …",
                (("pass", "pass"),),
                claims=(
                    ("ask", Holds("2H AH KH QH")),
                    ("ask", Rule("BSF-05 BSF-11 BSF-19")),
                    ("right", Rule("BSF-20 BSF-30")),
                    ("right", ThenAsked("bury")),
                ),
            ),
        ),
        _lesson(
            "order",
            (
                "2S BJ KH QH 10H 9H 8H 6H 5H 3H AS KS 9S 8S 6S 4S AC JC 9C 8C QD 8D 6D 4D 3D",
                f"2H AH {_CLUBS}",
                "4H",
                "KH",
            ),
            f"{_EAST_NAMES}; play AH; play 4H; play KH",
            Task(
                ("play 2S",),
                "",
                (
                    ("play BJ", "dear"),
                    ("play KH", "points"),
                    ("play 10H", "points"),
                    ("play 5H", "points"),
                ),
                tuple(f"play {rank}H" for rank in ("Q", "9", "8", "6", "3")),
                (
                    ("ask", Rule("BSF-20")),
                    ("ask", Higher("RJ BJ 2H 2S AH KH")),
                    ("ask", Cheapest()),
                    ("right", ThenTrick(0)),
                    ("right", Cheapest()),
                    ("right", Higher("2S AH")),
                    ("right", Points((("KH", 10),))),
                    ("dear", TakesOver(("play BJ", "play 2S"))),
                    ("points", FallsShort(("play KH", "play 10H", "play 5H"))),
                    ("points", Points((("KH", 10), ("10H", 10), ("5H", 5)))),
                    ("wrong", FallsShort(("play QH", "play 9H", "play 8H", "play 6H", "play 3H"))),
                ),
            ),
        ),
        _lesson(
            "burying",
            ("2S ASx2 KS QS JS 9S 8S 7S 6S RJ BJ 2C 2H AHx2 KHx2 QH ADx2 3C 4C 6C 7C",),
            "bid 2S; pass …",
            Task(
                ("bury 3C 4C 6C 7C 8C 9C 3D 4D",),
                "",
                (
                    ("bury 10H …", "points"),
                    ("bury KD …", "points"),
                    ("bury KH …", "points"),
                    ("bury AD …", "aces"),
                    ("bury AH …", "aces"),
                    *((f"bury {card} …", "trumps") for card in ("RJ", "BJ", "2S", "2H", "2C")),
                    *((f"bury {rank}S …", "trumps") for rank in ("A", "K", "Q", "J", "9", "8", "7", "6")),
                    ("bury 3C 4C 6C 7C 8C 9C QH JH", "half"),
                ),
                ("bury …",),
                (
                    ("ask", Rule("BSF-30")),
                    ("ask", Holds("3D 4D KD ADx2 3C 4C 6C 7C 8C 9C")),
                    ("ask", CanRuff("C")),
                    ("ask", Points((("3C 4C 6C 7C 8C 9C 3D 4D", 0),))),
                    ("right", Points((("3C 4C 6C 7C 8C 9C 3D 4D", 0),))),
                    ("right", VoidAfter("C", but="2C")),
                    ("right", CanRuff("C")),
                    ("points", Points((("10H", 10), ("KD", 10), ("KH", 10)))),
                    ("points", KittyFactor("RJ", 2)),
                    ("points", Rule("BSF-61")),
                    ("half", Points((("3C 4C 6C 7C 8C 9C QH JH", 0),))),
                    ("aces", Meant("advice")),
                    ("trumps", Meant("advice")),
                ),
            ),
            kitty="8C 9C 3D 4D QH JH 10H KD",
        ),
        _lesson(
            "pairs",
            (
                "8Cx2 JCx2 BJ 9H 4H AS KS 9S 8S 6S 4S 2D KH 10H 8H 6H 3H KC 10C 5C AD QD 8D",
                f"2H 9Cx2 {_CLUBS}",
                "QC 10C 8S",
                "KC 5C",
            ),
            f"{_EAST_NAMES}; play 9C 9C; play QC 10C; play KC 5C",
            Task(
                ("play JC JC",),
                "",
                (("play 8C 8C", "low"),),
                claims=(
                    ("ask", Rule("BSF-52 BSF-53")),
                    ("ask", Points((("10C KC 5C", 25),))),
                    ("right", ThenTrick(0)),
                    ("right", Rule("BSF-52")),
                    ("right", Refused(("play KC 10C",))),
                    ("low", FallsShort(("play 8C 8C",))),
                    ("low", TakesOver(("play JC JC",))),
                ),
            ),
        ),
        _lesson(
            "tractors",
            (f"2S AS JS 7S 5S RJ 8Dx2 9Dx2 3D 5H 10H JH QH KC JC {_CLUBS}",),
            _SOUTH_NAMES,
            Task(
                ("play 8D 8D 9D 9D",),
                "",
                (("play 8D 8D", "pair"), ("play 9D 9D", "pair")),
                ("play …",),
                (
                    ("ask", Rule("BSF-22 BSF-54")),
                    ("ask", BeatenOnlyBy(("tractor",))),
                    ("ask", Rarely(0.25)),
                    ("right", Rule("BSF-53 BSF-56")),
                    ("pair", MayBeBeaten()),
                ),
            ),
            kitty="9S 10S 4S 3H 6H 8H 9C QC",
        ),
        _lesson(
            "throws",
            (f"2S KS QS 10S 8S 6S RJ ADx2 KD 3H 5H 8H 9H JH QH 5C {_CLUBS}",),
            _SOUTH_NAMES,
            Task(
                ("play AD AD KD",),
                "",
                (("play AD AD", "part"), ("play AD", "part"), ("play AD KD", "part"), ("play KD", "king")),
                ("play …",),
                (
                    ("ask", Holds("ADx2 KD")),
                    ("ask", Rule("BSF-5A")),
                    ("right", OutsideSuit()),
                    ("right", WouldBeLed(against="AD", cards="KD")),
                    ("part", OutsideSuit()),
                    ("king", OutsideSuit()),
                ),
            ),
            kitty="8C 9C JC QC AH 4H JS 3S",
        ),
        _lesson(
            "points",
            (
                "10D KD 5D 3D 6D AS AC AH 3S 4S 6S 7S 8S JS 8C 9C QC 3H 5H 6H KH 9H 10C 9S 5S",
                f"2H QD {_CLUBS}",
                "AD",
                "4D",
            ),
            f"{_EAST_NAMES}; play QD; play AD; play 4D",
            Task(
                ("play 10D",),
                "",
                (("play KD", "king"), ("play 5D", "five"), ("play 3D", "none"), ("play 6D", "none")),
                claims=(
                    ("ask", Rule("BSF-60")),
                    ("ask", Points((("5D", 5), ("10D", 10), ("KD", 10)))),
                    ("ask", ThenTrick(2)),
                    ("right", ThenTrick(2)),
                    ("right", Points((("10D", 10),))),
                    ("king", Points((("KD", 10), ("10D", 10)))),
                    ("king", Higher("KD 10D")),
                    ("five", TimesThePoints("10D", "5D", 2)),
                    ("none", FallsShort(("play 3D", "play 6D", "play 5D", "play 10D", "play KD"))),
                ),
            ),
        ),
        _lesson(
            "friends",
            (f"2S ASx2 KS QS JS RJ BJ 3D AC AH KC {_CLUBS}", "", "AD", "", "AD"),
            _SOUTH_NAMES,
            Task(
                ("partners AD#1",),
                "",
                (
                    ("partners AD#2", "second"),
                    *((f"partners A{suit}#{copy}", "own") for suit in "CH" for copy in (1, 2)),
                ),
                ("partners …",),
                (
                    ("ask", Rule("BSF-40")),
                    ("ask", Holds("3D")),
                    ("ask", HoldsNo("4D 5D 6D 7D 8D 9D 10D JD QD KD AD")),
                    ("right", Rule("BSF-40")),
                    *(("right", MayHold(seat, "AD")) for seat in (1, 2, 3, 4)),
                    ("second", Rule("BSF-40")),
                    ("own", Holds("ACx2 AHx2")),
                    ("own", Rule("BSF-40")),
                ),
            ),
            options=_FRIENDS,
            kitty="10S 9S 8S AC QC AH KHx2",
        ),
        _lesson(
            "kitty",
            (
                "RJ 7C 8C ACx2 QCx2 JCx2 9Cx2 6Cx2 5Cx2 4Cx2 3Cx2 2Cx2 ADx2 QDx2",
                "2H ASx2 KSx2 QSx2 JSx2 10Sx2 9Sx2 8Sx2 7Sx2 6Sx2 5Sx2 4Sx2 3Sx2",
                "7C 8C 2Dx2 2Sx2 BJx2 RJ JDx2 9Dx2 8Dx2 7Dx2 6Dx2 5Dx2 4Dx2 3D 10D",
                "2H AHx2 KHx2 QHx2 JHx2 10Hx2 9Hx2 8Hx2 7Hx2 6Hx2 5Hx2 4Hx2 3Hx2",
            ),
            "pass; bid 2H; pass …; bury 2H KCx2 KDx2 10Cx2 10D;"
            " play ASx2 KSx2 QSx2 JSx2 10Sx2 9Sx2 8Sx2 7Sx2 6Sx2 5Sx2 4Sx2;"
            " play 2Dx2 2Sx2 BJx2 RJ JDx2 9Dx2 8Dx2 7Dx2 6Dx2 5Dx2 4Dx2 10D;"
            " play 2H AH KH QHx2 JHx2 10Hx2 9Hx2 8Hx2 7Hx2 6Hx2 5Hx2 4Hx2 3H;"
            " play ACx2 QCx2 JCx2 9Cx2 6Cx2 5Cx2 4Cx2 3Cx2 2Cx2 ADx2 QDx2;"
            " play 3S 3S; play 7C 8C; play 3H KH",
            Task(
                ("play 7C 8C",),
                "play 3D; play 3D; play AH; play RJ",
                (("play RJ 7C", "soon"), ("play RJ 8C", "soon")),
                claims=(
                    ("ask", CardsLeft((3, 1, 1, 1))),
                    ("ask", KittyFactor("RJ", 2)),
                    ("ask", HoldsNo("AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S")),
                    ("ask", Rule("BSF-61")),
                    ("right", ThenTrick(0)),
                    ("right", CountsPoints((0, 70, 2, 140))),
                    ("right", RisesFrom(120)),
                    ("right", EndsDeal((1, 0, 1, 0))),
                    ("right", Rule("BSF-61 BSF-62")),
                    ("soon", FallsShort(("play RJ 7C", "play RJ 8C"))),
                ),
            ),
            kitty="3D KCx2 KDx2 10Cx2 10D",
        ),
    )
