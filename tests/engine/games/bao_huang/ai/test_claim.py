"""What a seat can claim: plays that nobody can beat whoever holds what, with jokers hung where they are needed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.cards import read_cards
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.melds import read_meld
from engine.games.bao_huang.options import Options, pack
from tests.engine.games.bao_huang.dealing import playing_with

USUAL = Options()


def claimed(*hands: str, over: str = "", options: Options = USUAL) -> list[str]:
    """What seat 0 claims, on turn with this to beat, where all other cards have been set aside."""
    state = playing_with(options, *hands, eunuch=1).state
    on_table = read_cards(over)
    out = Counter(card for cards in (*map(read_cards, hands), on_table) for card in cards)
    trick = replace(
        state.phase.trick,
        table=((), (), (), (), on_table),
        plays=(1,) * 5,
        aside=tuple((Counter(pack(options)) - out).elements()),
        over=read_meld(on_table, options) if over else None,
        best=4 if over else None,
    )
    state = replace(state, phase=replace(state.phase, trick=trick))
    return [str(action) for action in BAO_HUANG.presentation.claim(state.view(0))]


OTHERS = ("KS KH 8C 8D", "KC QH 9D", "10H 10C 2C", "JS JH")


@pytest.mark.parametrize(
    ("hand", "over", "line"),
    [
        ("6D 7H 7C AS AH RJ", "", ["play 7H 7C RJ", "play AS AH", "play 6D"]),
        ("6D 7H 7C AS AH", "", []),
        ("6D 7H 7C AS AH BJ", "", ["play 7H 7C BJ", "play AS AH", "play 6D"]),
        ("6D 7H 7C 7D 7S 9H 9S", "", []),
        ("6D 7H 7C 7D 7S 7S", "", ["play 7S 7S 7H 7C 7D", "play 6D"]),
        ("6D 2H", "KD", ["play 2H", "play 6D"]),
        ("6D AH", "KD", []),
        ("6D AH RJ", "KD", []),
        ("6D RJ RJ*", "KD KD", ["play RJ RJ*", "play 6D"]),
    ],
    ids=[
        "a joker covers one, the last may be any",
        "two are open",
        "a black joker covers where no red one is out",
        "three are open",
        "nobody holds so many cards",
        "over a single: an equal two does not beat",
        "a two is out",
        "the joker beats, but then two are left",
        "over a pair: both jokers",
    ],
)
def test_only_what_is_certain_is_claimed(hand: str, over: str, line: list[str]) -> None:
    assert claimed(hand, *OTHERS, over=over) == line


@pytest.mark.rule("BH-44")
def test_sixes_that_go_last_are_claimed_last_and_without_jokers() -> None:
    last = Options(sixes_last=True)
    assert claimed("6D 6H 7H RJ", *OTHERS, options=last) == ["play 7H RJ", "play 6H 6D"]
    assert claimed("6D 6H 7H", *OTHERS, options=last) == []
    assert claimed("6D 6H RJ BJ", *OTHERS, options=last) == ["play BJ RJ", "play 6H 6D"]


@pytest.mark.rule("BH-33")
def test_where_ordinary_cards_may_be_equalled_less_is_certain() -> None:
    others = ("AC BJ 8C", "KC QH 9D", "10H 10C 9C", "JS JH")
    assert claimed("6D AS AH", *others) == ["play AS AH", "play 6D"]
    assert claimed("6D AS AH", *others, options=Options(joker_order=True)) == []
