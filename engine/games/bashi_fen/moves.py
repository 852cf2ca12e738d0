"""Plays worth trying: every plain lead, some throws, and follows built so that they owe nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from engine.cards import Card, Cards, without
from engine.games.bashi_fen.answers import dutiful
from engine.games.bashi_fen.follow import follow_refusal
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.parts import Lead, Shape
from engine.games.bashi_fen.tricks import POINTS
from engine.games.bashi_fen.trumps import Played, Trumps

Liking = Callable[[Card], tuple[int, ...]]
"""Which cards to part with first: the lowest."""

_TRIES = 60
"""How many ways of putting a follow together are tried for one liking before the next."""


def likings(trumps: Trumps) -> tuple[Liking, ...]:
    """Low cards first; points first; no points and low; high cards first."""

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
    """Every single, tuple, tractor and run, weakest first, then the whole of a suit and its highest as throws."""
    plain = [
        cards for suit in _suits(hand, trumps) for cards in _plain_leads(trumps.of_suit(hand, suit), trumps, options)
    ]
    yield from sorted(dict.fromkeys(plain), key=lambda cards: (len(cards), trumps.height(cards[-1])))
    if options.throws == "no":
        return
    for suit in _suits(hand, trumps):
        suited = trumps.in_order(trumps.of_suit(hand, suit))
        yield suited
        for number in (2, 3, 4, 5):
            yield _highest_stacks(suited, number)


def _suits(hand: Iterable[Card], trumps: Trumps) -> tuple[Played, ...]:
    return tuple(dict.fromkeys(map(trumps.suit_of, trumps.in_order(hand))))


def _highest_stacks(suited: Cards, number: int) -> Cards:
    """All copies of the highest cards of a suit, until so many lie there."""
    stacks = list(dict.fromkeys(reversed(suited)))
    chosen: list[Card] = []
    for card in stacks:
        if len(chosen) >= number:
            break
        chosen += [card] * suited.count(card)
    return tuple(reversed(chosen))


def _plain_leads(suited: Cards, trumps: Trumps, options: Options) -> Iterator[Cards]:
    counts = Counter(suited)
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
    seen: set[Cards] = set()
    for cards in _thinkable(lead, hand, trumps, options):
        play = trumps.in_order(cards)
        if play not in seen:
            seen.add(play)
            if follow_refusal(lead, hand, play, trumps, options) is None:
                yield play


def _thinkable(lead: Lead, hand: Cards, trumps: Trumps, options: Options) -> Iterator[Cards]:
    suited = trumps.of_suit(hand, lead.suit)
    if lead.size == 1:
        yield from ((card,) for card in trumps.in_order(dict.fromkeys(suited or hand)))
        return
    for liking in likings(trumps):
        yield follow_by(lead, hand, trumps, options, liking)
    if len(lead.parts) == 1:
        yield from _same_shape(lead.parts[0].shape, suited, trumps)
        if not suited:
            yield from _same_shape(lead.parts[0].shape, trumps.of_suit(hand, None), trumps)
    elif not suited:
        yield from _ruffs(lead, hand, trumps)
    if options.bombs != "no":
        yield from ((card,) * lead.size for card, number in Counter(hand).items() if number >= lead.size)


def _same_shape(shape: Shape, cards: Cards, trumps: Trumps) -> Iterator[Cards]:
    counts = Counter(cards)
    if shape.length == 1:
        yield from ((card,) * shape.width for card in trumps.in_order(counts) if counts[card] >= shape.width)
        return
    for chain in chains(counts, shape.width, shape.length, trumps):
        if len(chain) == shape.length:
            yield chain * shape.width


def _ruffs(lead: Lead, hand: Cards, trumps: Trumps) -> Iterator[Cards]:
    """Trumps put together in the shapes of a throw, low ones and high ones (BSF-5C)."""
    own = trumps.of_suit(hand, None)
    if len(own) >= lead.size:
        for liking in (likings(trumps)[0], likings(trumps)[3]):
            yield from islice(_built(Lead(None, lead.parts), own, trumps, liking), 1)


def follow_by(lead: Lead, hand: Cards, trumps: Trumps, options: Options, liking: Liking) -> Cards:
    """The follow that parts with the most likeable cards that duty lets go; where none was found, a dutiful one."""
    suited = trumps.of_suit(hand, lead.suit)
    if len(suited) <= lead.size:
        rest = sorted(without(hand, suited), key=liking)
        return (*suited, *rest[: lead.size - len(suited)])
    if lead.size == 1:
        return (min(suited, key=liking),)
    for cards in islice(_built(lead, suited, trumps, liking), _TRIES):
        if follow_refusal(lead, suited, cards, trumps, options) is None:
            return cards
    return dutiful(lead, suited, liking, trumps, options)


def _built(lead: Lead, suited: Cards, trumps: Trumps, liking: Liking) -> Iterator[Cards]:
    """Ways to serve the parts of a lead one after the other, as fully as can be, unbroken tuples first."""
    counts = Counter(suited)
    for whole in (True, False):
        for chosen in _served(tuple(lead.shapes), counts, counts, trumps, liking, whole):
            rest = sorted((counts - chosen).elements(), key=liking)
            yield (*chosen.elements(), *rest[: lead.size - chosen.total()])


def _served(
    shapes: Sequence[Shape], left: Counter[Card], hand: Counter[Card], trumps: Trumps, liking: Liking, whole: bool
) -> Iterator[Counter[Card]]:
    """The cards that tuples and tractors take; singles are filled up afterwards."""
    if not shapes or shapes[0].size == 1:
        yield Counter()
        return
    for taken in _gifts(shapes[0], left, hand, trumps, liking, whole):
        for more in _served(shapes[1:], left - taken, hand, trumps, liking, whole):
            yield taken + more


def _gifts(
    shape: Shape, left: Counter[Card], hand: Counter[Card], trumps: Trumps, liking: Liking, whole: bool
) -> Iterator[Counter[Card]]:
    """What one part can get: the longest tractor, then tuples, then smaller ones."""
    usable = Counter(
        {card: n for card, n in left.items() if not whole or shape.width == 1 or n == hand[card] == shape.width}
    )
    for length in range(shape.length, 1, -1):
        found = [chain for chain in chains(usable, shape.width, length, trumps) if len(chain) == length]
        for chain in sorted(found, key=lambda cards: [liking(card) for card in cards]):
            taken = Counter(dict.fromkeys(chain, shape.width))
            yield from _filled(Shape(shape.width, shape.length - length), taken, left, hand, liking, whole)
    yield from _filled(shape, Counter(), left, hand, liking, whole)


def _filled(
    open_shape: Shape, taken: Counter[Card], left: Counter[Card], hand: Counter[Card], liking: Liking, whole: bool
) -> Iterator[Counter[Card]]:
    """The tractor taken, and tuples for what is still open: longest first, or as many cards as fit."""
    width, room = open_shape.width, open_shape.size
    if width == 1:
        yield taken
        return
    longest = _tuples(width, room, taken, left, hand, liking, whole)
    yield longest
    for most in range(width - 1, 1, -1):
        fewer = _tuples(width, room - room % width if most == width else room, taken, left, hand, liking, whole, most)
        if fewer != longest:
            yield fewer


def _tuples(
    width: int,
    room: int,
    taken: Counter[Card],
    left: Counter[Card],
    hand: Counter[Card],
    liking: Liking,
    whole: bool,
    most: int | None = None,
) -> Counter[Card]:
    """Tuples added from the widest that is wanted down to pairs, as many of each as are held and fit."""
    chosen = Counter(taken)
    for each in range(width if most is None else most, 1, -1):
        for card in sorted(left, key=lambda card: (left[card] - chosen[card] != each, liking(card))):
            free = left[card] - chosen[card]
            fits = free == hand[card] == each if whole else free >= each
            if fits and room >= each:
                chosen[card] += each
                room -= each
    return chosen
