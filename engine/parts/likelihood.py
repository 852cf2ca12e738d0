"""Choosing among guesses that obey every hard fact: the likelier a guess, the more often it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeVar

from engine.parts.summing import plain_sum

W = TypeVar("W")


def likelier(draw: Callable[[Random], W], likelihood: Callable[[W], float], tries: int) -> Callable[[Random], W]:
    """A source of guesses: it draws several, and chooses one with a chance in proportion to its likelihood (above 0).

    The more tries, the closer it comes to the distribution given the soft facts; with one try they do not matter.
    """

    def believed(random: Random) -> W:
        guesses = [draw(random) for _ in range(tries)]
        weights = [likelihood(guess) for guess in guesses]
        lot = random.random() * plain_sum(weights)
        for guess, weight in zip(guesses, weights, strict=True):
            lot -= weight
            if lot < 0:
                return guess
        return guesses[-1]

    return believed


def prepared_late(source: Callable[[], Callable[[Random], W]]) -> Callable[[Random], W]:
    """The source of guesses, prepared when the first one is drawn, since a player without a search draws none."""
    prepared = cache(source)
    return lambda random: prepared()(random)
