"""What a leader is told where 6s come last."""

from __future__ import annotations

import pytest

from engine.games.bao_huang.options import Options
from engine.games.bao_huang.text.presentation import obligation, own_mark
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
