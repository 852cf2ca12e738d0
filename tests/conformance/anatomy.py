"""Takes a value apart to its last part, as pickle would, so that nothing can hide behind ``==``."""

from __future__ import annotations

from enum import Enum
from typing import Any


def anatomy(value: object) -> Any:
    """The value as nested tuples of plain parts; raises TypeError for what cannot be pickled."""
    if type(value) in (type(None), bool, int, float, bytes, str):
        return repr(value)
    match value:
        case type():
            return repr(value)
        case Enum():
            return type(value).__name__, value.name
        case tuple() | list():
            return type(value).__name__, *map(anatomy, value)
        case set() | frozenset():
            return type(value).__name__, *sorted(map(anatomy, value), key=repr)
        case dict():
            return "dict", *((anatomy(key), anatomy(part)) for key, part in value.items())
    made = value.__reduce_ex__(4)
    return tuple(repr(part) if callable(part) else anatomy(part) for part in made if part is not None)
