"""What a seat can claim: plays that nobody can beat whoever holds what, as obligations allow them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.cards import STANDARD, read_cards
from engine.games.big_two import BIG_TWO
from engine.games.big_two.melds import card_values, fives, highest_five, meld_of_strength, read_meld, strength_of
from engine.games.big_two.options import HONG_KONG, MANUAL, PLAIN, Options
from tests.engine.games.big_two.dealing import playing_with

USUAL = Options()


def claimed(*hands: str, over: str = "", options: Options = USUAL, declared: tuple[int, ...] = ()) -> list[str]:
    """What seat 0 claims, on turn with this to beat, where all other cards have been set aside."""
    state = playing_with(options, *hands, declared=declared).state
    lying = read_cards(over)
    out = {card for hand in state.hands for card in hand} | set(lying)
    trick = replace(
        state.phase.trick,
        table=((), (), (), lying),
        plays=(1, 1, 1, 1),
        aside=tuple(card for card in STANDARD if card not in out),
        over=read_meld(lying, options.straights) if over else None,
        best=3 if over else None,
    )
    state = replace(state, phase=replace(state.phase, trick=trick))
    return [str(action) for action in BIG_TWO.presentation.claim(state.view(0))]


@pytest.mark.parametrize(
    ("hands", "over", "line"),
    [
        (("3D AS 2S", "KD 4C", "5C 6C", "7C 8C"), "", ["play 2S", "play AS", "play 3D"]),
        (("3D AS 2S", "KD 4C", "5C 2D", "7C 8C"), "", []),
        (("3D 2S", "KD 4C", "5C 2D", "7C 8C"), "", ["play 2S", "play 3D"]),
        (("3D AS 2S", "KD 4C", "5C 6C", "7C 8C"), "KC", ["play AS", "play 2S", "play 3D"]),
        (("3D AC AH", "KD 4C", "5C AS", "AD 8C"), "", []),
        (("3D AC AH", "KD 4C", "5C AD", "9D 8C"), "", ["play AH AC", "play 3D"]),
        (("3D 6S 7S 8S 9S 10S", "KD 4C 4D 4H 4S", "5C", "7C 8C"), "", ["play 6S 7S 8S 9S 10S", "play 3D"]),
        (("3D 6S 7S 8S 9S 10S", "KD QD 10D 8D 7D", "JD 9D", "7C 8C"), "", []),
    ],
    ids=[
        "the highest cards, then any",
        "one 2 is out",
        "the last card may be any",
        "over a single",
        "a pair of equal rank with a higher suit could lie in one hand",
        "no other pair is as high",
        "a straight flush beats four of a kind",
        "a higher straight flush could lie in one hand",
    ],
)
def test_only_what_is_certain_is_claimed(hands: tuple[str, ...], over: str, line: list[str]) -> None:
    assert claimed(*hands, over=over) == line


@pytest.mark.rule("BT-32")
def test_a_duty_to_lead_no_single_can_make_a_claim_impossible() -> None:
    others = ("9H", "KD 4S 4H", "5C 8C")
    assert claimed("4D 4C 2S", *others) == ["play 2S", "play 4C 4D"]
    assert claimed("4D 4C 2S", *others, declared=(1,)) == []
    assert claimed("4D 2H 2S", *others, declared=(1,)) == ["play 2S 2H", "play 4D"]


@pytest.mark.rule("BT-34")
def test_a_claim_does_not_forget_the_last_card() -> None:
    others = ("9H 9D", "KD 4S 4H", "5C 8C")
    assert claimed("4D 2S", *others, options=Options(last_card=MANUAL)) == ["last-card play 2S", "play 4D"]


@pytest.mark.rule("BT-13", "BT-16")
@pytest.mark.parametrize("straights", [HONG_KONG, PLAIN])
def test_the_highest_five_cards_are_the_highest_of_all(straights: str) -> None:
    random = Random(f"highest five {straights}")
    seen = set()
    for number in range(250):
        values = card_values(random.sample(STANDARD, random.choice((4, 5, 6, 8, 11, 14))))
        if number % 5 == 0:
            values = tuple(value for value in card_values(STANDARD) if value % 4 == number % 3 or value % 7 == 0)[:14]
        found = fives(values, straights)
        assert highest_five(values, straights) == (found[-1][0] if found else -1)
        if found:
            assert strength_of(found[-1][1], straights) == found[-1][0]
            seen.add(meld_of_strength(found[-1][0]).kind)
    assert len(seen) >= 4
