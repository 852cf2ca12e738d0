"""What cards make, what beats what, and that every play of a hand is found."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

from engine.cards import Cards, read_cards
from engine.games.bao_huang.melds import (
    RANKS,
    Kind,
    beats,
    height,
    in_order,
    plain_plays,
    plays,
    read_meld,
    stacks_of,
)
from engine.games.bao_huang.options import Options, pack

STRICT, JOKERS = Options(), Options(joker_order=True)
KINDS = {"B": "BJ", "R": "RJ"}


def cards(words: str) -> Cards:
    """Cards of ranks alone, as players write them: ``7-7-BJ``; all spades."""
    return tuple(read_cards(" ".join(rank if rank in ("BJ", "RJ") else f"{rank}S" for rank in words.split("-"))))


def is_beaten(over: str, play: str, options: Options) -> bool:
    low, high = read_meld(cards(over), options), read_meld(cards(play), options)
    assert low is not None
    return high is not None and beats(high, low, options.joker_order)


@pytest.mark.rule("BH-02")
def test_ranks_go_from_six_to_the_red_joker() -> None:
    written = [rank.value for rank in reversed(RANKS)]
    assert written == ["RJ", "BJ", "2", "A", "K", "Q", "J", "10", "9", "8", "7", "6"]
    for high, low in pairwise(written):
        assert is_beaten(low, high, STRICT)
        assert not is_beaten(high, low, STRICT)
        assert not is_beaten(high, high, STRICT)


@pytest.mark.rule("BH-01", "BH-03")
def test_suits_never_rank_and_marked_jokers_are_as_good_as_their_colour() -> None:
    for words, same in (("9H", "9S"), ("BJ*", "BJ"), ("RJ*", "RJ")):
        assert read_meld(read_cards(words), STRICT) == read_meld(read_cards(same), STRICT)
    for rank in written_ranks():
        assert len({read_meld(read_cards(f"{rank}{suit}"), STRICT) for suit in "SHCD"}) == 1, rank


def written_ranks() -> list[str]:
    """The ranks that come in four suits."""
    return [rank.value for rank in RANKS if rank.value not in ("BJ", "RJ")]


@pytest.mark.rule("BH-30")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("6", Kind.SINGLE),
        ("BJ", Kind.SINGLE),
        ("8-8", Kind.SET),
        ("Q-Q-Q-Q", Kind.SET),
        ("9-9-9-9-9-9-9", Kind.SET),
        ("7-7-BJ", Kind.SET),
        ("6-RJ", Kind.SET),
        ("K-K-K-BJ-RJ", Kind.SET),
        ("BJ-BJ-RJ", Kind.SET),
        ("2-2-BJ", Kind.SET),
        ("7-8", None),
        ("7-8-RJ", None),
        ("7-7-7-2", None),
    ],
)
def test_equal_cards_jokers_and_both_together_are_playable(words: str, kind: Kind | None) -> None:
    meld = read_meld(cards(words), STRICT)
    assert (meld and meld.kind) == kind


def test_no_cards_make_nothing() -> None:
    assert read_meld((), STRICT) is None


@pytest.mark.rule("BH-31", "BH-32")
@pytest.mark.parametrize(
    ("over", "play", "beaten"),
    [
        ("7-7-7", "10-10-10", True),
        ("10-10-10", "A-A-A", True),
        ("A-A-A", "2-2-2", True),
        ("2-2-2", "BJ-BJ-BJ", True),
        ("2-2-2", "BJ-BJ-RJ", True),
        ("2-2-2", "A-RJ-RJ", False),
        ("8-8-8-8", "9-9-9-BJ", True),
        ("9-9-9-BJ", "Q-Q-Q-RJ", True),
        ("8-8-8-8", "8-8-8-BJ", False),
        ("Q-Q-Q-RJ", "2-RJ-RJ-RJ", False),
        ("RJ", "RJ", False),
        ("7-7-BJ-BJ", "9-9-RJ-RJ", True),
        ("7-7-BJ-BJ", "K-BJ-RJ-RJ", True),
        ("7-7-BJ-BJ", "Q-BJ-BJ-RJ", False),
        ("7-7-BJ-BJ", "7-7-RJ-RJ", False),
        ("7-7", "10-10-10", False),
        ("7-7-7", "10-10", False),
        ("6", "7", True),
        ("6", "6", False),
    ],
)
def test_each_card_must_beat_the_card_in_its_place(over: str, play: str, beaten: bool) -> None:
    assert is_beaten(over, play, STRICT) == beaten


@pytest.mark.rule("BH-33")
@pytest.mark.parametrize(
    ("over", "play", "beaten"),
    [
        ("8-8-8-BJ", "8-8-BJ-RJ", True),
        ("9-BJ-BJ", "9-RJ-RJ", True),
        ("9-BJ-BJ", "9-9-RJ", False),
        ("7-7-BJ-BJ", "7-7-RJ-RJ", True),
        ("9-9-9-9", "9-9-9-BJ", True),
        ("9-9-9-BJ", "9-9-9-RJ", True),
        ("9-9-9-BJ", "9-9-BJ-BJ", False),
        ("8-8-8", "8-8-BJ", True),
        ("8-8-8", "9-9-9", True),
        ("8-8-8", "8-8-8", False),
        ("9-9-9-RJ", "2-RJ-RJ-RJ", False),
        ("9-9-9-BJ", "8-RJ-RJ-RJ", False),
    ],
)
def test_with_joker_order_ordinary_cards_may_be_equalled(over: str, play: str, beaten: bool) -> None:
    assert is_beaten(over, play, JOKERS) == beaten


@pytest.mark.rule("BH-34")
@pytest.mark.parametrize(
    ("over", "play", "options", "beaten"),
    [
        ("7-7-7-7", "8-8-8-2", Options(twos_hang=True), True),
        ("7-7-7-7", "7-7-7-2", Options(twos_hang=True), False),
        ("7-7-7-2", "8-8-8-2", Options(twos_hang=True), False),
        ("7-7-7-2", "8-8-8-BJ", Options(twos_hang=True), True),
        ("7-7-7-2", "8-8-8-2", Options(twos_hang=True, joker_order=True), True),
        ("7-7-7-2", "7-7-2-2", Options(twos_hang=True, joker_order=True), True),
        ("7-7-7-2", "7-7-7-2", Options(twos_hang=True, joker_order=True), False),
    ],
)
def test_hanging_twos_compare_as_the_ordinary_cards_they_are(
    over: str, play: str, options: Options, beaten: bool
) -> None:
    assert is_beaten(over, play, options) == beaten


@pytest.mark.rule("BH-34")
def test_twos_hang_on_equal_cards_and_with_jokers_only_by_agreement() -> None:
    for words in ("7-7-7-2", "6-2-2-BJ"):
        assert read_meld(cards(words), STRICT) is None
        assert read_meld(cards(words), Options(twos_hang=True)) is not None
    assert read_meld(cards("7-8-2"), Options(twos_hang=True)) is None


def _by_brute_force(hand: Cards, over: Cards, options: Options) -> Counter[tuple[str, ...]]:
    """Every multiset of ranks of the hand that is a legal play, marked jokers as their colour."""
    lies = read_meld(over, options)
    found = set()
    for size in range(1, len(hand) + 1):
        for chosen in combinations(in_order(hand), size):
            meld = read_meld(chosen, options)
            if meld is None or (lies is not None and not beats(meld, lies, options.joker_order)):
                continue
            if options.sixes_last and chosen[0].rank == "6" and any(card.rank != "6" for card in hand):
                continue
            found.add(tuple(card.rank.value for card in chosen))
    return Counter(found)


@pytest.mark.rule("BH-30", "BH-31", "BH-33", "BH-34", "BH-44")
@pytest.mark.parametrize("joker_order", [False, True])
@pytest.mark.parametrize("twos_hang", [False, True])
@pytest.mark.parametrize("sixes_last", [False, True])
def test_every_legal_play_is_found_once(joker_order: bool, twos_hang: bool, sixes_last: bool) -> None:
    options = Options(joker_order=joker_order, twos_hang=twos_hang, sixes_last=sixes_last)
    random = Random(f"{options}")
    few = [card for card in pack(options) if card.rank in ("6", "7", "9", "2", "BJ", "RJ")]
    for _ in range(40):
        hand = tuple(random.sample(few, 9))
        leads = list(plain_plays(stacks_of(hand), None, options))
        assert Counter(tuple(card.rank.value for card in play) for play in leads) == _by_brute_force(hand, (), options)
        over = random.choice(list(plain_plays(stacks_of(random.sample(few, 9)), None, options)))
        answers = plain_plays(stacks_of(hand), read_meld(over, options), options)
        found = Counter(tuple(card.rank.value for card in play) for play in answers)
        assert found == _by_brute_force(hand, over, options)


@pytest.mark.rule("BH-03")
def test_plays_with_and_without_a_marked_joker_are_different_plays() -> None:
    hand = read_cards("9H BJ BJ* RJ*")
    found = [" ".join(map(str, play)) for play in plays(hand, None, STRICT)]
    assert len(found) == len(set(found))
    for words in ("BJ", "BJ*", "9H BJ", "9H BJ*", "9H BJ BJ*", "BJ BJ*", "9H RJ*"):
        assert words in found
    assert len(list(plain_plays(stacks_of(hand), None, STRICT))) == 11


def test_plays_hold_their_cards_in_canonical_order() -> None:
    hand = tuple(Random(3).sample(pack(STRICT), 36))
    for play in plays(hand, None, Options(twos_hang=True)):
        assert play == in_order(play)
        assert len({height(card) for card in play}) <= 4
