"""What a first hand is told is true of its table, said in four languages, and asks what the seat is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Cards
from engine.events import Place, Zone
from engine.game import AnyGame, AnyView, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.prompts import Choose, Pick
from engine.record import opened
from engine.words import Language, Text, render
from tests.conformance.pages.page_facts import FACTS
from tests.conformance.pages.test_pages import tables

MOST_TRIED = 1000
DEALS = 4
over_every_game = pytest.mark.parametrize("game", [GAMES[key] for key in FACTS], ids=FACTS)


def questions(game: AnyGame, options: Any, number: int) -> Iterator[tuple[AnyView, tuple[Text, ...]]]:
    """Every real decision of a first deal, as the fast player plays it, and what the seat is told of it."""
    state, random = opened(next_record(Match(game, options, number))).state, Random(number)
    while state.turn is not None:
        view = state.view(state.turn)
        prompt = view.prompt()
        if not (isinstance(prompt, Choose) and len(prompt.actions) == 1):
            yield view, game.first_hand.question(view)
        state = act(state, game.greedy(view, random)).state


def moments(game: AnyGame) -> list[tuple[AnyView, tuple[Text, ...]]]:
    """The questions of every preset, and of some drawn tables."""
    return _moments(game.key)


@cache
def _moments(key: str) -> list[tuple[AnyView, tuple[Text, ...]]]:
    game, drawn = GAMES[key], Random(f"first {key}").sample(tables(key), DEALS)
    dealt = enumerate((*game.presets.values(), *drawn))
    return [each for number, options in dealt for each in questions(game, options, number)]


@over_every_game
def test_every_question_of_a_first_hand_is_told_in_every_language(game: AnyGame) -> None:
    told = set()
    for view, lines in moments(game):
        assert lines, (view.phase, view.prompt())
        told |= {line.key for line in lines}
        for line in lines:
            for language in Language:
                assert render(line, language, game.words)
    opening = {line.key for options in tables(game.key) for line in game.first_hand.opening(options)}
    assert {key.startswith(("first.", "duty.")) for key in told | opening} == {True}


@over_every_game
def test_a_hand_that_is_told_to_pass_can_do_nothing_else(game: AnyGame) -> None:
    asked = 0
    for view, lines in moments(game):
        if "first.too_low" in {line.key for line in lines}:
            asked += 1
            assert not [cards for cards in _tried(view) for action in view.readings(cards) if not view.refusal(action)]
        if {"first.follow", "first.follow.partner"} & {line.key for line in lines} and game.passing is not None:
            assert any(action != game.passing for action in view.candidates())
    assert asked or game.key == "bashi_fen"


def _tried(view: AnyView) -> Iterator[Cards]:
    """Every way to pick as many cards as lie there, where there are not too many, else some."""
    hand = sorted(own_hand(view), key=str)
    for size in range(1, min(len(hand), 6) + 1):
        if comb(len(hand), size) <= MOST_TRIED:
            yield from dict.fromkeys(combinations(hand, size))  # equal cards are one choice


def own_hand(view: AnyView) -> Cards:
    return tuple(card for card in view.places().get(Place(Zone.HAND, view.seat), ()) if isinstance(card, Card))


@over_every_game
def test_what_must_be_is_said_only_where_nothing_else_may_be(game: AnyGame) -> None:
    """Sentences that end with “or pass” are told to nobody who may not, and those of a must to nobody who may."""
    for view, lines in moments(game):
        keys = {line.key for line in lines}
        may_pass = game.passing is not None and view.refusal(game.passing) is None
        if (
            keys & {"first.follow", "first.follow.partner", "first.bid", "first.call", "first.too_low"}
            and game.key != "bashi_fen"
        ):
            assert may_pass, (keys, view)
        if keys & {"first.call.must", "first.lead", "first.lead.lowest"} and game.key != "bashi_fen":
            assert not may_pass
        if "first.lead.lowest" in keys:
            lead = [view.readings((card,))[0] for card in own_hand(view)]
            assert [str(action) for action in lead if view.refusal(action) is None] == ["play 3D"]
        if game.key == "bashi_fen" and isinstance(view.prompt(), Pick):
            assert_followed(view, lines)


def test_a_partners_play_is_told_from_the_declarers() -> None:
    told = {True: 0, False: 0}
    for view, lines in moments(GAMES["taihe_a_bao"]):
        said = next((line for line in lines if line.key.startswith("first.follow")), None)
        if said is not None:
            partners = view.seat != view.phase.declarer != view.phase.trick.best
            assert said.key == ("first.follow.partner" if partners else "first.follow")
            assert dict(said.args).get("seat", view.phase.trick.best) == view.phase.trick.best
            told[partners] += 1
    assert all(told.values())


def test_a_partners_play_is_told_from_an_opponents_in_big_two() -> None:
    told = {True: 0, False: 0}
    for view, lines in moments(GAMES["big_two"]):
        if said := [line for line in lines if line.key.startswith(("first.follow", "first.lies"))]:
            best = view.phase.trick.best
            partners = view.options.mode == "partnership" and abs(view.seat - best) == 2
            assert [line.key.endswith(".partner") for line in said] == [partners]
            assert dict(said[0].args)["seat"] == best
            told[partners] += 1
    assert all(told.values())


def test_a_partner_who_wins_the_trick_is_told_from_an_opponent_where_all_know_it() -> None:
    told = {(fixed, partners): 0 for fixed in (True, False) for partners in (True, False)}
    for view, lines in moments(GAMES["bashi_fen"]):
        for line in lines:
            if line.key.startswith("first.best"):
                best, fixed = view.phase.best, view.options.partners == "fixed"
                partners = line.key == "first.best.partner"
                if fixed:
                    assert partners == (view.seat % 2 == best % 2)
                else:
                    sure = {view.seat, best} <= view.declarers or None not in view.phase.calls.owners
                    same = (view.seat in view.declarers) == (best in view.declarers)
                    assert partners == (sure and same)
                told[fixed, partners] += 1
    assert all(told.values()), told


def assert_followed(view: AnyView, lines: tuple[Text, ...]) -> None:
    """The suit that is said to be led is the one that the seat has to follow, and so many cards of it."""
    said = lines[-1]
    args = dict(said.args)
    if said.key.startswith(("first.follow", "first.void")):
        lead = view.phase.lead
        held = view.trumps.of_suit(view.held, lead.suit)
        assert args["size"] == lead.size
        assert (said.key == "first.follow") == (len(held) >= lead.size)
        assert said.key.startswith("first.void") == (not held)
        assert args.get("held", len(held)) == len(held)
