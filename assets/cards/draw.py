"""Draw every card, the backs, the people at the table and the icon.

``python assets/cards/draw.py`` writes the files in ``assets``.
"""

from __future__ import annotations

from pathlib import Path

from drawing.backs import drawn_backs
from drawing.cuts import JOKERS, LARGE, RANKS, STANDARD, SUITS, Cut, filler, joker, suited
from drawing.icon import drawn_icon
from drawing.portraits import drawn_portraits

ASSETS = Path(__file__).resolve().parents[1]


def drawn() -> dict[str, str]:
    """The text of every file by its path under ``assets``: ``cards/standard/10S.svg``, ``cards/backs/jade.svg``."""
    files = {f"cards/backs/{name}.svg": text for name, text in drawn_backs().items()}
    files |= {f"portraits/{name}.svg": text for name, text in drawn_portraits().items()}
    for folder, cut in (("standard", STANDARD), ("large", LARGE)):
        files |= {f"cards/{folder}/{name}.svg": text for name, text in _faces(cut).items()}
    return files | {"icon.svg": drawn_icon()}


def _faces(cut: Cut) -> dict[str, str]:
    faces = {f"{rank}{suit}": suited(cut, rank, suit) for suit in SUITS for rank in RANKS}
    return faces | {name: joker(cut, name) for name in JOKERS} | {"XX": filler(cut)}


def main() -> None:
    """Write what has changed and say how many files that was."""
    changed = 0
    for name, text in drawn().items():
        path = ASSETS / name
        path.parent.mkdir(exist_ok=True)
        content = text.encode("utf-8")
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)
            changed += 1
    print(f"{changed} of {len(drawn())} pictures drawn anew")


if __name__ == "__main__":
    main()
