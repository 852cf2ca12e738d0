"""Which options of a Bashi Fen table have nothing to act on beside the others: no page tells of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Set
from dataclasses import replace
from functools import cache

from engine.cards import SUITED_RANKS, Card, Rank, Suit
from engine.games.bashi_fen.options import Options, fluid, most_partners, packs_of
from engine.games.bashi_fen.pack import copies_of, hand_size, most_alike, most_jokers, ranks_of, start_level
from engine.games.bashi_fen.rules.bids import Naming
from engine.games.bashi_fen.rules.possible_bids import joker_bids, no_trump_happens, overbids_happen
from engine.games.bashi_fen.rules.trumps import PlayedSuit, Trumps, trumps_of

_FLUID = (
    *("may_bid", "overbid_keeps_declarer", "same_rank_keeps_declarer", "joker_bid_takes_hand"),
    *("fewer_partners_bonus", "may_call_fewer", "call", "may_call_trumps", "partner_cards", "double_join"),
)
_OVERBIDS = (
    *("overbid_keeps_declarer", "same_rank_keeps_declarer", "joker_bid_takes_hand"),
    *("overbid_self", "bid_order", "chao_dipi"),
)
_THROWS = ("throw_ruff", "throw_follow", "throw_compare", "failed_throw")
_SEVERAL_PACKS = ("reinforce", "overbid_keeps_declarer")


def asleep(options: Options, name: str) -> bool:
    """Whether this option has nothing to act on beside the others; also where they do not go together."""
    return (
        (name in _FLUID and not fluid(options))
        or (name in _OVERBIDS and not overbids_happen(options))
        or (name in _THROWS and options.throws == "no")
        or (name in _SEVERAL_PACKS and packs_of(options) == 1)
        or _asleep_alone(options, name)
    )


def _asleep_alone(options: Options, name: str) -> bool:
    """The options that sleep for a reason of their own."""
    match name:
        case "overbid":
            return not overbids_happen(replace(options, overbid=True))
        case "same_rank_keeps_declarer":
            return not options.overbid_keeps_declarer
        case "joker_bid":
            return most_jokers(options) < options.joker_bid_min
        case "joker_bid_min":
            return options.joker_bid == "no" or most_jokers(options) < 2
        case "joker_bid_takes_hand":
            return Naming.NO_SUIT not in joker_bids(options)
        case "kitty":
            return options.six_card_kitty != "no"
        case "may_call_trumps":
            return options.call == "colour"
        case "double_join":
            return most_partners(options) < 2
        case "tuple_follow":
            lifts = runs(options) and options.tuple_follow == "suit_only"  # one need not follow runs with runs then
            return packs_of(options) == 1 and not lifts
        case "tractor_follow":
            return not sequences(options) or options.tuple_follow == "suit_only"
        case "high_trump_tractors":
            return not sequences(replace(options, high_trump_tractors=True))
        case "bigger_shapes_beat":
            return not _bigger_shapes(options)
        case "bombs":
            return most_alike(options) < 4
        case "throw_ruff" | "throw_follow":
            free = name == "throw_follow" and options.tuple_follow == "suit_only"
            return options.throws == "strictly_highest" or not sequences(options) or free
        case "failed_throw":
            return only_single_cards(options)
        case "throw_penalty":
            return options.throws == "no" and (not options.loose_tractors or _asleep_alone(options, "loose_tractors"))
        case "loose_tractors":
            return longest_row(options, 2) < 3  # no gap between two pairs
        case "turnover":
            return options.dead_bracket
        case "open_top":
            return options.low_gains
        case "constant_trumps":
            return Rank.TWO not in ranks_of(options) or _asleep_among_levels(options, name)
        case "red_five":
            return Rank.FIVE not in ranks_of(options)
        case "red_five_penalty":
            return not options.red_five
    return _asleep_among_levels(options, name)


def sequences(options: Options) -> bool:
    """Whether there are tractors or runs of single cards."""
    return tractors(options) or runs(options)


def tractors(options: Options) -> bool:
    """Whether there are tractors: somebody can hold pairs of two neighbours (BSF-54, BSF-55)."""
    return longest_row(options, 2) > 1


def runs(options: Options) -> bool:
    """Whether there are runs of single cards: some suit has as many cards in a row as the shortest (BSF-57)."""
    return 0 < options.runs_of_singles <= longest_row(options, 1)


def only_single_cards(options: Options) -> bool:
    """Whether no cards at all belong together: there are neither identical ones nor runs."""
    return most_alike(options) == 1 and not runs(options)


@cache
def longest_row(options: Options, width: int) -> int:
    """The most neighbours of which a hand can hold ``width`` identical cards each, in one suit as played, whatever the
    trumps."""
    enough = [card for card, copies in copies_of(options).items() if copies >= width]
    rows = (_longest_in_a_suit(trumps, enough) for trumps in _every_trumps(options))
    return min(max(rows, default=0), hand_size(options) // width)


def _longest_in_a_suit(trumps: Trumps, cards: Iterable[Card]) -> int:
    """How many neighbours are among these cards at most, in one suit as played."""
    places: defaultdict[PlayedSuit, set[int]] = defaultdict(set)
    for card in cards:  # once for all suits: pages and forms ask this of hundreds of tables
        if (place := trumps.place(card)) is not None:
            places[trumps.suit_of(card)].add(place)
    return max(map(_longest, places.values()), default=0)


def _every_trumps(options: Options) -> Iterator[Trumps]:
    """The trumps of every hand that can be played at this table."""
    suits = (*Suit, *((None,) if Naming.NO_SUIT in joker_bids(options) else ()))
    played = levels_played(options) or ranks_of(options)  # of options that do not go together: whatever may be
    yield from (trumps_of(options, suit, rank) for rank in played for suit in suits)
    if no_trump_happens(options):
        yield trumps_of(options, None, None)


def _bigger_shapes(options: Options) -> bool:
    """Whether some tractor has as many cards as larger sets, one alone or several in a row (BSF-58)."""
    most = most_alike(options)
    rows = {width: longest_row(options, width) for width in range(2, most + 1)}
    return any(
        width * length % wider == 0 and width * length // wider <= max(rows[wider], 1)
        for width in range(2, most)
        for length in range(2, rows[width] + 1)
        for wider in range(width + 1, most + 1)
    )


def _longest(places: Set[int]) -> int:
    """How many of these places follow one another at most."""
    most = now = 0
    for place in sorted(places):
        now = now + 1 if place - 1 in places else 1
        most = max(most, now)
    return most


def levels_played(options: Options) -> tuple[Rank, ...]:
    """The ranks at whose level a hand can be played, from low to high; none where the last would be below the first."""
    first, last = (SUITED_RANKS.index(rank) for rank in (lowest_played(options), Rank(options.end_level)))
    return tuple(rank for rank in ranks_of(options) if first <= SUITED_RANKS.index(rank) <= last)


def lowest_played(options: Options) -> Rank:
    """The lowest level that anybody can be at: that of the start, or lower where levels begin again or are lost."""
    place, start = SUITED_RANKS.index, start_level(options)
    costs = options.red_five and options.red_five_penalty == "level" and Rank.FIVE in ranks_of(options)
    hooks = options.hook_and_needle and any(
        place(start) <= place(rank) <= place(Rank(options.end_level)) for rank in (Rank.JACK, Rank.ACE)
    )
    return Rank(options.lowest_rank) if options.wrap or costs or hooks else start


def _asleep_among_levels(options: Options, name: str) -> bool:
    """The options of the ladder: levels outside it are never played."""
    place = SUITED_RANKS.index
    lowest, end = place(Rank(options.lowest_rank)), place(Rank(options.end_level))
    first = place(lowest_played(options))
    goes_on = options.wrap or options.no_trump_level
    match name:
        case "start_level":
            return place(Rank(options.start_level)) < lowest
        case "end_level":
            return goes_on
        case "hands":
            return not options.wrap
        case "passing_end":
            return options.wrap
        case "mandatory_levels":
            at_the_end = goes_on or options.passing_end == "by_gains"
            stops = {rank.value for rank in SUITED_RANKS[first + (not options.wrap) : end + at_the_end]}
            return bool(options.mandatory_levels) and not stops & options.mandatory_levels
        case "constant_trumps":
            return not goes_on and options.end_level == Rank.TWO.value
        case "hook_and_needle":
            first = place(lowest_played(replace(options, hook_and_needle=False)))
            return not any(first <= place(rank) <= end for rank in (Rank.JACK, Rank.ACE))
    return False
