"""Whom Taihe A Bao asks, in which order: who declares, who calls and gives back, who leads and follows."""

from __future__ import annotations

import pytest

from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules.standing import Standing
from tests.engine.games.in_turn import assert_asked
from tests.engine.games.taihe_a_bao.dealing import deal_with

HANDS = ("4H 5H 9H KH", "5S 9S", "5C 9C 10C", "5D 9D 10D")


@pytest.mark.rule("TAB-20", "TAB-21", "TAB-22")
@pytest.mark.parametrize(
    ("seats", "starter", "asked"),
    [(3, 0, "0 1 2"), (4, 0, "0 1 2 3"), (4, 2, "2 3 0 1"), (4, 3, "3 0 1 2"), (5, 4, "4 0 1 2 3")],
)
def test_each_is_asked_once_to_declare_and_once_to_call_from_the_starter_on(
    seats: int, starter: int, asked: str
) -> None:
    options, hands = Options(seats=seats), [""] * seats
    hands[starter] = "4H"
    holds, told = deal_with(options, *hands, first=1), deal_with(options, standing=Standing(starter=starter), first=1)
    for step in (holds, told):
        assert_asked(TAIHE_A_BAO, step, f"Bidding {asked} pass; Calling {asked} pass; Finished")


@pytest.mark.rule("TAB-21", "TAB-22", "TAB-23", "TAB-26", "TAB-30")
@pytest.mark.parametrize(
    "script",
    [
        "Bidding 0 declare; Playing 0",
        "Bidding 0 1 pass; Bidding 2 declare; Playing 2",
        "Bidding 0 1 2 pass; Bidding 3 declare; Playing 3",
        "Bidding 0 1 2 3 pass; Calling 0 call 5S; Returning 0 give KH; Calling 1 2 3 pass; Playing 0",
        "Bidding 0 1 2 3 pass; Calling 0 1 2 pass; Calling 3 call 5S; Returning 3 give 9D; Playing 3",
        "Bidding 0 1 2 3 pass; Calling 0 call 5S; Returning 0 give KH; Calling 1 pass; Calling 2 call 10D; "
        "Returning 2 give 9C; Calling 3 pass; Playing 2",
        "Bidding 0 1 2 3 pass; Calling 0 pass; Calling 1 call 10C; Returning 1 give 9S; Calling 2 call 10D; "
        "Returning 2 give 9C; Calling 3 call 9S; Returning 3 give 9D; Playing 3",
    ],
)
def test_who_calls_gives_back_at_once_and_the_last_caller_leads(script: str) -> None:
    assert_asked(TAIHE_A_BAO, deal_with(Options(), *HANDS), script)


@pytest.mark.rule("TAB-35", "TAB-36")
@pytest.mark.parametrize(
    "script",
    [
        "Playing 1 play 5S; Playing 2 3 0 pass; Playing 1",
        "Playing 1 play 9S; Playing 2 play 10C; Playing 3 0 1 pass; Playing 2",
        "Playing 1 play 9S; Playing 2 3 pass; Playing 0 play KH; Playing 1 2 3 pass; Playing 0",
        "Playing 1 play 9S; Playing 2 play 10C; Playing 3 pass; Playing 0 play KH; Playing 1 2 3 pass; Playing 0",
    ],
)
def test_all_others_pass_in_turn_before_the_unbeaten_player_leads(script: str) -> None:
    declared = assert_asked(TAIHE_A_BAO, deal_with(Options(), *HANDS), "Bidding 0 pass; Bidding 1 declare")
    assert_asked(TAIHE_A_BAO, declared, script)
