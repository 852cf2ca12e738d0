"""How closely the promises are looked at."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def everywhere(request: pytest.FixtureRequest) -> bool:
    """Whether ``--thorough`` asks to look at every case from every seat at every step."""
    return bool(request.config.getoption("--thorough"))
