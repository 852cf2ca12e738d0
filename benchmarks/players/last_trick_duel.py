"""How often the declarers of a level lose the last trick of Tractor, and heuristic ones do to the same opponents.

Run with ``python -m benchmarks.players.last_trick_duel --results FILE --minutes 10`` as often as needed: a run goes on
where the last one ended. Heuristic players bid. From the kitty on every deal is played four times: the declarer's side
by the level or by the heuristic player, and the opponents by either, so that the two ways to declare meet the same
opponents. A table at which all play one level cannot tell them apart, since its opponents differ as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from benchmarks.players.burials import arguments_for, go_on, played_on
from benchmarks.players.last_tricks import OPTIONS, burying, compared
from engine.players import Bot, bot_named

FIRST = 90_000
"""The number of the first deal, so that none was seen while anything was chosen."""


class Ends(NamedTuple):
    """How one deal ended four times: by the declarers and, within each, by the opponents, the level first."""

    number: int
    lost: tuple[bool, bool, bool, bool]
    """Whether the declarer's side lost the last trick."""
    levels: tuple[float, float, float, float]
    """Its levels over the others'."""


def played(number: int, level: Bot, heuristic: Bot) -> Ends:
    """One deal, played on from its kitty in four ways."""
    state = burying(number)
    taker = state.turn
    ends = [
        played_on(
            state,
            taker,
            [declarer if (seat - taker) % 2 == 0 else opponent for seat in range(OPTIONS.seats)],
            str(number),
        )
        for declarer, opponent in product((level, heuristic), repeat=2)
    ]
    lost, levels = zip(*ends, strict=True)
    return Ends(number, lost, levels)  # type: ignore[arg-type]


def known(results: Path) -> Iterator[Ends]:
    """What was played so far."""
    for line in results.read_text("utf-8").splitlines() if results.exists() else ():
        yield Ends(*json.loads(line))


def report(ends: list[Ends]) -> None:
    """By opponents: how often the level's declarers lose the last trick, heuristic ones, and the one over the other."""
    print(f"{len(ends)} deals")
    for opponents, places in (("the level", (0, 2)), ("the heuristic", (1, 3))):
        for field in ("lost", "levels"):
            ours, theirs = ([float(getattr(each, field)[place]) for each in ends] for place in places)
            one, other, over = compared(ours, theirs)
            print(f"against {opponents}, {field}: level {one}, heuristic {other}, over it {over}")


def main() -> None:
    """Goes on with the deals, and prints what is known of them."""
    arguments = arguments_for(__doc__, FIRST, 300).parse_args()
    level, heuristic = bot_named(arguments.level), bot_named("greedy")
    done = {each.number for each in known(arguments.results)}
    go_on(arguments, done, lambda number: played(number, level, heuristic))
    report(list(known(arguments.results)))


if __name__ == "__main__":
    main()
