"""How a deal of Bao Huang ends with best play from here, all hands known: exact, within so many positions."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import Seat
from engine.games.bao_huang.ai.simulator.play_loop import (
    CARD_UNITS,
    FIELD,
    MARKED_BLACK,
    MARKED_RED,
    NO_PLAY,
    NOBODY,
    SHIFTS,
    Packed,
    Position,
    Terms,
    after,
    legal,
)
from engine.games.bao_huang.options import SEATS
from engine.games.bao_huang.rules.scoring import side_value
from engine.search_model import TooDeepError

MOST_CARDS_SOLVED = 12
"""Deals with more cards than this in all hands together are seldom solved in the time there is."""


Finish = tuple[Seat, ...]
"""The seats in order of finishing."""


def with_plain_jokers(cards: Packed) -> Packed:
    """A hand or a move with plain jokers for marked ones, which make no difference once all hands are known."""
    for field in (MARKED_BLACK, MARKED_RED):
        cards -= (cards >> SHIFTS[field] & FIELD) * (CARD_UNITS[field] - CARD_UNITS[field - 1])
    return cards


def solved(terms: Terms, positions: Iterable[Position], nodes: int) -> tuple[Finish, ...]:
    """One order of finishing for each position to which best play leads, each side playing for what its side gets;
    nothing where that takes looking at more than so many positions."""
    ours, highest = (terms.emperor, terms.eunuch), _highest(terms)
    memory: dict[Position, Finish] = {}

    def worth(finish: Finish) -> int:
        return side_value(terms.options, finish, terms.emperor, terms.eunuch)

    def of(position: Position) -> Finish:
        if position.turn == NOBODY:
            return position.finish
        found = memory.get(position)
        if found is not None:
            return found
        if len(memory) >= nodes:
            raise TooDeepError
        memory[position] = ()  # counted at once; it is not asked for before it is known, since no play goes round
        sign = 1 if position.turn in ours else -1
        moves = sorted(legal(position.hands[position.turn], position.over, terms.options), reverse=True)
        if position.over is not None:
            moves.append(NO_PLAY)
        most = -highest - 1
        for move in moves:
            finish = of(after(terms, position, move))
            gained = sign * worth(finish)
            if gained > most:
                memory[position], most = finish, gained
                if gained == highest:
                    break
        return memory[position]

    try:
        return tuple(map(of, positions))
    except TooDeepError:
        return ()


def _highest(terms: Terms) -> int:
    """No side can get more than this."""
    orders = [(terms.emperor, terms.eunuch), (terms.eunuch, terms.emperor)]
    people = tuple(seat for seat in range(SEATS) if seat not in orders[0])
    ends = [tuple(dict.fromkeys((*first, *people))) for first in orders]
    ends += [tuple(dict.fromkeys((*people, *first))) for first in orders]
    return max(abs(side_value(terms.options, finish, terms.emperor, terms.eunuch)) for finish in ends)
