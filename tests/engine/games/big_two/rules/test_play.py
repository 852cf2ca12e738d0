"""Lead, follow with the same pattern, pass, come back or stay out, and set the pattern anew."""

from __future__ import annotations

import pytest

from engine.cards import read_cards
from engine.game import Step
from engine.games.big_two.actions import PASS, Play
from engine.games.big_two.options import PLAIN, Options
from engine.games.big_two.truth.state import State
from engine.prompts import Pick
from tests.engine.games.big_two.dealing import after, offered, playing_with, refused

STAY_OUT = Options(reenter=False)
HANDS = ("3S 4S 5S 6S", "7H 8H 9H 10H", "JC QC KC AC", "2D KD 8D 9D")


@pytest.mark.rule("BT-10")
def test_the_others_follow_with_the_same_pattern_higher_or_pass() -> None:
    step = playing_with(Options(), "8S 8D 4D 4C 4H 4S", "9S 9D JS QD KD", "5D 6D 7D 8H 9C", "3D")
    assert refused(step, "pass") == ("leader_must_play", "BT-10")
    assert refused(step, "play 4D 4C 4H") == ("wrong_number", "BT-10")
    assert refused(step, "play 9C") == ("not_in_hand", "BT-10")
    assert refused(step, "play 8S 4D") == ("not_a_pair", "BT-10")
    step = after(step, "play 8S 8D")
    assert refused(step, "play 9S") == ("other_pattern", "BT-10")
    assert offered(step) == ["pass", "play 9S 9D"]
    assert refused(after(step, "pass"), "play 5D 6D 7D 8H 9C") == ("other_pattern", "BT-10")


@pytest.mark.rule("BT-10", "BT-11", "BT-12", "BT-13")
@pytest.mark.parametrize(
    ("lead", "answer", "row"),
    [("5D", "4S", "BT-11"), ("5D 5C", "4S 4H", "BT-12"), ("3D 4D 5C 6C 7C", "3S 4H 5H 6H 7S", None)],
)
def test_what_is_lower_is_refused_by_the_row_that_compares_it(lead: str, answer: str, row: str | None) -> None:
    step = after(playing_with(Options(), f"{lead} JD JC", f"{answer} QD QC", "KD", "AD"), f"play {lead}")
    assert refused(step, f"play {answer}") == (None if row is None else ("too_low", row))


LOWER = {"4C 6C 8C 10C QC": "BT-15", "4S 4H 4C 3S 3H": "BT-14", "4S 5H 6D 7C 8D": "BT-14", "3D 4H 5S 6C 2D": "BT-16"}
HIGHER = {
    "4C 6C 8C 10C QC": "5D 6D 8D 10D QD",
    "4S 4H 4C 3S 3H": "6S 6H 6D 3C 3D",
    "4S 5H 6D 7C 8D": "5S 6S 7H 8H 9H",
    "3D 4H 5S 6C 2D": "3S 4S 5D AH 2H",
}


@pytest.mark.rule("BT-14", "BT-15", "BT-16")
@pytest.mark.parametrize("answer", LOWER)
def test_five_cards_of_one_kind_are_refused_by_the_row_that_compares_that_kind(answer: str) -> None:
    step = after(playing_with(Options(), f"{HIGHER[answer]} JD", f"{answer} QS", "KD", "AD"), f"play {HIGHER[answer]}")
    assert refused(step, f"play {answer}") == ("too_low", LOWER[answer])


@pytest.mark.rule("BT-13", "BT-16")
def test_five_cards_that_make_nothing_say_why() -> None:
    step = playing_with(Options(), "JS QD KD AD 2D 9D", "3D", "4D", "5D")
    assert refused(step, "play JS QD KD AD 2D") == ("no_such_straight", "BT-16")
    assert refused(step, "play 9D JS QD KD AD") == ("not_a_hand", "BT-13")
    low = playing_with(Options(straights=PLAIN), "AS 2D 3D 4D 5D 9D", "3C", "4C", "5C")
    assert refused(low, "play AS 2D 3D 4D 5D") == ("two_in_straight", "BT-16")


@pytest.mark.rule("BT-17")
def test_having_passed_does_not_bar_from_playing_later() -> None:
    step = after(playing_with(Options(), *HANDS), "play 3S", "pass", "play JC", "pass", "pass")
    assert step.state.turn == 1
    step = after(playing_with(Options(), *HANDS), "play 3S", "pass", "play JC", "play KD", "pass")
    assert step.state.turn == 1
    step = after(playing_with(Options(), *HANDS), "play 3S", "play 7H", "pass", "play 8D", "pass", "play 9H")
    assert step.state.turn == 2
    assert refused(step, "play JC") is None


@pytest.mark.rule("BT-17")
def test_as_agreed_who_has_passed_is_out_until_the_round_is_finished() -> None:
    step = after(playing_with(STAY_OUT, *HANDS), "play 3S", "play 7H", "pass", "play 8D", "pass", "play 9H")
    assert step.state.turn == 3
    step = after(step, "play KD")
    assert step.state.turn == 1
    step = after(step, "pass")
    assert (step.state.turn, step.state.phase.over) == (3, None)
    assert after(step, "play 9D").state.turn == 0


@pytest.mark.rule("BT-17")
def test_who_is_out_of_the_round_is_told_so_and_not_only_that_others_are_on_turn() -> None:
    def reason(step: Step[State], seat: int) -> str:
        refusal = step.state.view(seat).refusal(PASS)
        return "" if refusal is None else f"{refusal.reason} {refusal.row}"

    step = after(playing_with(STAY_OUT, *HANDS), "play 3S", "pass", "play JC")
    assert [reason(step, seat) for seat in range(4)] == [
        "not_your_turn BT-04",
        "out_of_trick BT-17",
        "not_your_turn BT-04",
        "",
    ]
    step = after(playing_with(Options(), *HANDS), "play 3S", "pass", "play JC")
    assert reason(step, 1) == "not_your_turn BT-04"


@pytest.mark.rule("BT-17", "BT-18")
def test_a_round_in_which_all_but_one_stay_out_is_finished_at_once() -> None:
    step = after(playing_with(STAY_OUT, *HANDS), "play 3S", "pass", "pass", "play 8D", "pass")
    assert (step.state.turn, step.state.phase.over) == (3, None)


@pytest.mark.rule("BT-18")
def test_when_all_others_have_passed_the_last_to_play_sets_the_pattern_anew() -> None:
    step = after(playing_with(Options(), *HANDS), "play 3S", "pass", "play JC", "pass", "pass")
    assert (step.state.turn, step.state.phase.over is None) == (1, False)
    step = after(step, "pass")
    assert (step.state.turn, step.state.phase.over) == (2, None)
    assert refused(step, "play QC") is None
    assert step.state.phase.trick.aside == read_cards("3S JC")


def test_the_question_is_for_one_to_five_cards() -> None:
    step = playing_with(Options(), *HANDS)
    prompt = step.state.view(0).prompt()
    assert isinstance(prompt, Pick)
    assert (prompt.least, prompt.most, prompt.may_pass) == (1, 4, False)
    assert step.state.view(1).prompt() is None
    prompt = after(step, "play 3S").state.view(1).prompt()
    assert isinstance(prompt, Pick)
    assert prompt.may_pass


def test_a_reading_is_the_play_in_canonical_order() -> None:
    view = playing_with(Options(), *HANDS).state.view(0)
    assert view.readings(read_cards("5S 3S")) == (Play(read_cards("3S 5S")),)
    assert view.readings(()) == ()
