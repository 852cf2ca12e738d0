"""Who holds the eunuch card shows neither in what the table tells the screen nor in how long anything takes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from app.play.driver import DealDriver
from app.play.pace import Pace
from app.session import bots_around, session_of
from engine.cards import Rank
from engine.game import AnyGame, Shuffle
from engine.games import GAMES
from engine.record import Record
from tests.app.fakes import HandDelay
from tests.engine.games.bao_huang.truth.test_hiding import pairs_of_deals

BAO = GAMES["bao_huang"]
US = 0
ENOUGH = 60


class Discreet(QObject):
    """Thinks at once, announces nothing, and keeps black jokers: so both deals go alike."""

    answered = Signal(int, int, object)

    def ask(self, seat: int, generation: int, _game: AnyGame, view: Any, _bot: str, seed: str) -> None:
        self.answered.emit(seat, generation, discreet(view, seed))

    def cancel(self) -> None:
        pass


def discreet(view: Any, seed: str) -> Any:
    """A pass where one might announce; else anything without a black joker."""
    plain = [
        action
        for action in view.candidates()
        if str(action) != "announce" and all(card.rank != Rank.BLACK_JOKER for card in getattr(action, "cards", ()))
    ]
    return Random(seed).choice(plain) if plain else None


class Timed(HandDelay):
    """Keeps what it was asked to wait for."""

    def __init__(self, told: list[object]) -> None:
        super().__init__()
        self.told = told

    def start(self, milliseconds: int, /) -> None:
        self.told.append(milliseconds)
        super().start(milliseconds)


def told_at(shuffle: Shuffle, options: Any, deal_number: int) -> list[object]:
    """All that the screen of the southern seat is told, and every wait, over the first moves of this deal."""
    told: list[object] = []
    session = session_of(Record(BAO, options, None, shuffle, ()), deal_number, bots_around(BAO, options, "greedy"))
    delay = Timed(told)
    table = DealDriver(Discreet(), Pace(), delay)  # type: ignore[arg-type]
    for signal in (table.dealt, table.happened, table.presented, table.deal_ended, table.notice):
        signal.connect(lambda *payload: told.append(payload))
    table.begin(session)
    while len(told) < ENOUGH and table.state.turn is not None:
        if table.ours:
            action = discreet(table.view, f"{len(table.session.record.actions)}")
            if action is None:
                break
            table.submit(action)
        table.settled()
        if delay.running is not None:
            delay.pass_by()
        elif not table.ours:
            break  # somebody has nothing left but black jokers
    return told


@pytest.mark.rule("BH-12", "BH-13", "BH-64")
@pytest.mark.parametrize("announce", [False, True])
def test_the_table_tells_the_same_and_waits_as_long_whoever_holds_the_eunuch_card(announce: bool) -> None:
    options, compared = BAO.options(announce=announce), 0
    for seed in range(3):
        for shuffle, changed, holder, other in pairs_of_deals(options, seed, None):
            if US not in (holder, other):
                one, two = told_at(shuffle, options, seed), told_at(changed, options, seed)
                assert len(one) == len(two)
                for mine, theirs in zip(one, two, strict=True):
                    assert mine == theirs
                compared += len(one)
    assert compared > 4 * ENOUGH


def test_the_probe_finds_what_differs() -> None:
    """What our seat is told does differ between two deals of which we hold the card in one."""
    options = BAO.options()
    ours = [pair for seed in range(3) for pair in pairs_of_deals(options, seed, None) if US in pair[2:]]
    assert ours
    for shuffle, changed, *_ in ours:
        assert told_at(shuffle, options, 0) != told_at(changed, options, 0)
