"""What a seat imagines and what nobody can see: hard facts kept, hidden cards hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Cards, Rank, Suit, read_cards, shuffled, write_cards
from engine.events import Said
from engine.game import Shuffle, State, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import PASS, Play
from engine.games.bashi_fen.ai.imagine.assignment import Assignment, Item, slots_of
from engine.games.bashi_fen.ai.imagine.facts import Followed
from engine.games.bashi_fen.ai.imagine.repair import Constraints
from engine.games.bashi_fen.ai.simulator.packed_cards import packing_of
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.leads import lead_of, read_lead
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.trumps import trumps_of
from engine.games.bashi_fen.rules.view import View
from tests.engine.games.bashi_fen.dealing import after, deal_with, of_kind, view, when_taken

TABLES = {
    **PRESETS,
    "chao_dipi": replace(Options(), chao_dipi=True, bid_order="joker_or_higher_suit"),
    "turn_kitty": replace(Options(), no_bid="turn_kitty"),
    "three_packs": replace(PRESETS["zhao_pengyou"], seats=7, throws="strictly_highest"),
    "lowest_beaten": replace(Options(), failed_throw="lowest_beaten_part", loose_tractors=True),
}


def replayed(view: Any, random: Random) -> State[Any]:
    """The deal imagined from a view, every action through the checked door."""
    hidden = BASHI_FEN.sample(view, random)
    shuffle = Shuffle(hidden.deck, view.first, hidden.lots, hidden.turned)
    state = BASHI_FEN.deal(view.options, view.standing, shuffle).state
    for place, seen in enumerate(view.history):
        state = act(state, hidden.actions.get(place, seen.action)).state
    return state


@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_deal_shows_the_seat_what_it_saw(name: str) -> None:
    options, random = TABLES[name], Random(name)
    state = BASHI_FEN.deal(options, None, BASHI_FEN.chance(options, None, random)).state
    while state.turn is not None:
        if random.random() < 0.15:
            seat = random.randrange(options.seats)
            assert replayed(state.view(seat), random).view(seat) == state.view(seat)
        state = act(state, random.choice(tuple(state.view(state.turn).candidates()))).state


def copies(words: str, number: int) -> str:
    """Each of these cards so often."""
    return " ".join([words] * number)


LOOSE = {
    "stands": (Options(), "2S", f"{copies('3S 4S 5S 6S JS QS KS JC QC KC', 2)}", "JH JH QH QH KH KH 3C 3C"),
    "fails": (
        replace(Options(), packs=6, lowest_rank="9"),
        "9S",
        f"9S {copies('JS QS KS JC QC', 6)} KC",
        f"{copies('10C', 6)} 10D 10D",
    ),
}
"""Whose 10 10 A A of hearts is led with cards of other suits in hand that stand where its gap is: the table, the bid,
the other cards in hand, and the kitty that is buried as it was."""


@pytest.mark.rule("BSF-59")
@pytest.mark.parametrize("name", LOOSE)
def test_the_leader_of_a_loose_tractor_may_hold_what_lies_between_in_other_suits(name: str) -> None:
    options, bid, others, kitty = LOOSE[name]
    options = replace(options, loose_tractors=True)
    step = when_taken(deal_with(options, f"10H 10H AH AH {bid} {others}", kitty=kitty), {0: f"bid {bid}"})
    step = after(step, f"bury {kitty}", "play 10H 10H AH AH")
    assert bool(of_kind(step, Said)) == (name == "fails")
    random, between = Random(name), {Rank.JACK, Rank.QUEEN, Rank.KING}
    for seat in (1, 2, 3):
        hands = [replayed(step.state.view(seat), random).view(0).hand for _ in range(5)]
        assert any(card.rank in between for hand in hands for card in hand)
        assert not any(card.rank in between and card.suit is Suit.HEARTS for hand in hands for card in hand)


@pytest.mark.parametrize("name", LOOSE)
def test_deals_with_loose_tractors_are_imagined_to_the_end(name: str) -> None:
    """Whoever may lead one does; what all saw then is imagined again and again."""
    options, random = replace(LOOSE[name][0], loose_tractors=True), Random(f"wide {name}")
    step = BASHI_FEN.deal(options, None, BASHI_FEN.chance(options, None, random))
    led = 0
    while step.state.turn is not None:
        now = view(step)
        loose = loose_leads(now)
        step = act(step.state, random.choice(loose) if loose else BASHI_FEN.greedy(now, random))
        led += bool(loose)
        if led and random.random() < 0.1:
            seat = random.randrange(options.seats)
            assert replayed(step.state.view(seat), random).view(seat) == step.state.view(seat)
    assert led


def loose_leads(now: View) -> list[Play]:
    """The loose tractors of two pairs that may be led."""
    if not isinstance(now.phase, Playing) or now.phase.lead is not None:
        return []
    pairs = [card for card, number in Counter(now.hand).items() if number > 1]
    plays = [Play(now.trumps.in_order((one, one, other, other))) for one, other in combinations(pairs, 2)]
    loose = [play for play in plays if now.refusal(play) is None]
    leads = [(play, lead_of(play.groups, now.trumps, now.options)) for play in loose]
    return [play for play, lead in leads if lead is not None and lead.parts[0].loose]


@pytest.mark.rule("BSF-16", "BSF-30")
def test_only_who_buried_the_kitty_knows_it() -> None:
    step = when_taken(deal_with(Options(), "2S", kitty="AS AS"), {0: "bid 2S"})
    cards = " ".join(map(str, view(step).hand[:8]))
    state = after(step, f"bury {cards}").state
    for seat in range(4):
        kitties = {tuple(map(str, replayed(state.view(seat), Random(seed)).view(0).kitty)) for seed in range(6)}
        assert (len(kitties) == 1) == (seat == 0)


@pytest.mark.rule("BSF-16")
@pytest.mark.parametrize("name", ["sheng_ji", "tuo_la_ji", "zhao_pengyou"])
def test_other_hands_make_no_difference_to_what_a_seat_sees_and_is_asked(name: str) -> None:
    """All but one seat's cards are permuted; while all pass, that seat sees and is asked exactly the same."""
    options = PRESETS[name]
    deck, own = pack(options), 1
    places = [place for place in range(len(deck)) if place % options.seats != own]
    first, second = dealt(options, deck), dealt(options, permuted(deck, places))
    for _ in range(len(deck) // 2):
        assert first.turn == second.turn
        assert first.view(own) == second.view(own)
        first, second = act(first, PASS).state, act(second, PASS).state


def permuted(deck: Cards, places: list[int]) -> Cards:
    """The deck with the cards of these places mixed."""
    mixed = dict(zip(places, shuffled([deck[place] for place in places], Random(5).random), strict=True))
    return tuple(mixed.get(place, card) for place, card in enumerate(deck))


def dealt(options: Options, deck: Cards) -> State[Any]:
    """The first state of a deal from this deck."""
    return BASHI_FEN.deal(options, None, Shuffle(deck, 0)).state


def test_cards_for_which_there_is_no_room_go_where_they_cannot_be_and_all_are_laid() -> None:
    """Three cards, of which two can only be in hand 1; it has room for one."""
    ace, king = read_cards("AS KS")
    packing = packing_of(Options(), trumps_of(Options(), Suit.SPADES, Rank.TWO))
    items = [Item(ace, frozenset({1})), Item(king, frozenset({1})), Item(king, frozenset({1, 2}))]
    room = {1: 1, 2: 2}
    assignment = Assignment(slots_of(items, {}, packing.weights, {}), room, Random(1))
    assert not assignment.fill()
    assert sorted(map(len, assignment.cards().values())) == [1, 2]
    assert Counter(card for cards in assignment.cards().values() for card in cards) == Counter((ace, king, king))
    fitting = Assignment(slots_of(items[1:], {}, packing.weights, {}), {1: 1, 2: 1}, Random(1))
    assert fitting.fill()
    assert fitting.cards() == {1: (king,), 2: (king,)}


def test_loose_cards_fill_all_the_room_and_lie_where_they_are_likelier() -> None:
    """Twenty cards that may lie anywhere: by room alone evenly, and where one place pulls the Aces there mostly."""
    cards = read_cards("AS AH AC AD KS KH KC KD QS QH QC QD JS JH JC JD 9S 9H 9C 9D")
    packing = packing_of(Options(), trumps_of(Options(), Suit.SPADES, Rank.TWO))
    items = [Item(card, frozenset({1, 2})) for card in cards]
    aces = cards[:4]

    def in_first(likelihoods: dict[tuple[int, Card], float]) -> int:
        """How many Aces the first place gets in 200 assignments."""
        slots, random, found = slots_of(items, {}, packing.weights, likelihoods), Random(1), 0
        for _ in range(200):
            assignment = Assignment(slots, {1: 5, 2: 15}, random)
            assert assignment.fill()
            here, there = (assignment.cards()[place] for place in (1, 2))
            assert (len(here), len(there)) == (5, 15)
            assert assignment.packed == {1: packing.packed(here), 2: packing.packed(there)}
            assert [assignment.at.count(place) for place in (1, 2)] == [5, 15]
            found += sum(card in aces for card in here)
        return found

    assert 160 < in_first({}) < 240  # a quarter of 800
    assert in_first({(1, ace): 20.0 for ace in aces}) > 400


def test_facts_that_bound_single_cards_are_looked_at_where_a_card_lies_wrong() -> None:
    """A seat that played no pair to a pair is laid a pair: seen unless every card is known to lie where it can."""
    trumps = trumps_of(Options(), Suit.SPADES, Rank.TWO)
    lead = read_lead(read_cards("3H 3H"), trumps, Options())
    assert lead is not None
    fact = Followed(1, lead, read_cards("4H 5H"), read_cards("4H 5H"), trumps, Options())
    packing = packing_of(Options(), trumps)
    constraints = Constraints((fact,), 0, (), packing)
    wrong = {1: packing.packed(read_cards("7H 7H")), 2: 0}
    assert constraints.untrue(wrong, fits=False) == {0}
    assert constraints.untrue(wrong, fits=True) == set()
    assert constraints.untrue({1: packing.packed(read_cards("7H 8H")), 2: 0}, fits=False) == set()


def test_who_took_the_kitty_second_imagines_what_lay_there_first() -> None:
    """It knows what it buried itself and what it found, and neither was the kitty that was dealt."""
    options = replace(Options(), chao_dipi=True)
    step = when_taken(deal_with(options, "2S", "2H 2H"), {0: "bid 2S"})
    step = after(step, f"bury {write_cards(view(step).hand[:8])}", "bid 2H 2H")
    step = after(step, f"bury {write_cards(view(step).hand[:8])}")
    for seat in (1, 2):
        seen = view(step, seat)
        assert replayed(seen, Random(seat)).view(seat) == seen
