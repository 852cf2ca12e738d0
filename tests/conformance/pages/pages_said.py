"""A mark of every sentence of a rules page and of what is stated beside it, which changes when either does.

Who changes such a sentence looks at what it states, too (``text/statements.py``, or the tests named in
``meant_sentences.py``): run ``python -m tests.conformance.pages.pages_said`` to write down the marks of now.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from engine.game import AnyGame
from engine.games import GAMES
from engine.words import Language, Words, in_language
from tests.conformance.pages.meant_sentences import MEANT

FILE = Path(__file__).parent / "pages_said.json"


def marks_now() -> dict[str, dict[str, str]]:
    """By game and key of a sentence that states a fact: its mark."""
    return {key: marks_of(game, game.words) for key, game in GAMES.items()}


def marks_of(game: AnyGame, words: Mapping[str, Words]) -> dict[str, str]:
    """The marks of the sentences that this game's pages state facts with, in these words."""
    stated = {**MEANT[game.key], **game.handbook.states}
    return {key: _mark(words[key], stated[key]) for key in sorted(stated) if key in words}


def _mark(words: Words, stated: object) -> str:
    said = [in_language(words, language) for language in Language]
    return sha256("\n".join((*said, str(stated))).encode()).hexdigest()[:12]


if __name__ == "__main__":
    FILE.write_text(json.dumps(marks_now(), indent=1) + "\n", "utf-8")
