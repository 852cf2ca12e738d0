"""The last trick that was set aside: who played what, in order, and which play won it. Qt-free."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.cards import Cards, without
from engine.events import Event, Marked, Moved, Place, Seat, Zone
from engine.game import AnyView
from ui.table.scene.beats import BeatKind, beats_of
from ui.table.scene.commentary import BEST


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """What a seat played in a trick, and whether it won the trick."""

    seat: Seat
    cards: Cards
    wins: bool = False


def last_trick(view: AnyView) -> tuple[TrickPlay, ...]:
    """The plays of the last trick that was set aside, in the order played; empty before the first."""
    last: tuple[TrickPlay, ...] = ()
    going: list[TrickPlay] = []
    best: Seat | None = None
    for seen in view.history:
        for beat in beats_of(seen.events):
            if beat.kind is BeatKind.SWEEP:
                last, going = _won_by(best, going), []
            elif beat.kind is BeatKind.PLAY:
                going += _plays(beat.events)
            elif beat.kind is BeatKind.TAKE_BACK and going:
                going[-1] = _less(going[-1], beat.events)
            best = next((event.seat for event in beat.events if isinstance(event, Marked) and event.mark == BEST), best)
    return last


def _won_by(best: Seat | None, plays: Sequence[TrickPlay]) -> tuple[TrickPlay, ...]:
    """The plays of a trick, of which the last one of the seat with the mark of the best play won it."""
    latest = max((place for place, play in enumerate(plays) if play.seat == best), default=None)
    return tuple(replace(play, wins=place == latest) for place, play in enumerate(plays))


def _plays(events: Iterable[Event]) -> list[TrickPlay]:
    return [
        TrickPlay(event.target.seat, tuple(card for card in event.cards if card is not None))
        for event in events
        if isinstance(event, Moved) and event.target.zone is Zone.TABLE and event.target.seat is not None
    ]


def _less(play: TrickPlay, events: Iterable[Event]) -> TrickPlay:
    """The play without the cards that were taken back after a failed throw."""
    cards = play.cards
    for event in events:
        if isinstance(event, Moved) and event.source == Place(Zone.TABLE, play.seat):
            cards = without(cards, tuple(card for card in event.cards if card is not None))
    return replace(play, cards=cards)
