"""How well somebody plays, as a place between the levels, estimated from hands that each level played again.

What somebody got is compared with what the levels got at the same table with the same cards, so a harder table or bad
cards make nobody worse. For each hand the runs of each level say how likely a result was; between two levels the chance
is interpolated. The place at which all results together are likeliest is the estimate; the spread of the posterior is
its error (mean and standard deviation, from a prior in which every place is equally likely).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, exp, floor, log, sqrt

from engine.players.duplicate import Duplicate
from engine.players.levels import LEVELS
from engine.words import Text, Words, text

STEPS = 10
"""How many places are looked at from one level to the next."""
PLACES = tuple(step / STEPS for step in range(STEPS * (len(LEVELS) - 1) + 1))
LENT = 3.0
"""How many runs are added to each level's own: a mean over all levels, in which its own counts most and far ones least.

With fewer, the error comes out too small where slow levels have few runs.
"""
FAR = 0.5
"""The factor by which a level lends less to the next but one than to the next."""
NEAR = 0.2
"""The share of a result's chance that comes from runs which got about as much; the rest comes from runs which got the
same."""
LEAST_HANDS = 5
"""The least number of hands that tell levels apart; with fewer there is no estimate."""


@dataclass(frozen=True, slots=True)
class OwnLevel:
    """``place``: 0 is a novice, 4 a master; ``hands``: how many hands it comes from, without those that say nothing."""

    place: float
    error: float
    hands: int

    @property
    def wording(self) -> tuple[str, str, str]:
        """The form of its sentence, and the two levels in it, as a band of one standard error to either side shows.

        ``one`` level within that band, a ``span`` of them from the weakest to the strongest, or, without any, the two
        that the band lies ``between``.
        """
        names = tuple(LEVELS)
        within = names[max(0, ceil(self.place - self.error)) : floor(self.place + self.error) + 1]
        if within:
            return "one" if len(within) == 1 else "span", within[0], within[-1]
        return "between", names[floor(self.place)], names[ceil(self.place)]


def own_level(duplicates: Iterable[Duplicate]) -> OwnLevel | None:
    """The estimate after these hands; None where too few of them say anything."""
    estimates = own_levels(duplicates)
    return estimates[-1] if estimates else None


def own_levels(duplicates: Iterable[Duplicate]) -> tuple[OwnLevel | None, ...]:
    """The estimate after each of these hands that tells levels apart, in their order; None while they are too few."""
    total, found = [0.0] * len(PLACES), list[OwnLevel | None]()
    for hands, duplicate in enumerate(filter(tells, duplicates), 1):
        total = [before + more for before, more in zip(total, _likelihood(duplicate), strict=True)]
        found.append(_estimate(total, hands) if hands >= LEAST_HANDS else None)
    return tuple(found)


def tells(duplicate: Duplicate) -> bool:
    """Whether the hand tells levels apart: every level has played it, and not all got the same."""
    changes = {change for level in LEVELS for change in duplicate.of(level).changes}
    return len(changes) > 1 and all(duplicate.of(level).changes for level in LEVELS)


def _estimate(total: Sequence[float], hands: int) -> OwnLevel:
    best = max(total)
    weights = [exp(each - best) for each in total]
    whole = sum(weights)
    place = sum(at * weight for at, weight in zip(PLACES, weights, strict=True)) / whole
    spread = sum((at - place) ** 2 * weight for at, weight in zip(PLACES, weights, strict=True)) / whole
    return OwnLevel(place, sqrt(spread), hands)


def _likelihood(duplicate: Duplicate) -> list[float]:
    """For each place the logarithm of the chance that somebody there gets what this person got."""
    chances = _chances(duplicate)
    found = []
    for at in PLACES:
        lower = min(int(at), len(chances) - 2)
        share = at - lower
        found.append(log((1 - share) * chances[lower] + share * chances[lower + 1]))
    return found


def _chances(duplicate: Duplicate) -> list[float]:
    """For each level the chance of what the person got, above 0."""
    levels = [duplicate.of(level).changes for level in LEVELS]
    results = sorted({change for changes in levels for change in changes} | {duplicate.got})
    rank = {result: place for place, result in enumerate(results)}
    least = NEAR / len(results)

    def own(changes: Sequence[int]) -> float:
        same = sum(change == duplicate.got for change in changes) / len(changes)
        about = sum(_nearness(rank[change] - rank[duplicate.got]) for change in changes) / len(changes)
        return (1 - NEAR) * same + NEAR * about

    owns = [own(changes) for changes in levels]
    chances = []
    for place, changes in enumerate(levels):
        weights = [FAR ** abs(place - other) for other in range(len(levels))]
        lent = sum(weight * each for weight, each in zip(weights, owns, strict=True)) / sum(weights)
        chances.append((owns[place] * len(changes) + LENT * (lent + least)) / (len(changes) + LENT * (1 + least)))
    return chances


def _nearness(apart: int) -> float:
    """How much a run counts whose result is so many places from another among all results of the hand."""
    return 0.5 ** abs(apart)


def said_of_level(estimate: OwnLevel) -> Text:
    """The estimate in words: "You play about as well as casual to skilled players."."""
    how, low, high = estimate.wording
    return text(f"own_level.{how}", low=text(f"level.{low}"), high=text(f"level.{high}"))


def explained_level(estimate: OwnLevel) -> Text:
    """Where the estimate comes from."""
    return text("own_level.explained", hands=estimate.hands)


WORDS = {
    "level.novice": Words("novice", "新手", "新手", "入門"),
    "level.casual": Words("casual", "普通", "普通", "初級"),
    "level.skilled": Words("skilled", "熟手", "熟手", "中級"),
    "level.strong": Words("strong", "高手", "高手", "上級"),
    "level.master": Words("master", "大师", "大師", "名人"),
    "own_level.one": Words(
        "You play about as well as a {low} player.",
        "你的水平相当于电脑的“{low}”。",
        "你的水準相當於電腦的「{low}」。",
        "あなたの腕前はコンピューターの「{low}」ほどです。",
    ),
    "own_level.span": Words(
        "You play about as well as {low} to {high} players.",
        "你的水平相当于电脑的“{low}”到“{high}”。",
        "你的水準相當於電腦的「{low}」到「{high}」。",
        "あなたの腕前はコンピューターの「{low}」から「{high}」ほどです。",
    ),
    "own_level.between": Words(
        "You play somewhere between a {low} and a {high} player.",
        "你的水平介于电脑的“{low}”和“{high}”之间。",
        "你的水準介於電腦的「{low}」和「{high}」之間。",
        "あなたの腕前はコンピューターの「{low}」と「{high}」の間です。",
    ),
    "own_level.explained": Words(
        "Estimated from {hands:one hand|# hands} in which AI players of different strength, playing your cards in"
        " your seat against your opponents, got different results. The band is one standard error to either side.",
        "依据{hands}局：各水平的电脑坐你的座位、用你的牌对同样的对手重打，结果不同。色带是上下各一个标准误差。",
        "依據{hands}局：各水準的電腦坐你的座位、用你的牌對同樣的對手重打，結果不同。色帶是上下各一個標準誤差。",
        "{hands}ハンドから求めました。さまざまな強さのコンピューターがあなたの席で同じ札を持ち、"
        "同じ相手と打ち直し、結果が分かれたハンドです。帯は上下それぞれ標準誤差一つ分です。",
    ),
}
