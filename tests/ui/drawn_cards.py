"""Cards that one test has drawn are there for the next: to draw them is much of what a table takes at first."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QImage

from engine.cards import Card
from ui.kit.faces import CardFaces, Look

_draw = CardFaces._drawn


@lru_cache(maxsize=1000)
def drawn(look: Look, card: Card | None, width: float, ratio: float) -> QImage:
    """The card as it is drawn in this look and size; who wants to see it drawn clears what is kept."""
    return _draw(CardFaces(look), card, width, ratio)


def keep_drawn_cards() -> None:
    """From now on cards of all tables come from here; each gets a copy of its own."""
    CardFaces._drawn = lambda faces, *wanted: drawn(faces.look, *wanted).copy()  # type: ignore[method-assign]
