"""What stands on a plate first, so that it is there where there is no room for all."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from engine.events import STOCK, Picture
from engine.games import GAMES
from engine.words import Language, text
from ui.kit.faces import CardFaces
from ui.kit.fonts import font_families, load_fonts
from ui.kit.geometry import Size
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.kit.theme import FELTS
from ui.table.board import table_font
from ui.table.layout.table_layout import table_layout
from ui.table.scene.plates import plate_of
from ui.table.scene.seats.badge_lines import BETWEEN, BadgeLine, laid_badges
from ui.table.scene.seats.badges import LEAST_PAD, LIGHT_PAD, Badge, BadgeSign, Weight, badge_width
from ui.table.scene.seats.seat_item import Plate, SeatItem
from ui.table.scene.spoken import seat_in_words
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

TAKING = {STOCK: (None,)}
"""Cards are still to be taken."""


def test_who_took_first_is_told_only_until_all_cards_are_taken() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    for places, words in ((TAKING, ["Takes first"]), ({}, [])):
        picture = Picture(places, {"first": (1, None)}, {}, frozenset())
        plate = plate_of(picture, 1, lexicon, 25, False, None, False)
        assert [badge.words for badge in plate.badges] == words
        assert ("Takes first" in seat_in_words(picture, 1, 0, lexicon, False)) is bool(words)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("key", "total", "sign"), [("chips", "106", BadgeSign.CHIP), ("total", "−4", BadgeSign.NONE)])
def test_chips_without_room_for_their_word_have_a_sign(key: str, total: str, sign: BadgeSign) -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["taihe_a_bao"].words)
    picture, standing = Picture({}, {"caller": (1, None)}, {}, frozenset()), text(f"table.standing.{key}", total=total)
    plate = plate_of(picture, 1, lexicon, 10, False, None, False, standing=standing)
    font = QFont()
    font.setPixelSize(12)  # badges have the smallest letters then
    wide = (badge_width(badge, font, pad=LEAST_PAD) + 1 for badge in (plate.badges[0], Badge(total, sign)))
    shown, _ = laid_badges(plate.badges, [BadgeLine(0, room, line) for line, room in enumerate(wide)], font)
    assert [(badge.words, badge.sign) for badge, *_ in shown] == [("Last caller", BadgeSign.NONE), (total, sign)]


@pytest.mark.usefixtures("qapp")
def test_badges_have_less_round_their_words_before_one_of_them_loses_its_word() -> None:
    font = QFont()
    font.setPixelSize(14)
    badges = Badge("People", BadgeSign.PEOPLE), Badge("5th"), Badge("total −4", weight=Weight.KEPT, short="−4")
    people, place, total = (badge_width(badge, font, pad=LEAST_PAD) for badge in badges)
    lines = [BadgeLine(0, place + BETWEEN + total + 1, 0), BadgeLine(0, people + 1, 20)]
    laid, letters = laid_badges(badges, lines, font)
    assert {badge.words: width for badge, _, width in laid} == {"People": people, "5th": place, "total −4": total}
    assert letters.pixelSize() == 14


@pytest.mark.usefixtures("qapp")
def test_a_light_badge_goes_rather_than_touch_its_rim() -> None:
    font = QFont()
    font.setPixelSize(14)
    light = Badge("Takes first", weight=Weight.LIGHT)
    for pad, shown in ((LIGHT_PAD, 1), (LEAST_PAD, 0)):
        assert len(laid_badges((light,), [BadgeLine(0, badge_width(light, font, pad=pad) + 0.5, 0)], font)[0]) == shown


def test_who_declares_stands_before_who_is_with_us_and_at_which_level() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    marks = {
        "level.2": (2, text("mark.level", level="2")),
        "first": (2, None),
        "declarer": (2, text("mark.declarer")),
    }
    picture = Picture(TAKING, marks, {}, frozenset())
    plate = plate_of(picture, 2, lexicon, 25, False, None, False, partner=True)
    kinds = [badge.words.split()[0] for badge in plate.badges]
    assert kinds.index("Partner") == 1
    assert kinds[2:] == [lexicon.say("mark.level", level="2").split()[0], lexicon.say("mark.first").split()[0]]


def test_what_the_kitty_brought_is_told_on_the_plate_in_few_words_after_the_level() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    label = text("mark.kitty", points=50, factor=1024, amount=51200)
    marks = {"kitty": (1, label), "first": (1, None), "level.1": (1, text("mark.level", level="10"))}
    plate = plate_of(Picture(TAKING, marks, {}, frozenset()), 1, lexicon, 0, False, None, False, partner=True)
    assert [badge.words for badge in plate.badges] == ["Partner", "Level 10", "Kitty 51200 pts", "Takes first"]


def _painted_on_nothing(item: SeatItem) -> None:
    """Paints the plate where nobody sees it."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()


