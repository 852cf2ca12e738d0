"""Imagined deals: what obligations have proven holds in each, and what is left is evenly likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine.cards import read_cards
from engine.game import Shuffle, Step, act
from engine.games.big_two import BIG_TWO
from engine.games.big_two.actions import Action
from engine.games.big_two.ai.imagine import sampler
from engine.games.big_two.ai.imagine.facts import Bound, Facts, facts_of
from engine.games.big_two.ai.imagine.sampler import dealer
from engine.games.big_two.melds import Values, card_values, cards_of
from engine.games.big_two.options import HONG_KONG, MANUAL, SEATS, Options
from engine.games.big_two.rules.obligations import five_of_a_suit, leads_more_than_singles, straight_held
from engine.games.big_two.rules.standing import Standing
from engine.games.big_two.truth.state import State
from engine.parts.drawing import deck_of, hands_taken
from tests.engine.games.big_two.dealing import after, deal_with

FREE = Bound()
LED_SINGLES = (5, 80, 130, 249)
"""Sets in which somebody is left with singles only, leads one while obliged, and has cards left."""


def imagined(step: Step[Action], seat: int, number: int) -> Iterator[State]:
    """So many deals that this seat imagines; each shows it exactly its view."""
    view, random = step.state.view(seat), Random(3)
    for _ in range(number):
        state = BIG_TWO.complete(view, BIG_TWO.sample(view, random))
        assert isinstance(state, State)
        assert state.view(seat) == view
        yield state


def drawn(known: Facts, number: int) -> Counter[tuple[Values, ...]]:
    """So many draws, by the hands."""
    random, deal = Random(7), dealer(known, HONG_KONG)
    return Counter(tuple(tuple(sorted(hand)) for hand in deal(random).values()) for _ in range(number))


def every_deal(known: Facts) -> list[tuple[Values, ...]]:
    """All deals that fit, by force."""
    one, two, three = known.places
    found = []
    for first in combinations(known.unseen, known.places[one]):
        rest = [value for value in known.unseen if value not in first]
        for second in combinations(rest, known.places[two]):
            third = tuple(value for value in rest if value not in second)
            hands = dict(zip((one, two, three), (first, second, third), strict=True))
            if all(_fits(known, seat, hand) for seat, hand in hands.items()):
                found.append((first, second, third))
    return found


def _fits(known: Facts, seat: int, hand: Values) -> bool:
    bound = known.bounds[seat]
    if known.starter is not None and (0 in hand) != (seat == known.starter):
        return False
    together = tuple(sorted((*hand, *(bound.apart or ()))))
    apart = bound.apart is None or not leads_more_than_singles(together, HONG_KONG)
    return apart and all(value < bound.limit for value in hand)


PUZZLES = {
    "nothing proven": Facts((1, 5, 9, 13, 17, 21), {1: 2, 2: 3, 3: 1}, {1: FREE, 2: FREE, 3: FREE}, None),
    "the 3♦ is known": Facts((0, 5, 9, 13, 17, 21), {0: 2, 2: 3, 3: 1}, {0: FREE, 2: FREE, 3: FREE}, 2),
    "below a limit": Facts((1, 5, 9, 13, 17, 21), {1: 2, 2: 3, 3: 1}, {1: Bound(15), 2: FREE, 3: FREE}, None),
    "two limits": Facts((0, 5, 9, 13, 17, 21, 25), {0: 2, 1: 3, 3: 2}, {0: Bound(14), 1: Bound(22), 3: FREE}, 0),
    "no pair": Facts(
        (0, 1, 5, 6, 9, 10), {1: 2, 2: 2, 3: 2}, {1: Bound(52, (14,)), 2: Bound(52, (2, 20)), 3: FREE}, None
    ),
    "no straight": Facts((0, 4, 9, 12, 21, 30), {1: 3, 2: 2, 3: 1}, {1: Bound(31, (17, 26)), 2: FREE, 3: FREE}, None),
    "no flush": Facts((0, 4, 9, 12, 21, 28), {1: 3, 2: 2, 3: 1}, {1: Bound(52, (32, 40)), 2: FREE, 3: FREE}, None),
}


@pytest.mark.rule("BT-31", "BT-32")
@pytest.mark.parametrize("known", PUZZLES.values(), ids=PUZZLES)
def test_all_deals_that_fit_are_drawn_equally_often(known: Facts) -> None:
    fitting = every_deal(known)
    found = drawn(known, 40 * len(fitting))
    assert set(found) == set(fitting)
    chi_square = sum((count - 40) ** 2 / 40 for count in found.values())
    assert chi_square < len(fitting) + 5 * (2 * len(fitting)) ** 0.5


@pytest.mark.parametrize("known", [PUZZLES["no straight"], PUZZLES["no flush"]], ids=["no straight", "no flush"])
def test_without_redraws_all_deals_are_gone_through_and_none_is_missed(
    known: Facts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampler, "MOST_REDRAWS", 0)
    assert set(drawn(known, 1200)) == set(every_deal(known))


@pytest.mark.rule("BT-19")
def test_the_holder_of_the_three_of_diamonds_is_known_in_a_first_set_and_not_later() -> None:
    for standing, holders in ((None, {2}), (Standing(2), {0, 1, 2})):
        step = deal_with(Options(), "", "", "3D", "", standing=standing)
        found = {
            next(seat for seat, hand in enumerate(state.hands) if read_cards("3D")[0] in hand)
            for state in imagined(step, 3, 60)
        }
        assert found == holders


HANDS = (
    "4S 5S 6S 7S 8S KS KH KC 3S 3H AS AH 9C",
    "3D 3C 4D 4C 5D 5C 6D 6C 7D 7C 8D 8C 9D",
    "4H 5H 6H 7H 8H 9H 10H JH QH 10D JD QD 2H",
    "9S 10S JS QS 10C JC QC KD AC AD 2C 2D 2S",
)


def bound_step(options: Options, *actions: str) -> Step[Action]:
    """Seat 0 is down to three cards after two five-card hands; then these actions."""
    step = BIG_TWO.deal(options, Standing(0), Shuffle(deck_of([read_cards(each) for each in HANDS], 0), 0))
    opening = ["play 4S 5S 6S 7S 8S", *["pass"] * 3, "play 3S 3H KS KH KC", *["pass"] * 3]
    return after(step, *opening, *actions)


@pytest.mark.rule("BT-31")
def test_a_single_on_duty_was_the_highest_card() -> None:
    step = bound_step(Options(), "play AS AH", "pass", "pass", "play 2C 2D", *["pass"] * 3)
    assert step.state.phase.declared == (0,)
    step = after(step, "play 10S 10C", "pass", "pass", "play QH QD", *["pass"] * 3, "play 10H", "play 2S")
    bounds = facts_of(step.state.view(1)).bounds
    assert bounds[3].limit == card_values(read_cards("2S"))[0]
    assert bounds[2] == FREE
    step = after(step, "pass", "pass", "pass")
    for state in imagined(step, 1, 5):
        assert max(card_values(state.hands[3])) < 51


@pytest.mark.rule("BT-31", "BT-34")
@pytest.mark.parametrize("forgetting", [False, True])
def test_a_pass_on_duty_proves_that_nothing_could_beat_unless_last_card_was_forgotten(forgetting: bool) -> None:
    pair = "play AS AH" if forgetting else "last-card play AS AH"
    step = bound_step(Options(last_card=MANUAL), pair, "pass", "pass", "play 2C 2S", *["pass"] * 3)
    step = after(step, "play 10S 10C", "pass", "pass", "play QH QD", *["pass"] * 3, "play 2H", "pass")
    bound = facts_of(step.state.view(1)).bounds[3]
    assert bound == (FREE if forgetting else Bound(limit=card_values(read_cards("2H"))[0]))
    for state in imagined(step, 1, 5):
        assert len(state.hands[3]) == 9


@pytest.mark.rule("BT-32", "BT-33")
@pytest.mark.parametrize("number", LED_SINGLES)
def test_a_single_led_on_duty_proves_that_nothing_else_could_be_led(number: int) -> None:
    step, proven = random_set(Options(last_card_lead_highest=False), number), 0
    for seat in range(SEATS):
        view = step.state.view(seat)
        for other, bound in facts_of(view).bounds.items():
            if bound.apart is not None and len(bound.apart) + view.counts[other] > 4:
                proven += 1
                for state in imagined(step, seat, 4):
                    together = tuple(sorted((*card_values(state.hands[other]), *bound.apart)))
                    assert not leads_more_than_singles(together, HONG_KONG)
                    assert not five_of_a_suit(together)
                    assert not straight_held(together, HONG_KONG)
    assert proven


@pytest.mark.rule("BT-31", "BT-32", "BT-33")
@pytest.mark.parametrize(
    "options", [Options(), Options(last_card_lead_highest=False), Options(reenter=False)], ids=["usual", "any", "out"]
)
def test_what_is_imagined_is_just_what_could_have_been_played(options: Options) -> None:
    """Every split of the last unseen cards is played again from the first card: those that are refused never come."""
    ruled_out = 0
    for number in range(8):
        step = random_set(options, number)
        for seat in range(SEATS):
            view = step.state.view(seat)
            known = facts_of(view)
            if 3 <= len(known.unseen) <= 5:
                splits = every_deal(replace(known, bounds=dict.fromkeys(known.bounds, FREE), starter=None))
                possible = [
                    hands for hands in splits if _could_be(step, seat, dict(zip(known.places, hands, strict=True)))
                ]
                assert possible == every_deal(known)
                ruled_out += len(splits) - len(possible)
    assert ruled_out


def _could_be(step: Step[Action], seat: int, held: dict[int, Values]) -> bool:
    """Whether the set can be played to this point from these hands, as the rules and not as knowledge has it."""
    assert isinstance(step.state, State)
    state, view = step.state, step.state.view(seat)
    hands = hands_taken(state.shuffle.deck, view.first, SEATS)
    for other, values in held.items():
        played = [card for card in hands[other] if card not in state.hands[other]]
        hands = (*hands[:other], (*played, *cards_of(values)), *hands[other + 1 :])
    again = BIG_TWO.deal(view.options, view.standing, Shuffle(deck_of(hands, view.first), view.first))
    for seen in view.history:
        if again.state.turn != seen.seat or again.state.view(seen.seat).refusal(seen.action) is not None:
            return False
        again = again.state.after(seen.action)
    return True


def random_set(options: Options, number: int) -> Step[Action]:
    """A set broken off before its last play, in which long plays are liked, so that singles are left."""
    random = Random(number)
    step = BIG_TWO.deal(options, None, BIG_TWO.chance(options, None, random))
    while True:
        assert step.state.turn is not None
        candidates = list(step.state.view(step.state.turn).candidates())
        liked = max(random.sample(candidates, min(2, len(candidates))), key=lambda action: len(str(action)))
        following = act(step.state, liked)
        if following.state.turn is None:
            return step
        step = following
