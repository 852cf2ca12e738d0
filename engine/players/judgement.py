"""What a search thinks of a move that was made: how good it was, what it cost, and what would have been better."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from random import Random
from typing import Any

from engine.game import Action, Game, View
from engine.mind import NORMAL_95, Verdict, Weighed
from engine.players.hints import HINT_LEVEL, Hint, hint_of
from engine.players.levels import Level, budget_of
from engine.players.search import Stop, never, search
from engine.words import Text, Words, text

MISTAKE = 0.2
"""A move that loses this share of a deal's usual swing (ten points of chance, where one side wins all) is a mistake."""


class Grade(StrEnum):
    """How good a move was."""

    BEST = "best"
    EQUAL = "equal"
    SLIP = "slip"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a move that was made: what it cost against the best, with the 95 % margin, and the better move."""

    made: Weighed
    grade: Grade
    cost: float
    margin: float
    says: Text
    better: Hint


def judgement(game: Game, view: View[Any], action: Action, verdict: Verdict) -> Judgement:
    """What this verdict, which weighed the action, says about having done it."""
    made = verdict.of(action)
    assert made is not None, "the action was not among those wanted"
    margin = NORMAL_95 * made.gap_error
    grade = grade_of(verdict, made)
    what = game.caption(view, verdict.best.action)
    says = text(f"judgement.{grade}", what=what, cost=_number(made.gap), margin=_number(margin))
    return Judgement(made, grade, made.gap, margin, says, hint_of(game, view, verdict))


def verdict_on(
    game: Game, view: View[Any], action: Action, random: Random, level: Level = HINT_LEVEL, stop: Stop = never
) -> Judgement | None:
    """What to think of this action of the seat on turn, by what it knew; None without a choice, or without a search."""
    mind = game.mind
    outlook = None if mind is None else mind.look(view, level.manner, (action,))
    if mind is None or outlook is None or len(outlook.moves) < 2:
        return None
    verdict = search(mind, outlook, budget_of(mind, level), random, stop)
    return None if stop() else judgement(game, view, action, verdict)


def grade_of(verdict: Verdict, made: Weighed) -> Grade:
    """How good a move of this verdict is: equal where the paired interval holds 0."""
    if made is verdict.best:
        return Grade.BEST
    if made.tied:
        return Grade.EQUAL
    swing = verdict.best.error * sqrt(verdict.best.worlds)
    return Grade.MISTAKE if made.gap >= MISTAKE * swing else Grade.SLIP


def _number(value: float) -> str:
    return f"{value:.1f}".replace("-", "−") if abs(value) < 10 else f"{value:.0f}".replace("-", "−")


WORDS = {
    "judgement.best": Words(
        "The best move found.", "这是找到的最好的一手。", "這是找到的最好的一手。", "見つかった中で最善の手です。"
    ),
    "judgement.equal": Words(
        "As good as the best, as far as can be told: {what}.",
        "与最好的一手（{what}）看不出高下。",
        "與最好的一手（{what}）看不出高下。",
        "最善手（{what}）とほぼ互角です。",
    ),
    "judgement.slip": Words(
        "A slip: {what} is {cost} points (± {margin}) better.",
        "小失误：{what} 能多 {cost} 分（±{margin}）。",
        "小失誤：{what} 能多 {cost} 分（±{margin}）。",
        "小さなミス：{what} のほうが {cost} 点（±{margin}）上です。",
    ),
    "judgement.mistake": Words(
        "A mistake: {what} is {cost} points (± {margin}) better.",
        "失误：{what} 能多 {cost} 分（±{margin}）。",
        "失誤：{what} 能多 {cost} 分（±{margin}）。",
        "ミス：{what} のほうが {cost} 点（±{margin}）上です。",
    ),
}
