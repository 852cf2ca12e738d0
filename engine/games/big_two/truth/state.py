"""The whole truth about one set of Big Two, and how every action changes it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards, without
from engine.events import Ended, Event, Line, Marked, Moved, Place, Said, Scored, Seat, Zone
from engine.game import Log, Shuffle, Step
from engine.games.big_two.actions import Action, Pass, Play
from engine.games.big_two.melds import in_order, read_meld
from engine.games.big_two.options import AUTOMATIC, SEATS, THREE_OF_DIAMONDS, Options
from engine.games.big_two.rules.phases import Finished, Phase, Playing
from engine.games.big_two.rules.scoring import changes, result_lines, winning
from engine.games.big_two.rules.standing import Standing
from engine.games.big_two.rules.view import View
from engine.parts import climbing
from engine.parts.drawing import hands_taken, taking
from engine.parts.seats import seat_before
from engine.values import replace
from engine.words import text


@dataclass(frozen=True, slots=True)
class State:
    """One set: the hands by seat, the phase, and what every seat has seen."""

    options: Options
    standing: Standing | None
    shuffle: Shuffle
    hands: tuple[Cards, ...]
    phase: Phase
    log: Log[Action]

    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the set is over."""
        return self.phase.turn

    def view(self, seat: Seat) -> View:
        """What this seat may know, listed one by one."""
        return View(
            seat=seat,
            options=self.options,
            standing=self.standing,
            first=self.shuffle.first,
            hand=self.hands[seat],
            counts=tuple(map(len, self.hands)),
            phase=self.phase,
            opening=self.log.opening[seat],
            history=self.log.seen[seat],
        )

    def after(self, action: Action) -> Step[Action]:
        """The set one action on; assumes that the seat on turn may do it."""
        assert isinstance(self.phase, Playing)
        match action:
            case Pass():
                change = _passed(self, self.phase)
            case Play():
                change = _played(self, self.phase, action)
        log = self.log.then(self.phase.turn, action, change.events)
        return Step(replace(self, hands=change.hands, phase=change.phase, log=log), change.events)


@dataclass(frozen=True, slots=True)
class Change:
    """The result of an action: the hands and phase after it, and the events."""

    hands: tuple[Cards, ...]
    phase: Phase
    events: tuple[Event, ...]


def deal(options: Options, standing: Standing | None, shuffle: Shuffle) -> Step[Action]:
    """The cards are taken; the holder of the 3♦ leads, later who went out in the last set (BT-04, BT-19)."""
    hands = hands_taken(shuffle.deck, shuffle.first, SEATS)
    events = taking(shuffle.deck, shuffle.first, SEATS)
    if standing is None:
        starter = next(seat for seat, hand in enumerate(hands) if THREE_OF_DIAMONDS in hand)
        events = (*events, Said(starter, text("said.starter")))
    else:
        starter = standing.starter
    events = (*events, Marked("starter", starter))
    playing = Playing(climbing.first_trick(starter, SEATS))
    return Step(State(options, standing, shuffle, hands, playing, Log.opened(SEATS, events)), events)


def settle(state: State, _standing: Standing | None) -> Standing:
    """Who went out starts the next set (BT-19)."""
    assert isinstance(state.phase, Finished)
    return Standing(state.phase.out)


def _passed(state: State, playing: Playing) -> Change:
    """The state after a pass; when all others have passed, the cards go aside and the best leads (BT-17, BT-18)."""
    counts = tuple(map(len, state.hands))
    trick, events = climbing.after_pass(playing.trick, counts, reenter=state.options.reenter)
    said = Said(playing.turn, text("said.pass"))
    return Change(state.hands, replace(playing, trick=trick), (said, *events))


def _played(state: State, playing: Playing, play: Play) -> Change:
    """The state after a play: its player may be left with one card, lay the rest down, or be out."""
    seat = playing.turn
    meld = read_meld(play.cards, state.options.straights)
    assert meld is not None
    left = without(state.hands[seat], play.cards)
    kept = () if play.lay_down else left
    hands = (*state.hands[:seat], kept, *state.hands[seat + 1 :])
    trick, events = climbing.after_play(playing.trick, play.cards, meld, tuple(map(len, hands)))
    if not any(playing.trick.plays):
        events = (Marked("starter", None), *events)
    playing = replace(playing, trick=trick)
    if play.lay_down:
        laid = in_order(left)
        return _finished(state, playing, hands, seat, laid, (*events, *_laid_down(seat, laid)))
    if not left:
        return _finished(state, playing, hands, seat, (), events)
    if len(left) > 1:
        return Change(hands, playing, events)
    if play.last_card or state.options.last_card == AUTOMATIC:
        declared = replace(playing, declared=(*playing.declared, seat))
        return Change(hands, declared, (*events, *_last_card(seat)))
    forgotten = Marked(f"forgot.{seat}", seat, text("mark.forgot"))
    return Change(hands, replace(playing, forgot=(*playing.forgot, seat)), (*events, forgotten))


def _last_card(seat: Seat) -> tuple[Event, ...]:
    """The last card is declared to all, and obliges the player before from now on (BT-30, BT-31)."""
    obliged = seat_before(seat, SEATS)
    return (
        Said(seat, text("said.last_card")),
        Marked(f"last_card.{seat}", seat, text("mark.last_card")),
        Marked(f"duty.{obliged}", obliged, text("mark.duty", seat=seat)),
    )


def _laid_down(seat: Seat, cards: Cards) -> tuple[Event, ...]:
    """The rest of a hand is laid face up before its player (BT-50)."""
    shown = Moved(cards, Place(Zone.HAND, seat), Place(Zone.SHOWN, seat))
    return Said(seat, text("said.lay_down")), shown


def _finished(
    state: State, playing: Playing, hands: tuple[Cards, ...], out: Seat, laid_down: Cards, events: tuple[Event, ...]
) -> Change:
    """The state after the last play: the set is over and is scored (BT-40 … BT-43)."""
    result = (state.options, tuple(map(len, hands)), out, playing.forgot)
    shown = (Line("laid_down", (("seat", out), ("cards", laid_down)), 0),) if laid_down else ()
    scored = Scored((*shown, *result_lines(*result)), changes(*result))
    lifted = [
        event
        for seat in playing.declared
        for event in (Marked(f"last_card.{seat}", None), Marked(f"duty.{seat_before(seat, SEATS)}", None))
    ]
    ended = Finished(out, laid_down, playing.forgot, playing.trick)
    return Change(hands, ended, (*events, *lifted, Marked("out", out), scored, Ended(winning(*result))))
