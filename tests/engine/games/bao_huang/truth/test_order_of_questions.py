"""Whom Bao Huang asks, in which order: gifts, the crown, announcements, and who follows whom when some are out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.standing import Standing
from tests.engine.games.bao_huang.dealing import deal_with, playing_with
from tests.engine.games.in_turn import assert_asked

UP, DOWN = Options(tribute="face_up"), Options()
CLOCKWISE = replace(DOWN, direction="clockwise")
ANNOUNCED = replace(DOWN, announce=True)
CROWN = ("", "RJ*", "", "BJ*")
"""Seat 1 takes the emperor card, seat 3 the eunuch's."""
WON = Standing(first=1, finish=(0, 1, 2, 3, 4), emperor=0, eunuch=2, tie=False)
LOST = Standing(first=1, finish=(1, 0, 3, 4, 2), emperor=0, eunuch=2, tie=False)
ALONE_WON = Standing(first=1, finish=(3, 0, 1, 2, 4), emperor=3, eunuch=3, tie=False)
ALONE_LOST = Standing(first=1, finish=(0, 3, 1, 2, 4), emperor=3, eunuch=3, tie=False)
TIE = replace(WON, tie=True)


@pytest.mark.rule("BH-11", "BH-40")
@pytest.mark.parametrize(
    ("options", "script"),
    [
        (DOWN, "Crowning 1 accept; Playing 1"),
        (DOWN, "Crowning 1 2 pass-on; Crowning 3 accept; Playing 3"),
        (DOWN, "Crowning 1 2 3 4 0 pass-on; Crowning 1 accept; Playing 1"),
        (CLOCKWISE, "Crowning 1 0 4 pass-on; Crowning 3 accept; Playing 3"),
    ],
)
def test_the_crown_goes_round_until_one_takes_it_and_leads(options: Options, script: str) -> None:
    assert_asked(BAO_HUANG, deal_with(options, *CROWN), script)


@pytest.mark.rule("BH-12", "BH-64")
@pytest.mark.parametrize(
    ("options", "script"),
    [
        (ANNOUNCED, "Crowning 1 accept; Announcing 1 2 3 4 0 pass; Playing 1"),
        (ANNOUNCED, "Crowning 1 accept; Announcing 1 2 pass; Announcing 3 announce; Playing 1"),
        (ANNOUNCED, "Crowning 1 2 pass-on; Crowning 3 accept; Announcing 3 announce; Playing 3"),
        (ANNOUNCED, "Crowning 1 2 pass-on; Crowning 3 accept; Announcing 3 4 0 1 2 pass; Playing 3"),
        (replace(ANNOUNCED, direction="clockwise"), "Crowning 1 accept; Announcing 1 0 4 3 2 pass; Playing 1"),
    ],
)
def test_from_the_emperor_on_all_are_asked_to_announce_until_one_does(options: Options, script: str) -> None:
    assert_asked(BAO_HUANG, deal_with(options, *CROWN), script)


@pytest.mark.rule("BH-20", "BH-21", "BH-22")
@pytest.mark.parametrize(
    ("options", "standing", "script"),
    [
        (DOWN, TIE, "Crowning 1"),
        (DOWN, WON, "Giving 1 3 4 fast; Crowning 1"),
        (DOWN, LOST, "Giving 0 2 fast; Crowning 1"),
        (DOWN, ALONE_LOST, "Giving 3 fast; Crowning 1"),
        (UP, WON, "Giving 1 3 4 fast; Taking 0 0 2 fast; Crowning 1"),
        (UP, LOST, "Giving 0 2 fast; Taking 1 3 4 fast; Crowning 1"),
        (UP, ALONE_WON, "Giving 0 1 2 4 fast; Taking 3 3 3 3 fast; Crowning 1"),
        (UP, ALONE_LOST, "Giving 3 fast; Taking 0 1 2 4 fast; Crowning 1"),
    ],
)
def test_losers_give_by_seat_and_winners_take_by_finish(options: Options, standing: Standing, script: str) -> None:
    assert_asked(BAO_HUANG, deal_with(options, *CROWN, standing=standing, lots=(0,) * 4), script)


@pytest.mark.rule("BH-04", "BH-40", "BH-43")
@pytest.mark.parametrize(
    ("direction", "script"),
    [
        ("counter-clockwise", "Playing 0 play 6S; Playing 1 2 3 4 pass; Playing 0"),
        ("counter-clockwise", "Playing 0 play 6S; Playing 1 play 9H; Playing 2 3 4 0 pass; Playing 1"),
        ("counter-clockwise", "Playing 0 play 6S; Playing 1 pass; Playing 2 play KH; Playing 3 4 0 1 pass; Playing 3"),
        (
            "counter-clockwise",
            "Playing 0 play 6S; Playing 1 pass; Playing 2 play KH; Playing 3 pass; Playing 4 play AH; "
            "Playing 0 1 3 pass; Playing 4 play 6D; Playing 0 1 3 pass; Playing 4",
        ),
        ("clockwise", "Playing 0 play 6S; Playing 4 3 2 1 pass; Playing 0"),
        ("clockwise", "Playing 0 play 6S; Playing 4 3 pass; Playing 2 play KH; Playing 1 0 4 3 pass; Playing 1"),
    ],
)
def test_all_others_with_cards_pass_in_turn_and_after_one_who_is_out_the_next_leads(
    direction: str, script: str
) -> None:
    hands = ("6S 7S RJ*", "9H 9C BJ*", "KH", "10S 10H", "AH 6D 6C")
    assert_asked(BAO_HUANG, playing_with(Options(direction=direction), *hands), script)


def test_who_is_not_on_turn_is_asked_nothing_before_and_after_the_seat_that_is() -> None:
    state = deal_with(DOWN, *CROWN).state
    assert state.turn is not None
    assert [seat for seat in range(5) if state.view(seat).prompt() is not None] == [state.turn]
    assert 0 < state.turn < 4
