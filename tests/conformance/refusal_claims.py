"""Claims of refusals, tried: what a sentence names as allowed is allowed, and where it says only, only that."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from importlib import import_module
from typing import Any

from engine.game import AnyGame, View
from engine.games import GAMES
from engine.refusals import NO_CLAIM, Refusal, RefusalClaim


def claims_of(game: AnyGame) -> Mapping[StrEnum, RefusalClaim]:
    """The claims of a game's refusals by reason; none for a game that exists for tests alone."""
    if GAMES.get(game.key) is not game:
        return {}
    found: Mapping[StrEnum, RefusalClaim] = import_module(f"engine.games.{game.key}.text.refusal_claims").CLAIMS
    return found


def claim_holds(claims: Mapping[StrEnum, RefusalClaim], view: View[Any], refusal: Refusal) -> None:
    """What this refusal's sentence says about allowed moves is so; ``view`` is of the seat on turn."""
    if not claims:
        return
    claim, said = claims[refusal.reason], dict(refusal.args)
    if claim is NO_CLAIM:
        return
    allowed = tuple(claim.moves(view, said))
    for number, named in enumerate(claim.names):
        assert any(named(view, said, move) for move in allowed), f"{refusal.text} names {number}, which is not allowed"
    if claim.only:
        kinds = (*claim.names, *claim.besides)
        more = [move for move in allowed if not any(kind(view, said, move) for kind in kinds)]
        assert not more, f"{refusal.text} does not tell of {more[0]}"
