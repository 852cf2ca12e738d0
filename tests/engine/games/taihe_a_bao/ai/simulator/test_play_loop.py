"""Play as packed integers: packing, look-ups, the turn loop and what an ending is worth."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import Cards, read_cards
from engine.games.taihe_a_bao.actions import PASS, Play
from engine.games.taihe_a_bao.ai.simulator import play_loop
from engine.games.taihe_a_bao.melds import SHAPES, beats, plays, read_meld
from engine.games.taihe_a_bao.options import Options, pack
from engine.games.taihe_a_bao.rules.scoring import changes, stakes


def dealt(options: Options, random: Random) -> list[Cards]:
    """Random full hands."""
    cards = list(pack(options))
    random.shuffle(cards)
    return [tuple(cards[seat :: options.seats]) for seat in range(options.seats)]


@pytest.mark.parametrize("aces_of_three", [False, True])
def test_legal_moves_are_the_plays_of_the_cards(aces_of_three: bool) -> None:
    tables = play_loop.tables_of(aces_of_three)
    random = Random(f"legal {aces_of_three}")
    for _ in range(60):
        hand = tuple(random.sample(pack(Options()), random.randint(1, 14)))
        over = random.choice([play_loop.LEAD, *range(len(tables.shapes))])
        meld = None if over == play_loop.LEAD else tables.shapes[over].meld
        moves = play_loop.moves_in(tables.legal(play_loop.packed(hand), over))
        assert [play_loop.unpacked(move, hand, tables) for move in moves] == [
            Play(cards) for cards in plays(hand, meld, aces_of_three)
        ]


@pytest.mark.parametrize("aces_of_three", [False, True])
def test_masks_of_what_beats_come_from_the_rules(aces_of_three: bool) -> None:
    tables = play_loop.tables_of(aces_of_three)
    for over, below in enumerate(SHAPES[aces_of_three]):
        beating = {move for move, shape in enumerate(SHAPES[aces_of_three]) if beats(shape.meld, below.meld)}
        assert set(play_loop.moves_in(tables.beating[over])) == beating


def test_a_packed_hand_forgets_suits_and_order_and_nothing_else() -> None:
    assert play_loop.packed(read_cards("4S KD 4H")) == play_loop.packed(read_cards("KS 4C 4D"))
    random = Random(4)
    hands: dict[int, Counter[str]] = {}
    for _ in range(2000):
        cards = random.sample(pack(Options()), random.randint(0, 14))
        ranks = Counter(card.rank.value for card in cards)
        assert hands.setdefault(play_loop.packed(cards), ranks) == ranks


def test_a_play_takes_its_weight_from_the_hand() -> None:
    tables = play_loop.tables_of(False)
    hand = read_cards("4S 5S 6S 6H 9C KD KH")
    meld = read_meld(read_cards("4S 5S 6S"), False)
    assert meld is not None
    left = play_loop.packed(hand) - tables.costs[tables.moves[meld]]
    assert left == play_loop.packed(read_cards("6H 9C KD KH"))


def test_no_play_is_a_pass() -> None:
    assert play_loop.unpacked(play_loop.NO_PLAY, read_cards("4S"), play_loop.tables_of(False)) == PASS


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_hands_come_to_an_end_with_one_seat_out(seats: int) -> None:
    options, random = Options(seats=seats), Random(f"end {seats}")
    for _ in range(50):
        hands = dealt(options, random)
        terms = play_loop.terms_of(options, random.randrange(seats), 0)
        start = play_loop.opening_position(terms, list(map(play_loop.packed, hands)))
        end = play_loop.played_out(terms, start, play_loop.uniform_policy(random.random))
        assert end.turn == play_loop.NOBODY
        assert end.hands.count(0) == 1
        assert sum(play_loop.result(terms, end)) == 0


def test_a_hand_played_ply_by_ply_is_the_hand_played_in_one_go() -> None:
    options = Options()
    terms = play_loop.terms_of(options, 2, 0)
    start = play_loop.opening_position(terms, list(map(play_loop.packed, dealt(options, Random(1)))))
    end = play_loop.played_out(terms, start, play_loop.uniform_policy(Random(7).random))
    position, policy = start, play_loop.uniform_policy(Random(7).random)
    while position.turn != play_loop.NOBODY:
        position = play_loop.played_out(terms, position, policy, 1)
    assert position == end


def test_nothing_is_played_after_the_end() -> None:
    terms = play_loop.terms_of(Options(), 0, 0)
    over = play_loop.Position((0, 1, 1, 1), play_loop.NOBODY, plays=(1, 0, 0, 0))
    assert play_loop.played_out(terms, over, play_loop.uniform_policy(Random(0).random)) == over


def test_uniform_play_tries_every_legal_move_and_passing_alike() -> None:
    legal, random = 0b1011, Random(2)
    policy = play_loop.uniform_policy(random.random)
    followed = Counter(policy([], 0, legal, 5, 1) for _ in range(4000))
    led = Counter(policy([], 0, legal, play_loop.LEAD, play_loop.NOBODY) for _ in range(3000))
    assert set(followed) == {play_loop.NO_PLAY, 0, 1, 3}
    assert set(led) == {0, 1, 3}
    assert all(900 < count < 1100 for count in (*followed.values(), *led.values()))


@pytest.mark.rule("TAB-40", "TAB-41", "TAB-54", "TAB-55", "TAB-56")
@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(seats=3, stake=5),
        Options(seats=5, simple_scoring=True),
        Options(shutout_doubles=True),
        Options(shutout_doubles=True, collapse_doubles=True, simple_scoring=True),
    ],
)
@pytest.mark.parametrize("callers", [0, 1, 3])
def test_every_ending_is_worth_what_the_score_says(options: Options, callers: int) -> None:
    terms = play_loop.terms_of(options, 1, callers)
    for won in (True, False):
        for opponents in (0, 2):
            for own in (1, 2, 5):
                hands = tuple(0 if (seat == 1) == won and seat < 2 else 1 for seat in range(options.seats))
                plays = tuple(own if seat == 1 else opponents * (seat == 0) for seat in range(options.seats))
                value = stakes(options, callers, won, opponents > 0, own)[-1].amount
                end = play_loop.Position(hands, play_loop.NOBODY, plays=plays)
                assert play_loop.result(terms, end) == changes(options, 1, won, value)


@pytest.mark.rule("TAB-53")
def test_a_sole_caller_has_won_before_a_card_is_played() -> None:
    alone = play_loop.terms_of(Options(sole_caller_wins=True), 2, 1)
    assert alone.unplayed == (-1, -1, 3, -1)
    assert play_loop.result(alone, play_loop.Position((5, 5, 5, 5), 2)) == (-1, -1, 3, -1)
    assert play_loop.terms_of(Options(sole_caller_wins=True), 2, 2).unplayed is None
    assert play_loop.terms_of(Options(), 2, 1).unplayed is None
