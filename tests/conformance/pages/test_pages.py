"""Rules pages state no fact that the engine of their table denies, over every option's values and random tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.cards import holds
from engine.game import AnyGame
from engine.games import GAMES
from engine.options import options_of
from engine.words import Text
from tests.conformance.pages.page_facts import FACTS
from tests.conformance.tables import any_options, single_values

RANDOM_TABLES = 300
TABLE_SIZE = ("kitty", "six_card_kitty", "no_bid", "low_gains", "end_level", "lowest_rank", "partners", "seats")
"""Options that most refusals are about: put back to their defaults first."""
RARE: dict[str, tuple[dict[str, object], ...]] = {
    "bashi_fen": (
        {"lowest_rank": "A", "packs": 6, "kitty": 4, "throw_penalty": 20},
        {"lowest_rank": "Q", "packs": 4, "hook_and_needle": True},
        {"packs": 3, "bigger_shapes_beat": True},
        {"partners": "fluid", "seats": 6, "call": "colour", "double_join": False},
        {"partners": "fluid", "seats": 6, "packs": 1, "double_join": False},
        {"lowest_rank": "J", "packs": 3, "redeal_right": "no_points"},
        {"lowest_rank": "A", "packs": 6, "seats": 4, "kitty": 4, "redeal_right": "no_points"},
        {"lowest_rank": "K", "packs": 4, "high_trump_tractors": False},
        {"lowest_rank": "A", "packs": 6, "kitty": 4, "high_trump_tractors": False, "bombs": "any_suit"},
        {"lowest_rank": "K", "packs": 5, "high_trump_tractors": False, "throws": "strictly_highest"},
        {"lowest_rank": "K", "packs": 6, "high_trump_tractors": False, "joker_bid": "no_trump"},
        {"lowest_rank": "Q", "packs": 4, "high_trump_tractors": False},
        {"lowest_rank": "Q", "packs": 4, "high_trump_tractors": False, "bigger_shapes_beat": True},
        {"lowest_rank": "Q", "packs": 3, "high_trump_tractors": False, "bigger_shapes_beat": True},
        {"partners": "fluid", "seats": 5, "packs": 1, "six_card_kitty": "fillers"},
        {"end_level": "J", "hook_and_needle": True},
        {"partners": "fluid", "seats": 10, "may_call_fewer": True},
        {"partners": "fluid", "overbid_keeps_declarer": True, "same_rank_keeps_declarer": True},
        {"jokers": "one_pair", "six_card_kitty": "jokers"},
        {"partners": "fluid", "seats": 8, "double_join": False},
        {"partners": "fluid", "may_bid": "not_losers", "chao_dipi": True},
        {"jokers": "one_pair", "six_card_kitty": "fillers"},
        {"partners": "fluid", "partner_cards": "no_points", "end_level": "6"},
        {"joker_bid": "no_trump", "bid_order": "more"},
        {"throws": "no", "throw_penalty": 20, "loose_tractors": True},
        {"runs_of_singles": 13, "joker_bid": "no_trump", "high_trump_tractors": False},
    )
}
"""Tables that no lot would draw, on which something is told that is told nowhere else."""
over_every_game = pytest.mark.parametrize("game", [GAMES[key] for key in FACTS], ids=FACTS)


@cache
def tables(key: str) -> tuple[Any, ...]:
    """Presets, every value of every option, and random tables that are not refused; each once."""
    return tuple(dict.fromkeys(_drawn(GAMES[key])))


def _drawn(game: AnyGame) -> Iterator[Any]:
    random = Random(f"pages {game.key}")
    yield from game.presets.values()
    yield from (game.options(**values) for values in RARE.get(game.key, ()))
    yield from (options for _, options in single_values(game))
    yield from (allowed(game, any_options(game, random), random) for _ in range(RANDOM_TABLES))


def allowed(game: AnyGame, options: Any, random: Random) -> Any:
    """These options with as many put back to their defaults as it takes for the rest to go together."""
    names = [option.name for option in options_of(game.options)]
    random.shuffle(names)
    defaults = game.options()
    for name in sorted(names, key=lambda name: name not in TABLE_SIZE):
        if game.problem(options) is None:
            break
        options = replace(options, **{name: getattr(defaults, name)})
    return options


def told(game: AnyGame, options: Any) -> Iterator[Text]:
    """Every sentence of the page: paragraphs, options that act, what opens a first hand, and what words mean."""
    yield from game.first_hand.opening(options)
    yield from game.rules(options)
    yield from (game.agreed(options, option.name) for option in game.awake(options))
    yield from (term.meaning for term in game.handbook.terms(options))


@over_every_game
def test_pages_state_no_fact_that_the_engine_denies(game: AnyGame) -> None:
    facts, asked, stating = FACTS[game.key], set(), set()
    for options in tables(game.key):
        known: dict[str, object] = {}
        for said in told(game, options):
            for fact, says in game.handbook.stated(said).items():
                if fact not in known:
                    known[fact] = facts[fact](options)
                assert _plain(says) == known[fact], f"{said.key} says {fact}: {says}, in {options}"
                asked.add(fact)
                stating.add(said.key)
    assert asked == set(facts)
    assert stating == set(game.handbook.states)


def denied(game: AnyGame, page: Any, engine: Any) -> bool:
    """Whether the engine of one table denies anything on the page of another, or cannot even be asked about it."""
    facts = FACTS[game.key]
    stated = (item for said in told(game, page) for item in game.handbook.stated(said).items())
    try:
        return any(_plain(says) != facts[fact](engine) for fact, says in stated)
    except (AssertionError, LookupError, StopIteration, RuntimeError, ValueError, ArithmeticError):
        return True


def _plain(says: object) -> object:
    """What is said as the engine has it: the level without trumps is a word on the page."""
    return "NT" if isinstance(says, Text) and says.key == "rules.level.no_trump" else says


@over_every_game
def test_examples_are_cards_of_this_pack_beside_a_paragraph_that_is_told(game: AnyGame) -> None:
    assert game.handbook.examples is not None
    for options in tables(game.key):
        paragraphs = {each.key for each in game.rules(options)}
        for key, shown in game.handbook.examples(options).items():
            assert key in paragraphs, (key, options)
            for example in shown:
                assert holds(game.pack(options), example.cards), (key, example.cards, options)


@over_every_game
def test_no_paragraph_is_told_twice_and_none_speaks_of_codes(game: AnyGame) -> None:
    for options in tables(game.key):
        paragraphs = [each for each in game.rules(options) if each.key.startswith("rules.")]
        assert len(set(paragraphs)) == len(paragraphs)
    codes = ("Ruling", "裁定", "BSF-", "TAB-", "BH-", "BT-")
    for key, words in game.words.items():
        if key.startswith(("rules.", "option.")):
            assert not [code for code in codes if any(code in each for each in words)], key
