"""What hints say, over many positions: it can be done, agrees with itself, and is about the move it is said of."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.parts.reasons import CLEARLY, LIKELIER, MOSTLY, NEXT_BEST, worse
from engine.players.hints import WORDS, Hint, amount, caption_among, hint_of, is_forced, kind_of, verdict_for
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.search_model import WON, SearchSettings, Verdict
from engine.words import Language, Text, render
from tests.engine.players.positions import positions

QUICK = SearchLevel("quick", Budget(96), SearchSettings(infers=False))
DAILY, THOROUGH = 40, 500
FACTS = {
    "reason.won": WON,
    "reason.unbeaten": "unbeaten",
    "reason.alone": "alone",
    "reason.thrown_in": "thrown_in",
    "reason.first_out": "first_out",
    "reason.first_out_alone": "first_out",
    "reason.fed": "partner",
    "reason.trick": "trick",
    "reason.last_trick": "last_trick",
    "reason.stands": "stands",
}
"""What is counted over imagined deals, by the reason that tells it."""
MEANS = ("reason.place", "reason.place_against", "reason.given", "reason.partners", "reason.buried", "reason.friend")
"""Reasons that are told by means over the imagined deals, or by what was counted beside what is seen."""

over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


class Found(NamedTuple):
    """A decision, what was found out about its moves, and the hint that it makes."""

    view: Any
    verdict: Verdict[Any]
    hint: Hint


def found(game: AnyGame, number: int) -> tuple[Found, ...]:
    """So many decisions of deals by every preset, spread over all phases."""
    return _found(game.key, number)


@lru_cache(maxsize=4)
def _found(key: str, number: int) -> tuple[Found, ...]:
    game = GAMES[key]
    views = [view for options in game.presets.values() for view in positions(game, 2, 1, options)]
    chosen = Random(number).sample(views, min(number, len(views)))
    some = []
    for seed, view in enumerate(chosen):
        verdict = verdict_for(game, view, Random(seed), level=QUICK)
        some.append(Found(view, verdict, hint_of(game, view, verdict)))
    return tuple(some)


@pytest.fixture
def number(everywhere: bool) -> int:
    return THOROUGH if everywhere else DAILY


@over_every_game
def test_the_kind_named_first_is_that_of_an_allowed_move_and_of_all_that_are_as_good(
    game: AnyGame, number: int
) -> None:
    for view, _, hint in found(game, number):
        assert view.refusal(hint.action) is None
        kinds = {kind_of(game, view, action) for action in (hint.action, *hint.equals)}
        if hint.kind.key == "hint.kind.only":
            assert not hint.equals
        elif hint.kind.key == "hint.kind.among":
            assert dict(hint.kind.args)["kind"] == kind_of(game, view, hint.action)
            assert len(kinds) > 1
        else:
            assert kinds == {hint.kind}
        if game.passing is not None and view.refusal(game.passing) is not None:
            assert "pass" not in hint.kind.key


@over_every_game
def test_what_is_as_good_and_what_is_worse_agree_with_the_verdict(game: AnyGame, number: int) -> None:
    for _, verdict, hint in found(game, number):
        if hint.against is not None:
            assert (hint.against.key == "hint.equal") == bool(verdict.ties)
            assert hint.what != dict(hint.against.args)["other"], "two moves read alike"


@over_every_game
def test_a_forced_move_is_the_only_one_and_nothing_is_played_out_for_it(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        forced = is_forced(view)
        assert (hint.worth.key == "hint.only") == (hint.kind.key == "hint.kind.only") == forced
        if forced:
            assert verdict.playouts == 0
            assert len(list(view.candidates())) == 1
            assert (hint.reasons, hint.against, hint.equals) == ((), None, ())


@over_every_game
def test_every_reason_is_about_the_move_that_it_is_told_of(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        for reason in hint.reasons:
            assert_about_the_best(game, view, verdict, reason)


def assert_about_the_best(game: AnyGame, view: Any, verdict: Verdict[Any], reason: Text) -> None:
    """This reason does not hold for any worse move, or it says how much less it does."""
    model, said, others = game.search_model, dict(reason.args), worse(verdict)
    assert model is not None
    assert model.reasons is not None
    told_of_bids_and_plays = [reason.key, *(each.key for each in said.values() if isinstance(each, Text))]
    if {"reason.unbeaten", "reason.alone"} & set(told_of_bids_and_plays):
        others = tuple(move for move in others if move.action != game.passing)
    if reason.key == "reason.against":
        told = said["reason"]
        assert isinstance(told, Text)
        fact, counts = FACTS[told.key], dict(told.args)
        assert (counts["count"], counts["worlds"]) == (verdict.best.count(fact), verdict.best.worlds)
        nearest = max(others, key=lambda move: move.share(fact))
        assert (said["count"], said["worlds"]) == (nearest.count(fact), nearest.worlds)
        assert said[NEXT_BEST] == caption_among(game, view, nearest.action, verdict)
        apart, least = (LIKELIER, 0.0) if fact == WON else (CLEARLY, MOSTLY)
        assert verdict.best.share(fact) >= max(least, nearest.share(fact) + apart)
    elif reason.key in FACTS:
        fact = FACTS[reason.key]
        assert (said["count"], said["worlds"]) == (verdict.best.count(fact), verdict.best.worlds)
        assert verdict.best.share(fact) >= MOSTLY
        assert not others or reason.key == "reason.stands"
    elif reason.key == "reason.others_worse":
        nearest = min(others, key=lambda move: move.gap)
        assert said["amount"] == amount(model.unit, nearest.gap, nearest.gap_error)
    elif reason.key in ("reason.none_worse", "reason.unweighed"):
        assert not others
    elif not reason.key.startswith(("reason.points", *MEANS)):
        for other in others:
            alone = replace(verdict, moves=(other,))
            assert reason not in model.reasons(view, alone), f"{reason} holds for {other.action} too"


@over_every_game
def test_no_reason_speaks_of_nothing(game: AnyGame, number: int) -> None:
    for _, _, hint in found(game, number):
        for reason in hint.reasons:
            assert dict(reason.args).get("count") != 0 or reason.key == "reason.against"
        assert len(set(hint.reasons)) == len(hint.reasons) <= 3


@over_every_game
def test_most_hints_that_prefer_a_move_say_why(game: AnyGame, number: int) -> None:
    preferred = [hint for _, verdict, hint in found(game, number) if worse(verdict)]
    assert 2 * sum(hint.reasons[0].key != "reason.others_worse" for hint in preferred) > len(preferred)


@over_every_game
def test_no_hint_leaves_the_why_open(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        assert bool(hint.reasons) != is_forced(view)
        for reason in hint.reasons:
            assert reason.key != "reason.unweighed" or not verdict.best.worlds
            assert reason.key != "reason.none_worse" or not worse(verdict)


@over_every_game
@pytest.mark.parametrize("language", Language)
def test_every_hint_can_be_said(game: AnyGame, number: int, language: Language) -> None:
    catalogue = {**game.words, **WORDS}
    for _, _, hint in found(game, number):
        for spoken in (hint.kind, hint.what, hint.worth, *hint.reasons, *filter(None, (hint.against,))):
            said = render(spoken, language, catalogue)
            assert said
            assert "{" not in said
