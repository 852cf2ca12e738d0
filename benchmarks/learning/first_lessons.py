"""How long the lessons take that a first evening leads through: reading, moves, and watching the others.

Run with ``python -m benchmarks.learning.first_lessons``. Somebody reads the heading, every task and every answer to the
right move once, at a usual rate, and needs ``A_MOVE`` for each move. What moves at the table is timed on a simulated
clock, at the usual pace; nobody reads meanwhile, so that the sum is rather too long than too short.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from app.learn.teacher import Teacher
from app.play.pace import Pace
from engine.game import AnyGame
from engine.games import GAMES
from engine.lesson_judging import move_of
from engine.teaching.lessons import Lesson
from engine.words import Language
from tests.app.fakes import HandDelay
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings, milliseconds
from ui.pages.lessons.lesson_panel import LessonPanel
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

RATES = {Language.EN: 200, Language.ZH_CN: 300, Language.ZH_TW: 300, Language.JA: 450}
"""Words a minute in English, characters in the others: slow readers of what they do not know yet."""
A_MOVE = 8.0
"""Seconds to find the cards, to make the move and to go on."""
TICK = 20.0


def first_lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons that a first evening leads through."""
    return game.lessons()[: game.first_hand.lessons]


def moves_of(game: AnyGame) -> int:
    """How many moves the learner makes in them."""
    return sum(len(lesson.tasks) for lesson in first_lessons(game))


def amount_read(game: AnyGame, language: Language) -> int:
    """How many words, or characters in Chinese and Japanese, somebody reads in them who makes no mistake."""
    lexicon = Lexicon(language.value)
    written = "".join(f" {lexicon.say_in(game.words, said)}" for said in _said(game))
    return len(written.split()) if language is Language.EN else len(re.findall(r"\w", written))


def _said(game: AnyGame) -> Iterator[object]:
    for lesson in first_lessons(game):
        yield lesson.title
        for place in range(len(lesson.tasks)):
            yield lesson.says(place, "ask")
            yield lesson.says(place, "right")


def seconds_read(game: AnyGame, language: Language) -> float:
    """Seconds for reading them in this language."""
    return 60 * amount_read(game, language) / RATES[language]


def seconds_watched(game: AnyGame) -> float:
    """Seconds in which cards are dealt and the others play in them, at the usual pace."""
    settings = Settings()
    table = TableWidget(Lexicon("en"), CardFaces(), settings, ticker=Ticker(still=True))
    table.resize(1280, 726)
    panel, delay = LessonPanel(table.lexicon), HandDelay()
    teacher = Teacher(table, panel, Pace.of(milliseconds(settings)), delay)
    done: list[Lesson] = []
    teacher.done.connect(lambda _game, lesson: done.append(lesson))
    passed = 0.0
    for lesson in first_lessons(game):
        teacher.begin(game, lesson)
        passed += _until_asked(table, delay)
        for task in lesson.tasks:
            table.controls.chosen.emit(move_of(game, table.view, task.right[0]))
            passed += _until_asked(table, delay)
        assert done[-1] is lesson
    teacher.leave()
    table.deleteLater()
    panel.deleteLater()
    return passed / 1000


def _until_asked(table: TableWidget, delay: HandDelay) -> float:
    """Milliseconds until nothing moves any more, and the learner is asked, or the lesson is over."""
    passed = 0.0
    while True:
        while not table.board.settled:
            table.advance(TICK)
            passed += TICK
        table._tell_settled()
        if delay.running is None:
            return passed
        passed += delay.running
        delay.pass_by()


def minutes(game: AnyGame, language: Language, watched: float) -> float:
    """Minutes for all of it in this language."""
    return (seconds_read(game, language) + A_MOVE * moves_of(game) + watched) / 60


def main() -> None:
    """Prints lessons, moves, seconds watched, and by language what is read and the minutes in all."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    print(
        "| game | lessons | moves | watched | " + " | ".join(Language) + " |\n| --- |" + " --- |" * (3 + len(Language))
    )
    for game in GAMES.values():
        watched = seconds_watched(game)
        cells = [f"{amount_read(game, each)}, {minutes(game, each, watched):.1f} min" for each in Language]
        about = f"{game.key} | {game.first_hand.lessons} | {moves_of(game)} | {watched:.0f} s"
        print(f"| {about} | {' | '.join(cells)} |", flush=True)
    del application


if __name__ == "__main__":
    main()
