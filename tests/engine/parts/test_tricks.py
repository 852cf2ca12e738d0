"""Plain tricks: whose turn it is, who must follow, who wins, and where the cards go."""

from __future__ import annotations

import pytest

from engine.cards import Card, Suit, read_card, read_cards
from engine.events import Moved, Place, Zone
from engine.parts.tricks import PlainTrick, must_follow, tricks_of


def height(card: Card) -> int:
    """2 to 9, and A above."""
    return 14 if card.rank == "A" else int(card.rank)


@pytest.mark.parametrize(("step", "turns"), [(1, (2, 3, 0, 1)), (-1, (2, 1, 0, 3))])
def test_seats_play_in_turn_in_the_direction_of_play(step: int, turns: tuple[int, ...]) -> None:
    trick = PlainTrick(2, 4, step=step)
    for seat, card in zip(turns, read_cards("5H 2C 9H AH"), strict=True):
        assert trick.turn == seat
        assert not trick.is_full
        trick = trick.after(card)
    assert trick.is_full
    assert trick.played() == tuple(zip(turns, read_cards("5H 2C 9H AH"), strict=True))
    assert trick.winner(height) == turns[3]


def test_a_higher_card_of_another_suit_wins_nothing() -> None:
    trick = PlainTrick(0, 3, read_cards("5H AC 6H"))
    assert trick.led is Suit.HEARTS
    assert trick.winner(height) == 2


@pytest.mark.parametrize(
    ("hand", "led", "must"), [("5H 2C", Suit.HEARTS, True), ("2C", Suit.HEARTS, False), ("5H", None, False)]
)
def test_a_suit_that_was_led_is_followed_by_who_has_it(hand: str, led: Suit | None, must: bool) -> None:
    assert must_follow(read_cards(hand), led) is must


def test_a_trick_lies_before_its_seats_and_is_swept_to_the_winner() -> None:
    trick = PlainTrick(1, 3, read_cards("5H 6H"))
    assert trick.places() == {Place(Zone.TABLE, 1): read_cards("5H"), Place(Zone.TABLE, 2): read_cards("6H")}
    won = Place(Zone.TAKEN, 2)
    assert trick.swept(won) == (
        Moved((read_card("5H"),), Place(Zone.TABLE, 1), won),
        Moved((read_card("6H"),), Place(Zone.TABLE, 2), won),
    )


def test_plays_are_cut_into_tricks_and_the_last_may_lie_open() -> None:
    plays = list(zip((0, 1, 1, 0, 1), read_cards("2H 5H 3C 4C 7D"), strict=True))
    first, second, third = tricks_of(plays, 2)
    assert first.is_full
    assert second.leader == 1
    assert third.cards == read_cards("7D")
