"""A deck of the user's own: drawings are taken, everything else is refused in words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.words import Language, Text, render
from ui.kit.artwork.deck import Deck, checked_face, read_deck
from ui.kit.assets import asset
from ui.kit.words.faces import WORDS

ROOT = Path(__file__).parents[4]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 250 350">'
PLAIN = f'{HEAD}<path d="M0 0h9v9z" fill="#123456"/></svg>'


def picture(inside: str) -> bytes:
    return f"{HEAD}{inside}</svg>".encode()


def growing() -> str:
    """Ten definitions that use one another ten times each: 1e10 shapes from two kilobytes."""
    first = '<path id="a0" d="M0 0h1"/>'
    rest = [f'<g id="a{level}">' + f'<use xlink:href="#a{level - 1}"/>' * 10 + "</g>" for level in range(1, 11)]
    return f'<defs>{first}{"".join(rest)}</defs><use xlink:href="#a10"/>'


def nested(tag: str, uses: str, levels: int = 17) -> str:
    """Definitions that wear one another twice each: a hundred thousand of the innermost from two kilobytes."""
    made = [f'<{tag} id="a0"/>']
    for level in range(1, levels):
        inside = f'<path d="M0 0L1 1L2 2" {uses}="url(#a{level - 1})"/>'
        made.append(f'<{tag} id="a{level}">{inside}{inside}</{tag}>')
    return f'{"".join(made)}<path {uses}="url(#a{levels - 1})"/>'


BLURS = '<filter id="f">' + '<feGaussianBlur stdDeviation="50"/>' * 3 + "</filter>"

PROBLEMS = {
    "script": (picture("<script>alert(1)</script>"), "deck.active"),
    "handler": (picture('<path d="M0 0h1" onclick="x()"/>'), "deck.active"),
    "embedded picture": (picture('<image href="data:image/png;base64,AAAA"/>'), "deck.active"),
    "outside file": (picture('<use xlink:href="other.svg#a"/>'), "deck.active"),
    "outside address": (picture('<path d="M0 0h1" fill="url(http://somewhere/x)"/>'), "deck.active"),
    "outside style": (picture("<style>@import 'x.css';</style>"), "deck.active"),
    "foreign object": (picture("<foreignObject/>"), "deck.active"),
    "entity": (b'<!DOCTYPE svg [<!ENTITY a "b">]>' + picture("&a;"), "deck.active"),
    "growing": (picture(growing()), "deck.too_many_shapes"),
    "uses itself": (picture('<g id="a"><use xlink:href="#a"/></g>'), "deck.too_many_shapes"),
    "masks in masks": (picture(nested("mask", "mask")), "deck.too_many_shapes"),
    "patterns in patterns": (picture(nested("pattern", "fill")), "deck.too_many_shapes"),
    "markers in markers": (picture(nested("marker", "marker-mid", 8)), "deck.too_many_shapes"),
    "many blurs": (picture(BLURS + '<path filter="url(#f)"/>' * 9), "deck.too_many_shapes"),
    "blurs by style": (
        picture(f"<style>path{{filter:url(#f)}}</style>{BLURS}" + "<path/>" * 9),
        "deck.too_many_shapes",
    ),
    "masks itself": (picture('<mask id="m"><path style="mask: url( \'#m\' )"/></mask>'), "deck.too_many_shapes"),
    "a path of endless dashes": (
        picture('<path d="M0 0h99999" stroke="red" stroke-dasharray=".001 .001"/>'),
        "deck.too_many_shapes",
    ),
    "dashes by a style": (
        picture('<style>path{stroke:red;stroke-dasharray:.001}</style><path d="M0 0h99999"/>'),
        "deck.too_many_shapes",
    ),
    "dashes of a group, used": (
        picture('<g id="g" style="stroke-dasharray: 1"><path d="M0 0h999"/></g>' + '<use href="#g"/>' * 9),
        "deck.too_many_shapes",
    ),
    "dashes that grow with the page": (
        picture('<path d="M0 0h9" stroke-dasharray="1" vector-effect="non-scaling-stroke" transform="scale(9999)"/>'),
        "deck.too_many_shapes",
    ),
    "dashes of nothing": (picture('<path d="M0 0h9" stroke-dasharray="0"/>'), "deck.too_many_shapes"),
    "a number beyond all paper": (picture('<path d="M0 0h1e30"/>'), "deck.too_many_shapes"),
    "a path of too many numbers": (picture(f'<path d="M0 0{"l1 1" * 60_000}"/>'), "deck.too_many_shapes"),
    "a filter as large as a town": (
        picture('<filter id="f" width="90000" height="90000"/><path filter="url(#f)"/>'),
        "deck.too_many_shapes",
    ),
    "a drawing that moves": (picture('<path d="M0 0h1"><set attributeName="d" to="M0 0h9"/></path>'), "deck.active"),
    "hidden by escapes": (picture("<style>path{fill:u\\72l(#a)}</style>"), "deck.active"),
    "not a picture": (b"<html></html>", "deck.damaged"),
    "cut short": (PLAIN.encode()[:-9], "deck.damaged"),
    "not text": (b"\xff\xfe\x00\x01", "deck.damaged"),
    "empty": (b"", "deck.damaged"),
}


@pytest.mark.parametrize("case", PROBLEMS)
def test_a_picture_that_is_more_than_a_drawing_is_refused(case: str) -> None:
    content, problem = PROBLEMS[case]
    assert checked_face(content) == problem


def test_plain_drawings_pass_and_so_do_all_of_ours() -> None:
    gradient = '<defs><linearGradient id="g"/></defs><path d="M0 0h1" fill="url(#g)"/>'
    assert isinstance(checked_face(PLAIN.encode()), bytes)
    assert isinstance(checked_face(picture(gradient)), bytes)
    worn = "<style>path{fill:url(#g)}</style>" + "<path/>" * 1000
    assert isinstance(checked_face(picture(f"{worn}{gradient}{BLURS}<path filter='url(#f)'/>")), bytes)
    assert [
        path.name for path in asset("cards").rglob("*.svg") if isinstance(checked_face(path.read_bytes()), str)
    ] == []


def test_a_folder_gives_the_faces_it_has_whatever_else_lies_there(tmp_path: Path) -> None:
    for name in ("10S.svg", "rjm.svg", "back.svg", "readme.txt", "cover.svg"):
        (tmp_path / name).write_text(PLAIN)
    deck = read_deck(tmp_path)
    assert isinstance(deck, Deck)
    assert set(deck.faces) == {"10S", "RJm", "back"}


def said(answer: Deck | Text) -> list[str]:
    assert isinstance(answer, Text)
    return [render(answer, language, WORDS) for language in Language]


def test_a_refused_folder_is_answered_with_a_sentence_that_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "QH.svg").write_bytes(PROBLEMS["script"][0])
    assert all("QH.svg" in sentence for sentence in said(read_deck(tmp_path)))


def test_a_file_beyond_the_bound_is_not_even_read(tmp_path: Path) -> None:
    (tmp_path / "AS.svg").write_text(PLAIN + " " * 500_000)
    assert all("AS.svg" in sentence and "400" in sentence for sentence in said(read_deck(tmp_path)))


def test_an_empty_or_missing_folder_is_named(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert all(str(folder) in sentence for sentence in said(read_deck(folder)))


def test_a_changed_file_makes_another_deck(tmp_path: Path) -> None:
    (tmp_path / "AS.svg").write_text(PLAIN)
    before = read_deck(tmp_path)
    assert read_deck(tmp_path) == before
    (tmp_path / "AS.svg").write_text(PLAIN + "\n")
    assert read_deck(tmp_path) != before


XLINK = "http://www.w3.org/1999/xlink"


def face_of(content: bytes) -> bytes:
    face = checked_face(content)
    assert isinstance(face, bytes)
    return face


def test_what_is_drawn_is_what_was_checked_and_nothing_beside_it() -> None:
    attacked = (
        b'<?xml version="1.0" encoding="UTF-7"?><?xml-stylesheet href="file:///etc/passwd" type="text/css"?>'
        + picture("<!-- note --><g>+ADw-image href=+ACI-file:///etc/passwd+ACI-/+AD4-</g><?go now?>")
        + b"<?at the end?>"
    )
    face = face_of(attacked)
    assert face.startswith(b"<svg ")
    assert b"<?" not in face
    assert b"<!" not in face
    assert face.count(b"<") == 4  # svg and g, begun and ended


@pytest.mark.usefixtures("qapp")
def test_a_face_written_anew_looks_the_same() -> None:
    drawn = (
        f'<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="{XLINK}" xmlns:own="urn:own" '
        'viewBox="0 0 25 35">'
        '<svg:defs><svg:path id="a" d="M1 1h9v9z" own:note="x"/></svg:defs><own:thing/>'
        '<svg:use xlink:href="#a" fill="#f00"/><svg:text x="2" y="30">A &amp; &lt;B</svg:text></svg:svg>'
    )
    face = face_of(drawn.encode("utf-8-sig"))
    assert b"own" not in face
    assert b'xlink:href="#a"' in face
    assert b"A &amp; &lt;B" in face
    assert painted(face) == painted(drawn.encode())
    for path in asset("cards").rglob("*.svg"):
        assert painted(face_of(path.read_bytes())) == painted(path.read_bytes()), path


def painted(face: bytes) -> QImage:
    image = QImage(50, 70, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer = QSvgRenderer(QByteArray(face))
    assert renderer.isValid()
    renderer.render(painter)
    painter.end()
    return image


def test_what_qt_cannot_draw_is_refused_instead_of_an_invisible_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "QH.svg").write_text(PLAIN)
    monkeypatch.setattr("ui.kit.artwork.face_pixels.QSvgRenderer", lambda _face: QSvgRenderer())
    assert all("QH.svg" in sentence for sentence in said(read_deck(tmp_path)))


def test_what_reads_drawings_loads_nothing_that_a_bundle_leaves_out() -> None:
    asked = "import sys, ui.kit.artwork.deck; print({'http', 'urllib.request', 'socket'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "set()\n"
