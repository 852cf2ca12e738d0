"""The score of a hand: the kitty's factor, the brackets of points, hook and needle, red fives (BSF-60 … BSF-74)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card, Rank
from engine.games.bashi_fen.options import Options, most_partners, packs_of
from engine.games.bashi_fen.pack import hand_size, kitty_size, most_alike, pack
from engine.games.bashi_fen.rules.asleep import asleep, sequences
from engine.games.bashi_fen.rules.parts import parts_of
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.trumps import RED_FIVE, Trumps

POWER_CAP = 10
"""The kitty never counts more than two to this power (BSF-61)."""

RED_FIVE_POINTS = 20


class Gains(NamedTuple):
    """By how many levels each side rises, and whether the declarers stay on (BSF-62)."""

    declarers: int
    opponents: int
    declarers_stay: bool


def gains(options: Options, points: int, partners: int | None = None) -> Gains:
    """The gains by the opponents' points (BSF-62, BSF-63); ``partners``: how many the declarer had, if not all.

    Points below 0, which penalties can cause, count as 0.
    """
    step = options.step * packs_of(options)
    turnover = 2 * step if options.dead_bracket or options.turnover == "2s" else 5 * step / 2
    if points >= turnover:
        return Gains(0, _opponents_gain(options, points, step, turnover), declarers_stay=False)
    missing = 0 if partners is None else max(most_partners(options) - partners, 0)
    bonus = missing if options.fewer_partners_bonus else 0
    return Gains(_declarers_gain(options, points, step) + bonus, 0, declarers_stay=True)


def below_first_bracket(options: Options, points: int) -> bool:
    """Whether the opponents have points, but too few to lower the declarers' gain once more (BSF-62)."""
    step = options.step * packs_of(options)
    return points > 0 and _declarers_gain(options, points, step) > _declarers_gain(options, step, step)


def _declarers_gain(options: Options, points: int, step: int) -> int:
    if options.low_gains:
        return 2 if points <= 0 else 1
    return 3 if points <= 0 else 2 if points < step else 1


def _opponents_gain(options: Options, points: int, step: int, turnover: float) -> int:
    """One more for each step: from 4s with low gains, from 3s, or from the turnover where no bracket is dead."""
    if options.low_gains:
        return min(max(points // step - 3, 0), 2)
    gain = points // step - 2 if options.dead_bracket else 1 + int((points - turnover) // step)
    return gain if options.open_top else min(gain, 3)


def kitty_factor(options: Options, winning: Sequence[Card], trumps: Trumps) -> int:
    """The factor of the kitty's points, from the cards that won the last trick (BSF-61)."""
    match options.kitty_factor:
        case "two":
            return 2
        case "packs":
            return packs_of(options)
        case "twice_longest":
            return 2 * longest_part(winning, trumps, options)
        case "power":
            return 1 << min(longest_part(winning, trumps, options), POWER_CAP)
    return 2 * len(winning)


def most_points(options: Options) -> int:
    """No more points than this can be the opponents': all of the pack, with the kitty full of them and turned over."""
    cards, hand = pack(options), hand_size(options)
    points = sorted((points_in([card]) for card in cards), reverse=True)
    play = hand if options.throws != "no" or sequences(options) else most_alike(options)
    factor = {
        "two": 2,
        "packs": packs_of(options),
        "power": 1 << min(play, POWER_CAP),
    }.get(options.kitty_factor, 2 * play)
    penalties = options.throw_penalty * hand if not asleep(options, "throw_penalty") else 0
    fives = RED_FIVE_POINTS * cards.count(RED_FIVE)
    captured = fives if options.red_five and options.red_five_penalty == "points" else 0
    return sum(points) + sum(points[: kitty_size(options)]) * max(factor - 1, 0) + penalties + captured


def points_worth_telling(options: Options) -> int:
    """Up to which points of the opponents the gains are told: no further than they change, or than anybody gets."""
    return min((7 if options.open_top else 6) * options.step * packs_of(options), most_points(options))


def longest_part(cards: Sequence[Card], trumps: Trumps, options: Options) -> int:
    """How many cards the largest part of these has."""
    suits = {trumps.suit_of(card) for card in cards}
    parts = (parts_of(trumps.of_suit(cards, suit), trumps, options.runs_of_singles) for suit in suits)
    return max(part.shape.size for each in parts for part in each)


def hooked_rank(options: Options, trumps: Trumps, winning: Iterable[Card], lost: Iterable[Card]) -> Rank | None:
    """To which rank the losing side of the last trick goes back: 2 by a hook, J by a needle; None for neither.

    ``winning``: the cards of the play that won the trick; ``lost``: the cards of the other side in it (BSF-73).
    """
    if not options.hook_and_needle or trumps.suit is None or trumps.rank not in (Rank.JACK, Rank.ACE):
        return None
    minor = any(card.rank is trumps.rank and card.suit is not trumps.suit for card in lost)
    if not minor or Card(trumps.rank, trumps.suit) not in winning:
        return None
    return Rank.TWO if trumps.rank is Rank.JACK else Rank.JACK


def red_fives_in(options: Options, cards: Iterable[Card]) -> int:
    """How many red fives stand among these cards, where they are anything special (BSF-74)."""
    return sum(card == RED_FIVE for card in cards) if options.red_five else 0
