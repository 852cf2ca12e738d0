"""What is turned over when a deal is over: every hand that is left, and whatever still lies face down."""

from __future__ import annotations

from engine.events import TURNED_OVER, Faces, Moved, Place, Zone
from engine.game import AnyState


def uncovered(state: AnyState, seats: int) -> tuple[Moved, ...]:
    """The hands and the kitty of a finished deal, each turned over where it lies, for all to see.

    Nothing before the end, when no seat may know more than its view tells. What was set aside stays as it lies.
    """
    if state.turn is not None:
        return ()
    seen: dict[Place, Faces] = {}
    hidden: set[Place] = set()
    for seat in range(seats):
        for place, faces in state.view(seat).places().items():
            seen[place] = _together(seen.get(place, faces), faces)
            if None in faces:
                hidden.add(place)
    return tuple(
        Moved(faces, place, place) for place, faces in seen.items() if place.zone in TURNED_OVER and place in hidden
    )


def open_hands(seats: int) -> frozenset[Place]:
    """Every hand, for those who only watch and may see into all."""
    return frozenset(Place(Zone.HAND, seat) for seat in range(seats))


def _together(one: Faces, other: Faces) -> Faces:
    """What the two seats together know of a place."""
    return tuple(mine or theirs for mine, theirs in zip(one, other, strict=True))
