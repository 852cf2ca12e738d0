"""The rules of Hearts: what one seat may know and do, who passes to whom, and what a deal costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from engine.cards import Card, Cards, Suit, canonical, holds
from engine.events import Event, Faces, Line, Place, Scored, Seat, Zone
from engine.game import Seen
from engine.parts.drawing import hands_seen
from engine.parts.tricks import PlainTrick, must_follow
from engine.prompts import Pick, Prompt
from engine.refusals import Refusal, refuse
from examples.games.hearts.actions import NUMBER, Action
from examples.games.hearts.options import QUEEN_OF_SPADES, SEATS, TWO_OF_CLUBS, Options, height

RefusalReason = StrEnum("RefusalReason", "NOT_YOUR_TURN NOT_NOW NOT_IN_HAND FIRST_LEAD FOLLOW NOT_BROKEN")


@dataclass(frozen=True, slots=True)
class Standing:
    """What the next deal needs of the ones before: how many there have been."""

    deals: int


def target(seat: Seat, standing: Standing | None) -> Seat:
    """To whom a seat passes: right, left, across, and in every fourth deal to nobody, which is itself (HRT-10)."""
    return (seat + (1, 3, 2, 0)[(standing.deals if standing else 0) % 4]) % SEATS


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge. ``trick``: None while cards are passed; ``taken``: the cards that every seat has won."""

    seat: Seat
    options: Options
    standing: Standing | None
    first: Seat
    opening: tuple[Event, ...]
    history: tuple[Seen[Action], ...]
    turn: Seat | None
    trick: PlainTrick | None
    taken: tuple[Cards, ...]
    hand: Cards
    counts: tuple[int, ...]

    @property
    def verb(self) -> str:
        """What is asked of the seat on turn."""
        return "play" if self.trick else "give"

    def places(self) -> Mapping[Place, Faces]:
        """All cards by where they lie."""
        lying = hands_seen(self.seat, self.hand, self.counts)
        lying |= {Place(Zone.TAKEN, seat): cards for seat, cards in enumerate(self.taken)}
        lying |= self.trick.places() if self.trick else {}
        return {place: cards for place, cards in lying.items() if cards}

    def prompt(self) -> Prompt[Action] | None:
        """Three cards to give, or one to play; None off turn."""
        number = NUMBER[self.verb]
        return Pick(Place(Zone.HAND, self.seat), self.verb, number, number) if self.turn == self.seat else None

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or None."""
        cards = tuple(filter(None, action.cards))
        if self.turn != self.seat:
            return refuse(RefusalReason.NOT_YOUR_TURN, "HRT-01")
        if action.verb != self.verb or len(cards) != NUMBER[self.verb]:
            return refuse(RefusalReason.NOT_NOW, "HRT-10")
        if not holds(self.hand, cards):
            return refuse(RefusalReason.NOT_IN_HAND, "HRT-20")
        return self._play_refusal(cards[0], self.trick) if self.trick else None

    def _play_refusal(self, card: Card, trick: PlainTrick) -> Refusal | None:
        if must_follow(self.hand, trick.led):
            return None if card.suit is trick.led else refuse(RefusalReason.FOLLOW, "HRT-20", suit=trick.led)
        if trick.led is None and TWO_OF_CLUBS in self.hand and card != TWO_OF_CLUBS:
            return refuse(RefusalReason.FIRST_LEAD, "HRT-21")
        broken = any(each.suit is Suit.HEARTS for cards in self.taken for each in cards)
        others = any(each.suit is not Suit.HEARTS for each in self.hand)
        early = trick.led is None and card.suit is Suit.HEARTS and others and not broken
        return refuse(RefusalReason.NOT_BROKEN, "HRT-23") if early else None

    def candidates(self) -> Iterator[Action]:
        """Every action that is allowed; in passing what one is glad to be rid of first, in play the lowest."""
        glad = sorted(self.hand, key=lambda card: (card == QUEEN_OF_SPADES, height(card)), reverse=True)
        hand = canonical(self.hand, height) if self.trick else tuple(glad)
        found = (Action(self.verb, canonical(cards, height)) for cards in combinations(hand, NUMBER[self.verb]))
        yield from (action for action in found if self.refusal(action) is None)

    def readings(self, cards: Cards) -> tuple[Action, ...]:
        """Three cards are given, one is played."""
        fits = self.turn is not None and len(cards) == NUMBER[self.verb]
        return (Action(self.verb, canonical(cards, height)),) if fits else ()


def scored(taken: tuple[int, ...], options: Options) -> Scored:
    """What everybody took is what they lose; who took all loses nothing where the moon counts (HRT-30, HRT-32)."""
    if options.moon and sum(taken) in taken:
        changes = tuple(0 if each else -sum(taken) for each in taken)
        return Scored((Line("moon", (("seat", changes.index(0)),), sum(taken)),), changes)
    lines = tuple(Line("taken", (("seat", seat),), each) for seat, each in enumerate(taken) if each)
    return Scored(lines, tuple(-each for each in taken))


def winners(options: Options, _standing: Standing | None, totals: tuple[int, ...], _: int) -> tuple[Seat, ...] | None:
    """Once somebody has lost as much as was agreed, whoever has lost least (HRT-40)."""
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return best if min(totals) <= -options.limit else None
