"""A plate: what stands on it keeps its place while cards are played."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from engine.games import GAMES
from engine.match import Match, next_shuffle
from engine.words import Language
from ui.kit.faces import CardFaces
from ui.kit.fonts import font_families, load_fonts
from ui.kit.geometry import SLACK, Point, Size
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.kit.theme import FELTS
from ui.table.layout.table_layout import table_layout
from ui.table.scene.seats.badge_lines import BadgeLine, LaidBadge, laid_badges
from ui.table.scene.seats.badges import LEAST_PAD, Badge, BadgeSign, Weight, badge_font, badge_width, paint_badge
from ui.table.scene.seats.seat_item import GlassItem, Plate, SeatItem
from ui.table.scene.seats.speech import SpeechItem
from ui.table.scene.table_scene import to_rect
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

BADGES = (Badge("Level 2"), Badge("Declarer 2♥"))


def drawn(item: SeatItem, height: int = 58) -> QImage:
    """The plate as it is painted, from its top down to this height."""
    image = QImage(QSize(round(item.room.width()) + 8, height), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def upper_half(count: int, width: int) -> QImage:
    """The line of the name on a plate of so many cards."""
    font = QFont()
    font.setPixelSize(15)
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, width, 50))
    item.show_plate(Plate("Mei", count, BADGES))
    return drawn(item, 29)


@pytest.mark.usefixtures("qapp")
def test_badges_do_not_change_their_line_when_the_count_has_a_digit_less() -> None:
    for width in range(120, 240, 4):
        assert upper_half(10, width) == upper_half(9, width), f"at a width of {width}"


@pytest.mark.usefixtures("qapp")
def test_another_count_draws_words_alone_and_another_turn_the_glass_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, painted = QGraphicsScene(), []
    for part in (GlassItem, SeatItem):
        monkeypatch.setattr(part, "paint", lambda item, *_: painted.append(type(item)))
    item = SeatItem(FELTS["jade"], QFont())
    item.place(QRectF(10, 10, 200, 60))
    scene.addItem(item)
    view = QGraphicsView(scene)
    for plate, parts in (
        (Plate("Mei", 12), [GlassItem, SeatItem]),
        (Plate("Mei", 11), [SeatItem]),
        (Plate("Mei", 11), []),
        (Plate("Mei", 11, on_turn=True), [GlassItem, SeatItem]),
    ):
        item.show_plate(plate)
        painted.clear()
        view.grab()
        assert painted == parts


@pytest.mark.usefixtures("qapp")
def test_other_rows_are_laid_only_where_the_usual_ones_do_not_tell_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[int] = []
    lay = SeatItem._rows
    monkeypatch.setattr(SeatItem, "_rows", lambda item, *how, **more: laid.append(1) or lay(item, *how, **more))
    item = SeatItem(FELTS["jade"], QFont())
    item.show_plate(Plate("Mei", 12, BADGES, points=("75 pts", "75")))
    for width, forms in ((400, 1), (90, 3)):
        laid.clear()
        item.place(QRectF(0, 0, width, 90))
        assert item.rows.points
        assert len(laid) == forms


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("window", "seats", "shown"),
    [
        (Size(960, 500), 4, Plate("Old Chen", 25, (Badge("Level 2"), Badge("Declarer 2♠")))),
        (Size(1280, 746), 10, Plate("Master Wu", 29, (Badge("Declarer 2♣"),), points=("75 pts", "75"))),
        (Size(1280, 746), 10, Plate("Master Wu", 29, (Badge("Declarer 2♣"),), points=("75 pts", "75"), thinking=0.5)),
    ],
)
def test_level_and_declarer_stand_whole_on_a_narrow_plate(
    monkeypatch: pytest.MonkeyPatch, window: Size, seats: int, shown: Plate
) -> None:
    layout, font, badges = table_layout(window, seats, 30, headed=True), QFont(), shown.badges
    font.setPixelSize(max(13, round(14.5 * layout.scale)))
    plate = layout.seats[2].plate
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, plate.width, plate.height))
    item.show_plate(shown)
    painted: dict[str, float] = {}

    def paint(_painter: QPainter, badge: Badge, _at: QPointF, width: float, *_rest: object) -> None:
        painted[badge.words] = width

    monkeypatch.setattr("ui.table.scene.seats.seat_item.paint_badge", paint)
    drawn(item)
    for badge in badges:
        assert painted[badge.words] >= badge_width(badge, font, pad=LEAST_PAD)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", list(Language))
def test_a_plate_of_a_small_window_keeps_its_roles_in_large_letters(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Fonts for Chinese and Japanese leave much more room above and below their letters than others do."""
    load_fonts()
    font = QFont(font_families(language))
    font.setPixelSize(17)  # 130 % of the letters of a small window
    plate = table_layout(Size(960, 480), 4, 33, headed=True).seats[2].plate
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, plate.width, plate.height))
    item.show_plate(Plate("陳さん", 25, (Badge("親"), Badge("味方", BadgeSign.PARTNER), Badge("レベル2"))))
    painted: list[str] = []
    monkeypatch.setattr(
        "ui.table.scene.seats.seat_item.paint_badge", lambda _, badge, *_rest: painted.append(badge.words)
    )
    drawn(item)
    assert sorted(painted) == sorted(badge.words for badge in item.plate.badges)


