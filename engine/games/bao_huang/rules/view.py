"""What one seat of Bao Huang may know, and the rules as questions that this seat can ask about its own moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.cards import EMPEROR, EUNUCH, Cards, holds
from engine.events import ASIDE, Event, Faces, Place, Seat, Zone
from engine.game import Seen
from engine.games.bao_huang.actions import (
    ACCEPT,
    ANNOUNCE,
    PASS,
    PASS_ON,
    Accept,
    Action,
    Announce,
    Pass,
    PassOn,
    Play,
    Take,
    Tribute,
)
from engine.games.bao_huang.melds import SIX, Meld, beats, height, heights_of, in_order, meld_of, plays
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Finished, Giving, Phase, Playing, Taking
from engine.games.bao_huang.rules.refusals import RefusalReason, no_meld, not_beaten, not_now
from engine.games.bao_huang.rules.standing import Standing, givers
from engine.games.bao_huang.rules.tribute import POOL, highest_tribute, tribute_refusal
from engine.parts.drawing import hands_seen
from engine.prompts import Choose, Pick, Prompt
from engine.refusals import Refusal, refuse


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know. ``counts``: cards by seat; ``gifts``: what lies face down in the pool, own cards seen."""

    seat: Seat
    options: Options
    standing: Standing | None
    first: Seat
    hand: Cards
    counts: tuple[int, ...]
    gifts: Faces
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

    def places(self) -> Mapping[Place, Faces]:
        """All cards by where they lie; other hands are backs."""
        lying = hands_seen(self.seat, self.hand, self.counts)
        match self.phase:
            case Giving():
                lying[POOL] = self.gifts
            case Taking(pool=pool):
                lying[POOL] = pool
            case Crowning(turn=seat):
                lying[Place(Zone.SHOWN, seat)] = (EMPEROR,)
            case Playing(trick=trick) | Finished(trick=trick):
                lying |= {Place(Zone.TABLE, seat): cards for seat, cards in enumerate(trick.table)}
                lying[ASIDE] = trick.aside
        return {place: cards for place, cards in lying.items() if cards}

    @property
    def owed(self) -> int:
        """How many cards this seat has to give as tribute (BH-20)."""
        return dict(givers(self.standing, self.options)).get(self.seat, 0)

    def prompt(self) -> Prompt[Action] | None:
        """What this seat is asked now; None off turn."""
        if self.turn != self.seat:
            return None
        hand = Place(Zone.HAND, self.seat)
        match self.phase:
            case Giving():
                return Pick(hand, "tribute", self.owed, self.owed, listed=True)
            case Taking():
                return Pick(POOL, "take", 1, 1, listed=True)
            case Crowning():
                return Choose((ACCEPT,) if self.crown_came_back else (ACCEPT, PASS_ON), question="accept")
            case Announcing():
                return Choose((PASS, ANNOUNCE) if EUNUCH in self.hand else (PASS,), quiet=True, question="announce")
            case Playing(trick=trick):
                return Pick(hand, "play", 1, len(self.hand), may_pass=trick.over is not None)
        return None

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or None where it may."""
        if self.turn is None:
            return refuse(RefusalReason.DEAL_OVER, "BH-43")
        if self.turn != self.seat:
            return refuse(RefusalReason.NOT_YOUR_TURN, "BH-40")
        match self.phase, action:
            case Giving(), Tribute(cards):
                return tribute_refusal(self.hand, cards, self.owed, self.options)
            case Taking(pool=pool), Take(card):
                return None if card in pool else refuse(RefusalReason.NOT_IN_POOL, "BH-21", card=card)
            case Crowning(), Accept():
                return None
            case Crowning(), _ if self.crown_came_back:
                return refuse(RefusalReason.MUST_ACCEPT, "BH-11")
            case Crowning(), PassOn():
                return None
            case Announcing(), Pass():
                return None
            case Announcing(), Announce():
                return None if EUNUCH in self.hand else refuse(RefusalReason.NOT_EUNUCH, "BH-64")
            case Playing(trick=trick), Pass():
                return refuse(RefusalReason.LEADER_MUST_PLAY, "BH-40") if trick.over is None else None
            case Playing(), Play(cards):
                return self._play_refusal(cards)
        return not_now(self.phase)

    @property
    def crown_came_back(self) -> bool:
        """Whether everybody else has passed the emperor card on, so that its first holder must accept (BH-11)."""
        passed_on = any(isinstance(seen.action, PassOn) for seen in self.history)
        return isinstance(self.phase, Crowning) and self.phase.holder == self.seat and passed_on

    def _play_refusal(self, cards: Cards) -> Refusal | None:
        if not holds(self.hand, cards):
            return refuse(RefusalReason.NOT_IN_HAND, "BH-40")
        heights = heights_of(cards)
        meld = meld_of(heights, self.options)
        if meld is None:
            return no_meld(heights, self.options)
        if self.options.sixes_last and meld.rank == SIX and any(height(card) != SIX for card in self.hand):
            return refuse(RefusalReason.SIXES_LAST, "BH-44")
        if self.over is not None and not beats(meld, self.over, self.options.joker_order):
            return not_beaten(meld, self.over, self.options)
        return None

    def candidates(self) -> Iterator[Action]:
        """The actions that are allowed, weakest first, of cards of one rank any one.

        Plays come once for each multiset of ranks, marked jokers apart, and never with a request (BH-42).
        """
        match self.prompt(), self.phase:
            case None, _:
                return
            case _, Giving():
                yield Tribute(highest_tribute(self.hand, self.owed, self.options))
            case _, Taking(pool=pool):
                yield from map(Take, {height(card): card for card in in_order(pool)}.values())
            case _, Playing(trick=trick):
                if trick.over is not None:
                    yield PASS
                yield from map(Play, plays(self.hand, trick.over, self.options))
            case Choose(actions), _:
                yield from actions

    def readings(self, cards: Cards) -> tuple[Action, ...]:
        """What these cards may mean: tribute, a card taken, or a play without and with 站牌 (BH-42)."""
        if not cards:
            return ()
        match self.phase:
            case Giving():
                return (Tribute(in_order(cards)),)
            case Taking():
                return (Take(cards[0]),) if len(cards) == 1 else ()
            case Playing():
                laid = in_order(cards)
                return (Play(laid), Play(laid, please=True))
        return ()
