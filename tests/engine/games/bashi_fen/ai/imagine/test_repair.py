"""What is remembered about a follow is enough to say whether it was allowed, whatever hands are assigned."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.cards import Rank, Suit, read_cards, shuffled
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.imagine.facts import Followed, deal_history, facts_of
from engine.games.bashi_fen.ai.imagine.repair import Constraints
from engine.games.bashi_fen.ai.imagine.sampler import unseen_cards
from engine.games.bashi_fen.ai.simulator.packed_cards import packing_of
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.trumps import trumps_of
from tests.engine.players.positions import positions

TABLES = {
    "two packs": Options(),
    "four packs": PRESETS["si_fu"],
    "six packs": Options(packs=6),
    "exact only": Options(packs=4, tuple_follow="exact_only"),
    "longest first": Options(packs=5, tuple_follow="longest_first", tractor_follow="tuples"),
    "decompose": Options(packs=4, tuple_follow="decompose"),
    "suit only": Options(packs=4, tuple_follow="suit_only"),
    "runs": Options(packs=4, runs_of_singles=3),
    "counts": Options(packs=4, throw_follow="counts"),
    "bombs": Options(packs=4, bombs="any_suit"),
    "loose": replace(Options(), packs=4, loose_tractors=True),
}
ASSIGNMENTS = 60
"""Of each view; enough for the same answer to be remembered again and again."""


@pytest.mark.parametrize("name", TABLES)
def test_a_remembered_answer_is_the_answer_of_the_rules(name: str) -> None:
    random, asked, untrue = Random(name), 0, 0
    for view in positions(BASHI_FEN, 1, 17, TABLES[name]):
        history = deal_history(view)
        facts = [fact for fact in facts_of(history) if isinstance(fact, Followed)]
        if not isinstance(view.phase, Playing) or not facts:
            continue
        packing, cards = packing_of(view.options, view.trumps), tuple(unseen_cards(history).elements())
        constraints = Constraints(facts, view.seat, view.hand, packing)
        for _ in range(ASSIGNMENTS):
            mixed = iter(shuffled(cards, random.random))
            hands = {
                seat: tuple(card for _, card in zip(range(count), mixed, strict=False))
                for seat, count in enumerate(view.counts)
                if seat != view.seat
            }
            packed = {seat: packing.packed(hand) for seat, hand in hands.items()}
            for number in random.sample(range(len(facts)), min(4, len(facts))):
                holds = facts[number].holds(hands)
                assert constraints.holds(number, packed) == holds, (facts[number], hands)
                asked, untrue = asked + 1, untrue + (not holds)
    assert asked > 100
    assert untrue or name == "suit only"


def test_it_matters_which_of_the_tuples_were_broken() -> None:
    """A pair for three of a kind has to be all that the hand has of that card: with four of one card and two of the
    other it depends on which was played."""
    options = PRESETS["si_fu"]
    trumps = trumps_of(options, Suit.SPADES, Rank.TWO)
    lead = read_lead(read_cards("3H 3H 3H"), trumps, options)
    assert lead is not None
    play = read_cards("4H 4H 6H")
    fact = Followed(1, lead, play, play, trumps, options)
    packing = packing_of(options, trumps)
    for hands in (("5H 5H 5H 5H", "4H 4H 5H 5H"), ("4H 4H 5H 5H", "5H 5H 5H 5H")):
        constraints = Constraints((fact,), 0, (), packing)
        found = {words: constraints.holds(0, {1: packing.packed(read_cards(words))}) for words in hands}
        assert found == {"5H 5H 5H 5H": True, "4H 4H 5H 5H": False}
