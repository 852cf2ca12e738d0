"""How long an AI seat is waited for says nothing about its cards: forced, free and idle answers look alike."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import pytest

from app.play.driver import DealDriver
from app.play.pace import Pace, delay_before, delay_of_round
from app.play.running import is_choice, only_taken, quiet_pass
from app.session import new_session
from engine.game import AnyGame
from engine.games import GAMES
from tests.app.fakes import HandDelay, QuickThinkers

PACE = Pace.of(100)
BOTS = ("search:strong", "greedy", "search:master", "search:casual", "search:strong:bold")
DEALS = [
    ("taihe_a_bao", "taihe", 1),
    ("big_two", "strict", 1),
    ("bao_huang", "shanghai", 2),
    ("bashi_fen", "tuo_la_ji", 1),
]


class Sound(QuickThinkers):
    """Every seat answers as the fast player does, whatever its level, before anybody waits."""

    def ask(self, seat: int, generation: int, game: AnyGame, view: Any, _bot: str, seed: str) -> None:
        self.answered.emit(seat, generation, game.greedy(view, Random(seed)))


@dataclass(frozen=True, slots=True)
class Wait:
    """One question to a seat: what all may know of it, whether there was a choice, and how long it stood."""

    bot: str | None
    quiet: bool
    follows_card: bool
    free: bool
    milliseconds: int | None


def waits_of(game: AnyGame, preset: str, deals: int) -> list[Wait]:
    """Every question of these deals, in which bots of several levels play among themselves."""
    options = game.presets[preset]
    bots = (BOTS * 3)[: game.seats(options)]
    delay, found = HandDelay(), []
    table = DealDriver(Sound(), PACE, delay)  # type: ignore[arg-type]
    finished: list[object] = []
    table.deal_ended.connect(lambda result, _match: finished.append(result))
    table.begin(new_session(game, options, 5, bots))
    while len(finished) < deals:
        if delay.running is None:
            table.settled()
        turn = table.state.turn
        if turn is not None:
            view: Any = table.state.view(turn)
            prompt = view.prompt()
            quiet = quiet_pass(prompt, table.session.match.game.passing) is not None
            free = is_choice(prompt) if quiet else len(list(islice(view.candidates(), 2))) > 1
            follows = only_taken(table._run.steps[-1], view)
            found.append(Wait(bots[turn], quiet, follows, free, delay.running))
        delay.pass_by()
        if turn is None and len(finished) < deals:
            table.next_deal()
    table.leave()
    return found


@pytest.mark.parametrize(("key", "preset", "deals"), DEALS, ids=[f"{key}-{preset}" for key, preset, _ in DEALS])
def test_every_question_stands_as_long_whether_there_is_a_choice_or_none(key: str, preset: str, deals: int) -> None:
    waits = waits_of(GAMES[key], preset, deals)
    decided = [wait for wait in waits if not wait.quiet]
    assert {wait.free for wait in decided} == {True, False}
    assert all(wait.milliseconds == delay_before(wait.bot, PACE) for wait in decided)
    idle = [wait for wait in waits if wait.quiet]
    assert all(wait.milliseconds == (PACE.take if wait.follows_card else delay_of_round(BOTS, PACE)) for wait in idle)
    if idle:
        assert {wait.free for wait in idle} == {True, False}
