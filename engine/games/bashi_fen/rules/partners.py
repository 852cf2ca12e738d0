"""Partners called for a hand: what may be called, and who answers when a called card is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations_with_replacement, islice, product

from engine.cards import Card, Cards, Rank
from engine.events import Event, Marked, Said, Seat
from engine.games.bashi_fen.actions import (
    SUITS_OF,
    Action,
    Colour,
    Copy,
    Partners,
    PartnersByColour,
    called,
    in_order,
)
from engine.games.bashi_fen.options import Options, most_partners
from engine.games.bashi_fen.pack import copies_of, pack
from engine.games.bashi_fen.rules.bids import Named
from engine.games.bashi_fen.rules.phases import Calls
from engine.games.bashi_fen.rules.refusals import RefusalReason
from engine.games.bashi_fen.rules.tricks import POINTS
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.refusals import Refusal, refuse
from engine.values import replace
from engine.words import Text, listed, text

_READINGS = 64
"""How many readings of the same cards are offered: which copy of each."""


def calls_of(options: Options, action: Action) -> Calls:
    """The calls after this answer, which may be to call nobody."""
    match action:
        case Partners(copies):
            return Calls(copies, None, (0,) * len(copies), (None,) * len(copies))
        case PartnersByColour():
            number = most_partners(options)
            return Calls((), action, (0,) * number, (None,) * number)
    return Calls()


def call_words(calls: Calls) -> Text:
    """What the declarer says who calls so."""
    if calls == Calls():
        return text("said.partners.none")
    return text("said.partners", number=len(calls.owners), copies=_called(calls))


def mark_words(calls: Calls) -> Text:
    """What everybody reads of the declarer who called so: what nobody has answered yet."""
    return text("mark.calls.none") if calls == Calls() else text("notice.called", copies=listed(open_calls(calls)))


def open_calls(calls: Calls) -> tuple[Text, ...]:
    """The calls that nobody has answered yet, each in words."""
    if calls.colour is not None:
        left = calls.owners.count(None)
        key = f"notice.colour.{calls.colour.colour}"
        return (text(key, rank=calls.colour.rank.value, number=left),) if left else ()
    return tuple(copy_words(copy) for copy, owner in zip(calls.copies, calls.owners, strict=True) if owner is None)


def _called(calls: Calls) -> object:
    if calls.colour is not None:
        return colour_words(calls.colour, len(calls.owners))
    return listed(tuple(copy_words(copy) for copy in calls.copies))


def colour_words(call: PartnersByColour, number: int) -> Text:
    """ "The first 2 black Aces"."""
    return text(f"colour.{call.colour}", rank=call.rank.value, number=number)


def copy_words(copy: Copy) -> Text:
    """ "The second A♣"."""
    return text(f"copy.{copy.number}", card=copy.card)


def calls_after(calls: Calls, options: Options, seat: Seat, cards: Cards) -> Calls:
    """The calls after a seat has played these cards; a pair counts as two plays (BSF-40, BSF-42, BSF-83)."""
    for card in cards:
        calls = _after_card(calls, options, seat, card)
    return calls


def _after_card(calls: Calls, options: Options, seat: Seat, card: Card) -> Calls:
    """The calls after one card. Without ``double_join`` a partner answers no second call; it waits for another copy."""
    barred = not options.double_join and seat in calls.owners
    if calls.colour is not None:
        answers = card.rank is calls.colour.rank and card.suit in SUITS_OF[calls.colour.colour]
        if not answers or barred or None not in calls.owners:
            return calls
        place = calls.owners.index(None)
        return replace(calls, owners=(*calls.owners[:place], seat, *calls.owners[place + 1 :]))
    fallen, owners = list(calls.fallen), list(calls.owners)
    for place, copy in enumerate(calls.copies):
        if copy.card != card or owners[place] is not None:
            continue
        falls_now = fallen[place] + 1 == copy.number
        if falls_now and not options.double_join and seat in owners:
            continue
        fallen[place] += 1
        if falls_now:
            owners[place] = seat
    return replace(calls, fallen=tuple(fallen), owners=tuple(owners))


def declarers(options: Options, named: Named, calls: Calls) -> frozenset[Seat]:
    """The declarer's side, as far as all know it (BSF-01, BSF-40)."""
    if options.partners == "fixed":
        return frozenset({named.declarer, (named.declarer + 2) % options.seats})
    return frozenset({named.declarer, *(owner for owner in calls.owners if owner is not None)})


