"""The claims of Big Two's refusals about moves that are allowed; a test tries each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.games.big_two.actions import Action, Pass, Play
from engine.games.big_two.melds import RANKS, cards_of, strength_of
from engine.games.big_two.rules.obligations import may_lay_down
from engine.games.big_two.rules.refusals import RefusalReason, saying_refusal
from engine.games.big_two.rules.view import View
from engine.refusals import NO_CLAIM, RefusalArguments, RefusalClaim, is_a

KindOfMove = Callable[[View, RefusalArguments, Action], bool]
"""A kind of move that a sentence names."""


def _has_the_size(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(action.cards) == said["size"]


def _is_that_card(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and action.cards == (said["card"],)


def _is_no_single(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(action.cards) > 1


def _has_the_three_of_diamonds(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and "3D" in map(str, action.cards)


def _combinations_of_every_size(view: View, _: RefusalArguments) -> Iterator[Play]:
    """The lowest cards of the pack, as many as make a combination, for every number of them."""
    numbers = [tuple(range(number)) for number in range(1, len(RANKS) + 1)]
    yield from (Play(cards_of(low)) for low in numbers if strength_of(low, view.options.straights) is not None)


def _of_size(size: int) -> KindOfMove:
    return lambda _, __, action: isinstance(action, Play) and len(action.cards) == size


def _straights_with_a_two(view: View, _: RefusalArguments) -> Iterator[Play]:
    """One straight of each five ranks in a row that count as one, were Three to follow Two, with a 2 among them."""
    for low in range(len(RANKS)):
        heights = sorted((low + more) % len(RANKS) for more in range(5))
        values = tuple((each << 2) + (number == 0) for number, each in enumerate(heights))
        if heights[-1] == len(RANKS) - 1 and strength_of(values, view.options.straights) is not None:
            yield Play(cards_of(values))


def _of_ranks(ranks: str) -> KindOfMove:
    return lambda _, __, action: isinstance(action, Play) and {str(card)[0] for card in action.cards} == set(ranks)


def _numbers_to_say(view: View, _: RefusalArguments) -> Iterator[int]:
    """How many cards may be left when "last card" is said."""
    yield from (left for left in range(1, len(RANKS)) if saying_refusal(left, view.options) is None)


def _numbers_to_lay_down(view: View, _: RefusalArguments) -> Iterator[int]:
    """How many cards may be left when they are laid down, all of other ranks and without a straight."""
    gapped = [each for each in range(len(RANKS)) if each not in (4, 9)]
    hands = [tuple((each << 2) + each % 4 for each in gapped[:left]) for left in range(1, len(gapped) + 1)]
    yield from (len(left) for left in hands if may_lay_down(left, view.options))


CLAIMS: Mapping[RefusalReason, RefusalClaim] = {
    RefusalReason.NOT_YOUR_TURN: NO_CLAIM,
    RefusalReason.OUT_OF_TRICK: NO_CLAIM,
    RefusalReason.SET_OVER: NO_CLAIM,
    RefusalReason.NOT_IN_HAND: NO_CLAIM,
    RefusalReason.NO_CARDS: RefusalClaim(names=(is_a(Play),)),
    RefusalReason.WRONG_NUMBER: RefusalClaim(
        names=(_of_size(1), _of_size(2), _of_size(5)), only=True, moves=_combinations_of_every_size
    ),
    RefusalReason.NOT_A_PAIR: NO_CLAIM,
    RefusalReason.NO_SUCH_STRAIGHT: RefusalClaim(
        names=(_of_ranks("A2345"), _of_ranks("23456")), only=True, moves=_straights_with_a_two
    ),
    RefusalReason.TWO_IN_STRAIGHT: RefusalClaim(only=True, moves=_straights_with_a_two),
    RefusalReason.NOT_A_HAND: NO_CLAIM,
    RefusalReason.LEADER_MUST_PLAY: RefusalClaim(names=(is_a(Play),), only=True),
    RefusalReason.OTHER_PATTERN: RefusalClaim(only=True, besides=(_has_the_size, is_a(Pass))),
    RefusalReason.TOO_LOW: NO_CLAIM,
    RefusalReason.FIRST_LEAD: RefusalClaim(names=(_has_the_three_of_diamonds,), only=True),
    RefusalReason.MUST_PLAY_HIGHEST: RefusalClaim(names=(_is_that_card,), only=True),
    RefusalReason.MAY_NOT_PASS: RefusalClaim(names=(_is_that_card,), only=True),
    RefusalReason.LEAD_NO_SINGLE: RefusalClaim(names=(_is_no_single,), only=True),
    RefusalReason.LEAD_HIGHEST: RefusalClaim(names=(_is_that_card,), only=True),
    RefusalReason.NOT_LAST_CARD: RefusalClaim(names=(lambda _, __, left: left == 1,), only=True, moves=_numbers_to_say),
    RefusalReason.SAID_FOR_YOU: NO_CLAIM,
    RefusalReason.NO_COUNTER_ATTACK: NO_CLAIM,
    RefusalReason.TOO_FEW_LEFT: RefusalClaim(
        names=(lambda _, said, left: left == said["least"],),
        only=True,
        besides=(lambda _, said, left: left > said["least"],),
        moves=_numbers_to_lay_down,
    ),
    RefusalReason.PAIR_LEFT: NO_CLAIM,
    RefusalReason.FLUSH_LEFT: NO_CLAIM,
    RefusalReason.STRAIGHT_LEFT: NO_CLAIM,
}
"""The claim of each reason's sentence."""
