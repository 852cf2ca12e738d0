"""Bao Huang at the table: columns, gestures on them, tribute, the moment of the eunuch, and a session by mouse."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import EMPEROR, EUNUCH, Card, Cards, read_cards
from engine.events import Marked, Place, Zone
from engine.game import Shuffle, Step, act, verb_of
from engine.games import GAMES
from engine.games.bao_huang.actions import ACCEPT
from engine.games.bao_huang.rules.phases import Crowning, Giving, Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.match import Match, after_deal, next_record
from engine.players.hints import Advice, hint_of
from engine.record import opened
from engine.search_model import Verdict, Weighed
from engine.words import Text
from tests.engine.games.bao_huang.houses import decisions, holder
from tests.ui.table.seated import AGES, US, PlayedByMouse, click, middle_of, said, seen
from ui.kit.faces import CardFaces
from ui.kit.geometry import Rect, first_overlap
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.layout.fan import LARGE_STRIP, LEAST_WIDTH, STRIP
from ui.table.layout.hand import FanStyle
from ui.table.layout.sorting import COLUMNS
from ui.table.prompts.hints import hints
from ui.table.scene.last_trick import last_trick
from ui.table.scene.seats.badges import Badge, BadgeSign
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

BAO = GAMES["bao_huang"]
SHIFT = Qt.KeyboardModifier.ShiftModifier
STILL = Settings(speed="off", pace=0)


def table(settings: Settings = STILL, size: tuple[int, int] = (1280, 776), options: Any = None) -> TableWidget:
    """A still table at which Bao Huang is played."""
    widget = TableWidget(Lexicon("en"), CardFaces(), settings, ticker=Ticker(still=True))
    widget.sit_down(BAO, BAO.options() if options is None else options, US)
    widget.resize(*size)
    widget.show()
    return widget


def taken(deck: Cards, first: int = US) -> Step[Any]:
    """The first deal of a session with this deck."""
    return BAO.deal(BAO.options(), None, Shuffle(deck, first))


def with_hand(cards: Cards) -> Step[Any]:
    """A deal in which we, taking first, take these cards (as many as will go) in this order."""
    rest = list(BAO.pack(BAO.options()))
    for card in cards:
        rest.remove(card)
    deck: list[Card] = []
    for place in range(len(rest) + len(cards)):
        own = place % 5 == US and place // 5 < len(cards)
        deck.append(cards[place // 5] if own else rest.pop())
    return taken(tuple(deck))


def leading(settings: Settings = STILL) -> tuple[TableWidget, Any]:
    """A table where we are emperor and lead, with five kings, three nines and three plain jokers."""
    hand = read_cards(
        "RJ* RJ BJ BJ KS KS KH KC KD 9S 9H 9D QS QH QC JS JH JD 10S 10H 10C 10D 8S 8H 8C 7S 7H 7D 7C 6S 6H 6D 6C AS"
    )
    state = act(with_hand(hand).state, BAO.read_action("accept")).state
    widget = table(settings)
    widget.present(state.view(US))
    return widget, state


def slots(widget: TableWidget, rank: str) -> list[int]:
    """The places of the cards of this rank in the hand."""
    return [place for place, card in enumerate(widget.hand.cards) if card.rank == rank]


def press(button: Any) -> None:
    """Click this button of the bar."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(1280, 776), (1024, 600), (1920, 1040)])
@pytest.mark.parametrize("cut", ["standard", "large"])
@pytest.mark.parametrize("number", [1, 5, 9])
def test_a_full_hand_lies_in_columns_of_equal_ranks_with_every_rank_to_be_read(
    qtbot: QtBot, size: tuple[int, int], cut: str, number: int
) -> None:
    widget = table(replace(STILL, cut=cut), size)
    qtbot.addWidget(widget)
    step = opened(next_record(Match(BAO, BAO.options(), number)))
    widget.present(step.state.view(US))
    assert len(widget.hand.items) >= 32
    assert_every_rank_can_be_read(widget, cut)


@pytest.mark.rule("BH-20")
@pytest.mark.parametrize("size", [(1280, 776), (1024, 600)])
@pytest.mark.parametrize("cut", ["standard", "large"])
@pytest.mark.parametrize(("eunuch", "most"), [(1, 36), (US, 38)])
def test_a_hand_that_took_tribute_lies_in_columns_too(
    qtbot: QtBot, size: tuple[int, int], cut: str, eunuch: int, most: int
) -> None:
    widget = table(replace(STILL, cut=cut), size)
    qtbot.addWidget(widget)
    state = crowned_after_winning(eunuch, seed=most)
    widget.present(state.view(US))
    assert len(widget.hand.items) == most
    assert_every_rank_can_be_read(widget, cut)


