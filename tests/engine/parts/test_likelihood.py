"""Soft facts: the likelier guess is believed the more often, and without weights all are believed alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from engine.parts.likelihood import likelier, prepared_late


def drawn(tries: int, weight: dict[int, float], number: int = 4000) -> Counter[int]:
    """How often each of three numbers, drawn evenly, is believed."""
    believed = likelier(lambda random: int(random.random() * 3), lambda guess: weight[guess], tries)
    random = Random(1)
    return Counter(believed(random) for _ in range(number))


def test_one_try_leaves_soft_facts_out() -> None:
    found = drawn(1, {0: 9.0, 1: 1.0, 2: 1.0})
    assert all(count == pytest.approx(4000 / 3, rel=0.1) for count in found.values())


def test_more_tries_come_closer_to_the_weights() -> None:
    weights = {0: 8.0, 1: 1.0, 2: 1.0}
    shares = [drawn(tries, weights)[0] / 4000 for tries in (1, 2, 6, 30)]
    assert shares == sorted(shares)
    assert shares[3] == pytest.approx(0.8, abs=0.05)


def test_an_unlikely_guess_is_rare_but_never_impossible() -> None:
    assert 0 < drawn(5, {0: 1.0, 1: 1.0, 2: 0.02})[2] < 400


def test_a_source_is_prepared_once_and_not_before_the_first_guess() -> None:
    prepared: list[str] = []

    def source() -> Callable[[Random], int]:
        prepared.append("now")
        return lambda random: random.randrange(9)

    late = prepared_late(source)
    assert prepared == []
    assert [late(Random(number)) for number in range(5)] == [Random(number).randrange(9) for number in range(5)]
    assert prepared == ["now"]
