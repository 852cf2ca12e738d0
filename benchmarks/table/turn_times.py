"""Seconds from the end of one's own play to one's next question, at each pace, on a simulated clock.

Run with ``python -m benchmarks.table.turn_times [hands]``. Cards fly, tricks stay and answers wait as in the program
(animation normal), with opponents of the usual level; fast players answer for them, since the time before an answer is
shown does not depend on it.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from app.play.driver import DealDriver
from app.play.pace import Pace
from app.session import bots_around, new_session
from engine.game import AnyGame, AnyView
from engine.games import GAMES
from tests.app.fakes import HandDelay
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings, milliseconds
from ui.pages.lobby.lobby_choice import usual_bot
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

PACES = ("calm", "normal", "quick", "at_once")
TICK = 10.0


class AtOnce(QObject):
    """Answers within the question."""

    answered = Signal(int, int, object)

    def ask(self, seat: int, generation: int, game: AnyGame, view: AnyView, _bot: str, seed: str) -> None:
        """The fast player's answer."""
        self.answered.emit(seat, generation, game.greedy(view, Random(seed)))

    def cancel(self) -> None:
        """There is nothing to cancel."""


def between_turns(game: AnyGame, number: int, settings: Settings) -> list[float]:
    """For every play of ours but the last: seconds until we are asked again, in one hand."""
    options = game.options()
    table = TableWidget(Lexicon("en"), CardFaces(), settings, ticker=Ticker(still=True))
    table.resize(1280, 726)
    table.sit_down(game, options, 0)
    delay = HandDelay()
    driver = DealDriver(AtOnce(), Pace.of(milliseconds(settings)), delay)
    driver.dealt.connect(table.deal)
    driver.happened.connect(table.play)
    driver.presented.connect(table.present)
    ended: list[object] = []
    driver.deal_ended.connect(lambda result, _match: ended.append(result))
    driver.begin(new_session(game, options, number, bots_around(game, options, usual_bot(game))))
    now, found = 0.0, []
    answered: float | None = None
    while not ended:
        while not table.board.settled and not driver._run.goes_on:
            table.advance(TICK)
            now += TICK
        if delay.running is None:
            driver.settled()
        if driver.ours:
            playing = not game.presentation.bids or not game.presentation.bids(driver.view)
            if answered is not None and playing:
                found.append((now - answered) / 1000)
            answered = now if playing else None
            driver.submit(game.greedy(driver.view, Random(number)))
        elif delay.running is not None:
            wait = delay.running
            table.advance(wait)
            now += wait
            delay.pass_by()
    driver.leave()
    table.deleteLater()
    return found


def main(hands: int) -> None:
    """Prints the median for every game and pace."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    print("| game | " + " | ".join(PACES) + " |\n| --- |" + " --- |" * len(PACES))
    for game in GAMES.values():
        cells = []
        for pace in PACES:
            settings = Settings(waiting=pace)
            times = [time for number in range(1, hands + 1) for time in between_turns(game, number, settings)]
            cells.append(f"{median(times):.1f} s")
        print(f"| {game.key} | " + " | ".join(cells) + " |", flush=True)
    del application


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
