"""The heuristic choice of a play: set positions, and duplicate deals against random play."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import read_cards, shuffled
from engine.games.taihe_a_bao.ai.simulator.heuristic import InformationState, heuristic_move, heuristic_policy
from engine.games.taihe_a_bao.ai.simulator.play_loop import (
    CARD_UNITS,
    LEAD,
    NOBODY,
    Hand,
    Move,
    opening_position,
    packed,
    played_out,
    tables_of,
    terms_of,
    uniform_policy,
    unpacked,
)
from engine.games.taihe_a_bao.melds import height, read_meld
from engine.games.taihe_a_bao.options import Options, pack

DECLARER, LEFT = 0, 3
TABLES = tables_of(False)


def chosen(seat: int, hand: str, over: str = "", best: int = NOBODY, counts: tuple[int, ...] = (8, 8, 8, 8)) -> str:
    """The heuristic play of this seat with seat 0 as declarer, as text; others may hold all other cards."""
    cards = read_cards(hand)
    meld = read_meld(read_cards(over), False)
    move = LEAD if meld is None else TABLES.moves[meld]
    unseen = packed(card for card in pack(Options()) if card not in cards and card not in read_cards(over))
    known = tuple(len(cards) if each == seat else count for each, count in enumerate(counts))
    information = InformationState(seat, packed(cards), unseen, known, move, best)
    return str(unpacked(heuristic_move(terms_of(Options(), DECLARER, 0), information), cards, TABLES))


@pytest.mark.parametrize(
    ("why", "seat", "hand", "over", "best", "counts", "action"),
    [
        ("who can go out does", 0, "9S 9H", "4S 4H", 2, (2, 8, 8, 8), "play 9S 9H"),
        ("going out beats even a partner's play", 2, "9S", "4S", 1, (8, 8, 1, 8), "play 9S"),
        ("a lead is low and long", 0, "4S 5S 6S 7S AS AH 9D KC", "", NOBODY, (8, 8, 8, 8), "play 4S 5S 6S 7S"),
        ("what nobody can beat is played before the last card", 0, "AS AH AC AD 5S", "", NOBODY, (5, 3, 3, 3), ""),
        ("a partner's play stands", 2, "9S KS QD 4C 6C 6H JS 5H", "7H", 3, (8, 8, 8, 8), "pass"),
        ("a partner's high play stands", 2, "9S KS QD 4C 6C 6H JS 5H", "QH", 1, (8, 8, 8, 8), "pass"),
        ("a low play is covered before the declarer", 2, "9S KS QD 4C 6C 6H JS 5H", "7H", 1, (8, 8, 8, 8), "play 9S"),
        ("the declarer's play is beaten cheaply", 2, "9S KS QD 4C 6C 6H JS 5H", "7H", 0, (8, 8, 8, 8), "play 9S"),
        ("a bomb is kept while nobody is short", 2, "4S 4H 4C 5D 7S 9S JD KD", "AH", 0, (9, 8, 8, 8), "pass"),
        ("a bomb stops a short declarer", 2, "4S 4H 4C 5D 7S 9S JD KD", "AH", 0, (3, 8, 8, 8), "play 4S 4H 4C"),
        ("nobody leads a single to one card", 1, "4S KS 9H 9D 6C 6D", "", NOBODY, (1, 6, 8, 8), "play 6C 6D"),
        ("a partner with one card is let out", 1, "4S 6S 9H 9D", "", NOBODY, (8, 4, 1, 8), "play 4S"),
        ("the last hope against one card is the highest", 1, "9S KS JD 4D", "7S", 0, (1, 4, 8, 8), "play KS"),
        ("who cannot beat passes", 1, "4S 5S 9H", "AH", 0, (8, 3, 8, 8), "pass"),
        ("a pair is broken where it costs no play", 0, "9S 9H 10S JS QS", "7S", 2, (5, 8, 8, 8), "play 9S"),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value and not value[0].isdigit() else "",
)
def test_a_set_position(
    why: str, seat: int, hand: str, over: str, best: int, counts: tuple[int, ...], action: str
) -> None:
    assert chosen(seat, hand, over, best, counts) == (action or "play AS AH AC AD"), why


def wins(declarer_sound: bool, others_sound: bool, deals: int = 300) -> int:
    """How often the declarer at seat 0 wins the same deals."""
    terms = terms_of(Options(), DECLARER, 0)
    random, chance = Random("sound against random"), Random("moves")
    deck = [CARD_UNITS[height(card)] for card in pack(Options())]
    policies = {True: heuristic_policy(terms), False: uniform_policy(chance.random)}

    def policy(hands: list[Hand], turn: int, legal: int, over: Move, best: int) -> Move:
        kind = declarer_sound if turn == DECLARER else others_sound
        return policies[kind](hands, turn, legal, over, best)

    won = 0
    for _ in range(deals):
        mixed = shuffled(deck, random.random)
        hands = [sum(mixed[seat::4]) for seat in range(4)]
        won += not played_out(terms, opening_position(terms, hands), policy).hands[DECLARER]
    return won


def test_sound_play_is_worth_much_on_both_sides() -> None:
    both_random = wins(False, False)
    assert wins(True, False) > both_random + 100
    assert wins(False, True) < both_random - 50
    assert wins(False, True) < wins(True, True) < wins(True, False)


def test_a_rollout_sees_what_the_seat_may_know_and_no_more() -> None:
    terms = terms_of(Options(), DECLARER, 0)
    policy, random = heuristic_policy(terms), Random(5)
    deck = [CARD_UNITS[height(card)] for card in pack(Options())]
    for _ in range(40):
        mixed = shuffled(deck, random.random)
        own, others = sum(mixed[:10]), mixed[10:]
        moves = set()
        for _ in range(5):
            others = shuffled(others, random.random)
            hands = [own, *(sum(others[seat::3]) for seat in range(3))]
            moves.add(policy(hands, 0, terms.tables.legal(own, LEAD), LEAD, NOBODY))
        assert len(moves) == 1
