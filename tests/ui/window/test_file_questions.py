"""Files that a person names: a record always gets a suffix, and who names none gets nothing."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ui.kit.language import Lexicon
from ui.window.file_questions import asked_deck, asked_record, asked_target


@pytest.mark.parametrize(
    ("named", "written"),
    [
        ("", ""),
        ("/home/me/hand", "/home/me/hand.paizhuo"),
        ("/home/me/hand.json", "/home/me/hand.json"),
        ("/home/me.d/hand", "/home/me.d/hand.paizhuo"),
    ],
)
def test_a_record_is_written_with_a_suffix(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, named: str, written: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (named, ""))
    assert asked_target(window, Lexicon("en")) == written


def test_what_is_opened_is_named_in_the_language_of_the_person(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window, asked = QWidget(), []
    qtbot.addWidget(window)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *words: (asked.append(words), ("/a.json", ""))[1])
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *words: (asked.append(words), "/deck")[1])
    for language in ("en", "zh_CN"):
        assert asked_record(window, Lexicon(language)) == "/a.json"
        assert asked_deck(window, Lexicon(language)) == "/deck"
    titles = [words[1] for words in asked]
    assert len(set(titles)) == 4
    assert not any("&" in title or "…" in title for title in titles)