DOCK = 510 / 1440  # what an open log takes of the window
ROOMS = [(960, 480), (1280, 740), (1280 * (1 - DOCK), 740), (1920, 1020), (1920 * (1 - DOCK), 1020)]
"""Tables in windows of 960×540, 1280×800 and 1920×1080, beside a log too where it does not lie over the table."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", [4, 6, 10])
@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("language", list(Language))
def test_level_and_role_are_read_whole_before_what_the_kitty_brought_and_who_took_first(
    monkeypatch: pytest.MonkeyPatch, language: Language, room: tuple[float, float], seats: int
) -> None:
    load_fonts()
    lexicon = Lexicon(language)
    lexicon.use_game(GAMES["bashi_fen"].words)
    layout = table_layout(Size(*room), seats, 30, headed=True)
    font = table_font(QFont(font_families(language)), layout.scale, Settings())
    painted: dict[str, tuple[Badge, float]] = {}

    def paint(_painter: QPainter, badge: Badge, _at: QPointF, width: float, *_rest: object) -> None:
        painted[badge.words] = badge, width

    monkeypatch.setattr("ui.table.scene.seats.seat_item.paint_badge", paint)
    for seat in range(1, seats):
        marks = {
            "kitty": (seat, text("mark.kitty", points=50, factor=4, amount=200)),
            "first": (seat, None),
            f"level.{seat}": (seat, text("mark.level", level="10")),
        }
        picture = Picture(TAKING, marks, {}, frozenset())
        plate = plate_of(picture, seat, lexicon, 0, False, None, False, points=260, partner=True)
        item = SeatItem(FELTS["jade"], font)
        rect = layout.seats[seat].plate
        item.place(QRectF(0, 0, rect.width, rect.height))
        item.show_plate(plate)
        painted.clear()
        _painted_on_nothing(item)
        level = lexicon.say("mark.level", level="10")
        assert level in painted, (seat, list(painted))
        assert lexicon.say("table.partner") in painted, (seat, list(painted))
        for badge, width in painted.values():
            if badge.sign is BadgeSign.NONE:
                assert width >= badge_width(badge, font, pad=LEAST_PAD), (seat, badge.words)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", [(960, 480), (1280, 740)], ids=str)
@pytest.mark.parametrize("language", list(Language))
def test_among_ten_the_declarer_is_told_beside_points_and_nothing_moves_while_a_seat_thinks(
    monkeypatch: pytest.MonkeyPatch, language: Language, room: tuple[float, float]
) -> None:
    load_fonts()
    lexicon = Lexicon(language)
    lexicon.use_game(GAMES["bashi_fen"].words)
    layout = table_layout(Size(*room), 10, 31, headed=True)
    font = table_font(QFont(font_families(language)), layout.scale, Settings())
    painted: list[tuple[str, QPointF, float]] = []

    def paint(_painter: QPainter, badge: Badge, at: QPointF, width: float, *_rest: object) -> None:
        assert width >= badge_width(badge, font, pad=LEAST_PAD) - 0.01 or badge.sign is not BadgeSign.NONE
        painted.append((badge.words, at, width))

    monkeypatch.setattr("ui.table.scene.seats.seat_item.paint_badge", paint)
    for seat in range(1, 10):
        item = SeatItem(FELTS["jade"], font)
        rect = layout.seats[seat].plate
        item.place(QRectF(0, 0, rect.width, rect.height))
        for partner, level in ((False, "2"), (True, "2"), (True, "10")):
            declarer = text("mark.declarer.suit", suit="♣", rank="2")
            marks = {"declarer": (seat, declarer), "level.1": (seat, text("mark.level", level=level))}
            seen = []
            for thinking in (None, 0.5):
                picture = Picture({}, marks, {}, frozenset())
                item.show_plate(plate_of(picture, seat, lexicon, 20, False, thinking, False, 205, partner))
                painted.clear()
                _painted_on_nothing(item)
                seen.append(list(painted))
                assert item.rows.name == lexicon.name_of(seat)
            assert seen[0] == seen[1]
            assert any(words.startswith(lexicon.say("mark.declarer")) for words, *_ in painted), (seat, painted)


@pytest.mark.usefixtures("qapp")
def test_points_have_a_coin_for_their_unit_only_where_a_role_would_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    font, signs = QFont(), list[BadgeSign]()
    font.setPixelSize(13)
    monkeypatch.setattr("ui.table.scene.seats.seat_item.paint_sign", lambda _, sign, *_rest: signs.append(sign))
    item, declarer = SeatItem(FELTS["jade"], font), Badge("Declarer")
    for badges, width, told in (
        ((declarer,), 118, "205"),
        ((declarer,), 180, "205 pts"),
        ((replace(declarer, weight=Weight.LIGHT),), 128, "205 pts"),
    ):
        item.place(QRectF(0, 0, width, 35))
        item.show_plate(Plate("Old Chen", 20, badges, points=("205 pts", "205")))
        _painted_on_nothing(item)
        assert item.rows.points == told
        assert signs == [BadgeSign.CHIP] * (told == "205"), "a number alone does not say what it counts"
        signs.clear()


def test_all_plates_of_a_table_have_a_coin_where_one_has_no_room_for_the_unit(qtbot: QtBot) -> None:
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    game = GAMES["taihe_a_bao"]
    widget.sit_down(game, game.options(), 0)
    widget.resize(960, 456)
    widget.show()
    scene = widget.scene
    for relative in (1, 2):
        scene._plates[relative].place(QRectF(0, 0, 118, 35))
    scene.plate(1, Plate("Mei", 20, points=("80 pts", "80")))
    assert scene._plates[1].rows.points == "80 pts"
    crowded = Plate("Old Chen", 20, (Badge("Declarer"),), points=("205 pts", "205"))
    scene.plate(2, crowded)
    assert [scene._plates[relative].rows.points for relative in (1, 2)] == ["80", "205"]
    scene.plate(2, replace(crowded, badges=()))
    assert [scene._plates[relative].rows.points for relative in (1, 2)] == ["80 pts", "205 pts"]


def test_a_declarer_without_room_for_what_was_named_is_still_called_declarer() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    marks = {
        "declarer": (1, text("mark.declarer.suit", suit="♠", rank="2")),
        "bidder": (1, text("mark.bidder.suit", suit="♠", rank="2")),
    }
    plate = plate_of(Picture(TAKING, marks, {}, frozenset()), 1, lexicon, 25, False, None, False)
    assert [(badge.words, badge.short) for badge in plate.badges] == [("Declarer 2♠", "Declarer"), ("Named 2♠", "")]


def test_a_declarer_keeps_the_suit_beside_a_partner_and_a_level_where_the_name_of_its_bidder_has_no_room() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    marks = {
        "level.2": (2, text("mark.level", level="2")),
        "declarer": (2, text("mark.declarer.suit", suit="♣", rank="2")),
        "bidder": (2, None),
    }
    plate = plate_of(Picture(TAKING, marks, {}, frozenset()), 2, lexicon, 8, False, None, False, partner=True)
    font = QFont()
    font.setPixelSize(14)
    words = {badge.words: badge for badge in plate.badges}
    level, partner, declarer = words["Level 2"], words["Partner"], words["Declarer 2♣"]
    lines = [
        BadgeLine(0, badge_width(declarer, font) + 2, 0),
        BadgeLine(0, badge_width(partner, font) + badge_width(level, font) + 8, 20),
    ]
    assert {badge.words for badge, *_ in laid_badges(plate.badges, lines, font)[0]} == {
        "Level 2", "Partner", "Declarer 2♣",
    }  # fmt: skip


def test_the_last_of_several_badges_is_shortened_first() -> None:
    font = QFont()
    font.setPixelSize(14)
    first, last = Badge("Declarer 2♣", short="Declarer"), Badge("Named 2♣ 2♣ 2♣", short="Named")
    room = badge_width(first, font) + badge_width(Badge("Named"), font) + 10
    shown = [badge.words for badge, *_ in laid_badges((first, last), [BadgeLine(0, room, 0)], font)[0]]
    assert shown == ["Declarer 2♣", "Named"]


def test_badges_are_written_smaller_only_where_that_makes_room_for_each_that_matters() -> None:
    font = QFont()
    font.setPixelSize(20)
    small = QFont(font)
    small.setPixelSize(16)
    both = Badge("Declarer"), Badge("Emperor")
    for width, size in (
        (sum(badge_width(each, font) for each in both) + BETWEEN, 20),
        (sum(badge_width(each, small, pad=LEAST_PAD) for each in both) + BETWEEN, 16),
        (badge_width(both[0], small) + 2, 18),  # one of them whole
    ):
        laid, letters = laid_badges(both, [BadgeLine(0, width, 0)], font)
        assert (letters.pixelSize(), len(laid) == 2) == (size, width > badge_width(both[0], small) + 2)


def test_a_declarer_whose_rank_has_no_room_keeps_the_level_beside_the_short_word() -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(GAMES["bashi_fen"].words)
    marks = {
        "declarer": (2, text("mark.declarer.suit", suit="♣", rank="10")),
        "level.2": (2, text("mark.level", level="10")),
        "first": (2, None),
    }
    plate = plate_of(Picture(TAKING, marks, {}, frozenset()), 2, lexicon, 8, False, None, False)
    font = QFont()
    font.setPixelSize(14)
    declarer, level = (next(each for each in plate.badges if word in each.words) for word in ("Declarer", "Level"))
    short = Badge(declarer.short)
    assert badge_width(level, font) < badge_width(short, font) < badge_width(declarer, font, pad=LEAST_PAD) - 4
    lines = [BadgeLine(0, badge_width(short, font) + 2, 0), BadgeLine(0, badge_width(level, font) + 2, 20)]
    laid, letters = laid_badges(plate.badges, lines, font)
    assert ([badge.words for badge, *_ in laid], letters.pixelSize()) == (["Declarer", "Level 10"], 14)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("room", [(870, 640), (1272, 720), (1900, 1000)])
def test_the_declarer_is_called_so_on_the_narrow_plates_of_ten_seats(
    language: Language, room: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(
        "ui.table.scene.seats.seat_item.paint_badge", lambda _, badge, *_rest: shown.append(badge.words)
    )
    load_fonts()
    lexicon = Lexicon(language)
    lexicon.use_game(GAMES["bashi_fen"].words)
    layout = table_layout(Size(*room), 10, 31, headed=True)
    font = table_font(QFont(font_families(language)), layout.scale, Settings())
    for seat in range(1, 10):
        marks = {
            "declarer": (seat, text("mark.declarer.suit", suit="♣", rank="2")),
            f"level.{seat}": (seat, text("mark.level", level="2")),
            "first": (seat, None),
        }
        plate = plate_of(Picture(TAKING, marks, {}, frozenset()), seat, lexicon, 30, False, None, False)
        item = SeatItem(FELTS["jade"], font)
        rect = layout.seats[seat].plate
        item.place(QRectF(0, 0, rect.width, rect.height))
        item.show_plate(plate)
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        shown.clear()
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        whole, level = plate.badges[0].words, lexicon.say("mark.level", level="2")
        assert whole in shown or {plate.badges[0].short, level} <= set(shown), (seat, shown)
