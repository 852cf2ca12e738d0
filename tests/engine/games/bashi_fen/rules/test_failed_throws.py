"""A throw at the table: the attempt and the beating card are shown, one part must be played, the rest comes back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.cards import Rank, Suit, read_cards, write_cards
from engine.events import Moved, Place, Said, Zone
from engine.game import Step
from engine.games.bashi_fen.actions import Action
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.trumps import trumps_of
from tests.engine.games.bashi_fen.dealing import after, deal_with, of_kind, refused, view, when_taken


def leading(options: Options) -> Step[Action]:
    """Seat 0 is about to lead and holds A♥ K♥ K♥ Q♥ J♥; the next seat holds the other A♥ and Q♥."""
    step = when_taken(deal_with(options, "2S AH KH KH QH JH", "AH QH"), {0: "bid 2S"})
    keep = ("AH", "KH", "QH", "JH", "2S")
    low = [card for card in view(step).hand if str(card) not in keep]
    return after(step, f"bury {write_cards(low[:8])}")


@pytest.mark.rule("BSF-5D")
def test_a_throw_that_can_be_beaten_is_legal_and_fails_in_the_open() -> None:
    step = leading(Options())
    assert refused(step, "play JH KH KH") is None
    held = view(step).hand
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
    assert Counter(view(step, 0).hand) == Counter(held) - Counter(read_cards("JH"))
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


@pytest.mark.rule("BSF-59")
def test_who_holds_what_lies_between_shows_one_card_of_it() -> None:
    options = Options(loose_tractors=True)
    clubs = trumps_of(options, Suit.CLUBS, Rank.TWO)
    lead = read_lead(read_cards("3H 3H 6H 6H"), clubs, options)
    assert lead is not None
    found = objection(lead, [read_cards("7H 8H"), read_cards("4H 5H 5H")], clubs, options)
    assert found is not None
    assert (found.hand, write_cards(found.cards), write_cards(found.forced.cards)) == (1, "4H", "3H 3H")
