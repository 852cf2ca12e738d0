"""The heuristic player: it plays for its side, keeps the rules of the last card, and knows no more than its seat."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import read_cards
from engine.game import Step, act
from engine.games.big_two import BIG_TWO
from engine.games.big_two.actions import Action
from engine.games.big_two.ai.heuristic_player import greedy, information_state, planner_for
from engine.games.big_two.ai.simulator.play_loop import CARD_BITS, packed
from engine.games.big_two.options import INDIVIDUAL, MANUAL, Options
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.players import BOTS
from engine.players.arena import single_deal
from tests.engine.games.big_two.dealing import after, playing_with


def chosen(step: Step[Action], seat: int) -> str:
    """What the heuristic player does on this seat."""
    view = step.state.view(seat)
    assert isinstance(view, View)
    return str(greedy(view, Random(0)))


def test_who_can_go_out_does() -> None:
    step = after(playing_with(Options(), "7H 7C KS KD", "9H 9C", "8H 8D 3D", "10H 10D"), "play 7H 7C")
    assert chosen(step, 1) == "play 9H 9C"


@pytest.mark.rule("BT-41")
def test_nobody_goes_out_while_the_partners_cards_would_lose_the_points() -> None:
    full = "3C 4D 5C 6D 8C 9D 10C JD QC KD AC 4H 6H"
    few, many = ("9S 9H 10S 3H 7D", "5D 9S 9H 10S 3H 7D 7C 7S JH QH QS KH")
    losing = after(playing_with(Options(), f"5D {few}", "KS", "3S 4S 5S 6S", full), "play 5D")
    assert chosen(losing, 1) == "pass"
    winning = after(playing_with(Options(), many, "KS", "3S 4S 5S 6S 8S 8H", full), "play 5D")
    assert chosen(winning, 1) == "play KS"
    alone = Options(mode=INDIVIDUAL)
    assert chosen(after(playing_with(alone, f"5D {few}", "KS", "3S 4S 5S 6S", full), "play 5D"), 1) == "play KS"


@pytest.mark.rule("BT-01", "BT-03")
def test_a_partners_strong_play_stands_and_an_opponents_is_beaten() -> None:
    hands = ("AD 3C 4C 5D 6H", "3D 4D 6C 7D 8C", "AS 5C 7C 9C JC", "4H 6D 8D 10D QD")
    step = after(playing_with(Options(), *hands), "play AD", "pass")
    assert chosen(step, 2) == "pass"
    alone = after(playing_with(Options(mode=INDIVIDUAL), *hands), "play AD", "pass")
    assert chosen(alone, 2) == "play AS"


@pytest.mark.rule("BT-31", "BT-32", "BT-34")
def test_last_cards_are_heeded_and_never_forgotten() -> None:
    step = after(playing_with(Options(), "5C 6D 7D", "8C KD AS", "3C", "4C 4D 4H", declared=(2,)), "play 5C")
    assert chosen(step, 1) == "play AS"
    assert chosen(playing_with(Options(), "5C 5D 7D 2S", "8C", "9C 9D", "10C JD", declared=(1,)), 0) == "play 5C 5D"
    said = playing_with(Options(last_card=MANUAL), "3D 9S", "4D 4C KC", "5D 6C", "6D 7H 8H")
    assert chosen(said, 0).startswith("last-card play")


@pytest.mark.rule("BT-50")
def test_a_hand_that_may_be_laid_down_is() -> None:
    options = Options(mode=INDIVIDUAL, counter_attack=True)
    step = playing_with(options, "AS 2H 3C 4D 6S 8H 9C JD QS KH 6H", "3D", "4C", "5C")
    assert chosen(step, 0).startswith("lay-down play 6")


def test_the_lead_before_an_opponents_last_card_on_the_left_is_no_low_single() -> None:
    step = playing_with(Options(), "3C 5C 5D 9D 9H", "4C 6D 8H", "6C 7D 8D", "KD", declared=(3,))
    assert chosen(step, 0) != "play 3C"


def test_hands_are_split_into_few_cheap_plays() -> None:
    split = planner_for(Options())
    plays = split.plays(packed(read_cards("3D 4C 5D 6S 7D 9S 9H 2D KC KD KH 4S 4H")))
    assert len(plays) <= 5
    assert sum((move & CARD_BITS).bit_count() for move in plays) == 13


@pytest.mark.rule("BT-60")
def test_what_others_hide_does_not_change_the_move() -> None:
    random = Random(4)
    step = BIG_TWO.deal(Options(), None, BIG_TWO.chance(Options(), None, random))
    for _ in range(40):
        seat = step.state.turn
        if seat is None:
            break
        view = step.state.view(seat)
        assert isinstance(view.phase, Playing)
        move = greedy(view, Random(1))
        information = information_state(view, view.phase)
        assert information.unseen.bit_count() == sum(view.counts) - view.counts[seat]
        for seed in range(3):
            imagined = BIG_TWO.imagine(view, Random(seed))
            assert greedy(imagined.view(seat), Random(2)) == move
        step = act(step.state, move)


@pytest.mark.parametrize("options", [Options(), Options(mode=INDIVIDUAL)], ids=["partners", "individual"])
def test_it_is_far_better_than_chance(options: Options) -> None:
    names = ("greedy", "random", "greedy", "random")
    deals = [single_deal(BIG_TWO, options, 9, place, names, BOTS) for place in range(40)]
    gained = [sum(deal.result.scored.changes[seat] for seat in (0, 2)) / 2 for deal in deals]
    assert sum(gained) / len(gained) > 4
