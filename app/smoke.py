"""A check in one line whether an installed program is whole: faces, fonts, exercises, a hand left and played out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFont, QRawFont

from app.application import begin, new_application, show_window
from app.arguments import Arguments
from app.keep.places import Places
from app.keep.settings import Kept, save_settings
from app.opening import SETTINGS_FILE
from app.program import Program
from engine.cards import BLACK_JOKER, EMPEROR, EUNUCH, RED_JOKER, STANDARD
from engine.exercises import collection_of
from engine.games import GAMES
from ui.kit.assets import asset
from ui.kit.faces import CardFaces
from ui.kit.fonts import load_fonts
from ui.kit.settings import Settings

PATIENCE = 280_000
"""Milliseconds that the whole hand may take, on a slow machine too."""
SIGNS = "泰和发發牌桌庄莊のプ"


def smoke(said: Arguments) -> int:
    """Begins a hand, closes the window, resumes it and plays to its end; 0 where all is well, 1 with a sentence."""
    application = new_application()
    faults = [*_missing_pictures(), *_missing_signs(), *_missing_exercises()]
    with TemporaryDirectory(prefix="paizhuo-smoke-") as folder:
        root = Path(folder)
        game = said.game or next(iter(GAMES.values()))
        options = said.options if said.game is not None else game.options()
        asked = replace(said, game=game, options=options, deal=said.deal or 1, animation=False)
        places = Places(root / "settings", root / "state", root / "cache")
        save_settings(places.settings / SETTINGS_FILE, Kept(Settings(pace=0)))
        QTimer.singleShot(PATIENCE, lambda: _give_up(faults))
        left = _begun(Program(asked, None, places), faults)
        if not faults:
            _finished(Program(replace(asked, game=None, options=None, deal=None), None, places), left, faults)
        del application
    for fault in faults:
        print(f"paizhuo: {fault}", file=sys.stderr)  # noqa: T201 - this is what a build reads
    return 1 if faults else 0


def _begun(program: Program, faults: list[str]) -> int:
    """Plays until the person has decided something, and says how many actions there were when the window closed."""
    left = 0

    def look() -> None:
        nonlocal left
        driver = program.controller.driver
        if driver.can_undo:
            left = len(driver.session.record.actions)
            QCoreApplication.quit()
        else:
            _play_for_person(program)

    program.table.settled.connect(look)
    _run(program, faults)
    return left


def _finished(program: Program, left: int, faults: list[str]) -> None:
    """Resumes the hand at the action at which it was left, and plays it to its end."""
    program.table.settled.connect(lambda: _play_for_person(program))
    program.controller.deal_shown.connect(QCoreApplication.quit)
    _run(program, faults, lambda: _resume(program, left, faults))


def _resume(program: Program, left: int, faults: list[str]) -> None:
    program.window.resume_wanted.emit()
    session = program.controller.session
    if session is None or len(session.record.actions) < left:
        faults.append("the hand that was left did not come back as it was")
        QCoreApplication.quit()


def _run(program: Program, faults: list[str], begun: Callable[[], None] = lambda: None) -> None:
    """Runs the event loop until something ends it, and closes the window; ``begun`` is called once it is shown."""
    program.thinkers.use_patience(PATIENCE)  # this checks that it works, not how fast
    program.thinkers.notice.connect(lambda notice: faults.append(program.lexicon.say(notice)))

    def start() -> None:
        begin(program)
        begun()

    show_window(program.window, start)
    QCoreApplication.exec()
    program.window.close()
    program.close()


def _play_for_person(program: Program) -> None:
    """Makes the person's moves as the game's fast player would, from the event loop, as a click would come."""
    QTimer.singleShot(0, lambda: _submit(program))


def _submit(program: Program) -> None:
    driver = program.controller.driver
    if driver.ours:
        driver.submit(driver.session.match.game.greedy(driver.view, Random(driver.session.seed)))


def _give_up(faults: list[str]) -> None:
    faults.append("the hand did not come to its end")
    QCoreApplication.quit()


def _missing_pictures() -> list[str]:
    faces = CardFaces()
    cards = (*STANDARD, BLACK_JOKER, RED_JOKER, EUNUCH, EMPEROR, None)
    missing = [f"no picture of {card or 'the back'}" for card in cards if faces.pixmap(card, 64).isNull()]
    if not asset("icon.svg").is_file():
        missing.append("the icon is missing")
    return missing


def _missing_exercises() -> list[str]:
    return [f"there are no exercises of {game.key}" for game in GAMES.values() if not collection_of(game)]


def _missing_signs() -> list[str]:
    try:
        font = QRawFont.fromFont(QFont(load_fonts()))
    except OSError as error:
        return [str(error)]
    return [f"the font lacks {sign}" for sign in SIGNS if not font.supportsCharacter(ord(sign))]
