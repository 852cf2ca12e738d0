"""The heuristic player: it uses its role, keeps it to itself, and is much better than chance."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from engine.cards import read_cards
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import PASS, Play
from engine.games.bao_huang.ai.heuristic_player import greedy
from engine.games.bao_huang.ai.simulator.heuristic import friends_of, groups_of
from engine.games.bao_huang.ai.simulator.play_loop import packed
from engine.games.bao_huang.options import Options
from engine.players import BOTS
from engine.players.arena import single_deal
from tests.engine.games.bao_huang.dealing import after, deal_with, playing_with

WEAK = "7H 8H 9H 10H JH QH KH 6H"


@pytest.mark.rule("BH-12")
def test_seats_are_trusted_by_what_one_may_know() -> None:
    assert friends_of(1, 0, None, holds_eunuch=True) == (1.0, 1.0, 0.0, 0.0, 0.0)
    assert friends_of(1, 0, None, holds_eunuch=False) == (0.0, 1.0, 0.5, 0.5, 0.5)
    assert friends_of(0, 0, None, holds_eunuch=False) == (1.0, 0.25, 0.25, 0.25, 0.25)
    assert friends_of(0, 0, None, holds_eunuch=True) == (1.0, 0.0, 0.0, 0.0, 0.0)
    assert friends_of(3, 0, 1, holds_eunuch=False) == (0.0, 0.0, 1.0, 1.0, 1.0)


def test_who_can_run_out_does() -> None:
    step = after(playing_with(Options(), "7H 7C RJ* KS", "9H 9C", "8H BJ*", "10H", "JH"), "play 7H 7C")
    assert greedy(step.state.view(1), Random(1)) == Play(read_cards("9H 9C"))


def test_the_eunuch_lets_the_emperors_high_play_stand_and_the_people_beat_it() -> None:
    hands = ("AH RJ* KS 7H 7C", f"2S BJ* {WEAK}", f"2S 2H {WEAK}", "10H 10C 9S", "JH JC 9C")
    step = after(playing_with(Options(), *hands), "play AH")
    assert greedy(step.state.view(1), Random(1)) == PASS
    assert greedy(after(step, "pass").state.view(2), Random(1)) != PASS


@pytest.mark.rule("BH-13", "BH-11")
def test_a_weak_hand_does_not_play_alone_and_a_strong_one_wears_the_crown() -> None:
    weak = deal_with(Options(), "RJ* BJ* 6H 7H 8H 9H 10H JH QH KH")
    assert str(greedy(weak.state.view(0), Random(1))) == "pass-on"
    strong = deal_with(Options(), "RJ* RJ RJ BJ 2S 2S 2S 2S 2H 2H AH AH")
    assert str(greedy(strong.state.view(0), Random(1))) == "accept"


def test_a_plain_black_joker_goes_before_the_eunuch_card() -> None:
    hands = ("6H 9H 9C RJ* KS KC", "BJ BJ* 7H", "2H 8H", "10H 10C", "JH JC")
    step = after(playing_with(Options(), *hands, emperor=0), "play 6H", "pass", "play 2H", "pass", "pass", "pass")
    moves = {str(greedy(step.state.view(1), Random(seed))) for seed in range(20)}
    assert moves == {"play BJ please"}


def test_hands_are_counted_in_plays() -> None:
    assert groups_of(packed(read_cards("7H 7C 9S BJ RJ*"))) == 2
    assert groups_of(packed(read_cards("BJ RJ*"))) == 1
    assert groups_of(0) == 0


def test_greedy_beats_random_players_and_decides_quickly() -> None:
    scores, seconds = 0, []
    for place in range(30):
        names = tuple("greedy" if seat == place % 5 else "random" for seat in range(5))
        deal = single_deal(BAO_HUANG, Options(), 11, place, names, BOTS)
        scores += deal.result.scored.changes[place % 5]
        seconds += [each.seconds for each in deal.decisions if each.bot == "greedy"]
    assert scores > 8
    seconds.sort()
    assert seconds[len(seconds) * 9 // 10] < 0.01


def test_every_seat_plays_soundly_under_every_house_rule() -> None:
    for name, options in BAO_HUANG.presets.items():
        began = perf_counter()
        deal = single_deal(BAO_HUANG, options, 3, 1, ("greedy",) * 5, BOTS)
        assert not deal.result.ended.void, name
        assert perf_counter() - began < 20
