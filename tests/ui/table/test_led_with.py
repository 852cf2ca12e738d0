"""What Shift and a click take with a card: its copies, the tractor through it, and a rank where nothing is led so."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import Card, Rank, Suit
from engine.games.bashi_fen.text.presentation import split
from engine.prompts import Pick
from tests.ui.table.bashi import PRESETS, at_first, corner_of
from tests.ui.table.seated import click
from ui.kit.settings import Settings
from ui.table.layout.sorting import PARTS

SHIFT = Qt.KeyboardModifier.ShiftModifier


def holds_a_tractor(view: Any) -> bool:
    """Whether our seat leads and holds a tractor beside a rank of which it has cards in several suits."""
    prompt = view.prompt()
    return isinstance(prompt, Pick) and prompt.verb == "play" and view.phase.lead is None and tractor_of(view) != ()


def tractor_of(view: Any) -> tuple[Card, ...]:
    """The first tractor in the hand whose lowest rank is held in another suit too."""
    for cards in split(view)(view.hand):
        others = [card for card in view.hand if card.rank == cards[0].rank and card.suit != cards[0].suit]
        if len(cards) > 2 and len(set(cards)) > 1 and others and cards[0].rank is not Rank.TWO:
            return tuple(cards)
    return ()


def test_shift_click_takes_the_pair_then_the_tractor_then_frees_them(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], holds_a_tractor)
    qtbot.addWidget(hand.widget)
    tractor = tractor_of(hand.widget.view)
    slot = hand.widget.hand.cards.index(tractor[0])
    click(hand.widget, corner_of(hand.widget, slot), SHIFT)
    assert sorted(map(str, hand.widget.hand.chosen_cards)) == [str(tractor[0])] * 2
    click(hand.widget, corner_of(hand.widget, slot), SHIFT)
    assert sorted(map(str, hand.widget.hand.chosen_cards)) == sorted(map(str, tractor))
    click(hand.widget, corner_of(hand.widget, slot), SHIFT)
    assert not hand.widget.hand.chosen_cards


def test_shift_and_space_do_the_same_with_the_keyboard(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], holds_a_tractor)
    qtbot.addWidget(hand.widget)
    tractor = tractor_of(hand.widget.view)
    hand.widget.input.put_cursor(hand.widget.hand.cards.index(tractor[0]))
    QTest.keyClick(hand.widget, Qt.Key.Key_Space, SHIFT)
    QTest.keyClick(hand.widget, Qt.Key.Key_Space, SHIFT)
    assert sorted(map(str, hand.widget.hand.chosen_cards)) == sorted(map(str, tractor))


def test_the_setting_for_combinations_holds_a_hand_by_tractors_and_pairs_within_suits(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], holds_a_tractor)
    qtbot.addWidget(hand.widget)
    hand.widget.apply_settings(Settings(speed="off", pace=0, sort="combination"))
    assert hand.widget.hand.order == PARTS
    tractor = tractor_of(hand.widget.view)
    first = hand.widget.hand.cards.index(tractor[-1])
    assert sorted(map(str, hand.widget.hand.cards[first : first + len(tractor)])) == sorted(map(str, tractor))


def test_low_cards_lie_first_where_one_wants_it(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], holds_a_tractor)
    qtbot.addWidget(hand.widget)
    suit_of = hand.widget.view.trumps.suit_of
    suit = next(suit for suit in Suit if sum(suit_of(card) is suit for card in hand.widget.hand.cards) > 2)
    before = [card for card in hand.widget.hand.cards if suit_of(card) is suit]
    hand.widget.apply_settings(Settings(speed="off", pace=0, ascending=True))
    after = [card for card in hand.widget.hand.cards if suit_of(card) is suit]
    strength = hand.widget.view.trumps.strength
    assert [strength(card) for card in after] == [strength(card) for card in before][::-1]
    assert len(set(after)) > 1
