"""The rest of our plays, made one after the other as the person claimed it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import Action


@dataclass(frozen=True, slots=True)
class Claim:
    """What is left to play of a claim, and after how many actions our seat played on as claimed in this deal.

    The first play of a claim is a decision of the person's, the others follow from it.
    """

    due: tuple[Action, ...] = ()
    followed: frozenset[int] = frozenset()

    def begun(self, rest: tuple[Action, ...]) -> Claim:
        """These plays follow from the one that is made now."""
        return replace(self, due=rest)

    def played(self, ply: int) -> Claim:
        """The next play is made, after so many actions."""
        return Claim(self.due[1:], self.followed | {ply})

    def dropped(self) -> Claim:
        """Nothing is claimed any more; what was, stays known."""
        return replace(self, due=())

    def back_to(self, ply: int) -> Claim:
        """Nothing is claimed, and the deal stands where it stood after so many actions."""
        return Claim(followed=frozenset(each for each in self.followed if each < ply))
