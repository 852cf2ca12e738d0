"""Takes a value apart to its last part, as pickle would, so that nothing can hide behind ``==``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

Before = dict[int, tuple[object, Any]]
"""By identity what was met before, kept alive, and its parts: the same card lies in many events."""
Apart = Callable[[Any, Before], Any]
"""How a value of one type is taken apart."""


def anatomy(value: object) -> Any:
    """The value as nested tuples of plain parts; raises TypeError for what cannot be pickled."""
    return _parts(value, {})


def _parts(value: object, before: Before) -> Any:
    met = before.get(id(value))
    if met is None:
        met = before[id(value)] = value, _way(type(value))(value, before)
    return met[1]


@cache
def _way(kind: type) -> Apart:
    """How values of exactly this type are taken apart, found once: there are millions of values and few types."""
    name = kind.__name__
    if kind in (type(None), bool, int, float, bytes, str) or issubclass(kind, type):
        return lambda value, _: repr(value)
    if issubclass(kind, Enum):
        return lambda value, _: (name, value.name)
    if issubclass(kind, tuple | list):
        return lambda value, before: (name, *[_parts(part, before) for part in value])
    if issubclass(kind, set | frozenset):
        return lambda value, before: (name, *sorted((_parts(part, before) for part in value), key=repr))
    if issubclass(kind, dict):
        return lambda value, before: ("dict", *_items(value, before))
    if is_dataclass(kind) and "__dict__" not in dir(kind):  # what pickle does in steps: slots are all there is
        title, names = kind.__qualname__, tuple(field.name for field in fields(kind))
        return lambda value, before: (title, *[_parts(getattr(value, name), before) for name in names])
    return _pickled


def _items(value: dict[Any, Any], before: Before) -> Iterator[Any]:
    return ((_parts(key, before), _parts(part, before)) for key, part in value.items())


def _pickled(value: object, before: Before) -> Any:
    made = value.__reduce_ex__(4)
    return tuple(repr(part) if callable(part) else _parts(part, before) for part in made if part is not None)
