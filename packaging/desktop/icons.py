"""The icon in every form wanted: PNG from 16 to 512 and SVG for Linux, ``.ico`` for Windows, ``.icns`` for Macs.

Run by the environment for building: ``python packaging/desktop/icons.py FOLDER`` (it needs PySide6 and Pillow).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)


def draw(folder: Path) -> None:
    """Writes ``16.png`` … ``512.png``, ``paizhuo.svg``, ``paizhuo.ico`` and ``paizhuo.icns`` into the folder."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PIL import Image
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    source = ROOT / "assets" / "icon.svg"
    renderer = QSvgRenderer(str(source))
    for size in (*SIZES, 1024):
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        image.save(str(folder / f"{size}.png"))
    shutil.copyfile(source, folder / "paizhuo.svg")
    pictures = {size: Image.open(folder / f"{size}.png").convert("RGBA") for size in (*SIZES, 1024)}
    small = [pictures[size] for size in WINDOWS]
    small[-1].save(folder / "paizhuo.ico", sizes=[(size, size) for size in WINDOWS], append_images=small[:-1])
    pictures[1024].save(folder / "paizhuo.icns", append_images=[pictures[size] for size in (32, 64, 128, 256, 512)])
    (folder / "1024.png").unlink()
    with Image.open(folder / "paizhuo.ico") as ico, Image.open(folder / "paizhuo.icns") as icns:
        if set(ico.info["sizes"]) != {(size, size) for size in WINDOWS} or icns.size != (1024, 1024):
            sys.exit("the icons for Windows or macOS cannot be read back in every size")
    application.quit()


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
