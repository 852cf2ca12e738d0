"""The combinations: tables of cases, and every play against a brute force over all sets of cards."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine.cards import Cards, Rank, read_cards
from engine.games.taihe_a_bao.melds import (
    RANKS,
    SHAPES,
    Kind,
    Meld,
    beats,
    height,
    height_counts,
    in_order,
    meld_of,
    plays,
    read_meld,
)
from engine.games.taihe_a_bao.options import Options, pack


@pytest.mark.rule("TAB-02")
def test_ranks_stand_from_four_to_ace_without_two_three_and_eight() -> None:
    assert [rank.value for rank in RANKS] == ["4", "5", "6", "7", "9", "10", "J", "Q", "K", "A"]
    assert not {Rank.TWO, Rank.THREE, Rank.EIGHT} & set(RANKS)


@pytest.mark.rule("TAB-02")
@pytest.mark.parametrize(("low", "high"), [("4S", "5H"), ("7S", "9H"), ("10D", "JC"), ("KS", "AH")])
def test_a_higher_rank_beats_and_suits_never_do(low: str, high: str) -> None:
    weaker, stronger = (read_meld(read_cards(card), False) for card in (low, high))
    assert weaker is not None
    assert stronger is not None
    assert beats(stronger, weaker)
    assert not beats(weaker, stronger)
    for suit in "SHCD":
        same = read_meld(read_cards(low[:-1] + suit), False)
        assert same is not None
        assert not beats(same, weaker)


@pytest.mark.rule("TAB-31", "TAB-32")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("4S", Kind.SINGLE),
        ("AS", Kind.SINGLE),
        ("9S 9H", Kind.PAIR),
        ("AS AH", Kind.PAIR),
        ("4S 5H 6C", Kind.SEQUENCE),
        ("4S 5H 6C 7D", Kind.SEQUENCE),
        ("9S 10H JC QD KS", Kind.SEQUENCE),
        ("10H 9S JC", Kind.SEQUENCE),
        ("4S 4H 5S 5H", Kind.DOUBLE_SEQUENCE),
        ("9S 9H 10S 10H JS JH QS QH KS KH", Kind.DOUBLE_SEQUENCE),
        ("6S 6H 6C", Kind.THREE),
        ("AS AH AC", Kind.THREE),
        ("6S 6H 6C 6D", Kind.FOUR),
        ("AS AH AC AD", Kind.FOUR),
        ("", None),
        ("4S 5H", None),
        ("6S 7H 9C", None),
        ("5S 6S 7S 9S", None),
        ("JS QS KS AS", None),
        ("QS KS AS", None),
        ("4S 5S 7S", None),
        ("KS KH AS AH", None),
        ("7S 7H 9S 9H", None),
        ("4S 4H 6S 6H", None),
        ("4S 4H 5S", None),
        ("4S 4H 4C 5S", None),
        ("4S 4H 4C 5S 5H 5C", None),
        ("4S 4H 4C 4D 5S", None),
        ("4S 4H 5S 5H 6S", None),
    ],
)
def test_what_cards_make(cards: str, kind: Kind | None) -> None:
    meld = read_meld(read_cards(cards), False)
    assert (meld and meld.kind) == kind
    if meld is not None:
        assert meld.size == len(cards.split())


@pytest.mark.rule("TAB-33", "TAB-34")
@pytest.mark.parametrize(
    ("play", "over", "answer"),
    [
        ("5S", "4S", True),
        ("5S", "5H", False),
        ("4S", "5H", False),
        ("9S 9H", "7S 7H", True),
        ("9S 9H", "KS", False),
        ("KS", "9S 9H", False),
        ("5S 6S 7S", "4S 5H 6H", True),
        ("9S 10S JS", "4S 5H 6H", True),
        ("9S 10S JS", "4S 5H 6H 7H", False),
        ("9S 10S JS QS", "4S 5H 6H", False),
        ("10S JS QS", "10H JH QH", False),
        ("9S 9H 10S 10H", "4S 4H 5S 5H", True),
        ("9S 9H 10S 10H", "4S 5S 6S 7S", False),
        ("4S 5S 6S 7S", "4S 4H 5S 5H", False),
        ("4S 4H 4C", "AS", True),
        ("4S 4H 4C", "9S 9H 10S 10H JS JH", True),
        ("5S 5H 5C", "4S 4H 4C", True),
        ("5S 5H 5C", "5S 5H 5C", False),
        ("AS AH AC", "4S 4H 4C 4D", False),
        ("4S 4H 4C 4D", "AS AH AC", True),
        ("5S 5H 5C 5D", "4S 4H 4C 4D", True),
        ("4S 4H 4C 4D", "5S 5H 5C 5D", False),
        ("9S 10S JS QS KS", "4S 4H 4C", False),
    ],
)
def test_what_beats_what(play: str, over: str, answer: bool) -> None:
    above, below = (read_meld(read_cards(cards), False) for cards in (play, over))
    assert above is not None
    assert below is not None
    assert beats(above, below) is answer


@pytest.mark.rule("TAB-37")
def test_three_aces_of_three_are_four_that_nothing_beats() -> None:
    aces = read_meld(read_cards("AH AC AD"), True)
    assert aces == Meld(Kind.FOUR, height(read_cards("AH")[0]), 3)
    assert aces is not None
    others = [shape.meld for shape in SHAPES[True] if (shape.meld.kind, shape.meld.top) != (aces.kind, aces.top)]
    assert len(others) == 63
    assert all(beats(aces, other) and not beats(other, aces) for other in others)


@pytest.mark.rule("TAB-37")
@pytest.mark.parametrize(
    ("cards", "kind"), [("AH", Kind.SINGLE), ("AH AC", Kind.PAIR), ("KH KC KD", Kind.THREE), ("4H 4C 4D", Kind.THREE)]
)
def test_nothing_else_changes_where_three_aces_are_four(cards: str, kind: Kind) -> None:
    meld = read_meld(read_cards(cards), True)
    assert meld == read_meld(read_cards(cards), False)
    assert meld is not None
    assert meld.kind is kind


@pytest.mark.parametrize("aces_of_three", [False, True])
def test_there_are_65_shapes_each_of_which_reads_as_its_meld(aces_of_three: bool) -> None:
    assert len(SHAPES[aces_of_three]) == 65
    assert len({shape.meld for shape in SHAPES[aces_of_three]}) == 65
    for shape in SHAPES[aces_of_three]:
        ranks = [RANKS[each] for each in shape.heights for _ in range(shape.copies)]
        suits = ["SHCD"[place % shape.copies] for place in range(len(ranks))]
        cards = read_cards(" ".join(f"{rank}{suit}" for rank, suit in zip(ranks, suits, strict=True)))
        assert read_meld(cards, aces_of_three) == shape.meld


def by_brute_force(hand: Cards, over: Meld | None, aces_of_three: bool) -> set[tuple[int, ...]]:
    """Every legal play as heights, found by trying all sets of cards."""
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            meld = read_meld(cards, aces_of_three)
            if meld is not None and (over is None or beats(meld, over)):
                found.add(tuple(sorted(map(height, cards))))
    return found


@pytest.mark.rule("TAB-31", "TAB-32", "TAB-33", "TAB-34", "TAB-37")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("aces", [True, False])
def test_the_plays_of_a_hand_are_all_that_a_brute_force_finds_each_once(seats: int, aces: bool) -> None:
    options = Options(seats=seats, aces=aces)
    aces_of_three = seats == 3 and aces
    random = Random(f"plays {seats} {aces}")
    shapes = SHAPES[aces_of_three]
    for _ in range(8):
        hand = tuple(random.sample(pack(options), 10))
        for over in (None, *(random.choice(shapes).meld for _ in range(4))):
            listed = [tuple(map(height, play)) for play in plays(hand, over, aces_of_three)]
            assert len(listed) == len(set(listed))
            assert set(listed) == by_brute_force(hand, over, aces_of_three)


def test_plays_come_weakest_first_and_in_canonical_order() -> None:
    hand = read_cards("AD 4H 4S KC KD KH 6C 5C 7S")
    listed = list(plays(hand, None, False))
    assert [" ".join(map(str, play)) for play in listed[:3]] == ["4S 4H", "4S", "5C"]
    assert " ".join(map(str, listed[-1])) == "KH KC KD"
    assert all(play == in_order(play) for play in listed)


def test_a_meld_is_read_off_counts_alone() -> None:
    cards = read_cards("9S 10H JC")
    assert meld_of(height_counts(cards), False) == read_meld(cards, False)
