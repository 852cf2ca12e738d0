"""Which cards of a seat's hand some allowed play takes, and the only answer where a question has but one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import TypeGuard

from engine.cards import Card, Cards
from engine.events import Place, Zone
from engine.game import Action, AnyGame, AnyView
from engine.prompts import Pick

MOST_SETS = 600
"""The most sets of cards that are tried.

Where the sets of a hand are more, no play is called the only one, and exchanges in the plays offered are tried in their
place; where these are more, too, no card is called unplayable.
"""
PLAY = "play"


def only_answer(game: AnyGame, view: AnyView) -> Action | None:
    """The one thing that this seat can do when it is asked for a play; None where it has a choice, or may have."""
    prompt = view.prompt()
    if not _is_play(prompt, view):
        return None
    if prompt.may_pass:
        passing = game.passing
        return passing if passing is not None and all(each == passing for each in view.candidates()) else None
    found = _allowed_sets(view, prompt)
    if found is None or len(found) != 1:
        return None
    readings = [action for action in view.readings(found[0]) if view.refusal(action) is None]
    return readings[0] if len(readings) == 1 else None


def beats_nothing(game: AnyGame, view: AnyView) -> bool:
    """Whether this seat is asked for a play and can only pass."""
    return game.passing is not None and only_answer(game, view) == game.passing


def unplayable(game: AnyGame, view: AnyView) -> frozenset[Card]:
    """The cards of the hand that no allowed play takes; none where that cannot be said, or no play is asked for."""
    prompt = view.prompt()
    if not _is_play(prompt, view):
        return frozenset()
    hand = _hand(view)
    alone = frozenset(card for card in hand if prompt.least <= 1 and _goes(view, (card,)))
    if prompt.least == prompt.most:
        found = _allowed_sets(view, prompt)
        goes = _taken_or_exchanged(view) if found is None else {card for cards in found for card in cards}
        return frozenset() if goes is None else frozenset(hand) - goes
    height, suit_of = game.height(view), game.presentation.suit_of(view)
    in_suits = game.presentation.suit is not None

    def equal(card: Card) -> tuple[int, object]:
        return height(card), suit_of(card) if in_suits else None

    taken = {equal(card) for action in view.candidates() for card in _cards_of(view, action)}
    return frozenset(card for card in hand if card not in alone and equal(card) not in taken)


def _is_play(prompt: object, view: AnyView) -> TypeGuard[Pick]:
    own = Place(Zone.HAND, view.seat)
    return isinstance(prompt, Pick) and prompt.verb == PLAY and prompt.place == own


def _hand(view: AnyView) -> Cards:
    held = view.places().get(Place(Zone.HAND, view.seat), ())
    return tuple(card for card in held if card is not None)


def _allowed_sets(view: AnyView, prompt: Pick) -> list[Cards] | None:
    """Every allowed set of cards of the size that is asked for; None where there are too many to try."""
    hand = sorted(_hand(view), key=str)
    if prompt.least != prompt.most or comb(len(hand), prompt.least) > MOST_SETS:
        return None
    return [cards for cards in dict.fromkeys(combinations(hand, prompt.least)) if _goes(view, cards)]


def _taken_or_exchanged(view: AnyView) -> frozenset[Card] | None:
    """The cards of the plays that are offered, and those that can stand in for some of them; None: too many to try.

    One card may stand in for another, and several equal ones for as many equal ones.
    """
    held = Counter(_hand(view))
    plays = [_counted(action, held) for action in view.candidates()]
    taken = {card for play in plays for card in play}
    found, tries = set(taken), 0
    for card in held.keys() - taken:
        exchanged = ((play, other, some) for play in plays for other in play for some in range(1, play[other] + 1))
        for play, other, some in exchanged:
            if some > held[card]:
                continue
            tries += 1
            if tries > MOST_SETS:
                return None
            if _goes(view, tuple((play - Counter({other: some}) + Counter({card: some})).elements())):
                found.add(card)
                break
    return frozenset(found)


def _counted(action: Action, held: Counter[Card]) -> Counter[Card]:
    """The cards that stand in an action's text, with their number."""
    by_name = {str(card): card for card in held}
    return Counter(by_name[word] for word in str(action).split()[1:] if word in by_name)


def _goes(view: AnyView, cards: Cards) -> bool:
    return any(view.refusal(action) is None for action in view.readings(cards))


def _cards_of(view: AnyView, action: Action) -> Iterator[Card]:
    """The cards of the hand that stand in an action's text."""
    words = set(str(action).split()[1:])
    return (card for card in dict.fromkeys(_hand(view)) if str(card) in words)
