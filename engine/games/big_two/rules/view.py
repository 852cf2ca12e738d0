"""What one seat of Big Two may know, and the rules as questions that this seat can ask about its own moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.cards import Cards, holds, without
from engine.events import ASIDE, Event, Faces, Place, Seat, Zone
from engine.game import Seen
from engine.games.big_two.actions import PASS, Action, Pass, Play
from engine.games.big_two.melds import (
    CARDS,
    Meld,
    Values,
    beats,
    card_values,
    cards_of,
    in_order,
    meld_of_strength,
    strength_of,
)
from engine.games.big_two.options import MANUAL, SEATS, THREE_OF_DIAMONDS, Options
from engine.games.big_two.rules.obligations import (
    allowed_plays,
    leads_more_than_singles,
    may_lay_down,
    must_play_highest,
)
from engine.games.big_two.rules.phases import Finished, Phase, Playing
from engine.games.big_two.rules.refusals import RefusalReason, laying_down_refusal, no_meld, not_beaten, saying_refusal
from engine.games.big_two.rules.standing import Standing
from engine.parts.drawing import hands_seen
from engine.parts.seats import seat_after
from engine.prompts import Pick, Prompt
from engine.refusals import Refusal, refuse
from engine.words import Text, text

MOST_CARDS = 5
"""A play has at most so many cards (BT-10)."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know. ``counts``: cards by seat."""

    seat: Seat
    options: Options
    standing: Standing | None
    first: Seat
    hand: Cards
    counts: tuple[int, ...]
    phase: Phase
    opening: tuple[Event, ...]
    history: tuple[Seen[Action], ...]

    @property
    def turn(self) -> Seat | None:
        """Who is asked now; None: the set is over."""
        return self.phase.turn

    @property
    def over(self) -> Meld | None:
        """The combination to beat; None for a leader, and after the end."""
        return self.phase.over if isinstance(self.phase, Playing) else None

    @property
    def is_obliged(self) -> bool:
        """Whether the next player has declared its last card (BT-31, BT-32)."""
        return isinstance(self.phase, Playing) and self.phase.is_obliged(self.seat)

    @property
    def needs_three_of_diamonds(self) -> bool:
        """Whether this is the first lead of a first set, which has to contain the 3♦ as agreed (BT-19)."""
        return self.options.first_lead_has_3d and self.standing is None and not any(self.phase.trick.plays)

    def obligation(self) -> Text | None:
        """The obligation of this seat at its turn from the next player's last card (BT-31 … BT-33); None: there is
        none."""
        if not self.is_obliged or self.turn != self.seat:
            return None
        following = seat_after(self.seat, SEATS)
        if self.over is not None:
            return text("duty.highest", seat=following) if self.over.size == 1 else None
        if leads_more_than_singles(card_values(self.hand), self.options.straights):
            return text("duty.no_single", seat=following)
        return text("duty.lead_highest", seat=following) if self.options.last_card_lead_highest else None

    def places(self) -> Mapping[Place, Faces]:
        """All cards by where they lie; other hands are backs."""
        lying = hands_seen(self.seat, self.hand, self.counts)
        trick = self.phase.trick
        lying |= {Place(Zone.TABLE, seat): cards for seat, cards in enumerate(trick.table)}
        lying[ASIDE] = trick.aside
        if isinstance(self.phase, Finished):
            lying[Place(Zone.SHOWN, self.phase.out)] = self.phase.laid_down
        return {place: cards for place, cards in lying.items() if cards}

    def prompt(self) -> Prompt[Action] | None:
        """What this seat is asked now; None off turn."""
        if self.turn != self.seat:
            return None
        most = min(MOST_CARDS, len(self.hand))
        return Pick(Place(Zone.HAND, self.seat), "play", 1, most, may_pass=self.refusal(PASS) is None)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or None where it may."""
        if self.turn is None:
            return refuse(RefusalReason.SET_OVER, "BT-40")
        if self.turn != self.seat:
            out = self.seat in self.phase.trick.barred
            return refuse(RefusalReason.OUT_OF_TRICK, "BT-17") if out else refuse(RefusalReason.NOT_YOUR_TURN, "BT-04")
        match action:
            case Pass():
                return self._pass_refusal()
            case Play(cards):
                return self._play_refusal(cards) or self._saying_refusal(action)

    def _pass_refusal(self) -> Refusal | None:
        if self.over is None:
            return refuse(RefusalReason.LEADER_MUST_PLAY, "BT-10")
        values = card_values(self.hand)
        if self.is_obliged and must_play_highest(values, self.over):
            return refuse(RefusalReason.MAY_NOT_PASS, "BT-31", card=CARDS[values[-1]])
        return None

    def _play_refusal(self, cards: Cards) -> Refusal | None:
        if not holds(self.hand, cards):
            return refuse(RefusalReason.NOT_IN_HAND, "BT-10")
        values = card_values(cards)
        strength = strength_of(values, self.options.straights)
        if strength is None:
            return no_meld(values, self.options.straights)
        meld, over = meld_of_strength(strength), self.over
        if over is not None and not beats(meld, over):
            return not_beaten(meld, over)
        if self.needs_three_of_diamonds and THREE_OF_DIAMONDS not in cards:
            return refuse(RefusalReason.FIRST_LEAD, "BT-19")
        return self._obligation_refusal(meld) if self.is_obliged and meld.size == 1 else None

    def _obligation_refusal(self, single: Meld) -> Refusal | None:
        """Why the last card of the next player forbids this single (BT-31 … BT-33)."""
        held = card_values(self.hand)
        highest = single.key == held[-1]
        if self.over is not None:
            return None if highest else refuse(RefusalReason.MUST_PLAY_HIGHEST, "BT-31", card=CARDS[held[-1]])
        if leads_more_than_singles(held, self.options.straights):
            return refuse(RefusalReason.LEAD_NO_SINGLE, "BT-32")
        if self.options.last_card_lead_highest and not highest:
            return refuse(RefusalReason.LEAD_HIGHEST, "BT-33", card=CARDS[held[-1]])
        return None

    def _saying_refusal(self, play: Play) -> Refusal | None:
        left = card_values(without(self.hand, play.cards))
        if play.last_card:
            return saying_refusal(len(left), self.options)
        return laying_down_refusal(left, self.options) if play.lay_down else None

    def candidates(self) -> Iterator[Action]:
        """Every action that is allowed, weakest first; each set of cards, for suits rank (BT-02)."""
        if self.turn != self.seat:
            return
        if self.refusal(PASS) is None:
            yield PASS
        held = card_values(self.hand)
        for _, values in allowed_plays(held, self.over, self.is_obliged, self.options):
            if not self.needs_three_of_diamonds or values[0] == 0:
                yield from self._announcements(held, values)

    def _announcements(self, held: Values, values: Values) -> Iterator[Play]:
        """One play in every way in which it may be announced; laying down and "last card" are never forced."""
        cards = cards_of(values)
        left = tuple(value for value in held if value not in values)
        if len(left) == 1 and self.options.last_card == MANUAL:
            yield Play(cards, last_card=True)
        yield Play(cards)
        if may_lay_down(left, self.options):
            yield Play(cards, lay_down=True)

    def readings(self, cards: Cards) -> tuple[Action, ...]:
        """What these cards may mean: a play, then the same with what may be said with it.

        The plain one stands first, so that a drop never ends a set, and "last card" is for the player to remember.
        """
        if not cards:
            return ()
        laid = in_order(cards)
        plain = Play(laid)
        if isinstance(self.phase, Finished) or not holds(self.hand, laid):
            return (plain,)
        left = card_values(without(self.hand, laid))
        if len(left) == 1 and self.options.last_card == MANUAL:
            return plain, Play(laid, last_card=True)
        return (plain, Play(laid, lay_down=True)) if may_lay_down(left, self.options) else (plain,)
