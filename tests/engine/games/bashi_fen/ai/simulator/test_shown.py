"""Cards that were shown stay known to all in playouts, and who has buried points keeps trumps for the last trick."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.cards import read_cards, write_cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Bury, Play
from engine.games.bashi_fen.ai.imagine.belief import believed
from engine.games.bashi_fen.ai.search_play import packed_shown
from engine.games.bashi_fen.ai.simulator.packed_cards import more_than, packing_of
from engine.games.bashi_fen.ai.simulator.play_loop import NOBODY, Position, Terms, after, terms_of
from engine.games.bashi_fen.ai.simulator.rollout import heuristic_rollout, rolled_out
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.bids import Named, Naming
from engine.games.bashi_fen.rules.phases import Calls, Playing
from engine.games.bashi_fen.rules.trumps import Rank
from engine.match import Match, next_record
from engine.record import opened

OPTIONS = Options()
NAMED = Named(0, read_cards("2S"), Naming.SUIT, 0, Rank.TWO)
TERMS: Terms = terms_of(OPTIONS, NAMED, ())
PACKING = packing_of(OPTIONS, NAMED.trumps(OPTIONS))


def leading(*hands: str, seat: int = 0, kitty: str = "") -> Position:
    """The declarer, or another seat, is about to lead with these hands."""
    packed = [PACKING.packed(read_cards(words)) for words in (*hands, kitty)]
    nothing = (0,) * OPTIONS.seats
    return Position(tuple(packed[:-1]), seat, seat, nothing, None, NOBODY, Calls(), 0, nothing, kitty=packed[-1])


def cards(packed: int) -> str:
    return write_cards(PACKING.unpacked(packed))


def test_a_failed_throw_shows_its_cards_and_those_that_beat_it_until_they_are_played() -> None:
    start = leading("AH QH 3C", "KH 4C 6C", "4H 5C 7C", "6H 8C 9C")
    thrown = after(TERMS, start, PACKING.packed(read_cards("AH QH")))
    assert cards(thrown.plays[0]) == "QH"
    assert [cards(known) for known in thrown.shown] == ["AH", "KH", "", ""]
    order = [("KH" if TERMS.following[0] == 1 else "6H"), "4H", ("6H" if TERMS.following[0] == 1 else "KH")]
    position = thrown
    for words in order:
        position = after(TERMS, position, PACKING.packed(read_cards(words)))
    assert [cards(known) for known in position.shown] == ["AH", "", "", ""]


def test_one_of_two_equal_cards_that_were_shown_is_known_no_more_once_it_is_played() -> None:
    start = leading("AH QH 3C", "KH KH 4C", "4H 5C 7C", "6H 8C 9C", seat=1)
    shown = start._replace(shown=(0, PACKING.packed(read_cards("KH KH")), 0, 0))
    assert [cards(known) for known in after(TERMS, shown, PACKING.packed(read_cards("KH"))).shown] == ["", "KH", "", ""]


def test_a_throw_that_stands_shows_nothing_beyond_its_cards() -> None:
    start = leading("AH QH 3C", "KS 4C 6C", "4H 5C 7C", "6H 8C 9C")
    assert not after(TERMS, start, PACKING.packed(read_cards("AH QH"))).shown


def test_a_card_that_a_friend_has_shown_is_no_threat_to_a_lead() -> None:
    """Seat 2 leads: its King is as good as a master where the Ace is known to lie with its partner, seat 0."""
    hands = ("AH 3C 4C", "3H 6C 7C", "KH 5C 8C", "6H 9C 10C")
    full = sum(PACKING.packed(read_cards(words)) for words in hands)
    for known, lead in ((0, "8C"), (PACKING.packed(read_cards("AH")), "KH")):
        start = leading(*hands, seat=2)._replace(shown=(known, 0, 0, 0))
        led = rolled_out(TERMS, start, (0, 0, 0, 0), full, frozenset(), 1)
        assert led.last is not None
        assert cards(led.last[2][2]) == lead
        policy = heuristic_rollout(TERMS, start, (0, 0, 0, 0), full)
        assert cards(policy(start)) == lead


def test_who_has_buried_points_leads_no_trump_while_three_are_left() -> None:
    hands = ("RJ 3S 6S 8C", "3H 6C 7C 4C", "4H 5D 9C 3D", "6H 9D 10C 4D")
    for kitty, lead in (("10H KH", "8C"), ("8H 9H", "RJ")):
        start = leading(*hands, kitty=kitty)
        full = sum(start.hands) + start.kitty + PACKING.packed(read_cards("AC KC QC JC"))
        known = (start.kitty, 0, 0, 0)
        assert cards(heuristic_rollout(TERMS, start, known, full)(start)) == lead
        led = rolled_out(TERMS, start, known, full, frozenset(), 1)
        assert led.last is not None
        assert cards(led.last[2][0]) == lead


def test_what_is_known_to_all_lies_there_in_truth_and_in_every_imagined_deal() -> None:
    """Played at random with throws: what views call known is no less than what the packed play has seen shown."""
    seen = 0
    for preset in ("tuo_la_ji", "chao_dipi", "zhao_pengyou"):
        random = Random(preset)
        state: Any = opened(next_record(Match(BASHI_FEN, PRESETS[preset], 78))).state
        while state.turn is not None:
            view = state.view(state.turn)
            candidates = list(view.candidates())
            throws = [each for each in candidates if isinstance(each, Play) and len(each.cards) > 2]
            leads = isinstance(view.phase, Playing) and view.phase.lead is None
            if isinstance(view.phase, Playing) and leads:
                packing = packing_of(view.options, view.trumps)
                known = packed_shown(view, packing)
                imagined = believed(view, infers=False)(random).hands if known else ()
                for seat, shown in enumerate(known):
                    seen += shown > 0
                    assert not more_than(shown, packing.packed(state.truth.hands[seat]))
                    assert not more_than(shown, imagined[seat])
            action = random.choice(throws if leads and throws else candidates)
            if any(isinstance(each, Bury) for each in candidates) or not isinstance(view.phase, Playing):
                action = BASHI_FEN.greedy(view, random)
            state = state.after(action).state
    assert seen > 10