def all_known(options: Options, calls: Calls) -> bool:
    """Whether everybody knows who plays with whom (BSF-43)."""
    return options.partners == "fixed" or None not in calls.owners


def may_join(calls: Calls, hand: Cards) -> bool:
    """Whether a seat with this hand can still answer a call: to hold none of the called cards is to be an opponent."""
    if calls.colour is not None:
        rank, suits = calls.colour.rank, SUITS_OF[calls.colour.colour]
        return None in calls.owners and any(card.rank is rank and card.suit in suits for card in hand)
    open_calls = zip(calls.copies, calls.owners, strict=True)
    return any(owner is None and copy.card in hand for copy, owner in open_calls)


def revealed(named: Named, before: Calls, after: Calls) -> tuple[Event, ...]:
    """The partners that have just become known, each with a mark of its own, and the calls still open (BSF-40)."""
    old, new = set(before.owners), set(after.owners)
    fresh = sorted(seat for seat in new - old if seat is not None and seat != named.declarer)
    events: list[Event] = []
    for seat in fresh:
        said = text("said.partner", partners=len(after.owners))
        events += (Said(seat, said), Marked(f"partner.{seat}", seat, text("mark.partner")))
    if None in before.owners and set(after.owners) == {named.declarer}:
        events += (Said(named.declarer, text("said.partners.none")), *marked_alone(named, after))
    if after.owners != before.owners:
        still = None in after.owners
        events.append(Marked("calls", named.declarer, mark_words(after)) if still else Marked("calls", None))
    return tuple(events)


def marked_alone(named: Named, calls: Calls) -> tuple[Event, ...]:
    """The mark of a declarer whom nobody has joined, and nothing else of one with partners (BSF-40)."""
    joined = {owner for owner in calls.owners if owner is not None} - {named.declarer}
    return () if joined else (Marked("alone", named.declarer),)


@lru_cache(maxsize=64)
def least_called(options: Options, trumps: Trumps) -> int:
    """How many partners a declarer has to call: as many as there are to be, as far as there are cards (BSF-40)."""
    if options.may_call_fewer:
        return 0
    if options.call == "colour":
        return min(most_partners(options), len(callable_cards(options, trumps)))
    return min(most_partners(options), sum(map(copies_of(options).__getitem__, callable_cards(options, trumps))))


def call_refusal(options: Options, trumps: Trumps, action: Partners | PartnersByColour) -> Refusal | None:
    """Why partners may not be called so, or None (BSF-40, BSF-41, BSF-42, BSF-83)."""
    match action:
        case Partners(copies):
            if options.call == "colour":
                return refuse(RefusalReason.CALL_BY_COLOUR, "BSF-42")
            if len(copies) > most_partners(options):
                return refuse(RefusalReason.CALL_TOO_MANY, "BSF-40", most=most_partners(options))
            if len(set(copies)) < len(copies):
                return refuse(RefusalReason.CALL_TWICE, "BSF-40")
            if any(copy.number > copies_of(options)[copy.card] for copy in copies):
                return refuse(RefusalReason.CALL_NO_SUCH_COPY, "BSF-40")
            wrong = [card_refusal(options, trumps, copy.card) for copy in copies]
            if len(copies) < least_called(options, trumps):
                wrong.append(refuse(RefusalReason.CALL_TOO_FEW, "BSF-40", number=least_called(options, trumps)))
        case PartnersByColour(colour, rank):
            if options.call == "copy":
                return refuse(RefusalReason.CALL_BY_COPY, "BSF-42")
            cards = [Card(rank, suit) for suit in SUITS_OF[colour]]
            if cards[0] not in pack(options):
                return refuse(RefusalReason.CALL_NO_SUCH_COPY, "BSF-42")
            wrong = [card_refusal(options, trumps, card) for card in cards]
    return next((refusal for refusal in wrong if refusal is not None), None)


