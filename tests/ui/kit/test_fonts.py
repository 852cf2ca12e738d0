"""The font that ships can write every word we say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

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
def test_our_family_stands_last_in_every_language(language: Language) -> None:
    families = font_families(language)
    assert families[-1] == load_fonts() == "Paizhuo Sans"
    assert len(families) == len(set(families)) >= 2
