"""The strip of combinations: what it offers, what a press chooses, and a hand that is sorted by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import Cards, read_cards, write_cards
from engine.events import Marked, Place, Zone
from engine.game import act
from engine.games.big_two import BIG_TWO
from engine.presentation import Combination
from engine.words import Text, Words, text
from tests.engine.games.big_two.dealing import playing_with
from tests.ui.table.seated import AGES, TAIHE, US, dealt, position, said, seen
from ui.kit.faces import CardFaces
from ui.kit.geometry import Size, first_overlap
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.layout.sorting import BY_HAND, SETS
from ui.table.layout.table_layout import table_layout
from ui.table.prompts.combinations import best_split, kinds_in_hand
from ui.table.scene.seats.badges import Badge, BadgeSign
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

PAIR, TRIPLE = text("test.pair"), text("test.triple")


def equals(view: Any) -> tuple[Combination, ...]:
    """Pairs, then triples, in the hand of this view, low ones first."""
    hand = sorted(view.places().get(Place(Zone.HAND, view.seat), ()), key=TAIHE.height(view))
    ranks = dict.fromkeys(card.rank for card in hand)
    held = {rank: tuple(card for card in hand if card.rank == rank) for rank in ranks}
    pairs = [Combination(PAIR, cards[:2]) for cards in held.values() if len(cards) >= 2]
    return (*pairs, *(Combination(TRIPLE, cards[:3]) for cards in held.values() if len(cards) >= 3))


GAME = replace(
    TAIHE,
    presentation=replace(
        TAIHE.presentation,
        combinations=equals,
        sides=lambda _options: ((0, 2), (1, 3)),
        obligation=lambda _view: text("test.duty"),
    ),
    words={
        **TAIHE.words,
        "test.pair": Words("pair", "对子", "對子", "ペア"),
        "test.triple": Words("triple", "三张", "三張", "トリプル"),
        "test.duty": Words("East has one card!", "东家只剩一张！", "東家只剩一張！", "東家は残り1枚！"),
    },
)


def table(qtbot: QtBot, state: Any, settings: Settings | None = None) -> TableWidget:
    """A table that shows this position of the game with combinations."""
    widget = TableWidget(Lexicon("en"), CardFaces(), settings or Settings(speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(GAME, GAME.options(), US)
    widget.resize(1280, 776)
    widget.show()
    widget.present(state.view(US))
    return widget


def two_pairs(view: Any) -> bool:
    """Whether there are several pairs in the hand, and no triple."""
    kinds = Counter(each.kind for each in equals(view))
    return kinds[PAIR] >= 2 and not kinds[TRIPLE]


def buttons(widget: TableWidget) -> Sequence[Any]:
    """The buttons of the strip."""
    assert widget.prompt_panel is not None
    return [button for button in widget.prompt_panel.strip.buttons if button.isVisible()]


def press(button: Any) -> None:
    """Click it."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_each_press_chooses_the_next_of_its_kind_and_the_play_button_says_what_it_is(qtbot: QtBot) -> None:
    state = position("lead", two_pairs)
    widget = table(qtbot, state)
    pairs = [each.cards for each in equals(state.view(US))]
    (button,) = buttons(widget)
    assert (button.text(), button.caption) == ("Pair", f"{len(pairs)} ways")
    assert button.accessibleName() == f"Pair – {len(pairs)} ways"
    high = widget.size()
    widget.resize(960, 484)  # a row too low for two lines
    assert (button.text(), button.caption) == (f"Pair  {len(pairs)} ways", "")
    assert button.accessibleName() == f"Pair – {len(pairs)} ways"
    widget.resize(high)
    assert button.toolTip().endswith("(key 1)")
    for place, pair in enumerate((*pairs, pairs[0])):
        press(button)
        assert Counter(widget.hand.chosen_cards) == Counter(pair)
        assert button.caption == f"{place % len(pairs) + 1} of {len(pairs)}"
    assert widget.prompt_panel is not None
    assert widget.prompt_panel.bar.readings[0].isEnabled()
    answers: list[Any] = []
    widget.chosen.connect(answers.append)
    press(widget.prompt_panel.bar.readings[0])
    assert Counter(answers[0].cards) == Counter(pairs[0])


def test_the_only_one_of_its_kind_is_not_said_to_give_way_to_a_next(qtbot: QtBot) -> None:
    state = position("lead", lambda view: [each.kind for each in equals(view)].count(PAIR) == 1)
    (button, *_) = buttons(table(qtbot, state))
    assert button.toolTip() == "Pair: one way in your hand, which can be played now. A press chooses it. (key 1)"
    paired = {card for each in equals(state.view(US)) for card in each.cards}
    alone = (action for action in state.view(US).candidates() if len(action.cards) == 1)
    off_turn = act(state, next(action for action in alone if not paired & set(action.cards))).state
    (button, *_) = buttons(table(qtbot, off_turn))
    assert button.toolTip() == "Pair: one way in your hand. A press chooses it. (key 1)"


