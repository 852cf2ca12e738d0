"""What a user can write is read or refused with a sentence; nothing else ever comes out of it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import NotationError
from engine.game import AnyGame
from engine.options import OptionError
from tests.conformance.tables import CASES, TRIED, deals

GAMES = [tried.game for tried in TRIED]


def over(games: list[AnyGame]) -> pytest.MarkDecorator:
    """Over these games, by their keys."""
    return pytest.mark.parametrize("game", games, ids=lambda game: game.key)


VERBS = sorted(
    {key.removeprefix("action.") for tried in TRIED for key in tried.game.words if key.startswith("action.")}
)
WORDS = st.sampled_from([*VERBS, "4H", "KS", "10S", "2H", "AS", "BJ", "RJ*", "XX", "?", "", "#2", "|", "-", "é"])
ACTIONS = st.text(max_size=12) | st.lists(WORDS, max_size=6).map(" ".join)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
STANDING_FIELDS = st.sampled_from(
    ["first", "order", "declarer", "won", "starter", "dealer", "tie", "levels", "winners"]
)
QUESTION_FIELDS = st.sampled_from(
    (
        *("ask", "cards", "play", "over", "hand", "callers", "declarer", "won", "opponents_played", "declarer_plays"),
        *("trump", "lead", "plays", "attempt", "others", "played", "last_trick", "points", "partners"),
    )
)
ASKS = st.sampled_from(
    ["kind", "beats", "moves", "score", "kitty", "pack", "follow", "trick", "throw", "parts", "order"]
)


@over(GAMES)
@given(written=ACTIONS)
def test_an_action_is_read_or_refused(game: AnyGame, written: str) -> None:
    try:
        action = game.read_action(written)
    except NotationError:
        return
    assert game.read_action(str(action)) == action


@cache
def standings(key: str) -> tuple[dict[str, Any], ...]:
    """The standings after the first deals of a match of this game, as they are written."""
    case = next(case for case in CASES if case.tried.game.key == key)
    standing = (deal.record.standing for deal in deals(case, 3))
    return tuple(case.tried.game.write_standing(each) for each in standing if each is not None)


@over([game for game in GAMES if game.read_standing is not None])
@given(written=st.dictionaries(STANDING_FIELDS | st.text(max_size=3), JSON, max_size=4), data=st.data())
def test_a_standing_is_read_or_refused(game: AnyGame, written: dict[str, object], data: st.DataObject) -> None:
    options = game.options()
    if data.draw(st.booleans()):
        written = {**data.draw(st.sampled_from(standings(game.key))), **written}
    try:
        standing = game.read_standing(options, written)
    except NotationError:
        return
    assert game.read_standing(options, game.write_standing(standing)) == standing


@over([game for game in GAMES if game.ask is not None])
@given(question=st.dictionaries(QUESTION_FIELDS, JSON, max_size=7), ask=ASKS)
def test_a_question_is_answered_or_refused(game: AnyGame, question: dict[str, object], ask: str) -> None:
    try:
        answer = game.ask({"ask": ask, **question})
    except (NotationError, OptionError):
        return
    assert answer
