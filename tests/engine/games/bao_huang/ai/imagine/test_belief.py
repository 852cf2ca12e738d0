"""What a seat believes in Bao Huang: deals that obey every hard fact, and who protects the emperor."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import log
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.cards import EMPEROR, EUNUCH
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import Play, Tribute
from engine.games.bao_huang.ai.imagine.belief import believed, eunuch_chances, trusts
from engine.games.bao_huang.ai.imagine.evidence import EVIDENCE_KINDS, evidence_in, hardness
from engine.games.bao_huang.ai.imagine.packed_sampler import packed_hands
from engine.games.bao_huang.ai.imagine.sampler import holdings
from engine.games.bao_huang.ai.simulator.heuristic import friends_of
from engine.games.bao_huang.ai.simulator.play_loop import FIELD, MARKED_BLACK, SHIFTS, card_count, packed
from engine.games.bao_huang.ai.simulator.table_meld import counts_of
from engine.games.bao_huang.melds import BLACK, TWO, height
from engine.games.bao_huang.options import SEATS, Options
from engine.games.bao_huang.rules.phases import Giving, Playing
from engine.players.levels import search_bot
from tests.engine.games.bao_huang.dealing import after, playing_with
from tests.engine.games.bao_huang.houses import HOUSES, decisions, holder, some


@pytest.mark.parametrize("house", HOUSES)
def test_an_imagined_deal_obeys_every_hard_fact(house: str) -> None:
    for state in some(house, 11):
        view = state.view(state.turn)
        played = {seat: [0] for seat in range(SEATS)}
        for seen in view.history:
            if isinstance(seen.action, Play):
                played[seen.seat].append(packed(seen.action.cards))
        truth = sum(map(packed, state.hands)) + sum(map(packed, state.gifts)) * isinstance(state.phase, Giving)
        belief = believed(view, infers=True)
        for seed in range(3):
            imagined = belief(Random(seed))
            assert imagined.hands[view.seat] == packed(view.hand)
            assert sum(imagined.hands) + sum(imagined.gifts) == truth
            assert [card_count(hand) for hand in imagined.hands] == list(view.counts)
            assert eunuch_chances(view)[imagined.eunuch] > 0
            holds = [bool(hand >> SHIFTS[MARKED_BLACK] & FIELD) for hand in imagined.hands]
            assert any(holds) == any(EUNUCH in hand for hand in state.hands)
            assert not any(holds) or holds[imagined.eunuch]
            if isinstance(state.phase, Playing) and EMPEROR in state.hands[state.phase.emperor]:
                assert imagined.hands[state.phase.emperor] >> SHIFTS[-1] & FIELD
            if house == "face up":
                for giver, gifts in _gifts(state).items():
                    kept = counts_of(imagined.hands[giver] + sum(played[giver]))
                    assert giver == view.seat or not any(kept[min(gifts) + 1 : TWO])


@pytest.mark.parametrize("house", ["lots", "face up"])
def test_deals_drawn_as_numbers_are_as_likely_as_deals_drawn_card_by_card(house: str) -> None:
    """How many 2s, Aces and jokers each seat has: the gifts say most of the 2s, and the lots where they went."""
    state = [state for state in decisions(house, 0) if isinstance(state.phase, Playing)][3]
    view, number = state.view(state.turn), 500
    by_number, by_card, random = packed_hands(view), holdings(view), Random(2)
    for each in (TWO, TWO - 1, BLACK):
        drawn = [Counter[tuple[int, int]](), Counter[tuple[int, int]]()]
        for _ in range(number):
            hands = by_number(random)
            kept = by_card(random).kept
            for seat in kept:
                drawn[0][seat, counts_of(hands[seat])[each]] += 1
                drawn[1][seat, counts_of(packed(kept[seat]))[each]] += 1
        assert max(abs(drawn[0][key] - drawn[1][key]) for key in drawn[0] | drawn[1]) < 4 * (number / 2) ** 0.5


def test_quick_players_imagine_no_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """To find the ways in which gifts can have gone takes ten times as long as all else that they do."""
    monkeypatch.setattr(
        "engine.games.bao_huang.ai.imagine.packed_sampler.gift_courses", lambda _: pytest.fail("gifts were puzzled out")
    )
    state = [state for state in decisions("lots", 0) if isinstance(state.phase, Playing)][3]
    assert search_bot("search:casual")(BAO_HUANG, state.view(state.turn), Random(0))


def _gifts(state: Any) -> dict[int, list[int]]:
    """The heights that each giver has given, once all have seen them."""
    gave = [seen for seen in state.log.seen[0] if isinstance(seen.action, Tribute)]
    if isinstance(state.phase, Giving):
        return {}
    own = {seen.seat: state.log.seen[seen.seat] for seen in gave}
    return {
        seat: [height(card) for each in seens if isinstance(each.action, Tribute) for card in each.action.cards if card]
        for seat, seens in own.items()
    }


def questions(deals: int) -> list[tuple[float, Any, int]]:
    """How far a deal has come, the view of a seat that does not know who the eunuch is, and who it is."""
    found = []
    for deal in range(deals):
        playing = [state for state in decisions("default", deal) if isinstance(state.phase, Playing)]
        for state in playing[::12]:
            if state.phase.eunuch is None:
                for seat in range(SEATS):
                    view = state.view(seat)
                    if max(eunuch_chances(view, infers=False)) < 1:
                        found.append((1 - sum(view.counts) / 168, view, holder(state)))
    return found


def test_play_tells_more_of_the_eunuch_than_counting_and_ever_more() -> None:
    """On stored deals (the seeds are fixed), none of which the weights were fitted to."""
    asked = questions(6)
    far = sorted(each for each, _, _ in asked)
    third = [far[0], far[len(far) // 3], far[2 * len(far) // 3], 1.1]
    by_part = [[(view, true) for each, view, true in asked if low <= each < high] for low, high in pairwise(third)]
    inferred = [fmean(eunuch_chances(view)[true] for view, true in part) for part in by_part]
    counted = [fmean(eunuch_chances(view, infers=False)[true] for view, true in part) for part in by_part]
    assert inferred == sorted(inferred)
    assert inferred[-1] > counted[-1] + 0.1
    losses = [fmean(-log(eunuch_chances(view, infers)[true]) for _, view, true in asked) for infers in (True, False)]
    assert losses[0] < losses[1] - 0.05


def test_chances_add_up_and_imagined_deals_keep_to_them() -> None:
    _, view, _ = questions(2)[-3]
    chances = eunuch_chances(view)
    assert sum(chances) == pytest.approx(1)
    assert chances[view.seat] == 0
    belief, random = believed(view, infers=True), Random(3)
    eunuchs = [belief(random).eunuch for _ in range(600)]
    for seat, chance in enumerate(chances):
        assert abs(eunuchs.count(seat) / 600 - chance) < 4.5 * (chance * (1 - chance) / 600 + 1e-6) ** 0.5


def test_without_inference_only_the_unknown_places_count() -> None:
    view = next(view for far, view, _ in questions(2) if far > 0.3 and view.seat != view.phase.emperor)
    counted = eunuch_chances(view, infers=False)
    free = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    free[view.phase.emperor] -= view.phase.emperor != view.seat and EMPEROR not in _gone(view)
    assert counted == pytest.approx([each / sum(free) for each in free])
    assert counted != pytest.approx(eunuch_chances(view))


def _gone(view: Any) -> set[Any]:
    return {card for seen in view.history if isinstance(seen.action, Play) for card in seen.action.cards}


def test_a_seat_trusts_the_less_the_likelier_the_other_seems_to_protect_the_emperor() -> None:
    for _, view, true in questions(3)[::7]:
        chances = eunuch_chances(view)
        friends = friends_of(view.seat, view.phase.emperor, None, holds_eunuch=False)
        found = trusts(view, view.phase, friends)
        others = [seat for seat in range(SEATS) if seat not in (view.seat, view.phase.emperor)]
        by_chance = sorted(others, key=lambda seat: chances[seat])
        by_trust = sorted(others, key=lambda seat: found[seat], reverse=view.seat != view.phase.emperor)
        assert by_chance == by_trust
        assert found[view.seat] == 1.0
        known = tuple(float(seat in (view.phase.emperor, true)) for seat in range(SEATS))
        shown = replace(view, phase=replace(view.phase, eunuch=true))
        assert trusts(shown, shown.phase, known) == known


def test_what_was_let_stand_or_beaten_is_counted_and_a_new_lead_beats_nothing() -> None:
    """Seat 0 leads a six, on which all pass, and then a seven, which the next seat beats."""
    step = playing_with(Options(), "6S 7S 9S", "8S 8H 9H", "9C 9D", "9C 9D", "9C 9D", eunuch=2)
    step = after(step, "play 6S", "pass", "pass", "pass", "pass", "play 7S", "play 8S")
    counted = [dict(zip(EVIDENCE_KINDS, each, strict=True)) for each in evidence_in(step.state.view(3))]
    assert {name: number for name, number in counted[0].items() if number} == {}
    assert {name: number for name, number in counted[1].items() if number} == {
        "let_stand_easy_other": 1,
        "beat_easy_other": 1,
    }
    assert counted[4]["let_stand_easy_other"] == 1


def test_more_and_higher_cards_are_harder_to_beat() -> None:
    assert [hardness((height,)) for height in range(TWO + 1)] == sorted(
        hardness((height,)) for height in range(TWO + 1)
    )
    assert [hardness((8,) * number) for number in (1, 2, 4)] == [1, 1, 1]
    assert [hardness((3,) * number) for number in (1, 5, 6)] == [0, 0, 1]
    assert hardness((TWO,)) == hardness((BLACK, 3)) == 2
