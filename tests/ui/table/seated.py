"""A table widget that a test drives by hand: no timer ticks, and every deal is found by what is asked in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.events import Event, seen_by
from engine.game import Step, act, verb_of
from engine.games import GAMES
from engine.match import Match, after_deal, next_record, next_shuffle
from engine.prompts import Choose, Name, Pick
from engine.record import opened
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

TAIHE = GAMES["taihe_a_bao"]
US = 0
AGES = 20_000.0
"""Milliseconds in which everything that moves has come to rest."""

Wanted = Callable[[Any], bool]


def seen(step: Step[Any]) -> tuple[Event, ...]:
    """A step's events as our seat sees them."""
    return tuple(seen_by(event, US) for event in step.events)


def dealt(number: int = 1, options: Any = None) -> Step[Any]:
    """The first step of a deal of this number."""
    options = TAIHE.options() if options is None else options
    return TAIHE.deal(options, None, next_shuffle(Match(TAIHE, options, number)))


def asked_to(what: str) -> Wanted:
    """Whether our seat is asked to declare, call, give, lead or follow."""

    def wanted(view: Any) -> bool:
        match view.prompt():
            case Choose():
                return what == "declare"
            case Name():
                return what == "call"
            case Pick(_, "give"):
                return what == "give"
            case Pick(_, "play", _, _, may_pass):
                return what == ("follow" if may_pass else "lead")
        return False

    return wanted


def position(what: str, also: Wanted = lambda _view: True, options: Any = None) -> Any:
    """The first position found by random play in which our seat is asked this."""
    wanted = asked_to(what)
    for number in range(400):
        random, state = Random(number), dealt(number, options).state
        while state.turn is not None:
            view = state.view(state.turn)
            if state.turn == US and wanted(view) and also(view):
                return state
            state = act(state, _some_action(view, what, random)).state
    raise AssertionError(f"nobody was ever asked to {what}")


def _some_action(view: Any, what: str, random: Random) -> Any:
    candidates = list(view.candidates())
    if isinstance(view.prompt(), Choose) and what in ("call", "give"):
        return TAIHE.read_action("pass")
    return random.choice(candidates[:4])


def table(settings: Settings | None = None, options: Any = None, language: str = "en") -> TableWidget:
    """A table at which Taihe A Bao is played, 1280 by 800, shown and still."""
    settings = settings or Settings()
    widget = TableWidget(Lexicon(language), CardFaces(), settings, ticker=Ticker(still=True))
    widget.sit_down(TAIHE, TAIHE.options() if options is None else options, US)
    widget.resize(1280, 800)
    widget.show()
    return widget


def at_position(
    what: str, also: Wanted = lambda _view: True, settings: Settings | None = None
) -> tuple[TableWidget, Any]:
    """A table that shows such a position, and the state behind it."""
    state = position(what, also)
    widget = table(settings)
    widget.present(state.view(US))
    return widget, state


def middle_of(widget: TableWidget, slot: int) -> QPoint:
    """Where to click for the card at this place of the hand."""
    box = widget.hand.fan.slots[slot].box
    return QPoint(round(box.centre.x), round(box.centre.y))


def click(widget: TableWidget, at: QPoint, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press and release the left button here."""
    QTest.mouseClick(widget.table_view.viewport(), Qt.MouseButton.LeftButton, modifier, at)


def drag(widget: TableWidget, start: QPoint, end: QPoint, drop: bool = True) -> None:
    """Press, move in small steps, and perhaps let go."""
    viewport = widget.table_view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(viewport, start + (end - start) * step / 10)
    if drop:
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def said(widget: TableWidget) -> str:
    """What the status line says."""
    assert widget.prompt_panel is not None
    return widget.prompt_panel.status.text()


def session_played(widget: TableWidget, match: Match, random: Random, by_mouse: Callable[[Any, Any], Any]) -> Match:
    """The match after all its deals at this table: all seats play soundly, ours by what ``by_mouse`` makes of it.

    At the end of every deal the scene is what a fresh drawing of the view shows.
    """
    game = match.game
    while game.winners(match.options, match.standing, match.totals, match.dealt) is None:
        step = opened(next_record(match))
        widget.deal(seen(step), step.state.view(US))
        widget.advance(AGES)
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            action = game.greedy(view, random)
            if step.state.turn == US:
                action = by_mouse(view, action)
            step = act(step.state, action)
            widget.play(seen(step), step.state.view(US))
            widget.advance(AGES)
        lying = widget.scene.positions.facts()
        widget.present(step.state.view(US))
        assert widget.scene.positions.facts() == lying
        match = after_deal(match, step)
    return match


class PlayedByMouse:
    """A session in which our seat does what the fast player would, all with the mouse.

    ``clicked`` clicks on what an action other than a pass is made of, and returns under which word it counts as done;
    the button that plays is pressed here.
    """

    def __init__(self, widget: TableWidget, match: Match, clicked: Callable[[TableWidget, Any], str]) -> None:
        self.widget, self.match, self.random, self.clicked = widget, match, Random(match.number), clicked
        self.done: Counter[str] = Counter()
        self.answers: list[Any] = []
        widget.chosen.connect(self.answers.append)

    def play(self) -> None:
        """The whole session."""
        self.match = session_played(self.widget, self.match, self.random, self.by_mouse)

    def by_mouse(self, view: Any, wanted: Any) -> Any:
        """What the table answers when this is clicked together."""
        assert self.widget.prompt_panel is not None
        bar = self.widget.prompt_panel.bar
        self.answers.clear()
        if verb_of(wanted) == "pass":
            self.done["pass"] += 1
            QTest.mouseClick(bar.passing, Qt.MouseButton.LeftButton)
        else:
            self.done[self.clicked(self.widget, wanted)] += 1
        for button in bar.readings:
            if not self.answers and button.offer is not None and button.offer.action == wanted:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert self.answers == [wanted], f"{view.prompt()}: {wanted}"
        return self.answers[0]
