"""Hands as bits: combinations sifted are combinations found, hands are split whole, and heuristic moves are legal."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import read_cards
from engine.events import Seat
from engine.games.big_two.ai.heuristic_player import planner_for
from engine.games.big_two.ai.simulator.heuristic import InformationState, heuristic_policy, unbeatable
from engine.games.big_two.ai.simulator.meld_tables import ABOVE_CARDS, fives_in, pairs_in
from engine.games.big_two.ai.simulator.plans import loose_plays
from engine.games.big_two.ai.simulator.play_loop import (
    CARD_BITS,
    LEAD,
    NOBODY,
    Hand,
    Move,
    Position,
    Terms,
    bits_of,
    is_obliged,
    legal,
    may_pass,
    packed,
    played_out,
    result,
    terms_of,
    unpacked,
    values_in,
)
from engine.games.big_two.ai.simulator.rollout import planned, rollout_policy
from engine.games.big_two.ai.simulator.weights import EVEN
from engine.games.big_two.melds import fives, pairs
from engine.games.big_two.options import HONG_KONG, MANUAL, PLAIN, PRESETS, Options

HANDS = st.sets(st.integers(0, 51), min_size=1, max_size=13)


@settings(max_examples=60, deadline=None)
@given(hand=HANDS, data=st.data())
def test_what_is_sifted_is_what_is_found_anew(hand: set[int], data: st.DataObject) -> None:
    kept = data.draw(st.sets(st.sampled_from(sorted(hand))))
    before, rest = bits_of(hand), bits_of(kept)
    assert Terms(Options()).sifted(before, rest) == Terms(Options()).groups(rest)


@settings(max_examples=60, deadline=None)
@given(hand=HANDS)
def test_a_hand_is_split_into_plays_that_share_no_card_and_cost_what_it_costs(hand: set[int]) -> None:
    split = planner_for(Options())
    bits = bits_of(hand)
    plays = split.plays(bits)
    assert sorted(value for move in plays for value in values_in(move & CARD_BITS)) == sorted(hand)
    held = legal(split.terms, bits, LEAD, obliged=False)
    assert set(plays) <= set(held)
    assert sum(map(split.play_cost, plays)) == pytest.approx(split.split(bits)[0])
    assert split.split(bits)[0] <= split.cost_of_loose(bits) + 1e-9


def test_equal_cards_are_split_into_pairs_with_the_highest_alone() -> None:
    plays = loose_plays(packed(read_cards("9D 9C 9S 4D 4C 4H 4S 2H")))
    assert [str(unpacked(move)) for move in plays] == [
        "play 9S",
        "play 2H",
        "play 4C 4D",
        "play 4S 4H",
        "play 9C 9D",
    ]


@settings(max_examples=40, deadline=None)
@given(hand=HANDS)
def test_a_plan_followed_is_the_cheapest_plan_of_what_is_left(hand: set[int]) -> None:
    split = planner_for(Options())
    bits = bits_of(hand)
    plan = planned(split, bits)
    for move in (*plan.singles, *plan.pairs, *plan.fives):
        followed = plan.without(move)
        assert sorted((*followed.singles, *followed.pairs, *followed.fives, move)) == sorted(split.plays(bits))
        cost = sum(map(split.play_cost, (*followed.singles, *followed.pairs, *followed.fives)))
        assert cost == pytest.approx(split.split(bits & ~move)[0])


@settings(max_examples=80, deadline=None)
@given(hand=st.sets(st.integers(0, 51), min_size=1, max_size=16), straights=st.sampled_from((HONG_KONG, PLAIN)))
def test_combinations_looked_up_are_those_found_card_by_card(hand: set[int], straights: str) -> None:
    values = tuple(sorted(hand))
    for found, expected in (
        (pairs_in(bits_of(hand)), pairs(values)),
        (fives_in(bits_of(hand), straights), fives(values, straights)),
    ):
        assert [(move >> ABOVE_CARDS, values_in(move & CARD_BITS)) for move in found] == expected


@pytest.mark.rule("BT-31", "BT-32", "BT-33", "BT-34", "BT-50")
@pytest.mark.parametrize("player", ["heuristic", "rollout"])
@pytest.mark.parametrize(
    "options",
    [*PRESETS.values(), Options(last_card=MANUAL, last_card_lead_highest=False)],
    ids=[*PRESETS, "any single"],
)
def test_a_sound_move_and_a_quick_one_are_legal_moves(options: Options, player: str) -> None:
    terms, random = terms_of(options), Random(8)
    policy = heuristic_policy(planner_for(options)) if player == "heuristic" else rollout_policy(options, EVEN)

    def checked(hands: list[Hand], turn: Seat, over: int, best: Seat, declared: int, opening: bool) -> Move:
        move = policy(hands, turn, over, best, declared, opening)
        obliged = is_obliged(declared, turn)
        if move:
            assert move in legal(terms, hands[turn], over, obliged, opening)
        else:
            assert may_pass(hands[turn], over, obliged)
        return move

    for number in range(40):
        deck = [1 << value for value in range(52)]
        random.shuffle(deck)
        hands = tuple(sum(deck[seat::4]) for seat in range(4))
        starter = next(seat for seat in range(4) if hands[seat] & 1)
        position = Position(hands, starter, opening=options.first_lead_has_3d and number % 2 == 0)
        ended = played_out(terms, position, checked, plies=400)
        assert ended.turn == NOBODY
        assert sum(result(terms, ended)) == 0
        assert not ended.forgot


@pytest.mark.parametrize(
    ("move", "unseen", "expected"),
    [
        ("2S", "2H", True),
        ("2H", "2S", False),
        ("KS", "KH QS", True),
        ("KS KD", "2S AH KH KC", True),
        ("KH KC", "KS KD", False),
        ("KH KC", "2S 2D", False),
        ("3D 4D 5D 6D 7C", "8D 9D 10C", True),
        ("3D 4D 5D 6D 7C", "8D 9D 10C JD QD KD", False),
        ("QS QD QC 3D 3C", "8D 9D 10C JD QH KD", True),
    ],
)
def test_what_nobody_can_beat(move: str, unseen: str, expected: bool) -> None:
    terms = terms_of(Options())
    cards = packed(read_cards(move))
    played_move = next(each for each in legal(terms, cards, LEAD, obliged=False) if each & CARD_BITS == cards)
    others = packed(read_cards(unseen))
    information = InformationState(0, cards, others, (cards.bit_count(), others.bit_count(), 0, 0), LEAD, NOBODY, 0)
    assert unbeatable(information, played_move) is expected
