"""Samplers against brute force: on tiny packs every deal that a seat may imagine is listed, and comes as it should.

Frequencies are tried by chi-square at the level that ``tests.fit`` says, with fixed seeds. Every day one seat of one
deal of each table is followed from the first card to the last; ``--thorough`` follows every seat through more deals.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.game import Step
from tests.conformance.tiny_packs.tiny import (
    EIGHT,
    LOST,
    NINE,
    TWELVE,
    WON,
    BigTwoStanding,
    TaiheStanding,
    Tiny,
    bao_huang,
    big_two,
    dealt_and_played,
    first_ways,
    forget_all,
    further,
    shrink,
    taihe,
)
from tests.fit import assert_fits

TWO_EACH = "3D 3S 4D 4S 5D 5S 5H 6D"
THREE_EACH = "3D 3C 3S 4D 4H 4S 5D 5S 5H 6D 6C 6H"
PLAIN = "RJ* BJ* AH AH KS KS 6S 6S 6S 6H"
FULL = "RJ* BJ* 2S AH AH KS KS 6S 6S 6S 6S 6S"
THREE_GIVEN = "RJ* BJ* KS KS KS 6S 6S 6S 6S 6S 6S 6S 6S 6S 6S"
FOUR_GIVEN = "RJ* BJ* KS KS 2S 6S 6S 6S 6S 6S 6S 6S 6S 6S 6S 6S 6S 6S 6S 6S"
EVEN = (
    taihe("three_seats", TWELVE, seats=3),
    taihe("four_seats", EIGHT),
    taihe("no_aces", TWELVE[:10] + NINE[6:8], seats=3, aces=False),
    taihe("free_four_of_hearts", TWELVE, TaiheStanding(starter=1), seats=3),
    taihe("four_hearts_every_hand", TWELVE, TaiheStanding(starter=1), seats=3, four_hearts_every_hand=True),
    taihe("recall", NINE, TaiheStanding(starter=1), seats=3, recall="yes"),
    taihe("recall_quads_only", TWELVE, TaiheStanding(starter=2), seats=3, recall="quads_only"),
    taihe("starter_must_call", TWELVE, seats=3, starter_must_call=True, sole_caller_wins=True),
    big_two("two_each", TWO_EACH),
    big_two("two_each_later", TWO_EACH, BigTwoStanding(2)),
    big_two("three_each", THREE_EACH),
    big_two("first_lead_has_3d", THREE_EACH, first_lead_has_3d=True),
    big_two("no_way_back", THREE_EACH, BigTwoStanding(1), reenter=False, straights="plain"),
    big_two("lead_any", TWO_EACH, BigTwoStanding(3), last_card_lead_highest=False),
    big_two("lead_any_of_three", THREE_EACH, BigTwoStanding(3), last_card_lead_highest=False),
    big_two("manual", THREE_EACH, last_card="manual"),
    big_two("individual", THREE_EACH, BigTwoStanding(0), mode="individual", counter_attack=True),
    bao_huang("first_deal", PLAIN),
    bao_huang("clockwise", PLAIN, direction="clockwise", announce=True),
    bao_huang("sixes_last", PLAIN, sixes_last=True),
    bao_huang("sixes_last_longer", FULL, sixes_last=True),
    bao_huang("twos_hang", FULL, twos_hang=True, joker_order=True),
    bao_huang("face_up", THREE_GIVEN, WON, tribute="face_up"),
    bao_huang("face_up_lost", FOUR_GIVEN, LOST, tribute="face_up", tribute_spares_twos=True),
    bao_huang("face_down", THREE_GIVEN, WON),
    bao_huang("face_down_lost", FOUR_GIVEN, LOST),
    bao_huang("face_down_spares_twos", THREE_GIVEN.replace("KS KS", "2S KS"), WON, tribute_spares_twos=True),
    bao_huang("face_down_sixes_last", THREE_GIVEN.replace("KS KS", "2S KS"), WON, sixes_last=True),
)
"""Tables of the games that promise every deal that fits as likely as the next."""
MOST_WAYS = 250
"""Where there are more deals than this, none are drawn; as cards fall there are fewer."""
MOST_LISTED = 2500
"""Of a table with more deals than this at its beginning another seat or deal is followed."""
DRAWS_A_WAY, LEAST_DRAWS = 6, 120
SEEDS = 25
"""Of so many deals of a table the one in which most is done is followed."""


def livelier(tiny: Tiny, count: int) -> list[list[Step[Any]]]:
    """The deals of this table in which most is proven and most things are done, longer ones before shorter."""
    deals = filter(None, (dealt_and_played(tiny, seed) for seed in range(SEEDS)))
    return sorted(deals, key=lambda steps: _liveliness(tiny, steps), reverse=True)[:count]


def _liveliness(tiny: Tiny, steps: list[Step[Any]]) -> tuple[int, int, int]:
    verbs = [str(seen.action).split()[0] for seen in steps[-1].state.view(0).history]
    return len(bound_seats(tiny, steps)), len(set(verbs)), len(verbs)


def bound_seats(tiny: Tiny, steps: list[Step[Any]]) -> list[int]:
    """Who had to do something, as often as it happened."""
    return [step.state.turn for step in steps if step.state.turn is not None and tiny.bound(step.state)]


def onlooker(tiny: Tiny, steps: list[Step[Any]]) -> int:
    """A seat that sees what the others do: one of those that are least often bound themselves."""
    bound = Counter(bound_seats(tiny, steps))
    seats = sorted(range(tiny.seats), key=lambda seat: (bound[seat], Random(f"{tiny} {seat}").random()))
    return seats[0]


def followed(tiny: Tiny, steps: list[Step[Any]], seat: int) -> int:
    """At how many moments of a deal this seat's guesses were compared with all that there are."""
    ways, looks = first_ways(tiny, steps[0].state.view(seat)), 0
    before = None
    for ply, step in enumerate(steps):
        view = step.state.view(seat)
        if ply:
            ways = further(tiny, ways, view)
        assert ways, "the real deal is not among those that fit"
        weights: Counter[Any] = Counter()
        for way in ways:
            weights[tiny.key(way.guess, view)] += way.weight  # type: ignore[assignment]
        if len(weights) > MOST_WAYS or dict(weights) == before:
            continue
        before, random, looks = dict(weights), Random(f"{tiny} {seat} {ply}"), looks + 1
        number = max(LEAST_DRAWS, DRAWS_A_WAY * len(weights)) if len(weights) > 1 else 10
        draw = tiny.draws(view)
        drawn = Counter(tiny.key(tiny.guessed(draw(random)), view) for _ in range(number))
        assert_fits(drawn, weights, f"{tiny}, seat {seat}, after {ply} actions")
        if tiny.believed is not None and step.state.turn is not None:
            hands: Counter[Any] = Counter()
            for way in ways:
                hands[tuple(map(tiny.packed, way.state.hands))] += way.weight  # type: ignore[arg-type,assignment,attr-defined]
            imagined = tiny.believed(view)
            found = Counter(imagined(random) for _ in range(number))
            assert_fits(found, hands, f"{tiny}, seat {seat}, after {ply} actions, as the search imagines it")
    return looks


@pytest.mark.parametrize("tiny", EVEN, ids=str)
def test_every_deal_that_fits_is_drawn_as_often_as_it_should(
    tiny: Tiny, everywhere: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_all(tiny.game.key)
    shrink(tiny, monkeypatch)
    try:
        every_deal_fits(tiny, everywhere)
    finally:
        forget_all(tiny.game.key)


def every_deal_fits(tiny: Tiny, everywhere: bool) -> None:
    """The deals of this table, each followed by one seat or by all."""
    deals = livelier(tiny, 4 if everywhere else 1)
    for number, steps in enumerate(deals):
        seats = range(tiny.seats) if everywhere else [onlooker(tiny, steps)]
        looks = [followed(tiny, steps, seat) for seat in seats]
        assert all(looks), number
