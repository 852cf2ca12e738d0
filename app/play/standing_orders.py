"""What the person wants done without being asked again: bids while cards are taken, claimed plays, the only choice."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.play.running import is_choice
from engine.game import Action
from engine.prompts import Prompt

OFTEN = 8
"""So many times without a choice in one deal, and it would help if that were done by itself."""


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
        """The orders with this to be done as soon as the person is asked; None: nothing."""
        return replace(self, wish=action)

    def hurrying(self) -> BiddingOrders:
        """The orders with the rest dealt without stops."""
        return replace(self, hurried=True)

    def lets_go(self, prompt: Prompt[Action] | None, taking: bool) -> bool:
        """Whether the person's own quiet question is answered without them; ``taking``: there are cards left."""
        return not is_choice(prompt) or self.wish is not None or (taking and (self.paused or self.hurried))

    def asked(self) -> BiddingOrders:
        """The orders once the person has been asked: they had their pause."""
        return replace(self, paused=True)


@dataclass(frozen=True, slots=True)
class Claim:
    """What is left to play of a claim, and after how many actions our seat played by itself in this deal.

    The first play of a claim is a decision of the person's, the others follow from it; where there was no choice, and
    the person wants that done, it is none either.
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
        """The claim once our seat did the only thing it could, after so many actions."""
        return replace(self, followed=self.followed | {ply})

    def dropped(self) -> Claim:
        """The claim without plays that are due; those that followed stay known."""
        return replace(self, due=())

    def back_to(self, ply: int) -> Claim:
        """The claim when the deal is taken back to where it was after so many actions: nothing is due."""
        return Claim(followed=frozenset(each for each in self.followed if each < ply))


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """What becomes of a question to our seat that has one answer only.

    ``automatic``: the person wants it done by itself. ``due`` is what our seat is about to do so, ``times`` how often
    it had no choice in this deal.
    """

    automatic: bool = False
    due: Action | None = None
    times: int = 0

    def wanted(self, automatic: bool) -> OnlyChoice:
        """The order that this be done by itself from now on, or no longer."""
        return replace(self, automatic=automatic)

    def met(self, only: Action) -> OnlyChoice:
        """The order once our seat is asked what has this answer only."""
        return replace(self, due=only if self.automatic else None, times=self.times + 1)

    def doing(self, only: Action | None) -> OnlyChoice:
        """The order with this being done by itself now; None: nothing is."""
        return replace(self, due=only)

    def in_new_deal(self) -> OnlyChoice:
        """The order when cards are dealt: nothing has been met yet."""
        return OnlyChoice(self.automatic)

    @property
    def is_often(self) -> bool:
        """Whether it has just become often."""
        return self.times == OFTEN
