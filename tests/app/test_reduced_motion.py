"""What desktops say about motion, and what is made of their silence."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from app.reduced_motion import motion_is_reduced


@pytest.mark.parametrize(
    ("system", "answer", "reduced"),
    [
        ("linux", "false\n", True),
        ("linux", "true\n", False),
        ("linux", "", False),
        ("darwin", "1\n", True),
        ("darwin", "0\n", False),
    ],
)
def test_the_answer_of_the_desktop_counts(
    monkeypatch: pytest.MonkeyPatch, system: str, answer: str, reduced: bool
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=answer))
    assert motion_is_reduced(system) == reduced


@pytest.mark.parametrize("trouble", [FileNotFoundError("gsettings"), subprocess.TimeoutExpired("gsettings", 0.5)])
def test_a_desktop_that_does_not_answer_wants_motion(monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise trouble

    monkeypatch.setattr(subprocess, "run", fails)
    assert not motion_is_reduced("linux")


def test_windows_is_not_asked_elsewhere() -> None:
    assert not motion_is_reduced("win32")


def test_a_frozen_program_asks_the_desktop_with_the_desktops_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, str]] = []

    def run(*_: object, env: dict[str, str], **__: object) -> Any:
        given.append(env)
        return SimpleNamespace(stdout="")

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(os, "environ", {"LD_LIBRARY_PATH": "/bundle", "A": "b"})
    monkeypatch.setattr(subprocess, "run", run)
    motion_is_reduced("linux")
    assert given == [{"A": "b"}]
