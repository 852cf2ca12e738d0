"""Hands of Bashi Fen in which all that our seat does is done with the mouse, and deals to be found for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.events import Said
from engine.game import Step, act, verb_of
from engine.games import GAMES
from engine.match import Match, next_record
from engine.prompts import Choose, Pick
from engine.record import opened
from tests.ui.table.seated import AGES, US, click, drag, seen
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

BASHI = GAMES["bashi_fen"]
STILL = Settings(speed="off", pace=0)
PRESETS = BASHI.presets
TEN_SEATS = BASHI.options(partners="fluid", seats=10, packs=3, throw_penalty=10)
FOUR_PACKS = BASHI.options(packs=4)
Choice = Callable[[Any, Random], Any]


def table(options: Any, settings: Settings = STILL, size: tuple[int, int] = (1280, 776)) -> TableWidget:
    """A still table at which Bashi Fen is played."""
    widget = TableWidget(Lexicon("en"), CardFaces(), settings, ticker=Ticker(still=True))
    widget.sit_down(BASHI, options, US)
    widget.resize(*size)
    widget.show()
    return widget


def corner_of(widget: TableWidget, slot: int) -> QPoint:
    """Where to click for the card at this place: below its upper edge, which no row before it covers."""
    box = widget.hand.fan.slots[slot].box
    rise = widget.hand.fan.slots[slot].rise if slot in widget.hand.choice.chosen else 0.0
    return QPoint(round(box.x + min(box.width, 20) / 2), round(box.y - rise + 30))


def press(button: Any) -> None:
    """Click this button."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def bold(view: Any, random: Random) -> Any:
    """As the fast player does; but bids whatever goes, and once leads a throw of two cards that cannot stand."""
    prompt = view.prompt()
    if isinstance(prompt, Choose):
        return prompt.actions[-1]
    if isinstance(prompt, Pick) and prompt.verb == "play" and view.phase.lead is None and not view.phase.failed:
        suit_of, strength = view.trumps.suit_of, view.trumps.strength
        low = [card for card in view.hand if suit_of(card) is not None and strength(card) < 11]
        for one, other in combinations(low, 2):
            if suit_of(one) == suit_of(other) and one != other:
                return BASHI.read_action(f"play {one} {other}")
    return BASHI.greedy(view, random)


def chosen(view: Any, number: int, ours: Choice) -> Any:
    """What the seat that is asked does in the deal of this number."""
    random = Random(f"{number} {len(view.history)}")
    return ours(view, random) if view.seat == US else BASHI.greedy(view, random)


def number_with(options: Any, wanted: set[str]) -> int:
    """A deal in which we, being bold, do all of this, fail with a throw, and win the last trick."""
    for number in range(1, 300):
        step, done, failed = opened(next_record(Match(BASHI, options, number))), set(), False
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            action = chosen(view, number, bold)
            step = act(step.state, action)
            if view.seat == US:
                done.add(verb_of(action))
                failed = failed or objected(step)
        tricks = step.state.view(US).tricks
        if wanted <= done and failed and tricks[-1].winner == US:
            return number
    raise AssertionError("no such deal")


def objected(step: Step[Any]) -> bool:
    """Whether a throw has just failed."""
    return any(isinstance(each, Said) and each.text.key == "said.objection" for each in step.events)


def sixty() -> Step[Any]:
    """Our seat is declarer with the kitty of four packs in hand."""
    for number in range(1, 40):
        step = opened(next_record(Match(BASHI, FOUR_PACKS, number)))
        while step.state.view(US).counts[US] < 60 and not step.state.view(US).tricks:
            view = step.state.view(step.state.turn)
            step = act(step.state, BASHI.greedy(view, Random(f"{number} {len(view.history)}")))
        if step.state.view(US).counts[US] == 60:
            return step
    raise AssertionError("we are never declarer")


SIXTY = sixty()


