"""What the person wants done without being asked again: while cards are taken and may be bid, and once they claim."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.play.running import is_choice
from engine.game import Action
from engine.prompts import Prompt


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
