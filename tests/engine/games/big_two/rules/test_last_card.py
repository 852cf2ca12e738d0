"""Last card: who is told, what it binds the player before to, and what forgetting it costs."""

from __future__ import annotations

import pytest

from engine.events import Ended, Marked, Said
from engine.games.big_two.options import INDIVIDUAL, MANUAL, Options
from engine.words import text
from tests.engine.games.big_two.dealing import after, offered, playing_with, refused, said, scored

MANUALLY = Options(last_card=MANUAL)
ALONE = Options(mode=INDIVIDUAL, last_card=MANUAL)


@pytest.mark.rule("BT-30", "BT-34")
def test_who_is_left_with_one_card_declares_and_all_are_told() -> None:
    step = after(playing_with(Options(), "3D 9S", "4D 4C 5C", "5D 6C 7C", "6D 7H 8H"), "play 3D")
    assert Said(0, text("said.last_card")) in step.events
    assert Marked("last_card.0", 0, text("mark.last_card")) in step.events
    assert Marked("duty.3", 3, text("mark.duty", seat=0)) in step.events
    assert all(step.state.view(seat).phase.declared == (0,) for seat in range(4))
    assert refused(step, "last-card play 4D") == ("said_for_you", "BT-34")
    over = after(step, "pass", "pass", "play 8H", "play 9S")
    assert {Marked("last_card.0", None), Marked("duty.3", None)} <= set(over.events)


@pytest.mark.rule("BT-30")
def test_nobody_declares_with_two_cards_and_all_four_may_have_one() -> None:
    step = after(playing_with(Options(), "3D 9S 9H", "4D 5C", "5D 6C", "6D 7H"), "play 3D")
    assert said(step) == []
    step = after(step, "play 4D", "play 5D", "play 6D", "play 9S")
    assert step.state.phase.declared == (1, 2, 3, 0)


@pytest.mark.rule("BT-31")
def test_on_a_single_the_player_before_plays_the_highest_card_or_cannot_beat() -> None:
    step = playing_with(Options(), "5C 6D 7D", "8C KD AS", "3C", "4C 4D 4H", declared=(2,))
    step = after(step, "play 5C")
    assert refused(step, "play 8C") == ("must_play_highest", "BT-31")
    assert refused(step, "pass") == ("may_not_pass", "BT-31")
    assert offered(step) == ["play AS"]
    assert not step.state.view(1).prompt().may_pass
    assert step.state.view(1).obligation() == text("duty.highest", seat=2)
    over = after(playing_with(Options(), "2D 6D 7D", "8C KD AS", "3C", "4C 4D 4H", declared=(2,)), "play 2D")
    assert refused(over, "play AS") == ("too_low", "BT-11")
    assert offered(over) == ["pass"]


@pytest.mark.rule("BT-31")
def test_pairs_and_five_cards_are_free() -> None:
    step = playing_with(Options(), "5C 5D 7D", "8C 8D AS AH", "3C", "4C 4D 4H", declared=(2,))
    step = after(step, "play 5C 5D")
    assert offered(step) == ["pass", "play 8C 8D", "play AS AH"]
    assert step.state.view(1).obligation() is None


@pytest.mark.rule("BT-31")
def test_the_duty_is_fixed_to_the_seat_before_and_never_shifts() -> None:
    hands = ("5C 6D 7D", "8C KD", "9C", "10C JD QD")
    step = after(playing_with(Options(), *hands, declared=(2,)), "play 5C", "play KD")
    assert offered(after(playing_with(Options(), *hands, declared=(2,), turn=3), "play 10C")) == ["pass"]
    assert step.state.phase.declared == (2, 1)
    step = playing_with(Options(), "5C 6D 7D", "8C KD", "9C", "10C JD QD", declared=(2,), turn=3)
    free = after(playing_with(Options(), "JC 6D 7D", "8C KD", "9C", "10C JD QD", declared=(2,), turn=3), "play 10C")
    assert refused(free, "pass") is None
    assert step.state.view(3).obligation() is None


@pytest.mark.rule("BT-31")
def test_if_both_neighbours_have_one_card_only_the_next_ones_counts() -> None:
    step = playing_with(Options(), "5C", "8C KD", "9C", "10C JD QD", declared=(0, 2), turn=3)
    step = after(step, "play QD", "pass")
    assert offered(step) == ["play KD"]
    only_before = after(playing_with(Options(), "5C", "8C KD", "9C 9D", "4C JD", declared=(0,), turn=3), "play JD")
    assert only_before.state.turn == 0
    assert offered(after(only_before, "pass")) == ["pass", "play KD"]