def crowned_after_winning(eunuch: int, seed: int) -> Any:
    """We won the last deal as emperor, take first and the most gifts, and keep the crown or let another have it."""
    standing = Standing(4, (US, *(seat for seat in range(5) if seat != US)), US, eunuch, tie=False)
    step = BAO.deal(BAO.options(), standing, BAO.chance(BAO.options(), standing, Random(seed)))
    assert step.state.view(US).first == US
    while isinstance(step.state.phase, Giving | Crowning):
        view = step.state.view(step.state.turn)
        step = act(step.state, ACCEPT if isinstance(view.phase, Crowning) else next(iter(view.candidates())))
    return step.state


def assert_every_rank_can_be_read(widget: TableWidget, cut: str) -> None:
    """Columns of equal ranks, inside the window; of every card enough to be seen is not covered."""
    fan = widget.hand.fan
    assert fan.style is FanStyle.COLUMNS
    assert fan.card.width >= LEAST_WIDTH
    ranks = [card.rank for card in widget.hand.cards]
    for line in {slot.line for slot in fan.slots}:
        column = [slot for slot in fan.slots if slot.line == line]
        assert len({ranks[slot.number] for slot in column}) == 1
        assert len({slot.at.x for slot in column}) == 1
    strip = LARGE_STRIP if cut == "large" else STRIP
    assert min(slot.box.width for slot in fan.slots) >= strip * fan.card.width
    assert min(slot.box.height for slot in fan.slots) >= 0.7 * strip * fan.card.height
    assert first_overlap([slot.box for slot in fan.slots]) is None
    window = Rect(0, 0, widget.width(), widget.height())
    for slot in fan.slots:
        assert window.encloses(Rect(slot.at.x, slot.at.y - slot.rise, fan.card.width, fan.card.height))


def test_the_sort_key_goes_from_columns_to_rows_and_back(qtbot: QtBot) -> None:
    widget, _ = leading()
    qtbot.addWidget(widget)
    assert widget.hand.order == COLUMNS
    widget.sort()
    assert widget.hand.fan.style is FanStyle.ROWS
    while widget.hand.order != COLUMNS:
        widget.sort()
    assert widget.hand.fan.style is FanStyle.COLUMNS
    assert said(widget) == widget.lexicon.say("table.sorted.columns")


def test_a_setting_keeps_rows(qtbot: QtBot) -> None:
    widget, _ = leading(replace(STILL, columns=False))
    qtbot.addWidget(widget)
    assert widget.hand.fan.style is FanStyle.ROWS


@pytest.mark.rule("BH-30")
def test_a_column_and_a_joker_are_two_gestures_and_the_button_says_what_they_are(qtbot: QtBot) -> None:
    widget, state = leading()
    qtbot.addWidget(widget)
    click(widget, middle_of(widget, slots(widget, "K")[0]), SHIFT)
    click(widget, middle_of(widget, slots(widget, "BJ")[0]))
    assert Counter(str(card.rank) for card in widget.hand.chosen_cards) == {"K": 5, "BJ": 1}
    assert widget.prompt_panel is not None
    plain = widget.prompt_panel.bar.readings[0]
    assert plain.caption == widget.lexicon.say(BAO.caption(state.view(US), BAO.read_action("play KS KS KH KC KD BJ")))
    assert plain.caption.startswith("Lead five Kings + ")


