"""The one judge of hint, coach and review: a mistake is a loss that fresh imagined deals confirm, and that matters.

The best move is chosen by a search. On the deals by which it was chosen it looks better than it is, so the move that
was made is compared with it on others, under both rollout policies. What was weighed is kept with the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import inf
from random import Random
from statistics import NormalDist

from engine.game import Action, AnyGame, AnyView, NothingImaginedError
from engine.parts.reasons import NEXT_BEST, is_shown_as_good
from engine.players.hints import CAME_OUT, Hint, amount, hint_of, is_forced, verdict_for
from engine.players.levels import HINT_LEVEL, SearchLevel
from engine.players.measure import mean_and_error
from engine.players.naming import name_among
from engine.search_model import NORMAL_95, SearchProblem, SearchSettings, Stop, Verdict, Weighed, never
from engine.words import Text, Words, text

JUDGE_LEVEL = replace(HINT_LEVEL, budget=replace(HINT_LEVEL.budget, seconds=inf))
"""The judge thinks like a hint but without a clock, because a clock would judge the same move differently."""
HAND_ERROR = 0.05
"""The chance that a hand of best moves is called a mistake anywhere, whatever its luck."""
MOVES_A_HAND = 30
"""The number of judged moves for which that chance holds (Bonferroni); a verdict at the table cannot wait for later
moves."""
CLEAR = NormalDist().inv_cdf(1 - HAND_ERROR / MOVES_A_HAND)
"""How many standard errors above 0 a loss must be to be clear over the whole hand: about 2.94."""
FRESH, MOST_FRESH = 480, 1_920
"""Fresh deals under either rollout policy: at first, and at most where it is still open whether the loss matters."""
OPINIONS = 3
"""How many more searches must prefer another move before a move is called a mistake."""
LOOK = 40
"""After this many deals a comparison ends that no longer looks like a loss that matters; fewer deals prove nothing."""


@dataclass(frozen=True, slots=True)
class Loss:
    """How far a move was behind the best one on fresh imagined deals, in the mean, with the standard error."""

    mean: float
    error: float
    deals: int

    def is_mistake(self, size: float) -> bool:
        """Whether it is clear over a whole hand, and its 95 % interval lies above this size."""
        lowest = self.mean - NORMAL_95 * self.error
        return self.deals >= LOOK and self.mean > CLEAR * self.error and lowest >= size

    def may_be_mistake(self, size: float) -> bool:
        """Whether more deals could still make it a mistake."""
        return self.deals < LOOK or self.mean + CLEAR * self.error >= size

    def is_open(self, size: float) -> bool:
        """Whether more deals are needed, because few have been looked at or the answer could still go either way."""
        return self.deals < MOST_FRESH and self.may_be_mistake(size) and not self._is_settled(size)

    def is_undecided(self, size: float) -> bool:
        """Whether more deals are needed to find out whether the move is a mistake or as good as the best one."""
        return self.deals < MOST_FRESH and not self._is_settled(size) and not self.is_as_good(size)

    def is_as_good(self, size: float) -> bool:
        """Whether the deals show that the move loses less than this size, by the rule by which a hint says so."""
        return is_shown_as_good(self.mean, self.error, self.deals, size)

    def _is_settled(self, size: float) -> bool:
        """Whether the loss is a mistake whatever the luck of more deals."""
        return self.deals >= FRESH and self.mean - CLEAR * self.error >= size


class Grade(StrEnum):
    """How good a move was."""

    BEST = "best"
    EQUAL = "equal"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Weighing:
    """What was weighed about one decision: by the hint before it, if there was one, and by the judge after it.

    ``named``: the moves that a hint named; ``made`` and ``grade``: the move that was judged, and how; None: not yet.
    """

    verdict: Verdict[Action]
    named: tuple[Action, ...] = ()
    made: Action | None = None
    grade: Grade | None = None
    loss: Loss | None = None

    def undone(self) -> Weighing:
        """The same after the move has been taken back: what a hint named stays named."""
        return Weighing(self.verdict, self.named)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a move that was made, in words, and the better move where there is one."""

    weighing: Weighing
    grade: Grade
    says: Text
    better: Hint


def weighed_by_hint(verdict: Verdict[Action], hint: Hint) -> Weighing:
    """What a hint has weighed, and the moves that it named: its own and the one that it called as good."""
    return Weighing(replace(verdict, deals=()), (hint.action, *hint.equals[:1]))


