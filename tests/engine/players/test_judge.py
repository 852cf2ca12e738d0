"""The judge: a loss is a mistake where it is clear over a whole hand and matters; what a hint named never is one."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from math import inf, isclose
from random import Random
from typing import Any

import pytest

from engine.game import Action
from engine.games import GAMES
from engine.games.taihe_a_bao.actions import Play
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import packed
from engine.parts.reasons import NEXT_BEST, SETTLED, mostly_true, worse
from engine.players import judge
from engine.players.hint_words import WORDS as HINT_WORDS
from engine.players.hints import CAME_OUT, hint_of, is_forced, verdict_for
from engine.players.judge import (
    CLEAR,
    FRESH,
    LOOK,
    MOST_FRESH,
    OPINIONS,
    WORDS,
    Grade,
    Loss,
    Weighing,
    fresh_loss,
    judgement,
    loss_over,
    seed_of,
    verdict_on,
    weighed_by_hint,
)
from engine.players.levels import SearchLevel
from engine.players.naming import name_among
from engine.players.search import Budget
from engine.search_model import Playout, SearchModel, SearchProblem, SearchSettings, Verdict, Weighed
from engine.words import Language, render, text
from tests.engine.players.positions import positions

TAIHE = GAMES["taihe_a_bao"]
QUICK = SearchLevel("quick", Budget(160, inf), SearchSettings())
VIEWS = [view for view in positions(TAIHE, 2, 3) if not is_forced(view)]


@cache
def quick_verdict(place: int) -> Verdict[Action]:
    """What a quick search finds in the view at this place."""
    return verdict_for(TAIHE, VIEWS[place], Random(seed_of(VIEWS[place])), level=QUICK)


def worst_of(verdict: Verdict[Action]) -> Weighed[Action]:
    """The move that the search puts last."""
    return max(verdict.moves, key=lambda move: move.gap)


def far_behind() -> list[int]:
    """The places of the views whose worst move the search itself puts far behind."""
    worst = [worst_of(quick_verdict(place)) for place in range(len(VIEWS))]
    return [place for place, move in enumerate(worst) if move.gap > 1 and move.gap > 4 * move.gap_error]


@cache
def judged_worst(place: int) -> Weighing | None:
    """What the judge says about the worst move in the view at this place."""
    verdict = quick_verdict(place)
    return verdict_on(TAIHE, VIEWS[place], worst_of(verdict).action, Weighing(verdict), level=QUICK)


def test_a_loss_is_the_mean_of_the_differences_with_its_standard_error() -> None:
    loss = loss_over([1.0, 3.0, 2.0, 2.0])
    assert (loss.mean, loss.deals) == (2.0, 4)
    assert isclose(loss.error, (2 / 3 / 4) ** 0.5)
    assert loss_over([5.0]) == Loss(5.0, inf, 1)
    assert loss_over([]) == Loss(0.0, inf, 0)


def test_clear_over_a_hand_of_thirty_moves_is_about_three_standard_errors() -> None:
    assert isclose(CLEAR, 2.9352, abs_tol=1e-4)  # 1 - 0.05 / 30 of a normal distribution lie below


@pytest.mark.parametrize(
    ("loss", "mistake"),
    [
        (Loss(1.0, 0.2, 240), True),
        (Loss(1.0, 0.35, 240), False),  # 2.86 standard errors: clear for one move, not for thirty
        (Loss(0.6, 0.1, 240), False),  # its 95 % interval begins at 0.40, where 0.5 matters
        (Loss(0.7, 0.1, 240), True),
        (Loss(0.4, 0.01, 240), False),  # clear, and nothing that matters
        (Loss(9.0, 0.0, LOOK - 1), False),  # too few deals prove nothing
        (Loss(9.0, 0.0, LOOK), True),
        (Loss(0.0, inf, 0), False),
        (Loss(-2.0, 0.1, 240), False),
    ],
)
def test_a_mistake_is_clear_over_the_hand_and_matters(loss: Loss, mistake: bool) -> None:
    assert loss.is_mistake(0.5) is mistake
    if mistake:
        assert loss.may_be_mistake(0.5)


@pytest.mark.parametrize(
    ("loss", "is_open"),
    [
        (Loss(9.0, 0.1, LOOK - 1), True),
        (Loss(9.0, 0.1, FRESH - 1), True),
        (Loss(0.5 + CLEAR * 0.1, 0.1, FRESH), False),  # clearly more than matters
        (Loss(0.79, 0.1, FRESH), True),  # a mistake by now, and as well none after as many more
        (Loss(0.22, 0.1, FRESH), True),
        (Loss(0.2, 0.1, LOOK), False),  # no mistake any more
        (Loss(0.79, 0.1, MOST_FRESH), False),
    ],
)
def test_deals_are_drawn_until_it_is_settled_whether_a_loss_matters(loss: Loss, is_open: bool) -> None:
    assert loss.is_open(0.5) is is_open


@pytest.mark.parametrize(
    ("loss", "as_good", "undecided"),
    [
        (Loss(0.0, 0.0, SETTLED - 1), False, True),
        (Loss(0.0, 0.0, SETTLED), True, False),
        (Loss(0.3, 0.1, FRESH), True, False),  # its 95 % interval ends at 0.496, where 0.5 matters
        (Loss(0.32, 0.1, FRESH), False, True),
        (Loss(0.32, 0.1, MOST_FRESH), False, False),
        (Loss(0.5 + CLEAR * 0.1, 0.1, FRESH), False, False),
    ],
)
def test_a_move_is_as_good_where_the_deals_show_that_it_loses_nothing_that_matters(
    loss: Loss, as_good: bool, undecided: bool
) -> None:
    assert loss.is_as_good(0.5) is as_good
    assert loss.is_undecided(0.5) is undecided


def test_a_loss_of_a_quarter_more_than_matters_is_a_mistake_by_nearly_every_seed() -> None:
    """With the first 480 deals alone it was by 28 of 40."""
    mistakes = 0
    for seed in range(30):
        loss = fresh_loss(lottery(0.62, 0.62), Anything(), "best", "made", f"{seed}", SearchSettings())
        assert loss is not None
        mistakes += loss.is_mistake(0.5)
    assert mistakes >= 28


def lottery(gap: float, other_gap: float) -> Any:
    """A game of two moves: the first is better by this much, or by the other where the other policy plays on.

    Deals differ by luck that both moves share, and by a little that they do not.
    """

    def problem(_view: Any, settings: SearchSettings, _wanted: tuple[Action, ...]) -> SearchProblem[str]:
        better = other_gap if settings.judges else gap

        def playout(imagined: tuple[float, float], place: int) -> Playout:
            luck, own = imagined
            return Playout(luck - place * (better + own))

        return SearchProblem(
            ("best", "made"), (0.0, 0.0), lambda random: (random.gauss(0, 5), random.gauss(0, 1)), playout
        )

    return replace(TAIHE, load_search_model=lambda: SearchModel(problem, matters=lambda _view: 0.5))


class Anything:
    """A view of the lottery, which has two moves and no history."""

    history = ()

    def candidates(self) -> Any:
        return iter(("best", "made"))


def test_luck_that_moves_share_hides_no_loss_and_makes_none() -> None:
    for gap, mistake in ((2.0, True), (0.0, False), (0.3, False), (-2.0, False)):
        loss = fresh_loss(lottery(gap, gap), Anything(), "best", "made", "", SearchSettings())
        assert loss is not None
        assert loss.is_mistake(0.5) is mistake
        assert loss.deals == (FRESH if mistake else loss.deals)
    hopeless = fresh_loss(lottery(-2.0, -2.0), Anything(), "best", "made", "", SearchSettings())
    assert hopeless is not None
    assert hopeless.deals == LOOK, "what cannot become a mistake is given up at the first look"


def test_a_loss_by_one_rollout_policy_alone_is_none() -> None:
    for gaps in ((2.0, 0.0), (0.0, 2.0)):
        loss = fresh_loss(lottery(*gaps), Anything(), "best", "made", "", SearchSettings())
        assert loss is not None
        assert not loss.is_mistake(0.5)


def test_equal_moves_are_red_in_no_seed_of_many() -> None:
    """By one test of 5 % a move, about two of forty were."""
    for seed in range(40):
        loss = fresh_loss(lottery(0.0, 0.0), Anything(), "best", "made", f"{seed}", SearchSettings())
        assert loss is not None
        assert not loss.is_mistake(0.0)


def test_the_best_of_its_search_is_best_and_the_same_move_is_judged_the_same_again() -> None:
    for place, view in enumerate(VIEWS[:4]):
        verdict = quick_verdict(place)
        best = verdict_on(TAIHE, view, verdict.best.action, level=QUICK)
        assert best is not None
        assert (best.grade, best.loss) == (Grade.BEST, None)
        other = verdict.moves[-1].action
        first, again = (verdict_on(TAIHE, view, other, level=QUICK) for _ in range(2))
        assert first == again
        assert first is not None
        assert verdict_on(TAIHE, view, other, first) is first
        said = judgement(TAIHE, view, first)
        assert (said.grade, said.better.action) == (first.grade, verdict.best.action)
        for language in Language:
            assert render(said.says, language, {**TAIHE.words, **HINT_WORDS, **WORDS})


def test_a_judgement_names_the_best_move_and_says_how_much_better_it_was() -> None:
    words, told = {**TAIHE.words, **HINT_WORDS, **WORDS}, 0
    for place, view in enumerate(VIEWS[:8]):
        verdict = quick_verdict(place)
        best, *others = verdict.moves
        for made in others:
            weighing = Weighing(verdict, made=made.action, grade=Grade.MISTAKE, loss=Loss(1.5, 0.25, FRESH))
            says = judgement(TAIHE, view, weighing).says
            name = name_among(TAIHE, view, best.action, verdict)
            assert name != name_among(TAIHE, view, made.action, verdict)
            for language in Language:
                sentence = render(says, language, words)
                told += 1
                assert render(name, language, words) in sentence
                assert re.findall(r"[−+]?\d+\.\d+", sentence)[-2:] == ["1.5", "0.5"], "the margin is of 95 %"
    assert told


def test_what_a_hint_named_is_never_scolded_whatever_other_deals_say() -> None:
    for view in VIEWS[:12]:
        verdict = verdict_for(TAIHE, view, Random("hint"), level=QUICK)
        worst = replace(verdict, moves=verdict.moves[::-1])  # a hint as bad as it could be
        for weighed in (verdict, worst):
            known = weighed_by_hint(weighed, hint_of(TAIHE, view, weighed))
            for named in known.named:
                found = verdict_on(TAIHE, view, named, known, salt="other deals", level=QUICK)
                assert found is not None
                assert found.grade is not Grade.MISTAKE


def test_the_best_move_of_one_seed_is_no_mistake_by_another() -> None:
    for place, view in enumerate(VIEWS[:8]):
        best = quick_verdict(place).best.action
        for salt in ("b", "c"):
            found = verdict_on(TAIHE, view, best, salt=salt, level=QUICK)
            assert found is not None
            assert found.grade is not Grade.MISTAKE


def test_a_blunder_is_found() -> None:
    """The worst of the moves, where the search itself puts it far behind, is called a mistake."""
    found = []
    for place in far_behind():
        weighing = judged_worst(place)
        assert weighing is not None
        found.append(weighing.grade is Grade.MISTAKE)
    assert len(found) >= 3  # 3 with Python 3.12, 4 or more with 3.11: other moves lead to these views
    assert sum(found) > 0.9 * len(found)


def test_a_move_that_another_search_names_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The blunders of the test before, each named by the last search that is asked."""
    tried = 0
    for place in far_behind():
        view, verdict, found = VIEWS[place], quick_verdict(place), judged_worst(place)
        worst, known = worst_of(verdict), Weighing(verdict)
        if found is None or found.grade is not Grade.MISTAKE:
            continue
        tried += 1
        asked: list[Verdict[Action]] = []

        def another(*_: Any, moves: Any = (worst, *verdict.moves), asked: Any = asked, **__: Any) -> Verdict[Action]:
            asked.append(Verdict(moves if len(asked) == OPINIONS - 1 else moves[1:], 0))
            return asked[-1]

        with monkeypatch.context() as patched:
            patched.setattr(judge, "verdict_for", another)
            found = verdict_on(TAIHE, view, worst.action, known, level=QUICK)
        assert found is not None
        assert found.grade is Grade.EQUAL
        assert len(asked) == OPINIONS
    assert tried


