"""Files go where the custom of the system wants them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.keep.places import Places, places_of_this_machine

HOME = Path("/home/li")


@pytest.mark.parametrize(
    ("system", "environment", "expected"),
    [
        (
            "linux",
            {},
            Places(HOME / ".config/paizhuo", HOME / ".local/state/paizhuo", HOME / ".cache/paizhuo"),
        ),
        (
            "linux",
            {"XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/k"},
            Places(Path("/c/paizhuo"), Path("/s/paizhuo"), Path("/k/paizhuo")),
        ),
        (
            "linux",
            {"XDG_CONFIG_HOME": "relative", "XDG_STATE_HOME": ""},
            Places(HOME / ".config/paizhuo", HOME / ".local/state/paizhuo", HOME / ".cache/paizhuo"),
        ),
        (
            "darwin",
            {},
            Places(
                HOME / "Library/Application Support/Paizhuo",
                HOME / "Library/Application Support/Paizhuo/State",
                HOME / "Library/Caches/Paizhuo",
            ),
        ),
        (
            "win32",
            {"APPDATA": "/roaming", "LOCALAPPDATA": "/local"},
            Places(Path("/roaming/Paizhuo"), Path("/local/Paizhuo/State"), Path("/local/Paizhuo/Cache")),
        ),
    ],
)
def test_each_system_has_its_places(system: str, environment: dict[str, str], expected: Places) -> None:
    assert places_of_this_machine(system, environment, HOME) == expected
