"""The log odds of a hand after the best exchange: a few look-ups, since no feature of the odds needs both its parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from math import inf

from engine.games.taihe_a_bao.ai.simulator.bid_evaluation import ARMED
from engine.games.taihe_a_bao.ai.simulator.play_loop import BLOCKS, LOW_BITS, LOW_MASK, Hand
from engine.games.taihe_a_bao.ai.simulator.win_odds import model_of
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules.exchange import EXCHANGED


@dataclass(frozen=True, slots=True)
class HandPart:
    """The log odds of one part of a hand: as it is, with the best card more, with the best one less, with both."""

    plain: float
    more: float
    less: float
    both: float


@dataclass(frozen=True, slots=True)
class HandParts:
    """One half of all hands; a part is worked out when it is first met."""

    values: tuple[float, ...]
    heights: range
    known: dict[Hand, HandPart] = field(default_factory=dict)

    def of(self, part: Hand) -> HandPart:
        """The log odds of this part with and without exchanges."""
        found = self.known.get(part)
        if found is None:
            found = self.known[part] = self._found(part)
        return found

    def _found(self, part: Hand) -> HandPart:
        ranks = [(5**place, part // 5**place % 5, each) for place, each in enumerate(self.heights) if each in EXCHANGED]
        more = [part + unit for unit, copies, _ in ranks if copies < 4]
        less = [(part - unit, each) for unit, copies, each in ranks if copies]
        both = [
            (part + one - other, rank)
            for one, copies, wanted in ranks
            if copies < 4
            for other, held, rank in ranks
            if held and rank != wanted
        ]
        return HandPart(
            self.values[part],
            max((self.values[each] for each in more), default=-inf),
            max((self.values[each] - ARMED * rank for each, rank in less), default=-inf),
            max((self.values[each] - ARMED * rank for each, rank in both), default=-inf),
        )


@cache
def best_exchange(options: Options) -> Callable[[Hand], float]:
    """A function from a packed hand to its log odds after the best exchange, as if any card could be had."""
    model = model_of(options)
    low, high = (
        HandParts(values, block) for values, block in zip((model.low_parts, model.high_parts), BLOCKS, strict=True)
    )

    def best(hand: Hand) -> float:
        one, other = low.of(hand & LOW_MASK), high.of(hand >> LOW_BITS)
        return max(one.more + other.less, one.less + other.more, one.both + other.plain, one.plain + other.both)

    return best
