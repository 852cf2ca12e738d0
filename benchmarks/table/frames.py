"""How evenly the table paints: at rest, while cards are dealt or taken with bids, and while AI seats think hard.

Run it from the root of the source, with a display or without: ``python benchmarks/table/frames.py [SECONDS] [WIDTH
HEIGHT]``. A figure is the time from one paint of the table to the next, in milliseconds, while something has to be
painted all the time; after the slash stands the processor time of the table's own process in the same gaps, which other
programs hardly change. The table at rest, painted by a timer, shows what the machine itself can do. At the table one AI
seat thinks at a time; four are measured as well, because that is the heaviest case. A card at the end of its flight
moves less than a pixel: where a tick has moved nothing the picture is right already, and time counts from there.
Targets: 95th percentile at most 17 ms (20 where four processes think), none over 50 ms.
"""

from __future__ import annotations

import os
import platform
import statistics
import sys
import time
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.application import spare_the_collector
from app.play.driver import DealDriver
from app.play.pace import Pace
from app.session import bots_around, new_session
from app.think.thinkers import Thinkers
from app.think.thinking_process import BotQuestion, Cancelled, bot_answer
from engine.cards import BLACK_JOKER, RED_JOKER, STANDARD, Cards
from engine.events import EMPTY_PICTURE, STOCK, Event, Faces, Moved, Place, Zone, folded, seen_by
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.prompts import Choose
from engine.record import opened
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget
from ui.window.appearance import dress

TAIHE, BASHI = GAMES["taihe_a_bao"], GAMES["bashi_fen"]
SEATS = 5
PACK: Cards = (*STANDARD, BLACK_JOKER, RED_JOKER) * 5
P95, P95_OF_FOUR, WORST = 17.0, 20.0, 50.0
FEW = 8
"""So many cards may all lie still for a tick while they fly."""
BIDS = 0.12
"""How often a seat that may bid does, where the hands are bid on and on."""


def deal_of_270() -> AnyGame:
    """A game of which only the deal is seen: five packs with jokers for five seats."""
    return replace(TAIHE, pack=lambda _: PACK, seats=lambda _: SEATS, height=lambda _: lambda card: PACK.index(card))


@dataclass(frozen=True)
class Dealt:
    """What our seat sees when the 270 cards have been taken, and nobody is asked anything."""

    opening: tuple[Event, ...]
    options: Any
    seat: int = 0
    standing: Any = None
    first: int = 0
    history: tuple[Any, ...] = ()
    turn: int | None = 1
    phase: Any = None

    def places(self) -> dict[Place, Faces]:
        return dict(folded(EMPTY_PICTURE, self.opening, self.seat).places)

    def prompt(self) -> None:
        return None

    def refusal(self, _action: Any) -> None:
        return None

    def candidates(self) -> Iterator[Any]:
        return iter(())

    def readings(self, _cards: Cards) -> tuple[Any, ...]:
        return ()


def dealt(game: AnyGame) -> Dealt:
    """The deal as seat 0 sees it."""
    events: list[Event] = [Moved(PACK, None, STOCK, frozenset())]
    for number, card in enumerate(PACK):
        seat = number % SEATS
        events.append(Moved((card,), STOCK, Place(Zone.HAND, seat), frozenset({seat})))
    return Dealt(tuple(seen_by(event, 0) for event in events), game.options())


def burn(question: BotQuestion, cancelled: Cancelled) -> str:
    """Thinks without a pause until nobody wants the answer."""
    while not cancelled():
        sum(number * number for number in range(2000))
    return bot_answer(question, lambda: False)


