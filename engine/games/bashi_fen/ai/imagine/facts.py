"""What a view of Bashi Fen proves about cards it cannot see: cards shown, kitties taken, follows, voids and throws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.cards import Card, Cards
from engine.events import STOCK, Event, Faces, Moved, Seat, Zone
from engine.games.bashi_fen.actions import Action, Bury, Play
from engine.games.bashi_fen.options import Options, packs_of
from engine.games.bashi_fen.rules.following.follow import bomb_may_fall, follow_refusal
from engine.games.bashi_fen.rules.leads import lead_of
from engine.games.bashi_fen.rules.parts import Lead, Part
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import turn_after
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View

AssignedHands = Mapping[Seat, Sequence[Card]]
"""The other seats' present hands, as one assignment has them."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat held these cards after this many cards taken, takes of the kitty, and plays of its own."""

    seat: Seat
    cards: Cards
    taken: int
    takes: int
    plays: int


@dataclass(slots=True)
class KittyTake:
    """A seat took the kitty, of which this view saw ``faces``; ``place``: of its burial in the history, if it came."""

    seat: Seat
    faces: list[Card | None]
    place: int | None = None
    buried: Cards | None = None


@dataclass(frozen=True, slots=True)
class Followed:
    """A seat followed a lead with ``play``, which was allowed; it held ``rest`` besides its present hand (BSF-53)."""

    seat: Seat
    lead: Lead
    play: Cards
    rest: Cards
    trumps: Trumps
    options: Options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose cards it is about."""
        return (self.seat,)

    def holds(self, hands: AssignedHands) -> bool:
        """Whether the follow was allowed from these hands."""
        hand = (*self.rest, *hands[self.seat])
        return follow_refusal(self.lead, hand, self.play, self.trumps, self.options) is None


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat objected to a throw with these cards, or none; it held ``rest`` besides its present hand."""

    seat: Seat
    lead: Lead
    rest: Cards
    cards: Cards
    trumps: Trumps
    options: Options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose cards it is about."""
        return (self.seat,)

    def holds(self, hands: AssignedHands) -> bool:
        """Whether it would have answered the same with this hand (BSF-5D)."""
        found = objection(self.lead, [(*self.rest, *hands[self.seat])], self.trumps, self.options)
        return Counter(found.cards if found else ()) == Counter(self.cards)


@dataclass(frozen=True, slots=True)
class Forced:
    """A throw failed, and ``forced`` was led instead, as all other hands together decide (BSF-5D)."""

    lead: Lead
    rests: tuple[tuple[Seat, Cards], ...]
    forced: Cards
    trumps: Trumps
    options: Options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose cards it is about."""
        return tuple(seat for seat, _ in self.rests)

    def holds(self, hands: AssignedHands) -> bool:
        """Whether the same part would have been left with these hands."""
        others = [(*rest, *hands[seat]) for seat, rest in self.rests]
        found = objection(self.lead, others, self.trumps, self.options)
        return found is not None and Counter(found.forced.cards) == Counter(self.forced)


Fact = Followed | Answered | Forced


def bounded(fact: Fact) -> bool:
    """Whether a fact only limits the copies of single cards in a hand, because no pair was played to a pair."""
    if not isinstance(fact, Followed) or packs_of(fact.options) > 2:
        return False
    return len(fact.lead.parts) == 1 and fact.lead.parts[0].shape == (2, 1)


@dataclass(slots=True)
class DealHistory:
    """A deal as this view saw it, collected event by event."""

    view: View
    own: list[Card] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    takes: list[KittyTake] = field(default_factory=list)
    plays: list[list[Cards]] = field(default_factory=list)
    attempts: list[tuple[int, Seat, Play, Cards, Seat | None, Cards]] = field(default_factory=list)


def deal_history(view: View) -> DealHistory:
    """Reads the opening and the history once, from the first card on."""
    seats = view.options.seats
    history = DealHistory(view, taken=[0] * seats, plays=[[] for _ in range(seats)])
    lying: list[list[Card]] = [[] for _ in range(seats)]
    for event in view.opening:
        _learn(history, lying, event)
    for place, seen in enumerate(view.history):
        if isinstance(seen.action, Play):
            _learn_play(history, lying, seen.seat, seen.action, seen.events)
            continue
        for event in seen.events:
            _learn(history, lying, event)
        if isinstance(seen.action, Bury):
            _learn_burial(history, place, seen.action)
    return history


def _learn_burial(history: DealHistory, place: int, action: Action) -> None:
    assert isinstance(action, Bury)
    take = history.takes[-1]
    take.place = place
    known = tuple(card for card in action.cards if card is not None)
    take.buried = known if len(known) == len(action.cards) else None


def _learn(history: DealHistory, lying: list[list[Card]], event: Event) -> None:
    """Adds an event: a card taken, the kitty taken, cards shown or taken back."""
    match event:
        case Moved(cards, source, target) if source == STOCK and target.zone is Zone.HAND:
            history.taken[_seat(target.seat)] += 1
            history.own += (card for card in cards if card is not None)
        case Moved(cards, source, target) if source is not None and source.zone is Zone.KITTY != target.zone:
            _learn_take(history, _seat(target.seat), cards)
        case Moved(cards, source, target) if target.zone is Zone.SHOWN:
            seat = _seat(target.seat)
            lying[seat] += (card for card in cards if card is not None)
            _remember(history, seat, tuple(lying[seat]))
        case Moved(cards, source, _) if source is not None and source.zone is Zone.SHOWN:
            lying[_seat(source.seat)].clear()


