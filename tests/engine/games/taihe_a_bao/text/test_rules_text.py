"""The rules page of Taihe A Bao: what a reader needs stands where the score is told."""

from __future__ import annotations

import pytest

from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.text.rules_text import rules


def told(options: Options) -> list[str]:
    return [said.key for said in rules(options)]


@pytest.mark.rule("TAB-42")
@pytest.mark.parametrize("stake", [1, 5])
def test_what_a_stake_is_worth_is_told_before_the_worked_score(stake: int) -> None:
    keys = told(Options(stake=stake))
    assert keys.index("rules.heading.score") < keys.index("option.stake.about") < keys.index("rules.score.example")


@pytest.mark.rule("TAB-53")
@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("sole", [False, True])
def test_that_a_sole_caller_is_not_doubled_is_told_where_wins_are_doubled(sole: bool, doubles: bool) -> None:
    keys = told(Options(sole_caller_wins=sole, shutout_doubles=doubles))
    assert ("rules.sole_caller_single" in keys) == (sole and doubles)
