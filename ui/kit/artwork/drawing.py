"""A drawing as a tree of elements: written anew as plain SVG, with an estimate of how costly its lines are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape  # not xml.sax: it would load network modules, which a bundle does not have
from xml.etree.ElementTree import Element

_SVG, _XLINK, _XML = (
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/XML/1998/namespace",
)
_PREFIXES = {"": "", _XLINK: "xlink:", _XML: "xml:"}
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_DASHES = re.compile(r"stroke-dasharray\s*:\s*([^;}]*)", re.IGNORECASE)
_LINES = frozenset(("d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height"))
_LARGEST = 100_000
_LARGEST_OF_AREAS = 2_000
"""The largest number in filters, masks and patterns, since each may need a picture of its own in this size."""
_AREAS = frozenset(("filter", "mask", "pattern", "marker"))
_NUMBERS_A_SHAPE = 5
_ROUND = 7
"""An arc, like everything else, is shorter than this many times the sum of its numbers."""


def written_anew(picture: Element) -> bytes:
    """The tree as UTF-8, without instructions, declarations, comments and other programs' elements."""
    return "".join(_written(picture, f' xmlns="{_SVG}" xmlns:xlink="{_XLINK}"')).encode()


def _written(element: Element, spaces: str = "") -> Iterator[str]:
    space, name = _split(element.tag)
    if space not in ("", _SVG):
        return
    yield f"<{name}{spaces}"
    for attribute, value in element.items():
        space, plain = _split(attribute)
        if space in _PREFIXES:
            yield f" {_PREFIXES[space]}{plain}={_quoted(value)}"
    yield f">{escape(element.text or '', quote=False)}"
    for child in element:
        yield from _written(child)
        yield escape(child.tail or "", quote=False)
    yield f"</{name}>"


def _split(tag: str) -> tuple[str, str]:
    space, _, name = tag.rpartition("}")
    return space.removeprefix("{"), name


def is_bounded(picture: Element) -> bool:
    """Whether no number of the drawing is far beyond its paper, and no dashes grow with the page."""
    scaled = False
    for element in picture.iter():
        area = _split(element.tag)[1] in _AREAS
        for attribute, value in element.items():
            name = _split(attribute)[1]
            scaled = scaled or name == "vector-effect" or "vector-effect" in value
            measured = name in _LINES or name in ("transform", "viewBox", "stroke-width", "font-size")
            most = _LARGEST_OF_AREAS if area and name in _LINES else _LARGEST
            if measured and any(abs(number) > most for number in _numbers(value)):
                return False
        scaled = scaled or "vector-effect" in (element.text or "")
    return not (scaled and dash_period(picture) is not None)


def dash_period(picture: Element) -> float | None:
    """The shortest length after which a row of dashes repeats; None where no line is dashed."""
    said = [element.get("stroke-dasharray") for element in picture.iter()]
    for element in picture.iter():
        for style in (element.get("style") or "", element.text or ""):
            said += _DASHES.findall(style)
    rows = [sum(map(abs, _numbers(row))) for row in said if row is not None and row.strip() not in ("", "none")]
    return min(rows, default=None)


def strokes(element: Element, period: float | None) -> int:
    """How many shapes the lines of an element count for, by their numbers and by dashes of this period."""
    numbers = [number for name, value in element.items() if name in _LINES for number in _numbers(value)]
    pieces = len(numbers) // _NUMBERS_A_SHAPE
    if period is not None and numbers:
        length = _ROUND * sum(map(abs, numbers))
        pieces += int(min(length / period, _LARGEST)) if period > 0 else _LARGEST
    return pieces


def _numbers(value: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(value)]


def _quoted(value: str) -> str:
    """The value of an attribute in quotes, with white space that a reader would otherwise normalise."""
    kept = escape(value).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    return f'"{kept}"'
