"""The colours that the files carry; the screen replaces these very texts to make other palettes."""

from __future__ import annotations

PAPER = "#fbf8f1"
EDGE = "#d8d0c0"  # the hairline round a card
INK = "#1d1b1a"  # drawing that stays ink in every palette
CINNABAR = "#c8372d"  # drawing that stays cinnabar in every palette
BRASS = "#c9a45c"
BRASS_DEEP = "#93723a"
PANEL = "#f4ecdb"  # the ground of a court's window

# A suit's two tones differ by one step from ink and cinnabar, so that replacing them touches nothing else.
SUIT = {"S": "#1d1b1b", "H": "#c8372e", "C": "#1d1b1c", "D": "#c8372f"}
SUIT_SOFT = {"S": "#8f8a84", "H": "#dd8a7d", "C": "#8f8a85", "D": "#dd8a7e"}

JADE = "#1f5a4c"
JADE_DEEP = "#17453b"
CINNABAR_DEEP = "#8f241d"
INK_SOFT = "#35322f"