@pytest.mark.rule("BT-31", "BT-17")
def test_who_is_out_of_the_round_has_no_duty_until_it_ends() -> None:
    hands = ("5C 6D 7D", "8C KD AD", "9C 2D", "3C JD QD")
    step = after(playing_with(Options(reenter=False), *hands), "play 5C", "pass", "play 9C", "play JD")
    assert step.state.phase.declared == (2,)
    step = after(step, "pass")
    assert step.state.turn == 2, "seat 1 has passed and is not asked again, although its ace would beat"
    step = after(step, "pass", "play QD", "pass")
    assert offered(step) == ["play AD"]


@pytest.mark.rule("BT-32", "BT-33")
def test_no_single_is_led_to_a_last_card_unless_nothing_else_can_be() -> None:
    step = playing_with(Options(), "5C 5D 7D", "8C", "9C 9D", "10C JD", declared=(1,))
    assert refused(step, "play 7D") == ("lead_no_single", "BT-32")
    assert offered(step) == ["play 5C 5D"]
    assert step.state.view(0).obligation() == text("duty.no_single", seat=1)
    five = playing_with(Options(), "5C 6D 7D 8D 9H KD", "8C", "9C 9D", "10C JD", declared=(1,))
    assert offered(five) == ["play 5C 6D 7D 8D 9H"]
    singles = playing_with(Options(), "5C 6D 7D", "8C", "9C 9D", "10C JD", declared=(1,))
    assert refused(singles, "play 5C") == ("lead_highest", "BT-33")
    assert offered(singles) == ["play 7D"]
    assert singles.state.view(0).obligation() == text("duty.lead_highest", seat=1)


@pytest.mark.rule("BT-33")
def test_as_agreed_any_single_may_be_led_then() -> None:
    options = Options(last_card_lead_highest=False)
    singles = playing_with(options, "5C 6D 7D", "8C", "9C 9D", "10C JD", declared=(1,))
    assert offered(singles) == ["play 5C", "play 6D", "play 7D"]
    assert singles.state.view(0).obligation() is None
    pair = playing_with(options, "5C 5D 7D", "8C", "9C 9D", "10C JD", declared=(1,))
    assert refused(pair, "play 7D") == ("lead_no_single", "BT-32")


@pytest.mark.rule("BT-34")
def test_by_hand_last_card_is_said_with_the_play_or_forgotten() -> None:
    start = playing_with(MANUALLY, "3D 9S", "4D 4C KC", "5D 6C", "6D 7H 8H")
    assert offered(start) == ["last-card play 3D", "play 3D", "last-card play 9S", "play 9S"]
    view = start.state.view(0)
    assert [str(each) for each in view.readings(view.hand[:1])] == ["play 3D", "last-card play 3D"]
    told = after(start, "last-card play 3D")
    assert (told.state.phase.declared, told.state.phase.forgot) == ((0,), ())
    forgotten = after(start, "play 3D")
    assert (forgotten.state.phase.declared, forgotten.state.phase.forgot) == ((), (0,))
    assert Marked("forgot.0", 0, text("mark.forgot")) in forgotten.events
    assert said(forgotten) == []
    assert refused(told, "last-card play 4D") == ("not_last_card", "BT-34")


@pytest.mark.rule("BT-34", "BT-31", "BT-32")
def test_forgetting_lifts_the_duties_for_that_card() -> None:
    start = playing_with(MANUALLY, "3D 9S", "4D 4C KC", "5D 6C 7C", "10D JH QH")
    bound, free = (after(start, words, "pass", "play 5D") for words in ("last-card play 3D", "play 3D"))
    assert offered(bound) == ["play QH"]
    assert offered(free) == ["pass", "play 10D", "play JH", "play QH"]


@pytest.mark.rule("BT-34", "BT-42")
def test_forgetting_costs_a_side_five_points_after_the_multiplier() -> None:
    start = playing_with(MANUALLY, "3D 9S", "4D 4C", "5D 6C 7C", "10D JH QH")
    step = after(start, "play 3D", "pass", "pass", "pass", "play 9S")
    assert scored(step).changes == (-3, 3, -3, 3)


@pytest.mark.rule("BT-03", "BT-34", "BT-43")
def test_forgetting_costs_an_individual_five_points_to_the_player_before() -> None:
    start = playing_with(ALONE, "4D 4C", "5D 6C 7C", "10D JH QH", "3D 9S", turn=3)
    step = after(start, "play 3D", "pass", "pass", "pass", "play 9S")
    assert scored(step).changes == (-2, -3, -3 + 5, 8 - 5)
    assert [line.key for line in scored(step).lines] == ["loser"] * 3 + ["winner", "forgot_pays"]
    assert step.events[-1] == Ended((3,)), "whoever is paid for it has not won"
