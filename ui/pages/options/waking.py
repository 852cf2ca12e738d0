"""What would have to be agreed for an option to act that has nothing to act on: the fewest changes found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from engine.options import Choice, GameOptions, Option, Range, Value, differences, options_of, values_worth_testing

Acts = Callable[[GameOptions], bool]
"""Whether the option acts with these options, and they go together."""
SEATS = "seats"
"""The option that is changed last to make another one act: who plays is settled before how."""


MANY = 100
"""Of more numbers than these the one that was tried is named alone."""


@dataclass(frozen=True, slots=True)
class OptionChange:
    """A value that an option is to be changed to.

    ``upto``: the last number that does as well, with all between; None where there is no other. ``open``: it is the
    first or last number that there is.
    """

    option: Option
    value: Value
    upto: int | None = None
    open: bool = False


def waking(options: GameOptions, name: str, acts: Acts, known: Iterable[GameOptions] = ()) -> tuple[OptionChange, ...]:
    """One change that makes this option act; else several on the way to one of the ``known`` tables, or to one that
    differs from it in one change, where it acts."""
    alone = _one(options, name, acts)
    if alone is not None:
        return (_widened(options, *alone, acts),)
    ways = []
    for each in known:
        there = replace(each, **{name: getattr(options, name)})
        last = None if acts(there) else _one(there, name, acts)
        if last is not None:
            there = replace(there, **{last[0].name: _widened(there, *last, acts).value})
        if acts(there):
            ways.append(_needed(options, there, acts))
    return min(ways, key=len, default=())


def _one(options: GameOptions, name: str, acts: Acts) -> tuple[Option, Value] | None:
    """The first change of another option that makes this one act."""
    for other in sorted(options_of(type(options)), key=lambda each: each.name == SEATS):
        for value in values_worth_testing(other):
            if other.name != name and acts(replace(options, **{other.name: value})):
                return other, value
    return None


def _needed(options: GameOptions, tried: GameOptions, acts: Acts) -> tuple[OptionChange, ...]:
    """The changes on the way there without which the option would not act, each as small as the others allow."""
    for option in differences(tried, options):
        less = replace(tried, **{option.name: getattr(options, option.name)})
        if acts(less):
            tried = less
    changed = differences(tried, options)
    for option in changed:
        back = replace(tried, **{option.name: getattr(options, option.name)})
        nearest = _widened(back, option, getattr(tried, option.name), acts).value
        tried = replace(tried, **{option.name: nearest})
    return tuple(OptionChange(option, getattr(tried, option.name)) for option in changed)


def _widened(options: GameOptions, other: Option, found: Value, acts: Acts) -> OptionChange:
    """From the first number at which the option acts, going from the present one to this, to the last in a row."""
    numbers, now = _numbers(other), getattr(options, other.name)
    if found not in numbers or isinstance(found, bool):
        return OptionChange(other, found)
    start = numbers.index(now) if now in numbers else -1
    way = numbers[start + 1 :] if numbers.index(found) > start else numbers[:start][::-1]
    doing = [acts(replace(options, **{other.name: each})) for each in way]
    first = doing.index(True)
    after = next((place for place in range(first, len(way)) if not doing[place]), len(way))
    return OptionChange(other, way[first], way[after - 1] if after - first > 1 else None, after == len(way))


def _numbers(option: Option) -> tuple[int, ...]:
    """The numbers that an option can be, from low to high; none where it is not counted, or can be too many."""
    match option.kind:
        case Range(least, most) if most - least < MANY:
            return tuple(range(least, most + 1))
        case Choice(values):
            numbers = tuple(value for value in values if isinstance(value, int))
            return numbers if len(numbers) == len(values) else ()
    return ()
