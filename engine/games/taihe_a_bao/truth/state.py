"""The whole truth about one deal of Taihe A Bao, and how every action changes it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards, without
from engine.events import Ended, Event, Line, Marked, Moved, Place, Said, Scored, Seat, Zone
from engine.game import Log, Shuffle, Step
from engine.games.taihe_a_bao.actions import Action, Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.melds import read_meld
from engine.games.taihe_a_bao.options import FOUR_OF_HEARTS, Options, three_aces_are_four
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Exchange, Finished, Phase, Playing, Returning
from engine.games.taihe_a_bao.rules.scoring import changes, result_lines, stakes
from engine.games.taihe_a_bao.rules.standing import Standing, dealer_of, starter_known
from engine.games.taihe_a_bao.rules.view import View
from engine.parts import climbing
from engine.parts.drawing import hands_taken, taking
from engine.parts.seats import seat_after
from engine.values import replace
from engine.words import text


@dataclass(frozen=True, slots=True)
class State:
    """One deal: the hands by seat, the phase, and what every seat has seen."""

    options: Options
    standing: Standing | None
    shuffle: Shuffle
    starter: Seat
    protected: bool
    hands: tuple[Cards, ...]
    phase: Phase
    log: Log[Action]

    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the deal is over."""
        return self.phase.turn

    def view(self, seat: Seat) -> View:
        """What this seat may know, listed one by one."""
        return View(
            seat=seat,
            options=self.options,
            standing=self.standing,
            first=self.shuffle.first,
            dealer=dealer_of(self.options, self.standing, self.shuffle.first),
            starter=self.starter,
            protected=self.protected,
            hand=self.hands[seat],
            counts=tuple(map(len, self.hands)),
            phase=self.phase,
            opening=self.log.opening[seat],
            history=self.log.seen[seat],
        )

    def after(self, action: Action) -> Step[Action]:
        """The deal one action on; assumes that the seat on turn may do it."""
        match self.phase, action:
            case Bidding() as bidding, Pass():
                return self._step(action, _passed_bid(self, bidding))
            case Bidding(turn=seat), Declare():
                declared = Said(seat, text("said.declare"))
                return self._step(action, _play_begins(self, (declared,), seat, ()))
            case Calling() as calling, Pass():
                said = Said(calling.turn, text("said.pass"))
                return self._step(action, _spoken(self, (said,), calling.turn, calling.spoken, calling.exchanges))
            case Calling() as calling, Call(card):
                return self._step(action, _called(self, calling, card))
            case Returning() as returning, Give(card) if card is not None:
                holder = returning.exchanges[-1].holder
                return self._step(action, _returned(self, returning, card), Give(None), (holder,))
            case Playing() as playing, Pass():
                return self._step(action, _passed_play(self, playing))
            case Playing() as playing, Play(cards):
                return self._step(action, _played(self, playing, cards))
        raise ValueError(f"{action} does not belong in {type(self.phase).__name__}")

    def _step(
        self, action: Action, change: Change, veiled: Action | None = None, witnesses: tuple[Seat, ...] = ()
    ) -> Step[Action]:
        assert self.turn is not None
        log = self.log.then(self.turn, action, change.events, veiled, witnesses)
        return Step(replace(self, hands=change.hands, phase=change.phase, log=log), change.events)


@dataclass(frozen=True, slots=True)
class Change:
    """The result of an action: the hands and phase after it, and the events."""

    hands: tuple[Cards, ...]
    phase: Phase
    events: tuple[Event, ...]


def deal(options: Options, standing: Standing | None, shuffle: Shuffle) -> Step[Action]:
    """The cards are taken and the starter is known (TAB-10, TAB-20); nothing is decided yet."""
    hands = hands_taken(shuffle.deck, shuffle.first, options.seats)
    known = starter_known(options, standing)
    holder = next(seat for seat, hand in enumerate(hands) if FOUR_OF_HEARTS in hand)
    starter = holder if known is None else known
    dealer = dealer_of(options, standing, shuffle.first)
    events: tuple[Event, ...] = (
        *(() if dealer is None else (Marked("dealer", dealer),)),
        *taking(shuffle.deck, shuffle.first, options.seats),
        *((Said(holder, text("said.starter")),) if known is None else ()),
        Marked("starter", starter),
    )
    log: Log[Action] = Log.opened(options.seats, events)
    state = State(options, standing, shuffle, starter, known is None, hands, Bidding(starter), log)
    return Step(state, events)


def settle(state: State, _standing: Standing | None) -> Standing:
    """What the next deal starts from: who declared and whether they won, or who starts again (TAB-20, TAB-27)."""
    dealer = dealer_of(state.options, state.standing, state.shuffle.first)
    assert isinstance(state.phase, Finished)
    if state.phase.declarer is None:
        return Standing(starter=state.starter, dealer=dealer)
    return Standing(declarer=state.phase.declarer, won=state.phase.won, dealer=dealer)


def _passed_bid(state: State, bidding: Bidding) -> Change:
    """First round: after everybody has passed, the starter begins the second (TAB-22)."""
    said = Said(bidding.turn, text("said.pass"))
    spoken = bidding.spoken + 1
    if spoken == state.options.seats:
        nobody_yet = Marked("caller", None)  # ends the first round, and with it the passes that were said
        return Change(state.hands, Calling(state.starter), (said, nobody_yet))
    return Change(state.hands, Bidding(seat_after(bidding.turn, state.options.seats), spoken), (said,))


