"""Bao Huang told a second time, from the rows of its rules and as naively as can be; nothing of the game is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

ORDER = ["6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "BJ", "RJ"]
JOKERS = ("BJ", "RJ")
EMPEROR, EUNUCH = "RJ*", "BJ*"
PLACES = [4, 2, 0, -2, -4]
"""What a finishing place counts (BH-60)."""

Ranks = tuple[str, ...]
"""Ranks of cards, from high to low."""


def rank(card: str) -> str:
    """The card without suit and mark (BH-01, BH-03)."""
    return card.rstrip("*") if card.startswith(JOKERS) else card[:-1]


def ranks(cards: Iterable[str]) -> Ranks:
    """The ranks of these cards, from high to low."""
    return tuple(sorted(map(rank, cards), key=ORDER.index, reverse=True))


def makes_one(cards: Ranks, options: Any) -> bool:
    """Whether cards of these ranks may be played together (BH-30, BH-34, BH-44)."""
    return _makes_one(cards, options.twos_hang, options.sixes_last)


@cache
def _makes_one(cards: Ranks, twos_hang: bool, sixes_last: bool) -> bool:
    ordinary = {each for each in cards if each not in JOKERS}
    if twos_hang and len(ordinary) > 1:
        ordinary -= {"2"}
    if sixes_last and "6" in cards and set(cards) != {"6"}:
        return False
    return bool(cards) and len(ordinary) <= 1


def beats(one: Ranks, other: Ranks, options: Any) -> bool:
    """BH-31, BH-33."""
    if len(one) != len(other):
        return False
    pairs = [(ORDER.index(mine), ORDER.index(theirs)) for mine, theirs in zip(one, other, strict=True)]
    higher = [mine > theirs for mine, theirs in pairs]
    if not options.joker_order:
        return all(higher)
    equal = [mine == theirs and ORDER[mine] not in JOKERS for mine, theirs in pairs]
    return any(higher) and all(up or same for up, same in zip(higher, equal, strict=True))


def may_lay(hand: Iterable[str], cards: Ranks, over: Ranks | None, options: Any) -> bool:
    """Whether this hand may lay cards of these ranks, which it holds."""
    if options.sixes_last and "6" in cards and any(rank(card) != "6" for card in hand):
        return False
    return makes_one(cards, options) and (over is None or beats(cards, over, options))


def why_not(hand: Iterable[str], cards: Ranks, over: Ranks | None, options: Any) -> str:
    """The reason why a hand may not lay cards of these ranks, which it holds (BH-30 … BH-34, BH-44)."""
    ordinary = {each for each in cards if each not in JOKERS and not (options.twos_hang and each == "2")}
    if not makes_one(cards, options):
        return "sixes_alone" if options.sixes_last and ordinary == {"6"} else "not_a_combination"
    if options.sixes_last and "6" in cards and any(rank(card) != "6" for card in hand):
        return "sixes_last"
    assert over is not None
    if "RJ" in over:
        return "unbeatable"
    return "other_number" if len(cards) != len(over) else "too_low"


def why_not_given(cards: Sequence[str], number: int, options: Any) -> str:
    """The reason why these cards are not the tribute that their hand owes (BH-20)."""
    if len(cards) != number:
        return "tribute_number"
    if any(rank(card) in JOKERS for card in cards):
        return "tribute_joker"
    return "tribute_two" if options.tribute_spares_twos and any(rank(card) == "2" for card in cards) else "not_highest"


def every_choice(hand: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of at least one card of a hand, suits not told apart, but marked jokers."""
    kinds = Counter(card if card.endswith("*") else rank(card) for card in hand)
    for taken in product(*(range(number + 1) for number in kinds.values())):
        if any(taken):
            yield tuple(each for each, number in zip(kinds, taken, strict=True) for _ in range(number))


def kinds(cards: Iterable[str]) -> tuple[str, ...]:
    """These cards without their suits, in the order of the alphabet."""
    return tuple(sorted(card if card.endswith("*") else rank(card) for card in cards))


def highest(hand: Sequence[str], number: int, options: Any) -> Ranks:
    """The ranks of the tribute that a hand owes, from high to low (BH-20)."""
    spared = (*JOKERS, "2") if options.tribute_spares_twos else JOKERS
    return ranks(card for card in hand if rank(card) not in spared)[:number]


