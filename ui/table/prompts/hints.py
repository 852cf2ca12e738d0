"""提示: the legal moves from the weakest up, one after the other, as cards to choose. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import EUNUCH, Cards, cards_named
from engine.events import Zone
from engine.game import Action, AnyView
from engine.prompts import Pick


@dataclass(frozen=True, slots=True)
class LegalMove:
    """One legal move: its place (from 1) among so many, and the cards that it takes."""

    place: int
    among: int
    action: Action
    cards: Cards


PLAY = "play"
"""The verb of moves for which any allowed card may do."""


def hints(view: AnyView) -> tuple[LegalMove, ...]:
    """Every legal move of the view's seat that takes cards, weakest first; empty where one can only pass.

    Moves that show the eunuch card come last, because they give a side away. Of cards to bury the weakest move
    would take the strongest: there the order is turned round, so that the first buries the weakest cards.
    """
    moves = [action for action in view.candidates() if cards_named(action)]
    prompt = view.prompt()
    if isinstance(prompt, Pick) and prompt.place.zone is Zone.HAND and prompt.verb != PLAY and prompt.least > 1:
        moves.reverse()
    moves.sort(key=lambda action: EUNUCH in cards_named(action))
    return tuple(LegalMove(place, len(moves), action, cards_named(action)) for place, action in enumerate(moves, 1))


def hand_places(hand: Cards, cards: Cards) -> tuple[int, ...]:
    """The places of these cards in the hand, each copy once; cards that the hand lacks are left out."""
    slots: list[int] = []
    for card in cards:
        slot = next((n for n, each in enumerate(hand) if each == card and n not in slots), None)
        if slot is not None:
            slots.append(slot)
    return tuple(slots)