class Paints(QObject):
    """Notes when the table was painted, and until when there was nothing new to paint."""

    def __init__(self, table: TableWidget, ticker: Ticker) -> None:
        super().__init__()
        self.times: list[float] = []
        self.spent: list[float] = []
        self.moving: list[bool] = []
        self.rested: list[tuple[float, float] | None] = []
        self._lying: dict[object, object] = {}
        ticker.ticked.connect(self._look)
        self._table = table
        self._viewport = table.table_view.viewport()
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint and watched is self._viewport:
            self.times.append(time.perf_counter() * 1000)
            self.spent.append(time.process_time() * 1000)
            self.moving.append(self._table.scene.flights.count > 0)  # a pause for the eye paints nothing
            self.rested.append(None)
        return False

    def _look(self) -> None:
        """After a tick: notes the time if it has moved nothing. Of many cards some moves always."""
        flights = self._table.scene.flights
        lying = {item: item.sceneTransform() for item in flights._targets} if flights.count <= FEW else {}
        if lying and lying == self._lying and self.rested:
            self.rested[-1] = (time.perf_counter() * 1000, time.process_time() * 1000)
        self._lying = lying

    def clear(self) -> None:
        """Begin anew."""
        self.times.clear()
        self.spent.clear()
        self.moving.clear()
        self.rested.clear()

    def gaps(self, *, moving_only: bool) -> Gaps:
        """From paint to paint; ``moving_only``: a table at rest has no need to paint."""
        since = [
            rested or (earlier, before)
            for earlier, before, rested in zip(self.times, self.spent, self.rested, strict=True)
        ]
        passed = [
            (later - earlier, after - before)
            for (earlier, before), later, after in zip(since, self.times[1:], self.spent[1:], strict=False)
        ]
        pairs = zip(passed, self.moving, strict=False)
        return [gap for gap, moving in pairs if moving] if moving_only else passed

    def gaps_after(self, moments: Sequence[float]) -> Gaps:
        """The gaps in which these moments of the clock lie, and those after them: what a moment changes is painted at
        the end of the first, and painting it ends in the second."""
        passed = self.gaps(moving_only=False)
        first = [bisect_right(self.times, moment) - 1 for moment in moments]
        return [
            passed[place] for place in sorted({at + more for at in first for more in (0, 1)}) if place < len(passed)
        ]


Gaps = list[tuple[float, float]]
"""From one paint to the next: milliseconds on the clock, and of the processor."""


class Bench:
    """One table in one window, and a way to let it run."""

    def __init__(self, seconds: float, width: int, height: int) -> None:
        self.application = QApplication([])
        settings = Settings()
        lexicon = Lexicon("en")
        dress(self.application, settings, lexicon.language)
        ticker = Ticker()
        self.table = TableWidget(lexicon, CardFaces(), settings, ticker=ticker)
        self.table.resize(width, height)
        self.table.show()
        self.paints = Paints(self.table, ticker)
        self.milliseconds = round(seconds * 1000)

    def frames(self, keep_busy: Callable[[], None], every: int, *, moving_only: bool = False) -> Gaps:
        """The times between paints while ``keep_busy`` is called again and again."""
        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(keep_busy)
        keep_busy()
        timer.start(every)
        QTimer.singleShot(self.milliseconds, lambda: self.application.exit(0))  # quit would close the window
        self.paints.clear()
        self.application.exec()
        timer.stop()
        return self.paints.gaps(moving_only=moving_only)

    def rest(self) -> Gaps:
        """The table at rest, painted by a timer as often as animation would."""
        self.table.finish()
        return self.frames(self.table.table_view.viewport().update, 16)

    def deals(self) -> Gaps:
        """270 cards dealt again and again; the pauses between deals do not count."""
        game = deal_of_270()
        view = dealt(game)
        self.table.sit_down(game, view.options, 0)
        deal_again = self._dealing(view)
        return self.frames(deal_again, 3600, moving_only=True)

    def _dealing(self, view: Dealt) -> Callable[[], None]:
        def deal() -> None:
            self.table.finish()
            self.table.deal(view.opening, view)

        return deal


class Taking(QObject):
    """A deal of 216 cards that are taken one by one: three AI seats may bid, our seat always passes."""

    over = Signal()

    def __init__(self, stage: TableWidget, thinkers: Thinkers) -> None:
        super().__init__()
        options = BASHI.options(packs=4)
        session = new_session(BASHI, options, 4711, bots_around(BASHI, options, "greedy"))
        self._stage = stage
        self.table = DealDriver(thinkers, Pace())
        stage.sit_down(BASHI, options, 0)
        self.table.dealt.connect(stage.deal)
        self.table.happened.connect(stage.play)
        stage.settled.connect(self._settled)
        self.table.begin(session)

    def _settled(self) -> None:
        if STOCK not in self.table.view.places():
            self.over.emit()
        elif self.table.ours:
            self.table.submit(BASHI.read_action("pass"))
        else:
            self.table.settled()


