"""Sounds are soft, short, mixed, and missing without harm."""

from __future__ import annotations

import threading

import pytest

from app.sound.sounds import Mix, Mixer, Sounds, at_end, at_once, on_landing
from app.sound.tones import RATE, Sound, samples
from engine.cards import read_cards
from engine.events import STOCK, Ended, Event, Marked, Moved, Place, Said, Scored, Zone
from engine.match import Result
from engine.words import Text, text

HAND, TABLE = Place(Zone.HAND, 1), Place(Zone.TABLE, 1)
CARDS = read_cards("4H 4C")


@pytest.mark.parametrize(
    ("events", "first", "then"),
    [
        ((), None, None),
        ((Said(1, text("said.pass")),), None, None),
        ((Moved(CARDS, STOCK, HAND),), Sound.SLIDE, None),
        ((Moved(CARDS, HAND, TABLE),), Sound.SLIDE, Sound.PLACED),
        ((Moved(CARDS, HAND, TABLE), Marked("bomb", 1)), Sound.SLIDE, Sound.BOMB),
        ((Moved(CARDS, HAND, TABLE), Marked("bomb", None)), Sound.SLIDE, Sound.PLACED),
        ((Moved(CARDS, HAND, HAND),), None, None),
    ],
)
def test_what_happens_is_heard(events: tuple[Event, ...], first: Sound | None, then: Sound | None) -> None:
    assert (at_once(events), on_landing(events)) == (first, then)


def test_winning_and_losing_sound_different() -> None:
    result = Result(Scored((), (3, -1, -1, -1)), Ended((0,)))
    assert (at_end(result, 0), at_end(result, 1)) == (Sound.WON, Sound.LOST)


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_can_be_heard_is_soft_short_and_ends_in_silence(sound: Sound) -> None:
    wave = samples(sound)
    assert 500 < max(map(abs, wave)) < 16_000
    assert len(wave) < 0.9 * RATE
    assert max(map(abs, wave[-20:])) < 200


def test_two_sounds_at_once_add_up_and_then_there_is_silence() -> None:
    mix = Mix()
    mixer = mix.mixer()
    next(mixer)
    one, other = samples(Sound.SLIDE), samples(Sound.PLACED)
    mix.add(one)
    mix.add(other)
    heard = [*mixer.send(100), *mixer.send(len(one))]
    assert heard[:200] == [a + b for a, b in zip(one[:200], other[:200], strict=True)]
    assert set(mixer.send(50)) == {0}


class Loudspeaker:
    def __init__(self) -> None:
        self.playing = threading.Event()
        self.closed = threading.Event()
        self.mixer: Mixer | None = None

    def start(self, mixer: Mixer) -> None:
        self.mixer = mixer
        self.playing.set()

    def close(self) -> None:
        self.closed.set()


def test_what_is_asked_for_reaches_the_loudspeaker_and_off_closes_it() -> None:
    loudspeaker = Loudspeaker()
    told: list[Text] = []
    sounds = Sounds(told.append, lambda: loudspeaker)
    sounds.play(Sound.BOMB)  # off: nobody hears it
    sounds.switch(True)
    sounds.play(Sound.SLIDE)
    sounds.switch(False)
    assert loudspeaker.closed.wait(60)  # off waits a moment for it, and not for ever
    assert loudspeaker.mixer is not None
    assert list(loudspeaker.mixer.send(100)) == list(samples(Sound.SLIDE)[:100])
    assert not told


def test_without_a_loudspeaker_play_goes_on_in_silence_and_it_is_said_once() -> None:
    def none() -> Loudspeaker:
        raise OSError("no such device")

    told: list[Text] = []
    sounds = Sounds(told.append, none)
    sounds.switch(True)
    sounds.play(Sound.SLIDE)
    sounds.play(Sound.WON)
    sounds.close()
    assert [each.key for each in told] == ["notice.no_sound"]