def seed_of(view: AnyView) -> str:
    """What hint and judge draw their deals from: the same for the same decision."""
    return f"hint {len(view.history)}"


def verdict_on(
    game: AnyGame,
    view: AnyView,
    made: Action,
    known: Weighing | None = None,
    salt: str = "",
    level: SearchLevel = JUDGE_LEVEL,
    stop: Stop = never,
    goes_on: Callable[[Loss, float], bool] = Loss.is_open,
) -> Weighing | None:
    """The decision with the move judged, using what is known of it already; None where there is nothing to judge.

    There is nothing to judge where only one move is allowed, where nothing is played out, and where nobody wants the
    answer any more. ``salt``: draws other deals, to find out how much depends on them; ``goes_on``: whether more deals
    are drawn after such a loss by so far, where this size matters.
    """
    if known is not None and known.grade is not None and known.made == made:
        return known
    if game.search_model is None or is_forced(view):
        return None
    if known is None:
        verdict = verdict_for(game, view, Random(seed_of(view) + salt), level=level, stop=stop)
        known = Weighing(replace(verdict, deals=()))
    if stop() or not known.verdict.best.worlds:
        return None
    if is_alike(game, view, made, known.verdict.best.action, level):
        return replace(known, made=made, grade=Grade.BEST, loss=None)
    if any(is_alike(game, view, made, named, level) for named in known.named):
        return replace(known, made=made, grade=Grade.EQUAL, loss=None)
    size = game.search_model.matters(view)
    loss = fresh_loss(game, view, known.verdict.best.action, made, salt, level.settings, stop, goes_on)
    if loss is None or stop():
        return None
    wrong = loss.is_mistake(size) and not _best_to_another(game, view, made, salt, level, stop)
    if stop():
        return None
    return replace(known, made=made, grade=Grade.MISTAKE if wrong else Grade.EQUAL, loss=loss)


def _best_to_another(
    game: AnyGame, view: AnyView, made: Action, salt: str, level: SearchLevel, stop: Stop = never
) -> bool:
    """Whether one of a few more searches names this move: a move that a hint might name is no mistake."""
    for number in range(OPINIONS):
        random = Random(f"{seed_of(view)}{salt} opinion {number}")
        verdict = verdict_for(game, view, random, (made,), level, stop)
        if stop() or is_alike(game, view, made, verdict.best.action, level):
            return True
    return False


def judgement(game: AnyGame, view: AnyView, weighing: Weighing) -> Judgement:
    """What has been weighed about a judged move, in words."""
    assert game.search_model is not None
    assert weighing.grade is not None
    loss = weighing.loss or Loss(0.0, 0.0, 0)
    what = name_among(game, view, weighing.verdict.best.action, weighing.verdict)
    says = text(f"judgement.{weighing.grade}", what=what, cost=amount(game.search_model.unit, loss.mean, loss.error))
    return Judgement(weighing, weighing.grade, says, _better(game, view, weighing))


def _better(game: AnyGame, view: AnyView, weighing: Weighing) -> Hint:
    """The best move in words; its reasons compare it only with the move that was made.

    How far other moves were behind in the search is left out, because the sentence says what the move cost on fresh
    deals. Where the search did not find the move worse, or did not look at it, nothing that was counted is compared.
    """
    verdict, against = weighing.verdict, NEXT_BEST
    made = None if weighing.made is None else verdict.of(weighing.made)
    if made is not None and made.worlds and not made.tied and made.action != verdict.best.action:
        verdict, against = replace(verdict, moves=(verdict.best, made)), ""
    elif weighing.grade is Grade.MISTAKE:
        verdict = replace(verdict, moves=(verdict.best, _as_worse(verdict.best, weighing.made)))
    hint = hint_of(game, view, verdict)
    told = (each for each in hint.reasons if each.key not in CAME_OUT and against not in dict(each.args))
    return replace(hint, reasons=tuple(told))


def _as_worse(best: Weighed[Action], made: Action | None) -> Weighed[Action]:
    """The made move as one that is worse, because fresh deals have shown it; nothing is known of the facts that the
    search counts, so it has too few deals for a reason to compare them."""
    return Weighed(made, best.value, 0.0, 1, best.worst, 1.0, 0.0, tuple((fact, 0) for fact, _ in best.facts))


