"""A person wears card faces of their own: from the menu, remembered, and never a way in for anything but drawings."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.keep.own_deck import deck_notice, put_on
from app.keep.settings import Kept, load_settings, save_settings
from engine.games import GAMES
from engine.words import Text
from tests.ui.kit.test_deck import PLAIN, picture
from ui.kit.faces import CardFaces


def a_deck(folder: Path, content: bytes = PLAIN.encode()) -> str:
    folder.mkdir()
    (folder / "4H.svg").write_bytes(content)
    (folder / "readme.txt").write_text("not a face")
    return str(folder)


@pytest.mark.usefixtures("qapp")
def test_a_deck_is_put_on_and_taken_off(tmp_path: Path) -> None:
    faces = CardFaces()
    assert put_on(faces, a_deck(tmp_path / "jade")) is None
    assert deck_notice(faces) == Text("notice.own_deck", (("name", "jade"), ("faces", 1)))
    assert put_on(faces, "") is None
    assert deck_notice(faces) == Text("notice.usual_deck")


@pytest.mark.usefixtures("qapp")
def test_a_deck_that_is_refused_leaves_the_cards_as_they_were(tmp_path: Path) -> None:
    faces = CardFaces()
    before = faces.look
    refused = put_on(faces, a_deck(tmp_path / "bad", picture("<script>x</script>")))
    assert refused is not None
    assert refused.key == "deck.active"
    assert faces.look == before
    for nowhere in (str(tmp_path / "nowhere"), "no\0where"):
        missing = put_on(faces, nowhere)
        assert missing is not None
        assert missing.key == "deck.unreadable"


def test_the_folder_is_remembered(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Kept(deck="/home/li/cards"))
    assert load_settings(path, GAMES)[0].deck == "/home/li/cards"
    save_settings(path, Kept())
    assert load_settings(path, GAMES)[0].deck == ""
