"""The status line keeps its question while remarks pass."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import ceil

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from engine.games.bashi_fen.text.words.option_refusals import WORDS as OPTION_REFUSALS
from engine.words import Language, in_language
from ui.kit.faces import CardFaces
from ui.kit.fonts import font_families, load_fonts
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.kit.theme import FELTS
from ui.table.prompts.link_button import LinkButton, place_link
from ui.table.prompts.status import StatusLine
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget


@pytest.fixture
def status(qtbot: QtBot) -> Iterator[StatusLine]:
    """A status line in a window of its own."""
    window = QWidget()
    qtbot.addWidget(window)
    yield StatusLine(FELTS["jade"], window)
    window.close()


def test_a_remark_stands_while_questions_change_and_then_gives_way(status: StatusLine) -> None:
    status.ask("first")
    status.remark("no!", refused=True)
    status.ask("second")
    assert (status.text(), status.refused) == ("No!", True)
    status.ask_again()
    assert (status.text(), status.refused) == ("Second", False)


def test_the_newest_remark_is_the_one_that_stands(status: StatusLine) -> None:
    status.remark("no!", refused=True)
    status.remark("hint")
    assert (status.text(), status.refused) == ("Hint", False)
    status.rest()


def test_words_that_something_lies_over_are_not_painted_by_halves(status: StatusLine) -> None:
    status.setGeometry(0, 100, 600, 40)
    status.ask("the hand is over")
    over = status.pill.translated(0, status.y())
    status.lie_under(over.adjusted(0, over.height() / 2, 0, 200))
    assert not status.painted
    status.lie_under(over.translated(0, over.height() + 1))
    assert status.painted
    status.lie_under(QRectF())
    assert status.painted


def test_a_refusal_stays_until_the_question_is_asked_again_however_long_it_takes(status: StatusLine) -> None:
    status.ask("first")
    status.remark("no!", refused=True)
    assert not status._timer.isActive()
    status.ask("second")
    assert status.refused
    status.ask_again()
    assert (status.text(), status._timer.isActive()) == ("Second", False)


def test_what_is_to_be_chosen_stays_as_a_refusal_does(status: StatusLine) -> None:
    status.remark("choose two more", of_choice=True)
    assert not status._timer.isActive()


def test_a_remark_and_a_refusal_where_nothing_is_asked_go_by_themselves(status: StatusLine) -> None:
    status.remark("sorted by suits")
    assert status._timer.isActive()
    status.remark("it is not your turn", refused=True, asked=False)
    assert status._timer.isActive()


def test_words_of_what_is_near_stay_while_pointer_or_focus_are_there_or_at_their_link(status: StatusLine) -> None:
    status.come_near("leads cannot pass", True, "R-1")
    assert (status.text(), status._timer.isActive()) == ("Leads cannot pass", False)
    status.go_away()
    assert status._timer.isActive()
    status.keep()
    assert not status._timer.isActive()
    status.go_away()
    assert status._timer.isActive()
    status.rest()


def test_only_what_a_person_tries_is_refused_not_what_the_pointer_comes_to(status: StatusLine) -> None:
    status.come_near("leads cannot pass", True, "R-1")
    assert not status.refused
    status.remark("leads cannot pass", refused=True)
    assert status.refused


def test_a_refusal_that_stays_is_not_shortened_when_the_pointer_leaves_its_link(status: StatusLine) -> None:
    status.remark("no!", refused=True)
    status.go_away()
    assert not status._timer.isActive()


@pytest.mark.parametrize("words", ["No!", "Each card must beat its counterpart, and so must all the others beside it"])
def test_the_link_beside_a_refusal_covers_none_of_its_words(status: StatusLine, words: str) -> None:
    status.resize(400, 24)
    status.remark(words, refused=True)
    link = LinkButton(status.parentWidget())
    place_link(link, status, "Why?")
    words_end = status.mapToParent(status.pill.toAlignedRect().topRight()).x()
    assert words_end < link.x()
    assert link.geometry().right() <= status.geometry().right()
    place_link(link, status, "")
    assert status.pill.center().x() == pytest.approx(status.width() / 2, abs=1)


LONG = "These words are longer than there is room for round the middle of the table"


@pytest.mark.parametrize("refused", [False, True])
def test_words_stand_at_the_middle_of_the_table_and_move_aside_before_they_are_cut(
    status: StatusLine, refused: bool
) -> None:
    status.resize(600, 24)
    status.stand_at(200.0)
    status.remark("Short", refused)
    assert status.pill.center().x() == pytest.approx(200, abs=1)
    status.remark(LONG, refused)
    assert status.pill.width() > 2 * 200, "it would not fit round the middle"
    assert status.pill.left() >= 0


@pytest.mark.parametrize("refused", [False, True])
@pytest.mark.parametrize("words", [LONG * 3, "不可以这样出，请另选别的牌。" * 9])
def test_words_are_never_cut_but_take_more_lines_upwards(status: StatusLine, words: str, refused: bool) -> None:
    line, room = QRect(20, 100, 500, 28), QRect(20, 95, 500, 36)
    status.lie_at(line, room)
    status.remark(words, refused)
    link = LinkButton(status.parentWidget())
    place_link(link, status, "Why?")
    ground = status.pill.translated(QPointF(status.pos()))
    letters = QFontMetricsF(status.letters)
    assert ground.width() * ground.height() > letters.horizontalAdvance(words) * letters.height()
    assert QRectF(status.geometry()).contains(ground)
    assert ground.right() < link.x()
    assert ground.top() < line.top()
    assert ground.bottom() <= room.bottom() + 1, "below are the buttons"
    status.ask("Short")
    status.ask_again()
    place_link(link, status, "")
    assert status.geometry() == line


def test_two_lines_lie_below_the_cards_in_letters_that_are_small_enough(status: StatusLine) -> None:
    line = QRect(20, 100, 400, 20)
    letters = QFontMetricsF(status.font())
    status.lie_at(line, room := QRect(20, 95, 400, ceil(2 * letters.height()) - 1))
    status.remark(LONG)
    assert room.contains(status.geometry())
    assert QFontMetricsF(status.letters).height() < letters.height()
    status.lie_at(line, QRect(20, 80, 400, 60))
    assert QFontMetricsF(status.letters).height() == letters.height(), "there is room for the usual ones"


@pytest.mark.parametrize("size", [(960, 456), (1280, 738)])
def test_the_ground_of_a_refusal_holds_the_largest_letters_and_reaches_no_button(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    load_fonts()
    widget = TableWidget(Lexicon(Language.ZH_CN), CardFaces(), Settings(text_size=150), ticker=Ticker(still=True))
    widget.setFont(QFont(font_families(Language.ZH_CN)))
    qtbot.addWidget(widget)
    game = GAMES["taihe_a_bao"]
    widget.sit_down(game, game.options(), 0)
    widget.resize(*size)
    widget.show()
    panel = widget.prompt_panel
    assert panel is not None
    panel.status.remark("请另选", refused=True)
    pill = panel.status.pill.translated(QPointF(panel.status.pos()))
    letters = QFontMetricsF(panel.status.font())
    assert pill.height() >= letters.ascent() + letters.descent()
    assert not any(pill.intersects(QRectF(each)) for each in panel.bar.shown)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", ["taihe_a_bao", "bao_huang", "big_two", "bashi_fen"])
def test_whatever_is_said_on_a_low_table_lies_between_its_cards_and_its_buttons(
    qtbot: QtBot, key: str, language: Language
) -> None:
    """Refusals beside their link, a lesson's answers, and the longest first step of a hint, each with a card in the
    place of what it speaks of; what is said of house rules stands elsewhere."""
    load_fonts()
    game = GAMES[key]
    widget = TableWidget(Lexicon(language), CardFaces(), Settings(text_size=150), ticker=Ticker(still=True))
    widget.setFont(QFont(font_families(language)))
    qtbot.addWidget(widget)
    widget.sit_down(game, game.options(), 0)
    widget.resize(960, 456)
    widget.show()
    assert widget.prompt_panel is not None
    status, link, layout = widget.prompt_panel.status, LinkButton(widget), widget.board.layout
    said = {each: re.sub(r"\{[^}]*\}", "10♠", in_language(words, language)) for each, words in game.words.items()}
    kinds = sorted((said[each] for each in said if ".kind." in each), key=len)[-2:]
    hint = widget.lexicon.say("hint.kind.either", kind=kinds[0], other=kinds[1])
    refusals = [said[each] for each in said if each.startswith("refusal.") and each not in OPTION_REFUSALS]
    answers = [said[each] for each in said if each.startswith("lesson.") and "wrong" in each]
    assert answers
    over = []
    for words in (hint, *refusals, *answers):
        status.remark(words, refused=words != hint)
        place_link(link, status, widget.lexicon.say("table.rule") if words in refusals else "")
        ground = status.pill.translated(QPointF(status.pos()))
        buttons = [QRectF(each) for each in widget.prompt_panel.buttons_shown]
        if ground.top() < layout.felt.bottom - 1 or any(map(ground.intersects, buttons)):
            over.append(words)
    assert not over
