"""Files go where the custom of the system wants them, and stay where earlier versions put them."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath
from types import SimpleNamespace

import pytest

from app.keep.places import Places, places_of_this_machine

HOME = Path("/home/li")
XDG = {"XDG_CONFIG_HOME": ".config", "XDG_STATE_HOME": ".local/state", "XDG_CACHE_HOME": ".cache"}
VALUES = (None, "", "relative/folder", "~/elsewhere", "/mnt/kept", "/mnt/two words/牌")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home, and no variable that names another folder."""
    for name in XDG:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(HOME))


def first_rule(environment: dict[str, str], home: Path) -> Places:
    """Where files lay before a library was asked: the variable where it names an absolute path, else below home."""
    told = ((Path(environment.get(name, "")), home / usual) for name, usual in XDG.items())
    return Places(*((named if named.is_absolute() else usual) / "paizhuo" for named, usual in told))


@pytest.mark.parametrize("name", XDG)
@pytest.mark.parametrize("value", VALUES)
def test_a_linux_desktop_keeps_files_where_they_were(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str | None
) -> None:
    if value is not None:
        monkeypatch.setenv(name, value)
    assert places_of_this_machine("linux") == first_rule({name: value or ""}, HOME)


def test_without_home_the_account_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pytest.importorskip("pwd"), "getpwuid", lambda _uid: SimpleNamespace(pw_dir="/home/wang"))
    assert places_of_this_machine("linux") == first_rule({}, Path("/home/wang"))


def test_an_unknown_account_without_home_has_no_places_but_named_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(uid: int) -> None:
        raise KeyError(uid)

    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pytest.importorskip("pwd"), "getpwuid", unknown)
    with pytest.raises(RuntimeError, match="home directory"):
        places_of_this_machine("linux")
    for name in XDG:
        monkeypatch.setenv(name, "/mnt/kept")
    assert places_of_this_machine("linux") == Places(*[Path("/mnt/kept/paizhuo")] * 3)


def test_a_mac_keeps_files_in_its_library_whatever_xdg_says(monkeypatch: pytest.MonkeyPatch) -> None:
    support = HOME / "Library/Application Support/Paizhuo"
    expected = Places(support, support / "State", HOME / "Library/Caches/Paizhuo")
    assert places_of_this_machine("darwin") == expected
    for name in ("XDG_DATA_HOME", *XDG):
        monkeypatch.setenv(name, "/mnt/kept")
    assert places_of_this_machine("darwin") == expected


def test_windows_keeps_settings_with_the_account_and_saves_on_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Windows itself answers is asked on Windows alone; here its two folders are named."""
    monkeypatch.setenv("WIN_PD_OVERRIDE_APPDATA", r"C:\Users\li\AppData\Roaming")
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", r"C:\Users\li\AppData\Local")
    found = places_of_this_machine("win32")
    assert [PureWindowsPath(each) for each in (found.settings, found.state, found.cache)] == [
        PureWindowsPath(r"C:\Users\li\AppData\Roaming\Paizhuo"),
        PureWindowsPath(r"C:\Users\li\AppData\Local\Paizhuo\State"),
        PureWindowsPath(r"C:\Users\li\AppData\Local\Paizhuo\Cache"),
    ]
