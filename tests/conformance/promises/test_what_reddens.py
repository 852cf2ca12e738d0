"""What the pages for contributors say that tests notice is noticed: each thing is forgotten, or broken, once.

The promises of ``docs/adding-a-house-rule.md`` ("forgotten | what reddens") and ``docs/adding-a-game.md``, one by one,
by the very tests that are named there, and that of ``CONTRIBUTING.md`` about golden records. What else breaks tests on
purpose: ``test_broken_games.py`` (what views show and imagine), ``tests/test_fences.py`` (imports),
``tests/test_what_is_checked.py`` (``CONTRIBUTING.md``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine.cards import Rank
from engine.game import AnyGame
from engine.games import GAMES
from engine.games.bao_huang.rules.view import View as BaoHuangView
from engine.games.bashi_fen.rules.view import View as BashiFenView
from engine.games.big_two.actions import Play
from engine.games.big_two.rules.view import View as BigTwoView
from engine.games.taihe_a_bao.ai.imagine import sampler as taihe_sampler
from engine.games.taihe_a_bao.rules.view import View as TaiheView
from engine.games.taihe_a_bao.truth import state as taihe_state
from engine.parts import climbing
from engine.words import Words
from examples.games.hearts import HEARTS
from tests import test_rules_covered
from tests.app.cli import test_flags, test_games
from tests.conformance import test_words
from tests.conformance.needed_words import missing_words
from tests.conformance.pages import test_sleeping
from tests.conformance.promises import claims, membership
from tests.conformance.simulators import test_auction, test_bao_huang, test_bashi_fen, test_big_two, test_taihe_a_bao
from tests.conformance.tables import CASES, TRIED, Case, Deal, deals, moments
from tests.engine import test_lesson_judging
from tests.engine.teaching import test_handbook, test_lesson_claims, test_lesson_facts, test_lesson_moves
from tests.engine.teaching.lesson_moments import SAYINGS, all_lessons, tasks_of
from tests.golden import test_golden

Patch = pytest.MonkeyPatch
TAIHE, BIG_TWO = GAMES["taihe_a_bao"], GAMES["big_two"]


@dataclass(frozen=True)
class Forgotten:
    """Something that may be forgotten, and the test that says so."""

    what: str
    forget: Callable[[Patch], None]
    test: Callable[[], Any]

    def __str__(self) -> str:
        return self.what


def without_words(game: AnyGame, *keys: str) -> Callable[[Patch], None]:
    """The game has no words under these keys."""

    def forget(patch: Patch) -> None:
        for key in keys:
            patch.delitem(game.words, key)  # type: ignore[call-overload]

    return forget


def all_words_are_there(game: AnyGame) -> None:
    missing_words.cache_clear()
    try:
        test_words.test_a_game_has_all_words_that_it_is_asked_for(next(each for each in TRIED if each.game is game))
    finally:
        missing_words.cache_clear()


def a_case(key: str, name: str = "default") -> Case:
    return next(case for case in CASES if case.tried.game.key == key and case.name == name)


def without_the_last_candidate(view: type[Any]) -> Callable[[Patch], None]:
    """The rules have changed: what was offered last is so no longer. The simulator does not know."""
    fair = view.candidates

    def candidates(self: Any) -> Iterator[Any]:
        offered = list(fair(self))
        return iter(offered[:-1] or offered)

    return lambda patch: patch.setattr(view, "candidates", candidates)


def kings_stay(patch: Patch) -> None:
    """The sampler never gives a King back."""
    fair = taihe_sampler.stays
    patch.setattr(taihe_sampler, "stays", lambda card, protected: card.rank is Rank.KING or fair(card, protected))


def the_truth_is_possible(case: Case) -> None:
    for deal in deals(case):
        for ply, seat in moments(deal):
            membership.truth_is_possible(deal, ply, seat)


def with_a_claim_of_the_whole_hand(deal: Deal) -> Deal:
    """Whoever is on turn claims the rest, card by card, whatever the others hold."""

    def claim(view: Any) -> tuple[Any, ...]:
        own = view.turn == view.seat and len(view.hand) > 1
        return tuple(Play((card,)) for card in view.hand) if own else ()

    game = replace(deal.game, presentation=replace(deal.game.presentation, claim=claim))
    return replace(deal, tried=replace(deal.tried, game=game))


def without_a_row_in_the_handbook() -> AnyGame:
    """One paragraph of the rules names its rows no longer, and no other does."""
    told = [row for rows in TAIHE.handbook.rows.values() for row in rows]
    key = next(key for key, rows in TAIHE.handbook.rows.items() if any(told.count(row) == 1 for row in rows))
    rows = {other: named for other, named in TAIHE.handbook.rows.items() if other != key}
    return replace(TAIHE, handbook=replace(TAIHE.handbook, rows=rows))


def nothing(_patch: Patch) -> None:
    """What is forgotten stands in the arguments of the test."""


CLAIMED = next((game, lesson) for game, lesson in all_lessons() if any(task.claims for task in lesson.tasks))


def with_claims(change: Callable[[Any], Any]) -> tuple[AnyGame, Any]:
    """A lesson with other claims."""
    game, lesson = CLAIMED
    return game, replace(lesson, tasks=tuple(replace(task, claims=change(task.claims)) for task in lesson.tasks))


def with_fewer_ranks() -> tuple[AnyGame, Any]:
    """A lesson of Bashi Fen at a table whose pack begins with another rank."""
    game = GAMES["bashi_fen"]
    lesson = game.lessons()[1]
    return game, replace(lesson, options=replace(lesson.options, lowest_rank="3"))


def with_the_claims_of_the_task_before() -> tuple[AnyGame, Any]:
    """A lesson in which each task says of its deal what was true of the one before."""
    game, lesson = next((game, lesson) for game, lesson in all_lessons() if lesson.key == "kinds")
    claims = [tuple(each for each in task.claims if each[0] in SAYINGS) for task in lesson.tasks]
    tasks = tuple(replace(task, claims=claims[place - 1]) for place, task in enumerate(lesson.tasks))
    return game, replace(lesson, tasks=tasks)


def with_another_right_move(move: str) -> tuple[AnyGame, Any, int, Any]:
    """The emperor's first lead in a lesson of Bao Huang, where another move is called right."""
    game = GAMES["bao_huang"]
    lesson = next(lesson for lesson in game.lessons() if lesson.key == "crown")
    place, record = list(tasks_of(game, lesson))[1]
    task = lesson.tasks[place]
    other = replace(task, right=(move,), neutral=(*task.right, *task.neutral))
    return game, replace(lesson, tasks=(*lesson.tasks[:place], other, *lesson.tasks[place + 1 :])), place, record


