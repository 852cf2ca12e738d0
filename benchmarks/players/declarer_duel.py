"""Two players of Taihe A Bao, each once alone against a table of the other, on the same deals: declarer win rates.

Run with ``python -m benchmarks.players.declarer_duel search:strong search:casual --deals 400``. Seat 0 has the best
hand of the deal by the odds, and declares at once, so only play is compared, deal by deal. ``--contested`` leaves out
the third of the deals that quick players of four policies all end alike, whoever is alone: play hardly matters there,
so fewer deals give narrower intervals. Figures then speak of contested deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice, product
from random import Random
from time import process_time
from typing import Any

from engine.cards import Cards, shuffled
from engine.events import Seat
from engine.game import AnyGame, Shuffle
from engine.games import GAMES
from engine.games.taihe_a_bao.actions import DECLARE
from engine.games.taihe_a_bao.ai.simulator.heuristic import heuristic_policy
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    Hand,
    Move,
    Policy,
    opening_position,
    packed,
    played_out,
    terms_of,
)
from engine.games.taihe_a_bao.ai.simulator.scorer import scorer_policy
from engine.games.taihe_a_bao.ai.simulator.weights import weights_for
from engine.games.taihe_a_bao.ai.simulator.win_odds import model_of, winning_chance
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.standing import Standing
from engine.parts.drawing import deck_of
from engine.players import Bot, bot_named
from engine.players.measure import estimate
from engine.search_model import Style

TAIHE: AnyGame = GAMES["taihe_a_bao"]


def hands_dealt(options: Options, random: Random) -> list[Cards]:
    """Hands by seat, seat 0's the best."""
    cards = shuffled(pack(options), random.random)
    hands = [cards[seat :: options.seats] for seat in range(options.seats)]
    best = max(hands, key=lambda hand: winning_chance(model_of(options), packed(hand)))
    return [best, *(hand for hand in hands if hand is not best)]


def contested(options: Options, hands: list[Cards]) -> bool:
    """Whether quick players of different policies end this deal one way and the other, with seat 0 alone."""
    terms = terms_of(options, 0, 0)
    policies = [heuristic_policy(terms), *(scorer_policy(terms, weights_for(options, style)) for style in Style)]
    start = opening_position(terms, [packed(hand) for hand in hands])

    def won(alone: Policy, others: Policy) -> bool:
        def policy(now: list[Hand], turn: Seat, legal: int, over: Move, best: Seat) -> Move:
            return (others if turn else alone)(now, turn, legal, over, best)

        return not played_out(terms, start, policy).hands[0]

    return len({won(alone, others) for alone, others in product(policies, repeat=2)}) > 1


def deals(options: Options, seed: str, only_contested: bool) -> Iterator[tuple[str, Cards]]:
    """Endless deals as seeds and decks."""
    for number in count():
        hands = hands_dealt(options, Random(f"{seed} {number}"))
        if not only_contested or contested(options, hands):
            yield f"{seed} {number}", deck_of(hands, 0)


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
    parser.add_argument("--contested", action="store_true")
    parser.add_argument("--first", type=int, default=0, help="the place of the first deal, to go on where a run ended")
    arguments = parser.parse_args()
    options = Options(seats=arguments.seats)
    one, other = bot_named(arguments.one), bot_named(arguments.other)
    ours: list[float] = []
    theirs: list[float] = []
    found = islice(deals(options, arguments.seed, arguments.contested), arguments.first, None)
    for number, (seed, deck) in enumerate(islice(found, arguments.deals), 1):
        ours.append(declarer_wins(options, deck, one, other, seed))
        theirs.append(declarer_wins(options, deck, other, one, seed))
        if number % 10 == 0 or number == arguments.deals:
            report(number, arguments.one, arguments.other, ours, theirs)


def report(number: int, one: str, other: str, ours: list[float], theirs: list[float]) -> None:
    """One line with what is known so far."""
    rates = [estimate(each) for each in (ours, theirs, [a - b for a, b in zip(ours, theirs, strict=True)])]
    words = [f"{each.mean:.3f} ± {each.margin or 0:.3f}" for each in rates]
    print(
        f"{number} deals: {one} alone wins {words[0]}, {other} alone {words[1]}, difference {words[2]}, "
        f"{process_time():.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