class Strong(QObject):
    """One AI seat at its strongest usual level, asked the same question again as soon as it has answered."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__()
        self.answers = 0
        self._thinkers = thinkers
        self._view = opened(next_record(Match(TAIHE, TAIHE.options(), 1))).state.view(1)
        thinkers.answered.connect(self._take)
        self._ask()

    def _ask(self) -> None:
        self._thinkers.ask(1, self.answers, TAIHE, self._view, "search:strong", f"{self.answers}")

    def _take(self, _seat: int, _generation: int, _action: object) -> None:
        self.answers += 1
        self._ask()


def taken(bench: Bench, thinkers: Thinkers) -> Gaps:
    """The times between paints while 216 cards are taken at 70 ms a card."""
    taking = Taking(bench.table, thinkers)
    taking.over.connect(lambda: bench.application.exit(0))
    bench.paints.clear()
    bench.application.exec()
    bench.table.settled.disconnect(taking._settled)
    taking.table.leave()
    return bench.paints.gaps(moving_only=True)


def bid_on(bench: Bench, number: int) -> tuple[Gaps, Gaps]:
    """The same without processes, where the others bid as often as they may: other cards are trumps again and again.

    Returns all gaps, and those of the bids.
    """
    options, random = BASHI.options(packs=4), Random(number)
    bid_at: list[float] = []
    step = opened(next_record(Match(BASHI, options, number)))
    bench.table.sit_down(BASHI, options, 0)
    bench.table.deal(tuple(seen_by(event, 0) for event in step.events), step.state.view(0))

    def go_on() -> None:
        nonlocal step
        turn = step.state.turn
        view = None if turn is None else step.state.view(turn)
        prompt = None if view is None else view.prompt()
        if view is None or not isinstance(prompt, Choose):
            bench.application.exit(0)
            return
        bids = view.seat != 0 and len(prompt.actions) > 1 and random.random() < BIDS
        if bids:
            bid_at.append(time.perf_counter() * 1000)
        step = act(step.state, prompt.actions[-1] if bids else prompt.actions[0])
        bench.table.play(tuple(seen_by(event, 0) for event in step.events), step.state.view(0))

    timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=Pace().take)
    timer.timeout.connect(go_on)
    timer.start()
    bench.paints.clear()
    bench.application.exec()
    timer.stop()
    bench.table.finish()
    return bench.paints.gaps(moving_only=True), bench.paints.gaps_after(bid_at)


def told(name: str, gaps: Gaps, aim: float = P95) -> None:
    """One line of the answer."""
    clock, processor = (sorted(each) for each in zip(*gaps, strict=True))
    late = int(len(clock) * 0.95)
    verdict = "" if clock[late] <= aim and clock[-1] <= WORST else "   over the target"
    print(
        f"{name:44} {1000 / statistics.mean(clock):5.1f} fps  median {statistics.median(clock):5.1f} / "
        f"{statistics.median(processor):4.1f}  p95 {clock[late]:5.1f} / {processor[late]:4.1f}  "
        f"max {clock[-1]:5.1f} / {processor[-1]:4.1f} ms{verdict}"
    )


def main() -> None:
    """Prints a line for each case."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 7.0
    width, height = (int(word) for word in sys.argv[2:4]) if len(sys.argv) > 3 else (1280, 800)
    bench = Bench(seconds, width, height)
    print(f"{platform.platform()}, {os.cpu_count()} cores, Qt platform {bench.application.platformName()}")
    print(f"{width} × {height}, ratio {bench.table.devicePixelRatioF()}, {seconds} s a case")
    bench.deals()  # pictures are drawn once
    spare_the_collector()  # as the program does after its first frame
    told("at rest", bench.rest())
    told("270 cards dealt", bench.deals())
    thinkers = Thinkers()
    strong = Strong(thinkers)
    told("at rest, one seat thinks at strong", bench.rest())
    told("270 cards dealt, one seat thinks at strong", bench.deals())
    thinkers.close()
    print(f"{strong.answers} answers meanwhile")
    thinkers = Thinkers(burn, patience=600_000)
    view = opened(next_record(Match(TAIHE, TAIHE.options(seats=5), 1))).state.view(1)
    thinkers.warm(range(1, 5))
    for seat in range(1, 5):
        thinkers.ask(seat, 1, TAIHE, view, "greedy", "seed")
    told("at rest, four seats think", bench.rest(), P95_OF_FOUR)
    told("270 cards dealt, four seats think", bench.deals(), P95_OF_FOUR)
    thinkers.close()
    thinkers = Thinkers()
    thinkers.warm(range(1, 4))
    told("216 cards taken, three seats may bid", taken(bench, thinkers))
    thinkers.close()
    for number in (2, 3):
        gaps, of_bids = bid_on(bench, number)
        told(f"216 cards taken and bid on, deal {number}", gaps)
        told(f"the bids among them ({len(of_bids)} gaps)", of_bids)
    bench.table.close()


if __name__ == "__main__":
    main()
