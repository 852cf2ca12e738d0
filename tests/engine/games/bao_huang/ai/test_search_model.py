"""How Bao Huang is thought about: moves that are allowed, outcomes and facts as the rules have them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import EMPEROR
from engine.events import Scored
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import ACCEPT, PASS, Play
from engine.games.bao_huang.ai.heuristic_player import information_state
from engine.games.bao_huang.ai.search_model import SEARCH_MODEL, search_problem
from engine.games.bao_huang.ai.simulator.heuristic import heuristic_move
from engine.games.bao_huang.ai.simulator.play_loop import legal, packed
from engine.games.bao_huang.ai.simulator.rollout import RolloutStart, rollout
from engine.games.bao_huang.ai.simulator.table_meld import CountedPlay, counts_of
from engine.games.bao_huang.ai.simulator.weights import TUNED, UNTUNED, VARIED, VARIED_TABLES
from engine.games.bao_huang.melds import BLACK, RED, TWO, read_meld, stacks_of
from engine.games.bao_huang.options import SEATS, Options
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Giving, Playing, Taking
from engine.players.hints import hint_of, is_forced, verdict_for
from engine.players.levels import LEVELS, search_bot
from engine.players.search import Budget, search
from engine.record import Record, opened
from engine.search_model import MOST_MOVES, SearchSettings, Style
from tests.engine.games.bao_huang.dealing import deal_with
from tests.engine.games.bao_huang.houses import HOUSES, decisions, holder, some
from tests.engine.players.positions import not_told_apart


@pytest.mark.parametrize("house", HOUSES)
def test_moves_are_allowed_few_and_different_and_outcomes_are_what_the_rules_know(house: str) -> None:
    phases = set()
    for state in some(house, 9):
        view = state.view(state.turn)
        phases.add(type(state.phase))
        problem, silent, judge = (
            search_problem(view, each, ())
            for each in (SearchSettings(), SearchSettings(tells=False), SearchSettings(judges=True))
        )
        assert 1 <= len(problem.moves) == len(problem.scores) == len(set(problem.moves)) <= MOST_MOVES
        assert all(view.refusal(move) is None for move in problem.moves)
        assert problem.scores[0] == max(problem.scores)
        imagined = problem.imagined(Random(1))
        for place in range(len(problem.moves)):
            first = problem.playout(imagined, place)
            assert first == problem.playout(imagined, place)
            assert silent.playout(imagined, place) == (first.value, ())
            assert len(first.facts) == len(SEARCH_MODEL.facts)
            end = judge.playout(imagined, place)
            assert dict(zip(SEARCH_MODEL.facts, end.facts, strict=True))["won"] == (end.value > 0)
    expected = {Crowning, Playing}
    expected |= {Giving, Announcing} if house == "lots" else {Giving, Taking} if house == "face up" else set()
    assert phases == expected


def test_the_first_choice_of_a_play_is_the_tuned_sound_players_own() -> None:
    differ = 0
    for state in some("default", 5):
        view = state.view(state.turn)
        if isinstance(view.phase, Playing):
            hand = packed(view.hand)
            information = information_state(view, view.phase, hand)
            moves = legal(hand, view.phase.over, view.options)
            first = search_problem(view, SearchSettings(infers=False), ()).moves[0]
            own = heuristic_move(information._replace(both_weights=TUNED), moves)
            assert packed(getattr(first, "cards", ())) == own
            differ += own != heuristic_move(information, moves)
    assert differ >= 3


def test_permuting_what_a_seat_cannot_see_changes_no_move() -> None:
    """Nor does who really has the eunuch card: most of the other deals give it to another seat."""
    bots, different, elsewhere = [search_bot("search:novice"), search_bot("search:n24")], 0, 0
    for house, every in (("default", 12), ("lots", 25)):
        for state in some(house, every):
            view = state.view(state.turn)
            other = not_told_apart(BAO_HUANG, view, *bots)
            different += other.hands != state.hands
            elsewhere += holder(other) != holder(state)
    assert different >= 15
    assert elsewhere >= 5


@pytest.mark.parametrize("house", ["default", "lots", "hanging"])
def test_playing_out_at_speed_keeps_to_the_rules(house: str) -> None:
    """Every play made is legal; the order of finishing is the rules' own, and so are the points."""
    options, _ = HOUSES[house]
    for deal in range(3):
        state = next(state for state in decisions(house, deal) if isinstance(state.phase, Playing))
        emperor, eunuch = state.phase.emperor, holder(state)
        shown = state.phase.eunuch is not None
        hands = [counts_of(packed(hand)) for hand in state.hands]
        ended = rollout(options)(
            hands, RolloutStart(emperor, eunuch, shown, emperor, None, -1, 0, ()), state.phase.announced, None
        )
        scored: tuple[int, ...] = ()
        for chosen in ended.line:
            view = state.view(state.turn)
            action = PASS if chosen is None else _laid(view.hand, chosen)
            assert view.refusal(action) is None
            step = state.after(action)
            state = step.state
            scored = next((event.changes for event in step.events if isinstance(event, Scored)), scored)
        assert state.turn is None
        assert state.phase.finish == ended.finish
        assert scored == ended.points


