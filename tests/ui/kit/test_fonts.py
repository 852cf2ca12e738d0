"""The font that ships can write every word we say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QTextLayout

from engine.words import Language
from ui.kit.assets import asset
from ui.kit.fonts import font_families, load_fonts


@pytest.fixture(scope="module")
def subset_font() -> ModuleType:
    path = Path(__file__).resolve().parents[3] / "packaging" / "subset_font.py"
    spec = importlib.util.spec_from_file_location("subset_font", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_character_of_our_texts_is_in_the_font(subset_font: ModuleType) -> None:
    with TTFont(asset("fonts", "PaizhuoSans.otf")) as font:
        held = {chr(code) for code in font.getBestCmap()}
    lacking = subset_font.needed() - held
    assert not lacking, f"run packaging/subset_font.py: no glyph for {''.join(sorted(lacking))}"


def test_the_characters_are_really_collected(subset_font: ModuleType) -> None:
    assert set("泰和包牌過あ♠") <= subset_font.needed()


def test_the_font_has_its_licence_beside_it() -> None:
    assert "SIL OPEN FONT LICENSE Version 1.1" in asset("fonts", "LICENSE").read_text()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", Language)
def test_our_family_stands_behind_what_is_installed(language: Language) -> None:
    families = font_families(language)
    assert load_fonts() == "Paizhuo Sans" in families
    assert len(families) == len(set(families)) >= 2
    assert language is not Language.EN or families[-1] == "Paizhuo Sans"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("language", "words"), [("zh_CN", "第8局"), ("zh_TW", "第8局"), ("ja", "第8ハンド")])
def test_figures_among_characters_are_of_the_same_font(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    systems = QFontDatabase.WritingSystem
    chinese = {*QFontDatabase.families(systems.SimplifiedChinese), *QFontDatabase.families(systems.Japanese)}
    latin = [family for family in QFontDatabase.families(systems.Latin) if family not in chinese]
    if not latin:
        pytest.skip("every installed font has Chinese characters")
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _which: QFont(latin[0]))
    font = QFont()
    font.setFamilies(font_families(Language(language)))
    layout = QTextLayout(words, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert len({run.rawFont().familyName() for run in layout.glyphRuns()}) == 1
