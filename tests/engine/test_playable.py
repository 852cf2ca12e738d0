"""What cannot be played, and the only answer: held against every play that the rules allow."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from engine.cards import Card, cards_named
from engine.events import Place, Zone
from engine.game import AnyGame, act, verb_of
from engine.games import GAMES
from engine.match import Match, next_record
from engine.options import GameOptions
from engine.playable import MOST_SETS, beats_nothing, only_answer, unplayable
from engine.prompts import Pick
from engine.record import opened

PRESETS = [
    pytest.param(game, options, id=f"{game.key}-{name}")
    for game in GAMES.values()
    for name, options in game.presets.items()
]


def questions(game: AnyGame, options: GameOptions, number: int) -> list[Any]:
    """Every view in one deal whose seat is asked for a play, fast players playing."""
    step, found = opened(next_record(Match(game, options, number))), []
    while step.state.turn is not None:
        view = step.state.view(step.state.turn)
        prompt = view.prompt()
        if isinstance(prompt, Pick) and prompt.verb == "play":
            found.append(view)
        step = act(step.state, game.greedy(view, Random(number)))
    return found


@pytest.mark.parametrize(("game", "options"), PRESETS)
def test_no_allowed_play_takes_an_unplayable_card_and_an_only_answer_is_the_only_one(
    game: AnyGame, options: GameOptions
) -> None:
    for view in questions(game, options, 3)[::7]:
        out, only = unplayable(game, view), only_answer(game, view)
        moves = list(view.candidates())
        assert not {card for action in moves for card in cards_named(action)} & out
        if only is not None:
            assert set(moves) <= {only}
            assert view.refusal(only) is None
        hand: tuple[Card, ...] = view.places()[Place(Zone.HAND, view.seat)]
        for card in hand:
            alone = [action for action in view.readings((card,)) if view.refusal(action) is None]
            assert not (alone and card in out)
            assert not (alone and only is not None and only not in alone)


@pytest.mark.parametrize("number", [1, 2])
def test_pairs_that_have_to_be_followed_leave_the_other_cards_unplayable(number: int) -> None:
    """Tried with every set of two cards of the hand, in Tractor."""
    bashi = GAMES["bashi_fen"]
    looked = Counter[bool]()
    for view in questions(bashi, bashi.presets["tuo_la_ji"], number):
        prompt = view.prompt()
        if prompt.least != 2 or prompt.most != 2:
            continue
        hand = view.hand
        pairs = [pair for pair in combinations(hand, 2) if any(not view.refusal(each) for each in view.readings(pair))]
        assert unplayable(bashi, view) == set(hand) - {card for pair in pairs for card in pair}
        plays = {str(view.readings(tuple(sorted(pair, key=str)))[0]) for pair in pairs}
        assert (only_answer(bashi, view) is not None) == (len(plays) == 1)
        looked[bool(unplayable(bashi, view))] += 1
    assert looked[True]
    assert looked[False]


def test_where_sets_are_too_many_to_try_a_card_is_unplayable_only_if_no_set_of_them_takes_it() -> None:
    """Held against every set of three and more cards, as far as these can be tried here."""
    bashi, looked = GAMES["bashi_fen"], Counter[bool]()
    for number in range(6):
        for view in questions(bashi, bashi.presets["si_fu"], number):
            prompt = view.prompt()
            if (
                prompt.least < 3
                or prompt.least != prompt.most
                or not MOST_SETS < comb(len(view.hand), prompt.least) < 7000
            ):
                continue
            out = unplayable(bashi, view)
            sets = dict.fromkeys(combinations(sorted(view.hand, key=str), prompt.least))
            goes = {card for cards in sets for each in view.readings(cards) if not view.refusal(each) for card in cards}
            offered = {card for action in view.candidates() for card in cards_named(action)}
            assert out == set(view.hand) - goes
            looked[offered != goes] += 1
    assert looked[True], "what is offered is all that goes: nothing was tried"


def test_where_nothing_beats_one_can_only_pass() -> None:
    big_two = GAMES["big_two"]
    views = questions(big_two, big_two.options(), 4)
    hopeless = [view for view in views if beats_nothing(big_two, view)]
    assert hopeless
    for view in hopeless:
        assert {verb_of(action) for action in view.candidates()} == {"pass"}
