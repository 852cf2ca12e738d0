"""A deck of the user's own: drawings are taken, everything else is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.words import Language, Text, render
from ui.kit.assets import asset
from ui.kit.deck import Deck, face_problem, read_deck
from ui.kit.words.faces import WORDS

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
    "hidden by escapes": (picture("<style>path{fill:u\\72l(#a)}</style>"), "deck.active"),
    "not a picture": (b"<html></html>", "deck.damaged"),
    "cut short": (PLAIN.encode()[:-9], "deck.damaged"),
    "not text": (b"\xff\xfe\x00\x01", "deck.damaged"),
    "empty": (b"", "deck.damaged"),
}


@pytest.mark.parametrize("case", PROBLEMS)
def test_a_picture_that_is_more_than_a_drawing_is_refused(case: str) -> None:
    content, problem = PROBLEMS[case]
    assert face_problem(content) == problem


def test_plain_drawings_pass_and_so_do_all_of_ours() -> None:
    gradient = '<defs><linearGradient id="g"/></defs><path d="M0 0h1" fill="url(#g)"/>'
    assert face_problem(PLAIN.encode()) is None
    assert face_problem(picture(gradient)) is None
    worn = "<style>path{fill:url(#g)}</style>" + "<path/>" * 1000
    assert face_problem(picture(f"{worn}{gradient}{BLURS}<path filter='url(#f)'/>")) is None
    assert [path.name for path in asset("cards").rglob("*.svg") if face_problem(path.read_bytes())] == []


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
