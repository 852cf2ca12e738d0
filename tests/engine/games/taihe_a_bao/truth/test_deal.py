"""The pack, the seats, taking or dealing cards, and who starts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import Card, Rank, Suit
from engine.events import STOCK, Marked, Moved, Place, Said, Scored, Zone
from engine.game import act
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import PASS
from engine.games.taihe_a_bao.melds import RANKS
from engine.games.taihe_a_bao.options import FOUR_OF_HEARTS, Options, pack
from engine.games.taihe_a_bao.rules.standing import Standing, chance, dealer_of, starter_known
from engine.words import text
from tests.engine.games.taihe_a_bao.dealing import after, deal_with

PASSES = ["pass"] * 8


@pytest.mark.rule("TAB-02")
def test_the_pack_has_no_2_3_8_and_no_joker_and_ranks_from_ace_down_to_four() -> None:
    ranks = {card.rank for card in pack(Options())}
    assert ranks == set(RANKS)
    assert len(pack(Options())) == len(set(pack(Options()))) == 40
    assert "".join(reversed(RANKS)) == "AKQJ1097654"


@pytest.mark.rule("TAB-03", "TAB-04")
@pytest.mark.parametrize(
    ("seats", "aces", "cards", "each", "missing"),
    [
        (4, True, 40, 10, None),
        (5, True, 40, 8, None),
        (3, True, 39, 13, Card(Rank.ACE, Suit.SPADES)),
        (4, False, 36, 9, None),
        (3, False, 36, 12, None),
        (5, False, 35, 7, Card(Rank.KING, Suit.SPADES)),
    ],
)
def test_every_table_has_its_pack_and_equal_hands(
    seats: int, aces: bool, cards: int, each: int, missing: Card | None
) -> None:
    options = Options(seats=seats, aces=aces)
    assert len(pack(options)) == cards
    assert missing not in pack(options)
    assert aces == any(card.rank is Rank.ACE for card in pack(options))
    state = TAIHE_A_BAO.deal(options, None, chance(options, None, Random(1))).state
    assert state.view(0).counts == (each,) * seats


@pytest.mark.rule("TAB-05", "TAB-10")
def test_cards_are_taken_one_at_a_time_counter_clockwise_until_the_deck_is_gone() -> None:
    shuffle = chance(Options(), None, Random(5))
    step = TAIHE_A_BAO.deal(Options(), None, shuffle)
    taken = [event for event in step.events if isinstance(event, Moved) and event.source == STOCK]
    assert [event.cards for event in taken] == [(card,) for card in shuffle.deck]
    assert [event.target for event in taken] == [Place(Zone.HAND, (shuffle.first + place) % 4) for place in range(40)]
    assert all(event.witnesses == frozenset({event.target.seat}) for event in taken)
    assert STOCK not in step.state.view(0).places()


@pytest.mark.rule("TAB-05")
def test_bidding_and_play_go_counter_clockwise_and_nobody_acts_off_turn() -> None:
    step = deal_with(Options(), "4H")
    turns = [step.state.turn]
    for _ in range(3):
        step = after(step, "pass")
        turns.append(step.state.turn)
    assert turns == [0, 1, 2, 3]
    off_turn = step.state.view(1)
    assert not list(off_turn.candidates())
    assert str(off_turn.refusal(TAIHE_A_BAO.read_action("declare")).reason) == "not_your_turn"


@pytest.mark.rule("TAB-11")
def test_the_known_starter_takes_first_and_else_any_seat_may() -> None:
    known = Standing(declarer=2, won=True)
    assert {chance(Options(), known, Random(seed)).first for seed in range(40)} == {2}
    assert {chance(Options(), None, Random(seed)).first for seed in range(40)} == {0, 1, 2, 3}
    every_hand = Options(four_hearts_every_hand=True)
    assert {chance(every_hand, known, Random(seed)).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("TAB-12")
def test_a_dealer_deals_one_card_at_a_time_counter_clockwise() -> None:
    dealt = Options(dealing="dealt")
    shuffle = chance(dealt, None, Random(5))
    step = TAIHE_A_BAO.deal(dealt, None, shuffle)
    taken = [event for event in step.events if isinstance(event, Moved) and event.source == STOCK]
    assert [event.cards for event in taken] == [(card,) for card in shuffle.deck]
    assert [event.target for event in taken] == [Place(Zone.HAND, (shuffle.first + place) % 4) for place in range(40)]


@pytest.mark.rule("TAB-11", "TAB-12")
def test_a_dealer_drawn_by_lot_deals_from_the_right_and_the_office_moves_right() -> None:
    dealt = Options(dealing="dealt")
    firsts = {chance(dealt, None, Random(seed)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert [dealer_of(dealt, None, first) for first in range(4)] == [3, 0, 1, 2]
    won = Standing(declarer=0, won=True, dealer=1)
    assert dealer_of(dealt, won, 0) == 2
    assert chance(dealt, won, Random(1)).first == 0, "from the second deal on the first bidder gets the first card"
    every_hand = Options(dealing="dealt", four_hearts_every_hand=True)
    assert chance(every_hand, won, Random(1)).first == 3, "the starter is not known: the dealer's right"


@pytest.mark.rule("TAB-12")
def test_the_dealer_stays_after_a_throw_in_and_is_shown() -> None:
    dealt = Options(dealing="dealt")
    step = deal_with(dealt, "4H", first=2)
    assert Marked("dealer", 1) in step.events
    standing = TAIHE_A_BAO.settle(after(step, *PASSES).state, None)
    assert standing == Standing(starter=0, dealer=1)
    assert dealer_of(dealt, standing, 0) == 1
    assert not any(isinstance(event, Marked) and event.mark == "dealer" for event in deal_with(Options(), "4H").events)


@pytest.mark.rule("TAB-20")
def test_the_holder_of_the_four_of_hearts_starts_the_first_hand_and_all_hear_it() -> None:
    step = deal_with(Options(), "4C", "4S", "4H")
    assert step.state.turn == 2
    assert Said(2, text("said.starter")) in step.events
    assert step.state.view(0).protected


@pytest.mark.rule("TAB-20")
@pytest.mark.parametrize(
    ("standing", "starter"),
    [
        (Standing(declarer=1, won=True), 1),
        (Standing(declarer=1, won=False), 2),
        (Standing(declarer=3, won=False), 0),
        (Standing(starter=2), 2),
    ],
)
def test_later_hands_are_started_by_a_winning_declarer_or_a_losing_ones_right(standing: Standing, starter: int) -> None:
    step = deal_with(Options(), "4H", standing=standing)
    assert step.state.turn == starter == starter_known(Options(), standing)
    assert not step.state.view(0).protected


@pytest.mark.rule("TAB-51")
def test_with_the_house_rule_the_four_of_hearts_starts_every_hand_and_is_protected_in_every_hand() -> None:
    options = Options(four_hearts_every_hand=True)
    for standing in (Standing(declarer=1, won=True), Standing(starter=2)):
        step = deal_with(options, "4C", "4S", "4D", "4H", standing=standing)
        assert step.state.turn == 3
        assert step.state.view(0).protected


def test_a_seat_sees_its_own_cards_and_backs_elsewhere() -> None:
    view = deal_with(Options(), "4H").state.view(1)
    assert Counter(view.places()[Place(Zone.HAND, 1)]) == Counter(view.hand)
    assert view.places()[Place(Zone.HAND, 0)] == (None,) * 10
    assert FOUR_OF_HEARTS not in view.hand


@pytest.mark.rule("TAB-41", "TAB-55", "TAB-56")
@pytest.mark.parametrize(
    ("hand", "lines", "changes"),
    [
        ("4H AS AH AD AC KS KH KD KC QS", "declared 5, shutout 10, wins 30", (30, -10, -10, -10)),
        ("4S 4H 5S 5H 6D 6C 7D 7C 9S 10H", "declared 5, collapse 10, loses -30", (-30, 10, 10, 10)),
    ],
)
def test_what_is_paid_is_the_value_with_all_that_doubles_it(hand: str, lines: str, changes: tuple[int, ...]) -> None:
    """Seat 0 declares; if it wins nobody else plays, else it never comes to a second play."""
    options = Options(shutout_doubles=True, collapse_doubles=True)
    step = after(deal_with(options, hand), "declare")
    wins = changes[0] > 0
    while step.state.turn is not None:
        offered = tuple(step.state.view(step.state.turn).candidates())
        weak = offered[1] if offered[0] == PASS and len(offered) > 1 and step.state.turn == 1 else offered[0]
        step = act(step.state, offered[-1] if wins and step.state.turn == 0 else offered[0] if wins else weak)
    (scored,) = (event for event in step.events if isinstance(event, Scored))
    assert ", ".join(f"{line.key} {line.amount}" for line in scored.lines) == lines
    assert scored.changes == changes
