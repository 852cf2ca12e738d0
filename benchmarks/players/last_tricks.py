"""What points in the kitty of Tractor bring, and who loses the last trick, by how many trumps both sides keep for it.

Run with ``python -m benchmarks.players.last_tricks --deals 1200``; it takes about 15 s of processor time. In every deal
with a burial of ten points or more that is no waste, this burial and the usual one are played out packed, from the true
hands, by the heuristic. Nothing is searched, so that it says what a policy does, not what a level does.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engine.cards import Cards, without
from engine.events import Seat
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.heuristic_player import burial_of, burials_of
from engine.games.bashi_fen.ai.simulator import rollout
from engine.games.bashi_fen.ai.simulator.play_loop import position_of, result, terms_of
from engine.games.bashi_fen.ai.simulator.weights import EVEN
from engine.games.bashi_fen.ai.wasteful import MANY_POINTS, is_wasteful_burial
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.rules.phases import Burying, Calls, first_lead
from engine.games.bashi_fen.rules.standing import levels_of
from engine.games.bashi_fen.rules.tricks import points_in
from engine.match import Match, next_record
from engine.players.measure import estimate
from engine.record import opened

OPTIONS = PRESETS["tuo_la_ji"]
NUMBER = 77
KEPT = {(kept, guard): replace(EVEN, kept=kept, guard=guard) for kept, guard in ((3, 5), (3, 0), (0, 0))}
"""By how many trumps the taker and the opponents do not lead where points lie in the kitty; the first is the players'
way."""


class Ended(NamedTuple):
    """How a hand ended for the declarer's side: whether it lost the last trick, and its levels over the others'."""

    lost: bool
    levels: float


def burying(number: int) -> Any:
    """The state of a deal in which the kitty has been taken, and is about to be buried."""
    state: Any = opened(next_record(Match(BASHI_FEN, OPTIONS, NUMBER, dealt=number))).state
    while not isinstance(state.view(0).phase, Burying):
        state = state.after(BASHI_FEN.greedy(state.view(state.turn), Random(number))).state
    return state


def burials(view: Any) -> tuple[Cards, Cards] | None:
    """The usual burial and one of many points; None where there is none that is no waste."""
    many = (
        cards
        for cards in burials_of(OPTIONS, view.trumps, view.hand)
        if points_in(cards) >= MANY_POINTS and not is_wasteful_burial(view.trumps, view.hand, cards)
    )
    found = next(many, None)
    return None if found is None else (burial_of(OPTIONS, view.trumps, view.hand), found)


def ended(state: Any, buried: Cards) -> Ended:
    """The hand played out by the heuristic once these cards have been buried."""
    view, taker = state.view(state.turn), state.turn
    hands = [state.view(seat).hand for seat in range(OPTIONS.seats)]
    hands[taker] = without(hands[taker], buried)
    terms = terms_of(OPTIONS, view.phase.named, levels_of(OPTIONS, view.standing))
    packed = terms.packing.packed
    begun = first_lead(view.phase.named, taker, Calls(), OPTIONS.seats)
    start = position_of(terms, begun, tuple(map(packed, hands)), packed(buried))
    known = tuple(start.kitty if seat == taker else 0 for seat in range(OPTIONS.seats))
    end = rollout.rolled_out(terms, start, known, terms.packing.full, frozenset())
    declarers: tuple[Seat, Seat] = taker, (taker + 2) % OPTIONS.seats
    assert end.last is not None
    changes = result(terms, end).changes
    ours = fmean(changes[seat] for seat in declarers)
    theirs = fmean(change for seat, change in enumerate(changes) if seat not in declarers)
    return Ended(end.last[3] not in declarers, ours - theirs)


def played(deals: int) -> Iterator[dict[tuple[int, int, bool], Ended]]:
    """For each deal with two such burials: by what taker and opponents keep, and whether many points are buried."""
    for number in range(deals):
        state = burying(number)
        found = burials(state.view(state.turn))
        if found is None:
            continue
        ends = {}
        for (kept, guard), many in product(KEPT, (False, True)):
            rollout.EVEN = KEPT[kept, guard]  # type: ignore[attr-defined]
            ends[kept, guard, many] = ended(state, found[many])
        yield ends


def compared(ones: Sequence[float], others: Sequence[float]) -> tuple[str, ...]:
    """The means of both with their margins, in words, and the mean of the one over the other, deal by deal."""
    gains = [one - other for one, other in zip(ones, others, strict=True)]
    return tuple(f"{found.mean:+.3f} ± {found.margin or 0:.3f}" for found in map(estimate, (ones, others, gains)))


def main() -> None:
    """Prints how often the last trick is lost, and the levels, of each way, and what many points bring over few."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=1_200)
    every = list(played(parser.parse_args().deals))
    for kept, guard in KEPT:
        print(f"{len(every)} hands; the taker keeps {kept} trumps, the opponents {guard}")
        for name in Ended._fields:
            few, many = ([float(getattr(ends[kept, guard, which], name)) for ends in every] for which in (False, True))
            more, less, over = compared(many, few)
            print(f"  {name}: few points {less}, many {more}, many over few {over}")


if __name__ == "__main__":
    main()
