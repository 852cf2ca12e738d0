"""What the heuristic does in plain situations; spades and twos are trump."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.cards import Suit, read_cards, write_cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.imagine.belief import believed
from engine.games.bashi_fen.ai.simulator.heuristic import InformationState, heuristic_move
from engine.games.bashi_fen.ai.simulator.packed_cards import cards_counted, packing_of
from engine.games.bashi_fen.ai.simulator.play_loop import led_by
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.trumps import Rank, trumps_of
from engine.match import Match, next_record
from engine.record import opened
from tests.engine.games.bashi_fen.dealing import after, deal_with, view, when_taken

OPTIONS = Options()
TRUMPS = trumps_of(OPTIONS, Suit.SPADES, Rank.TWO)
FIELDS = packing_of(OPTIONS, TRUMPS)


def played(hand: str, led: str = "", best: str = "", gone: str = "", **known: bool | int) -> str:
    """What the heuristic plays; ``best`` holds the trick, by default what was led."""
    packed = FIELDS.packed
    own, lead, holder = (packed(read_cards(words)) for words in (hand, led, best or led))
    rest = packed(pack(OPTIONS)) - own - lead - packed(read_cards(gone))
    seen = {"stake": 0, "friendly": False, "last": False, "declaring": True, **known}
    information = InformationState(own, led_by(FIELDS, lead) if led else None, holder, rest=rest, **seen)  # type: ignore[arg-type]
    return write_cards(FIELDS.unpacked(heuristic_move(FIELDS, information)))


@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("AH AH 4H 7C", "AH AH"),
        ("KH KH QH QH 4H 7C 9D", "QH QH KH KH"),
        ("AH KH 4H 7C 9D", "AH"),
        ("3H 10H 4C 6C 7C KC 9D QD", "4C"),
    ],
)
def test_masters_and_tractors_are_led_else_low_cards_without_points(hand: str, play: str) -> None:
    assert played(hand) == play


@pytest.mark.parametrize("rule", ["standard", "exact_only", "most_locked", "longest_first", "decompose"])
def test_a_joker_that_is_owed_to_a_run_is_given(rule: str) -> None:
    options = Options(packs=4, runs_of_singles=4, tuple_follow=rule)
    trumps = trumps_of(options, Suit.DIAMONDS, Rank.TWO)
    packing = packing_of(options, trumps)
    hand, led = read_cards("2S 2H 2C 2D 4D 5D 7D JD AD AD BJ"), read_cards("AD 2S 2D BJ")
    packed, lead = packing.packed(hand), packing.packed(led)
    information = InformationState(
        packed, led_by(packing, lead), lead, 0, friendly=False, last=False, rest=0, declaring=True
    )
    play = packing.unpacked(heuristic_move(packing, information))
    read = read_lead(led, trumps, options)
    assert read is not None
    assert follow_refusal(read, hand, play, trumps, options) is None


def test_all_cards_that_nobody_can_beat_are_thrown_together() -> None:
    assert played("9H QH KH KH 4C 5D", gone="AH AH") == "QH KH KH"
    assert played("9H QH KH KH 4C 5D", gone="AH") == "KH KH"
    assert played("QH QH KH 4C 5D", gone="AH AH KH") == "QH QH KH"


@pytest.mark.parametrize(
    ("hand", "led", "best", "known", "play"),
    [
        ("4H 10H QH 7C", "9H", "KH", {"friendly": True, "last": True}, "10H"),
        ("4H 10H QH 7C", "9H", "KH", {"friendly": True}, "4H"),
        ("4H 10H QH 7C", "9H", "", {"last": True}, "10H"),
        ("4H JH QH 7C", "9H", "", {"last": True}, "JH"),
        ("4H 10H QH 7C", "9H", "KH", {"last": True}, "4H"),
        ("4H AH 7C", "9H", "KH", {}, "AH"),
        ("4H QH 7C", "9H", "KH", {}, "4H"),
        ("10C 4C 7S 9S", "9H", "KH", {"stake": 10}, "7S"),
        ("10C 4C 7S 9S", "9H", "8S", {"stake": 10, "last": True}, "9S"),
        ("10C 4C 7S 9S", "9H", "KH", {"stake": 10, "friendly": True, "last": True}, "10C"),
        ("10C 4C 5D 8D 7S", "9H", "KH", {}, "4C"),
    ],
)
def test_single_cards_feed_win_cheaply_or_spare(
    hand: str, led: str, best: str, known: dict[str, bool | int], play: str
) -> None:
    assert played(hand, led, best, **known) == play


@pytest.mark.parametrize(
    ("hand", "led", "best", "known", "play"),
    [
        ("4H 4H 10H 10H QH 7C", "9H 9H", "KH KH", {"friendly": True, "last": True}, "10H 10H"),
        ("4H 4H 10H 10H QH 7C", "9H 9H", "", {"last": True}, "10H 10H"),
        ("3H 4H 10H QH 7C", "9H 9H", "", {"last": True}, "3H 4H"),
        ("3S 3S 7S 7S 4C 5C 8D", "9H 9H", "", {"stake": 20}, "3S 3S"),
        ("3S 7S 9S 4C 5C 8D", "9H 9H", "", {"stake": 20}, "4C 8D"),
        ("3H 4C 10C 8D", "9H 9H", "KH KH", {"friendly": True, "last": True}, "3H 10C"),
    ],
)
def test_pairs_feed_ruff_or_spare(hand: str, led: str, best: str, known: dict[str, bool | int], play: str) -> None:
    assert played(hand, led, best, **known) == play


@pytest.mark.parametrize("name", PRESETS)
def test_one_preparation_serves_many_imagined_deals(name: str) -> None:
    options, random = PRESETS[name], Random(5)
    state = opened(next_record(Match(BASHI_FEN, options, 5))).state
    while state.turn is not None:
        view = state.view(state.turn)
        if len(view.history) % 23 == 0:
            imagined = believed(view, infers=False)
            for drawn in [imagined(random) for _ in range(3)]:
                hands, kitty = drawn.cards()
                assert [len(hand) for hand in hands] == list(view.counts)
                assert hands[view.seat] == view.hand
                assert len(kitty) == len(view.kitty)
                packed = packing_of(options, view.trumps).packed
                assert (drawn.hands, drawn.kitty) == (tuple(map(packed, hands)), packed(kitty))
        state = state.after(BASHI_FEN.greedy(view, random)).state


def test_numbers_hold_every_card_of_six_packs() -> None:
    options = Options(packs=6, six_card_kitty="fillers")
    packing = packing_of(options, trumps_of(options, Suit.HEARTS, Rank.FIVE))
    cards = pack(options)
    assert packing.packed(cards) > 0
    assert cards_counted(packing.packed(cards)) == len(cards)
    assert sorted(map(str, packing.unpacked(packing.packed(cards)))) == sorted(map(str, cards))
    assert packing.points_in(packing.packed(cards)) == 600


@pytest.mark.parametrize(("call", "partner"), [("partners black A", 1), ("partners red A", 2)])
def test_a_seat_knows_itself_a_partner_by_the_colour_that_is_called(call: str, partner: int) -> None:
    options = replace(PRESETS["zhao_pengyou"], call="colour")
    step = when_taken(deal_with(options, "2S 2S", "AC AC 7H 7H", "AH AH 8H 8H", "AS"), {0: "bid 2S"})
    cards = " ".join(map(str, view(step).hand[2:10]))
    step = after(step, f"bury {cards}", call, "play 2S")
    for seat in (1, 2):
        seen = step.state.view(seat)
        assert packed_decision(seen, seen.phase).information.declaring == (seat == partner)
        step = after(step, str(BASHI_FEN.greedy(seen, Random(0))))