class Hand:
    """One hand in which all that our seat does is done with the mouse."""

    def __init__(self, widget: TableWidget, options: Any, number: int, ours: Choice = BASHI.greedy) -> None:
        self.widget, self.ours = widget, ours
        self.step: Step[Any] = opened(next_record(Match(BASHI, options, number)))
        self.number = number
        self.done: Counter[str] = Counter()
        self.answers: list[Any] = []
        self.failed = 0
        widget.chosen.connect(self.answers.append)

    @property
    def state(self) -> Any:
        return self.step.state

    def play(self, until: Callable[[Any], bool] = lambda _view: False) -> None:
        """The whole hand, or until our seat sees this when it is asked."""
        self.widget.deal(seen(self.step), self.state.view(US))
        self.widget.advance(AGES)
        while self.state.turn is not None:
            view = self.state.view(self.state.turn)
            if self.state.turn == US and until(view):
                return
            self.go_on(view)

    def go_on(self, view: Any) -> None:
        """One decision."""
        action, prompt = chosen(view, self.number, self.ours), view.prompt()
        formality = isinstance(prompt, Choose) and len(prompt.actions) == 1
        if view.seat == US and not formality:
            self.by_mouse(view, action)
        self.step = act(self.state, action)
        self.failed += objected(self.step) and view.seat == US
        self.widget.play(seen(self.step), self.state.view(US))
        self.widget.advance(AGES)

    def by_mouse(self, view: Any, wanted: Any) -> None:
        """Clicks this together, and looks whether it is what the table answers."""
        self.answers.clear()
        verb = verb_of(wanted)
        self.done[verb] += 1
        match verb:
            case "pass" | "redeal":
                self._decline()
            case "bid":
                self._bid(wanted)
            case "bury":
                self._choose(wanted.cards)
                slot = next(iter(self.widget.hand.choice.chosen))
                drag(self.widget, corner_of(self.widget, slot), QPoint(640, 250))
            case "partners":
                self._call(wanted)
            case "play":
                self._choose(wanted.cards)
                self._press_reading(wanted)
        assert self.answers == [wanted], f"{view.prompt()}: {wanted}"

    def _decline(self) -> None:
        prompt_panel = self.widget.prompt_panel
        assert prompt_panel is not None
        press(prompt_panel.bids.passing if prompt_panel.bids.isVisible() else prompt_panel.bar.passing)

    def _bid(self, wanted: Any) -> None:
        prompt_panel = self.widget.prompt_panel
        assert prompt_panel is not None
        button = next((each for _, *pair in prompt_panel.bids.cells for each in pair if each.bid == wanted), None)
        if button is not None:
            press(button)
        else:
            self._choose(wanted.cards)
            QTest.keyClick(self.widget, Qt.Key.Key_Return)

    def _call(self, wanted: Any) -> None:
        prompt_panel = self.widget.prompt_panel
        assert prompt_panel is not None
        for copy in wanted.copies:
            press(next(cell for cell in prompt_panel.grid.cells if cell.card == copy.card))
            if copy.number > 1:
                press(prompt_panel.grid.copies.buttons[copy.card, copy.number])
                if (copy.card, 1) in prompt_panel.grid.copies.chosen:
                    press(prompt_panel.grid.copies.buttons[copy.card, 1])
        self._press_reading(wanted)

    def _press_reading(self, wanted: Any) -> None:
        prompt_panel = self.widget.prompt_panel
        assert prompt_panel is not None
        for button in prompt_panel.bar.readings:
            if not self.answers and button.offer is not None and button.offer.action == wanted:
                press(button)

    def _choose(self, cards: Any) -> None:
        widget = self.widget
        for card in cards:
            chosen = widget.hand.choice.chosen
            slot = next(n for n, held in enumerate(widget.hand.cards) if held == card and n not in chosen)
            click(widget, corner_of(widget, slot))


def at_first(options: Any, until: Callable[[Any], bool], ours: Choice = BASHI.greedy) -> Hand:
    """A table where our seat is asked this for the first time, in the first deal where it is."""
    for number in range(1, 100):
        step = opened(next_record(Match(BASHI, options, number)))
        while step.state.turn is not None:
            view = step.state.view(step.state.turn)
            if view.seat == US and until(view):
                hand = Hand(table(options), options, number, ours)
                hand.step = step
                hand.widget.present(step.state.view(US))
                return hand
            step = act(step.state, chosen(view, number, ours))
    raise AssertionError("we are never asked so")
