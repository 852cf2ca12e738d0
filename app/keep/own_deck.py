"""Card faces of the person's own: a folder of drawings, looked through before it is worn, and remembered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from engine.words import Text, Words, text
from ui.kit.faces import CardFaces

if TYPE_CHECKING:
    from ui.kit.deck import Deck


def put_on(faces: CardFaces, folder: str) -> Text | None:
    """From now on the cards look as the drawings in this folder (as ours, where it is ""); or why they cannot."""
    if not folder:
        faces.wear(replace(faces.look, deck=None))
        return None
    from ui.kit.deck import read_deck  # loads what reads drawings; few have faces of their own

    deck = read_deck(Path(folder))
    if isinstance(deck, Text):
        return deck
    faces.wear(replace(faces.look, deck=deck))
    return None


def deck_notice(faces: CardFaces) -> Text:
    """What is said when the cards have changed."""
    deck = faces.look.deck
    return text("notice.usual_deck") if deck is None else _told_of(deck)


def _told_of(deck: Deck) -> Text:
    return text("notice.own_deck", name=deck.name, faces=len(deck.faces))


WORDS = {
    "notice.own_deck": Words(
        "{faces:# card face|# card faces} of {name} will be used; where one is missing, ours stands in.",
        "已换上“{name}”的{faces}张牌面；缺少的仍用本桌牌面。",
        "已換上「{name}」的{faces}張牌面；缺少的仍用本桌牌面。",
        "「{name}」の絵柄{faces}枚に替えました。ないものは元の絵柄のままです。",
    ),
    "notice.usual_deck": Words(
        "The cards look as usual again.",
        "牌面已恢复原样。",
        "牌面已恢復原樣。",
        "カードを元の絵柄に戻しました。",
    ),
}
