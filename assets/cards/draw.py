"""Draw every card of both cuts and the backs: ``python assets/cards/draw.py`` writes the files beside this one."""

from __future__ import annotations

from pathlib import Path

from drawing.backs import drawn_backs
from drawing.cuts import JOKERS, LARGE, RANKS, STANDARD, SUITS, Cut, filler, joker, suited

FOLDER = Path(__file__).resolve().parent


def drawn() -> dict[str, str]:
    """The text of every file by its path beside this script, such as ``standard/10S.svg`` or ``backs/jade.svg``."""
    files = {f"backs/{name}.svg": text for name, text in drawn_backs().items()}
    for folder, cut in (("standard", STANDARD), ("large", LARGE)):
        files |= {f"{folder}/{name}.svg": text for name, text in _faces(cut).items()}
    return files


def _faces(cut: Cut) -> dict[str, str]:
    faces = {f"{rank}{suit}": suited(cut, rank, suit) for suit in SUITS for rank in RANKS}
    return faces | {name: joker(cut, name) for name in JOKERS} | {"XX": filler(cut)}


def main() -> None:
    """Write what has changed and say how many files that was."""
    changed = 0
    for name, text in drawn().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        content = text.encode("utf-8")
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)
            changed += 1
    print(f"{changed} of {len(drawn())} cards drawn anew")


if __name__ == "__main__":
    main()