@pytest.mark.usefixtures("qapp")
def test_our_own_high_plate_has_a_row_more_for_a_role_that_would_lose_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    font = QFont()
    font.setPixelSize(13)
    plate = table_layout(Size(752, 480), 5, 34, columns=True).seats[0].plate  # beside an exercise on a small screen
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, plate.width, plate.height))
    badge = Badge("Emperor card", BadgeSign.EMPEROR)
    item.show_plate(Plate("You", 33, (badge,)))
    painted: list[tuple[float, float]] = []
    monkeypatch.setattr(
        "ui.table.scene.seats.seat_item.paint_badge",
        lambda _, _badge, at, width, *_rest: painted.append((width, at.y())),
    )
    drawn(item)
    ((width, middle),) = painted
    assert width >= badge_width(badge, font, pad=LEAST_PAD)
    assert middle + QFontMetricsF(badge_font(font)).height() / 2 + 1 <= item.room.bottom()


@pytest.mark.usefixtures("qapp")
def test_one_of_the_people_is_called_so_at_the_end_on_a_small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    font = QFont()
    font.setPixelSize(13)
    plate = table_layout(Size(952, 434), 5, 31).seats[2].plate
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, plate.width, plate.height))
    badges = Badge("People", BadgeSign.PEOPLE), Badge("5th"), Badge("total −4", weight=Weight.KEPT, short="−4")
    item.show_plate(Plate("Old Chen", 13, badges))
    painted: dict[str, float] = {}

    def paint(_painter: QPainter, badge: Badge, _at: QPointF, width: float, *_rest: object) -> None:
        painted[badge.words] = width

    monkeypatch.setattr("ui.table.scene.seats.seat_item.paint_badge", paint)
    drawn(item)
    for badge in badges:
        assert painted[badge.words] >= badge_width(badge, font, pad=LEAST_PAD)


CROWDS = (
    (Badge("Last card", BadgeSign.WARNING), Badge("Partner", BadgeSign.PARTNER), Badge("Starts", weight=Weight.LIGHT)),
    (Badge("Go high", BadgeSign.DUTY), Badge("Partner", BadgeSign.PARTNER), Badge("Starts", weight=Weight.LIGHT)),
    (Badge("Emperor", BadgeSign.EMPEROR), Badge("Last card", BadgeSign.WARNING), Badge("Partner", BadgeSign.PARTNER)),
    (Badge("Partner", BadgeSign.PARTNER),),
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("badges", CROWDS, ids=lambda badges: str(len(badges)))
@pytest.mark.parametrize("width", [134, 150, 175])  # beside a dock, on a small table
def test_how_the_seat_stands_stays_whole_and_no_role_goes_for_it(
    monkeypatch: pytest.MonkeyPatch, badges: tuple[Badge, ...], width: int
) -> None:
    font = QFont()
    font.setPixelSize(13)
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, width, 40))
    total = Badge("total −124", weight=Weight.KEPT, short="−124")
    item.show_plate(Plate("Old Chen", 12, (*badges, total)))
    painted: dict[str, QRectF] = {}

    def paint(_painter: QPainter, badge: Badge, at: QPointF, width: float, *_rest: object) -> None:
        painted[badge.words] = QRectF(at.x(), at.y() - 8, width, 16)

    monkeypatch.setattr("ui.table.scene.seats.seat_item.paint_badge", paint)
    drawn(item)
    (told,) = {total.words, total.short} & painted.keys()
    assert painted[told].width() >= badge_width(Badge(told), font, pad=LEAST_PAD)
    assert width < 150 or told == total.words or len(badges) > 1
    assert {badge.words for badge in badges if badge.weight is Weight.USUAL} <= painted.keys()
    assert all(item.room.contains(room) for room in painted.values())
    assert not any(one.intersects(other) for one, other in combinations(painted.values(), 2))


