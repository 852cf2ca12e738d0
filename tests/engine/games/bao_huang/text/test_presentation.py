"""What a leader is told where 6s come last, and who takes several tribute cards; who a seat is told to be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Crowning, Taking
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bao_huang.text.presentation import obligation, own_mark
from engine.players import greedy
from engine.record import Record, opened
from engine.words import Language, render, text
from tests.engine.games.bao_huang.dealing import after, playing_with
from tests.engine.games.bao_huang.houses import decisions, holder


@pytest.mark.rule("BH-44")
@pytest.mark.parametrize(
    ("hand", "sixes_last", "told"),
    [("6S 6H 7H", True, True), ("6S 6H", True, False), ("7H 8H", True, False), ("6S 6H 7H", False, False)],
)
def test_a_leader_is_told_to_keep_the_sixes_back_where_others_must_go_first(
    hand: str, sixes_last: bool, told: bool
) -> None:
    state = playing_with(Options(sixes_last=sixes_last), hand, "9H BJ*", "7H", "8H 6C", "10H").state
    assert (obligation(state.view(0)) is not None) == told
    assert obligation(state.view(3)) is None


def test_only_a_leader_is_told_so() -> None:
    step = after(playing_with(Options(sixes_last=True), "6S 7H 8H", "9H 6C BJ*", "7H", "8H", "10H"), "play 7H")
    assert obligation(step.state.view(1)) is None


@pytest.mark.rule("BH-21")
def test_who_takes_several_tribute_cards_is_told_which_one_this_is_and_who_takes_one_is_not() -> None:
    options = Options(tribute="face_up")
    won = Standing(first=1, finish=(3, 4, 0, 1, 2), emperor=3, eunuch=4, tie=False)
    state: Any = opened(Record(BAO_HUANG, options, won, BAO_HUANG.chance(options, won, Random(1)))).state
    told = []
    while not isinstance(state.phase, Crowning):
        if isinstance(state.phase, Taking):
            told.append((state.turn, obligation(state.view(state.turn))))
            assert all(obligation(state.view(seat)) is None for seat in range(5) if seat != state.turn)
        state = state.after(greedy(BAO_HUANG, state.view(state.turn), Random(0))).state
    first, second = (text("ask.take.of", number=number, count=2) for number in (1, 2))
    assert told == [(3, first), (3, second), (4, None)]
    said = [render(first, language, BAO_HUANG.words) for language in (Language.EN, Language.ZH_CN)]
    assert said == ["Take one of the tribute cards (1 of 2).", "从贡牌中收下一张（共2张，第1张）。"]


@pytest.mark.rule("BH-12")
@pytest.mark.parametrize("announce", [True, False])
def test_only_the_hidden_eunuch_is_told_who_that_is_until_all_know(announce: bool) -> None:
    told: list[set[str]] = []
    for state in decisions("lots" if announce else "default", 2):
        marks = [own_mark(state.view(seat)) for seat in range(5)]
        emperor = getattr(state.phase, "emperor", None)
        hidden = emperor is not None and getattr(state.phase, "eunuch", None) is None
        kind = "eunuch.alone" if emperor == holder(state) else "eunuch.hidden"
        assert marks == [kind if hidden and seat == holder(state) else "" for seat in range(5)]
        told.append(set(marks))
    assert {""} in told
    assert {"", "eunuch.hidden"} in told


@pytest.mark.rule("BH-13")
def test_an_emperor_who_holds_the_eunuch_card_too_is_told_to_be_alone() -> None:
    state = playing_with(Options(), "6S BJ*", "9H 6H", "7H", "8H 6C", "10H").state
    assert [own_mark(state.view(seat)) for seat in range(5)] == ["eunuch.alone", "", "", "", ""]
