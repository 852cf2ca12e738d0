"""Claiming the rest at the table: offered quietly; by button, key or menu; stopped, read out, and told why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.play.controller import SessionController
from app.play.pace import Pace
from app.session import Session
from app.sound.sounds import Sounds
from engine.games import GAMES
from tests.app.fakes import QuickThinkers
from tests.app.play.test_claiming import certain as certain  # the deal that comes to the table
from tests.app.play.test_driver import Watched, watched
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.prompts.offers import Offer
from ui.table.table_widget import TableWidget
from ui.window.main_window import MainWindow

NEVER = Pace(0, 0, 0, 0, 0, claim=600_000)
"""What is claimed goes on only when the test has looked at it."""


@dataclass
class Seated:
    """The window, the table in it, and the controller behind."""

    window: MainWindow
    stage: TableWidget
    controller: SessionController

    @property
    def button(self) -> object:
        assert self.stage.prompt_panel is not None
        return self.stage.prompt_panel.bar.claim

    @property
    def status(self) -> str:
        assert self.stage.prompt_panel is not None
        return self.stage.prompt_panel.status.text()

    @property
    def plies(self) -> int:
        return len(self.controller.driver.session.record.actions)


Sat = Callable[..., Seated]


@pytest.fixture
def sat(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sat]:
    controllers: list[SessionController] = []
    monkeypatch.setattr(
        "ui.table.prompts.status.STANDS", 600_000
    )  # a remark is still there when a slow machine comes to look

    def sit(session: Session, pace: Pace = NEVER, **settings: object) -> Seated:
        wears = Settings(language="en", speed="off", **settings)
        lexicon, faces = Lexicon("en"), CardFaces()
        window = MainWindow(lexicon, faces, wears, GAMES)
        stage = TableWidget(lexicon, faces, wears)
        window.set_table(stage)
        qtbot.addWidget(window)
        controller = SessionController(window, stage, QuickThinkers(), Sounds(lambda _notice: None), tmp_path, pace)
        window.claim_wanted.connect(stage.claim)
        controllers.append(controller)
        window.show()
        controller.put(session)
        qtbot.waitUntil(lambda: not controller.driver.ours or stage.prompt_panel.live)
        qtbot.wait(0)
        return Seated(window, stage, controller)

    yield sit
    for controller in controllers:
        controller.clear()


def test_the_rest_is_claimed_by_mouse_and_played_to_the_result(qtbot: QtBot, sat: Sat, certain: Watched) -> None:
    line = certain.driver.certain
    at = sat(certain.driver.session, Pace.INSTANT)
    qtbot.waitUntil(lambda: at.button.isVisible())
    assert at.button.text() == "Claim the rest"
    assert at.button.accessibleName() == "Claim the rest – 4 plays · C"
    assert at.window.menus.actions["claim"].isEnabled()
    with qtbot.waitSignal(at.controller.deal_shown):
        QTest.mouseClick(at.button, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    ours = [str(seen.action) for seen in at.controller.driver.view.history if seen.seat == 0]
    assert ours[-4:] == [str(action) for action in line]
    assert not at.button.isVisible()
    assert not at.window.menus.actions["claim"].isEnabled()


@pytest.mark.parametrize("by", ["key", "menu"])
def test_the_rest_is_claimed_and_stopped_by_keyboard(qtbot: QtBot, sat: Sat, certain: Watched, by: str) -> None:
    at = sat(certain.driver.session)
    qtbot.waitUntil(lambda: at.button.isVisible())
    before = at.plies

    def press() -> None:
        if by == "key":
            QTest.keyClick(at.stage, Qt.Key.Key_C)
        else:
            at.window.menus.actions["claim"].trigger()

    press()
    assert at.plies == before + 1
    qtbot.waitUntil(lambda: at.button.isVisible())
    assert at.button.text() == "Stop"
    assert at.status == "The rest is being played for you; C gives it back into your hands."
    assert not at.stage.prompt_panel.live
    press()
    assert at.status == "You go on by hand."
    qtbot.waitUntil(lambda: at.button.text() == "Claim the rest")
    assert at.stage.prompt_panel.live
    assert at.controller.driver.ours


def test_another_session_begins_with_nothing_claimed(qtbot: QtBot, sat: Sat, certain: Watched) -> None:
    at = sat(certain.driver.session)
    usual = at.stage.stage.tempo
    qtbot.waitUntil(lambda: at.button.isVisible())
    QTest.keyClick(at.stage, Qt.Key.Key_C)
    assert at.stage.stage.tempo.trick_stays < usual.trick_stays
    at.controller.put(certain.driver.session)
    assert at.stage.stage.tempo == usual
    qtbot.waitUntil(lambda: at.button.text() == "Claim the rest")
    assert at.stage.prompt_panel.live


def test_the_offer_and_the_claim_are_read_out(
    qtbot: QtBot, sat: Sat, certain: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    for module in ("ui.table.prompts.claim_offer", "ui.table.prompts.status"):
        monkeypatch.setattr(f"{module}.announce", lambda _widget, words: heard.append(words))
    at = sat(certain.driver.session)
    qtbot.waitUntil(lambda: at.button.isVisible())
    assert heard.count("Claim the rest – 4 plays · C") == 1
    QTest.keyClick(at.stage, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: "The rest is being played for you; C gives it back into your hands." in heard)


def test_who_wants_to_play_every_card_is_offered_nothing(qtbot: QtBot, sat: Sat, certain: Watched) -> None:
    at = sat(certain.driver.session, claim=False)
    qtbot.waitUntil(lambda: at.stage.prompt_panel.live)
    assert not at.button.isVisible()
    QTest.keyClick(at.stage, Qt.Key.Key_C)
    assert at.status == "There is nothing to claim now."
    assert at.controller.driver.ours


def test_a_person_who_plays_another_card_is_not_held_to_the_offer(qtbot: QtBot, sat: Sat, certain: Watched) -> None:
    at = sat(certain.driver.session)
    qtbot.waitUntil(lambda: at.button.isVisible())
    QTest.keyClick(at.stage, Qt.Key.Key_P)
    assert not at.button.isVisible()
    assert not at.controller.driver.claims


def test_the_offer_moves_aside_for_what_the_choice_may_mean(sat: Sat) -> None:
    at = sat(watched().session)
    bar = at.stage.prompt_panel.bar
    bar.show_claim("Claim the rest")
    places = []
    for meanings in (1, 2, 3):
        bar.show_offers((Offer("play", object()),) * meanings, hints=True)
        shown = [button for button in (*bar.readings, bar.claim) if button.isVisible()]
        assert len(shown) == (3 if meanings == 3 else meanings + 1)
        rooms = [button.geometry() for button in shown]
        assert not any(room.intersects(other) for room, other in combinations(rooms, 2))
        places.append(bar.claim.isVisible())
    assert places == [True, True, False]
