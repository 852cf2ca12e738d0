"""Big Two told a second time, from the rows of its rules and as naively as can be; nothing of the game is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
SUITS = "DCHS"
"""From low to high (BT-02)."""
PLAIN = ["3 4 5 6 7", "4 5 6 7 8", "5 6 7 8 9", "6 7 8 9 10", "7 8 9 10 J", "8 9 10 J Q", "9 10 J Q K", "10 J Q K A"]
STRAIGHTS = {"plain": PLAIN, "hong_kong": [*PLAIN, "2 3 4 5 6", "A 2 3 4 5"]}
"""From low to high; the top card of the last two is the Two (BT-16)."""
FIVES = ["straight", "flush", "full_house", "four_of_a_kind", "straight_flush"]

Combination = tuple[int, tuple[int, ...]]
"""The number of cards, and what compares it with others of as many: the greater tuple is the higher combination."""
Laid = tuple[str, ...]
"""Cards of a play, from low to high."""


def place(card: str) -> tuple[int, int]:
    """Rank, then suit (BT-02)."""
    return RANKS.index(card[:-1]), SUITS.index(card[-1])


def in_order(cards: Iterable[str]) -> Laid:
    """From low to high."""
    return tuple(sorted(cards, key=place))


@cache
def combination(cards: Laid, straights: str) -> Combination | None:
    """What these cards make (BT-10 … BT-16)."""
    if len(cards) == 1:
        return 1, place(cards[0])
    ranks = [card[:-1] for card in cards]
    if len(cards) == 2:
        return (2, place(cards[1])) if ranks[0] == ranks[1] else None
    kind = _five(cards, straights) if len(cards) == 5 else None
    return None if kind is None else (5, (FIVES.index(kind[0]), *kind[1]))


def _five(cards: Laid, straights: str) -> tuple[str, tuple[int, ...]] | None:
    ranks, flush = [card[:-1] for card in cards], len({card[-1] for card in cards}) == 1
    top_suit = place(cards[-1])[1]
    for level, run in enumerate(STRAIGHTS[straights]):
        if set(run.split()) == set(ranks):
            return "straight_flush" if flush else "straight", (level, top_suit)
    copies = Counter(ranks).most_common()
    if copies[0][1] == 4:
        return "four_of_a_kind", (RANKS.index(copies[0][0]),)
    if [number for _, number in copies] == [3, 2]:
        return "full_house", (RANKS.index(copies[0][0]),)
    return ("flush", (*(place(card)[0] for card in reversed(cards)), top_suit)) if flush else None


@cache
def held(hand: frozenset[str], straights: str) -> dict[Laid, Combination]:
    """Every combination in a hand: all choices of one, two and five cards are tried."""
    found = {}
    for number in (1, 2, 5):
        for cards in combinations(in_order(hand), number):
            made = combination(cards, straights)
            if made is not None:
                found[cards] = made
    return found


def beats(one: Combination, other: Combination) -> bool:
    """BT-10."""
    return one[0] == other[0] and one[1] > other[1]


def may_lay_down(left: frozenset[str], options: Any) -> bool:
    """BT-50."""
    ranks = [card[:-1] for card in left]
    no_suit = all(sum(card[-1] == suit for card in left) < 5 for suit in SUITS)
    no_straight = not any(set(run.split()) <= set(ranks) for run in STRAIGHTS[options.straights])
    return bool(options.counter_attack and len(left) >= 9 and len(set(ranks)) == len(ranks) and no_suit and no_straight)


def why_not_laid_down(left: frozenset[str], options: Any) -> str:
    """The first reason why what is left may not be laid down (BT-50)."""
    ranks = [card[:-1] for card in left]
    if not options.counter_attack:
        return "no_counter_attack"
    if len(left) < 9:
        return "too_few_left"
    if len(set(ranks)) < len(ranks):
        return "pair_left"
    return "flush_left" if any(sum(card[-1] == suit for card in left) > 4 for suit in SUITS) else "straight_left"


def why_no_combination(cards: Laid, options: Any) -> str:
    """The reason that says most exactly why these make none (BT-10, BT-16)."""
    if len(cards) not in (2, 5):
        return "wrong_number" if cards else "no_cards"
    if len(cards) == 2:
        return "not_a_pair"
    ranks = {card[:-1] for card in cards}
    rounds = [set((RANKS * 2)[low : low + 5]) for low in range(13)]
    if ranks not in rounds:
        return "not_a_hand"
    return "two_in_straight" if options.straights == "plain" else "no_such_straight"


def factor_of_partners(cards: int) -> int:
    """BT-41."""
    return 1 if cards < 12 else 2 if cards < 18 else 3 if cards < 26 else 4


def factor_alone(cards: int, table: str) -> int:
    """BT-43."""
    if table == "hong_kong":
        return 1 if cards < 8 else 2 if cards < 10 else 3 if cards < 13 else 4
    if table == "mild":
        return 1 if cards < 10 else 2 if cards < 13 else 3
    return 1


def changes(options: Any, counts: Sequence[int], out: int, forgot: Sequence[int]) -> list[int]:
    """BT-34, BT-41 … BT-43."""
    if options.mode == "partnership":
        sides = [counts[0] + counts[2], counts[1] + counts[3]]
        points = [cards * factor_of_partners(cards) for cards in sides]
        for seat in forgot:
            points[seat % 2] += 5
        return [points[1 - seat % 2] - points[seat % 2] for seat in range(4)]
    gained = [0, 0, 0, 0]
    for seat in range(4):
        if seat != out:
            lost = counts[seat] * factor_alone(counts[seat], options.individual_table)
            gained[seat] -= lost
            gained[out] += lost
    for seat in forgot:
        gained[seat] -= 5
        gained[(seat + 3) % 4] += 5
    return gained


def told_result(
    options: Any, counts: Sequence[int], out: int, forgot: Sequence[int]
) -> list[tuple[str, dict[str, int], int]]:
    """The sum line by line (BT-34, BT-41 … BT-43)."""
    gained = changes(options, counts, out, forgot)
    if options.mode == "individual":
        lines = []
        for seat in [(out + steps) % 4 for steps in (1, 2, 3)]:
            factor = factor_alone(counts[seat], options.individual_table)
            named = {"seat": seat, "cards": counts[seat], "factor": factor}
            lines.append(("loser", named, -counts[seat] * factor))
        lines.append(("winner", {"seat": out}, -sum(amount for _, _, amount in lines)))
        return [*lines, *(("forgot_pays", {"seat": seat, "before": (seat + 3) % 4}, 5) for seat in forgot)]
    lines = []
    for one in (out % 2, 1 - out % 2):
        cards = counts[one] + counts[one + 2]
        factor = factor_of_partners(cards)
        lines.append(("side", {"one": one, "other": one + 2, "cards": cards, "factor": factor}, cards * factor))
        lines += [("forgot", {"seat": seat}, 5) for seat in forgot if seat in (one, one + 2)]
    if gained[0] == 0:
        return [*lines, ("even", {}, 0)]
    best = 0 if gained[0] > 0 else 1
    lines.append(("difference", {"one": best, "other": best + 2}, gained[best]))
    if gained[out] < 0:
        lines.append(("out_and_lost", {"seat": out, "partner": (out + 2) % 4}, gained[out]))
    return lines


@dataclass
class Told:
    """One set as it goes: what everybody does is told, and the next to be asked is known."""

    options: Any
    hands: list[frozenset[str]]
    turn: int | None
    first_set: bool
    over: Combination | None = None
    best: int | None = None
    passed: list[int] = field(default_factory=list)
    """Who has passed since the last play, or, where nobody may come back, in this round."""
    table: list[Laid] = field(default_factory=lambda: [(), (), (), ()])
    aside: list[str] = field(default_factory=list)
    led: bool = False
    declared: list[int] = field(default_factory=list)
    forgot: list[int] = field(default_factory=list)
    laid_down: frozenset[str] = frozenset()
    out: int | None = None

    def plays(self) -> set[Laid]:
        """All that the seat on turn may lay."""
        assert self.turn is not None
        hand, options = self.hands[self.turn], self.options
        every = held(hand, options.straights)
        found = {cards for cards, made in every.items() if self.over is None or beats(made, self.over)}
        if options.first_lead_has_3d and self.first_set and not self.led:
            found = {cards for cards in found if "3D" in cards}
        if self.on_duty():
            highest = in_order(hand)[-1:]
            more = any(len(cards) > 1 for cards in every)
            bound = self.over is not None or (not more and options.last_card_lead_highest)
            singles = {cards for cards in found if len(cards) == 1}
            found -= singles
            if bound:
                found |= singles & {highest}
            elif not more:
                found |= singles
        return found

    def why_not(self, cards: Laid) -> str:
        """The reason why the seat on turn may not lay these cards of its hand."""
        assert self.turn is not None
        hand, made = self.hands[self.turn], combination(cards, self.options.straights)
        if made is None:
            return why_no_combination(cards, self.options)
        if self.over is not None and not beats(made, self.over):
            return "other_pattern" if made[0] != self.over[0] else "too_low"
        if self.options.first_lead_has_3d and self.first_set and not self.led and "3D" not in cards:
            return "first_lead"
        if self.over is not None:
            return "must_play_highest"
        more = any(len(each) > 1 for each in held(hand, self.options.straights))
        return "lead_no_single" if more else "lead_highest"

    def on_duty(self) -> bool:
        """BT-31: the next seat has declared its last card."""
        assert self.turn is not None
        return (self.turn + 1) % 4 in self.declared

    def may_pass(self) -> bool:
        """BT-10, BT-31."""
        if self.over is None:
            return False
        return not (self.on_duty() and self.over[0] == 1 and self.plays())

    def pass_(self) -> None:
        """BT-17, BT-18."""
        assert self.turn is not None
        self.passed.append(self.turn)
        if len(self.passed) == 3:
            self.aside += [card for cards in self.table for card in cards]
            self.table = [(), (), (), ()]
            self.turn, self.over, self.best, self.passed = self.best, None, None, []
        else:
            self._goes_on()

    def play(self, cards: Laid, last_card: bool, lay_down: bool) -> None:
        """BT-30, BT-34, BT-40, BT-50."""
        assert self.turn is not None
        seat = self.turn
        left = self.hands[seat] - set(cards)
        self.aside += self.table[seat]
        self.table[seat] = cards
        self.over, self.best, self.led = combination(cards, self.options.straights), seat, True
        self.hands[seat] = frozenset() if lay_down else left
        self.laid_down = left if lay_down else frozenset()
        if self.options.reenter:
            self.passed = []
        if not self.hands[seat]:
            self.out, self.turn = seat, None
            return
        if len(left) == 1:
            says = last_card or self.options.last_card == "automatic"
            (self.declared if says else self.forgot).append(seat)
        self._goes_on()

    def _goes_on(self) -> None:
        assert self.turn is not None
        self.turn = (self.turn + 1) % 4
        while not self.options.reenter and self.turn in self.passed:
            self.turn = (self.turn + 1) % 4
