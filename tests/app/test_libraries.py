"""A machine on which no window can be opened is told what to install, in a sentence."""

from __future__ import annotations

import sys

import pytest

from app.libraries import PACKAGES, QT, XCB, missing_from, trouble, trouble_with_import

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names packages of Debian")


def without(*names: str) -> object:
    """A system that lacks these libraries."""

    def load(name: str) -> object:
        if name in names:
            raise OSError(f"{name}: cannot open shared object file")
        return object()

    return load


def test_every_library_that_is_asked_for_has_a_package() -> None:
    assert set(QT + XCB) <= set(PACKAGES)


def test_what_is_missing_is_named() -> None:
    assert missing_from(("libEGL.so.1", "libGL.so.1"), without("libGL.so.1")) == ("libGL.so.1",)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("environment", "lacking", "package"),
    [
        ({"QT_QPA_PLATFORM": "offscreen"}, "libEGL.so.1", "libegl1"),
        ({"DISPLAY": ":0"}, "libxcb-cursor.so.0", "libxcb-cursor0"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}, "libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "libGL.so.1", "libgl1"),
    ],
)
def test_a_missing_library_is_said_with_its_package(environment: dict[str, str], lacking: str, package: str) -> None:
    said = trouble(environment, without(lacking))  # type: ignore[arg-type]
    assert said is not None
    assert lacking in said
    assert f"sudo apt install {package}" in said


@pytest.mark.parametrize(
    ("environment", "lacking"),
    [
        ({"QT_QPA_PLATFORM": "offscreen"}, "libxcb-cursor.so.0"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "libxcb-cursor.so.0"),
        ({"DISPLAY": ":0"}, "libnothing.so"),
    ],
)
def test_nothing_is_said_where_nothing_needed_is_missing(environment: dict[str, str], lacking: str) -> None:
    assert trouble(environment, without(lacking)) is None  # type: ignore[arg-type]


def test_a_machine_without_a_display_is_told_so() -> None:
    said = trouble({}, without())  # type: ignore[arg-type]
    assert said is not None
    assert "DISPLAY" in said


def test_a_display_that_does_not_answer_is_named() -> None:
    said = trouble({"DISPLAY": ":97531"})
    assert said is not None
    assert ":97531" in said or "sudo apt install" in said


def test_a_wayland_display_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.libraries._wayland_answers", lambda _load: False)
    said = trouble({"WAYLAND_DISPLAY": "wayland-97"}, without())  # type: ignore[arg-type]
    assert said is not None
    assert "wayland-97" in said
    assert trouble({"WAYLAND_DISPLAY": "wayland-97", "DISPLAY": ":0"}, without()) is None  # type: ignore[arg-type]


def test_an_import_that_failed_for_a_library_names_the_package() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    said = trouble_with_import(error)
    assert said is not None
    assert "sudo apt install libegl1" in said


def test_qt_that_is_not_there_is_said_and_our_own_mistakes_are_not_hidden() -> None:
    said = trouble_with_import(ModuleNotFoundError("No module named 'PySide6'", name="PySide6"))
    assert said is not None
    assert "PySide6-Essentials" in said
    assert trouble_with_import(ImportError("cannot import name 'x' from 'ui'", name="ui")) is None
