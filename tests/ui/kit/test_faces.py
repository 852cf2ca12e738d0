"""The cards: the files are what the script draws, and the pixmaps are what the table needs."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from engine.cards import EMPEROR, RED_JOKER, STANDARD, read_card
from engine.presentation import Sign
from tests.ui import drawn_cards
from tests.ui.contact_sheets import ALL_FACES, GOLDEN, LOOKS, contact_sheet
from ui.kit.artwork import card_colours
from ui.kit.artwork.card_colours import PALETTES, coloured
from ui.kit.artwork.deck import Deck
from ui.kit.artwork.face_pixels import pixels_of
from ui.kit.assets import asset
from ui.kit.faces import SMALL, CardFaces, Look, _shadow_image, face_name, shadow_margin
from ui.table.layout.fan import LARGE_STRIP, STRIP
from ui.table.layout.open_hands import LARGE as LARGE_CORNER
from ui.table.layout.open_hands import STANDARD as STANDARD_CORNER
from ui.table.layout.open_hands import Corner

pytestmark = pytest.mark.usefixtures("qapp")

CUTS = ("standard", "large")
BACKS = ("jade", "cinnabar", "ink")


@pytest.fixture(scope="module")
def drawn() -> Iterator[dict[str, str]]:
    folder = str(asset("cards"))
    sys.path.insert(0, folder)
    try:
        yield importlib.import_module("draw").drawn()
    finally:
        sys.path.remove(folder)


def rendered(svg: bytes, width: int = 250) -> QImage:
    image = QImage(width, round(width * 1.4), QImage.Format.Format_RGB32)
    image.fill(QColor(card_colours.PAPER))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    return image


def as_pillow(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    return Image.frombytes(
        "RGB", (plain.width(), plain.height()), bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine()
    )


def share_that_differs(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels of which a channel is off by more than 16."""
    assert one.size == other.size
    red, green, blue = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(worst.histogram()[17:]) / (one.width * one.height)


def face_file(cut: str, name: str) -> bytes:
    return asset("cards", cut, f"{name}.svg").read_bytes()


def test_the_committed_pictures_are_what_the_script_draws(drawn: dict[str, str]) -> None:
    assets = asset()
    found = (*assets.glob("*.svg"), *(assets / "portraits").glob("*.svg"), *(assets / "cards").rglob("*.svg"))
    committed = {path.relative_to(assets).as_posix() for path in found}
    assert committed == set(drawn)
    differing = [name for name, text in drawn.items() if (assets / name).read_bytes() != text.encode()]
    assert not differing, "run python assets/cards/draw.py"


@pytest.mark.parametrize("cut", CUTS)
def test_every_card_has_a_face_in_both_cuts(cut: str) -> None:
    assert {path.stem for path in asset("cards", cut).glob("*.svg")} == {face_name(card) for card in ALL_FACES}


def test_no_picture_depends_on_a_font_or_on_what_only_browsers_draw() -> None:
    for path in asset().rglob("*.svg"):
        elements = set(re.findall(r"<(\w+)", path.read_text()))
        assert elements <= {"svg", "defs", "g", "path", "use"}, path


@pytest.mark.parametrize(("cut", "strip", "lowest"), [("standard", 0.26, 114), ("large", 0.36, 194)])
def test_an_index_lies_inside_the_strip_that_a_fan_shows(cut: str, strip: float, lowest: int) -> None:
    edge = round(250 * strip)
    paper = QColor(card_colours.PAPER).rgb()
    for card in ALL_FACES:
        image = rendered(face_file(cut, face_name(card)))
        assert all(image.pixel(edge, y) == paper for y in range(5, lowest)), f"{card} is cut off"
        inked = [x for x in range(5, edge) for y in range(5, lowest) if image.pixel(x, y) != paper]
        assert inked, f"{card} has no index"


@pytest.mark.parametrize(("cut", "corner"), [("standard", STANDARD_CORNER), ("large", LARGE_CORNER)])
def test_rank_and_suit_lie_inside_the_corner_that_rows_of_cards_show(cut: str, corner: Corner) -> None:
    left, right, foot = 14, round(250 * corner.strip) - 10, round(250 * corner.ledge)
    paper = QColor(card_colours.PAPER).rgb()
    for card in STANDARD:
        image = rendered(face_file(cut, face_name(card)))
        inked = [any(image.pixel(x, y) != paper for x in range(left, right)) for y in range(15, foot)]
        signs = "".join("x" if ink else " " for ink in inked)
        assert len(signs.split()) == 2, f"rank and suit of {card}"
        assert signs.endswith(" "), f"the suit of {card} is cut off"


