"""The stage: shows events beat by beat, on the way to the newest view; it owns no state of the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from engine.events import EMPTY_PICTURE, STOCK, Ended, Event, Faces, Marked, Moved, Picture, Place, Seat, Zone, folded
from ui.table.scene import motions
from ui.table.scene.beats import Beat, BeatKind, beats_of
from ui.table.scene.cards.card_positions import TURNS, CardPositions
from ui.table.scene.clock import Clock, Easing, Tween
from ui.table.scene.motions import MotionPlan, Speed
from ui.table.scene.table_scene import TableScene

SAY = 320.0
"""Milliseconds at normal speed after somebody has said something."""

MANY_WAITING = 6
"""With more steps waiting than this, the oldest are not shown one by one."""

TOLD = 1800.0
"""Milliseconds at normal speed for which large words are shown."""

CARRIED = 500.0
"""Milliseconds at normal speed in which the kitty's points fly to a seat."""
KITTY_MARK = "kitty"
"""The mark of the seat that gets the kitty's points."""

BEAT, BURST, GLEAM, MOMENT = "beat", "burst", "gleam", "moment"


@dataclass(frozen=True, slots=True)
class Tempo:
    """The speed of things, how long (ms) a trick stays before it is set aside, and whether a deal is a later one."""

    speed: Speed = Speed.NORMAL
    trick_stays: float = 1200.0
    later_deal: bool = False
    holds: bool = False
    """Whether a finished trick stays until somebody ends the motion."""


