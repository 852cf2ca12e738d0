"""Contact sheets of the cards; ``python -m tests.ui.contact_sheets`` draws the pictures in golden/ anew.

Look at the new pictures before committing them.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from engine.cards import BLACK_JOKER, EMPEROR, EUNUCH, FILLER, RED_JOKER, STANDARD, Card
from ui.kit.faces import CardFaces, Look, shadow_margin

GOLDEN = Path(__file__).parent / "golden"
WIDTH, COLUMNS, GAP = 60, 13, 8
ALL_FACES: tuple[Card, ...] = (*STANDARD, BLACK_JOKER, RED_JOKER, EUNUCH, EMPEROR, FILLER)
LOOKS = {
    "standard_two": Look(),
    "standard_four": Look(colours="four", back="cinnabar"),
    "standard_high_contrast": Look(colours="high_contrast", back="ink"),
    "large_two": Look(cut="large"),
}


def contact_sheet(look: Look) -> QImage:
    """All faces and the back, on felt."""
    cards = (*ALL_FACES, None)
    step, rise = WIDTH + GAP, round(WIDTH * 1.4) + GAP
    sheet = QImage(COLUMNS * step + GAP, -(-len(cards) // COLUMNS) * rise + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#1f4d43"))
    faces, margin = CardFaces(look), shadow_margin(WIDTH)
    painter = QPainter(sheet)
    for place, card in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        corner = QPointF(GAP + column * step - margin, GAP + row * rise - margin)
        painter.drawPixmap(corner, faces.pixmap(card, WIDTH))
    painter.end()
    return sheet


def main() -> None:
    """Write all sheets."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    GOLDEN.mkdir(exist_ok=True)
    for name, look in LOOKS.items():
        contact_sheet(look).save(str(GOLDEN / f"{name}.png"))
    application.quit()


if __name__ == "__main__":
    main()
