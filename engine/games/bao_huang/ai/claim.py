"""When a seat of Bao Huang is out before anybody else plays, whatever the others hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from engine.cards import Cards
from engine.games.bao_huang.actions import Action, Play
from engine.games.bao_huang.melds import BLACK, RED, SIX, Meld, in_order, plain_plays, plays, read_meld, stacks_of
from engine.games.bao_huang.options import Options, pack
from engine.games.bao_huang.rules.phases import Playing
from engine.games.bao_huang.rules.view import View
from engine.parts.claiming import ClaimLine, claimed, unseen

Firm = Callable[[Cards], bool]
"""Whether nobody can beat these cards."""


def claim(view: View) -> tuple[Action, ...]:
    """The plays that are certain to empty the hand; () where there are none. The last one may be any play.

    All cards in other hands are taken together: what they cannot beat together, no seat can beat alone.
    """
    if not isinstance(view.phase, Playing) or view.turn != view.seat:
        return ()
    options, over = view.options, view.phase.over
    hidden = stacks_of(unseen(view, pack(options)))
    most = max(count for seat, count in enumerate(view.counts) if seat != view.seat)

    @cache
    def stands(meld: Meld | None) -> bool:
        return next(plain_plays(hidden, meld, options), None) is None

    def firm(cards: Cards) -> bool:
        """Whether nobody can beat these cards (BH-31, BH-33)."""
        return len(cards) > most or stands(read_meld(cards, options))

    stacks = stacks_of(view.hand)
    jokers = len(stacks[BLACK]) + len(stacks[RED])
    if sum(bool(stack) and not firm(stack) for stack in stacks[:BLACK]) > jokers + 1 + (over is not None):
        return ()  # more can be beaten than are covered, go last, or go first
    firsts = None if over is None else filter(firm, plays(view.hand, over, options))
    return claimed(
        view, firsts, lambda hand: certain_lines(hand, firm, options), lambda cards, _left: Play(in_order(cards))
    )


class Group(NamedTuple):
    """All cards of a rank, and how many black jokers have to hang on them so that nobody beats them; None: too many."""

    cards: Cards
    blacks: int | None


def certain_lines(hand: Cards, firm: Firm, options: Options) -> Iterator[ClaimLine]:
    """The line that empties a hand which leads, and of which only the last play can be beaten; none without one.

    Equal cards go together, since more of them are never easier to beat, and a joker more makes no play weaker. The
    group that is hardest to cover goes last, the red jokers cover the next hardest, black ones the rest (BH-30, BH-31).
    """
    stacks = stacks_of(hand)
    blacks, reds = stacks[BLACK], stacks[RED]
    lonely = bool(stacks[SIX]) and options.sixes_last
    groups = [Group(stack, _blacks_wanted(stack, blacks, firm)) for stack in stacks[lonely:BLACK] if stack]
    last = stacks[SIX] if lonely else ()
    if not lonely and groups:
        hardest = max(groups, key=_hard)
        if hardest.blacks != 0:
            groups.remove(hardest)
            last = hardest.cards
    line: list[Cards] = []
    for group in sorted(groups, key=_hard, reverse=True):
        if group.blacks == 0:
            line.append(group.cards)
        elif reds:
            line.append((*group.cards, reds[0]))
            reds = reds[1:]
        elif group.blacks is not None and group.blacks <= len(blacks):
            line.append((*group.cards, *blacks[: group.blacks]))
            blacks = blacks[group.blacks :]
        else:
            return
    jokers = (*blacks, *reds)
    if jokers and (lonely or not last):
        if line:
            line[-1] = (*line[-1], *jokers)
        elif not lonely or firm(jokers):
            line.append(jokers)
        else:
            return
    elif jokers:
        last = (*last, *jokers)
    yield (*line, last) if last else tuple(line)


def _hard(group: Group) -> float:
    return float("inf") if group.blacks is None else group.blacks


def _blacks_wanted(stack: Cards, blacks: Cards, firm: Firm) -> int | None:
    return next((number for number in range(len(blacks) + 1) if firm((*stack, *blacks[:number]))), None)
