"""A throw at the table: the attempt and the beating card are shown, one part must be played, the rest comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import write_cards
from engine.events import Moved, Place, Said, Zone
from engine.game import Step
from engine.games.bashi_fen.actions import Action
from engine.games.bashi_fen.options import Options
from tests.engine.games.bashi_fen.dealing import after, deal_with, of_kind, refused, view, when_taken


def leading(options: Options) -> Step[Action]:
    """Seat 0 leads with A♥ K♥ K♥ J♥ against the other ace and a pair of jacks."""
    step = when_taken(deal_with(options, "2S AH KH KH QH JH", "AH QH"), {0: "bid 2S"})
    keep = ("AH", "KH", "QH", "JH", "2S")
    low = [card for card in view(step).hand if str(card) not in keep]
    return after(step, f"bury {write_cards(low[:8])}")


@pytest.mark.rule("BSF-5D")
def test_a_throw_that_can_be_beaten_is_legal_and_fails_in_the_open() -> None:
    step = leading(Options())
    assert refused(step, "play JH KH KH") is None
    step = after(step, "play JH KH KH")
    moves = [(write_cards(move.cards), str(move.source), str(move.target)) for move in of_kind(step, Moved)]
    assert moves == [
        ("JH KH KH", "hand:0", "table:0"),
        ("QH", "hand:1", "shown:1"),
        ("QH", "shown:1", "hand:1"),
        ("KH KH", "table:0", "hand:0"),
    ]
    assert [said.text.key for said in of_kind(step, Said)] == ["said.objection", "said.taken_back"]
    assert step.state.turn == 1
    for seat in range(4):
        assert write_cards(view(step, seat).places()[Place(Zone.TABLE, 0)]) == "JH"
        assert view(step, seat).phase.lead.size == 1
        assert view(step, seat).phase.failed == (0,)


@pytest.mark.rule("BSF-5A")
def test_a_throw_that_nobody_can_beat_stands() -> None:
    step = after(leading(Options()), "play AH KH KH")
    assert view(step, 2).phase.lead.size == 3
    assert not view(step, 2).phase.failed


@pytest.mark.rule("BSF-5A")
def test_without_throws_several_parts_are_refused_before_they_are_played() -> None:
    assert refused(leading(replace(Options(), throws="no")), "play AH KH KH") == "no_throws"


@pytest.mark.rule("BSF-5D")
def test_the_leader_may_name_another_reading() -> None:
    step = leading(Options())
    assert refused(step, "play AH | KH KH") is None
    assert refused(step, "play AH | KH | KH") is None
    assert view(after(step, "play KH | KH"), 1).phase.failed == (0,)
    assert not view(after(step, "play KH KH"), 1).phase.failed
