"""Whom Bashi Fen asks, in which order: while cards are taken, in the rounds after, for the kitty, calls and tricks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS, Options
from tests.engine.games.bashi_fen.dealing import deal_with
from tests.engine.games.in_turn import assert_asked

FIXED = Options()
FLUID = PRESETS["zhao_pengyou"]
CLOCKWISE = replace(FIXED, direction="clockwise")
CHAO = replace(FIXED, chao_dipi=True)
CLAIMS = replace(FIXED, redeal_right="no_points")
NO_POINTS = "3D 3D 4D 4D 6D 6D 7D 7D 8D 8D 9D 9D JD JD QD QD AD AD 3C 3C 4C 4C 6C 6C 7C"
BURIED = "3S 3S 4S 4S 6S 6S 7S 7S"


@pytest.mark.rule("BSF-10", "BSF-11")
@pytest.mark.parametrize(
    ("options", "first", "script"),
    [
        (FIXED, 0, "Taking 0 1 2 3 … pass; Asking 0 1 2 3 pass; Finished"),
        (FIXED, 2, "Taking 2 3 0 1 … pass; Asking 2 3 0 1 pass; Finished"),
        (CLOCKWISE, 0, "Taking 0 3 2 1 … pass; Asking 0 3 2 1 pass; Finished"),
        (FLUID, 3, "Taking 3 4 0 1 2 … pass; Asking 3 4 0 1 2 pass; Finished"),
    ],
)
def test_where_nobody_bids_all_are_asked_again_who_took_the_last_card_last(
    options: Options, first: int, script: str
) -> None:
    assert_asked(BASHI_FEN, deal_with(options, first=first), script)


@pytest.mark.rule("BSF-11", "BSF-13", "BSF-15")
@pytest.mark.parametrize(
    "script",
    [
        "Taking 0 1 2 3 … pass; Asking 0 1 2 pass; Asking 3 bid 2C; Asking 0 1 2 pass; Burying 3",
        "Taking 0 1 2 3 … pass; Asking 0 pass; Asking 1 bid 2S; Asking 2 3 0 pass; Burying 1",
        "Taking 0 bid 2D; Taking 1 2 3 pass; Taking 0 1 2 3 … pass; Asking 1 2 3 pass; Burying 0",
        "Taking 0 1 pass; Taking 2 bid 2H; Taking 3 0 1 pass; Taking 2 3 0 1 … pass; Asking 0 1 3 pass; Burying 2",
        "Taking 0 1 2 pass; Taking 3 bid 2C; Taking 0 1 2 3 … pass; Asking 0 1 2 pass; Burying 3",
        "Taking 0 bid 2D; Taking 1 2 3 pass; Taking 0 1 2 3 … pass; Asking 1 bid 2S 2S; Asking 2 3 0 pass; Burying 1",
        "Taking 0 1 2 3 … pass; Asking 0 bid 2D; Asking 1 bid 2S 2S; Asking 2 3 0 pass; Burying 1",
        "Taking 0 1 2 3 … pass; Asking 0 bid 2D; Asking 1 2 pass; Asking 3 bid 2C 2C; Asking 0 1 2 pass; Burying 3",
    ],
)
def test_all_but_the_bidder_are_asked_until_all_of_them_have_passed(script: str) -> None:
    assert_asked(BASHI_FEN, deal_with(FIXED, "2D", "2S 2S", "2H", "2C 2C"), script)


@pytest.mark.rule("BSF-17", "BSF-19")
@pytest.mark.parametrize(("options", "asked"), [(FIXED, "1 2 3 0"), (CLOCKWISE, "1 0 3 2")])
def test_where_the_kitty_names_trumps_the_first_taker_takes_it(options: Options, asked: str) -> None:
    step = deal_with(replace(options, no_bid="turn_kitty"), kitty="RJ 3S 2H 2D", first=1)
    assert_asked(BASHI_FEN, step, f"Taking {asked} … pass; Asking {asked} pass; Burying 1")


FORWARD = CLAIMS, "Taking 0 1 pass; Taking 2 bid 2H; Taking 3 0 1 2 … pass; Asking 0 1 3 pass"
BACKWARD = (
    replace(CLAIMS, direction="clockwise"),
    "Taking 0 3 pass; Taking 2 bid 2H; Taking 1 0 3 2 … pass; Asking 0 3 1 pass",
)
"""The third to take a card names trumps, and nobody overbids."""


@pytest.mark.rule("BSF-18")
@pytest.mark.parametrize(
    ("table", "script"),
    [
        (FORWARD, "Claiming 2 3 0 1 pass; Burying 2"),
        (FORWARD, "Claiming 2 3 pass; Claiming 0 redeal; Finished"),
        (BACKWARD, "Claiming 2 1 0 3 pass; Burying 2"),
    ],
)
def test_every_seat_is_asked_for_a_new_deal_from_the_declarer_on(table: tuple[Options, str], script: str) -> None:
    options, taken = table
    step = deal_with(options, NO_POINTS, "", "2H")
    assert_asked(BASHI_FEN, assert_asked(BASHI_FEN, step, taken), script)


CONTEST = f"Taking 0 bid 2S; Taking 1 2 3 pass; Taking 0 1 2 3 … pass; Asking 1 2 3 pass; Burying 0 bury {BURIED}"


@pytest.mark.rule("BSF-31")
@pytest.mark.parametrize(
    "script",
    [
        "Contesting 1 2 3 pass; Playing 0",
        "Contesting 1 bid 2H 2H; Burying 1 fast; Contesting 2 3 0 pass; Playing 0",
        "Contesting 1 2 pass; Contesting 3 bid RJ RJ; Burying 3 fast; Contesting 0 1 2 pass; Playing 0",
        "Contesting 1 bid 2H 2H; Burying 1 fast; Contesting 2 pass; Contesting 3 bid RJ RJ; Burying 3 fast; "
        "Contesting 0 1 2 pass; Playing 0",
    ],
)
def test_all_but_the_last_taker_may_fight_for_the_kitty(script: str) -> None:
    step = assert_asked(BASHI_FEN, deal_with(CHAO, "2S", "2H 2H", "", "RJ RJ", kitty=BURIED), CONTEST)
    assert_asked(BASHI_FEN, step, script)


FOUGHT = "Contesting 3 bid RJ RJ; Burying 3 fast; Contesting 4 0 1 2 pass"


@pytest.mark.rule("BSF-31", "BSF-40", "BSF-50")
@pytest.mark.parametrize(
    ("chao", "script"),
    [
        (False, "Burying 2 fast; Calling 2 pass; Playing 2"),
        (True, "Burying 2 fast; Contesting 3 4 0 1 pass; Calling 2 pass; Playing 2"),
        (True, f"Burying 2 fast; {FOUGHT}; Calling 2 fast; Playing 2"),
    ],
)
def test_the_declarer_calls_partners_and_leads_whoever_has_the_kitty(chao: bool, script: str) -> None:
    step = deal_with(replace(FLUID, chao_dipi=chao, may_call_fewer=True), "", "", "2S", "RJ RJ")
    bids = "Taking 0 1 pass; Taking 2 bid 2S; Taking 3 4 pass; Taking 0 1 2 3 4 … pass; Asking 0 1 3 4 pass"
    assert_asked(BASHI_FEN, assert_asked(BASHI_FEN, step, bids), script)


@pytest.mark.rule("BSF-50", "BSF-06")
@pytest.mark.parametrize(
    ("options", "taken", "script"),
    [
        (
            FIXED,
            "Taking 0 bid 2S; Taking 1 2 3 pass; Taking 0 1 2 3 … pass; Asking 1 2 3 pass",
            "Playing 0 play 9H; Playing 1 play KH; Playing 2 play AH; Playing 3 play 3H; Playing 2 3 0 1 fast",
        ),
        (
            CLOCKWISE,
            "Taking 0 bid 2S; Taking 3 2 1 pass; Taking 0 3 2 1 … pass; Asking 3 2 1 pass",
            "Playing 0 play 9H; Playing 3 play 3H; Playing 2 play AH; Playing 1 play KH; Playing 2 1 0 3 fast",
        ),
    ],
)
def test_who_wins_a_trick_leads_the_next_and_the_others_follow_in_turn(
    options: Options, taken: str, script: str
) -> None:
    step = deal_with(options, "2S 9H", "KH", "AH", "3H", kitty=BURIED)
    assert_asked(BASHI_FEN, step, f"{taken}; Burying 0 bury {BURIED}; {script}")
