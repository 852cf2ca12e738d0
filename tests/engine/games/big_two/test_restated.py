"""Whole sets against the rules told a second time: who is asked, all that may be done, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine.cards import Cards, read_cards
from engine.events import ASIDE, Place, Zone
from engine.game import Shuffle, Step, act
from engine.games.big_two import BIG_TWO
from engine.games.big_two.actions import PASS, Action, Play
from engine.games.big_two.melds import (
    beats,
    card_values,
    combinations_in,
    highest_five,
    in_order,
    meld_words,
    read_meld,
)
from engine.games.big_two.options import Options
from engine.games.big_two.rules.obligations import may_lay_down
from engine.games.big_two.rules.phases import Finished, Playing
from engine.games.big_two.rules.scoring import changes, result_lines
from engine.games.big_two.rules.standing import Standing
from engine.games.big_two.rules.view import View
from engine.games.big_two.truth.state import State
from engine.match import result_of
from engine.parts.drawing import deck_of
from engine.prompts import Pick
from engine.words import Language, render
from tests.engine.games.big_two import restated
from tests.engine.games.big_two.restated import Laid, Told
from tests.engine.games.told_again import assert_not_on_turn, match_begun

PACK = [rank + suit for rank in restated.RANKS for suit in restated.SUITS]
MATCHES, DEALS = 12, 5
STRAY = 8
"""So many choices of cards are asked about at every step besides the plays that there are."""


def together(options: Options) -> Options:
    """These house rules, with the company that they need."""
    alone = options.counter_attack or options.individual_table != "hong_kong"
    return replace(options, mode="individual" if alone else options.mode)


def written(cards: Iterable[object]) -> Laid:
    """Cards as they are written, from low to high."""
    return restated.in_order(map(str, cards))


def read(cards: Iterable[str]) -> Cards:
    """The cards of the game in canonical order."""
    return in_order(read_cards(" ".join(cards)))


@pytest.mark.rule("BT-02", "BT-10", "BT-11", "BT-12", "BT-13", "BT-14", "BT-15", "BT-16")
@pytest.mark.parametrize("straights", ["hong_kong", "plain"])
def test_what_cards_make_and_what_beats_what_is_that_of_the_rows(straights: str) -> None:
    random = Random(f"made {straights}")
    made: dict[Laid, restated.Combination] = {}
    for _ in range(40):
        low, suits = random.randrange(13), random.sample(restated.SUITS, random.choice((1, 2, 4)))
        near = [restated.RANKS[(low + step) % 13] for step in range(random.choice((3, 5, 6, 13)))]
        cards = [rank + suit for rank in near for suit in suits]
        hand = frozenset(random.sample(cards, min(len(cards), 11)))
        found = restated.held(hand, straights)
        values = card_values(read(hand))
        assert {values for _, values in combinations_in(values, straights)} == {
            card_values(read(each)) for each in found
        }
        made |= dict(random.sample(sorted(found.items()), min(len(found), 40)))
        highest = max((one for one in found.items() if one[1][0] == 5), key=lambda one: one[1], default=None)
        meld = None if highest is None else read_meld(read(highest[0]), straights)
        assert highest_five(values, straights) == (-1 if meld is None else meld.strength)
        for size in (2, 3, 4, 5):
            cards = random.sample(sorted(hand), min(size, len(hand)))
            told = restated.combination(restated.in_order(cards), straights)
            assert (read_meld(read(cards), straights) is None) == (told is None)
    some = [(read_meld(read(cards), straights), told) for cards, told in random.sample(sorted(made.items()), 250)]
    for (one, told), (other, over) in product(some, some):
        assert one
        assert other
        assert (one.size, one.kind in restated.FIVES) == (told[0], told[0] == 5)
        assert beats(one, other) == restated.beats(told, over)


@pytest.mark.rule("BT-34", "BT-41", "BT-42", "BT-43")
@pytest.mark.parametrize(
    "options",
    [Options(), *(Options(mode="individual", individual_table=table) for table in ("hong_kong", "mild", "plain"))],
    ids=str,
)
def test_points_are_those_of_the_rows(options: Options) -> None:
    random = Random("points")
    for out, cards in product(range(4), range(1, 14)):
        counts = [random.randint(1, 13) for _ in range(4)]
        counts[(out + 1) % 4], counts[out] = cards, 0
        for number in (0, 1, 3):
            forgot = random.sample(range(4), number)
            assert list(changes(options, counts, out, forgot)) == restated.changes(options, counts, out, forgot)
            said = [(line.key, dict(line.args), line.amount) for line in result_lines(options, counts, out, forgot)]
            assert said == restated.told_result(options, counts, out, forgot)


@pytest.mark.rule("BT-16", "BT-50")
@pytest.mark.parametrize("straights", ["hong_kong", "plain"])
def test_what_may_be_laid_down_is_that_of_the_rows(straights: str) -> None:
    random, seen = Random(f"left {straights}"), Counter[bool]()
    options = Options(mode="individual", counter_attack=True, straights=straights)
    for _ in range(1500):
        ranks = random.sample(restated.RANKS, random.choice((8, 9, 9, 9, 10)))
        suits = restated.SUITS * 2 + random.choice(("DCH", "DDD"))
        left = {rank + suit for rank, suit in zip(ranks, random.sample(suits, len(ranks)), strict=True)}
        if random.random() < 0.1:
            left |= {ranks[0] + suit for suit in "DC"}
        may = restated.may_lay_down(frozenset(left), options)
        assert may_lay_down(card_values(read(left)), options) == may, left
        assert not may_lay_down(card_values(read(left)), replace(options, counter_attack=False))
        seen[may] += 1
    assert min(seen[True], seen[False]) > 50


@pytest.mark.rule("BT-04", "BT-17", "BT-18", "BT-19", "BT-30", "BT-31", "BT-32", "BT-33", "BT-34", "BT-40")
@pytest.mark.rule("BT-41", "BT-42", "BT-43", "BT-50")
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_goes_as_the_rows_say(number: int) -> None:
    options, random = match_begun(number, Options, together)
    standing: Standing | None = None
    for _ in range(DEALS):
        starter = None if standing is None else standing.starter
        shuffle = BIG_TWO.chance(options, standing, random)
        assert sorted(map(str, shuffle.deck)) == sorted(PACK)
        assert shuffle.first == starter or (starter is None and 0 <= shuffle.first < 4)
        deck = dealt(random, shuffle.first)
        hands = [frozenset(map(str, deck[(seat - shuffle.first) % 4 :: 4])) for seat in range(4)]
        if starter is None:
            starter = next(seat for seat, hand in enumerate(hands) if "3D" in hand)
        told = Told(options, hands, starter, first_set=standing is None)
        step = played(told, BIG_TWO.deal(options, standing, Shuffle(deck, shuffle.first)), random)
        standing = ended(told, step, standing)


@pytest.mark.rule("BT-40", "BT-43", "BT-50")
@pytest.mark.parametrize("number", range(8))
def test_a_set_that_ends_with_a_hand_laid_down_goes_as_the_rows_say(number: int) -> None:
    random = Random(f"laid down {number}")
    options = Options(mode="individual", counter_attack=True, straights=random.choice(("hong_kong", "plain")))
    brink: frozenset[str] = frozenset()
    while not restated.may_lay_down(brink, options):
        brink = frozenset(rank + random.choice(restated.SUITS) for rank in random.sample(restated.RANKS[1:], 10))
    others = random.sample([card for card in PACK if card not in brink and card != "3D"], 33)
    hands = [read(each) for each in (brink | {"3D"}, others[:11], others[11:22], others[22:])]
    told = Told(options, [frozenset(map(str, hand)) for hand in hands], 0, first_set=True)
    shuffle = Shuffle(deck_of(hands, 0), 0)
    step = played(told, BIG_TWO.deal(options, None, shuffle), random, mindful=1.0)
    assert len(told.laid_down) >= 9
    ended(told, step, None)


def dealt(random: Random, first: int) -> Cards:
    """A deck, mostly with short hands, in which equal ranks, suits or runs may come together."""
    size = random.choice((3, 5, 6, 8, 11, 13))
    by = random.choice((lambda _card: (0,), restated.place, lambda card: restated.place(card)[::-1]))
    low = random.randrange(52 - 4 * size + 1)
    cards = sorted(random.sample(PACK, 52)[: 4 * size] if random.random() < 0.5 else PACK[low : low + 4 * size], key=by)
    if "3D" not in cards:
        cards[random.randrange(len(cards))] = "3D"
    for _ in range(random.choice((2, len(cards) // 3, len(cards) * 2))):
        one, other = random.randrange(len(cards)), random.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    hands = [read(cards[size * seat : size * (seat + 1)]) for seat in range(4)]
    random.shuffle(hands)
    return deck_of(hands, first)


def played(told: Told, step: Step[Action], random: Random, mindful: float | None = None) -> Step[Action]:
    """The set played to its end by whim; at every step all is as it is told.

    ``mindful``: how often "last card" is said, and a hand laid down, where either may be; None: drawn.
    """
    eager, single = random.choice((0.3, 0.8)), random.random()
    mindful = random.choice((0.2, 0.8)) if mindful is None else mindful
    while True:
        state = step.state
        assert isinstance(state, State)
        as_told(told, state)
        if told.turn is None:
            return step
        allowed = all_allowed(told, state.view(told.turn), random)
        active = sorted((action for action in allowed if isinstance(action, Play)), key=str)
        if random.random() < single:
            active = [action for action in active if len(action.cards) == 1] or active
        said = [action for action in active if action.last_card or action.lay_down]
        action: Action = PASS
        if active and (PASS not in allowed or random.random() < eager):
            action = random.choice(said if said and random.random() < mindful else active)
        step = act(state, action)
        if isinstance(action, Play):
            told.play(written(action.cards), action.last_card, action.lay_down)
        else:
            told.pass_()


def as_told(told: Told, state: State) -> None:
    """The seat that is asked, where all cards lie, and who has said that one is left."""
    assert state.turn == told.turn
    assert [frozenset(map(str, hand)) for hand in state.hands] == told.hands
    view, phase = state.view(1), state.phase
    assert view.counts == tuple(map(len, told.hands))
    lying = {place: Counter(map(str, cards)) for place, cards in view.places().items() if place.zone is not Zone.HAND}
    table = {Place(Zone.TABLE, seat): Counter(cards) for seat, cards in enumerate(told.table) if cards}
    shown = {Place(Zone.SHOWN, told.out): Counter(told.laid_down)} if told.laid_down else {}
    assert lying == table | shown | ({ASIDE: Counter(told.aside)} if told.aside else {})
    assert phase.forgot == tuple(told.forgot)
    if isinstance(phase, Playing):
        assert phase.declared == tuple(told.declared)
        assert phase.best == told.best


def all_allowed(told: Told, view: View, random: Random) -> list[Action]:
    """What the rows allow, which is what the game allows and names."""
    hand, options, plays = told.hands[view.seat], told.options, told.plays()
    expected: list[Action] = [PASS] if told.may_pass() else []
    refused: dict[Action, str] = {}
    if not told.may_pass():
        refused[PASS] = "leader_must_play" if told.over is None else "may_not_pass"
    stray = [restated.in_order(random.sample(sorted(hand), random.randint(1, min(6, len(hand))))) for _ in range(STRAY)]
    for cards in {*plays, *stray}:
        laid, left = read(cards), hand - set(cards)
        manual = options.last_card == "manual" and len(left) == 1
        why = None if cards in plays else told.why_not(cards)
        no_saying = None if manual else "not_last_card" if options.last_card == "manual" else "said_for_you"
        no_laying = None if restated.may_lay_down(left, options) else restated.why_not_laid_down(left, options)
        for action, reason in (
            (Play(laid), why),
            (Play(laid, last_card=True), why or no_saying),
            (Play(laid, lay_down=True), why or no_laying),
        ):
            if reason is None:
                expected.append(action)
            else:
                refused[action] = reason
    candidates = list(view.candidates())
    assert len(candidates) == len(set(candidates))
    assert set(candidates) == set(expected)
    assert all(view.refusal(action) is None for action in expected[:20])
    for action, reason in (some := list(refused.items())[-40:]):
        assert str((refusal := view.refusal(action)) and refusal.reason) == reason, action
    following = (view.seat + 1) % 4
    is_out = not options.reenter and following in told.passed
    why_off_turn = "out_of_trick" if is_out else "not_your_turn"
    assert_not_on_turn(replace(view, seat=following), [action for action, _ in some], why_off_turn)
    absent = random.choice([card for card in PACK if card not in hand])
    assert str((refusal := view.refusal(Play(read([absent])))) and refusal.reason) == "not_in_hand"
    prompt = Pick(Place(Zone.HAND, view.seat), "play", 1, min(5, len(hand)), may_pass=told.may_pass())
    assert view.prompt() == prompt
    free_five = told.over is not None and told.over[0] > 1
    bound = told.on_duty() and not free_five
    if bound and told.over is None and not options.last_card_lead_highest:
        bound = any(len(cards) > 1 for cards in restated.held(hand, options.straights))
    assert (view.obligation() is not None) == bound
    return expected


def ended(told: Told, step: Step[Action], before: Standing | None) -> Standing:
    """The result is the one that is told; who went out starts the next set."""
    state = step.state
    assert isinstance(state, State)
    assert isinstance(state.phase, Finished)
    assert told.out is not None
    assert (state.phase.out, set(map(str, state.phase.laid_down))) == (told.out, set(told.laid_down))
    gained = restated.changes(told.options, [len(hand) for hand in told.hands], told.out, told.forgot)
    result = result_of(step)
    assert list(result.scored.changes) == gained
    shown = [line for line in result.scored.lines if line.key == "laid_down"]
    assert [dict(line.args)["seat"] for line in shown] == ([told.out] if told.laid_down else [])
    partners = told.options.mode == "partnership"
    best = {seat for seat in range(4) if gained[seat] > 0}
    assert set(result.ended.winners) == (best if partners else {told.out})
    assert BIG_TWO.settle is not None
    assert BIG_TWO.settle(state, before) == Standing(told.out)
    return Standing(told.out)


@pytest.mark.rule("BT-10", "BT-12", "BT-14", "BT-15", "BT-16")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("10S", "the 10♠"),
        ("AD AH", "a pair of Aces with the A♥"),
        ("3S 4S 5S 6S 7D", "the straight 3–7 with the 7♦"),
        ("10S JS QS KS AD", "the straight 10–A with the A♦"),
        ("2C 3S 4S 5S 6D", "the straight 2–6 with the 2♣"),
        ("AC 2H 3S 4S 5D", "the straight A–5 with the 2♥"),
        ("3C 4C 5C 6C 7C", "the straight flush 3–7 with the 7♣"),
        ("AC 2C 3C 4C 5C", "the straight flush A–5 with the 2♣"),
        ("3H 9H JH KH AH", "the flush A♥-K-J-9-3"),
        ("3H 9H JH KH 2H", "the flush 2♥-K-J-9-3"),
        ("3H 3S 3C KH KS", "a full house with three 3s"),
        ("3H 3S 3C 3D KS", "four of a kind in 3s"),
    ],
)
def test_combinations_are_named(cards: str, said: str) -> None:
    meld = read_meld(read(cards.split()), "hong_kong")
    assert meld
    assert render(meld_words(meld), Language.EN, BIG_TWO.words) == said
