"""A card that no sequence holds is refused as such: an Ace in Taihe A Bao, a 2 in Big Two, any number of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice

import pytest

from engine.cards import Card, Cards, Rank, Suit
from engine.games import GAMES
from engine.games.bao_huang import melds as huang
from engine.games.bao_huang.options import Options as BaoHuang
from engine.games.bao_huang.rules import refusals as huang_refusals
from engine.games.big_two import melds as two
from engine.games.big_two.options import HONG_KONG, PLAIN
from engine.games.big_two.rules import refusals as two_refusals
from engine.games.taihe_a_bao import melds as taihe
from engine.games.taihe_a_bao.rules import refusals as taihe_refusals
from engine.words import Language, in_language

Judged = Callable[[Cards], str | None]
"""Why cards make no combination; None where they make one."""


def _taihe(cards: Cards) -> str | None:
    counts = taihe.height_counts(cards)
    return taihe_refusals.no_meld(counts).reason if taihe.meld_of(counts, False) is None else None


def _two(straights: str) -> Judged:
    def judged(cards: Cards) -> str | None:
        values = two.card_values(cards)
        return two_refusals.no_meld(values, straights).reason if two.strength_of(values, straights) is None else None

    return judged


def _huang(cards: Cards) -> str | None:
    heights, options = huang.heights_of(cards), BaoHuang()
    return huang_refusals.no_meld(heights, options).reason if huang.meld_of(heights, options) is None else None


def rows(ranks: Sequence[Rank], sizes: Iterable[int], copies: int, *, round_: bool) -> Iterable[Cards]:
    """So many neighbours of these ranks, so many cards of each, of changing suits; going round, where that is tried."""
    suits = tuple(Suit)
    for size in sizes:
        for low in range(len(ranks) if round_ else len(ranks) - size + 1):
            found = islice((*ranks, *ranks), low, low + size)
            yield tuple(
                Card(rank, suits[(place + copy) % 4]) for place, rank in enumerate(found) for copy in range(copies)
            )


TAIHE = (*rows(taihe.RANKS, range(2, 7), 1, round_=False), *rows(taihe.RANKS, range(2, 5), 2, round_=False))
TWO = tuple(rows(two.RANKS, (5,), 1, round_=True))
HUANG = tuple(rows(huang.RANKS[:10], range(2, 7), 1, round_=False))


@pytest.mark.rule("TAB-32", "BT-16", "BH-30")
@pytest.mark.parametrize(
    ("tried", "judged", "outside", "reason"),
    [
        (TAIHE, _taihe, "A", "aces_in_run"),
        (TWO, _two(PLAIN), "2", "two_in_straight"),
        (TWO, _two(HONG_KONG), "", ""),
        (HUANG, _huang, "6 7 8 9 10 J Q K A 2", "not_a_combination"),
    ],
)
def test_a_card_that_no_sequence_holds_is_the_reason(
    tried: Sequence[Cards], judged: Judged, outside: str, reason: str
) -> None:
    in_some = {card.rank for cards in tried if judged(cards) is None for card in cards}
    in_none = {card.rank for cards in tried for card in cards} - in_some
    assert {rank.value for rank in in_none} == {*outside.split()}
    for cards in tried:
        if in_none & {card.rank for card in cards}:
            assert judged(cards) == reason, cards


@pytest.mark.rule("BT-16")
def test_the_refusal_names_every_straight_with_a_two() -> None:
    words = GAMES["big_two"].words["refusal.no_such_straight"]
    said = {
        "-".join(two.RANKS[height].value for height in heights)
        for heights in two.STRAIGHTS[HONG_KONG]
        if two.TWO in heights
    }
    assert said == {"3-4-5-6-2", "3-4-5-A-2"}
    for language, between in ((Language.EN, "-"), (Language.ZH_CN, ""), (Language.ZH_TW, ""), (Language.JA, "-")):
        for straight in ("A2345", "23456"):
            assert between.join(straight) in in_language(words, language)
