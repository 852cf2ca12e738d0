"""What a seat imagines and what nobody can see: hard facts kept, hidden cards hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import Cards, shuffled
from engine.game import Shuffle, State, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import PASS
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import pack
from tests.engine.games.bashi_fen.dealing import after, deal_with, view, when_taken

TABLES = {
    **PRESETS,
    "chao_dipi": replace(Options(), chao_dipi=True, bid_order="joker_or_higher_suit"),
    "turn_kitty": replace(Options(), no_bid="turn_kitty"),
    "three_packs": replace(PRESETS["zhao_pengyou"], seats=7, throws="strictly_highest"),
    "lowest_beaten": replace(Options(), failed_throw="lowest_beaten_part", loose_tractors=True),
}


def replayed(view: Any, random: Random) -> State[Any]:
    """The deal imagined from a view, every action through the checked door."""
    hidden = BASHI_FEN.sample(view, random)
    shuffle = Shuffle(hidden.deck, view.first, hidden.lots, hidden.turned)
    state = BASHI_FEN.deal(view.options, view.standing, shuffle).state
    for place, seen in enumerate(view.history):
        state = act(state, hidden.actions.get(place, seen.action)).state
    return state


@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_deal_shows_the_seat_what_it_saw(name: str) -> None:
    options, random = TABLES[name], Random(name)
    state = BASHI_FEN.deal(options, None, BASHI_FEN.chance(options, None, random)).state
    while state.turn is not None:
        if random.random() < 0.15:
            seat = random.randrange(options.seats)
            assert replayed(state.view(seat), random).view(seat) == state.view(seat)
        state = act(state, random.choice(tuple(state.view(state.turn).candidates()))).state


@pytest.mark.rule("BSF-16", "BSF-30")
def test_only_who_buried_the_kitty_knows_it() -> None:
    step = when_taken(deal_with(Options(), "2S", kitty="AS AS"), {0: "bid 2S"})
    cards = " ".join(map(str, view(step).hand[:8]))
    state = after(step, f"bury {cards}").state
    for seat in range(4):
        kitties = {tuple(map(str, replayed(state.view(seat), Random(seed)).view(0).kitty)) for seed in range(6)}
        assert (len(kitties) == 1) == (seat == 0)


@pytest.mark.rule("BSF-16")
@pytest.mark.parametrize("name", ["sheng_ji", "tuo_la_ji", "zhao_pengyou"])
def test_other_hands_make_no_difference_to_what_a_seat_sees_and_is_asked(name: str) -> None:
    """All but one seat's cards are permuted; while all pass, that seat sees and is asked exactly the same."""
    options = PRESETS[name]
    deck, own = pack(options), 1
    places = [place for place in range(len(deck)) if place % options.seats != own]
    first, second = dealt(options, deck), dealt(options, permuted(deck, places))
    for _ in range(len(deck) // 2):
        assert first.turn == second.turn
        assert first.view(own) == second.view(own)
        first, second = act(first, PASS).state, act(second, PASS).state


def permuted(deck: Cards, places: list[int]) -> Cards:
    """The deck with the cards of these places mixed."""
    mixed = dict(zip(places, shuffled([deck[place] for place in places], Random(5).random), strict=True))
    return tuple(mixed.get(place, card) for place, card in enumerate(deck))


def dealt(options: Options, deck: Cards) -> State[Any]:
    """The first state of a deal from this deck."""
    return BASHI_FEN.deal(options, None, Shuffle(deck, 0)).state
