"""Follows held against the rows: every play of many small hands, under all values of the options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import Cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.candidates import follows
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.following.obligation import owed_shapes
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import Shape
from tests.engine.games.bashi_fen.restated.combinations import some_cards, some_order
from tests.engine.games.bashi_fen.restated.following import asked, every_play, why_not_followed
from tests.engine.games.bashi_fen.restated.order import SUITS, TRUMP, Order

RULES = ("standard", "exact_only", "most_locked", "longest_first", "decompose", "suit_only")


def some_table(random: Random, rule: str) -> Options:
    """Any table, as far as following goes."""
    return Options(
        packs=6,
        tuple_follow=rule,
        runs_of_singles=random.choice((0, 0, 3)),
        tractor_follow=random.choice(("tractor", "tractor", "tuples")),
        throw_follow=random.choice(("shape", "shape", "counts")),
        bombs=random.choice(("no", "no", "no", "any_suit", "same_suit_or_trump")),
        throws=random.choice(("unbeatable", "strictly_highest")),
    )


def judged(order: Order, options: Options, led: Cards, hand: Cards, reasons: Counter[str | None]) -> None:
    """Every play of this hand to this lead is allowed, or refused for the reason of the rows."""
    lead = read_lead(led, order.trumps, options)
    assert lead is not None
    shapes, suit = tuple(map(tuple, (part.shape for part in lead.parts))), order.suit_of(led[0])
    allowed = set()
    for play in every_play(hand, len(led)):
        refusal = follow_refusal(lead, hand, play, order.trumps, options)
        reason = None if refusal is None else str(refusal.reason)
        assert reason == why_not_followed(shapes, suit, hand, play, order, options), (  # type: ignore[arg-type]
            *(order, options, led, hand, play),
        )
        reasons[reason] += 1
        if reason is None:
            allowed.add(frozenset(Counter(play).items()))
    offered = [frozenset(Counter(play).items()) for play in follows(lead, hand, order.trumps, options)]
    assert offered
    assert allowed.issuperset(offered), (order, options, led, hand)


def some_pairs(random: Random, order: Order, suit: str, most: int) -> Cards:
    """Cards near to each other, many of them twice."""
    groups = order.suits[suit]
    start = random.randrange(max(len(groups) - most + 1, 1))
    near = [card for group in groups[start : start + most] for card in group[:2]]
    return tuple(card for card in near for _ in range(random.choice((0, 1, 2, 2, 2))))


@pytest.mark.rule("BSF-50", "BSF-51", "BSF-53", "BSF-56", "BSF-57", "BSF-5B", "BSF-80")
@pytest.mark.parametrize("rule", RULES)
def test_with_two_packs_every_play_is_judged_as_the_rows_say(rule: str) -> None:
    random, reasons = Random(f"two packs {rule}"), Counter[str | None]()
    for _ in range(90):
        order, options = some_order(random), some_table(random, rule)
        suits = [TRUMP, *(suit for suit in SUITS if suit != order.suit)]
        suit, other = random.sample(suits, 2)
        led = some_pairs(random, order, suit, 3)[: random.choice((2, 3, 4, 4, 5, 6))]
        hand = (*some_pairs(random, order, suit, 6), *some_cards(random, order, other, 2, random.choice((0, 0, 2))))
        if 0 < len(led) <= len(hand):
            judged(order, options, led, hand, reasons)
    wanted = {None} if rule == "suit_only" else {None, "tuples_owed", "sequence_owed"}
    assert min(reasons[each] for each in wanted) > 20, reasons


@pytest.mark.rule("BSF-53", "BSF-80", "BSF-82")
@pytest.mark.parametrize("rule", RULES)
def test_a_tuple_of_several_packs_is_followed_as_the_rows_say(rule: str) -> None:
    random, reasons = Random(f"packs {rule}"), Counter[str | None]()
    for _ in range(110):
        order, options = some_order(random), some_table(random, rule)
        suit = random.choice([TRUMP, *(suit for suit in SUITS if suit != order.suit)])
        led = (some_cards(random, order, suit, 1, 1)[0],) * random.randint(2, 6)
        hand = some_cards(random, order, suit, 5, 11)
        if len(hand) >= len(led):
            judged(order, options, led, (*hand, *some_cards(random, order, TRUMP, 4, 4)), reasons)
    if rule != "suit_only":
        assert reasons["tuples_owed"] > 50, reasons
    if rule not in ("suit_only", "exact_only"):
        assert reasons["smaller_owed"] > 50, reasons


@pytest.mark.rule("BSF-5B")
def test_a_throw_by_counts_asks_for_its_tuples_widest_first() -> None:
    random = Random("by counts")
    for _ in range(60):
        options = Options(throw_follow=random.choice(("shape", "counts")))
        shapes = [Shape(random.randint(1, 4), random.randint(1, 3)) for _ in range(random.randint(1, 4))]
        assert list(owed_shapes(shapes, options)) == list(asked(tuple(map(tuple, shapes)), options))  # type: ignore[arg-type]
