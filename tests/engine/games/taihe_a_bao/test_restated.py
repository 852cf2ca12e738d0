"""Whole deals against the rules told a second time: who is asked, all that may be done, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from engine.cards import Cards, NotationError, read_card, read_cards
from engine.events import ASIDE, Place, Zone
from engine.game import Shuffle, Step, act
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Give, Play
from engine.games.taihe_a_bao.melds import Meld, beats, in_order, meld_words, read_meld
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.phases import Finished
from engine.games.taihe_a_bao.rules.standing import Standing, chance, dealer_of
from engine.games.taihe_a_bao.rules.view import View
from engine.games.taihe_a_bao.truth.state import State
from engine.match import result_of
from engine.parts.drawing import deck_of
from engine.prompts import Choose, Name, Pick
from engine.words import Language, render
from tests.engine.games.taihe_a_bao import restated
from tests.engine.games.taihe_a_bao.restated import Told
from tests.engine.games.told_again import assert_not_on_turn, match_begun

TABLES = [Options(seats=seats, aces=aces) for seats in (3, 4, 5) for aces in (True, False)]
MATCHES, DEALS = 12, 4
STRAY = 8
"""So many choices of cards are asked about at every step besides the plays that there are."""


def together(options: Options) -> Options:
    """These house rules, with the company that they need."""
    return replace(options, shutout_doubles=options.shutout_doubles or options.collapse_doubles)


def written(cards: Iterable[object]) -> list[str]:
    """Cards as they are written, in the order of the alphabet."""
    return sorted(map(str, cards))


@pytest.mark.rule("TAB-02", "TAB-03", "TAB-04")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_pack_is_that_of_the_rows(options: Options) -> None:
    assert written(pack(options)) == sorted(restated.pack(options))


@pytest.mark.rule("TAB-31", "TAB-32", "TAB-33", "TAB-34", "TAB-37")
@pytest.mark.parametrize("options", [Options(seats=3), Options()], ids=["three_aces", "four_aces"])
def test_what_cards_make_and_what_beats_what_is_that_of_the_rows(options: Options) -> None:
    pairs = ["4 4 5 5 6 6 7 7", "9 9 10 10 J J Q Q K K", "6 6 7 7 9 9 10", "J Q Q K K A A", "4 K A A"]
    hands = [*pairs, "4 4 4 5 5 5 5", *(f"{rank} {rank} {rank} {rank}" for rank in restated.ORDER)]
    choices = {each for hand in hands for each in restated.every_choice(f"{rank}?" for rank in hand.split())}
    made: dict[restated.Combination, Meld] = {}
    for ranks in choices:
        told, meld = restated.combination(ranks, options), read_meld(cards_of(ranks), options.seats == 3)
        assert (told is None) == (meld is None), ranks
        if told is not None and meld is not None:
            assert (told[0], told[1]) == (meld.kind, meld.size), ranks
            assert made.setdefault(told, meld) == meld, ranks
    for one in made:
        for other in made:
            assert beats(made[one], made[other]) == restated.beats(one, other), (one, other)


def cards_of(ranks: Iterable[str]) -> Cards:
    """Cards of these ranks, each copy in another suit."""
    seen: Counter[str] = Counter()
    cards = []
    for rank in ranks:
        cards.append(read_card(f"{rank}{'HCDS'[seen[rank]]}"))
        seen[rank] += 1
    return tuple(cards)


@pytest.mark.rule("TAB-05", "TAB-20", "TAB-21", "TAB-22", "TAB-23", "TAB-24", "TAB-25", "TAB-26", "TAB-27")
@pytest.mark.rule("TAB-30", "TAB-35", "TAB-36", "TAB-38", "TAB-40", "TAB-41", "TAB-42")
@pytest.mark.rule("TAB-50", "TAB-51", "TAB-52", "TAB-53", "TAB-54", "TAB-55", "TAB-56")
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_goes_as_the_rows_say(number: int) -> None:
    options, random = match_begun(number, Options, together)
    starter: int | None = None
    dealer: int | None = None
    standing: Standing | None = None
    for _ in range(DEALS):
        known = None if options.four_hearts_every_hand else starter
        shuffle = chance(options, standing, random)
        assert written(shuffle.deck) == sorted(restated.pack(options))
        assert shuffle.first == known or (known is None and 0 <= shuffle.first < options.seats)
        shuffle = Shuffle(stacked(options, shuffle, random), shuffle.first)
        told, step = told_and_dealt(options, standing, shuffle, known)
        dealer = expected_dealer(options, shuffle.first, dealer, thrown_in=told_of(standing))
        assert dealer_of(options, standing, shuffle.first) == dealer
        step = played(told, step, random)
        standing = ended(told, step, standing, dealer)
        starter = told.starter
        if told.declarer is not None:
            won = told.declarer in told.winners
            starter = told.declarer if won else (told.declarer + 1) % options.seats


def told_of(standing: Standing | None) -> bool:
    """Whether the last deal was thrown in."""
    return standing is not None and standing.declarer is None


def expected_dealer(options: Options, first: int, before: int | None, thrown_in: bool) -> int | None:
    """TAB-12: on the first deal the first card goes to the dealer's right."""
    if options.dealing == "taken":
        return None
    if before is None:
        return (first - 1) % options.seats
    return before if thrown_in else (before + 1) % options.seats


