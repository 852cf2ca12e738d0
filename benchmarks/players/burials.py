"""The burial of a level against the usual one, of the same true deals of Tractor, played on by other players.

Run with ``python -m benchmarks.players.burials --results FILE --minutes 10`` as often as needed: a run goes on where
the last one ended. Heuristic players bid. Where the level buries points and the usual burial is another one, both are
played on ``--times`` times. The first time says in which hands the last trick was lost; what these hands are worth is
told by the other times alone, since a hand that was chosen for its bad end looks worse than it is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, NamedTuple

from benchmarks.players.last_tricks import OPTIONS, burying, compared
from engine.cards import Cards
from engine.events import Seat
from engine.game import act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Bury
from engine.games.bashi_fen.ai.heuristic_player import burial_of
from engine.games.bashi_fen.rules.phases import Finished
from engine.games.bashi_fen.rules.tricks import points_in
from engine.match import result_of
from engine.players import Bot, bot_named

FIRST = 80_000
"""The number of the first deal, so that none was seen while anything was chosen."""


class Hand(NamedTuple):
    """One deal: the points of the level's burial and of the usual one, and how each time ended with either."""

    number: int
    points: tuple[int, int]
    lost: tuple[tuple[bool, bool], ...]
    """Each time, whether the declarer's side lost the last trick with the level's burial, and with the usual one."""
    levels: tuple[tuple[float, float], ...]


def played_on(state: Any, taker: Seat, bots: Sequence[Bot], seed: str) -> tuple[bool, float]:
    """Whether the declarer's side lost the last trick with these bots by seat, and its levels over the others'."""
    ply = 0
    while state.turn is not None:
        step = act(state, bots[state.turn](BASHI_FEN, state.view(state.turn), Random(f"{seed} {ply}")))
        state, ply = step.state, ply + 1
    view = state.view(0)
    changes = result_of(step).scored.changes
    assert isinstance(view.phase, Finished)
    side = (taker, (taker + 2) % OPTIONS.seats)
    theirs = fmean(change for seat, change in enumerate(changes) if seat not in side)
    return view.phase.tricks[-1].winner not in side, fmean(changes[seat] for seat in side) - theirs


def ended(state: Any, buried: Cards, bot: Bot, seed: str) -> tuple[bool, float]:
    """The same once these cards were buried, all seats played by one bot."""
    return played_on(act(state, Bury(buried)).state, state.turn, (bot,) * OPTIONS.seats, seed)


def played(number: int, level: Bot, others: Bot, times: int) -> Hand | None:
    """One deal; None where the level buries no points, or what is usual."""
    state = burying(number)
    view = state.view(state.turn)
    action: Any = level(BASHI_FEN, view, Random(f"burial {number}"))
    buried: Cards = action.cards
    usual = burial_of(OPTIONS, view.trumps, view.hand)
    if not points_in(buried) or sorted(map(str, buried)) == sorted(map(str, usual)):
        return None
    ends = [[ended(state, cards, others, f"{number} {time}") for cards in (buried, usual)] for time in range(times)]
    lost, levels = (tuple((one[place], other[place]) for one, other in ends) for place in range(2))
    return Hand(number, (points_in(buried), points_in(usual)), lost, levels)  # type: ignore[arg-type]


def known(results: Path) -> Iterator[tuple[int, Hand | None]]:
    """What was played so far, by the number of the deal."""
    for line in results.read_text("utf-8").splitlines() if results.exists() else ():
        number, *hand = json.loads(line)
        yield number, Hand(number, *hand) if hand else None


def report(hands: list[Hand]) -> None:
    """What all hands say, and what those say, by the other times, whose last trick was lost the first time."""
    for name, some, first in (
        ("all", hands, 0),
        ("last trick lost the first time with the level's burial", [hand for hand in hands if hand.lost[0][0]], 1),
        ("with the usual burial", [hand for hand in hands if hand.lost[0][1]], 1),
    ):
        print(f"{name}: {len(some)} hands")
        if not some:
            continue
        points = [fmean(hand.points[place] for hand in some) for place in range(2)]
        print(f"  points buried: {points[0]:.1f} and {points[1]:.1f}")
        for field in ("lost", "levels"):
            ends = [getattr(hand, field)[first:] for hand in some]
            means = [[fmean(float(end[place]) for end in each) for each in ends] for place in range(2)]
            one, other, over = compared(*means)
            print(f"  {field}: the level's burial {one}, the usual one {other}, one over the other {over}")


def arguments_for(description: str | None, first: int, deals: int) -> argparse.ArgumentParser:
    """The arguments of a script that plays so many deals of a level from this number on, and goes on with them."""
    parser = argparse.ArgumentParser(description=description, allow_abbrev=False)
    parser.add_argument("--level", default="search:nstrong")
    parser.add_argument("--first", type=int, default=first)
    parser.add_argument("--deals", type=int, default=deals)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    return parser


def go_on(arguments: argparse.Namespace, done: Collection[int], line_of: Callable[[int], Any]) -> None:
    """Plays the deals that are not done yet until the time is up, and writes a line of the results for each."""
    until = monotonic() + 60 * arguments.minutes
    for number in range(arguments.first, arguments.first + arguments.deals):
        if monotonic() > until:
            break
        if number not in done:
            line = json.dumps(line_of(number))
            with arguments.results.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


def main() -> None:
    """Goes on with the deals, and prints what is known of them."""
    parser = arguments_for(__doc__, FIRST, 200)
    parser.add_argument("--by", default="search:nskilled", help="who plays on")
    parser.add_argument("--times", type=int, default=3)
    arguments = parser.parse_args()
    level, others = bot_named(arguments.level), bot_named(arguments.by)
    done = {number for number, _ in known(arguments.results)}
    go_on(arguments, done, lambda number: played(number, level, others, arguments.times) or [number])
    report([hand for _, hand in known(arguments.results) if hand is not None])


if __name__ == "__main__":
    main()
