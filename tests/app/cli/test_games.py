"""The list of games says everything that the option forms know."""

from __future__ import annotations

import json

import pytest

from app.cli import run
from app.cli.games import described
from engine.game import AnyGame
from engine.games import GAMES
from engine.options import options_of, parse_value, read_options, value_word


def test_json_gives_one_ascii_object_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    out = capsys.readouterr().out
    assert out.isascii()
    assert [json.loads(line)["game"] for line in out.splitlines()] == list(GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_has_type_values_default_and_sentences(game: AnyGame) -> None:
    listed = {option["name"]: option for option in described(game)["options"]}
    assert list(listed) == [option.name for option in options_of(game.options)]
    for option in options_of(game.options):
        entry = listed[option.name]
        assert entry["type"] in ("switch", "choice", "range", "set")
        assert entry["values"]
        assert entry["sentence"] == entry["sentences"][value_word(option, option.default)]
        assert all(entry["sentences"].values())
        assert read_options(game.options, {option.name: entry["default"]}) == game.options()
        for word in entry["sentences"]:
            parse_value(option, word)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_presets_listed_make_the_presets(game: AnyGame) -> None:
    listed = {preset["name"]: preset["options"] for preset in described(game)["presets"]}
    assert {name: read_options(game.options, given) for name, given in listed.items()} == dict(game.presets)


def test_the_text_names_every_option_with_its_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    out = capsys.readouterr().out
    for game in GAMES.values():
        assert game.key in out
        for option in options_of(game.options):
            assert f"--{option.name} " in out
            assert f"({option.row})" in out
