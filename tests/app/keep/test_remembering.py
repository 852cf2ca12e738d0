"""What is set is remembered soon, once, and not for good where only the command line said it."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.arguments import read_arguments
from app.keep.remembering import Memory
from app.keep.settings import load_settings
from engine.games import GAMES
from ui.kit.settings import Settings
from ui.pages.lobby.lobby_choice import LobbyChoice

TAIHE = GAMES["taihe_a_bao"]


def said(*words: str) -> dict[str, object]:
    """The settings that the command line says for this run."""
    return read_arguments(words, GAMES).for_this_run


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def stored(path: Path) -> Settings:
    return load_settings(path, GAMES)[0].settings


def test_several_changes_in_a_row_are_written_once_and_soon(path: Path, qtbot: QtBot) -> None:
    memory = Memory(path, GAMES, said())
    for pace in (100, 200, 300):
        memory.take_settings(Settings(pace=pace))
    assert not path.exists()
    qtbot.waitUntil(path.exists)
    assert stored(path).pace == 300


def test_closing_writes_what_waits(path: Path) -> None:
    memory = Memory(path, GAMES, said())
    memory.take_settings(Settings(sound=True))
    memory.take_window(b"\x01\xff")
    memory.take_lobby(LobbyChoice("taihe_a_bao", "taihe", TAIHE.options(), ("greedy",) * 3, 42))
    memory.close()
    again = Memory(path, GAMES, said())
    assert again.settings.sound
    assert again.window == b"\x01\xff"
    assert again.lobby == LobbyChoice("taihe_a_bao", "taihe", TAIHE.options(), ("greedy",) * 3, None)


def test_what_another_running_copy_has_set_stays(path: Path) -> None:
    first, second = Memory(path, GAMES, said()), Memory(path, GAMES, said())
    first.take_settings(Settings(table="ink", pace=100))
    first.take_lobby(LobbyChoice("taihe_a_bao", "taihe", TAIHE.options(), ("greedy",) * 3, None))
    first.save()
    second.take_window(b"\x01")
    second.take_settings(Settings(sound=True))
    second.close()
    kept, _ = load_settings(path, GAMES)
    assert kept.settings == Settings(table="ink", pace=100, sound=True)
    assert kept.window
    assert kept.lobby is not None
    first.take_settings(Settings(pace=100))
    first.close()
    assert stored(path) == Settings(pace=100, sound=True)  # the usual table again, and the other copy's sound


def test_settings_that_could_not_be_read_are_not_overwritten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    path.write_text('{"settings": {"table": "ink"}}')
    failed: list[str] = []

    def locked(_path: Path, _most: int) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as disk:
        disk.setattr("app.keep.settings.read_ordinary", locked)
        memory = Memory(path, GAMES, said())
        memory.failed.connect(lambda told: failed.append(told.key))
        memory.take_settings(Settings(sound=True))
        memory.save()
    assert failed == ["notice.settings_not_saved"]
    assert stored(path) == Settings(table="ink")
    memory.save()
    assert stored(path) == Settings(table="ink", sound=True)


def test_settings_that_were_spoilt_meanwhile_are_set_aside(path: Path) -> None:
    memory = Memory(path, GAMES, said())
    memory.take_settings(Settings(sound=True))
    path.parent.mkdir()
    path.write_text("spoilt")
    memory.save()
    assert stored(path).sound
    assert path.with_name("settings.json.damaged-1").read_text() == "spoilt"


def test_nothing_is_written_where_nothing_has_changed(path: Path) -> None:
    memory = Memory(path, GAMES, said("--lang", "ja"))
    memory.close()
    assert not path.exists()


def test_what_the_command_line_says_holds_for_this_run_only(path: Path) -> None:
    memory = Memory(path, GAMES, said("--lang", "ja", "--no-animation"))
    assert (memory.settings.language, memory.settings.speed) == ("ja", "off")
    memory.take_settings(replace(memory.settings, table="ink"))
    memory.close()
    assert stored(path) == Settings(table="ink")
    assert memory.settings.language == "ja"


def test_a_language_chosen_by_hand_stays_for_good(path: Path) -> None:
    memory = Memory(path, GAMES, said("--lang", "ja"))
    memory.take_settings(replace(memory.settings, language="zh_TW"))
    memory.close()
    assert stored(path).language == "zh_TW"
    assert memory.settings.language == "zh_TW"


def test_settings_that_cannot_be_saved_are_said(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    memory = Memory(tmp_path / "file" / "settings.json", GAMES, said())
    memory.take_settings(Settings(sound=True))
    with qtbot.waitSignal(memory.failed) as failed:
        memory.close()
    assert failed.args is not None
    assert failed.args[0].key == "notice.settings_not_saved"


@pytest.mark.parametrize("window", ["???", "é", 7, None])
def test_a_place_of_the_window_that_cannot_be_read_is_forgotten(path: Path, window: object) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"settings": {}, "window": window}))
    assert Memory(path, GAMES, said()).window == b""
