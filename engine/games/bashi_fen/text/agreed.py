"""What each house rule of Bashi Fen means at one table: the sentence that is true beside all its other rules."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Rank
from engine.games.bashi_fen.options import Options, fluid, most_partners, packs_of
from engine.games.bashi_fen.pack import adjustment, most_alike, most_jokers, ranks_of
from engine.games.bashi_fen.rules.asleep import (
    asleep,
    levels_played,
    longest_row,
    only_single_cards,
    runs,
    sequences,
    tractors,
)
from engine.games.bashi_fen.rules.bids import Naming
from engine.games.bashi_fen.rules.possible_bids import joker_bids, overbids_happen
from engine.options import as_declared, option_named, value_word
from engine.words import Text, listed, text

LEFT_OUT = "option.jokers.left_out"
_EVERY_CARD_ALONE = {
    "throws": ("unbeatable", "strictly_highest"),
    "throw_compare": ("largest_part", "highest_card"),
}
"""Rules of throws that are told otherwise where nothing but single cards is thrown, and their values."""


def agreed(options: Options, name: str) -> Text:
    """The present value of this option in a sentence; options that do not go together have one as well."""
    value = getattr(options, name)
    word = value_word(option_named(Options, name), value)
    if name == "jokers" and _left_out(options) and value != "none":
        return text(LEFT_OUT, jokers=_all_jokers(options), out=_left_out(options))
    if (name, word) == ("joker_bid", "both") and Naming.NO_TRUMP not in joker_bids(options):
        return agreed(replace(options, joker_bid="no_suit"), name)
    if name == "mandatory_levels" and value:
        played = [level.value for level in levels_played(options) if level.value in value]
        return text("option.mandatory_levels.about", value=listed(played)) if played else as_declared(options, name)
    if name == "runs_of_singles" and value and not runs(options):
        return text("option.runs_of_singles.none_fit", least=value)
    if name == "tuple_follow" and word not in ("decompose", "suit_only") and most_alike(options) == 2:
        return text(f"rules.play.follow.pairs.{options.tractor_follow}")
    if (name, word) == ("tuple_follow", "standard") and not tractors(options):
        return agreed(replace(options, tuple_follow="most_locked"), name)  # only after tractors they differ
    if word in _EVERY_CARD_ALONE.get(name, ()) and only_single_cards(options):
        return text(f"rules.throws.singles.{word}" if name == "throws" else "rules.throws.singles.compared")
    ending = _ending(options, name, word)
    if not ending:
        return as_declared(options, name)
    if name == "step":
        return text(f"option.step.about.{ending}", value=value)
    return text(f"option.{name}.{word}.{ending}")


def _left_out(options: Options) -> int:
    """How many jokers are left out for a kitty of six."""
    return max(-(adjustment(options) or 0), 0)


def _all_jokers(options: Options) -> int:
    return 2 if options.jokers == "one_pair" else 2 * packs_of(options)


def _ending(options: Options, name: str, word: str) -> str:
    """By which ending of its key the sentence of this value is found; "" for the one of most tables."""
    one_pack = packs_of(options) == 1
    match name, word:
        case ("jokers", "all" | "one_pair") | ("step", _) | ("kitty_factor", "packs") | ("call", "copy") if one_pack:
            return "one_pack"
        case "six_card_kitty", "jokers" | "fillers" if adjustment(options) == 0:
            return "none"
        case (
            "joker_bid"
            | "joker_bid_min"
            | "bid_order"
            | "redeal_right"
            | "call"
            | "partner_cards"
            | "double_join"
            | "may_call_fewer",
            _,
        ):
            return _ending_of_bids_and_calls(options, name, word)
        case "passing_end" | "hook_and_needle" | "red_five_penalty" | "mandatory_levels", _:
            return _ending_of_levels(options, name, word)
    return _ending_of_play(options, name, word)


def _ending_of_bids_and_calls(options: Options, name: str, word: str) -> str:
    match name, word:
        case "joker_bid", "no" if not options.no_trump_level:
            return "never"
        case "joker_bid", "no_suit" if not overbids_happen(options):
            return "first"
        case "joker_bid", "no_suit" if options.bid_order == "more":
            return "more"
        case "joker_bid_min", _ if options.no_trump_level:
            return "no_trump_level"
        case "bid_order", "joker_or_more" | "joker_or_higher_suit":
            return "jokers" if joker_bids(options) else "" if options.no_trump_level else "suits"
        case "redeal_right", "no_points":
            kept = {Rank.FIVE: "", Rank.TEN: "tens", Rank.KING: "kings"}
            return next((ending for rank, ending in kept.items() if rank in ranks_of(options)), "none")
        case "partner_cards", "no_points" if Rank.ACE not in levels_played(options):
            return "never"
        case "may_call_fewer", "yes" if options.call == "colour" or most_partners(options) == 1:
            return "one"
        case "may_call_fewer", "no" if most_partners(options) == 1:
            return "one"
        case "double_join", "no":
            return "colour" if options.call == "colour" else "one_pack" if packs_of(options) == 1 else ""
    return ""


def _ending_of_play(options: Options, name: str, word: str) -> str:
    alike = most_alike(options)
    one_pack = packs_of(options) == 1  # then all sequences are runs, whether or not two fillers are a pair
    few = "runs" if one_pack else "pairs" if alike == 2 else ""
    match name, word:
        case "tractor_follow", _ if one_pack:
            return "runs"
        case "high_trump_tractors", "no" if not sequences(options):
            return "none"
        case "high_trump_tractors", _ if not most_jokers(options):
            return "no_jokers"
        case "bigger_shapes_beat", _ if longest_row(options, 2) < 3:
            return "two"
        case "bigger_shapes_beat", "yes" if alike == 3:
            return "triples"
        case "throw_ruff" | "throw_follow", "counts":
            return few
        case "throw_ruff" | "throw_follow", "shape" if one_pack:
            return "runs"
        case "throw_penalty", "10" | "20" if options.throws == "no":
            return "loose"
    return ""


def _ending_of_levels(options: Options, name: str, word: str) -> str:
    partners = "fluid" if fluid(options) else "fixed"
    match name, word:
        case "passing_end", "by_gains":
            compulsory = options.mandatory_levels and not asleep(options, "mandatory_levels")
            stops = compulsory and options.end_level in options.mandatory_levels and not options.no_trump_level
            return "" if stops else "freely"
        case ("passing_end", "as_declarers") | ("red_five_penalty", "level"):
            return partners
        case "mandatory_levels", "none" if options.wrap:
            return "wrap"
        case "hook_and_needle", _:
            jacks, aces = (rank in levels_played(options) for rank in (Rank.JACK, Rank.ACE))
            return "" if jacks and aces else "aces" if aces else "jacks"
    return ""
