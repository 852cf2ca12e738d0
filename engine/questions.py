"""The fields of a question that ``judge`` puts to a game, read with every check; a mistake is a NotationError."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from itertools import islice
from typing import Any, TypeVar

from engine.cards import Cards, NotationError, read_card
from engine.game import Answer
from engine.options import O, read_options
from engine.refusals import Refusal
from engine.words import Catalogue, Language, render

T = TypeVar("T")
Question = Mapping[str, Any]


def reply_to(
    question: Question,
    fields: Sequence[str],
    options_of: Callable[[Question], T],
    answers: Mapping[str, Callable[[Question, T], Answer]],
) -> Answer:
    """The answer by what the question asks; raises NotationError or OptionError where it cannot be read."""
    no_misspelt_field(question, fields)
    answer = answers[chosen_name(question, "ask", tuple(answers))]
    return answer(question, options_of(question))


def chosen_name(question: Question, field: str, names: Sequence[str]) -> str:
    """The one of these names that a field holds; raises NotationError naming them all."""
    value = question.get(field)
    if not isinstance(value, str) or value not in names:
        said = "is missing" if value is None else f"cannot be {value!r}"
        raise NotationError(f'"{field}" {said}: write one of {", ".join(names)}')
    return value


def options_in(
    question: Question,
    options: type[O],
    presets: Mapping[str, O],
    problem: Callable[[O], Refusal | None],
    words: Catalogue,
) -> O:
    """The options of a question: the preset's or the defaults, changed by what ``"options"`` says.

    ``"preset"`` may stand beside ``"options"`` or within. Raises NotationError, also where the options exclude each
    other, or OptionError.
    """
    given = question.get("options")
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise NotationError('"options" is an object such as {"seats": 3, "aces": false}')
    named = [each["preset"] for each in (question, given) if each.get("preset") is not None]
    if len(named) == 2 and named[0] != named[1]:
        raise NotationError('"preset" stands twice and says two things: write it once')
    base = presets[chosen_name({"preset": named[0]}, "preset", tuple(presets))] if named else None
    chosen = read_options(options, {name: value for name, value in given.items() if name != "preset"}, base)
    refusal = problem(chosen)
    if refusal is not None:
        raise NotationError(f"these options do not go together: {render(refusal.text, Language.EN, words)}")
    return chosen


def no_misspelt_field(question: Question, fields: Sequence[str]) -> None:
    """Raises NotationError for a field whose name is nearly one of these; other fields are ignored."""
    strangers = (name for name in question if name not in fields and len(name) < 40)
    for name in islice(strangers, 20):
        meant = get_close_matches(name.lower(), fields, n=1, cutoff=0.8)
        if meant:
            raise NotationError(f'there is no field "{name}": write "{meant[0]}"')


def cards_in(question: Question, field: str) -> Cards:
    """The cards of a field, none where it is absent; raises NotationError."""
    written = question.get(field)
    if written is None:
        return ()
    if not isinstance(written, list):
        raise NotationError(f'"{field}" is a list of cards such as ["4H", "10S"]')
    return tuple(read_card(word) for word in written)


def flag_in(question: Question, field: str) -> bool:
    """A field that is true or false, false where it is absent; raises NotationError."""
    value = question.get(field)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise NotationError(f'"{field}" is true or false, not {value!r}')
    return value


def number_in(question: Question, field: str, least: int, most: int) -> int:
    """A whole number of a field from ``least`` to ``most``; raises NotationError, also where it is absent."""
    value = question.get(field)
    if value is None:
        raise NotationError(f'"{field}" is missing: write a number from {least} to {most}')
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise NotationError(f'"{field}" is a number from {least} to {most}, not {value!r}')
    return value
