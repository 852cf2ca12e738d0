"""Calls of partners held against the rows, and the count from a turned card: who may call what, and who answers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.cards import Card, Cards, Rank, Suit, read_card
from engine.games.bashi_fen.actions import Colour, Copy, Partners, PartnersByColour, called
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import pack, problem
from engine.games.bashi_fen.rules.bids import Named, Naming
from engine.games.bashi_fen.rules.partners import (
    all_known,
    call_candidates,
    call_readings,
    call_refusal,
    callable_cards,
    calls_after,
    calls_of,
    card_refusal,
    declarers,
    least_called,
    revealed,
)
from engine.games.bashi_fen.rules.standing import chance, count_from, shuffler_of, turn_after
from tests.engine.games.bashi_fen.restated.calling import (
    least,
    may_be_called,
    most,
    owners,
    why_no_call_of,
    why_not_called,
)
from tests.engine.games.bashi_fen.restated.order import RANKS, SUITS, Order


def some_table(random: Random) -> Options:
    while True:
        options = Options(
            partners="fluid",
            seats=random.randint(4, 10),
            packs=random.choice((1, 2, 3)),
            lowest_rank=random.choice(("2", "2", "2", "10", "K")),
            call=random.choice(("copy", "copy", "colour")),
            may_call_trumps=random.random() < 0.4,
            may_call_fewer=random.random() < 0.3,
            partner_cards=random.choice(("any", "not_highest", "no_points")),
            double_join=random.random() < 0.5,
            red_five=False,
            constant_trumps=random.random() < 0.3,
        )
        if problem(options) is None:
            return options


def some_order(random: Random, options: Options) -> Order:
    rank = random.choice([*RANKS[RANKS.index(options.lowest_rank) :], None])
    return Order(random.choice((*SUITS, None)) if rank else None, rank, twos=options.constant_trumps)


def some_call(random: Random, options: Options, cards: Cards) -> Partners | PartnersByColour:
    if (options.call == "colour") == (random.random() < 0.9):
        return PartnersByColour(random.choice(tuple(Colour)), Rank(random.choice(RANKS)))
    near = random.sample(sorted(cards, key=str), 3)
    number = most(options) if random.random() < 0.6 else random.randint(1, most(options) + 1)
    return called(Copy(random.choice(near), random.choice((1, 1, 2, 3))) for _ in range(number))


@pytest.mark.rule("BSF-40", "BSF-41", "BSF-42", "BSF-83")
def test_what_may_be_called_is_what_the_rows_allow() -> None:
    random, reasons = Random("called"), Counter[str | None]()
    for _ in range(45):
        options = some_table(random)
        order, cards = some_order(random, options), pack(options)
        trumps = order.trumps
        free = may_be_called(options, order, cards)
        assert set(callable_cards(options, trumps)) == free, (options, order)
        assert least_called(options, trumps) == least(options, order, cards), (options, order)
        for card in random.sample(cards, 12):
            refusal = card_refusal(options, trumps, card)
            assert (refusal and str(refusal.reason)) == why_no_call_of(options, order, cards, card)
        for _ in range(12):
            call = some_call(random, options, cards)
            refusal = call_refusal(options, trumps, call)
            reason = None if refusal is None else str(refusal.reason)
            assert reason == why_not_called(options, order, cards, call), (options, order, call)
            reasons[reason] += 1
        _what_is_offered_may_be_called(random, options, order, cards)
    assert len(reasons) == 10, reasons
    assert min(reasons.values()) > 5, reasons


def _what_is_offered_may_be_called(random: Random, options: Options, order: Order, cards: Cards) -> None:
    """Every card is offered that may be called; first of each the copy after those in hand."""
    hand = tuple(random.sample(cards, 10))
    free = may_be_called(options, order, cards)
    offered = list(call_candidates(options, order.trumps, hand))
    if options.call == "colour":
        wanted = {(str(card.rank), "black" if str(card.suit) in "SC" else "red") for card in free}
        assert {(str(each.rank), str(each.colour)) for each in offered if isinstance(each, PartnersByColour)} == wanted
        return
    low_first = sorted(free, key=order.height)
    assert len(offered) == len(low_first)
    for first, call in zip(low_first, offered, strict=True):
        assert isinstance(call, Partners)
        assert why_not_called(options, order, cards, call) is None
        assert order.height(first) in [order.height(copy.card) for copy in call.copies]
        beside = {Copy(card, min(hand.count(card) + 1, cards.count(card))) for card in free}
        assert len(set(call.copies) - beside) <= max(most(options) - len(beside), 0)
    some = tuple(random.sample(sorted(free, key=str), min(len(free), random.randint(1, most(options)))))
    if some:
        first, *others = call_readings(options, some, hand)
        assert isinstance(first, Partners)
        assert set(first.copies) == {Copy(card, min(hand.count(card) + 1, cards.count(card))) for card in some}
        assert len({str(each) for each in (first, *others)}) == 1 + len(others)
        assert all(isinstance(each, Partners) and {copy.card for copy in each.copies} == set(some) for each in others)


@pytest.mark.rule("BSF-40", "BSF-42", "BSF-43", "BSF-83")
def test_the_called_copies_are_answered_by_whoever_plays_them() -> None:
    random, answered = Random("answered"), Counter[int]()
    few = [read_card(words) for words in ("AS", "AC", "KS", "AH")]
    for _ in range(600):
        options = replace(some_table(random), seats=random.choice((5, 6, 8, 10)), packs=3)
        if options.call == "colour":
            call: Partners | PartnersByColour = PartnersByColour(random.choice(tuple(Colour)), Rank.ACE)
        else:
            copies = {(random.choice(few[:3]), random.randint(1, 3)) for _ in range(most(options))}
            call = called(Copy(card, number) for card, number in copies)
        calls, played = calls_of(options, call), list[tuple[int, Card]]()
        named = Named(0, (read_card("2S"),), Naming.SUIT, 0, Rank.TWO)
        pile = few * 3
        random.shuffle(pile)
        while pile:
            seat, before = random.randrange(options.seats), calls
            cards = tuple(pile.pop() for _ in range(min(random.choice((1, 1, 2)), len(pile))))
            calls = calls_after(calls, options, seat, cards)
            played += [(seat, card) for card in cards]
            expected = owners(options, call, played)
            assert list(calls.owners) == expected, (options, call, played)
            known = {owner for owner in expected if owner is not None}
            assert declarers(options, named, calls) == known | {0}
            assert all_known(options, calls) == (None not in expected)
            shown = known - set(before.owners) - {0}
            marks = [event for event in revealed(named, before, calls) if hasattr(event, "mark")]
            expected_marks = [(f"partner.{each}", each) for each in sorted(shown)]
            if None in before.owners and set(expected) == {0}:
                expected_marks.append(("alone", 0))
            if expected != list(before.owners):
                expected_marks.append(("calls", 0 if None in expected else None))
            assert [(mark.mark, mark.seat) for mark in marks] == expected_marks
            answered[len(known)] += 1
    assert min(answered[number] for number in range(4)) > 20, answered


@pytest.mark.rule("BSF-01", "BSF-40")
def test_with_fixed_partners_the_seat_opposite_is_the_partner() -> None:
    for seat in range(4):
        named = Named(None, (read_card("2S"),), Naming.SUIT, seat, Rank.TWO)
        assert declarers(Options(), named, calls_of(Options(), called(()))) == {seat, (seat + 2) % 4}
        assert all_known(Options(), calls_of(Options(), called(())))


@pytest.mark.rule("BSF-06", "BSF-10")
def test_the_first_taker_is_counted_to_counter_clockwise_from_who_turned_the_card() -> None:
    worth = {"A": 1, "J": 11, "Q": 12, "K": 13}
    for seats in range(4, 11):
        options = Options(partners="fluid", seats=seats, first_taker="turn_up", direction="clockwise")
        for rank in RANKS:
            turned = (Card(Rank.RED_JOKER), Card(Rank(rank), Suit.CLUBS))
            number = worth.get(rank) or int(rank)
            assert count_from(turned) == number
            for shuffler in range(seats):
                reached = shuffler
                for _ in range(number - 1):
                    reached = 0 if reached == seats - 1 else reached + 1
                assert shuffler_of(options, reached, turned) == shuffler
        for seat in range(seats):
            assert turn_after(options, seat) == (seats - 1 if seat == 0 else seat - 1)
            assert turn_after(replace(options, direction="counter_clockwise"), seat) == (
                0 if seat == seats - 1 else seat + 1
            )
            assert turn_after(options, seat, 3) == turn_after(options, turn_after(options, turn_after(options, seat)))


@pytest.mark.rule("BSF-10")
@pytest.mark.parametrize("taker", ["cut", "turn_up"])
def test_everybody_may_take_first_in_a_new_match(taker: str) -> None:
    options = Options(partners="fluid", seats=5, first_taker=taker)
    shuffles = [chance(options, None, Random(seed)) for seed in range(60)]
    assert {shuffle.first for shuffle in shuffles} == set(range(5))
    for shuffle in shuffles:
        assert Counter(shuffle.deck) == Counter(pack(options))
        assert bool(shuffle.turned) == (taker == "turn_up")
        assert len(set(shuffle.deck[:20])) > 10
    if taker == "turn_up":
        assert {shuffler_of(options, each.first, each.turned) for each in shuffles} == set(range(5))