def card_refusal(options: Options, trumps: Trumps, card: Card) -> Refusal | None:
    """Why this card may not be called, or None (BSF-41, BSF-42, BSF-83)."""
    suit = trumps.suit_of(card)
    if suit is None and not options.may_call_trumps and options.call == "copy":
        return refuse(RefusalReason.CALL_TRUMP, "BSF-41", card=card)
    if options.partner_cards == "not_highest":
        same = trumps.of_suit(set(pack(options)), suit)
        if all(trumps.strength(card) >= trumps.strength(other) for other in same):
            return refuse(RefusalReason.CALL_HIGHEST, "BSF-83", card=card)
    if options.partner_cards == "no_points" and card.rank in POINTS:
        king_is_high = card.rank is Rank.KING and trumps.rank is Rank.ACE
        if not king_is_high:
            return refuse(RefusalReason.CALL_POINTS, "BSF-83", card=card)
    return None


@lru_cache(maxsize=64)
def callable_cards(options: Options, trumps: Trumps) -> Cards:
    """Every card that may be named in a call."""
    cards = in_order(dict.fromkeys(pack(options)))
    if options.call == "colour":
        return tuple(
            card
            for card in cards
            if card.suit is not None
            and call_refusal(options, trumps, PartnersByColour(_colour(card), card.rank)) is None
        )
    return tuple(card for card in cards if card_refusal(options, trumps, card) is None)


def _colour(card: Card) -> Colour:
    return next(colour for colour, suits in SUITS_OF.items() if card.suit in suits)


def call_readings(options: Options, cards: Cards, hand: Cards) -> tuple[Action, ...]:
    """The meanings of naming one card or more: of each the copy after those in hand, other copies, or
    colour and rank."""
    if options.call == "colour":
        if len(cards) != 1 or cards[0].suit is None:
            return ()
        return (PartnersByColour(_colour(cards[0]), cards[0].rank),)
    packs = {card: max(copies_of(options)[card], 1) for card in cards}
    others = tuple(Copy(card, min(1 + hand.count(card), packs[card])) for card in packs)
    one_each = product(*([Copy(card, number) for number in range(1, packs[card] + 1)] for card in packs))
    more = _several_copies(packs, most_partners(options)) if len(packs) < most_partners(options) else iter(())
    return tuple(dict.fromkeys(called(copies) for copies in islice(chain((others,), one_each, more), _READINGS)))


def _several_copies(packs: dict[Card, int], most: int) -> Iterator[tuple[Copy, ...]]:
    """More copies than cards: the first so many of a card, where several of the same are called."""
    for number in range(len(packs) + 1, most + 1):
        for extra in combinations_with_replacement(packs, number - len(packs)):
            wanted = {card: 1 + extra.count(card) for card in packs}
            if all(wanted[card] <= packs[card] for card in packs):
                yield tuple(Copy(card, copy) for card in packs for copy in range(1, wanted[card] + 1))


def call_candidates(options: Options, trumps: Trumps, hand: Cards) -> Iterator[Action]:
    """Calls worth trying, weakest first: from each card upward as many as may be called, after the highest the lowest.

    Of each card the copy after those in hand is called.
    """
    cards = sorted(callable_cards(options, trumps), key=trumps.strength)
    if options.call == "colour":
        yield from dict.fromkeys(PartnersByColour(_colour(card), card.rank) for card in cards)
        return
    most, copies, held = most_partners(options), copies_of(options), Counter(hand)
    for start in range(len(cards)):
        turned = cards[start:] + cards[:start]
        beside = (Copy(card, min(1 + held[card], copies[card])) for card in turned)
        others = (Copy(card, number) for card in turned for number in range(1, copies[card] + 1))
        yield called(_first_distinct(chain(beside, others), most))


def _first_distinct(copies: Iterable[Copy], number: int) -> Iterator[Copy]:
    """The first so many copies that differ from each other; no more are looked at."""
    seen: dict[Copy, None] = {}
    for copy in copies:
        seen[copy] = None
        if len(seen) == number:
            break
    return iter(seen)
