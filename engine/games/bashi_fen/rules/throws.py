"""Whether a throw stands against the other hands, and what its leader must play instead (BSF-59, BSF-5A, BSF-5D)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.cards import Card, Cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.leads import held_between
from engine.games.bashi_fen.rules.parts import Lead, Part, Shape, part_of
from engine.games.bashi_fen.rules.trumps import Trumps


@dataclass(frozen=True, slots=True)
class Objection:
    """Which of the other hands stops a throw, with which cards, and the part that is led instead."""

    hand: int
    cards: Cards
    forced: Part


def objection(lead: Lead, others: Sequence[Sequence[Card]], trumps: Trumps, options: Options) -> Objection | None:
    """The first objection of the other hands, in their order, to a lead; None where it stands."""
    suited = [trumps.of_suit(hand, lead.suit) for hand in others]
    if lead.parts[0].loose:
        return _to_loose_tractor(lead.parts[0], suited, trumps)
    if len(lead.parts) == 1:
        return None
    found = [_against(part, hand, trumps, options) for hand in suited for part in lead.parts]
    if not any(found):
        return None
    first = next(place for place, cards in enumerate(found) if cards)
    parts = lead.parts
    if options.failed_throw == "lowest_beaten_part":
        parts = tuple(part for number, part in enumerate(lead.parts) if any(found[number :: len(lead.parts)]))
    return Objection(first // len(lead.parts), found[first], min(parts, key=_lowest(options)))


def _lowest(options: Options) -> Callable[[Part], tuple[int, int]]:
    """Which part counts as the lowest: by rank, then by cards; or by cards, then by rank (BSF-5D)."""
    if options.failed_throw == "lowest_rank":
        return lambda part: (part.top, part.shape.size)
    return lambda part: (part.shape.size, part.top)


def _to_loose_tractor(part: Part, suited: Sequence[Cards], trumps: Trumps) -> Objection | None:
    for number, hand in enumerate(suited):
        between = trumps.in_order(held_between(part, hand, trumps))
        if between:
            lowest = (part.cards[0],) * part.shape.width
            return Objection(number, between[:1], part_of(Shape(part.shape.width, 1), lowest, trumps))
    return None


def _against(part: Part, hand: Sequence[Card], trumps: Trumps, options: Options) -> Cards:
    """The cards of a hand in the suit that beat this part by the rule of the table; none where it has none."""
    if options.throws == "strictly_highest":
        return tuple(card for card in trumps.in_order(hand) if trumps.strength(card) >= part.top)[:1]
    return higher(part, hand, trumps)


def higher(part: Part, hand: Sequence[Card], trumps: Trumps) -> Cards:
    """The lowest combination of the same kind in these cards of its suit that is higher; none where there is none."""
    counts = Counter(hand)
    enough = [card for card in trumps.in_order(counts) if counts[card] >= part.shape.width]
    if part.shape.length == 1:
        above = (card for card in enough if trumps.strength(card) > part.top)
        return tuple(card for card in [next(above, None)] if card is not None) * part.shape.width
    at = {trumps.place(card): card for card in enough}
    for card in enough:
        place = trumps.place(card)
        if place is None or trumps.strength(card) <= part.top:
            continue
        chain = [at.get(place - step) for step in range(part.shape.length)]
        if None not in chain:
            return trumps.in_order(card for card in chain if card is not None for _ in range(part.shape.width))
    return ()
