"""What programs from outside are given of a frozen program's environment: nothing that the bundle needs for itself."""

from __future__ import annotations

import os
import sys

import pytest

from app.outside_environment import environment_for_outsiders

BUNDLE = "/opt/paizhuo/_internal"
STARTER = {
    "LD_LIBRARY_PATH": BUNDLE,
    "_PYI_ARCHIVE_FILE": "/opt/paizhuo/paizhuo",
    "_PYI_APPLICATION_HOME_DIR": BUNDLE,
    "_PYI_PARENT_PROCESS_LEVEL": "1",
    "_PYI_LINUX_PROCESS_NAME": "paizhuo",
    "QT_PLUGIN_PATH": f"{BUNDLE}/PySide6/Qt/plugins",
    "QML2_IMPORT_PATH": f"{BUNDLE}/PySide6/Qt/qml",
}
PERSON = {"HOME": "/home/li", "PATH": "/usr/bin::/opt/paizhuo/_internal-not", "LANG": "zh_CN.UTF-8"}


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", BUNDLE, raising=False)


@pytest.mark.usefixtures("frozen")
def test_what_the_starter_set_is_taken_away() -> None:
    assert environment_for_outsiders({**PERSON, **STARTER}) == PERSON


@pytest.mark.usefixtures("frozen")
def test_what_was_set_before_the_start_is_set_again() -> None:
    before = {**PERSON, "LD_LIBRARY_PATH": "/own/lib", "QT_PLUGIN_PATH": "/own/plugins"}
    during = {**PERSON, **STARTER, "LD_LIBRARY_PATH": f"{BUNDLE}:/own/lib", "LD_LIBRARY_PATH_ORIG": "/own/lib"}
    during["PATH"] = os.pathsep.join((BUNDLE, PERSON["PATH"]))
    during["QT_PLUGIN_PATH"] = os.pathsep.join((f"{BUNDLE}/PySide6/plugins", "/own/plugins"))
    assert environment_for_outsiders(during) == before


def test_a_program_that_is_not_frozen_passes_on_what_it_has() -> None:
    assert environment_for_outsiders({**PERSON, **STARTER}) == {**PERSON, **STARTER}
