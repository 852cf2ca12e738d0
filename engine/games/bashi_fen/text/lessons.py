"""The course of Bashi Fen: naming trumps, their order, burying, pairs, tractors, throws, points, friends, the kitty."""

from __future__ import annotations

from functools import cache

from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack
from engine.lessons import Lesson, Task, hands_with
from engine.parts.drawing import deck_of

_TRACTOR, _FRIENDS = PRESETS["tuo_la_ji"], PRESETS["zhao_pengyou"]
_SOUTH_NAMES = "bid 2S; pass …; bury 3C 3C 4C 4C 6C 6C 7C 7C"
"""South names spades with the first card and buries low clubs."""
_WEST_NAMES = "pass x3; bid 2H; pass …; bury 3C 3C 4C 4C 6C 6C 7D 7D"
"""The player before south names hearts with the first card and buries low cards."""
_CLUBS, _LOW = "3Cx2 4Cx2 6Cx2 7Cx2", "3Cx2 4Cx2 6Cx2 7Dx2"


def _lesson(
    key: str, hands: tuple[str, ...], actions: str, *tasks: Task, kitty: str = "", options: Options = _TRACTOR
) -> Lesson:
    sizes = (*(hand_size(options),) * options.seats, kitty_size(options))
    wanted = (*hands, *[""] * (options.seats - len(hands)), kitty)
    *held, left = hands_with(pack(options), sizes, wanted)
    return Lesson(key, options, deck_of(held, 0, left), tasks, actions)


@cache
def course() -> tuple[Lesson, ...]:
    """The lessons in their order; who learns has seat 0, takes first, and plays 2s as trump rank."""
    return (
        _lesson(
            "naming",
            ("AH KH QH 9H 2H 8H 7H 5H AS AC",),
            "pass x16",
            Task(("bid 2H",), "pass …", (("pass", "pass"),)),
        ),
        _lesson(
            "order",
            ("2S KH 5H 6H BJ 8H 9H 10H AS KS AD", "", "", f"2H AH {_LOW}"),
            f"{_WEST_NAMES}; play AH",
            Task(
                ("play 2S",),
                "",
                (("play BJ", "dear"), ("play KH", "low"), ("play 5H", "points"), ("play 10H", "points")),
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
                    ("bury 3C 4C 6C 7C 8C 9C 10H KD", "points"),
                    ("bury 3C 4C 6C 7C 8C 9C QH JH", "half"),
                ),
            ),
            kitty="8C 9C 3D 4D QH JH 10H KD",
        ),
        _lesson(
            "pairs",
            ("8Cx2 JCx2 KC 5C 10C AS AD AH", "", "QCx2 KC ACx2 10C", f"2H 9Cx2 {_LOW}"),
            f"{_WEST_NAMES}; play 9C 9C",
            Task(("play JC JC",), "", (("play 8C 8C", "low"),)),
        ),
        _lesson(
            "tractors",
            (f"2S ASx2 KSx2 RJ 8Dx2 9Dx2 AD 5H 10H {_CLUBS}",),
            _SOUTH_NAMES,
            Task(("play 8D 8D 9D 9D",), "", (("play 8D 8D", "pair"), ("play 9D 9D", "pair"), ("play AD", "single"))),
        ),
        _lesson(
            "throws",
            (f"2S KS QS RJ ADx2 KD 8H 9H JH {_CLUBS}",),
            _SOUTH_NAMES,
            Task(
                ("play AD AD KD",),
                "",
                (("play AD AD", "part"), ("play AD", "part"), ("play KD", "king"), ("play AD KD", "part")),
            ),
        ),
        _lesson(
            "points",
            ("10D KD 5D 3D AS AC AH", "2H QD 3Cx2 4Cx2 6Cx2 7Cx2", "AD", "4D"),
            "pass; bid 2H; pass …; bury 3C 3C 4C 4C 6C 6C 7C 7C; play QD; play AD; play 4D",
            Task(("play 10D", "play KD"), "", (("play 5D", "five"), ("play 3D", "none"))),
        ),
        _lesson(
            "friends",
            (f"2S ASx2 KS QS JS RJ BJ AH KD {_CLUBS}",),
            _SOUTH_NAMES,
            Task(("partners AH#2",), "", (("partners AH#1", "own"), ("pass", "alone"))),
            options=_FRIENDS,
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
            ),
            kitty="3D KCx2 KDx2 10Cx2 10D",
        ),
    )
