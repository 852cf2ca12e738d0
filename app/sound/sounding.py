"""Which sound goes with what happened."""

from __future__ import annotations

from collections.abc import Iterable

from app.sound.tones import Sound
from engine.events import Event, Marked, Moved, Seat, Zone
from engine.match import Result

BOMB_MARK = "bomb"
_LANDINGS = (Zone.TABLE, Zone.SHOWN, Zone.POOL)


def at_once(events: Iterable[Event]) -> Sound | None:
    """What is heard when the cards leave: paper on felt."""
    return Sound.SLIDE if any(isinstance(event, Moved) and event.source != event.target for event in events) else None


def on_landing(events: Iterable[Event]) -> Sound | None:
    """What is heard when they lie: a card put down, or a bomb."""
    sound = None
    for event in events:
        match event:
            case Marked(mark, holder) if mark == BOMB_MARK and holder is not None:
                return Sound.BOMB
            case Moved(target=target) if target.zone in _LANDINGS:
                sound = Sound.PLACED
    return sound


def at_end(result: Result, seat: Seat) -> Sound:
    """What is heard with the result."""
    return Sound.WON if seat in result.ended.winners else Sound.LOST