class Stage:
    """Shows events in their order on the clock. ``finish`` ends all motion and leaves the newest picture."""

    def __init__(
        self,
        scene: TableScene,
        refresh: Callable[[Picture], None],
        heard: Callable[[Event], None],
        rested: Callable[[], None],
    ) -> None:
        self.scene = scene
        self.tempo = Tempo()
        self.picture = EMPTY_PICTURE
        self._us: Seat = 0
        self._refresh, self._heard, self._rested = refresh, heard, rested
        self._waiting: deque[tuple[Event, ...]] = deque()
        self._beats: deque[Beat] = deque()
        self._newest = EMPTY_PICTURE
        self._standing: Beat | None = None  # the cards there stay a while before this beat removes them
        self._overlaps = False  # nothing has to wait for cards on their way
        self._busy = False
        self.dealing = False
        self.moment: Callable[[Event], str] = lambda _event: ""
        """The large words for an event that has them; empty for others."""
        self.holding: Callable[[], None] = lambda: None
        """Called where a finished trick stays until the person ends it."""
        self.is_tractor: Callable[[Faces], bool] = lambda _cards: False
        """Whether these cards make a tractor, which gleams once it lies."""
        self.awaited = 0
        """How many cards our hand will have when all are taken, where they are taken one by one."""

    @property
    def positions(self) -> CardPositions:
        """The cards."""
        return self.scene.positions

    @property
    def clock(self) -> Clock:
        """The clock of everything that moves."""
        return self.scene.flights.clock

    @property
    def settled(self) -> bool:
        """Whether everything that has happened is shown, and rests."""
        return not (self._busy or self._waiting or self._beats)

    def present(self, picture: Picture, us: Seat) -> None:
        """Shows this picture at once, and drops what was queued."""
        self._waiting.clear()
        self._stop()
        self._us = us
        self.picture = self._newest = picture
        self._draw()

    def play(self, events: Sequence[Event], picture: Picture) -> None:
        """Queues the events of a step that leads to this picture."""
        self._newest = picture
        self._waiting.append(tuple(events))
        while len(self._waiting) > MANY_WAITING:
            self._skip_one()
        if not self._busy or self._overlaps:
            self._next()

    def play_on(self, events: Sequence[Event]) -> None:
        """Queues events that go beyond the newest picture, which no view tells."""
        self.play(events, folded(self._newest, events, self._us))

    def finish(self) -> None:
        """Ends all motion now, and shows the newest picture."""
        if self.settled:
            return
        for event in [*self._rest_of_step(), *(event for step in self._waiting for event in step)]:
            self._heard(event)
        self.present(self._newest, self._us)
        self._rested()

    def end_hold(self) -> None:
        """Sets aside the trick that is held until somebody ends the motion, if one is."""
        if self._standing is not None and not self.clock.runs(BEAT):
            self._sweep(self._standing)

    def _stop(self) -> None:
        self._beats.clear()
        self._standing = None
        self._busy = self.dealing = self._overlaps = False
        self.clock.cancel_all()
        self.scene.ink.cover(None)
        self.scene.gleam.cover(None)
        self.scene.proclaim("")

    def _draw(self) -> None:
        self.positions.hand.expected = self.awaited if STOCK in self.picture.places else 0
        self.scene.present(self.picture)
        self._refresh(self.picture)

    def _rest_of_step(self) -> list[Event]:
        standing = () if self._standing is None else self._standing.events
        return [*standing, *(event for beat in self._beats for event in beat.events)]

    def _skip_one(self) -> None:
        """Ends what is being shown, and skips the oldest step that waits."""
        skipped = [*self._rest_of_step(), *self._waiting.popleft()]
        self._stop()
        for event in skipped:
            self._heard(event)
        self.picture = folded(self.picture, skipped, self._us)
        self._draw()

    def _next(self) -> None:
        """Shows beats until one takes time; when none is left, the stage has settled."""
        self._end_deal()
        self._busy = self._overlaps = False
        while self._beats or self._waiting:
            if not self._beats:
                self._beats.extend(beats_of(self._waiting.popleft()))
                continue  # a pass that nobody hears has no beat at all
            beat = self._beats.popleft()
            stays = self.tempo.trick_stays if beat.kind in (BeatKind.SWEEP, BeatKind.TAKE_BACK) else 0.0
            if stays and self.tempo.holds and beat.kind is BeatKind.SWEEP:
                self._standing, self._busy = beat, True
                self.holding()
                return
            if stays:
                self._standing = beat
                self._later(stays, lambda: self._sweep(beat))  # noqa: B023 - the loop ends here
                return
            if self._last_for(self._begin(beat)):
                return
        if self.picture != self._newest:
            self.picture = self._newest
            self._draw()
        self._rested()

    def _end_deal(self) -> None:
        """Lets the cards become as large as there is room for, because the hand has all of them."""
        taken = self.positions.hand.expected and STOCK not in self.picture.places
        if self.dealing or taken:
            self.dealing = False
            self.positions.hand.expected = 0
            self.positions.hand.spread(self.scene.layout)
            self.positions.relay_hand()

    def _sweep(self, beat: Beat) -> None:
        if not self._last_for(self._begin(beat)):
            self._next()

    def _last_for(self, ms: float) -> bool:
        """Goes on after so many milliseconds; False where there is nothing to wait for."""
        if ms <= 0:
            return False
        self._later(ms, self._next)
        return True

    def _later(self, ms: float, act: Callable[[], None]) -> None:
        self._busy = True
        self.clock.later(BEAT, ms, act)

    def _begin(self, beat: Beat) -> float:
        """Shows a beat; returns the milliseconds that it lasts."""
        self._standing = None
        self.picture = folded(self.picture, beat.events, self._us)
        self.positions.opened = self.picture.opened
        for event in beat.events:
            self._heard(event)
        lasts = self._shown(beat)
        self._refresh(self.picture)
        self.scene.mark(self.picture)
        return lasts

    def _shown(self, beat: Beat) -> float:
        match beat.kind:
            case BeatKind.DEAL:
                return self._deal(beat)
            case BeatKind.TAKE:
                return self._take(beat.events[-1])
            case BeatKind.SAY:
                told = self._moment(beat.events[-1], bursts=False)
                return max(told, 0.0 if self.tempo.speed is Speed.OFF else SAY * _PACE[self.tempo.speed])
            case BeatKind.BOMB:
                return self._bomb(beat.events[-1])
            case BeatKind.MARK if isinstance(beat.events[-1], Ended):
                winners = beat.events[-1].winners
                self._gleam(lambda: [self.scene.plate_room(seat) for seat in winners], 0.0)
                return 0.0
            case BeatKind.MARK:
                return self._moment(beat.events[-1])
        moves = [event for event in beat.events if isinstance(event, Moved)]
        if beat.kind is BeatKind.PLAY and moves[-1].target.seat is not None and self.is_tractor(moves[-1].cards):
            seat = moves[-1].target.seat
            lands = motions.length(self._plan(moves[-1], beat.kind))
            self._gleam(lambda: [self.scene.play_room(seat, self.picture)], lands)
        return max((self._move(event, beat.kind) for event in moves), default=0.0)

    def _move(self, event: Moved, kind: BeatKind) -> float:
        if event.source is None or event.source == event.target:
            self.positions.move(event, (motions.Timing(0.0, 0.0),))
            turned = (
                event.source is not None and event.target in self.picture.opened and self.tempo.speed is not Speed.OFF
            )
            return TURNS if turned else 0.0
        plan = self._plan(event, kind)
        if kind is BeatKind.HAND_OVER and len(plan) > len(event.cards):
            self.positions.move(event, plan[1:], stop=plan[0])
        else:
            self.positions.move(event, plan)
        return motions.length(plan)

    def _plan(self, event: Moved, kind: BeatKind) -> MotionPlan:
        speed, cards = self.tempo.speed, len(event.cards)
        backs = event.source != Place(Zone.HAND, self._us)
        seen = any(card is not None for card in event.cards)
        match kind:
            case BeatKind.HAND_OVER if seen:
                return motions.hand_over_plan(speed, from_backs=backs)
            case BeatKind.HAND_OVER:
                return motions.give_back_plan(speed, turns=False)
            case BeatKind.SWEEP:
                return motions.collect_plan(cards, speed, turns=True)
            case BeatKind.PLAY if event.target.zone is Zone.ASIDE:
                return motions.collect_plan(cards, speed, turns=True)
        return motions.play_plan(cards, speed, from_backs=backs)

    def _deal(self, beat: Beat) -> float:
        """Cards leave the deck one after the other; the plan says when."""
        if self.tempo.speed is Speed.OFF:  # what follows in the same step may need the cards
            for event in beat.events:
                assert isinstance(event, Moved)
                self.positions.move(event, (motions.Timing(0.0, 0.0),))
            return 0.0
        self.dealing = True
        targets = [event.target for event in beat.events if isinstance(event, Moved)]
        own = Place(Zone.HAND, self._us)
        seen = [number for number, target in enumerate(targets) if target == own or target in self.picture.opened]
        self.positions.hand.expected = len(self.positions.hand.items) + targets.count(own)
        plan = motions.deal_plan(len(beat.events), seen, self.tempo.speed, later=self.tempo.later_deal)
        for number, (event, timing) in enumerate(zip(beat.events, plan, strict=True)):
            assert isinstance(event, Moved)
            self.clock.later(("deal", number), timing.start, self._taking(event, timing))
        return motions.length(plan)

    def _taking(self, event: Moved, timing: motions.Timing) -> Callable[[], None]:
        def take() -> None:
            self.positions.move(event, (motions.Timing(0.0, timing.duration, timing.easing, timing.turn),))
            self.positions.recount()

        return take

    def _take(self, event: Event) -> float:
        """One card is taken; the next step does not wait until it has landed."""
        assert isinstance(event, Moved)
        own = event.target == Place(Zone.HAND, self._us)
        if own:
            self.positions.hand.expected = max(self.awaited, len(self.positions.hand.items) + 1)
        seen = own or event.target in self.picture.opened
        plan = motions.deal_plan(1, (0,) if seen else (), self.tempo.speed)
        self.positions.move(event, plan)
        self._overlaps = not self._beats
        return motions.length(plan)

    def _bomb(self, marked: Event) -> float:
        """The cards swell and shake, and ink flies."""
        lasts = motions.bomb_length(self.tempo.speed)
        if not isinstance(marked, Marked) or marked.seat is None or not lasts:
            return 0.0
        seat = marked.seat

        def step(share: float) -> None:
            self.scene.emphasise(seat, motions.bomb(share * lasts, self.scene.layout.played, self.tempo.speed), share)

        self.clock.add(BURST, Tween(lasts, step, easing=Easing.LINEAR))
        return lasts

    def _carry(self, words: str, seat: Seat) -> float:
        """Shows the kitty's points above it, then moves them to the seat that gets them."""
        lasts = (TOLD + CARRIED) * _PACE[self.tempo.speed]
        flying = CARRIED / (TOLD + CARRIED)

        def step(share: float) -> None:
            self.scene.carry(words, seat, max(0.0, share - 1 + flying) / flying)

        step(0.0)
        self.clock.add(MOMENT, Tween(lasts, step, easing=Easing.LINEAR, done=lambda: self.scene.proclaim("")))
        return lasts

    def _gleam(self, rooms: Callable[[], list[QRectF | None]], delay: float) -> None:
        """Sends a ring of brass out from these rectangles once they are reached; nothing waits for it."""
        lasts = motions.gleam_length(self.tempo.speed)
        if not lasts:
            return

        def step(share: float) -> None:
            self.scene.gleam.shine(share, [room for room in rooms() if room is not None])

        self.clock.add(GLEAM, Tween(lasts, step, delay, Easing.OUT_CUBIC))

    def _moment(self, event: Event, *, bursts: bool = True) -> float:
        """Shows news that everybody waits for in the middle of the table, with a burst of ink at its cards."""
        words = self.moment(event)
        if not words or self.tempo.speed is Speed.OFF:
            return 0.0
        if isinstance(event, Marked) and event.mark == KITTY_MARK and event.seat is not None:
            return self._carry(words, event.seat)
        self.scene.proclaim(words)
        self.clock.later(MOMENT, (lasts := TOLD * _PACE[self.tempo.speed]), lambda: self.scene.proclaim(""))
        return max(lasts, self._bomb(event)) if bursts else lasts


_PACE = {Speed.OFF: 0.0, Speed.FAST: 0.6, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
