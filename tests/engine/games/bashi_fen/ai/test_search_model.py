"""The search model of Bashi Fen: moves are allowed, imagined deals fit the view, playouts score by the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.events import Ended, Scored
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.ai.simulator.evaluation import TAKING_OVER
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.phases import Burying, Calling, Playing
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.tricks import points_in
from engine.match import Match, next_record
from engine.players.levels import search_bot
from engine.record import opened
from engine.search_model import MOST_MOVES, Playout, SearchSettings, Style
from tests.engine.players.positions import not_told_apart

TABLES = {**PRESETS, "by colour": replace(PRESETS["zhao_pengyou"], call="colour", seats=6)}


def decisions(options: Options, number: int, every: int) -> list[Any]:
    """Some states of a deal between greedy players, with every burial and call."""
    state: Any = opened(next_record(Match(BASHI_FEN, options, number))).state
    found = []
    while state.turn is not None:
        view = state.view(state.turn)
        if isinstance(view.phase, Burying | Calling) or len(view.history) % every == 0:
            found.append(state)
        state = state.after(BASHI_FEN.greedy(view, Random(0))).state
    return found


@pytest.mark.parametrize("name", TABLES)
def test_moves_are_allowed_few_and_different_and_the_heuristic_one_stands_first(name: str) -> None:
    for state in decisions(TABLES[name], 3, 17):
        view = state.view(state.turn)
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        assert 1 <= len(problem.moves) == len(problem.scores) == len(set(problem.moves)) <= MOST_MOVES
        assert all(view.refusal(move) is None for move in problem.moves)
        assert problem.moves[0] == BASHI_FEN.greedy(view, Random(0))
        assert problem.scores[0] == max(problem.scores)
        world = problem.imagined(Random(1))
        for place in range(min(2, len(problem.moves))):
            first = problem.playout(world, place)
            assert first == problem.playout(world, place)
            assert len(first.facts) == len(SEARCH_MODEL.facts)
            if isinstance(view.phase, Burying | Calling | Playing):
                assert world.cards()[0][view.seat] == view.hand


def counts(outcome: Playout) -> dict[str, int]:
    return dict(zip(SEARCH_MODEL.facts, outcome.facts, strict=True))


@pytest.mark.parametrize("name", ["tuo_la_ji", "sheng_ji"])
def test_the_trick_that_a_seat_ends_is_counted_as_the_rules_do(name: str) -> None:
    """Nothing hidden decides it, so that every imagined deal must tell what then happens at the table."""
    ending = 0
    for state in [*decisions(TABLES[name], 4, 1), *decisions(TABLES[name], 5, 1)]:
        view = state.view(state.turn)
        if not isinstance(view.phase, Playing) or sum(not cards for cards in view.phase.plays) != 1:
            continue
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        for place, move in list(enumerate(problem.moves))[:3]:
            trick = state.after(move).state.view(view.seat).tricks[-1]
            ours = trick.winner in (view.seat, (view.seat + 2) % 4)
            points = sum(map(points_in, trick.plays))
            found = counts(problem.playout(problem.imagined(Random(place)), place))
            assert (found["trick"], found["partner"]) == (ours, ours and trick.winner != view.seat)
            assert (found["gained"], found["given"]) == ((points, 0) if ours else (0, points))
            ending += 1
    assert ending >= 20


def test_a_throw_stands_where_no_other_hand_can_beat_a_part_of_it() -> None:
    seen = Counter[bool]()
    for state in decisions(TABLES["tuo_la_ji"], 6, 1):
        view = state.view(state.turn)
        if not isinstance(view.phase, Playing) or view.phase.lead is not None:
            continue
        thrown = tuple(move for move in view.candidates() if len(move.cards) > 2)[
            -4:
        ]  # few throws that may fail are tried
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), thrown)
        for place, move in enumerate(problem.moves):
            lead = read_lead(move.cards, view.trumps, view.options)
            if lead is None or len(lead.parts) == 1:
                continue
            world = problem.imagined(Random(place))
            others = [hand for seat, hand in enumerate(world.cards()[0]) if seat != view.seat]
            stands = objection(lead, others, view.trumps, view.options) is None
            assert bool(counts(problem.playout(world, place))["stands"]) == stands
            seen[stands] += 1
    assert seen[True]
    assert seen[False]


@pytest.mark.rule("BSF-60", "BSF-61")
def test_the_last_play_ends_with_the_levels_and_the_winners_of_the_rules() -> None:
    for number in range(4):
        state = decisions(PRESETS["tuo_la_ji"], number, 1)[-1]
        view = state.view(state.turn)
        events = state.after(BASHI_FEN.greedy(view, Random(0))).events
        (scored,) = (each for each in events if isinstance(each, Scored))
        (over,) = (each for each in events if isinstance(each, Ended))
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        taker = view.phase.taker == view.seat
        if not taker and any(line.key.startswith("kitty") for line in scored.lines):
            continue  # what lies buried is imagined
        ended = problem.playout(problem.imagined(Random(0)), 0)
        won = view.seat in over.winners
        assert bool(counts(ended)["won"]) == won
        sides = [
            fmean(change for seat, change in enumerate(scored.changes) if (seat in over.winners) == ours)
            for ours in (won, not won)
        ]
        assert ended.value == sides[0] - sides[1] + (TAKING_OVER if won else -TAKING_OVER)


@pytest.mark.parametrize("name", ["tuo_la_ji", "zhao_pengyou"])
def test_permuting_what_a_seat_cannot_see_changes_no_move(name: str) -> None:
    bot, different = search_bot("search:n16"), 0
    for state in decisions(TABLES[name], 7, 19):
        view = state.view(state.turn)
        different += not_told_apart(BASHI_FEN, view, bot).truth.hands != state.truth.hands
    assert different >= 5


@pytest.mark.rule("BSF-62", "BSF-71")
def test_the_last_play_is_worth_what_it_scores() -> None:
    state = decisions(PRESETS["tuo_la_ji"], 5, 1)[-1]
    view = state.view(state.turn)
    problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
    (scored,) = (each for each in state.after(problem.moves[0]).events if isinstance(each, Scored))
    ours = scored.changes[view.seat] - scored.changes[(view.seat + 1) % 4]
    value = problem.playout(problem.imagined(Random(0)), 0).value
    assert abs(value - ours) == 0.5


def test_a_searching_player_plays_a_legal_move_in_every_phase() -> None:
    bot = search_bot("search:n12")
    assert bot is not None
    for state in decisions(PRESETS["zhao_pengyou"], 2, 41):
        view = state.view(state.turn)
        assert view.refusal(bot(BASHI_FEN, view, Random(0))) is None


def test_styles_and_short_memories_play_otherwise() -> None:
    views = [state.view(state.turn) for state in decisions(PRESETS["tuo_la_ji"], 1, 1)]
    views = [view for view in views if isinstance(view.phase, Playing) and view.phase.lead is None]
    even = [SEARCH_MODEL.search_problem(view, SearchSettings(), ()).moves[0] for view in views]
    for settings in (SearchSettings(Style.CAUTIOUS), SearchSettings(Style.BOLD), SearchSettings(remembers=False)):
        moves = [SEARCH_MODEL.search_problem(view, settings, ()).moves[0] for view in views]
        assert all(view.refusal(move) is None for view, move in zip(views, moves, strict=True))
        assert moves != even


def test_the_cautious_fear_losses_more_and_the_bold_love_gains_more() -> None:
    state = decisions(PRESETS["tuo_la_ji"], 5, 1)[-30]
    found = {style: SEARCH_MODEL.search_problem(state.view(state.turn), SearchSettings(style), ()) for style in Style}
    worlds = [found[Style.EVEN].imagined(Random(seed)) for seed in range(12)]
    even, cautious, bold = (
        [found[style].playout(world, found[style].moves.index(found[Style.EVEN].moves[0])).value for world in worlds]
        for style in (Style.EVEN, Style.CAUTIOUS, Style.BOLD)
    )
    assert cautious == [value if value > 0 else 1.25 * value for value in even]
    assert bold == [1.25 * value if value > 0 else value for value in even]


def test_the_most_is_played_out_for_leads_and_first_tricks_and_what_comes_before_them() -> None:
    seen: dict[tuple[bool, bool], set[float]] = {}
    for state in decisions(PRESETS["zhao_pengyou"], 3, 1):
        view = state.view(state.turn)
        effort = SEARCH_MODEL.search_problem(view, SearchSettings(), ()).effort
        if isinstance(view.phase, Playing):
            seen.setdefault((view.phase.lead is None, len(view.phase.tricks) < 8), set()).add(effort)
        elif isinstance(view.phase, Burying | Calling):
            assert effort == 2.0
    assert seen == {(True, True): {2.0}, (True, False): {2.0}, (False, True): {1.5}, (False, False): {1.0}}
