"""What a view of Taihe A Bao proves: its own cards, what changed hands, and where each card must have been."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards
from engine.events import Moved, Seat
from engine.games.taihe_a_bao.actions import Call, Give, Play
from engine.games.taihe_a_bao.options import FOUR_OF_HEARTS, pack
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.unseen import cards_taken


@dataclass(frozen=True, slots=True)
class Transfer:
    """A card went from hand to hand; None: this view did not see which. It cannot be ``barred`` (TAB-25)."""

    card: Card | None
    source: Seat
    target: Seat
    place: int
    barred: Card | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """Own first cards, the transfers of a deal, and ``fixed[card][t]``: who had the card before transfer t."""

    own: Cards
    transfers: tuple[Transfer, ...]
    fixed: dict[Card, dict[int, Seat]]


def facts_of(view: View) -> Facts:
    """Reads the facts off the view's own events and history."""
    own = cards_taken(view.opening, view.seat)
    transfers: list[Transfer] = []
    fixed: dict[Card, dict[int, Seat]] = {card: {} for card in pack(view.options)}
    played: list[tuple[Card, Seat]] = []
    for place, seen in enumerate(view.history):
        match seen.action:
            case Call(card):
                holder = _hand_moves(seen.events)[0].source
                assert holder is not None
                assert holder.seat is not None
                if any(transfer.card == card and transfer.barred is None for transfer in transfers):
                    _prove_recall(view, card, seen.seat, len(transfers), fixed)
                transfers.append(Transfer(card, holder.seat, seen.seat, place))
            case Give(card):
                call = transfers[-1]
                transfers.append(Transfer(card, seen.seat, call.source, place, barred=call.card))
            case Play(cards):
                played += ((card, seen.seat) for card in cards)
    for number, transfer in enumerate(transfers):
        if transfer.card is not None:
            fixed[transfer.card] |= {number: transfer.source, number + 1: transfer.target}
    for card, seat in played:
        fixed[card][len(transfers)] = seat
    for card in own:
        fixed[card][0] = view.seat
    if view.protected:
        fixed[FOUR_OF_HEARTS][0] = view.starter
    return Facts(own, tuple(transfers), fixed)


def _hand_moves(events: tuple[object, ...]) -> list[Moved]:
    return [event for event in events if isinstance(event, Moved)]


def _prove_recall(view: View, card: Card, caller: Seat, now: int, fixed: dict[Card, dict[int, Seat]]) -> None:
    """Who calls a card a second time for four of a kind holds the other three, under that house rule (TAB-50)."""
    if view.options.recall == "quads_only":
        for other in fixed:
            if other.rank is card.rank and other != card:
                fixed[other][now] = caller
