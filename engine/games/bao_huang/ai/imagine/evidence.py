"""Evidence on who is the eunuch: counts of what each seat did in sight of all (BH-12).

The people tend to beat the emperor's plays, and the eunuch lets them stand; neither proves anything. The weights are
fitted by ``benchmarks/tuning/bao_huang_evidence.py`` as in a logit over the seats that may hold the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.games.bao_huang.actions import Accept, Pass, PassOn, Play
from engine.games.bao_huang.melds import BLACK, RED, TWO, heights_of
from engine.games.bao_huang.options import SEATS
from engine.games.bao_huang.rules.view import View
from engine.parts.climbing import passes_to_end
from engine.parts.summing import plain_sum

OWNERS = ("emperor", "other")
HARD = ("easy", "middling", "hard")
DONE = ("let_stand", "beat", "beat_with_jokers")
EVIDENCE_KINDS = (
    *(f"{done}_{hard}_{owner}" for owner, hard, done in product(OWNERS, HARD, DONE)),
    "asked",
    "passed_crown_on",
    "emperor",
    "emperor_by_force",
)
"""What is counted by seat: answers to the emperor's plays and to others', 站牌, and what became of the crown."""

EVIDENCE_WEIGHTS = {
    "let_stand_easy_emperor": 1.37,
    "beat_easy_emperor": -1.54,
    "beat_with_jokers_easy_emperor": -1.56,
    "let_stand_middling_emperor": 0.40,
    "beat_middling_emperor": -1.55,
    "beat_with_jokers_middling_emperor": -1.06,
    "let_stand_hard_emperor": 0.19,
    "beat_with_jokers_hard_emperor": -1.77,
    "let_stand_easy_other": -0.22,
    "beat_easy_other": 0.50,
    "beat_with_jokers_easy_other": 0.52,
    "let_stand_middling_other": -0.75,
    "beat_middling_other": 1.18,
    "beat_with_jokers_middling_other": 1.35,
    "let_stand_hard_other": -0.38,
    "beat_with_jokers_hard_other": 1.84,
    "asked": -0.08,
    "passed_crown_on": 1.59,
    "emperor": -0.32,
}
"""What each kind of evidence adds to the log odds of the seat (seed "signs 1", 70 deals, most by greedy players).

On 30 other deals (the second half of 60 of seed "signs 2") the log loss is 0.47 where counting alone has 1.58."""

Evidence = tuple[float, ...]


def hardness(heights: Sequence[int]) -> int:
    """How hard a combination is to beat: 0 easy, 1 middling, 2 hard."""
    if heights[0] >= BLACK or heights[-1] == TWO:
        return 2
    return int(heights[-1] + len(heights) > 8)


def evidence_in(view: View) -> tuple[Evidence, ...]:
    """The evidence on each seat, in the order of ``EVIDENCE_KINDS``; of no use once all know who the eunuch is."""
    counted = [dict.fromkeys(EVIDENCE_KINDS, 0.0) for _ in range(SEATS)]
    sizes = list(view.counts)
    for seen in view.history:
        if isinstance(seen.action, Play):
            sizes[seen.seat] += len(seen.action.cards)
    emperor = best = -1
    passed_on = passes = 0
    over: tuple[int, ...] | None = None
    for seen in view.history:
        seat, action = seen.seat, seen.action
        match action:
            case PassOn():
                counted[seat]["passed_crown_on"] = 1.0
                passed_on += 1
            case Accept():
                emperor = seat
                counted[seat]["emperor_by_force" if passed_on == SEATS else "emperor"] = 1.0
            case Play(cards):
                if over is not None:
                    done = "beat_with_jokers" if heights_of(cards)[0] >= BLACK else "beat"
                    counted[seat][_kind(done, over, best == emperor)] += 1.0
                counted[seat]["asked"] += action.please
                over, best, passes = heights_of(cards), seat, 0
                sizes[seat] -= len(cards)
            case Pass() if over is not None:
                if over[0] != RED and sizes[seat] >= len(over):
                    counted[seat][_kind("let_stand", over, best == emperor)] += 1.0
                passes += 1
                if passes == passes_to_end(sum(map(bool, sizes)), sizes[best] > 0):
                    over, passes = None, 0
    return tuple(tuple(each.values()) for each in counted)


def _kind(done: str, over: Sequence[int], emperors: bool) -> str:
    return f"{done}_{HARD[hardness(over)]}_{OWNERS[not emperors]}"


def evidence_log_odds(evidence: Evidence) -> float:
    """What this evidence adds to the log odds that the seat holds the eunuch card."""
    return plain_sum(
        EVIDENCE_WEIGHTS.get(name, 0.0) * number
        for name, number in zip(EVIDENCE_KINDS, evidence, strict=True)
        if number
    )
