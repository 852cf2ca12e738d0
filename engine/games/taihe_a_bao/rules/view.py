"""What one seat of Taihe A Bao may know, and the rules as questions that this seat can ask about its own moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.cards import Card, Cards, holds
from engine.events import ASIDE, Event, Faces, Place, Seat, Zone
from engine.game import Seen
from engine.games.taihe_a_bao.actions import DECLARE, PASS, Action, Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.melds import Meld, beats, height_counts, in_order, meld_of, plays
from engine.games.taihe_a_bao.options import Options, pack, three_aces_are_four
from engine.games.taihe_a_bao.rules.exchange import refusal_to_call, refusal_to_return
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Exchange, Finished, Phase, Playing, Returning
from engine.games.taihe_a_bao.rules.refusals import RefusalReason, no_meld, not_beaten, not_now
from engine.games.taihe_a_bao.rules.standing import Standing
from engine.parts.drawing import hands_seen
from engine.prompts import Choose, Name, Pick, Prompt
from engine.refusals import Refusal, refuse


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know. ``protected``: the 4♥ determined the starter (TAB-24); ``counts``: cards by seat."""

    seat: Seat
    options: Options
    standing: Standing | None
    first: Seat
    dealer: Seat | None
    starter: Seat
    protected: bool
    hand: Cards
    counts: tuple[int, ...]
    phase: Phase
    opening: tuple[Event, ...]
    history: tuple[Seen[Action], ...]

    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the deal is over."""
        return self.phase.turn

    @property
    def over(self) -> Meld | None:
        """The combination to beat; None for a leader, and outside of play."""
        return self.phase.over if isinstance(self.phase, Playing) else None

    @property
    def aces_of_three(self) -> bool:
        """Whether three Aces count as four (TAB-37)."""
        return three_aces_are_four(self.options)

    def places(self) -> Mapping[Place, Faces]:
        """All cards by where they lie; other hands are backs."""
        lying = hands_seen(self.seat, self.hand, self.counts)
        if isinstance(self.phase, Playing | Finished):
            lying |= {Place(Zone.TABLE, seat): cards for seat, cards in enumerate(self.phase.table)}
            lying[ASIDE] = self.phase.aside
        return {place: cards for place, cards in lying.items() if cards}

    def prompt(self) -> Prompt[Action] | None:
        """What this seat is asked now; None off turn."""
        if self.turn != self.seat:
            return None
        hand = Place(Zone.HAND, self.seat)
        match self.phase:
            case Bidding():
                return Choose((PASS, DECLARE))
            case Calling():
                callable_cards = tuple(card for card in pack(self.options) if self._call_refusal(card) is None)
                return Name(in_order(callable_cards), 0 if self.refusal(PASS) is None else 1, 1)
            case Returning(exchanges=exchanges):
                return Pick(hand, "give", 1, 1, taker=exchanges[-1].holder)
            case Playing(over=over):
                return Pick(hand, "play", 1, len(self.hand), may_pass=over is not None)
        return None

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or None where it may."""
        if self.turn is None:
            return refuse(RefusalReason.DEAL_OVER, "TAB-38")
        if self.turn != self.seat:
            return refuse(RefusalReason.NOT_YOUR_TURN, "TAB-05")
        match self.phase, action:
            case Bidding(), Pass() | Declare():
                return None
            case Calling(spoken=spoken), Pass():
                forced = self.options.starter_must_call and spoken == 0
                return refuse(RefusalReason.STARTER_MUST_CALL, "TAB-52") if forced else None
            case Calling(), Call(card):
                return self._call_refusal(card)
            case Returning(exchanges=exchanges), Give(card):
                return refusal_to_return(self.hand, card, exchanges[-1].card, self.protected)
            case Playing(over=over), Pass():
                return refuse(RefusalReason.LEADER_MUST_PLAY, "TAB-30") if over is None else None
            case Playing(), Play(cards):
                return self._play_refusal(cards)
        return not_now(self.phase)

    def _call_refusal(self, card: Card) -> Refusal | None:
        called = [exchange.card for exchange in self._exchanges]
        return refusal_to_call(self.hand, card, called, self.protected, self.options)

    def _play_refusal(self, cards: Cards) -> Refusal | None:
        if not holds(self.hand, cards):
            return refuse(RefusalReason.NOT_IN_HAND, "TAB-30")
        counts = height_counts(cards)
        meld = meld_of(counts, self.aces_of_three)
        if meld is None:
            return no_meld(counts)
        if self.over is not None and not beats(meld, self.over):
            return not_beaten(meld, self.over, self.options)
        return None

    @property
    def _exchanges(self) -> tuple[Exchange, ...]:
        return () if isinstance(self.phase, Bidding | Finished) else self.phase.exchanges

    def candidates(self) -> Iterator[Action]:
        """Every action that is allowed, weakest first; plays once for each multiset of ranks."""
        match self.prompt(), self.phase:
            case None, _:
                return
            case _, Playing(over=over):
                if over is not None:
                    yield PASS
                yield from map(Play, plays(self.hand, over, self.aces_of_three))
            case Choose(actions), _:
                yield from actions
            case Name(choices, least), _:
                if least == 0:
                    yield PASS
                yield from map(Call, choices)
            case _:
                yield from (give for give in map(Give, in_order(self.hand)) if self.refusal(give) is None)

    def readings(self, cards: Cards) -> tuple[Action, ...]:
        """What these cards may mean: a call, a card given back, or a play; refused where they make none."""
        match self.phase, cards:
            case Calling() | Bidding(), (card,):
                return (Call(card),)
            case Returning(), (card,):
                return (Give(card),)
            case Playing(), _ if cards:
                return (Play(in_order(cards)),)
        return ()
