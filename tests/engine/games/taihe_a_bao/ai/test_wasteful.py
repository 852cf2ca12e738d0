"""No search of Taihe A Bao tries a play that every player would call a blunder, but where it is asked about."""

from __future__ import annotations

import pytest

from benchmarks.detectors.taihe_a_bao import DETECTORS
from engine.cards import read_cards
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.ai.simulator.heuristic import InformationState
from engine.games.taihe_a_bao.ai.simulator.play_loop import LEAD, NOBODY, moves_in, packed, terms_of
from engine.games.taihe_a_bao.ai.wasteful import without_waste
from engine.games.taihe_a_bao.options import Options
from tests.engine.players.wasteful import assert_tried_only_where_asked_about

NEVER_TRIED = ("stays in", "bomb spent", "bomb broken")


def test_no_search_tries_a_blunder_but_where_it_is_asked_about() -> None:
    assert_tried_only_where_asked_about(TAIHE_A_BAO, DETECTORS, NEVER_TRIED, 8)


@pytest.mark.parametrize(
    ("hand", "counts", "declarer", "expected"),
    [
        ("6H 6D KS AC", (4, 5, 5, 1), 3, "6H 6D; AC"),
        ("6H KS JC", (3, 5, 5, 1), 3, "6H; KS; JC"),  # there is nothing else
        ("6H 6D KS", (3, 5, 5, 2), 3, "6H; 6H 6D; KS"),  # the declarer is not nearly out
        ("6H 6D KS", (3, 1, 5, 1), 3, "6H; 6H 6D; KS"),  # the partner may go out before
        ("6H 6D KS", (3, 5, 1, 1), 2, "6H 6D"),  # the declarer is asked before the partner
        ("6H 6D KS", (3, 1, 5, 5), 0, "6H; 6H 6D; KS"),  # the declarer's own lead
    ],
)
def test_no_lead_lets_the_declarer_out_with_the_last_card_where_another_will_do(
    hand: str, counts: tuple[int, ...], declarer: int, expected: str
) -> None:
    terms, held = terms_of(Options(), declarer, 0), packed(read_cards(hand))
    unseen = packed(read_cards("AS AD 4S 5S 6S 7S QH QD"))
    moves = list(moves_in(terms.tables.legal(held, LEAD)))
    found = without_waste(terms, InformationState(0, held, unseen, counts, LEAD, NOBODY), moves)
    assert {terms.tables.costs[move] for move in found} == {packed(read_cards(each)) for each in expected.split("; ")}