def stacked(options: Options, shuffle: Shuffle, random: Random) -> Cards:
    """The deck so that ranks come together in hands, as far as half of the cards go: bombs are rare else."""
    if random.random() < 0.3:
        return shuffle.deck
    size = len(shuffle.deck) // options.seats
    cards = sorted(shuffle.deck, key=lambda card: (restated.ORDER.index(card.rank), random.random()))
    if random.random() < 0.5:
        cards = cards[::-1]
    for _ in range(len(cards) // 3):
        one, other = random.randrange(len(cards)), random.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    hands = [tuple(cards[size * seat : size * (seat + 1)]) for seat in range(options.seats)]
    random.shuffle(hands)
    return deck_of(hands, shuffle.first)


def told_and_dealt(
    options: Options, standing: Standing | None, shuffle: Shuffle, known: int | None
) -> tuple[Told, Step[Action]]:
    """The deal as it is told, and as the game deals it (TAB-10, TAB-20)."""
    hands: list[set[str]] = [set() for _ in range(options.seats)]
    for place, card in enumerate(shuffle.deck):
        hands[(shuffle.first + place) % options.seats].add(str(card))
    holder = next(seat for seat, hand in enumerate(hands) if "4H" in hand)
    told = Told(options, hands, holder if known is None else known, by_four_of_hearts=known is None)
    return told, TAIHE_A_BAO.deal(options, standing, shuffle)


def played(told: Told, step: Step[Action], random: Random) -> Step[Action]:
    """The deal played to its end by whim; at every step all is as it is told."""
    eager = random.choice((0.1, 0.5, 0.9))
    while True:
        state = step.state
        assert isinstance(state, State)
        as_told(told, state)
        if told.turn is None:
            return step
        action = chosen(told, state.view(told.turn), random, eager)
        step = act(state, action)
        tell(told, action)


def as_told(told: Told, state: State) -> None:
    """The seat that is asked, the phase, and where all cards lie."""
    assert (state.turn, type(state.phase).__name__) == (told.turn, told.phase)
    assert [written(hand) for hand in state.hands] == [sorted(hand) for hand in told.hands]
    view = state.view(0)
    assert view.counts == tuple(map(len, told.hands))
    assert (view.starter, view.protected) == (told.starter, told.by_four_of_hearts)
    lying = {place: written(cards) for place, cards in view.places().items() if place.zone is not Zone.HAND}
    table = {Place(Zone.TABLE, seat): sorted(cards) for seat, cards in enumerate(told.table) if cards}
    assert lying == table | ({ASIDE: sorted(told.aside)} if told.aside else {})


def chosen(told: Told, view: View, random: Random, eager: float) -> Action:
    """One of the actions that the rows allow, which are those that the game allows."""
    hand, prompt, options = told.hands[view.seat], view.prompt(), told.options
    allowed: dict[Action, bool] = {PASS: told.may_pass(), DECLARE: told.phase == "Bidding"}
    allowed |= {Call(card): told.phase == "Calling" and told.may_call(str(card)) for card in in_order(STANDING_PACK)}
    given = [*view.hand, *random.sample(STANDING_PACK, 3)]
    allowed |= {Give(card): told.phase == "Returning" and told.may_give(str(card)) for card in given}
    if told.phase == "Playing":
        plays = restated.plays(hand, told.over, options)
        candidates = [action for action in view.candidates() if isinstance(action, Play)]
        assert Counter(restated.ranks(written(action.cards)) for action in candidates) == Counter(plays)
        strength = [read_meld(action.cards, view.aces_of_three) for action in candidates]
        heights = [(meld.bomb, meld.top) for meld in strength if meld]
        assert all(low <= high for low, high in pairwise(heights)), "weakest first"
        allowed |= dict.fromkeys(candidates, True)
        for _ in range(STRAY):
            cards = in_order(random.sample(view.hand, random.randint(1, min(5, len(view.hand)))))
            allowed[Play(cards)] = restated.ranks(written(cards)) in plays
        assert prompt == Pick(Place(Zone.HAND, view.seat), "play", 1, len(hand), may_pass=told.may_pass())
    else:
        assert set(view.candidates()) == {action for action, may in allowed.items() if may}
    for action, may in allowed.items():
        refusal = view.refusal(action)
        assert (None if refusal is None else refusal.reason) == (None if may else why_not(told, action)), action
    assert_not_on_turn(replace(view, seat=(view.seat + 1) % options.seats), allowed)
    if told.phase == "Calling":
        calls = in_order([action.card for action, may in allowed.items() if may and isinstance(action, Call)])
        assert prompt == Name(calls, 0 if told.may_pass() else 1, 1)
    if told.phase == "Bidding":
        assert prompt == Choose((PASS, DECLARE))
    if told.phase == "Returning":
        assert prompt == Pick(Place(Zone.HAND, view.seat), "give", 1, 1, taker=told.calls[-1][2])
    active = sorted((action for action, may in allowed.items() if may and action != PASS), key=str)
    wary = {"Bidding": 0.05, "Calling": eager / 2, "Playing": eager}.get(told.phase, 1.0)
    if allowed[PASS] and (not active or random.random() > wary):
        return PASS
    if told.phase == "Calling" and random.random() < 0.5:
        called = {card for _, card, _ in told.calls}
        active = [action for action in active if str(action).removeprefix("call ") in called] or active
    return random.choice(active)


def why_not(told: Told, action: Action) -> str:
    """The reason that the rows give."""
    verb, _, rest = str(action).partition(" ")
    belongs = {"call": "Calling", "give": "Returning", "play": "Playing", "declare": "Bidding"}.get(verb, told.phase)
    if belongs != told.phase:
        return "not_now"
    match verb:
        case "pass":
            return told.why_no_pass()
        case "call":
            return told.why_no_call(rest)
        case "give":
            return told.why_not_given(rest)
    return told.why_not_laid(restated.ranks(rest.split()))


STANDING_PACK = read_cards(" ".join(rank + suit for rank in restated.ORDER for suit in "SHCD"))
"""All that may be named in a call, with cards that a smaller pack lacks."""


def tell(told: Told, action: Action) -> None:
    """The same action in what is told."""
    verb, _, rest = str(action).partition(" ")
    match verb:
        case "pass":
            told.pass_()
        case "declare":
            told.declare()
        case "call":
            told.call(rest)
        case "give":
            told.give(rest)
        case _:
            told.play(set(rest.split()))


def ended(told: Told, step: Step[Action], before: Standing | None, dealer: int | None) -> Standing:
    """The result is the one that is told; what the next deal starts from."""
    state = step.state
    assert isinstance(state, State)
    assert isinstance(state.phase, Finished)
    result = result_of(step)
    assert list(result.scored.changes) == told.changes
    assert set(result.ended.winners) == told.winners
    assert result.ended.void == (told.declarer is None)
    assert [(line.key, dict(line.args), line.amount) for line in result.scored.lines] == told.told_result()
    assert TAIHE_A_BAO.settle is not None
    standing = TAIHE_A_BAO.settle(state, before)
    won = told.declarer is not None and told.declarer in told.winners
    starter = told.starter if told.declarer is None else None
    assert standing == Standing(told.declarer, won, starter, dealer)
    return standing


@pytest.mark.rule("TAB-11", "TAB-12")
@pytest.mark.parametrize("dealing", ["taken", "dealt"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_takes_the_first_card(dealing: str, seats: int) -> None:
    """The known starter; else on the first deal any seat, and later the dealer's right, or any seat without one."""
    options = Options(seats=seats, dealing=dealing)
    every = set(range(seats))
    assert firsts(options, None) == every
    dealers = every if dealing == "dealt" else {None}
    for dealer in dealers:
        for seat in every:
            assert firsts(options, Standing(seat, True, None, dealer)) == {seat}
            assert firsts(options, Standing(seat, False, None, dealer)) == {(seat + 1) % seats}
            assert firsts(options, Standing(None, False, seat, dealer)) == {seat}
        again = replace(options, four_hearts_every_hand=True)
        right = every if dealer is None else {(dealer + 2) % seats}
        assert firsts(again, Standing(0, True, None, dealer)) == right
        kept = every if dealer is None else {(dealer + 1) % seats}
        assert firsts(again, Standing(None, False, 0, dealer)) == kept


def firsts(options: Options, standing: Standing | None) -> set[int]:
    """Who takes first in many deals."""
    return {chance(options, standing, Random(seed)).first for seed in range(40)}


@pytest.mark.rule("TAB-31", "TAB-37")
@pytest.mark.parametrize(
    ("cards", "said", "seats"),
    [
        ("10S", "a 10", 4),
        ("AS", "an Ace", 4),
        ("AS AH", "a pair of Aces", 4),
        ("4S 5H 6S", "the sequence 4–6", 4),
        ("9S 10H JS QS KH", "the sequence 9–K", 4),
        ("6S 6H 7S 7H", "the double sequence 6–7", 4),
        ("9S 9H 10S 10H JS JH QS QH", "the double sequence 9–Q", 4),
        ("7S 7H 7C", "a bomb of three 7s", 3),
        ("7S 7H 7C 7D", "a bomb of all four 7s", 3),
        ("AD AH AC", "a bomb of three Aces", 4),
        ("AD AH AC", "a bomb of all three Aces", 3),
    ],
)
def test_combinations_are_named(cards: str, said: str, seats: int) -> None:
    meld = read_meld(read_cards(cards), seats == 3)
    assert meld
    assert render(meld_words(meld), Language.EN, TAIHE_A_BAO.words) == said


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"declarer": 1},
        {"won": True},
        {"declarer": 1, "won": 1},
        {"declarer": 4, "won": True},
        {"declarer": -1, "won": True},
        {"declarer": True, "won": True},
        {"declarer": "1", "won": True},
        {"starter": 4},
        {"starter": False},
        {"starter": None},
        {"starter": 1, "declarer": 1, "won": False},
        {"starter": 1, "dealer": 4},
        {"starter": 1, "dealer": -1},
        {"starter": 1, "else": 4},
    ],
    ids=str,
)
def test_a_standing_that_cannot_be_is_not_read(wrong: dict[str, object]) -> None:
    assert TAIHE_A_BAO.read_standing is not None
    with pytest.raises(NotationError, match=r"0 to 3|holds|true or false"):
        TAIHE_A_BAO.read_standing(Options(), wrong)


