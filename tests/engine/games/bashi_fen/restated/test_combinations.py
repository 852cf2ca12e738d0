"""Leads, throws and tricks held against the rows, over many small random cases and all values of the options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import Cards
from engine.games.bashi_fen.rules.leads import kind_of_cards, lead_of, lead_refusal, read_lead
from engine.games.bashi_fen.rules.parts import Lead, Part, parts_of, parts_with, shape_of
from engine.games.bashi_fen.rules.ruffs import make_up
from engine.games.bashi_fen.rules.scoring import longest_part
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.tricks import points_in, winner
from tests.engine.games.bashi_fen.restated.combinations import (
    even_tuples,
    gap,
    less,
    loose,
    one_piece,
    pieces,
    read,
    some_cards,
    some_options,
    some_order,
    taken_apart,
    who_wins,
    why_not_led,
)
from tests.engine.games.bashi_fen.restated.order import SUITS, TRUMP, Order

KINDS = ("single", "run", "tuple", "tractor")


def some_suit(random: Random, order: Order) -> str:
    return random.choice([TRUMP, *(suit for suit in SUITS if suit != order.suit)])


def told(parts: tuple[Part, ...]) -> tuple[tuple[int, int, int], ...]:
    return tuple((part.shape.width, part.shape.length, part.top) for part in parts)


@pytest.mark.rule("BSF-22", "BSF-54", "BSF-55", "BSF-57", "BSF-5D")
def test_cards_are_read_largest_first() -> None:
    random = Random("read")
    for _ in range(700):
        order, least = some_order(random), random.choice((0, 0, 3, 4))
        cards = some_cards(random, order, some_suit(random, order), random.choice((1, 2, 3, 4)), random.randint(1, 7))
        parts = parts_of(cards, order.trumps, least)
        assert Counter(card for part in parts for card in part.cards) == Counter(cards)
        assert told(parts) in read(cards, order, least), (order, cards)
        for part in parts:
            piece = one_piece(part.cards, order)
            assert piece is not None
            assert ((piece.width, piece.length, piece.top), part.loose) == (told((part,))[0], False)
            assert part.cards == order.trumps.in_order(part.cards)
        whole = one_piece(cards, order)
        assert shape_of(cards, order.trumps) == (whole and whole.shape), (order, cards)
        _the_parts_through_a_card(random, order, cards, least)


def _the_parts_through_a_card(random: Random, order: Order, cards: Cards, least: int) -> None:
    card = random.choice(cards)
    first, *longer = told(parts_with(card, cards, order.trumps, least))
    assert first == (cards.count(card), 1, order.height(card))
    through = [piece for piece in pieces(cards, order, least) if piece.length > 1 and card in piece.cards]
    best = max(((each.size, each.kind, each.top, each.width) for each in through), default=None)
    found = [(width * length, 3 if width > 1 else 1, top, width) for width, length, top in longer]
    assert found == ([] if best is None else [best]), (order, cards, card)


@pytest.mark.rule("BSF-50", "BSF-57", "BSF-59", "BSF-5A", "BSF-5D")
def test_what_may_be_led_is_what_the_rows_allow() -> None:
    random, reasons = Random("led"), Counter[str | None]()
    for _ in range(1800):
        order, options = some_order(random), some_options(random)
        suit, copies = some_suit(random, order), random.choice((2, 3))
        held = some_cards(random, order, suit, copies, 9)
        cards = tuple(random.sample(held, min(len(held), random.randint(1, 6))))
        if random.random() < 0.4:
            cards = tuple(card for card in dict.fromkeys(held) for _ in range(min(2, held.count(card))))[
                : random.choice((4, 6))
            ]
        beside = some_cards(random, order, some_suit(random, order), 1, 3)
        if random.random() < 0.08:
            cards += beside[:1]
        hand = held if random.random() < 0.1 else (*held, *beside)
        groups = [cards]
        if random.random() < 0.4:
            cut = random.randint(1, len(cards))
            by_card = sorted(cards, key=order.height)
            groups = [tuple(by_card[:cut]), tuple(by_card[cut:])] if cut < len(cards) else [cards]
        refusal = lead_refusal(groups, hand, order.trumps, options)
        reason = None if refusal is None else str(refusal.reason)
        assert reason == why_not_led(groups, hand, order, options), (order, options, groups, hand)
        if reason == "holds_between":
            assert refusal is not None
            assert refusal.args == (("cards", gap(cards, hand, order)),)
        reasons[reason] += 1
        _a_lead_is_read_as_the_table_says(order, options, groups)
    assert len(reasons) == 8, reasons
    assert min(reasons.values()) > 3, reasons


def _a_lead_is_read_as_the_table_says(order: Order, options: object, groups: list[Cards]) -> None:
    cards = tuple(card for group in groups for card in group)
    lead, kind = lead_of(groups, order.trumps, options), kind_of_cards(cards, order.trumps, options)  # type: ignore[arg-type]
    if len({order.suit_of(card) for card in cards}) > 1:
        assert lead is None
        assert kind is None
        return
    least: int = options.runs_of_singles  # type: ignore[attr-defined]
    whole = one_piece(cards, order, least)
    if len(groups) > 1:
        assert lead is None or Counter(told(lead.parts)) == Counter(
            (piece.width, piece.length, piece.top) for piece in (one_piece(group, order) for group in groups) if piece
        )
        assert lead is None or list(lead.parts) == sorted(lead.parts, key=lambda part: part.rank, reverse=True)
        return
    assert lead is not None
    assert (lead.size, Counter(lead.cards)) == (len(cards), Counter(cards))
    if whole is not None:
        assert told(lead.parts) == ((whole.width, whole.length, whole.top),)
        assert kind == KINDS[whole.kind]
    elif options.loose_tractors and loose(cards, order):  # type: ignore[attr-defined]
        assert [part.loose for part in lead.parts] == [True]
        width = cards.count(cards[0])
        assert told(lead.parts) == ((width, len(cards) // width, max(map(order.height, cards))),)
        assert kind == "tractor"
    elif options.throws == "strictly_highest" and even_tuples(cards):  # type: ignore[attr-defined]
        tops = sorted(map(order.height, set(cards)), reverse=True)
        assert told(lead.parts) == tuple((cards.count(cards[0]), 1, top) for top in tops)
        assert kind == "throw"
    else:
        assert told(lead.parts) in read(cards, order, least)
        assert kind == "throw"
    assert not any(part.loose for part in lead.parts) or kind == "tractor"


def lowest_above(part: Part, hand: Cards, order: Order) -> int | None:
    """How high the lowest combination of the same kind stands that beats a part; None where the hand has none."""
    of_kind = (piece for piece in pieces(hand, order, 2) if piece.shape == part.shape and piece.top > part.top)
    return min((piece.top for piece in of_kind), default=None)


@pytest.mark.rule("BSF-59", "BSF-5A", "BSF-5D")
@pytest.mark.parametrize("throws", ["unbeatable", "strictly_highest"])
@pytest.mark.parametrize("failed", ["lowest_rank", "lowest_beaten_part", "fewest_cards"])
def test_a_throw_fails_by_the_first_hand_that_beats_a_part_and_leaves_the_part_that_the_table_says(
    throws: str, failed: str
) -> None:
    random, ends = Random(f"{throws} {failed}"), Counter[bool]()
    for _ in range(350):
        order, options = some_order(random), some_options(random, throws=throws, failed_throw=failed)
        suit = some_suit(random, order)
        cards = some_cards(random, order, suit, 3, random.randint(2, 6))
        lead = read_lead(cards, order.trumps, options)
        assert lead is not None
        hands = [
            (*some_cards(random, order, suit, 3, random.randint(0, 7)), *some_cards(random, order, TRUMP, 2, 1))
            for _ in range(3)
        ]
        suited = [tuple(card for card in hand if order.suit_of(card) == suit) for hand in hands]
        found = objection(lead, hands, order.trumps, options)
        if lead.parts[0].loose:
            between = [gap(cards, hand, order) for hand in suited]
            assert (found is None) == (not any(between))
            if found is not None:
                assert found.hand == next(number for number, each in enumerate(between) if each)
                assert len(found.cards) == 1
                assert order.height(found.cards[0]) == min(map(order.height, between[found.hand]))
                low = min(set(cards), key=order.height)
                assert found.forced.cards == (low,) * cards.count(low)
                assert (found.forced.shape, found.forced.top) == ((cards.count(low), 1), order.height(low))
            continue
        if len(lead.parts) == 1:
            assert found is None
            continue
        beaten = [[_beaten(part, hand, order, throws) for part in lead.parts] for hand in suited]
        ends[any(map(any, beaten))] += 1
        if not any(map(any, beaten)):
            assert found is None, (order, options, cards, hands)
            continue
        assert found is not None, (order, options, cards, hands)
        assert found.hand == next(number for number, each in enumerate(beaten) if any(each))
        _the_cards_shown_beat_the_first_part_that_they_can(lead, found.cards, suited[found.hand], order, throws)
        left = [
            part
            for number, part in enumerate(lead.parts)
            if failed != "lowest_beaten_part" or any(each[number] for each in beaten)
        ]
        keys = [
            (part.top, len(part.cards)) if failed == "lowest_rank" else (len(part.cards), part.top) for part in left
        ]
        forced = (
            (found.forced.top, len(found.forced.cards))
            if failed == "lowest_rank"
            else (len(found.forced.cards), found.forced.top)
        )
        assert forced == min(keys)
        assert found.forced in left
    assert min(ends[True], ends[False]) > 15, ends


def _beaten(part: Part, hand: Cards, order: Order, throws: str) -> bool:
    if throws == "strictly_highest":
        return any(order.height(card) >= part.top for card in hand)
    return lowest_above(part, hand, order) is not None


def _the_cards_shown_beat_the_first_part_that_they_can(
    lead: Lead, shown: Cards, hand: Cards, order: Order, throws: str
) -> None:
    assert not Counter(shown) - Counter(hand)
    part = next(part for part in lead.parts if _beaten(part, hand, order, throws))
    if throws == "strictly_highest":
        assert [order.height(card) for card in shown] == [
            min(order.height(card) for card in hand if order.height(card) >= part.top)
        ]
        return
    piece = one_piece(shown, order)
    assert piece is not None
    assert (piece.shape, piece.top) == (part.shape, lowest_above(part, hand, order))


@pytest.mark.rule("BSF-23", "BSF-51", "BSF-52", "BSF-56", "BSF-57", "BSF-58", "BSF-82")
@pytest.mark.parametrize("bombs", ["no", "any_suit", "same_suit_or_trump"])
@pytest.mark.parametrize("bigger", [True, False])
def test_one_combination_is_won_by_the_highest_of_its_kind(bigger: bool, bombs: str) -> None:
    random, won = Random(f"won {bigger} {bombs}"), Counter[int]()
    looks = 0
    while looks < 350:
        order, options = some_order(random), some_options(random, bigger_shapes_beat=bigger, bombs=bombs)
        suit, size = some_suit(random, order), random.choice((1, 1, 2, 3, 4, 4, 6))
        plays = [some_play(random, order, random.choice((suit, suit, TRUMP, some_suit(random, order))), size)
                 for _ in range(4)]  # fmt: skip
        led = plays[0] and one_piece(plays[0], order, options.runs_of_singles)
        if led is None or not led or any(len(play) != len(plays[0]) for play in plays):
            continue
        looks += 1
        lead = read_lead(plays[0], order.trumps, options)
        assert lead is not None
        expected = who_wins(((led.width, led.length, led.top),), plays, order, options)
        assert winner(lead, plays[1:], order.trumps, options) == expected, (order, options, plays)
        won[expected] += 1
    assert min(won[number] for number in range(4)) > 10, won


def some_play(random: Random, order: Order, suit: str, size: int) -> Cards:
    """Cards that are a combination more often than by chance."""
    if random.random() < 0.3:
        return some_cards(random, order, suit, 4, size)
    width = random.choice([each for each in (1, 2, 3, 4, 6) if size % each == 0])
    groups = order.suits[suit]
    start = random.randrange(len(groups))
    chosen = [random.choice(group) for group in groups[start : start + size // width]]
    return tuple(card for card in chosen for _ in range(width))


@pytest.mark.rule("BSF-23", "BSF-5C", "BSF-81")
@pytest.mark.parametrize("compare", ["largest_part", "every_part", "highest_card"])
@pytest.mark.parametrize("ruff", ["shape", "counts"])
def test_a_throw_is_won_by_the_highest_ruff_of_its_make_up(compare: str, ruff: str) -> None:
    random, won = Random(f"ruffed {compare} {ruff}"), Counter[int]()
    looks = 0
    while looks < 220:
        order = some_order(random)
        options = some_options(random, throw_compare=compare, throw_ruff=ruff, bombs="no", throws="unbeatable")
        suit = TRUMP if random.random() < 0.25 else some_suit(random, order)
        cards = some_cards(random, order, suit, 3, random.randint(2, 6))
        lead = read_lead(cards, order.trumps, options)
        if lead is None or len(lead.parts) < 2 or lead.parts[0].loose:
            continue
        looks += 1
        shapes = tuple(part.shape for part in lead.parts)
        plays = [cards, *(some_ruff(random, order, shapes, len(cards)) for _ in range(3))]
        if any(len(play) != len(cards) for play in plays):
            continue
        expected = who_wins(told(lead.parts), plays, order, options)
        assert winner(lead, plays[1:], order.trumps, options) == expected, (order, options, plays)
        won[expected] += 1
    assert min(won[number] for number in range(4)) > 10, won


def some_ruff(random: Random, order: Order, shapes: tuple[tuple[int, int], ...], size: int) -> Cards:
    """Trumps that have the make-up of a throw more often than by chance."""
    groups, cards = order.suits[TRUMP], []
    if random.random() < 0.25:
        return some_cards(random, order, TRUMP, 3, size)
    for width, length in shapes:
        start = random.randrange(max(len(groups) - length + 1, 1))
        chosen = [random.choice(group) for group in groups[start : start + length]]
        cards += [card for card in chosen for _ in range(width)]
    return tuple(cards)


@pytest.mark.rule("BSF-5C", "BSF-61")
def test_what_a_ruff_must_have_and_the_longest_part() -> None:
    random = Random("make-up")
    for _ in range(150):
        order, options = some_order(random), some_options(random)
        cards = some_cards(random, order, some_suit(random, order), 3, random.randint(1, 6))
        shapes = [part.shape for part in parts_of(cards, order.trumps, options.runs_of_singles)]
        asked = Counter(make_up(shapes, options))
        if options.throw_ruff == "counts":
            assert asked == Counter((width, 1) for width, length in shapes for _ in range(length))
        else:
            assert asked == Counter(shapes)
        assert taken_apart(cards, shapes, order)
        other = some_cards(random, order, some_suit(random, order), 3, 4)
        longest = max(
            piece.size
            for suit in (TRUMP, *SUITS)
            for piece in pieces([card for card in (*cards, *other) if order.suit_of(card) == suit], order,
                                options.runs_of_singles)
        )  # fmt: skip
        assert longest_part((*cards, *other), order.trumps, options) == longest
        assert points_in(cards) == sum({"5": 5, "10": 10, "K": 10}.get(str(card.rank), 0) for card in cards)
        assert less(cards, cards) == ()