def fresh_loss(
    game: AnyGame,
    view: AnyView,
    best: Action,
    made: Action,
    salt: str,
    settings: SearchSettings,
    stop: Stop = never,
    goes_on: Callable[[Loss, float], bool] = Loss.is_open,
) -> Loss | None:
    """The loss by the policy by which it is smaller; the second policy is asked only where the first finds a mistake.

    None where nothing is played out, where the game cannot weigh both moves, and where nobody wants the answer.
    """
    assert game.search_model is not None
    size, losses = game.search_model.matters(view), []
    for judges in (False, True):
        another = replace(settings, tells=False, judges=judges, stop=stop)
        problem = game.search_model.search_problem(view, another, (best, made))
        if not problem.weighs or best not in problem.moves or made not in problem.moves:
            return None
        places = problem.moves.index(best), problem.moves.index(made)
        random = Random(f"fresh {len(view.history)} {judges} {salt}")
        losses.append(_compared(problem, *places, lambda loss: goes_on(loss, size), random, stop))
        if stop():
            return None
        if not losses[-1].is_mistake(size):
            break
    return min(losses, key=lambda loss: loss.mean)


def _compared(
    problem: SearchProblem[Action], best: int, made: int, goes_on: Callable[[Loss], bool], random: Random, stop: Stop
) -> Loss:
    """The made move against the best over the same deals, each going on by the plan that is best for it.

    The best move's plan is chosen on deals that count for nothing else; the made move's on those that count, in its
    favour. Where a deal is not found, the comparison is worth nothing: a loss of 0 without bounds.
    """
    try:
        own, arms = _best_plan(problem, best, random, stop), problem.arms(made)
        differences: list[list[float]] = [[] for _ in arms]
        loss = Loss(0.0, inf, 0)
        while goes_on(loss):
            for _ in range(LOOK):
                if stop():
                    return loss
                imagined = problem.imagined(random)
                value = problem.playout(imagined, own).value
                for found, arm in zip(differences, arms, strict=True):
                    found.append(value - problem.playout(imagined, arm).value)
            loss = min(map(loss_over, differences), key=lambda each: each.mean)
    except NothingImaginedError:
        return Loss(0.0, inf, 0)
    return loss


def _best_plan(problem: SearchProblem[Action], move: int, random: Random, stop: Stop) -> int:
    """The arm of this move whose plan is worth most."""
    arms = problem.arms(move)
    if len(arms) == 1:
        return move
    totals = dict.fromkeys(arms, 0.0)
    for _ in range(LOOK):
        if stop():
            break
        imagined = problem.imagined(random)
        for arm in arms:
            totals[arm] += problem.playout(imagined, arm).value
    return max(totals, key=totals.__getitem__)


def loss_over(differences: Sequence[float]) -> Loss:
    """The mean of these differences and its standard error; without bounds below two."""
    return Loss(*mean_and_error(differences), len(differences))


def is_alike(game: AnyGame, view: AnyView, one: Action, other: Action, level: SearchLevel = JUDGE_LEVEL) -> bool:
    """Whether two moves are the same one, or differ only in cards that the game cannot tell apart."""
    if one == other:
        return True
    assert game.search_model is not None
    moves = game.search_model.search_problem(view, level.settings, (one, other)).moves
    return one not in moves or other not in moves


WORDS = {
    "judgement.best": Words(
        "The best move found.", "这是能找到的最好一手。", "這是能找到的最好一手。", "見つかった中で最善の手です。"
    ),
    "judgement.equal": Words(
        "No mistake that matters. The best move found was {what}.",
        "没有要紧的失误。当时能找到的最好一手是“{what}”。",
        "沒有要緊的失誤。當時能找到的最好一手是「{what}」。",
        "目立つミスではありません。そのとき見つかった最善の手は「{what}」でした。",
    ),
    "judgement.mistake": Words(
        "That was a mistake: {what} would have been {cost} better.",
        "这一手有失误。当时改选“{what}”能好{cost}。",
        "這一手有失誤。當時改選「{what}」能好{cost}。",
        "いまの手はミスです。「{what}」なら{cost}上でした。",
    ),
    "judgement.for_it": Words(
        "Why that is better: {reason}.", "好在：{reason}。", "好在：{reason}。", "その理由：{reason}。"
    ),
}
