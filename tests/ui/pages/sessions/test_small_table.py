"""Small pictures of tables in the list of sessions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication

from engine.cards import Suit, read_cards
from engine.events import Place, Zone
from engine.games import GAMES
from tests.ui.table.seated import US, position
from ui.kit.faces import CardFaces
from ui.kit.theme import FELTS
from ui.pages.sessions.small_table import (
    EDGE,
    HAND_WIDTH,
    IN_A_ROW,
    PLAYED_FROM,
    PLAYED_TO,
    SIZE,
    SmallTable,
    hand_rows,
    painted,
    small_table,
)

HAND = read_cards("3C 3S 4D")
PLAYED = read_cards("5H 6H 10H JH KH AH 2H")


def picture(lying: int, seats: int, faces: CardFaces) -> QImage:
    """A table at which everybody else holds ten cards and has played so many."""
    around = ((3, ()), *((10, PLAYED[:lying]) for _ in range(seats - 1)))
    return painted(SmallTable(HAND, around), faces, FELTS["jade"], 1.0).toImage()


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("lying", [1, 2, 3, 5, 7])
def test_played_cards_hide_no_number_at_the_sides(lying: int, seats: int) -> None:
    faces = CardFaces()
    bare, laid = (picture(number, seats, faces) for number in (0, lying))
    assert bare != laid
    width, height = SIZE.width(), SIZE.height()
    left, right = int(PLAYED_FROM) - 2, int(PLAYED_TO) + 2
    for side in (QRect(0, 0, left, height), QRect(right, 0, width - right, height)):
        assert bare.copy(side) == laid.copy(side)


def test_in_large_letters_every_number_stands_on_the_felt(qapp: QApplication) -> None:
    usual = qapp.font()
    font = QFont(usual)
    font.setPointSizeF(15)
    qapp.setFont(font)
    try:
        felt = FELTS["jade"]
        image = picture(0, 4, CardFaces())
    finally:
        qapp.setFont(usual)
    rim = range(SIZE.width() - 4, SIZE.width() - 1)
    assert {image.pixelColor(x, y).name() for x in rim for y in range(12, SIZE.height() - 12)} == {felt.cloth}


def test_cards_of_one_rank_lie_as_in_the_hand_on_the_table() -> None:
    game, view = GAMES["taihe_a_bao"], position("lead").view(US)
    hand = small_table(game, view, US, 4).hand
    suits = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    assert len({card.rank for card in hand}) < len(hand)
    assert list(hand) == sorted(hand, key=lambda card: (-game.height(view)(card), suits.index(card.suit)))


def test_a_throw_that_is_shown_first_is_in_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    game, view = GAMES["taihe_a_bao"], position("lead").view(US)
    thrown = read_cards("AS KS")
    places = {Place(Zone.SHOWN, US): thrown, Place(Zone.HAND, US): read_cards("5C 5S 4D")}
    monkeypatch.setattr(type(view), "places", lambda _view: places)
    assert small_table(game, view, US, 4).seats[0] == (3, thrown)


@pytest.mark.usefixtures("qtbot")
def test_nothing_tells_of_hands_once_nobody_holds_any_cards() -> None:
    faces, felt = CardFaces(), FELTS["jade"]
    assert (
        painted(SmallTable((), ((0, ()),) * 4), faces, felt, 1.0).toImage() == painted(None, faces, felt, 1.0).toImage()
    )


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(("number", "rows"), [(1, 1), (13, 1), (14, 2), (20, 2), (30, 3), (34, 3), (0, 0)])
def test_a_large_hand_lies_in_rows_in_which_every_rank_can_be_read(number: int, rows: int) -> None:
    hand = tuple(read_cards("10S KH") * 20)[:number]
    lying = hand_rows(hand)
    assert len(lying) == rows
    assert tuple(card for row in lying for card in row) == hand
    for row in lying:
        assert len(row) <= IN_A_ROW
    longest = max((len(row) for row in lying), default=1)
    assert (SIZE.width() - 2 * EDGE - HAND_WIDTH) / max(1, longest - 1) >= HAND_WIDTH / 2, "a 10 is half a card wide"
