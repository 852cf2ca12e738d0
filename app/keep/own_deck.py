"""Puts card faces of the person's own on the cards, and says which faces they have now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.words import Text, Words, text
from ui.kit.faces import CardFaces

if TYPE_CHECKING:
    from ui.kit.artwork.deck import Deck


def put_on(faces: CardFaces, deck: Deck | None) -> None:
    """Shows cards with the faces of this deck from now on, or with ours where there is none."""
    faces.wear(replace(faces.look, deck=deck))


def deck_notice(faces: CardFaces) -> Text:
    """The notice after the cards' faces have changed."""
    deck = faces.look.deck
    return text("notice.usual_deck") if deck is None else _told_of(deck)


def _told_of(deck: Deck) -> Text:
    return text("notice.own_deck", name=deck.name, faces=len(deck.faces))


WORDS = {
    "notice.own_deck": Words(
        "{faces:# card face|# card faces} of {name} will be used; where one is missing, ours stands in.",
        "已换上“{name}”的{faces}张牌面；缺少的仍用本桌牌面。",
        "已換上「{name}」的{faces}張牌面；缺少的仍用本桌牌面。",
        "「{name}」の図柄{faces}枚に替えました。ないものは元の図柄のままです。",
    ),
    "notice.drawing_deck": Words(
        "The card faces are being drawn; in a moment they are there.",
        "正在绘制牌面，马上就好。",
        "正在繪製牌面，馬上就好。",
        "札の図柄を描いています。まもなく替わります。",
    ),
    "notice.usual_deck": Words(
        "The cards look as usual again.",
        "牌面已恢复原样。",
        "牌面已恢復原樣。",
        "札を元の図柄に戻しました。",
    ),
}
