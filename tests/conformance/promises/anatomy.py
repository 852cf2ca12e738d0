"""Takes a value apart to its last part, as pickle would, so that nothing can hide behind ``==``."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any


def anatomy(value: object) -> Any:
    """The value as nested tuples of plain parts; raises TypeError for what cannot be pickled."""
    return _parts(value, {})


Before = dict[int, tuple[object, Any]]
"""By identity what was met before, kept alive, and its parts: the same card lies in many events."""


def _parts(value: object, before: Before) -> Any:
    if type(value) in (type(None), bool, int, float, bytes, str):
        return repr(value)
    met = before.get(id(value))
    if met is None:
        met = before[id(value)] = value, _apart(value, before)
    return met[1]


def _apart(value: object, before: Before) -> Any:
    match value:
        case type():
            return repr(value)
        case Enum():
            return type(value).__name__, value.name
        case tuple() | list():
            return type(value).__name__, *(_parts(part, before) for part in value)
        case set() | frozenset():
            return type(value).__name__, *sorted((_parts(part, before) for part in value), key=repr)
        case dict():
            return "dict", *((_parts(key, before), _parts(part, before)) for key, part in value.items())
    if is_dataclass(value) and not hasattr(value, "__dict__"):  # what pickle does in steps: slots are all there is
        return type(value).__qualname__, *(_parts(getattr(value, name), before) for name in _slots(type(value)))
    made = value.__reduce_ex__(4)
    return tuple(repr(part) if callable(part) else _parts(part, before) for part in made if part is not None)


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