def test_a_forced_move_is_not_judged_and_nothing_is_played_out() -> None:
    forced = [view for view in positions(TAIHE, 2, 1) if is_forced(view)][:5]
    assert forced
    for view in forced:
        only = next(iter(view.candidates()))
        assert verdict_on(TAIHE, view, only) is None
        assert verdict_for(TAIHE, view, Random(1)).playouts == 0


def test_a_move_that_was_not_played_out_gets_no_verdict() -> None:
    view = VIEWS[0]
    one, other = list(view.candidates())[:2]
    nothing = Verdict((Weighed(one, 0.0, 0.0, 0, 0.0, 0.0, 0.0),), 0)
    assert verdict_on(TAIHE, view, other, Weighing(nothing)) is None


def test_a_judgement_that_nobody_waits_for_ends() -> None:
    view = VIEWS[0]
    assert verdict_on(TAIHE, view, next(iter(view.candidates())), stop=lambda: True) is None


def test_no_reason_against_a_mistake_holds_for_the_mistake_as_much() -> None:
    """Not even where the search did not look at it: as few plays are left after the one as after the other."""
    plans, alike = plans_of(aces_of_three=False), 0
    for place, view in enumerate(VIEWS):
        verdict = quick_verdict(place)
        plays = [move for move in view.candidates() if isinstance(move, Play) and move != verdict.best.action]
        if not isinstance(verdict.best.action, Play) or not verdict.best.worlds:
            continue
        alone = replace(verdict, moves=(verdict.best,))
        for made in plays:
            weighing = Weighing(alone, made=made, grade=Grade.MISTAKE, loss=Loss(1.0, 0.1, FRESH))
            told = {reason.key for reason in judgement(TAIHE, view, weighing).better.reasons}
            after = [plans.least(packed(view.hand) - packed(each.cards)) for each in (verdict.best.action, made)]
            if after[0] >= after[1]:
                alike += 1
                assert "reason.left" not in told
    assert alike


