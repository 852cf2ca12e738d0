"""Which moves a reason is told against: those that were tried and are clearly worse than the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.parts.reasons import SETTLED, Merit, equals, mostly_true, of_the_best_alone, outdone, rival, worse
from engine.players.search import Budget, search
from engine.search_model import Playout, SearchModel, SearchProblem, Verdict, Weighed
from engine.words import Text, text


def weighed(action: str, gap: float, worlds: int = 50) -> Weighed[str]:
    """A move so far behind the best, with a standard error of 1."""
    return Weighed(action, -gap, 1.0, worlds, -9.0, gap, 1.0)


BEST, NEXT, TIED, LAST, UNTRIED = (
    weighed("best", 0.0),
    weighed("next", 3.0),
    weighed("tied", 1.9),
    weighed("last", 9.0),
    weighed("untried", 5.0, worlds=0),
)
VERDICT = Verdict((BEST, NEXT, TIED, LAST, UNTRIED), 200)


def test_worse_is_what_was_tried_and_is_clearly_behind() -> None:
    assert worse(VERDICT) == (NEXT, LAST)
    assert VERDICT.ties == (TIED,)
    assert worse(Verdict((BEST,), 50)) == ()


def test_what_was_found_about_an_action_is_found_again() -> None:
    assert [VERDICT.of(each) for each in ("best", "tied", "last", "nothing")] == [BEST, TIED, LAST, None]


def test_one_move_is_compared_with_the_nearest_of_the_worse_whatever_is_told_of_it() -> None:
    counts = {"best": 45, "next": 10, "tied": 44, "last": 20}
    moves = (BEST, NEXT, TIED, LAST)
    verdict = Verdict(tuple(replace(move, facts=(("out", counts[move.action]),)) for move in moves), 200)
    assert rival(verdict) == verdict.moves[1]
    (reason,) = mostly_true(verdict, "out", lambda deals: text("merit", deals=deals))
    assert dict(reason.args)["next_best"] == "next"
    (alone,) = mostly_true(verdict, "out", lambda deals: text("merit", deals=deals), lambda each: each != "next")
    assert alone.key == "merit"


def told(verdict: Verdict[str], *speaks_for: str) -> bool:
    """Whether a merit of these moves is told of the best."""
    merit = Merit(text("merit"))
    return bool(of_the_best_alone(verdict, lambda move: [merit] if move.action in speaks_for else []))


def test_a_merit_is_told_where_no_worse_move_has_it() -> None:
    assert told(VERDICT, "best", "tied")
    assert not told(VERDICT, "best", "next")
    assert not told(VERDICT, "next")


def test_where_no_move_is_worse_a_merit_of_every_move_is_not_told() -> None:
    alike = Verdict((BEST, TIED, replace(TIED, action="other")), 200)
    assert told(alike, "best", "tied")
    assert not told(alike, "best", "tied", "other")
    assert told(Verdict((BEST,), 50), "best")


def test_a_fact_is_not_compared_with_a_move_of_which_little_is_known() -> None:
    often, seldom = replace(BEST, facts=(("out", 45),)), replace(NEXT, facts=(("out", 20),))
    known = Verdict((often, seldom), 100)
    assert outdone(known, "out")
    assert mostly_true(known, "out", lambda deals: text("merit", deals=deals))
    little = Verdict((often, replace(seldom, worlds=7, facts=(("out", 2),))), 57)
    assert not outdone(little, "out")
    assert not mostly_true(little, "out", lambda deals: text("merit", deals=deals))


@pytest.mark.parametrize(("worlds", "key"), [(SETTLED - 1, "merit"), (SETTLED, "reason.against")])
def test_no_count_stands_beside_one_of_a_move_played_out_in_few_deals(worlds: int, key: str) -> None:
    often, seldom = replace(BEST, facts=(("out", 45),)), replace(NEXT, worlds=worlds, facts=(("out", 5),))
    (reason,) = mostly_true(Verdict((often, seldom), 100), "out", lambda deals: text("merit", deals=deals))
    assert reason.key == key


def test_a_fact_that_comes_true_as_often_after_what_is_as_good_is_no_reason() -> None:
    often, as_often, seldom = (
        replace(each, facts=(("out", count),)) for each, count in ((BEST, 45), (TIED, 44), (TIED, 20))
    )
    said = [
        mostly_true(Verdict(moves, 100), "out", lambda *_: text("merit"))
        for moves in ((often, as_often), (often, seldom), (often,))
    ]
    assert [bool(each) for each in said] == [False, True, True]
    assert said[1] == (text("merit"),)


def counted(verdict: Verdict[str], **numbers: int) -> tuple[Text, ...]:
    """What is told of these numbers of the moves, of which a smaller one is better."""

    def merits(move: Weighed[str]) -> list[Merit]:
        number = numbers.get(move.action)
        return [] if number is None else [Merit(text("plays", count=number), -number, number=number)]

    return of_the_best_alone(verdict, merits)


def test_a_number_is_told_beside_that_of_the_rival() -> None:
    assert counted(VERDICT, best=3, next=5, last=4) == (text("plays.than", count=3, other=5, than="next"),)
    assert counted(VERDICT, best=3, last=4) == (text("plays", count=3),), "the rival has none"
    assert counted(VERDICT, best=3, next=3, last=4) == ()


def noisy(losses: Sequence[float]) -> SearchProblem[int]:
    """Moves that lose so much in the mean, in deals that come out very differently after each of them."""

    def playout(luck: object, move: int) -> Playout:
        return Playout(Random(f"{luck} {move}").gauss(-losses[move], 4.0))

    moves = tuple(range(len(losses)))
    return SearchProblem(moves, tuple(0.0 for _ in moves), lambda random: random.random(), playout)


def test_a_move_that_is_worse_by_what_matters_is_hardly_ever_called_as_good() -> None:
    model: SearchModel[int, None] = SearchModel(lambda _view, _settings, _wanted: noisy(()))
    losses = (0.0, 0.1, *[2.0] * 14)
    found = [search(model, noisy(losses), Budget(600), Random(seed)) for seed in range(25)]
    wrongly = [move for each in found for move in each.ties if move.action > 1 > each.best.action]
    assert len(wrongly) > 50, "the search cannot tell them apart"
    called = [[move.action for move in equals(each, 1.0)] for each in found if each.best.action < 2]
    assert len(called) > 15
    assert sum(any(move > 1 for move in each) for each in called) <= 1
    assert any(1 in each for each in called)


def test_a_few_deals_that_come_out_alike_show_nothing() -> None:
    few, many = (Verdict((BEST, replace(TIED, gap=0.0, gap_error=0.0, worlds=count)), 200) for count in (9, 50))
    assert (equals(few, 1.0), len(equals(many, 1.0))) == ((), 1)


def degrees(*, compares: bool = False, **degree: float) -> tuple[Text, ...]:
    """What is told of the best move where these have the same merit in these degrees."""

    def merits(move: Weighed[str]) -> list[Merit]:
        return [Merit(text("low"), degree[move.action], compares=compares)] if move.action in degree else []

    return of_the_best_alone(VERDICT, merits)


def test_what_is_true_of_a_worse_move_is_no_reason_however_much_less_it_is() -> None:
    assert degrees(best=3) == (text("low"),)
    assert degrees(best=3, next=1) == ()
    assert degrees(best=3, tied=1) == (text("low"),)


def test_words_that_compare_are_told_where_there_is_something_to_compare_with() -> None:
    assert degrees(compares=True, best=3, next=1) == (text("low"),)
    assert degrees(compares=True, best=3, next=1, last=3) == ()
    assert degrees(compares=True, best=3) == degrees(compares=True, best=3, tied=1) == ()


@pytest.mark.parametrize(
    ("kept", "told"),
    [(("4", "A"), ("K",)), (("4", "K", "A"), ("4", "K", "A")), ((), ("4", "K", "A"))],
)
def test_of_the_cards_that_a_reason_names_those_are_left_out_that_it_would_name_of_a_worse_move(
    kept: tuple[str, ...], told: tuple[str, ...]
) -> None:
    keeps = {"best": ("4", "K", "A"), "next": kept[:2], "last": kept[2:] + kept[1:2]}

    def merits(move: Weighed[str]) -> list[Merit]:
        cards = keeps.get(move.action, ())
        return [Merit(text("kept", cards=cards), len(cards))] if cards else []

    assert of_the_best_alone(VERDICT, merits) == (text("kept", cards=told),)
