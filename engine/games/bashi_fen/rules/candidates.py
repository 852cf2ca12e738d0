"""The candidates for burials and plays: every plain lead, some throws, and follows that meet every obligation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.cards import Card, Cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.follow import LEAST_BOMB, follow_refusal
from engine.games.bashi_fen.rules.following.safe_follows import Preference, made_up, obliged_follows
from engine.games.bashi_fen.rules.leads import lead_refusal
from engine.games.bashi_fen.rules.parts import Lead, Shape
from engine.games.bashi_fen.rules.ruffs import make_up
from engine.games.bashi_fen.rules.tricks import POINTS
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps


def preferences(trumps: Trumps) -> tuple[Preference, ...]:
    """Orders in which cards are given away: low cards first; no points, then low; points first; high cards first."""

    def low(card: Card) -> tuple[int, ...]:
        return (trumps.height(card),)

    def feeding(card: Card) -> tuple[int, ...]:
        return (-POINTS.get(card.rank, 0), trumps.height(card))

    def sparing(card: Card) -> tuple[int, ...]:
        return (POINTS.get(card.rank, 0), trumps.height(card))

    def high(card: Card) -> tuple[int, ...]:
        return (-trumps.height(card),)

    return low, sparing, feeding, high


def leads(hand: Cards, trumps: Trumps, options: Options) -> Iterator[Cards]:
    """Every single, tuple, tractor and run, weakest first, then as throws the whole of a suit, and its highest."""
    plain = [
        cards for suit in _suits(hand, trumps) for cards in _plain_leads(trumps.of_suit(hand, suit), trumps, options)
    ]
    yield from sorted(dict.fromkeys(plain), key=lambda cards: (len(cards), trumps.height(cards[-1])))
    if options.throws == "no":
        return
    for suit in _suits(hand, trumps):
        suited = trumps.in_order(trumps.of_suit(hand, suit))
        thrown = (suited, *(_highest_stacks(suited, number) for number in (2, 3, 4, 5)))
        yield from (cards for cards in thrown if lead_refusal((cards,), suited, trumps, options) is None)


def _suits(hand: Iterable[Card], trumps: Trumps) -> tuple[PlayedSuit, ...]:
    return tuple(dict.fromkeys(map(trumps.suit_of, trumps.in_order(hand))))


def _highest_stacks(suited: Cards, number: int) -> Cards:
    """All copies of the highest cards of a suit, until so many lie there."""
    chosen: list[Card] = []
    for card, copies in Counter(reversed(suited)).items():
        if len(chosen) >= number:
            break
        chosen += [card] * copies
    return tuple(reversed(chosen))


def _plain_leads(suited: Cards, trumps: Trumps, options: Options) -> Iterator[Cards]:
    counts = Counter(trumps.in_order(suited))
    for width in range(1, max(counts.values(), default=0) + 1):
        for card in counts:
            if counts[card] >= width:
                yield (card,) * width
        least = 2 if width > 1 else options.runs_of_singles or len(suited) + 1
        for chain in chains(counts, width, least, trumps):
            yield trumps.in_order(chain * width)


def chains(counts: Counter[Card], width: int, least: int, trumps: Trumps) -> Iterator[Cards]:
    """Every stretch of neighbours of which at least ``width`` copies are held, from ``least`` cards on."""
    at: dict[int, list[Card]] = {}
    for card, number in counts.items():
        place = trumps.place(card)
        if number >= width and place is not None:
            at.setdefault(place, []).append(card)
    for low in sorted(at):
        chain: list[Card] = []
        for place in range(low, low + len(at)):
            if place not in at:
                break
            chain.append(at[place][0])
            if len(chain) >= least:
                yield tuple(chain)
                for other in at[place][1:]:
                    yield (*chain[:-1], other)


def follows(lead: Lead, hand: Cards, trumps: Trumps, options: Options) -> Iterator[Cards]:
    """Follows that are allowed: those that can win or feed, and the cheapest; at least one."""
    suited = trumps.of_suit(hand, lead.suit)
    if lead.size == 1:
        yield from ((card,) for card in trumps.in_order(dict.fromkeys(suited or hand)))
        return
    safe = map(trumps.in_order, obliged_follows(lead, hand, preferences(trumps), trumps, options))
    seen = dict.fromkeys(safe)
    yield from seen
    for cards in _ambitious(lead, hand, suited, trumps, options):
        play = trumps.in_order(cards)
        if play not in seen:
            seen[play] = None
            if follow_refusal(lead, hand, play, trumps, options) is None:
                yield play


def _ambitious(lead: Lead, hand: Cards, suited: Cards, trumps: Trumps, options: Options) -> Iterator[Cards]:
    """Plays that may win: the same shape in the suit, or in trumps where the hand is void of it, and bombs."""
    if len(suited) >= lead.size and len(lead.parts) == 1:
        yield from _same_shape(lead.parts[0].shape, suited, trumps)
    if not suited and lead.suit is not None:
        own = trumps.of_suit(hand, None)
        if len(lead.parts) == 1:
            yield from _same_shape(lead.parts[0].shape, own, trumps)
        elif len(own) >= lead.size:
            low, *_, high = preferences(trumps)
            ruffs = (made_up(make_up(lead.shapes, options), own, preference, trumps) for preference in (low, high))
            yield from (ruff for ruff in ruffs if ruff is not None)
    if options.bombs != "no" and lead.size >= LEAST_BOMB:
        yield from ((card,) * lead.size for card, number in Counter(hand).items() if number >= lead.size)


def _same_shape(shape: Shape, cards: Cards, trumps: Trumps) -> Iterator[Cards]:
    counts = Counter(cards)
    if shape.length == 1:
        yield from ((card,) * shape.width for card in trumps.in_order(counts) if counts[card] >= shape.width)
        return
    for chain in chains(counts, shape.width, shape.length, trumps):
        if len(chain) == shape.length:
            yield chain * shape.width


def burials(hand: Cards, size: int, trumps: Trumps) -> Iterator[Cards]:
    """Ways to bury so many cards, each once: the highest; points; the lowest; short suits, also without points."""
    length = Counter(map(trumps.suit_of, hand))

    def trump(card: Card) -> bool:
        return trumps.suit_of(card) is None

    ways = (
        sorted(hand, key=lambda card: -trumps.height(card)),
        sorted(hand, key=lambda card: (trump(card), -POINTS.get(card.rank, 0), trumps.height(card))),
        sorted(hand, key=lambda card: (trump(card), trumps.strength(card))),
        sorted(hand, key=lambda card: (trump(card), length[trumps.suit_of(card)], trumps.height(card))),
        sorted(
            hand, key=lambda card: (trump(card), card.rank in POINTS, length[trumps.suit_of(card)], trumps.height(card))
        ),
    )
    yield from dict.fromkeys(trumps.in_order(way[:size]) for way in ways)
