"""Declaring, calling, exchanging, and hands that are thrown in."""

from __future__ import annotations

import pytest

from engine.cards import read_card
from engine.events import Ended, Moved, Place, Scored, Zone
from engine.game import IllegalActionError
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Call, Give, read_action
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules.phases import Calling, Finished, Playing, Returning
from engine.games.taihe_a_bao.rules.standing import Standing
from engine.prompts import Choose, Name, Pick
from tests.engine.games.taihe_a_bao.dealing import after, deal_with, refused

FOUR_PASSES = ("pass",) * 4
HANDS = ("4H 5H 5C 5D KH AH", "5S 9H 9C KS AS", "9D 9S KC AC", "10H 10C 10D KD AD")
LATER = Standing(starter=0)


def test_the_prompts_are_buttons_then_a_card_by_name_then_a_card_to_give() -> None:
    step = deal_with(Options(), *HANDS)
    assert isinstance(step.state.view(0).prompt(), Choose)
    calling = after(step, *FOUR_PASSES)
    prompt = calling.state.view(0).prompt()
    assert isinstance(prompt, Name)
    assert (prompt.least, prompt.most) == (0, 1)
    assert after(calling, "call 5S").state.view(0).prompt() == Pick(Place(Zone.HAND, 0), "give", 1, 1, taker=1)
    assert calling.state.view(1).prompt() is None


@pytest.mark.rule("TAB-21", "TAB-01")
def test_a_declaration_ends_the_bidding_at_once_and_that_player_leads_against_the_rest() -> None:
    step = after(deal_with(Options(), *HANDS), "pass", "declare")
    assert isinstance(step.state.phase, Playing)
    assert step.state.phase.declarer == step.state.turn == 1
    assert step.state.phase.exchanges == ()


@pytest.mark.rule("TAB-21", "TAB-22")
def test_everybody_speaks_once_in_each_round_and_the_same_player_starts_both() -> None:
    step = after(deal_with(Options(), *HANDS), *FOUR_PASSES)
    assert isinstance(step.state.phase, Calling)
    assert step.state.turn == 0
    assert refused(step, "declare") == "not_now"
    spoken = after(step, "pass", "call 10H", "give 9H", "pass", "pass")
    assert isinstance(spoken.state.phase, Playing), "who passed is not asked again, and the calling is over"
    assert spoken.state.phase.declarer == 1


@pytest.mark.rule("TAB-22", "TAB-26")
def test_calling_goes_on_after_a_call_and_the_last_caller_declares() -> None:
    step = after(deal_with(Options(), *HANDS), *FOUR_PASSES, "call 5S", "give 5H")
    assert step.state.turn == 1
    done = after(step, "call 10H", "give 9H", "call 9C", "give KC", "pass")
    assert isinstance(done.state.phase, Playing)
    assert done.state.phase.declarer == 2
    assert [exchange.caller for exchange in done.state.phase.exchanges] == [0, 1, 2]


@pytest.mark.rule("TAB-23")
def test_the_called_card_is_shown_to_all_and_the_returned_card_to_the_two_alone() -> None:
    called = after(deal_with(Options(), *HANDS), *FOUR_PASSES, "call 5S")
    assert isinstance(called.state.phase, Returning)
    assert Moved((read_card("5S"),), Place(Zone.HAND, 1), Place(Zone.HAND, 0)) in called.events
    given = after(called, "give KH")
    seen = [given.state.view(seat).history[-1] for seat in range(4)]
    back = Moved((None,), Place(Zone.HAND, 0), Place(Zone.HAND, 1))
    shown = Moved((read_card("KH"),), Place(Zone.HAND, 0), Place(Zone.HAND, 1))
    assert [each.events for each in seen] == [(shown,), (shown,), (back,), (back,)]
    assert [each.action for each in seen] == [Give(read_card("KH"))] * 2 + [Give(None)] * 2
    assert read_card("KH") in given.state.view(1).hand


