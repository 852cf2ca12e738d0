"""What every game keeps, over every game, preset, value of a house rule and some combinations, on random deals."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.promises import claims, imagining, membership, moves, truth
from tests.conformance.tables import CASES, Case, deals, moments, some_moments, telling_moments, telling_plies

PROOFS = 8
"""At so many moments of a deal what a sampler takes for proven is held against the truth, where not thorough."""

over_every_case = pytest.mark.parametrize("case", CASES, ids=str, scope="module")


@over_every_case
def test_a_record_replays_to_the_deal_that_was_played(case: Case) -> None:
    for deal in deals(case):
        truth.replay_equals_play(deal)


@over_every_case
def test_what_a_seat_saw_folds_into_the_places_it_sees(case: Case) -> None:
    for deal in deals(case):
        truth.pictures_fold(deal)


@over_every_case
def test_no_card_is_lost_or_made(case: Case) -> None:
    for deal in deals(case):
        truth.cards_are_conserved(deal)


@over_every_case
def test_a_deal_ends_with_one_sound_result(case: Case) -> None:
    for deal in deals(case):
        truth.result_is_sound(deal)


@over_every_case
def test_an_imagined_deal_cannot_be_told_from_the_real_one(case: Case, everywhere: bool) -> None:
    for number, deal in enumerate(deals(case)):
        for seed, moment in enumerate(telling_moments(case, number, everywhere)):
            imagining.imagined_deal_shows_the_view(deal, moment, seed)


@over_every_case
def test_what_a_sampler_takes_for_proven_is_true_of_the_real_deal(case: Case, everywhere: bool) -> None:
    """So the real deal is among those that may be imagined."""
    for number, deal in enumerate(deals(case)):
        every = moments(deal)
        looks = every if everywhere else Random(f"proven {number}").sample(every, min(PROOFS, len(every)))
        for ply, seat in looks:
            membership.truth_is_possible(deal, ply, seat)


@over_every_case
def test_imagined_deals_differ_where_cards_are_hidden(case: Case) -> None:
    deal, looks = deals(case)[-1], case.tried.looks
    for seat in deal.seats[:looks]:
        imagining.first_guesses_differ(deal, seat)
    for moment in some_moments(deal, looks, Random(1)):
        imagining.later_guesses_differ(deal, moment)


@over_every_case
def test_a_view_travels_to_another_process(case: Case) -> None:
    deal = deals(case)[0]
    for moment in some_moments(deal, case.tried.looks * 3 // 4, Random(0)):
        truth.views_can_be_pickled(deal, moment)
        imagining.complete_is_that_replay(deal, moment, seed=1)


@over_every_case
def test_candidates_are_allowed_and_cover_the_question(case: Case) -> None:
    for deal in deals(case):
        for ply in range(0, len(deal.steps), case.tried.pace):
            moves.candidates_are_sound(deal, ply)


@over_every_case
def test_what_is_refused_says_why_and_changes_nothing(case: Case, everywhere: bool) -> None:
    for number, deal in enumerate(deals(case)):
        moves.refusals_hold(deal, telling_plies(case, number, everywhere))


@over_every_case
def test_everything_said_in_a_deal_has_its_words(case: Case) -> None:
    for deal in deals(case):
        moves.words_are_said(deal)


@over_every_case
def test_what_is_claimed_comes_true(case: Case) -> None:
    for deal in deals(case):
        claims.claims_hold(deal)
