"""Every detector of Taihe A Bao finds its blunder, leaves a sane play alone, and knows its exception.

Seat 0 decides.
"""

from __future__ import annotations

import pytest

from benchmarks.detectors.taihe_a_bao import DETECTORS
from engine.cards import read_cards
from engine.game import Log, Shuffle, Step
from engine.games.taihe_a_bao.actions import Action, read_action
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.truth.state import State
from engine.parts.climbing import first_trick
from tests.engine.games.taihe_a_bao.dealing import after

FOUND = {detector.name: detector.found for detector in DETECTORS}
LONG = "4H 4D 5D 6D 9D 10D JD QD"
OTHER = "5H 6H 7D 9H 10H JH QH KD"


def playing(hands: tuple[str, ...], leader: int, declarer: int) -> Step[Action]:
    """This seat is about to lead from these short hands."""
    options = Options()
    held = tuple(map(read_cards, hands))
    phase = Playing(declarer, (), first_trick(leader, 4))
    return Step(
        State(options, None, Shuffle(pack(options), 0), 0, False, held, phase, Log.opened(options.seats, ())), ()
    )


@pytest.mark.parametrize(
    ("name", "hands", "leader", "declarer", "before", "made", "expected"),
    [
        ("stays in", ("7H 7S", LONG, OTHER, "5C"), 0, 0, "", "play 7H", True),
        ("stays in", ("7H 7S", LONG, OTHER, "5C"), 0, 0, "", "play 7H 7S", False),
        ("stays in", ("7H 7S", LONG, "9C 9S 4C", OTHER), 2, 0, "play 9C 9S; pass", "pass", False),  # it cannot
        ("partner beaten", ("KC 5C 9S 7C", LONG, "JS 6C 4S", OTHER), 2, 3, "play JS; pass", "play KC", True),
        ("partner beaten", ("KC 5C 9S 7C", LONG, "JS 6C 4S", OTHER), 2, 3, "play JS; pass", "pass", False),
        (
            "partner beaten",
            ("KC 5C 5S", LONG, "JS 6C 4S", OTHER),
            2,
            3,
            "play JS; pass",
            "play KC",
            False,
        ),  # nearly out
        (
            "partner beaten",
            ("AC 9C 10C JC 5C", LONG, "JS 6C 4S", "7C 7S"),
            2,
            3,
            "play JS; pass",
            "play AC",
            False,
        ),  # no two cards beat the Ace or the run, and the 5 comes last
        ("partner beaten", ("AC 9C 10C JC 5C", LONG, "JS 6C 4S", OTHER), 2, 3, "play JS; pass", "play AC", True),
        ("partner beaten", ("QC 9C 10C JC 5C", LONG, "JS 6C 4S", "7C 7S"), 2, 3, "play JS; pass", "play QC", True),
        ("partner beaten", ("KC 5C 9S 7C", LONG, OTHER, "JS 6C 4S"), 3, 1, "play JS", "play KC", False),  # not passed
        ("bomb spent", ("6C 6S 6H KC 9S 4C", LONG, OTHER, "7C 5C 4S AD"), 3, 3, "play 7C", "play 6C 6S 6H", True),
        ("bomb spent", ("6C 6S 6H KC 9S 4C", LONG, OTHER, "7C 5C 4S AD"), 3, 3, "play 7C", "play 9S", False),
        (
            "bomb spent",
            ("6C 6S 6H KC", LONG, OTHER, "7C 5C 4S AD"),
            3,
            3,
            "play 7C",
            "play 6C 6S 6H",
            False,
        ),  # nearly out
        ("bomb spent", ("6C 6S 6H KC 9S 4C", LONG, OTHER, "7C 5C"), 3, 3, "play 7C", "play 6C 6S 6H", False),  # short
        ("bomb broken", ("9C 9S 9H KC JS 4C", LONG, OTHER, "7C 5C 4S AD"), 3, 3, "play 7C", "play 9C", True),
        ("bomb broken", ("9C 9S 9H KC JS 4C", LONG, OTHER, "7C 5C 4S AD"), 3, 3, "play 7C", "play JS", False),
        ("bomb broken", ("9C 9S 9H KC JS 4C", LONG, OTHER, "7C 5C"), 3, 3, "play 7C", "play 9C", False),  # short
        ("last card fed", ("9C 9S 6S", LONG, OTHER, "7C"), 0, 3, "", "play 9C", True),
        ("last card fed", ("9C 9S 6S", LONG, OTHER, "7C"), 0, 3, "", "play 9C 9S", False),
        ("last card fed", ("9C 9S AS", LONG, OTHER, "7C"), 0, 3, "", "play AS", False),  # nobody beats it
        ("last card fed", ("9C 9S 6S", LONG, "JH", "7C"), 0, 3, "", "play 6S", False),  # for the partner to go out
        ("last card fed", ("9C 9S 6S", LONG, "7C", "JH"), 0, 2, "", "play 6S", True),  # the declarer is asked before it
        ("declarer let out", ("9C 9S 6S", "7C 5C", LONG, OTHER), 1, 1, "play 7C; pass; pass", "pass", True),
        ("declarer let out", ("9C 9S 6S", "7C 5C", LONG, OTHER), 1, 1, "play 7C; pass; pass", "play 9C", False),
        ("declarer let out", ("9C 9S 6S", LONG, OTHER, "7C 5C"), 3, 3, "play 7C", "pass", False),  # others come after
    ],
)
def test_a_blunder_is_found_and_its_exception_left_out(
    name: str, hands: tuple[str, ...], leader: int, declarer: int, before: str, made: str, expected: bool
) -> None:
    step = after(playing(hands, leader, declarer), *filter(None, before.split("; ")))
    view = step.state.view(0)
    assert step.state.turn == 0
    assert view.refusal(read_action(made)) is None
    assert FOUND[name](view, read_action(made)) is expected
