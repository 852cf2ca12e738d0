"""The chosen cards of one's hand, and the keyboard's cursor, as a value that survives a changing hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace

from ui.table.layout.hand import Direction, HandFan, neighbour, swept

Slots = frozenset[int]


@dataclass(frozen=True, slots=True)
class HandChoice:
    """The chosen slots by their numbers in hand order; all functions here return a new one.

    ``cursor`` is the card at which the keyboard stands (None until it is used), ``anchor`` where its Shift range
    began, ``before`` what was chosen before the range or the sweep that is going on.
    """

    chosen: Slots = frozenset()
    cursor: int | None = None
    anchor: int | None = None
    before: Slots = frozenset()


NOTHING_CHOSEN = HandChoice()


def toggled(choice: HandChoice, slot: int) -> HandChoice:
    """With this card chosen if it was free, and free if it was chosen."""
    return replace(choice, chosen=choice.chosen ^ {slot}, anchor=None)


def with_next(choice: HandChoice, slots: Sequence[Slots]) -> HandChoice:
    """With the first of these sets that is not chosen yet, in place of those before it; with none after the last.

    So repeated clicks take a pair, then the tractor that it is in, and then free all of it.
    """
    last = max((place for place, each in enumerate(slots) if each <= choice.chosen), default=-1)
    others = choice.chosen - frozenset[int]().union(*slots)
    taken = slots[last + 1] if last + 1 < len(slots) else frozenset[int]()
    return replace(choice, chosen=others | taken, anchor=None)


def choosing(choice: HandChoice, slots: Iterable[int]) -> HandChoice:
    """With exactly these cards chosen, as a hint does."""
    return replace(choice, chosen=frozenset(slots), anchor=None)


def cleared(choice: HandChoice) -> HandChoice:
    """With no card chosen; the keyboard stays where it is."""
    return choosing(choice, ())


def sweep_begun(choice: HandChoice) -> HandChoice:
    """The same, remembering what was chosen before the sweep."""
    return replace(choice, before=choice.chosen, anchor=None)


def sweeping(choice: HandChoice, slots: Iterable[int]) -> HandChoice:
    """With the swept cards besides those chosen before; cards that the sweep has left again are free."""
    return replace(choice, chosen=choice.before | frozenset(slots))


def sweep_cancelled(choice: HandChoice) -> HandChoice:
    """As it was before the sweep."""
    return replace(choice, chosen=choice.before)


def moved(choice: HandChoice, direction: Direction, hand: HandFan) -> HandChoice:
    """With the cursor one card further; the first step puts it on the first card, or on the last when going left."""
    if not hand.slots:
        return choice
    if choice.cursor is None:
        return replace(choice, cursor=_edge(direction, hand), anchor=None)
    there = neighbour(hand, min(choice.cursor, len(hand.slots) - 1), direction)
    return replace(choice, cursor=there, anchor=None)


def extended(choice: HandChoice, direction: Direction, hand: HandFan) -> HandChoice:
    """With the cursor one card further and all cards chosen from where Shift was first held (Shift and an arrow)."""
    if not hand.slots:
        return choice
    cursor, anchor, before = choice.cursor, choice.anchor, choice.before
    if cursor is None:
        cursor = _edge(direction, hand)
    if anchor is None:
        anchor, before = cursor, choice.chosen
    there = neighbour(hand, min(cursor, len(hand.slots) - 1), direction)
    return HandChoice(before | frozenset(swept(anchor, there)), there, anchor, before)


def pressed(choice: HandChoice) -> HandChoice:
    """With the card under the cursor toggled (Space)."""
    return choice if choice.cursor is None else toggled(choice, choice.cursor)


def kept(choice: HandChoice, old: Sequence[Hashable], new: Sequence[Hashable]) -> HandChoice:
    """The same cards chosen after the hand changed from ``old`` to ``new``: sorted anew, cards gone or come.

    Copies are equal: as many of them stay chosen as were and still are there, the n-th as the n-th where it can be.
    """
    if not choice.chosen and choice.cursor is None:
        return NOTHING_CHOSEN
    chosen: set[int] = set()
    lay = _places(old)
    for card, places in _places(new).items():
        before = lay.get(card, [])
        ordinals = [ordinal for ordinal, slot in enumerate(before) if slot in choice.chosen]
        spare = [ordinal for ordinal in range(len(places)) if ordinal not in ordinals]
        stay = [ordinal for ordinal in ordinals if ordinal < len(places)]
        stay += spare[: len(ordinals) - len(stay)]
        chosen.update(places[ordinal] for ordinal in stay)
    return HandChoice(frozenset(chosen), _cursor_kept(choice.cursor, old, new))


def _edge(direction: Direction, hand: HandFan) -> int:
    """Where the cursor begins: at the first card, or at the last when going left."""
    return len(hand.slots) - 1 if direction is Direction.LEFT else 0


def _cursor_kept(cursor: int | None, old: Sequence[Hashable], new: Sequence[Hashable]) -> int | None:
    """On the same card if it is still there, else at the same place or at the end."""
    if cursor is None or not new:
        return None
    copies = _places(new).get(old[cursor], []) if cursor < len(old) else []
    return (
        copies[min(_places(old)[old[cursor]].index(cursor), len(copies) - 1)] if copies else min(cursor, len(new) - 1)
    )


def _places(cards: Sequence[Hashable]) -> dict[Hashable, list[int]]:
    """The slots of every card's copies in hand order."""
    places: dict[Hashable, list[int]] = {}
    for slot, card in enumerate(cards):
        places.setdefault(card, []).append(slot)
    return places
