"""The tuned scorer and the best exchange: quick look-ups that agree with what they stand for."""

from __future__ import annotations

from math import inf
from random import Random
from statistics import fmean

import pytest

from engine.cards import read_cards, shuffled
from engine.events import Seat
from engine.games.taihe_a_bao.ai.simulator.bid_evaluation import after_exchange
from engine.games.taihe_a_bao.ai.simulator.exchanges import best_exchange
from engine.games.taihe_a_bao.ai.simulator.heuristic import heuristic_policy
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    Hand,
    Move,
    Policy,
    copies,
    opening_position,
    packed,
    played_out,
    terms_of,
)
from engine.games.taihe_a_bao.ai.simulator.scorer import scorer_policy
from engine.games.taihe_a_bao.ai.simulator.weights import FEATURES, Situation, judged, weights_for
from engine.games.taihe_a_bao.ai.simulator.win_odds import model_of, winning_chance
from engine.games.taihe_a_bao.melds import ACE, height
from engine.games.taihe_a_bao.options import Options, pack
from engine.search_model import Style

OPTIONS = Options()
TERMS = terms_of(OPTIONS, 0, 0)
WEIGHTS = weights_for(OPTIONS, Style.EVEN)


def deals(options: Options, number: int) -> list[list[Hand]]:
    """Hands of which seat 0 has the best by the odds."""
    random, found = Random(11), []
    for _ in range(number):
        cards = shuffled(pack(options), random.random)
        hands = [packed(cards[seat :: options.seats]) for seat in range(options.seats)]
        found.append(sorted(hands, key=lambda hand: -winning_chance(model_of(options), hand)))
    return found


def declarer_wins(options: Options, alone: Policy, others: Policy, number: int = 400) -> float:
    terms = terms_of(options, 0, 0)

    def policy(hands: list[Hand], turn: Seat, legal: int, over: Move, best: Seat) -> Move:
        return (alone if turn == 0 else others)(hands, turn, legal, over, best)

    return fmean(
        not played_out(terms, opening_position(terms, hands), policy).hands[0] for hands in deals(options, number)
    )


@pytest.mark.parametrize(("seats", "margin"), [(3, 0.03), (4, 0.0), (5, 0.03)])
def test_the_tuned_scorer_does_better_than_sound_players_on_either_side(seats: int, margin: float) -> None:
    """With three seats the weights of four would win hardly more alone than heuristic players do."""
    options = Options(seats=seats)
    terms = terms_of(options, 0, 0)
    tuned, steady = scorer_policy(terms, weights_for(options, Style.EVEN)), heuristic_policy(terms)
    assert declarer_wins(options, tuned, steady) > declarer_wins(options, steady, steady) + margin
    assert declarer_wins(options, steady, tuned) < declarer_wins(options, steady, steady) + 0.02


def test_every_situation_has_a_weight_for_every_feature() -> None:
    assert set(WEIGHTS) == set(Situation)
    assert all(len(weights) == len(FEATURES) for weights in WEIGHTS.values())


def test_the_best_exchange_is_the_best_of_all_exchanges() -> None:
    model, best = model_of(OPTIONS), best_exchange(OPTIONS)
    for hands in deals(OPTIONS, 15):
        for hand in hands:
            given = [each for each in range(ACE) if copies(hand, each)]
            found = max(
                after_exchange(model, hand, wanted, [each for each in given if each != wanted])
                for wanted in range(ACE)
                if copies(hand, wanted) < 4
            )
            assert best(hand) == pytest.approx(found)


def test_a_packed_hand_tells_how_many_cards_it_has_of_each_height() -> None:
    cards = read_cards("4S 4H 7C 9S KS KH KC AD")
    for each in range(10):
        assert copies(packed(cards), each) == sum(height(card) == each for card in cards)


def test_the_bold_look_at_wins_and_the_cautious_at_losses() -> None:
    assert judged(4, Style.BOLD) > judged(4, Style.EVEN) == judged(4, Style.CAUTIOUS) == 4
    assert -inf < judged(-4, Style.CAUTIOUS) < judged(-4, Style.EVEN) == judged(-4, Style.BOLD) == -4
