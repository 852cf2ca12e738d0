"""The State of one deal of Bashi Fen: views by seat, and the step after every action."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards
from engine.events import STOCK, Event, Faces, Marked, Moved, Said, Seat
from engine.game import Log, Shuffle, Step
from engine.games.bashi_fen.actions import Action, Bury, Play
from engine.games.bashi_fen.options import Options, fluid
from engine.games.bashi_fen.rules.levels import level_mark
from engine.games.bashi_fen.rules.phases import (
    Asking,
    Burying,
    Calling,
    Claiming,
    Contesting,
    Finished,
    Playing,
    Taking,
)
from engine.games.bashi_fen.rules.standing import (
    Standing,
    declarer_to_be,
    levels_of,
    shuffler_of,
    turn_after,
)
from engine.games.bashi_fen.rules.view import View
from engine.games.bashi_fen.truth.kitty import buried, contested
from engine.games.bashi_fen.truth.playing import answered_call, trick_played
from engine.games.bashi_fen.truth.taking import answered_claim, answered_in_round, answered_while_taking, takes_card
from engine.games.bashi_fen.truth.truth import SEEN_BY_NOBODY, Transition, Truth
from engine.values import replace
from engine.words import text


@dataclass(frozen=True, slots=True)
class State:
    """The truth about one deal, and what every seat has seen of it."""

    truth: Truth
    turned_up: Cards
    log: Log[Action]

    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the deal is over."""
        return self.truth.phase.turn

    def view(self, seat: Seat) -> View:
        """What this seat may know, listed one by one."""
        truth = self.truth
        return View(
            seat=seat,
            options=truth.options,
            standing=truth.standing,
            first=truth.first,
            turned_up=self.turned_up,
            phase=truth.phase,
            hand=truth.hands[seat],
            counts=tuple(map(len, truth.hands)),
            shown=truth.shown,
            stock=len(truth.stock),
            kitty=_kitty_seen(truth, seat),
            piles=truth.piles,
            aside=truth.aside,
            opening=self.log.opening[seat],
            history=self.log.seen[seat],
        )

    def after(self, action: Action) -> Step[Action]:
        """The deal one action on; assumes that the seat on turn may do it."""
        assert self.turn is not None
        truth, events = _transition(self.truth, action)
        veiled = Bury((None,) * len(action.cards)) if isinstance(action, Bury) else None
        return Step(replace(self, truth=truth, log=self.log.then(self.turn, action, events, veiled)), events)


def _kitty_seen(truth: Truth, seat: Seat) -> Faces:
    """The kitty as a seat knows it: all of it, or only what has been turned (BSF-17, BSF-30, BSF-61)."""
    if truth.kitty_seen is None or seat in truth.kitty_seen:
        return truth.kitty
    return (*truth.kitty[: truth.turned], *(None,) * (len(truth.kitty) - truth.turned))


def _transition(truth: Truth, action: Action) -> Transition:
    match truth.phase:
        case Taking() as phase:
            return answered_while_taking(truth, phase, action)
        case Asking() as phase:
            return answered_in_round(truth, phase, action)
        case Claiming() as phase:
            return answered_claim(truth, phase, action)
        case Burying() as phase if isinstance(action, Bury):
            return buried(truth, phase, action)
        case Contesting() as phase:
            return contested(truth, phase, action)
        case Calling() as phase:
            return answered_call(truth, phase, action)
        case Playing() as phase if isinstance(action, Play):
            return trick_played(truth, phase, action)
    raise ValueError(f"{action} does not belong in {type(truth.phase).__name__}")


def deal(options: Options, standing: Standing | None, shuffle: Shuffle) -> Step[Action]:
    """The deck lies in the middle, and the first seat has taken the first card (BSF-10)."""
    seats = options.seats
    nothing: tuple[Cards, ...] = ((),) * seats
    phase = Taking(shuffle.first)
    truth = Truth(options, standing, shuffle.first, phase, nothing, shuffle.deck, shown=nothing, piles=nothing)
    box = Moved(shuffle.deck, None, STOCK, SEEN_BY_NOBODY)
    truth, taken = takes_card(truth, shuffle.first)
    roles = (*_levels_said(options, standing), *_declarer_said(options, standing))
    events = (*roles, box, *_turned_up(options, shuffle), *taken)
    return Step(State(truth, shuffle.turned, Log.opened(seats, events)), events)


def _levels_said(options: Options, standing: Standing | None) -> tuple[Event, ...]:
    return tuple(level_mark(options, seat, level) for seat, level in enumerate(levels_of(options, standing)))


def _declarer_said(options: Options, standing: Standing | None) -> tuple[Event, ...]:
    """Who is declarer, where everybody knows it before a card is taken (BSF-71)."""
    declarer = declarer_to_be(options, standing)
    return () if declarer is None else (Marked("declarer", declarer),)


def _turned_up(options: Options, shuffle: Shuffle) -> tuple[Event, ...]:
    """The card that decides who takes first is shown on the table, then the deck is cut (BSF-10)."""
    size = len(shuffle.deck)
    first: tuple[Event, ...] = (Marked("first", shuffle.first),)
    if not shuffle.turned:
        return first
    shuffler = shuffler_of(options, shuffle.first, shuffle.turned)
    shown = [Moved((*(None,) * (size - 1), card), STOCK, STOCK) for card in shuffle.turned]
    closed = Moved((None,) * size, STOCK, STOCK)
    return (*shown, Said(shuffler, text("said.turned", card=shuffle.turned[-1])), closed, *first)


def settle(state: State, standing: Standing | None) -> Standing:
    """Levels, the declarer, the first taker and the winners for the next hand (BSF-10, BSF-17, BSF-71)."""
    truth, phase = state.truth, state.truth.phase
    options = truth.options
    assert isinstance(phase, Finished)
    if not phase.tricks or phase.named is None:
        if standing is None:
            return Standing(levels_of(options, None), None, truth.first)
        return replace(standing, first=truth.first)
    declarer = phase.named.declarer
    if not fluid(options):
        held = declarer in phase.winners
        following = turn_after_declarer(options, declarer, held)
        return Standing(phase.levels, following, following, phase.winners)
    order = ((declarer + step) % options.seats for step in range(1, options.seats + 1))
    first = next(seat for seat in order if seat in phase.winners)
    return Standing(phase.levels, declarer, first, phase.winners)


def turn_after_declarer(options: Options, declarer: Seat, held: bool) -> Seat:
    """With fixed partners: the declarer's partner after a hand that was held, else the next to play (BSF-71)."""
    return turn_after(options, declarer, 2 if held else 1)