CALLS_REFUSED = [
    ("call 5H", Options(), None, "call_own"),
    ("call AS", Options(), None, "call_ace"),
    ("call AS", Options(seats=3), None, "call_not_in_pack"),
    ("call AS", Options(aces=False), None, "call_not_in_pack"),
    ("call KS", Options(seats=5, aces=False), None, "call_not_in_pack"),
]


@pytest.mark.rule("TAB-24", "TAB-03", "TAB-04")
@pytest.mark.parametrize(("call", "options", "standing", "reason"), CALLS_REFUSED)
def test_a_call_that_may_not_be_made_says_why(
    call: str, options: Options, standing: Standing | None, reason: str
) -> None:
    hands = ["4H 5H 5C 5D"] if "not_in_pack" in reason else list(HANDS)
    step = after(deal_with(options, *hands, standing=standing), *("pass",) * options.seats)
    assert refused(step, call) == reason
    with pytest.raises(IllegalActionError, match=reason):
        after(step, call)


@pytest.mark.rule("TAB-24", "TAB-27")
@pytest.mark.parametrize(("standing", "reason"), [(None, "call_four_hearts"), (LATER, None)])
def test_the_four_of_hearts_may_not_be_called_if_it_decided_the_starter(
    standing: Standing | None, reason: str | None
) -> None:
    hands = ("5H 5C 5D", "4H") if standing else ("4C 5C", "4H")
    step = after(deal_with(Options(), *hands, standing=standing), *FOUR_PASSES)
    caller = step if standing else after(step, "pass")
    if not standing:
        assert caller.state.turn == 2
    assert refused(caller, "call 4H") == reason


@pytest.mark.rule("TAB-24")
def test_only_the_very_card_that_was_called_is_barred() -> None:
    step = after(deal_with(Options(), *HANDS), *FOUR_PASSES, "call 5S", "give KH")
    assert refused(step, "call 5S") == "call_again"
    assert refused(step, "call 5H") is None


@pytest.mark.rule("TAB-25")
@pytest.mark.parametrize(
    ("give", "standing", "reason"),
    [
        ("give AH", None, "return_ace"),
        ("give 4H", None, "return_four_hearts"),
        ("give 4H", LATER, None),
        ("give 5S", None, "return_same"),
        ("give 10H", None, "not_in_hand"),
        ("give KH", None, None),
    ],
)
def test_a_card_that_may_not_be_given_back_says_why(give: str, standing: Standing | None, reason: str | None) -> None:
    step = after(deal_with(Options(), *HANDS, standing=standing), *FOUR_PASSES, "call 5S")
    assert refused(step, give) == reason
    offered = {str(action) for action in step.state.view(0).candidates()}
    assert (give in offered) == (reason is None)


@pytest.mark.rule("TAB-04")
def test_without_aces_kings_may_be_called_and_given_back() -> None:
    options = Options(aces=False)
    step = after(deal_with(options, "4H 5H KH", "KS 5S"), *FOUR_PASSES)
    assert refused(step, "call KS") is None
    assert refused(after(step, "call KS"), "give KH") is None


@pytest.mark.rule("TAB-27")
@pytest.mark.parametrize("standing", [None, Standing(declarer=1, won=False)])
def test_if_all_pass_twice_the_hand_is_thrown_in_and_the_same_player_starts_again(
    standing: Standing | None,
) -> None:
    step = deal_with(Options(), *HANDS, standing=standing)
    starter = step.state.turn
    done = after(step, *FOUR_PASSES, *FOUR_PASSES)
    assert done.state.turn is None
    assert isinstance(done.state.phase, Finished)
    assert Ended((), void=True) in done.events
    assert [event.changes for event in done.events if isinstance(event, Scored)] == [(0, 0, 0, 0)]
    again = TAIHE_A_BAO.settle(done.state, standing)
    redealt = deal_with(Options(), *HANDS, standing=again)
    assert redealt.state.turn == starter
    assert not redealt.state.view(0).protected, "ruling: in the re-deal the 4♥ did not decide"


