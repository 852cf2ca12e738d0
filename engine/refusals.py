"""Why something is not allowed, as a value: a reason, its arguments and the rule row behind it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.words import Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason (a member of a game's own enum), what it speaks of, and the row of the rules, such as ``TAB-33``."""

    reason: StrEnum
    row: str
    args: tuple[tuple[str, object], ...] = ()

    @property
    def text(self) -> Text:
        """The sentence for it, under ``refusal.<reason>`` in the catalogue."""
        return Text(f"refusal.{self.reason}", self.args)


def refuse(reason: StrEnum, row: str, **args: object) -> Refusal:
    """A Refusal with named arguments."""
    return Refusal(reason, row, tuple(args.items()))
