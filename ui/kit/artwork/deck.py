"""A deck of the user's own: a folder of SVG faces, accepted only if they are drawings and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, fromstring

from engine.cards import BLACK_JOKER, EMPEROR, EUNUCH, FILLER, RED_JOKER, STANDARD
from engine.words import Text, text
from ui.kit.artwork.drawing import dash_period, is_bounded, strokes, written_anew
from ui.kit.artwork.face_pixels import pixels_of
from ui.kit.ordinary_file import TooLargeError, read_ordinary

_MOST_BYTES = 400_000  # of one face: more than thirty times the richest of ours
_MOST_SHAPES = 20_000  # of one face, drawings that are used again counted each time
_FILTER, _MASK = 1000, 50  # how many shapes a step of a filter and a mask cost at their worst (measured)
_REFERENCE = re.compile(r"""url\(\s*["']?#([^)"']+)""")
_OUTSIDE = ("script", "foreignObject", "image", "feImage", "iframe", "audio", "video", "handler", "listener")
_MOVING = ("animate", "animateColor", "animateMotion", "animateTransform", "set")  # what was checked must not change
_BARRED = frozenset((*_OUTSIDE, *_MOVING))

FACE_NAMES = frozenset(
    {"back", *(str(card).replace("*", "m") for card in (*STANDARD, BLACK_JOKER, RED_JOKER, EUNUCH, EMPEROR, FILLER))}
)
"""The files that a deck may have (``10S.svg``, ``BJ.svg``, ``RJm.svg``, ``XX.svg``, ``back.svg``); each
may be missing."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The pixels of a user's faces by name; two decks are the same if their folder and files are."""

    name: str
    stamp: tuple[tuple[str, int, int], ...]  # file, size, time of change in nanoseconds
    faces: Mapping[str, bytes] = field(compare=False, repr=False)


def read_deck(folder: Path, begun: Callable[[str], None] = lambda _file: None) -> Deck | Text:
    """The deck in a folder, drawn, or the sentence (`ui.kit.words.faces`) that says why it cannot be used.

    Costly drawings take time and memory, so a caller that cannot wait runs this in another process. ``begun`` is called
    with each file.
    """
    wanted = {name.lower(): name for name in FACE_NAMES}
    faces: dict[str, bytes] = {}
    stamp: list[tuple[str, int, int]] = []
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".svg")
        for path in files:
            name = wanted.get(path.stem.lower())
            if name is None or path.is_dir():
                continue
            begun(path.name)
            state = path.stat()
            content = read_ordinary(path, _MOST_BYTES)
            face = checked_face(content)
            if isinstance(face, str):
                return text(face, file=path.name)
            pixels = pixels_of(face)
            if pixels is None:
                return text("deck.damaged", file=path.name)
            faces[name] = pixels
            stamp.append((str(path), state.st_size, state.st_mtime_ns))
    except TooLargeError:
        return text("deck.too_large", file=path.name, most=_MOST_BYTES // 1000)
    except (OSError, ValueError) as error:  # ValueError: a name that no folder can have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        return text("deck.unreadable", folder=str(folder), reason=reason)
    if not faces:
        return text("deck.empty", folder=str(folder))
    return Deck(folder.name, tuple(stamp), faces)


def checked_face(content: bytes) -> bytes | str:
    """The picture written anew from what was checked, or the key of the sentence that says what is wrong with it.

    Only drawings that need no other file are accepted. What is drawn has no instructions, declarations or other
    encoding that could hold more than was checked.
    """
    picture = _checked_picture(content)
    return picture if isinstance(picture, str) else written_anew(picture)


def _checked_picture(content: bytes) -> Element | str:
    try:
        written = content.decode("utf-8-sig")
        if "<!DOCTYPE" in written.upper() or "<!ENTITY" in written.upper():
            return "deck.active"  # entities can refer to other files, or grow without bound
        picture = fromstring(written)
    except (UnicodeDecodeError, ParseError, ValueError):
        return "deck.damaged"
    if _plain(picture.tag) != "svg":
        return "deck.damaged"
    for element in picture.iter():
        if _plain(element.tag) in _BARRED or any(_reaches_out(name, value) for name, value in element.items()):
            return "deck.active"
        if _plain(element.tag) == "style" and _spoken(element.text or ""):
            return "deck.active"
    if not is_bounded(picture) or _shapes(picture) > _MOST_SHAPES:
        return "deck.too_many_shapes"
    return picture


def _plain(tag: str) -> str:
    return tag.rpartition("}")[2]


def _reaches_out(name: str, value: str) -> bool:
    attribute = _plain(name).lower()
    if attribute.startswith("on"):
        return True
    if attribute in ("href", "src", "base"):
        return not value.startswith("#")
    return _spoken(value) if attribute == "style" else _foreign(value)


def _spoken(style: str) -> bool:
    """Whether a style refers to another file, or hides its text behind escapes."""
    return "\\" in style or _foreign(style)


def _foreign(style: str) -> bool:
    packed = "".join(style.split()).lower().replace('"', "").replace("'", "")
    return "@import" in packed or packed.count("url(") != packed.count("url(#") or "javascript:" in packed


def _shapes(picture: Element) -> int:
    """How many elements are drawn in all, uses followed; an element that uses itself counts as too many."""
    named = {element.get("id", ""): element for element in picture.iter() if element.get("id")}
    period = dash_period(picture)
    counted: dict[int, int] = {}
    open_now: set[int] = set()

    def count(element: Element) -> int:
        key = id(element)
        if key in open_now:
            return _MOST_SHAPES + 1
        if key not in counted:
            open_now.add(key)
            used = sum(times * count(named[name]) for name, times in _used(element, named))
            counted[key] = _weight(element) + strokes(element, period) + used + sum(count(child) for child in element)
            open_now.discard(key)
        return counted[key]

    styles = [element.text or "" for element in picture.iter() if _plain(element.tag) == "style"]
    try:
        worn = sum(count(named[name]) for style in styles for name in _named_in(style, named))
        return count(picture) + worn * sum(1 for _ in picture.iter())  # any element may have a style
    except RecursionError:
        return _MOST_SHAPES + 1


def _weight(element: Element) -> int:
    tag = _plain(element.tag)
    return _FILTER if tag.startswith("fe") else _MASK if tag == "mask" else 1


def _used(element: Element, named: Mapping[str, Element]) -> Iterator[tuple[str, int]]:
    """The elements that this element is drawn with, and how many times: a marker is drawn at every corner of a path."""
    for attribute, value in element.items():
        if _plain(element.tag) == "use" and _plain(attribute) == "href":
            names = [name for name in (value.removeprefix("#"),) if name in named]
        else:
            names = _named_in(value, named)
        for name in names:
            corners = max(2, len(element.get("d") or element.get("points") or "") // 2)
            yield name, corners if _plain(named[name].tag) == "marker" else 1


def _named_in(style: str, named: Mapping[str, Element]) -> list[str]:
    """The elements that a style draws with; gradients cost nothing."""
    names = [name.strip() for name in _REFERENCE.findall(style)]
    return [name for name in names if name in named and "Gradient" not in named[name].tag]