def outcome(options: Any, finish: Sequence[int], ours: set[int]) -> int:
    """1: the emperor's side has won, -1: it has lost, 0: neither (BH-50 … BH-52, BH-63)."""
    if options.position_scoring:
        total = sum(PLACES[finish.index(seat)] for seat in ours)
        return 1 if total > 0 else -1 if total < 0 else 0
    first, last = finish[0] in ours, finish[-1] in ours
    if len(ours) == 1:
        return 1 if first else -1
    return 0 if first == last else 1 if first else -1


def changes(options: Any, finish: Sequence[int], emperor: int, eunuch: int, announced: bool) -> list[int]:
    """BH-53, BH-60 … BH-64."""
    ours, alone = {emperor, eunuch}, emperor == eunuch
    if options.position_scoring:
        value = sum(PLACES[finish.index(seat)] for seat in ours)
        crown = value * 2 if alone else value
        crown = crown * 2 if options.emperor_balances else crown
    else:
        value = outcome(options, finish, ours)
        crown = value * 4 if alone else value * 2
    found = [value if seat in ours else -value for seat in range(5)]
    found[emperor] = crown
    factor = (3 if alone else 2) if announced else 1
    return [each * factor for each in found]


def told_result(
    options: Any, finish: Sequence[int], emperor: int, eunuch: int, announced: bool
) -> list[tuple[str, dict[str, int], int]]:
    """The sum line by line: what the side has won, by its places, announced, and what the emperor gets."""
    alone, won = emperor == eunuch, outcome(options, finish, {emperor, eunuch})
    roles = {"emperor": emperor, "eunuch": eunuch}
    plain = changes(options, finish, emperor, eunuch, announced=False)
    gained = changes(options, finish, emperor, eunuch, announced)
    one = next(seat for seat in range(5) if seat not in (emperor, eunuch))
    alike = bool(plain[one]) and gained[emperor] == gained[eunuch]
    who = "_alone" if alone else "_alike" if alike else ""
    lines = [
        (
            {1: "emperor", 0: "tie", -1: "people"}[won] + who,
            {**roles, "first": finish[0], "last": finish[4]},
            -plain[one],
        )
    ]
    if options.position_scoring:
        lines.insert(0, ("positions", {}, -plain[one]))
    if not plain[one]:
        return lines
    if announced:
        lines.append((f"announced{who}", roles, -gained[one]))
    factor = (2 if alone else 1) * (2 if options.emperor_balances else 1)
    factor = factor if options.position_scoring else 4 if alone else 2
    if factor > 1:
        lines.append(("emperor_counts", {**roles, "factor": factor}, gained[emperor]))
    return lines


def giving_and_taking(
    options: Any, finish: Sequence[int], emperor: int, eunuch: int
) -> tuple[dict[int, int], dict[int, int]]:
    """How many cards each gives and takes after such a deal (BH-20, BH-22)."""
    ours = {emperor, eunuch}
    won = outcome(options, finish, ours)
    if won == 0:
        return {}, {}
    people = {seat: 1 for seat in range(5) if seat not in ours}
    court = {emperor: 4} if emperor == eunuch else {emperor: 2, eunuch: 1}
    return (people, court) if won > 0 else (court, people)


