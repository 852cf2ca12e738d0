"""A person wears card faces of their own: from the menu, remembered, and never a way in for anything but drawings."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.keep.own_deck import deck_notice, put_on
from app.keep.settings import Kept, load_settings, save_settings
from engine.games import GAMES
from engine.words import Text
from ui.kit.artwork.deck import Deck
from ui.kit.faces import CardFaces


@pytest.mark.usefixtures("qapp")
def test_a_deck_is_put_on_and_taken_off() -> None:
    faces = CardFaces()
    put_on(faces, Deck("jade", (), {"4H": b""}))
    assert deck_notice(faces) == Text("notice.own_deck", (("name", "jade"), ("faces", 1)))
    put_on(faces, None)
    assert deck_notice(faces) == Text("notice.usual_deck")


def test_the_folder_is_remembered(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Kept(deck="/home/li/cards"))
    assert load_settings(path, GAMES)[0].deck == "/home/li/cards"
    save_settings(path, Kept())
    assert load_settings(path, GAMES)[0].deck == ""
