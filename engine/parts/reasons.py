"""Which facts are given as reasons for a move: those that do not hold as much for the moves that it is better than."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

from engine.search_model import LEAST_TOLD, NORMAL_95, AnyVerdict, AnyWeighed
from engine.words import Text, text

MOST_REASONS = 3
"""The most reasons that are given, the strongest first."""
MOSTLY = 0.6
"""A fact is told where it comes true in at least this share of the imagined deals …"""
CLEARLY = 0.15
"""… and in a share larger by this than after any of the worse moves."""
LIKELIER = 0.05
"""A fact that is told only where there is no other reason comes true in a share larger by this."""
ENOUGH = 10
"""A fact is compared with a move that was played out in at least so many imagined deals: 2 of 7 say nothing."""
SETTLED = 30
"""A move is called as good as the best only where both were played out in at least so many of the same deals; of one
played out in fewer, no count is told beside that of the best."""
NEXT_BEST = "next_best"
"""The argument of a reason that is a move of the game; the caller puts its caption in its place."""

THAN = "than"
"""The same in a reason that is seen, no count: it tells a number of the best move and of this one."""

CountedFact = Callable[[Text], Text]
"""A fact in words, into which goes in how many of the imagined deals it came true."""


class Merit(NamedTuple):
    """What is seen of a move and speaks for it, in words.

    ``degree``: how much it does so, compared with what has the same ``idea`` (by default: the same words) about another
    move: six trumps kept are no reason where a worse move keeps seven. ``number``: a figure that says little alone;
    where the rival has one of the same idea, both are told. ``compares``: the words compare the move with
    others that have the same idea.
    """

    told: Text
    degree: float = 0.0
    idea: str = ""
    number: int | None = None
    compares: bool = False

    @property
    def about(self) -> str:
        """What two of them must share to be compared."""
        return self.idea or self.told.key


def worse(verdict: AnyVerdict) -> tuple[AnyWeighed, ...]:
    """The moves that the best one is clearly better than."""
    return tuple(move for move in verdict.moves[1:] if move.worlds and not move.tied)


def equals(verdict: AnyVerdict, size: float) -> tuple[AnyWeighed, ...]:
    """The moves that the deals show to be as good as the best one, because they lose less than this size against it.

    The whole 95 % interval of the paired difference must lie below it: a move that was soon given up may well be worse.
    """
    return tuple(move for move in verdict.ties if is_shown_as_good(move.gap, move.gap_error, move.worlds, size))


def is_shown_as_good(loss: float, error: float, deals: int, size: float) -> bool:
    """Whether the whole 95 % interval of a loss over enough deals lies below this size, or is too small to tell."""
    return deals >= SETTLED and loss + NORMAL_95 * error <= max(size, LEAST_TOLD)


def of_the_best_alone(verdict: AnyVerdict, merits: Callable[[AnyWeighed], Iterable[Merit]]) -> tuple[Text, ...]:
    """What speaks for the best move, and is true of no worse move; where none is worse, not of all the others.

    What is true of a worse move in a lower degree is told where its words tell the degree.
    """
    others = worse(verdict)
    found = [tuple(merits(move)) for move in others or verdict.moves[1:]]
    own = [merit for merit in merits(verdict.best) if _sets_apart(merit, found, any if others else all)]
    nearest = rival(verdict)
    numbers = {} if nearest is None else {each.about: each.number for each in merits(nearest)}
    told = (_beside_the_rival(_of_its_own(each, found), nearest, numbers.get(each.about)) for each in own)
    return tuple(dict.fromkeys(told))


def _sets_apart(merit: Merit, found: Iterable[Iterable[Merit]], shared: Callable[[Iterable[bool]], bool]) -> bool:
    """Whether a merit is less true of the others, which have these merits; one that compares needs its like there."""
    alike = [[other for other in each if other.about == merit.about] for each in found]
    if merit.degree == -inf or (merit.compares and not any(alike)):
        return False
    return not alike or not shared(any(_says_as_much(other, merit) for other in each) for each in alike)


def _says_as_much(other: Merit, merit: Merit) -> bool:
    """Whether what is told of the best move is true of one that has this other merit of the same idea."""
    return other.degree >= merit.degree or (other.told == merit.told and not merit.compares)


def _of_its_own(merit: Merit, found: Iterable[Iterable[Merit]]) -> Merit:
    """The merit, in which of the cards that it tells only those are left that it tells of no other move."""
    others = {card for each in found for other in each if other.told.key == merit.told.key for card in _cards_of(other)}
    left = tuple(card for card in _cards_of(merit) if card not in others)
    return merit._replace(told=text(merit.told.key, cards=left)) if left else merit


def _cards_of(merit: Merit) -> tuple[object, ...]:
    """The cards of which a merit tells, and nothing else."""
    match merit.told.args:
        case (("cards", tuple(cards)),):
            return cards
    return ()


def _beside_the_rival(merit: Merit, nearest: AnyWeighed | None, number: int | None) -> Text:
    """The merit in words, with the number of the rival where both have one."""
    if merit.number is None or nearest is None or number is None:
        return merit.told
    told = dict(merit.told.args)
    return text(f"{merit.told.key}.{THAN}", **told, other=number, **{THAN: nearest.action})


def fact_of(reason: Text) -> str:
    """The key of a reason that is seen, whether or not it tells the rival's number."""
    return reason.key.removesuffix(f".{THAN}")