@pytest.mark.usefixtures("qapp")
def test_badges_are_laid_once_while_the_dots_of_a_thinker_move(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[tuple[Badge, ...]] = []

    def lay(badges: tuple[Badge, ...], lines: list[BadgeLine], font: QFont) -> tuple[list[LaidBadge], QFont]:
        laid.append(badges)
        return laid_badges(badges, lines, font)

    monkeypatch.setattr("ui.table.scene.seats.seat_item.laid_badges", lay)
    item = SeatItem(FELTS["jade"], QFont())
    item.place(QRectF(4, 4, 150, 40))
    item.show_plate(Plate("Mei", 12, BADGES))
    kept = item.rows
    for phase in range(5):
        item.show_plate(Plate("Mei", 12, BADGES, on_turn=True, thinking=phase / 5))
        drawn(item)
        assert item.rows is kept
    assert laid == [BADGES]
    item.show_plate(Plate("Mei", 12, BADGES[:1]))
    drawn(item)
    item.place(QRectF(4, 4, 120, 40))
    drawn(item)
    assert len(laid) == 3, "other badges, and other room"


@pytest.mark.usefixtures("qapp")
def test_smaller_letters_keep_the_unit_of_how_a_seat_stands() -> None:
    font = QFont()
    font.setPixelSize(16)
    chips = Badge("100 chips", weight=Weight.KEPT, short="100")
    whole = badge_width(chips, font, pad=LEAST_PAD)
    for width, shown in ((whole, "100 chips"), (0.9 * whole, "100 chips"), (0.5 * whole, "100")):
        laid, letters = laid_badges([chips], [BadgeLine(0.0, width, 10.0)], font)
        assert [badge.words for badge, *_ in laid] == [shown]
        assert laid[0][2] <= width
        assert (letters.pixelSize() < 16) == (width == 0.9 * whole), "no smaller than it brings something"


@pytest.mark.usefixtures("qapp")
def test_on_a_low_plate_in_high_letters_a_badge_lies_over_nothing_of_the_name_and_stays_on_the_plate() -> None:
    load_fonts()
    font = QFont(font_families(Language.ZH_TW))
    font.setPixelSize(19)
    item = SeatItem(FELTS["jade"], font)
    item.place(QRectF(4, 4, 174, 41))
    item.show_plate(Plate("", badges=(Badge("打2"),)))
    image = drawn(item, 60)
    brass = {y for y in range(60) for x in range(16, 60) if image.pixelColor(x, y).name() == FELTS["jade"].brass}
    assert brass
    assert min(brass) >= item.room.center().y() - 1, "above it stands the name"
    assert max(brass) <= item.room.bottom()


@pytest.mark.usefixtures("qapp")
def test_a_badge_of_one_narrow_letter_is_not_empty() -> None:
    font = QFont()
    font.setPixelSize(20)
    badge, felt = Badge("0"), FELTS["jade"]
    width = badge_width(badge, font, pad=LEAST_PAD)
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_badge(painter, badge, QPointF(4, 20), width, felt, font, 30)
    painter.end()
    middle = 4 + round(width / 2)
    assert any(image.pixelColor(x, y).name() == felt.ink for x in range(middle - 5, middle + 6) for y in range(10, 31))


@pytest.mark.usefixtures("qapp")
def test_the_tail_of_a_bubble_points_at_the_speaker_and_is_there_only_where_it_is_needed() -> None:
    item, room = SpeechItem(FELTS["jade"], QFont()), QRectF(100, 100, 90, 24)
    for speaker, beside in (
        (QPointF(20, 112), QRectF(90, 112, 1, 1)),
        (QPointF(145, 200), QRectF(145, 133, 1, 1)),
        (QPointF(260, 30), QRectF(190, 92, 8, 12)),
    ):
        item.say("Pass", room, speaker)
        tip = item.tail[1]
        assert beside.adjusted(-1, -1, 1, 1).contains(tip)
        assert item.boundingRect().contains(tip)
        assert not room.contains(tip)
        assert all(room.contains(foot) for foot in (item.tail[0], item.tail[2])), "it grows out of the paper"
    item.say("Pass", room)
    assert item.tail.isEmpty()


def test_among_ten_on_a_small_table_a_bubble_that_is_nearer_to_another_name_points_at_its_own(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    options = replace(game.presets["zhao_pengyou"], seats=10, packs=6)
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(speed="off"), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.resize(960, 480)
    widget.show()
    widget.sit_down(game, options, 0)
    widget.present(game.deal(options, None, next_shuffle(Match(game, options, 1))).state.view(0))
    pointing = 0
    for seat, places in enumerate(widget.scene.layout.seats[1:], 1):
        widget.scene.say(seat, "I have none of the suit")
        (said,) = (each for each in widget.scene.items() if isinstance(each, SpeechItem) and each.isVisible())
        room, tail = to_rect(said.room), said.tail
        widget.scene.say(seat, "")
        apart = [min(room.apart(each.plate), room.apart(each.face)) for each in widget.scene.layout.seats[1:]]
        if tail.isEmpty():
            assert apart[seat - 1] <= min(apart) + SLACK
        else:
            tip, middle = tail[1], places.plate.centre
            assert Point(tip.x(), tip.y()).distance(middle) < room.centre.distance(middle)
            pointing += 1
    assert pointing
