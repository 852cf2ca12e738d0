"""What bidding and burying tell in Bashi Fen: counted over greedy deals, and whether it predicts others better.

Run with ``python -m benchmarks.players.belief_bashi_fen``. First it counts by how much likelier cards of each sort lie
in the kitty and with the bidder than the room makes them: the numbers kept in
``engine/games/bashi_fen/ai/imagine/belief.py``. Then, on deals that were not counted, it measures the log loss of how
many cards of each sort every hidden hand and the kitty hold, against deals drawn evenly under the hard facts alone; and
where partners are called, of who the partner is.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

from engine.cards import Cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.imagine.belief import Sort, believed, sorts_of
from engine.games.bashi_fen.options import PRESETS, Options, fluid
from engine.games.bashi_fen.rules.levels import start
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import Standing
from engine.match import Match, next_record
from engine.players.measure import estimate
from engine.record import opened

SEED = 20_269
DRAWN = 16
"""Imagined deals for a view."""


def plays(options: Options, number: int, every: int) -> Iterator[Any]:
    """Some states of one greedy deal, from the first lead on."""
    standing = None
    if number % 2 and not fluid(options):  # a later hand, in which others than the declarer name trumps too
        standing = Standing((start(options),) * options.seats, number // 2 % 4, number // 2 % 4)
    state: Any = opened(next_record(Match(BASHI_FEN, options, SEED + number, standing))).state
    count = 0
    while state.turn is not None:
        view = state.view(state.turn)
        if isinstance(view.phase, Playing):
            if count % every == 0:
                yield state
            count += 1
        state = state.after(BASHI_FEN.greedy(view, Random(0))).state


def counted(options: Options, deals: int) -> dict[str, dict[Sort, float]]:
    """How much likelier cards of each sort lie in the kitty, with its taker, and with a bidder who did not take it."""
    names = ("buried", "took", "named")
    there: dict[str, Counter[Sort]] = {name: Counter() for name in names}
    expected: dict[str, Counter[Sort]] = {name: Counter() for name in names}
    for number in range(deals):
        state = next(plays(options, number, 1000), None)
        if state is None:
            continue
        taker, bidder, hands = state.truth.phase.taker, state.truth.phase.named.bidder, state.truth.hands
        places = [("buried", state.truth.kitty), ("took", hands[taker])]
        places += [("named", hands[bidder])] if bidder not in (None, taker) else []
        for seat in set(range(options.seats)) - {taker, bidder}:
            trumps = state.view(seat).trumps
            hidden = [*(hand for other, hand in enumerate(hands) if other != seat), state.truth.kitty]
            unseen = Counter(sorts_of(options, trumps)[card] for cards in hidden for card in cards)
            for name, cards in places:
                there[name].update(sorts_of(options, trumps)[card] for card in cards)
                share = len(cards) / sum(map(len, hidden))
                expected[name].update({sort: count * share for sort, count in unseen.items()})  # type: ignore[arg-type]
    return {name: {sort: there[name][sort] / expected[name][sort] for sort in Sort} for name in names if expected[name]}


def loss(state: Any, infers: bool) -> float:
    """The mean log loss of the number of cards of each sort in every place that the seat on turn cannot see."""
    view = state.view(state.turn)
    draw, random = believed(view, infers), Random(SEED)
    guesses = [draw(random).cards() for _ in range(DRAWN)]
    places = [(state.truth.hands[seat], [hands[seat] for hands, _ in guesses]) for seat in others(view)]
    if view.phase.taker != view.seat:
        places.append((state.truth.kitty, [kitty for _, kitty in guesses]))
    losses = []
    for true, imagined in places:
        for sort in Sort:
            right = _number(view, true, sort)
            near = sum(max(0.0, 1 - abs(_number(view, cards, sort) - right) / 3) for cards in imagined)
            losses.append(-log((near + 0.5) / (DRAWN + 0.5)))
    return sum(losses) / len(losses)


def partner_loss(state: Any, infers: bool) -> float | None:
    """The log loss of who holds the first called card; None where this seat knows it, or where nobody else holds it."""
    view = state.view(state.turn)
    calls, declarer = view.phase.calls, view.phase.named.declarer
    if None not in calls.owners[:1] or view.seat == declarer or calls.copies[0].card in view.hand:
        return None
    card, seats = calls.copies[0].card, [seat for seat in others(view) if seat != declarer]
    holders = [seat for seat in seats if card in state.truth.hands[seat]]
    if len(holders) != 1:
        return None
    draw, random, found = believed(view, infers), Random(SEED), 0.5
    for _ in range(DRAWN):
        hands, _ = draw(random).cards()
        there = [seat for seat in seats if card in hands[seat]]
        found += (holders[0] in there) / max(len(there), 1)
    return -log(found / (DRAWN + 1))


def others(view: Any) -> list[int]:
    """All seats but the own."""
    return [seat for seat in range(view.options.seats) if seat != view.seat]


def _number(view: Any, cards: Cards, sort: Sort) -> int:
    return sum(sorts_of(view.options, view.trumps)[card] is sort for card in cards)


def main() -> None:
    """Prints the numbers, and by how much the log loss falls."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--preset", choices=PRESETS, default="tuo_la_ji")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--kept-back", type=int, default=16)
    arguments = parser.parse_args()
    options = PRESETS[arguments.preset]
    for name, shares in counted(options, arguments.deals).items():
        print(name, ", ".join(f"{sort} {share:.2f}" for sort, share in shares.items()), flush=True)
    gains = [
        loss(state, infers=False) - loss(state, infers=True)
        for number in range(1000, 1000 + arguments.kept_back)
        for state in plays(options, number, 23)
    ]
    found = estimate(gains)
    print(f"log loss less by {found.mean:.3f} ± {found.margin or 0:.3f}, {len(gains)} decisions", flush=True)
    if fluid(options):
        kept = [state for number in range(1000, 1000 + arguments.kept_back) for state in plays(options, number, 7)]
        both = [(partner_loss(state, infers=False), partner_loss(state, infers=True)) for state in kept]
        gains = [counting - reading for counting, reading in both if counting is not None and reading is not None]
        found = estimate(gains)
        print(f"of the hidden partner less by {found.mean:.3f} ± {found.margin or 0:.3f}, {len(gains)} decisions")


if __name__ == "__main__":
    main()