def _called(state: State, calling: Calling, card: Card) -> Change:
    """The holder hands the called card over face up (TAB-23)."""
    caller = calling.turn
    holder = next(seat for seat, hand in enumerate(state.hands) if card in hand)
    hands = _moved(state.hands, card, holder, caller)
    events = (
        Said(caller, text("said.call", card=card)),
        Marked("caller", caller),
        Moved((card,), Place(Zone.HAND, holder), Place(Zone.HAND, caller)),
    )
    return Change(
        hands, Returning(caller, calling.spoken, (*calling.exchanges, Exchange(caller, card, holder))), events
    )


def _returned(state: State, returning: Returning, card: Card) -> Change:
    """The caller hands a card back face down; only the two see it (TAB-23)."""
    caller, holder = returning.turn, returning.exchanges[-1].holder
    back = Moved((card,), Place(Zone.HAND, caller), Place(Zone.HAND, holder), frozenset({caller, holder}))
    handed = replace(state, hands=_moved(state.hands, card, caller, holder))
    return _spoken(handed, (back,), caller, returning.spoken, returning.exchanges)


def _spoken(
    state: State, events: tuple[Event, ...], seat: Seat, spoken: int, exchanges: tuple[Exchange, ...]
) -> Change:
    """The next seat speaks in the second round; after the last the last caller declares, or the hand is thrown in
    (TAB-26/27)."""
    if spoken + 1 < state.options.seats:
        return Change(state.hands, Calling(seat_after(seat, state.options.seats), spoken + 1, exchanges), events)
    if not exchanges:
        scored = Scored((Line("thrown_in", (), 0),), (0,) * state.options.seats)
        nobody = Finished(None, False, ((),) * state.options.seats)
        return Change(state.hands, nobody, (*events, scored, Ended((), void=True)))
    if state.options.sole_caller_wins and len(exchanges) == 1:
        declarer = exchanges[0].caller
        events = (*events, Marked("caller", None), Marked("declarer", declarer))
        return _finished(state, events, declarer, True, exchanges, ((),) * state.options.seats, (), ())
    return _play_begins(state, events, exchanges[-1].caller, exchanges)


def _play_begins(state: State, events: tuple[Event, ...], declarer: Seat, exchanges: tuple[Exchange, ...]) -> Change:
    seats = state.options.seats
    marks = (
        *((Marked("caller", None),) if exchanges else ()),
        Marked("starter", None),
        Marked("declarer", declarer),
    )
    playing = Playing(declarer, exchanges, climbing.first_trick(declarer, seats))
    return Change(state.hands, playing, (*events, *marks))


def _passed_play(state: State, playing: Playing) -> Change:
    """When all others have passed in a row, the cards are set aside and the unbeaten player leads (TAB-36)."""
    trick, events = climbing.after_pass(playing.trick, tuple(map(len, state.hands)))
    said = Said(playing.turn, text("said.pass"))
    unmarked = _unmarked(playing) if trick.over is None else ()
    return Change(state.hands, replace(playing, trick=trick), (said, *unmarked, *events))


def _played(state: State, playing: Playing, cards: Cards) -> Change:
    """The cards lie before their player; who runs out ends the hand (TAB-38)."""
    seat = playing.turn
    meld = read_meld(cards, three_aces_are_four(state.options))
    assert meld is not None
    hands = _replaced(state.hands, seat, without(state.hands[seat], cards))
    trick, moves = climbing.after_play(playing.trick, cards, meld, tuple(map(len, hands)))
    events = (*_unmarked(playing), *moves, *((Marked("bomb", seat),) if meld.bomb else ()))
    if not hands[seat]:
        won = seat == playing.declarer
        ended = replace(state, hands=hands)
        return _finished(ended, events, playing.declarer, won, playing.exchanges, trick.table, trick.aside, trick.plays)
    return Change(hands, replace(playing, trick=trick), events)


def _finished(
    state: State,
    events: tuple[Event, ...],
    declarer: Seat,
    won: bool,
    exchanges: tuple[Exchange, ...],
    table: tuple[Cards, ...],
    aside: Cards,
    plays: tuple[int, ...],
) -> Change:
    """The hand is scored, and who won it is known (TAB-38, TAB-40, TAB-41)."""
    options = state.options
    declarer_plays = plays[declarer] if plays else 0
    lines = stakes(options, len(exchanges), won, sum(plays) > declarer_plays, declarer_plays)
    scored = Scored(result_lines(options, declarer, won, lines), changes(options, declarer, won, lines[-1].amount))
    winning = tuple(seat for seat in range(options.seats) if (seat == declarer) == won)
    return Change(state.hands, Finished(declarer, won, table, aside), (*events, scored, Ended(winning)))


def _unmarked(playing: Playing) -> tuple[Event, ...]:
    """The event that removes the mark of a bomb, at the next play or at the end of the trick."""
    return (Marked("bomb", None),) if playing.over is not None and playing.over.bomb else ()


def _moved(hands: tuple[Cards, ...], card: Card, source: Seat, target: Seat) -> tuple[Cards, ...]:
    given = _replaced(hands, source, without(hands[source], (card,)))
    return _replaced(given, target, (*given[target], card))


def _replaced(all_cards: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return (*all_cards[:seat], cards, *all_cards[seat + 1 :])
