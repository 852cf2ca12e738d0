"""Partners called for a hand, told again from BSF-40 to BSF-43 and BSF-83."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.cards import Card, Cards, Suit
from engine.games.bashi_fen.actions import Partners, PartnersByColour
from engine.games.bashi_fen.options import Options
from tests.engine.games.bashi_fen.restated.order import Order

OF_COLOUR = {"black": "SC", "red": "HD"}


def most(options: Options) -> int:
    """How many partners there are to be."""
    return {4: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 3, 10: 4}[options.seats]


def why_no_call_of(options: Options, order: Order, pack: Cards, card: Card) -> str | None:
    """Why one card may not be called."""
    suit = order.suit_of(card)
    if suit == "trumps" and not options.may_call_trumps and options.call == "copy":
        return "call_trump"
    if options.partner_cards == "not_highest":
        suited = [each for each in set(pack) if order.suit_of(each) == suit]
        if order.height(card) == max(map(order.height, suited)):
            return "call_highest"
    counts = str(card.rank) in ("5", "10", "K") and (str(card.rank), order.rank) != ("K", "A")
    if options.partner_cards == "no_points" and counts:
        return "call_points"
    return None


def may_be_called(options: Options, order: Order, pack: Cards) -> set[Card]:
    """Every card that may be named; by colour both suits' cards have to be free of what forbids them."""
    free = {card for card in set(pack) if why_no_call_of(options, order, pack, card) is None}
    if options.call == "copy":
        return free
    suited = {card for card in pack if card.suit is not None}
    both = {str(card): card in free for card in suited}
    return {
        card
        for card in suited
        if all(
            both[f"{card.rank}{suit}"] for colour in OF_COLOUR.values() if str(card.suit) in colour for suit in colour
        )
    }


def least(options: Options, order: Order, pack: Cards) -> int:
    """How many have to be called."""
    if options.may_call_fewer:
        return 0
    cards = may_be_called(options, order, pack)
    if options.call == "colour":
        return min(most(options), len(cards))
    return min(most(options), sum(pack.count(card) for card in cards))


def why_not_called(options: Options, order: Order, pack: Cards, call: Partners | PartnersByColour) -> str | None:
    """Why a call is refused: for a card that may not be called before for too few of them."""
    too_few = ""
    if isinstance(call, Partners):
        wanted = [(copy.card, copy.number) for copy in call.copies]
        if options.call == "colour":
            return "call_by_colour"
        if len(wanted) > most(options):
            return "call_too_many"
        if max(Counter(wanted).values()) > 1:
            return "call_twice"
        if any(number > pack.count(card) for card, number in wanted):
            return "call_no_such_copy"
        if len(wanted) < least(options, order, pack):
            too_few = "call_too_few"
        cards = [card for card, _ in wanted]
    else:
        if options.call == "copy":
            return "call_by_copy"
        cards = [Card(call.rank, suit) for suit in _suits(str(call.colour))]
        if cards[0] not in pack:
            return "call_no_such_copy"
    reasons = [why_no_call_of(options, order, pack, card) for card in cards]
    return next((reason for reason in (*reasons, too_few) if reason), None)


def _suits(colour: str) -> list[Suit]:
    return [Suit(each) for each in OF_COLOUR[colour]]


def owners(options: Options, call: Partners | PartnersByColour, played: Sequence[tuple[int, Card]]) -> list[int | None]:
    """Who answers each call when these cards have fallen in this order."""
    if isinstance(call, PartnersByColour):
        of_call = [
            seat for seat, card in played if card.rank is call.rank and str(card.suit) in OF_COLOUR[str(call.colour)]
        ]
        if not options.double_join:
            of_call = list(dict.fromkeys(of_call))
        return [*of_call, *[None] * most(options)][: most(options)]
    if options.double_join:
        fallen = {
            (card, number): seat
            for card in {card for _, card in played}
            for number, seat in enumerate([seat for seat, each in played if each == card], 1)
        }
        return [fallen.get((copy.card, copy.number)) for copy in call.copies]
    found: list[int | None] = [None] * len(call.copies)
    waits = [copy.number for copy in call.copies]
    for seat, card in played:
        for place, copy in enumerate(call.copies):
            if copy.card != card or found[place] is not None or (waits[place] == 1 and seat in found):
                continue
            waits[place] -= 1
            if not waits[place]:
                found[place] = seat
    return found
