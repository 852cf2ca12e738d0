"""A newcomer's first evening in the whole program, by keys alone and by mouse: a question, lessons, a guided hand."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.arguments import read_arguments
from app.keep.progress import load_progress
from app.program import Program
from engine.game import Action, AnyGame, AnyView
from engine.games import GAMES
from engine.lesson_judging import learner_view, move_of
from engine.players.hints import advice
from engine.search_model import Verdict, Weighed
from engine.words import Language
from tests.app.programs import LONG, Opened, places_in
from ui.pages.lobby.lobby_choice import usual_bot
from ui.pages.lobby.welcome import Welcome

pytestmark = pytest.mark.usefixtures("house_players")

MOST_STEPS = 600
MOST_TABS = 60


class FriendlyAdviser(QObject):
    """Advises what the fast player would do, at once."""

    advised = Signal(object, object)
    busy = False

    def ask(self, game: AnyGame, view: AnyView) -> None:
        assert game.search_model is not None
        facts = tuple((fact, 0) for fact in game.search_model.facts)
        action = game.greedy(view, Random(1))
        verdict = Verdict((Weighed(action, 0.0, 0.0, 0, 0.0, 0.0, 0.0, facts),), 0)
        self.advised.emit(view, advice(game, view, verdict))

    def cancel(self) -> None: ...
    def close(self) -> None: ...


@pytest.fixture
def program(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setattr("app.program.Adviser", FriendlyAdviser)
    monkeypatch.setattr("app.program._any_number", lambda: 7)

    def before(program: Program) -> None:
        settings = program.memory.settings
        program.window.settings_changed.emit(type(settings)(language="en", speed="off", pace=0))

        program.window.activateWindow()

    return opened(before=before)


class Newcomer:
    """Hands that know nothing of the program but what stands on the screen; ``press`` is a key or the mouse."""

    def __init__(self, program: Program, qtbot: QtBot, key: str) -> None:
        self.program, self.qtbot, self.game = program, qtbot, GAMES[key]
        self.read: list[str] = []
        self.asked: set[str] = set()
        self.finished: list[object] = []
        program.controller.finished.connect(lambda *_: self.finished.append(1))

    def answer_welcome(self) -> None:
        raise NotImplementedError

    def press(self, button: QAbstractButton) -> None:
        raise NotImplementedError

    @property
    def right_move(self) -> Action:
        teacher = self.program.learning.teacher
        assert teacher is not None
        assert teacher._record is not None
        assert teacher.lesson is not None
        return move_of(self.game, learner_view(teacher._record), teacher.lesson.tasks[teacher._place].right[0])

    def button_of(self, action: Action) -> QAbstractButton:
        """The button at the table that says this."""
        panel = self.program.table.prompt_panel
        assert panel is not None
        for button in self.program.table.findChildren(QAbstractButton):
            meant = (getattr(getattr(button, "offer", None), "action", None), getattr(button, "bid", None))
            if action in meant and button.isVisible() and button.isEnabled():
                return button
        raise AssertionError(f"no button for {action}")

    def walk_lessons(self) -> None:
        panel, learning = self.program.window.learning.panel, self.program.learning
        for _ in range(MOST_STEPS):
            if panel.play.isVisible():
                break
            if panel.strip.next.isEnabled():
                self.press(panel.strip.next)
                continue
            self.qtbot.waitUntil(lambda: not learning.teacher._waiting or panel.strip.next.isEnabled(), timeout=LONG)  # type: ignore[union-attr]
            self.qtbot.waitUntil(self._may_move, timeout=LONG)
            move = self.right_move
            self.press(panel.strip.show_move)
            self.press(self.button_of(move))
            self.qtbot.waitUntil(lambda: not learning.teacher._waiting or panel.strip.next.isEnabled(), timeout=LONG)  # type: ignore[union-attr]
        assert panel.play.isVisible()
        self.press(panel.play)

    def _may_move(self) -> bool:
        prompt_panel = self.program.table.prompt_panel
        return prompt_panel is not None and prompt_panel.live

    def play_the_hand(self) -> None:
        guide = self.program.window.learning.guide
        assert guide.isVisible()
        for _ in range(MOST_STEPS):
            if self.finished:
                return
            self.read.append(guide.sentence.text())
            driver, say = self.program.controller.driver, self.program.lexicon.say
            if driver.ours:
                self.asked.update(say(line) for line in self.game.first_hand.question(driver.view))
            button = guide.next if guide.next.isVisible() else guide.move_button
            if button.isVisible():
                if guide.move_button.isVisible():
                    self.see_what_stands_out()
                self.press(button)
            else:
                self.qtbot.waitUntil(
                    lambda: bool(self.finished) or guide.next.isVisible() or guide.move_button.isVisible(),
                    timeout=LONG,
                )
        raise AssertionError("the hand does not end")

    def see_what_stands_out(self) -> None:
        prompt_panel, table = self.program.table.prompt_panel, self.program.table
        assert prompt_panel is not None
        stands_out = prompt_panel.default(table.hand.chosen_cards)
        assert stands_out == self.program.learning.guiding._advised, "the guide's move is on the button, too"


class Keyboard(Newcomer):
    """Presses the focused button, and finds every other one with Tab."""

    def answer_welcome(self) -> None:
        welcome = QApplication.activeModalWidget()
        assert isinstance(welcome, Welcome)
        assert QApplication.focusWidget() is welcome.list, "arrows choose a game at once"
        self.type(Qt.Key.Key_Home)
        for _ in range(list(GAMES).index(self.game.key)):
            self.type(Qt.Key.Key_Down)
        self.type(Qt.Key.Key_Return)

    def type(self, key: Qt.Key) -> None:
        QApplication.processEvents()
        focused = QApplication.focusWidget()
        assert focused is not None, "the keyboard is nowhere"
        QTest.keyClick(focused, key)

    def walk_to(self, widget: QWidget) -> None:
        for _ in range(MOST_TABS):
            if QApplication.focusWidget() is widget:
                return
            self.type(Qt.Key.Key_Tab)
        raise AssertionError(f"no Tab leads to {widget} from {QApplication.focusWidget()}")

    def press(self, button: QAbstractButton) -> None:
        guide = self.program.window.learning.guide
        if guide.isAncestorOf(button):
            assert QApplication.focusWidget() is button, "whoever reads on needs Enter alone"
        self.walk_to(button)
        self.type(Qt.Key.Key_Return)


class Mouse(Newcomer):
    """Clicks what is there."""

    def answer_welcome(self) -> None:
        welcome = QApplication.activeModalWidget()
        assert isinstance(welcome, Welcome)
        row = welcome.list.item(list(GAMES).index(self.game.key))
        at = welcome.list.visualItemRect(row).center()
        QTest.mouseClick(welcome.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
        self.press(welcome.new)

    def press(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def spend_a_first_evening(newcomer: Newcomer, folder: Path) -> None:
    program, game = newcomer.program, newcomer.game
    newcomer.answer_welcome()
    teacher = program.learning.teacher
    assert teacher is not None
    assert teacher.lesson is game.lessons()[0]
    newcomer.walk_lessons()
    done = program.learning.progress_file.progress.done[game.key]
    assert done == {lesson.key for lesson in game.lessons()[: game.first_hand.lessons]}
    session = program.controller.session
    assert session is not None
    assert set(session.bots) == {None, "search:casual"}
    newcomer.play_the_hand()
    options = session.match.options
    opening = [program.lexicon.say(line) for line in game.first_hand.opening(options)]
    assert newcomer.read[: len(opening)] == opening, "the aim and the cards come first, each sentence by itself"
    assert newcomer.asked, "somebody who plays is asked something"
    assert newcomer.asked <= set(newcomer.read), "each question says how things stand, and what is asked"
    after_advice = [then for said, then in pairwise(newcomer.read) if said.startswith("Try this: ")]
    assert after_advice, "whoever wants to know is told what to do"
    assert all(then.startswith("Why: ") for then in after_advice), "every advice is followed by its reason"
    assert not program.window.learning.guide.isVisible()
    assert program.window.table_page.result.isVisible()
    progress, _ = load_progress(places_in(folder).settings / "learning.json")
    assert progress.newcomer is True
    assert progress.unguided == {game.key}
    assert set(program.window.lobby.choice().opponents) == {usual_bot(game)}, "nobody has chosen casual opponents"


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("hands", [Keyboard, Mouse])
def test_keys_alone_or_the_mouse_alone_carry_a_newcomer_to_the_end_of_a_first_hand(
    program: Program, qtbot: QtBot, tmp_path: Path, hands: type[Newcomer], key: str
) -> None:
    spend_a_first_evening(hands(program, qtbot, key), tmp_path)


def test_who_knows_the_games_is_asked_once_and_guided_never(program: Program, tmp_path: Path) -> None:
    welcome = QApplication.activeModalWidget()
    assert isinstance(welcome, Welcome)
    welcome.known.click()
    assert program.window.isVisible()
    program.window.lobby.side.start.click()
    assert not program.learning.guiding.guided
    progress, _ = load_progress(places_in(tmp_path).settings / "learning.json")
    assert progress.newcomer is False
    again = Program(read_arguments(["--lang", "en"], GAMES), None, places_in(tmp_path))
    again.begin()
    assert QApplication.activeModalWidget() is None
    again.window.close()
    again.window.deleteLater()


def test_a_guide_that_is_declined_lets_the_table_go_on_and_is_gone(program: Program, qtbot: QtBot) -> None:
    welcome = QApplication.activeModalWidget()
    assert isinstance(welcome, Welcome)
    welcome.known.click()
    program.window.menus.actions["guided_hand"].trigger()
    guide, driver = program.window.learning.guide, program.controller.driver
    assert guide.isVisible()
    assert driver.held, "nobody plays while the aim is being told"
    QTest.mouseClick(guide.decline, Qt.MouseButton.LeftButton)
    assert not guide.isVisible()
    qtbot.waitUntil(lambda: driver.ours, timeout=LONG)
    assert not guide.isVisible()


def test_a_guide_that_is_declined_takes_back_what_it_advised(program: Program, qtbot: QtBot) -> None:
    welcome = QApplication.activeModalWidget()
    assert isinstance(welcome, Welcome)
    welcome.known.click()
    program.window.menus.actions["guided_hand"].trigger()
    guide, table = program.window.learning.guide, program.table
    while not guide.move_button.isVisible():
        guide.next.click()
        qtbot.waitUntil(lambda: guide.next.isVisible() or guide.move_button.isVisible(), timeout=LONG)
    assert table.prompt_panel is not None
    assert table.prompt_panel.default(table.hand.chosen_cards) is not None
    guide.decline.click()
    assert not table.hand.chosen_cards
    assert table.prompt_panel.default(()) is None


def test_a_guided_hand_waits_to_be_read_and_whoever_acts_instead_is_not_held_up(program: Program, qtbot: QtBot) -> None:
    welcome = QApplication.activeModalWidget()
    assert isinstance(welcome, Welcome)
    welcome.known.click()
    program.window.menus.actions["guided_hand"].trigger()
    guide, driver, table = program.window.learning.guide, program.controller.driver, program.table
    said = guide.sentence.text()
    actions = len(driver.session.record.actions)
    qtbot.waitUntil(lambda: table.board.settled, timeout=LONG)
    assert (guide.sentence.text(), len(driver.session.record.actions)) == (said, actions)
    for language in Language:
        program.lexicon.use(language)
        assert guide.sentence.text() == program.lexicon.say(guide._said), "it is said anew in another language"
    program.lexicon.use(Language.EN)
    while guide.next.text().replace("&", "") != "Begin":
        guide.next.click()
    guide.next.click()
    qtbot.waitUntil(lambda: driver.ours and guide.next.isVisible(), timeout=LONG)
    assert isinstance(QApplication.focusWidget(), QPushButton)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert table.hand.choice.cursor is not None, "an arrow is for the cards, wherever the guide has the keyboard"
    assert QApplication.focusWidget() is not guide.next
    table.chosen.emit(driver.session.match.game.greedy(driver.view, Random(1)))
    assert guide.next.isHidden()


CASUAL = "search:casual"


def new_here(program: Program) -> None:
    """Somebody answers that these games are new to them, and leaves the first lesson for the lobby."""
    welcome = QApplication.activeModalWidget()
    assert isinstance(welcome, Welcome)
    welcome.new.click()
    program.window.leave_table()


def test_casual_opponents_are_lent_until_the_guide_is_declined_and_never_remembered(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    lobby = program.window.lobby
    usual = lobby.choice().opponents
    new_here(program)
    lobby.tiles["bao_huang"].click()
    assert set(lobby.choice().opponents) == {CASUAL}
    assert program.memory.lobby is not None
    assert set(program.memory.lobby.opponents) == set(usual)
    program.memory.save()
    again = Program(read_arguments(["--no-animation", "--lang", "en"], GAMES), None, places_in(tmp_path))
    qtbot.addWidget(again.window)
    assert set(again.window.lobby.choice().opponents) == {CASUAL}, "the first evening may have a pause"
    again.close()
    lobby.side.start.click()
    assert set(program.controller.driver.session.bots) == {None, CASUAL}
    program.window.learning.guide.decline.click()
    assert set(lobby.choice().opponents) == set(usual)
    assert set(program.memory.lobby.opponents) == set(usual)


@pytest.mark.parametrize("level", [CASUAL, "search:master"])
def test_opponents_that_a_newcomer_has_chosen_stay(program: Program, level: str) -> None:
    lobby = program.window.lobby
    new_here(program)
    everybody = lobby.side.opponents.everybody
    everybody.setCurrentIndex(lobby.side.opponents._offered.index(level))
    everybody.activated.emit(everybody.currentIndex())
    assert program.memory.lobby is not None
    assert set(program.memory.lobby.opponents) == {level}
    lobby.side.start.click()
    program.window.learning.guide.decline.click()
    assert set(lobby.choice().opponents) == {level}


def test_a_newcomers_first_hand_of_another_game_is_casual_and_leaves_the_lobby_as_it_was(program: Program) -> None:
    lobby = program.window.lobby
    new_here(program)
    lobby.side.start.click()
    program.window.learning.guide.decline.click()
    before = lobby.choice().opponents
    program.learning.play_first_hand("bao_huang")
    assert set(program.controller.driver.session.bots) == {None, CASUAL}
    assert set(lobby.choice().opponents) == set(before)
    assert program.memory.lobby is not None
    assert set(program.memory.lobby.opponents) == set(before)
