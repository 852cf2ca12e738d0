"""How fast Bashi Fen plays packed: hands played out a second by the heuristic, each from another deal, on one core.

Run with ``python -m benchmarks.speed.bashi_fen_playouts``; it takes about half a minute of processor time, and the
deals are the same every time. Processor time is counted, not that of the clock.
"""

from __future__ import annotations

import gc
from random import Random
from time import process_time
from typing import Any

from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.imagine.belief import believed
from engine.games.bashi_fen.ai.simulator.play_loop import Position, Terms, position_of, result, terms_of
from engine.games.bashi_fen.ai.simulator.rollout import rolled_out, secret_partners
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import levels_of
from engine.match import Match, next_record
from engine.record import opened

HANDS, WORLDS = 10, 40
TABLES = {**PRESETS, "four packs": Options(packs=4), "six packs": Options(packs=6)}


def begun(options: Options, number: int) -> Any:
    """The view of the declarer who leads to the first trick of a deal."""
    state: Any = opened(next_record(Match(BASHI_FEN, options, number))).state
    while not isinstance(state.view(0).phase, Playing):
        state = state.after(BASHI_FEN.greedy(state.view(state.turn), Random(number))).state
    return state.view(state.turn)


def main() -> None:
    """Prints imagined deals, and hands played out, a second."""
    gc.disable()  # as good as off in a process that thinks; a full collection would fall to one of the tables
    for name, options in TABLES.items():
        imagined = rolled = 0.0
        for number in range(HANDS):
            view, random = begun(options, number), Random(number)
            began = process_time()
            draw = believed(view, infers=False)
            guesses = [draw(random) for _ in range(WORLDS)]
            imagined += process_time() - began
            began = process_time()
            for guess in guesses:
                terms: Terms = terms_of(options, view.phase.named, levels_of(options, None))
                start: Position = position_of(terms, view.phase, guess.hands, guess.kitty)
                secret = secret_partners(terms, start)
                result(terms, rolled_out(terms, start, (0,) * options.seats, terms.packing.full, secret))
            rolled += process_time() - began
        total = HANDS * WORLDS
        print(f"{name:14} {total / imagined:6.0f} imagined deals a second, {total / rolled:6.0f} hands played out")


if __name__ == "__main__":
    main()
