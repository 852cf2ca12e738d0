"""Facts about Tractor play restated from other people's tests and help pages, asked of our rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.levels import PASSED, climbed
from engine.games.bashi_fen.text.judge import ask

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))

FOLLOW = {"two_deck_standard": "standard", "seed_rule_1": "exact_only", "seed_rule_2": "standard"}
COMPARE = {
    "two_deck_standard": "largest_part",
    "largest_component": "largest_part",
    "highest_card": "highest_card",
    "all_components": "every_part",
}
FAILED = {"lowest_beaten_component": "lowest_beaten_part", "lowest_component": "lowest_part"}
FACTOR = {
    "two_to_largest_component": "power",
    "two_times_trick_size": "twice_cards",
    "single2_pair4_tractor8": "twice_cards",
}


def of_kind(kind: str) -> Any:
    chosen = [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] == kind]
    assert chosen
    return pytest.mark.parametrize("vector", chosen)


def asked(vector: dict[str, Any], question: str, options: dict[str, Any], **fields: Any) -> dict[str, Any]:
    trump = vector.get("trump")
    return ask({"ask": question, "options": {"packs": vector["decks"], **options}, "trump": trump, **fields})


def test_every_vector_is_of_a_kind_that_is_asked_here() -> None:
    known = {"follow", "trick", "shape", "throw", "kitty", "round_score", "order_groups", "advance_team", "lead"}
    assert {vector["kind"] for vector in VECTORS} == known


@pytest.mark.rule("BSF-53")
@of_kind("follow")
def test_a_play_may_or_may_not_follow(vector: dict[str, Any]) -> None:
    options = {"tuple_follow": FOLLOW[vector["rules"]["follow"]]}
    fields = {name: vector[name] for name in ("lead", "hand", "play")}
    answer = asked(vector, "follow", options, **fields)
    assert answer["legal"] is vector["legal"], answer["why"]


@pytest.mark.rule("BSF-53")
@pytest.mark.parametrize("mode", ["exact_only", "most_locked", "longest_first", "decompose"])
@pytest.mark.parametrize(
    "vector", [vector for vector in VECTORS if vector["kind"] == "follow" and vector["decks"] == 2]
)
def test_with_two_packs_the_follow_rules_agree(vector: dict[str, Any], mode: str) -> None:
    fields = {name: vector[name] for name in ("lead", "hand", "play")}
    assert asked(vector, "follow", {"tuple_follow": mode}, **fields)["legal"] is vector["legal"]


@pytest.mark.rule("BSF-23")
@of_kind("trick")
def test_a_trick_has_a_winner(vector: dict[str, Any]) -> None:
    options = {"throw_compare": COMPARE[vector["rules"]["throw_eval"]]}
    assert asked(vector, "trick", options, plays=vector["plays"])["winner"] == vector["winner"]


@pytest.mark.rule("BSF-54")
@of_kind("shape")
def test_cards_are_read_as_parts(vector: dict[str, Any]) -> None:
    parts = asked(vector, "parts", {}, cards=vector["cards"])["parts"]
    assert ["pair" if len(part) == 2 else "tractor" for part in parts] == vector["shape"]


@pytest.mark.rule("BSF-5D")
@of_kind("throw")
def test_a_throw_stands_or_is_forced_down(vector: dict[str, Any]) -> None:
    options = {"failed_throw": FAILED[vector["rules"]["throw_failure"]]}
    answer = asked(vector, "throw", options, attempt=vector["attempt"], others=vector["other_hands"])
    assert answer == {"stands": vector["result"] == "stands", "forced": vector.get("forced_play")}


@pytest.mark.rule("BSF-61")
@of_kind("kitty")
def test_the_kitty_has_a_factor(vector: dict[str, Any]) -> None:
    options = {"kitty_factor": FACTOR[vector["rules"]["kitty"]]}
    assert (
        asked(vector, "kitty", options, last_trick=vector["last_trick_winning_cards"])["factor"] == vector["multiplier"]
    )


@pytest.mark.rule("BSF-62")
@of_kind("round_score")
def test_points_bring_levels(vector: dict[str, Any]) -> None:
    assert asked(vector, "levels", {}, points=vector["opponent_points"]) == {
        "declarers": vector["declarer_gain"],
        "opponents": vector["opponent_gain"],
        "declarers_stay": vector["declarers_keep_deal"],
    }


@pytest.mark.rule("BSF-20")
@of_kind("order_groups")
def test_trumps_stand_in_order(vector: dict[str, Any]) -> None:
    groups = [set(group) for group in asked(vector, "order", {})["trumps"]]
    places = [next(n for n, group in enumerate(groups) if group >= set(each)) for each in vector["ascending_groups"]]
    assert places == list(range(places[0], len(groups)))


@pytest.mark.rule("BSF-05")
@of_kind("advance_team")
def test_the_end_level_is_passed_by_its_declarers_alone(vector: dict[str, Any]) -> None:
    level, _ = climbed(Options(), vector["start"], vector["gain"], may_pass=vector["was_declarer"])
    assert (level == PASSED) is vector["match_won"]


@pytest.mark.rule("BSF-54")
@of_kind("lead")
def test_mixed_suits_are_no_lead(vector: dict[str, Any]) -> None:
    assert asked(vector, "kind", {}, cards=vector["lead"])["kind"] is None
