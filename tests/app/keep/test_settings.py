"""Settings come back as they were, damaged ones are set aside, and what is from the future is kept."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from app.keep.settings import Kept, load_settings, save_settings
from engine.games import GAMES
from engine.options import Choice, options_of, rule, values_worth_testing, write_options
from tests.fixtures import renamed
from ui.kit.settings import Settings
from ui.pages.lobby.lobby_choice import LobbyChoice

TAIHE = GAMES["taihe_a_bao"]
CHOICE = LobbyChoice("taihe_a_bao", "five_seats", TAIHE.options(seats=5, hands="endless"), ("random",) * 4)


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json", GAMES) == (Kept(), None)


@pytest.mark.parametrize("option", options_of(Settings), ids=lambda option: option.name)
def test_every_setting_comes_back_as_it_was(tmp_path: Path, option: object) -> None:
    for value in values_worth_testing(option):  # type: ignore[arg-type]
        settings = replace(Settings(), **{option.name: value})  # type: ignore[attr-defined]
        save_settings(tmp_path / "settings.json", Kept(settings))
        assert load_settings(tmp_path / "settings.json", GAMES)[0].settings == settings


def test_the_lobbys_choice_is_remembered(tmp_path: Path) -> None:
    save_settings(tmp_path / "new" / "settings.json", Kept(lobby=CHOICE))
    assert load_settings(tmp_path / "new" / "settings.json", GAMES)[0].lobby == CHOICE


def test_what_a_newer_program_wrote_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps(
            {
                "paizhuo_settings": 9,
                "settings": {"hologram": True, "table": "sky", "pace": 100},
                "badges": [1, 2],
                "lobby": {"game": "chess"},
            }
        )
    )
    kept, told = load_settings(path, GAMES)
    assert told is None
    assert kept.settings == Settings(pace=100)
    assert kept.lobby is None
    save_settings(path, replace(kept, settings=replace(kept.settings, sound=True)))
    written = json.loads(path.read_text())
    assert written["badges"] == [1, 2]
    assert written["paizhuo_settings"] == 9
    assert written["settings"]["hologram"] is True
    assert written["settings"]["table"] == "sky"  # a value that only the newer program knows
    assert written["lobby"] == {"game": "chess"}
    assert written["settings"]["sound"] is True


def test_what_a_person_sets_anew_takes_the_place_of_what_a_newer_program_wrote(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"settings": {"table": "sky"}, "lobby": {"game": "chess"}}))
    kept, _ = load_settings(path, GAMES)
    save_settings(path, replace(kept, settings=replace(kept.settings, table="ink"), lobby=CHOICE))
    again, _ = load_settings(path, GAMES)
    assert again.settings.table == "ink"
    assert again.lobby == CHOICE


def test_damaged_settings_in_a_folder_that_cannot_be_written_stop_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"{")
    monkeypatch.setattr(Path, "rename", read_only)
    kept, told = load_settings(path, GAMES)
    assert kept == Kept()
    assert told is not None
    assert dict(told.args)["name"] == "settings.json"
    assert path.read_bytes() == b"{"


def read_only(*_: object, **__: object) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b'{"settings": 3}', b"\xff\xfe", b"[" * 100_000])
def test_damaged_settings_are_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    kept, told = load_settings(path, GAMES)
    assert kept == Kept()
    assert told is not None
    assert dict(told.args)["name"] == "settings.json.damaged-1"
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == content
    assert not path.exists()


@pytest.mark.parametrize(
    "lobby",
    [
        {"game": "taihe_a_bao", "preset": "gone", "options": {}, "opponents": []},
        {"game": "taihe_a_bao", "preset": "taihe", "options": {"seats": 9}, "opponents": []},
        {"game": "taihe_a_bao", "preset": "taihe", "options": {"collapse_doubles": True}, "opponents": []},
        {"game": "taihe_a_bao"},
        [],
        7,
    ],
)
def test_a_choice_that_is_no_longer_possible_is_forgotten(tmp_path: Path, lobby: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"settings": {}, "lobby": lobby}))
    assert load_settings(path, GAMES)[0].lobby is None


@dataclass(frozen=True, slots=True)
class Later(Settings):
    """Our settings, one of them with a name and a value that it had not earlier."""

    light: str = rule(
        Choice(("dim", "bright")), "dim", "", "look", formerly=("lamp",), values_formerly={"full": "bright"}
    )


@pytest.mark.parametrize(
    ("earlier", "light", "written_again"),
    [
        ({"lamp": "full"}, "bright", {"light": "bright"}),
        ({"lamp": "dim"}, "dim", {"light": "dim"}),
        ({"light": "full"}, "bright", {"light": "bright"}),
        ({"light": "dim", "lamp": "full"}, "dim", {"light": "dim"}),
        ({"lamp": "neon"}, "dim", {"light": "neon"}),  # a value of another version, kept until it is set anew
    ],
)
def test_a_setting_of_an_earlier_version_is_read_and_written_by_todays_name(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    earlier: dict[str, str],
    light: str,
    written_again: dict[str, str],
) -> None:
    monkeypatch.setattr("app.keep.settings.Settings", Later)
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"settings": {"pace": 100, **earlier}}))
    kept, told = load_settings(path, GAMES)
    assert told is None
    assert kept.settings == Later(light=light, pace=100)
    save_settings(path, kept)
    assert json.loads(path.read_text())["settings"] == {**write_options(Later(pace=100)), **written_again}


def test_the_lobbys_choice_of_an_earlier_version_is_read_and_written_by_todays_names(tmp_path: Path) -> None:
    path, games = tmp_path / "settings.json", {"tribute": renamed.NOW}
    choice = LobbyChoice("tribute", "usual", renamed.SAID_BEFORE, ("random",) * 3)
    save_settings(path, Kept(lobby=choice))
    kept, _ = load_settings(path, games)
    assert kept.lobby == replace(choice, options=renamed.MEANT_NOW)
    save_settings(path, kept)
    assert json.loads(path.read_text())["lobby"]["options"] == write_options(renamed.MEANT_NOW)


def test_a_choice_that_says_two_things_of_one_option_is_left_as_it_is(tmp_path: Path) -> None:
    path, games = tmp_path / "settings.json", {"tribute": renamed.NOW}
    options = {"slow": True, "tempo": "brisk"}
    lobby = {"game": "tribute", "preset": "usual", "options": options, "opponents": ["random"] * 3}
    path.write_text(json.dumps({"settings": {}, "lobby": lobby}))
    kept, _ = load_settings(path, games)
    assert kept.lobby is None
    save_settings(path, kept)
    assert json.loads(path.read_text())["lobby"] == lobby