def test_what_cannot_be_played_now_is_faded_and_says_why_but_can_be_chosen(qtbot: QtBot) -> None:
    def beaten(view: Any) -> bool:
        kinds = kinds_in_hand(GAME, view)
        return bool(kinds) and kinds[0].goes == 0

    state = position("follow", beaten)
    widget = table(qtbot, state)
    button = buttons(widget)[0]
    assert button.faded
    assert button.caption == "not now"
    assert not button.ticked
    assert widget.prompt_panel is not None
    button.neared.emit(button.offer)
    reason = said(widget)
    assert not widget.prompt_panel.status.refused, "nothing was tried yet"
    assert button.accessibleDescription().lower() == reason.lower() != ""
    press(button)
    assert len(widget.hand.chosen_cards) == 2
    assert button.caption.startswith("1 of")
    assert not widget.prompt_panel.bar.readings[0].isEnabled()


def test_what_goes_is_ticked_and_comes_first(qtbot: QtBot) -> None:
    def mixed(view: Any) -> bool:
        kind = next((each for each in kinds_in_hand(GAME, view) if each.name == PAIR), None)
        return kind is not None and 0 < (kind.goes or 0) < len(kind.sets)

    state = position("follow", mixed)
    view, widget = state.view(US), table(qtbot, state)
    button = buttons(widget)[0]
    assert button.ticked
    press(button)
    assert any(view.refusal(action) is None for action in view.readings(widget.hand.chosen_cards))


@pytest.mark.rule("BT-14", "BT-15")
@pytest.mark.parametrize(
    ("hand", "kind", "ways"),
    [
        ("3D 4C 5S 6H 7D 7S", "straight", 2),  # one up to the 7♠, one up to the 7♦
        ("3D 4C 5S 5H 6H 7D", "straight", 1),  # the 5s are equal in it
        ("3D 4C 5S 6H 7D 8C", "straight", 2),
        ("3S 5S 7S 9S JS 3H 5H 7H 9H JH", "flush", 2),
        ("3S 3H 3C 4D 4H 4C", "full_house", 2),
    ],
)
def test_ways_differ_in_their_ranks_or_in_how_high_they_stand(hand: str, kind: str, ways: int) -> None:
    view = playing_with(BIG_TWO.options(), hand, "2S", "2H", "2C").state.view(0)
    found = {each.name: each for each in kinds_in_hand(BIG_TWO, view)}
    assert len(found[text(f"kind.{kind}")].sets) == ways


def test_off_turn_a_kind_is_neither_ticked_nor_faded(qtbot: QtBot) -> None:
    state = position("lead", two_pairs)
    view = state.view(US)
    step = act(state, next(action for action in view.candidates() if len(action.cards) == 1))
    widget = table(qtbot, step.state)
    assert not any(button.ticked or button.faded for button in buttons(widget) if button.isEnabled())
    press(buttons(widget)[0])
    assert len(widget.hand.chosen_cards) == 2


def test_digits_press_the_strip_and_a_kind_that_is_gone_keeps_its_place_while_any_is_left(qtbot: QtBot) -> None:
    state = position("lead", lambda view: {each.kind for each in equals(view)} == {PAIR, TRIPLE})
    widget = table(qtbot, state)
    QTest.keyClick(widget, Qt.Key.Key_2)
    assert len(widget.hand.chosen_cards) == 3
    QTest.keyClick(widget, Qt.Key.Key_9)
    assert len(widget.hand.chosen_cards) == 3
    view = state.view(US)
    hand = tuple(card for card in view.hand if card not in widget.hand.chosen_cards)
    without_triple = replace(view, hand=hand)
    widget.prompt_panel.ask(without_triple, (), True)
    assert [(button.isEnabled(), button.caption) for button in buttons(widget)] == [(True, "1 way"), (False, "none")]
    widget.prompt_panel.ask(replace(view, hand=()), (), True)
    assert not buttons(widget)


def test_a_new_deal_takes_the_strip_away_until_its_cards_are_there(qtbot: QtBot) -> None:
    state = position("lead", two_pairs)
    widget = table(qtbot, state)
    step = next(step for number in range(1, 20) if equals((step := dealt(number)).state.view(US)))
    widget.deal(seen(step), step.state.view(US))
    assert not buttons(widget)
    widget.advance(AGES)
    assert buttons(widget)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", [(1280, 744), (880, 560), (1920, 1040)])
def test_the_row_of_the_strip_has_its_place_and_large_buttons(size: tuple[int, int], large: bool) -> None:
    layout = table_layout(Size(*size), 4, 14, large_print=large, combinations=True)
    assert first_overlap(layout.apart) is None
    assert layout.combinations.height >= 40
    assert layout.combinations.bottom <= layout.bar.y
    assert layout.played >= (60 if size[0] > 1000 else 34)


def test_a_game_without_combinations_has_neither_strip_nor_row(qtbot: QtBot) -> None:
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(TAIHE, TAIHE.options(), US)
    widget.present(position("lead").view(US))
    assert widget.board.layout.combinations.height == 0
    assert not buttons(widget)