@pytest.mark.parametrize("name", [*(f"{rank}{suit}" for rank in "JQK" for suit in "SHCD"), *BACKS])
def test_courts_and_backs_look_the_same_after_a_half_turn(name: str) -> None:
    file = asset("cards", "backs" if name in BACKS else "standard", f"{name}.svg")
    image = rendered(file.read_bytes())
    turned = image.transformed(QTransform().rotate(180))
    assert share_that_differs(as_pillow(image), as_pillow(turned)) < 0.01  # soft edges fall otherwise


def test_marked_jokers_differ_from_plain_ones_inside_the_strip_and_where_a_column_shows_them() -> None:
    for cut, strip in (("standard", 65), ("large", 90)):
        for colour in "BR":
            plain, marked = (as_pillow(rendered(face_file(cut, f"{colour}J{mark}"))) for mark in ("", "m"))
            corner = (0, 0, strip, 200)
            assert share_that_differs(plain.crop(corner), marked.crop(corner)) > 0.02
            in_a_column = (0, 0, 160, 76)
            right = (160, 0, 250, 76)
            assert share_that_differs(plain.crop(in_a_column), marked.crop(in_a_column)) > 0.1
            assert not share_that_differs(plain.crop(right), marked.crop(right)), "the next column covers it"


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("palette", "least"), [("two", 4.5), ("four", 4.5), ("high_contrast", 7.0)])
def test_every_suit_reads_on_its_paper(palette: str, least: float) -> None:
    colours = PALETTES[palette]
    paper = colours.get(card_colours.PAPER, card_colours.PAPER)
    for suit in (card_colours.SPADES, card_colours.HEARTS, card_colours.CLUBS, card_colours.DIAMONDS):
        assert contrast(colours.get(suit, suit), paper) >= least


def test_four_colours_give_each_suit_its_own() -> None:
    suits = (card_colours.SPADES, card_colours.HEARTS, card_colours.CLUBS, card_colours.DIAMONDS)
    assert len({PALETTES["four"].get(suit, suit) for suit in suits}) == 4


def test_palettes_exchange_only_colours_that_the_files_carry() -> None:
    carried = {
        colour for path in asset("cards").rglob("*.svg") for colour in re.findall("#[0-9a-f]{6}", path.read_text())
    }
    for palette in PALETTES.values():
        assert set(palette) <= carried


def test_an_exchange_of_two_colours_does_not_run_on() -> None:
    assert coloured(b"#000001 #000002", {"#000001": "#000002", "#000002": "#000001"}) == b"#000002 #000001"


@pytest.mark.parametrize("name", LOOKS)
def test_the_contact_sheet_looks_as_it_did(name: str) -> None:
    kept = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    assert share_that_differs(as_pillow(contact_sheet(LOOKS[name])), kept) <= 0.001


@pytest.mark.parametrize(("width", "ratio"), [(64, 1.0), (90.5, 1.25), (150, 2.0)])
def test_a_pixmap_is_the_card_and_its_shadow(width: float, ratio: float) -> None:
    pixmap = CardFaces().pixmap(STANDARD[0], width, ratio)
    margin = shadow_margin(width)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.deviceIndependentSize().width() == pytest.approx(width + 2 * margin, abs=1.5)
    assert pixmap.deviceIndependentSize().height() == pytest.approx(width * 1.4 + 2 * margin, abs=1.5)
    image = pixmap.toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    middle = image.width() // 2
    below = round((margin + width * 1.4) * ratio) + 2
    assert 0 < image.pixelColor(middle, below).alpha() < 160


def test_a_face_is_drawn_once_for_a_size() -> None:
    faces = CardFaces()
    first = faces.pixmap(RED_JOKER, 90)
    assert faces.pixmap(read_card("RJ"), 90).cacheKey() == first.cacheKey()
    assert faces.pixmap(EMPEROR, 90).cacheKey() != first.cacheKey()
    assert faces.pixmap(RED_JOKER, 91).cacheKey() != first.cacheKey()


def test_a_new_look_changes_the_pixmaps_and_the_old_one_is_still_there() -> None:
    faces = CardFaces()
    before = faces.pixmap(None, 64)
    faces.wear(Look(back="ink"))
    assert faces.pixmap(None, 64).cacheKey() != before.cacheKey()
    faces.wear(Look())
    assert faces.pixmap(None, 64).cacheKey() == before.cacheKey()


