"""What others skipped, reckoned a second time from the true hands at every step of real sets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.game import Step, act
from engine.games.big_two import BIG_TWO
from engine.games.big_two.actions import Pass, Play
from engine.games.big_two.ai.imagine.belief import LATEST, Facts, _may_swap, _swapped, believed
from engine.games.big_two.ai.imagine.evidence import SURPRISAL, Skip, above, evidence_of, stage, surprisal
from engine.games.big_two.ai.imagine.facts import THREE_OF_DIAMONDS_VALUE, Bound, facts_of
from engine.games.big_two.ai.simulator.play_loop import bits_of, packed, values_in
from engine.games.big_two.melds import Strength, height, read_meld
from engine.games.big_two.options import Options
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.standing import Standing
from engine.games.big_two.truth.state import State

TABLES = {
    "default": Options(),
    "individual": Options(mode="individual"),
    "strict": Options(straights="plain", reenter=False, first_lead_has_3d=True, last_card="manual"),
}
ACES_AND_TWOS = {11, 12}


@cache
def course(name: str, number: int) -> tuple[State, ...]:
    """One set between players who play low, and answer about two times of three."""
    options, random = TABLES[name], Random(f"{name} {number}")
    standing = None if number % 2 else Standing(1)
    step: Step[Any] = BIG_TWO.deal(options, standing, BIG_TWO.chance(options, standing, random))
    states: list[Any] = [step.state]
    while step.state.turn is not None:
        actions = list(step.state.view(step.state.turn).candidates())
        active = [action for action in actions if isinstance(action, Play)]
        passing = [action for action in actions if isinstance(action, Pass)]
        size = len(random.choice(active).cards) if active else 0
        low = [action for action in active if len(action.cards) == size][: random.choice((1, 2, 6))]
        step = act(step.state, random.choice(low if low and random.random() < 0.65 else passing or low))
        states.append(step.state)
    return tuple(states)


@dataclass
class Stretch:
    """What a seat skipped while it held the same cards: ranks by situation, and the lowest five passed on."""

    held: int
    size: int
    ranks: dict[str, set[int]] = field(default_factory=dict)
    five: Strength | None = None


def stretches(states: Iterable[State], seat: int, last: State) -> list[Stretch]:
    """All stretches of a seat, the latest first, each with what it held then."""
    found: dict[int, Stretch] = {}
    for number, state in enumerate(states):
        phase = state.phase
        if state is last:
            break
        assert isinstance(phase, Playing)
        if phase.turn != seat:
            continue
        size = len(state.hands[seat])
        action = last.log.seen[seat][number].action
        opening = state.options.first_lead_has_3d and state.standing is None and number == 0
        stretch = found.setdefault(size, Stretch(packed(state.hands[seat]), size))
        if not opening and (seat + 1) % 4 not in phase.declared:
            told(stretch, phase, action, state.options)
    return list(found.values())[::-1]


def told(stretch: Stretch, phase: Playing, action: Any, options: Options) -> None:
    """Adds what one answer or lead skipped."""
    over = phase.over
    helped = options.mode == "partnership" and phase.best == (phase.turn + 2) % 4 and over is not None
    if isinstance(action, Pass):
        assert over is not None
        made, size, top = None, over.size, 13
    else:
        made = read_meld(action.cards, options.straights)
        assert made is not None
        size, top = made.size, max(map(height, action.cards))
    if size == 5:
        if made is None and not helped:
            assert over is not None
            stretch.five = over.strength if stretch.five is None else min(stretch.five, over.strength)
        return
    low = -1 if over is None else over.key >> 2
    how = "LEAD" if over is None else "PARTNER" if helped else "PASS" if made is None else "PLAY"
    pattern = "PAIR" if size == 2 else "SINGLE"
    name = f"PARTNER_{pattern}" if how == "PARTNER" else f"{pattern}_{how}"
    stretch.ranks.setdefault(name, set()).update(range(low + 1, top))


def expected(stretch: Stretch, hand: int, options: Options) -> float:
    """How surprising a stretch is if the seat held these cards then."""
    copies = [(hand >> 4 * rank & 15).bit_count() for rank in range(13)]
    place = 0 if stretch.size <= 4 else 1 if stretch.size <= 7 else 2 if stretch.size <= 10 else 3
    total = 0.0
    for name, ranks in stretch.ranks.items():
        spared = {rank for rank in ranks if (copies[rank] >= 2 if "PAIR" in name else copies[rank] % 2)}
        low, high = SURPRISAL[Skip[name]][place]
        total += low * bool(spared - ACES_AND_TWOS) + high * bool(spared & ACES_AND_TWOS)
    if stretch.five is not None:
        suits = [sum((hand >> 4 * rank + suit & 1) << 4 * rank for rank in range(13)) for suit in range(4)]
        total += SURPRISAL[Skip.FIVE_PASS][place][0] * above(stretch.five, options.straights).held(*suits)
    return total


@pytest.mark.parametrize("name", TABLES)
def test_what_was_skipped_is_as_surprising_as_the_true_hands_make_it(name: str) -> None:
    tried = 0
    for number in range(8):
        states, random = course(name, number), Random(number)
        for _ in range(10):
            state, viewer = states[random.randrange(len(states))], random.randrange(4)
            evidence = evidence_of(state.view(viewer))
            assert evidence[viewer] == ()
            for seat in {0, 1, 2, 3} - {viewer}:
                now = packed(state.hands[seat])
                others = [each for cards in state.hands for each in values_in(packed(cards))]
                another = bits_of(random.sample(others, len(state.hands[seat])))
                for hand in (now, another):
                    known = stretches(states, seat, state)
                    wanted = sum(expected(each, each.held & ~now | hand, state.options) for each in known)
                    assert surprisal(evidence[seat], hand) == pytest.approx(wanted), (number, seat)
                    tried += wanted > 0
                informing = [each for each in evidence[seat] if each.informs()]
                latest = [each for each in known if each.ranks or each.five is not None]
                assert len(informing) <= len(latest)
                assert [each.later for each in informing] == sorted(each.later for each in informing)
    assert tried > 100


def test_the_stage_of_a_hand_is_by_its_size() -> None:
    assert [stage(number) for number in range(1, 14)] == [0] * 4 + [1] * 3 + [2] * 3 + [3] * 3


def test_the_latest_pieces_alone_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def weighed(evidence: Any, _hand: int) -> float:
        seen.append(len(evidence))
        return 0.0

    monkeypatch.setattr("engine.games.big_two.ai.imagine.belief.surprisal", weighed)
    states = course("individual", 1)
    state = max(states[:-1], key=lambda state: max(map(len, evidence_of(state.view(0)))))
    assert max(map(len, evidence_of(state.view(0)))) > LATEST - 2
    believed(state.view(0), infers=True)(Random(0))
    assert 0 < max(seen) <= LATEST


@pytest.mark.parametrize(
    ("one", "other", "here", "there", "starter", "may"),
    [
        (4, 8, 52, 52, None, True),
        (4, 8, 52, 52, 1, True),
        (0, 8, 52, 52, 1, False),
        (8, 0, 52, 52, 1, False),
        (0, 8, 52, 52, None, True),
        (4, 8, 8, 52, None, False),  # the eight would lie where all is below it
        (4, 8, 9, 52, None, True),
        (8, 4, 52, 8, None, False),
        (8, 4, 52, 9, None, True),
    ],
)
def test_cards_change_places_only_where_both_may_lie(
    one: int, other: int, here: int, there: int, starter: int | None, may: bool
) -> None:
    """A card stays below what is proven of a hand, and a 3♦ whose holder is known stays."""
    facts = Facts((one, other), {1: 1, 2: 1}, {1: Bound(here), 2: Bound(there)}, starter)
    assert _may_swap(facts, one, 1, other, 2) == may
    assert THREE_OF_DIAMONDS_VALUE == 0


@pytest.mark.parametrize("name", TABLES)
def test_what_is_proven_is_true_and_counts_every_card(name: str) -> None:
    """The unseen cards are those of the other hands; limits hold; who leads a first set holds the 3♦."""
    for number in range(8):
        states = course(name, number)
        for state in states:
            for viewer in (0, 3):
                known = facts_of(state.view(viewer))
                others = [seat for seat in range(4) if seat != viewer]
                assert sorted(known.unseen) == sorted(
                    v for seat in others for v in values_in(packed(state.hands[seat]))
                )
                assert dict(known.places) == {seat: len(state.hands[seat]) for seat in others}
                for seat in others:
                    assert all(value < known.bounds[seat].limit for value in values_in(packed(state.hands[seat])))
                holder = next((seat for seat in others if 0 in values_in(packed(state.hands[seat]))), None)
                assert known.starter == (holder if state.standing is None else None)


def test_a_lot_of_nothing_has_a_logarithm() -> None:
    """The lots are: first card, second card, and one that is 0: as if it were very small, the exchange is kept."""
    lots = [0.0, 0.6, 0.0] + [0.0] * 1000
    hands, facts = [1 << 4, 1 << 8], Facts((4, 8), {0: 1, 1: 1}, {0: Bound(), 1: Bound()}, None)
    _swapped(hands, [(4, 0), (8, 1)], facts, ((), ()), iter(lots).__next__)
    assert hands == [1 << 8, 1 << 4]
