"""Beliefs: no imagined deal breaks a hard fact, and what others played and passed makes the truth likelier."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import e, exp, log
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.cards import read_cards
from engine.games.big_two import BIG_TWO
from engine.games.big_two.ai.imagine.belief import LATEST, _swapped, believed
from engine.games.big_two.ai.imagine.evidence import HIGH, SUIT, Evidence, above, evidence_of, surprisal
from engine.games.big_two.ai.imagine.facts import THREE_OF_DIAMONDS_VALUE, Bound, facts_of
from engine.games.big_two.ai.simulator.play_loop import bits_of, packed, values_in
from engine.games.big_two.melds import read_meld
from engine.games.big_two.options import HONG_KONG, PRESETS, Options
from engine.games.big_two.rules.obligations import leads_more_than_singles
from tests.engine.games.big_two.dealing import after, deal_with
from tests.engine.players.positions import decisions
from tests.fit import assert_fits

DRAWN = 30


@pytest.mark.rule("BT-01", "BT-31", "BT-32")
@pytest.mark.parametrize("options", [Options(), PRESETS["strict"]], ids=["default", "strict"])
def test_no_belief_breaks_a_hard_fact(options: Options) -> None:
    proven = known_threes = 0
    for state in decisions(BIG_TWO, 24, options)[::5]:
        assert state.turn is not None
        view: Any = state.view(state.turn)
        known, belief, random = facts_of(view), believed(view, infers=True), Random(1)
        proven += any(bound != Bound() for bound in known.bounds.values())
        known_threes += known.starter is not None
        for _ in range(3):
            hands = belief(random)
            assert hands[view.seat] == packed(view.hand)
            assert [hand.bit_count() for hand in hands] == list(view.counts)
            others = [values_in(hands[seat]) for seat in known.places]
            assert sorted(value for hand in others for value in hand) == sorted(known.unseen)
            for seat, hand in zip(known.places, others, strict=True):
                bound = known.bounds[seat]
                assert all(value < bound.limit for value in hand)
                together = tuple(sorted((*hand, *(bound.apart or ()))))
                assert bound.apart is None or not leads_more_than_singles(together, options.straights)
                assert known.starter is None or (THREE_OF_DIAMONDS_VALUE in hand) == (seat == known.starter)
    assert proven >= 10
    assert known_threes >= 3 or options.first_lead_has_3d  # where it is led at once it is never unseen


def test_a_pass_and_a_lead_tell_what_is_not_there() -> None:
    """Seat 0 leads the 5♣, seat 1 passes on it: no odd 3s and 4s with the one, no single above with the other."""
    view: Any = after(deal_with(Options(), "3D 5C"), "play 5C", "pass").state.view(2)
    (lead,), (passing,) = evidence_of(view)[0], evidence_of(view)[1]
    assert [ranks for ranks, *_ in lead.singles] == [SUIT & 0xFF]
    assert [ranks for ranks, *_ in passing.singles] == [SUIT & ~0xFFF & ~HIGH, HIGH]
    assert lead.later == 1 << 4 * 2 + 1
    assert passing.later == 0
    assert surprisal((passing,), 0b0011 << 20) == 0.0  # a pair of 8s
    low, high, both = (
        surprisal((passing,), hand) for hand in (1 << 20, 1 << 48, 1 << 20 | 1 << 48)
    )  # a lone 8, a lone 2
    assert both == low + high > max(low, high) > 0.0
    assert not any(evidence_of(view)[2:])


@pytest.mark.parametrize(
    ("hand", "beats"),
    [
        ("4D 5C 6H 7H 8S", True),
        ("3H 4D 5C 6H 7H", False),  # by its rank no higher straight
        ("JS QH KD AC 2D", False),
        ("AS 2H 3D 4C 5D", True),
        ("3S 5S 9S JS KS", True),
        ("9S 9H 9D 4C 4D", True),
        ("9S 9H 9D 4C 5D", False),
        ("9S 9H 9D 9C 5D", True),
    ],
)
def test_a_pass_on_five_cards_tells_of_what_beats_them(hand: str, beats: bool) -> None:
    led = deal_with(Options(), "3D 4C 5D 6C 7D")
    view: Any = after(led, "play 3D 4C 5D 6C 7D", "pass").state.view(2)
    (passing,) = evidence_of(view)[1]
    assert surprisal((passing,), packed(read_cards(hand))) == (passing.of_fives if beats else 0.0)
    assert passing.of_fives > 0
    assert not evidence_of(view)[0]  # a lead of five cards tells nothing


def test_only_better_kinds_and_ranks_are_above() -> None:
    def held(over: str, hand: str) -> bool:
        meld, cards = read_meld(read_cards(over), HONG_KONG), packed(read_cards(hand))
        assert meld is not None
        return above(meld.strength, HONG_KONG).held(*(cards >> suit & SUIT for suit in range(4)))

    assert held("3S 5S 9S JS KS", "4H 5H 7H 8H AH")
    assert not held("3S 5S 9S JS KS", "4H 5H 7H 8H QH")
    assert not held("3S 5S 9S JS KS", "6S 7H 8D 9D 10C")
    assert not held("3S 5S 9S JS KS", "4H 5H 7H AH 8S 9C")  # four of a suit
    assert held("3S 3H 3D 2C 2D", "4S 4H 4D 5C 5D")
    assert not held("5S 5H 5D 2C 2D", "4S 4H 4D KC KD")
    assert held("5S 5H 5D 5C 2D", "6S 6H 6D 6C")
    assert not held("3S 4S 5S 6S 7S", "AS AH AD AC 2D")


def test_odd_cards_can_be_spared_alone_and_two_of_a_rank_as_a_pair() -> None:
    single = Evidence(0, ((SUIT, 1.0),), (), None, 0.0)
    pair = Evidence(0, (), ((SUIT, 1.0),), None, 0.0)
    for suits in range(1, 16):
        for rank in (0, 7, 12):
            hand = suits << 4 * rank
            assert surprisal((single,), hand) == suits.bit_count() % 2
            assert surprisal((pair,), hand) == (suits.bit_count() > 1)
            assert surprisal((single, pair), hand) == surprisal((single,), hand) + surprisal((pair,), hand)
            later = Evidence(hand, ((SUIT, 1.0),), ((SUIT, 1.0),), None, 0.0)
            assert surprisal((later,), 0) == surprisal((single, pair), hand)


def test_hands_are_drawn_as_often_as_they_explain_what_others_played() -> None:
    """Against every deal of eight unseen cards, weighed one by one; by chi-square, as ``tests.fit`` says."""
    state = decisions(BIG_TWO, 14)[591]
    view: Any = state.view(state.turn)  # type: ignore[arg-type]
    known, evidence, seats = facts_of(view), evidence_of(view), tuple(facts_of(view).places)
    assert all(bound == Bound() for bound in known.bounds.values())
    weights: dict[tuple[int, ...], float] = {}
    for one in combinations(known.unseen, known.places[seats[0]]):
        left = [value for value in known.unseen if value not in one]
        for other in combinations(left, known.places[seats[1]]):
            rest = [value for value in left if value not in other]
            hands = tuple(map(bits_of, (one, other, rest)))
            told = sum(surprisal(evidence[seat][:LATEST], hand) for seat, hand in zip(seats, hands, strict=True))
            weights[hands] = exp(-told)
    assert len(weights) > 100
    assert max(weights.values()) > 20 * min(weights.values())
    belief, random = believed(view, infers=True), Random("as often")
    hands_drawn = (belief(random) for _ in range(2500))
    assert_fits(Counter(tuple(hands[seat] for seat in seats) for hands in hands_drawn), weights)


def test_exchanges_come_to_the_odds_however_often_one_is_refused() -> None:
    """One card each, and one of the two hands is less likely by the factor e."""
    low, high = 0, 4 * 5
    facts: Any = SimpleNamespace(starter=None, bounds={0: Bound(), 1: Bound()})
    evidence = ((Evidence(0, ((1 << high, 1.0),), (), None, 0.0),), ())
    random, odd = Random("odds"), 0
    for number in range(4000):
        dealt = (low, high) if number % 2 else (high, low)
        hands = [1 << value for value in dealt]
        _swapped(hands, [(value, seat) for seat, value in enumerate(dealt)], facts, evidence, random.random)
        odd += hands[0] == 1 << high
    assert odd / 4000 == pytest.approx(1 / (1 + e), abs=0.03)


def test_what_others_played_makes_the_truth_likelier() -> None:
    """Log loss of the number of cards of each rank, against deals drawn evenly; seeds are fixed."""
    better = []
    for state in decisions(BIG_TWO, 12)[14::12]:
        view: Any = state.view(state.turn)  # type: ignore[arg-type]
        evenly, told = (_loss(state, believed(view, infers)) for infers in (False, True))
        better.append(evenly - told)
    assert len(better) > 30
    assert sum(better) / len(better) > 0.01


def _loss(state: Any, belief: Any) -> float:
    drawn = [belief(Random(seed)) for seed in range(DRAWN)]
    losses = []
    for seat, cards in enumerate(state.hands):
        if seat != state.turn:
            true = packed(cards)
            for rank in range(13):
                counts = Counter((hands[seat] >> 4 * rank & 15).bit_count() for hands in drawn)
                seen = counts[(true >> 4 * rank & 15).bit_count()]
                losses.append(-log((seen + 0.5) / (DRAWN + 2.5)))
    return sum(losses) / len(losses)


def test_what_was_skipped_is_weighed_also_where_the_holder_of_the_three_of_diamonds_is_known() -> None:
    told = 0
    for state in decisions(BIG_TWO, 8):
        view: Any = state.view(state.turn)  # type: ignore[arg-type]
        if facts_of(view).starter is not None and len(view.history) > 8:
            evenly, infers = believed(view, infers=False), believed(view, infers=True)
            told += any(evenly(Random(seed)) != infers(Random(seed)) for seed in range(5))
            if told == 3:
                break
    assert told == 3