@pytest.mark.rule("TAB-50")
@pytest.mark.parametrize(
    ("recall", "hand", "reason"),
    [
        ("no", "10H 10C 10D", "call_again"),
        ("quads_only", "10H 10C 10D", None),
        ("quads_only", "10H 10C", "recall_needs_three"),
        ("yes", "10H 10C 10D", None),
        ("yes", "9H", None),
    ],
)
def test_a_called_card_may_be_called_again_as_the_house_rule_says(recall: str, hand: str, reason: str | None) -> None:
    options = Options(recall=recall)
    step = deal_with(options, "4H 5H", hand, "10S")
    called = after(step, *FOUR_PASSES, "call 10S", "give 5H")
    assert called.state.turn == 1
    assert refused(called, "call 10S") == reason
    if reason is None:
        assert refused(after(called, "call 10S"), "give 10S") == "return_same"


@pytest.mark.rule("TAB-50")
def test_a_rank_short_of_a_card_never_qualifies_for_the_quads() -> None:
    options = Options(seats=5, aces=False, recall="quads_only")
    step = deal_with(options, "4H 5H", "KC KD", "KH")
    called = after(step, *("pass",) * 5, "call KH", "give 5H")
    assert refused(called, "call KH") == "recall_needs_three"


@pytest.mark.rule("TAB-51", "TAB-24", "TAB-25")
def test_the_house_rule_protects_the_four_of_hearts_in_every_hand() -> None:
    options = Options(four_hearts_every_hand=True)
    step = deal_with(options, "4C 5C", "4H 9H", "5S", standing=Standing(declarer=0, won=True))
    calling = after(step, *FOUR_PASSES)
    assert calling.state.turn == 1
    assert refused(after(calling, "call 5S"), "give 4H") == "return_four_hearts"
    assert refused(after(calling, "pass"), "call 4H") == "call_four_hearts"


@pytest.mark.rule("TAB-52")
def test_the_starter_must_call_under_the_house_rule_and_others_need_not() -> None:
    step = after(deal_with(Options(starter_must_call=True), *HANDS), *FOUR_PASSES)
    assert refused(step, "pass") == "starter_must_call"
    prompt = step.state.view(0).prompt()
    assert isinstance(prompt, Name)
    assert prompt.least == 1
    assert read_action("pass") not in list(step.state.view(0).candidates())
    done = after(step, "call 5S", "give KH", "pass", "pass", "pass")
    assert isinstance(done.state.phase, Playing)


@pytest.mark.rule("TAB-53")
def test_a_sole_caller_wins_one_stake_from_each_and_the_hand_is_not_played() -> None:
    options = Options(sole_caller_wins=True, shutout_doubles=True, stake=3)
    step = after(deal_with(options, *HANDS), *FOUR_PASSES, "pass", "call 10H", "give 9H", "pass", "pass")
    assert step.state.turn is None
    assert [event.changes for event in step.events if isinstance(event, Scored)] == [(-3, 9, -3, -3)]
    assert Ended((1,)) in step.events
    assert TAIHE_A_BAO.settle(step.state, None) == Standing(declarer=1, won=True)


@pytest.mark.rule("TAB-53")
def test_with_two_callers_the_hand_is_played_all_the_same() -> None:
    options = Options(sole_caller_wins=True)
    step = after(deal_with(options, *HANDS), *FOUR_PASSES, "call 5S", "give KH", "call 10H", "give 9H", "pass", "pass")
    assert isinstance(step.state.phase, Playing)


def test_cards_to_call_are_read_as_calls() -> None:
    step = after(deal_with(Options(), *HANDS), *FOUR_PASSES)
    assert step.state.view(0).readings((read_card("5S"),)) == (Call(read_card("5S")),)
