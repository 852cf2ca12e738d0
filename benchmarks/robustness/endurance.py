"""Thousands of deals of every preset by the fast players: no error, every result sums up as its row says, memory
constant.

Run it from the root of the source: ``python -m benchmarks.robustness.endurance [DEALS] [SECONDS] [GAME | GAME/PRESET
…]``. Each preset of each game (or of those named) is played for this many deals that stand alone, but for at most this
many seconds of CPU (0: no limit). A line says how many were played, how many were thrown in, and the memory in use
after a tenth of them and at the end.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine.game import AnyGame
from engine.games import GAMES
from engine.players import BOTS
from engine.players.arena import single_deal

GROWTH = 4.0
"""Megabytes that may come on top between the first tenth and the end, what players remember apart."""

Sums = Callable[[Any, Sequence[int]], bool]


def nothing_is_lost(_options: Any, changes: Sequence[int]) -> bool:
    """Points only change hands (TAB-60, BT-41, BT-43)."""
    return sum(changes) == 0


def sides_are_even(options: Any, changes: Sequence[int]) -> bool:
    """Bao Huang: everybody of a side scores the same (BH-60), the emperor more where the table balances (BH-53, 61)."""
    if not options.position_scoring or options.emperor_balances:
        return sum(changes) == 0
    low = sorted(changes, key=abs)[0]
    people = [change for change in changes if change == -low or change == low]
    emperor_alone = sorted(map(abs, changes))[-1] == 2 * abs(low) and len(people) == 4
    return len({abs(change) for change in changes}) == 1 or emperor_alone


def one_side_gains(_options: Any, changes: Sequence[int]) -> bool:
    """Bashi Fen: changes are levels (BSF-62), gained by all of one side alike, and nobody falls."""
    return min(changes) >= 0 and len({change for change in changes if change}) <= 1


SUMS: dict[str, Sums] = {
    "taihe_a_bao": nothing_is_lost,
    "big_two": nothing_is_lost,
    "bao_huang": sides_are_even,
    "bashi_fen": one_side_gains,
}


def main() -> None:
    """Plays, tells, and leaves with 1 where memory grew; an error or a wrong sum ends it at once."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
    asked = sys.argv[3:]
    grown = [
        f"{key} {name}"
        for key, game in GAMES.items()
        for name, options in game.presets.items()
        if not asked or key in asked or f"{key}/{name}" in asked
        if played(game, name, options, deals, seconds or float("inf")) > GROWTH
    ]
    if grown:
        sys.exit(f"memory grew: {', '.join(grown)}")


def played(game: AnyGame, preset: str, options: Any, deals: int, seconds: float) -> float:
    """Plays one preset, prints its line and gives the growth in megabytes."""
    names = ("greedy",) * game.seats(options)
    began, void, early, place = time.process_time(), 0, 0.0, 0
    for place in range(1, deals + 1):
        result = single_deal(game, options, 1, place, names, BOTS).result
        changes = result.scored.changes
        void += result.ended.void
        if not SUMS[game.key](options, changes):
            sys.exit(f"{game.key} {preset}, deal {place}: the changes are {changes}")
        spent = time.process_time() - began
        if early == 0.0 and (place * 10 >= deals or spent * 10 >= seconds):
            early = megabytes()
        if spent > seconds:
            break
    grown = megabytes() - early
    spent = time.process_time() - began
    print(
        f"{game.key:12} {preset:16} {place:6} deals, {void:5} thrown in, {spent:6.1f} s, "
        f"{early:.1f} MB, {grown:+.1f} at the end",
        flush=True,
    )
    return grown


def megabytes() -> float:
    """What this process holds in memory, after the garbage is gone and what players remember."""
    _forget()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _forget() -> None:
    """Empties the caches of the games, which have bounds, and gives the system back what they held."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith("engine."):
            each.cache_clear()
    gc.collect()
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).malloc_trim(0)


if __name__ == "__main__":
    main()