@dataclass
class Told:
    """One deal as it goes: what everybody does is told, and the next to be asked is known."""

    options: Any
    hands: list[list[str]]
    first: int
    lots: Sequence[int]
    gives: dict[int, int]
    takes: dict[int, int]
    finished: Sequence[int]
    """Last deal's order of finishing."""
    phase: str = ""
    turn: int | None = None
    gifts: list[str] = field(default_factory=list)
    queue: list[int] = field(default_factory=list)
    """Who is asked next in this phase, and who after."""
    holder: int = -1
    passed_on: bool = False
    emperor: int = -1
    announced: bool = False
    known: bool = False
    """Whether all know who the emperor's partner is."""
    over: Ranks | None = None
    best: int | None = None
    passed: set[int] = field(default_factory=set)
    table: list[list[str]] = field(default_factory=lambda: [[], [], [], [], []])
    aside: list[str] = field(default_factory=list)
    finish: list[int] = field(default_factory=list)
    eunuch: int = -1

    def __post_init__(self) -> None:
        if self.gives:
            self.phase, self.queue = "Giving", sorted(self.gives)
            self._next_in_queue()
        else:
            self._shows_emperor()

    @property
    def hangs(self) -> str:
        """What may be added to equal cards (BH-30, BH-34)."""
        return "twos" if self.options.twos_hang else "jokers"

    def onward(self, seat: int, steps: int = 1) -> int:
        """BH-04."""
        return (seat + (steps if self.options.direction == "counter-clockwise" else -steps)) % 5

    def give(self, cards: Sequence[str]) -> None:
        """BH-20, BH-21."""
        assert self.turn is not None
        for card in cards:
            self.hands[self.turn].remove(card)
        self.gifts += cards
        if self.queue:
            self._next_in_queue()
        elif self.options.tribute == "face_up":
            self.phase = "Taking"
            self.queue = [seat for seat in self.finished for _ in range(self.takes.get(seat, 0))]
            self._next_in_queue()
        else:
            round_table = [self.onward(self.first, steps) for steps in range(5)]
            takers = [seat for seat in round_table for _ in range(self.takes.get(seat, 0))]
            for seat, lot in zip(takers, self.lots, strict=True):
                self.hands[seat].append(self.gifts.pop(lot % len(self.gifts)))
            self._shows_emperor()

    def take(self, card: str) -> None:
        """BH-21."""
        assert self.turn is not None
        self.gifts.remove(card)
        self.hands[self.turn].append(card)
        if self.queue:
            self._next_in_queue()
        else:
            self._shows_emperor()

    def _next_in_queue(self) -> None:
        self.turn = self.queue.pop(0)

    def _shows_emperor(self) -> None:
        """BH-11."""
        self.phase = "Crowning"
        self.holder = self.turn = next(seat for seat, hand in enumerate(self.hands) if EMPEROR in hand)
        self.hands[self.holder].remove(EMPEROR)

    def must_accept(self) -> bool:
        """BH-11."""
        return self.passed_on and self.turn == self.holder

    def accept(self) -> None:
        """BH-11, BH-40, BH-64."""
        assert self.turn is not None
        self.emperor = self.turn
        self.hands[self.turn].append(EMPEROR)
        self.eunuch = next(seat for seat, hand in enumerate(self.hands) if EUNUCH in hand)
        self.phase = "Announcing" if self.options.announce else "Playing"
        self.queue = [self.onward(self.emperor, steps) for steps in range(1, 5)]

    def pass_on(self) -> None:
        """BH-11."""
        assert self.turn is not None
        self.turn, self.passed_on = self.onward(self.turn), True

    def keep_quiet(self) -> None:
        """BH-64."""
        if self.queue:
            self._next_in_queue()
        else:
            self.phase, self.turn = "Playing", self.emperor

    def announce(self) -> None:
        """BH-64."""
        self.announced = self.known = True
        self.phase, self.turn = "Playing", self.emperor

    def pass_(self) -> None:
        """BH-40, BH-41."""
        assert self.turn is not None
        assert self.best is not None
        self.passed.add(self.turn)
        if any(self.hands[seat] and seat not in self.passed for seat in range(5) if seat != self.best):
            self._next_with_cards(self.turn)
            return
        self.aside += [card for cards in self.table for card in cards]
        self.table = [[], [], [], [], []]
        if self.hands[self.best]:
            self.turn = self.best
        else:
            self._next_with_cards(self.best)
        self.over, self.best, self.passed = None, None, set()

    def play(self, cards: Sequence[str]) -> None:
        """BH-12, BH-40, BH-43."""
        assert self.turn is not None
        seat = self.turn
        for card in cards:
            self.hands[seat].remove(card)
        self.aside += self.table[seat]
        self.table[seat] = list(cards)
        self.over, self.best, self.passed = ranks(cards), seat, set()
        self.known = self.known or EUNUCH in cards
        if not self.hands[seat]:
            self.finish.append(seat)
        ours = {self.emperor, self.eunuch}
        if ours <= set(self.finish) or set(range(5)) - ours <= set(self.finish):
            left = [self.onward(seat, steps) for steps in range(1, 5)]
            left = [each for each in left if each not in self.finish]
            self.finish += sorted(left, key=lambda each: len(self.hands[each]))
            self.phase, self.turn = "Finished", None
        else:
            self._next_with_cards(seat)

    def _next_with_cards(self, seat: int) -> None:
        self.turn = self.onward(seat)
        while not self.hands[self.turn]:
            self.turn = self.onward(self.turn)