def _laid(hand: Any, chosen: CountedPlay) -> Play:
    """The cards of a play, marked jokers last of their colour."""
    rank, copies, twos, blacks, reds = chosen
    stacks = stacks_of(hand)
    equals = stacks[rank][:copies]
    return Play((*equals, *stacks[TWO][:twos], *stacks[BLACK][:blacks], *stacks[RED][:reds]))


def test_reasons_and_facts_count_what_the_rules_say() -> None:
    """The worlds of a verdict are drawn again, and its facts are counted with cards and rules instead of numbers."""
    said = 0
    for state in some("default", 6):
        if not isinstance(state.phase, Playing):
            continue
        view = state.view(state.turn)
        problem = search_problem(view, SearchSettings(), ())
        budget = Budget(len(problem.moves))
        verdict = search(SEARCH_MODEL, problem, budget, Random(2))
        worlds = _worlds(problem, budget, verdict, Random(2))
        for weighed in verdict.moves:
            mine = [imagined for imagined, tried in worlds if weighed.action in tried]
            assert weighed.worlds == len(mine)
            counts = dict(weighed.facts)
            assert counts["alone"] == sum(imagined.eunuch == view.phase.emperor for imagined in mine)
            if isinstance(weighed.action, Play):
                over = read_meld(weighed.action.cards, view.options)
                enemies = [
                    [hand for seat, hand in enumerate(imagined.hands) if _foe(view, imagined, seat)]
                    for imagined in mine
                ]
                unbeaten = sum(not any(legal(hand, over, view.options) for hand in hands) for hands in enemies)
                assert counts["unbeaten"] == unbeaten
            if view.phase.best is not None:
                assert counts["friend"] == sum(not _foe(view, imagined, view.phase.best) for imagined in mine)
        reasons = hint_of(BAO_HUANG, view, verdict).reasons
        assert bool(reasons) != is_forced(view)
        assert len(reasons) <= 3
        said += len(reasons)
    assert said > 12


def _foe(view: Any, imagined: Any, seat: int) -> bool:
    ours = (view.phase.emperor, imagined.eunuch)
    return (seat in ours) != (view.seat in ours)


def _worlds(problem: Any, budget: Budget, verdict: Any, random: Random) -> list[tuple[Any, list[Any]]]:
    """Every world of a search with the moves tried in it, by watching the same search again."""
    seen: list[tuple[Any, list[Any]]] = []

    def imagined(lots: Random) -> Any:
        seen.append((problem.imagined(lots), []))
        return seen[-1][0]

    def winning_side(drawn: Any, place: int) -> Any:
        seen[-1][1].append(problem.moves[place])
        return problem.playout(drawn, place)

    watched = replace(problem, imagined=imagined, playout=winning_side)
    assert search(SEARCH_MODEL, watched, budget, random) == verdict
    return seen


