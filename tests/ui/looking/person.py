"""Somebody who plays the program with mouse and keys, and waits for it as people do: by looking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.application import begin, show_window
from app.arguments import read_arguments
from app.keep.places import Places
from app.keep.settings import Kept, save_settings
from app.opening import SETTINGS_FILE
from app.program import Program
from engine.cards import Cards, cards_named, copies_named
from engine.game import Action, AnyGame, AnyView
from engine.games import GAMES
from engine.prompts import Choose, Name, Pick
from tests.ui.looking.camera import Camera, until
from ui.kit.geometry import Point
from ui.kit.settings import Settings
from ui.pages.lobby.lobby_choice import LobbyChoice
from ui.table.prompts.action_bar import TableButton
from ui.table.prompts.hints import hand_places
from ui.table.prompts.prompt_panel import PromptPanel

PATIENCE = 60.0
"""Seconds in which everything that is waited for must come, on a busy machine too."""
SOON = 3.0
"""Seconds in which the program must answer a click or a key."""
BELOW_EDGE = 8
"""Pixels below the upper edge of a card that no row in front covers."""


class GivenUpError(Exception):
    """Something that a person waits for does not come."""


def places_in(folder: Path) -> Places:
    """Where a program that people look at keeps what it keeps."""
    return Places(folder / "config" / "paizhuo", folder / "state" / "paizhuo", folder / "cache" / "paizhuo")


@dataclass(frozen=True, slots=True)
class Looks:
    """How the program looks in the pictures: the size of its window in pixels, and what the settings say of looks."""

    language: str
    scheme: str
    size: tuple[int, int]
    contrast: bool = False
    text_size: int = 100

    @property
    def settings(self) -> Settings:
        """Settings in which cards are at their places at once and the others play without waiting."""
        return Settings(self.language, self.scheme, self.contrast, self.text_size, speed="off", waiting="at_once")


def begin_with(folder: Path, settings: Settings, lobby: LobbyChoice | None = None) -> None:
    """Leaves these settings in the folder, as of an earlier time."""
    save_settings(places_in(folder).settings / SETTINGS_FILE, Kept(settings, lobby, asked_of_sound=True))


class Person:
    """Sits at one running program, with a camera."""

    def __init__(self, folder: Path, size: tuple[int, int], camera: Camera, arguments: Sequence[str] = ()) -> None:
        self.camera = camera
        self.program = Program(read_arguments(arguments, GAMES), None, places_in(folder))
        self.window, self.table = self.program.window, self.program.table
        self.window.resize(*size)
        begun: list[bool] = []

        def start() -> None:
            begin(self.program)
            begun.append(True)

        show_window(self.window, start)
        self.wait(lambda: bool(begun), "the first frame")
        if self.window.isMaximized():  # the screen is smaller, as is the one without a screen
            self.window.showNormal()
            self.window.resize(*size)
        self.window.activateWindow()
        camera.rests = lambda: not self.table.moving

    def leave(self) -> None:
        """Closes the program; returns when its workers are gone."""
        self.close_dialogs()
        self.window.close()
        self.program.close()
        self.window.deleteLater()
        QTest.qWait(1)

    def wait(self, comes_true: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Waits until this is true; raises GivenUpError where it is not in time."""
        if not until(comes_true, seconds):
            raise GivenUpError(f"waited in vain for {what}")

    def wait_for_play(self, comes_true: Callable[[], bool], what: str) -> None:
        """Waits until this is true, as long as the others play on; raises GivenUpError where nothing happens."""
        before = None
        while not until(comes_true, PATIENCE):
            if self._so_far == before:
                raise GivenUpError(f"waited in vain for {what}")
            before = self._so_far

    def begin(self, choice: LobbyChoice) -> None:
        """Begins a session with this choice, from the lobby."""
        self.window.lobby.take(choice)
        self.click(self.window.lobby.side.start)

    def take(self, what: str) -> None:
        """Takes a picture of the screen as it is."""
        self.camera.take(what)

    # mouse and keys

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Clicks in the middle of a widget, or at this place of it."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center() if at is None else at)

    def click_felt(self, at: Point | QPointF) -> None:
        """Clicks at a place on the table."""
        x, y = (at.x, at.y) if isinstance(at, Point) else (at.x(), at.y())
        view = self.table.table_view
        self.click(view.viewport(), view.mapFromScene(QPointF(x, y)))

    def press(self, key: Qt.Key, *, shift: bool = False) -> None:
        """Presses a key at the table."""
        QTest.keyClick(self.table, key, Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier)

    def command(self, name: str) -> None:
        """Does what an entry of the menus does, by its key where it has one that works here."""
        action = self.window.menus.actions[name]
        done: list[bool] = []
        noted = action.triggered.connect(lambda: done.append(True))
        keys = action.shortcut()
        if not keys.isEmpty() and action.isEnabled():
            self.window.activateWindow()
            until(self.window.isActiveWindow, SOON)  # else keys of menus do nothing
            QTest.keySequence(QApplication.focusWidget() or self.window, QKeySequence(keys))
            until(lambda: bool(done), 0.2)
        action.triggered.disconnect(noted)
        if not done:
            action.trigger()

    def dialogs(self) -> list[QWidget]:
        """The dialogs that are open."""
        return [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]

    def wait_for_dialog(self, what: str) -> QWidget:
        """The dialog that comes up."""
        self.wait(lambda: bool(self.dialogs()), what, SOON * 3)
        return self.dialogs()[-1]

    def close_dialogs(self) -> None:
        """Closes every dialog by Escape, else by its frame."""
        for dialog in self.dialogs():
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            if not until(dialog.isHidden, 0.5):
                dialog.close()
        self.window.activateWindow()

    def hide_docks(self) -> None:
        """Closes what lies beside the table."""
        for name in ("score", "log", "text", "gone"):
            if self.window.menus.actions[name].isChecked():
                self.command(name)

    # the question at the table

    @property
    def panel(self) -> PromptPanel:
        """The question in widgets."""
        assert self.table.prompt_panel is not None
        return self.table.prompt_panel

    @property
    def view(self) -> AnyView:
        """What the person may know."""
        assert self.table.view is not None
        return self.table.view

    @property
    def game(self) -> AnyGame:
        """The game at the table."""
        assert self.table.board.sitting is not None
        return self.table.board.sitting.game

    @property
    def live(self) -> bool:
        """Whether the table asks something, in a session, a lesson or an exercise."""
        return self.table.prompt_panel is not None and self.panel.live and not self.table.moving

    @property
    def asked(self) -> bool:
        """Whether the person is asked something now."""
        driver = self.program.controller.driver
        return not driver.empty and driver.ours and self.live

    @property
    def over(self) -> bool:
        """Whether the result of a hand is shown."""
        shown = self.window.table_page.results.shown
        return shown is not None and shown.isVisible()

    @property
    def may_bid(self) -> bool:
        """Whether cards are being taken, and a bid can be made."""
        return self.panel.bidding and any(each.isEnabled() and each.isVisible() for each in self.bids)

    @property
    def bids(self) -> list[TableButton]:
        """The buttons for bids."""
        return [button for _, *both in self.panel.bids.cells for button in both]

    def quick_answer(self) -> Action:
        """What the fast player would do."""
        action: Action = self.game.greedy(self.view, Random(self.program.controller.driver.session.seed))
        return action

    def answer(self, action: Action) -> None:
        """Gives this answer with the mouse; where that does not do it, notes so and gives it all the same."""
        driver = self.program.controller.driver
        before = self._so_far
        self.show(action)
        if not until(lambda: self._so_far != before, SOON):
            self.camera.trouble(f"{action} was not done by hand; the status line says {self.panel.status.text()!r}")
            driver.submit(action)
            until(lambda: self._so_far != before, SOON)

    @property
    def _so_far(self) -> tuple[int, int]:
        driver = self.program.controller.driver
        return (-1, -1) if driver.empty else (driver.session.match.dealt, len(driver.session.record.actions))

    def show(self, action: Action) -> None:
        """Does with the mouse what makes this answer."""
        panel, prompt = self.panel, self.view.prompt()
        if action == self.game.passing:
            self.click(panel.bids.passing if panel.bids.isVisible() else panel.bar.passing)
        elif isinstance(prompt, Choose):
            if not self.click_button(action):
                self.choose(cards_named(action))
                self.press(Qt.Key.Key_Return)
        elif isinstance(prompt, Name):
            self.name(action)
        elif isinstance(prompt, Pick):
            self.choose(cards_named(action))
            if not self.click_button(action):
                self.press(Qt.Key.Key_Return)

    def click_button(self, action: Action) -> bool:
        """Clicks the button of this action, if there is one."""
        for button in (*self.bids, *self.panel.bar.readings):
            offer = button.offer
            does = getattr(button, "bid", None) if offer is None else offer.action
            if button.isVisible() and button.isEnabled() and does == action:
                self.click(button)
                return True
        return False

    def name(self, action: Action) -> None:
        """Chooses in the grid what this call names, and presses the button."""
        grid = self.panel.grid
        copies = copies_named(action)
        if grid.copies.isVisible():
            for card, number in copies:
                if card not in {each for each, _ in grid.copies.chosen}:
                    self.click(next(cell for cell in grid.cells if cell.card == card))
                if (card, number) not in grid.copies.chosen:
                    self.click(grid.copies.buttons[card, number])
        else:
            fitting = [cell for cell in grid.cells if cell.offer.action == action]
            cards = [card for card, _ in copies]
            for cell in fitting or [cell for cell in grid.cells if cell.card in cards]:
                self.click(cell)
                break
        if not self.click_button(action):
            self.press(Qt.Key.Key_Return)

    def choose(self, cards: Cards) -> None:
        """Clicks these cards, in the hand or open on the table."""
        if self.panel.open.active:
            chosen = self.panel.open.chosen_cards  # by a hint
            for number in hand_places(self.panel.open.cards, [card for card in cards if card not in chosen]):
                self.click_felt(self.panel.open._items[number].room().center())
            return
        hand = self.table.hand
        wanted = sorted(map(str, cards))
        self.press(Qt.Key.Key_Backspace)
        for place in sorted(hand_places(hand.cards, cards)):  # back rows first: chosen cards cover what is behind them
            box = hand.fan.slots[place].box
            self.click_felt(Point(box.x + box.width / 2, box.y + min(box.height / 2, BELOW_EDGE)))
        if sorted(map(str, hand.chosen_cards)) != wanted:
            self.camera.trouble(f"clicks chose {' '.join(map(str, hand.chosen_cards))}, not {' '.join(wanted)}")
            self.table.choose(cards)
