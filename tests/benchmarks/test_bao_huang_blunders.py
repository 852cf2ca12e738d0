"""Every detector of Bao Huang finds its blunder, leaves a sane play alone, and knows its exception.

Seat 0 decides, seat 3 has led and seat 4 passed; the emperor on seat 4 is alone, or protected by this eunuch.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.detectors.bao_huang import DETECTORS
from engine.games.bao_huang.actions import read_action
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Playing
from tests.engine.games.bao_huang.dealing import after, playing_with

FOUND = {detector.name: detector.found for detector in DETECTORS}
LEADER, EMPEROR = 3, 4
FULL = " ".join(["6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD"] * 4)
"""32 cards without jokers."""
SOME = " ".join(["6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD"] * 3)
"""24 of them."""
FEW = "6D 7D 8D"
OWN = "9C 9C 9C QC QC KC KC AC 2C BJ BJ RJ 6C 6C 7C 7C 10C 10C JC JC 6C 7C 10C JC AC AC KC 7C"
"""28 cards."""


@pytest.mark.parametrize(
    ("name", "own", "others", "eunuch", "before", "made", "expected"),
    [
        ("stays in", "9C 9C", FULL, 3, "play 8D 8D", "pass", True),
        ("stays in", "9C 9C", FULL, 3, "play 8D 8D", "play 9C 9C", False),
        ("stays in", "9C 9C", FULL, 4, "play 8D 8D", "pass", False),  # a friend holds it
        ("jokers early", OWN, FULL, 3, "play 8D 8D 8D 8D", "play 9C 9C 9C BJ", True),
        ("jokers early", OWN, FULL, 3, "play 8D 8D 8D", "play 9C 9C 9C", False),
        ("jokers early", OWN, SOME, 3, "play 8D 8D 8D", "play QC QC BJ", False),  # one joker, later
        ("jokers early", OWN, SOME, 3, "play 8D 8D 8D", "play 9C BJ BJ", True),
        ("jokers early", "9C 9C BJ KC KC", FULL, 3, "play 8D 8D 8D", "play 9C 9C BJ", False),  # nearly out
        ("jokers early", OWN, FULL, 3, "play QD QD QD", "play KC KC BJ", False),  # over Queens
        ("set broken", OWN, FULL, 3, "play 8D 8D", "play KC KC", True),
        ("set broken", OWN, FULL, 3, "play 8D 8D", "play QC QC", False),
        ("set broken", OWN, FEW, 3, "play 8D", "play KC", False),  # enemies are short
        ("friend beaten", OWN, FULL, 4, "play QD QD", "play KC KC", True),
        ("friend beaten", OWN, FULL, 4, "play QD QD", "pass", False),
        ("friend beaten", OWN, FULL, 3, "play QD QD", "play KC KC", False),  # no friend
        ("friend beaten", "KC KC 9C", FULL, 4, "play QD QD", "play KC KC", False),  # nearly out
        ("twos spent", f"2C {OWN}", FULL, 3, "play 8D 8D", "play 2C 2C", True),
        ("twos spent", f"2C {OWN}", FULL, 3, "play QD QD", "play 2C 2C", False),  # over Queens
        ("twos spent", f"2C {OWN}", FEW, 3, "play 8D", "play 2C", False),  # enemies are short
        ("eunuch shown", f"BJ* {OWN}", FULL, None, "play QD QD", "play KC BJ*", True),
        ("eunuch shown", f"BJ* {OWN}", FULL, None, "play QD QD", "play KC BJ", False),
        ("eunuch shown", "BJ* KC 9C", FULL, None, "play QD QD", "play KC BJ*", False),  # the only black joker
    ],
)
def test_a_blunder_is_found_and_its_exception_left_out(
    name: str, own: str, others: str, eunuch: int | None, before: str, made: str, expected: bool
) -> None:
    """Who is on which side is set after the lead, as detectors see no more than the phase."""
    step = after(playing_with(Options(), own, *(others,) * 4, emperor=LEADER), before, "pass")
    view = step.state.view(0)
    assert isinstance(view.phase, Playing)
    view = replace(view, phase=replace(view.phase, emperor=EMPEROR, eunuch=eunuch))
    assert view.refusal(read_action(made)) is None
    assert FOUND[name](view, read_action(made)) is expected


def test_jokers_are_led_when_the_hand_is_nearly_out() -> None:
    others = (FULL,) * 4
    long = playing_with(Options(), OWN, *others, emperor=0, eunuch=2).state.view(0)
    short = playing_with(Options(), "9C 9C BJ KC QC", *others, emperor=0, eunuch=2).state.view(0)
    assert FOUND["jokers led"](long, read_action("play 9C 9C 9C BJ"))
    assert not FOUND["jokers led"](long, read_action("play 9C 9C 9C"))
    assert not FOUND["jokers led"](short, read_action("play 9C 9C BJ"))
