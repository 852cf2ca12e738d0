"""The kitty's history, worked out backwards: from the hands after the last burial to every earlier kitty and hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.cards import Card, Cards, shuffled
from engine.events import Seat
from engine.games.bashi_fen.actions import in_order
from engine.games.bashi_fen.ai.imagine.facts import KittyTake, Shown


def unrolled(
    hands: dict[Seat, Cards], kitty: Cards, takes: Sequence[KittyTake], shown: Sequence[Shown], random: Random
) -> tuple[dict[Seat, Cards], Cards, dict[int, Cards]] | None:
    """All hands before the first take, the kitty as it was left over, and every burial by its place in the history.

    ``hands``: all that each seat has had since the last burial; ``kitty``: what lies there now (BSF-30, BSF-31). None
    where the cards drawn on the way do not lead back: somebody would have had to hold what is elsewhere.
    """
    burials: dict[int, Cards] = {}
    hands = dict(hands)
    for stage in range(len(takes), 0, -1):
        take = takes[stage - 1]
        if take.place is not None:
            burials[take.place] = in_order(kitty)
            held = Counter(hands[take.seat]) + Counter(kitty)
        else:
            held = Counter(hands[take.seat])
        came = _came(take, stage, held, hands, takes, shown, random)
        if Counter(came) - held:
            return None
        hands[take.seat] = tuple((held - Counter(came)).elements())
        kitty = came
        if any(Counter(fact.cards) - Counter(hands[fact.seat]) for fact in shown if _before(fact, stage)):
            return None
    return hands, kitty, burials


def _before(fact: Shown, stage: int) -> bool:
    """Whether the cards were shown right before this take; plays come after all takes."""
    return fact.takes == stage - 1


def _came(
    take: KittyTake,
    stage: int,
    held: Counter[Card],
    hands: dict[Seat, Cards],
    takes: Sequence[KittyTake],
    shown: Sequence[Shown],
    random: Random,
) -> Cards:
    """The kitty at this take: the cards known of it, cards that must have been in it, and any others."""
    known = [card for card in take.faces if card is not None]
    if len(known) == len(take.faces):
        return tuple(known)
    wanted = Counter(known) | _owed(stage, hands, takes, shown, take.seat)
    kept = Counter[Card]()
    for fact in shown:
        between = any(other.seat == take.seat for other in takes[fact.takes : stage - 1])
        if fact.seat == take.seat and fact.takes < stage and not between:
            kept |= Counter(fact.cards)
    unclaimed = held - kept  # either may be true: that the taker kept its copies, or that it had others as well
    wanted = Counter(
        {card: min(count, (held if random.random() < 0.5 else unclaimed)[card]) for card, count in wanted.items()}
    )
    wanted |= Counter(known)
    size = len(take.faces)
    first = list(wanted.elements())[:size]
    free = shuffled(tuple((held - wanted - kept).elements()), random.random)
    spare = shuffled(tuple(((held - wanted) & kept).elements()), random.random)
    came = [*first, *free, *spare][:size]
    return (*known, *(Counter(came) - Counter(known)).elements())


def _owed(
    stage: int, hands: dict[Seat, Cards], takes: Sequence[KittyTake], shown: Sequence[Shown], taker: Seat
) -> Counter[Card]:
    """Cards that other seats once had and no longer have, so that they were in this kitty."""
    owed = Counter[Card]()
    for fact in shown:
        buried_since = any(other.seat == fact.seat for other in takes[fact.takes : stage - 1])
        if fact.seat != taker and buried_since:
            owed |= Counter(fact.cards) - Counter(hands[fact.seat])
    for number, take in enumerate(takes[: stage - 1]):
        known = take.buried
        following = takes[number + 1].seat
        if known is not None and number + 1 < stage - 1 and following != taker:
            owed |= Counter(known) - Counter(hands[following])
    return owed
