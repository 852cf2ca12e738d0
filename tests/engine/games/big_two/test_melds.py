"""What five cards make, what beats what, and that no combination is missed."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import STANDARD, read_cards
from engine.games.big_two.melds import (
    CARDS,
    RANKS,
    Kind,
    Meld,
    beats,
    card_values,
    cards_of,
    fives,
    height,
    pairs,
    plays,
    read_meld,
    strength_of,
)
from engine.games.big_two.options import HONG_KONG, PLAIN

HANDS = st.lists(st.integers(0, 51), min_size=0, max_size=13, unique=True).map(lambda values: tuple(sorted(values)))


def meld(words: str, straights: str = HONG_KONG) -> Meld:
    found = read_meld(read_cards(words), straights)
    assert found is not None, words
    return found


@pytest.mark.rule("BT-02")
def test_cards_rank_by_rank_then_by_suit_from_the_three_of_diamonds_to_the_two_of_spades() -> None:
    assert str(CARDS[0]) == "3D"
    assert str(CARDS[-1]) == "2S"
    assert " ".join(card.rank for card in CARDS[::4]) == "3 4 5 6 7 8 9 10 J Q K A 2"
    assert [str(card) for card in CARDS[:4]] == ["3D", "3C", "3H", "3S"]
    assert sorted(STANDARD, key=height) == sorted(STANDARD, key=lambda card: CARDS.index(card) // 4)


@pytest.mark.rule("BT-10", "BT-13")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("3D", Kind.SINGLE),
        ("9S 9D", Kind.PAIR),
        ("9S 8S", None),
        ("9S 9D 9C", None),
        ("9S 9D 9C 9H", None),
        ("7D 6C 5D 4D 3D", Kind.STRAIGHT),
        ("KD JD 9D 7D 3D", Kind.FLUSH),
        ("QS QH QC 4D 4S", Kind.FULL_HOUSE),
        ("KS KH KC KD 3D", Kind.FOUR_OF_A_KIND),
        ("KH QH JH 10H 9H", Kind.STRAIGHT_FLUSH),
        ("KH QH JH 10H 8S", None),
        ("QS QH QC 4D 5S", None),
        ("QS QH 4C 4D 5S", None),
        ("3D 4D 5D 6D 7D 8D", None),
    ],
)
def test_three_patterns_there_are(words: str, kind: Kind | None) -> None:
    found = read_meld(read_cards(words), HONG_KONG)
    assert (found.kind if found else None) == kind


RISING = {
    "BT-11": ["3D", "3C", "3H", "3S", "4D", "KS", "AD", "2D", "2C", "2H", "2S"],
    "BT-12": ["3C 3D", "3H 3C", "3S 3D", "4C 4D", "AH AC", "AS AD", "2C 2D", "2S 2D"],
    "BT-13": [
        "7D 6C 5D 4D 3D",
        "7D 5D 4D 3D 8D",
        "3S 3H 3C 2D 2S",
        "3S 3H 3C 3D 4D",
        "3D 4D 5D 6D 7D",
    ],
    "BT-14": [
        "7D 6S 5S 4S 3S",
        "7C 6S 5S 4S 3S",
        "7S 6D 5D 4D 3D",
        "8D 7C 6D 5D 4D",
        "AD KS QS JS 10S",
        "AS KD QD JD 10D",
    ],
    "BT-14 full houses": ["3S 3H 3C 2D 2S", "4D 4C 4H 3S 3H", "AS AH AC 3D 3C", "2S 2H 2C 3D 3C"],
    "BT-14 fours": ["3S 3H 3C 3D 2S", "4S 4H 4C 4D 3S", "2S 2H 2C 2D 3S"],
    "BT-14 straight flushes": ["3D 4D 5D 6D 7D", "3S 4S 5S 6S 7S", "4D 5D 6D 7D 8D"],
    "BT-15": [
        "KC JC 8C 6C 4C",
        "KS JS 8S 6S 4S",
        "KD JD 9D 7D 3D",
        "KH JH 9H 7H 3H",
        "KD JD 9D 7D 4D",
        "AD 3D 4D 5D 6D",
        "2D 3D 4D 5D 7D",
    ],
    "BT-16": [
        "3D 4D 5D 6D 7C",
        "10D JD QD KD AC",
        "10S JD QD KD AS",
        "2D 3S 4S 5S 6S",
        "2S 3D 4D 5D 6D",
        "AS 2D 3S 4S 5S",
        "AD 2S 3D 4D 5D",
    ],
    "BT-16 straight flushes": [
        "10S JS QS KS AS",
        "2D 3D 4D 5D 6D",
        "2S 3S 4S 5S 6S",
        "AD 2D 3D 4D 5D",
        "AS 2S 3S 4S 5S",
    ],
}


@pytest.mark.rule("BT-11", "BT-12", "BT-13", "BT-14", "BT-15", "BT-16")
@pytest.mark.parametrize("order", RISING.values(), ids=RISING)
def test_each_of_these_beats_all_before_it_and_none_after(order: list[str]) -> None:
    melds = [meld(words) for words in order]
    for place, one in enumerate(melds):
        assert [beats(one, other) for other in melds] == [True] * place + [False] * (len(melds) - place)


@pytest.mark.rule("BT-12", "BT-14", "BT-15", "BT-16")
def test_the_examples_of_the_source() -> None:
    assert beats(meld("AS AD"), meld("AH AC"))
    smallest = meld("7D 6C 5D 4D 3D")
    assert beats(meld("8D 7C 6D 5D 4D"), smallest)
    assert beats(meld("QS QH QC 9D 9S"), smallest)
    held = [read_meld(five, HONG_KONG) for five in combinations(STANDARD[0:13:2] + STANDARD[39:46], 5)]
    assert all(each is None or not beats(smallest, each) for each in held)
    assert beats(meld("KD JD 9D 7D 3D"), meld("KC JC 8C 6C 4C"))
    assert not beats(meld("KD JD 9D 7D 3D"), meld("KH JH 9H 7H 3H"))


@pytest.mark.rule("BT-16")
@pytest.mark.parametrize(
    ("words", "hong_kong", "plain"),
    [
        ("3D 4C 5D 6D 7D", Kind.STRAIGHT, Kind.STRAIGHT),
        ("10D JC QD KD AD", Kind.STRAIGHT, Kind.STRAIGHT),
        ("2D 3C 4D 5D 6D", Kind.STRAIGHT, None),
        ("AD 2C 3D 4D 5D", Kind.STRAIGHT, None),
        ("AD 2D 3D 4D 5D", Kind.STRAIGHT_FLUSH, Kind.FLUSH),
        ("JD QC KD AD 2D", None, None),
        ("QD KC AD 2D 3D", None, None),
        ("KD AC 2D 3D 4D", None, None),
        ("JD QD KD AD 2D", Kind.FLUSH, Kind.FLUSH),
    ],
)
def test_a_two_stands_in_a_straight_only_below_and_only_in_hong_kong(
    words: str, hong_kong: Kind | None, plain: Kind | None
) -> None:
    for straights, expected in ((HONG_KONG, hong_kong), (PLAIN, plain)):
        found = read_meld(read_cards(words), straights)
        assert (found.kind if found else None) == expected


@pytest.mark.rule("BT-16")
def test_plain_straights_run_from_seven_high_to_ace_high() -> None:
    order = [meld(f"{ranks[0]}C {' '.join(rank + 'D' for rank in ranks[1:])}", PLAIN) for ranks in _runs()]
    assert len(order) == 8
    assert all(beats(higher, lower) for lower, higher in pairwise(order))


def _runs() -> list[list[str]]:
    ranks = [rank.value for rank in RANKS]
    return [ranks[low : low + 5] for low in range(8)]


@pytest.mark.rule("BT-10")
@settings(max_examples=60, deadline=None)
@given(values=HANDS, straights=st.sampled_from([HONG_KONG, PLAIN]))
def test_no_combination_is_missed_or_made_up(values: tuple[int, ...], straights: str) -> None:
    by_force = sorted(
        (strength, five) for five in combinations(values, 5) if (strength := strength_of(five, straights)) is not None
    )
    assert fives(values, straights) == by_force
    twos = sorted((s, two) for two in combinations(values, 2) if (s := strength_of(two, straights)) is not None)
    assert pairs(values) == twos
    led = [held for _, held in plays(values, None, straights)]
    assert led == [(value,) for value in values] + [two for _, two in twos] + [five for _, five in by_force]


@settings(max_examples=60, deadline=None)
@given(values=st.lists(st.integers(0, 15), min_size=5, max_size=8).map(lambda values: tuple(sorted(values))))
def test_copies_of_a_card_which_judge_allows_change_nothing_of_that(values: tuple[int, ...]) -> None:
    by_force = {five: s for five in combinations(values, 5) if (s := strength_of(five, HONG_KONG)) is not None}
    assert {five: strength for strength, five in fives(values, HONG_KONG)} == by_force


@settings(max_examples=60, deadline=None)
@given(values=HANDS, over=HANDS)
def test_what_follows_is_what_beats(values: tuple[int, ...], over: tuple[int, ...]) -> None:
    for strength, lies in plays(over, None, HONG_KONG)[::7]:
        below = read_meld(cards_of(lies), HONG_KONG)
        assert below is not None
        assert below.strength == strength
        answers = {held for _, held in plays(values, below, HONG_KONG)}
        for _, held in plays(values, None, HONG_KONG):
            own = read_meld(cards_of(held), HONG_KONG)
            assert own is not None
            assert (held in answers) == beats(own, below)


def test_values_and_cards_are_the_same_in_two_writings() -> None:
    assert cards_of(range(52)) == tuple(sorted(STANDARD, key=lambda card: (height(card), STANDARD.index(card))))
    assert card_values(cards_of([51, 0, 7])) == (0, 7, 51)


@given(st.lists(st.integers(0, 11), max_size=9).map(lambda values: tuple(sorted(values))))
def test_copies_of_cards_hold_every_combination_once(values: tuple[int, ...]) -> None:
    """No game deals two copies; a question about the rules may bring any number of them."""
    different = {five for five in combinations(values, 5) if strength_of(five, PLAIN) is not None}
    assert sorted(five for _, five in fives(values, PLAIN)) == sorted(different)
    twos = {two for two in combinations(values, 2) if strength_of(two, PLAIN) is not None}
    assert sorted(pair for _, pair in pairs(values)) == sorted(twos)


def test_hundreds_of_copies_are_answered_as_soon_as_a_few() -> None:
    few, many = (0,) * 5 + (4,) * 5, (0,) * 400 + (4,) * 400
    assert fives(many, PLAIN) == fives(few, PLAIN)
