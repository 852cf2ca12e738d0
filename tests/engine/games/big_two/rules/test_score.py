"""Penalties, brackets, the difference, and the side that goes out first and still loses."""

from __future__ import annotations

from itertools import product

import pytest

from engine.events import Ended
from engine.games.big_two import BIG_TWO
from engine.games.big_two.options import HONG_KONG, INDIVIDUAL, MILD, PLAIN, Options
from engine.games.big_two.rules.scoring import PARTNERS, TABLES, changes, penalty, result_lines, winning
from tests.engine.games.big_two.dealing import after, playing_with, scored

PARTNERS_GAME, ALONE = Options(), Options(mode=INDIVIDUAL)


@pytest.mark.rule("BT-41")
@pytest.mark.parametrize(
    ("cards", "points"),
    [(0, 0), (1, 1), (11, 11), (12, 24), (13, 26), (17, 34), (18, 54), (25, 75), (26, 104)],
)
def test_a_sides_cards_count_in_brackets(cards: int, points: int) -> None:
    assert penalty(PARTNERS, cards) == points


@pytest.mark.rule("BT-41", "BT-42")
@pytest.mark.parametrize(
    ("left", "out", "expected"),
    [
        ((0, 3, 2, 4), 0, (5, -5, 5, -5)),
        ((0, 13, 5, 13), 0, (99, -99, 99, -99)),
        ((0, 2, 12, 3), 0, (-19, 19, -19, 19)),
        ((0, 6, 11, 5), 0, (0, 0, 0, 0)),
        ((4, 13, 1, 0), 3, (21, -21, 21, -21)),
        ((4, 7, 1, 0), 3, (2, -2, 2, -2)),
    ],
)
def test_each_of_a_side_gains_or_loses_the_difference(
    left: tuple[int, ...], out: int, expected: tuple[int, ...]
) -> None:
    assert changes(PARTNERS_GAME, left, out, ()) == expected


@pytest.mark.rule("BT-41", "BT-42")
def test_the_sheet_shows_both_penalties_and_that_going_out_first_lost_the_points() -> None:
    lines = result_lines(PARTNERS_GAME, (0, 2, 12, 3), 0, ())
    assert [(line.key, line.amount) for line in lines] == [
        ("side", 24),
        ("side", 5),
        ("difference", 19),
        ("out_and_lost", -19),
    ]
    assert dict(lines[0].args) == {"one": 0, "other": 2, "cards": 12, "factor": 2}
    assert dict(lines[2].args) == {"one": 1, "other": 3}
    assert winning(PARTNERS_GAME, (0, 2, 12, 3), 0, ()) == (1, 3)


@pytest.mark.rule("BT-42")
def test_equal_penalties_move_nothing_and_nobody_has_won() -> None:
    assert [line.key for line in result_lines(PARTNERS_GAME, (0, 6, 11, 5), 0, ())] == ["side", "side", "even"]
    assert winning(PARTNERS_GAME, (0, 6, 11, 5), 0, ()) == ()


@pytest.mark.rule("BT-34", "BT-42")
def test_forgetting_is_added_after_the_multiplier_for_either_side() -> None:
    assert changes(PARTNERS_GAME, (0, 6, 1, 6), 0, (2,)) == (24 - 6, 6 - 24, 24 - 6, 6 - 24)
    assert changes(PARTNERS_GAME, (0, 6, 1, 6), 0, (2, 1, 3)) == (34 - 6, 6 - 34, 34 - 6, 6 - 34)
    lines = result_lines(PARTNERS_GAME, (0, 6, 1, 6), 0, (2, 1))
    assert [(line.key, line.amount) for line in lines] == [
        ("side", 1),
        ("forgot", 5),
        ("side", 24),
        ("forgot", 5),
        ("difference", 23),
    ]


@pytest.mark.rule("BT-43")
@pytest.mark.parametrize(
    ("table", "points"),
    [
        (HONG_KONG, {1: 1, 7: 7, 8: 16, 9: 18, 10: 30, 12: 36, 13: 52}),
        (MILD, {1: 1, 9: 9, 10: 20, 12: 24, 13: 39}),
        (PLAIN, {1: 1, 9: 9, 13: 13}),
    ],
)
def test_an_individuals_cards_count_by_the_table(table: str, points: dict[int, int]) -> None:
    assert {cards: penalty(TABLES[table], cards) for cards in points} == points


@pytest.mark.rule("BT-43")
def test_the_winner_takes_the_sum() -> None:
    assert changes(ALONE, (7, 8, 0, 13), 2, ()) == (-7, -16, 75, -52)
    lines = result_lines(ALONE, (7, 8, 0, 13), 2, ())
    assert [(line.key, line.amount) for line in lines] == [
        ("loser", -52),
        ("loser", -7),
        ("loser", -16),
        ("winner", 75),
    ]
    assert winning(ALONE, (7, 8, 0, 13), 2, ()) == (2,)


@pytest.mark.rule("BT-42", "BT-43", "BT-34")
def test_changes_add_up_to_nothing() -> None:
    for left in product((1, 7, 13), repeat=3):
        for options, forgot in product((PARTNERS_GAME, ALONE), ((), (0,), (1, 2))):
            assert sum(changes(options, (0, *left), 0, forgot)) == 0


@pytest.mark.rule("BT-03", "BT-42")
def test_a_set_is_scored_as_it_is_played() -> None:
    step = after(playing_with(Options(), "9S", "3D 3S", "4C 4D", "5D 6D 7D", turn=0), "play 9S")
    assert scored(step).changes == (3, -3, 3, -3)
    assert step.events[-1] == Ended((0, 2))
    alone = after(playing_with(ALONE, "9S", "3D 3S", "4C 4D", "5D 6D 7D", turn=0), "play 9S")
    assert scored(alone).changes == (7, -2, -2, -3)
    assert alone.events[-1] == Ended((0,))


@pytest.mark.rule("BT-43", "BT-50")
def test_rules_of_the_individual_game_go_only_with_it() -> None:
    for options in (Options(counter_attack=True), Options(individual_table=PLAIN)):
        refusal = BIG_TWO.problem(options)
        assert refusal is not None
        assert refusal.row in ("BT-43", "BT-50")
    assert BIG_TWO.problem(Options(mode=INDIVIDUAL, counter_attack=True, individual_table=PLAIN)) is None
