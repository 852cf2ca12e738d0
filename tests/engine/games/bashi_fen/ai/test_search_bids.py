"""Bids with all cards in hand are weighed: by what is named in the end, who buries, and how the play comes out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from benchmarks.players.bashi_fen_duel import later_hand
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import PASS
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.phases import Asking, Contesting, Taking
from engine.match import Match, next_record
from engine.players.hint_words import WORDS
from engine.players.hints import hint_of, verdict_for
from engine.players.levels import LEVELS, search_bot
from engine.players.search import Budget
from engine.record import opened
from engine.search_model import SearchSettings, Style
from engine.words import Language, render
from tests.engine.games.bashi_fen.dealing import after, deal_with, phase_of, view, when_taken
from tests.engine.players.positions import not_told_apart

HEARTS = "2H 2H 3H 3H 4H 4H 6H 6H 7H 7H 8H 8H 9H 9H JH JH QH QH 3C 4D"

BARREN = "3H 3H 4H 4H 6H 6H 7H 7H 8H 8H 9H 9H JH JH QH QH 3C 3C 4C 4C 6C 6C 7C 7C 8C"


def asked(options: Options, phase: type, deals: int) -> list[Any]:
    """Views of seats that are asked in this phase of first hands and have a choice, of greedy players who bid late."""
    return asked_in([Match(BASHI_FEN, options, number) for number in range(deals)], phase)


def asked_in(matches: list[Match], phase: type) -> list[Any]:
    """Such views of the next hand of each match."""
    found = []
    for match in matches:
        state: Any = opened(next_record(match)).state
        while state.turn is not None and not state.view(0).tricks:
            own = state.view(state.turn)
            if isinstance(own.phase, phase) and len(own.prompt().actions) > 1:
                found.append(own)
            late = phase is Asking and isinstance(own.phase, Taking)
            state = state.after(PASS if late else BASHI_FEN.greedy(own, Random(0))).state
    return found


def worths(own: Any, worlds: int = 12) -> dict[str, float]:
    """What every move is worth on average."""
    problem = SEARCH_MODEL.search_problem(own, SearchSettings(), ())
    drawn = [problem.imagined(Random(seed)) for seed in range(worlds)]
    return {
        str(move): fmean(problem.playout(world, place).value for world in drawn)
        for place, move in enumerate(problem.moves)
    }


@pytest.mark.rule("BSF-13")
def test_who_holds_far_more_of_another_suit_overbids_with_all_cards_in_hand() -> None:
    step = deal_with(Options(), "2S 3S 5S 8S JS AS KS", HEARTS, "4C AS KD", "6C KS AD")
    step = after(step, "bid 2S")
    while phase_of(step) == "Taking":
        step = after(step, "pass")
    own = view(step)
    assert (phase_of(step), own.seat) == ("Asking", 1)
    found = worths(own)
    assert found["bid 2H 2H"] > found["pass"] + 1
    verdict = verdict_for(BASHI_FEN, own, Random(0), level=replace(LEVELS["strong"], budget=Budget(24)))
    assert str(verdict.best.action) == "bid 2H 2H"
    assert verdict.deals
    hint = hint_of(BASHI_FEN, own, verdict)
    assert hint.reasons
    assert render(hint.worth, Language.EN, {**BASHI_FEN.words, **WORDS}).startswith("net ")


def test_every_bid_of_the_last_round_is_weighed_and_the_sound_players_choice_stands_first() -> None:
    views = [own for name in PRESETS for own in asked(PRESETS[name], Asking, 2)]
    for own in views:
        problem = SEARCH_MODEL.search_problem(own, SearchSettings(), ())
        assert problem.weighs
        assert problem.moves[0] == BASHI_FEN.greedy(own, Random(0))
        assert set(problem.moves) == set(own.candidates())
        world = problem.imagined(Random(1))
        assert world.hands[own.seat] == own.held
        outcomes = [problem.playout(world, place) for place in range(len(problem.moves))]
        assert outcomes == [problem.playout(world, place) for place in range(len(problem.moves))]
        assert all(len(outcome.facts) == len(SEARCH_MODEL.facts) for outcome in outcomes)
    assert len(views) > 8


def test_permuting_what_a_seat_cannot_see_changes_no_bid() -> None:
    bot = search_bot("search:n16")
    for own in asked(PRESETS["tuo_la_ji"], Asking, 3):
        not_told_apart(BASHI_FEN, own, bot)


def test_while_cards_are_taken_bids_go_by_rule() -> None:
    step = deal_with(Options(), "2S 2H")
    problem = SEARCH_MODEL.search_problem(view(step), SearchSettings(), ())
    assert not problem.weighs


def bids_by_style(views: list[Any]) -> dict[Style, int]:
    """How often each style bids; the cautious only where even players do, who do so only where the bold do."""
    bids = dict.fromkeys(Style, 0)
    for own in views:
        moves = {style: SEARCH_MODEL.search_problem(own, SearchSettings(style=style), ()).moves[0] for style in Style}
        for style, move in moves.items():
            assert own.refusal(move) is None
            bids[style] += move != PASS
        assert moves[Style.CAUTIOUS] in (PASS, moves[Style.EVEN])
        assert moves[Style.EVEN] in (PASS, moves[Style.BOLD])
    return bids


def test_the_bold_bid_on_fewer_trumps_than_others_and_the_cautious_on_more() -> None:
    later = [later_hand(PRESETS["tuo_la_ji"], number) for number in range(3)]
    bids = bids_by_style(asked_in(later, Taking))
    assert bids[Style.CAUTIOUS] < bids[Style.EVEN] < bids[Style.BOLD]


def test_in_a_first_hand_where_who_bids_declares_even_players_bid_as_the_bold_do() -> None:
    bids = bids_by_style(asked(PRESETS["tuo_la_ji"], Taking, 3))
    assert bids[Style.CAUTIOUS] < bids[Style.EVEN] == bids[Style.BOLD]


@pytest.mark.rule("BSF-18")
def test_a_new_deal_is_worth_nothing_to_either_side() -> None:
    step = deal_with(replace(Options(), redeal_right="no_points"), "2S 3S", BARREN)
    step = after(when_taken(step, {0: "bid 2S"}), "pass")
    own = view(step)
    assert (phase_of(step), own.seat) == ("Claiming", 1)
    found = worths(own, 4)
    assert found["redeal"] == 0
    assert found["pass"] != 0


@pytest.mark.rule("BSF-31")
def test_who_overbids_for_the_kitty_buries_it() -> None:
    views = asked(replace(Options(), chao_dipi=True), Contesting, 5)
    for own in views:
        problem = SEARCH_MODEL.search_problem(own, SearchSettings(), ())
        world = problem.imagined(Random(3))
        for place in range(len(problem.moves)):
            problem.playout(world, place)
        takers = {(named == own.phase.named, taker) for named, taker in world.found}
        assert takers == {(True, own.phase.taker), (False, own.seat)}
        assert all(named.declarer == own.phase.named.declarer for named, _ in world.found)
    assert views
