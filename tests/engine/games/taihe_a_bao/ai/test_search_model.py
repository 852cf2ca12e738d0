"""How Taihe A Bao is thought about: beliefs obey hard facts and learn from bids, outcomes are those of the rules."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import pytest

from engine.events import Scored
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Play
from engine.games.taihe_a_bao.ai.imagine.belief import believed
from engine.games.taihe_a_bao.ai.imagine.evidence import auction_terms_in
from engine.games.taihe_a_bao.ai.simulator.endgame import declarer_wins
from engine.games.taihe_a_bao.ai.simulator.play_loop import LOW_BITS, LOW_MASK, packed, position_of, terms_of
from engine.games.taihe_a_bao.ai.simulator.scorer import card_counts
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules.phases import Exchange, Playing
from engine.players.levels import search_bot
from engine.search_model import MOST_MOVES, SearchSettings, Style
from tests.engine.players.positions import decisions, not_told_apart, positions

SEARCH_MODEL = TAIHE_A_BAO.search_model
assert SEARCH_MODEL is not None
TABLES = (Options(), Options(seats=3), Options(seats=5, aces=False, recall="yes"), Options(sole_caller_wins=True))


def exchanges_of(view: Any) -> tuple[Exchange, ...]:
    return getattr(view.phase, "exchanges", ())


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_moves_are_allowed_few_and_different_and_the_first_has_the_highest_score(options: Options) -> None:
    for view in positions(TAIHE_A_BAO, 3, 4, options):
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        assert 1 <= len(problem.moves) == len(problem.scores) == len(set(problem.moves)) <= MOST_MOVES
        assert all(view.refusal(move) is None for move in problem.moves)
        assert problem.scores[0] == max(problem.scores)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_believed_deal_obeys_every_hard_fact(options: Options) -> None:
    for state in decisions(TAIHE_A_BAO, 3, options)[::5]:
        view: Any = state.view(state.turn)
        belief = believed(view, infers=True)
        cards = auction_terms_in(view).cards
        for seed in range(4):
            imagined = belief(Random(seed))
            assert imagined.hands[view.seat] == packed(view.hand)
            assert sum(imagined.hands) == sum(map(packed, state.hands))
            assert [_size(hand) for hand in imagined.hands] == list(view.counts)
            played = {card for seen in view.history if isinstance(seen.action, Play) for card in seen.action.cards}
            for exchange in exchanges_of(view)[-1:]:
                owner = imagined.owners[cards.index(exchange.card)]
                assert exchange.card in played or owner == exchange.caller


def _size(hand: int) -> int:
    low, high = card_counts()
    return low[hand & LOW_MASK] + high[hand >> LOW_BITS]


@pytest.mark.parametrize("name", ["search:novice", "search:n40", "search:n40:bold"])
def test_permuting_what_a_seat_cannot_see_changes_no_move(name: str) -> None:
    bot, different = search_bot(name), 0
    for state in decisions(TAIHE_A_BAO, 3)[::7]:
        assert state.turn is not None
        view: Any = state.view(state.turn)
        different += not_told_apart(TAIHE_A_BAO, view, bot).hands != state.hands  # type: ignore[attr-defined]
    assert different >= 10


def test_what_others_said_makes_the_truth_likelier() -> None:
    """Log loss of who holds each rank, against deals drawn evenly; the margin is far above chance (seeds are fixed)."""
    better = count = 0.0
    for number, state in enumerate(decisions(TAIHE_A_BAO, 24)[8::11]):
        view: Any = state.view(state.turn)
        losses = [_loss(state, believed(view, infers), Random(number)) for infers in (True, False)]
        better += losses[1] - losses[0]
        count += 1
    assert count > 40
    assert better / count > 0.02


def _loss(state: Any, belief: Any, random: Random) -> float:
    """The mean log loss of the number of Aces and Kings, the cards that bids speak of, in each hand."""
    drawn = [belief(random).hands for _ in range(100)]
    losses = []
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            true = sum(height(card) >= 8 for card in hand)
            losses.append(-log((sum(_high(hands[seat]) == true for hands in drawn) + 1) / (len(drawn) + 6)))
    return sum(losses) / len(losses)


def _high(hand: int) -> int:
    return (hand >> 10) // 5**4 % 5 + (hand >> 10) // 5**5 % 5


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_an_outcome_is_a_result_that_the_rules_know(options: Options) -> None:
    for view in positions(TAIHE_A_BAO, 2, 6, options):
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(nodes=500), ())
        imagined = problem.imagined(Random(1))
        for place in range(len(problem.moves) * problem.plans):
            first, again = problem.playout(imagined, place), problem.playout(imagined, place)
            assert first == again
            assert len(first.facts) == len(SEARCH_MODEL.facts)
            assert first.facts[0] == (first.value > 0)


def test_our_seat_may_go_on_by_either_of_two_plans_and_the_plan_matters() -> None:
    """One plan alone misplays some hands in every deal: a move must be tried with both."""
    matters = 0
    for view in positions(TAIHE_A_BAO, 4, 5):
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        assert problem.plans == 2
        imagined = problem.imagined(Random(2))
        values = [problem.playout(imagined, arm).value for arm in range(2 * len(problem.moves))]
        matters += values[: len(problem.moves)] != values[len(problem.moves) :]
    assert matters >= 3


def test_the_last_cards_are_played_out_to_the_points_of_the_rules() -> None:
    finished = 0
    for state in decisions(TAIHE_A_BAO, 10):
        view: Any = state.view(state.turn)
        if not isinstance(view.phase, Playing) or len(view.hand) > 3:
            continue
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        for place, move in enumerate(problem.moves):
            if isinstance(move, Play) and len(move.cards) == len(view.hand):
                (scored,) = (event for event in state.after(move).events if isinstance(event, Scored))
                value = problem.playout(problem.imagined(Random(0)), place).value
                assert value == scored.changes[view.seat]
                finished += 1
    assert finished >= 8


def test_endings_are_solved_as_by_trying_everything() -> None:
    tried = 0
    for state in decisions(TAIHE_A_BAO, 30):
        if isinstance(state.phase, Playing) and sum(map(len, state.hands)) <= 11:
            terms = terms_of(state.options, state.phase.declarer, len(state.phase.exchanges))
            position = position_of(terms, state.phase, state.hands)
            assert declarer_wins(terms, position, 10_000) == _by_trying(state, state.phase.declarer)
            tried += 1
    assert tried >= 8


def _by_trying(state: Any, declarer: int) -> bool:
    """Whether the declarer wins, by the rules themselves and without any shortcut."""
    if state.turn is None:
        return bool(state.phase.won)
    alone = state.turn == declarer
    outcomes = (_by_trying(state.after(action).state, declarer) for action in state.view(state.turn).candidates())
    return any(outcomes) if alone else all(outcomes)


def test_an_ending_that_is_too_deep_is_left_to_playing_out() -> None:
    state = next(state for state in decisions(TAIHE_A_BAO, 3) if isinstance(state.phase, Playing))
    terms = terms_of(state.options, state.phase.declarer, len(state.phase.exchanges))
    assert declarer_wins(terms, position_of(terms, state.phase, state.hands), 50) is None


def test_a_wanted_action_is_weighed_whatever_suits_it_names() -> None:
    for view in positions(TAIHE_A_BAO, 4, 3):
        for action in list(view.candidates())[:3]:
            problem = SEARCH_MODEL.search_problem(view, SearchSettings(), (action,))
            assert action in problem.moves
            assert len(problem.moves) <= MOST_MOVES + 1


def test_styles_weigh_differently() -> None:
    differ = 0
    for view in positions(TAIHE_A_BAO, 5, 3):
        bold, cautious = (
            SEARCH_MODEL.search_problem(view, SearchSettings(style=style), ()).moves[0]
            for style in (Style.BOLD, Style.CAUTIOUS)
        )
        differ += bold != cautious
    assert differ >= 1
