"""Lead, beat, pass: who is next, when a trick is over, and where the cards go."""

from __future__ import annotations

import pytest

from engine.cards import read_cards
from engine.events import ASIDE, Marked, Moved, Place, Zone
from engine.parts.climbing import Trick, after_pass, after_play, first_trick, next_in, passes_to_end
from engine.parts.drawing import deck_of, hands_taken

SEVEN, NINE = read_cards("7H"), read_cards("9H")


@pytest.mark.parametrize(
    ("seat", "counts", "step", "expected"),
    [
        (0, (1, 1, 1), 1, 1),
        (2, (1, 1, 1), 1, 0),
        (0, (1, 1, 1), -1, 2),
        (0, (1, 0, 1), 1, 2),
        (0, (1, 1, 0, 0), -1, 1),
        (0, (0, 0, 2, 0), 1, 2),
        (0, (3, 0, 0), 1, 0),
    ],
)
def test_the_next_seat_is_the_next_with_cards(seat: int, counts: tuple[int, ...], step: int, expected: int) -> None:
    assert next_in(seat, counts, step) == expected


@pytest.mark.parametrize(
    ("playing", "best_plays", "expected"), [(4, True, 3), (4, False, 4), (2, True, 1), (1, False, 1)]
)
def test_a_trick_ends_once_all_who_play_on_but_the_owner_of_the_best_have_passed(
    playing: int, best_plays: bool, expected: int
) -> None:
    assert passes_to_end(playing, best_plays) == expected


def test_a_play_lies_before_its_player_and_sends_the_earlier_one_aside() -> None:
    trick: Trick[int] = first_trick(1, 3)
    trick, _ = after_play(trick, SEVEN, 7, (2, 2, 2))
    assert (trick.turn, trick.over, trick.best, trick.table) == (2, 7, 1, ((), SEVEN, ()))
    trick, _ = after_pass(trick, (2, 2, 2))
    trick, _ = after_play(trick, NINE, 9, (1, 2, 2))
    assert trick.turn == 1
    trick, events = after_play(trick, read_cards("KH"), 13, (1, 1, 2))
    assert events[0] == Moved(SEVEN, Place(Zone.TABLE, 1), ASIDE)
    assert events[-1] == Marked("best", 1)
    assert (trick.aside, trick.plays) == (SEVEN, (1, 2, 0))


def test_after_all_others_have_passed_the_cards_are_set_aside_and_the_best_leads() -> None:
    trick: Trick[int] = first_trick(0, 3)
    trick, _ = after_play(trick, SEVEN, 7, (2, 2, 2))
    trick, events = after_pass(trick, (2, 2, 2))
    assert events == ()
    trick, events = after_pass(trick, (2, 2, 2))
    assert events == (Moved(SEVEN, Place(Zone.TABLE, 0), ASIDE), Marked("best", None))
    assert (trick.turn, trick.over, trick.best, trick.passes, trick.aside) == (0, None, None, 0, SEVEN)


@pytest.mark.parametrize(("step", "leader"), [(1, 1), (-1, 3)])
def test_where_the_best_has_run_out_all_who_are_left_pass_and_the_next_leads(step: int, leader: int) -> None:
    trick: Trick[int] = first_trick(0, 4)
    counts = (0, 2, 2, 2)
    trick, _ = after_play(trick, SEVEN, 7, counts, step)
    for _ in range(2):
        trick, _ = after_pass(trick, counts, step)
        assert trick.over == 7
    trick, _ = after_pass(trick, counts, step)
    assert (trick.turn, trick.over) == (leader, None)


@pytest.mark.parametrize("step", [1, -1])
def test_a_deck_is_taken_in_the_direction_of_play(step: int) -> None:
    deck = read_cards("4H 5H 6H 7H 9H 10H JH")
    hands = hands_taken(deck, 1, 3, step=step)
    assert hands[1] == read_cards("4H 7H JH")
    assert hands[(1 + step) % 3] == read_cards("5H 9H")
    assert deck_of(hands, 1, step=step) == deck


def test_where_nobody_comes_back_the_trick_is_over_when_all_others_have_passed_once() -> None:
    trick: Trick[int] = first_trick(0, 4)
    counts = (2, 2, 2, 2)
    trick, _ = after_play(trick, SEVEN, 7, counts)
    trick, _ = after_pass(trick, counts, reenter=False)
    trick, _ = after_pass(trick, counts, reenter=False)
    trick, _ = after_play(trick, NINE, 9, counts)
    assert (trick.turn, trick.barred) == (0, {1, 2})
    trick, _ = after_play(trick, read_cards("KH"), 13, counts)
    assert trick.turn == 3
    trick, events = after_pass(trick, counts, reenter=False)
    assert (trick.turn, trick.over, trick.barred) == (0, None, frozenset())
    assert events[-1] == Marked("best", None)
