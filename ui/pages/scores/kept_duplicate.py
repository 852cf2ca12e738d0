"""A hand's duplicate as it is kept, and which of them count for the level of one's own. Qt-free."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from engine.players.duplicate import Duplicate

Way = tuple[str, str]
"""A game and a preset of it: an estimate speaks of one way of playing."""


@dataclass(frozen=True, slots=True)
class KeptDuplicate:
    """``hand``: the name of the kept hand; ``deal``: a key of its deal, empty where it came from a record."""

    hand: str
    game: str
    preset: str
    when: datetime
    assisted: bool
    deal: str
    duplicate: Duplicate

    @property
    def way(self) -> Way:
        """The game and the way of playing it."""
        return self.game, self.preset


@dataclass(frozen=True, slots=True)
class KeptDuplicates:
    """All duplicates in the order in which their hands were played, and since when each way of playing counts.

    ``unread``: the lines of the file that cannot be read; ``going_on``: whether hands are still played again.
    """

    hands: tuple[KeptDuplicate, ...] = ()
    since: Mapping[Way, datetime] = field(default_factory=dict, hash=False)
    unread: tuple[bytes, ...] = ()
    going_on: bool = True

    def named(self, hand: str) -> KeptDuplicate | None:
        """The duplicate of the hand of this name."""
        return next((each for each in self.hands if each.hand == hand), None)

    def ways(self) -> tuple[Way, ...]:
        """Every way of playing that has a hand that counts, in the order of their first hands."""
        return tuple(dict.fromkeys(each.way for each in self.hands if self.counted(each.way)))

    def counted(self, way: Way) -> tuple[KeptDuplicate, ...]:
        """The hands from which this way of playing is estimated.

        They had no help and did not come from a record. A deal that was played before counts once, since it is known
        then.
        """
        since, found, known = self.since.get(way), list[KeptDuplicate](), set[str]()
        for each in self.hands:
            if each.way != way:
                continue
            fresh = each.deal not in known
            known.add(each.deal)
            if fresh and each.deal and not each.assisted and (since is None or each.when > since):
                found.append(each)
        return tuple(found)
