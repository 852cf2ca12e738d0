"""Which options of a Bashi Fen table have nothing to act on beside the others: no page tells of them."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from functools import cache

from engine.cards import SUITED_RANKS, Rank, Suit
from engine.games.bashi_fen.options import Options, fluid, most_partners, packs_of
from engine.games.bashi_fen.pack import hand_size, most_alike, most_jokers, pack, ranks_of, start_level
from engine.games.bashi_fen.rules.bids import Naming
from engine.games.bashi_fen.rules.possible_bids import joker_bids, overbids_happen
from engine.games.bashi_fen.rules.trumps import trumps_of

_FLUID = (
    *("may_bid", "overbid_keeps_declarer", "same_rank_keeps_declarer", "joker_bid_takes_hand"),
    *("fewer_partners_bonus", "may_call_fewer", "call", "may_call_trumps", "partner_cards", "double_join"),
)
_OVERBIDS = (
    *("overbid_keeps_declarer", "same_rank_keeps_declarer", "joker_bid_takes_hand"),
    *("overbid_self", "bid_order", "chao_dipi"),
)
_THROWS = ("throw_ruff", "throw_follow", "throw_compare", "failed_throw")
_SEVERAL_PACKS = ("reinforce", "overbid_keeps_declarer", "tuple_follow", "loose_tractors")


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
        case "tractor_follow":
            return not sequences(options) or options.tuple_follow == "suit_only"
        case "high_trump_tractors":
            return not sequences(options)
        case "bigger_shapes_beat":
            return most_alike(options) < 3
        case "bombs":
            return most_alike(options) < 4
        case "throw_ruff" | "throw_follow":
            free = name == "throw_follow" and options.tuple_follow == "suit_only"
            return options.throws == "strictly_highest" or not sequences(options) or free
        case "failed_throw":
            return not sequences(options)
        case "throw_penalty":
            return options.throws == "no" and (not options.loose_tractors or packs_of(options) == 1)
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
    return packs_of(options) > 1 or runs(options)


def runs(options: Options) -> bool:
    """Whether there are runs of single cards: some suit has as many cards in a row as the shortest (BSF-57)."""
    return 0 < options.runs_of_singles <= longest_run(options)


@cache
def longest_run(options: Options) -> int:
    """The most single cards in a row that a hand can hold in one suit as played, whatever the trumps."""
    levels = (*ranks_of(options), *((None,) if options.no_trump_level else ()))
    tables = {trumps_of(options, suit, level) for level in levels for suit in (*Suit, None)}
    suits = ((trumps, suit) for trumps in tables for suit in (*Suit, None))
    most = max(_longest({trumps.place(card) for card in trumps.of_suit(pack(options), suit)}) for trumps, suit in suits)
    return min(most, hand_size(options))


def _longest(places: Set[int | None]) -> int:
    """How many of these places follow one another at most."""
    most = now = 0
    for place in sorted(place for place in places if place is not None):
        now = now + 1 if place - 1 in places else 1
        most = max(most, now)
    return most


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
