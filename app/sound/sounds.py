"""The sounds of the table: which goes with which event, and the thread that plays them.

Off until wanted, and silent where the machine has no sound.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Generator, Iterable
from queue import SimpleQueue
from typing import Any, Protocol

from app.sound.tones import RATE, Sound, samples
from engine.events import Event, Marked, Moved, Seat, Zone
from engine.match import Result
from engine.words import Text, Words, text

BOMB_MARK = "bomb"
_LANDINGS = (Zone.TABLE, Zone.SHOWN, Zone.POOL)


def at_once(events: Iterable[Event]) -> Sound | None:
    """The sound when cards leave their place, paper on felt; None where none does."""
    return Sound.SLIDE if any(isinstance(event, Moved) and event.source != event.target for event in events) else None


def on_landing(events: Iterable[Event]) -> Sound | None:
    """The sound when cards land, of a card put down or of a bomb; None where none does."""
    sound = None
    for event in events:
        match event:
            case Marked(mark, holder) if mark == BOMB_MARK and holder is not None:
                return Sound.BOMB
            case Moved(target=target) if target.zone in _LANDINGS:
                sound = Sound.PLACED
    return sound


def at_end(result: Result, seat: Seat) -> Sound:
    """The sound with the result."""
    return Sound.WON if seat in result.ended.winners else Sound.LOST


Mixer = Generator["array[int]", int, None]


class Device(Protocol):
    """Plays samples: asks the mixer for as many as it needs."""

    def start(self, mixer: Mixer) -> None: ...
    def close(self) -> None: ...


def open_device() -> Device:
    """The machine's default loudspeaker; raises some exception where there is none."""
    import miniaudio  # type: ignore[import-untyped]

    # any: miniaudio is not typed
    device: Any = miniaudio.PlaybackDevice(
        miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, buffersize_msec=60, app_name="Paizhuo"
    )
    return device  # type: ignore[no-any-return]


class Sounds:
    """Plays sounds on request.

    Where the machine has no sound, ``unavailable`` is called whenever sound is switched on, from the thread that plays.
    """

    def __init__(self, unavailable: Callable[[Text], None], opened: Callable[[], Device] = open_device) -> None:
        self._unavailable = unavailable
        self._opened = opened
        self._orders: SimpleQueue[Sound | None] | None = None
        self._thread: threading.Thread | None = None

    def switch(self, on: bool) -> None:
        """Opens the loudspeaker (True), or closes it (False)."""
        if on and self._orders is None:
            self._orders = SimpleQueue()
            self._thread = threading.Thread(target=self._play, args=(self._orders,), name="sounds", daemon=True)
            self._thread.start()
        elif not on:
            self.close()

    def play(self, sound: Sound) -> None:
        """Plays this sound, if sound is on; returns at once."""
        if self._orders is not None:
            self._orders.put(sound)

    def close(self) -> None:
        """Stops playing; waits two seconds at most for a loudspeaker that hangs."""
        if self._orders is None or self._thread is None:
            return
        self._orders.put(None)
        self._thread.join(timeout=2)
        self._orders = self._thread = None

    def _play(self, orders: SimpleQueue[Sound | None]) -> None:
        mix = Mix()
        mixer = mix.mixer()
        next(mixer)
        try:
            device = self._opened()
            device.start(mixer)
        except Exception:  # every sound system has its own way to be missing
            self._unavailable(text("notice.no_sound"))
            while orders.get() is not None:
                continue
            return
        while (sound := orders.get()) is not None:
            mix.add(samples(sound))
        device.close()


class Mix:
    """The sounds that are playing now, added up as the loudspeaker asks for samples."""

    def __init__(self) -> None:
        self._heard: list[tuple[array[int], int]] = []
        self._guard = threading.Lock()

    def add(self, wave: array[int]) -> None:
        """Adds these samples to those that are playing."""
        with self._guard:
            self._heard.append((wave, 0))

    def mixer(self) -> Mixer:
        """Yields as many samples as it is sent; never ends."""
        wanted = yield array("h")
        while True:
            wanted = yield self._next(wanted)

    def _next(self, wanted: int) -> array[int]:
        with self._guard:
            heard, self._heard = self._heard, []
            if not heard:
                return array("h", bytes(2 * wanted))
            levels = [0] * wanted
            for wave, begun in heard:
                part = wave[begun : begun + wanted]
                for place, level in enumerate(part):
                    levels[place] += level
                if begun + wanted < len(wave):
                    self._heard.append((wave, begun + wanted))
        return array("h", (max(-32_768, min(32_767, level)) for level in levels))


WORDS = {
    "notice.no_sound": Words(
        "No loudspeaker can be found; play goes on in silence.",
        "找不到可用的扬声器，牌局静音进行。",
        "找不到可用的喇叭，牌局靜音進行。",
        "スピーカーが見つかりません。音なしで続けます。",
    ),
}
