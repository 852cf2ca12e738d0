"""Whole deals against the rules told a second time: who is asked, all that may be done, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations, product
from random import Random

import pytest

from engine.cards import Cards, NotationError, read_card, read_cards
from engine.events import ASIDE, Place, Zone
from engine.game import Step, act
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import ACCEPT, ANNOUNCE, PASS, PASS_ON, Action, Play, Take, Tribute
from engine.games.bao_huang.melds import beats, in_order, meld_words, plain_plays, plays, read_meld, stacks_of
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Finished, Playing
from engine.games.bao_huang.rules.scoring import changes, result_lines, winning_side
from engine.games.bao_huang.rules.standing import Standing, givers, takers
from engine.games.bao_huang.rules.view import View
from engine.games.bao_huang.truth.state import State
from engine.match import result_of
from engine.prompts import Choose, Pick
from engine.words import Language, render, text
from tests.engine.games.bao_huang import restated
from tests.engine.games.bao_huang.restated import EMPEROR, EUNUCH, Told
from tests.engine.games.told_again import assert_not_on_turn, match_begun

PACK = [*(rank + suit for rank in restated.ORDER[:10] for suit in "SHCD" * 4), *["BJ", "RJ"] * 3, EMPEROR, EUNUCH]
ORDERS = [
    Options(joker_order=joker_order, twos_hang=twos_hang, sixes_last=sixes_last)
    for joker_order, twos_hang, sixes_last in product((False, True), repeat=3)
]
MATCHES, DEALS = 14, 4
STRAY = 6
"""So many choices of cards are asked about at every step besides the plays that there are."""


def together(options: Options) -> Options:
    """These house rules, with the company that they need."""
    return replace(options, position_scoring=options.position_scoring or options.emperor_balances)


def written(cards: Iterable[object]) -> list[str]:
    """Cards as they are written, in the order of the alphabet."""
    return sorted(map(str, cards))


def read(cards: Iterable[str]) -> Cards:
    """The cards of the game in canonical order."""
    return in_order(read_cards(" ".join(cards)))


@pytest.mark.rule("BH-01", "BH-03")
def test_the_pack_is_that_of_the_rows() -> None:
    assert written(BAO_HUANG.pack(Options())) == sorted(PACK)
    assert len(PACK) == 168


@pytest.mark.rule("BH-02", "BH-30", "BH-31", "BH-32", "BH-33", "BH-34", "BH-44")
@pytest.mark.parametrize("options", ORDERS, ids=str)
def test_what_cards_make_and_what_beats_what_is_that_of_the_rows(options: Options) -> None:
    random = Random(f"made {options}")
    made: dict[restated.Ranks, Cards] = {}
    for _ in range(60):
        few = [*random.sample(restated.ORDER[:9], 1), random.choice(("6", "7", "A", "2")), "2", "BJ", "RJ"]
        ranks = random.choices(few, weights=(4, 1, 2, 2, 2), k=random.randint(1, 6))
        cards = read(rank if rank in restated.JOKERS else f"{rank}{random.choice('SHCD')}" for rank in ranks)
        told = restated.ranks(map(str, cards))
        makes = restated.makes_one(told, options)
        assert (read_meld(cards, options) is not None) == makes, cards
        if makes:
            made[told] = cards
    for (one, cards), (other, over) in product(made.items(), repeat=2):
        first, second = read_meld(cards, options), read_meld(over, options)
        assert first
        assert second
        assert beats(first, second, options.joker_order) == restated.beats(one, other, options), (one, other)


@pytest.mark.rule("BH-40")
@pytest.mark.parametrize(
    ("cards", "said", "twos_hang"),
    [
        ("6S", "a 6", False),
        ("KS KH", "a pair of Kings", False),
        ("AS AH AC", "three Aces", False),
        ("9S 9H 9C 9D", "four 9s", False),
        ("9S 9S 9H 9C 9D", "five 9s", False),
        ("9S 9S 9S 9H 9H 9C 9C 9D 9D", "nine 9s", False),
        ("8S RJ", "an 8 + red joker", False),
        ("9S BJ", "a 9 + black joker", False),
        ("9S BJ* RJ", "a 9 + black joker + red joker", False),
        ("9S 9S RJ RJ RJ", "a pair of 9s + three red jokers", False),
        ("9S BJ BJ RJ RJ", "a 9 + two black jokers + two red jokers", False),
        ("9S BJ BJ RJ RJ RJ", "a 9 + two black jokers + three red jokers", False),
        ("9S 2S BJ", "a 9 + 2 hanging (2, black joker)", True),
        ("2S 2H", "a pair of 2s", True),
        ("2S 2H BJ", "a pair of 2s + black joker", True),
        ("RJ", "a red joker", False),
        ("RJ RJ", "two red jokers", False),
        ("BJ BJ RJ", "three jokers (black, black, red)", False),
    ],
)
def test_combinations_are_named_by_what_hangs(cards: str, said: str, twos_hang: bool) -> None:
    meld = read_meld(read(cards.split()), Options(twos_hang=twos_hang))
    assert meld
    assert render(meld_words(meld), Language.EN, BAO_HUANG.words) == said


@pytest.mark.rule("BH-30", "BH-31", "BH-33", "BH-34", "BH-44")
@pytest.mark.parametrize("options", ORDERS, ids=str)
def test_all_that_a_hand_may_lay_is_found(options: Options) -> None:
    random = Random(f"plays {options}")
    for number in range(50):
        hand, other = some_cards(random, random.randint(1, 9)), some_cards(random, 7)
        overs = [
            each for each in restated.every_choice(other) if restated.makes_one(restated.ranks(suited(each)), options)
        ]
        over = None if number % 5 == 0 else restated.ranks(suited(random.choice(overs)))
        expected = expected_plays(hand, over, options)
        meld = None if over is None else read_meld(read(suited(over)), options)
        found = [restated.kinds(map(str, cards)) for cards in plays(read(hand), meld, options)]
        assert len(found) == len(set(found))
        assert set(found) == expected
        plain = [restated.ranks(map(str, cards)) for cards in plain_plays(stacks_of(read(hand)), meld, options)]
        assert len(plain) == len(set(plain))
        assert set(plain) == {restated.ranks(suited(cards)) for cards in expected}


def expected_plays(hand: Iterable[str], over: restated.Ranks | None, options: Options) -> set[tuple[str, ...]]:
    """All choices of a hand that it may lay."""
    held = list(hand)
    return {
        restated.kinds(suited(cards))
        for cards in restated.every_choice(held)
        if restated.may_lay(held, restated.ranks(suited(cards)), over, options)
    }


def suited(kinds: Iterable[str]) -> list[str]:
    """Cards of these kinds, all of one suit."""
    return [kind if kind.startswith(restated.JOKERS) else f"{kind}S" for kind in kinds]


def some_cards(random: Random, number: int) -> list[str]:
    """Cards of a few ranks, jokers and twos among them more often than in the pack."""
    few = {*random.sample(restated.ORDER[:9], 2), random.choice("62A"), "2", "BJ", "RJ"}
    return random.sample([card for card in PACK if restated.rank(card) in few], number)


@pytest.mark.rule("BH-50", "BH-51", "BH-52", "BH-53", "BH-60", "BH-61", "BH-62", "BH-63", "BH-64")
@pytest.mark.parametrize("scoring", ["basic", "positions", "balanced"])
def test_points_are_those_of_the_rows(scoring: str) -> None:
    options = Options(position_scoring=scoring != "basic", emperor_balances=scoring == "balanced")
    for finish, eunuch, announced in product(permutations(range(5)), range(5), (False, True)):
        emperor = 3
        told = restated.changes(options, finish, emperor, eunuch, announced)
        assert list(changes(options, finish, emperor, eunuch, announced)) == told
        assert winning_side(options, finish, emperor, eunuch) == restated.outcome(options, finish, {emperor, eunuch})
        if finish[0] < 2:
            lines = result_lines(options, finish, emperor, eunuch, announced)
            said = [(line.key, dict(line.args), line.amount) for line in lines]
            assert said == restated.told_result(options, finish, emperor, eunuch, announced)


@pytest.mark.rule("BH-20", "BH-21", "BH-22", "BH-63")
@pytest.mark.parametrize("options", [Options(), Options(position_scoring=True), Options(tribute="face_up")], ids=str)
def test_who_gives_and_who_takes_is_that_of_the_rows(options: Options) -> None:
    for finish, eunuch in product(permutations(range(5)), range(5)):
        tie = restated.outcome(options, finish, {1, eunuch}) == 0
        standing = Standing(2, finish, 1, eunuch, tie)
        gives, takes = restated.giving_and_taking(options, finish, 1, eunuch)
        assert givers(standing, options) == tuple(sorted(gives.items()))
        assert Counter(takers(standing, options, 0)) == Counter(takes)


@pytest.mark.rule("BH-04", "BH-10", "BH-11", "BH-12", "BH-13", "BH-14", "BH-20", "BH-21", "BH-22", "BH-23")
@pytest.mark.rule("BH-40", "BH-41", "BH-43", "BH-44", "BH-50", "BH-51", "BH-52", "BH-53", "BH-60", "BH-64")
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_goes_as_the_rows_say(number: int) -> None:
    options, random = match_begun(number, Options, together)
    standing: Standing | None = None
    gives: dict[int, int] = {}
    takes: dict[int, int] = {}
    for _ in range(DEALS):
        shuffle = BAO_HUANG.chance(options, standing, random)
        assert written(shuffle.deck) == sorted(PACK)
        ahead = 1 if options.direction == "counter-clockwise" else -1
        assert 0 <= shuffle.first < 5
        assert standing is None or shuffle.first == (standing.first + ahead) % 5
        assert len(shuffle.lots) == (sum(takes.values()) if options.tribute == "face_down" else 0)
        deck = short_deck(random)
        hands = [written(deck[(seat - shuffle.first) * ahead % 5 :: 5]) for seat in range(5)]
        if any(len(restated.highest(hands[seat], number, options)) < number for seat, number in gives.items()):
            continue  # so few cards that the tribute is not there
        finish = () if standing is None else standing.finish
        told = Told(options, hands, shuffle.first, shuffle.lots, gives, takes, finish)
        step = BAO_HUANG.deal(options, standing, replace(shuffle, deck=deck))
        standing = ended(told, played(told, step, random), standing)
        gives, takes = restated.giving_and_taking(options, told.finish, told.emperor, told.eunuch)


def short_deck(random: Random) -> Cards:
    """A deck of few ranks, so that hands hold many equals, with both marked jokers."""
    few = {*random.sample(restated.ORDER[:10], random.choice((3, 4, 6, 10))), "6", *restated.JOKERS}
    marked = [EMPEROR, EUNUCH]
    fit = [card for card in PACK if restated.rank(card) in few and card not in marked]
    cards = [*random.sample(fit, random.choice((28, 33, 38, 41))), *marked]
    random.shuffle(cards)
    return read_cards(" ".join(cards))


def played(told: Told, step: Step[Action], random: Random) -> Step[Action]:
    """The deal played to its end by whim; at every step all is as it is told."""
    eager, generous = random.choice((0.3, 0.6, 0.9)), random.choice((0.1, 0.8, 0.95))
    while True:
        state = step.state
        assert isinstance(state, State)
        as_told(told, state)
        if told.turn is None:
            return step
        view = state.view(told.turn)
        assert_not_on_turn(state.view((told.turn + 1) % 5), view.candidates())
        match told.phase:
            case "Giving":
                action: Action = gift(told, view, random)
            case "Taking":
                action = taken(told, view, random)
            case "Crowning" | "Announcing":
                action = answered(told, view, random, generous)
            case _:
                action = laid(told, view, random, eager)
        step = act(state, action)
        tell(told, action)


def tell(told: Told, action: Action) -> None:
    """The same action in what is told."""
    verb, _, rest = str(action).partition(" ")
    match verb:
        case "pass" if told.phase == "Announcing":
            told.keep_quiet()
        case "pass":
            told.pass_()
        case "accept":
            told.accept()
        case "pass-on":
            told.pass_on()
        case "announce":
            told.announce()
        case "tribute":
            told.give(rest.split())
        case "take":
            told.take(rest)
        case _:
            told.play(rest.removesuffix(" please").split())


def as_told(told: Told, state: State) -> None:
    """The seat that is asked, the phase, and where all cards lie."""
    phase = state.phase
    assert (state.turn, type(phase).__name__) == (told.turn, told.phase)
    assert [written(hand) for hand in state.hands] == [sorted(hand) for hand in told.hands]
    view = state.view(2)
    assert view.counts == tuple(map(len, told.hands))
    assert [state.view(seat).owed for seat in range(5)] == [told.gives.get(seat, 0) for seat in range(5)]
    lying = {place: Counter(map(str, cards)) for place, cards in view.places().items() if place.zone is not Zone.HAND}
    expected = {Place(Zone.TABLE, seat): Counter(cards) for seat, cards in enumerate(told.table) if cards}
    if told.aside:
        expected[ASIDE] = Counter(told.aside)
    if told.phase == "Crowning":
        expected[Place(Zone.SHOWN, told.turn)] = Counter([EMPEROR])
    if told.phase == "Taking":
        expected[Place(Zone.POOL)] = Counter(told.gifts)
    if told.phase == "Giving":
        lying.pop(Place(Zone.POOL), None)
    assert lying == expected
    if isinstance(phase, Playing):
        assert (phase.emperor, phase.announced, phase.best) == (told.emperor, told.announced, told.best)
        assert phase.eunuch == (told.eunuch if told.known else None)
        assert list(phase.finish) == told.finish


def reason_of(view: View, action: Action) -> str | None:
    """Why the game refuses this."""
    refusal = view.refusal(action)
    return None if refusal is None else str(refusal.reason)


def gift(told: Told, view: View, random: Random) -> Action:
    """A tribute that the rows allow; others are refused (BH-20, BH-23)."""
    number = told.gives[view.seat]
    owed = restated.highest(told.hands[view.seat], number, told.options)
    assert view.prompt() == Pick(Place(Zone.HAND, view.seat), "tribute", number, number, listed=True)
    every = [tuple(random.sample(view.hand, min(size, len(view.hand)))) for size in (number,) * 30 + (1, number + 1)]
    fit = [card for card in view.hand if restated.rank(str(card)) in owed]
    every += [tuple(random.sample(fit, number)) for _ in range(20)]
    good = []
    for cards in every:
        action, may = Tribute(in_order(cards)), restated.ranks(map(str, cards)) == owed
        why = restated.why_not_given(written(cards), number, told.options)
        assert reason_of(view, action) == (None if may else why), action
        if may:
            good.append(action)
    (shown,) = view.candidates()
    assert isinstance(shown, Tribute)
    assert restated.ranks(map(str, shown.cards)) == owed
    return random.choice([*good, shown])


def taken(told: Told, view: View, random: Random) -> Action:
    """One of the gifts (BH-21)."""
    assert view.prompt() == Pick(Place(Zone.POOL), "take", 1, 1, listed=True)
    for card in PACK[::7]:
        assert (view.refusal(Take(read_card(card))) is None) == (card in told.gifts)
    found = [str(action.card) for action in view.candidates() if isinstance(action, Take)]
    assert sorted(map(restated.rank, found)) == sorted(set(map(restated.rank, told.gifts)))
    return Take(read_card(random.choice(told.gifts)))


def answered(told: Told, view: View, random: Random, generous: float) -> Action:
    """Whether the emperor card is kept (BH-11), and whether somebody announces (BH-64)."""
    first: tuple[Action, ...] = (ACCEPT,) if told.phase == "Crowning" else (PASS,)
    other: Action = PASS_ON if told.phase == "Crowning" else ANNOUNCE
    may = not told.must_accept() if told.phase == "Crowning" else EUNUCH in told.hands[view.seat]
    allowed = (*first, other) if may else first
    assert view.prompt() == Choose(
        allowed, told.phase == "Announcing", question="accept" if told.phase == "Crowning" else "announce"
    )
    assert tuple(view.candidates()) == allowed
    assert {action for action in (ACCEPT, PASS, PASS_ON, ANNOUNCE) if view.refusal(action) is None} == set(allowed)
    wanted = generous if told.phase == "Crowning" else 0.4
    return other if may and random.random() < wanted else first[0]


def laid(told: Told, view: View, random: Random, eager: float) -> Action:
    """A play or a pass that the rows allow, which are those that the game allows (BH-40)."""
    hand = told.hands[view.seat]
    expected = expected_plays(hand, told.over, told.options)
    candidates = list(view.candidates())
    active = [action for action in candidates if isinstance(action, Play)]
    may_pass = told.over is not None
    assert candidates == [*([PASS] if may_pass else []), *active]
    assert sorted(restated.kinds(map(str, action.cards)) for action in active) == sorted(expected)
    assert (view.refusal(PASS) is None) == may_pass
    for action in active[:10]:
        assert view.refusal(action) is None
    for _ in range(STRAY):
        cards = in_order(random.sample(view.hand, random.randint(1, min(5, len(hand)))))
        allowed = restated.kinds(map(str, cards)) in expected
        why = None if allowed else restated.why_not(hand, restated.ranks(map(str, cards)), told.over, told.options)
        assert reason_of(view, Play(cards)) == reason_of(view, Play(cards, please=True)) == why
        if why == "not_a_combination" and (refusal := view.refusal(Play(cards))):
            assert refusal.args == text("", hanging=text(f"hangs.{told.hangs}")).args
            assert refusal.row == ("BH-34" if told.options.twos_hang else "BH-30")
    absent = random.choice([card for card in PACK if card not in hand])
    assert reason_of(view, Play(read([absent]))) == "not_in_hand"
    assert view.prompt() == Pick(Place(Zone.HAND, view.seat), "play", 1, len(hand), may_pass=may_pass)
    if may_pass and (not active or random.random() > eager):
        return PASS
    return replace(random.choice(active), please=random.random() < 0.1)


def ended(told: Told, step: Step[Action], before: Standing | None) -> Standing:
    """The result is the one that is told; what the next deal starts from."""
    state = step.state
    assert isinstance(state, State)
    phase = state.phase
    assert isinstance(phase, Finished)
    assert (phase.emperor, phase.eunuch, list(phase.finish)) == (told.emperor, told.eunuch, told.finish)
    result, ours = result_of(step), {told.emperor, told.eunuch}
    won = restated.outcome(told.options, told.finish, ours)
    gained = restated.changes(told.options, told.finish, told.emperor, told.eunuch, told.announced)
    assert list(result.scored.changes) == gained
    assert set(result.ended.winners) == {seat for seat in range(5) if won and (seat in ours) == (won > 0)}
    assert BAO_HUANG.settle is not None
    standing = BAO_HUANG.settle(state, before)
    assert standing == Standing(told.first, tuple(told.finish), told.emperor, told.eunuch, won == 0)
    return standing


FINISH = [4, 3, 2, 1, 0]
GOOD = {"first": 0, "finish": FINISH, "emperor": 4, "eunuch": 4, "tie": False}


@pytest.mark.parametrize(
    "wrong",
    [
        {"first": 5},
        {"first": -1},
        {"first": True},
        {"emperor": "1"},
        {"emperor": 5},
        {"eunuch": None},
        {"eunuch": -1},
        {"tie": 0},
        {"finish": tuple(FINISH)},
        {"finish": "43210"},
        {"finish": [4, 3, 2, 1]},
        {"finish": [4, 3, 2, 1, 1]},
        {"finish": [4, 3, 2, 1, False]},
        {"finish": [5, 3, 2, 1, 4]},
        {"finish": [4, 3, 2, 1, -1]},
        {"more": 1},
    ],
    ids=str,
)
def test_a_standing_is_read_as_it_is_written_and_nothing_else(wrong: dict[str, object]) -> None:
    assert BAO_HUANG.read_standing is not None
    assert BAO_HUANG.write_standing is not None
    standing = BAO_HUANG.read_standing(Options(), GOOD)
    assert standing == Standing(0, (4, 3, 2, 1, 0), 4, 4, False)
    assert BAO_HUANG.write_standing(standing) == GOOD
    with pytest.raises(NotationError, match=r"0 to 4|holds|true or false"):
        BAO_HUANG.read_standing(Options(), GOOD | wrong)
    with pytest.raises(NotationError, match="holds"):
        BAO_HUANG.read_standing(
            Options(), {key: value for key, value in GOOD.items() if key not in wrong and key != "tie"}
        )


@pytest.mark.rule("BH-53")
def test_the_session_ends_after_its_deals_and_the_highest_total_wins() -> None:
    totals = (3, -1, 3, -4, -1)
    assert BAO_HUANG.winners(Options(deals=3), None, totals, 2) is None
    assert BAO_HUANG.winners(Options(deals=3), None, totals, 3) == (0, 2)
    assert BAO_HUANG.winners(Options(deals="endless"), None, totals, 1000) is None
