"""Beliefs: no imagined deal breaks a hard fact, and what others played and passed makes the truth likelier."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random
from typing import Any

import pytest

from engine.games.big_two import BIG_TWO
from engine.games.big_two.belief import believed
from engine.games.big_two.duty import leads_more_than_singles
from engine.games.big_two.fast import packed, values_in
from engine.games.big_two.knowledge import THREE_OF_DIAMONDS, Bound, knowledge
from engine.games.big_two.options import PRESETS, Options
from engine.games.big_two.signs import SUIT, doubt, signs
from tests.engine.games.big_two.dealing import after, deal_with
from tests.engine.players.positions import decisions

DRAWN = 30


@pytest.mark.rule("BT-01", "BT-31", "BT-32")
@pytest.mark.parametrize("options", [Options(), PRESETS["strict"]], ids=["default", "strict"])
def test_no_belief_breaks_a_hard_fact(options: Options) -> None:
    proven = known_threes = 0
    for state in decisions(BIG_TWO, 24, options)[::5]:
        assert state.turn is not None
        view: Any = state.view(state.turn)
        known, belief, random = knowledge(view), believed(view, infers=True), Random(1)
        proven += any(bound != Bound() for bound in known.bounds.values())
        known_threes += known.starter is not None
        for _ in range(3):
            hands = belief(random)
            assert hands[view.seat] == packed(view.hand)
            assert [hand.bit_count() for hand in hands] == list(view.counts)
            others = [values_in(hands[seat]) for seat in known.places]
            assert sorted(value for hand in others for value in hand) == sorted(known.unseen)
            for seat, hand in zip(known.places, others, strict=True):
                bound = known.bounds[seat]
                assert all(value < bound.limit for value in hand)
                together = tuple(sorted((*hand, *(bound.apart or ()))))
                assert bound.apart is None or not leads_more_than_singles(together, options.straights)
                assert known.starter is None or (THREE_OF_DIAMONDS in hand) == (seat == known.starter)
    assert proven >= 10
    assert known_threes >= 3 or options.first_lead_has_3d  # where it is led at once it is never unseen


def test_a_pass_and_a_lead_tell_what_is_not_there() -> None:
    """Seat 0 leads the 5♣, seat 1 passes on it: no odd 3s and 4s with the one, no single above with the other."""
    view: Any = after(deal_with(Options(), "3D 5C"), "play 5C", "pass").state.view(2)
    (lead,), (passing,) = signs(view)[0], signs(view)[1]
    assert [ranks for ranks, *_ in lead.singles] == [SUIT & 0xFF]
    assert [ranks for ranks, *_ in passing.singles] == [SUIT & ~0xFFF]
    assert lead.later == 1 << 4 * 2 + 1
    assert passing.later == 0
    assert doubt((passing,), 0b0011 << 20) == 0.0  # a pair of 8s
    assert doubt((passing,), 0b0001 << 20) > doubt((passing,), 0b0001 << 48) > 0.0  # a lone 8; a lone 2 is kept
    assert doubt((passing,), 0b0111 << 20 | 1 << 16) > doubt((passing,), 0b0001 << 20)
    assert not any(signs(view)[2:])


def test_what_others_played_makes_the_truth_likelier() -> None:
    """Log loss of the number of cards of each rank, against deals drawn evenly; seeds are fixed."""
    better = []
    for state in decisions(BIG_TWO, 12)[14::12]:
        view: Any = state.view(state.turn)  # type: ignore[arg-type]
        evenly, told = (_loss(state, believed(view, infers)) for infers in (False, True))
        better.append(evenly - told)
    assert len(better) > 30
    assert sum(better) / len(better) > 0.01


def _loss(state: Any, belief: Any) -> float:
    drawn = [belief(Random(seed)) for seed in range(DRAWN)]
    losses = []
    for seat, cards in enumerate(state.hands):
        if seat != state.turn:
            true = packed(cards)
            for rank in range(13):
                counts = Counter((hands[seat] >> 4 * rank & 15).bit_count() for hands in drawn)
                seen = counts[(true >> 4 * rank & 15).bit_count()]
                losses.append(-log((seen + 0.5) / (DRAWN + 2.5)))
    return sum(losses) / len(losses)
