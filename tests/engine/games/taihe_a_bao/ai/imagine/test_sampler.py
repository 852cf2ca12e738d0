"""Imagined deals: nothing that a seat knows is contradicted, and all that is left is equally likely."""

from __future__ import annotations

from collections import Counter
from math import factorial, prod
from random import Random

import pytest

from engine.cards import Card, Rank, read_card
from engine.events import Moved, Place, Zone
from engine.game import Step
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import Action, Give, Play
from engine.games.taihe_a_bao.ai.imagine.sampler import PartialFilling, Path, sampler, weighed_filling
from engine.games.taihe_a_bao.options import FOUR_OF_HEARTS, Options, pack
from engine.games.taihe_a_bao.rules.standing import Standing
from engine.games.taihe_a_bao.rules.view import View
from tests.engine.games.taihe_a_bao.dealing import after, deal_with
from tests.fit import assert_fits

FOUR_PASSES = ("pass",) * 4
HANDS = ("4H 5H 5C 5D KH AH", "5S 9H 9C KS AS", "9D 9S KC AC", "10H 10C 10D KD AD 10S")


def guesses(step: Step[Action], seat: int, number: int) -> list[tuple[tuple[frozenset[str], ...], tuple[str, ...]]]:
    """First hands and cards given back in so many imagined deals of this seat."""
    view, random = step.state.view(seat), Random(3)
    draw = sampler(view)
    found = []
    for _ in range(number):
        hidden = draw(random)
        seats = view.options.seats
        hands = tuple(frozenset(map(str, hidden.deck[(each - view.first) % seats :: seats])) for each in range(seats))
        found.append((hands, tuple(str(action) for action in hidden.actions.values())))
    return found


@pytest.mark.rule("TAB-20")
def test_the_starter_is_known_to_hold_the_four_of_hearts() -> None:
    step = deal_with(Options(), *HANDS)
    assert all("4H" in hands[0] for hands, _ in guesses(step, 2, 200))
    free = deal_with(Options(), *HANDS, standing=Standing(starter=1))
    assert {next(seat for seat in range(4) if "4H" in hands[seat]) for hands, _ in guesses(free, 2, 200)} == {0, 1, 3}


@pytest.mark.rule("TAB-23", "TAB-25")
def test_a_card_given_back_is_guessed_among_all_that_it_can_be() -> None:
    step = after(deal_with(Options(), *HANDS), *FOUR_PASSES, "call 5S", "give KH")
    given = Counter(actions[0] for _, actions in guesses(step, 2, 3000))
    barred = {"give 4H", "give 5S", "give AH", "give AS", "give AD", *(f"give {card}" for card in step.state.hands[2])}
    assert not barred & set(given)
    assert min(given.values()) > 0.5 * max(given.values()), "each of them as likely as the next"


def test_a_seat_of_the_exchange_knows_what_was_given_back() -> None:
    step = after(deal_with(Options(), *HANDS), *FOUR_PASSES, "call 5S", "give KH")
    for seat in (0, 1):
        assert all(actions == () for _, actions in guesses(step, seat, 20))
        assert all("KH" in hands[0] and "5S" in hands[1] for hands, _ in guesses(step, seat, 20))


def test_cards_played_later_narrow_what_was_given_back() -> None:
    step = after(
        deal_with(Options(), *HANDS),
        *FOUR_PASSES,
        "call 5S",
        "give KH",
        "pass",
        "pass",
        "pass",
        "play 5H 5C 5D 5S",
    )
    for hands, (given,) in guesses(step, 3, 300):
        assert {"5H", "5C", "5D"} <= hands[0]
        assert given not in ("give 5H", "give 5C", "give 5D")


@pytest.mark.rule("TAB-50")
def test_a_second_call_for_the_quads_proves_the_other_three() -> None:
    options = Options(recall="quads_only")
    step = deal_with(options, "4H 5H", "10H 10C 10D", "10S")
    called = after(step, *FOUR_PASSES, "call 10S", "give 5H", "call 10S", "give 9H")
    for hands, _ in guesses(called, 3, 300):
        assert {"10H", "10C", "10D"} <= hands[1]


