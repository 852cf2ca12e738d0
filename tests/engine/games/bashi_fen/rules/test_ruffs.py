"""Ruffs of a throw, read in every way, against trying every way to share out the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from engine.cards import Cards, read_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.parts import Shape, parts_of, shape_of
from engine.games.bashi_fen.rules.ruffs import Reading, highest_readings, largest_top, make_up, readings
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of
from tests.engine.games.bashi_fen.asking import asked
from tests.engine.games.bashi_fen.rules.following.test_obligation import HEARTS_TEN, random_cards

TRUMPS = trumps_of(Options(), *HEARTS_TEN)


def shared_out(cards: Cards, shapes: Sequence[Shape], trumps: Trumps) -> Iterator[Reading]:
    if not shapes:
        yield ()
        return
    for chosen in set(combinations(cards, shapes[0].size)):
        if shape_of(chosen, trumps) == shapes[0]:
            left = tuple((Counter(cards) - Counter(chosen)).elements())
            for rest in shared_out(left, shapes[1:], trumps):
                yield ((shapes[0], max(map(trumps.strength, chosen))), *rest)


def random_ruff(random: Random) -> tuple[tuple[Shape, ...], Cards]:
    lead = random_cards(random, TRUMPS, None, random.choice((2, 3, 4)), 2, 7)
    shapes = tuple(part.shape for part in parts_of(lead, TRUMPS))
    own = random_cards(random, TRUMPS, None, random.choice((2, 3, 4)), 7, 12)
    return shapes, own[: len(lead)]


@pytest.mark.rule("BSF-5C")
@pytest.mark.parametrize("rule", ["shape", "counts"])
def test_readings_are_all_the_ways_to_share_out_the_cards(rule: str) -> None:
    random, found = Random(rule), 0
    for _ in range(150):
        led, cards = random_ruff(random)
        shapes = make_up(led, Options(throw_ruff=rule))
        expected = {tuple(sorted(reading, reverse=True)) for reading in shared_out(cards, shapes, TRUMPS)}
        assert set(readings(cards, shapes, TRUMPS)) == expected
        highest = set(highest_readings(cards, shapes, TRUMPS))
        assert max(map(largest_top, expected), default=0) == max(map(largest_top, highest), default=0)
        assert highest <= expected
        found += bool(expected)
    assert found > 20


@pytest.mark.rule("BSF-5C")
def test_where_every_part_counts_a_ruff_is_read_as_it_fits_best() -> None:
    plays = ["AS AS QS 10S 8S", "3C 3C 6C 5C 2C", "4C 4C 4C 7C 7C"]
    options = {"packs": 3, "throw_compare": "every_part"}
    assert asked("trick", "CJ", options, plays=plays)["winner"] == 2


def test_a_ruff_of_another_number_has_no_reading() -> None:
    assert not list(readings(read_cards("3H"), (Shape(2, 1),), TRUMPS))


@pytest.mark.rule("BSF-5C")
@pytest.mark.parametrize("low", range(3, 9))
def test_a_tractor_is_read_wherever_it_begins(low: int) -> None:
    if 10 in (low, low + 1):
        return
    cards = read_cards(f"{low}H {low}H {low + 1}H {low + 1}H")
    top = TRUMPS.strength(cards[-1])
    assert list(readings(cards, (Shape(2, 2),), TRUMPS)) == [((Shape(2, 2), top),)]
