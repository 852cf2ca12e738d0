"""What hints say where going out would lose the points, and where the hand is a single card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.big_two import BIG_TWO
from engine.games.big_two.ai.explain import reasons
from engine.games.big_two.options import INDIVIDUAL, Options
from engine.games.big_two.rules.view import View
from engine.search_model import Verdict, Weighed
from engine.words import Text, text
from tests.engine.games.big_two.dealing import after, playing_with

SELDOM = (("first_out", 10), ("unbeaten", 10))
PARTNER_HOLDS = {9: "3C 4C 5H 6H 8D 9D JC QC KC", 2: "3C 4C"}


def told(options: Options, partner_holds: int, best: str, *others: str) -> tuple[Text, ...]:
    """The reasons for this move over the others of a seat with the A♠ alone, which a J♦ lets go out."""
    step = playing_with(options, "7C 7D 8H JD", "AS", "3S 4S 5S", PARTNER_HOLDS[partner_holds])
    view = after(step, "play JD").state.view(1)
    words = [BIG_TWO.read_action(word) for word in (best, *others)]
    moves = (
        Weighed(words[0], 2.0, 0.1, 100, 0.0, 0.0, 0.0, SELDOM),
        *(Weighed(each, 0.0, 0.1, 100, 0.0, 2.0, 0.1, SELDOM) for each in words[1:]),
    )
    return reasons(view, Verdict(moves, 100))


@pytest.mark.rule("BT-41")
def test_a_pass_is_told_to_save_the_points_that_going_out_would_lose() -> None:
    assert told(Options(), 9, "pass", "play AS") == (text("reason.out_loses", ours=9, theirs=6),)


def test_the_only_card_is_not_called_the_highest() -> None:
    assert told(Options(mode=INDIVIDUAL), 9, "pass", "play AS") == ()


@pytest.mark.parametrize("options", [Options(), Options(mode=INDIVIDUAL)], ids=["partners", "alone"])
def test_nothing_is_said_of_a_loss_where_going_out_wins(options: Options) -> None:
    assert told(options, 2, "pass", "play AS") == ()


def test_going_out_is_told_as_it_is() -> None:
    assert told(Options(), 2, "play AS", "pass")[0] == text("reason.out")


def told_over(view: View, best: str, *others: str) -> tuple[Text, ...]:
    """The reasons of this view for a move that is clearly better than the others."""
    words = [BIG_TWO.read_action(word) for word in (best, *others)]
    gaps = (0.0, *(2.0 for _ in others))
    moves = [Weighed(each, -gap, 0.1, 100, 0.0, gap, 0.1, SELDOM) for each, gap in zip(words, gaps, strict=True)]
    return reasons(view, Verdict(tuple(moves), 100))


def lead_of(hand: str) -> View:
    return playing_with(Options(), hand, "AC", "AD", "AH").state.view(0)


def test_what_both_leads_keep_is_no_reason() -> None:
    view, single, flush = lead_of("3D 5C 7C 9C JC KC 8H 2S"), "play 3D", "play 5C 7C 9C JC KC"
    lowest, highest = text("reason.lowest_goes"), text("reason.highest_kept")
    assert told_over(view, single, flush) == (lowest,), "the flush keeps the 2♠, too"
    assert {lowest, highest} <= {*told_over(view, single, "play 2S")}
    assert highest in told_over(view, flush, "play 2S")
    assert text("reason.lower_cards") not in told_over(view, single, "play 2S"), "the lowest is lower"


def test_of_a_lead_it_is_told_that_the_card_makes_nothing_with_others() -> None:
    view, lone = lead_of("3H 3C 6S 6H 7H 8C 9D 10S JH KC"), text("reason.lone")
    assert lone in told_over(view, "play KC", "play 3H 3C")
    assert lone not in told_over(view, "play 6S", "play 3H 3C"), "it is one of a pair"
    assert lone not in told_over(view, "play JH", "play 3H 3C"), "it is the top of a straight"


def test_of_more_cards_that_go_the_others_are_told_too() -> None:
    view = lead_of("3H 3C 6S 9D KC")
    told = text("reason.cards_gone.than", count=2, other=1, than=BIG_TWO.read_action("play 6S"))
    assert told in told_over(view, "play 3H 3C", "play 6S")


def test_what_a_pass_saves_is_told_where_there_is_nothing_else() -> None:
    view = after(playing_with(Options(), "4S 4D 5H", "6C 6S QS QH 2H 3D", "AC", "AD"), "play 4S 4D").state.view(1)
    queens = BIG_TWO.read_action("play QS QH")
    assert told_over(view, "pass", "play QS QH") == (text("reason.pairs_kept.than", count=2, other=1, than=queens),)
    three = after(playing_with(Options(), "4S 4D 5H", "QS QH QC 2H 3D", "AC", "AD"), "play 4S 4D").state.view(1)
    assert told_over(three, "pass", "play QS QH") == (text("reason.pairs_kept", count=1),), "three Queens are one pair"
    assert "reason.pairs_kept" not in str(told_over(view, "play QS QH", "pass"))


def test_of_two_hands_of_one_strength_the_one_that_costs_less_is_told_to_be_as_high() -> None:
    view = lead_of("4H 4D 8S 8C 8D KS KC")
    cheap, dear, said = "play 4H 4D 8S 8C 8D", "play 8S 8C 8D KS KC", text("reason.cheaper")
    assert said in told_over(view, cheap, dear)
    assert said not in told_over(view, dear, cheap)


@pytest.mark.rule("BT-41")
@pytest.mark.rule("BT-43")
@pytest.mark.parametrize(
    ("mode", "before", "then"), [("individual", 16, 6), ("partnership", 24, 10)], ids=["alone", "partners"]
)
def test_a_play_after_which_each_card_left_counts_fewer_times_is_told_to_save_that(
    mode: str, before: int, then: int
) -> None:
    step = playing_with(Options(mode=mode), "3D 3C 4C", "5H 5C 6S 7H 9D JC QH KS", "AC AH", "3S 4S 6H 8H")
    view = after(step, "play 3C 3D").state.view(1)
    saved = text(f"reason.bracket.{mode}", before=before, after=then)
    assert saved in told_over(view, "play 5H 5C", "pass")


def told_of_singles(hand: str, best: str, *others: str) -> list[str]:
    """The keys of the reasons for this move over the others, on a 4♦ that the seat before has led."""
    view = after(playing_with(Options(), "4D 5H", hand, "3S 4S 5S", "3C 4C"), "play 4D").state.view(1)
    return [reason.key for reason in told_over(view, best, *others)]


def test_the_lowest_that_beats_is_told_to_be_that_against_a_higher_one() -> None:
    assert "reason.low_enough" in told_of_singles("7S KD AC", "play 7S", "play KD", "pass")
    assert "reason.low_enough" not in told_of_singles("7S KD AC", "play KD", "play 7S", "pass")
    assert "reason.low_enough" not in told_of_singles("7S KD AC", "play 7S", "pass"), "a pass is no higher play"
    assert "reason.low_enough" not in told_of_singles("4H 7S", "play 7S", "play 4H")


@pytest.mark.parametrize(("mode", "told"), [("partnership", False), ("individual", True)])
def test_no_play_over_the_own_partner_is_told_to_be_the_lowest_that_beats(mode: str, told: bool) -> None:
    step = playing_with(Options(mode=mode), "4D 5H", "3S 4S 5S", "7S KD AC", "3C 4C")
    view = after(step, "play 4D", "pass").state.view(2)
    assert told == ("reason.low_enough" in [each.key for each in told_over(view, "play 7S", "play KD", "pass")])


def test_five_cards_that_go_at_once_are_told_against_a_pass() -> None:
    step = after(
        playing_with(Options(), "4D 5D 6S 7S 8S JD", "3H 5H 8H 9H JH KD 2S", "AC", "AD"), "play 4D 5D 6S 7S 8S"
    )
    assert text("reason.cards_gone", count=5) in told_over(step.state.view(1), "play 3H 5H 8H 9H JH", "pass")


def test_what_nobody_can_beat_is_not_told_by_counts() -> None:
    assert "reason.unbeatable" in told_of_singles("7S 2S KD", "play 2S", "play 7S", "pass")
    alone = told_of_singles("7S 2S KD", "play 2S", "play 7S")
    assert "reason.unbeatable" in alone
    assert "reason.harder" not in alone
    assert "reason.harder" in told_of_singles("7S QS KD", "play QS", "play 7S")
    assert "reason.unbeatable" not in told_of_singles("7S 2H KD", "play 2H", "play 7S", "pass")


def test_the_higher_of_two_leads_of_five_cards_is_told_to_be_beaten_by_fewer() -> None:
    step = playing_with(Options(), "3C 4S 5D 6D 7S 8D 9C 10H JS", "3H 5H", "AC", "AD")
    words = [BIG_TWO.read_action(word) for word in ("play 7S 8D 9C 10H JS", "play 3C 4S 5D 6D 7S", "play 3C")]
    high, low, one = (Weighed(each, 0.0, 0.1, 100, 0.0, 0.0, 0.1, SELDOM) for each in words)
    fewer = text("reason.fewer_beat")
    assert fewer in reasons(step.state.view(0), Verdict((high, replace(low, gap=2.0)), 100))
    assert fewer not in reasons(step.state.view(0), Verdict((low, replace(high, gap=2.0)), 100))
    assert fewer not in reasons(step.state.view(0), Verdict((high, replace(one, gap=2.0)), 100))
