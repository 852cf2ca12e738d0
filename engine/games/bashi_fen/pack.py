"""The cards of a Bashi Fen table: packs, jokers left out, fillers, the kitty, and which options exclude each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache

from engine.cards import BLACK_JOKER, FILLER, RED_JOKER, STANDARD, SUITED_RANKS, Card, Cards, Rank
from engine.games.bashi_fen.options import Options, packs_of
from engine.refusals import Refusal, refuse

LEAST_HAND = 8
LEAST_AUTO_KITTY = 5
SIX = 6
PER_PACK = 2
"""Jokers in a pack, and the most fillers that may be added for one (BSF-02, BSF-04)."""


class OptionProblem(StrEnum):
    """Why options do not go together."""

    FIXED_NEEDS_FOUR = "fixed_needs_four"
    KITTY_DOES_NOT_DIVIDE = "kitty_does_not_divide"
    KITTY_IS_SIX = "kitty_is_six"
    NO_SIX_BY_JOKERS = "no_six_by_jokers"
    NO_SIX_BY_FILLERS = "no_six_by_fillers"
    HANDS_TOO_SMALL = "hands_too_small"
    CHAO_DIPI_NEEDS_OVERBIDS = "chao_dipi_needs_overbids"
    TURN_KITTY_NEEDS_FIXED = "turn_kitty_needs_fixed"
    LOW_GAINS_NEEDS_DEAD_BRACKET = "low_gains_needs_dead_bracket"
    LOW_GAINS_CLOSES_TOP = "low_gains_closes_top"
    END_BELOW_START = "end_below_start"
    WRAP_HAS_NO_END = "wrap_has_no_end"
    NO_TRUMP_LEVEL_NEEDS_ACE = "no_trump_level_needs_ace"
    NO_TRUMP_LEVEL_NEEDS_JOKERS = "no_trump_level_needs_jokers"
    NO_RED_FIVE = "no_red_five"
    NO_CONSTANT_TRUMPS = "no_constant_trumps"


def ranks_of(options: Options) -> tuple[Rank, ...]:
    """The ranks of a suit from low to high, lower ones taken out (BSF-87)."""
    return SUITED_RANKS[SUITED_RANKS.index(Rank(options.lowest_rank)) :]


def start_level(options: Options) -> Rank:
    """Where everybody starts: never below the lowest rank of the pack (BSF-05, BSF-87)."""
    return _higher(options.start_level, options.lowest_rank)


@cache
def _higher(one: str, other: str) -> Rank:
    return max(Rank(one), Rank(other), key=SUITED_RANKS.index)


def _jokers(options: Options) -> int:
    """How many jokers there are before any is left out for the kitty: an even number (BSF-02)."""
    return {"all": PER_PACK * packs_of(options), "one_pair": PER_PACK, "none": 0}[options.jokers]


def _full(options: Options) -> int:
    """How many cards the packs have before jokers leave for the kitty or fillers come."""
    return packs_of(options) * 4 * len(ranks_of(options)) + _jokers(options)


def adjustment(options: Options) -> int | None:
    """Cards added (fillers) or left out (jokers, negative) for a kitty of six; None where no number works (BSF-04)."""
    if options.six_card_kitty == "no":
        return 0
    sign = 1 if options.six_card_kitty == "fillers" else -1
    most = PER_PACK * packs_of(options) if sign > 0 else _jokers(options)
    for number in range(most + 1):
        if (_full(options) + sign * number - SIX) % options.seats == 0:
            return sign * number
    return None


@cache
def kitty_size(options: Options) -> int:
    """How many cards lie in the kitty; assumes options without a ``problem`` (BSF-03, BSF-04)."""
    if options.six_card_kitty != "no":
        return SIX
    if isinstance(options.kitty, int):
        return options.kitty
    return LEAST_AUTO_KITTY + (_full(options) - LEAST_AUTO_KITTY) % options.seats


def hand_size(options: Options) -> int:
    """How many cards each seat takes; assumes options without a ``problem``."""
    return (_full(options) + (adjustment(options) or 0) - kitty_size(options)) // options.seats


@cache
def pack(options: Options) -> Cards:
    """Every card on the table; jokers are left out evenly by colour, a small one first (BSF-02, BSF-04, BSF-87)."""
    ranks, packs = ranks_of(options), packs_of(options)
    change = adjustment(options) or 0
    absent, fillers = max(-change, 0), max(change, 0)
    suited = tuple(card for card in STANDARD if card.rank in ranks) * packs
    each = _jokers(options) // 2
    black, red = each - (absent + 1) // 2, each - absent // 2
    return (*suited, *(BLACK_JOKER,) * black, *(RED_JOKER,) * red, *(FILLER,) * fillers)


@cache
def copies_of(options: Options) -> Mapping[Card, int]:
    """How many copies of each card there are, in the order of the pack; 0 of every other card."""
    return Counter(pack(options))


@cache
def most_alike(options: Options) -> int:
    """How many identical cards one hand can hold at most; a guess for options that do not go together."""
    return max(copies_of(options).values())


def most_jokers(options: Options) -> int:
    """How many jokers of one colour there are, of the colour that has more (BSF-02, BSF-04)."""
    return max(copies_of(options)[joker] for joker in (BLACK_JOKER, RED_JOKER))


def problem(options: Options) -> Refusal | None:
    """The reason why these options exclude each other, and what would go, or None."""
    return next((refusal for refusal in _problems(options) if refusal is not None), None)


def _problems(options: Options) -> Iterator[Refusal | None]:
    """Every check, the plainest mistake first."""
    fixed = options.partners == "fixed"
    if fixed and options.seats != 4:
        yield refuse(OptionProblem.FIXED_NEEDS_FOUR, "BSF-01", seats=options.seats)
    yield _kitty_problem(options)
    if hand_size(options) < LEAST_HAND:
        yield refuse(OptionProblem.HANDS_TOO_SMALL, "BSF-04", hand=max(hand_size(options), 0), least=LEAST_HAND)
    if options.chao_dipi and not options.overbid:
        yield refuse(OptionProblem.CHAO_DIPI_NEEDS_OVERBIDS, "BSF-31")
    if options.no_bid == "turn_kitty" and not fixed:
        yield refuse(OptionProblem.TURN_KITTY_NEEDS_FIXED, "BSF-17")
    if options.low_gains and not options.dead_bracket:
        yield refuse(OptionProblem.LOW_GAINS_NEEDS_DEAD_BRACKET, "BSF-63")
    if options.low_gains and options.open_top:
        yield refuse(OptionProblem.LOW_GAINS_CLOSES_TOP, "BSF-63")
    yield _level_problem(options)
    if options.red_five and Rank.FIVE not in ranks_of(options):
        yield refuse(OptionProblem.NO_RED_FIVE, "BSF-74", lowest=options.lowest_rank)
    if options.constant_trumps and Rank.TWO not in ranks_of(options):
        yield refuse(OptionProblem.NO_CONSTANT_TRUMPS, "BSF-88", lowest=options.lowest_rank)


def _kitty_problem(options: Options) -> Refusal | None:
    seats, cards = options.seats, _full(options)
    if options.six_card_kitty != "no":
        if options.kitty not in ("auto", SIX):
            return refuse(OptionProblem.KITTY_IS_SIX, "BSF-04", kitty=options.kitty)
        if adjustment(options) is None:
            reason = OptionProblem["NO_SIX_BY_" + options.six_card_kitty.upper()]
            most = _jokers(options) if options.six_card_kitty == "jokers" else PER_PACK * packs_of(options)
            return refuse(reason, "BSF-04", cards=cards, seats=seats, most=most)
        return None
    if isinstance(options.kitty, int) and (cards - options.kitty) % seats:
        return refuse(
            OptionProblem.KITTY_DOES_NOT_DIVIDE,
            "BSF-03",
            kitty=options.kitty,
            cards=cards,
            seats=seats,
            sizes=", ".join(map(str, _sizes(options))) or "-",
        )
    return None


def _sizes(options: Options) -> tuple[int, ...]:
    """Every kitty that divides and leaves hands of at least eight."""
    cards, seats = _full(options), options.seats
    return tuple(range(cards % seats or seats, cards - LEAST_HAND * seats + 1, seats))


def _level_problem(options: Options) -> Refusal | None:
    start, end = start_level(options), Rank(options.end_level)
    if options.wrap and end is not Rank.ACE:
        return refuse(OptionProblem.WRAP_HAS_NO_END, "BSF-05", end=end.value)
    if SUITED_RANKS.index(end) < SUITED_RANKS.index(start):
        return refuse(OptionProblem.END_BELOW_START, "BSF-05", start=start.value, end=end.value)
    if options.no_trump_level and end is not Rank.ACE:
        return refuse(OptionProblem.NO_TRUMP_LEVEL_NEEDS_ACE, "BSF-84", end=end.value)
    if options.no_trump_level and not most_jokers(options):
        return refuse(OptionProblem.NO_TRUMP_LEVEL_NEEDS_JOKERS, "BSF-84")
    return None
