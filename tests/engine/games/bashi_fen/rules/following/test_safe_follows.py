"""Whatever is led, every hand has a follow that meets all that it owes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.cards import Card, Suit, holds, read_cards, write_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.following.safe_follows import obliged_follows
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of
from tests.engine.games.bashi_fen.rules.following.test_obligation import HEARTS_TEN, MODES, random_cards

RULES = [*MODES, "suit_only"]


def lowest(trumps: Trumps) -> Callable[[Card], tuple[int, ...]]:
    """The lowest cards are wanted least."""
    return lambda card: (trumps.height(card),)


@pytest.mark.rule("BSF-53")
@pytest.mark.rule("BSF-5B")
@pytest.mark.parametrize("mode", RULES)
def test_an_obliged_follow_may_always_be_played(mode: str) -> None:
    random = Random(f"answers {mode}")
    for _ in range(300):
        options = Options(
            tuple_follow=mode,
            runs_of_singles=random.choice((0, 0, 3)),
            tractor_follow=random.choice(("tractor", "tractor", "tuples")),
            throws=random.choice(("unbeatable", "strictly_highest")),
        )
        trumps, suit = trumps_of(options, *HEARTS_TEN), random.choice((None, Suit.SPADES))
        lead = read_lead(random_cards(random, trumps, suit, random.choice((2, 3, 6)), 1, 12), trumps, options)
        assert lead is not None
        own = random_cards(random, trumps, suit, random.choice((2, 3, 6)), 1, 25)
        hand = (*own, *read_cards("3D 4D 5D 6D 7D 8D 9D JD QD KD AD 3D"))
        (play,) = obliged_follows(lead, hand, (lowest(trumps),), trumps, options)
        assert len(play) == lead.size
        assert holds(hand, play)
        assert follow_refusal(lead, hand, play, trumps, options) is None, (lead, hand, play, options)


@pytest.mark.parametrize(
    ("lead", "hand", "play"),
    [
        ("9S", "3S 4S AS", "3S"),
        ("9S 9S", "3S 4S AS AS KS KS", "KS KS"),
        ("9S 9S JS JS", "3S 4S 5S 5S 7S 7S KS KS", "5S 5S 7S 7S"),
        ("9S 9S JS JS", "3S 4S 4S 6S 7S 7S 8S 8S", "7S 7S 8S 8S"),
        ("9S 9S 9S", "3S 4S 4S 5S 5S 5S 5S", "3S 4S 4S"),
    ],
)
def test_an_obliged_follow_keeps_what_is_wanted_most(lead: str, hand: str, play: str) -> None:
    options = Options()
    trumps = trumps_of(options, *HEARTS_TEN)
    read = read_lead(read_cards(lead), trumps, options)
    assert read is not None
    (answer,) = obliged_follows(read, read_cards(hand), (lowest(trumps),), trumps, options)
    assert write_cards(trumps.in_order(answer)) == play
