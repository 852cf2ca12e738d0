"""What matches have alike that are told a second time: house rules drawn for each, and seats that are not on turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any

from engine.game import Action, AnyView
from engine.options import GameOptions, O, Value, options_of, values_worth_testing


def any_values(options: type[GameOptions], random: Random) -> dict[str, Any]:
    """A value for every house rule, each drawn on its own, whether or not they go together."""
    return {name: random.choice(values) for name, values in _values(options)}


@cache
def _values(options: type[GameOptions]) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    return tuple((each.name, tuple(values_worth_testing(each))) for each in options_of(options))


def match_begun(number: int, options: type[O], together: Callable[[O], O]) -> tuple[O, Random]:
    """The house rules of the match of this number, and its source of chance; number 0 has the usual rules.

    ``together``: the rules that are nearest to those drawn and go together.
    """
    random = Random(f"restated {number}")
    return options() if number == 0 else together(options(**any_values(options, random))), random


def assert_not_on_turn(view: AnyView, actions: Iterable[Action], reason: str = "not_your_turn") -> None:
    """The seat is asked nothing and offered nothing, and each of these actions is refused for this reason."""
    assert view.prompt() is None
    assert not list(view.candidates())
    refusals = [view.refusal(action) for action in actions]
    assert {refusal and str(refusal.reason) for refusal in refusals} == {reason}
