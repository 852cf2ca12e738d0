"""Reasons of Taihe A Bao's bids: they tell of the bid, not only of the hand that is held anyway."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import read_card, read_cards
from engine.games import GAMES
from engine.games.taihe_a_bao.actions import Action, read_action
from engine.games.taihe_a_bao.ai.explain import reasons
from engine.games.taihe_a_bao.melds import meld_words, read_meld
from engine.games.taihe_a_bao.rules.phases import Exchange, Returning
from engine.lesson_judging import begun, learner_view
from engine.search_model import Verdict, Weighed

UNTIL_KINGS = "AS AH AC AD KC KD QS QH JS 10S 10H 7S 7H 6S 6H 5S 4S 4H"
"""Once these are gone, nothing that may be out beats a pair of Kings."""
LESSONS = {lesson.key: lesson for lesson in GAMES["taihe_a_bao"].lessons()}


def view_of(lesson: str, hand: str = "") -> Any:
    view = learner_view(begun(GAMES["taihe_a_bao"], LESSONS[lesson]))
    return replace(view, hand=read_cards(hand)) if hand else view


def verdict(*moves: str) -> Verdict[Action]:
    """The first of these moves is clearly the best; it always makes a declarer, and wins more."""

    def weighed(move: str, worse: int) -> Weighed[Action]:
        facts = (("won", 90 - 20 * worse), ("alone", 100), ("thrown_in", 0), ("unbeaten", 0))
        return Weighed(read_action(move), -2.0 * worse, 0.1, 100, -5.0, 2.0 * worse, 0.1, facts)

    return Verdict(tuple(weighed(move, worse) for worse, move in enumerate(moves)), 100)


def told(view: Any, *moves: str) -> dict[str, dict[str, Any]]:
    return {each.key: dict(each.args) for each in reasons(view, verdict(*moves))}


def test_a_call_is_explained_by_the_bomb_that_it_makes() -> None:
    view = view_of("calling")
    found = told(view, "call 10S", "call QC", "call 9S", "pass")
    four = read_meld(read_cards("10S 10D 10C 10H"), False)
    assert four is not None
    assert "reason.call_bomb" not in found, "the Q♣ makes one, too"
    assert found["reason.call_higher_bomb"]["meld"] == meld_words(four)
    assert told(view, "call 10S", "call 9S", "pass")["reason.call_bomb"]["meld"] == meld_words(four)
    assert not {"reason.plays", "reason.bombs_held"} & set(found)


def test_a_weaker_bomb_than_another_calls_is_no_reason() -> None:
    view = view_of("calling")
    assert not {"reason.call_bomb", "reason.call_higher_bomb"} & set(told(view, "call QC", "call 10S", "pass"))


def test_a_higher_bomb_than_other_calls_make_is_one() -> None:
    view = view_of("calling", "4H 5S 5D 7S 9D 10C QS QH AS AC")
    assert "reason.call_higher_bomb" in told(view, "call QC", "call 5C", "pass")
    assert "reason.call_higher_bomb" not in told(view, "call 5C", "call QC", "pass")


def test_what_a_call_makes_is_told_once_where_it_is_compared_with_another() -> None:
    nothing_else = "4H 5S 5D 7S 9D 10C QS QH AS AC"
    bombs = told(view_of("calling", nothing_else), "call QC", "call 5C")
    assert "reason.call_higher_bomb" in bombs
    assert "reason.call_bomb" not in bombs
    melds = told(view_of("calling", "4H 6H 7C 9D 9C QS QH KD AS AC"), "call 5S", "call 7S")
    assert "reason.call_larger_meld" in melds
    assert not {"reason.call_meld", "reason.call_higher_meld"} & set(melds)


def test_a_call_that_saves_plays_says_so_among_many() -> None:
    view = view_of("calling", "4H 4S 5H 7S 9D 9C QS QH AS AC")
    assert told(view, "call 6S", "call KS", "pass")["reason.call_plays"]["count"] < 6


def test_a_call_says_what_combination_the_card_makes_that_the_hand_lacks() -> None:
    view = view_of("calling", "4H 6H 7C 9D 9C QS QH KD AS AC")
    sequence = read_meld(read_cards("5S 6H 7C 4H"), False)
    assert sequence is not None
    assert told(view, "call 5S", "pass")["reason.call_meld"]["meld"] == meld_words(sequence)
    assert told(view, "call 5S", "call 7S", "pass")["reason.call_larger_meld"]["meld"] == meld_words(sequence)
    a_pair = told(view, "call 7S", "call 5S", "pass")
    assert not {"reason.call_meld", "reason.call_larger_meld"} & set(a_pair), "a pair is less than a sequence"


def test_a_call_that_helps_the_lowest_card_says_so_against_one_other() -> None:
    view = view_of("calling", "5H 9D 9C 10C JC QD QH AS AC AD")
    assert told(view, "call 5S", "call KS")["reason.call_low"]["meld"] == meld_words(
        read_meld(read_cards("5S 5H"), False)
    )
    assert "reason.call_low" not in told(view, "call 5S", "call KS", "pass")
    assert "reason.call_low" not in told(view, "call KS", "call 5S")


@pytest.mark.parametrize(("spoken", "open_still"), [(0, True), (2, True), (3, False)])
def test_how_often_a_call_makes_the_declarer_is_told_only_while_others_may_call(spoken: int, open_still: bool) -> None:
    view = view_of("calling")
    view = replace(view, phase=replace(view.phase, spoken=spoken))
    assert ("reason.alone" in told(view, "call 10S", "pass")) == open_still


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("4H 5S 7S 9D 10C JD QS QH KS AC", {"reason.alone_long", "reason.no_bomb"}),
        ("4H 4S 4D 5C 7S 9D JC QS KD AC", {"reason.alone_long"}),
        ("4H 5S 6S 7D 9D 10C JD QS KS AC", {"reason.no_bomb"}),
        ("4H 4S 4D 4C 9D 9C 9S KS AD AC", set()),
    ],
)
def test_a_pass_is_explained_by_what_the_hand_lacks_to_play_alone(hand: str, said: set[str]) -> None:
    assert set(told(view_of("declaring", hand), "pass", "declare")) == said


@pytest.mark.parametrize(
    ("hand", "given", "kept", "said"),
    [
        ("AH QC JH 10S 6C 5S 5C 5D 4S 4C 4D", "6C", "QC", "reason.given_still"),
        ("AH AC QC QH 10S 10C 7C 5C 5D 4C 4D", "7C", "QC", "reason.given.than"),
        ("4C 5D 6C 9C 10S JH QC KH", "4C", "JH", None),
    ],
)
def test_a_return_says_how_much_sooner_the_hand_runs_out_or_that_it_costs_nothing(
    hand: str, given: str, kept: str, said: str | None
) -> None:
    called = Exchange(0, read_card("4D"), 1)
    view = replace(view_of("calling", hand), phase=Returning(0, 1, (called,)))
    found = set(told(view, f"give {given}", f"give {kept}"))
    assert {key for key in found if key.startswith("reason.given")} == ({said} if said else set())


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("4C 5D 7S 9H 10C JD KS AS AC 6H", {"reason.no_bomb"}),
        ("4C 4D 6S 6H 9C 9D JS JD AS AC", {"reason.no_bomb", "reason.call_long"}),
        ("5C 5D 5S 6H 6C 6D 7S 7H 7C QH", {"reason.few_aces"}),
        ("5C 5D 5S 6H 6C 6D 7S 7H AC AH", set()),
    ],
)
def test_a_pass_is_better_than_a_call_by_what_no_call_mends(hand: str, said: set[str]) -> None:
    found = told(view_of("calling", hand), "pass", "call KD")
    assert {"reason.no_bomb", "reason.call_long", "reason.few_aces"} & set(found) == said


@pytest.mark.parametrize(
    ("best", "other", "said"),
    [
        ("play 9H 9C", "play JH JC", "lower_cards"),
        ("play JH JC", "play 9H 9C", "harder"),
        ("play 5H 5C 5D", "pass", "only_higher_bombs"),
        ("play JH JC", "pass", "may_lead"),
    ],
)
def test_what_is_seen_is_told_where_two_plays_are_compared(best: str, other: str, said: str) -> None:
    view = view_of("beating", "5H 5C 5D 9H 9C JH JC JD KS KH")
    keys = {getattr(args.get("reason"), "key", key) for key, args in told(view, best, other).items()}
    assert f"reason.{said}" in keys
    assert f"reason.{said}" not in told(view, other, best)


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("", None),
        ("AS AH AC", "only_bombs"),
        (UNTIL_KINGS, "unbeatable"),
    ],
)
def test_what_can_beat_a_play_is_told_by_the_cards_that_may_be_out(gone: str, said: str | None) -> None:
    """A pair of Kings is beaten by Aces and bombs as long as cards for them may be in other hands."""
    view = view_of("beating", "5H 5C 9H 9C JH JC JD KH KS")
    view = replace(view, phase=replace(view.phase, trick=replace(view.phase.trick, aside=read_cards(gone))))
    found = told(view, "play KH KS", "play JH JC")
    assert {"reason.only_bombs", "reason.unbeatable"} & set(found) == ({f"reason.{said}"} if said else set())


@pytest.mark.parametrize(("gone", "counted"), [(UNTIL_KINGS, set()), ("AS AH AC", {"reason.against"})])
def test_nothing_of_imagined_deals_is_said_beside_a_play_that_is_unbeatable(gone: str, counted: set[str]) -> None:
    """In all of them nobody beats it; of a play that a bomb beats, it is told how often somebody has one."""
    view = view_of("beating", "5H 5C 9H 9C JH JC JD KH KS")
    view = replace(view, phase=replace(view.phase, trick=replace(view.phase.trick, aside=read_cards(gone))))
    kings, nines = verdict("play KH KS", "play 9H 9C").moves
    kings = replace(kings, facts=tuple((fact, 100 if fact == "unbeaten" else n) for fact, n in kings.facts))
    found = {each.key for each in reasons(view, Verdict((kings, nines), 200))}
    assert found & {"reason.unbeaten", "reason.against"} == counted
    assert ("reason.unbeatable" in found) == (not counted)


def test_a_card_that_makes_no_combination_is_a_reason_to_lead_it() -> None:
    view = view_of("beating", "4S 4H 7C 9S 9H JS JH KS KH AS")
    lead = replace(view.phase.trick, table=((), (), (), ()), over=None, best=None, passes=0)
    view = replace(view, phase=replace(view.phase, trick=lead))
    assert "reason.lone" in told(view, "play 7C", "play 9S 9H")
    assert "reason.lone" not in told(view, "play 9S", "play JS JH")
