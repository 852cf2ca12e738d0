"""The kitty: who takes it, who sees it, and the fight for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.cards import write_cards
from engine.events import EMPTY_PICTURE, Moved, Place, Zone, folded
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import Options
from tests.engine.games.bashi_fen.dealing import (
    after,
    deal_with,
    greedy_to_the_end,
    phase_of,
    refused,
    roles_in_english,
    view,
    when_taken,
)

FIXED = Options()
KITTY = Place(Zone.KITTY)


@pytest.mark.rule("BSF-30")
def test_the_declarer_takes_the_kitty_and_buries_as_many_cards_unseen() -> None:
    step = when_taken(deal_with(FIXED, "2S", kitty="AS AS"), {0: "bid 2S"})
    assert write_cards(view(step).hand[-8:-6]) == "AS AS"
    assert refused(step, "bury AS AS") == "bury_count"
    assert refused(step, f"bury {'QD ' * 8}".strip()) == "not_in_hand"
    own = view(step).hand[:8]
    taken = view(step).hand[-8:]
    step = after(step, f"bury {write_cards(own)}")
    for seat in range(4):
        kitty = [
            tuple(sorted(map(str, moved.cards)))
            for seen in view(step, seat).history
            for moved in seen.events
            if isinstance(moved, Moved) and KITTY in (moved.source, moved.target)
        ]
        unseen = ("None",) * 8
        faces = [tuple(sorted(map(str, cards))) for cards in (taken, own)]
        assert kitty == [unseen, *(faces if seat == 0 else (unseen, unseen))]
    assert sorted(map(str, view(step, 0).places()[KITTY])) == sorted(map(str, own))
    for seat in (1, 2, 3):
        assert view(step, seat).places()[KITTY] == (None,) * 8
        assert str(view(step, seat).history[-1].action) == "bury ? ? ? ? ? ? ? ?"
    assert phase_of(step) == "Playing"
    assert step.state.turn == 0


@pytest.mark.rule("BSF-31")
def test_the_kitty_is_fought_for_by_overbids_until_the_others_have_passed() -> None:
    options = replace(FIXED, chao_dipi=True)
    step = when_taken(deal_with(options, "2S", "2H 2H", "", "RJ RJ"), {0: "bid 2S"})
    step = after(step, f"bury {write_cards(view(step).hand[:8])}")
    assert (phase_of(step), step.state.turn) == ("Contesting", 1)
    buried = view(step, 0).kitty
    step = after(step, "bid 2H 2H")
    assert (phase_of(step), step.state.turn) == ("Burying", 1)
    assert set(buried) <= set(view(step, 1).hand)
    step = after(step, f"bury {write_cards(view(step).hand[:8])}", "pass")
    step = after(step, "bid RJ RJ")
    step = after(step, f"bury {write_cards(view(step).hand[:8])}", "pass", "pass", "pass")
    assert (phase_of(step), step.state.turn) == ("Playing", 0)
    assert (view(step).phase.named.declarer, view(step).phase.taker) == (0, 3)
    assert view(step, 0).kitty == (None,) * 8
    assert None not in view(step, 3).kitty


@pytest.mark.rule("BSF-31")
def test_a_pass_bars_nothing_later_and_the_last_taker_is_not_asked() -> None:
    options = replace(FIXED, chao_dipi=True)
    step = when_taken(deal_with(options, "2S", "2H 2H", "", "RJ RJ"), {0: "bid 2S"})
    step = after(step, f"bury {write_cards(view(step).hand[:8])}", "pass", "pass", "bid RJ RJ")
    step = after(step, f"bury {write_cards(view(step).hand[:8])}")
    assert [step.state.turn, after(step, "pass").state.turn, after(step, "pass", "pass").state.turn] == [0, 1, 2]
    assert refused(after(step, "pass"), "bid 2H 2H") == "bid_too_low"


@pytest.mark.rule("BSF-31")
def test_the_bid_that_stands_is_marked_while_the_kitty_is_fought_for_and_so_is_who_took_it_last() -> None:
    options = replace(FIXED, chao_dipi=True)
    step = when_taken(deal_with(options, "2S", "2H 2H", "", "RJ RJ"), {0: "bid 2S"})
    marked = [roles_in_english(step)]
    for overbid in ("bid 2H 2H", "bid RJ RJ"):
        step = after(step, f"bury {write_cards(view(step).hand[:8])}")
        while refused(step, overbid) is not None:
            step = after(step, "pass")
        step = after(step, overbid)
        marked.append(roles_in_english(step))
    assert marked == [
        {0: "Declarer 2♠, Bid 2♠"},
        {0: "Declarer 2♥", 1: "Overbid 2♥ 2♥"},
        {0: "Declarer, no suit", 3: "Overbid two red jokers"},
    ]
    step = after(step, f"bury {write_cards(view(step).hand[:8])}", "pass", "pass", "pass")
    assert (phase_of(step), roles_in_english(step)) == ("Playing", marked[-1])


@pytest.mark.rule("BSF-31")
def test_where_the_declarer_put_the_kitty_away_last_only_the_declarer_is_marked() -> None:
    options = replace(FIXED, chao_dipi=True)
    step = when_taken(deal_with(options, "2S", "2H 2H", "", "RJ RJ"), {0: "bid 2S"})
    step = after(step, f"bury {write_cards(view(step).hand[:8])}", "pass", "pass", "pass")
    assert (phase_of(step), roles_in_english(step)) == ("Playing", {0: "Declarer 2♠"})


@pytest.mark.rule("BSF-31")
def test_who_put_the_kitty_away_sees_it_go_to_the_next_taker_and_nobody_else_does() -> None:
    options = replace(FIXED, chao_dipi=True)
    step = when_taken(deal_with(options, "2S", "2H 2H", "", "RJ RJ"), {0: "bid 2S"})
    step = after(step, f"bury {write_cards(view(step).hand[:8])}")
    buried = view(step, 0).kitty
    step = after(step, "bid 2H 2H")
    for seat in range(4):
        seen = view(step, seat)
        gone = [event for event in seen.history[-1].events if isinstance(event, Moved) and event.source == KITTY]
        assert [event.cards for event in gone] == [buried if seat in (0, 1) else (None,) * 8]
        picture = folded(EMPTY_PICTURE, seen.opening, seat)
        for each in seen.history:
            picture = folded(picture, each.events, seat)
        assert {place: Counter(cards) for place, cards in picture.places.items()} == {
            place: Counter(cards) for place, cards in seen.places().items() if cards
        }
        for number in range(5):
            imagined = BASHI_FEN.imagine(seen, Random(number)).view(seat)
            assert (imagined.history, imagined.hand) == (seen.history, seen.hand)


@pytest.mark.rule("BSF-31")
def test_the_kitty_is_buried_once_where_nobody_may_take_it_up_again() -> None:
    step = when_taken(deal_with(replace(FIXED, chao_dipi=False), "2S", "2H 2H", "", "RJ RJ"), {0: "bid 2S"})
    buried = view(step).hand[:8]
    step = after(step, f"bury {write_cards(buried)}")
    assert (phase_of(step), step.state.turn) == ("Playing", 0)
    assert sorted(map(str, view(step, 0).kitty)) == sorted(map(str, buried))
    step = greedy_to_the_end(step)
    assert [str(seen.action).split()[0] for seen in view(step, 0).history].count("bury") == 1
