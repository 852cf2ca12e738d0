"""How likely a deal explains bids and passes, reckoned a second time from the true hands at every step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, prod
from random import Random
from typing import Any

import pytest

from engine.cards import Cards, Rank
from engine.game import Step, act
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Call, Declare, Give, Pass
from engine.games.taihe_a_bao.ai.imagine import belief
from engine.games.taihe_a_bao.ai.imagine.belief import TRIES, believed, lay_open
from engine.games.taihe_a_bao.ai.imagine.evidence import (
    BID_SCALE,
    CALL_SCALE,
    PASS_SCALE,
    PASSES_WEIGHED,
    SURPRISE,
    auction_terms_in,
    evidence_in,
    likelihood,
)
from engine.games.taihe_a_bao.ai.imagine.facts import facts_of
from engine.games.taihe_a_bao.ai.imagine.sampler import Dealt
from engine.games.taihe_a_bao.ai.simulator.auction import AuctionStage, edge_of_bidding
from engine.games.taihe_a_bao.ai.simulator.bid_evaluation import after_exchange
from engine.games.taihe_a_bao.ai.simulator.exchanges import best_exchange
from engine.games.taihe_a_bao.ai.simulator.play_loop import packed, tables_of, terms_of
from engine.games.taihe_a_bao.ai.simulator.scorer import scores_of
from engine.games.taihe_a_bao.ai.simulator.weights import weights_for
from engine.games.taihe_a_bao.ai.simulator.win_odds import model_of
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import PRESETS, Options
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Playing
from engine.games.taihe_a_bao.truth.state import State
from engine.search_model import Style

TABLES = {
    **{name: PRESETS[name] for name in ("taihe", "three_seats", "five_seats", "no_aces")},
    "recall": Options(recall="yes", sole_caller_wins=True, four_hearts_every_hand=True),
    "quads": Options(recall="quads_only", simple_scoring=True),
}


@cache
def course(name: str, number: int) -> tuple[State, ...]:
    """One deal between players who like to call, and play what they can about every second time."""
    options, random = TABLES[name], Random(f"{name} {number}")
    step: Step[Any] = TAIHE_A_BAO.deal(options, None, TAIHE_A_BAO.chance(options, None, random))
    states = [step.state]
    while step.state.turn is not None:
        actions = list(step.state.view(step.state.turn).candidates())
        passing = [action for action in actions if isinstance(action, Pass)]
        eager = 0.05 if isinstance(step.state.phase, Bidding) else 0.6
        active = [action for action in actions if not isinstance(action, Pass)]
        step = act(step.state, random.choice(active if active and random.random() < eager else passing or active))
        states.append(step.state)
    return tuple(states)  # type: ignore[arg-type]


def done(states: Sequence[State], number: int) -> Any:
    """What was done in this state, as its player knows it."""
    seat = states[number].turn
    assert seat is not None
    return states[-1].log.seen[seat][number].action


def surprising(odds: float) -> float:
    """The chance of these log odds, mixed with the share of what nobody would expect."""
    return SURPRISE + (1 - SURPRISE) / (1 + exp(-max(-30.0, min(30.0, odds))))


def of_a_bid(state: State, action: Any) -> float:
    """How likely the seat on turn bids so, with the cards that it holds."""
    phase, options = state.phase, state.options
    assert isinstance(phase, Bidding | Calling)
    callers = 0 if isinstance(phase, Bidding) else len(phase.exchanges)
    stage = AuctionStage.DECLARING if isinstance(phase, Bidding) else AuctionStage.CALLING
    hand = packed(state.hands[phase.turn])
    edge = edge_of_bidding(options, stage, callers, phase.spoken)(hand) / BID_SCALE
    chance = surprising(edge if isinstance(action, Declare | Call) else -edge)
    if not isinstance(action, Call):
        return chance
    fit = {height(card) for card in state.hands[phase.turn] if card.rank is not Rank.ACE}
    worse = after_exchange(model_of(options), hand, height(action.card), fit) - best_exchange(options)(hand)
    return chance * (SURPRISE + exp(min(0.0, worse) / CALL_SCALE))


def of_a_pass(state: State) -> float:
    """How likely the seat on turn passes on what lies there, with the cards that it holds."""
    phase = state.phase
    assert isinstance(phase, Playing)
    assert phase.over is not None
    seat, terms = phase.turn, terms_of(state.options, phase.declarer, 0)
    over = tables_of(state.view(0).aces_of_three).moves[phase.over]
    hand, others = (packed(cards) for cards in (state.hands[seat], others_cards(state)))
    legal = terms.tables.legal(hand, over)
    if not legal:
        return 1.0
    counts = tuple(map(len, state.hands))
    scores = scores_of(terms, weights_for(state.options, Style.EVEN))
    passing, *plays = scores(seat, hand, others, counts, legal, over, phase.best)  # type: ignore[arg-type]
    return surprising((passing[0] - max(score for score, _ in plays)) / PASS_SCALE)


def others_cards(state: State) -> Cards:
    """The cards in the other hands."""
    return tuple(card for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand)


def expected(states: Sequence[State], viewer: int, plies: int) -> float:
    """How likely others did what they did in the first so many actions, given what they held."""
    bids, passes = 1.0, []
    for number in range(plies):
        state, action = states[number], done(states, number)
        if state.turn != viewer:
            if isinstance(state.phase, Bidding | Calling):
                bids *= of_a_bid(state, action)
            elif isinstance(action, Pass):
                passes.append(of_a_pass(state))
    now = states[plies].phase
    return bids * (prod(passes[-PASSES_WEIGHED:]) if isinstance(now, Playing) else 1.0)


def true_deal(states: Sequence[State], viewer: int) -> Dealt[int]:
    """The real deal as a guess: first hands, and what was given unseen, by numbers."""
    numbers = {card: number for number, card in enumerate(auction_terms_in(states[0].view(viewer)).cards)}
    given = {
        place: numbers[done(states, place).card]
        for place, seen in enumerate(states[-1].log.seen[viewer])
        if seen.action == Give(None)
    }
    return Dealt([[numbers[card] for card in hand] for hand in states[0].hands], given)


@pytest.mark.parametrize("name", TABLES)
def test_the_real_deal_explains_what_was_done_as_well_as_its_hands_do(name: str) -> None:
    told = 0
    for number in range(6):
        states = course(name, number)
        random = Random(number)
        for plies in sorted(random.sample(range(len(states)), min(8, len(states)))):
            viewer = random.randrange(states[0].options.seats)
            view = states[plies].view(viewer)
            found = likelihood(evidence_in(view))(true_deal(states, viewer))
            assert found == pytest.approx(expected(states, viewer, plies)), (number, plies, viewer)
            told += found != 1.0
    assert told > 20


@pytest.mark.parametrize("name", ["taihe", "recall"])
def test_what_is_imagined_are_the_hands_that_are_left(name: str) -> None:
    for number in range(4):
        states, random = course(name, number), Random(number)
        for plies in random.sample(range(len(states) - 1), 4):
            state = states[plies]
            viewer = random.randrange(state.options.seats)
            view = state.view(viewer)
            for seed in range(3):
                imagined = believed(view, infers=True)(Random(seed))
                assert imagined.hands[viewer] == packed(state.hands[viewer])
                opened = dict(lay_open(view, imagined))
                assert [place.seat for place in opened] == [
                    seat for seat in range(state.options.seats) if seat != viewer
                ]
                for place, cards in opened.items():
                    assert place.seat is not None
                    assert packed(cards) == imagined.hands[place.seat]
                    assert len(cards) == view.counts[place.seat]


def test_of_a_few_deals_the_likelier_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where others have bid, so many deals are drawn for one; where nothing was said, one."""
    drawn = []

    def counted(*arguments: Any) -> Any:
        draw = real(*arguments)
        return lambda random: drawn.append(1) or draw(random)

    real = belief.dealer
    monkeypatch.setattr(belief, "dealer", counted)
    states = course("taihe", 0)
    for plies, infers, wanted in ((0, True, 1), (3, True, TRIES), (3, False, 1)):
        drawn.clear()
        believed(states[plies].view(states[0].starter), infers)(Random(0))
        assert len(drawn) == wanted


@pytest.mark.rule("TAB-20", "TAB-23", "TAB-50")
@pytest.mark.parametrize("name", TABLES)
def test_what_a_view_proves_is_where_the_cards_were(name: str) -> None:
    """Every card that is said to have been somewhere before some transfer was there; own cards are known throughout."""
    recalled = 0
    for number in range(25):
        states = course(name, number)
        exchanges = [place for place in range(len(states) - 1) if isinstance(done(states, place), Call | Give)]
        called = [str(action) for action in (done(states, place) for place in exchanges) if isinstance(action, Call)]
        recalled += len(set(called)) < len(called)
        before = [states[place].hands for place in exchanges]
        for viewer in range(states[0].options.seats):
            known = facts_of(states[-1].view(viewer))
            assert [transfer.place for transfer in known.transfers] == exchanges
            hands = [*before, states[exchanges[-1] + 1 if exchanges else 0].hands]
            for card, places in known.fixed.items():
                for transfer, seat in places.items():
                    assert card in hands[transfer][seat], (card, transfer, seat)
            assert all(known.fixed[card][0] == viewer for card in states[0].hands[viewer])
    assert recalled or TABLES[name].recall != "yes"
