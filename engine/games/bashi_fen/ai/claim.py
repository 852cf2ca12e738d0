"""When a seat of Bashi Fen wins every trick that is left, whatever the others hold and however they follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Cards, without
from engine.games.bashi_fen.actions import Play, in_order
from engine.games.bashi_fen.ai.imagine.facts import deal_history, voids_of
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.candidates import follows
from engine.games.bashi_fen.rules.following.follow import LEAST_BOMB
from engine.games.bashi_fen.rules.parts import Lead, LeadKind, Part, parts_of
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.throws import higher
from engine.games.bashi_fen.rules.tricks import winner
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps
from engine.games.bashi_fen.rules.view import View


@dataclass(frozen=True, slots=True)
class Others:
    """What the other seats may hold of each suit as played: the cards, and the most of them that one seat holds.

    All unseen cards are taken together, with those in the kitty: what they cannot beat, no seat can beat.
    """

    trumps: Trumps
    options: Options
    unseen: Cards
    most: Mapping[PlayedSuit, int]

    def cannot_beat(self, part: Part, suit: PlayedSuit, led: Mapping[PlayedSuit, int]) -> bool:
        """Whether this part wins its trick for certain once so many cards of each suit have been led.

        A seat with cards of a suit must follow with as many as were led (BSF-51, BSF-53), and so runs out of the suit.
        """
        size = part.shape.size
        if self.options.bombs != "no" and size >= LEAST_BOMB and _copies(self.unseen) >= size:
            return False
        for answered in {suit, None}:
            cards = self.trumps.of_suit(self.unseen, answered)
            least = part if answered == suit else Part(part.shape, -1, ())
            wider = self.options.bigger_shapes_beat and part.shape.kind is LeadKind.TRACTOR
            beaten = higher(least, cards, self.trumps) or (wider and _copies(cards) > part.shape.width)
            if beaten and self.most[answered] - led[answered] >= size:
                return False
        return True


def claim(view: View) -> tuple[Play, ...]:
    """The plays that are certain to win this trick and every other that is left; () where there are none.

    The seat on turn can claim; against a throw, only the last seat to play can. Each lead is a single part.
    """
    phase = view.phase
    if not isinstance(phase, Playing) or view.turn != view.seat:
        return ()
    if phase.lead is None:
        line = _leads(view, view.hand)
    else:
        takes = _taking(view, phase, phase.lead)
        line = () if takes is None else (Play(in_order(takes)), *_leads(view, without(view.hand, takes)))
    return line if len(line) > 1 and sum(len(play.cards) for play in line) == len(view.hand) else ()


def _taking(view: View, phase: Playing, lead: Lead) -> Cards | None:
    """The lowest follow that is certain to take the trick; None where none is."""
    seats = (turn_after(view.options, phase.leader, step) for step in range(view.options.seats))
    _, *before = (phase.plays[seat] for seat in seats if phase.plays[seat])
    others = None if len(before) == view.options.seats - 2 else _others(view, len(view.hand))
    found = (
        cards
        for cards in follows(lead, view.trumps.in_order(view.hand), view.trumps, view.options)
        if winner(lead, [*before, cards], view.trumps, view.options) == len(before) + 1
        and (others is None or _stays(lead, cards, others))
    )
    return min(found, key=lambda cards: sum(map(view.trumps.height, cards)), default=None)


def _stays(lead: Lead, cards: Cards, others: Others) -> bool:
    """Whether no seat that plays later can beat this follow, which takes the trick for now."""
    parts = parts_of(cards, others.trumps, others.options.runs_of_singles)
    if len(lead.parts) > 1 or len(parts) > 1:
        return False
    return others.cannot_beat(parts[0], others.trumps.suit_of(cards[0]), Counter())


def _leads(view: View, hand: Cards) -> tuple[Play, ...]:
    """Leads of this hand, small before large, that are certain to win; they are the whole hand where all parts win.

    A lead that wins now also wins after the others, so any order does. This one leaves the most cards to the last trick
    (BSF-61).
    """
    trumps = view.trumps
    others, led = _others(view, len(hand)), Counter[PlayedSuit]()
    parts = [
        part
        for suit in dict.fromkeys(map(trumps.suit_of, trumps.in_order(hand)))
        for part in parts_of(trumps.of_suit(hand, suit), trumps, view.options.runs_of_singles)
    ]
    parts.sort(key=lambda part: (part.shape.size, trumps.height(part.cards[0])))
    line = []
    while parts:
        suits = ((part, trumps.suit_of(part.cards[0])) for part in parts)
        winning = next(((part, suit) for part, suit in suits if others.cannot_beat(part, suit, led)), None)
        if winning is None:
            break
        part, suit = winning
        parts.remove(part)
        led[suit] += part.shape.size
        line.append(Play(in_order(part.cards)))
    return tuple(line)


def _others(view: View, held: int) -> Others:
    """What the other seats may hold, where each of them holds ``held`` cards.

    Seats that have not followed a suit have none of it.
    """
    assert isinstance(view.phase, Playing)
    seen = Counter(view.held)
    seen.update(card for trick in view.tricks for cards in trick.plays for card in cards)
    seen.update(card for cards in (*view.phase.plays, view.kitty) for card in cards if card is not None)
    unseen = tuple((Counter(pack(view.options)) - seen).elements())
    voids, most = voids_of(deal_history(view)), Counter[PlayedSuit]()
    for suit in {*map(view.trumps.suit_of, unseen), None}:
        if any((seat, suit) not in voids for seat in range(view.options.seats) if seat != view.seat):
            most[suit] = min(held, len(view.trumps.of_suit(unseen, suit)))
    return Others(view.trumps, view.options, unseen, most)


def _copies(cards: Cards) -> int:
    """The greatest number of copies of one card."""
    return max(Counter(cards).values(), default=0)