def _remember(history: DealHistory, seat: Seat, cards: Cards) -> None:
    shown = Shown(seat, cards, history.taken[seat], len(history.takes), len(history.plays[seat]))
    history.shown.append(shown)


def _learn_take(history: DealHistory, seat: Seat, cards: Faces) -> None:
    """Adds a take of the kitty, which comes in two moves where some of it had been turned."""
    last = history.takes[-1] if history.takes else None
    if last is not None and last.seat == seat and last.place is None:
        last.faces += cards
    else:
        history.takes.append(KittyTake(seat, list(cards)))


def _learn_play(
    history: DealHistory, lying: list[list[Card]], seat: Seat, play: Play, events: tuple[Event, ...]
) -> None:
    """Adds a play, or a throw that failed: the beating cards that another shows, and what is taken back."""
    leading = all(len(plays) == len(history.plays[seat]) for plays in history.plays)
    back: Cards = ()
    objector: Seat | None = None
    beating: Cards = ()
    for event in events:
        match event:
            case Moved(cards, source, target) if target.zone is Zone.SHOWN:
                objector, beating = _seat(target.seat), _known(cards)
                _remember(history, objector, beating)
            case Moved(cards, source, target) if (
                source is not None and source.zone is Zone.TABLE and target.zone is Zone.HAND
            ):
                back = _known(cards)
    lying[seat].clear()
    if leading:
        trick = len(history.plays[seat])
        kept = tuple((Counter(play.cards) - Counter(back)).elements())
        history.plays[seat].append(kept)
        history.attempts.append((trick, seat, play, kept, objector, beating))
        if back:
            _remember(history, seat, back)
    else:
        history.plays[seat].append(play.cards)


def _known(cards: Faces) -> Cards:
    return tuple(card for card in cards if card is not None)


def _seat(seat: Seat | None) -> Seat:
    assert seat is not None
    return seat


def shown_to_all(history: DealHistory) -> dict[Seat, Counter[Card]]:
    """The cards that all know to lie in each hand: shown in bids and throws, and neither played nor buried since.

    That some hand has the declarer's called copy is no such fact, nor is what follows from voids.
    """
    found: dict[Seat, Counter[Card]] = {}
    for fact in history.shown:
        if any(take.seat == fact.seat for take in history.takes[fact.takes :]):
            continue
        gone = Counter(card for play in history.plays[fact.seat][fact.plays :] for card in play)
        gone += Counter(history.view.shown[fact.seat])
        found[fact.seat] = found.get(fact.seat, Counter()) | (Counter(fact.cards) - gone)
    return found


def facts_of(history: DealHistory) -> tuple[Fact, ...]:
    """Everything that plays prove, without what follows from voids alone."""
    return (*_follows(history), *_attempts(history))


def leads_of(view: View) -> tuple[Lead, ...]:
    """The lead of every trick, the one on the table included."""
    now = view.phase.lead if isinstance(view.phase, Playing) else None
    return (*(trick.lead for trick in view.tricks), *(() if now is None else (now,)))


def voids_of(history: DealHistory) -> frozenset[tuple[Seat, object]]:
    """Seats and suits of which they have no cards: they did not follow with as many as were led (BSF-51, BSF-53)."""
    view = history.view
    return frozenset(
        (seat, lead.suit)
        for seat, plays in enumerate(history.plays)
        if seat != view.seat
        for lead, play in zip(leads_of(view), plays, strict=False)
        if len(view.trumps.of_suit(play, lead.suit)) < lead.size
        and not bomb_may_fall(lead, play, view.trumps, view.options)
    )


def loose_leads_of(history: DealHistory) -> tuple[tuple[Seat, Part], ...]:
    """Tractors with gaps and their leaders, who hold no card of a gap (BSF-59)."""
    view = history.view
    leads = ((leader, lead_of(play.groups, view.trumps, view.options)) for _, leader, play, _, _, _ in history.attempts)
    return tuple((leader, lead.parts[0]) for leader, lead in leads if lead is not None and lead.parts[0].loose)


def _follows(history: DealHistory) -> list[Followed]:
    view = history.view
    found = []
    for seat, plays in enumerate(history.plays):
        if seat == view.seat:
            continue
        for trick, (lead, play) in enumerate(zip(leads_of(view), plays, strict=False)):
            suited = len(view.trumps.of_suit(play, lead.suit)) == lead.size
            if lead.size > 1 and suited and Counter(play) != Counter(lead.cards):
                rest = tuple(card for later in plays[trick:] for card in later)
                found.append(Followed(seat, lead, play, rest, view.trumps, view.options))
    return found


def _attempts(history: DealHistory) -> list[Answered | Forced]:
    """The facts of throws: seats before the objecting one had no objection; later seats prove nothing."""
    view, trumps, options = history.view, history.view.trumps, history.view.options
    found: list[Answered | Forced] = []
    for trick, leader, play, kept, objector, beating in history.attempts:
        lead = lead_of(play.groups, trumps, options)
        if lead is None or (len(lead.parts) == 1 and not lead.parts[0].loose):
            continue
        order = [turn_after(options, leader, step) for step in range(1, options.seats)]
        rests = tuple((seat, tuple(card for later in history.plays[seat][trick:] for card in later)) for seat in order)
        for seat, rest in rests:
            if seat != view.seat:
                found.append(Answered(seat, lead, rest, beating if seat == objector else (), trumps, options))
            if seat == objector:
                break
        if objector is not None and options.failed_throw == "lowest_beaten_part":
            found.append(Forced(lead, rests, kept, trumps, options))
    return found
