"""Big Two at the table: the strip, last cards and their duties, laying down, results, and eight sets by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import Card, Cards, read_cards
from engine.events import Place, Zone
from engine.game import Shuffle, Step, act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record, result_of
from engine.record import opened
from engine.words import Language
from tests.ui.table.seated import AGES, US, PlayedByMouse, click, middle_of, said, seen
from ui.kit.faces import CardFaces
from ui.kit.geometry import SMALL
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.game_log import GameLog
from ui.pages.scores.result_panel import ResultPanel
from ui.pages.scores.score_sheet import ScoreSheet
from ui.table.layout.open_hands import corners_of_hands
from ui.table.scene.seats.badges import Badge, BadgeSign
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

BIG_TWO = GAMES["big_two"]
STILL = Settings(speed="off", pace=0)
EVERY_KIND = read_cards("3D 4D 5D 6D 7D 8S 8H 8C 8D 9S 9H KC 2C")
BAD_CARDS = read_cards("AS 2H 3C 4D 6S 7S 7H 7C 8D 9C JH QD KS")
"""The hand of the source's example (BT-51)."""


def table(qtbot: QtBot, options: Any, settings: Settings = STILL, language: str = "en") -> TableWidget:
    """A still table at which Big Two is played."""
    widget = TableWidget(Lexicon(language), CardFaces(), settings, ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(BIG_TWO, options, US)
    widget.resize(1280, 744)
    widget.show()
    return widget


def taken(hand: Cards, options: Any, *, east: Cards = (), north: Cards = (), west: Cards = ()) -> Step[Any]:
    """A first deal in which we take this hand, and the others these cards among what is left, the lowest first."""
    hands = [list(hand), list(east), list(north), list(west)]
    left = [card for card in BIG_TWO.pack(options) if not any(card in cards for cards in hands)]
    for cards in hands:
        while len(cards) < 13:
            cards.append(left.pop())
    deck: list[Card] = [hands[place % 4][place // 4] for place in range(52)]
    return BIG_TWO.deal(options, None, Shuffle(tuple(deck), US))


def by_chance(match: Match) -> Iterator[Step[Any]]:
    """Every step of this match's next set, all cards played by chance."""
    random, step = Random(match.number), opened(next_record(match))
    yield step
    while step.state.turn is not None:
        step = act(step.state, random.choice(list(step.state.view(step.state.turn).candidates())))
        yield step


def reached(options: Any, wanted: Callable[[Any], bool]) -> Any:
    """The state at the first position, found by random play, in which our seat is asked and this holds."""
    for number in range(1, 400):
        for step in by_chance(Match(BIG_TWO, options, number)):
            if step.state.turn == US and wanted(step.state.view(US)):
                return step.state
    raise AssertionError("never reached")


def press(button: Any) -> None:
    """Click this button."""
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(widget: TableWidget, cards: Cards) -> None:
    """Click these cards of the hand."""
    for card in cards:
        click(widget, middle_of(widget, widget.hand.cards.index(card)))


def badges(widget: TableWidget, seat: int) -> tuple[Badge, ...]:
    """The badges of a seat's plate."""
    return widget.scene._plates[seat].plate.badges


def readings(widget: TableWidget) -> tuple[Any, ...]:
    """The buttons that play."""
    assert widget.prompt_panel is not None
    return widget.prompt_panel.bar.readings


def clicked(widget: TableWidget, wanted: Any) -> str:
    """Chooses the cards of this play: five by the strip where it has them, others one by one."""
    if by_strip(widget, wanted.cards):
        return "strip"
    QTest.mouseClick(widget.table_view.viewport(), Qt.MouseButton.RightButton)
    choose(widget, wanted.cards)
    return "play"


def by_strip(widget: TableWidget, cards: Cards) -> bool:
    """Whether pressing the strip's buttons chooses these cards."""
    assert widget.prompt_panel is not None
    for button in widget.prompt_panel.strip.buttons if len(cards) == 5 else ():
        for _ in range(12 if button.isVisible() and button.isEnabled() else 0):
            press(button)
            if set(widget.hand.chosen_cards) == set(cards):
                return True
    return False


def test_a_session_of_eight_sets_is_played_with_the_mouse(qtbot: QtBot) -> None:
    options = BIG_TWO.options()
    session = PlayedByMouse(table(qtbot, options), Match(BIG_TWO, options, 1), clicked)
    session.play()
    assert session.match.dealt == options.sets == 8
    assert sum(session.match.totals) == 0
    assert {"play", "pass", "strip"} <= set(session.done)
    sheet, panel = ScoreSheet(session.widget.lexicon), ResultPanel(session.widget.lexicon)
    for widget in (sheet, panel):
        qtbot.addWidget(widget)
    sheet.show_match(session.match)
    panel.show_result(session.match)
    assert len(sheet.tree.hands()) == 8 + 1
    assert panel.title.text() in ("Your side wins the session", "Mei, Lan win the session")


@pytest.mark.parametrize("language", Language)
def test_the_strip_shows_every_kind_in_words_that_fit_also_in_large_print(qtbot: QtBot, language: Language) -> None:
    options = BIG_TWO.options()
    widget = table(qtbot, options, replace(STILL, cut="large"), language)
    step = taken(EVERY_KIND, options)
    widget.present(step.state.view(US))
    assert widget.prompt_panel is not None
    buttons = [button for button in widget.prompt_panel.strip.buttons if button.isVisible()]
    assert [button.offer is not None and button.ticked for button in buttons] == [True] * 5
    for button in buttons:
        bold = QFont(button.font())
        bold.setWeight(QFont.Weight.DemiBold)
        assert 0.8 * QFontMetricsF(bold).horizontalAdvance(button.text()) <= button.width() - 40
        assert button.height() >= 40
    press(buttons[3])
    assert {"8S", "8H", "8C", "8D"} < {str(card) for card in widget.hand.chosen_cards}


@pytest.mark.rule("BT-30", "BT-31")
def test_a_last_card_stands_on_its_plate_and_the_duty_on_the_plate_before_and_in_the_status_line(qtbot: QtBot) -> None:
    def bound(view: Any) -> bool:
        return view.is_obliged and view.over is not None and not view.prompt().may_pass

    options = BIG_TWO.options()
    widget, view = table(qtbot, options), reached(options, bound).view(US)
    widget.present(view)
    assert Badge("Last card", BadgeSign.WARNING) in badges(widget, 1)
    assert BadgeSign.DUTY in [badge.sign for badge in badges(widget, US)]
    assert said(widget) == widget.lexicon.say(BIG_TWO.presentation.obligation(view))
    assert widget.lexicon.name_of(1) in said(widget)
    second = widget.hand.cards[1]
    choose(widget, (second,))
    assert said(widget) == widget.lexicon.say(view.refusal(BIG_TWO.read_action(f"play {second}")).text)
    assert widget.prompt_panel is not None
    assert not readings(widget)[0].isEnabled()
    assert not widget.prompt_panel.bar.passing.isEnabled()
    QTest.mouseClick(widget.table_view.viewport(), Qt.MouseButton.RightButton)
    choose(widget, widget.hand.cards[:1])
    assert readings(widget)[0].isEnabled()


@pytest.mark.rule("BT-34")
@pytest.mark.parametrize("says", [True, False])
def test_where_it_is_not_said_for_one_last_card_is_a_second_button_beside_play(qtbot: QtBot, says: bool) -> None:
    options = BIG_TWO.options(last_card="manual")
    state = reached(options, lambda view: len(view.hand) == 2 and view.over is None and not view.is_obliged)
    widget = table(qtbot, options)
    widget.present(state.view(US))
    answers: list[Any] = []
    widget.chosen.connect(answers.append)
    choose(widget, widget.hand.cards[:1])
    play, last, _ = readings(widget)
    assert last.text() == "Last card!"
    press(last if says else play)
    assert answers[0].last_card is says
    step = act(state, answers[0])
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    signs = [badge.sign for badge in badges(widget, US)]
    assert (BadgeSign.WARNING in signs) is says
    assert (BadgeSign.DUTY in [badge.sign for badge in badges(widget, 3)]) is says


def test_enter_does_what_the_quick_hint_has_named_and_its_button_is_the_main_one(qtbot: QtBot) -> None:
    options = BIG_TWO.options(last_card="manual")
    state = reached(options, lambda view: len(view.hand) == 2 and view.over is None and not view.is_obliged)
    for presses, says in ((1, True), (2, False)):
        widget = table(qtbot, options)
        widget.present(state.view(US))
        answers: list[Any] = []
        widget.chosen.connect(answers.append)
        for _ in range(presses):
            QTest.keyClick(widget, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
        assert ("last card" in said(widget)) is says
        QTest.keyClick(widget, Qt.Key.Key_Return)
        assert answers[0].last_card is says


@pytest.mark.rule("BT-17")
def test_who_has_passed_and_may_not_come_back_is_told_by_which_rule(qtbot: QtBot) -> None:
    options = BIG_TWO.options(reenter=False)
    state = reached(options, lambda view: view.over is not None and view.phase.trick.best == 3)
    widget = table(qtbot, options)
    state = act(state, BIG_TWO.passing).state
    assert state.turn == 1
    widget.present(state.view(US))
    rows: list[str] = []
    widget.refused.connect(lambda why: rows.append(why.row))
    out = widget.lexicon.say("refusal.out_of_trick")
    choose(widget, widget.hand.cards[:1])
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert (said(widget), rows) == (out, ["BT-17"])
    assert widget.prompt_panel is not None
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    press(widget.prompt_panel.bar.passing)
    assert said(widget) == out


@pytest.mark.rule("BT-50", "BT-51")
@pytest.mark.parametrize("lays_down", [True, False])
def test_a_lay_down_is_offered_with_what_it_means_and_can_be_declined(qtbot: QtBot, lays_down: bool) -> None:
    options = BIG_TWO.presets["counter_attack"]
    step = taken(BAD_CARDS, options, west=read_cards("3D 3H"))
    widget, step = table(qtbot, options), act(step.state, BIG_TWO.read_action("play 3D 3H"))
    widget.present(step.state.view(US))
    answers: list[Any] = []
    widget.chosen.connect(answers.append)
    choose(widget, read_cards("7S 7H"))
    play, down, _ = readings(widget)
    assert down.text() == "Lay down"
    assert down.caption.startswith("The rest goes down and you are out")
    press(down if lays_down else play)
    assert answers[0].lay_down is lays_down
    step = act(step.state, answers[0])
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    if not lays_down:
        assert step.state.turn == 1
        return
    lying = widget.scene.positions.open[Place(Zone.SHOWN, US)]
    assert len(lying) == 11
    assert widget.scene._bubbles[US].words == "Counter-attack!"
    assert not any(item.room().intersects(widget.scene._bubbles[US].room) for item in lying)
    assert {item.card for item in lying} == set(BAD_CARDS) - set(read_cards("7S 7H"))
    match = after_deal(Match(BIG_TWO, options, 1), step)
    assert match.totals == (137, -52, -52, -33)


@pytest.mark.rule("BT-50")
@pytest.mark.parametrize("size", [(1280, 744), (960, 456)])
@pytest.mark.parametrize("seat", range(4))
def test_every_rank_of_a_hand_laid_down_can_be_read(qtbot: QtBot, seat: int, size: tuple[int, int]) -> None:
    options = BIG_TWO.presets["counter_attack"]
    hands = [BAD_CARDS if each == seat else () for each in range(4)]
    hands[seat - 1] = read_cards("3D 3H")
    widget = table(qtbot, options)
    widget.resize(*size)
    step = taken(hands[0], options, east=hands[1], north=hands[2], west=hands[3])
    assert step.state.turn == (seat - 1) % 4
    step = act(step.state, BIG_TWO.read_action("play 3D 3H"))
    widget.present(step.state.view(US))
    step = act(step.state, BIG_TWO.read_action("lay-down play 7S 7H"))
    widget.play(seen(step), step.state.view(US))
    widget.advance(AGES)
    items = widget.scene.positions.open[Place(Zone.SHOWN, seat)]
    rooms = [item.room() for item in items]
    assert len(rooms) == 11
    corners = corners_of_hands(widget.board.layout)
    for number, room in enumerate(rooms):
        least = corners.small if room.width() < SMALL else corners.usual
        corner = QRectF(room.topLeft(), QSizeF(least.strip, least.ledge) * room.width() - QSizeF(0.5, 0.5))
        assert not any(corner.intersects(later) for later in rooms[number + 1 :]), "a rank is covered"
        assert widget.rect().contains(room.toRect())
        assert not room.intersects(widget.scene.plate_room(seat))
        assert not room.intersects(widget.scene._bubbles[seat].room)
    assert not widget.scene._bubbles[seat].room.intersects(widget.scene.plate_room(seat)), "words hide the name"
    if seat == US:
        assert rooms[0].width() >= 64


def test_the_score_sheet_says_both_sides_cards_multiplier_and_difference_and_who_went_out_and_lost(
    qtbot: QtBot,
) -> None:
    def lost(step: Step[Any]) -> bool:
        return any(line.key == "out_and_lost" for line in result_of(step).scored.lines)

    match = Match(BIG_TWO, BIG_TWO.options(), 1)
    ends = ((*by_chance(replace(match, number=number)),)[-1] for number in range(1, 400))
    step = next(step for step in ends if lost(step))
    match = after_deal(match, step)
    lexicon, changes = Lexicon("en"), result_of(step).scored.changes
    sheet, log = ScoreSheet(lexicon), GameLog(lexicon)
    for widget in (sheet, log):
        qtbot.addWidget(widget)
    lexicon.use_game(BIG_TWO.words)
    sheet.show_match(match)
    log.begin(BIG_TWO)
    log.follow(step.state.view(US), 1)
    hand = sheet.tree.hands()[0]
    told = [hand.child(place).text(0) for place in range(hand.childCount())]
    counts = step.state.view(US).counts
    for side in (0, 1):
        (sum_of_side,) = (line for line in told if line.startswith(f"{lexicon.name_of(side)} and") and "card" in line)
        assert f": {counts[side] + counts[side + 2]} cards ×" in sum_of_side
    assert any("difference" in line and f"+{max(changes)}" in line for line in told)
    assert "went out first, but the partner held too many cards, and the side lost the points" in told[-1]
    assert set(told) <= set(log.lines)
    sheet.setStyleSheet("QTreeView::item { padding: 8px; }")  # as high as the rows are in the program
    sheet.show()
    sheet.resize(360, sheet.minimumSizeHint().height())
    totals = sheet.tree.visualItemRect(sheet.tree.topLevelItem(1))
    assert sheet.tree.viewport().rect().contains(totals), "the totals are cut off in a low sheet"
