"""Counts what plays and passes of Big Two tell, for ``engine/games/big_two/ai/imagine/evidence.py``.

Run with ``python -m benchmarks.tuning.big_two_signs`` (a minute or two). Casual players play sets. At each play and
pass that skipped something, two hands are compared: the hand that did it, and one dealt evenly from the cards that the
seats at the table had not seen. How much rarer something to spare is in the hands that skipped it is the evidence. The
same seed gives the same numbers.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

from engine.games import GAMES
from engine.games.big_two.ai.imagine.evidence import HIGH, STAGES, SUIT, Skip, above, followed, stage
from engine.games.big_two.ai.simulator.play_loop import CARD_BITS, Hand, packed, values_in
from engine.games.big_two.options import SEATS, Options
from engine.players import bot_named
from engine.record import Record, opened

GAME: Any = GAMES["big_two"]
LESS = 0.8
"""Numbers are taken so much smaller than counted: people do not play like our bots, and signs repeat one another."""
MOST = 3.0
"""However sure the count, nobody's hand is doubted more than this for one sign."""
NONE, LOW_ONE, HIGH_ONE, BOTH = range(4)
Counts = Counter[tuple[Skip, int, int]]
"""By situation, stage, and what there was to spare."""


def spare(skip: Skip, skipped: int, held: Hand, straights: str) -> int:
    """Whether a hand has something low, or something high, to spare where this was skipped."""
    one, two, three, four = held & SUIT, held >> 1 & SUIT, held >> 2 & SUIT, held >> 3 & SUIT
    if skip == Skip.FIVE_PASS:
        return LOW_ONE if above(skipped, straights).held(one, two, three, four) else NONE
    if skip < Skip.PAIR_PASS:
        spared = (one ^ two ^ three ^ four) & skipped
    else:
        spared = (one & two | three & four | (one | two) & (three | four)) & skipped
    return LOW_ONE * bool(spared & ~HIGH) + HIGH_ONE * bool(spared & HIGH)


def ended_sets(seed: str, sets: int, bot_name: str) -> Iterator[Any]:
    """The ends of so many sets."""
    bot = bot_named(bot_name)
    for number in range(sets):
        random = Random(f"{seed} {number}")
        state: Any = opened(Record(GAME, Options(), None, GAME.chance(Options(), None, random))).state
        while state.turn is not None:
            state = state.after(bot(GAME, state.view(state.turn), random)).state
        yield state


def counted(seed: str, sets: int, bot_name: str) -> tuple[Counts, Counts]:
    """What hands that skipped something had to spare there, and what hands dealt evenly have."""
    true: Counts = Counter()
    even: Counts = Counter()
    random = Random(seed)
    for state in ended_sets(seed, sets, bot_name):
        view = state.view(0)
        actions = list(followed(view))
        hands = [packed(hand) for hand in state.hands]
        for seat, cards, _, _ in actions:
            hands[seat] |= cards
        for seat, cards, skip, skipped in actions:
            held = hands[seat]
            if skip is not None:
                looks = hands[(seat + 1 + int(random.random() * (SEATS - 1))) % SEATS]
                unseen = values_in(sum(hands) & ~looks & ~cards & CARD_BITS)
                dealt = cards | sum(1 << value for value in random.sample(unseen, (held & ~cards).bit_count()))
                for counts, hand in ((true, held), (even, dealt)):
                    counts[skip, stage(held.bit_count()), spare(skip, skipped, hand, view.options.straights)] += 1
            hands[seat] &= ~cards
    return true, even


def number(true: Counts, even: Counts, skip: Skip, place: int, what: int) -> float:
    """By how much the log of a hand's likelihood falls if it has this to spare."""

    if skip == Skip.FIVE_PASS and what == HIGH_ONE:
        return 0.0  # five cards are all alike

    def often(counts: Counts) -> float:
        return log((counts[skip, place, what] + 1) / (counts[skip, place, NONE] + 1))

    return round(min(MOST, max(0.0, LESS * (often(even) - often(true)))), 1)


def main() -> None:
    """Prints the table for ``evidence_of.py``."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--sets", type=int, default=2_000)
    parser.add_argument("--seed", default="big two signs 1")
    parser.add_argument("--bot", default="search:casual")
    arguments = parser.parse_args()
    true, even = counted(arguments.seed, arguments.sets, arguments.bot)
    for skip in Skip:
        pairs = [
            (number(true, even, skip, place, LOW_ONE), number(true, even, skip, place, HIGH_ONE))
            for place in range(len(STAGES))
        ]
        seen = [sum(true[skip, place, what] for what in range(4)) for place in range(len(STAGES))]
        print(f"    Skip.{skip.name}: ({', '.join(map(str, pairs))}),  # {seen}")


if __name__ == "__main__":
    main()
