"""The house rules of the Bashi Fen family, and the games that players know by name."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import SUITED_RANKS
from engine.options import Choice, Range, Subset, Switch, rule

AUTO = "auto"
_RANKS = tuple(rank.value for rank in SUITED_RANKS)


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that may be agreed on before a match; every field names its row of the rules.

    An option that has nothing to act on (``call`` with fixed partners, ``hands`` without ``wrap``) sleeps; ``problem``
    refuses options that exclude each other. Packs and kitty may be ``auto``: ask ``packs_of`` and ``kitty_size``.
    """

    partners: str = rule(Choice(("fixed", "fluid")), "fixed", "BSF-01", "table")
    seats: int = rule(Choice(tuple(range(4, 11))), 4, "BSF-01", "table")
    packs: int | str = rule(Range(1, 6, (AUTO,)), 2, "BSF-02", "table")
    jokers: str = rule(Choice(("all", "one_pair", "none")), "all", "BSF-02", "table", until_then="all")
    lowest_rank: str = rule(Choice(_RANKS), "2", "BSF-87", "table")
    direction: str = rule(Choice(("counter_clockwise", "clockwise")), "counter_clockwise", "BSF-06", "table")
    first_taker: str = rule(Choice(("cut", "turn_up")), "cut", "BSF-10", "table")

    may_bid: str = rule(Choice(("anyone", "not_losers")), "anyone", "BSF-12", "bidding")
    overbid: bool = rule(Switch(), True, "BSF-13", "bidding")
    overbid_keeps_declarer: bool = rule(Switch(), False, "BSF-13", "bidding")
    same_rank_keeps_declarer: bool = rule(Switch(), False, "BSF-13", "bidding")
    joker_bid: str = rule(Choice(("no", "no_suit", "no_trump", "both", "both_choice")), "no_suit", "BSF-14", "bidding")
    joker_bid_min: int = rule(Choice((2, 3)), 2, "BSF-14", "bidding")
    joker_bid_takes_hand: bool = rule(Switch(), False, "BSF-14", "bidding")
    bid_order: str = rule(
        Choice(("joker_or_more", "joker_or_higher_suit", "more")), "joker_or_more", "BSF-85", "bidding"
    )
    reinforce: bool = rule(Switch(), True, "BSF-15", "bidding")
    overbid_self: bool = rule(Switch(), False, "BSF-15", "bidding")
    no_bid: str = rule(Choice(("redeal", "turn_kitty")), "redeal", "BSF-17", "bidding")
    redeal_right: str = rule(Choice(("none", "no_trump", "no_points")), "none", "BSF-18", "bidding")

    kitty: int | str = rule(Range(1, 292, (AUTO,)), AUTO, "BSF-03", "kitty")
    six_card_kitty: str = rule(Choice(("no", "jokers", "fillers")), "no", "BSF-04", "kitty")
    chao_dipi: bool = rule(Switch(), False, "BSF-31", "kitty")

    may_call_fewer: bool = rule(Switch(), False, "BSF-40", "partners", until_then=True)
    call: str = rule(Choice(("copy", "colour")), "copy", "BSF-42", "partners")
    may_call_trumps: bool = rule(Switch(), False, "BSF-41", "partners")
    partner_cards: str = rule(Choice(("any", "not_highest", "no_points")), "any", "BSF-83", "partners")
    double_join: bool = rule(Switch(), True, "BSF-83", "partners")

    tuple_follow: str = rule(
        Choice(("standard", "exact_only", "most_locked", "longest_first", "decompose", "suit_only")),
        "standard",
        "BSF-53",
        "play",
    )
    tractor_follow: str = rule(Choice(("tractor", "tuples")), "tractor", "BSF-56", "play")
    high_trump_tractors: bool = rule(Switch(), True, "BSF-55", "play")
    runs_of_singles: int = rule(Choice((0, *range(3, 14))), 0, "BSF-57", "play")
    bigger_shapes_beat: bool = rule(Switch(), False, "BSF-58", "play")
    bombs: str = rule(Choice(("no", "any_suit", "same_suit_or_trump")), "no", "BSF-82", "play")

    throws: str = rule(Choice(("no", "unbeatable", "strictly_highest")), "unbeatable", "BSF-5A", "throws")
    throw_ruff: str = rule(Choice(("shape", "counts")), "shape", "BSF-5C", "throws")
    throw_compare: str = rule(
        Choice(("largest_part", "every_part", "highest_card")), "largest_part", "BSF-5C", "throws"
    )
    throw_follow: str = rule(Choice(("shape", "counts")), "shape", "BSF-5B", "throws", until_then="shape")
    failed_throw: str = rule(
        Choice(("lowest_rank", "lowest_beaten_part", "fewest_cards")),
        "lowest_rank",
        "BSF-5D",
        "throws",
        values_formerly={"lowest_part": "fewest_cards"},
    )
    throw_penalty: int = rule(Choice((0, 10, 20)), 0, "BSF-5D", "throws")
    loose_tractors: bool = rule(Switch(), False, "BSF-59", "throws")

    kitty_factor: str = rule(
        Choice(("twice_cards", "two", "packs", "twice_longest", "power")), "twice_cards", "BSF-61", "scoring"
    )
    step: int = rule(Range(5, 100), 20, "BSF-62", "scoring")
    low_gains: bool = rule(Switch(), False, "BSF-63", "scoring")
    dead_bracket: bool = rule(Switch(), True, "BSF-63", "scoring")
    turnover: str = rule(Choice(("2s", "2½s")), "2s", "BSF-63", "scoring")
    open_top: bool = rule(Switch(), False, "BSF-63", "scoring")
    fewer_partners_bonus: bool = rule(Switch(), False, "BSF-63", "scoring")

    start_level: str = rule(Choice(_RANKS), "2", "BSF-05", "levels")
    end_level: str = rule(Choice(_RANKS), "A", "BSF-05", "levels")
    passing_end: str = rule(
        Choice(("as_declarers", "by_gains")), "as_declarers", "BSF-05", "levels", until_then="as_declarers"
    )
    wrap: bool = rule(Switch(), False, "BSF-05", "levels")
    hands: int = rule(Range(1, 200), 24, "BSF-05", "levels")
    mandatory_levels: frozenset[str] = rule(Subset(_RANKS), frozenset(), "BSF-72", "levels")
    hook_and_needle: bool = rule(Switch(), False, "BSF-73", "levels")
    no_trump_level: bool = rule(Switch(), False, "BSF-84", "levels")

    constant_trumps: bool = rule(Switch(), False, "BSF-88", "extras", until_then=False)
    red_five: bool = rule(Switch(), False, "BSF-74", "extras")
    red_five_penalty: str = rule(Choice(("level", "points")), "level", "BSF-74", "extras")
    hide_points: bool = rule(Switch(), False, "BSF-86", "extras")
    hide_played: bool = rule(Switch(), False, "BSF-86", "extras")


