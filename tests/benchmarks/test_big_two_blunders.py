"""Every detector of Big Two finds its blunder, leaves a sane play alone, and knows its exception.

Seat 0 decides, and seat 2 is its partner.
"""

from __future__ import annotations

import pytest

from benchmarks.detectors.big_two import DETECTORS
from engine.games.big_two.actions import read_action
from engine.games.big_two.options import Options
from tests.engine.games.big_two.dealing import after, playing_with

FOUND = {detector.name: detector.found for detector in DETECTORS}
LONG = "3D 3C 4D 4H 5D 5C 6D 6H 7D 7C 8D 8H JD"
"""A hand that is far from going out."""
OTHER = "9D 9C 10D 10H QD QC KD KH AD AC"


@pytest.mark.parametrize(
    ("name", "hands", "turn", "before", "made", "expected"),
    [
        ("stays in", ("7H 7S", LONG, "8C", OTHER), 0, "", "play 7H", True),
        ("stays in", ("7H 7S", LONG, "8C", OTHER), 0, "", "play 7H 7S", False),
        ("stays in", ("7H 7S", "3D", LONG, "4D"), 0, "", "play 7H", False),  # the partner has thirteen
        ("partner beaten", (f"2S {OTHER}", LONG, "AS 3H", "4C 4S 5H"), 2, "play AS; pass", "play 2S", False),
        ("partner beaten", (f"2S {OTHER}", LONG, "2H 3H", "4C 4S 5H"), 2, "play 2H; pass", "play 2S", True),
        ("partner beaten", (f"2S {OTHER}", LONG, "2H 3H", "4C 4S 5H"), 2, "play 2H; pass", "pass", False),
        ("partner beaten", ("2S 9D 9C", LONG, "2H 3H", "4C 4S 5H"), 2, "play 2H; pass", "play 2S", False),
        ("bomb broken", ("9D 9C 9H 9S KD 3H 4C", LONG, OTHER, "8C 8S 5H 5S 6S"), 3, "play 8C", "play 9D", True),
        ("bomb broken", ("9D 9C 9H 9S KD 3H 4C", LONG, OTHER, "8C 8S 5H 5S 6S"), 3, "play 8C", "play KD", False),
        ("bomb broken", ("9D 9C 9H 9S KD 3H 4C", LONG, OTHER, "8C 5H"), 3, "play 8C", "play 9D", False),  # short
        ("bomb broken", ("9D 9C 9H 9S 2D 3H 4C", LONG, OTHER, "8C 8S 5H 5S 6S"), 3, "play 8C", "play 9D", False),  # a 2
        ("two spent", ("2S QS 3H 4C 5H 6C", LONG, OTHER, "8C 8S 5H 5S 6S"), 3, "play 8C", "play 2S", True),
        ("two spent", ("2S QS 3H 4C 5H 6C", LONG, OTHER, "8C 8S 5H 5S 6S"), 3, "play 8C", "play QS", False),
        ("two spent", ("2S QS 3H 4C 5H 6C", LONG, OTHER, "8C 8S"), 3, "play 8C", "play 2S", False),  # short
        ("two spent", ("2S QS QH 4C 5H 6C", LONG, OTHER, "8C 8S 5H 5S 6S"), 3, "play 8C", "play 2S", False),  # a pair
        ("last card fed", ("9C 9S 3H", LONG, OTHER, "10C"), 0, "", "play 9C", True),
        ("last card fed", ("9C 9S 3H", LONG, OTHER, "10C"), 0, "", "play 9C 9S", False),
        ("last card fed", ("9C 9S 2S", LONG, OTHER, "10C"), 0, "", "play 2S", False),  # nobody beats it
        ("let out", ("9C 9S 3H", "8C 8S 3S", LONG, OTHER), 1, "play 8C 8S; pass; pass", "pass", True),
        ("let out", ("9C 9S 3H", "8C 8S 3S", LONG, OTHER), 1, "play 8C 8S; pass; pass", "play 9C 9S", False),
        ("let out", ("9C 9S 3H", LONG, OTHER, "8C 8S 3S"), 3, "play 8C 8S", "pass", False),  # others come after it
        ("five broken", ("3H 4C 5H 6C 7H QC KS", LONG, OTHER, "3C 8S 5S 6S 7S"), 3, "play 3C", "play 7H", True),
        ("five broken", ("3H 4C 5H 6C 7H QC KS", LONG, OTHER, "3C 8S 5S 6S 7S"), 3, "play 3C", "play QC", False),
        ("five broken", ("3H 4C 5H 6C 7H QC KS", LONG, OTHER, "3C 8S"), 3, "play 3C", "play 7H", False),  # short
        (
            "five broken",
            ("3H 4C 5H 6C 7H QC KS", LONG, "8D", "3C 8S 5S 6S 7S"),
            0,
            "",
            "play 7H",
            False,
        ),  # for 2's last
        ("five broken", ("3H 4C 5H 6C 7H QC KS", LONG, "8D 9D", "3C 8S 5S 6S 7S"), 0, "", "play 7H", True),
        ("five broken", ("5D 7S 7C 8H 9D JS 2S 2H 2C", LONG, OTHER, "3C 8S 5S 6S 7H"), 3, "play 3C", "play 7S", False),
        ("five broken", ("3D 9D 9H QD QH KD AD AC JH", LONG, OTHER, "3C 8S 5S 6S 7S"), 0, "", "play 3D", False),
    ],
)
def test_a_blunder_is_found_and_its_exception_left_out(
    name: str, hands: tuple[str, ...], turn: int, before: str, made: str, expected: bool
) -> None:
    step = after(playing_with(Options(), *hands, turn=turn), *filter(None, before.split("; ")))
    assert step.state.turn is not None
    view = step.state.view(step.state.turn)
    assert view.seat == 0
    assert view.refusal(read_action(made)) is None
    assert FOUND[name](view, read_action(made)) is expected
