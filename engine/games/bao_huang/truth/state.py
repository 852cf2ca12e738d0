"""The whole truth about one deal of Bao Huang, and how every action changes it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import EMPEROR, EUNUCH, Cards, without
from engine.events import Ended, Event, Faces, Marked, Moved, Place, Said, Scored, Seat, Zone
from engine.game import Log, Shuffle, Step
from engine.games.bao_huang.actions import Accept, Action, Announce, Pass, PassOn, Play, Take, Tribute
from engine.games.bao_huang.melds import read_meld
from engine.games.bao_huang.options import SEATS, Options, onward, step
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Finished, Giving, Phase, Playing, Taking
from engine.games.bao_huang.rules.scoring import changes, result_lines, winning_side
from engine.games.bao_huang.rules.standing import Standing, givers, takers
from engine.games.bao_huang.rules.tribute import POOL, drawn
from engine.games.bao_huang.rules.view import View
from engine.parts import climbing
from engine.parts.drawing import hands_taken, taking
from engine.values import replace
from engine.words import text

SEEN_BY_NOBODY: frozenset[Seat] = frozenset()
PLACE_MARKS = ("first_out", "second_out", "third_out", "fourth_out", "fifth_out")


@dataclass(frozen=True, slots=True)
class State:
    """One deal: the hands by seat, the cards given as tribute so far, the phase, and what every seat has seen."""

    options: Options
    standing: Standing | None
    shuffle: Shuffle
    hands: tuple[Cards, ...]
    gifts: tuple[Cards, ...]
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
            hand=self.hands[seat],
            counts=tuple(map(len, self.hands)),
            gifts=_gifts_seen(self, seat),
            phase=self.phase,
            opening=self.log.opening[seat],
            history=self.log.seen[seat],
        )

    def after(self, action: Action) -> Step[Action]:
        """The deal one action on; assumes that the seat on turn may do it."""
        match self.phase, action:
            case Giving() as giving, Tribute(cards):
                return self._step(action, _gave(self, giving, cards), Tribute((None,) * len(cards)))
            case Taking() as picking, Take():
                return self._step(action, _took(self, picking, action))
            case Crowning(turn=seat), Accept():
                return self._step(action, _crowned(self, seat))
            case Crowning(turn=seat, holder=holder), PassOn():
                following = onward(seat, self.options)
                moved = Moved((EMPEROR,), Place(Zone.SHOWN, seat), Place(Zone.SHOWN, following))
                passed_on = (moved, Said(seat, text("said.pass_on")), _holding(following))
                return self._step(action, Change(self.hands, Crowning(following, holder), passed_on))
            case Announcing() as announcing, Pass():
                return self._step(action, _kept_quiet(self, announcing))
            case Announcing(turn=seat, emperor=emperor), Announce():
                said = Said(seat, text("said.alone" if seat == emperor else "said.eunuch"))
                playing = Playing(emperor, seat, True, (), climbing.first_trick(emperor, SEATS))
                return self._step(action, Change(self.hands, playing, (said, *_revealed(emperor, seat))))
            case Playing() as playing, Pass():
                trick, events = climbing.after_pass(playing.trick, tuple(map(len, self.hands)), step(self.options))
                said = Said(playing.turn, text("said.pass"))
                return self._step(action, Change(self.hands, replace(playing, trick=trick), (said, *events)))
            case Playing() as playing, Play():
                return self._step(action, _played(self, playing, action))
        raise ValueError(f"{action} does not belong in {type(self.phase).__name__}")

    def _step(self, action: Action, change: Change, veiled: Action | None = None) -> Step[Action]:
        assert self.turn is not None
        log = self.log.then(self.turn, action, change.events, veiled)
        state = replace(self, hands=change.hands, phase=change.phase, gifts=change.gifts, log=log)
        return Step(state, change.events)


@dataclass(frozen=True, slots=True)
class Change:
    """The result of an action: the hands, phase and gifts after it, and the events."""

    hands: tuple[Cards, ...]
    phase: Phase
    events: tuple[Event, ...]
    gifts: tuple[Cards, ...] = ()


def deal(options: Options, standing: Standing | None, shuffle: Shuffle) -> Step[Action]:
    """The cards are taken (BH-10); then the losers of the last deal give, or the emperor card is shown."""
    direction = step(options)
    hands = hands_taken(shuffle.deck, shuffle.first, SEATS, step=direction)
    events = taking(shuffle.deck, shuffle.first, SEATS, step=direction)
    giving = givers(standing, options)
    if giving:
        change = Change(hands, Giving(giving[0][0]), events)
    else:
        change = _crown_shown(hands, events)
    log: Log[Action] = Log.opened(SEATS, change.events)
    return Step(State(options, standing, shuffle, change.hands, (), change.phase, log), change.events)


def settle(state: State, _standing: Standing | None) -> Standing:
    """What the next deal starts from (BH-10, BH-20, BH-22, BH-63)."""
    ended = state.phase
    assert isinstance(ended, Finished)
    tie = winning_side(state.options, ended.finish, ended.emperor, ended.eunuch) == 0
    return Standing(state.shuffle.first, ended.finish, ended.emperor, ended.eunuch, tie)


def _gifts_seen(state: State, seat: Seat) -> Faces:
    """The gifts in the pool: own ones as they are, backs for the others (BH-21)."""
    if not isinstance(state.phase, Giving):
        return ()
    asked = givers(state.standing, state.options)
    return tuple(
        card if giver == seat else None for (giver, _), cards in zip(asked, state.gifts, strict=False) for card in cards
    )


def _crown_shown(hands: tuple[Cards, ...], events: tuple[Event, ...]) -> Change:
    """The holder of the emperor card shows it, to keep it or to pass it on (BH-11)."""
    holder = next(seat for seat, hand in enumerate(hands) if EMPEROR in hand)
    shown = Moved((EMPEROR,), Place(Zone.HAND, holder), Place(Zone.SHOWN, holder))
    rest = _replaced(hands, holder, without(hands[holder], (EMPEROR,)))
    return Change(rest, Crowning(holder, holder), (*events, shown, _holding(holder)))


def _holding(seat: Seat) -> Marked:
    """The mark of whoever holds the emperor card and has not become emperor yet."""
    return Marked("emperor", seat, text("mark.emperor_card"))


def _gave(state: State, giving: Giving, faces: Faces) -> Change:
    """The gift lies face down; when all are in, they go by lot, or are turned up to be chosen from (BH-20, BH-21)."""
    cards = tuple(card for card in faces if card is not None)
    seat = giving.turn
    hands = _replaced(state.hands, seat, without(state.hands[seat], cards))
    gifts = (*state.gifts, cards)
    moved = Moved(cards, Place(Zone.HAND, seat), POOL, frozenset({seat}))
    events: tuple[Event, ...] = (moved, Said(seat, text("said.tribute", count=len(cards))))
    asked = givers(state.standing, state.options)
    if len(gifts) < len(asked):
        return Change(hands, Giving(asked[len(gifts)][0], len(gifts)), events, gifts)
    pool = tuple(card for each in gifts for card in each)
    order = takers(state.standing, state.options, state.shuffle.first)
    if state.options.tribute == "face_up":
        return Change(hands, Taking(order[0], pool), (*events, Moved(pool, POOL, POOL)))
    return _crown_shown(*_handed_out(hands, pool, order, state.shuffle.lots, events))


def _handed_out(
    hands: tuple[Cards, ...], pool: Cards, order: tuple[Seat, ...], lots: tuple[int, ...], events: tuple[Event, ...]
) -> tuple[tuple[Cards, ...], tuple[Event, ...]]:
    """The gifts are mixed, so that not even their givers know where they go, and go out by lot (BH-21)."""
    events = (*events, Moved(pool, POOL, POOL, SEEN_BY_NOBODY))
    for taker, card in zip(order, drawn(pool, lots), strict=True):
        events = (*events, Moved((card,), POOL, Place(Zone.HAND, taker), frozenset({taker})))
        hands = _replaced(hands, taker, (*hands[taker], card))
    return hands, events


def _took(state: State, picking: Taking, action: Take) -> Change:
    """The next in order of finishing takes a card; after the last the emperor card is shown (BH-21)."""
    seat = picking.turn
    hands = _replaced(state.hands, seat, (*state.hands[seat], action.card))
    events = (Moved((action.card,), POOL, Place(Zone.HAND, seat)),)
    order = takers(state.standing, state.options, state.shuffle.first)
    taken = picking.taken + 1
    if taken == len(order):
        return _crown_shown(hands, events)
    return Change(hands, Taking(order[taken], without(picking.pool, (action.card,)), taken), events)


def _crowned(state: State, emperor: Seat) -> Change:
    """The emperor takes the card in; then all are asked to announce themselves, or the emperor leads (BH-11, BH-40)."""
    hands = _replaced(state.hands, emperor, (*state.hands[emperor], EMPEROR))
    taken_in = (
        Moved((EMPEROR,), Place(Zone.SHOWN, emperor), Place(Zone.HAND, emperor)),
        Said(emperor, text("said.emperor")),  # then: what was said of cards that are shown goes with them
        Marked("emperor", emperor),
    )
    if state.options.announce:
        return Change(hands, Announcing(emperor, emperor), taken_in)
    return Change(hands, Playing(emperor, None, False, (), climbing.first_trick(emperor, SEATS)), taken_in)


def _kept_quiet(state: State, announcing: Announcing) -> Change:
    """Nothing is shown of a pass, and everybody is asked alike, so that nothing is betrayed (BH-12, BH-64)."""
    asked, emperor = announcing.asked + 1, announcing.emperor
    if asked == SEATS:
        return Change(state.hands, Playing(emperor, None, False, (), climbing.first_trick(emperor, SEATS)), ())
    return Change(state.hands, Announcing(onward(announcing.turn, state.options), emperor, asked), ())


def _played(state: State, playing: Playing, play: Play) -> Change:
    """The cards lie before their player; who runs out drops out; a fallen eunuch card shows its side (BH-12, BH-43)."""
    seat, options = playing.turn, state.options
    meld = read_meld(play.cards, options)
    assert meld is not None
    hands = _replaced(state.hands, seat, without(state.hands[seat], play.cards))
    trick, events = climbing.after_play(playing.trick, play.cards, meld, tuple(map(len, hands)), step(options))
    if EUNUCH in play.cards and playing.eunuch is None:
        events = (*events, *_revealed(playing.emperor, seat))
        playing = replace(playing, eunuch=seat)
    if play.please:
        events = (*events, Said(seat, text("said.please")))
    playing = replace(playing, trick=trick)
    if hands[seat]:
        return Change(hands, playing, events)
    playing = replace(playing, finish=(*playing.finish, seat))
    out = Marked(PLACE_MARKS[len(playing.finish) - 1], seat)
    return _after_out(state, playing, hands, (*events, out))


def _after_out(state: State, playing: Playing, hands: tuple[Cards, ...], events: tuple[Event, ...]) -> Change:
    """The deal is over once all members of one side are out; the others share the last places (BH-43)."""
    emperor, finish = playing.emperor, playing.finish
    eunuch = playing.eunuch
    if eunuch is None:
        eunuch = next(seat for seat, hand in enumerate(hands) if EUNUCH in hand)
    ours = {emperor, eunuch}
    if not (ours <= set(finish) or set(range(SEATS)) - ours <= set(finish)):
        return Change(hands, playing, events)
    options, last = state.options, finish[-1]
    in_turn = [seat for places in range(1, SEATS) if (seat := onward(last, options, places)) not in finish]
    left = sorted(in_turn, key=lambda seat: len(hands[seat]))
    places = tuple(Marked(PLACE_MARKS[len(finish) + place], seat) for place, seat in enumerate(left))
    shown = () if playing.eunuch is not None else _revealed(emperor, eunuch)
    ended = Finished(emperor, eunuch, playing.announced, (*finish, *left), playing.trick)
    return Change(hands, ended, (*events, *places, *shown, *_result(options, ended)))


def _result(options: Options, ended: Finished) -> tuple[Event, ...]:
    how = (ended.finish, ended.emperor, ended.eunuch)
    won = winning_side(options, *how)
    ours = [seat in (ended.emperor, ended.eunuch) for seat in range(SEATS)]
    winning = tuple(seat for seat in range(SEATS) if won and ours[seat] == (won > 0))
    scored = Scored(result_lines(options, *how, ended.announced), changes(options, *how, ended.announced))
    return scored, Ended(winning)


def _revealed(emperor: Seat, eunuch: Seat) -> tuple[Event, ...]:
    """All know now who is the eunuch, or that there is none, and so who the people are (BH-12, BH-13)."""
    partner = Marked("emperor", emperor, text("mark.alone")) if emperor == eunuch else Marked("eunuch", eunuch)
    people = (seat for seat in range(SEATS) if seat not in (emperor, eunuch))
    return partner, *(Marked(f"people.{seat}", seat, text("mark.people")) for seat in people)


def _replaced(all_cards: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return (*all_cards[:seat], cards, *all_cards[seat + 1 :])
