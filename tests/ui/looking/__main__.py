"""Takes pictures of every screen of the program in its real window, to be looked at after a change."""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

_OF_BASHI_FEN = ("sheng_ji", "tuo_la_ji", "zhao_pengyou", "big", "ten")
PARTS = ("general", "taihe_a_bao", "bao_huang", "two_against_two", "individual", *_OF_BASHI_FEN)
"""The parts by name; the pictures of each lie in a folder of its own."""
_EPILOG = """QT_QPA_PLATFORM says where the window stands (a screen of its own, by default nowhere), and QT_SCALE_FACTOR
how large it is. A file troubles.txt beside the pictures says what did not come as a person would expect it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Takes the pictures of the parts that are asked for; returns 1 where something did not come."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    said = _parser().parse_args(arguments)
    # late, because the processes of the AI players load this module, too, and need nothing of it
    from app.application import new_application
    from app.think import children
    from tests.ui.looking.camera import Camera
    from tests.ui.looking.parts import take_part
    from tests.ui.looking.person import Looks

    children.POLITENESS = 0  # nobody plays on this screen, and pictures wait for hints
    application = new_application()
    looks = Looks(said.language, said.scheme, said.size, said.contrast == "high", said.text)
    troubles = []
    for part in said.part:
        begun, camera = monotonic(), Camera(said.out / part)
        with TemporaryDirectory(prefix="paizhuo-looking-") as folder:
            try:
                take_part(part, Path(folder), looks, camera)
            except Exception:  # the other parts are worth their pictures, too
                camera.trouble(traceback.format_exc())
        troubles += camera.troubles
        print(f"{part}: {len(camera.taken)} pictures, {monotonic() - begun:.0f} s", flush=True)  # noqa: T201
    del application
    return 1 if troubles else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.ui.looking", description=__doc__, epilog=_EPILOG)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder for the pictures: OUT/PART/NNN_what.jpg")
    parser.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="of the window (1280x800)")
    parser.add_argument("--language", choices=("en", "zh_CN", "zh_TW", "ja"), default="en")
    parser.add_argument("--scheme", choices=("light", "dark"), default="light")
    parser.add_argument("--contrast", choices=("usual", "high"), default="usual")
    parser.add_argument("--text", type=int, choices=(90, 100, 115, 130, 150), default=100, help="its size in percent")
    parser.add_argument("--part", nargs="+", choices=PARTS, default=PARTS, help="what to take pictures of (all)")
    return parser


def _size(word: str) -> tuple[int, int]:
    wide, high = word.split("x")
    return int(wide), int(high)


if __name__ == "__main__":
    sys.exit(main())
