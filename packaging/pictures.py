"""Makes the README's pictures from the running program: ``python packaging/pictures.py`` writes ``docs/pictures/``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt  # noqa: E402 - the platform must be chosen first
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from app.learn.teacher import Teacher  # noqa: E402
from app.play.pace import Pace  # noqa: E402
from app.words import WORDS  # noqa: E402
from engine.game import State, Step, act  # noqa: E402
from engine.games import GAMES  # noqa: E402
from engine.match import Match, after_deal, next_record  # noqa: E402
from engine.prompts import Name  # noqa: E402
from engine.record import opened  # noqa: E402
from engine.uncovering import uncovered  # noqa: E402
from ui.kit.faces import CardFaces  # noqa: E402
from ui.kit.language import Lexicon  # noqa: E402
from ui.kit.settings import Settings  # noqa: E402
from ui.table.table_widget import TableWidget  # noqa: E402
from ui.window.main_window import MainWindow  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE = (1280, 800)
MATCH = Match(GAMES["taihe_a_bao"], GAMES["taihe_a_bao"].presets["taihe"], 2013)

LARGE_HANDS = Match(GAMES["bao_huang"], GAMES["bao_huang"].options(), 2013)
TRICKS = Match(GAMES["bashi_fen"], GAMES["bashi_fen"].presets["tuo_la_ji"], 2013)


def deal_until(match: Match, wanted: Callable[[State[Any]], bool]) -> Step[Any]:
    """The match's next deal, played soundly by all seats up to the first state that is wanted, or to its end."""
    step, random = opened(next_record(match)), Random(1)
    while step.state.turn is not None and not wanted(step.state):
        step = act(step.state, match.game.greedy(step.state.view(step.state.turn), random))
    return step


def first_match(wanted: Callable[[State[Any]], bool], session: Match = MATCH) -> tuple[Match, Step[Any]]:
    """The first numbered session whose first deal comes to a wanted state, and that deal."""
    for number in range(session.number, session.number + 500):
        match = replace(session, number=number)
        step = deal_until(match, wanted)
        if wanted(step.state):
            return match, step
    raise SystemExit("no deal shows what the picture should show")


def we_may_call(state: State[Any]) -> bool:
    """Whether south is asked for a card to call."""
    return state.turn == 0 and isinstance(state.view(0).prompt(), Name)


def we_follow_late(state: State[Any]) -> bool:
    """Whether south is to follow in the middle of the play, with three plays on the table."""
    lying = [place for place in state.view(0).places() if place.zone.value == "table"]
    return state.turn == 0 and len(lying) == 3 and len(state.view(0).hand) <= 8


def we_follow_with_many(state: State[Any]) -> bool:
    """Whether south is to follow with a large hand, with three plays on the table."""
    lying = [place for place in state.view(0).places() if place.zone.value == "table"]
    return state.turn == 0 and len(lying) == 3 and len(state.view(0).hand) >= 28


def we_end_a_trick(state: State[Any]) -> bool:
    """Whether south plays last to a trick, early in the hand."""
    lying = [place for place in state.view(0).places() if place.zone.value == "table"]
    return state.turn == 0 and len(lying) == 3 and 16 <= len(state.view(0).hand) <= 22


def is_over(state: State[Any]) -> bool:
    """Whether the deal has ended and counts."""
    return state.turn is None and bool(state.view(0).phase.declarer is not None)


class Camera:
    """One window in one language and scheme, and its pictures."""

    def __init__(self, language: str, scheme: str) -> None:
        settings = Settings(language=language, scheme=scheme, speed="off")
        self.lexicon = Lexicon(language)
        self.lexicon.learn(WORDS)
        faces = CardFaces()
        self.window = MainWindow(self.lexicon, faces, settings, GAMES)
        self.stage = TableWidget(self.lexicon, faces, settings)
        self.window.set_table(self.stage)
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        self.window.resize(*SIZE)
        self.window.show()

    def table(self, match: Match, step: Step[Any]) -> None:
        """Puts this position on the table."""
        self.window.begin_session(match)
        self.stage.sit_down(match.game, match.options, 0)
        self.window.show_deal(match)
        self.stage.present(step.state.view(0))
        self.window.follow(step.state.view(0))

    def lesson(self, game: str, key: str) -> None:
        """Puts this lesson on the table, with its right move chosen."""
        lesson = next(each for each in GAMES[game].lessons() if each.key == key)
        self.teacher = Teacher(self.stage, self.window.learning.panel, Pace.INSTANT)
        self.window.begin_lesson(GAMES[game], lesson.options)
        self.teacher.begin(GAMES[game], lesson)
        QApplication.processEvents()
        self.teacher.show_move()

    def rules(self, row: str) -> QWidget:
        """Opens the rules at this row."""
        self.window.show_rules(row)
        QApplication.processEvents()
        assert self.window.sides._rules is not None
        return self.window.sides._rules

    def take(self, name: str, window: QWidget | None = None) -> None:
        """Writes what the window shows now."""
        QApplication.processEvents()
        self.stage.finish()
        QApplication.processEvents()
        (window or self.window).grab().save(str(PICTURES / f"{name}.png"))
        print(PICTURES.relative_to(ROOT) / f"{name}.png")


def main() -> None:
    """Takes all pictures."""
    application = QApplication.instance() or QApplication([])
    PICTURES.mkdir(parents=True, exist_ok=True)
    english = Camera("en", "light")
    english.take("lobby-en-light")
    english.table(*first_match(we_follow_late))
    english.take("table-en-light")
    english.table(*first_match(we_follow_with_many, LARGE_HANDS))
    for _ in range(2):
        english.stage.controls.next_legal()
    english.take("bao-huang-en-light")
    english.table(*first_match(we_end_a_trick, TRICKS))
    english.take("bashi-fen-en-light")
    english.lesson("taihe_a_bao", "bombs")
    english.take("lesson-en-light")
    english.take("rules-en-light", english.rules("TAB-31"))
    chinese = Camera("zh_CN", "dark")  # only now: a window dresses the whole program in its fonts and colours
    chinese.table(*first_match(we_may_call))
    chinese.take("calling-zh-dark")
    match, step = first_match(is_over)
    chinese.table(match, step)
    chinese.stage.uncover(uncovered(step.state, 4))
    chinese.stage.finish()
    chinese.window.show_result(after_deal(match, step))
    chinese.take("result-zh-dark")
    chinese.lesson("big_two", "five_cards")
    chinese.take("lesson-zh-dark")
    application.quit()


if __name__ == "__main__":
    main()