def test_every_reason_has_words() -> None:
    for house in HOUSES:
        for state in some(house, 40):
            view = state.view(state.turn)
            problem = search_problem(view, SearchSettings(), ())
            verdict = search(SEARCH_MODEL, problem, Budget(2 * len(problem.moves)), Random(1))
            for said in (*SEARCH_MODEL.reasons(view, verdict), SEARCH_MODEL.kind(view, verdict.best.action)):
                assert said.key in BAO_HUANG.words or said.key in ("hint.kind.pass", "reason.against")


def test_a_wanted_action_is_weighed_whatever_suits_it_names() -> None:
    for house in ("default", "face up"):
        for state in some(house, 25):
            view = state.view(state.turn)
            for action in list(view.candidates())[-3:]:
                problem = search_problem(view, SearchSettings(), (action,))
                assert action in problem.moves
                assert len(problem.moves) <= MOST_MOVES + 1


def test_a_search_says_the_same_again_at_the_same_seed() -> None:
    state = decisions("default", 1)[7]
    view = state.view(state.turn)
    level = replace(LEVELS["strong"], budget=Budget(120))
    first, again = (verdict_for(BAO_HUANG, view, Random(4), level=level) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("house", ["lots", "face up", "hanging"])
def test_searching_bots_play_whole_deals_of_house_rules(house: str) -> None:
    options, standing = HOUSES[house]
    bots = [search_bot(name) for name in ("search:n16", "search:casual", "search:n16:bold", "search:novice:cautious")]
    state: Any = opened(Record(BAO_HUANG, options, standing, BAO_HUANG.chance(options, standing, Random(9)))).state
    ply = 0
    while state.turn is not None:
        view = state.view(state.turn)
        action = bots[state.turn % len(bots)](BAO_HUANG, view, Random(ply))
        assert view.refusal(action) is None
        state = state.after(action).state
        ply += 1
    assert sorted(state.phase.finish) == list(range(SEATS))


def test_styles_weigh_differently() -> None:
    views = [state.view(state.turn) for state in some("default", 7)]
    firsts = [[search_problem(view, SearchSettings(style=style), ()).moves[0] for view in views] for style in Style]
    assert firsts[0] != firsts[1] != firsts[2]


def test_a_lone_emperor_may_pass_the_crown_on_and_sees_that_this_finds_a_partner() -> None:
    state = deal_with(Options(), "RJ* BJ* 6S 7S 8S 9S 10S JS 6H 7H 8H 9H 10H JH 6C 7C 8C", first=0).state
    view = state.view(state.turn)
    assert EMPEROR not in view.hand
    verdict = verdict_for(BAO_HUANG, view, Random(1), level=replace(LEVELS["strong"], budget=Budget(160)))
    assert str(verdict.best.action) == "pass-on"
    accepted = verdict.of(ACCEPT)
    assert accepted is not None
    assert accepted.count("alone") == accepted.worlds
    assert verdict.best.count("alone") == 0
    assert "reason.keeps_eunuch" in {said.key for said in SEARCH_MODEL.reasons(view, verdict)}


def test_judges_play_imagined_deals_out_differently() -> None:
    differ = 0
    for state in some("default", 20):
        problems = [
            search_problem(state.view(state.turn), SearchSettings(judges=judges), ()) for judges in (False, True)
        ]
        assert problems[0].moves == problems[1].moves
        imagined = problems[0].imagined(Random(1))
        differ += problems[0].playout(imagined, 0) != problems[1].playout(imagined, 0)
    assert differ >= 2


def test_imagined_deals_are_played_out_by_tables_that_differ() -> None:
    """The same cards end otherwise at another table; a judge has one table, whose numbers none of these has."""
    assert len(set(VARIED)) == VARIED_TABLES
    assert UNTUNED not in VARIED
    found = dict.fromkeys((False, True), 0)
    for state in some("default", 20):
        for judges in found:
            problem = search_problem(state.view(state.turn), SearchSettings(judges=judges), ())
            imagined = problem.imagined(Random(1))
            found[judges] += (
                len({problem.playout(imagined._replace(lot=lot / VARIED_TABLES), 0) for lot in range(VARIED_TABLES)})
                > 1
            )
    assert found[True] == 0
    assert found[False] >= 3
