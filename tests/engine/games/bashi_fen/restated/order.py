"""The order of trumps and what stands next to what, told again from BSF-20 to BSF-22, BSF-55, BSF-74 and BSF-88."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card, Rank, Suit, read_card
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "SHCD"
TRUMP = "trumps"


@dataclass(frozen=True)
class Order:
    """The trumps of a hand: a suit's letter or none, a rank or none, and what the table says of tractors, 5♥ and 2s."""

    suit: str | None
    rank: str | None
    high_tractors: bool = True
    red_five: bool = False
    twos: bool = False

    @property
    def trumps(self) -> Trumps:
        """The same as the engine has it."""
        options = Options(
            packs=6, high_trump_tractors=self.high_tractors, red_five=self.red_five, constant_trumps=self.twos
        )
        return trumps_of(options, Suit(self.suit) if self.suit else None, Rank(self.rank) if self.rank else None)

    @cached_property
    def suits(self) -> dict[str, list[list[Card]]]:
        """The cards of every suit as played from low to high, equal ones together."""
        plain = {suit: self._plain(suit) for suit in SUITS}
        trumps = plain.pop(self.suit) if self.suit else []
        for rank in ["2"] * self._twos_stand_apart + [self.rank] * bool(self.rank):
            of_rank = [f"{rank}{suit}" for suit in SUITS if not self._is_red_five(f"{rank}{suit}")]
            trumps.append([card for card in of_rank if card[-1] != self.suit])
            trumps.append([card for card in of_rank if card[-1] == self.suit])
        trumps += [["XX"], ["BJ"], ["RJ"], ["5H"] if self.red_five else []]
        named = {**plain, TRUMP: [group for group in trumps if group]}
        return {suit: [[*map(read_card, group)] for group in groups] for suit, groups in named.items()}

    def _plain(self, suit: str) -> list[list[str]]:
        ranks = [rank for rank in RANKS if rank != self.rank and not (rank == "2" and self._twos_stand_apart)]
        return [[rank + suit] for rank in ranks if not self._is_red_five(rank + suit)]

    @property
    def _twos_stand_apart(self) -> bool:
        return self.twos and self.rank not in (None, "2")

    def _is_red_five(self, card: str) -> bool:
        return self.red_five and card == "5H"

    @cached_property
    def where(self) -> dict[Card, tuple[str, int]]:
        """By card its suit as played and how high it stands there."""
        return {
            card: (suit, height)
            for suit, groups in self.suits.items()
            for height, group in enumerate(groups)
            for card in group
        }

    @cached_property
    def steps(self) -> dict[Card, int]:
        """By card which step it is among those of its suit that stand in tractors; fillers and others are no step."""
        found = {}
        for suit, groups in self.suits.items():
            links = [group for group in groups if str(group[0]) != "XX"]
            if suit == TRUMP and not self.high_tractors:
                links = links[: len(self._plain(self.suit))] if self.suit else []
            found |= {card: step for step, group in enumerate(links) for card in group}
        return found

    def suit_of(self, card: Card) -> str:
        """The suit as played."""
        return self.where[card][0]

    def height(self, card: Card) -> int:
        """How high the card stands in its suit."""
        return self.where[card][1]

    def in_a_row(self, cards: Iterable[Card]) -> bool:
        """Whether these different cards of one suit stand next to each other, one on each step."""
        steps = sorted(self.steps.get(card, -99) for card in cards)
        return steps[0] >= 0 and steps == list(range(steps[0], steps[0] + len(steps)))


def every_order() -> Sequence[Order]:
    """All trumps that a hand can have."""
    return [
        Order(suit, rank, high, red, twos)
        for suit in (*SUITS, None)
        for rank in (*RANKS, None)
        if rank or not suit
        for high in (True, False)
        for red in (False, True)
        for twos in (False, True)
    ]