def with_no_neutral_move() -> tuple[AnyGame, Any, int, Any]:
    """The same lead, where nobody thought of the moves that are neither right nor a slip."""
    game, lesson, place, record = with_another_right_move("play RJ")
    bare = tuple(replace(task, neutral=()) for task in lesson.tasks)
    return game, replace(lesson, tasks=bare), place, record


DAILY: Any = SimpleNamespace(config=SimpleNamespace(getoption=lambda _name: False))


def hanging_sleeps(patch: Patch) -> None:
    """Whether 2s may be added to equal cards is said to have nothing to act on."""
    game = GAMES["bao_huang"]

    def asleep(options: Any, name: str) -> bool:
        return name == "twos_hang" or game.asleep(options, name)

    patch.setitem(GAMES, "bao_huang", replace(game, asleep=asleep))  # type: ignore[misc]


def every_loser_pays_once_more(patch: Patch) -> None:
    """Hands of Taihe A Bao count twice."""
    fair = taihe_state.changes
    patch.setattr(taihe_state, "changes", lambda *result: tuple(2 * each for each in fair(*result)))


def one_pass_ends_a_trick(patch: Patch) -> None:
    """Whoever is unbeaten leads again as soon as one has passed."""
    patch.setattr(climbing, "passes_to_end", lambda *_: 1)


def a_golden_record() -> None:
    test_golden.test_a_golden_record_asks_its_seats_and_comes_to_its_score(
        next(path for path in test_golden.FILES if "taihe" in str(path))
    )


