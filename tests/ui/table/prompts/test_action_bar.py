"""The bar's main button: always where it was, and as wide as what it says, where there is room."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.cards import read_cards
from engine.games import GAMES
from engine.words import Text, text
from tests.ui.table.seated import TAIHE
from ui.kit.language import Lexicon
from ui.kit.theme import FELTS
from ui.table.prompts.action_bar import ActionBar, TableButton
from ui.table.prompts.offers import Offer


def test_a_long_meaning_alone_has_the_room_of_those_that_are_not_there(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    lexicon = Lexicon("en")
    lexicon.use_game(TAIHE.words)
    bar = ActionBar(lexicon, FELTS["jade"], holder, "pass")
    bar.place(QRect(180, 0, 1080, 50), 640, 0.83, left_handed=False)
    main = bar.readings[0]
    usual = main.geometry()
    long = Offer("play", object(), caption=Text("table.pass.early"))
    bar.show_offers((Offer("play", object(), caption=Text("table.rule")),), False)
    assert main.geometry() == usual
    bar.show_offers((long,), False)
    assert main.needs <= main.width()
    assert main.geometry().contains(usual), "what was under the pointer still is"
    assert main.width() == main.needs, "and no wider than its words, beside which a hint gives its reasons"
    bar.show_offers((long, Offer("play", object(), caption=Text("table.rule"))), False)
    assert main.geometry().contains(usual)
    bar.show_offers((long,), False)
    bar.show_claim("Claim the rest")
    assert main.geometry().contains(usual)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("passes_plays", [False, True])
def test_pass_stands_between_the_hint_and_the_main_button_in_every_game(
    qtbot: QtBot, passes_plays: bool, left_handed: bool
) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    lexicon = Lexicon("en")
    lexicon.use_game(TAIHE.words)
    bar = ActionBar(lexicon, FELTS["jade"], holder, "pass", passes_plays)
    bar.place(QRect(180, 0, 1080, 50), 640, 0.83, left_handed=left_handed)
    play = Offer("play", object())
    bar.show_offers((play,), False)
    hint = bar.hint.geometry()
    for offers in ((play, Offer("pass", object(), passes=True)), (play, play, Offer("pass", object(), passes=True))):
        bar.show_offers(offers, False)
        shown = [bar.hint, bar.passing, *bar.readings[: len(offers) - 1]]
        places = [button.geometry() for button in (reversed(shown) if left_handed else shown)]
        assert all(one.right() < other.x() for one, other in pairwise(places))
        assert bar.hint.geometry() == hint, "a pass that comes moves it nowhere"


@pytest.mark.parametrize("left_handed", [False, True])
def test_two_answers_share_the_room_as_their_words_need(qtbot: QtBot, left_handed: bool) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    lexicon, words = Lexicon("en"), GAMES["bao_huang"].words
    lexicon.learn(words)
    bar = ActionBar(lexicon, FELTS["jade"], holder, "pass")
    for button in bar.buttons:
        font = button.font()
        font.setPixelSize(16)
        button.setFont(font)
    bar.place(QRect(120, 0, 546, 46), 312, 0.6, left_handed=left_handed)
    offers = (
        Offer("accept", object(), caption=text("caption.accept")),
        Offer("pass-on", object(), caption=text("caption.pass_on", seat="Mei")),
    )
    bar.show_offers(offers, False)
    for button in bar.readings[:2]:
        assert button.width() >= 0.9 * button.needs, "letters may be a little smaller, but no word is cut"
        assert bar.rect().contains(button.geometry())
        assert not button.geometry().intersects(bar.hint.geometry())
    assert not bar.readings[0].geometry().intersects(bar.readings[1].geometry())


def test_a_low_button_says_its_verb_where_there_is_width(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    button = TableButton("reading", FELTS["jade"], holder)
    verb, caption = "Declare", "Play alone, 5 stakes with each opponent"
    button.tell(verb, caption)
    assert button.written(QRectF(0, 0, 400, 60)) == (verb, caption)
    assert button.written(QRectF(0, 0, 600, 20)) == (f"{verb} · {caption}",)
    assert button.written(QRectF(0, 0, 60, 20)) == (caption,)
    button.names_key = True
    assert button.written(QRectF(0, 0, 60, 20)) == (verb,), "a key alone does not say what it does"
    button.tell(verb)
    assert button.written(QRectF(0, 0, 400, 60)) == (verb,)


def test_a_caption_that_says_what_the_button_does_stands_alone(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    lexicon = Lexicon("en")
    lexicon.learn(GAMES["bashi_fen"].words)
    bar = ActionBar(lexicon, FELTS["jade"], holder, "pass")
    bar.place(QRect(180, 0, 1080, 50), 640, 0.83, left_handed=False)
    main, room = bar.readings[0], QRectF(0, 0, 400, 60)
    bar.show_offers((Offer("bury", object(), caption=text("caption.bury", count=8, points=0)),), False)
    assert main.accessibleName() == "Bury 8 cards with no points"
    assert main.written(room) == ("Bury 8 cards with no points",)
    assert main.needs <= main.width()
    bar.show_offers((Offer("play", object(), caption=text("caption.ruffs", cards=read_cards("3H"))),), False)
    assert main.written(room) == ("Play", "Ruff with the 3♥")


@pytest.mark.parametrize("enabled", [True, False])
def test_a_button_that_comes_under_a_resting_pointer_says_nothing_until_the_pointer_moves(
    qtbot: QtBot, enabled: bool
) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(400, 100)
    button = TableButton("reading", FELTS["jade"], holder)
    button.setGeometry(100, 20, 200, 60)
    button.hide()
    button.offer = Offer("play", object())
    button.setEnabled(enabled)
    told: list[object] = []
    button.neared.connect(told.append)
    middle = button.rect().center()
    QCursor.setPos(holder.mapToGlobal(button.geometry().center()))
    with qtbot.waitExposed(holder):
        holder.show()
    QTest.mouseMove(holder, button.geometry().center())  # it has come there, and rests
    button.show()
    assert button.underMouse()
    assert not told
    QTest.mouseMove(button, middle + QPoint(1, 0))
    QTest.mouseMove(button, middle + QPoint(2, 0))
    assert told == [button.offer]
    button.hide()
    assert told == [button.offer, None]
    button.show()
    assert told == [button.offer, None], "it has come anew"
