"""The words that a game must have, by what they are for: read off its declarations and a few deals, as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from engine.game import WORDS as KERNEL
from engine.game import AnyGame
from engine.games import GAMES
from engine.options import options_of, sentence, title, values_worth_testing
from engine.refusals import Refusal
from engine.words import Catalogue, Language, Text, render
from tests.conformance.said import odd_actions, said_in
from tests.conformance.tables import CASES, TRIED, Case, Deal, Tried, any_options, deals, telling_plies
from tests.languages import slips

DRAWN = 400
"""So many random combinations of options are asked whether they exclude each other."""


def words_of(game: AnyGame) -> Catalogue:
    """The game's own words, and those that the kernel has for what a game leaves out."""
    return {**KERNEL, **game.words}


@cache
def missing_words(key: str) -> tuple[str, ...]:
    """The keys that the game tried under this key has no words for, each with its purpose; none where all is well."""
    tried = next(tried for tried in TRIED if tried.game.key == key)
    words, found = words_of(tried.game), dict[str, str]()
    for purpose, keys in needed_words(tried):
        for needed in keys:
            if needed not in words:
                found.setdefault(needed, f"{needed}: {purpose}")
    return tuple(sorted(found.values()))


def is_missing(game: AnyGame, key: str) -> bool:
    """Whether the one test that lists missing words tells of this one already."""
    return any(line.startswith(f"{key}:") for line in missing_words(game.key))


SAID: set[tuple[str, Text]] = set()
"""By game the sentences that were found to be said: the pages of most tables have most of them in common."""


def assert_said(deal: Deal, spoken: Text) -> None:
    """The sentence can be said in every language, and nothing of it stays empty; what is missing is told of once."""
    if (deal.game.key, spoken) in SAID or any(is_missing(deal.game, key) for key in _keys([spoken])):
        return
    words = words_of(deal.game)
    for language in Language:
        said = render(spoken, language, words, lambda seat: f"<{seat}>")
        assert said.strip(), f"{spoken.key} says nothing in {language}"
        assert "{" not in said, f"{spoken.key} says {said!r} in {language}"
        if deal.game.key in GAMES:
            assert not slips(said), f"{spoken.key} {slips(said)} in {language}: {said}"
    SAID.add((deal.game.key, spoken))


def needed_words(tried: Tried) -> Iterator[tuple[str, Iterable[str]]]:
    """What words are for, and their keys."""
    game, case = tried.game, next(case for case in CASES if case.tried is tried)
    yield "the lobby", ("game.name", "game.about")
    yield "a preset in the lobby", (f"preset.{preset}{part}" for preset in game.presets for part in ("", ".about"))
    yield "a group of house rules", (f"group.{option.group}" for option in options_of(game.options))
    yield "a house rule and its values", _keys(agreed(game))
    yield (
        "the rules page",
        (each.key for other in CASES if other.tried is tried for each in game.rules(other.options)),
    )
    yield "why options exclude each other", _keys(refusal.text for refusal in excluded(game))
    yield "why a move is refused", _reasons(refusals(case))
    yield "said in a deal", (key for deal in deals(case) for key in _keys(said_in(deal)))
    yield "a lesson", _keys(_taught(game))
    yield "a theme of exercises", (theme.title.key for theme in game.themes)
    yield "the glossary", (term.meaning.key for term in game.handbook.glossary)


def agreed(game: AnyGame) -> Iterator[Text]:
    """What the form of house rules says."""
    for option in options_of(game.options):
        yield title(option)
        yield from (sentence(option, value) for value in values_worth_testing(option))


def excluded(game: AnyGame) -> tuple[Refusal, ...]:
    """Why random combinations of options cannot be, each reason once; none of a game whose options all go together."""
    random = Random(f"refused options {game.key}")
    found = (game.problem(any_options(game, random)) for _ in range(DRAWN))
    return tuple(dict.fromkeys(refusal for refusal in found if refusal is not None))


def refusals(case: Case) -> Iterator[Refusal]:
    """Why odd actions in deals of this case are refused."""
    for number, deal in enumerate(deals(case)):
        for ply in telling_plies(case, number, everywhere=False):
            for action in odd_actions(deal, ply, Random(ply)):
                for seat in deal.seats:
                    refusal = deal.view(ply, seat).refusal(action)
                    if refusal is not None:
                        yield refusal


def _reasons(found: Iterable[Refusal]) -> Iterator[str]:
    """All members of every enum of reasons that was met."""
    for kind in {type(refusal.reason) for refusal in found}:
        yield from (f"refusal.{reason}" for reason in kind)


def _taught(game: AnyGame) -> Iterator[Text]:
    for lesson in game.lessons():
        yield lesson.title
        for place, task in enumerate(lesson.tasks):
            yield from (lesson.says(place, what) for what in ("ask", "right", "wrong"))
            yield from (lesson.says(place, word) for _, word in task.slips)


def _keys(said: Iterable[Text]) -> Iterator[str]:
    """The key of every sentence, and of those that stand in it."""
    for each in said:
        yield each.key
        for _, value in each.args:
            yield from _keys(
                part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, Text)
            )
