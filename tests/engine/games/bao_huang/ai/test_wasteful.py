"""No search of Bao Huang tries a play that every player would call a blunder, but where it is asked about."""

from __future__ import annotations

from benchmarks.detectors.bao_huang import DETECTORS
from engine.cards import EUNUCH, read_cards
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.ai.simulator.heuristic import InformationState
from engine.games.bao_huang.ai.simulator.play_loop import ALL_CARDS, NOBODY, Packed, legal, packed
from engine.games.bao_huang.ai.wasteful import without_waste
from engine.games.bao_huang.options import Options
from tests.engine.players.wasteful import assert_tried_only_where_asked_about

NEVER_TRIED = ("stays in", "jokers early", "jokers led", "set broken", "friend beaten", "twos spent", "eunuch shown")


def test_no_search_tries_a_blunder_but_where_it_is_asked_about() -> None:
    assert_tried_only_where_asked_about(BAO_HUANG, DETECTORS, NEVER_TRIED, 2)


def leads(hand: Packed, counts: tuple[int, ...]) -> list[Packed]:
    """What the hidden eunuch, in seat 0, may lead without waste; seat 1 is the emperor."""
    information = InformationState(
        0, hand, ALL_CARDS - hand, counts, None, NOBODY, (1.0, 1.0, 0.0, 0.0, 0.0), hidden=True, people=False
    )
    return without_waste(information, legal(hand, None, Options()))


def test_a_hidden_eunuch_leads_a_plain_joker_first_while_nobody_is_short() -> None:
    hand = packed((*read_cards("9S 9H QS QH BJ"), EUNUCH))
    shown = packed((*read_cards("9S 9H"), EUNUCH))
    assert shown not in leads(hand, (6, 20, 20, 20, 20))
    assert shown in leads(hand, (6, 20, 9, 20, 20))
    assert packed(read_cards("9S 9H BJ")) in leads(hand, (6, 20, 20, 20, 20))
