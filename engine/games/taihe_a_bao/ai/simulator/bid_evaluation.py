"""The value of declaring, calling and giving back to the heuristic player, over packed hands: expected stakes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache

from engine.games.taihe_a_bao.ai.simulator.play_loop import CARD_UNITS, Hand
from engine.games.taihe_a_bao.ai.simulator.win_odds import Model, log_odds, model_of, probability
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules.scoring import stakes

ANOTHER_DECLARES = 0.07
"""How often a heuristic player who has not spoken declares in the first round …"""
ANOTHER_CALLS = 0.3
"""… and how often it calls in the second."""
OTHERS_EDGE = 0.3
"""What another caller, a heuristic player, wins from each opponent, as a share of the value."""
NOBODY_DECLARED = 0.4
"""What the log odds gain when all have passed in the first round …"""
RIVAL = 0.6
"""… and what they lose for each other caller, who has a good hand too."""
ARMED = 0.008
"""What each step of height of a returned card takes from the log odds, since an opponent gets it."""


def edge_of_declaring(
    options: Options, hand: Hand, wanted: Iterable[int], given: Collection[int], spoken: int
) -> float:
    """By how many stakes playing at once is better than passing, and calling later if nobody declares (TAB-21).

    ``wanted``, ``given``: heights that could be called and given back; ``spoken``: how many have passed before.
    """
    model = model_of(options)
    at_once = probability(log_odds(model, hand))
    return edge_over_passing(options, spoken)(
        at_once, lambda: max(after_exchange(model, hand, each, given) for each in wanted)
    )


@cache
def edge_over_passing(options: Options, spoken: int) -> Callable[[float, Callable[[], float]], float]:
    """The edge of declaring as a function of the chance at once and of the log odds after the best exchange.

    The latter are asked for only where they matter.
    """
    must_call, unspoken = options.starter_must_call and spoken == 0, options.seats - 1 - spoken
    whole, nobody_declares = _as_declarer(options, 0, 1.0), (1 - ANOTHER_DECLARES) ** unspoken
    lost, won = (_called(options, 0, unspoken, winning) for winning in (0.0, 1.0))

    def edge(at_once: float, improved: Callable[[], float]) -> float:
        now = (2 * at_once - 1) * whole
        if now <= 0 and not must_call:
            return now  # a pass is never worth less than nothing
        later = lost + (won - lost) * probability(improved() + NOBODY_DECLARED)
        return now - nobody_declares * (later if must_call else max(later, 0.0))

    return edge


def chances_of_calls(
    options: Options, hand: Hand, wanted: Iterable[int], given: Collection[int], callers: int
) -> dict[int, float]:
    """The chance as declarer after a call of each wanted height and the best return."""
    model, swing = model_of(options), NOBODY_DECLARED - RIVAL * callers
    return {each: probability(after_exchange(model, hand, each, given) + swing) for each in wanted}


def edge_of_calling(options: Options, callers: int, unspoken: int, winning: float) -> float:
    """By how many stakes a call with this chance is better than a pass (TAB-22)."""
    lost, won = edges_of_calling(options, callers, unspoken)
    return lost + (won - lost) * winning


@cache
def edges_of_calling(options: Options, callers: int, unspoken: int) -> tuple[float, float]:
    """The edge of calling for a caller who is sure to lose, and for one who is sure to win."""
    passed = _passed(options, callers, unspoken)
    lost, won = (_called(options, callers, unspoken, winning) - passed for winning in (0.0, 1.0))
    return lost, won


def values_of_gifts(options: Options, hand: Hand, given: Iterable[int]) -> dict[int, float]:
    """The log odds without a card of each height, less what it does for an opponent (TAB-23)."""
    model = model_of(options)
    return {each: log_odds_without(model, hand, each) for each in given}


def after_exchange(model: Model, hand: Hand, wanted: int, given: Iterable[int]) -> float:
    """The log odds with one more card of the wanted height, and the best of these given away."""
    more = hand + CARD_UNITS[wanted]
    return max(log_odds_without(model, more, each) for each in given)


def log_odds_without(model: Model, hand: Hand, given: int) -> float:
    """The log odds without a card of this height, less what it does for an opponent."""
    return log_odds(model, hand - CARD_UNITS[given]) - ARMED * given


@cache
def _value(options: Options, callers: int) -> int:
    return stakes(options, callers, True, True, 2)[-1].amount


def _as_declarer(options: Options, callers: int, winning: float) -> float:
    """The stakes that a declarer expects from all opponents together (TAB-40, TAB-41)."""
    sure = options.sole_caller_wins and callers == 1
    return (1 if sure else 2 * winning - 1) * _value(options, callers) * (options.seats - 1)


def _as_opponent(options: Options, callers: int) -> float:
    """The stakes that an opponent expects to win from a caller who is a heuristic player."""
    sure = options.sole_caller_wins and callers == 1
    return -(1 if sure else OTHERS_EDGE) * _value(options, callers)


def _called(options: Options, callers: int, unspoken: int, winning: float) -> float:
    """The value of a call: the last caller is declarer, each raises the value (TAB-26, TAB-40)."""
    last = (1 - ANOTHER_CALLS) ** unspoken
    return last * _as_declarer(options, callers + 1, winning) + (1 - last) * _as_opponent(options, callers + 2)


def _passed(options: Options, callers: int, unspoken: int) -> float:
    """The value of a pass: nothing where the hand is thrown in (TAB-27), else what an opponent expects."""
    stays = (1 - ANOTHER_CALLS) ** unspoken
    now = _as_opponent(options, callers) if callers else 0.0
    return stays * now + (1 - stays) * _as_opponent(options, callers + 1)
