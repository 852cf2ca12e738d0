"""Orders that the person gives once: bids while cards are taken, claimed plays, plays without a choice."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.play.running import is_choice
from engine.game import Action
from engine.prompts import Prompt

OFTEN = 8
"""How often our seat must have no choice in a deal before it is offered to do such plays by itself."""


@dataclass(frozen=True, slots=True)
class BiddingOrders:
    """What holds while cards are taken and bids may be made.

    ``wish`` is what the person wants to do when asked next, ``paused`` whether they have been asked once, ``hurried``
    whether they want the rest dealt without stops.
    """

    wish: Action | None = None
    paused: bool = False
    hurried: bool = False

    def wishing(self, action: Action | None) -> BiddingOrders:
        """The orders with this action for the person's next question; None: none."""
        return replace(self, wish=action)

    def hurrying(self) -> BiddingOrders:
        """The orders with the rest dealt without stops."""
        return replace(self, hurried=True)

    def lets_go(self, prompt: Prompt[Action] | None, taking: bool) -> bool:
        """Whether the person's own quiet question is answered without asking them; ``taking``: there are cards left."""
        return not is_choice(prompt) or self.wish is not None or (taking and (self.paused or self.hurried))

    def asked(self) -> BiddingOrders:
        """The orders after the person has been asked and the game has paused."""
        return replace(self, paused=True)


@dataclass(frozen=True, slots=True)
class Claim:
    """The plays that are left of a claim, and after how many actions our seat played by itself in this deal.

    The person decides on the first play of a claim; the others follow from it. A play without a choice that our seat
    makes by itself is no decision either.
    """

    due: tuple[Action, ...] = ()
    followed: frozenset[int] = frozenset()

    def begun(self, rest: tuple[Action, ...]) -> Claim:
        """The claim with these plays due after the one that is made now."""
        return replace(self, due=rest)

    def played(self, ply: int) -> Claim:
        """The claim once its next play is made, after so many actions."""
        return Claim(self.due[1:], self.followed | {ply})

    def noting(self, ply: int) -> Claim:
        """The claim after our seat did the only thing it could, after so many actions."""
        return replace(self, followed=self.followed | {ply})

    def dropped(self) -> Claim:
        """The claim without plays that are due; those already made stay known."""
        return replace(self, due=())

    def back_to(self, ply: int) -> Claim:
        """The claim when the deal is taken back to where it was after so many actions: nothing is due."""
        return Claim(followed=frozenset(each for each in self.followed if each < ply))


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """What happens to a question to our seat that has only one answer.

    ``automatic``: our seat answers by itself. ``due`` is what it is about to do so, ``times`` how often it had no
    choice in this deal.
    """

    automatic: bool = False
    due: Action | None = None
    times: int = 0

    def wanted(self, automatic: bool) -> OnlyChoice:
        """The order with automatic answers from now on, or without."""
        return replace(self, automatic=automatic)

    def met(self, only: Action) -> OnlyChoice:
        """The order after our seat was asked a question with only this answer."""
        return replace(self, due=only if self.automatic else None, times=self.times + 1)

    def doing(self, only: Action | None) -> OnlyChoice:
        """The order with this about to be done by itself; None: nothing is."""
        return replace(self, due=only)

    def in_new_deal(self) -> OnlyChoice:
        """The order when cards are dealt: nothing has been met yet."""
        return OnlyChoice(self.automatic)

    @property
    def is_often(self) -> bool:
        """Whether it has just become often enough for the offer."""
        return self.times == OFTEN
