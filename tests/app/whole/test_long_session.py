"""A long session holds no more than a short one, however many hands are behind it."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.arguments import read_arguments
from app.keep.places import Places
from app.keep.settings import Kept, save_settings
from app.opening import SETTINGS_FILE
from app.program import Program
from engine.events import Moved, Said
from engine.game import Seen
from engine.games import GAMES
from tests.app.fakes import QuickThinkers
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.game_log import AGAIN

GAME = GAMES["taihe_a_bao"]


def held() -> Counter[str]:
    """How much of the games' pasts is held in memory, and how many parts the screen has."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    kinds = Counter(type(each) for each in gc.get_objects())
    windows = QApplication.topLevelWidgets()
    return Counter(
        past=kinds[Moved] + kinds[Seen] + kinds[Said],
        widgets=len(QApplication.allWidgets()),
        parts=sum(len(window.findChildren(QObject)) for window in windows),
    )


def test_hands_behind_leave_text_and_no_objects(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.program.usual_bot", lambda _game: "greedy")
    save_settings(tmp_path / "settings" / SETTINGS_FILE, Kept(Settings(pace=0)))
    said = read_arguments(["--no-animation", "--lang", "en", "--game", GAME.key, "--deal", "5"], GAMES)
    program = Program(said, None, Places(tmp_path / "settings", tmp_path / "state", tmp_path / "cache"))
    qtbot.addWidget(program.window)
    asking, thinkers = program.controller.driver._asking, QuickThinkers()
    asking._thinkers = thinkers  # type: ignore[assignment]
    thinkers.answered.connect(asking._take)
    program.window.show()
    program.begin()
    shown: list[int] = []
    program.controller.deal_shown.connect(lambda: shown.append(1))

    def played(hands: int) -> bool:
        table = program.controller.driver
        if table.ours:
            table.submit(GAME.greedy(table.view, Random(table.session.seed)))
        return len(shown) == hands

    after: dict[int, Counter[str]] = {}
    for hand in range(1, 9):
        qtbot.waitUntil(lambda hand=hand: played(hand))
        program.window.next_wanted.emit()
        after[hand] = held()
    program.window.close()
    early, late = after[AGAIN + 1], after[8]
    assert early["past"] > 0
    assert late["past"] < 1.5 * early["past"]  # hands are not equally long
    assert late["widgets"] <= early["widgets"] + 10
    assert late["parts"] <= early["parts"] + 10


@pytest.mark.usefixtures("qapp")
def test_a_change_of_language_leaves_nothing_behind() -> None:
    def translators() -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        application = QCoreApplication.instance()
        assert application is not None
        return len(application.findChildren(QTranslator))

    lexicon = Lexicon("en")
    for _ in range(3):
        for language in ("ja", "zh_TW", "en"):
            lexicon.use(language)
    assert translators() == 1
    lexicon.use("ja")
    assert translators() == 1
    Lexicon("en")
    assert translators() == 1, "the words of Qt itself are those of the language that was chosen last"
