"""Hints step by step: the kind of move, the cards, why, and away; advice that comes too late changes nothing."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.cards import Rank, cards_named
from engine.game import act
from engine.games import GAMES
from engine.games.bao_huang.options import Options as BaoHuang
from engine.games.bao_huang.rules.phases import Giving
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bao_huang.rules.tribute import POOL
from engine.games.bashi_fen.actions import Bury
from engine.games.bashi_fen.options import Options as BashiFen
from engine.games.bashi_fen.rules.phases import Playing
from engine.match import Match, next_record
from engine.playable import unplayable
from engine.players.hints import Advice, advice, is_forced, verdict_for
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.prompts import Pick
from engine.record import opened
from engine.search_model import SearchSettings, Verdict
from engine.words import Language, capitalised
from tests.engine.games.bao_huang.dealing import deal_with
from tests.engine.players.positions import positions
from tests.ui.table.bashi import BASHI, PRESETS, Hand, at_first, bold
from tests.ui.table.bashi import table as bashi_table
from tests.ui.table.seated import TAIHE, at_position, drag, said
from tests.ui.table.test_big_two import BIG_TWO, reached
from tests.ui.table.test_big_two import table as big_two_table
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.prompts.hint_ladder import HintStep, in_moves, worth_showing
from ui.table.prompts.status import STANDS
from ui.table.scene.table_scene import to_qrect
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

QUICK = SearchLevel("quick", Budget(60), SearchSettings(infers=False))


def at(qtbot: QtBot, what: str, also: Any = lambda _view: True) -> tuple[TableWidget, list[Any]]:
    """A table with this question, and the views about which it wants advice."""
    widget, _ = at_position(what, also)
    qtbot.addWidget(widget)
    wanted: list[Any] = []
    widget.hint_wanted.connect(lambda game, view: wanted.append((game, view)))
    return widget, wanted


def press(widget: TableWidget, key: Qt.Key = Qt.Key.Key_H) -> None:
    QTest.keyClick(widget, key)


def advised(widget: TableWidget) -> Advice:
    """The advice on the table's decision, given to it."""
    found = advice(TAIHE, widget.view, verdict_for(TAIHE, widget.view, Random(1), level=QUICK))
    widget.show_advice(widget.view, found)
    return found


def veiled(widget: TableWidget) -> list[Any]:
    return [item.card for item in widget.board.hand.items if item.veiled]


def some_but_not_all(view: Any) -> bool:
    """Some plays are possible, and some cards are in none of them."""
    plays = [action for action in view.candidates() if str(action) != "pass"]
    return 0 < len(plays) < 4


@pytest.mark.parametrize("what", ["declare", "call", "give", "lead", "follow"])
def test_the_button_asks_for_a_hint_at_every_question(qtbot: QtBot, what: str) -> None:
    widget, wanted = at(qtbot, what)
    assert widget.prompt_panel is not None
    widget.prompt_panel.bar.hint.click()
    assert wanted == [(TAIHE, widget.view)]
    widget.advance(1)


def test_the_ladder_goes_from_the_kind_to_the_cards_to_the_reasons_and_away(qtbot: QtBot) -> None:
    widget, wanted = at(qtbot, "lead")
    press(widget)
    assert wanted == [(TAIHE, widget.view)]
    found, say = advised(widget).hint, widget.lexicon.say
    assert said(widget) == capitalised(say(found.kind))
    assert not widget.hand.chosen_cards
    press(widget)
    assert set(widget.hand.chosen_cards) == set(found.cards)
    assert say(found.what) in said(widget)
    press(widget)
    note = widget.controls.ladder.note
    assert note.isVisible()
    shown = "\n".join(label.text() for label in note.findChildren(QLabel)).replace("\u00a0", " ")
    for words in (capitalised(say(found.what)), capitalised(say(found.worth)), *map(say, found.reasons)):
        assert words in shown
    press(widget)
    assert not note.isVisible()
    assert not widget.hand.chosen_cards
    assert widget.controls.ladder.step is HintStep.NOTHING
    assert len(wanted) == 1


