"""Bashi Fen at the table: bids while cards are taken, the kitty, calls, tricks and throws, all by mouse."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from engine.cards import Card
from engine.events import STOCK, Moved, Place, Said, Zone
from engine.game import Step, act
from engine.match import Match, next_record
from engine.players.hints import advice, verdict_for
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.presentation import Sign
from engine.prompts import Choose, Name, Pick
from engine.record import opened
from engine.search_model import SearchSettings
from engine.words import SUIT_NAMES, Language, Text, card_spoken, in_language
from tests.ui.table.bashi import (
    BASHI,
    FOUR_PACKS,
    PRESETS,
    SIXTY,
    STILL,
    TEN_SEATS,
    Hand,
    at_first,
    bold,
    chosen,
    number_with,
    objected,
    press,
    table,
)
from tests.ui.table.prompts.test_name_grid import assert_names_in_sight
from tests.ui.table.seated import AGES, US, said, seen
from ui.kit.geometry import Rect
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.table_page import TablePage
from ui.table.input.intents import Press
from ui.table.layout.fan import LARGE_STRIP, LEAST_WIDTH, STRIP
from ui.table.layout.table_layout import spot
from ui.table.prompts.bid_bar import BidBar
from ui.table.prompts.name_grid import LEAST_CELL
from ui.table.prompts.offers import best_offer
from ui.table.scene.hand_items import fresh_cards
from ui.table.scene.last_trick import last_trick
from ui.table.scene.plates import FEW_CARDS
from ui.table.scene.table_scene import to_qrect
from ui.table.table_widget import TableWidget

KITTY = Place(Zone.KITTY)


@pytest.mark.rule("BSF-11", "BSF-30", "BSF-50")
@pytest.mark.parametrize(
    ("options", "verbs"),
    [
        (PRESETS["sheng_ji"], {"bid", "bury", "play"}),
        (PRESETS["tuo_la_ji"], {"bid", "bury", "play"}),
        (PRESETS["zhao_pengyou"], {"bid", "bury", "partners", "play"}),
        (TEN_SEATS, {"bid", "bury", "partners", "play"}),
    ],
    ids=["sheng_ji", "tuo_la_ji", "zhao_pengyou", "ten_seats"],
)
def test_a_hand_is_played_with_the_mouse(qtbot: QtBot, options: Any, verbs: set[str]) -> None:
    widget = table(options)
    qtbot.addWidget(widget)
    hand = Hand(widget, options, number_with(options, verbs), bold)
    hand.play()
    assert verbs <= set(hand.done)
    assert hand.failed
    assert hand.state.view(US).tricks[-1].winner == US
    lying = widget.scene.positions.facts()
    widget.present(hand.state.view(US))
    assert widget.scene.positions.facts() == lying


def early_choice(view: Any) -> bool:
    """Whether we could bid, with many cards still to come."""
    prompt = view.prompt()
    return isinstance(prompt, Choose) and len(prompt.actions) > 1 and view.stock > 40


def bid_bar(widget: TableWidget) -> BidBar:
    """The bar for bids."""
    assert widget.prompt_panel is not None
    return widget.prompt_panel.bids


@pytest.mark.rule("BSF-16")
def test_the_bar_for_bids_stays_where_it_is_and_shows_what_goes(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], early_choice)
    widget = hand.widget
    qtbot.addWidget(widget)
    bar = bid_bar(widget)
    assert bar.isVisible()
    places = [button.geometry() for button in bar.buttons]
    offered = [few.bid for _, few, _ in bar.cells]
    assert [bid for bid in offered if bid] == [
        cell.bids[0] for cell in BASHI.presentation.bids(widget.view) if cell.bids
    ]
    assert bar.passing.isEnabled()
    hand.ours = lambda _view, _random: BASHI.read_action("pass")
    hand.go_on(widget.view)
    assert not bar.passing.isEnabled()
    while STOCK in hand.state.view(US).places():
        hand.go_on(hand.state.view(hand.state.turn))
        assert [button.geometry() for button in bar.buttons] == places
    while BASHI.presentation.bids(hand.state.view(US)):
        hand.go_on(hand.state.view(hand.state.turn))
    assert not bar.isVisible()


def test_nobody_is_said_to_have_few_cards_left_while_more_are_to_come(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], lambda view: early_choice(view) and min(view.counts) <= FEW_CARDS)
    qtbot.addWidget(hand.widget)
    assert not any(plate.plate.few for plate in hand.widget.scene._plates)


@pytest.mark.parametrize("trumps", [False, True])
def test_who_must_follow_is_told_which_suit_was_led_and_how_many_cards(qtbot: QtBot, trumps: bool) -> None:
    """It is announced, too, for who only hears of the table."""

    def follows(view: Any) -> bool:
        lead = getattr(view.phase, "lead", None)
        return lead is not None and (lead.suit is None) == trumps

    hand = at_first(PRESETS["tuo_la_ji"], follows)
    qtbot.addWidget(hand.widget)
    view = hand.state.view(US)
    lead = view.phase.lead
    led = "trumps" if trumps else in_language(SUIT_NAMES[lead.suit], Language.EN)
    cards = "1 card" if lead.size == 1 else f"{lead.size} cards"
    assert said(hand.widget) == f"{led.capitalize()} were led: play {cards}."


def test_a_bid_is_kept_for_our_next_card_and_the_rest_is_dealt_with_space(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], early_choice)
    widget, wishes, hurries = hand.widget, [], []
    qtbot.addWidget(widget)
    widget.wished.connect(wishes.append)
    widget.hurried.connect(lambda: hurries.append(True))
    hand.ours = lambda _view, _random: BASHI.read_action("pass")
    hand.go_on(widget.view)
    button = next(few for _, few, _ in bid_bar(widget).cells if few.bid is not None)
    bid = button.bid
    press(button)
    assert button.wished
    assert [str(wish) for wish in wishes] == [str(bid)]
    press(button)
    assert [str(wish) for wish in wishes] == [str(bid), "pass"]
    assert hand.answers == [BASHI.read_action("pass")]
    QTest.keyClick(widget, Qt.Key.Key_Space)
    press(bid_bar(widget).rest)
    assert hurries == [True, True]


def test_the_rest_is_offered_only_while_cards_are_to_come(qtbot: QtBot) -> None:
    taking = at_first(PRESETS["chao_dipi"], early_choice)
    contest = at_first(PRESETS["chao_dipi"], lambda view: type(view.phase).__name__ == "Contesting")
    for hand, offered in ((taking, True), (contest, False)):
        qtbot.addWidget(hand.widget)
        assert bid_bar(hand.widget).isVisible()
        assert bid_bar(hand.widget).rest.isVisible() is offered


def test_cards_that_are_taken_one_by_one_fly_at_the_same_time(qtbot: QtBot) -> None:
    options = PRESETS["tuo_la_ji"]
    hand = Hand(table(options, Settings()), options, 9)
    widget = hand.widget
    qtbot.addWidget(widget)
    widget.deal(seen(hand.step), hand.state.view(US))
    widget.advance(AGES)
    for _ in range(3):
        hand.step = act(hand.state, BASHI.read_action("pass"))
        widget.play(seen(hand.step), hand.state.view(US))
        widget.advance(70)
    assert widget.scene.flights.count == 3
    assert not widget.stage.settled
    widget.advance(300)
    assert widget.stage.settled


@pytest.mark.rule("BSF-20")
@pytest.mark.parametrize("size", [(1280, 776), (960, 486)])
@pytest.mark.parametrize("cut", ["standard", "large"])
def test_sixty_cards_lie_by_suit_as_played_with_trumps_apart(qtbot: QtBot, size: tuple[int, int], cut: str) -> None:
    hand = SIXTY.state.view(US)
    widget = table(FOUR_PACKS, replace(STILL, cut=cut), size)
    qtbot.addWidget(widget)
    widget.present(hand)
    fan, trumps = widget.hand.fan, hand.trumps
    suits = [trumps.suit_of(card) for card in widget.hand.cards]
    assert len(suits) == 60
    assert len([key for key, _ in groupby(suits)]) == len(set(suits))
    assert suits[0] is None
    strip = LARGE_STRIP if cut == "large" else STRIP
    assert min(slot.box.width for slot in fan.slots) >= strip * fan.card.width * 0.99
    assert fan.card.width >= LEAST_WIDTH
    window = Rect(0, 0, *size)
    for slot in fan.slots:
        assert window.encloses(Rect(slot.at.x, slot.at.y - fan.rise, fan.card.width, fan.card.height))


def test_trumps_and_points_have_signs_as_soon_as_trumps_are_named(qtbot: QtBot) -> None:
    widget = table(FOUR_PACKS)
    qtbot.addWidget(widget)
    view = SIXTY.state.view(US)
    widget.present(view)
    signs = BASHI.presentation.signs(view)
    plain = [item.signs - {Sign.FRESH} for item in widget.hand.items]
    assert plain == [signs(card) for card in widget.hand.cards]
    worn = frozenset[Sign]().union(*plain)
    assert worn == {Sign.TRUMP, Sign.POINTS}
    assert widget.scene.notices.lines[0] == widget.lexicon.say(BASHI.presentation.notices(view)[0])
    for card in view.hand:
        assert (Sign.TRUMP in signs(card)) == (view.trumps.suit_of(card) is None)


def new_in_hand(widget: TableWidget) -> Counter[Card | None]:
    """The cards in our hand that are marked as new to it."""
    return Counter(item.card for item in widget.hand.items if Sign.FRESH in item.signs)


def test_who_takes_the_kitty_sees_which_cards_it_was_until_some_are_buried(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], lambda view: asked(view) == "bury")
    widget, view = hand.widget, hand.state.view(US)
    qtbot.addWidget(widget)
    moves = [event for each in view.history for event in each.events if isinstance(event, Moved)]
    taken = [event.cards for event in moves if event.source == KITTY and event.target == Place(Zone.HAND, US)]
    assert new_in_hand(widget) == Counter(taken[-1]) == fresh_cards(view)
    described = [button.accessibleDescription() for button in widget.spots.findChildren(QToolButton)]
    assert sum("just come" in words for words in described) == len(taken[-1])
    widget.present(view)
    widget.sort()
    assert new_in_hand(widget) == Counter(taken[-1])
    assert not any(fresh_cards(hand.state.view(seat)) for seat in range(4) if seat != US)
    hand.go_on(view)
    assert not new_in_hand(widget)


def asked(view: Any) -> str:
    """The verb of what the seat is asked to choose cards for."""
    prompt = view.prompt()
    return prompt.verb if isinstance(prompt, Pick) else ""


def failing() -> tuple[Any, Any, Step[Any]]:
    """A view of ours, the throw that we lead, and the step in which it fails."""
    for number in range(1, 100):
        step = opened(next_record(Match(BASHI, PRESETS["tuo_la_ji"], number)))
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            action = chosen(view, number, bold)
            step = act(step.state, action)
            if view.seat == US and objected(step):
                return view, action, step
    raise AssertionError("no throw fails")


@pytest.mark.rule("BSF-5D")
def test_a_throw_that_fails_shows_attempt_objection_and_what_was_forced(qtbot: QtBot) -> None:
    view, attempt, step = failing()
    widget = table(PRESETS["tuo_la_ji"], Settings())
    qtbot.addWidget(widget)
    widget.present(view)
    widget.play(seen(step), step.state.view(US))
    told: list[tuple[str, list[str], list[str]]] = []
    while not widget.stage.settled:
        widget.advance(100)
        lying = widget.scene.positions.open
        ours = [str(item.card) for item in lying.get(Place(Zone.TABLE, US), [])]
        shown = [str(item.card) for place, items in lying.items() if place.zone is Zone.SHOWN for item in items]
        if not told or told[-1] != (widget.scene.banner.words, ours, shown):
            told.append((widget.scene.banner.words, ours, shown))
    both = sorted(map(str, attempt.cards))
    objection = next(each for each in step.events if isinstance(each, Said))
    assert told[0] == ("", both, [])
    assert told[1] == (widget.lexicon.say(Text(f"moment.{objection.text.key}", objection.text.args)), both, [])
    beating = [str(card) for card in dict(objection.text.args)["cards"]]
    assert ("", both, beating) in told
    forced = [str(card) for card in step.state.view(US).phase.plays[US]]
    assert told[-1] == ("", forced, [])


def test_on_a_small_table_what_nobody_may_call_is_left_out_and_no_name_is_covered(qtbot: QtBot) -> None:
    hand = at_first(BASHI.presets["zhao_pengyou"], lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    assert hand.widget.prompt_panel is not None
    grid = hand.widget.prompt_panel.grid
    hand.widget.resize(1280, 760)
    assert not [cell for cell in grid.cells if cell.isHidden()]
    hand.widget.resize(960, 464)
    for places in hand.widget.board.layout.seats:
        assert not to_qrect(places.plate).intersects(grid.geometry())
    shown = [cell for cell in grid.cells if not cell.isHidden()]
    assert {cell.card for cell in grid.cells if cell.offer.allowed} <= {cell.card for cell in shown}
    assert all(min(cell.width(), cell.height()) >= LEAST_CELL for cell in shown)
    shown[0].setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(grid, key)
        assert hand.widget.focusWidget() in shown


@pytest.mark.parametrize("size", [(764, 464), (764, 440), (960, 464), (960, 424), (960, 400), (960, 384)])
def test_plates_and_copies_give_way_to_the_grid_which_stays_where_it_is(qtbot: QtBot, size: tuple[int, int]) -> None:
    hand = at_first(BASHI.presets["zhao_pengyou"], lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    assert hand.widget.prompt_panel is not None
    grid = hand.widget.prompt_panel.grid
    hand.widget.resize(*size)
    assert_names_in_sight(hand.widget)
    cell = next(cell for cell in grid.cells if cell.offer.allowed)
    before = cell.mapTo(hand.widget, QPoint(0, 0))
    press(cell)
    assert_names_in_sight(hand.widget)
    moved = cell.mapTo(hand.widget, QPoint(0, 0)) - before
    assert moved.manhattanLength() <= 2, "the second click of two meets the same card"
    for button in grid.copies.buttons.values():
        assert grid.rect().contains(QRect(button.mapTo(grid, QPoint(0, 0)), button.size()))
        assert button.width() >= button.sizeHint().width()


def test_partners_are_called_by_card_and_copy(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    prompt_panel, answers = hand.widget.prompt_panel, hand.answers
    qtbot.addWidget(hand.widget)
    assert prompt_panel is not None
    asked = [label.text() for label in prompt_panel.grid.copies.findChildren(QLabel)]
    assert asked == ["Choose 4 cards, and which copy of each."], "the full number has to be called"
    held = hand.widget.view.hand[:1]
    assert prompt_panel.outcome(held) == (said(hand.widget), False), "cards of the hand do not answer the question"
    free = [cell for cell in prompt_panel.grid.cells if cell.offer.allowed]
    for cell in free[:2]:
        press(cell)
    first, second = free[0].card, free[1].card
    press(prompt_panel.grid.copies.buttons[first, 2])
    assert prompt_panel.grid.copies.chosen == ((first, 1), (second, 1), (first, 2))
    assert [cell.badge for cell in free[:3]] == ["1 2", "1", ""]
    press(prompt_panel.grid.copies.buttons[first, 1])
    press(free[1])
    assert prompt_panel.bar.readings[0].caption == hand.widget.lexicon.say(
        BASHI.caption(hand.widget.view, BASHI.read_action(f"partners {first}#2"))
    )
    QTest.keyClick(hand.widget, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    hinted = next(iter(hand.widget.view.candidates()))
    assert {(copy.card, copy.number) for copy in hinted.copies} == set(prompt_panel.grid.copies.chosen)
    prompt_panel.grid.copies.choose(((first, 2),))
    answers.clear()
    press(prompt_panel.bar.readings[0])
    assert not answers, "one partner of four was called"
    whole = BASHI.read_action(f"partners {first}#2 {' '.join(f'{cell.card}#1' for cell in free[1:4])}")
    prompt_panel.grid.copies.choose(tuple((copy.card, copy.number) for copy in whole.copies))
    press(prompt_panel.bar.readings[0])
    assert answers == [whole]


@pytest.mark.rule("BSF-40", "BSF-41", "BSF-83")
def test_a_grey_card_says_why_it_may_not_be_called_and_not_how_many_have_to_be(qtbot: QtBot) -> None:
    options = replace(PRESETS["zhao_pengyou"], seats=6, partner_cards="not_highest")
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    panel = hand.widget.prompt_panel
    qtbot.addWidget(hand.widget)
    assert panel is not None
    grey = [cell for cell in panel.grid.cells if not cell.offer.allowed]
    assert {cell.offer.reason.key for cell in grey} == {"refusal.call_trump", "refusal.call_highest"}


@pytest.mark.rule("BSF-42")
@pytest.mark.parametrize("seats", [5, 10])
def test_a_hint_to_call_by_colour_chooses_a_card_that_means_it_and_enter_calls_it(qtbot: QtBot, seats: int) -> None:
    options = replace(PRESETS["zhao_pengyou"], seats=seats, call="colour", may_call_fewer=True)
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    widget, panel = hand.widget, hand.widget.prompt_panel
    qtbot.addWidget(widget)
    assert panel is not None
    titles = [label.text() for label in panel.grid.findChildren(QLabel)]
    assert "Choose a card: its colour and rank are called." in titles
    call = next(each for each in widget.view.candidates() if each != BASHI.passing)
    panel.advise(call)
    assert panel.grid.chosen is not None
    assert call in widget.view.readings((panel.grid.chosen,))
    assert best_offer(panel.bar.offers).action == call
    hand.answers.clear()
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert hand.answers == [call]


@pytest.mark.rule("BSF-86")
@pytest.mark.parametrize("hidden", [False, True])
def test_the_last_trick_is_one_key_away_unless_the_table_closes_it(qtbot: QtBot, hidden: bool) -> None:
    options = replace(PRESETS["tuo_la_ji"], hide_played=hidden)
    hand = at_first(options, lambda view: len(view.tricks) == 1)
    widget = hand.widget
    qtbot.addWidget(widget)
    plays = last_trick(widget.view)
    assert [seat for seat, _ in plays] == [(plays[0][0] + step) % 4 for step in range(4)]
    assert {seat: sorted(map(str, cards)) for seat, cards in plays} == {
        seat: sorted(map(str, cards)) for seat, cards in enumerate(widget.view.tricks[0].plays)
    }
    QTest.keyClick(widget, Qt.Key.Key_L)
    assert widget.panel.isVisible() is not hidden
    QTest.keyClick(widget, Qt.Key.Key_L)
    positions = widget.scene.positions
    pile = next(
        place for place, each in positions.piles.items() if place.zone in (Zone.ASIDE, Zone.TAKEN) and each.count
    )
    at = spot(widget.scene.layout, pile, widget.board.sitting.seat).centre
    assert not widget.panel.isVisible()
    widget.controls.point(Press(at, 0))
    assert widget.panel.isVisible() is not hidden


def test_a_press_on_the_card_of_a_cell_names_it_and_cards_that_name_nothing_are_faded(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], early_choice)
    qtbot.addWidget(hand.widget)
    cells = bid_bar(hand.widget).cells
    assert [corner.faded for corner, _, _ in cells] == [few.bid is None for _, few, _ in cells]
    dead = next(corner for corner, few, _ in cells if few.bid is None)
    press(dead)
    assert hand.answers == []
    corner, few, _ = next(cell for cell in cells if cell[1].bid is not None)
    press(corner)
    assert hand.answers == [few.bid]


def test_pass_has_a_button_only_while_something_can_be_declined(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], lambda view: isinstance(view.prompt(), Pick))
    widget = hand.widget
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    bar = widget.prompt_panel.bar
    assert bar.isVisible()
    assert not bar.passing.isVisible()
    assert bar.hint.geometry().right() < bar.readings[0].x() <= bar.hint.geometry().right() + 20, "no gap in its place"
    while hand.state.turn is not None:
        hand.go_on(hand.state.view(hand.state.turn))
        assert not bar.passing.isVisible()
    assert not bar.isVisible(), "the hand is over, and nothing is asked any more"


def test_the_kitty_says_how_many_cards_it_has_as_soon_as_they_are_buried(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], lambda view: isinstance(view.prompt(), Pick) and view.prompt().verb == "bury")
    widget = hand.widget
    qtbot.addWidget(widget)
    widget.settings = Settings(pace=0)
    widget._wear()
    hand.go_on(hand.state.view(US))
    count = widget.scene._counts[KITTY]
    assert widget.scene.lying(KITTY) == 8
    assert count.isVisible()
    assert count._words == "8"


def test_who_has_buried_may_look_at_it_and_nobody_else(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], lambda view: isinstance(view.prompt(), Pick) and view.prompt().verb == "bury")
    widget = hand.widget
    qtbot.addWidget(widget)
    QTest.keyClick(widget, Qt.Key.Key_K)
    assert not widget.panel.isVisible(), "nothing is buried yet"
    hand.go_on(hand.state.view(US))
    buried = hand.state.view(US).places()[KITTY]
    QTest.keyClick(widget, Qt.Key.Key_K)
    assert widget.panel.isVisible()
    words = " ".join(label.text() or label.accessibleName() for label in widget.panel.findChildren(QLabel))
    assert all(card_spoken(card, widget.lexicon.language) in words for card in buried)
    QTest.keyClick(widget, Qt.Key.Key_K)
    assert not widget.panel.isVisible()
    other = at_first(PRESETS["tuo_la_ji"], lambda view: None in view.places().get(KITTY, ()))
    qtbot.addWidget(other.widget)
    QTest.keyClick(other.widget, Qt.Key.Key_K)
    assert not other.widget.panel.isVisible()
    assert said(other.widget) == other.widget.lexicon.say("table.kitty.closed")


def test_nobody_is_seen_to_pass_any_more_once_the_kitty_is_taken(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], lambda view: isinstance(view.prompt(), Pick) and view.prompt().verb == "bury")
    qtbot.addWidget(hand.widget)
    assert any(isinstance(event, Said) for seen_ in hand.state.view(US).history for event in seen_.events)
    assert not hand.widget.stage.picture.words


def test_what_brings_the_result_back_covers_nothing_that_is_kept_in_sight(qtbot: QtBot) -> None:
    page = TablePage(Lexicon("en"))
    qtbot.addWidget(page)
    widget = table(PRESETS["tuo_la_ji"])
    page.set_table(widget)
    page.resize(1272, 690)
    page.show()
    page._look_at_table()
    header = widget.board.layout.header
    assert page.back.isVisible()
    assert page.back.y() >= header.bottom > 0


def test_the_grid_for_calls_is_written_in_the_letters_of_the_table_of_now(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    panel = hand.widget.prompt_panel
    assert panel is not None
    for size in ((1900, 1000), (960, 480)):
        hand.widget.resize(*size)
        written = [panel.grid, *panel.grid.cells, *panel.grid.findChildren(QLabel)]
        assert {each.font().pixelSize() for each in written} == {panel.bar.font().pixelSize()}


def test_what_is_chosen_in_the_grid_stays_chosen_in_another_language_and_look(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    qtbot.addWidget(hand.widget)
    panel = hand.widget.prompt_panel
    assert panel is not None
    press(next(cell for cell in panel.grid.cells if cell.offer.allowed))
    chosen_before = panel.grid.copies.chosen
    hand.widget.lexicon.use("ja")
    hand.widget.apply_settings(replace(hand.widget.settings, table="plum"))
    assert panel.grid.copies.chosen == chosen_before
    assert [cell.badge for cell in panel.grid.cells if cell.badge] == ["1"]


IN_THE_SMALLEST_WINDOW = (960, 478)


@pytest.mark.parametrize("size", [(1280, 830), IN_THE_SMALLEST_WINDOW])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_reasons_at_the_grid_cover_no_name_where_there_is_room_for_them_elsewhere(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    seats = 6 if size == IN_THE_SMALLEST_WINDOW else 5
    options = replace(PRESETS["zhao_pengyou"], seats=seats)
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    widget.lexicon.use(language)
    widget.resize(*size)
    QTest.keyClick(widget, Qt.Key.Key_H)
    level = SearchLevel("quick", Budget(30), SearchSettings(infers=False))
    widget.show_advice(widget.view, advice(BASHI, widget.view, verdict_for(BASHI, widget.view, Random(1), level=level)))
    for _ in range(2):
        QTest.keyClick(widget, Qt.Key.Key_H)
    ladder, plates = widget.controls.ladder, [item.room for item in widget.scene._plates[1:seats]]
    for shown in (ladder.note.geometry(), ladder.link.geometry()):
        assert not [room for room in plates if room.adjusted(2, 2, -2, -2).intersects(QRectF(shown))]


def ask_for_reasons(widget: TableWidget) -> None:
    """Asks for a hint and goes on to its reasons."""
    QTest.keyClick(widget, Qt.Key.Key_H)
    level = SearchLevel("quick", Budget(30), SearchSettings(infers=False))
    found = advice(BASHI, widget.view, verdict_for(BASHI, widget.view, Random(1), level=level))
    widget.show_advice(widget.view, found)
    for _ in range(2):
        QTest.keyClick(widget, Qt.Key.Key_H)


def test_reasons_beside_the_grid_stay_on_a_table_that_becomes_small(qtbot: QtBot) -> None:
    hand = at_first(TEN_SEATS, lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    ask_for_reasons(widget)
    note = widget.controls.ladder.note
    assert note.isVisible()
    for language in ("zh_CN", "en", "ja"):
        widget.lexicon.use(language)
        widget.resize(960, 480)
        assert widget.rect().contains(note.geometry())
        assert not note.geometry().intersects(widget.prompt_panel.grid.geometry())
        widget.resize(1280, 776)


@pytest.mark.parametrize("packs", [3, 5])
def test_at_ten_seats_on_the_lowest_table_grid_and_reasons_leave_names_buttons_and_hand_in_sight(
    qtbot: QtBot, packs: int
) -> None:
    options = BASHI.options(partners="fluid", seats=10, packs=packs)
    hand = at_first(options, lambda view: isinstance(view.prompt(), Name), bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    ask_for_reasons(widget)
    note, link = widget.controls.ladder.note, widget.controls.ladder.link
    for language in ("en", "zh_CN", "ja"):
        widget.lexicon.use(language)
        widget.resize(952, 384)
        plates = [item.room for item in widget.scene._plates[1:10]]
        for shown in (widget.prompt_panel.grid.geometry(), note.geometry()):
            assert not [room for room in plates if room.adjusted(2, 2, -2, -2).intersects(QRectF(shown))]
        assert note.geometry().bottom() < widget.prompt_panel.bar.y() + widget.prompt_panel.bar.readings[0].y()
        assert note.geometry().contains(link.geometry())
        assert widget.childAt(link.geometry().center()) is link, "the words do not hide it"


def test_what_somebody_says_hides_none_of_the_cards_that_they_have_taken(qtbot: QtBot) -> None:
    def somebody_has(view: Any) -> bool:
        return any(place.zone is Zone.TAKEN and place.seat not in (None, US) for place in view.places())

    hand = at_first(PRESETS["tuo_la_ji"], somebody_has, bold)
    widget = hand.widget
    qtbot.addWidget(widget)
    for seat in range(1, 4):
        taken = [item.room() for item in widget.scene.positions.open.get(Place(Zone.TAKEN, seat), ())]
        widget.scene.say(seat, "That was fun!")
        bubble = widget.scene._bubbles[widget.scene._relative(seat)]
        assert not any(bubble.boundingRect().adjusted(3, 2, -3, -6).intersects(room) for room in taken)
