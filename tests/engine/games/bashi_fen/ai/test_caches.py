"""What a process that plays Bashi Fen remembers of cards stays within bounds, however many hands it plays."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from engine.games import bashi_fen

MOST = 1 << 12
"""Entries of one cache: with up to sixteen times as many a master's process held 78 MB, not 53, and was no faster."""


def caches() -> dict[str, Any]:
    """Every cache of a module of the game, by its name."""
    modules = [import_module(found.name) for found in walk_packages(bashi_fen.__path__, f"{bashi_fen.__name__}.")]
    return {
        f"{module.__name__}.{name}": value
        for module in modules
        for name, value in vars(module).items()
        if hasattr(value, "cache_parameters") and value.__module__ == module.__name__
    }


def test_no_cache_grows_beyond_what_pays() -> None:
    sizes = {name: cache.cache_parameters()["maxsize"] for name, cache in caches().items()}
    assert len(sizes) > 15
    assert {name: size for name, size in sizes.items() if size is not None and size > MOST} == {}
    unbounded = {name for name, size in sizes.items() if size is None}
    assert not [name for name in unbounded if ".simulator." in name], "what is remembered there is by cards"
