"""Whom Big Two asks, in which order: who starts a set, who comes after whom, and who may come back."""

from __future__ import annotations

import pytest

from engine.games.big_two import BIG_TWO
from engine.games.big_two.options import Options
from engine.games.big_two.rules.standing import Standing
from tests.engine.games.big_two.dealing import deal_with, playing_with
from tests.engine.games.in_turn import assert_asked

HANDS = ("3S JC 2S", "4S QC 2H", "5S KC 2C", "6S AC 7C")


@pytest.mark.rule("BT-04", "BT-19")
@pytest.mark.parametrize("first", [0, 3])
def test_the_three_of_diamonds_starts_the_first_set_and_who_went_out_the_next(first: int) -> None:
    hands = ("", "", "3D", "")
    assert_asked(BIG_TWO, deal_with(Options(), *hands, first=first), "Playing 2 play 3D; Playing 3 0 1 pass; Playing 2")
    later = deal_with(Options(), *hands, standing=Standing(1), first=first)
    assert_asked(BIG_TWO, later, "Playing 1 fast; Playing 2 3 0 pass; Playing 1")


@pytest.mark.rule("BT-17", "BT-18")
@pytest.mark.parametrize(
    ("reenter", "script"),
    [
        (True, "Playing 0 play 3S; Playing 1 2 3 pass; Playing 0"),
        (True, "Playing 0 play 3S; Playing 1 play QC; Playing 2 3 0 pass; Playing 1"),
        (True, "Playing 0 play JC; Playing 1 pass; Playing 2 play KC; Playing 3 0 pass; Playing 1 play 2H; "
               "Playing 2 3 0 pass; Playing 1"),
        (False, "Playing 0 play 3S; Playing 1 2 3 pass; Playing 0"),
        (False, "Playing 0 play JC; Playing 1 pass; Playing 2 play KC; Playing 3 0 pass; Playing 2"),
        (False, "Playing 0 play JC; Playing 1 pass; Playing 2 play KC; Playing 3 play AC; Playing 0 play 2S; "
                "Playing 2 3 pass; Playing 0"),
    ],
)  # fmt: skip
def test_who_has_passed_is_asked_again_only_where_players_may_come_back(reenter: bool, script: str) -> None:
    assert_asked(BIG_TWO, playing_with(Options(reenter=reenter), *HANDS), script)


@pytest.mark.rule("BT-40")
@pytest.mark.parametrize("seat", range(4))
def test_the_set_ends_with_the_first_who_is_out(seat: int) -> None:
    hands = ["4S 5S"] * 4
    hands[seat] = "3S"
    assert_asked(BIG_TWO, playing_with(Options(), *hands, turn=seat), f"Playing {seat} play 3S; Finished")
