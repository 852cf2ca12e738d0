"""Fits the weights of evidence on who protects the emperor, ``engine/games/bao_huang/ai/imagine/evidence.py``.

Run with ``python -m benchmarks.tuning.bao_huang_evidence`` (minutes). Bots play deals, part of them with a search, and
at every few plies each seat that does not know asks who has the eunuch card; a logit over the seats that may have it,
with the unknown places as its prior, is fitted by gradient steps with a small penalty. Half of the deals are kept back
to judge it. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import exp, log
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engine.cards import EUNUCH
from engine.games import GAMES
from engine.games.bao_huang.ai.imagine.belief import eunuch_chances
from engine.games.bao_huang.ai.imagine.evidence import EVIDENCE_KINDS, EVIDENCE_WEIGHTS, Evidence, evidence_in
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Playing
from engine.players import bot_named
from engine.record import Record, opened

GAME: Any = GAMES["bao_huang"]
EVERY = 11
STEPS, RATE, PENALTY = 120, 0.4, 0.002
LESS = 0.8
"""Weights are taken so much smaller than fitted: people do not play like our bots."""


class Case(NamedTuple):
    """One question: what counting says by seat, each seat's evidence, who it is, how far the deal has come (0 … 1)."""

    prior: tuple[float, ...]
    evidence: tuple[Evidence, ...]
    eunuch: int
    far: float


def cases(seed: str, deals: int, bots: Sequence[str]) -> Iterator[list[Case]]:
    """The questions of each deal, played by one of these bots on every seat."""
    for number in range(deals):
        random = Random(f"{seed} {number}")
        bot = bot_named(bots[number % len(bots)])
        state: Any = opened(Record(GAME, Options(), None, GAME.chance(Options(), None, random))).state
        found, ply = [], 0
        while state.turn is not None:
            if isinstance(state.phase, Playing) and state.phase.eunuch is None and ply % EVERY == 0:
                found += list(_asked(state))
            state = state.after(bot(GAME, state.view(state.turn), random)).state
            ply += 1
        yield found


def _asked(state: Any) -> Iterator[Case]:
    eunuch = next(seat for seat, hand in enumerate(state.hands) if EUNUCH in hand)
    for seat in range(len(state.hands)):
        view = state.view(seat)
        prior = eunuch_chances(view, infers=False)
        if max(prior) < 1:
            far = 1 - sum(view.counts) / len(GAME.pack(Options()))
            yield Case(prior, evidence_in(view), eunuch, far)


def chances(case: Case, weights: Sequence[float]) -> list[float]:
    """The chances of the seats by these weights."""
    odds = [
        prior * exp(sum(weight * number for weight, number in zip(weights, each, strict=True)))
        for prior, each in zip(case.prior, case.evidence, strict=True)
    ]
    return [each / sum(odds) for each in odds]


def loss(found: Sequence[Case], weights: Sequence[float]) -> float:
    """The mean log loss."""
    return fmean(-log(max(chances(case, weights)[case.eunuch], 1e-9)) for case in found)


def fitted(found: Sequence[Case]) -> list[float]:
    """The weights by gradient steps, each sign by its own pace (Adagrad)."""
    size = len(EVIDENCE_KINDS)
    weights, pace = [0.0] * size, [1e-6] * size
    for _ in range(STEPS):
        slope = [-PENALTY * weight for weight in weights]
        for case in found:
            chance = chances(case, weights)
            for seat, each in enumerate(case.evidence):
                far = ((seat == case.eunuch) - chance[seat]) / len(found)
                for place, number in enumerate(each):
                    if number:
                        slope[place] += far * number
        for place in range(size):
            pace[place] += slope[place] ** 2
            weights[place] += RATE * slope[place] / pace[place] ** 0.5
    return weights


def main() -> None:
    """Prints the weights, and the log loss on the deals kept back, by how far a deal has come."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=70)
    parser.add_argument("--seed", default="signs 1")
    parser.add_argument("--bots", nargs="+", default=[*["greedy"] * 6, "search:n24"])
    arguments = parser.parse_args()
    played = list(cases(arguments.seed, arguments.deals, arguments.bots))
    half = len(played) // 2
    fit, kept = [[case for deal in part for case in deal] for part in (played[:half], played[half:])]
    weights = [round(LESS * weight, 2) for weight in fitted(fit)]
    for name, weight in zip(EVIDENCE_KINDS, weights, strict=True):
        print(f'    "{name}": {weight:.2f},')
    nothing = [0.0] * len(weights)
    stored = [EVIDENCE_WEIGHTS.get(name, 0.0) for name in EVIDENCE_KINDS]
    for low, high in ((0.0, 1.0), (0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.0)):
        part = [case for case in kept if low <= case.far < high]
        if part:
            losses = "  ".join(f"{loss(part, each):.3f}" for each in (nothing, weights, stored))
            true = "  ".join(
                f"{fmean(chances(case, each)[case.eunuch] for case in part):.3f}" for each in (nothing, weights, stored)
            )
            print(f"{low:.2f}-{high:.2f} gone, {len(part)} cases: log loss counting / new / stored {losses};")
            print(f"    chance given to the true one {true}")


if __name__ == "__main__":
    main()
