"""Plays of Bashi Fen that give something away for nothing; no search tries them, because another play is better.

Imagined deals hardly tell such plays from others: the players in them make no use of what they are given. A search that
takes the luckiest of several moves would choose one now and then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.cards import Cards, Rank, without
from engine.events import Seat
from engine.games.bashi_fen.ai.alternatives import exchanged
from engine.games.bashi_fen.ai.simulator.heuristic import JOKER_COSTS, InformationState
from engine.games.bashi_fen.ai.simulator.packed_cards import (
    BITS,
    FIELD,
    PackedCards,
    Packing,
    cards_counted,
    fields_in,
    held_twice,
    highest,
    lowest,
)
from engine.games.bashi_fen.ai.simulator.play_loop import Led, led_by, takes
from engine.games.bashi_fen.rules.partners import all_known
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.throws import higher
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps
from engine.games.bashi_fen.rules.view import View

MANY_POINTS, FEW_TRUMPS = 10, 3
"""Points that are worth a fight for the last trick, which a hand with one trump in this many cards often loses …"""
TOO_MANY_POINTS, HALF = 25, 2
"""… and points that are more than playouts can judge, since opponents in them fight less for it than players do."""
MOST_POINTS, MOST_OF_HAND = 40, (3, 5)
"""Points that even a hand of half trumps loses too often: played out by skilled players it gains less than without."""


def without_waste(
    view: View, playing: Playing, packing: Packing, information: InformationState, moves: Sequence[PackedCards]
) -> list[PackedCards]:
    """The moves that give nothing away for nothing; at least one move is always left."""
    if information.led is None:
        return _leads(view, packing, information, moves) or list(moves)
    return _follows(view, playing, packing, information, information.led, moves)


def _is_worthless(packing: Packing, rest: PackedCards, field: int, led: PackedCards) -> bool:
    """Whether nobody minds losing a card of this field: no points, no master, a trump only where trumps were led."""
    suit = packing.suits[field]
    if packing.points[field] or (
        suit is None and (led != packing.masks[None] or packing.trumps.is_high(packing.cards[field]))
    ):
        return False
    return bool((rest & packing.masks[suit]) >> BITS * (field + 1))


def _follows(
    view: View,
    playing: Playing,
    packing: Packing,
    information: InformationState,
    led: Led,
    moves: Sequence[PackedCards],
) -> list[PackedCards]:
    """Follows without gifts to the other side, and without jokers, trumps and high cards that win nothing more."""
    losing = [move for move in moves if not takes(packing, led, move, information.best)]
    hostile = not information.friendly and all_known(view.options, playing.calls)

    def is_spared_by(move: PackedCards, other: PackedCards) -> bool:
        gone, new = exchanged(move, other)
        given, less = packing.points_in(gone), packing.points_in(new)
        if gone & packing.jokers and not new & packing.jokers:
            return less - given <= JOKER_COSTS
        if not all(_is_worthless(packing, information.rest, field, led.mask) for field in fields_in(new)):
            return False
        if hostile and information.last and given > less:
            return True
        ruffs = led.mask != packing.masks[None] and not gone & ~packing.masks[None]
        return ruffs and not given and not gone & packing.jokers

    wasteful = {move for move in losing if any(other != move and is_spared_by(move, other) for other in losing)}
    winning = [move for move in moves if information.last and move not in losing]
    for alike in (losing, winning):
        wasteful |= {move for move in alike if any(_does_as_well(packing, information, move, other) for other in alike)}
    if information.friendly and information.last and all_known(view.options, playing.calls):
        wasteful |= {move for move in winning if _overtakes(packing, information, led, move, losing)}
    kept = [move for move in moves if move not in wasteful]
    return [move for move in kept if not _is_timid(view, playing, packing, information, led, move, kept)] or kept


def _does_as_well(packing: Packing, information: InformationState, move: PackedCards, other: PackedCards) -> bool:
    """Whether the other move has a lower card of the same suit in place of one of this move, at no cost.

    A card of a pair costs the pair.
    """
    gone, new = exchanged(move, other)
    if not gone or not new or cards_counted(gone) != 1 or cards_counted(new) != 1:
        return False
    high, low = lowest(gone), lowest(new)
    return (
        packing.suits[high] == packing.suits[low]
        and packing.points[high] == packing.points[low]
        and packing.strengths[high] > packing.strengths[low]
        and not held_twice(information.hand) >> BITS * low & FIELD
    )


def _overtakes(
    packing: Packing, information: InformationState, led: Led, move: PackedCards, losing: Iterable[PackedCards]
) -> bool:
    """Whether this play takes the partner's trick without adding points, though worthless cards might be played.

    That is right where a side suit's highest card is left to lead.
    """
    if packing.points_in(move) or _holds_side_master(packing, information.hand - move, information.rest):
        return False
    return any(
        all(_is_worthless(packing, information.rest, field, led.mask) for field in fields_in(other)) for other in losing
    )


def _holds_side_master(packing: Packing, hand: PackedCards, rest: PackedCards) -> bool:
    """Whether the hand has a card of a side suit that no card of the rest beats."""
    return any(hand & mask and highest(hand & mask) >= highest(rest & mask) for mask in packing.plain_masks)


def _is_timid(
    view: View,
    playing: Playing,
    packing: Packing,
    information: InformationState,
    led: Led,
    move: PackedCards,
    others: Iterable[PackedCards],
) -> bool:
    """Whether third hand wins a partner's lead, with points in it, by a card that the last seat may beat, and has more.

    That is right where the last seat is out of the suit, and would ruff the better card as well.
    """
    last = turn_after(view.options, view.seat)
    if led.size > 1 or turn_after(view.options, last) != playing.leader or view.options.partners != "fixed":
        return False
    if (playing.leader in view.declarers) != (view.seat in view.declarers) or _is_void(view, last, led.lead.suit):
        return False
    stake = information.stake + packing.points_in(move)
    rest = information.rest & led.mask
    if not stake or not move & led.mask or not rest >> BITS * (lowest(move) + 1):
        return False
    return takes(packing, led, move, information.best) and any(
        other & led.mask and not rest >> BITS * (lowest(other) + 1) for other in others
    )


def _is_void(view: View, seat: Seat, suit: PlayedSuit) -> bool:
    """Whether this seat has once played less of the suit than was led."""
    return any(
        trick.lead.suit == suit and any(view.trumps.suit_of(card) != suit for card in trick.plays[seat])
        for trick in view.tricks
    )


def _leads(
    view: View, packing: Packing, information: InformationState, moves: Sequence[PackedCards]
) -> list[PackedCards]:
    """Leads without lone fives that others can beat, and without throws to which others will hardly fail to object."""
    singles = [move for move in moves if cards_counted(move) == 1]
    spare = any(_is_worthless(packing, information.rest, lowest(move), 0) for move in singles)
    wasteful = {*_fives(view, packing, information, singles)} if spare else set()
    return [move for move in moves if move not in wasteful and not _is_loose(packing, information, move)]


def _fives(
    view: View, packing: Packing, information: InformationState, singles: Iterable[PackedCards]
) -> Iterator[PackedCards]:
    """The lone fives of side suits that unseen cards beat and that no seat has run out of, so that none may ruff."""
    for move in singles:
        field = lowest(move)
        suit = packing.suits[field]
        if suit is None or packing.cards[field].rank is not Rank.FIVE:
            continue
        others = (seat for seat in range(view.options.seats) if seat != view.seat)
        if (information.rest & packing.masks[suit]) >> BITS * (field + 1) and not any(
            _is_void(view, seat, suit) for seat in others
        ):
            yield move


def _is_loose(packing: Packing, information: InformationState, move: PackedCards) -> bool:
    """Whether this is a throw, and unseen cards beat one of its single cards, a tuple in several ways, or every part.

    A card that beats a single lies in some hand, but for the few in the kitty; that one hand has both cards of the only
    higher pair is less likely, so that such throws are for the playouts to weigh.
    """
    field = lowest(move)
    rest = information.rest & packing.masks[packing.suits[field]]
    if cards_counted(move) == 1 or not rest >> BITS * (field + 1):
        return False
    parts = led_by(packing, move).lead.parts
    if len(parts) == 1:
        return False
    unseen = packing.unpacked(rest)
    beaten = [part for part in parts if higher(part, unseen, packing.trumps)]
    higher_pairs = cards_counted(held_twice(rest) >> BITS * (lowest(move) + 1))
    return len(beaten) == len(parts) or any(part.shape.size == 1 or higher_pairs > 1 for part in beaten)


def is_wasteful_burial(trumps: Trumps, hand: Cards, buried: Cards) -> bool:
    """Whether trumps are buried though enough other cards are held, or many points without trumps to guard them.

    Points in the kitty count double or more for whoever wins the last trick (BSF-61); with at most a third of the hand
    trumps that is too often the other side.
    """
    kept = without(hand, buried)
    own = len(trumps.of_suit(kept, None))
    if trumps.of_suit(buried, None) and len(kept) > own:
        return True
    points, (share, whole) = points_in(buried), MOST_OF_HAND
    if points >= MOST_POINTS and whole * own < share * len(kept):
        return True
    return any(
        points >= many and few * own <= len(kept) for many, few in ((MANY_POINTS, FEW_TRUMPS), (TOO_MANY_POINTS, HALF))
    )
