"""No meaning by colour alone: painted with one ink on one ground, every state still looks unlike the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyleOptionGraphicsItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.cards import read_card
from engine.games import GAMES
from engine.presentation import Bracket, Ladder
from tests.ui.trees.make import imagined_at, table_at
from ui.kit.faces import CardFaces
from ui.kit.gauge import Inks, draw_gauge
from ui.kit.style_sheet import style_sheet
from ui.kit.theme import LIGHT, Felt, palette_of
from ui.pages.lobby.choice_card import ChoiceCard
from ui.pages.scores.ladder_picture import LadderPicture
from ui.pages.scores.score_chart import ScoreChart
from ui.table.prompts.action_bar import TableButton
from ui.table.prompts.bid_bar import BidButton
from ui.table.prompts.name_grid import NameCell
from ui.table.prompts.offers import Offer
from ui.table.prompts.status import StatusLine
from ui.table.scene.drop_zone import DropZoneItem
from ui.table.scene.plates import SIGNS
from ui.table.scene.seats.badges import Badge, BadgeSign
from ui.table.scene.seats.seat_item import Plate, SeatItem

GROUND, INK = "#ffffff", "#000000"
FELT = Felt(
    light=GROUND, cloth=GROUND, edge=GROUND, line=INK, shade=GROUND,
    text=INK, muted=INK, brass=INK, alarm=INK, paper=GROUND, ink=INK,
)  # fmt: skip
ON_INK = replace(FELT, text=GROUND, ink=GROUND)
"""For what is written on brass or cinnabar."""
GROUNDS = {"window", "base", "raised", "on_accent"}
SCHEME = replace(
    LIGHT,
    **{f.name: GROUND if f.name in GROUNDS else INK for f in fields(LIGHT) if f.name != "series"},
)
States = dict[str, QImage]


def all_differ(states: States) -> None:
    """No two of these pictures are the same."""
    for one, other in combinations(states, 2):
        assert states[one] != states[other], f"{one} and {other} differ by colour alone"


def painted(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(QSize(260, 90), QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def grabbed(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.usefixtures("qapp")
def test_what_stands_on_plates_tells_itself_apart() -> None:
    font = QFont()
    font.setPixelSize(15)

    def plate(felt: Felt = FELT, **told: object) -> QImage:
        item = SeatItem(felt, font)
        item.place(QRectF(10, 10, 230, 60))
        item.show_plate(Plate("Mei", 2, **told))  # type: ignore[arg-type]
        each = (item.glass, item)
        return painted(lambda painter: [part.paint(painter, QStyleOptionGraphicsItem()) for part in each])

    turns = {"at rest": plate(), "on turn": plate(on_turn=True), "few cards": plate(few=True)}
    all_differ({**turns, "thinks": plate(thinking=0.5)})
    all_differ({sign.value: plate(ON_INK, badges=(Badge("x", sign),)) for sign in BadgeSign})
    assert {"emperor", "eunuch", "people", "last_card", "duty"} <= set(SIGNS)
    assert len(set(SIGNS.values())) == len(SIGNS), "two marks have the same sign"


def test_a_refusal_and_what_a_drop_does_tell_themselves_apart(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    status = StatusLine(FELT, holder)
    status.resize(300, 30)
    said: States = {}
    for refused in (False, True):
        status.remark("You must follow hearts", refused)
        said[f"refused {refused}"] = grabbed(status)
    status.rest()
    all_differ(said)

    zone = DropZoneItem(FELT, QFont())
    drops: States = {}
    for goes in (False, True):
        zone.tell("Pair of 8s", goes, True, QRectF(0, 0, 250, 80), QPointF(120, 40))
        drops[f"goes {goes}"] = painted(lambda painter: zone.paint(painter, QStyleOptionGraphicsItem()))
    all_differ(drops)


def test_buttons_on_the_felt_tell_apart_what_they_are(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)

    def button(enabled: bool = True, **looks: bool) -> QImage:
        made = TableButton("play", FELT, holder)
        made.resize(160, 50)
        for name, on in looks.items():
            setattr(made, name, on)
        made.tell("Play", "pair of 8s", enabled=enabled)
        return grabbed(made)

    assert button() != button(enabled=False)
    assert button() != button(ticked=True)
    assert button(ticked=True) != button(faded=True)
    assert button(faded=True) != button(enabled=False), "it can be pressed"
    bids: States = {}
    for wished in (False, True):
        bid = BidButton("bid", FELT, holder)
        bid.resize(60, 40)
        bid.offer_bid(object(), "×2", "two of spades", "", wished)
        bid.main = False  # its tick alone is to tell
        bids[f"wished {wished}"] = grabbed(bid)
    all_differ(bids)


def test_cards_to_name_tell_apart_what_may_be_and_what_is_chosen(qtbot: QtBot) -> None:
    holder, faces = QWidget(), CardFaces()
    qtbot.addWidget(holder)

    def cell(allowed: bool, badge: str = "") -> QImage:
        made = NameCell(read_card("KS"), Offer("call", object() if allowed else None), faces, FELT, holder)
        made.resize(50, 60)
        made.wear(badge)
        return grabbed(made)

    all_differ({"may be": cell(True), "may not be": cell(False), "chosen": cell(True, "1st")})


def test_a_chosen_card_and_the_one_at_which_the_keyboard_stands_have_other_frames(qtbot: QtBot) -> None:
    table = table_at(GAMES["big_two"])
    qtbot.addWidget(table)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right):
        QTest.keyClick(table, key)
    chosen, cursor = (item._frame.pen() for item in table.hand.items[:2] if item._frame is not None)
    assert chosen.style() is Qt.PenStyle.SolidLine
    assert cursor.style() is Qt.PenStyle.DashLine
    assert table.hand.items[0].pose.at.y < table.hand.items[1].pose.at.y, "what is chosen stands higher"


@pytest.mark.usefixtures("qapp")
def test_brackets_tell_by_shape_whose_they_are() -> None:
    inks = Inks(INK, INK, INK, GROUND, INK)

    def bar(side: int) -> QImage:
        brackets = (Bracket(0, side, 1), Bracket(40, side, 1))
        return painted(lambda painter: draw_gauge(painter, QRectF(10, 10, 200, 60), brackets, 45, QFont(), inks))

    all_differ({"those who hold": bar(-1), "nobody": bar(0), "the others": bar(1)})


every_field = pytest.mark.parametrize(
    "make",
    [QLineEdit, QSpinBox, QComboBox, QPushButton, QToolButton, QCheckBox],
    ids=lambda make: make.__name__,
)


@every_field
def test_where_the_keyboard_stands_shows_by_more_than_a_colour(qtbot: QtBot, make: type[QWidget]) -> None:
    window, widget, other = in_one_ink(qtbot, make)
    images: States = {}
    for name, target in (("elsewhere", other), ("here", widget)):
        target.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(target.hasFocus)
        images[name] = grabbed(widget)
    all_differ(images)
    window.close()


@pytest.mark.parametrize("look", ["segment", "chip", "check", "card"])
def test_what_is_switched_on_shows_by_more_than_a_colour(qtbot: QtBot, look: str) -> None:
    made = {"segment": QPushButton, "chip": QToolButton, "check": QCheckBox}.get(look)
    window, widget, _ = in_one_ink(qtbot, made or ChoiceCard, look)
    images: States = {}
    for on in (False, True):
        widget.setCheckable(True)
        widget.setChecked(on)
        images[f"on {on}"] = grabbed(widget)
    all_differ(images)
    window.close()


@every_field
def test_what_cannot_be_used_shows_by_more_than_a_colour(qtbot: QtBot, make: type[QWidget]) -> None:
    window, widget, other = in_one_ink(qtbot, make)
    other.setFocus()
    images: States = {}
    for enabled in (True, False):
        widget.setEnabled(enabled)
        images[f"enabled {enabled}"] = grabbed(widget)
    all_differ(images)
    window.close()


def test_on_the_ladder_we_stand_out_and_so_do_steps_that_nobody_skips(qtbot: QtBot) -> None:
    picture = LadderPicture()
    picture.setPalette(palette_of(SCHEME))
    picture.brass, picture.on_brass = QColor(GROUND), QColor(INK)
    qtbot.addWidget(picture)
    picture.resize(300, 120)
    shown: States = {}
    for what, stops, levels in (("ours", {2}, (0, 1)), ("another's", {2}, (1, 0)), ("no stop", set(), (0, 1))):
        ladder = Ladder(("2", "3", "4", "5"), levels, frozenset(stops))
        picture.show_ladder(ladder, ("Mei", "Mei"), "")
        shown[what] = grabbed(picture)
    all_differ(shown)


def test_the_lines_of_a_chart_tell_themselves_apart_without_their_names(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.kit.theme.LIGHT", replace(SCHEME, series=(INK,) * 10))
    chart = ScoreChart()
    chart.setPalette(palette_of(SCHEME))
    qtbot.addWidget(chart)
    chart.resize(400, 240)
    lines: States = {}
    for seat in range(1, 10):
        rows = [tuple(hand * (place == seat) - 3 * (place == 0) for place in range(10)) for hand in range(8)]
        chart.show_totals([""] * 10, rows, "", "")
        lines[f"seat {seat}"] = grabbed(chart)
    all_differ(lines)


def test_imagined_hands_tell_in_words_how_they_end_and_by_shape_where_there_are_more(qtbot: QtBot) -> None:
    game = GAMES["bao_huang"]
    table = table_at(game)
    qtbot.addWidget(table)
    window = imagined_at(game, table)
    for widget in (window.back, window.on, window.ends):
        widget.setPalette(palette_of(SCHEME))
        widget.setStyleSheet(style_sheet(SCHEME))
    seen: States = {}
    for place in range(2):
        seen[f"how {place} ends"] = grabbed(window.ends)
        seen[f"back from {place}"] = grabbed(window.back)
        window.on.click()
    all_differ(seen)
    window.close()


def in_one_ink(qtbot: QtBot, make: Callable[[], QWidget], look: str = "") -> tuple[QWidget, QWidget, QWidget]:
    """A window in one ink on one ground with this widget in it, and another one that can have the focus."""
    window, other = QWidget(), QPushButton("other")
    widget = make()
    widget.setProperty("look", look)
    if isinstance(widget, QPushButton | QToolButton | QCheckBox):
        widget.setText("words")
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column = QVBoxLayout(window)
    column.addWidget(widget)
    column.addWidget(other)
    window.setPalette(palette_of(SCHEME))
    window.setStyleSheet(style_sheet(SCHEME))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window, widget, other
