"""What an option is said to mean is said of the table at hand: of no card, partner or level that is not there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from engine.cards import BLACK_JOKER, RED_JOKER, Rank
from engine.game import AnyGame
from engine.games import GAMES
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.levels import ladder
from engine.options import as_declared, options_of
from engine.words import Language, render
from tests.conformance.pages.test_pages import tables
from tests.conformance.tables import any_options

over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def alike(options: Any) -> int:
    return max(Counter(pack(options)).values())


ABSENT: Mapping[str, Callable[[Any], bool]] = {
    r"\bjokers?\b": lambda options: BLACK_JOKER not in pack(options) and RED_JOKER not in pack(options),
    r"\btriples?\b": lambda options: alike(options) < 3,
    r"\bquadruples?\b": lambda options: alike(options) < 4,
    r"\bpairs?\b": lambda options: alike(options) < 2,
    r"\bper pack\b|\bpacks\b": lambda options: options.packs == 1,
    r"\b5\b|\b5♥": lambda options: not any(card.rank is Rank.FIVE for card in pack(options)),
    r"\b10\b": lambda options: not any(card.rank is Rank.TEN for card in pack(options)),
    r"\bJacks?\b": lambda options: "J" not in ladder(options),
    r"\bis A\b|\(A\)|(?<!black )\bAces\b": lambda options: "A" not in ladder(options),
    r"\bfixed partners\b|\bif there is\b|\bwhere there are\b": lambda _options: True,
}
"""What a sentence speaks of, and the tables of Bashi Fen without it; black Aces are cards and no level."""
ELSEWHERE = ("jokers", "packs", "lowest_rank", "throw_penalty", "step", "six_card_kitty", "seats", "runs_of_singles")
"""Options that say of what there is none, or have such numbers for something else."""
MORE_PACKS = ("kitty_factor",)
"""It says what would be with more packs."""


def spoken_of_in_vain(options: Any, agreed: Callable[[Any, str], Any]) -> list[str]:
    """Sentences about what this table has none of."""
    game, found = GAMES["bashi_fen"], []
    absent = [sign for sign, missing in ABSENT.items() if missing(options)]
    for option in game.awake(options):
        if option.name not in ELSEWHERE + MORE_PACKS:
            said = render(agreed(options, option.name), Language.EN, game.words)
            found += [f"{option.name}: {said}" for sign in absent if re.search(sign, said)]
    return found


def test_no_option_is_said_to_act_on_what_the_table_has_none_of() -> None:
    for options in tables("bashi_fen"):
        assert not spoken_of_in_vain(options, GAMES["bashi_fen"].agreed), options


def test_a_sentence_that_is_the_same_at_every_table_is_noticed() -> None:
    found = {
        each.partition(":")[0] for options in tables("bashi_fen") for each in spoken_of_in_vain(options, as_declared)
    }
    assert {"bid_order", "redeal_right", "hook_and_needle", "passing_end", "red_five_penalty", "throw_ruff"} <= found


@over_every_game
def test_every_option_has_its_sentence_also_beside_options_that_exclude_each_other(game: AnyGame) -> None:
    random = Random(f"agreed {game.key}")
    excluded = 0
    for _ in range(300):
        options = any_options(game, random)
        excluded += game.problem(options) is not None
        for option in options_of(game.options):
            for language in Language:
                said = render(game.agreed(options, option.name), language, game.words)
                assert said.strip()
                assert "{" not in said
    assert excluded