def test_the_question_stands_above_the_strip_and_just_above_the_buttons_where_there_is_none(qtbot: QtBot) -> None:
    state = position("lead", two_pairs)
    widget = table(qtbot, state)
    panel = widget.prompt_panel
    status, strip, bar = panel.status, panel.strip, panel.bar
    beside = strip.y() - status.geometry().bottom()
    assert beside < 10
    panel.ask(replace(state.view(US), hand=()), (), True)
    assert strip.isHidden()
    assert abs(bar.y() - status.geometry().bottom() - beside) <= 1
    panel.ask(state.view(US), (), True)
    assert status.geometry().bottom() < strip.y()


def found(*groups: tuple[str, str]) -> list[Combination]:
    """Combinations by their kinds and cards."""
    return [Combination(text(kind), read_cards(cards)) for kind, cards in groups]


@pytest.mark.parametrize(
    ("hand", "groups", "best"),
    [
        ("3S 4S 5S 6S", [("a", "3S 4S"), ("a", "4S 5S"), ("a", "5S 6S")], ["5S 6S", "3S 4S"]),  # two beat one
        ("3S 4S 5S", [("a", "3S 4S"), ("b", "4S 5S")], ["4S 5S"]),  # the better kind
        ("3S 3H 4S 5S", [("a", "3S 4S"), ("a", "4S 5S")], ["4S 5S"]),  # the pair stays whole
        ("3S", [], []),
    ],
)
def test_a_hand_is_split_into_as_many_combinations_as_it_has(
    hand: str, groups: list[tuple[str, str]], best: list[str]
) -> None:
    assert [write_cards(cards) for cards in best_split(read_cards(hand), found(*groups))] == best


def test_the_sort_key_brings_the_combinations_to_the_left_and_keeps_them_there_while_cards_go(qtbot: QtBot) -> None:
    state = position("lead", two_pairs)
    view, widget = state.view(US), table(qtbot, state)
    while widget.hand.order != SETS:
        QTest.keyClick(widget, Qt.Key.Key_S)
    assert said(widget) == widget.lexicon.say("table.sorted.sets")
    weaker, strongest = (each.cards for each in equals(view)[-2:])
    assert [set(widget.hand.cards[:2]), set(widget.hand.cards[2:4])] == [set(strongest), set(weaker)]
    assert [slot.group for slot in widget.hand.fan.slots[:4]] == [0, 0, 1, 1]
    first, other = widget.hand.cards[:2]
    before = [card for card in widget.hand.cards if card != first]
    step = act(state, next(action for action in view.readings((first,)) if view.refusal(action) is None))
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    assert list(widget.hand.cards) == before
    assert widget.hand.cards[0] == other
    QTest.keyClick(widget, Qt.Key.Key_S)
    assert widget.hand.order == BY_HAND


def test_who_wants_combinations_first_finds_every_hand_sorted_by_them(qtbot: QtBot) -> None:
    state = position("lead", two_pairs)
    widget = table(qtbot, state, Settings(speed="off", sort="combination"))
    pairs = [set(each.cards) for each in equals(state.view(US))]
    assert widget.hand.order == SETS
    assert set(widget.hand.cards[:2]) in pairs
    widget.apply_settings(Settings(speed="off"))
    assert widget.hand.order == "rank"
    widget.apply_settings(Settings(speed="off", sort="combination"))
    assert set(widget.hand.cards[:2]) in pairs


def plate(widget: TableWidget, seat: int) -> tuple[Badge, ...]:
    """The badges of a seat's plate."""
    return widget.scene._plates[seat].plate.badges


def test_the_partner_is_marked_by_a_sign_and_a_word_on_the_plate_and_in_the_table_as_text(qtbot: QtBot) -> None:
    widget = table(qtbot, position("lead"))
    partner = Badge("Partner", BadgeSign.PARTNER)
    assert [partner in plate(widget, seat) for seat in range(4)] == [False, False, True, False]
    spoken: list[str] = []
    widget.spoken.connect(spoken.append)
    QTest.keyClick(widget, Qt.Key.Key_T)
    (line,) = (line for line in spoken[0].splitlines() if "Partner" in line)
    assert line.startswith(f"{widget.lexicon.name_of(2)}, Partner")


def test_a_last_card_and_a_duty_stand_on_their_plates_with_signs_before_everything_else(qtbot: QtBot) -> None:
    state = position("lead")
    widget = table(qtbot, state)
    marks = [Marked("last_card.2", 2, Text("test.pair")), Marked("duty.1", 1, Text("test.triple"))]
    widget.play(marks, state.view(US))
    widget.board.refresh(
        replace(widget.stage.picture, marks={mark.mark: (mark.seat or 0, mark.text) for mark in marks})
    )
    assert plate(widget, 2)[0] == Badge("pair", BadgeSign.WARNING)
    assert plate(widget, 1)[0] == Badge("triple", BadgeSign.DUTY)


def test_a_duty_takes_the_place_of_the_question_and_a_refusal_that_of_the_duty(qtbot: QtBot) -> None:
    widget = table(qtbot, position("lead"))
    assert said(widget) == "East has one card!"
    few: Cards = widget.hand.cards[:3]
    assert len({card.rank for card in few}) > 1
    widget.input.choose((0, 1, 2))
    assert said(widget) != "East has one card!"
