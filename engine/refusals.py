"""Why something is not allowed, as a value: a reason, its arguments and the rule row behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.words import Text

OFF_TURN = "not_your_turn"
"""The reason that every game gives where a seat is only to wait for its turn."""


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


OneView = Any
OneMove = Any
"""A claim about one game's View and actions; any, since the claims of a game stand beside its refusals."""
RefusalArguments = Mapping[str, object]
"""The arguments of a refusal by name."""


def _candidates(view: OneView, _: RefusalArguments) -> Iterable[OneMove]:
    return view.candidates()  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class RefusalClaim:
    """What the sentence of a refusal says about moves that are allowed, as a value that a test can try.

    ``moves``: from the view that was refused and the arguments, moves that are allowed to it, or would be with other
    cards. ``names``: each of these kinds of move is named, so that one such move is among them. ``only``: every move
    among them is of a kind that is named, or of one of ``besides``.
    """

    names: tuple[Callable[[OneView, RefusalArguments, OneMove], bool], ...] = ()
    only: bool = False
    besides: tuple[Callable[[OneView, RefusalArguments, OneMove], bool], ...] = ()
    moves: Callable[[OneView, RefusalArguments], Iterable[OneMove]] = _candidates


def is_a(kind: type) -> Callable[[OneView, RefusalArguments, OneMove], bool]:
    """The kind of move that these actions are, for a claim to name."""
    return lambda _view, _said, action: isinstance(action, kind)


NO_CLAIM = RefusalClaim()
"""The sentence says only what is not allowed."""


def refuse(reason: StrEnum, row: str, **args: object) -> Refusal:
    """A Refusal with named arguments."""
    return Refusal(reason, row, tuple(args.items()))