def without_weaker(told: Sequence[Text], weaker: Mapping[str, Sequence[str]]) -> tuple[Text, ...]:
    """Only the reasons that no other one makes needless; ``weaker``: what says less beside a reason, by their keys."""
    less = {each for reason in told for each in weaker.get(fact_of(reason), ())}
    return tuple(reason for reason in told if fact_of(reason) not in less)


def over_one(verdict: AnyVerdict, merits: Callable[[AnyWeighed], Iterable[Merit]]) -> tuple[Text, ...]:
    """What speaks for the best move against one other, and is too little where there are more to choose from."""
    return of_the_best_alone(verdict, merits) if len(verdict.moves) == 2 and worse(verdict) else ()


def rival(verdict: AnyVerdict) -> AnyWeighed | None:
    """The one move that a hint compares the best one with; None where none is worse.

    It is the nearest of the worse ones that were played out most: a search soon leaves those that have no chance.
    """
    return min(worse(verdict), key=lambda move: (-move.worlds, move.gap), default=None)


def rival_counted(verdict: AnyVerdict) -> AnyWeighed | None:
    """The rival, where its counts stand beside those of the best move: 5 of 11 say little beside 137 of 137."""
    other = rival(verdict)
    return None if other is None or other.worlds < SETTLED else other


def any_move(_action: object) -> bool:
    """Every move is of the kind that is compared."""
    return True


def mostly_true(
    verdict: AnyVerdict, fact: str, said: CountedFact, of_kind: Callable[[object], bool] = any_move
) -> tuple[Text, ...]:
    """A fact that comes true mostly, and clearly more often than after any worse move of a kind.

    It is told with how often it does after the rival, where that was played out enough and is of this kind: "nobody
    can beat it" is not said of a pass. Where no such move is worse, it is told if it comes true less often after each
    of the others.
    """
    best = verdict.best
    others = [move for move in worse(verdict) if of_kind(move.action)]
    others = others or [move for move in verdict.moves[1:] if move.worlds and of_kind(move.action)]
    if not best.worlds or best.share(fact) < MOSTLY:
        return ()
    nearest = max(others, key=lambda move: move.share(fact), default=None)
    if nearest is not None and (best.share(fact) - nearest.share(fact) < CLEARLY or nearest.worlds < ENOUGH):
        return ()
    told, other = said(in_deals(best.count(fact), best.worlds)), rival_counted(verdict)
    if other is None or other not in others:
        return (told,)
    return (text("reason.against", reason=told, **seen_after(other, fact)),)


def in_deals(count: int, worlds: int) -> Text:
    """In how many of the imagined deals something came true, as a part of a sentence."""
    return (
        text("reason.deals.all", worlds=worlds) if count == worlds else text("reason.deals", count=count, worlds=worlds)
    )


def among(verdict: AnyVerdict, *kinds: type) -> AnyVerdict:
    """The verdict without moves of other kinds: "nobody can beat it" is not said of a pass."""
    return replace(
        verdict, moves=(verdict.best, *(move for move in verdict.moves[1:] if isinstance(move.action, kinds)))
    )


def outdone(verdict: AnyVerdict, fact: str) -> bool:
    """Whether a fact comes true more often after the best move than after any worse one, as far as can be told."""
    best, other = verdict.best, rival(verdict)
    if other is None or other.worlds < ENOUGH or fact not in dict(best.facts):
        return False
    return all(best.share(fact) - move.share(fact) >= LIKELIER for move in worse(verdict))


def seen_after(move: AnyWeighed, fact: str) -> dict[str, object]:
    """A move, and in how many of so many imagined deals a fact came true after it, as arguments of a reason."""
    return {NEXT_BEST: move.action, "count": move.count(fact), "worlds": move.worlds}
