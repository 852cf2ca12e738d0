"""What Big Two shows of a hand besides its cards."""

from __future__ import annotations

import pytest

from engine.games.big_two.options import Options
from engine.games.big_two.text.presentation import combinations, obligation
from engine.words import text
from tests.engine.games.big_two.dealing import after, deal_with, playing_with


@pytest.mark.rule("BT-13")
def test_the_five_card_hands_of_ones_own_hand_are_shown_lowest_first_a_four_once() -> None:
    step = playing_with(Options(), "3D 3C 3H 3S 4D 4C 5D 6D 7D", "8D", "9D", "10D")
    found = [(each.kind.key, " ".join(map(str, each.cards))) for each in combinations(step.state.view(0))]
    kinds = [kind for kind, _ in found]
    assert kinds == sorted(kinds, key=list(dict.fromkeys(kinds)).index)
    assert [cards for kind, cards in found if kind == "kind.four_of_a_kind"] == ["3S 3H 3C 3D 4D"]
    assert [cards for kind, cards in found if kind == "kind.straight_flush"] == ["3D 4D 5D 6D 7D"]
    assert sum(kind == "kind.full_house" for kind in kinds) == 4
    assert combinations(after(step, "play 7D").state.view(1)) == ()


@pytest.mark.rule("BT-19")
def test_the_first_question_says_that_the_three_of_diamonds_must_go() -> None:
    step = deal_with(Options(first_lead_has_3d=True), "3D 4D 9S")
    assert obligation(step.state.view(0)) == text("duty.three_of_diamonds")
    assert obligation(step.state.view(1)) is None
    led = after(step, "play 3D")
    assert [obligation(led.state.view(seat)) for seat in range(4)] == [None] * 4
    assert obligation(deal_with(Options(), "3D 4D 9S").state.view(0)) is None