@pytest.mark.parametrize(("width", "large"), [(SMALL - 1, True), (SMALL, False)])
def test_small_cards_have_the_large_index_whatever_is_set(width: int, large: bool) -> None:
    standard, other = (CardFaces(Look(cut=cut)).pixmap(STANDARD[0], width).toImage() for cut in CUTS)
    assert (standard == other) is large


@pytest.mark.parametrize(("width", "cut"), [(20, "standard"), (SMALL - 1, "standard"), (56, "standard"), (56, "large")])
@pytest.mark.parametrize("suit", "SHCD")
def test_the_strip_of_a_covered_card_shows_a_ten_whole(suit: str, width: int, cut: str) -> None:
    faces, ratio = CardFaces(Look(cut=cut)), 4.0
    strip = LARGE_STRIP if faces.cut_at(width) == "large" else STRIP
    image, margin = faces.pixmap(read_card(f"10{suit}"), width, ratio).toImage(), round(shadow_margin(width) * ratio)
    left, right = (margin + round(share * width * ratio) for share in (0.02, strip))
    top, bottom = (margin + round(share * width * ratio) for share in (0.08, 0.27))
    inked = [any(image.pixelColor(x, y).lightness() < 190 for y in range(top, bottom)) for x in range(left, right)]
    ones = "".join("x" if ink else " " for ink in inked).split()
    assert len(ones) == 2, "a one and a nought"
    assert not inked[-1], "the nought is cut"


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("width", [64, 98, 138])
def test_the_ribbon_of_a_new_card_hides_nothing_of_a_ten(width: int, cut: str) -> None:
    faces, margin = CardFaces(Look(cut=cut)), shadow_margin(width)
    plain, fresh = (
        faces.pixmap(read_card("10S"), width, 1.0, signs).toImage() for signs in (frozenset(), frozenset({Sign.FRESH}))
    )
    corner = [(margin + x, margin + y) for x in range(width * 2 // 5) for y in range(width // 20, width // 2)]
    ink = [at for at in corner if plain.pixelColor(*at).lightness() < 60]
    assert ink
    assert all(fresh.pixelColor(*at).lightness() < 60 for at in ink)
    assert fresh != plain


def test_what_was_used_longest_ago_makes_room() -> None:
    def size(pixmap: QPixmap) -> int:
        return pixmap.width() * pixmap.height() * 4

    faces = CardFaces(budget=size(CardFaces().pixmap(None, 64)) * 2)
    first, second, third = STANDARD[:3]
    kept = [faces.pixmap(card, 64).cacheKey() for card in (first, second)]
    faces.pixmap(first, 64)
    faces.pixmap(third, 64)
    assert faces.pixmap(first, 64).cacheKey() == kept[0]
    assert faces.pixmap(second, 64).cacheKey() != kept[1]


def test_a_users_face_comes_before_ours_and_ours_fills_the_gaps() -> None:
    red = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><path d="M0 0h5v7h-5z" fill="#ff0000"/></svg>'
    pixels = pixels_of(red)
    assert pixels is not None
    own = CardFaces(Look(deck=Deck("mine", (), {"AS": pixels})))
    middle = own.pixmap(read_card("AS"), 100).toImage().pixelColor(50, 70)
    assert middle == QColor("#ff0000")
    assert own.pixmap(read_card("2H"), 100).toImage() == CardFaces().pixmap(read_card("2H"), 100).toImage()


def test_every_face_of_ours_reads_as_a_picture() -> None:
    for path in sorted(Path(asset()).rglob("*.svg")):
        assert QSvgRenderer(str(path)).isValid(), path


def test_a_picture_made_of_faces_is_drawn_once_a_look() -> None:
    faces, drawn = CardFaces(), []

    def draw() -> QPixmap:
        drawn.append(faces.look)
        return QPixmap(8, 8)

    first = faces.composed(("pile", 3), draw)
    assert faces.composed(("pile", 3), draw).cacheKey() == first.cacheKey()
    faces.composed(("pile", 4), draw)
    faces.wear(Look(back="ink"))
    faces.composed(("pile", 3), draw)
    assert [look.back for look in drawn] == ["jade", "jade", "ink"]


def test_a_shadow_is_drawn_once_for_a_size_whatever_sizes_are_asked_for_in_between() -> None:
    for kept in (drawn_cards.drawn, _shadow_image):
        kept.cache_clear()
    faces = CardFaces()
    for name in ("2S", "3S", "4S"):
        for width in (60, 90):
            faces.pixmap(read_card(name), width)
    assert _shadow_image.cache_info().misses == 2
