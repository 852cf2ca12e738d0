"""Quiet questions take the same time whoever could do anything; a late answer waits; the person's own choice pauses."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.play.driver import DealDriver
from app.play.pace import Pace
from app.session import bots_around, session_of
from engine.cards import shuffled
from engine.events import STOCK, Said
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.prompts import is_quiet
from engine.record import Record, opened
from tests.app.fakes import HandDelay, QuickThinkers, SlowThinkers

BASHI = GAMES["bashi_fen"]
OPTIONS = BASHI.presets["tuo_la_ji"]
PACE = Pace()


class Meek(QuickThinkers):
    """Passes whatever it holds."""

    def ask(self, seat: int, generation: int, game: AnyGame, _view: Any, _bot: str, seed: str) -> None:
        self.asked.append((seat, seed))
        self.answered.emit(seat, generation, game.read_action("pass"))


class Watched:
    """A table, and everything that it shows, asks and waits for."""

    def __init__(self, record: Record, thinkers: QuickThinkers | SlowThinkers, bot: str = "greedy") -> None:
        self.delay = HandDelay()
        bots = bots_around(BASHI, record.options, bot)
        self.driver = DealDriver(thinkers, PACE, self.delay)  # type: ignore[arg-type]
        self.session = session_of(record, 1, bots)
        self.thinkers = thinkers
        self.seen: list[object] = []
        self.steps: list[tuple[Any, Any]] = []
        self.refusals: list[Any] = []
        self.driver.dealt.connect(self._see)
        self.driver.happened.connect(self._see)
        self.driver.refused.connect(self.refusals.append)

    def begin(self) -> None:
        self.driver.begin(self.session)

    def _see(self, events: Any, view: Any) -> None:
        self.steps.append((events, view))
        self.seen += [events, view, view.prompt(), BASHI.presentation.bids(view), BASHI.presentation.notices(view)]

    def move_on(self) -> None:
        """The time that is waited for passes; where nothing is, the stage comes to rest first."""
        if self.delay.running is None:
            self.driver.settled()
        self.seen.append(self.delay.running)
        self.delay.pass_by()

    def until_ours(self) -> None:
        """Until the person is asked; the deal is not over before."""
        while not self.driver.ours:
            self.move_on()

    def pass_to_the_end(self) -> None:
        """The person passes until the bidding is over."""
        while self.driver.state.turn is not None and BASHI.presentation.bids(self.driver.view):
            if self.driver.ours:
                self.driver.submit(BASHI.read_action("pass"))
            else:
                self.move_on()


def record_of(number: int) -> Record:
    """A deal of this number."""
    return next_record(Match(BASHI, OPTIONS, number))


def others_mixed(record: Record, seed: int) -> Record:
    """The same deal for us, with what the others and the kitty hold dealt otherwise."""
    shuffle, seats = record.shuffle, OPTIONS.seats
    taken = len(shuffle.deck) - 8
    ours = {place for place in range(taken) if (shuffle.first + place) % seats == 0}
    theirs = shuffled([card for place, card in enumerate(shuffle.deck) if place not in ours], Random(seed).random)
    rest = iter(theirs)
    deck = tuple(card if place in ours else next(rest) for place, card in enumerate(shuffle.deck))
    return replace(record, shuffle=replace(shuffle, deck=deck))


def told(record: Record, thinkers: QuickThinkers | SlowThinkers, bot: str = "greedy") -> Watched:
    """The whole bidding, in which we pass."""
    at = Watched(record, thinkers, bot)
    at.begin()
    at.pass_to_the_end()
    return at


@pytest.mark.rule("BSF-16")
@pytest.mark.parametrize("number", [1, 2])
def test_nothing_shows_who_could_bid(number: int) -> None:
    record = record_of(number)
    at = told(record, Meek())
    asked = {tuple(seat for seat, _ in at.thinkers.asked)} if isinstance(at.thinkers, Meek) else set()
    for seed in range(3):
        mixed = told(others_mixed(record, seed), Meek())
        assert mixed.seen == at.seen
        assert isinstance(mixed.thinkers, Meek)
        asked.add(tuple(seat for seat, _ in mixed.thinkers.asked))
    assert len(asked) > 1  # others could bid in other deals, and only the thinkers know


def test_cards_follow_each_other_and_rounds_wait_for_the_stage() -> None:
    at = told(record_of(1), Meek())
    waits = [each for each in at.seen if isinstance(each, int)]
    assert set(waits) == {PACE.take, PACE.round}
    assert waits.count(PACE.take) >= 95  # the first card, the last one and the round after it wait for the stage


def test_a_round_leaves_searching_seats_their_time_and_all_seats_the_same() -> None:
    waits = {each for each in told(record_of(1), Meek(), "search:strong").seen if isinstance(each, int)}
    assert waits == {PACE.take, 380}


def test_for_a_bot_that_is_not_done_in_time_the_fast_player_answers() -> None:
    """The same pace whether it thinks long, and the same bids as of those who answer at once."""
    record = record_of(3)
    slow, quick = told(record, SlowThinkers()), told(record, QuickThinkers())
    assert isinstance(slow.thinkers, SlowThinkers)
    assert slow.thinkers.cancelled == len(slow.thinkers.waiting) - 1 > 0  # all but the first question after the bids
    assert slow.seen == quick.seen
    assert any(isinstance(event, Said) for events, _ in slow.steps for event in events)


def first_choice() -> Watched:
    """A table that has paused since we could bid for the first time."""
    at = Watched(record_of(5), Meek())
    at.begin()
    at.until_ours()
    return at


def test_the_first_bid_that_we_could_make_is_a_pause_and_later_ones_are_none() -> None:
    at = first_choice()
    assert at.delay.running is None
    assert BASHI.presentation.bids(at.driver.view)
    assert at.driver.view.stock > 8
    at.driver.submit(BASHI.read_action("pass"))
    at.until_ours()
    assert at.driver.view.stock == 0  # at the end it is asked once more


def test_a_bid_pressed_while_cards_fly_is_made_with_our_next_card() -> None:
    at = first_choice()
    at.driver.submit(BASHI.read_action("pass"))
    at.move_on()
    wished = next(cell.bids[0] for cell in BASHI.presentation.bids(at.driver.view) if cell.bids)
    at.driver.wish(wished)
    for _ in range(OPTIONS.seats):
        at.move_on()
    assert at.driver.view.phase.named.cards == wished.cards
    assert not at.refusals


def test_a_wish_that_is_taken_back_is_no_pass() -> None:
    at = first_choice()
    at.driver.wish(BASHI.read_action("pass"))
    assert at.driver.ours


def test_a_wish_that_does_not_go_any_more_is_refused_and_forgotten() -> None:
    at = first_choice()
    at.driver.submit(BASHI.read_action("pass"))
    at.driver.wish(BASHI.read_action("bid 3S"))
    for _ in range(OPTIONS.seats):
        at.move_on()
    assert [refusal.text.key for refusal in at.refusals] == ["refusal.not_in_hand"]
    assert at.driver.view.phase.named is None


def test_the_rest_is_dealt_without_a_pause_until_the_last_card() -> None:
    at = first_choice()
    before = len(at.seen)
    at.driver.hurry()
    at.until_ours()
    assert PACE.take not in at.seen[before:]
    assert PACE.hurry in at.seen[before:]
    assert at.driver.view.stock == 0


def test_a_level_that_no_clock_stops_answers_by_rule_so_that_it_is_the_same_on_every_machine() -> None:
    step, record = opened(record_of(20261122)), record_of(20261122)
    while step.state.turn is not None:
        view = step.state.view(step.state.turn)
        by_rule = BASHI.greedy(view, Random(1))
        prompt = view.prompt()
        if STOCK not in view.places() and is_quiet(prompt) and len(prompt.actions) > 1 and view.seat != 0:
            break
        step, record = act(step.state, by_rule), replace(record, actions=(*record.actions, by_rule))
    thinkers = SlowThinkers()
    table = Watched(record, thinkers, "search:nskilled")
    table.begin()
    table.move_on()
    assert table.driver.session.record.actions[len(record.actions)] == by_rule
    assert all(seat != view.seat for seat, *_ in thinkers.waiting)
