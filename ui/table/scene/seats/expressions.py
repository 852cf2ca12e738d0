"""The expressions of the others' faces, which follow from events that all at the table see, and from nothing else.
Qt-free.

No expression takes time, and none depends on a hand or on a choice: a face that knew more would give it away.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from engine.cards import Rank
from engine.events import Ended, Event, Marked, Moved, Seat, Zone

BOMB_MARK = "bomb"


class Expression(StrEnum):
    """The face that somebody makes; each is a file of ``assets/portraits``."""

    CALM = "calm"
    GLAD = "glad"
    PROUD = "proud"
    STARTLED = "startled"
    SORRY = "sorry"


Expressions = Mapping[Seat, Expression]
"""By seat; a seat that is absent is calm."""


class Occasion(StrEnum):
    """The occasions for a short remark."""

    BOMB = "bomb"
    KING = "king"
    WON = "won"
    MATCH = "match"


OpenSides = tuple[tuple[Seat, ...], ...]
"""Who plays together from the start, for all to see; empty where that is not settled."""


def expressions_after(before: Expressions, event: Event, seats: int, sides: OpenSides = ()) -> Expressions:
    """The faces after this event: a play calms everybody, a bomb startles all but its owner, the end shows who won."""
    everybody = range(seats)
    match event:
        case Marked(mark, seat) if mark == BOMB_MARK and seat is not None:
            return {each: Expression.PROUD if each == seat else Expression.STARTLED for each in everybody}
        case Ended(winners, void=False):
            return {each: Expression.GLAD if each in winners else Expression.SORRY for each in everybody}
        case Moved(_, source, target) if source is None or (source.zone, target.zone) == (Zone.HAND, Zone.TABLE):
            return {}
    if (lost := king_lost(event, sides)) is not None:
        loser, taker = lost
        return {loser: Expression.SORRY, taker: Expression.GLAD}
    return before


def king_lost(event: Event, sides: OpenSides) -> tuple[Seat, Seat] | None:
    """Whose king a seat of another side takes with a trick, and who takes it; among friends none is lost."""
    if not isinstance(event, Moved) or event.source is None or event.source.zone is not Zone.TABLE:
        return None
    loser, taker = event.source.seat, event.target.seat
    against = any((loser in side) != (taker in side) for side in sides)
    took = event.target.zone is Zone.TAKEN and loser is not None and taker is not None and against
    if took and any(card is not None and card.rank is Rank.KING for card in event.cards):
        assert loser is not None
        assert taker is not None
        return loser, taker
    return None


def occasion_of(event: Event, sides: OpenSides = ()) -> tuple[Seat, Occasion] | None:
    """Who may make a remark on this event, and on what occasion; None where nobody would."""
    match event:
        case Marked(mark, seat) if mark == BOMB_MARK and seat is not None:
            return seat, Occasion.BOMB
        case Ended(winners, void=False) if winners:
            return winners[-1], Occasion.WON
    lost = king_lost(event, sides)
    return None if lost is None else (lost[0], Occasion.KING)
