"""Who is marked while trumps are named: the bidder with what is named, the declarer once no bid can change it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.standing import Standing
from tests.engine.games.bashi_fen.dealing import (
    after,
    deal_with,
    phase_of,
    refused,
    roles_in_english,
    when_taken,
)

FIXED = Options()
FLUID = replace(FIXED, partners="fluid")


@pytest.mark.rule("BSF-13", "BSF-19")
@pytest.mark.parametrize(
    ("changed", "bids", "while_taking", "at_the_end"),
    [
        ({}, {1: "bid 2S"}, {1: "Named 2♠"}, {1: "Declarer 2♠"}),
        ({}, {1: "bid 2S", 2: "bid 2H 2H"}, {2: "Named 2♥"}, {2: "Declarer 2♥"}),
        ({"overbid": False}, {1: "bid 2S"}, {1: "Declarer 2♠, Named trumps"}, {1: "Declarer 2♠"}),
        ({"partners": "fluid"}, {1: "bid 2S"}, {1: "Named 2♠"}, {1: "Declarer 2♠"}),
        (
            {"partners": "fluid", "joker_bid": "no_suit"},
            {1: "bid 2S", 3: "bid BJ BJ"},
            {1: "Declarer so far", 3: "Named no suit"},
            {1: "Declarer, no suit"},
        ),
        (
            {"partners": "fluid", "joker_bid": "both"},
            {1: "bid 2S", 3: "bid BJ BJ", 2: "bid RJ RJ"},
            {1: "Declarer so far", 2: "Named no suit"},
            {1: "Declarer, no suit"},
        ),
    ],
)
def test_nobody_is_marked_as_declarer_while_another_bid_can_change_it(
    changed: dict[str, Any], bids: dict[int, str], while_taking: dict[int, str], at_the_end: dict[int, str]
) -> None:
    options = replace(FIXED, **changed)
    step = deal_with(options, "", "2S", "2H 2H RJ RJ", "BJ BJ")
    left = dict(bids)
    while phase_of(step) in ("Taking", "Asking"):
        seat = step.state.turn
        assert seat is not None
        if seat in left and next(iter(left)) == seat and refused(step, left[seat]) is None:
            step = after(step, left.pop(seat))
        else:
            before, step = step, after(step, "pass")
    assert not left
    assert roles_in_english(before) == while_taking
    assert roles_in_english(step) == at_the_end


@pytest.mark.rule("BSF-71")
def test_who_is_declarer_beforehand_is_marked_from_the_first_card_on_and_with_the_trumps_once_they_are_named() -> None:
    standing = Standing(("3", "2", "3", "2"), 2, 2, (0, 2))
    step = deal_with(FIXED, "", "3S", standing=standing)
    assert roles_in_english(step) == {2: "Declarer"}
    while refused(step, "bid 3S") is not None:
        step = after(step, "pass")
    assert roles_in_english(after(step, "bid 3S")) == {1: "Named trumps", 2: "Declarer 3♠"}


def test_a_declarer_of_so_far_is_no_longer_marked_once_somebody_else_takes_the_hand() -> None:
    options = replace(FLUID, packs=3, joker_bid="both")
    step = when_taken(deal_with(options, "", "2S", "2H 2H 2H RJ RJ RJ", "BJ BJ"), {1: "bid 2S", 3: "bid BJ BJ"})
    assert roles_in_english(step) == {1: "Declarer, no suit"}
    step = deal_with(options, "", "2S", "2H 2H 2H", "BJ BJ")
    for seat, words in ((1, "bid 2S"), (3, "bid BJ BJ"), (2, "bid 2H 2H 2H")):
        while step.state.turn != seat or refused(step, words) is not None:
            step = after(step, "pass")
        step = after(step, words)
    assert roles_in_english(step) == {2: "Named 2♥"}


@pytest.mark.parametrize(
    ("options", "standing"),
    [(FIXED, None), (FIXED, Standing(("2",) * 4, None, 1)), (FLUID, Standing(("3", "2", "3", "2"), 2, 3, (0, 2)))],
)
def test_nobody_is_marked_as_declarer_from_the_first_card_on_where_bids_decide_it(
    options: Options, standing: Standing | None
) -> None:
    assert roles_in_english(deal_with(options, standing=standing)) == {}
