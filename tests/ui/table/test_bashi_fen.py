"""Bashi Fen at the table: bids while cards are taken, the kitty, tricks and throws, all by mouse."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from engine.cards import Card
from engine.events import STOCK, Moved, Place, Said, Zone
from engine.game import Step, act
from engine.match import Match, next_record
from engine.presentation import Sign
from engine.prompts import Choose, Pick
from engine.record import opened
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
from tests.ui.table.seated import AGES, US, said, seen
from ui.kit.geometry import Rect
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.table_page import TablePage
from ui.table.input.intents import Press
from ui.table.layout.fan import LARGE_STRIP, LEAST_WIDTH, STRIP
from ui.table.layout.table_layout import spot
from ui.table.prompts.bid_bar import BidBar
from ui.table.scene.cards.hand_items import fresh_cards
from ui.table.scene.last_trick import last_trick
from ui.table.scene.plates import FEW_CARDS
from ui.table.scene.seats.badges import Badge, BadgeSign
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
    cards = f"1 {led.removesuffix('s')}" if lead.size == 1 else f"{lead.size} {led}"
    assert said(hand.widget).startswith((f"Follow with {cards}.", f"Follow with {cards}: "))


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


def test_what_is_said_of_a_bid_that_waits_goes_as_soon_as_it_is_made_or_taken_back(qtbot: QtBot) -> None:
    hand = at_first(PRESETS["tuo_la_ji"], early_choice)
    widget, wishes = hand.widget, []
    qtbot.addWidget(widget)
    widget.wished.connect(wishes.append)
    hand.ours = lambda _view, _random: BASHI.read_action("pass")
    hand.go_on(widget.view)
    question = said(widget)
    button = next(few for _, few, _ in bid_bar(widget).cells if few.bid is not None)
    press(button)
    assert said(widget).startswith("With your next card")
    press(button)
    assert said(widget) == question
    press(button)
    while hand.state.turn != US:
        assert said(widget).startswith("With your next card")
        hand.go_on(hand.state.view(hand.state.turn))
    hand.step = act(hand.state, wishes[-1])  # as whoever drives the table does, which asks nothing
    widget.play(seen(hand.step), hand.state.view(US))
    assert "With your next card" not in said(widget)


def test_the_rest_is_offered_only_while_cards_are_to_come(qtbot: QtBot) -> None:
    taking = at_first(PRESETS["chao_dipi"], early_choice)
    contest = at_first(PRESETS["chao_dipi"], lambda view: type(view.phase).__name__ == "Contesting")
    for hand, offered in ((taking, True), (contest, False)):
        qtbot.addWidget(hand.widget)
        assert bid_bar(hand.widget).isVisible()
        assert bid_bar(hand.widget).rest.isVisible() is offered


@pytest.mark.parametrize("choice", [False, True])
def test_while_cards_are_taken_the_status_line_asks_only_who_has_a_choice(qtbot: QtBot, choice: bool) -> None:
    def turn(view: Any) -> bool:
        taking = view.turn == US and STOCK in view.places()
        return taking and (len(view.prompt().actions) > 1) == choice

    hand = at_first(PRESETS["tuo_la_ji"], turn)
    qtbot.addWidget(hand.widget)
    assert bid_bar(hand.widget).isVisible()
    assert (said(hand.widget) in ("", "Cards are being taken.")) is not choice


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
        assert window.encloses(Rect(slot.at.x, slot.at.y - slot.rise, fan.card.width, fan.card.height))


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_tractor_gleams_once_it_lies_unless_motion_is_off_and_a_pair_does_not(qtbot: QtBot, speed: str) -> None:
    view = SIXTY.state.view(US)
    split = BASHI.presentation.split
    assert split is not None
    parts = split(view)(view.hand)
    tractor = next(part for part in parts if len(part) > len(set(part)) > 1)
    pair = next(part for part in parts if len(part) == 2)
    for cards in (pair, tractor):
        widget = table(FOUR_PACKS, replace(STILL, speed=speed))
        qtbot.addWidget(widget)
        widget.present(view)
        widget.stage.play_on([Moved(cards, Place(Zone.HAND, US), Place(Zone.TABLE, US))])
        gleam, lit = widget.scene.gleam, False
        for _ in range(60):
            widget.advance(16)
            lies = widget.scene.play_room(US, widget.stage.picture)
            lit = lit or (gleam.isVisible() and lies is not None and gleam.room.contains(lies))
        assert lit is (cards == tractor and speed == "normal")
        assert not gleam.isVisible()


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


@pytest.mark.parametrize(("preset", "marked"), [("sheng_ji", [2]), ("zhao_pengyou", [])])
def test_a_fixed_partner_is_marked_on_the_plate_and_in_the_table_as_text(
    qtbot: QtBot, preset: str, marked: list[int]
) -> None:
    options = PRESETS[preset]
    widget = table(options)
    qtbot.addWidget(widget)
    widget.present(opened(next_record(Match(BASHI, options, 1))).state.view(US))
    partner = Badge("Partner", BadgeSign.PARTNER)
    assert [seat for seat in range(4) if partner in widget.scene._plates[seat].plate.badges] == marked
    lines = [line for line in widget.board.words().splitlines() if "Partner" in line]
    assert [line.split(", Partner")[0] for line in lines] == [widget.lexicon.name_of(seat) for seat in marked]


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


@pytest.mark.rule("BSF-86")
@pytest.mark.parametrize("hidden", [False, True])
def test_the_last_trick_is_one_key_away_unless_the_table_closes_it(qtbot: QtBot, hidden: bool) -> None:
    options = replace(PRESETS["tuo_la_ji"], hide_played=hidden)
    hand = at_first(options, lambda view: len(view.tricks) == 1)
    widget = hand.widget
    qtbot.addWidget(widget)
    plays = last_trick(widget.view)
    assert [play.seat for play in plays] == [(plays[0].seat + step) % 4 for step in range(4)]
    assert {play.seat: sorted(map(str, play.cards)) for play in plays} == {
        seat: sorted(map(str, cards)) for seat, cards in enumerate(widget.view.tricks[0].plays)
    }
    assert [play.seat for play in plays if play.wins] == [widget.view.tricks[0].winner]
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


def at_our_last_play(*, turned: bool) -> Hand:
    """A table at our last play of a hand at whose end the kitty is turned over, or not."""
    options = PRESETS["tuo_la_ji"]
    for number in range(1, 100):
        step = ours = opened(next_record(Match(BASHI, options, number)))
        while step.state.turn is not None:
            ours = step if step.state.turn == US else ours
            step = act(step.state, chosen(step.state.view(step.state.turn), number, BASHI.greedy))
        if turned == any(isinstance(event, Moved) and event.source == event.target == KITTY for event in step.events):
            hand = Hand(table(options), options, number)
            hand.step = ours
            hand.widget.present(ours.state.view(US))
            return hand
    raise AssertionError("no hand ends so")


@pytest.mark.rule("BSF-61")
@pytest.mark.parametrize("turned", [True, False])
def test_a_kitty_that_is_turned_over_at_the_end_is_called_so_and_a_closed_one_has_its_number(
    qtbot: QtBot, turned: bool
) -> None:
    hand = at_our_last_play(turned=turned)
    widget = hand.widget
    qtbot.addWidget(widget)
    count, caption = widget.scene._counts[KITTY], widget.scene.caption
    assert (count.isVisible(), caption.isVisible()) == (True, False)
    while hand.state.turn is not None:
        hand.go_on(hand.state.view(hand.state.turn))
    lies = widget.scene.open_room(KITTY)
    assert (lies is not None) == caption.isVisible() == turned
    assert count.isVisible() != turned
    if lies is not None:
        assert caption._words == "Kitty"
        assert lies.left() < caption.room.left() < caption.room.right() < lies.right()
        assert lies.top() < caption.room.top() < lies.bottom() < caption.room.bottom()
        assert all(item.zValue() < caption.zValue() for item in widget.scene.positions.open[KITTY])
    shown = (count.isVisible(), caption.isVisible(), caption.room)
    widget.present(hand.state.view(US))
    assert (count.isVisible(), caption.isVisible(), caption.room) == shown, "also where the end is drawn from nothing"
    widget.scene.caption.tell("", QRectF())
    widget.board.rest()
    assert caption.isVisible() == turned, "as soon as the hand is over, whatever still moves"


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
    page.result.look.click()
    header = widget.board.layout.header
    assert page.back.isVisible()
    assert page.back.y() >= header.bottom > 0


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
