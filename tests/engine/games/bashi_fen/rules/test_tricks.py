"""Who wins a trick, and its points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.bashi_fen.asking import asked


def wins(plays: str, trumps: str = "C2", **options: Any) -> int:
    return int(asked("trick", trumps, options, plays=plays.split(" / "))["winner"])


@pytest.mark.rule("BSF-23")
@pytest.mark.rule("BSF-51")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("3H / 4H / 6H / 5H", 2),
        ("3H / AS / AD / 9S", 0),
        ("3H / AH / 3C / KH", 2),
        ("3H / 3C / 4C / RJ", 3),
        ("AH / AH / KH", 0),
        ("3H / AH / AH", 1),
        ("3H / 2S / 2H / 2D", 1),
        ("3H / 2S / 2C / 2D", 2),
        ("3H / RJ / RJ", 1),
        ("3H", 0),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_and_of_equals_the_first(plays: str, winner: int) -> None:
    assert wins(plays) == winner


@pytest.mark.rule("BSF-52")
@pytest.mark.rule("BSF-54")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("3H 3H / 5H 5H / 4H AH", 1),
        ("3H 3H / KH AH / 3C 4C", 0),
        ("3H 3H / 5H 5H / 3C 3C / 2S 2S", 3),
        ("3H 3H / BJ RJ", 0),
        ("3H 3H / 2S 2H", 0),
        ("3H 3H 3H / 5H 5H 6H / 3C 3C 3C", 2),
        ("3H 3H 4H 4H / 5H 5H 6H 6H", 1),
        ("3H 3H 4H 4H / 5H 5H 7H 7H", 0),
        ("3H 3H 4H 4H / AH AH KH KH / 3C 3C 4C 4C / 6C 6C 5C 5C", 3),
        ("3H 3H 4H 4H / 3C 3C 5C 5C", 0),
        ("3H 3H 4H 4H / 9H 9H 9H 9H", 0),
        ("3H 3H 3H 4H 4H 4H / 5H 5H 6H 6H 7H 7H", 0),
    ],
)
def test_only_the_same_shape_beats_a_tuple_or_a_tractor(plays: str, winner: int) -> None:
    assert wins(plays) == winner


@pytest.mark.rule("BSF-57")
def test_a_run_is_beaten_by_a_higher_run_of_the_same_length() -> None:
    assert wins("3H 4H 5H / 6H 7H 8H / 9H 10H QH", runs_of_singles=3) == 1
    assert wins("3H 4H 5H / 6H 7H 8H / 3C 4C 5C", runs_of_singles=3) == 2
    assert wins("3H 4H 5H / 6H 7H 8H") == 0


@pytest.mark.rule("BSF-58")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("9H 9H 10H 10H / 3H 3H 3H 3H", 1),
        ("9H 9H 10H 10H / 3C 3C 4C 4C / 3H 3H 3H 3H", 1),
        ("9H 9H 10H 10H / 3C 3C 4C 4C / 3C 3C 3C 3C", 2),
        ("9H 9H 10H 10H / 4H 4H 4H 4H / 3H 3H 3H 3H", 1),
        ("9H 9H 10H 10H JH JH / 3H 3H 3H 4H 4H 4H", 1),
        ("9H 9H 10H 10H JH JH / 6H 6H 6H 7H 7H 7H / 3H 3H 3H 3H 3H 3H", 2),
        ("9H 9H 10H 10H JH JH / 3H 3H 3H 5H 5H 5H", 0),
        ("9H 9H 9H 10H 10H 10H / JH JH QH QH KH KH", 0),
        ("9H 9H 9H / 3H 3H 3H", 0),
    ],
)
def test_bigger_shapes_beat_a_tractor_where_the_table_has_it(plays: str, winner: int) -> None:
    assert wins(plays, bigger_shapes_beat=True) == winner


@pytest.mark.rule("BSF-58")
def test_smaller_tuples_never_beat_larger_ones() -> None:
    """Six cards each: three pairs in sequence, and two triples."""
    assert wins("3H 3H 3H 4H 4H 4H / 5H 5H 6H 6H 7H 7H", bigger_shapes_beat=True, packs=3) == 0
    assert wins("3H 3H 3H 4H 4H 4H / 5C 5C 6C 6C 7C 7C", bigger_shapes_beat=True, packs=3) == 0
    assert wins("5H 5H 6H 6H 7H 7H / 3H 3H 3H 4H 4H 4H", bigger_shapes_beat=True, packs=3) == 1
    assert wins("5H 5H 6H 6H 7H 7H / 3H 3H 3H 4H 4H 4H", packs=3) == 0


@pytest.mark.rule("BSF-59")
def test_a_loose_tractor_is_beaten_as_a_tractor_of_its_top_rank() -> None:
    loose = {"loose_tractors": True}
    assert wins("3H 3H 5H 5H / 6H 6H 7H 7H", **loose) == 1
    assert wins("3H 3H 9H 9H / 6H 6H 7H 7H", **loose) == 0
    assert wins("3H 3H 5H 5H / 6H 6H 8H 8H", **loose) == 0


@pytest.mark.rule("BSF-5C")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("AS KS KS / 3C 3C QC / 3C 4C 4C", 2),
        ("AS KS KS / 3C 3C QC / 3C 3C AC", 1),
        ("AS KS KS / 3C 4C QC / AS AS AS", 0),
        ("AS KS KS / 3C 3C 3C", 1),
        ("AS KS KS / 3C 3C AS", 0),
        ("AS KS 5S 5S 4S 4S / 9C 9C 8C 8C 7C 3C", 1),
        ("AS AS 5S 5S 4S 4S / 9C 9C 8C 8C 7C 3C", 0),
        ("AS 8S 8S 9S 9S / 3C 3C 5C 5C 7C", 0),
        ("AS 8S 8S 9S 9S / 3C 4C 4C 5C 5C / KC KC QC QC RJ", 2),
        ("AS KS / 3C 4C / 5C 3C / 5C RJ", 3),
        ("AC KC KC / 3C QC QC / 10C 10C RJ", 0),
    ],
)
def test_a_throw_is_beaten_by_trumps_of_the_same_make_up(plays: str, winner: int) -> None:
    assert wins(plays, "CJ") == winner


@pytest.mark.rule("BSF-5C")
def test_by_counts_pairs_of_trumps_need_not_be_neighbours() -> None:
    plays = "AS 8S 8S 9S 9S / 3C 3C 5C 5C 7C / 4C 4C 8C 8C 3C"
    assert wins(plays) == 0
    assert wins(plays, throw_ruff="counts") == 2


@pytest.mark.rule("BSF-5C")
@pytest.mark.rule("BSF-81")
@pytest.mark.parametrize(
    ("plays", "largest", "every", "highest"),
    [
        ("AS KS KS / 3C 3C QC / 4C 4C 5C", 2, 1, 1),
        ("AS KS KS / 3C 3C 5C / 4C 4C QC", 2, 2, 2),
        ("AS KS KS / 4C 4C QC / 3C 3C AC", 1, 1, 2),
        ("AS QS / 3C 10C / 4C KC", 2, 2, 2),
        ("AS QS / 4C 10C / 3C KC", 2, 1, 2),
    ],
)
def test_ruffs_compare_by_largest_part_every_part_or_highest_card(
    plays: str, largest: int, every: int, highest: int
) -> None:
    assert wins(plays) == largest
    assert wins(plays, throw_compare="every_part") == every
    assert wins(plays, throw_compare="highest_card") == highest


@pytest.mark.rule("BSF-82")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("9H 9H 10H 10H / 3H 3H 3H 3H", 1),
        ("9H 9H 10H 10H / 3H 3H 3H 3H / AC AC KC KC", 1),
        ("9H 9H 10H 10H / 4H 4H 4H 4H / 3C 3C 3C 3C", 2),
        ("9H 9H 10H 10H / 4H 4H 4H 4H / 9D 9D 9D 9D / 9S 9S 9S 9S", 2),
        ("9H 9H 9H 9H / 8H 8H 8H 8H", 0),
        ("AH KH QH QH / 3S 3S 3S 3S", 1),
    ],
)
def test_bombs_beat_everything_of_as_many_cards(plays: str, winner: int) -> None:
    assert wins(plays, bombs="any_suit") == winner
    assert wins("9H 9H 9H / 3H 3H 3H", bombs="any_suit") == 0


@pytest.mark.rule("BSF-60")
@pytest.mark.parametrize(
    ("plays", "points"),
    [("5H / 10H / KH / AH", 25), ("5H 5H / KC KC / 3H 4H", 30), ("3H / RJ", 0), ("10H / 2S", 10)],
)
def test_fives_tens_and_kings_count(plays: str, points: int) -> None:
    assert asked("trick", "C2", plays=plays.split(" / "))["points"] == points


@pytest.mark.rule("BSF-74")
def test_a_red_five_wins_and_still_counts_five() -> None:
    answer = asked("trick", "C2", {"red_five": True}, plays=["3C", "RJ", "5H", "10C"])
    assert answer == {"winner": 2, "points": 15}


@pytest.mark.rule("BSF-88")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("3H / AC / 2S / KH", 2),
        ("3H / 2S / 2D / 2C", 3),
        ("3H / 2S / 2D / AC", 1),
        ("3H / 2C / 7S / AH", 2),
        ("2H / AH / KH / 3C", 0),
        ("3H 3H / AC AC / 2S 2S / 2D 2D", 2),
        ("3H 3H 4H 4H / KC KC AC AC / AC AC 2S 2S", 2),
        ("3H 3H 4H 4H / AC AC 2S 2S / 2D 2D 2C 2C / 2C 2C 7D 7D", 3),
    ],
)
def test_constant_twos_take_tricks_above_the_trump_suit_and_below_the_level(plays: str, winner: int) -> None:
    assert wins(plays, "C7", constant_trumps=True) == winner
