"""What plays, bids and burials prove, held against all that happened: no more is taken for proven, and no less."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import Card
from engine.events import Seat
from engine.game import AnyState, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Bid, Bury
from engine.games.bashi_fen.ai.imagine.assignment import KITTY_BIN, STOCK_BIN
from engine.games.bashi_fen.ai.imagine.belief import (
    BURIED,
    CALLED_FIRST,
    CALLED_NEXT,
    CALLED_SUIT,
    NAMED,
    TOOK,
    Sort,
    believed,
    likelihoods_of,
)
from engine.games.bashi_fen.ai.imagine.facts import (
    Answered,
    Followed,
    Forced,
    bounded,
    deal_history,
    facts_of,
    loose_leads_of,
    voids_of,
)
from engine.games.bashi_fen.ai.imagine.kitty_history import unrolled
from engine.games.bashi_fen.ai.imagine.sampler import _items, _room, most_copies, places_of_shown, unseen_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import hand_size, pack
from engine.games.bashi_fen.rules.leads import lead_of
from engine.games.bashi_fen.rules.phases import Asking, Burying, Calling, Contesting, Playing, Taking
from tests.conformance.tables import Whim

SMALL = Options(packs=3, lowest_rank="10", start_level="10", runs_of_singles=3, loose_tractors=True)
TABLES = {
    "fought": replace(SMALL, chao_dipi=True, joker_bid="both"),
    "fought_by_few": replace(SMALL, chao_dipi=True, partners="fluid", seats=6, overbid_keeps_declarer=True),
    "two_packs": replace(SMALL, packs=2, lowest_rank="8", start_level="8", bombs="any_suit"),
    "forced": replace(SMALL, failed_throw="lowest_beaten_part", direction="clockwise"),
    "strict": replace(SMALL, throws="strictly_highest", bombs="same_suit_or_trump", packs=4),
    "turned": replace(SMALL, no_bid="turn_kitty", overbid_self=True),
    "called": replace(SMALL, partners="fluid", seats=6, may_call_trumps=True),
}
DEALS = 3


def chosen(view: Any, whim: Whim, random: Random) -> Any:
    """By whim, but few cards are bid, so that others can show more, and throws are tried more often than by chance."""
    if isinstance(view.phase, Contesting):
        return random.choice(view.prompt().actions[1:3] or view.prompt().actions)
    if isinstance(view.phase, Taking | Asking) and random.random() < 0.9:
        return random.choice(view.prompt().actions[:2]) if view.phase.named is None else view.prompt().actions[0]
    if isinstance(view.phase, Playing) and view.phase.lead is None and random.random() < 0.4:
        return list(view.candidates())[-1]
    return whim.choose(view)


def courses(name: str) -> list[tuple[list[AnyState], list[Any]]]:
    """Some deals of a table: every state, and the actions between."""
    found = []
    for number in range(DEALS):
        random = Random(f"{name} {number}")
        states = [BASHI_FEN.deal(TABLES[name], None, BASHI_FEN.chance(TABLES[name], None, random)).state]
        actions, whim = [], Whim(random)
        while (turn := states[-1].turn) is not None:
            actions.append(chosen(states[-1].view(turn), whim, random))
            states.append(act(states[-1], actions[-1]).state)
        found.append((states, actions))
    return found


@pytest.mark.parametrize("name", TABLES)
def test_the_real_deal_is_always_among_those_that_are_possible(name: str) -> None:
    """No fact is untrue, no place holds more copies than it may, and what was shown lies where it can lie."""
    random = Random(name)
    for states, actions in courses(name):
        for ply in sorted(random.sample(range(len(states)), min(len(states), 45))):
            state: Any = states[ply]
            for seat in random.sample(range(TABLES[name].seats), 2):
                view, truth = state.view(seat), state.truth
                history = deal_history(view)
                proved, unseen = facts_of(history), unseen_cards(history)
                assert all(fact.holds(dict(enumerate(truth.hands))) for fact in proved)
                places = {other: Counter(hand) for other, hand in enumerate(truth.hands) if other != seat}
                places[KITTY_BIN] = Counter(c for c, seen in zip(truth.kitty, view.kitty, strict=True) if seen is None)
                places[STOCK_BIN] = Counter(truth.stock)
                assert sum(places.values(), Counter()) == unseen
                for (place, card), most in most_copies(history, proved, unseen).items():
                    assert place == seat or places[place][card] <= most, (ply, seat, place, card)
                for bins, cards in places_of_shown(history):
                    assert cards <= sum((places[place] for place in bins if place in places), Counter()), (ply, seat)
                items = _items(history, unseen, _room(view))
                for card, number in unseen.items():
                    there = [place for place, cards in places.items() for _ in range(cards[card])]
                    bins = [item.bins for item in items if item.card == card]
                    assert len(bins) == number
                    assert may_lie(bins, there), (ply, seat, card)
                _what_plays_prove(view, history)
                _what_was_shown(states[: ply + 1], actions[:ply], seat, history)


def may_lie(bins: list[frozenset[int]], there: list[int]) -> bool:
    """Whether the copies of a card can be those that lie in these places, each where it may be."""
    if not there:
        return True
    rest = [bins[:number] + bins[number + 1 :] for number, each in enumerate(bins) if there[0] in each]
    return any(may_lie(each, there[1:]) for each in rest)


def _what_plays_prove(view: Any, history: Any) -> None:
    """Voids, follows of several cards in the suit, answers to throws, and gaps: each once, and nothing else."""
    trumps, options = view.trumps, view.options
    tricks = [(trick.leader, trick.lead, trick.plays) for trick in view.tricks]
    if isinstance(view.phase, Playing) and view.phase.lead is not None:
        tricks.append((view.phase.leader, view.phase.lead, view.phase.plays))
    voids, follows = set(), []
    for number, (leader, lead, plays) in enumerate(tricks):
        for seat, play in enumerate(plays):
            if seat in (view.seat, leader) or not play:
                continue
            suited = [card for card in play if trumps.suit_of(card) == lead.suit]
            bomb = options.bombs != "no" and len(play) > 3 and len(set(play)) == 1
            if options.bombs == "same_suit_or_trump" and trumps.suit_of(play[0]) not in (lead.suit, None):
                bomb = False
            if len(suited) < lead.size and not bomb:
                voids.add((seat, lead.suit))
            same = Counter(play) == Counter(lead.cards)
            if len(suited) == lead.size > 1 and not same:
                later = tuple(card for _, _, more in tricks[number:] for card in more[seat])
                follows.append((seat, lead, play, Counter(later)))
    assert voids_of(history) == voids
    proved = facts_of(history)
    found = [(fact.seat, fact.lead, fact.play, Counter(fact.rest)) for fact in proved if isinstance(fact, Followed)]
    assert sorted(found, key=str) == sorted(follows, key=str)
    for fact in proved:
        pair = isinstance(fact, Followed) and [tuple(part.shape) for part in fact.lead.parts] == [(2, 1)]
        assert bounded(fact) == (pair and options.packs == 2)
    _what_throws_prove(view, history, tricks)


def _what_throws_prove(view: Any, history: Any, tricks: list[Any]) -> None:
    trumps, options = view.trumps, view.options
    answers, forced, loose = [], 0, []
    for number, (leader, _, plays) in enumerate(tricks):
        _, _, play, kept, objector, beating = history.attempts[number]
        assert (history.attempts[number][:2], kept) == ((number, leader), tuple(Counter(plays[leader]).elements()))
        lead = lead_of(play.groups, trumps, options)
        assert lead is not None
        if lead.parts[0].loose:
            loose.append((leader, lead.parts[0]))
        if len(lead.parts) == 1 and not lead.parts[0].loose:
            assert objector is None
            continue
        step = 1 if options.direction == "counter_clockwise" else -1
        for turn in range(1, options.seats):
            seat = (leader + step * turn) % options.seats
            if seat != view.seat:
                answers.append((seat, lead, Counter(beating) if seat == objector else Counter()))
            if seat == objector:
                break
        forced += objector is not None and options.failed_throw == "lowest_beaten_part"
    proved = facts_of(history)
    found = [(fact.seat, fact.lead, Counter(fact.cards)) for fact in proved if isinstance(fact, Answered)]
    assert found == answers
    assert sum(isinstance(fact, Forced) for fact in proved) == forced
    assert list(loose_leads_of(history)) == loose


def _what_was_shown(states: list[Any], actions: list[Any], seat: Seat, history: Any) -> None:
    """Every bid shows cards, after so many cards were taken, so many times the kitty was, and so many plays."""
    taken, takes = [0] * states[0].truth.options.seats, 0
    shown, took, buried = [], [], []
    for ply, state in enumerate(states):
        if ply:
            action, before = actions[ply - 1], states[ply - 1]
            if isinstance(action, Bid):
                shown.append((before.turn, Counter(action.cards), taken[before.turn], takes))
            if isinstance(action, Bury):
                buried.append((before.turn, ply - 1, action.cards if before.turn == seat else None))
            if type(state.truth.phase).__name__ == "Burying":
                takes += 1
                took.append(state.turn)
        taken = [max(so_far, len(hand) + len(lying)) if not takes else so_far
                 for so_far, hand, lying in zip(taken, state.truth.hands, state.truth.shown, strict=True)]  # fmt: skip
    found = [(fact.seat, Counter(fact.cards), fact.taken, fact.takes) for fact in history.shown[: len(shown)]]
    assert not any(fact.plays for fact in history.shown[: len(shown)])
    assert found == shown
    thrown = []
    for number, leader, play, kept, objector, beating in history.attempts:
        if objector is not None:
            back = Counter(play.cards) - Counter(kept)
            thrown += [(objector, Counter(beating), number), *([(leader, back, number + 1)] if back else [])]
    objected = [(fact.seat, Counter(fact.cards), fact.plays) for fact in history.shown[len(shown) :]]
    assert objected == thrown
    assert all(fact.takes == takes for fact in history.shown[len(shown) :])
    assert [(take.seat, take.place, take.buried) for take in history.takes if take.place is not None] == buried
    assert [take.seat for take in history.takes] == took


def highest(view: Any, card: Card) -> int:
    """How many cards of its suit stand above it."""
    trumps = view.trumps
    same = [each for each in set(pack(view.options)) if trumps.suit_of(each) == trumps.suit_of(card)]
    return sum(trumps.strength(each) > trumps.strength(card) for each in same)


def sort_of(view: Any, card: Card) -> Sort:
    """Trumps; the two highest of a plain suit; fives, tens and kings; others."""
    if view.trumps.suit_of(card) is None:
        return Sort.TRUMP
    if highest(view, card) < 2:
        return Sort.HIGH
    return Sort.POINTS if str(card.rank) in ("5", "10", "K") else Sort.PLAIN


@pytest.mark.parametrize("name", ["called", "fought", "two_packs", "fought_by_few", "turned"])
def test_cards_are_as_likely_as_bids_burials_and_calls_say(name: str) -> None:
    random, looks = Random(name), Counter[str]()
    for states, _ in courses(name):
        for state in random.sample(states, 40):
            seat = random.randrange(TABLES[name].seats)
            view: Any = state.view(seat)
            found, phase = likelihoods_of(view), view.phase
            if not isinstance(phase, Playing | Calling | Contesting):
                assert found == {}
                continue
            looks[type(phase).__name__] += 1
            told: dict[tuple[int, Card], float] = {}
            for card in set(pack(view.options)):
                sort = sort_of(view, card)
                if phase.named.bidder is not None:
                    told[phase.named.bidder, card] = NAMED[sort]
                if phase.taker != seat:
                    told[KITTY_BIN, card], told[phase.taker, card] = BURIED[sort], TOOK[sort]
            declarer = phase.named.declarer
            if isinstance(phase, Playing) and seat != declarer:
                suits = {view.trumps.suit_of(copy.card) for copy in phase.calls.copies} - {None}
                for card in set(pack(view.options)):
                    if view.trumps.suit_of(card) in suits:
                        told[declarer, card] = told.get((declarer, card), 1.0) * CALLED_SUIT
                gone = [card for trick in phase.tricks for card in trick.plays[declarer]] + [*phase.plays[declarer]]
                for copy in phase.calls.copies:
                    holds_some = copy.number > gone.count(copy.card) + 1
                    told[declarer, copy.card] = CALLED_NEXT if holds_some else CALLED_FIRST
                    told[KITTY_BIN, copy.card] = BURIED[Sort.HIGH]
            assert found == pytest.approx(told)
    assert looks["Playing"] > 20


def unpacked(state: Any, seat: Seat, random: Random) -> tuple[list[Counter[Card]], Counter[Card]]:
    hands, kitty = believed(state.view(seat), infers=True)(random).cards()
    return [Counter(hand) for hand in hands], Counter(kitty)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_believed_fills_every_hand_and_replays(name: str) -> None:
    """All cards lie somewhere, the own and the open ones as they are; and imagined deals show the seat what it saw."""
    random = Random(f"believed {name}")
    for states, _ in courses(name):
        for ply in sorted(random.sample(range(len(states)), 14)):
            state: Any = states[ply]
            seat = random.randrange(TABLES[name].seats)
            view = state.view(seat)
            hands, kitty = unpacked(state, seat, random)
            assert [hand.total() for hand in hands] == list(view.counts)
            assert hands[seat] == Counter(view.hand)
            assert not Counter(card for card in view.kitty if card is not None) - kitty
            assert kitty.total() == len(view.kitty)
            again: Any = BASHI_FEN.imagine(view, random)
            assert again.view(seat) == view
            assert [len(hand) for hand in again.truth.hands] == list(view.counts)


@pytest.mark.parametrize("name", ["fought", "fought_by_few"])
def test_from_the_real_hands_a_way_back_through_the_kitty_is_found(name: str) -> None:
    """However often it was fought for; what was seen of it, and what was shown before, is on the way."""
    random = Random(f"back {name}")
    for states, _ in courses(name):
        later: list[Any] = [state for state in states if type(state.view(0).phase) in (Burying, Contesting, Playing)]
        for state in random.sample(later, min(len(later), 25)):
            view, truth = state.view(random.randrange(TABLES[name].seats)), state.truth
            history = deal_history(view)
            now = {
                seat: (*hand, *truth.shown[seat], *(card for play in history.plays[seat] for card in play))
                for seat, hand in enumerate(truth.hands)
            }
            for _ in range(4):
                found = unrolled(now, truth.kitty, history.takes, history.shown, random)
                assert found is not None
                before, kitty, burials = found
                assert {len(hand) for hand in before.values()} == {hand_size(TABLES[name])}
                assert sum(map(Counter, before.values()), Counter(kitty)) == Counter(pack(TABLES[name]))
                for take in history.takes:
                    if take.place is not None and take.buried is not None:
                        assert Counter(burials[take.place]) == Counter(take.buried)
                first = history.takes[0].faces
                assert not Counter(card for card in first if card is not None) - Counter(kitty)
                for fact in history.shown:
                    assert fact.takes or fact.plays or not Counter(fact.cards) - Counter(before[fact.seat])


def test_courses_are_lively() -> None:
    """Kitties are fought for, throws fail, and loose tractors are led: else the tests above would be idle."""
    seen = Counter[str]()
    for name in TABLES:
        for states, actions in courses(name):
            for state, action in zip(states, actions, strict=False):
                truth: Any = state.truth  # type: ignore[attr-defined]
                phase = type(truth.phase).__name__
                seen[f"{type(action).__name__} in {phase}"] += 1
            last: Any = states[-1].truth.phase  # type: ignore[attr-defined]
            seen["failed"] += len(last.failed)
    assert seen["Bid in Contesting"] > 5, seen
    assert seen["failed"] > 10, seen