def test_the_kind_and_the_cards_are_said_until_the_next_step_however_long_it_takes(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    assert widget.prompt_panel is not None
    status, question = widget.prompt_panel.status, said(widget)
    press(widget)
    found = advised(widget)
    for step in (HintStep.KIND, HintStep.CARDS):
        assert widget.controls.ladder.step is step
        assert said(widget) != question
        assert not status._timer.isActive()
        press(widget)
    assert said(widget) == question
    widget.controls.ladder.leave()
    press(widget)
    widget.show_advice(widget.view, found)
    assert said(widget) != question
    widget.controls.ladder.leave()
    assert said(widget) == question


def test_where_the_kind_of_move_is_a_pass_its_button_is_the_one_that_enter_presses(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "declare")
    assert widget.prompt_panel is not None
    press(widget)
    found = advice(TAIHE, widget.view, verdict_for(TAIHE, widget.view, Random(1), level=QUICK))
    passing, declaring = TAIHE.passing, TAIHE.read_action("declare")
    for best, default in ((passing, passing), (declaring, None)):
        widget.controls.ladder.leave()
        press(widget)
        widget.show_advice(widget.view, replace(found, hint=replace(found.hint, action=best, cards=())))
        assert widget.controls.ladder.step is HintStep.KIND
        assert widget.prompt_panel.default(()) == default


def test_reasons_that_stand_there_follow_the_language_and_the_size_of_the_table(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    press(widget)
    found, note = advised(widget).hint, widget.controls.ladder.note
    press(widget)
    press(widget)
    high = note.fontMetrics().height()
    widget.lexicon.use("ja")
    widget.resize(1900, 1000)
    shown = [label for label in note.findChildren(QLabel) if label.isVisible()]
    assert shown[1].text() == widget.lexicon.say(found.worth)
    assert {label.font() for label in shown} == {widget.panel.font()}
    assert note.fontMetrics().height() > high
    assert note.rect().contains(note.childrenRect())
    assert note.geometry().bottom() < widget.board.layout.status.y
    press(widget)
    widget.resize(1280, 800)
    assert not note.isVisible()


def test_cards_that_no_allowed_move_takes_are_veiled_until_the_hint_goes(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "follow", some_but_not_all)
    press(widget)
    advised(widget)
    possible = {card for action in widget.view.candidates() for card in getattr(action, "cards", ())}
    assert veiled(widget)
    assert not possible & set(veiled(widget))
    for _ in range(3):
        press(widget)
    assert not veiled(widget)


def test_a_card_that_goes_is_not_veiled_though_no_move_that_is_offered_takes_it(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]

    def offers_less(view: Any) -> bool:
        prompt = view.prompt()
        if getattr(prompt, "verb", "") != "play" or (prompt.least, prompt.most) != (2, 2):
            return False
        offered = in_moves(game, view, view.candidates())
        return any(not offered(card) and card not in unplayable(game, view) for card in view.hand)

    widget = at_first(BashiFen(), offers_less, bold).widget
    qtbot.addWidget(widget)
    press(widget)
    verdict = verdict_for(game, widget.view, Random(1), level=QUICK)
    widget.show_advice(widget.view, advice(game, widget.view, verdict))
    assert set(veiled(widget)) == unplayable(game, widget.view)


def test_of_cards_to_bury_those_that_only_worse_burials_take_are_veiled(qtbot: QtBot) -> None:
    hand = at_first(BashiFen(), lambda view: getattr(view.prompt(), "verb", "") == "bury", bold)
    widget, game = hand.widget, GAMES["bashi_fen"]
    qtbot.addWidget(widget)
    press(widget)
    verdict = verdict_for(game, widget.view, Random(1), level=QUICK)
    widget.show_advice(widget.view, advice(game, widget.view, verdict))
    goes = worth_showing(game, widget.view, verdict)
    assert set(veiled(widget)) == {card for card in widget.view.hand if not goes(card)} != set()
    assert not set(veiled(widget)) & set(cards_named(verdict.best.action))


def test_of_cards_to_bury_the_best_moves_or_two_of_the_better_ones_are_bright(qtbot: QtBot) -> None:
    hand = at_first(BashiFen(), lambda view: getattr(view.prompt(), "verb", "") == "bury", bold)
    view, game = hand.widget.view, GAMES["bashi_fen"]
    qtbot.addWidget(hand.widget)
    moves = verdict_for(game, view, Random(1), level=QUICK).moves
    size, hand_of_one = len(cards_named(moves[0].action)), sorted(set(view.hand), key=str)
    first, *rest = (Bury(tuple([card] * size)) for card in hand_of_one[:6])
    alone, twice, twice_again, worse, worse_again = rest
    buried = [first, alone, twice, Bury((*twice.cards[1:], *twice_again.cards[:1])), worse, worse_again, alone, alone]
    weighed = tuple(replace(moves[0], action=action) for action in buried)
    goes = worth_showing(game, view, Verdict(weighed, 100))
    bright = {card for card in hand_of_one[:6] if goes(card)}
    assert bright == {first.cards[0], twice.cards[0]}, "the second move's card is taken by one of the better half alone"


def test_of_a_single_card_to_give_back_every_card_that_may_go_is_bright(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "give", lambda view: any(card.rank is Rank.ACE for card in view.hand))
    press(widget)
    advised(widget)
    allowed = {action.card for action in widget.view.candidates()}
    assert set(veiled(widget)) == set(widget.view.hand) - allowed != set()


def test_where_suits_must_be_followed_no_card_of_another_suit_counts_as_equal() -> None:
    game = GAMES["bashi_fen"]
    step, random = opened(next_record(Match(game, game.presets["tuo_la_ji"], 2013))), Random(1)
    views = 0
    while step.state.turn is not None and views < 20:
        view = step.state.view(step.state.turn)
        prompt = view.prompt()
        if isinstance(prompt, Pick) and prompt.verb == "play" and prompt.least == prompt.most == 1:
            allowed = {card for card in view.hand if view.refusal(game.read_action(f"play {card}")) is None}
            assert {card for card in view.hand if in_moves(game, view, view.candidates())(card)} == allowed
            views += len(allowed) < len(view.hand)
        step = act(step.state, game.greedy(view, random))
    assert views


def test_no_card_is_veiled_where_a_card_of_others_is_called_for(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "call")
    press(widget)
    advised(widget)
    assert widget.controls.ladder.step is HintStep.KIND
    assert not veiled(widget)


def test_enter_does_what_the_reasons_speak_for(qtbot: QtBot) -> None:
    for what in ("lead", "declare"):
        widget, _ = at(qtbot, what)
        done: list[Any] = []
        widget.chosen.connect(done.append)
        press(widget)
        found = advised(widget)
        press(widget)
        press(widget)
        press(widget, Qt.Key.Key_Return)
        assert [str(action) for action in done] == [str(found.hint.action)]
        assert not widget.controls.ladder.note.isVisible()


def test_advice_about_another_decision_is_left_alone_and_none_is_said(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    advised(widget)
    assert widget.controls.ladder.step is HintStep.NOTHING
    press(widget)
    widget.show_advice(widget.view, None)
    assert said(widget) == widget.lexicon.say("table.hint.no_advice")
    assert widget.controls.ladder.step is HintStep.NOTHING


def test_that_it_is_thought_about_is_said_for_as_long_as_it_is(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    press(widget)
    ladder, thinking = widget.controls.ladder, widget.lexicon.say("table.hint.thinking")
    question = said(widget)
    for _ in range(3):
        assert widget.prompt_panel is not None
        widget.prompt_panel.status.ask_again()
        assert said(widget) == question
        assert ladder.slow.isActive()
        ladder.slow.timeout.emit()
        assert said(widget) == thinking
    assert ladder.slow.interval() < STANDS
    advised(widget)
    assert not ladder.slow.isActive()


def test_a_hint_counts_when_it_is_shown(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    counted: list[int] = []
    widget.hinted.connect(lambda: counted.append(1))
    press(widget)
    assert not counted
    advised(widget)
    press(widget)
    assert len(counted) == 1


def test_reasons_give_way_while_cards_are_dragged_and_are_back_where_these_are_taken_home(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    for _ in range(3):
        press(widget)
        if widget.controls.ladder.step is HintStep.ASKED:
            advised(widget)
    ladder, start = widget.controls.ladder, QPoint(400, 640)
    assert ladder.note.isVisible()
    drag(widget, start, QPoint(640, 300), drop=False)
    assert widget.scene.zone.isVisible()
    assert not ladder.note.isVisible()
    assert not ladder.link.isVisible()
    widget.controls.input.interrupt()
    assert ladder.note.isVisible()


def test_what_a_hint_says_is_said_again_in_another_language(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    press(widget)
    found, say = advised(widget).hint, widget.lexicon.say
    widget.lexicon.use("ja")
    assert said(widget) == capitalised(say(found.kind))
    press(widget)
    widget.lexicon.use("zh_CN")
    assert said(widget) == capitalised(say("table.hint.best", what=capitalised(say(found.what))))


def reasons_shown(widget: TableWidget) -> QRect:
    """The panel of reasons, after a hint has been climbed to the end."""
    for _ in range(3):
        press(widget)
        if widget.controls.ladder.step is HintStep.ASKED:
            advised(widget)
    ladder = widget.controls.ladder
    assert ladder.note.isVisible()
    assert ladder.link.isVisible()
    return ladder.note.geometry().united(ladder.link.geometry())


@pytest.mark.parametrize("language", Language)
def test_no_step_of_a_hint_ends_with_a_full_stop(language: Language) -> None:
    lexicon = Lexicon(language.value)
    for key in ("table.hint.best", "table.hint.keys", "table.hint.away", "imagined.none"):
        assert not lexicon.say(key, what="X").endswith((".", "。"))


def test_reasons_say_what_enter_does_with_the_cards_that_are_chosen(qtbot: QtBot) -> None:
    widget, _ = at(qtbot, "lead")
    reasons_shown(widget)
    does = widget.lexicon.say("table.hint.keys").split(" ")[0]
    ladder, choice = widget.controls.ladder, widget.board.hand.choice.chosen

    def said() -> str:
        return " ".join(label.text() for label in ladder.note.findChildren(QLabel) if label.isVisible())

    assert choice
    assert does in said()
    other = next(place for place in range(len(widget.board.hand.cards)) if place not in choice)
    widget.controls.input.choose((other,))
    assert does not in said()
    widget.controls.input.choose(tuple(choice))
    assert does in said()


@pytest.mark.parametrize("size", [(1280, 720), (960, 434)])
def test_reasons_cover_no_name_and_not_the_question(qtbot: QtBot, size: tuple[int, int]) -> None:
    widget, _ = at(qtbot, "lead")
    widget.resize(*size)
    shown, layout = reasons_shown(widget), widget.board.layout
    assert not [seat.side for seat in layout.seats if to_qrect(seat.plate).intersects(shown)]
    assert shown.bottom() < layout.status.y


@pytest.mark.parametrize("deal", [1, 2, 3, 5, 6])
def test_where_there_is_room_reasons_cover_nothing_that_all_keep_in_sight(qtbot: QtBot, deal: int) -> None:
    hand = Hand(bashi_table(PRESETS["tuo_la_ji"], size=(960, 459)), PRESETS["tuo_la_ji"], deal)
    qtbot.addWidget(hand.widget)
    hand.play(lambda view: isinstance(view.phase, Playing) and view.phase.lead is None and len(view.hand) < 20)
    press(hand.widget)
    view = hand.widget.view
    found = advice(BASHI, view, verdict_for(BASHI, view, Random(1), level=QUICK))
    three = replace(found.hint, reasons=(*found.hint.reasons, *found.hint.reasons, *found.hint.reasons)[:3])
    hand.widget.show_advice(view, replace(found, hint=three))
    press(hand.widget)
    press(hand.widget)
    ladder = hand.widget.controls.ladder
    assert ladder.note.isVisible()
    shown = ladder.note.geometry().united(ladder.link.geometry())
    assert not hand.widget.scene.notices.room.toAlignedRect().intersects(shown)


@pytest.mark.parametrize("size", [(1280, 720), (960, 434)])
def test_the_grid_covers_no_name_and_beside_reasons_none_where_there_is_room(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    widget, _ = at(qtbot, "call")
    widget.resize(*size)
    assert widget.prompt_panel is not None
    grid, seats = widget.prompt_panel.grid, widget.board.layout.seats
    assert not [seat.side for seat in seats if to_qrect(seat.plate).intersects(grid.geometry())]
    shown = reasons_shown(widget)
    assert widget.rect().contains(shown.united(grid.geometry()))
    assert not [seat.side for seat in seats if to_qrect(seat.plate).intersects(shown)]
    press(widget)
    assert abs(grid.geometry().center().x() - size[0] // 2) <= 2, "alone it is in the middle again"


@pytest.mark.parametrize("language", ["en", "zh_CN", "ja"])
def test_reasons_over_the_grid_leave_the_question_in_sight_where_the_grid_has_room_for_them(
    qtbot: QtBot, language: str
) -> None:
    widget, _ = at(qtbot, "call")
    widget.lexicon.use(language)
    widget.resize(960, 459)
    assert widget.prompt_panel is not None
    shown, status, grid = reasons_shown(widget), widget.prompt_panel.status, widget.prompt_panel.grid.geometry()
    assert not shown.intersects(status.pill.toAlignedRect().translated(status.pos()))
    assert not [button for button in widget.prompt_panel.bar.shown if shown.intersects(button)]
    covered = shown.intersected(grid)
    share = covered.width() * covered.height() / (grid.width() * grid.height())
    assert share < 0.35, share


@pytest.mark.parametrize("size", [(1280, 720), (960, 456)])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("by", [1, 2, 3])
def test_reasons_cover_no_unbeaten_play(qtbot: QtBot, by: int, language: str, size: tuple[int, int]) -> None:
    """Where the table is low, they lie beside it."""
    options = BIG_TWO.options()

    def five_lie_there(view: Any) -> bool:
        return view.over is not None and view.over.size == 5 and view.phase.trick.best == by and not is_forced(view)

    state = reached(options, five_lie_there)
    widget = big_two_table(qtbot, options, language=language)
    widget.resize(*size)
    widget.present(state.view(0))
    verdict = verdict_for(BIG_TWO, widget.view, Random(1), level=QUICK)
    for _ in range(3):
        press(widget)
        if widget.controls.ladder.step is HintStep.ASKED:
            widget.show_advice(widget.view, advice(BIG_TWO, widget.view, verdict))
    ladder, scene = widget.controls.ladder, widget.board.scene
    shown = ladder.note.geometry().united(ladder.link.geometry())
    assert scene.best.isVisible()
    assert ladder.link.isVisible()
    assert not scene.best.framed.toAlignedRect().intersects(shown)
    assert widget.rect().contains(shown)
    assert shown.bottom() < widget.board.layout.hand.y
    assert widget.prompt_panel is not None
    over = ladder.note.geometry(), ladder.link.geometry()
    assert not [
        room
        for room in (*widget.prompt_panel.buttons_shown, *widget.prompt_panel.words_shown)
        if any(map(room.intersects, over))
    ]
    assert not any(scene.plates[0].toAlignedRect().intersects(each) for each in over)
    assert widget.childAt(ladder.link.geometry().center()) is ladder.link, "the reasons lie over their link"


@pytest.mark.parametrize(("key", "deals"), [("taihe_a_bao", 6), ("bao_huang", 1), ("bashi_fen", 1)])
def test_in_every_game_reasons_cover_no_unbeaten_play_of_a_low_table(qtbot: QtBot, key: str, deals: int) -> None:
    game = GAMES[key]
    views = [view for view in positions(game, deals, 1) if view.seat == 0 and others_best(view) and not is_forced(view)]
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(game, game.options(), 0)
    widget.resize(960, 456)
    widget.show()
    looked_at = 0
    for view in views[:: max(1, len(views) // 4)]:
        widget.present(view)
        for _ in range(3):
            press(widget)
            if widget.controls.ladder.step is HintStep.ASKED:
                widget.show_advice(view, advice(game, view, verdict_for(game, view, Random(1), level=QUICK)))
        best = widget.board.scene.best
        assert best.isVisible()
        assert not best.framed.toAlignedRect().intersects(widget.controls.ladder.note.geometry())
        press(widget)
        looked_at += 1
    assert looked_at > 1


@pytest.mark.parametrize("size", [(1280, 720), (960, 456)])
def test_reasons_cover_no_card_on_the_table_that_is_to_be_chosen(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = GAMES["bao_huang"]
    won = Standing(first=1, finish=(0, 2, 1, 3, 4), emperor=0, eunuch=2, tie=False)
    step = deal_with(BaoHuang(tribute="face_up"), "", "2S", "", "AH", "AC", standing=won)
    while isinstance(step.state.view(0).phase, Giving):
        turn = step.state.turn
        assert turn is not None
        step = act(step.state, next(iter(step.state.view(turn).candidates())))
    view = step.state.view(0)
    assert not is_forced(view)
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(game, view.options, 0)
    widget.resize(*size)
    widget.show()
    widget.present(view)
    for _ in range(3):
        press(widget)
        if widget.controls.ladder.step is HintStep.ASKED:
            widget.show_advice(view, advice(game, view, verdict_for(game, view, Random(1), level=QUICK)))
    ladder = widget.controls.ladder
    assert ladder.note.isVisible()
    offered = [item.room().toAlignedRect() for item in widget.board.scene.positions.open[POOL]]
    assert len(offered) == 3
    shown = ladder.note.geometry().united(ladder.link.geometry())
    assert not [room for room in offered if room.intersects(shown)]


def others_best(view: Any) -> bool:
    """Whether somebody else has made the play that is to be beaten."""
    phase = view.phase
    return getattr(getattr(phase, "trick", phase), "best", None) not in (None, 0)
