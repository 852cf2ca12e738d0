"""The fonts of words: the system's own, a good Chinese or Japanese one where installed, ours otherwise."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFontDatabase, QFontInfo

from engine.words import Language
from ui.kit.assets import asset

_INSTALLED: dict[Language, tuple[str, ...]] = {
    Language.EN: (),
    Language.ZH_CN: (
        "PingFang SC",
        "Microsoft YaHei UI",
        "Microsoft YaHei",
        "Noto Sans CJK SC",
        "Noto Sans SC",
        "Source Han Sans SC",
        "Source Han Sans CN",
    ),
    Language.ZH_TW: (
        "PingFang TC",
        "PingFang HK",
        "Microsoft JhengHei UI",
        "Microsoft JhengHei",
        "Noto Sans CJK TC",
        "Noto Sans CJK HK",
        "Noto Sans TC",
        "Source Han Sans TC",
    ),
    Language.JA: (
        "Hiragino Sans",
        "Yu Gothic UI",
        "Yu Gothic",
        "Noto Sans CJK JP",
        "Noto Sans JP",
        "Source Han Sans JP",
        "IPAexGothic",
    ),
}


_WRITTEN = {
    Language.ZH_CN: QFontDatabase.WritingSystem.SimplifiedChinese,
    Language.ZH_TW: QFontDatabase.WritingSystem.TraditionalChinese,
    Language.JA: QFontDatabase.WritingSystem.Japanese,
}


@cache
def load_fonts() -> str:
    """Adds our font to Qt (which needs an application) and returns its family; raises OSError if it is lost."""
    file = asset("fonts", "PaizhuoSans.otf")
    number = QFontDatabase.addApplicationFont(str(file))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    if not families:
        raise OSError(f"the font {file} is missing or damaged: install Paizhuo anew")
    return families[0]


def font_families(language: Language) -> list[str]:
    """The families for texts in this language, first choice first, for `QFont.setFamilies`.

    A system font without the language's characters comes last, since its digits would be of another weight than our
    letters. So does one made for another of our languages, which has that language's forms of 。 and other signs. The
    first family must differ between languages: otherwise Qt keeps the later families that it has used once.
    """
    ours = load_fonts()
    system = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).family()
    good = [family for family in _INSTALLED[language] if QFontDatabase.hasFamily(family)]
    if language is Language.EN or _is_for(system, language):
        return list(dict.fromkeys((system, *good[:1], ours)))
    return list(dict.fromkeys((*good[:1], ours, system)))


def _is_for(family: str, language: Language) -> bool:
    """Whether this family has the language's characters, and was not made for another of our languages."""
    others = {each for other, families in _INSTALLED.items() if other is not language for each in families}
    return _WRITTEN[language] in QFontDatabase.writingSystems(family) and family not in others
