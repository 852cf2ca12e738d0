"""What one seat of Bashi Fen may know, and the rules as questions that this seat can ask about its own moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.cards import Cards, holds
from engine.events import ASIDE, STOCK, Event, Faces, Place, Seat, Zone
from engine.game import Seen
from engine.games.bashi_fen.actions import (
    JOKERS,
    PASS,
    REDEAL,
    Action,
    Bid,
    Bury,
    Joker,
    Partners,
    PartnersByColour,
    Pass,
    Play,
    Redeal,
    in_order,
    parted,
)
from engine.games.bashi_fen.options import Options, most_partners
from engine.games.bashi_fen.pack import kitty_size
from engine.games.bashi_fen.rules.bids import BidSituation, bid_refusal, bids
from engine.games.bashi_fen.rules.candidates import burials, follows, leads
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.leads import lead_refusal, read_lead
from engine.games.bashi_fen.rules.partners import (
    call_candidates,
    call_readings,
    call_refusal,
    callable_cards,
    declarers,
    least_called,
)
from engine.games.bashi_fen.rules.parts import Lead
from engine.games.bashi_fen.rules.phases import (
    Asking,
    Burying,
    Calling,
    Claiming,
    Contesting,
    Finished,
    Phase,
    Playing,
    Taking,
    WonTrick,
)
from engine.games.bashi_fen.rules.refusals import RefusalReason
from engine.games.bashi_fen.rules.result import points_won
from engine.games.bashi_fen.rules.standing import Standing, turn_after
from engine.games.bashi_fen.rules.tricks import POINTS, winner
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of
from engine.prompts import Choose, Name, Pick, Prompt
from engine.refusals import Refusal, refuse
from engine.words import text

KITTY = Place(Zone.KITTY)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: the open table, its own hand, numbers of cards, and what it saw.

    ``turned_up``: cards turned for the first taker (BSF-10); ``counts``: cards in hand by seat; ``shown``: cards that
    lie open by seat; ``kitty``: as this seat knows it.
    """

    seat: Seat
    options: Options
    standing: Standing | None
    first: Seat
    turned_up: Cards
    phase: Phase
    hand: Cards
    counts: tuple[int, ...]
    shown: tuple[Cards, ...]
    stock: int
    kitty: Faces
    piles: tuple[Faces, ...]
    aside: Faces
    opening: tuple[Event, ...]
    history: tuple[Seen[Action], ...]

    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the deal is over."""
        return self.phase.turn

    @property
    def trumps(self) -> Trumps:
        """The order of trumps as named so far; nothing but jokers before that."""
        named = self.phase.named
        return trumps_of(self.options, None, None) if named is None else named.trumps(self.options)

    @property
    def held(self) -> Cards:
        """The own hand and the own cards that lie shown."""
        return self.hand + self.shown[self.seat]

    @property
    def tricks(self) -> tuple[WonTrick, ...]:
        """All tricks that are finished."""
        return self.phase.tricks if isinstance(self.phase, Playing | Finished) else ()

    @property
    def declarers(self) -> frozenset[Seat]:
        """The declarer's side as far as all know it; empty before the play."""
        if not isinstance(self.phase, Playing | Finished) or self.phase.named is None:
            return frozenset()
        return declarers(self.options, self.phase.named, self.phase.calls)

    @property
    def points(self) -> tuple[int, ...] | None:
        """The points that each seat has won in tricks; None where they may not be counted up (BSF-86)."""
        if self.options.hide_points:
            return None
        return points_won(self.tricks, self.options.seats)

    def places(self) -> Mapping[Place, Faces]:
        """All cards by where they lie; other hands are backs."""
        middle: dict[Place, Faces] = {STOCK: (None,) * self.stock, KITTY: self.kitty, ASIDE: self.aside}
        lying = {place: cards for place, cards in middle.items() if cards}
        plays = self.phase.plays if isinstance(self.phase, Playing) else ((),) * len(self.counts)
        for seat, (count, shown, pile, play) in enumerate(zip(self.counts, self.shown, self.piles, plays, strict=True)):
            if count:
                lying[Place(Zone.HAND, seat)] = self.hand if seat == self.seat else (None,) * count
            if shown:
                lying[Place(Zone.SHOWN, seat)] = shown
            if pile:
                lying[Place(Zone.TAKEN, seat)] = pile
            if play:
                lying[Place(Zone.TABLE, seat)] = play
        return lying

    def prompt(self) -> Prompt[Action] | None:
        """What this seat is asked now; None off turn. What others could do shows in none of it (BSF-16)."""
        if self.turn != self.seat:
            return None
        own = Place(Zone.HAND, self.seat)
        match self.phase:
            case Taking() | Asking() | Contesting():
                return Choose((PASS, *bids(self.bidding)), quiet=True, question=self.bid_question)
            case Claiming():
                may = self.refusal(REDEAL) is None
                return Choose((PASS, REDEAL) if may else (PASS,), quiet=True, question="redeal")
            case Burying():
                size = kitty_size(self.options)
                return Pick(own, "bury", size, size)
            case Calling():
                most = 1 if self.options.call == "colour" else most_partners(self.options)
                least = min(least_called(self.options, self.trumps), most)
                return Name(callable_cards(self.options, self.trumps), least, most)
            case Playing(lead=None):
                return Pick(own, "play", 1, len(self.hand))
            case Playing(lead=lead) if lead is not None:
                return Pick(own, "play", lead.size, lead.size)
        return None

    @property
    def bid_question(self) -> str:
        """The effect of a bid of this seat: name trumps first, add to its own bid, overbid, or take the kitty."""
        named = self.phase.named
        if named is None:
            return "naming"
        if isinstance(self.phase, Contesting):
            return "contesting"
        return "adding" if named.bidder == self.seat else "overbidding"

    @property
    def bidding(self) -> BidSituation:
        """The situation that decides about a bid of this seat."""
        contest = isinstance(self.phase, Contesting)
        return BidSituation(self.options, self.standing, self.phase.named, self.seat, self.held, contest)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or None where it may."""
        if self.turn is None:
            return refuse(RefusalReason.DEAL_OVER, "BSF-50")
        if self.turn != self.seat:
            return refuse(RefusalReason.NOT_YOUR_TURN, "BSF-06")
        match self.phase, action:
            case Taking() | Asking() | Claiming() | Contesting(), Pass():
                return None
            case Calling(), Pass():
                number = least_called(self.options, self.trumps)
                return refuse(RefusalReason.CALL_TOO_FEW, "BSF-40", number=number) if number else None
            case Taking() | Asking() | Contesting(), Bid():
                return bid_refusal(self.bidding, action)
            case Claiming(), Redeal():
                return self._redeal_refusal()
            case Burying(), Bury(cards):
                return self._bury_refusal(cards)
            case Calling(), Partners() | PartnersByColour():
                return call_refusal(self.options, self.trumps, action)
            case Playing(), Play():
                return self._play_refusal(self.phase, action)
        return _not_now(self.phase)

    def _redeal_refusal(self) -> Refusal | None:
        """A new deal needs a hand without trumps, or without points (BSF-18)."""
        if self.options.redeal_right == "no_trump" and any(self.trumps.suit_of(card) is None for card in self.held):
            return refuse(RefusalReason.REDEAL_HAS_TRUMPS, "BSF-18")
        if self.options.redeal_right == "no_points" and any(card.rank in POINTS for card in self.held):
            return refuse(RefusalReason.REDEAL_HAS_POINTS, "BSF-18")
        return None

    def _bury_refusal(self, cards: Faces) -> Refusal | None:
        known = tuple(card for card in cards if card is not None)
        size = kitty_size(self.options)
        if len(cards) != size:
            return refuse(RefusalReason.BURY_COUNT, "BSF-30", number=size)
        if len(known) != size or not holds(self.hand, known):
            return refuse(RefusalReason.NOT_IN_HAND, "BSF-30")
        return None

    def _play_refusal(self, playing: Playing, play: Play) -> Refusal | None:
        if not play.cards:
            return refuse(RefusalReason.PLAY_NOTHING, "BSF-50")
        if playing.lead is None:
            return lead_refusal(play.groups, self.hand, self.trumps, self.options)
        if play.parts:
            return refuse(RefusalReason.PLAY_PARTS, "BSF-5D")
        return follow_refusal(playing.lead, self.hand, play.cards, self.trumps, self.options)

    def candidates(self) -> Iterator[Action]:
        """Actions worth trying, weakest first, every one allowed; none off turn."""
        match self.prompt(), self.phase:
            case None, _:
                return
            case Choose(actions), _:
                yield from actions
            case _, Burying():
                size = kitty_size(self.options)
                yield from (Bury(in_order(cards)) for cards in burials(self.hand, size, self.trumps))
            case _, Calling():
                if self.refusal(PASS) is None:
                    yield PASS
                calls = call_candidates(self.options, self.trumps, self.hand)
                yield from (call for call in dict.fromkeys(calls) if self.refusal(call) is None)
            case _, Playing(lead=lead):
                yield from dict.fromkeys(self._plays(lead))

    def _plays(self, lead: Lead | None) -> Iterator[Play]:
        hand = self.trumps.in_order(self.hand)
        if lead is None:
            plays = leads(hand, self.trumps, self.options)
        else:
            plays = follows(lead, hand, self.trumps, self.options)
        yield from (Play(in_order(cards)) for cards in plays)

    def readings(self, cards: Cards) -> tuple[Action, ...]:
        """All that these cards may mean, best first, allowed or not; also off turn."""
        if not cards:
            return ()
        match self.phase:
            case Taking() | Asking() | Contesting():
                both = self.options.joker_bid == "both_choice" and cards[0] in JOKERS
                return tuple(Bid(in_order(cards), word) for word in (tuple(Joker) if both else (None,)))
            case Burying():
                return (Bury(in_order(cards)),)
            case Calling():
                return call_readings(self.options, cards, self.hand)
            case Playing(lead=lead):
                return (Play(in_order(cards)), *(self._other_readings(cards) if lead is None else ()))
        return ()

    def _other_readings(self, cards: Cards) -> Iterator[Play]:
        """A throw with tractors may also be meant as its tuples (BSF-5D)."""
        if not all(map(self.trumps.knows, cards)):
            return
        lead = read_lead(cards, self.trumps, self.options)
        if lead is not None and any(part.shape.length > 1 for part in lead.parts):
            tuples = parted((card,) * part.shape.width for part in lead.parts for card in dict.fromkeys(part.cards))
            if self.refusal(tuples) is None:
                yield tuples


def would_win(view: View, playing: Playing, play: Play) -> bool:
    """Whether these cards of this seat would hold the trick as it lies (BSF-23)."""
    assert playing.lead is not None
    if len(play.cards) != playing.lead.size:
        return False
    seats = [turn_after(view.options, playing.leader, step) for step in range(1, view.options.seats)]
    before = [playing.plays[seat] for seat in seats if playing.plays[seat]]
    return winner(playing.lead, [*before, play.cards], view.trumps, view.options) == len(before) + 1


def outcomes(view: View, playing: Playing) -> set[bool]:
    """Whether the plays that are worth trying would hold the trick as it lies: ``{True}`` if all of them would."""
    return {would_win(view, playing, play) for play in view.candidates() if isinstance(play, Play)}


def _not_now(phase: Phase) -> Refusal:
    """Why something is done that belongs elsewhere, with what is asked in this phase."""
    match phase:
        case Taking() | Asking():
            return refuse(RefusalReason.NOT_NOW, "BSF-11", asked=text("now.bidding"))
        case Claiming():
            return refuse(RefusalReason.NOT_NOW, "BSF-18", asked=text("now.claiming"))
        case Burying():
            return refuse(RefusalReason.NOT_NOW, "BSF-30", asked=text("now.burying"))
        case Contesting():
            return refuse(RefusalReason.NOT_NOW, "BSF-31", asked=text("now.contesting"))
        case Calling():
            return refuse(RefusalReason.NOT_NOW, "BSF-40", asked=text("now.calling"))
        case Playing():
            return refuse(RefusalReason.NOT_NOW, "BSF-50", asked=text("now.playing"))
        case Finished():
            return refuse(RefusalReason.DEAL_OVER, "BSF-50")
