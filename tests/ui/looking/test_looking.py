"""Pictures of the program are taken as a person sees and plays it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.app.fakes import HouseThinkers
from tests.ui.looking.__main__ import PARTS
from tests.ui.looking.camera import Camera
from tests.ui.looking.parts import GENERAL
from tests.ui.looking.person import Looks, Person, begin_with
from tests.ui.looking.tables import SITTINGS, kind_of

SIZE = (900, 620)


def test_every_table_is_a_part() -> None:
    assert (GENERAL, *SITTINGS) == PARTS


def test_the_settings_of_the_program_say_how_it_looks() -> None:
    settings = Looks("ja", "dark", SIZE, contrast=True, text_size=150).settings
    looks = (settings.language, settings.scheme, settings.contrast, settings.text_size)
    assert looks == ("ja", "dark", True, 150)


@pytest.mark.usefixtures("qtbot")
def test_a_question_is_pictured_and_answered_with_the_mouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.program.Thinkers", HouseThinkers)
    begin_with(tmp_path, Looks("en", "light", SIZE).settings)
    camera = Camera(tmp_path / "pictures")
    person = Person(tmp_path, SIZE, camera)
    try:
        person.take("lobby")
        person.begin(SITTINGS["individual"][0].choice())
        person.wait(lambda: person.asked, "the first question")
        assert kind_of(person.view, person.game) in ("lead", "follow", "only_pass")
        person.take("question")
        decided = len(person.view.history)
        person.answer(person.quick_answer())
        assert len(person.view.history) > decided
    finally:
        person.leave()
    assert not camera.troubles
    assert [path.name for path in camera.taken] == ["001_lobby.jpg", "002_question.jpg"]
    lobby, question = (QImage(str(path)) for path in camera.taken)
    assert (lobby.width(), lobby.height()) == (question.width(), question.height()) == SIZE
    assert lobby != question
