"""What hints say where going out would lose the points, and where the hand is a single card."""

from __future__ import annotations

import pytest

from engine.games.big_two import BIG_TWO
from engine.games.big_two.ai.explain import reasons
from engine.games.big_two.options import INDIVIDUAL, Options
from engine.search_model import Verdict, Weighed
from engine.words import Text, text
from tests.engine.games.big_two.dealing import after, playing_with

SELDOM = (("first_out", 10), ("unbeaten", 10))
PARTNER_HOLDS = {9: "3C 4C 5H 6H 8D 9D JC QC KC", 2: "3C 4C"}


def told(options: Options, partner_holds: int, best: str, *others: str) -> tuple[Text, ...]:
    """The reasons for this move over the others of a seat with the A♠ alone, which a J♦ lets go out."""
    step = playing_with(options, "7C 7D 8H JD", "AS", "3S 4S 5S", PARTNER_HOLDS[partner_holds])
    view = after(step, "play JD").state.view(1)
    words = [BIG_TWO.read_action(word) for word in (best, *others)]
    moves = (
        Weighed(words[0], 2.0, 0.1, 100, 0.0, 0.0, 0.0, SELDOM),
        *(Weighed(each, 0.0, 0.1, 100, 0.0, 2.0, 0.1, SELDOM) for each in words[1:]),
    )
    return reasons(view, Verdict(moves, 100))


@pytest.mark.rule("BT-41")
def test_a_pass_is_told_to_save_the_points_that_going_out_would_lose() -> None:
    assert told(Options(), 9, "pass", "play AS") == (text("reason.out_loses", ours=9, theirs=6),)


def test_the_only_card_is_not_called_the_highest() -> None:
    assert "reason.highest_kept" not in [each.key for each in told(Options(mode=INDIVIDUAL), 9, "pass", "play AS")]


@pytest.mark.parametrize("options", [Options(), Options(mode=INDIVIDUAL)], ids=["partners", "alone"])
def test_nothing_is_said_of_a_loss_where_going_out_wins(options: Options) -> None:
    assert "reason.out_loses" not in [each.key for each in told(options, 2, "pass", "play AS")]


def test_going_out_is_told_as_it_is() -> None:
    assert told(Options(), 2, "play AS", "pass")[0] == text("reason.out")
