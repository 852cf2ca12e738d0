"""The same seed brings the same moves: under every Python, and in every process."""

from __future__ import annotations

import builtins
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.game import AnyGame, AnyView, act
from engine.games import GAMES
from engine.match import Match, next_record, player_seed
from engine.parts.summing import plain_sum
from engine.players import bot_named
from engine.prompts import is_quiet
from engine.record import opened

NUMBER = 20261122
SEARCHES = 20
"""Decisions of a deal that are searched; quick players make them all."""

MOVES = {
    "taihe_a_bao": "70ff6dcd88389000",
    "bao_huang": "4c96975f510ab2c9",
    "big_two": "ee404a5b29b627e2",
    "bashi_fen": "5667e3c2ee0adb91",
}
"""A digest of what ``search:nskilled`` does in one deal of each game, made with Python 3.11: 3.12 and later must meet
it too. It changes only where players are changed on purpose; then the test says what it is now."""


def decisions(game: AnyGame) -> Iterator[tuple[AnyView, str]]:
    """The views and seeds of all real decisions of one deal that casual players play."""
    match = Match(game, game.options(), NUMBER)
    step, ply, bot = opened(next_record(match)), 0, bot_named("search:casual")
    while step.state.turn is not None:
        view, seed = step.state.view(step.state.turn), player_seed(match.number, match.dealt, ply)
        if not is_quiet(view.prompt()):
            yield view, seed
        step, ply = act(step.state, bot(game, view, Random(seed))), ply + 1


def searched(game: AnyGame) -> list[str]:
    """What a skilled player does in some of these decisions, the first among them."""
    found = list(decisions(game))
    skilled = bot_named("search:nskilled")
    chosen = found[:: max(1, len(found) // SEARCHES)]
    return [str(skilled(game, view, Random(seed))) for view, seed in chosen]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_python_plays_these_moves(game: AnyGame) -> None:
    moves = searched(game)
    assert sha256("\n".join(moves).encode("ascii")).hexdigest()[:16] == MOVES[game.key], moves


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["search:novice", "search:n60"])
def test_no_player_adds_floats_by_a_sum_that_rounds_otherwise_in_another_python(
    game: AnyGame, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = builtins.sum

    def watched(values: Iterable[Any], /, start: Any = 0) -> Any:
        found = usual(values, start)
        assert not isinstance(found, float), "use plain_sum"
        return found

    found = list(decisions(game))
    bot = bot_named(name)
    monkeypatch.setattr(builtins, "sum", watched)
    for view, seed in found[:: max(1, len(found) // 6)]:
        bot(game, view, Random(seed))


def test_a_plain_sum_rounds_after_every_number() -> None:
    assert plain_sum([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 != 1.0
    assert plain_sum([]) == 0


BURIALS = """
from engine.cards import Rank, Suit, read_cards
from engine.games.bashi_fen.ai.heuristic_player import burials_of
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.trumps import Trumps
options = Options()
hand = read_cards("3D 4S 4H 6H 6H 7S 7S 7D 8S 8D 9D 9D 9H 10D 10S 10S JS JH JH QS QH KC AC 5C 5C AS AD KD QC QC RJ")
for cards in burials_of(options, Trumps(Suit.CLUBS, Rank.TWO), hand):
    print(*cards)
"""


def test_burials_stand_in_the_same_order_in_every_process() -> None:
    def burials(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        root = Path(__file__).parents[3]
        command = [sys.executable, "-c", BURIALS]
        return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=True).stdout

    first = burials("1")
    assert len(first.splitlines()) > 3
    assert {burials(str(seed)) for seed in (2, 3, 4)} == {first}
