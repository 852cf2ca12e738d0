"""The rules page of Taihe A Bao: what a reader needs stands where the score is told."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.games import GAMES
from engine.games.taihe_a_bao.options import Options, asleep
from engine.games.taihe_a_bao.text.rules_text import rules
from engine.words import Language, render


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


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize("must", [False, True])
@pytest.mark.parametrize("dealing", ["taken", "dealt"])
def test_a_session_of_one_hand_hears_of_no_other_hand(dealing: str, must: bool, every: bool) -> None:
    game = GAMES["taihe_a_bao"]
    options = Options(hands=1, dealing=dealing, starter_must_call=must, four_hearts_every_hand=every)
    said = [*rules(options), *(game.agreed(options, option.name) for option in game.awake(options))]
    page = " ".join(render(each, Language.EN, game.words) for each in said if each.key != "rules.aim")
    assert not re.search("(next|first|last|every) hand|After that", page)
    assert ("cards are thrown in" in page) is not must


def test_who_starts_a_later_deal_matters_only_where_there_may_be_one() -> None:
    one = Options(hands=1, starter_must_call=True)
    assert asleep(one, "four_hearts_every_hand")
    assert not asleep(replace(one, hands=2), "four_hearts_every_hand")
    assert not asleep(replace(one, starter_must_call=False), "four_hearts_every_hand")
