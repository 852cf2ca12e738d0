"""How many ways small hands can be played: pinned counts, found alike by the state, the fast path and brute force."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.cards import Card, Cards, read_cards
from engine.events import Seat
from engine.game import Log, Shuffle
from engine.games.taihe_a_bao.ai.simulator import play_loop
from engine.games.taihe_a_bao.melds import Meld, beats, height, read_meld
from engine.games.taihe_a_bao.options import Options, three_aces_are_four
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.truth.state import State
from engine.parts import climbing

DEPTHS = range(1, 6)
POSITIONS = [
    (Options(), ("4S 5S", "6S 6H", "7S 9S", "AS AH"), (2, 4, 12, 24, 24)),
    (Options(), ("4S 5S 6S 7S", "9S 9H 9C KS", "10S JS QS AS", "4H 4C 5H 5C"), (7, 21, 59, 60, 72)),
    (Options(), ("4S 4H 5S 5H 6S", "KS KH KC AS 9S", "7S 7H 9H 9C 10S", "JS JH QS QH 6H"), (7, 25, 41, 92, 109)),
    (Options(), ("AS AH AC AD 4S", "KS KH KC KD 5S", "QS QH QC QD 6S", "JS JH JC JD 7S"), (5, 14, 32, 67, 159)),
    (Options(seats=3), ("AH AC AD 4S", "KS KH KC KD", "4H 5S 6S 7S"), (4, 11, 14, 28, 62)),
    (Options(seats=5), ("4S 5S 6S", "7S 9S", "10S JS", "QS KS", "AS AH"), (4, 10, 28, 82, 163)),
    (Options(aces=False), ("KS KH", "9S 10S JS QS", "10H JH QH KC", "4S 4H 4C"), (2, 2, 2, 3, 3)),
]
every_position = pytest.mark.parametrize(("options", "hands", "counts"), POSITIONS)


@every_position
def test_the_state_path_counts_as_pinned(options: Options, hands: tuple[str, ...], counts: tuple[int, ...]) -> None:
    playing = Playing(0, (), climbing.first_trick(0, options.seats))
    cards = tuple(map(read_cards, hands))
    state = State(options, None, Shuffle((), 0), 0, False, cards, playing, Log.opened(options.seats, ()))
    assert tuple(by_state(state, depth) for depth in DEPTHS) == counts


def by_state(state: State, depth: int) -> int:
    """The number of lines of so many actions; a line ends early with the hand."""
    if depth == 0 or state.turn is None:
        return 1
    total = 0
    for action in state.view(state.turn).candidates():
        following = state.after(action).state
        assert isinstance(following, State)
        total += by_state(following, depth - 1)
    return total


@every_position
def test_the_fast_path_counts_as_pinned(options: Options, hands: tuple[str, ...], counts: tuple[int, ...]) -> None:
    terms = play_loop.terms_of(options, 0, 0)
    position = play_loop.opening_position(terms, [play_loop.packed(read_cards(words)) for words in hands])
    assert tuple(by_moves(terms, position, depth) for depth in DEPTHS) == counts


def by_moves(terms: play_loop.Terms, position: play_loop.Position, depth: int) -> int:
    """The same number over packed hands."""
    if depth == 0 or position.turn == play_loop.NOBODY:
        return 1
    moves = list(play_loop.moves_in(terms.tables.legal(position.hands[position.turn], position.over)))
    if position.over != play_loop.LEAD:
        moves.append(play_loop.NO_PLAY)
    return sum(by_moves(terms, play_loop.after(terms, position, move), depth - 1) for move in moves)


@every_position
def test_brute_force_counts_as_pinned(options: Options, hands: tuple[str, ...], counts: tuple[int, ...]) -> None:
    cards = tuple(map(read_cards, hands))
    assert tuple(by_force(options, cards, 0, None, None, depth) for depth in DEPTHS) == counts


def by_force(
    options: Options, hands: tuple[Cards, ...], turn: Seat, over: Meld | None, best: Seat | None, depth: int
) -> int:
    """The same number by trying every set of cards, with a turn order of its own: round to the best play, who leads."""
    if depth == 0 or not all(hands):
        return 1
    if turn == best:
        over, best = None, None
    following = (turn + 1) % options.seats
    tried: dict[tuple[int, ...], int] = {}
    for size in range(1, len(hands[turn]) + 1):
        for cards in combinations(hands[turn], size):
            meld = read_meld(cards, three_aces_are_four(options))
            if meld is not None and (over is None or beats(meld, over)):
                left = tuple(_less(hand, cards) if seat == turn else hand for seat, hand in enumerate(hands))
                ranks = tuple(sorted(map(height, cards)))
                if ranks not in tried:
                    tried[ranks] = by_force(options, left, following, meld, turn, depth - 1)
    passed = 0 if over is None else by_force(options, hands, following, over, best, depth - 1)
    return passed + sum(tried.values())


def _less(hand: Cards, cards: tuple[Card, ...]) -> Cards:
    return tuple(card for card in hand if card not in cards)
