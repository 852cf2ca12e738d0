"""The packed answers to leads of several cards are those of the rules, at every table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.cards import Suit
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.simulator.answers import Order, answer, ruff
from engine.games.bashi_fen.ai.simulator.packed_cards import Packing, packing_of
from engine.games.bashi_fen.ai.simulator.play_loop import led_by, takes
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.candidates import leads, preferences
from engine.games.bashi_fen.rules.following.safe_follows import made_up, obliged_follows
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import Lead
from engine.games.bashi_fen.rules.ruffs import make_up
from engine.games.bashi_fen.rules.tricks import winner
from engine.games.bashi_fen.rules.trumps import Rank, trumps_of
from tests.conformance.tables import any_options

TABLES: list[Options] = [
    *PRESETS.values(),
    Options(packs=4),
    *(any_options(BASHI_FEN, Random(seed)) for seed in range(24)),
]


def situations(options: Options) -> Iterator[tuple[Packing, Lead, int]]:
    """Leads of several cards from one random hand, and what another seat may hold."""
    random = Random(f"{options}")
    for _ in range(6):
        trumps = trumps_of(options, random.choice([*Suit, None]), random.choice([Rank.SEVEN, Rank.ACE]))
        packing = packing_of(options, trumps)
        cards = random.sample(pack(options), min(len(pack(options)), 60))
        hand, other = tuple(cards[:20]), tuple(cards[20:])
        found = [play for play in leads(hand, trumps, options) if len(play) > 1]
        for play in random.sample(found, min(len(found), 12)):
            lead = read_lead(play, trumps, options)
            assert lead is not None
            yield packing, lead, packing.packed(other)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_packed_answers_are_those_of_the_rules(number: int) -> None:
    options = TABLES[number]
    compared = 0
    for packing, lead, other in situations(options):
        own = other & packing.masks[lead.suit]
        cards = packing.unpacked(own)
        if len(cards) <= lead.size:
            continue
        _, sparing, feeding, high = preferences(packing.trumps)
        expected = obliged_follows(lead, cards, (sparing, feeding, high), packing.trumps, options)
        for order, play in zip(Order, expected, strict=True):
            given = packing.unpacked(answer(packing, lead.shapes, own, order))
            heights = (sorted(map(packing.trumps.height, each)) for each in (given, play))
            assert len(given) == lead.size
            assert next(heights) == next(heights), (lead.shapes, cards, order)
            compared += 1
    assert compared or len(pack(options)) <= 54  # with few cards nobody has more of a suit than were led


LED = [number for number, options in enumerate(TABLES) if any(situations(options))]
"""The tables at which several cards are led at once."""


def test_only_single_cards_are_led_where_one_pack_has_no_throws() -> None:
    others = [options for number, options in enumerate(TABLES) if number not in LED]
    assert all(options.packs == 1 and options.throws == "no" for options in others)
    assert len(others) < 3


@pytest.mark.parametrize("number", LED)
def test_packed_ruffs_are_those_of_the_rules(number: int) -> None:
    options = TABLES[number]
    for packing, lead, other in situations(options):
        trumps = packing.unpacked(other & packing.masks[None])
        if len(trumps) < lead.size:
            continue
        low, *_, high = preferences(packing.trumps)
        for preference, highest in ((low, False), (high, True)):
            expected = made_up(make_up(lead.shapes, options), trumps, preference, packing.trumps)
            found = ruff(packing, lead.shapes, packing.packed(trumps), highest)
            assert found == (0 if expected is None else packing.packed(expected))


@pytest.mark.parametrize("number", LED)
def test_leads_are_read_and_beaten_packed_as_by_the_rules(number: int) -> None:
    options = TABLES[number]
    assert any(situations(options))
    for packing, lead, other in situations(options):
        led = led_by(packing, packing.packed(lead.cards))
        assert led.lead == lead
        if options.bombs != "no" or (options.throw_compare == "every_part" and len(lead.parts) > 1):
            continue
        for order in Order:
            suited, trumps = other & led.mask, other & packing.masks[None]
            for cards in (suited, trumps):
                if len(packing.unpacked(cards)) > lead.size:
                    move = answer(packing, led.shapes, cards, order)
                    beats = winner(lead, [packing.unpacked(move)], packing.trumps, options) == 1
                    assert takes(packing, led, move, led.cards) == beats
