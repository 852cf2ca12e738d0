"""The pack, taking cards, and the way of the emperor card."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import EMPEROR, EUNUCH
from engine.events import Marked, Moved, Place, Zone
from engine.game import AnyGame
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import ACCEPT, PASS_ON
from engine.games.bao_huang.options import Options, pack
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Giving, Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.prompts import Choose
from engine.words import text
from tests.engine.games.bao_huang.dealing import after, deal_with, refused

LOST = Standing(first=1, finish=(1, 2, 3, 4, 0), emperor=0, eunuch=4, tie=False)


@pytest.mark.rule("BH-01", "BH-03")
def test_the_pack_has_168_cards_without_3_4_5() -> None:
    counts = Counter(pack(Options()))
    assert counts.total() == 168
    assert {str(card): copies for card, copies in counts.items() if card.suit is None} == {
        "BJ": 3,
        "BJ*": 1,
        "RJ": 3,
        "RJ*": 1,
    }
    assert all(copies == 4 for card, copies in counts.items() if card.suit is not None)
    assert {card.rank.value for card in counts} == {*"26789JQKA", "10", "BJ", "RJ"}
    assert BAO_HUANG.seats(Options()) == 5


@pytest.mark.rule("BH-04", "BH-10")
@pytest.mark.parametrize(
    ("direction", "order"), [("counter-clockwise", (3, 4, 0, 1, 2)), ("clockwise", (3, 2, 1, 0, 4))]
)
def test_cards_are_taken_one_at_a_time_in_the_direction_of_play(direction: str, order: tuple[int, ...]) -> None:
    step = deal_with(Options(direction=direction), first=3)
    taken = [event.target.seat for event in step.events if isinstance(event, Moved) and event.target.zone is Zone.HAND]
    assert taken == [order[place % 5] for place in range(168)]
    counts = Counter(taken)
    assert sorted(counts.values()) == [33, 33, 34, 34, 34]
    assert [counts[seat] for seat in order] == [34, 34, 34, 33, 33]


@pytest.mark.rule("BH-10")
@pytest.mark.parametrize(("direction", "following"), [("counter-clockwise", 2), ("clockwise", 0)])
def test_the_first_taker_moves_one_seat_in_the_direction_of_play(direction: str, following: int) -> None:
    game: AnyGame = BAO_HUANG
    options = Options(direction=direction)
    assert game.chance(options, LOST, Random(1)).first == following
    drawn = {game.chance(options, None, Random(seed)).first for seed in range(60)}
    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.rule("BH-11")
def test_all_see_who_holds_the_emperor_card_and_that_seat_is_asked() -> None:
    step = deal_with(Options(), "", "", "RJ*")
    assert isinstance(step.state.phase, Crowning)
    assert step.state.turn == 2
    assert Marked("emperor", 2, text("mark.emperor_card")) in step.events
    assert Marked("emperor", 2) not in step.events, "nobody is emperor before they accept"
    for seat in range(5):
        view = step.state.view(seat)
        assert view.places()[Place(Zone.SHOWN, 2)] == (EMPEROR,)
        shown = [each.cards for each in view.opening if isinstance(each, Moved) and each.target.zone is Zone.SHOWN]
        assert shown == [(EMPEROR,)]
    prompt = step.state.view(2).prompt()
    assert isinstance(prompt, Choose)
    assert prompt.actions == (ACCEPT, PASS_ON)


@pytest.mark.rule("BH-11")
def test_who_accepts_leads_with_the_card_in_hand() -> None:
    step = after(deal_with(Options(), "", "", "RJ*"), "accept")
    assert isinstance(step.state.phase, Playing)
    assert step.state.turn == step.state.phase.emperor == 2
    view = step.state.view(2)
    assert EMPEROR in view.hand
    assert view.counts == (34, 34, 34, 33, 33)


@pytest.mark.rule("BH-11", "BH-04")
@pytest.mark.parametrize(("direction", "following"), [("counter-clockwise", 3), ("clockwise", 1)])
def test_the_card_is_passed_on_in_the_direction_of_play_for_nothing(direction: str, following: int) -> None:
    step = after(deal_with(Options(direction=direction), "", "", "RJ*"), "pass-on")
    assert step.state.turn == following
    assert Marked("emperor", following, text("mark.emperor_card")) in step.events
    crowned = after(step, "accept")
    assert Marked("emperor", following) in crowned.events
    counts, before = crowned.state.view(0).counts, deal_with(Options(direction=direction), "", "", "RJ*").state.view(0)
    assert counts[2] == before.counts[2]
    assert counts[following] == before.counts[following] + 1
    assert crowned.state.turn == following


@pytest.mark.rule("BH-11")
def test_the_first_holder_must_accept_when_it_comes_back() -> None:
    step = after(deal_with(Options(), "", "", "RJ*"), *("pass-on",) * 5)
    assert step.state.turn == 2
    prompt = step.state.view(2).prompt()
    assert isinstance(prompt, Choose)
    assert prompt.actions == (ACCEPT,)
    assert refused(step, "pass-on") == "must_accept"
    assert after(step, "accept").state.turn == 2


@pytest.mark.rule("BH-11", "BH-14", "BH-64")
def test_tribute_comes_before_the_crown_and_the_crown_before_announcing() -> None:
    step = deal_with(Options(announce=True), standing=LOST)
    assert isinstance(step.state.phase, Giving)
    while isinstance(step.state.phase, Giving):
        view = step.state.view(step.state.phase.turn)
        step = after(step, str(next(view.candidates())))
    assert isinstance(step.state.phase, Crowning)
    assert isinstance(after(step, "accept").state.phase, Announcing)


@pytest.mark.rule("BH-14", "BH-20")
def test_marked_cards_never_move_by_tribute() -> None:
    hands = ("RJ* BJ*", "", "", "", "")
    step = deal_with(Options(), *hands, standing=LOST)
    while isinstance(step.state.phase, Giving):
        step = after(step, str(next(step.state.view(step.state.phase.turn).candidates())))
    assert step.state.turn == 0
    assert EUNUCH in step.state.view(0).hand


@pytest.mark.rule("BH-13")
def test_passing_the_emperor_card_on_avoids_playing_alone() -> None:
    step = after(deal_with(Options(), "RJ* BJ*"), "pass-on", "accept", "play RJ*", "pass", "pass", "pass", "pass")
    playing = step.state.phase
    assert isinstance(playing, Playing)
    assert playing.emperor == 1
    assert playing.eunuch is None
