"""Questions as ``judge`` reads them: every mistake is named, and nothing else is checked."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import NotationError
from engine.games.bashi_fen.text.judge import QUESTIONS, ask
from engine.options import OptionError


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "kind", "cards": ["3S"]},
        {"ask": "follow", "lead": ["3S"], "hand": ["4S"], "play": ["4S"]},
        {"ask": "trick", "plays": [["3S"]]},
        {"ask": "throw", "attempt": ["3S"]},
        {"ask": "parts", "cards": []},
        {"ask": "order"},
        {"ask": "levels", "points": 0},
        {"ask": "kitty", "last_trick": ["3S"]},
    ],
)
def test_every_question_is_answered_with_the_least_it_needs(question: dict[str, Any]) -> None:
    for trump in (None, {}, {"suit": "S"}, {"rank": "K"}, {"suit": "S", "rank": "K"}):
        assert ask({"game": "bashi_fen", "trump": trump, **question})


def test_every_question_of_the_game_is_tried_above() -> None:
    assert set(QUESTIONS) == {"kind", "follow", "trick", "throw", "parts", "order", "levels", "kitty"}


@pytest.mark.parametrize(
    ("question", "named"),
    [
        ({}, '"ask"'),
        ({"ask": "moves"}, '"ask"'),
        ({"ask": "kind", "cards": "3S"}, '"cards"'),
        ({"ask": "kind", "cards": ["1S"]}, "'1S'"),
        ({"ask": "kind", "cards": ["RJ*"]}, "RJ*"),
        ({"ask": "kind", "card": ["3S"]}, '"cards"'),
        ({"ask": "kind", "trump": "S"}, '"trump"'),
        ({"ask": "kind", "trump": {"suit": "X"}}, '"suit"'),
        ({"ask": "kind", "trump": {"rank": "BJ"}}, '"rank"'),
        ({"ask": "kind", "trump": {"suite": "S"}}, '"suit"'),
        ({"ask": "follow", "lead": [], "hand": [], "play": []}, '"lead"'),
        ({"ask": "follow", "lead": ["3S", "3H"], "hand": [], "play": []}, '"lead"'),
        ({"ask": "trick"}, '"plays"'),
        ({"ask": "trick", "plays": []}, '"plays"'),
        ({"ask": "trick", "plays": ["3S"]}, '"plays"'),
        ({"ask": "trick", "plays": [["3S"], ["3S", "4S"]]}, '"plays"'),
        ({"ask": "trick", "plays": [["3S", "3H"]]}, '"plays"'),
        ({"ask": "throw", "attempt": ["3S"], "others": {}}, '"others"'),
        ({"ask": "parts", "cards": ["3S", "3H"]}, '"cards"'),
        ({"ask": "kitty"}, '"last_trick"'),
        ({"ask": "kitty", "last_trick": [], "options": {"kitty_factor": "power"}}, '"last_trick"'),
        ({"ask": "levels"}, '"points"'),
        ({"ask": "levels", "points": -5}, '"points"'),
        ({"ask": "levels", "points": True}, '"points"'),
        ({"ask": "levels", "points": 0, "partners": 2}, '"partners"'),
        ({"ask": "kind", "preset": "bridge"}, '"preset"'),
        ({"ask": "kind", "options": {"seats": 5}}, "do not go together"),
        ({"ask": "kind", "options": {"kitty": 7}}, "Sizes that work"),
    ],
)
def test_what_cannot_be_read_is_named(question: dict[str, Any], named: str) -> None:
    with pytest.raises(NotationError) as error:
        ask(question)
    assert named in str(error.value)


@pytest.mark.parametrize("options", [{"tuple_follow": "any"}, {"step": 4}, {"runs_of_singles": 2}, {"packs": 7}])
def test_an_option_that_does_not_exist_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        ask({"ask": "order", "options": options})


def test_no_more_is_checked_than_notation_options_and_shapes() -> None:
    nine = ["3S"] * 9
    assert ask({"ask": "kind", "cards": nine})["kind"] == "tuple"
    assert ask({"ask": "follow", "lead": ["4S"] * 9, "hand": nine, "play": nine})["legal"] is True
    assert ask({"ask": "follow", "lead": ["4S"], "hand": ["3S"], "play": ["9S"]})["legal"] is False
    assert ask({"ask": "trick", "plays": [nine, ["4S"] * 9]}) == {"winner": 1, "points": 0}


@pytest.mark.rule("BSF-62")
def test_a_preset_brings_its_own_packs() -> None:
    def gained(**question: Any) -> int:
        return int(ask({"ask": "levels", "points": 60, **question})["opponents"])

    assert gained(preset="sheng_ji") == 1
    assert gained(preset="tuo_la_ji") == gained() == 0
    assert gained(preset="zhao_pengyou", options={"seats": 7}) == 0
    assert ask({"ask": "levels", "points": 60, "preset": "zhao_pengyou", "options": {"seats": 7}})["declarers"] == 1


@pytest.mark.parametrize("question", QUESTIONS)
def test_answers_have_the_fields_of_the_command_line(question: str) -> None:
    fields = {
        "kind": {"kind", "why"},
        "follow": {"legal", "why"},
        "trick": {"winner", "points"},
        "throw": {"stands", "forced"},
        "parts": {"parts"},
        "order": {"trumps"},
        "levels": {"declarers", "opponents", "declarers_stay"},
        "kitty": {"factor"},
    }
    asking = {
        "ask": question,
        "lead": ["3S"],
        "plays": [["3S"]],
        "last_trick": ["3S"],
        "attempt": ["3S"],
        "cards": ["3S"],
        "points": 5,
    }
    assert set(ask(asking)) == fields[question]