def test_why_another_move_is_better_compares_it_with_the_one_that_was_made() -> None:
    compared = 0
    for view in (view for view in positions(TAIHE, 8, 2) if not is_forced(view)):  # in fewer none is compared
        verdict = verdict_for(TAIHE, view, Random(seed_of(view)), level=QUICK)
        for move in verdict.moves[1:]:
            weighing = Weighing(verdict, made=move.action, grade=Grade.MISTAKE, loss=Loss(1.0, 0.1, FRESH))
            better = judgement(TAIHE, view, weighing).better
            assert better.action == verdict.best.action
            assert not {reason.key for reason in better.reasons} & CAME_OUT, "what it costs is said already"
            others = [dict(reason.args)[NEXT_BEST] for reason in better.reasons if NEXT_BEST in dict(reason.args)]
            compared += len(others)
            told = replace(verdict, moves=(verdict.best, move))
            assert set(others) <= {name_among(TAIHE, view, move.action, each) for each in (verdict, told)}
    assert compared


def test_nothing_that_a_search_counts_is_compared_with_a_move_that_it_did_not_look_at() -> None:
    best: Weighed[Any] = Weighed("best", 0.0, 0.0, 200, 0.0, 0.0, 0.0, (("last_trick", 150),))
    made: Weighed[Any] = judge._as_worse(best, "made")
    verdict = Verdict((best, made), 0)
    assert worse(verdict) == (made,)
    assert mostly_true(verdict, "last_trick", lambda deals: text("reason.last_trick", deals=deals)) == ()
