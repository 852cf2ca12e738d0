"""What a leader is told where 6s come last."""

from __future__ import annotations

import pytest

from engine.games.bao_huang.options import Options
from engine.games.bao_huang.text.presentation import obligation
from tests.engine.games.bao_huang.dealing import after, playing_with


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
