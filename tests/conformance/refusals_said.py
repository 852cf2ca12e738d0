"""The sentences of refusals, each beside what it claims.

Who changes the words of a refusal looks at its claim, too: run ``python -m tests.conformance.refusals_said`` to write
down what is said now, and what is claimed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from inspect import getclosurevars
from pathlib import Path
from typing import Any

from engine.games import GAMES
from engine.refusals import NO_CLAIM, RefusalClaim
from engine.words import Language, in_language
from tests.conformance.refusal_claims import claims_of

FILE = Path(__file__).parent / "refusals_said.json"


def refusals_said() -> dict[str, dict[str, dict[str, str]]]:
    """By game and reason: the claim, and the sentence in every language."""
    return {
        key: {
            str(reason): {
                "claim": described(claim),
                **{each.value: in_language(game.words[f"refusal.{reason}"], each) for each in Language},
            }
            for reason, claim in sorted(claims_of(game).items())
        }
        for key, game in GAMES.items()
    }


def described(claim: RefusalClaim) -> str:
    """A claim by the names of what it is tried with."""
    if claim is NO_CLAIM:
        return "only what is not allowed"
    names = ", ".join(map(_name, claim.names)) or "nothing"
    besides = "".join(f" or {_name(kind)}" for kind in claim.besides)
    return f"{'only ' if claim.only else ''}{names}{besides}, of {_name(claim.moves)}"


def _name(tried: Callable[..., Any]) -> str:
    given = getclosurevars(tried).nonlocals.values()
    return tried.__qualname__.removesuffix(".<locals>.<lambda>") + "".join(
        f"({getattr(value, '__name__', value)})" for value in given
    )


if __name__ == "__main__":
    FILE.write_text(json.dumps(refusals_said(), indent=1, ensure_ascii=False) + "\n", "utf-8")