def test_the_draw_is_even_over_all_deals_that_fit() -> None:
    """Against brute force: shuffle blindly and keep what fits, on a pack nearly played out."""
    options = Options(seats=3, aces=False)
    step = after(deal_with(options, "4H 5H 5C", "5S 9H"), "pass", "pass", "pass", "call 5S", "give 5H", "pass", "pass")
    view = step.state.view(2)
    random, kept = Random(9), Counter[str]()
    unseen = [card for hand in step.state.hands[:2] for card in hand if card not in (read_card("5S"), read_card("4H"))]
    for _ in range(20_000):
        mixed = sorted(unseen, key=lambda _: random.random())
        first = {read_card("4H"), *mixed[:11]}
        given = mixed[int(random.random() * 11)]
        kept[str(Give(given))] += given in first
    drawn = Counter(actions[0] for _, actions in guesses(step, 2, 20_000))
    assert view.counts == (12, 12, 12)
    assert set(drawn) == {give for give, times in kept.items() if times}
    assert max(abs(drawn[give] / 20_000 - kept[give] / kept.total()) for give in drawn) < 0.01


TOLD = {
    "nothing is played": (),
    "a bomb": ("play 5H 5C 5D 5S", "pass", "pass", "pass"),
    "both seats of the exchange have played": ("play 5H", "play 6S", "pass", "pass", "pass", "play 9H", "pass", "pass"),
}
"""What is played after the same exchange: the more has been seen, the more kinds of cards that are not alike."""


@pytest.mark.rule("TAB-23", "TAB-25")
@pytest.mark.parametrize("seat", [2, 3])
@pytest.mark.parametrize("told", TOLD)
def test_cards_of_several_kinds_are_guessed_as_often_as_there_are_deals(told: str, seat: int) -> None:
    """Against counting: for every card that can have been given back, in how many deals it was."""
    exchange = (*FOUR_PASSES, "call 5S", "give KD", "pass", "pass", "pass")
    hands = ("4H 5H 5C 5D KH KD AH", f"{HANDS[1]} 6S", HANDS[2], "10H 10C 10D AD 10S")
    step = after(deal_with(Options(), *hands), *exchange, *TOLD[told])
    view = step.state.view(seat)
    drawn = Counter(actions[0] for _, actions in guesses(step, seat, 5_000))
    assert_fits(drawn, given_back(view, caller=0, holder=1, called=read_card("5S")))


def given_back(view: View, caller: int, holder: int, called: Card) -> dict[str, float]:
    """In how many deals each card is the one given back, after the only call: counted card by card."""
    own = hands_taken_by(view)
    played = {card: seen.seat for seen in view.history if isinstance(seen.action, Play) for card in seen.action.cards}
    found = {}
    for given in set(pack(view.options)) - own - {called, FOUR_OF_HEARTS}:
        if given.rank is Rank.ACE or played.get(given, holder) != holder:
            continue
        began = dict.fromkeys(own, view.seat) | {FOUR_OF_HEARTS: view.starter, called: holder, given: caller}
        began |= {card: seat for card, seat in played.items() if card not in began}
        room = Counter(dict.fromkeys(range(view.options.seats), len(own))) - Counter(began.values())
        found[str(Give(given))] = float(factorial(room.total()) // prod(map(factorial, room.values())))
    return found


def hands_taken_by(view: View) -> set[Card]:
    """The cards that the view's own seat took."""
    hand = Place(Zone.HAND, view.seat)
    moves = [event for event in view.opening if isinstance(event, Moved) and event.target == hand]
    return {card for move in moves for card in move.cards if card is not None}


def test_imagined_deals_differ_and_show_the_seat_what_it_saw() -> None:
    step = after(deal_with(Options(), *HANDS), *FOUR_PASSES, "call 5S", "give KH", "pass", "call KH", "give 9D")
    for seat in range(4):
        view = step.state.view(seat)
        states = [TAIHE_A_BAO.imagine(view, Random(seed)) for seed in range(20)]
        assert all(state.view(seat) == view for state in states)
        assert len({state.hands for state in states}) == 20


def test_a_filling_weighs_as_many_deals_as_there_are_ways_to_lay_the_rest() -> None:
    """None where cards that stay put find no place, or where cards that had to be carried are left."""
    anywhere, first, carried = (Path(0), Path(1)), (Path(0),), (Path(0, (3,)),)
    full = PartialFilling((4,), (2, 2), choices=5)
    assert weighed_filling(full, (anywhere,)).weight == 5 * 6
    fixed = PartialFilling((3, 1), (2, 2))
    assert weighed_filling(fixed, (anywhere, first)).weight == 3
    assert weighed_filling(PartialFilling((3,), (2, 1)), (first,)).weight == 0
    assert weighed_filling(PartialFilling((1, 1), (1, 1)), (anywhere, carried)).weight == 0
    assert weighed_filling(PartialFilling((2, 0), (1, 1)), (anywhere, carried)).weight == 2
