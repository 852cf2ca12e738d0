"""Nobody but its holder learns who holds the eunuch card before it falls, or that the emperor is alone.

Two deals are played side by side: in the second the eunuch card and a plain black joker of another seat have changed
places. Whoever is neither of the two must see the same, be asked the same, and see the same seats asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from engine.cards import BLACK_JOKER, EMPEROR, EUNUCH, Cards
from engine.game import Shuffle, Step, act
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import ACCEPT, PASS, Action, Announce, Play
from engine.games.bao_huang.ai.heuristic_player import greedy
from engine.games.bao_huang.options import SEATS, Options, step
from engine.games.bao_huang.rules.phases import Crowning, Finished, Playing
from engine.games.bao_huang.rules.standing import Standing
from engine.parts.drawing import deck_of, hands_taken
from engine.prompts import Choose
from tests.conformance.promises.anatomy import anatomy

LOST = Standing(first=1, finish=(1, 2, 3, 4, 0), emperor=0, eunuch=4, tie=False)
OPTIONS = (
    Options(),
    Options(announce=True),
    Options(tribute="face_up", announce=True),
    Options(joker_order=True, sixes_last=True, direction="clockwise"),
)


Pair = tuple[Shuffle, Shuffle, int, int]


def pairs_of_deals(options: Options, seed: int, standing: Standing | None) -> list[Pair]:
    """A shuffle, the same with the eunuch card exchanged for a black joker of another seat, and the two seats."""
    shuffle = BAO_HUANG.chance(options, standing, Random(seed))
    hands = hands_taken(shuffle.deck, shuffle.first, SEATS, step=step(options))
    holder = next(seat for seat in range(SEATS) if EUNUCH in hands[seat])
    found = []
    for other in range(SEATS):
        if other != holder and BLACK_JOKER in hands[other]:
            changed = list(hands)
            changed[holder] = _with_one_changed(hands[holder], EUNUCH, BLACK_JOKER)
            changed[other] = _with_one_changed(hands[other], BLACK_JOKER, EUNUCH)
            deck = deck_of(changed, shuffle.first, step=step(options))
            found.append((shuffle, Shuffle(deck, shuffle.first, shuffle.lots), holder, other))
    return found


def _with_one_changed(hand: Cards, card: object, into: object) -> Cards:
    place = hand.index(card)  # type: ignore[arg-type]
    return (*hand[:place], into, *hand[place + 1 :])  # type: ignore[arg-type]


def _reveals(action: Action) -> bool:
    return isinstance(action, Announce) or (isinstance(action, Play) and EUNUCH in action.cards)


def _as_other_joker(action: Action) -> Action:
    """The same play where the plain joker is the one in hand."""
    if isinstance(action, Play) and EUNUCH in action.cards:
        return Play(_with_one_changed(action.cards, EUNUCH, BLACK_JOKER), action.please)
    return action


def assert_third_seats_see_the_same(one: Step[Action], other: Step[Action], seats: tuple[int, ...]) -> None:
    assert one.state.turn == other.state.turn
    for seat in range(SEATS):
        if seat not in seats:
            mine, theirs = one.state.view(seat), other.state.view(seat)
            assert anatomy(mine.phase) == anatomy(theirs.phase)
            assert mine.hand == theirs.hand
            assert mine.counts == theirs.counts
            assert mine.places() == theirs.places()
            assert mine.first == theirs.first
            assert mine.history[-1:] == theirs.history[-1:]
            assert mine.prompt() == theirs.prompt()
            assert mine == theirs


def _crowned_first(random: Random, plain: list[Action]) -> Action:
    return ACCEPT if ACCEPT in plain else random.choice(plain)


def compared(options: Options, standing: Standing | None, pair: Pair, choose: Callable[[list[Action]], Action]) -> int:
    """After how many actions third seats saw and were asked the same, as long as both deals go the same way."""
    number, (shuffle, changed, *seats) = 0, pair
    one, two = BAO_HUANG.deal(options, standing, shuffle), BAO_HUANG.deal(options, standing, changed)
    assert_third_seats_see_the_same(one, two, tuple(seats))
    while one.state.turn is not None:
        plain = [action for action in one.state.view(one.state.turn).candidates() if not _reveals(action)]
        action = choose(plain) if plain else None
        if action is None or two.state.turn is None or two.state.view(one.state.turn).refusal(action) is not None:
            break
        one, two = act(one.state, action), act(two.state, action)
        if isinstance(one.state.phase, Finished) or isinstance(two.state.phase, Finished):
            break
        assert_third_seats_see_the_same(one, two, tuple(seats))
        number += 1
    return number


@pytest.mark.rule("BH-12", "BH-43")
@pytest.mark.parametrize("standing", [None, LOST])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(OPTIONS.index(options)))
def test_third_seats_see_and_are_asked_the_same_whoever_holds_the_eunuch_card(
    options: Options, standing: Standing | None
) -> None:
    number = 0
    for seed in range(3):
        for pair in pairs_of_deals(options, seed, standing):
            number += compared(options, standing, pair, Random(seed).choice)
    assert number > 100


@pytest.mark.rule("BH-12", "BH-13")
@pytest.mark.parametrize("options", OPTIONS[:2], ids=["default", "announce"])
def test_third_seats_see_and_are_asked_the_same_whether_or_not_the_emperor_is_alone(options: Options) -> None:
    number = 0
    for seed in range(12):
        for pair in pairs_of_deals(options, seed, None):
            hands = hands_taken(pair[0].deck, pair[0].first, SEATS, step=step(options))
            if any(EMPEROR in hands[seat] for seat in pair[2:]):
                number += compared(options, None, pair, partial(_crowned_first, Random(seed)))
    assert number > 100


@pytest.mark.rule("BH-12")
def test_the_greedy_player_of_a_third_seat_does_the_same_whoever_holds_the_eunuch_card() -> None:
    number = 0
    for seed in range(6):
        for shuffle, changed, holder, other in pairs_of_deals(Options(), seed, None):
            one, two = BAO_HUANG.deal(Options(), None, shuffle), BAO_HUANG.deal(Options(), None, changed)
            ply = 0
            while one.state.turn is not None and two.state.turn == one.state.turn:
                turn = one.state.turn
                action = greedy(one.state.view(turn), Random(ply))
                if turn not in (holder, other):
                    assert greedy(two.state.view(turn), Random(ply)) == action
                    number += 1
                if _reveals(action) or two.state.view(turn).refusal(action) is not None:
                    break
                one, two = act(one.state, action), act(two.state, action)
                ply += 1
    assert number > 100


@pytest.mark.rule("BH-12", "BH-64")
def test_who_is_asked_to_announce_does_not_show_in_the_question() -> None:
    """A pass of the holder and of anybody else are the same action with the same, empty, events."""
    for seed in range(10):
        one = BAO_HUANG.deal(Options(announce=True), None, BAO_HUANG.chance(Options(), None, Random(seed)))
        assert isinstance(one.state.phase, Crowning)
        one = act(one.state, next(one.state.view(one.state.phase.turn).candidates()))
        asked = []
        while not isinstance(one.state.phase, Playing):
            turn = one.state.turn
            assert turn is not None
            prompt = one.state.view(turn).prompt()
            assert isinstance(prompt, Choose)
            assert prompt.quiet
            asked.append(turn)
            one = act(one.state, PASS)
            assert one.events == ()
            assert all(str(one.state.view(seat).history[-1].action) == "pass" for seat in range(SEATS))
        emperor = one.state.phase.emperor
        assert asked == [(emperor + places) % SEATS for places in range(SEATS)]


@pytest.mark.rule("BH-12")
def test_no_event_or_phase_names_the_eunuch_before_the_card_falls() -> None:
    for seed in range(8):
        random = Random(seed)
        now = BAO_HUANG.deal(Options(), None, BAO_HUANG.chance(Options(), None, Random(seed)))
        while now.state.turn is not None:
            action = random.choice(list(now.state.view(now.state.turn).candidates()))
            now = act(now.state, action)
            if _reveals(action) or isinstance(now.state.phase, Finished):
                break
            assert "eunuch" not in "".join(map(str, now.events))
            if isinstance(now.state.phase, Playing):
                assert now.state.phase.eunuch is None