def test_a_double_click_plays_in_columns_too_and_shift_takes_the_column(qtbot: QtBot) -> None:
    widget, _ = leading()
    qtbot.addWidget(widget)
    answers: list[object] = []
    widget.chosen.connect(answers.append)
    at, viewport = middle_of(widget, slots(widget, "K")[1]), widget.table_view.viewport()
    click(widget, at, SHIFT)
    assert sorted(widget.hand.choice.chosen) == slots(widget, "K")
    click(widget, at, SHIFT)
    assert answers == []
    click(widget, at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert [str(answer).split()[0] for answer in answers] == ["play"]
    assert len(str(answers[0]).split()) == 2


@pytest.mark.rule("BH-42")
def test_asking_the_others_not_to_beat_it_is_a_second_button_and_a_bubble(qtbot: QtBot) -> None:
    widget, state = leading()
    qtbot.addWidget(widget)
    answers: list[Any] = []
    widget.chosen.connect(answers.append)
    click(widget, middle_of(widget, slots(widget, "9")[0]), SHIFT)
    assert widget.prompt_panel is not None
    please = widget.prompt_panel.bar.readings[1]
    assert please.caption == widget.lexicon.say("action.play.please")
    press(please)
    assert [str(answer) for answer in answers] == ["play 9S 9H 9D please"]
    step = act(state, answers[0])
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    assert widget.scene._bubbles[US].words == widget.lexicon.say("said.please")


def test_a_choice_that_does_not_go_has_no_second_button(qtbot: QtBot) -> None:
    widget, _ = leading()
    qtbot.addWidget(widget)
    widget.input.choose((slots(widget, "K")[0], slots(widget, "9")[0]))
    assert widget.prompt_panel is not None
    assert [button.isVisible() for button in widget.prompt_panel.bar.readings] == [True, False, False]


@pytest.mark.rule("BH-12")
def test_the_fall_of_the_eunuch_is_a_moment_and_stays_as_a_badge(qtbot: QtBot) -> None:
    widget, state = leading(Settings())
    qtbot.addWidget(widget)
    widget.advance(AGES)
    widget.play([Marked("eunuch", 2)], state.view(US))
    assert widget.scene.banner.isVisible()
    assert widget.scene.banner.words == widget.lexicon.say("moment.eunuch", seat=2)
    assert not widget.stage.settled
    widget.advance(AGES)
    assert not widget.scene.banner.isVisible()
    widget.play([Marked("emperor", US, Text("mark.alone"))], state.view(US))
    assert widget.scene.banner.words == widget.lexicon.say("moment.alone", seat=US)
    widget.finish()
    assert not widget.scene.banner.isVisible()


@pytest.mark.rule("BH-12")
def test_the_people_are_marked_with_a_sign_and_a_word_once_all_know_them_and_not_before(qtbot: QtBot) -> None:
    widget, state = leading()
    qtbot.addWidget(widget)
    holder = next(seat for seat in range(5) if EUNUCH in state.hands[seat])
    people = [seat for seat in range(5) if seat not in (US, holder)]
    step = act(state, BAO.read_action("play AS"))
    while step.state.turn != holder:
        step = act(step.state, BAO.read_action("pass"))
    widget.present(step.state.view(US))
    assert not sides(widget)
    step = act(step.state, BAO.read_action("play BJ*"))
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    assert sides(widget) == {seat: Badge("People", BadgeSign.PEOPLE) for seat in people}


def sides(widget: TableWidget) -> dict[int, Badge]:
    """Who is marked as one of the people."""
    word = widget.lexicon.say("mark.people")
    plates = [plate.plate for plate in widget.scene._plates[:5]]
    return {seat: badge for seat, plate in enumerate(plates) for badge in plate.badges if badge.words == word}


@pytest.mark.rule("BH-12")
def test_what_is_suggested_shows_the_eunuch_card_only_after_all_that_keeps_it() -> None:
    state = act(with_hand(read_cards("RJ* BJ* RJ 9S 9H QC QD")).state, BAO.read_action("accept")).state
    shown = [EUNUCH in hint.cards for hint in hints(state.view(US))]
    assert any(shown)
    assert shown == sorted(shown)


@pytest.mark.rule("BH-11")
@pytest.mark.parametrize("speed", ["off", "normal"])
def test_the_emperor_card_is_shown_as_soon_as_the_cards_are_taken(qtbot: QtBot, speed: str) -> None:
    step = with_hand((EMPEROR,))
    widget = table(Settings(speed=speed))
    qtbot.addWidget(widget)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(AGES)
    assert [item.card for item in widget.scene.positions.open[Place(Zone.SHOWN, US)]] == [EMPEROR]
    assert len(widget.hand.items) == 33


def clicked(widget: TableWidget, wanted: Any) -> str:
    """Clicks on the cards of this action: a column as a whole where all of it goes."""
    cards = getattr(wanted, "cards", ())
    if verb_of(wanted) == "take":
        item = next(item for item in widget.scene.positions.open[Place(Zone.POOL)] if item.card == wanted.card)
        room = item.room()
        click(widget, QPoint(round(room.left()) + 4, round(room.center().y())))
    for rank, number in Counter(card.rank for card in cards).items():
        column = slots(widget, rank)
        if number == len(column):
            click(widget, middle_of(widget, column[0]), SHIFT)
        else:
            for card in (card for card in cards if card.rank == rank):
                chosen = widget.hand.choice.chosen
                free = next(n for n in column if n not in chosen and widget.hand.cards[n] == card)
                click(widget, middle_of(widget, free))
    return verb_of(wanted)


@pytest.mark.rule("BH-20", "BH-21")
@pytest.mark.parametrize(("tribute", "verbs"), [("face_up", {"tribute", "take"}), ("face_down", {"tribute"})])
def test_a_session_of_deals_is_played_with_the_mouse(qtbot: QtBot, tribute: str, verbs: set[str]) -> None:
    deals = 3
    options = BAO.options(deals=deals, tribute=tribute)
    widget = table(STILL, options=options)
    qtbot.addWidget(widget)
    session = PlayedByMouse(widget, Match(BAO, options, 2), clicked)
    session.play()
    assert session.match.dealt == deals
    assert sum(session.match.totals) == 0
    assert verbs | {"play", "pass"} <= set(session.done)


@pytest.mark.rule("BH-21")
def test_a_gift_is_chosen_by_a_click_by_an_arrow_or_by_a_hint(qtbot: QtBot) -> None:
    widget, view = taking(qtbot)
    taken_cards: list[Any] = []
    widget.chosen.connect(taken_cards.append)
    QTest.keyClick(widget, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert widget.prompt_panel is not None
    assert widget.prompt_panel.open.chosen_cards == (next(iter(view.candidates())).card,)
    QTest.keyClick(widget, Qt.Key.Key_Left)
    QTest.keyClick(widget, Qt.Key.Key_Left)
    QTest.keyClick(widget, Qt.Key.Key_Left)
    first = widget.prompt_panel.open.cards[0]
    assert widget.prompt_panel.open.chosen_cards == (first,)
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert [str(answer) for answer in taken_cards] == [f"take {first}"]


@pytest.mark.rule("BH-21")
def test_a_hint_chooses_the_gift_that_it_names_and_its_last_step_frees_it(qtbot: QtBot) -> None:
    widget, view = taking(qtbot)
    panel, taken_cards = widget.prompt_panel, list[Any]()
    assert panel is not None
    widget.chosen.connect(taken_cards.append)
    best = next(iter(view.candidates()))
    found = hint_of(BAO, view, Verdict((Weighed(best, 0.0, 0.0, 0, 0.0, 0.0, 0.0, ()),), 0))
    QTest.keyClick(widget, Qt.Key.Key_H)
    widget.show_advice(view, Advice(Verdict((), 0), found))
    assert not panel.open.chosen_cards, "the first step gives no card away"
    for _ in ("which", "why"):
        QTest.keyClick(widget, Qt.Key.Key_H)
        assert panel.open.chosen_cards == (best.card,)
        assert panel.bar.readings[0].isEnabled()
        assert not widget.hand.choice.chosen, "the question is not about our hand"
    QTest.keyClick(widget, Qt.Key.Key_H)
    assert not panel.open.chosen_cards
    widget.choose((best.card,))  # as an exercise does that shows its solution
    press(panel.bar.readings[0])
    assert taken_cards == [best]


def taking(qtbot: QtBot) -> tuple[TableWidget, Any]:
    """A table where gifts lie face up and we take one."""
    options, random = BAO.options(tribute="face_up"), Random(2)
    match = Match(BAO, options, 2)
    while True:
        step = opened(next_record(match))
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            action = BAO.greedy(view, random)
            if step.state.turn == US and verb_of(action) == "take":
                widget = table(options=options)
                qtbot.addWidget(widget)
                widget.present(view)
                return widget, view
            step = act(step.state, action)
        match = after_deal(match, step)


@pytest.mark.parametrize("size", [(960, 480), (1280, 740)])
def test_the_last_trick_lies_over_the_question_rather_than_over_a_name(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Cards of four plays lie on the felt, and more were played in the trick before."""
    options, random = BAO.presets["shanghai"], Random(5)
    widget = table(size=size, options=options)
    qtbot.addWidget(widget)
    state, looked = opened(next_record(Match(BAO, options, 5))).state, 0
    while looked < 4:
        view = state.view(state.turn)
        if state.turn == 0 and len(last_trick(view)) >= 4:
            looked += 1
            widget.present(view)
            widget.show_last_trick()
            panel = widget.panel.geometry()
            assert widget.rect().contains(panel)
            assert panel.bottom() < widget.board.layout.hand.y
            assert not [plate for plate in widget.scene.plates if plate.intersects(QRectF(panel))]
            widget.panel.hide()
        state = act(state, BAO.greedy(view, random)).state


@pytest.mark.rule("BH-12")
def test_the_hidden_eunuch_reads_on_the_own_plate_who_that_is_and_nobody_else_does(qtbot: QtBot) -> None:
    state = next(each for each in decisions("default", 2) if isinstance(each.phase, Playing))
    assert holder(state) not in (-1, state.phase.emperor)
    for seat in range(5):
        widget = TableWidget(Lexicon("en"), CardFaces(), Settings(), ticker=Ticker(still=True))
        qtbot.addWidget(widget)
        widget.sit_down(BAO, BAO.options(), seat)
        widget.resize(1280, 776)
        widget.show()
        widget.present(state.view(seat))
        widget.advance(AGES)
        own = seat == holder(state)
        badges = [(place, badge.words) for place in range(5) for badge in widget.scene._plates[place].plate.badges]
        assert [place for place, words in badges if words == "Eunuch (hidden)"] == [0] * own, "on our plate"
        assert ("Eunuch (hidden)" in widget.board.words()) is own
        assert any("Eunuch (hidden)" in words for words, _ in widget.board.notes()) is own
        if own:
            widget.play([Marked("eunuch", seat)], state.view(seat))
            assert "hidden" not in widget.board.words(), "all know it now"
