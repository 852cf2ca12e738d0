"""How long it takes to judge whether a follow is legal: the worst cases, and trying everything on a small one.

Run with ``python -m benchmarks.speed.follow``. Every line is the median of many questions; none may exceed 2 ms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from random import Random
from statistics import median
from time import process_time

from engine.cards import Card, Cards, Rank, Suit
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import hand_size, pack
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import parts_of
from engine.games.bashi_fen.rules.trumps import trumps_of

RANKS = tuple(Rank)[:13]
MODES = ("standard", "exact_only", "most_locked", "longest_first", "decompose")
RUNS = 30


def tractor(width: int, length: int, low: int = 0) -> Cards:
    """A tractor of spades from the rank at ``low``."""
    return tuple(Card(rank, Suit.SPADES) for rank in RANKS[low : low + length] for _ in range(width))


def spades(*copies: int) -> Cards:
    """As many copies of every rank, from the two up."""
    return tuple(Card(rank, Suit.SPADES) for rank, number in zip(RANKS, copies, strict=False) for _ in range(number))


WORST: dict[str, tuple[int, Cards, Cards]] = {
    "a pair": (2, tractor(2, 1), spades(1, 2, 2, 1, 2, 1, 1, 2)),
    "9-pair tractor, all ranks twice or thrice": (4, tractor(2, 9), spades(2, 3, 2, 3, 2, 2, 0, 3, 2, 2, 3, 2, 2)),
    "9-pair tractor, six of each": (6, tractor(2, 9), spades(*(6,) * 13)),
    "triples 6x3, mixed": (6, tractor(3, 6), spades(3, 4, 3, 5, 3, 3, 2, 6, 3, 3, 4, 2, 3)),
    "triples 6x3, six of each": (6, tractor(3, 6), spades(*(6,) * 13)),
    "quads 5x4, mixed": (6, tractor(4, 5), spades(4, 5, 3, 4, 4, 6, 2, 4, 3, 5, 4, 2, 3)),
    "quads 5x4, threes and twos": (6, tractor(4, 5), spades(3, 2, 3, 3, 2, 3, 2, 3, 3, 2, 3, 2, 3)),
    "sextuples 4x6, small sets": (6, tractor(6, 4), spades(5, 4, 3, 2, 5, 4, 3, 2, 5, 4, 3, 2, 5)),
    "throw: two tractors, pair, singles": (
        2,
        tractor(2, 3) + tractor(2, 2, 4) + tractor(2, 1, 7) + tractor(1, 2, 9),
        spades(2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2),
    ),
    "throw: tractors of three widths": (
        6,
        tractor(4, 2) + tractor(3, 2, 3) + tractor(2, 3, 6) + tractor(1, 1, 12),
        spades(6, 5, 4, 6, 3, 4, 5, 6, 2, 4, 6, 5, 3),
    ),
    "throw: the same, without enough pairs": (
        6,
        tractor(4, 2) + tractor(3, 2, 3) + tractor(2, 3, 6) + tractor(1, 1, 12),
        spades(6, 5, 1, 4, 3, 1, 3, 4, 1, 5, 6, 1, 5),
    ),
}


def best_play(lead: Cards, hand: Cards) -> Cards:
    """Cards that follow reasonably, the most copies first, so that the judge has to look closely."""
    counts = Counter(hand)
    return tuple(sorted(hand, key=lambda card: (-counts[card], str(card))))[: len(lead)]


def seconds(question: Callable[[], object], runs: int = RUNS) -> float:
    """The median time that a question takes."""
    times = []
    for _ in range(runs):
        begun = process_time()
        question()
        times.append(process_time() - begun)
    return median(times)


def trying_everything(lead: Cards, hand: Cards) -> int:
    """What a plain program does: list every play of a hand and read each into parts; returns how many."""
    trumps = trumps_of(Options(), None, None)
    return len({parts_of(play, trumps) for play in combinations(hand, len(lead))})


def random_hands(packs: int, number: int) -> Sequence[tuple[Cards, Cards]]:
    """Leads read off one dealt hand, and the hand of somebody else, both rich in trumps or spades."""
    random = Random(packs)
    options = Options(packs=packs)
    trumps = trumps_of(options, Suit.HEARTS, Rank.TEN)
    found = []
    while len(found) < number:
        deck = list(pack(options))
        random.shuffle(deck)
        size = hand_size(options)
        suit = random.choice((None, Suit.SPADES))
        leader, follower = (trumps.of_suit(deck[at : at + size], suit) for at in (0, size))
        parts = parts_of(leader, trumps)[: random.randint(1, 4)]
        found.append((tuple(card for part in parts for card in part.cards), follower))
    return found


def main() -> None:
    print(f"{'lead':44}" + "".join(f"{mode:>15}" for mode in MODES) + "   (ms)")
    for name, (packs, lead, hand) in WORST.items():
        cells = []
        for mode in MODES:
            options = Options(packs=packs, tuple_follow=mode)
            trumps = trumps_of(options, None, None)
            read, play = read_lead(lead, trumps, options), best_play(lead, hand)
            assert read is not None
            cells.append(1000 * seconds(partial(follow_refusal, read, hand, play, trumps, options)))
        print(f"{name:44}" + "".join(f"{cell:15.3f}" for cell in cells))
    for packs in (2, 4, 6):
        cells = []
        for mode in MODES:
            options = Options(packs=packs, tuple_follow=mode)
            trumps = trumps_of(options, Suit.HEARTS, Rank.TEN)
            times = []
            for lead, hand in random_hands(packs, 200):
                read, play = read_lead(lead, trumps, options), best_play(lead, hand)
                assert read is not None
                question = partial(follow_refusal, read, hand, play, trumps, options)
                times.append(seconds(question, 3))
            cells.append(1000 * max(times))
        print(f"{f'slowest of 200 random leads, {packs} packs':44}" + "".join(f"{cell:15.3f}" for cell in cells))
    small = spades(2, 2, 1, 2, 2, 1, 2, 2, 1, 1)
    lead = tractor(2, 3)
    options, trumps = Options(), trumps_of(Options(), None, None)
    read = read_lead(lead, trumps, options)
    assert read is not None
    ours = seconds(partial(follow_refusal, read, small, best_play(lead, small), trumps, options))
    begun = process_time()
    number = trying_everything(lead, small)
    print(f"\n3-pair tractor, 16 cards: {1000 * ours:.3f} ms; trying everything ({number} readings): ", end="")
    print(f"{1000 * (process_time() - begun):.0f} ms")


if __name__ == "__main__":
    main()
