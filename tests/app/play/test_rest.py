"""Rest begins a moment after the last stir, and never while something goes on."""

from __future__ import annotations

from app.play.rest import MOMENT, Rest
from tests.app.fakes import HandDelay


class Told:
    """A rest with a clock that the test moves on, and what it tells."""

    def __init__(self) -> None:
        self.busy, self.delay, self.heard = False, HandDelay(), list[str]()
        self.rest = Rest(lambda: self.busy, self.delay)
        self.rest.began.connect(lambda: self.heard.append("began"))
        self.rest.ended.connect(lambda: self.heard.append("ended"))


def test_rest_begins_a_moment_after_a_stir_and_ends_at_once_with_the_next() -> None:
    told = Told()
    told.rest.stir()
    assert told.delay.running == MOMENT
    assert told.heard == []
    told.delay.pass_by()
    assert told.heard == ["began"]
    told.rest.stir()
    assert told.heard == ["began", "ended"]
    told.rest.stir()
    assert told.heard == ["began", "ended"]
    told.delay.pass_by()
    assert told.heard == ["began", "ended", "began"]


def test_rest_waits_for_what_goes_on_unheard() -> None:
    told = Told()
    told.busy = True
    told.rest.stir()
    told.delay.pass_by()
    assert told.heard == []
    told.busy = False
    told.delay.pass_by()
    assert told.heard == ["began"]


def test_after_its_end_nothing_is_told() -> None:
    told = Told()
    told.rest.stir()
    told.rest.close()
    assert told.delay.running is None
