"""What a decision turns on: the best move and the next best differ in it."""

from __future__ import annotations

import pytest

from engine.search_model import Verdict, Weighed
from engine.teaching.themes import turns_on


def weighed(*moves: str) -> Verdict[str]:
    """These moves, the best first."""
    return Verdict(tuple(Weighed(move, 0.0, 0.1, 100, -1.0, 0.0, 0.0) for move in moves), 100)


@pytest.mark.parametrize(
    ("moves", "turns"),
    [
        (("play 2S", "pass"), True),
        (("pass", "play 2S"), True),
        (("play 2S", "play 3S", "pass"), False),
        (("play 2S",), False),
    ],
)
def test_a_decision_turns_on_what_the_next_best_move_does_not_share(moves: tuple[str, ...], turns: bool) -> None:
    assert turns_on(lambda move: move == "pass", moves[0], weighed(*moves)) == turns
