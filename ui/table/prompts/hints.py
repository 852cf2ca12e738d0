"""提示: the legal moves from the weakest up, one after the other, as cards to choose. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import EUNUCH, Card, Cards, NotationError, read_card
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
    moves = [action for action in view.candidates() if cards_in_text(action)]
    prompt = view.prompt()
    if isinstance(prompt, Pick) and prompt.place.zone is Zone.HAND and prompt.verb != PLAY and prompt.least > 1:
        moves.reverse()
    moves.sort(key=lambda action: EUNUCH in cards_in_text(action))
    return tuple(LegalMove(place, len(moves), action, cards_in_text(action)) for place, action in enumerate(moves, 1))


def cards_in_text(action: Action) -> Cards:
    """The cards that stand in an action's text."""
    return tuple(card for card, _ in copies_in_text(action))


def copies_in_text(action: Action) -> tuple[tuple[Card, int], ...]:
    """The cards in an action's text, each with the number of the copy that is meant (``KS#2``), else 1."""
    found: list[tuple[Card, int]] = []
    for word in str(action).split()[1:]:
        name, _, number = word.partition("#")
        try:
            found.append((read_card(name), int(number or 1)))
        except (NotationError, ValueError):
            continue
    return tuple(found)


def hand_places(hand: Cards, cards: Cards) -> tuple[int, ...]:
    """The places of these cards in the hand, each copy once; cards that the hand lacks are left out."""
    slots: list[int] = []
    for card in cards:
        slot = next((n for n, each in enumerate(hand) if each == card and n not in slots), None)
        if slot is not None:
            slots.append(slot)
    return tuple(slots)