FORGOTTEN = (
    Forgotten("words of a group", without_words(HEARTS, "group.house"), lambda: all_words_are_there(HEARTS)),
    Forgotten("the title of an option", without_words(HEARTS, "option.moon"), lambda: all_words_are_there(HEARTS)),
    Forgotten("words of a value", without_words(HEARTS, "option.moon.yes"), lambda: all_words_are_there(HEARTS)),
    Forgotten(
        "words of a value, on the command line",
        without_words(TAIHE, "option.aces.yes"),
        lambda: test_games.test_every_option_has_type_values_default_and_sentences(TAIHE),
    ),
    Forgotten(
        "the title of an option, among the flags",
        without_words(TAIHE, "option.aces"),
        lambda: test_flags.parsed("--game", "taihe_a_bao", "--seats", "3"),
    ),
    Forgotten("a language", nothing, lambda: Words("a", "b", "c")),  # type: ignore[call-arg]
    Forgotten(
        "words of a reason why options exclude each other",
        without_words(BIG_TWO, "refusal.table_needs_individual"),
        lambda: all_words_are_there(BIG_TWO),
    ),
    Forgotten("words of a refusal", without_words(HEARTS, "refusal.not_broken"), lambda: all_words_are_there(HEARTS)),
    Forgotten("words of a line", without_words(HEARTS, "line.taken"), lambda: all_words_are_there(HEARTS)),
    Forgotten(
        "that a bid is gone, in the simulator of Taihe A Bao",
        without_the_last_candidate(TaiheView),
        lambda: test_auction.test_fast_bids_are_the_candidates_and_lead_to_the_packed_next_state(a_case("taihe_a_bao")),
    ),
    Forgotten(
        "that a play is gone, in the simulator of Taihe A Bao",
        without_the_last_candidate(TaiheView),
        lambda: test_taihe_a_bao.test_fast_moves_are_the_candidates_in_their_order(a_case("taihe_a_bao")),
    ),
    Forgotten(
        "that a play is gone, in the simulator of Bao Huang",
        without_the_last_candidate(BaoHuangView),
        lambda: test_bao_huang.test_fast_moves_are_the_candidates_in_their_order(a_case("bao_huang")),
    ),
    Forgotten(
        "that a play is gone, in the simulator of Bashi Fen",
        without_the_last_candidate(BashiFenView),
        lambda: test_bashi_fen.test_fast_play_is_play(a_case("bashi_fen", "preset=sheng_ji")),
    ),
    Forgotten(
        "that a play is gone, in the simulator of Big Two",
        without_the_last_candidate(BigTwoView),
        lambda: test_big_two.test_fast_moves_are_the_candidates_in_their_order(a_case("big_two")),
    ),
    Forgotten(
        "what may be given back", kings_stay, lambda: the_truth_is_possible(a_case("taihe_a_bao", "preset=five_seats"))
    ),
    Forgotten(
        "that others may beat what is claimed",
        nothing,
        lambda: claims.claims_hold(with_a_claim_of_the_whole_hand(deals(a_case("big_two"))[0])),
    ),
    Forgotten(
        "a row in the handbook",
        nothing,
        lambda: test_handbook.test_every_row_of_the_rules_is_told_in_a_paragraph_or_by_an_option(
            without_a_row_in_the_handbook()
        ),
    ),
    Forgotten(
        "a lesson, by a new default",
        nothing,
        lambda: test_lesson_judging.test_a_lesson_is_walked_to_its_end_by_every_right_move(*with_fewer_ranks()),
    ),
    Forgotten(
        "what a sentence of a lesson claims",
        nothing,
        lambda: test_lesson_facts.test_a_sentence_with_a_fact_in_it_makes_a_claim(*with_claims(lambda _: ())),
    ),
    Forgotten(
        "that a sentence of a lesson is no longer true",
        nothing,
        lambda: test_lesson_claims.test_what_a_lesson_claims_is_true(*with_the_claims_of_the_task_before()),
    ),
    Forgotten(
        "that a better move than the right one is there",
        nothing,
        lambda: test_lesson_moves.test_no_allowed_move_is_clearly_better_than_the_right_one(
            DAILY, *with_another_right_move("play RJ")
        ),
    ),
    Forgotten(
        "a move that a lesson allows",
        nothing,
        lambda: test_lesson_moves.test_every_allowed_move_is_right_or_a_slip_or_neutral(*with_no_neutral_move()),
    ),
    Forgotten(
        "that an option acts, where it is said to sleep",
        hanging_sleeps,
        lambda: test_sleeping.test_an_option_that_sleeps_does_nothing("bao_huang"),
    ),
    Forgotten(
        "the test of a row that is listed",
        lambda patch: patch.setitem(test_rules_covered.ROWS, TAIHE.key, ("TAB-99",)),
        lambda: test_rules_covered.test_every_row_of_the_rules_is_named_by_a_test(TAIHE.key),
    ),
    Forgotten(
        "the row of a test in the list",
        lambda patch: patch.setitem(test_rules_covered.ROWS, TAIHE.key, tuple(test_rules_covered.ROWS[TAIHE.key][1:])),
        test_rules_covered.test_no_test_names_a_row_that_does_not_exist,
    ),
    Forgotten(
        "the row of a house rule in the list",
        lambda patch: patch.setitem(test_rules_covered.ROWS, TAIHE.key, ()),
        lambda: test_rules_covered.test_the_row_of_every_house_rule_is_listed_and_named_by_a_test(TAIHE.key),
    ),
    Forgotten(
        "the golden record of a value",
        lambda patch: patch.setattr(
            test_golden, "FILES", [path for path in test_golden.FILES if "aces" not in path.read_text("utf-8")]
        ),
        lambda: test_golden.test_every_value_of_every_house_rule_has_a_golden_record(TAIHE.key),
    ),
    Forgotten("that finished deals keep their score", every_loser_pays_once_more, a_golden_record),
    Forgotten("that finished deals keep their questions", one_pass_ends_a_trick, a_golden_record),
    Forgotten(
        "the bound of a deal's actions",
        nothing,
        lambda: deals(replace(a_case("hearts"), tried=replace(a_case("hearts").tried, most_plies=9))),
    ),
)


@pytest.mark.parametrize("forgotten", FORGOTTEN, ids=str)
def test_what_is_forgotten_reddens_the_test_that_is_named_for_it(forgotten: Forgotten, monkeypatch: Patch) -> None:
    if forgotten.forget is not nothing:
        forgotten.test()  # green as it is
    forgotten.forget(monkeypatch)
    with pytest.raises((AssertionError, KeyError, TypeError, ValueError)):
        forgotten.test()
