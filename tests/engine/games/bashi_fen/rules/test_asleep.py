"""Which options have nothing to act on beside the others, option by option, and what wakes each."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.asleep import asleep

FLUID = {"partners": "fluid", "seats": 5}
KEEPS = {**FLUID, "overbid_keeps_declarer": True}
FEW_RANKS = {"lowest_rank": "K", "packs": 4, "high_trump_tractors": False}
QUEENS = {**FEW_RANKS, "lowest_rank": "Q"}
CASES: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
    ("overbid", {"packs": 1}, {}),
    ("overbid", {"packs": 1}, {"packs": 1, "no_trump_level": True}),
    ("overbid_keeps_declarer", {}, FLUID),
    ("overbid_keeps_declarer", {**FLUID, "packs": 1, "no_trump_level": True}, FLUID),
    ("same_rank_keeps_declarer", FLUID, KEEPS),
    ("same_rank_keeps_declarer", {"overbid_keeps_declarer": True}, KEEPS),
    ("joker_bid", {"packs": 2, "joker_bid_min": 3}, {"packs": 3, "joker_bid_min": 3}),
    ("joker_bid", {"jokers": "none"}, {}),
    ("joker_bid_min", {"joker_bid": "no"}, {}),
    ("joker_bid_min", {"packs": 1}, {"packs": 2}),
    ("joker_bid_takes_hand", {**FLUID, "joker_bid": "no_trump"}, FLUID),
    ("joker_bid_takes_hand", {**FLUID, "overbid": False}, FLUID),
    ("bid_order", {"overbid": False}, {}),
    ("chao_dipi", {"packs": 1}, {}),
    ("reinforce", {"packs": 1}, {}),
    ("kitty", {"six_card_kitty": "fillers"}, {}),
    ("may_call_trumps", {**FLUID, "call": "colour"}, FLUID),
    ("double_join", FLUID, {"partners": "fluid", "seats": 6}),
    ("tuple_follow", {"packs": 1}, {}),
    ("tuple_follow", {"packs": 1, "tuple_follow": "suit_only"}, {"tuple_follow": "suit_only"}),
    (
        "tuple_follow",
        {"packs": 1, "runs_of_singles": 3},
        {"packs": 1, "runs_of_singles": 3, "tuple_follow": "suit_only"},
    ),
    ("tractor_follow", {"packs": 1}, {"packs": 1, "runs_of_singles": 3}),
    ("high_trump_tractors", {"packs": 1}, {"packs": 2}),
    ("tractor_follow", FEW_RANKS, QUEENS),
    ("tractor_follow", FEW_RANKS, {**FEW_RANKS, "no_trump_level": True}),
    ("high_trump_tractors", {"packs": 1}, FEW_RANKS),
    ("bigger_shapes_beat", {"packs": 2}, {"packs": 3}),
    ("bigger_shapes_beat", FEW_RANKS, {**FEW_RANKS, "high_trump_tractors": True}),
    ("bigger_shapes_beat", {**QUEENS, "packs": 3}, QUEENS),
    ("loose_tractors", QUEENS, {**FEW_RANKS, "lowest_rank": "J"}),
    ("throw_penalty", {**QUEENS, "throws": "no", "loose_tractors": True}, {**QUEENS, "loose_tractors": True}),
    ("throw_ruff", FEW_RANKS, QUEENS),
    ("throw_follow", FEW_RANKS, QUEENS),
    ("failed_throw", {"packs": 1}, FEW_RANKS),
    ("bombs", {"packs": 3}, {"packs": 4}),
    ("throw_ruff", {"packs": 1}, {"packs": 1, "runs_of_singles": 3}),
    ("throw_ruff", {"throws": "strictly_highest"}, {}),
    ("throw_follow", {"throws": "no"}, {}),
    ("throw_compare", {"throws": "no"}, {"throws": "strictly_highest"}),
    ("failed_throw", {"throws": "no"}, {}),
    ("throw_penalty", {"throws": "no"}, {}),
    ("throw_penalty", {"throws": "no"}, {"throws": "no", "loose_tractors": True}),
    ("throw_penalty", {"throws": "no", "loose_tractors": True, "packs": 1}, {"packs": 1}),
    ("loose_tractors", {"packs": 1}, {}),
    ("turnover", {}, {"dead_bracket": False}),
    ("open_top", {"low_gains": True}, {}),
    ("red_five_penalty", {}, {"red_five": True}),
    ("start_level", {"lowest_rank": "5", "start_level": "4"}, {"lowest_rank": "5", "start_level": "5"}),
    ("end_level", {"wrap": True}, {}),
    ("end_level", {"no_trump_level": True}, {}),
    ("hands", {}, {"wrap": True}),
    ("passing_end", {"wrap": True}, {}),
    ("mandatory_levels", {"lowest_rank": "5", "mandatory_levels": {"3", "4"}}, {}),
    ("mandatory_levels", {"lowest_rank": "5", "mandatory_levels": {"5"}}, {"mandatory_levels": {"5"}}),
    ("mandatory_levels", {"mandatory_levels": {"A"}}, {"mandatory_levels": {"A"}, "wrap": True}),
    ("mandatory_levels", {"mandatory_levels": {"A"}}, {"mandatory_levels": {"A"}, "passing_end": "by_gains"}),
    ("mandatory_levels", {"mandatory_levels": {"2"}}, {"mandatory_levels": {"2"}, "wrap": True}),
    ("mandatory_levels", {"mandatory_levels": {"A"}}, {"mandatory_levels": {"A"}, "no_trump_level": True}),
    (
        "mandatory_levels",
        {"start_level": "10", "mandatory_levels": {"8"}},
        {"start_level": "7", "mandatory_levels": {"8"}},
    ),
    (
        "mandatory_levels",
        {"start_level": "10", "mandatory_levels": {"8"}},
        {"start_level": "10", "mandatory_levels": {"8"}, "red_five": True},
    ),
    (
        "mandatory_levels",
        {"start_level": "10", "mandatory_levels": {"8"}, "red_five": True, "red_five_penalty": "points"},
        {"start_level": "10", "mandatory_levels": {"8"}, "hook_and_needle": True},
    ),
    (
        "hook_and_needle",
        {"start_level": "Q", "end_level": "K", "hook_and_needle": True},
        {"start_level": "Q", "end_level": "K", "red_five": True},
    ),
    ("hook_and_needle", {"lowest_rank": "Q", "end_level": "K"}, {"lowest_rank": "Q"}),
    ("constant_trumps", {"end_level": "2"}, {"end_level": "3"}),
    ("constant_trumps", {"end_level": "2"}, {"end_level": "2", "wrap": True}),
    ("hook_and_needle", {"end_level": "10"}, {"end_level": "J"}),
)  # fmt: skip
"""An option, a table at which it sleeps, and one at which it is awake."""


@pytest.mark.parametrize(("name", "sleeping", "awake"), CASES)
def test_an_option_sleeps_where_it_has_nothing_to_act_on(
    name: str, sleeping: dict[str, Any], awake: dict[str, Any]
) -> None:
    assert asleep(Options(**sleeping), name)
    assert not asleep(Options(**awake), name)


@pytest.mark.parametrize(
    "name", ["may_bid", "fewer_partners_bonus", "may_call_fewer", "call", "may_call_trumps", "partner_cards"]
)
def test_what_speaks_of_called_partners_sleeps_where_partners_are_fixed(name: str) -> None:
    assert asleep(Options(), name)
    assert not asleep(Options(**FLUID), name)
