"""What points bring, what the kitty counts, hook and needle, and red fives."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Rank, Suit, read_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import kitty_size, most_alike, pack
from engine.games.bashi_fen.rules.asleep import sequences
from engine.games.bashi_fen.rules.scoring import gains, hooked_rank, most_points, red_fives_in
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.trumps import trumps_of
from tests.engine.games.bashi_fen.asking import asked


def brackets(points: list[int], **options: Any) -> list[int]:
    """The gain at each of these points: positive for declarers, negative for opponents; 0 nobody, opponents go on."""
    found = [gains(Options(**options), each) for each in points]
    assert all(each.declarers_stay is (each.declarers > 0) for each in found)
    assert not any(each.declarers and each.opponents for each in found)
    return [each.declarers - each.opponents for each in found]


@pytest.mark.rule("BSF-62")
def test_two_packs_have_the_brackets_of_the_row() -> None:
    edges = [0, 5, 35, 40, 75, 80, 115, 120, 155, 160, 195, 200, 400]
    assert brackets(edges) == [3, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -3, -3]


@pytest.mark.rule("BSF-62")
@pytest.mark.parametrize("packs", range(1, 7))
def test_brackets_grow_with_the_packs(packs: int) -> None:
    step = 20 * packs
    edges = [0, 5, step - 5, step, 2 * step - 5, 2 * step, 3 * step - 5, 3 * step, 4 * step, 5 * step, 9 * step]
    assert brackets(edges, packs=packs) == [3, 2, 2, 1, 1, 0, 0, -1, -2, -3, -3]


@pytest.mark.rule("BSF-62")
def test_a_step_of_forty_plays_the_table_as_it_is_printed() -> None:
    edges = [0, 75, 80, 155, 160, 235, 240, 320, 400]
    assert brackets(edges, step=40) == [3, 2, 1, 1, 0, 0, -1, -2, -3]


@pytest.mark.rule("BSF-63")
@pytest.mark.parametrize(
    ("options", "gained"),
    [
        ({"low_gains": True}, [2, 1, 1, 0, 0, -1, -2, -2, -2]),
        ({"dead_bracket": False}, [3, 2, 1, -1, -2, -3, -3, -3, -3]),
        ({"dead_bracket": False, "open_top": True}, [3, 2, 1, -1, -2, -3, -4, -5, -6]),
        ({"dead_bracket": False, "turnover": "2½s"}, [3, 2, 1, 1, -1, -2, -3, -3, -3]),
        ({"dead_bracket": False, "turnover": "2½s", "open_top": True}, [3, 2, 1, 1, -1, -2, -3, -4, -5]),
        ({"open_top": True}, [3, 2, 1, 0, -1, -2, -3, -4, -5]),
        ({"turnover": "2½s"}, [3, 2, 1, 0, -1, -2, -3, -3, -3]),
    ],
)
def test_the_table_may_be_bent(options: dict[str, Any], gained: list[int]) -> None:
    assert brackets([0, 5, 40, 80, 120, 160, 200, 240, 280], **options) == gained


@pytest.mark.rule("BSF-63")
def test_without_a_dead_bracket_the_opponents_begin_at_forty_or_fifty_points_a_pack() -> None:
    assert brackets([75, 80], dead_bracket=False) == [1, -1]
    assert brackets([95, 100, 135, 140], dead_bracket=False, turnover="2½s") == [1, -1, -1, -2]
    assert brackets([45, 50, 69, 70], dead_bracket=False, turnover="2½s", packs=1) == [1, -1, -1, -2]


@pytest.mark.rule("BSF-63")
@pytest.mark.parametrize(
    ("bonus", "points", "partners", "declarers"),
    [(True, 0, 2, 3), (True, 0, 1, 4), (True, 0, 0, 5), (True, 40, 0, 3), (True, 80, 0, 0), (False, 0, 0, 3)],
)
def test_missing_partners_may_bring_the_declarers_more(bonus: bool, points: int, partners: int, declarers: int) -> None:
    options = {"partners": "fluid", "seats": 6, "fewer_partners_bonus": bonus}
    answer = asked("levels", "--", options, points=points, partners=partners)
    assert answer["declarers"] == declarers


@pytest.mark.rule("BSF-5D")
def test_points_below_nothing_count_as_nothing() -> None:
    assert brackets([-10]) == brackets([0])
    assert brackets([-10], low_gains=True) == [2]


@pytest.mark.rule("BSF-61")
@pytest.mark.parametrize(
    ("factor", "cards", "expected"),
    [
        ("twice_cards", "AS", 2),
        ("twice_cards", "AS AS", 4),
        ("twice_cards", "AS AS AS", 6),
        ("twice_cards", "AS KS KS 3S", 8),
        ("two", "AS AS AS", 2),
        ("packs", "AS AS AS", 3),
        ("twice_longest", "AS KS KS 3S", 4),
        ("twice_longest", "3S 3S 4S 4S 9S", 8),
        ("power", "AS", 2),
        ("power", "AS KS KS 3S", 4),
        ("power", "3S 3S 4S 4S 9S", 16),
        ("power", "3S 3S 4S 4S 5S 5S 6S 6S 8S 8S 9S 9S", 1 << 10),
        ("power", "3S 3S 4S 4S 5S 5S 6S 6S 9S 9S 10S 10S", 1 << 8),
    ],
)
def test_the_kitty_counts_by_the_last_trick(factor: str, cards: str, expected: int) -> None:
    options = {"kitty_factor": factor, "packs": 3}
    assert asked("kitty", "D7", options, last_trick=cards)["factor"] == expected


HOOKS = Options(hook_and_needle=True)


@pytest.mark.rule("BSF-73")
@pytest.mark.parametrize(
    ("suit", "rank", "winning", "lost", "target"),
    [
        (Suit.SPADES, Rank.JACK, "JS", "JH 3S 4S", Rank.TWO),
        (Suit.SPADES, Rank.ACE, "AS", "AD", Rank.JACK),
        (Suit.SPADES, Rank.JACK, "RJ", "JH", None),
        (Suit.SPADES, Rank.JACK, "JS", "AH", None),
        (Suit.SPADES, Rank.JACK, "JS", "JS", None),
        (Suit.SPADES, Rank.JACK, "JS JS", "JH 3S", Rank.TWO),
        (Suit.SPADES, Rank.TEN, "10S", "10H", None),
        (None, Rank.JACK, "JS", "JH", None),
    ],
)
def test_hook_and_needle_capture_a_lesser_jack_or_ace(
    suit: Suit | None, rank: Rank, winning: str, lost: str, target: Rank | None
) -> None:
    trumps = trumps_of(HOOKS, suit, rank)
    assert hooked_rank(HOOKS, trumps, read_cards(winning), read_cards(lost)) == target
    assert hooked_rank(Options(), trumps, read_cards(winning), read_cards(lost)) is None


@pytest.mark.rule("BSF-74")
def test_captured_red_fives_are_counted_where_they_are_played() -> None:
    cards = read_cards("5H 5H 5D 3H")
    assert red_fives_in(Options(red_five=True), cards) == 2
    assert red_fives_in(Options(), cards) == 0


def test_a_quadruple_can_win_the_kitty_where_there_is_neither_tractor_nor_throw() -> None:
    options = Options(packs=4, lowest_rank="K", start_level="K", throws="no", high_trump_tractors=False)
    assert not sequences(options)
    assert most_alike(options) == 4
    cards = pack(options)
    buried = sorted((points_in([card]) for card in cards), reverse=True)[: kitty_size(options)]
    assert most_points(options) >= points_in(cards) + sum(buried) * (2 * 4 - 1)
