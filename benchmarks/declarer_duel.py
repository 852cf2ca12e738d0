"""Two players of Taihe A Bao, each once alone against a table of the other, on the same deals: declarer win rates.

Run with ``python -m benchmarks.declarer_duel search:strong search:casual --deals 400``. Seat 0 has the best hand of the
deal by the odds, and declares at once; what is compared is play alone. The difference counts deal by deal.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from engine.cards import Cards, shuffled
from engine.game import Game, Shuffle
from engine.games import GAMES
from engine.games.taihe_a_bao.actions import DECLARE
from engine.games.taihe_a_bao.fast import packed
from engine.games.taihe_a_bao.odds import chance, model_of
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.standing import Standing
from engine.parts.drawing import deck_of
from engine.players import Bot, bot_named
from engine.players.measure import estimate

TAIHE: Game = GAMES["taihe_a_bao"]


def hands_dealt(options: Options, random: Random) -> list[Cards]:
    """Hands by seat, seat 0's the best."""
    cards = shuffled(pack(options), random.random)
    hands = [cards[seat :: options.seats] for seat in range(options.seats)]
    best = max(hands, key=lambda hand: chance(model_of(options), packed(hand)))
    return [best, *(hand for hand in hands if hand is not best)]


def declarer_wins(options: Options, deck: Cards, alone: Bot, others: Bot, seed: str) -> bool:
    """Whether seat 0 wins, alone at once, with these cards."""
    state: Any = TAIHE.deal(options, Standing(starter=0), Shuffle(deck, 0)).state.after(DECLARE).state
    ply = 0
    while state.turn is not None:
        bot = alone if state.turn == 0 else others
        state = state.after(bot(TAIHE, state.view(state.turn), Random(f"{seed} {ply}"))).state
        ply += 1
    return bool(state.phase.won)


def main() -> None:
    """Prints the two rates and their difference, with 95 % intervals over deals, as it goes."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="duel 1")
    arguments = parser.parse_args()
    options = Options(seats=arguments.seats)
    one, other = bot_named(arguments.one), bot_named(arguments.other)
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(arguments.deals):
        seed = f"{arguments.seed} {number}"
        deck = deck_of(hands_dealt(options, Random(seed)), 0)
        ours.append(declarer_wins(options, deck, one, other, seed))
        theirs.append(declarer_wins(options, deck, other, one, seed))
        if number % 20 == 19 or number + 1 == arguments.deals:
            report(number + 1, arguments.one, arguments.other, ours, theirs)


def report(deals: int, one: str, other: str, ours: list[float], theirs: list[float]) -> None:
    """One line with what is known so far."""
    rates = [estimate(each) for each in (ours, theirs, [a - b for a, b in zip(ours, theirs, strict=True)])]
    words = [f"{each.mean:.3f} ± {each.margin or 0:.3f}" for each in rates]
    print(f"{deals} deals: {one} alone wins {words[0]}, {other} alone {words[1]}, difference {words[2]}", flush=True)


if __name__ == "__main__":
    main()