PRESETS = {
    "sheng_ji": Options(packs=1, overbid=False, joker_bid="no"),
    "tuo_la_ji": Options(),
    "zhao_pengyou": Options(partners="fluid", seats=5, packs=AUTO),
    "si_fu": Options(packs=4),
    "chao_dipi": Options(chao_dipi=True),
    "bi_da": Options(mandatory_levels=frozenset({"5", "10", "K"})),
    "by_the_page": Options(throw_ruff="counts", throw_follow="counts", passing_end="by_gains"),
}
"""The games that players know by name; with one pack nothing overbids and no two jokers are equal (BSF-13, BSF-14)."""


def seats(options: Options) -> int:
    """How many sit at the table (BSF-01)."""
    return options.seats


def fluid(options: Options) -> bool:
    """Whether partners are called anew in each hand (BSF-01)."""
    return options.partners == "fluid"


def most_partners(options: Options) -> int:
    """How many partners a declarer can have: one of four or five seats, two of six or seven … (BSF-40)."""
    return options.seats // 2 - 1


def packs_of(options: Options) -> int:
    """How many packs are played with; ``auto``: 2 for 4–6 seats, 3 for 7–9, 4 for 10 (BSF-02)."""
    if isinstance(options.packs, int):
        return options.packs
    return 2 if options.seats <= 6 else 3 if options.seats <= 9 else 4
