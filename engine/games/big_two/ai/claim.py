"""When a seat of Big Two is out before anybody else plays, whatever the others hold."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Cards
from engine.games.big_two.actions import Action, Play
from engine.games.big_two.ai.imagine.facts import facts_of
from engine.games.big_two.melds import (
    Strength,
    Values,
    card_values,
    cards_of,
    combinations_in,
    highest_five,
    in_order,
    pairs,
    plays,
    singles,
    size_of,
    strength_of,
)
from engine.games.big_two.options import MANUAL, pack
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.parts.claiming import ClaimLine, claimed, splits, unseen


def claim(view: View) -> tuple[Action, ...]:
    """The line that is certain; () where there is none. The set ends with its last play, so that may be any (BT-40).

    All unseen cards that a seat may hold are taken together: what they cannot beat, the seat cannot beat either. What
    an obligation has proven of its highest card counts (BT-31), and "last card" is said where the table leaves that to
    the players (BT-34).
    """
    if not isinstance(view.phase, Playing) or view.turn != view.seat:
        return ()
    straights, manual = view.options.straights, view.options.last_card == MANUAL
    highest = highest_unseen(view)

    def firm(values: Values) -> bool:
        """Whether nobody can beat these cards (BT-10 … BT-16)."""
        strength = strength_of(values, straights)
        return strength is not None and strength > highest[size_of(strength)]

    def ways(hand: Cards) -> Iterator[ClaimLine]:
        values = card_values(hand)
        for line in splits(values, [five for _, five in combinations_in(values, straights)], firm):
            yield tuple(map(cards_of, line))

    def said(cards: Cards, left: int) -> Play:
        return Play(in_order(cards), last_card=manual and left == 1)

    over = view.phase.over
    beating = () if over is None else plays(card_values(view.hand), over, straights)
    firsts = None if over is None else [cards_of(values) for _, values in beating if firm(values)]
    return claimed(view, firsts, ways, said)


def highest_unseen(view: View) -> dict[int, Strength]:
    """The highest single, pair and five-card hand that any other seat can hold; -1 where none can."""
    hidden, bounds = card_values(unseen(view, pack(view.options))), facts_of(view).bounds
    highest = {1: -1, 2: -1, 5: -1}
    for seat, bound in bounds.items():
        count = view.counts[seat]
        values = tuple(value for value in hidden if value < bound.limit)
        if count >= 1:
            highest[1] = max(highest[1], *(strength for strength, _ in singles(values)[-1:]), -1)
        if count >= 2:
            highest[2] = max(highest[2], *(strength for strength, _ in pairs(values)[-1:]), -1)
        if count >= 5:
            highest[5] = max(highest[5], highest_five(values, view.options.straights))
    return highest
