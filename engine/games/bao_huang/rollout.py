"""Playing imagined deals out at speed: hands as counts, and only the cheapest answer and whole ranks looked at.

The players are the sound ones of ``sound``: each goes by what its seat may know, though all hands are at hand. What
they never think of (half a rank with jokers on a lead, say) is left out; every play that they make is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import NamedTuple

from engine.events import Seat
from engine.games.bao_huang.fast import BITS, FIELD, MARKED_BLACK, MARKED_RED, NOBODY, PLAIN_BLACK, PLAIN_RED, Packed
from engine.games.bao_huang.melds import ACE, BLACK, RED, SIX, TWO, Meld, answers
from engine.games.bao_huang.options import SEATS, Options, step
from engine.games.bao_huang.scoring import changes
from engine.games.bao_huang.sound import (
    BROKEN,
    PATIENCE,
    PATIENCE_OF_PEOPLE,
    RANK_COSTS,
    SHORT,
    UNMASKED,
    friends_of,
)

Counts = list[int]
"""How many cards of each height a hand has, marked jokers as their colour."""

BLACK_COST, RED_COST = 2.5, 4.0
FRIEND = 0.9
"""Who is trusted more than this is a friend: what they play stands."""
HEIGHTS = RED + 1
COPIES = tuple(tuple(RANK_COSTS[rank] * copies for rank in range(TWO + 1)) for copies in range(2 * HEIGHTS))


class Way(NamedTuple):
    """One way to answer: what the jokers and 2s that hang are worth, the equal cards, and what hangs."""

    cost: float
    copies: int
    ranks: range
    twos: int
    blacks: int
    reds: int


class Lying(NamedTuple):
    """A combination to beat, with the ways to beat it, the cheapest first."""

    size: int
    rank: int
    blacks: int
    reds: int
    ways: tuple[Way, ...]


@cache
def lying(heights: tuple[int, ...], options: Options) -> Lying:
    """A combination by its heights from high to low."""
    ways = [
        Way(
            2.0 * each.hanging.twos + BLACK_COST * each.hanging.blacks + RED_COST * each.hanging.reds,
            each.copies,
            range(each.least, TWO + (not each.hanging.twos)),
            each.hanging.twos,
            each.hanging.blacks,
            each.hanging.reds,
        )
        for each in answers(Meld(heights), options)
    ]
    return Lying(
        len(heights),
        heights[-1],
        heights.count(BLACK),
        heights.count(RED),
        tuple(sorted(ways, key=lambda way: way.cost)),
    )


def counts_of(hand: Packed) -> Counts:
    """A packed hand as counts by height."""
    counts = [hand >> BITS * field & FIELD for field in range(TWO + 1)]
    jokers = [hand >> BITS * field & FIELD for field in (PLAIN_BLACK, MARKED_BLACK, PLAIN_RED, MARKED_RED)]
    return [*counts, jokers[0] + jokers[1], jokers[2] + jokers[3]]


class Table(NamedTuple):
    """A deal in play, imagined: who the emperor and the eunuch are, and what lies there."""

    emperor: Seat
    eunuch: Seat
    shown: bool
    """Whether all know who the eunuch is."""
    turn: Seat
    over: tuple[int, ...] | None
    best: Seat
    passes: int
    finish: tuple[Seat, ...]



Chosen = tuple[int, int, int, int, int]
"""A play: rank and number of the equal cards, and the 2s, black and red jokers that hang on them."""


class Ended(NamedTuple):
    """How a deal ended: the seats in order of finishing, the points by seat, and what was done turn by turn."""

    finish: tuple[Seat, ...]
    points: tuple[int, ...]
    line: tuple[Chosen | None, ...]


class Opening(NamedTuple):
    """The move that the seat on turn makes first, whatever it thinks: None for a pass; ``shows`` the eunuch card."""

    move: Chosen | None
    shows: bool = False


Player = Callable[[Sequence[Counts], Table, bool, Opening | None], Ended]
"""Hands, which are used up, where the deal stands, whether the eunuch was announced, and the first move: the end."""


def player(options: Options) -> Player:
    """Plays deals of these options out, soundly for every seat."""
    direction, sixes_last, twos_hang = step(options), options.sixes_last, options.twos_hang
    known: dict[tuple[int, int, int, int, int], Lying] = {}

    def laid(rank: int, copies: int, twos: int, blacks: int, reds: int) -> Lying:
        key = (rank, copies, twos, blacks, reds)
        found = known.get(key)
        if found is None:
            heights = (RED,) * reds + (BLACK,) * blacks + (TWO,) * twos + (rank,) * copies
            found = known[key] = lying(heights, options)
        return found

    def play(hands: Sequence[Counts], table: Table, announced: bool, opening: Opening | None = None) -> Ended:
        emperor, eunuch, shown = table.emperor, table.eunuch, table.shown
        ours = (emperor, eunuch)
        ours_left = len({emperor, eunuch} - set(table.finish))
        people_left = SEATS - len({emperor, eunuch, *table.finish})
        sizes = [sum(hand) for hand in hands]
        groups = [sum(1 for number in hand[: TWO + 1] if number) for hand in hands]
        trusts = _trusts(emperor, eunuch, shown)
        finish = list(table.finish)
        line: list[Chosen | None] = []
        turn, best, passes = table.turn, table.best, table.passes
        over = None if table.over is None else lying(table.over, options)
        while True:
            hand, size = hands[turn], sizes[turn]
            trust = trusts[turn]
            hidden = not shown and turn == eunuch
            move: Chosen | None
            shows = False
            if opening is not None:
                (move, shows), opening = opening, None
            elif over is None:
                move = _lead(hand, size, groups[turn], turn, sizes, trust, hands, sixes_last, twos_hang, hidden)
            elif size < over.size:
                move = None
            else:
                people = turn not in ours
                move = _answer(hand, groups[turn], turn, sizes, trust, hands, over, best, people, hidden)
            line.append(move)
            if move is None:
                passes += 1
                if passes == ours_left + people_left - (sizes[best] > 0):
                    turn, over, passes = best, None, 0
                    best = NOBODY
                    if sizes[turn]:
                        continue
            else:
                rank, copies, twos, blacks, reds = move
                if copies:
                    hand[rank] -= copies
                    if not hand[rank]:
                        groups[turn] -= 1
                if twos:
                    hand[TWO] -= twos
                    if not hand[TWO]:
                        groups[turn] -= 1
                hand[BLACK] -= blacks
                hand[RED] -= reds
                size -= copies + twos + blacks + reds
                sizes[turn] = size
                over, best, passes = laid(rank, copies, twos, blacks, reds), turn, 0
                if hidden and (shows or not hand[BLACK]):
                    shown = True
                    trusts = _trusts(emperor, eunuch, True)
                if not size:
                    finish.append(turn)
                    if turn in ours:
                        ours_left -= 1
                    else:
                        people_left -= 1
                    if not (ours_left and people_left):
                        in_turn = [(turn + direction * places) % SEATS for places in range(1, SEATS)]
                        finish += sorted((seat for seat in in_turn if sizes[seat]), key=sizes.__getitem__)
                        order = tuple(finish)
                        return Ended(order, changes(options, order, emperor, eunuch, announced), tuple(line))
            turn = (turn + direction) % SEATS
            while not sizes[turn]:
                turn = (turn + direction) % SEATS

    return play


Trusts = tuple[tuple[float, ...], ...]


@cache
def _trusts(emperor: Seat, eunuch: Seat, shown: bool) -> Trusts:
    """How far each seat trusts each other."""
    return tuple(friends_of(seat, emperor, eunuch if shown else None, seat == eunuch) for seat in range(SEATS))


def _shortest(sizes: Sequence[int], trust: Sequence[float]) -> int:
    shortest = 99
    for seat in range(SEATS):
        size = sizes[seat]
        if size and size < shortest and trust[seat] < 0.5:
            shortest = size
    return shortest


def _lead(
    hand: Counts,
    size: int,
    groups: int,
    turn: Seat,
    sizes: Sequence[int],
    trust: Sequence[float],
    hands: Sequence[Counts],
    sixes_last: bool,
    twos_hang: bool,
    hidden: bool,
) -> Chosen:
    """All of a low rank, long sets first; at the end winners first, so that the last set can be led."""
    blacks, reds = hand[BLACK], hand[RED]
    if not groups:
        return (SIX, 0, 0, blacks, reds)
    lowest = SIX + (sixes_last and size != hand[SIX])
    if groups <= 2:
        ranks = [rank for rank in range(lowest, TWO + 1) if hand[rank]]
        if len(ranks) == 1 and groups == 1:
            return (ranks[0], hand[ranks[0]], 0, blacks, reds)
        if groups == 2 and twos_hang and hand[TWO] and len(ranks) == 2:
            return (ranks[0], hand[ranks[0]], hand[TWO], blacks, reds)
        if groups == 2:
            winner = _winner(hand, ranks, turn, sizes, hands, hidden)
            if winner is not None:
                return winner
        if not ranks:  # sixes go last, and with nothing: the jokers first
            return (SIX, 0, 0, blacks, reds)
    shortest = _shortest(sizes, trust)
    cheapest, least = -1, inf
    for rank in range(lowest, TWO + 1):
        copies = hand[rank]
        if copies:
            cost = rank - 0.9 * copies
            if rank >= TWO:
                cost += 4.0
            if copies <= shortest <= SHORT and rank < ACE:
                cost += 6.0 if copies == shortest else 4.5
            if cost < least:
                cheapest, least = rank, cost
    return (cheapest, hand[cheapest], 0, 0, 0)


def _winner(
    hand: Counts, ranks: Sequence[int], turn: Seat, sizes: Sequence[int], hands: Sequence[Counts], hidden: bool
) -> Chosen | None:
    """A whole rank that nobody can beat, with as few jokers as that takes."""
    best, least = None, inf
    for rank in ranks:
        copies = hand[rank]
        for reds in range(min(1, hand[RED]) + 1):
            for blacks in range(hand[BLACK] + 1):
                cost = COPIES[copies][rank] + BLACK_COST * blacks + RED_COST * reds
                if hidden and blacks == hand[BLACK]:
                    cost += UNMASKED
                if cost < least and not _can_be_beaten(rank, copies, blacks, reds, turn, sizes, hands):
                    best, least = (rank, copies, 0, blacks, reds), cost
    return best


def _can_be_beaten(
    rank: int, copies: int, blacks: int, reds: int, turn: Seat, sizes: Sequence[int], hands: Sequence[Counts]
) -> bool:
    """Whether unseen cards could beat it, if one enemy had them all."""
    if reds:
        return False
    size = copies + blacks
    others = [hand for seat, hand in enumerate(hands) if seat != turn and sizes[seat] >= size]
    if not others:
        return False
    others = [hand for seat, hand in enumerate(hands) if seat != turn]
    unseen_reds = sum([hand[RED] for hand in others])
    if unseen_reds < blacks:
        return False
    jokers = unseen_reds + sum([hand[BLACK] for hand in others])
    if jokers >= size:
        return True
    for higher in range(rank + 1, TWO + 1):
        if jokers - blacks + sum([hand[higher] for hand in others]) >= copies:
            return True
    return False


def _answer(
    hand: Counts,
    groups: int,
    turn: Seat,
    sizes: Sequence[int],
    trust: Sequence[float],
    hands: Sequence[Counts],
    over: Lying,
    best: Seat,
    people: bool,
    hidden: bool,
) -> Chosen | None:
    """The cheapest play over an enemy if it is cheap enough; a friend's play stands, the surer the friend."""
    if over.reds:
        return None
    trusted, foe_cards = trust[best], sizes[best]
    if trusted > FRIEND:
        limit = 1.5 if over.rank < SIX + 5 and foe_cards > sizes[turn] else 0.0
    else:
        limit = (PATIENCE_OF_PEOPLE if people else PATIENCE) + 0.25 * over.size
        if foe_cards <= SHORT and trusted < 0.5:
            limit += 0.9 * (SHORT + 1 - foe_cards)
        else:
            shortest = _shortest(sizes, trust)
            if shortest <= SHORT:
                limit += 0.4 * (SHORT + 1 - shortest)
        if groups <= 4:
            limit += 1.2 * (5 - groups)
        limit *= 1.15 - trusted
    near = groups <= 2
    if not limit and not near:
        return None
    chosen, least = None, inf if near else limit
    held_blacks, held_reds = hand[BLACK], hand[RED]
    for way_cost, copies, ranks, twos, blacks, reds in over.ways:
        if way_cost >= least:
            break
        if blacks > held_blacks or reds > held_reds or (twos and twos > hand[TWO]):
            continue
        if hidden and blacks and blacks == held_blacks:
            way_cost += UNMASKED
        if not copies:
            if way_cost < least:
                chosen, least = (SIX, 0, twos, blacks, reds), way_cost
            continue
        costs = COPIES[copies]
        for rank in ranks:
            held = hand[rank]
            if held >= copies:
                cost = way_cost + costs[rank]
                if held > copies:
                    cost += BROKEN
                if cost < least:
                    chosen, least = (rank, copies, twos, blacks, reds), cost
    if near:
        finishing = _finishing(hand, turn, sizes, hands, over)
        if finishing is not None:
            return finishing
        if chosen is not None and least >= limit:
            return None
    return chosen


def _finishing(hand: Counts, turn: Seat, sizes: Sequence[int], hands: Sequence[Counts], over: Lying) -> Chosen | None:
    """A play that empties the hand, or that nobody can beat and that leaves one play."""
    size, kept = sizes[turn], None
    for _, copies, ranks, twos, blacks, reds in over.ways:
        if blacks > hand[BLACK] or reds > hand[RED] or (twos and twos > hand[TWO]):
            continue
        for rank in ranks if copies else (SIX,):
            if hand[rank] < copies:
                continue
            if copies + twos + blacks + reds == size:
                return (rank, copies, twos, blacks, reds)
            if kept is None:
                after = sum(1 for each in range(TWO + 1) if hand[each] and not (each == rank and hand[each] == copies))
                if after <= 1 and not twos and not _can_be_beaten(rank, copies, blacks, reds, turn, sizes, hands):
                    kept = (rank, copies, twos, blacks, reds)
    return kept
