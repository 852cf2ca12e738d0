"""The sentences of hints that state a fact, and all of the judge's, each beside the check that makes it true.

Who changes the words of a reason looks at its check, too: run ``python -m tests.conformance.hints.sentences_said`` to
write down what is said now, and by what it is worked out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from inspect import getclosurevars
from pathlib import Path
from typing import NamedTuple

from engine.games import GAMES
from engine.parts.reasons import THAN
from engine.players import judge
from engine.players.hint_words import WORDS
from engine.words import Language, Words, in_language
from tests.conformance.hints.about_the_best import FACTS, MEANS
from tests.conformance.hints.reasons import SEEN, WARNINGS
from tests.conformance.pages.test_page_sentences import states_a_fact

FILE = Path(__file__).parent / "sentences_said.json"
SHARED = "shared"
"""Under this key stands what all games say alike of the moves that were weighed."""
_NAMED = "it names the move"
_FIRST = "test_hints.py: what is named first is of an allowed move, and the only one where it says so"
KINDS: Mapping[str, Mapping[str, str]] = {
    SHARED: {
        "hint.kind.only": _FIRST,
        "hint.kind.only_alike": _FIRST,
        "hint.kind.good": _FIRST,
        "hint.kind.either": _FIRST,
    },
    "taihe_a_bao": {
        "hint.kind.double_sequence": _NAMED,
        "hint.kind.four": "it names the move; no bomb is of a higher kind (TAB-34)",
        "hint.kind.declare": "the verdict finds nothing better than to declare",
        "hint.kind.call": _NAMED,
        "hint.kind.give": "advice",
    },
    "bao_huang": {
        "hint.kind.single": _NAMED,
        "hint.kind.set": _NAMED,
        "hint.kind.tribute": "the rule about tribute (BH-20)",
        "hint.kind.take": "advice",
        "hint.kind.quiet": _NAMED,
        "hint.kind.accept_alone": "told of whoever holds both marked cards: reason.both_cards",
    },
    "big_two": {
        "hint.kind.lead_single": _NAMED,
        "hint.kind.lead_five": _NAMED,
    },
    "bashi_fen": {
        "hint.kind.lead_single": _NAMED,
        "hint.kind.lead_tuple": _NAMED,
        "hint.kind.lead_throw": "it names the move (BSF-5A)",
        "hint.kind.cannot_win": "test_cannot_win.py",
        "hint.kind.cannot_win_dear": "test_cannot_win.py",
        "hint.kind.no_adding": _NAMED,
        "hint.kind.call": _NAMED,
        "hint.kind.call_nobody": _NAMED,
    },
}
"""Kinds of moves whose words sound like facts: what holds them true, or why they state none."""
JUDGE = "judge"
"""Under this key stands what coach and review say of a move that was made."""
JUDGED: Mapping[str, str] = {
    "judgement.best": "test_judge.py: the best of its search is best",
    "judgement.equal": "test_judge.py: no loss is clear over the hand and matters; what is named is the best found",
    "judgement.mistake": "test_judge.py: a loss on fresh deals, by as much as is said, behind the move that is named",
    "judgement.for_it": "test_judge.py: no reason against a mistake holds for the mistake as much",
}
"""By sentence of the judge: what holds it true."""


class Said(NamedTuple):
    """A sentence in all languages, and the name of the check that works it out."""

    check: str
    words: Words


def said_now() -> dict[str, dict[str, dict[str, str]]]:
    """By game and key: every reason, and every kind of move whose words state a fact; what the judge says."""
    catalogues = {SHARED: WORDS, **{key: game.words for key, game in GAMES.items()}}
    hints = {
        game: {key: _written(said) for key, said in sorted(_stated(game, words))} for game, words in catalogues.items()
    }
    return {**hints, JUDGE: {key: _written(Said(JUDGED[key], words)) for key, words in judge.WORDS.items()}}


def _stated(game: str, catalogue: Mapping[str, Words]) -> list[tuple[str, Said]]:
    reasons = [key for key in catalogue if key.startswith("reason.")]
    found = [(key, Said(check_of(game, key), catalogue[key])) for key in reasons]
    return found + [(key, Said(why, catalogue[key])) for key, why in KINDS[game].items()]


def _written(said: Said) -> dict[str, str]:
    return {"check": said.check, **{language.value: in_language(said.words, language) for language in Language}}


def check_of(game: str, key: str) -> str:
    """What works out a reason; raises KeyError where nothing works out a game's own reason."""
    told = key.removesuffix(f".{THAN}")
    if told in SEEN.get(game, {}):
        return _named(SEEN[game][told].holds)
    if game == SHARED:
        return "assert_about_the_best"
    if told in FACTS:
        return f"counted: {FACTS[told]}"
    return _named(MEANS[told] if told in MEANS else WARNINGS[told])


def _named(check: object) -> str:
    """A check and what it is asked with, by their names."""
    if isinstance(check, partial):
        asked = [*map(_named, check.args), *(f"{name}={_named(value)}" for name, value in check.keywords.items())]
        return f"{_named(check.func)}({', '.join(asked)})"
    if not isinstance(check, Callable):  # type: ignore[arg-type]
        return str(check)
    name = getattr(check, "__name__", "")
    inner = getclosurevars(check).nonlocals.get("holds") if name == "<lambda>" else None  # type: ignore[arg-type]
    return name if inner is None else _named(inner)


def unlisted_kinds(game: str, catalogue: Mapping[str, Words]) -> set[str]:
    """Kinds of moves whose words state a fact and that are not listed, and those listed that state none."""
    stating = {key for key, words in catalogue.items() if key.startswith("hint.kind.") and states_a_fact(words)}
    return stating ^ KINDS[game].keys()


if __name__ == "__main__":
    FILE.write_text(json.dumps(said_now(), indent=1, ensure_ascii=False) + "\n", "utf-8")
