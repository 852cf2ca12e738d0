"""What ``--diagnose`` prints helps with a fault and betrays nobody."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.__main__ import run
from app.diagnosis import diagnosis
from app.keep.places import Places
from app.keep.saves import new_slot
from engine.options import Switch, rule
from ui.kit.settings import Settings


def places_in(home: Path) -> Places:
    return Places(home / ".config" / "paizhuo", home / "state", home / "cache")


def line(told: str, name: str) -> list[str]:
    return [each.removeprefix(f"{name}:").strip() for each in told.splitlines() if each.startswith(f"{name}:")]


def test_it_says_what_there_is(tmp_path: Path) -> None:
    told = diagnosis(places_in(tmp_path), {"LANG": "zh_CN.UTF-8", "DISPLAY": "secret-host:0"}, tmp_path)
    assert line(told, "games")[0].startswith("taihe_a_bao, ")
    assert line(told, "Qt")[0].startswith("6.")
    assert line(told, "display") == ["DISPLAY set"]
    assert line(told, "settings") == ["~/.config/paizhuo, not there yet", "as usual"]
    assert line(told, "sessions") == ["0 to go on with, 0 of another version, 0 damaged, 0 unreadable"]


def test_it_says_what_was_set_and_saved_but_no_name_and_no_word_of_anybody(tmp_path: Path) -> None:
    home = tmp_path / "li-hua"
    places = places_in(home)
    places.settings.mkdir(parents=True)
    written = {"settings": {"table": "ink", "sort": "li-hua", "secret": "li-hua"}, "deck": str(home / "li-hua")}
    (places.settings / "settings.json").write_text(json.dumps(written))
    slot = new_slot(places.state / "sessions")
    slot.write(b"li-hua")
    told = diagnosis(places, {"LANG": "en_GB.UTF-8", "HOME": str(home), "USER": "li-hua"}, home)
    slot.close()
    assert line(told, "settings")[1] == "table ink, sort unknown, 1 that this version does not know"
    assert "1 damaged" in line(told, "sessions")[0]
    assert "li-hua" not in told
    elsewhere = diagnosis(places, {}, tmp_path / "another")
    assert line(elsewhere, "state")[0].startswith("elsewhere, mode 0")
    assert "li-hua" not in elsewhere


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"{", b'{"settings": 3}', b"[" * 100_000])
def test_damaged_settings_are_told_and_left_where_they_are(tmp_path: Path, content: bytes) -> None:
    places = places_in(tmp_path)
    places.settings.mkdir(parents=True)
    (places.settings / "settings.json").write_bytes(content)
    assert line(diagnosis(places, {}, tmp_path), "settings")[1].startswith("cannot be read")
    assert (places.settings / "settings.json").read_bytes() == content


@dataclass(frozen=True, slots=True)
class Later(Settings):
    """Our settings, one of them with a name that it had not earlier."""

    light: bool = rule(Switch(), False, "", "look", formerly=("lamp",))


def test_a_setting_of_an_earlier_version_is_told_by_todays_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.diagnosis.Settings", Later)
    places = places_in(tmp_path)
    places.settings.mkdir(parents=True)
    (places.settings / "settings.json").write_text(json.dumps({"settings": {"lamp": True, "pace": 100}}))
    assert line(diagnosis(places, {}, tmp_path), "settings")[1] == "light True, pace 100"


def test_it_is_printed_without_a_display(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    assert run(["--diagnose"]) == 0
    assert capsys.readouterr().out.startswith("Paizhuo:")
