"""Taihe A Bao told a second time, from the rows of its rules and as naively as can be; nothing of the game is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

ORDER = ["4", "5", "6", "7", "9", "10", "J", "Q", "K", "A"]
RUNS = [["4", "5", "6", "7"], ["9", "10", "J", "Q", "K"]]
"""No run goes beyond one of these (TAB-32)."""

Combination = tuple[str, int, int]
"""Type, number of cards, and place of the top rank in the order."""
Ranks = tuple[str, ...]
"""Ranks of cards, from low to high."""


def pack(options: Any) -> set[str]:
    """The cards of the pack as they are written (TAB-02 … TAB-04)."""
    cards = {rank + suit for rank in ORDER for suit in "SHCD"}
    if not options.aces:
        cards -= {"AS", "AH", "AC", "AD"}
    if options.aces and options.seats == 3:
        cards -= {"AS"}
    if not options.aces and options.seats == 5:
        cards -= {"KS"}
    return cards


def rank(card: str) -> str:
    """The card without its suit."""
    return card[:-1]


def ranks(cards: Iterable[str]) -> Ranks:
    """The ranks of these cards, from low to high."""
    return tuple(sorted(map(rank, cards), key=ORDER.index))


def combination(cards: Ranks, options: Any) -> Combination | None:
    """What cards of these ranks make (TAB-31, TAB-32, TAB-37)."""
    return _combination(cards, bool(options.seats == 3 and options.aces))


@cache
def _combination(cards: Ranks, three_aces: bool) -> Combination | None:
    counts, number = Counter(cards), len(cards)
    if len(counts) == 1:
        if cards == ("A", "A", "A") and three_aces:
            return ("four", 3, ORDER.index("A"))
        name = {1: "single", 2: "pair", 3: "three", 4: "four"}.get(number)
        return (name, number, ORDER.index(cards[0])) if name else None
    for run in RUNS:
        for low in range(len(run)):
            for end in range(low + 1, len(run) + 1):
                part = run[low:end]
                if len(part) >= 3 and counts == Counter(part):
                    return ("sequence", number, ORDER.index(part[-1]))
                if len(part) >= 2 and counts == Counter(part * 2):
                    return ("double_sequence", number, ORDER.index(part[-1]))
    return None


def beats(one: Combination, other: Combination) -> bool:
    """Whether the first may be laid on the second (TAB-33, TAB-34)."""
    (kind, number, top), (other_kind, other_number, other_top) = one, other
    if kind == other_kind in ("three", "four"):
        return top > other_top
    if kind == "four":
        return True
    if kind == "three":
        return other_kind != "four"
    return kind == other_kind and number == other_number and top > other_top


def plays(hand: Iterable[str], over: Combination | None, options: Any) -> set[Ranks]:
    """All that a hand may lay, by ranks: every choice of its cards is tried."""
    found = set()
    for cards in every_choice(hand):
        made = combination(cards, options)
        if made and (over is None or beats(made, over)):
            found.add(cards)
    return found


def every_choice(hand: Iterable[str]) -> Iterator[Ranks]:
    """Every choice of at least one card of a hand, by ranks."""
    counts = Counter(ranks(hand))
    for taken in product(*(range(number + 1) for number in counts.values())):
        if any(taken):
            yield tuple(each for each, number in zip(counts, taken, strict=True) for _ in range(number))


def why_no_combination(cards: Ranks) -> str:
    """The reason that says most exactly why these make none (TAB-31, TAB-32)."""
    if not cards:
        return "no_cards"
    different = sorted({ORDER.index(each) for each in cards})
    in_a_row = len(different) > 1 and different == list(range(different[0], different[-1] + 1))
    copies = {cards.count(each) for each in cards}
    if not in_a_row or copies not in ({1}, {2}):
        return "not_a_combination"
    if "A" in cards:
        return "aces_in_run"
    return "gap" if "7" in cards and "9" in cards else "too_short"


def why_not_beaten(one: Combination, over: Combination, options: Any) -> str:
    """The reason why the first does not beat the second (TAB-33, TAB-34, TAB-37)."""
    if over[0] == "four" and ORDER[over[2]] == highest_four(options):
        return "unbeatable"
    bombs = ("three", "four")
    if one[0] not in bombs:
        if over[0] in bombs:
            return "needs_bomb"
        if one[:2] != over[:2]:
            return "other_type"
    return "too_low"


def highest_four(options: Any) -> str:
    """The rank of the four of a kind that nothing beats: three Aces count as one where the pack has three."""
    if options.aces:
        return "A"
    return "Q" if options.seats == 5 else "K"


@dataclass
class Told:
    """One deal as it goes: what everybody does is told, and the next to be asked is known."""

    options: Any
    hands: list[set[str]]
    starter: int
    by_four_of_hearts: bool
    turn: int | None = None
    phase: str = "Bidding"
    spoken: int = 0
    calls: list[tuple[int, str, int]] = field(default_factory=list)
    declarer: int | None = None
    over: Combination | None = None
    best: int | None = None
    passes: int = 0
    table: list[set[str]] = field(default_factory=list)
    aside: set[str] = field(default_factory=set)
    plays: list[int] = field(default_factory=list)
    changes: list[int] | None = None
    winners: set[int] = field(default_factory=set)
    value: int = 0

    def __post_init__(self) -> None:
        self.turn = self.starter
        self.table = [set() for _ in self.hands]
        self.plays = [0 for _ in self.hands]

    @property
    def seats(self) -> int:
        return int(self.options.seats)

    def may_call(self, card: str) -> bool:
        """TAB-24, TAB-50."""
        assert self.turn is not None
        hand, before = self.hands[self.turn], [called for _, called, _ in self.calls]
        if card not in pack(self.options) or card in hand or rank(card) == "A":
            return False
        if card == "4H" and self.by_four_of_hearts:
            return False
        if card in before and self.options.recall == "no":
            return False
        if card in before and self.options.recall == "quads_only":
            return sum(rank(each) == rank(card) for each in hand) == 3
        return True

    def why_no_call(self, card: str) -> str:
        """The reason why this card may not be called (TAB-24, TAB-50)."""
        assert self.turn is not None
        if card not in pack(self.options):
            return "call_not_in_pack"
        if card in self.hands[self.turn]:
            return "call_own"
        if rank(card) == "A":
            return "call_ace"
        if card == "4H" and self.by_four_of_hearts:
            return "call_four_hearts"
        return "call_again" if self.options.recall == "no" else "recall_needs_three"

    def why_not_given(self, card: str) -> str:
        """The reason why this card may not be given back (TAB-25)."""
        assert self.turn is not None
        if card not in self.hands[self.turn]:
            return "not_in_hand"
        if card == self.calls[-1][1]:
            return "return_same"
        return "return_ace" if rank(card) == "A" else "return_four_hearts"

    def why_not_laid(self, cards: Ranks) -> str:
        """The reason why cards of the hand may not be laid."""
        made = combination(cards, self.options)
        return (
            why_no_combination(cards)
            if made is None or self.over is None
            else why_not_beaten(made, self.over, self.options)
        )

    def why_no_pass(self) -> str:
        """The reason why the seat on turn may not pass."""
        return {"Calling": "starter_must_call", "Playing": "leader_must_play"}.get(self.phase, "not_now")

    def may_give(self, card: str) -> bool:
        """TAB-25."""
        assert self.turn is not None
        stays = rank(card) == "A" or (card == "4H" and self.by_four_of_hearts) or card == self.calls[-1][1]
        return card in self.hands[self.turn] and not stays

    def may_pass(self) -> bool:
        """TAB-21, TAB-22, TAB-30, TAB-52."""
        match self.phase:
            case "Bidding":
                return True
            case "Calling":
                return not (self.options.starter_must_call and self.spoken == 0)
            case "Playing":
                return self.over is not None
        return False

    def pass_(self) -> None:
        """The seat on turn passes."""
        assert self.turn is not None
        if self.phase != "Playing":
            self._has_spoken()
            return
        self.passes += 1
        self.turn = (self.turn + 1) % self.seats
        if self.passes == self.seats - 1:
            for cards in self.table:
                self.aside |= cards
            self.table = [set() for _ in self.hands]
            self.turn, self.over, self.best, self.passes = self.best, None, None, 0

    def declare(self) -> None:
        """TAB-21."""
        self._plays_alone()

    def call(self, card: str) -> None:
        """TAB-23."""
        assert self.turn is not None
        holder = next(seat for seat, hand in enumerate(self.hands) if card in hand)
        self.hands[holder].remove(card)
        self.hands[self.turn].add(card)
        self.calls.append((self.turn, card, holder))
        self.phase = "Returning"

    def give(self, card: str) -> None:
        """TAB-23."""
        assert self.turn is not None
        self.hands[self.turn].remove(card)
        self.hands[self.calls[-1][2]].add(card)
        self.phase = "Calling"
        self._has_spoken()

    def play(self, cards: set[str]) -> None:
        """TAB-30, TAB-38."""
        assert self.turn is not None
        seat = self.turn
        self.hands[seat] -= cards
        self.aside |= self.table[seat]
        self.table[seat] = cards
        self.plays[seat] += 1
        self.over, self.best, self.passes = combination(ranks(cards), self.options), seat, 0
        self.turn = (seat + 1) % self.seats
        if not self.hands[seat]:
            self._ends(won=seat == self.declarer)

    def _has_spoken(self) -> None:
        assert self.turn is not None
        self.turn, self.spoken = (self.turn + 1) % self.seats, self.spoken + 1
        if self.spoken < self.seats:
            return
        if self.phase == "Bidding":
            self.phase, self.spoken = "Calling", 0
        elif not self.calls:
            self.phase, self.turn, self.changes = "Finished", None, [0] * self.seats
        elif self.options.sole_caller_wins and len(self.calls) == 1:
            self.declarer = self.calls[0][0]
            self._ends(won=True)
        else:
            self.turn = self.calls[-1][0]
            self._plays_alone()

    def _plays_alone(self) -> None:
        self.declarer, self.phase = self.turn, "Playing"

    def _ends(self, won: bool) -> None:
        assert self.declarer is not None
        self.value = self._value(won)
        each = self.value * self.options.stake * (1 if won else -1)
        self.changes = [-each] * self.seats
        self.changes[self.declarer] = each * (self.seats - 1)
        others = set(range(self.seats)) - {self.declarer}
        self.winners = {self.declarer} if won else others
        self.phase, self.turn = "Finished", None

    def told_result(self) -> list[tuple[str, dict[str, int], int]]:
        """The sum line by line (TAB-40 … TAB-42, TAB-53 … TAB-56)."""
        if self.declarer is None:
            return [("thrown_in", {}, 0)]
        won, options, called = self.declarer in self.winners, self.options, len(self.calls)
        others = sum(self.plays) - self.plays[self.declarer]
        if options.sole_caller_wins and called == 1:
            lines: list[tuple[str, dict[str, int], int]] = [("sole_caller", {}, 1)]
        else:
            if options.simple_scoring:
                lines = [("simple_called", {}, 1) if called else ("simple_declared", {}, 2)]
            else:
                declared = ("declared", {"seats": self.seats}, self.seats + 1)
                lines = [("callers", {"callers": called}, called) if called else declared]
            if options.shutout_doubles and won and not others:
                lines.append(("shutout", {}, self.value))
            if options.collapse_doubles and not won and self.plays[self.declarer] == 1:
                lines.append(("collapse", {}, self.value))
        each = self.value * options.stake
        if options.stake > 1:
            lines.append(("stake", {"stake": options.stake}, each))
        total = {"declarer": self.declarer, "opponents": self.seats - 1, "each": each}
        gained = each * (self.seats - 1)
        return [*lines, ("wins", total, gained) if won else ("loses", total, -gained)]

    def _value(self, won: bool) -> int:
        """TAB-40, TAB-53 … TAB-56."""
        options, called = self.options, len(self.calls)
        if options.sole_caller_wins and called == 1:
            return 1
        if options.simple_scoring:
            value = 1 if called else 2
        else:
            value = called or {3: 4, 4: 5, 5: 6}[self.seats]
        own = self.plays[self.declarer or 0]
        others_played = sum(self.plays) - own
        if options.shutout_doubles and won and others_played == 0:
            value *= 2
        if options.collapse_doubles and not won and own == 1:
            value *= 2
        return value
