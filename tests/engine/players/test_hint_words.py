"""The words of hints: figures agree, nothing is said twice, and each sentence says of whom it speaks."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.events import Ended
from engine.game import AnyGame
from engine.games import GAMES
from engine.parts.reasons import in_deals
from engine.players.hint_words import WORDS
from engine.players.hints import LITTLE, amount, hint_of, is_forced, rather, verdict_for
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.search_model import SearchSettings, Verdict, Weighed
from engine.words import Language, Text, render, text
from tests.engine.players.positions import decisions, positions

QUICK = SearchLevel("quick", Budget(60), SearchSettings(infers=False))
CLIMBING = [GAMES[key] for key in ("taihe_a_bao", "bao_huang", "big_two")]
over_climbing_games = pytest.mark.parametrize("game", CLIMBING, ids=lambda game: game.key)


def said(words: Text, game: AnyGame = CLIMBING[0]) -> str:
    return render(words, Language.EN, {**game.words, **WORDS})


@pytest.mark.parametrize(
    ("game", "reason", "words"),
    [
        ("big_two", "reason.unbeaten", "设想的40局中，每局都不会被对手压过"),
        ("bao_huang", "reason.unbeaten", "设想的40局中，每局都不会被对手压过"),
        ("big_two", "reason.first_out", "设想的40局中，每局都由你方先出完"),
        ("bashi_fen", "reason.stands", "设想的40局中，每局都甩得成"),
    ],
)
def test_what_comes_true_in_every_imagined_deal_reads_as_a_chinese_sentence(game: str, reason: str, words: str) -> None:
    deals = in_deals(40, 40)
    assert render(text(reason, deals=deals), Language.ZH_CN, {**GAMES[game].words, **WORDS}) == words


@pytest.mark.parametrize(
    ("value", "error", "words"),
    [
        (0.6, 0.02, "0.6 points"),
        (0.04, 0.2, "0.0 points (± 0.4)"),
        (12.34, 0.4, "12.3 points (± 0.8)"),
        (3.4, 8.0, "3 points (± 16)"),
        (-2.0, 0.0, "−2 points"),
        (1.0, 0.0, "1 point"),
        (1.25, 0.0, "1.2 points"),
    ],
)
def test_a_value_has_as_many_decimals_as_its_margin(value: float, error: float, words: str) -> None:
    assert said(amount("amount.points", value, error)) == words


def moves_of(view: Any, count: int) -> tuple[Weighed[Any], ...]:
    """So many moves of this view that came out alike."""
    facts = (("won", 10), ("unbeaten", 10), ("alone", 10), ("thrown_in", 10), ("friend", 0), ("first_out", 10))
    actions = list(view.candidates())[:count]
    return tuple(Weighed(action, 1.0, 0.2, 20, -1.0, 0.0, 0.2, facts) for action in actions)


@over_climbing_games
@pytest.mark.parametrize("count", [2, 3])
def test_that_it_matters_little_is_said_once_and_not_of_moves_hardly_played_out(game: AnyGame, count: int) -> None:
    little = 0
    for view in positions(game, 4, 9):
        if is_forced(view) or len(moves := moves_of(view, count)) < count:
            continue
        few = hint_of(game, view, Verdict(moves, 20 * count))
        assert not few.equals
        assert few.against is None
        assert not [reason for reason in few.reasons if reason.key in LITTLE]
        many = tuple(replace(move, worlds=40, gap_error=0.02) for move in moves)
        hint = hint_of(game, view, Verdict(many, 40 * count))
        told = [reason.key for reason in hint.reasons if reason.key in LITTLE]
        assert len(told) + (hint.against is not None) == 1
        assert hint.equals
        little += bool(told)
    assert little


def test_of_two_moves_that_are_alike_the_reason_names_the_other() -> None:
    game = CLIMBING[0]
    reason = text("reason.even", next_best=text("caption.pass.named"))
    assert "come out about the same after passing" in said(reason, game)


@over_climbing_games
def test_what_wins_at_once_is_told_to_win_and_nothing_else_is(game: AnyGame) -> None:
    """The deal is over after such a move, and its seat among the winners, in the true deal as in any other."""
    certain = 0
    for options in game.presets.values():
        for state in decisions(game, 3, options):
            view = state.view(state.turn)
            for action in view.candidates():
                model = game.search_model
                assert model is not None
                if len(getattr(action, "cards", ())) < len(view.hand) and not getattr(action, "lay_down", False):
                    assert not model.wins(view, action)
                    continue
                ends = [event for event in state.after(action).events if isinstance(event, Ended)]
                won = [view.seat in end.winners for end in ends]
                if model.wins(view, action):
                    assert won == [True], action
                    certain += 1
                elif game.key != "bao_huang":  # others may still decide who wins
                    assert won == [False], action
    assert certain or game.key == "bao_huang"  # an emperor who plays alone is rare


@over_climbing_games
def test_a_hint_tells_no_chance_of_a_move_that_wins_at_once(game: AnyGame) -> None:
    for view in positions(game, 8, 1):
        ending = [action for action in view.candidates() if game.search_model and game.search_model.wins(view, action)]
        if ending and not is_forced(view):
            hint = hint_of(game, view, verdict_for(game, view, Random(1), tuple(ending), QUICK))
            assert (hint.action in ending) == (hint.worth == text("hint.wins"))


def test_a_comparison_says_whose_the_merit_is() -> None:
    game = GAMES["big_two"]
    told = said(rather(text("reason.left", after=5), text("caption.pass.named")), game)
    assert told.startswith("better than passing because ")
    assert "after it" not in told


@pytest.mark.parametrize(("error", "margin"), [(0.2, " (± 0.4)"), (8.0, " (± 16)"), (0.01, "")])
def test_a_mean_of_points_that_would_read_0_is_said_to_be_none(error: float, margin: str) -> None:
    game = CLIMBING[0]
    view = next(view for view in positions(game, 2, 3) if not is_forced(view))
    one, other = moves_of(view, 2)
    best, worse = (replace(each, facts=(("won", won), *each.facts[1:])) for each, won in ((one, 8), (other, 12)))
    verdict = Verdict((replace(best, value=0.04, error=error), replace(worse, gap=1.0, gap_error=0.0)), 40)
    told = said(hint_of(game, view, verdict).worth, game)
    assert told == f"no points won or lost on average over 20 imagined deals{margin}"


@pytest.mark.parametrize(
    ("won", "words"),
    [
        (20, "wins all 20 imagined deals"),
        (0, "wins none of 20 imagined deals"),
        (10, "wins 50 % (± 20) of 20 imagined"),
    ],
)
def test_a_chance_that_every_deal_bears_out_has_no_margin(won: int, words: str) -> None:
    game = CLIMBING[0]
    view = next(view for view in positions(game, 2, 3) if not is_forced(view))
    moves = moves_of(view, 2)
    facts = tuple((fact, won if fact == "won" else count) for fact, count in moves[0].facts)
    verdict = Verdict(tuple(replace(move, facts=facts) for move in moves), 40)
    assert said(hint_of(game, view, verdict).worth, game).startswith(words)
