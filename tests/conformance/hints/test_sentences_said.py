"""The words of a hint are those that were written down beside the check that works them out."""

from __future__ import annotations

import json

import pytest

from engine.games import GAMES
from engine.players.hint_words import WORDS
from engine.words import Words
from tests.conformance.hints.sentences_said import FILE, JUDGE, KINDS, SHARED, check_of, said_now, unlisted_kinds


@pytest.mark.parametrize("game", [*KINDS, JUDGE])
def test_hints_say_what_was_written_down_beside_what_is_worked_out(game: str) -> None:
    said, written = said_now()[game], json.loads(FILE.read_text("utf-8"))[game]
    other = [key for key in said.keys() | written.keys() if said.get(key) != written.get(key)]
    assert not other, "does the check say so, too? then: python -m tests.conformance.hints.sentences_said"


@pytest.mark.parametrize("game", KINDS)
def test_a_kind_of_move_that_states_a_fact_is_listed(game: str) -> None:
    assert not unlisted_kinds(game, WORDS if game == SHARED else GAMES[game].words)


def test_a_kind_that_states_a_fact_and_a_reason_without_a_check_are_noticed() -> None:
    nobody = Words("Nobody can beat this.", "谁都压不过。", "誰都壓不過。", "だれも勝てません。")
    catalogue = {**GAMES["big_two"].words, "hint.kind.made_up": nobody}
    assert unlisted_kinds("big_two", catalogue) == {"hint.kind.made_up"}
    with pytest.raises(KeyError):
        check_of("big_two", "reason.made_up")
