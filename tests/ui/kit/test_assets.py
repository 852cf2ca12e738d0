"""Assets are found wherever the program lies."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ui.kit import assets
from ui.kit.assets import asset


def test_in_the_source_tree_they_lie_at_the_top() -> None:
    assert asset("cards", "standard", "10S.svg").is_file()
    assert asset("icon.svg").is_file()


def test_an_installed_package_carries_them_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ui" / "_assets").mkdir(parents=True)
    monkeypatch.setattr(assets, "__file__", str(tmp_path / "ui" / "kit" / "assets.py"))
    assert asset("icon.svg") == tmp_path / "ui" / "_assets" / "icon.svg"


def test_a_frozen_program_unpacks_them_beside_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert asset("fonts") == tmp_path / "assets" / "fonts"
