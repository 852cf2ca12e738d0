"""The end of a hand with all cards open: whether the declarer wins if everybody plays perfectly, within a limit."""

from __future__ import annotations

from engine.events import Seat
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    LEAD,
    LOW_BITS,
    LOW_MASK,
    NO_PLAY,
    NOBODY,
    Hand,
    Move,
    Position,
    Terms,
)
from engine.parts.climbing import passes_to_end
from engine.search_model import TooDeepError

PositionKey = tuple[tuple[Hand, ...], Seat, Move, Seat, int]


def declarer_wins(terms: Terms, position: Position, nodes: int) -> bool | None:
    """Who wins with open cards and perfect play; None where that needs a look at more positions than ``nodes``."""
    if position.turn == NOBODY:
        return not position.hands[terms.declarer]
    seen: dict[PositionKey, bool] = {}
    tables, declarer, seats = terms.tables, terms.declarer, terms.seats
    low, high, beating, costs = tables.low, tables.high, tables.beating, tables.costs
    enough = passes_to_end(seats)

    def won(hands: tuple[Hand, ...], turn: Seat, over: Move, best: Seat, passes: int) -> bool:
        key = hands, turn, over, best, passes
        known = seen.get(key)
        if known is not None:
            return known
        if len(seen) >= nodes:
            raise TooDeepError
        seen[key] = False  # counts, and is set below: no line of play comes back to the same position
        hand, alone = hands[turn], turn == declarer
        legal = (low[hand & LOW_MASK] | high[hand >> LOW_BITS]) & beating[over]
        found = not alone
        moves = [NO_PLAY] if over != LEAD else []
        while legal:
            lowest = legal & -legal
            legal ^= lowest
            moves.append(lowest.bit_length() - 1)
        for move in reversed(moves):
            if move == NO_PLAY:
                after = passed(hands, turn, over, best, passes)
            elif hand == costs[move]:
                after = alone
            else:
                rest = (*hands[:turn], hand - costs[move], *hands[turn + 1 :])
                after = won(rest, (turn + 1) % seats, move, turn, 0)
            if after == alone:
                found = alone
                break
        seen[key] = found
        return found

    def passed(hands: tuple[Hand, ...], turn: Seat, over: Move, best: Seat, passes: int) -> bool:
        if passes + 1 == enough:
            return won(hands, best, LEAD, NOBODY, 0)
        return won(hands, (turn + 1) % seats, over, best, passes + 1)

    try:
        return won(position.hands, position.turn, position.over, position.best, position.passes)
    except TooDeepError:
        return None
