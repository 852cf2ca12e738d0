"""The obligation to follow: the most that a holding can give to a lead, part by part, worked out without trying plays.

A holding is what somebody has of the suit led: for each different card its place among neighbours and its copies.
Tractors are taken at places. All other tuples are counted and promised; a promise holds as long as the stacks that are
left can be cut so. The parts are served in order: first the tractor of a part, then the tuples that fill it up, then
the smaller tuples that go into what is still open (BSF-53, BSF-56, BSF-5B).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from typing import NamedTuple, TypeVar

from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.holding import (
    Holding,
    Left,
    by_height,
    keeps,
    promised_cut,
    promised_whole,
    untouched,
)
from engine.games.bashi_fen.rules.parts import Shape

T = TypeVar("T", int, tuple[int, ...])


def owed_shapes(shapes: Sequence[Shape], options: Options) -> tuple[Shape, ...]:
    """The shapes that a lead asks of a follower: its parts; for a throw by ``counts`` its tuples alone, widest first
    (BSF-5B)."""
    if options.throw_follow == "shape" or len(shapes) == 1:
        return tuple(shapes)
    tuples = (Shape(shape.width, 1) for shape in shapes for _ in range(shape.length))
    return tuple(sorted(tuples, key=lambda shape: -shape.width))


def filling_rule(shape: Shape, options: Options) -> str:
    """The value of ``tuple_follow`` by which smaller tuples go into a part of a lead (BSF-53)."""
    if options.tuple_follow != "standard":
        return options.tuple_follow
    return "most_locked" if shape.length == 1 else "longest_first"


class Sense(StrEnum):
    """What counts as a tuple.

    FREE: any identical cards. WHOLE: only all copies that the hand has. PLAYED: any identical cards for the tuples
    led, and only whole ones for smaller tuples.
    """

    FREE = "free"
    WHOLE = "whole"
    PLAYED = "played"


class Serving(NamedTuple):
    """What one part gets: the lengths of tractors, the number of tuples of its width, and the smaller tuples."""

    lengths: tuple[int, ...] = ()
    tuples: int = 0
    smaller: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Server:
    """Serves leads from one holding under the rules of a table."""

    options: Options
    holding: Holding
    sense: Sense

    def gifts(self, shapes: Sequence[Shape], granted: Sequence[int] = ()) -> tuple[Serving, ...]:
        """The best gift to each part in order, compared from the first on.

        ``granted``: tuples of each part that are met already and ask nothing of the holding.
        """
        start = untouched(self.holding, max(shape.width for shape in shapes))
        if not any(granted) and self._met(start, tuple(shapes), set()) is not None:
            return tuple(map(self._whole_gift, shapes))
        return self._all_served(start, shapes, granted)[0]

    def left(self, shapes: Sequence[Shape]) -> Left:
        """One way to give the best gifts: what is left of the holding, and what is promised of it."""
        start = untouched(self.holding, max(shape.width for shape in shapes))
        met = self._met(start, tuple(shapes), set())
        return met if met is not None else min(self._all_served(start, shapes, ())[1])

    def whole(self, shapes: Sequence[Shape]) -> Left | None:
        """One way to give every part all that it asks for; None where there is none."""
        return self._met(untouched(self.holding, max(shape.width for shape in shapes)), tuple(shapes), set())

    def _all_served(
        self, start: Left, shapes: Sequence[Shape], granted: Sequence[int]
    ) -> tuple[tuple[Serving, ...], set[Left]]:
        states, gifts = {start}, []
        for number, shape in enumerate(shapes):
            gift, states = self._served(states, shape, shapes[number + 1 :], granted[number] if granted else 0)
            gifts.append(gift)
        return tuple(gifts), states

    def _whole_gift(self, shape: Shape) -> Serving:
        """All that a part can ask for."""
        if shape.size == 1:
            return Serving()
        lengths = (shape.length,) if shape.length > 1 and self.options.tractor_follow == "tractor" else ()
        return Serving(lengths, shape.length if shape.width > 1 else 0)

    def _met(self, state: Left, shapes: tuple[Shape, ...], failed: set[tuple[Left, int]]) -> Left | None:
        """A way to give every part all that it asks for, or None; a rich holding, the usual case, is settled here."""
        if not shapes:
            return state
        if (state, len(shapes)) in failed:
            return None
        shape, later = shapes[0], shapes[1:]
        ways: Iterable[Left] = (state,)
        if self._whole_gift(shape).lengths:
            ways = self._laid(state, shape, later)
        elif shape.width > 1:
            number, after = self._given(state, shape.width, shape.length)
            ways = (after,) if number == shape.length else ()
        for after in ways:
            met = self._met(after, later, failed)
            if met is not None:
                return met
        failed.add((state, len(shapes)))
        return None

    def _served(
        self, states: set[Left], shape: Shape, later: Sequence[Shape], granted: int
    ) -> tuple[Serving, set[Left]]:
        """The best gift to one part, and all the ways of giving it that may matter to later parts."""
        if shape.size == 1:
            return Serving(), states
        lengths, states = _best(way for state in states for way in self._sequences(state, shape, later, granted))
        if shape.width == 1:
            return Serving(lengths), self._merged(states, later)
        used = 0 if granted else sum(lengths)
        states = self._merged(states, (Shape(shape.width, 1), *later))
        tuples, states = _best(self._tuples(state, shape, used, granted) for state in states)
        states = self._merged(states, (Shape(shape.width, 1), *later))
        room = shape.width * (shape.length - tuples)
        smaller, states = _best(way for state in states for way in self._smaller(state, shape, room, later))
        return Serving(lengths, tuples, smaller), self._merged(states, later)

    def _sequences(
        self, state: Left, shape: Shape, later: Sequence[Shape], granted: int
    ) -> Iterator[tuple[tuple[int, ...], Left]]:
        """The longest tractor that fits; ``decompose`` goes on with what is still open; a run counts only whole."""
        if shape.length == 1 or self.options.tractor_follow == "tuples":
            yield (), state
            return
        least = shape.length if shape.width == 1 else 2
        for length in range(shape.length, least - 1, -1):
            laid = set(self._laid(state, Shape(shape.width, length), later))
            if laid and self.options.tuple_follow == "decompose" and shape.length - length >= least:
                rest = Shape(shape.width, shape.length - length)
                for after in laid:
                    yield from (((length, *more), end) for more, end in self._sequences(after, rest, later, granted))
            elif laid:
                yield from (((length,), state if granted else after) for after in laid)
            if laid:
                return
        yield (), state

    def _laid(self, state: Left, shape: Shape, later: Sequence[Shape]) -> Iterator[Left]:
        """Every way to take this sequence out of what is left and keep the promises."""
        width = shape.width
        at: dict[int, dict[tuple[int, int], int]] = {}
        entire = self.sense is Sense.WHOLE and width > 1
        for number, ((place, _, whole), left) in enumerate(zip(self.holding, state.copies, strict=True)):
            if place is not None and (left == whole == width if entire else left >= width):
                at.setdefault(place, {}).setdefault((left, whole), number)
        promised = any(state.cut) or any(state.whole)
        ends_only = self._ends_suffice(state, width, later, promised)
        for low in at:  # in the order of the stacks, which is that of what is given first
            if not all(low + step in at for step in range(shape.length)) or (ends_only and low - 1 in at):
                continue
            for chosen in product(*(at[low + step].values() for step in range(shape.length))):
                rest = list(state.copies)
                for number in chosen:
                    rest[number] -= width
                after = state._replace(copies=tuple(rest))
                if not promised or keeps(by_height(self.holding, after), after):
                    yield after

    def _ends_suffice(self, state: Left, width: int, later: Sequence[Shape], promised: bool) -> bool:
        """Whether a chain need only be cut at its low end: no stack serves twice, or parts of different widths."""
        if self.sense is Sense.WHOLE:
            return width > 1 and all(shape.width > 1 or shape.size == 1 for shape in later)
        if promised:  # the stack at the end may be the one that a promise needs
            return False
        return all(left < 2 * width for left in state.copies) and all(
            shape.size == 1 or shape.width == width for shape in later
        )

    def _given(self, state: Left, width: int, most: int) -> tuple[int, Left]:
        """As many tuples of the led width as the holding gives, promised."""
        promised = promised_whole if self.sense is Sense.WHOLE else promised_cut
        return promised(by_height(self.holding, state), state, width, most)

    def _tuples(self, state: Left, shape: Shape, used: int, granted: int) -> tuple[int, Left]:
        """As many more tuples of the part's width as fit the room and the stacks, promised."""
        room = max(shape.length - used - granted, 0)
        more, after = self._given(state, shape.width, room)
        return granted + used + more, after

    def _smaller(
        self, state: Left, shape: Shape, room: int, later: Sequence[Shape]
    ) -> Iterator[tuple[tuple[int, ...], Left]]:
        """The smaller tuples that fill the room, by the rule of BSF-53 for this part."""
        rule = filling_rule(shape, self.options)
        if room == 0 or rule == "exact_only":
            yield (), state
        elif rule == "most_locked":
            yield from self._most_locked(state, shape, room, later)
        else:
            promised = promised_cut if self.sense is Sense.FREE else promised_whole
            heights, numbers = by_height(self.holding, state), []
            for width in range(shape.width - 1, 1, -1):
                number, state = promised(heights, state, width, room // width)
                numbers.append(number)
                room -= number * width
            yield tuple(numbers), state

    def _most_locked(
        self, state: Left, shape: Shape, room: int, later: Sequence[Shape]
    ) -> Iterator[tuple[tuple[int, ...], Left]]:
        """Every choice of whole tuples that fits the room, with how many cards it locks."""
        locks, heights = {(0, state)}, by_height(self.holding, state)
        sums_suffice = not any(state.cut) and not any(each.size > 1 for each in later)
        for width in range(shape.width - 1, 1, -1):
            locks |= {
                (locked + number * width, promised_whole(heights, before, width, number)[1])
                for locked, before in locks
                for number in range(1, promised_whole(heights, before, width, (room - locked) // width)[0] + 1)
            }
            if sums_suffice:
                locks = set(dict(sorted(locks)).items())
        yield from (((locked,), after) for locked, after in locks)

    def _merged(self, states: set[Left], later: Sequence[Shape]) -> set[Left]:
        """One state of each sort that makes a difference to later parts; without sequences, places make
        no difference."""
        if not any(shape.size > 1 for shape in later):
            return {min(states)}
        if len(states) == 1 or any(shape.length > 1 for shape in later):
            return states
        return set(
            {(by_height(self.holding, state), state.cut, state.whole): state for state in sorted(states)}.values()
        )


def _best(ways: Iterable[tuple[T, Left]]) -> tuple[T, set[Left]]:
    """The greatest of these values, and the states in which it is reached."""
    best: T | None = None
    states: set[Left] = set()
    for value, state in ways:
        if best is None or value > best:
            best, states = value, {state}
        elif value == best:
            states.add(state)
    assert best is not None, "there is always a way: to give nothing"
    return best, states
