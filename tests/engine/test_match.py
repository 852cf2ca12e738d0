"""Matches: deal after deal, the totals, who has won, and chance that comes again with the same number."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.events import Ended, Line, Scored
from engine.game import Step
from engine.match import Match, Result, after_deal, deal_seed, next_record, next_shuffle, player_seed, result_of
from tests.conformance.tables import Deal, Tried, played
from tests.fixtures import taking, tribute

MATCH = Match(tribute.GAME, tribute.GAME.options(), number=11)


def finished(match: Match) -> Deal:
    """The next deal of a match, played at random."""
    return played(Tried(match.game, 60), next_record(match), Random(match.dealt))


def result(*changes: int, void: bool = False) -> Result:
    return Result(Scored((Line("trick", (), 1),), changes), Ended((0,), void))


def test_a_match_begins_with_nothing() -> None:
    assert MATCH.totals == (0, 0, 0, 0)
    assert MATCH.counted == ()
    assert MATCH.winners is None
    assert next_record(MATCH).standing is None


def test_the_same_number_deals_the_same_cards() -> None:
    assert next_shuffle(MATCH) == next_shuffle(replace(MATCH))
    assert next_shuffle(MATCH) != next_shuffle(replace(MATCH, number=12))
    assert next_shuffle(MATCH) != next_shuffle(replace(MATCH, dealt=1))


def test_the_seeds_of_deals_and_players_never_change() -> None:
    assert deal_seed(7, 2) == "deal 7 2"
    assert player_seed(7, 2, 31) == "player 7 2 31"


def test_totals_add_up_the_changes_of_all_deals() -> None:
    match = replace(MATCH, results=(result(3, -1, -1, -1), result(-1, 3, -1, -1), result(3, -1, -1, -1)))
    assert match.totals == (5, 1, -3, -3)


def test_a_deal_that_does_not_count_is_no_deal_of_the_session() -> None:
    options = replace(MATCH.options, deals=1)
    thrown_in = replace(MATCH, options=options, dealt=1, results=(result(0, 0, 0, 0, void=True),))
    assert thrown_in.counted == ()
    assert thrown_in.winners is None
    assert replace(thrown_in, results=(*thrown_in.results, result(3, -1, -1, -1))).winners == (0,)


@pytest.mark.parametrize(
    ("changes", "winners"), [((6, -2, -2, -2), (0,)), ((2, 2, -2, -2), (0, 1)), ((0, 0, 0, 0), (0, 1, 2, 3))]
)
def test_the_highest_total_wins_and_ties_share(changes: tuple[int, ...], winners: tuple[int, ...]) -> None:
    options = replace(MATCH.options, deals=1)
    assert replace(MATCH, options=options, results=(result(*changes),)).winners == winners


def test_after_a_deal_the_next_one_starts_from_its_standing() -> None:
    deal = finished(MATCH)
    match = after_deal(MATCH, deal.steps[-1])
    assert match.dealt == 1
    assert match.results == (result_of(deal.steps[-1]),)
    assert match.totals == match.results[0].scored.changes
    assert match.standing == tribute.GAME.settle(deal.steps[-1].state, None)
    assert next_record(match).standing == match.standing
    assert next_shuffle(match).first == match.standing.order[0]


def test_a_match_ends_after_its_deals() -> None:
    match = MATCH
    while match.winners is None:
        match = after_deal(match, finished(match).steps[-1])
    assert match.dealt == match.options.deals == 4
    best = max(match.totals)
    assert match.winners == tuple(seat for seat, total in enumerate(match.totals) if total == best)


def test_an_endless_match_has_no_winners() -> None:
    options = replace(taking.GAME.options(), deals="endless")
    match = Match(taking.GAME, options, number=1)
    for _ in range(3):
        match = after_deal(match, finished(match).steps[-1])
    assert match.winners is None


@pytest.mark.parametrize("events", [(), (Ended((0,)),), (Scored((), (1, -1)),), (Scored((), ()), Ended(()), Ended(()))])
def test_a_deal_without_one_result_is_our_own_mistake(events: Any) -> None:
    with pytest.raises(ValueError, match="one Scored and one Ended"):
        result_of(Step(finished(MATCH).steps[-1].state, events))
