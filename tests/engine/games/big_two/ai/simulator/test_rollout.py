"""What the rollout policies of Big Two remember takes no more memory than a process that thinks has to spare."""

from __future__ import annotations

import tracemalloc
from random import Random

from engine.cards import shuffled
from engine.games.big_two.ai.simulator.play_loop import MOST_REMEMBERED, opening_position, played_out, terms_of
from engine.games.big_two.ai.simulator.rollout import rollout_policy
from engine.games.big_two.ai.simulator.weights import WEIGHTS
from engine.games.big_two.options import SEATS, Options
from engine.search_model import Style

SPARE = 28_000_000
"""Bytes: 65 MB a process, less the 37 that it takes before it remembers anything."""


def test_hands_that_are_remembered_leave_a_process_within_its_memory() -> None:
    options, random = Options(sets=97), Random(3)  # a table that no other test fills
    terms, policies = terms_of(options), [rollout_policy(options, WEIGHTS[style]) for style in Style]
    assert not terms.known
    tracemalloc.start()
    for _ in range(60):
        cards = shuffled([1 << value for value in range(52)], random.random)
        start = opening_position(terms, [sum(cards[seat::SEATS]) for seat in range(SEATS)], 0, False)
        for policy in policies:
            played_out(terms, start, policy)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken / len(terms.known) * MOST_REMEMBERED < SPARE
