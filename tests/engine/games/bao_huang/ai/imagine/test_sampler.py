"""Imagined deals: nothing that a seat knows is contradicted, and what is left is evenly likely."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product
from math import comb, prod
from random import Random

import pytest

from engine.cards import EMPEROR, EUNUCH, Card, Cards, Suit
from engine.game import Step, act
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import Action
from engine.games.bao_huang.ai.imagine import gifts
from engine.games.bao_huang.ai.imagine.facts import eunuch_known
from engine.games.bao_huang.ai.imagine.gifts import GiftFacts, bounds_of, gift_courses
from engine.games.bao_huang.ai.imagine.sampler import gift_facts_of, sampler
from engine.games.bao_huang.ai.imagine.tribute_bounds import TributeBound, numbers_of_ways, shares_at_bound
from engine.games.bao_huang.melds import RANKS, TWO, height
from engine.games.bao_huang.options import SEATS, Options
from engine.games.bao_huang.rules.phases import Giving, Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bao_huang.rules.tribute import may_be_given
from engine.games.bao_huang.truth.state import State
from tests.engine.games.bao_huang.dealing import after, deal_with, playing_with
from tests.fit import assert_fits

LOST = Standing(first=1, finish=(1, 2, 3, 4, 0), emperor=0, eunuch=4, tie=False)
WON = Standing(first=1, finish=(0, 1, 2, 3, 4), emperor=0, eunuch=2, tie=False)
ALONE_WON = Standing(first=1, finish=(3, 0, 1, 2, 4), emperor=3, eunuch=3, tie=False)
ALONE_LOST = Standing(first=1, finish=(0, 3, 1, 2, 4), emperor=3, eunuch=3, tie=False)


def imagined(step: Step[Action], seat: int, number: int) -> Iterator[State]:
    """So many deals that this seat imagines; each shows it exactly its view."""
    view, random = step.state.view(seat), Random(3)
    draw = sampler(view)
    for _ in range(number):
        state = BAO_HUANG.complete(view, draw(random))
        assert isinstance(state, State)
        assert state.view(seat) == view
        yield state


def in_play(options: Options, standing: Standing | None, seed: int, plies: int) -> Step[Action]:
    """A deal played so far by random players."""
    random = Random(seed)
    step = BAO_HUANG.deal(options, standing, BAO_HUANG.chance(options, standing, random))
    for _ in range(plies):
        if step.state.turn is not None:
            step = act(step.state, random.choice(list(step.state.view(step.state.turn).candidates())))
    return step


@pytest.mark.rule("BH-12")
def test_the_eunuch_card_is_imagined_wherever_it_can_be() -> None:
    step = after(deal_with(Options(), "RJ*", "BJ*"), "accept")
    found = Counter(
        next(seat for seat, hand in enumerate(state.hands) if EUNUCH in hand) for state in imagined(step, 2, 300)
    )
    assert set(found) == {0, 1, 3, 4}
    assert min(found.values()) > 50


@pytest.mark.rule("BH-11")
def test_the_emperor_card_is_where_all_saw_it_go() -> None:
    step = after(deal_with(Options(), "", "RJ*", "BJ*"), "pass-on", "pass-on", "accept")
    for seat in (0, 2, 4):
        for state in imagined(step, seat, 30):
            assert EMPEROR in state.hands[3]


@pytest.mark.rule("BH-43", "BH-13")
def test_a_deal_that_goes_on_with_one_left_beside_the_emperor_shows_that_the_emperor_is_alone() -> None:
    step = playing_with(Options(), "6H BJ* RJ*", "7H", "8H", "9H", "10H 10C")
    step = after(step, "play 6H", "play 7H", "play 8H", "play 9H", "pass", "pass")
    assert eunuch_known(step.state.view(4), 0) == 0


@pytest.mark.rule("BH-64")
def test_an_announced_eunuch_holds_the_card() -> None:
    step = after(deal_with(Options(announce=True), "RJ*", "BJ*"), "accept", "pass", "announce")
    assert all(EUNUCH in state.hands[1] for state in imagined(step, 3, 40))


@pytest.mark.rule("BH-20", "BH-21")
@pytest.mark.parametrize("standing", [LOST, WON, ALONE_LOST, ALONE_WON])
@pytest.mark.parametrize("tribute", ["face_down", "face_up"])
def test_what_a_giver_kept_is_no_higher_than_what_it_gave(standing: Standing, tribute: str) -> None:
    options = Options(tribute=tribute)
    for seed in range(2):
        for plies in (2, 9, 60):
            step = in_play(options, standing, seed, plies)
            for seat in range(SEATS):
                for state in imagined(step, seat, 3):
                    assert_gifts_were_highest(state)


def assert_gifts_were_highest(state: State) -> None:
    """The replay through the checked door already refuses lower gifts; this counts them once more."""
    if isinstance(state.phase, Giving):
        return
    played: dict[int, list[Card]] = {seat: [] for seat in range(SEATS)}
    gave: dict[int, Cards] = {}
    for seat in range(SEATS):
        for seen in state.log.seen[seat]:
            if seen.seat == seat:
                cards = tuple(getattr(seen.action, "cards", ()))
                if str(seen.action).startswith("tribute"):
                    gave[seat] = cards
                elif str(seen.action).startswith("play"):
                    played[seat] += cards
    for seat, cards in gave.items():
        kept = [card for card in (*state.hands[seat], *played[seat]) if may_be_given(card, state.options)]
        assert max(map(height, kept)) <= min(map(height, cards))


@pytest.mark.rule("BH-44")
def test_who_has_led_sixes_is_imagined_with_sixes_only() -> None:
    options = Options(sixes_last=True)
    seen = 0
    for seed in range(30):
        random = Random(seed)
        step = BAO_HUANG.deal(options, None, BAO_HUANG.chance(options, None, random))
        while step.state.turn is not None:
            actions = list(step.state.view(step.state.turn).candidates())
            step = act(step.state, random.choice(actions))
            led = [each for each in step.state.view(0).history if str(each.action).startswith("play 6")]
            if led and isinstance(step.state.phase, Playing):
                for state in imagined(step, (led[-1].seat + 1) % SEATS, 2):
                    assert all(card.rank == "6" for card in state.hands[led[-1].seat])
                seen += 1
                break
        if seen > 2:
            return
    raise AssertionError("too few deals in which sixes were led")


@pytest.mark.rule("BH-20", "BH-21")
def test_ways_of_unseen_gifts_are_weighed_as_brute_force_counts_them() -> None:
    """Two givers with three cards each and two takers, on a small pack: every deal is counted."""
    twos, aces, low = 3, 3, 6
    deck = [TWO] * twos + [TWO - 1] * aces + [0] * low
    random, counted = Random(5), Counter[tuple[int, int]]()
    for _ in range(30_000):
        random.shuffle(deck)
        first, second = sorted(deck[:4]), sorted(deck[4:8])
        counted[first[-1], second[-1]] += 1
    cards = _cards_of_heights(Counter(deck))
    gift_facts = GiftFacts(
        0, (3, 4), (), (), {1: 1, 2: 1}, {3: (), 4: ()}, {1: (), 2: ()}, cards, {1: 3, 2: 3, 3: 3, 4: 3}, TWO
    )
    found = gift_courses(gift_facts)
    weights: defaultdict[tuple[int, int], float] = defaultdict(float)
    for way in found:
        bounds = bounds_of(gift_facts, way.gifts)
        weights[bounds[1].limit, bounds[2].limit] += way.weight
    whole = sum(weights.values())
    assert {key for key, times in counted.items() if times} <= weights.keys()
    for key, weight in weights.items():
        assert abs(weight / whole - counted[key] / counted.total()) < 0.01, key


@pytest.mark.rule("BH-20", "BH-21")
@pytest.mark.parametrize("standing", [LOST, ALONE_WON])
def test_hardly_a_deal_is_left_out_for_being_unlikely(standing: Standing, monkeypatch: pytest.MonkeyPatch) -> None:
    """The heights of gifts go down to the lowest that can be; only what makes a millionth of all deals is cut off."""
    for plies in (5, 30, 150):
        step = in_play(Options(), standing, 4, plies)
        for seat in range(SEATS):
            gift_facts = gift_facts_of(step.state.view(seat))
            found = sum(way.weight for way in gift_courses(gift_facts))
            with monkeypatch.context() as patch:
                patch.setattr(gifts, "REST", 0.0)
                whole = sum(way.weight for way in gift_courses(gift_facts))
            assert whole * (1 - 5e-6) <= found <= whole * (1 + 1e-9)


@pytest.mark.rule("BH-20", "BH-21")
def test_a_gift_of_ones_own_is_any_of_its_copies_as_likely_as_deals_have_it() -> None:
    """The taker has played one copy of our gift; the other lies in one of five places, of which two are the taker's.

    If what was played is our gift, the other copy may lie in all five places; else it is the gift, in one of those two.
    """
    gift, low = Card(RANKS[TWO], Suit.SPADES), Card(RANKS[0], Suit.SPADES)
    gift_facts = GiftFacts(0, (3,), (gift,), (), {}, {3: (gift,)}, {}, (gift, low, low, low, low), {3: 2, 4: 3}, TWO)
    weights = {way.gifts[0].seen: way.weight for way in gift_courses(gift_facts)}
    assert weights[True] / weights[False] == pytest.approx(5 / 2)


def _cards_of_heights(counts: Counter[int]) -> Cards:
    return tuple(Card(RANKS[each], Suit.SPADES) for each, copies in counts.items() for _ in range(copies))


def test_imagined_deals_differ() -> None:
    step = in_play(Options(), WON, 2, 30)
    for seat in range(SEATS):
        assert len({state.hands for state in imagined(step, seat, 10)}) == 10


@pytest.mark.rule("BH-20")
def test_cards_at_the_bound_are_shared_out_as_often_as_there_are_deals() -> None:
    """Against every number of cards that each giver may have kept, one by one; two more places are others'."""
    bounds = {0: TributeBound(5, 1, 0), 1: TributeBound(5, 2, 1), 2: TributeBound(5, 1, 0), 3: TributeBound(3, 1, 0)}
    free, cards = {0: 2, 1: 3, 2: 1, 3: 1, 4: 2}, 4
    ways = [numbers_of_ways(bounds[seat], free[seat], cards) for seat in range(3)]
    weights = {
        kept: prod(of_seat[number] for of_seat, number in zip(ways, kept, strict=True)) * comb(2, cards - sum(kept))
        for kept in product(*(range(len(of_seat)) for of_seat in ways))
        if sum(kept) <= cards
    }
    random = Random("shares")
    drawn = Counter(tuple(shares_at_bound(bounds, 5, cards, free, random.random).values()) for _ in range(2000))
    assert_fits(drawn, weights)
