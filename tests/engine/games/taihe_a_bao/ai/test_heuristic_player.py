"""The greedy player: what it bids, calls, gives and plays, and that this is worth much against random play."""

from __future__ import annotations

from random import Random

import pytest

from engine.events import Scored
from engine.game import State
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Action, Call, Give, Play
from engine.games.taihe_a_bao.ai.heuristic_player import greedy
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import PRESETS, Options
from engine.games.taihe_a_bao.rules.view import View
from tests.engine.games.taihe_a_bao.dealing import after, deal_with

CRUSHING = "4H AS AH AC AD KS KH KC QS QH"
WEAK = "4H 6S 7D 7H 9C JS QS KS 9D 4S"
HOPEFUL = "4H 6S 7D 9S 9H KS KH KC AS AC"


def view_of(hand: str, *said: str, options: Options | None = None) -> View:
    """What the seat on turn sees when seat 0, who has the 4♥, took this hand, and this was said."""
    state = after(deal_with(options or Options(), hand), *said).state
    assert state.turn is not None
    view = state.view(state.turn)
    assert isinstance(view, View)
    return view


def said_by_greedy(hand: str, *said: str, options: Options | None = None) -> str:
    """What greedy says there."""
    return str(greedy(view_of(hand, *said, options=options), Random(0)))


PASSES = ("pass",) * 4


def test_a_crushing_hand_declares_and_a_weak_one_passes() -> None:
    assert said_by_greedy(CRUSHING) == "declare"
    assert said_by_greedy(WEAK) == "pass"


def test_a_hopeful_hand_passes_and_then_calls_the_card_that_joins_its_single_ones() -> None:
    assert said_by_greedy(HOPEFUL, options=Options(simple_scoring=True)) == "pass"
    assert said_by_greedy(HOPEFUL, *PASSES).startswith("call 5")


def test_a_weak_hand_does_not_call() -> None:
    assert said_by_greedy(WEAK, *PASSES) == "pass"


@pytest.mark.rule("TAB-52")
def test_a_weak_starter_who_must_call_calls() -> None:
    assert said_by_greedy(WEAK, *PASSES, options=Options(starter_must_call=True)).startswith("call")


@pytest.mark.rule("TAB-53")
def test_the_last_to_speak_calls_sooner_where_a_sole_caller_wins() -> None:
    middling = "4S 7H 7D 9C JS QS KS KD 5H 5S"
    for options, verb in ((Options(), "pass"), (Options(sole_caller_wins=True), "call")):
        state = after(deal_with(options, "4H", "", "", middling), *PASSES, "pass", "pass", "pass").state
        view = state.view(3)
        assert isinstance(view, View)
        assert str(greedy(view, Random(0))).startswith(verb)


def test_what_is_given_back_is_what_one_misses_least() -> None:
    assert said_by_greedy("4H 9S 9H 9C KS KH KC AS QD 5C", *PASSES, "call 9D") == "give 5C"


def test_who_may_not_give_the_four_of_hearts_gives_something_else() -> None:
    given = said_by_greedy("4H AS AH AC AD KS KH KC 9S 9C", *PASSES, "call KD")
    assert given in {"give 9S", "give 9C"}


def test_the_declarer_leads_low_and_long() -> None:
    assert said_by_greedy("4H 5S 6S 7S 9S 9H KS KH AS AH", "declare") == "play 4H 5S 6S 7S"


ALL_RULES = (
    *PRESETS.values(),
    Options(seats=3, aces=False),
    Options(seats=5, aces=False, sole_caller_wins=True),
    Options(recall="quads_only", starter_must_call=True),
    Options(recall="yes", sole_caller_wins=True, starter_must_call=True),
    Options(four_hearts_every_hand=True, shutout_doubles=True, collapse_doubles=True),
)


def decisions(options: Options, seed: int) -> list[tuple[View, Action]]:
    """Every decision of one deal in which all seats are greedy."""
    random, made = Random(seed), []
    state: State[Action] = TAIHE_A_BAO.deal(options, None, TAIHE_A_BAO.chance(options, None, Random(seed))).state
    while state.turn is not None:
        view = state.view(state.turn)
        assert isinstance(view, View)
        made.append((view, greedy(view, random)))
        state = state.after(made[-1][1]).state
    return made


@pytest.mark.parametrize("options", ALL_RULES, ids=lambda options: str(ALL_RULES.index(options)))
def test_every_decision_is_allowed_under_every_house_rule(options: Options) -> None:
    verbs = set()
    for seed in range(12):
        for view, action in decisions(options, seed):
            assert view.refusal(action) is None
            verbs.add(type(action))
    assert {Call, Give, Play} <= verbs


def test_only_ties_are_left_to_chance() -> None:
    for view, action in (each for seed in range(4) for each in decisions(Options(), seed)):
        for other in (greedy(view, Random(seed)) for seed in range(5)):
            assert ranks(other) == ranks(action)


def ranks(action: Action) -> tuple[str, list[int]]:
    """An action up to suits; whether a call or a give, its verb alone, since equal chances may differ in rank."""
    return type(action).__name__, list(map(height, action.cards)) if isinstance(action, Play) else []


def test_hidden_cards_do_not_change_the_move() -> None:
    for view, action in decisions(Options(), 5)[::3]:
        for guess in range(3):
            imagined = TAIHE_A_BAO.imagine(view, Random(guess)).view(view.seat)
            assert isinstance(imagined, View)
            assert ranks(greedy(imagined, Random(1))) == ranks(action)


def mean_of_greedy(options: Options, deals: int) -> float:
    """Greedy at one seat, random at the others, every deal once for each seat: greedy's points a deal."""
    total = 0
    for deal in range(deals):
        for seat in range(options.seats):
            random = Random(f"{deal} {seat}")
            shuffle = TAIHE_A_BAO.chance(options, None, Random(deal))
            step = TAIHE_A_BAO.deal(options, None, shuffle)
            while step.state.turn is not None:
                view = step.state.view(step.state.turn)
                assert isinstance(view, View)
                tries = list(view.candidates())
                mine = step.state.turn == seat
                step = step.state.after(greedy(view, random) if mine else random.choice(tries))
            (scored,) = (event for event in step.events if isinstance(event, Scored))
            total += scored.changes[seat]
    return total / deals / options.seats


@pytest.mark.parametrize("options", [Options(), Options(seats=3), Options(seats=5, aces=False)])
def test_greedy_beats_random_on_duplicate_deals(options: Options) -> None:
    assert mean_of_greedy(options, 30) > 1.0
