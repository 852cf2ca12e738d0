"""The palettes of the card faces: which colour replaces each colour in our files.

Our files are drawn in two colours. Each suit has its own colour value (no eye sees the difference), so a palette simply
exchanges values: ``#1d1b1c`` is clubs everywhere. A palette names only what it changes. Colour never carries a meaning
alone: every suit, and each joker, has its own shape.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

SPADES, HEARTS, CLUBS, DIAMONDS = "#1d1b1b", "#c8372e", "#1d1b1c", "#c8372f"
SPADES_SOFT, HEARTS_SOFT, CLUBS_SOFT, DIAMONDS_SOFT = "#8f8a84", "#dd8a7d", "#8f8a85", "#dd8a7e"
PAPER, EDGE, PANEL = "#fbf8f1", "#d8d0c0", "#f4ecdb"
INK, CINNABAR, CINNABAR_DEEP, INK_SOFT = "#1d1b1a", "#c8372d", "#8f241d", "#35322f"
BRASS, BRASS_DEEP, FILLER = "#c9a45c", "#93723a", "#8f8a86"

_BLACK, _RED, _GREY = "#000000", "#b3000c", "#767676"

PALETTES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "two": {},
        # Bluish green and blue stay apart from cinnabar and from one another in every common colour blindness.
        "four": {CLUBS: "#0b6b50", CLUBS_SOFT: "#7db5a2", DIAMONDS: "#1d4fa8", DIAMONDS_SOFT: "#8ba9dc"},
        "high_contrast": {
            **dict.fromkeys((SPADES, CLUBS, INK), _BLACK),
            **dict.fromkeys((HEARTS, DIAMONDS, CINNABAR), _RED),
            **dict.fromkeys((SPADES_SOFT, CLUBS_SOFT, FILLER), _GREY),
            **dict.fromkeys((HEARTS_SOFT, DIAMONDS_SOFT), "#e08a8f"),
            **dict.fromkeys((PAPER, PANEL), "#ffffff"),
            EDGE: _BLACK,
            BRASS: "#7a5a12",
            BRASS_DEEP: "#4d380a",
        },
    }
)
"""By the values of the setting `colours`."""

_COLOUR = re.compile(rb"#[0-9a-f]{6}")


def coloured(svg: bytes, palette: Mapping[str, str]) -> bytes:
    """The picture with the palette's colours in place of the file's."""
    exchange = {old.encode(): new.encode() for old, new in palette.items()}
    return _COLOUR.sub(lambda found: exchange.get(found[0], found[0]), svg) if exchange else svg
