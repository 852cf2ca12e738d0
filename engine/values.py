"""Frozen values with some fields changed, for values that are changed at every action of every deal.

A module of its own, because ``dataclasses.replace`` makes each value anew through its ``__init__``, which sets every
field by its name: where deals are played again, as imagining and the tests do, that is a good part of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import TypeVar

T = TypeVar("T")

_new = object.__new__


def replace(value: T, **changes: object) -> T:
    """The value with these fields changed; it has slots, and nothing to do after it is made.

    Raises TypeError for a field that it does not have.
    """
    kind: type = type(value)
    made, left = _new(type(value)), len(changes)
    for name, get, put in _slots(kind):
        if name in changes:
            put(made, changes[name])
            left -= 1
        else:
            put(made, get(value))
    if left:
        raise TypeError(f"{kind.__name__} has not all of these fields: {', '.join(changes)}")
    return made


@cache
def _slots(kind: type) -> tuple[tuple[str, Callable[[object], object], Callable[[object, object], None]], ...]:
    """Of every field: its name, and how it is read from a value and put into one that is not made yet."""
    assert not hasattr(kind, "__post_init__")
    slots = [(field.name, getattr(kind, field.name)) for field in fields(kind)]
    return tuple((name, slot.__get__, slot.__set__) for name, slot in slots)