@pytest.mark.parametrize(
    ("standing", "as_json"),
    [
        (Standing(2, True), {"declarer": 2, "won": True}),
        (Standing(0, False, None, 3), {"declarer": 0, "won": False, "dealer": 3}),
        (Standing(starter=3), {"starter": 3}),
        (Standing(starter=0, dealer=0), {"starter": 0, "dealer": 0}),
    ],
    ids=str,
)
def test_a_standing_is_read_as_it_is_written(standing: Standing, as_json: dict[str, object]) -> None:
    assert TAIHE_A_BAO.read_standing is not None
    assert TAIHE_A_BAO.write_standing is not None
    assert TAIHE_A_BAO.read_standing(Options(), as_json) == standing
    assert TAIHE_A_BAO.write_standing(standing) == as_json


@pytest.mark.rule("TAB-42")
def test_the_session_ends_after_its_hands_and_the_highest_total_wins() -> None:
    assert TAIHE_A_BAO.winners(Options(hands=3), None, (3, -6, 3, 0), 2) is None
    assert TAIHE_A_BAO.winners(Options(hands=3), None, (3, -6, 3, 0), 3) == (0, 2)
    assert TAIHE_A_BAO.winners(Options(hands="endless"), None, (3, -6, 3, 0), 1000) is None
