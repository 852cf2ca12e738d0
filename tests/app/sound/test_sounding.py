"""Each thing that happens has its sound."""

from __future__ import annotations

import pytest

from app.sound.sounding import at_end, at_once, on_landing
from app.sound.tones import Sound
from engine.cards import read_cards
from engine.events import STOCK, Ended, Event, Marked, Moved, Place, Said, Scored, Zone
from engine.match import Result
from engine.words import text

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
