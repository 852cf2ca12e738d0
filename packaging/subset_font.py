"""Make the small font that ships: ``python packaging/subset_font.py [NotoSansCJK-Regular.ttc]``.

It holds every character that stands in our sources and their texts, all of Latin-1, kana and the usual punctuation,
cut out of Noto Sans CJK SC (Debian's package fonts-noto-cjk). Run it when words have changed: a test tells when.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FONT = ROOT / "assets" / "fonts" / "PaizhuoSans.otf"
FAMILY = "Paizhuo Sans"
SOURCES = ("app", "engine", "ui")
_INSTALLED = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
_FACE = "Noto Sans CJK SC"
_ALWAYS = (
    (0x20, 0x7E),  # ASCII
    (0xA0, 0xFF),  # Latin-1
    (0x3000, 0x3020),  # CJK punctuation
    (0x3041, 0x3096),  # hiragana
    (0x30A0, 0x30FF),  # katakana
    (0xFF01, 0xFF5E),  # full-width signs
)
_SIGNS = "–—―‘’“”„†•…‰′″‹›€™←↑→↓↔−×÷±≈≠≤≥∞■□▲△▶▼▽◀◆◇○◎●★☆♀♂♠♡♢♣♤♥♦♧♪✓①②③④⑤⑥⑦⑧⑨⑩"


def texts(root: Path = ROOT) -> Iterator[str]:
    """All texts in which words may stand: Python and Markdown files of the program."""
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".md"):
                yield path.read_text(encoding="utf-8")


def needed(root: Path = ROOT) -> set[str]:
    """Every character that a text of ours has and that is drawn."""
    return {sign for written in texts(root) for sign in written if sign.isprintable() and not _is_selector(sign)}


def always() -> set[str]:
    """What the font holds whatever the texts say, as far as its source has it."""
    return {chr(code) for first, last in _ALWAYS for code in range(first, last + 1)} | set(_SIGNS)


def _is_selector(sign: str) -> bool:
    return 0xFE00 <= ord(sign) <= 0xFE0F  # chooses between ways to draw the sign before it


def subset(source: Path, target: Path, characters: set[str]) -> set[str]:
    """Write the font with these characters; what comes back are those that the source does not have."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTCollection

    font = next(font for font in TTCollection(source).fonts if font["name"].getDebugName(4) == _FACE)
    missing = {sign for sign in characters if ord(sign) not in font.getBestCmap()}
    options = Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = ["*"]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(characters)))
    subsetter.subset(font)
    _rename(font)
    font.recalcTimestamp = False  # the same characters give the same bytes
    target.parent.mkdir(parents=True, exist_ok=True)
    font.save(target)
    return missing


def _rename(font) -> None:  # type: ignore[no-untyped-def]
    """Our family name, so that an installed Noto is never mistaken for the part of it that we ship."""
    plain = FAMILY.replace(" ", "")
    names = {
        1: FAMILY,
        2: "Regular",
        3: f"{plain}-Regular",
        4: FAMILY,
        6: f"{plain}-Regular",
        16: FAMILY,
        17: "Regular",
    }
    font["name"].names = [record for record in font["name"].names if record.nameID in (0, 13, 14)]
    for identity, words in names.items():
        font["name"].setName(words, identity, 3, 1, 0x409)
    compact = font["CFF "].cff
    compact.fontNames = [f"{plain}-Regular"]
    top = compact.topDictIndex[0]
    top.FullName, top.FamilyName = FAMILY, FAMILY


def main() -> int:
    """Write the font; 1 where a text of ours has a character that the source font lacks."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reader.add_argument("source", nargs="?", type=Path, default=_INSTALLED, help="the collection to cut from")
    source = reader.parse_args().source
    if not source.is_file():
        print(f"{source} is missing: install fonts-noto-cjk, or name the file")
        return 1
    wanted = needed()
    lacking = subset(source, FONT, wanted | always()) & wanted
    print(f"{FONT.relative_to(ROOT)}: {FONT.stat().st_size / 1024:.0f} KiB")
    if lacking:
        print("no glyph for " + " ".join(f"{sign} (U+{ord(sign):04X})" for sign in sorted(lacking)))
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
