"""Every promise over many random combinations of house rules; refused ones must say why.

Run ``python -m tests.conformance.combinations KEY [COUNT [FIRST]]`` for a night; the suite itself plays a few of them.
Each combination is drawn whole, every rule on its own. Where rules exclude each other the reason must have its words;
as many of them as go together are played and looked at.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from engine.game import AnyGame, verb_of
from engine.options import options_of
from engine.refusals import Refusal
from engine.words import Language, render
from tests.conformance.promises import claims, imagining, membership, moves, truth
from tests.conformance.simulators.test_bashi_fen import test_fast_play_is_play, test_heuristic_play_is_allowed
from tests.conformance.tables import TRIED, Case, Deal, Tried, any_options, deals, some_moments

FAST = {"bashi_fen": (test_fast_play_is_play, test_heuristic_play_is_allowed)}
"""What a fast path promises besides."""


def reconciled(game: AnyGame, options: Any, random: Random) -> tuple[Any, list[Refusal]]:
    """As many of these rules as go together on the table of a preset, and what was wrong on the way.

    They are set one by one, twice over, as one may need another; an order that is drawn decides which of two gives way.
    """
    refusal = game.problem(options)
    if refusal is None:
        return options, []
    wrong, names = [refusal], [option.name for option in options_of(game.options)]
    random.shuffle(names)
    tables = list(game.presets.values())
    seats = random.choice(sorted(set(map(game.seats, tables))))  # most presets have four
    found = random.choice([each for each in tables if game.seats(each) == seats])
    for name in (*names, *names):
        changed = replace(found, **{name: getattr(options, name)})
        refusal = game.problem(changed)
        if refusal is None:
            found = changed
        else:
            wrong.append(refusal)
    return found, wrong


class Kept(NamedTuple):
    """How many actions the first deal of a combination had, and whether the fast paths' promises were looked at."""

    actions: int
    fast: bool


def promises_hold(tried: Tried, number: int) -> tuple[Kept, list[Refusal]]:
    """Draws the combination of this number and looks at its deals: what was looked at, and what was wrong."""
    game, random = tried.game, Random(f"combination {tried.game.key} {number}")
    options, wrong = reconciled(game, any_options(game, random), random)
    for refusal in wrong:
        assert refusal.row
        assert all(render(refusal.text, language, game.words) for language in Language)
    return promises_hold_at(Case(tried, f"combination={number}", options), random), wrong


def promises_hold_at(case: Case, random: Random) -> Kept:
    """Looks at the deals of this table; how many actions the first of them had."""
    for deal in deals(case):
        _look(deal, random)
    promised = FAST.get(case.tried.game.key, ())
    played = all(any(verb_of(action) == "play" for action in deal.record.actions) for deal in deals(case))
    for promise in promised if played else ():  # a hand that somebody had dealt anew has no play
        promise(case)
    return Kept(len(deals(case)[0].record.actions), played or not promised)


def _look(deal: Deal, random: Random) -> None:
    truth.replay_equals_play(deal)
    truth.pictures_fold(deal)
    truth.cards_are_conserved(deal)
    truth.result_is_sound(deal)
    for ply in range(random.randrange(7), len(deal.steps), 7):
        moves.candidates_are_sound(deal, ply)
    moves.refusals_hold(deal, random.sample(range(len(deal.steps)), 3))
    moves.words_are_said(deal)
    for moment in some_moments(deal, 2, random):
        imagining.imagined_deal_shows_the_view(deal, moment, seed=random.randrange(1000))
        membership.truth_is_possible(deal, *moment)
    claims.claims_hold(deal)
    truth.views_can_be_pickled(deal, some_moments(deal, 1, random)[-1])


def main(key: str, count: str = "2000", first: str = "0") -> int:
    """Prints what fails and what was refused; 0 where every promise is kept."""
    tried = next(tried for tried in TRIED if tried.game.key == key)
    reasons, failed, plies, unseen, begun = Counter[str](), 0, 0, 0, time.process_time()
    for number in range(int(first), int(first) + int(count)):
        try:
            kept, wrong = promises_hold(tried, number)
        except (AssertionError, ValueError, LookupError, RecursionError) as error:
            failed += 1
            print(f"combination {number}: {type(error).__name__}: {str(error)[:300]}", flush=True)  # noqa: T201
            continue
        plies += kept.actions
        unseen += not kept.fast
        reasons.update(str(refusal.reason) for refusal in wrong[:1])
        if number % 100 == 99:
            print(f"{number + 1} done, {time.process_time() - begun:.0f} s", flush=True)  # noqa: T201
    print(f"{count} combinations, {plies} actions, {failed} failed; refused when drawn: {dict(reasons)}")  # noqa: T201
    print(f"fast paths not looked at in {unseen}, where a hand without a play was dealt")  # noqa: T201
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
