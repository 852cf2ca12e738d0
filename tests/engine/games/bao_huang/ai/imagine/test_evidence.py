"""What seats did in sight of all, counted a second time from the true states, and what it weighs."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, product
from math import exp
from random import Random
from typing import Any

import pytest

from engine.cards import EUNUCH
from engine.events import Zone
from engine.game import Step, act
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import Accept, PassOn, Play
from engine.games.bao_huang.ai.imagine import belief
from engine.games.bao_huang.ai.imagine.belief import (
    LEAST,
    Determinization,
    believed,
    eunuch_chances,
    lay_open,
    likelihoods,
)
from engine.games.bao_huang.ai.imagine.evidence import (
    EVIDENCE_KINDS,
    EVIDENCE_WEIGHTS,
    evidence_in,
    evidence_log_odds,
    hardness,
)
from engine.games.bao_huang.ai.simulator.play_loop import packed
from engine.games.bao_huang.melds import BLACK, RED, TWO, heights_of
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Crowning, Giving, Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bao_huang.truth.state import State

WON = Standing(first=4, finish=(0, 1, 2, 3, 4), emperor=0, eunuch=2, tie=False)
TABLES = {
    "default": (Options(), None),
    "clockwise": (Options(direction="clockwise", joker_order=True, announce=True, twos_hang=True), None),
    "face_up": (Options(tribute="face_up", sixes_last=True), WON),
    "face_down": (Options(), WON),
}


@cache
def course(name: str, number: int) -> tuple[State, ...]:
    """One whole deal between players who pass the crown on now and then, and ask now and then not to be beaten."""
    (options, standing), random = TABLES[name], Random(f"{name} {number}")
    step: Step[Any] = BAO_HUANG.deal(options, standing, BAO_HUANG.chance(options, standing, random))
    states: list[Any] = [step.state]
    generous = number % 3 == 1
    while step.state.turn is not None:
        actions = list(step.state.view(step.state.turn).candidates())
        active = [action for action in actions if isinstance(action, Play)]
        if active:
            fewest = sorted(active, key=lambda action: (len(action.cards) > 3, random.random()))
            action: Any = fewest[0] if len(active) == len(actions) or random.random() < 0.5 else actions[0]
            if isinstance(action, Play) and random.random() < 0.2:
                action = Play(action.cards, please=True)
        else:
            action = actions[-1] if generous and isinstance(step.state.phase, Crowning) else random.choice(actions)
        step = act(step.state, action)
        states.append(step.state)
    return tuple(states)


def counted(states: tuple[State, ...], plies: int) -> list[Counter[str]]:
    """By seat, how often it did what, in the first so many actions."""
    found: list[Counter[str]] = [Counter() for _ in range(5)]
    passed_on = 0
    for state, after in pairwise(states[: plies + 1]):
        seat, phase = state.turn, state.phase
        assert seat is not None
        action = after.log.seen[seat][-1].action
        if isinstance(action, PassOn):
            found[seat]["passed_crown_on"] = 1
            passed_on += 1
        elif isinstance(action, Accept):
            found[seat]["emperor_by_force" if passed_on == 5 else "emperor"] = 1
        elif isinstance(phase, Playing):
            over = None if phase.over is None else phase.over.heights
            if over is not None:
                owner = "emperor" if phase.best == phase.emperor else "other"
                jokers, twos = over[0] >= BLACK, over[-1] == TWO
                hard = "hard" if jokers or twos else "middling" if over[-1] + len(over) > 8 else "easy"
                if isinstance(action, Play):
                    with_jokers = "_with_jokers" if heights_of(action.cards)[0] >= BLACK else ""
                    found[seat][f"beat{with_jokers}_{hard}_{owner}"] += 1
                elif RED not in over and len(state.hands[seat]) >= len(over):
                    found[seat][f"let_stand_{hard}_{owner}"] += 1
            found[seat]["asked"] += isinstance(action, Play) and action.please
    return found


@pytest.mark.parametrize("name", TABLES)
def test_what_is_counted_is_what_was_done(name: str) -> None:
    for number in range(4):
        states, random = course(name, number), Random(number)
        for plies in [*random.sample(range(len(states)), 12), len(states) - 1]:
            told = counted(states, plies)
            for viewer in (0, 3):
                view = states[plies].view(viewer)
                evidence = [dict(zip(EVIDENCE_KINDS, each, strict=True)) for each in evidence_in(view)]
                assert [+Counter(each) for each in evidence] == [+each for each in told], (number, plies)
                odds = [sum(EVIDENCE_WEIGHTS.get(kind, 0) * often for kind, often in each.items()) for each in told]
                assert [evidence_log_odds(each) for each in evidence_in(view)] == pytest.approx(odds)
                best = max(odds[seat] for seat in range(5) if seat != viewer)
                fits = [min(1.0, max(LEAST, exp(each - best))) for each in odds]
                assert likelihoods(view) == pytest.approx(fits)


def test_whoever_gets_the_crown_back_is_emperor_by_force() -> None:
    states = course("default", 1)
    crowned = next(number for number, state in enumerate(states) if isinstance(state.phase, Playing))
    by_force = [dict(zip(EVIDENCE_KINDS, each, strict=True)) for each in evidence_in(states[crowned].view(0))]
    assert sum(each["emperor_by_force"] for each in by_force) == 1
    assert sum(each["emperor"] for each in by_force) == 0
    assert sum(each["passed_crown_on"] for each in by_force) == 5


def test_how_hard_a_combination_is_to_beat() -> None:
    for rank, copies, jokers in product(range(TWO + 1), range(1, 9), (0, 1)):
        hard = 2 if jokers or rank == TWO else 1 if rank + copies + jokers > 8 else 0
        assert hardness((BLACK,) * jokers + (rank,) * copies) == hard


@pytest.mark.parametrize("name", TABLES)
def test_hands_laid_open_are_those_that_are_imagined(name: str) -> None:
    """Every other hand, in cards that are unseen or known to lie there; no card twice."""
    for number in range(2):
        states, random = course(name, number), Random(number)
        for state in random.sample(states[:-1], 10):
            view = state.view(random.randrange(5))
            if isinstance(state.phase, Giving):
                continue
            imagined = believed(view, infers=True)(random)
            opened = dict(lay_open(view, imagined))
            assert {place.seat for place in opened} == set(range(5)) - {view.seat}
            for place, cards in opened.items():
                assert place.zone is Zone.HAND
                assert place.seat is not None
                assert packed(cards) == imagined.hands[place.seat]
            hidden = Counter(card for seat, hand in enumerate(state.hands) if seat != view.seat for card in hand)
            assert Counter(card for cards in opened.values() for card in cards) == hidden


def test_chances_are_by_places_and_by_what_was_done() -> None:
    """By hand: every unknown place counts, times how well the seat's deeds fit."""
    tried = 0
    for number in range(4):
        for state in course("default", number)[::4]:
            view = state.view(2)
            if not isinstance(state.phase, Playing) or state.phase.eunuch is not None or EUNUCH in view.hand:
                continue
            emperor = state.phase.emperor
            places = [0 if seat == 2 else len(hand) for seat, hand in enumerate(state.hands)]
            if emperor != 2 and any(card.marked for card in state.hands[emperor] if card != EUNUCH):
                places[emperor] -= 1  # where the emperor card lies is known
            weighed = [place * fit for place, fit in zip(places, likelihoods(view), strict=True)]
            assert eunuch_chances(view) == pytest.approx([each / sum(weighed) for each in weighed])
            assert eunuch_chances(view, infers=False) == pytest.approx([each / sum(places) for each in places])
            tried += 1
    assert tried > 20


def test_a_deal_is_kept_with_the_chance_that_its_eunuch_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws go on until one is kept; in the end the last is kept anyhow."""
    drawn: list[int] = []

    def draw(random: Random) -> Determinization:
        drawn.append(1)
        return Determinization((), int(random.random() < 0.5))

    random = Random("kept")
    kept = [belief._likelier(draw, (1.0, 0.25), random).eunuch for _ in range(4000)]
    assert sum(kept) / 4000 == pytest.approx(0.2, abs=0.02)
    drawn.clear()
    monkeypatch.setattr(belief, "TRIES", 7)
    belief._likelier(draw, (0.0, 0.0), random)
    assert len(drawn) == 8
