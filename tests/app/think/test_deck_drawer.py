"""Card faces are drawn in a process of its own: what takes too much ends that process, and is refused in a sentence."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from app.think import deck_drawer
from app.think.deck_drawer import PATIENCE, DeckDrawer, draw_deck
from engine.words import Language, Text, render
from tests.app.processes import ClosedAfterwards
from tests.ui.kit.artwork.test_deck import PLAIN, picture
from ui.kit.artwork.deck import Deck
from ui.kit.artwork.face_pixels import face_from
from ui.kit.words.faces import WORDS

RED = '<path d="M0 0h250v350h-250z" fill="#ff0000"/>'


@pytest.fixture
def drawer(closed_afterwards: ClosedAfterwards) -> DeckDrawer:
    return closed_afterwards(DeckDrawer(now=lambda: 0.0))  # however long a busy machine takes


def answer_of(drawer: DeckDrawer, qtbot: QtBot, folder: Path) -> Deck | Text:
    with qtbot.waitSignal(drawer.drawn) as heard:
        drawer.draw(str(folder))
    where, answer = heard.args
    assert where == str(folder)
    assert not drawer.busy
    assert isinstance(answer, Deck | Text)
    return answer


def test_the_faces_of_a_folder_come_as_pixels_from_the_process(
    drawer: DeckDrawer, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "QH.svg").write_bytes(picture(RED))
    (tmp_path / "back.svg").write_text(PLAIN)
    (tmp_path / "AS.svg").write_bytes(picture('<text x="20" y="90" font-size="80">A</text>'))
    deck = answer_of(drawer, qtbot, tmp_path)
    assert isinstance(deck, Deck)
    assert set(deck.faces) == {"QH", "AS", "back"}
    assert deck.name == tmp_path.name
    assert face_from(deck.faces["QH"]).pixelColor(100, 100) == QColor("#ff0000")
    letters = face_from(deck.faces["AS"])
    assert any(letters.pixelColor(x, y).alpha() for x in range(0, 300, 5) for y in range(0, 300, 5))


def test_what_may_not_be_drawn_is_refused_by_the_process_with_its_sentence(
    drawer: DeckDrawer, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "QH.svg").write_bytes(picture("<script>x</script>"))
    assert answer_of(drawer, qtbot, tmp_path) == Text("deck.active", (("file", "QH.svg"),))
    nowhere = answer_of(drawer, qtbot, tmp_path / "nowhere")
    assert isinstance(nowhere, Text)
    assert nowhere.key == "deck.unreadable"


def greedy_for_memory(pipe: Connection, folder: str) -> None:
    """Draws, by the real bounds, a face that takes all the memory it gets."""
    import ui.kit.artwork.deck

    ui.kit.artwork.deck.pixels_of = lambda _drawing: bytes(1 << 34)
    draw_deck(pipe, folder)


def greedy_for_time(pipe: Connection, folder: str) -> None:
    """Draws a face that never ends, with three seconds of the processor: a busy machine needs one to begin."""
    import ui.kit.artwork.deck

    def never_ends(_drawing: bytes) -> bytes:
        while True:
            pass

    deck_drawer.PROCESSOR = 3
    ui.kit.artwork.deck.pixels_of = never_ends
    draw_deck(pipe, folder)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no bounds on memory there")
@pytest.mark.parametrize("work", [greedy_for_memory, greedy_for_time])
def test_a_face_that_takes_too_much_ends_its_process_alone_and_is_named(
    closed_afterwards: ClosedAfterwards,
    qtbot: QtBot,
    tmp_path: Path,
    work: Callable[[Connection, str], None],
) -> None:
    (tmp_path / "KD.svg").write_text(PLAIN)
    drawer = closed_afterwards(DeckDrawer(work, lambda: 0.0))
    answer = answer_of(drawer, qtbot, tmp_path)
    assert answer == Text("deck.too_heavy", (("file", "KD.svg"),))
    assert all("KD.svg" in render(answer, language, WORDS) for language in Language)
    assert not multiprocessing.active_children()


def silent(pipe: Connection, _folder: str) -> None:
    """Begins with a face, and says no more, whatever time passes."""
    pipe.send_bytes(b'{"begun": "3C.svg"}')
    pipe.poll(None)


def test_a_process_that_says_nothing_for_too_long_is_ended(
    closed_afterwards: ClosedAfterwards,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    passed = [0.0]
    drawer = closed_afterwards(DeckDrawer(silent, lambda: passed[0]))
    told: list[object] = []
    drawer.drawn.connect(lambda _folder, answer: told.append(answer))
    drawer.draw(str(tmp_path))
    qtbot.waitUntil(lambda: drawer.file == "3C.svg")
    assert told == []
    passed[0] = PATIENCE + 0.1
    qtbot.waitUntil(lambda: bool(told))
    assert told == [Text("deck.too_heavy", (("file", "3C.svg"),))]
    assert not multiprocessing.active_children()


def lying(pipe: Connection, folder: str) -> None:
    """Answers what the folder is called."""
    pipe.send_bytes(Path(folder).name.encode())
    pipe.poll(None)


@pytest.mark.parametrize(
    "answer",
    [
        "nonsense",
        "[]",
        '{"refused": "act.new", "named": {}}',
        '{"name": "x", "stamp": [], "faces": {"AS": 3}}',
    ],
)
def test_an_answer_that_is_no_deck_is_not_worn(
    closed_afterwards: ClosedAfterwards,
    qtbot: QtBot,
    tmp_path: Path,
    answer: str,
) -> None:
    drawer = closed_afterwards(DeckDrawer(lying))
    told = answer_of(drawer, qtbot, tmp_path / answer)
    assert isinstance(told, Text)
    assert told.key == "deck.too_heavy"


def test_only_the_last_folder_that_was_asked_for_is_told(drawer: DeckDrawer, qtbot: QtBot, tmp_path: Path) -> None:
    told: list[str] = []
    drawer.drawn.connect(lambda folder, _answer: told.append(folder))
    drawer.draw(str(tmp_path / "first"))
    answer_of(drawer, qtbot, tmp_path / "second")
    assert told == [str(tmp_path / "second")]


def test_the_window_does_not_wait_while_faces_are_drawn(drawer: DeckDrawer, tmp_path: Path) -> None:
    for name in ("AS", "KS", "QS", "JS"):
        (tmp_path / f"{name}.svg").write_bytes(picture("<path d='M0 0L250 350' stroke='#000'/>" * 6000))
    told: list[object] = []
    drawer.drawn.connect(lambda _folder, answer: told.append(answer))
    drawer.draw(str(tmp_path))
    assert drawer.busy
    assert told == []
