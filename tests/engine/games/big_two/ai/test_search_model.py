"""The search model of Big Two: imagined sets obey the facts, playouts score by the rules, reasons are counted facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.cards import read_cards
from engine.events import Scored
from engine.games.big_two import BIG_TWO
from engine.games.big_two.ai.heuristic_player import greedy
from engine.games.big_two.ai.simulator.play_loop import packed
from engine.games.big_two.options import INDIVIDUAL, MANUAL, PRESETS, Options
from engine.parts.reasons import in_deals
from engine.players.hint_words import WORDS as HINT_WORDS
from engine.players.levels import search_bot
from engine.search_model import MOST_MOVES, SearchSettings, Style, Verdict, Weighed
from engine.words import Language, render
from tests.engine.games.big_two.dealing import after, playing_with
from tests.engine.players.positions import decisions, not_told_apart, positions

SEARCH_MODEL = BIG_TWO.search_model
assert SEARCH_MODEL is not None
TABLES = (Options(), PRESETS["counter_attack"], PRESETS["strict"])


@pytest.mark.parametrize("options", TABLES, ids=["partners", "individual", "strict"])
def test_moves_are_allowed_few_and_different_and_the_sound_players_stands_first(options: Options) -> None:
    for view in positions(BIG_TWO, 3, 4, options):
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        assert 1 <= len(problem.moves) == len(problem.scores) == len(set(problem.moves)) <= MOST_MOVES
        assert all(view.refusal(move) is None for move in problem.moves)
        assert problem.moves[0] == greedy(view, Random(0))
        assert problem.scores[0] == max(problem.scores)


@pytest.mark.parametrize("options", TABLES, ids=["partners", "individual", "strict"])
def test_an_outcome_is_a_result_that_the_rules_know(options: Options) -> None:
    for view in positions(BIG_TWO, 2, 6, options):
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        world = problem.imagined(Random(1))
        assert world.hands[view.seat] == packed(view.hand)
        assert [hand.bit_count() for hand in world.hands] == list(view.counts)
        for place in range(len(problem.moves)):
            first, again = problem.playout(world, place), problem.playout(world, place)
            assert first == again
            assert len(first.facts) == len(SEARCH_MODEL.facts)
            assert first.facts[0] == (first.value > 0)


@pytest.mark.rule("BT-40", "BT-41")
def test_going_out_is_worth_what_the_rules_say() -> None:
    finished = 0
    for state in decisions(BIG_TWO, 8, Options()):
        view: Any = state.view(state.turn)
        problem = SEARCH_MODEL.search_problem(view, SearchSettings(), ())
        for place, move in enumerate(problem.moves):
            if len(getattr(move, "cards", ())) == len(view.hand):
                (scored,) = (event for event in state.after(move).events if isinstance(event, Scored))
                assert problem.playout(problem.imagined(Random(0)), place).value == scored.changes[view.seat]
                finished += 1
    assert finished >= 8


@pytest.mark.rule("BT-34")
def test_to_forget_a_last_card_is_weighed_only_where_it_was_done() -> None:
    view: Any = playing_with(Options(last_card=MANUAL), "3D 9S", "4D 4C KC", "5D 6C", "6D 7H 8H").state.view(0)
    forgetting = next(action for action in view.candidates() if str(action) == "play 3D")
    assert all(
        str(move).startswith("last-card") for move in SEARCH_MODEL.search_problem(view, SearchSettings(), ()).moves
    )
    assert forgetting in SEARCH_MODEL.search_problem(view, SearchSettings(), (forgetting,)).moves


@pytest.mark.rule("BT-60")
@pytest.mark.parametrize("name", ["search:novice", "search:n40", "search:n40:bold"])
def test_permuting_what_a_seat_cannot_see_changes_no_move(name: str) -> None:
    bot, different = search_bot(name), 0
    for state in decisions(BIG_TWO, 1)[::9]:
        assert state.turn is not None
        view: Any = state.view(state.turn)
        different += not_told_apart(BIG_TWO, view, bot).hands != state.hands  # type: ignore[attr-defined]
    assert different >= 3


def test_styles_play_the_same_hands_otherwise_and_weigh_points_otherwise() -> None:
    views = positions(BIG_TWO, 8, 2)
    looks = {
        style: [SEARCH_MODEL.search_problem(view, SearchSettings(style=style), ()) for view in views] for style in Style
    }
    played = {style: tuple(look.moves[0] for look in found) for style, found in looks.items()}
    assert len(set(played.values())) == len(Style)
    even, cautious, bold = (looks[style][0] for style in (Style.EVEN, Style.CAUTIOUS, Style.BOLD))
    evidence_of = set()
    for number in range(20):
        world = even.imagined(Random(number))
        for place, move in enumerate(even.moves):
            points = even.playout(world, place).value
            evidence_of.add(points > 0)
            for look, won, lost in ((cautious, 1.0, 1.25), (bold, 1.25, 1.0)):
                if move in look.moves:
                    value = look.playout(world, look.moves.index(move)).value
                    assert value == points * (won if points > 0 else lost)
    assert evidence_of == {True, False}


def weighed(action: object, **facts: int) -> Verdict:
    """A verdict with this one move, over ten imagined sets."""
    return Verdict((Weighed(action, 1.0, 0.1, 10, -5.0, 0.0, 0.0, tuple(facts.items())),), 10)


def unweighed(action: object) -> Verdict:
    """A verdict with this one move, which no imagined set was found for."""
    return Verdict((Weighed(action, 0.0, 0.0, 0, 0.0, 0.0, 0.0),), 0)


def test_a_hint_counts_the_fewest_plays_though_a_player_splits_the_hand_otherwise() -> None:
    """Three 2s with the Jacks, two pairs and four single cards: the heuristic keeps the 2s apart, and has one more."""
    hand = "2S 2H 2D AS JS JH 10S 10D 8C 7H 5S 3S 3D"
    view: Any = playing_with(Options(), hand, "4C 4D 9C", "5C 5D 9D", "6C 6D 9H").state.view(0)
    said = SEARCH_MODEL.reasons(view, weighed(view.readings(read_cards("5S"))[0], won=6, unbeaten=0, first_out=7))
    assert [(reason.key, dict(reason.args)) for reason in (said[0], said[-1])] == [
        ("reason.left", {"after": 6}),
        ("reason.first_out", {"deals": in_deals(7, 10)}),
    ]


@pytest.mark.rule("BT-31")
def test_reasons_are_facts_that_can_be_counted() -> None:
    step = after(playing_with(Options(), "5C 6D 7D", "8C KD AS", "3C", "4C 4D 4H", declared=(2,)), "play 5C")
    view: Any = step.state.view(1)
    found = SEARCH_MODEL.reasons(view, weighed(view.readings(read_cards("AS"))[0], won=6, unbeaten=9, first_out=4))
    assert [reason.key for reason in found] == ["reason.left", "reason.unbeaten"]
    assert dict(found[0].args) == {"after": 2}
    assert dict(found[1].args) == {"deals": in_deals(9, 10)}
    assert all(render(reason, language, {**HINT_WORDS, **BIG_TWO.words}) for reason in found for language in Language)
    partner: Any = after(playing_with(Options(), "2S 6D 7D", "8C KD", "3C 9H 9D", "4C 4D 4H"), "play 2S", "pass").state
    said = SEARCH_MODEL.reasons(
        partner.view(2), weighed(next(partner.view(2).candidates()), won=6, unbeaten=0, first_out=8)
    )
    assert [reason.key for reason in said] == ["reason.partner", "reason.first_out"]
    alone: Any = playing_with(Options(mode=INDIVIDUAL), "9S", "8C KD", "3C 9H", "4C 4D").state.view(0)
    assert [each.key for each in SEARCH_MODEL.reasons(alone, unweighed(alone.readings(alone.hand)[0]))] == [
        "reason.out"
    ]
    lead = SEARCH_MODEL.reasons(alone, weighed(alone.readings(alone.hand)[0], won=9, unbeaten=0, first_out=9))
    assert [each.key for each in lead] == ["reason.out"], (
        "going out first is winning, of which the chance is told anyway"
    )
