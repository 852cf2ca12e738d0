"""Who takes which cards, who starts, and how long a session is."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import NotationError, read_cards
from engine.events import Marked, Place, Zone
from engine.games.big_two import BIG_TWO
from engine.games.big_two.options import ENDLESS, INDIVIDUAL, Options, partner
from engine.games.big_two.rules.standing import Standing
from engine.match import Match, next_shuffle
from engine.players import BOTS
from engine.players.arena import deal_played, match_played
from tests.engine.games.big_two.dealing import after, deal_with, offered, playing_with, refused, said


@pytest.mark.rule("BT-01", "BT-03")
def test_four_seats_take_thirteen_cards_each_and_partners_sit_opposite() -> None:
    step = deal_with(Options())
    assert step.state.view(0).counts == (13, 13, 13, 13)
    assert [partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert BIG_TWO.presentation.sides(Options()) == ((0, 2), (1, 3))
    assert BIG_TWO.presentation.sides(Options(mode=INDIVIDUAL)) == ()


@pytest.mark.rule("BT-04")
def test_cards_are_taken_one_at_a_time_counter_clockwise_and_play_goes_the_same_way() -> None:
    deck = BIG_TWO.pack(Options())
    shuffle = BIG_TWO.chance(Options(), None, Random(5))
    step = BIG_TWO.deal(Options(), Standing(2), type(shuffle)(deck, 2))
    for seat in range(4):
        assert step.state.view(seat).places()[Place(Zone.HAND, seat)] == deck[(seat - 2) % 4 :: 4]
    assert after(step, offered(step)[0]).state.turn == 3


@pytest.mark.rule("BT-19")
def test_the_holder_of_the_three_of_diamonds_starts_the_first_set_with_anything() -> None:
    step = deal_with(Options(), "", "", "3D 9S", "")
    assert step.state.turn == 2
    assert said(step) == ["said.starter"]
    assert step.events[-1] == Marked("starter", 2)
    assert refused(step, "play 9S") is None


@pytest.mark.rule("BT-19")
def test_as_agreed_the_first_lead_must_contain_the_three_of_diamonds() -> None:
    step = deal_with(Options(first_lead_has_3d=True), "3D 3S 9S 4H 5H 6H 7H 9H JD JC QS QH KD")
    assert refused(step, "play 9S") == ("first_lead", "BT-19")
    assert offered(step) == ["play 3D", "play 3S 3D", "play 3D 4H 5H 6H 7H"]
    step = after(step, "play 3D", "pass", "pass", "pass")
    assert refused(step, "play 9S") is None
    later = deal_with(Options(first_lead_has_3d=True), "3D 9S", standing=Standing(0))
    assert refused(later, "play 9S") is None


@pytest.mark.rule("BT-19")
def test_who_went_out_starts_the_next_set_and_takes_first() -> None:
    match = Match(BIG_TWO, Options(), 11)
    played, last = deal_played(match, ["greedy"] * 4, BOTS)
    standing = BIG_TWO.settle(last.state, None)
    out = last.state.phase.out
    assert standing == Standing(out)
    following = Match(BIG_TWO, Options(), 11, standing, 1, (played.result,))
    shuffle = next_shuffle(following)
    assert shuffle.first == out
    assert BIG_TWO.deal(Options(), standing, shuffle).state.turn == out


@pytest.mark.rule("BT-44")
def test_a_game_is_over_after_so_many_sets_and_the_highest_total_wins() -> None:
    assert BIG_TWO.winners(Options(), None, (5, -5, 5, -5), 7) is None
    assert BIG_TWO.winners(Options(), None, (5, -5, 5, -5), 8) == (0, 2)
    assert BIG_TWO.winners(Options(sets=ENDLESS), None, (5, -5, 5, -5), 500) is None
    played = match_played(BIG_TWO, Options(mode=INDIVIDUAL, sets=3), 4, ["greedy", "random"] * 2, BOTS)
    assert len(played.deals) == 3
    totals = [sum(deal.result.scored.changes[seat] for deal in played.deals) for seat in range(4)]
    assert played.winners == tuple(seat for seat in range(4) if totals[seat] == max(totals))


@pytest.mark.rule("BT-40")
def test_the_set_ends_the_moment_one_player_is_out() -> None:
    step = after(playing_with(Options(), "9S 9H", "3D 3S 4D", "4C", "5D 6D"), "play 9S 9H")
    assert step.state.turn is None
    assert step.state.phase.out == 0
    view = step.state.view(1)
    assert view.refusal(view.readings(read_cards("3D 3S"))[0]) is not None


@pytest.mark.parametrize("written", [{}, {"starter": 4}, {"starter": True}, {"starter": "0"}, {"starter": 0, "x": 1}])
def test_a_standing_names_one_seat(written: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        BIG_TWO.read_standing(Options(), written)
    assert BIG_TWO.read_standing(Options(), {"starter": 3}) == Standing(3)
