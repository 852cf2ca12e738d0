"""The claims of Big Two's refusals about moves that are allowed; a test tries each."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.big_two.actions import Action, Pass, Play
from engine.games.big_two.rules.refusals import RefusalReason
from engine.games.big_two.rules.view import View
from engine.refusals import NO_CLAIM, RefusalArguments, RefusalClaim, is_a


def _has_the_size(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(action.cards) == said["size"]


def _is_that_card(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and action.cards == (said["card"],)


def _is_no_single(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(action.cards) > 1


def _has_the_three_of_diamonds(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and "3D" in map(str, action.cards)


CLAIMS: Mapping[RefusalReason, RefusalClaim] = {
    RefusalReason.NOT_YOUR_TURN: NO_CLAIM,
    RefusalReason.OUT_OF_ROUND: NO_CLAIM,
    RefusalReason.SET_OVER: NO_CLAIM,
    RefusalReason.NOT_IN_HAND: NO_CLAIM,
    RefusalReason.NO_CARDS: RefusalClaim(names=(is_a(Play),)),
    RefusalReason.WRONG_NUMBER: NO_CLAIM,
    RefusalReason.NOT_A_PAIR: NO_CLAIM,
    RefusalReason.NO_SUCH_STRAIGHT: NO_CLAIM,
    RefusalReason.TWO_IN_STRAIGHT: NO_CLAIM,
    RefusalReason.NOT_A_HAND: NO_CLAIM,
    RefusalReason.LEADER_MUST_PLAY: RefusalClaim(names=(is_a(Play),), only=True),
    RefusalReason.OTHER_PATTERN: RefusalClaim(only=True, besides=(_has_the_size, is_a(Pass))),
    RefusalReason.TOO_LOW: NO_CLAIM,
    RefusalReason.FIRST_LEAD: RefusalClaim(names=(_has_the_three_of_diamonds,), only=True),
    RefusalReason.MUST_PLAY_HIGHEST: RefusalClaim(names=(_is_that_card,), only=True),
    RefusalReason.MAY_NOT_PASS: RefusalClaim(names=(_is_that_card,), only=True),
    RefusalReason.LEAD_NO_SINGLE: RefusalClaim(names=(_is_no_single,), only=True),
    RefusalReason.LEAD_HIGHEST: RefusalClaim(names=(_is_that_card,), only=True),
    RefusalReason.NOT_LAST_CARD: NO_CLAIM,
    RefusalReason.SAID_FOR_YOU: NO_CLAIM,
    RefusalReason.NO_COUNTER_ATTACK: NO_CLAIM,
    RefusalReason.TOO_FEW_LEFT: NO_CLAIM,
    RefusalReason.PAIR_LEFT: NO_CLAIM,
    RefusalReason.FLUSH_LEFT: NO_CLAIM,
    RefusalReason.STRAIGHT_LEFT: NO_CLAIM,
}
"""The claim of each reason's sentence."""
