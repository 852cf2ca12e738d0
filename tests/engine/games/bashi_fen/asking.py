"""Short ways to ask about Bashi Fen: cards in one string, trumps as suit and rank (``D7``, ``-7``, ``--``)."""

from __future__ import annotations

from typing import Any

from engine.games.bashi_fen.text.judge import ask


def trump(short: str) -> dict[str, str | None]:
    """``D7``: diamonds and sevens; ``-7``: ``no_suit``; ``--``: ``no_trump``."""
    suit, rank = short[0], short[1:]
    return {"suit": None if suit == "-" else suit, "rank": None if rank == "-" else rank}


def asked(question: str, trumps: str, options: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """The answer; a string is a list of cards, a list of strings several hands or plays."""
    written = {name: _cards(value) for name, value in fields.items()}
    return ask({"ask": question, "trump": trump(trumps), "options": options or {}, **written})


def _cards(value: Any) -> Any:
    if isinstance(value, str):
        return value.split()
    return [each.split() for each in value] if isinstance(value, list) else value
