"""Hints: what they say is what the search counted, reasons come true, and every sentence can be said everywhere."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import cards_named
from engine.game import AnyGame
from engine.games import GAMES
from engine.games.taihe_a_bao.actions import Play
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import packed
from engine.lesson_judging import begun, learner_view
from engine.parts.reasons import in_deals, outdone, worse
from engine.players.hint_words import WORDS
from engine.players.hints import LITTLE, Hint, hint_of, verdict_for
from engine.players.levels import SearchLevel
from engine.players.naming import caption_among
from engine.players.search import Budget
from engine.search_model import SearchSettings, Verdict, Weighed
from engine.words import Language, Text, render, text
from tests.engine.players.positions import positions

TAIHE = GAMES["taihe_a_bao"]
QUICK = SearchLevel("quick", Budget(60), SearchSettings(infers=False))
Found = tuple[Any, Verdict, Hint]


@pytest.fixture(scope="module")
def found() -> list[Found]:
    """Positions of all phases, the verdicts on them, and the hints that those make."""
    views = positions(TAIHE, 8, 5)
    verdicts = [(view, verdict_for(TAIHE, view, Random(1), level=QUICK)) for view in views]
    return [(view, verdict, hint_of(TAIHE, view, verdict)) for view, verdict in verdicts]


def args(text: Text) -> dict[str, Any]:
    return dict(text.args)


def reasons(found: list[Found], key: str) -> list[tuple[Any, Verdict, dict[str, Any]]]:
    """Every reason of this kind, with its position; the positions are such that there is one."""
    told = [(view, verdict, args(each)) for view, verdict, hint in found for each in hint.reasons if each.key == key]
    assert told, f"no position gives {key}"
    return told


def test_a_hint_is_allowed_and_names_the_verdicts_best_move(found: list[Found]) -> None:
    for view, verdict, hint in found:
        assert hint.action == verdict.best.action
        assert view.refusal(hint.action) is None
        assert hint.cards == cards_named(hint.action)
        assert len(hint.reasons) <= 3


def test_the_chance_is_the_share_of_the_worlds_won(found: list[Found]) -> None:
    for _, verdict, hint in found:
        best = verdict.best
        told = args(hint.worth)
        assert (hint.worth.key == "hint.only") == (best.worlds == 0)
        if best.worlds == 0:
            continue
        mean = told.get("mean")
        assert (args(mean) if isinstance(mean, Text) else told)["worlds"] == best.worlds
        if hint.worth.key.startswith(
            ("hint.mean", "hint.chances_alike")
        ):  # the worse moves win as often, and lose by less or win by more
            assert not outdone(verdict, "won")
            continue
        certain = {"hint.all_won": 100, "hint.none_won": 0, "hint.wins": 100}
        assert told.get("chance", certain.get(hint.worth.key)) == round(100 * best.count("won") / best.worlds)


def test_moves_that_cannot_be_told_apart_are_called_equal(found: list[Found]) -> None:
    for _, verdict, hint in found:
        if len(verdict.moves) > 1:
            equal = hint.against is not None and hint.against.key == "hint.equal"
            little = any(why.key in LITTLE for why in hint.reasons)
            assert not equal or hint.equals
            assert not little or len(hint.equals) == len(verdict.moves) - 1
            assert {*hint.equals} <= {move.action for move in verdict.ties}
            assert not (equal and little), "it is said once"
            behind = any(why.key in ("reason.wins", "reason.others_worse") for why in hint.reasons)
            assert hint.against is not None or behind or not worse(verdict), (
                "how far the next one is behind is said once"
            )


def test_a_difference_that_would_read_0_is_none(found: list[Found]) -> None:
    view, verdict, _ = next(each for each in found if each[2].against is not None)
    best, other, *_ = (replace(move, worlds=50) for move in verdict.moves)
    close = Verdict((best, replace(other, gap=0.04, gap_error=0.001)), verdict.playouts)
    clear = Verdict((best, replace(other, gap=0.06, gap_error=0.001)), verdict.playouts)
    told = [hint_of(TAIHE, view, each).against for each in (close, clear)]
    assert [each and each.key for each in told] == [
        "hint.equal",
        "reason.wins" if outdone(clear, "won") else "hint.ahead",
    ]


def test_reasons_counted_over_the_worlds_are_the_verdicts_counts(found: list[Found]) -> None:
    facts, counted = {"reason.unbeaten": "unbeaten", "reason.alone": "alone"}, 0
    for _, verdict, hint in found:
        for told in (args(each).get("reason", each) for each in hint.reasons):
            if told.key in facts:
                counted += 1
                assert args(told)["deals"] == in_deals(verdict.best.count(facts[told.key]), verdict.best.worlds)
    assert counted


def test_the_chance_of_the_next_best_is_its_share_of_the_worlds_won(found: list[Found]) -> None:
    lines = [(verdict, line) for _, verdict, hint in found for line in (hint.against, *hint.reasons)]
    told = [(verdict, args(line)) for verdict, line in lines if line is not None and line.key == "reason.wins"]
    assert told
    for verdict, said in told:
        assert said["chance"] in {round(100 * move.share("won")) for move in verdict.moves[1:]}


def test_of_declaring_it_is_not_counted_how_often_it_makes_a_declarer() -> None:
    view = learner_view(begun(TAIHE, TAIHE.lessons()[0]))
    hint = hint_of(TAIHE, view, verdict_for(TAIHE, view, Random(1), level=QUICK))
    assert str(hint.action) == "declare"
    told = [args(each).get("reason", each).key for each in hint.reasons]
    assert "reason.bombs_held" in told
    assert "reason.alone" not in told


def test_plays_left_are_the_fewest_there_are_and_as_few_as_any_play_leaves(found: list[Found]) -> None:
    plans = plans_of(False)
    for view, verdict, told in reasons(found, "reason.left"):
        play = verdict.best.action
        assert isinstance(play, Play)
        rest = [card for card in view.hand if card not in play.cards]
        assert told["after"] == plans.least(packed(rest)) == plans.least(packed(view.hand)) - 1


def test_a_move_is_called_the_only_one_where_there_is_no_other_and_only_there(found: list[Found]) -> None:
    forced = [view for view, _, hint in found if hint.worth.key == "hint.only"]
    assert forced
    assert forced == [view for view, _, _ in found if len(tuple(view.candidates())) == 1]


def test_bombs_kept_are_ranks_held_three_or_four_times(found: list[Found]) -> None:
    for view, verdict, told in reasons(found, "reason.bombs"):
        gone = verdict.best.action.cards if isinstance(verdict.best.action, Play) else ()
        ranks = [card.rank for card in view.hand if card not in gone]
        assert told["count"] == len({rank for rank in ranks if ranks.count(rank) >= 3})


def test_the_kind_of_move_gives_no_card_away(found: list[Found]) -> None:
    kinds = [args(hint.kind).get("kind", hint.kind) for _, _, hint in found]
    assert all(not kind.args for kind in kinds)
    assert {kind.key for kind in kinds} > {"hint.kind.pass", "hint.kind.only"}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_combination_is_told_once(game: AnyGame) -> None:
    """ "Lead the sequence 9–J", not "Lead the sequence 9–J (9♠ 10♥ J♠)", where no other move reads alike."""
    views = [view for view in positions(game, 4, 5) if any(str(move).startswith("play") for move in view.candidates())]
    for view in views:
        for move in view.candidates():
            if str(move).startswith("play"):
                alone = Verdict((Weighed(move, 0.0, 0.0, 0, 0.0, 0.0, 0.0, ()),), 0)
                assert caption_among(game, view, move, alone).key != "hint.with_cards", move


@pytest.mark.parametrize("language", Language)
def test_every_hint_can_be_said_in_every_language(found: list[Found], language: Language) -> None:
    catalogue = {**TAIHE.words, **WORDS}
    for _, _, hint in found:
        for each in (hint.kind, hint.what, hint.worth, *hint.reasons, *filter(None, (hint.against,))):
            said = render(each, language, catalogue)
            assert said
            assert "{" not in said


@pytest.mark.parametrize(
    ("language", "all_of_them"), [("en", "each of"), ("zh_CN", "都"), ("zh_TW", "都"), ("ja", "どれも")]
)
def test_one_other_move_is_not_said_to_be_all_of_them(language: str, all_of_them: str) -> None:
    one, two = (render(text("reason.all_worse", count=count), Language(language), WORDS) for count in (1, 2))
    assert all_of_them not in one
    assert all_of_them in two
