"""Two bots of Find Friends, one for the declarer and who holds the called cards, one for the others, then exchanged.

``python -m benchmarks.players.steps --ways "Find Friends, by sides"`` plays these duels. Where the two bots alternate
round the table, both of them sit on either side, and what the better one gains is shared with the other. Here whole
sides play one bot, as with fixed partners. The fast player bids for everybody, so that one seat declares both times.
"""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

from engine.events import Seat
from engine.game import Step, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.rules.phases import Burying, Calling, Playing
from engine.match import Match, next_record, player_seed, result_of
from engine.players import Bot, greedy
from engine.record import opened

OPTIONS = PRESETS["zhao_pengyou"]
SEED = 2033


def played(number: int, side: Bot, others: Bot) -> float | None:
    """By how many levels the declarer does better than the opponents; None where nobody bid.

    ``side`` buries and calls, and plays for the declarer and for each seat that holds a called card when it is called.
    """
    step: Step[Any] = opened(next_record(Match(BASHI_FEN, OPTIONS, SEED, dealt=number)))
    ours: frozenset[Seat] = frozenset()
    ply = 0
    while step.state.turn is not None:
        view: Any = step.state.view(step.state.turn)
        bot: Bot = greedy
        if isinstance(view.phase, Burying | Calling):
            bot = side
        elif isinstance(view.phase, Playing):
            ours = ours or _declarers_side(step.state)
            bot = side if view.seat in ours else others
        action = bot(BASHI_FEN, view, Random(player_seed(SEED, number, ply)))
        step, ply = act(step.state, action), ply + 1
    result = result_of(step)
    if result.ended.void:
        return None
    declarer = view.phase.taker
    changes, winners = result.scored.changes, result.ended.winners
    opponents = [seat for seat in range(OPTIONS.seats) if (seat in winners) != (declarer in winners)]
    return float(changes[declarer] - fmean(changes[seat] for seat in opponents))


def _declarers_side(state: Any) -> frozenset[Seat]:
    """The declarer and the seats that hold a called card: who becomes a partner, and who may have hoped to."""
    phase = state.view(0).phase
    called = {copy.card for copy in phase.calls.copies}
    holders = (seat for seat in range(OPTIONS.seats) if called & set(state.view(seat).hand))
    return frozenset((phase.named.declarer, *holders))


def duel(number: int, one: Bot, other: Bot) -> float | None:
    """By how many levels the first bot does better on both sides together, half of it as each side's share."""
    there, back = played(number, one, other), played(number, other, one)
    return None if there is None or back is None else (there - back) / 2
