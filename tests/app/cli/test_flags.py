"""House rules as flags, for every command line that plays a game."""

from __future__ import annotations

import argparse

import pytest

from app.cli.flags import chosen_options, parse
from engine.game import Game
from engine.games import GAMES
from engine.options import Option, Value, options_of, value_word, values_worth_testing

TAIHE = GAMES["taihe_a_bao"]


def parsed(*arguments: str, required: bool = True) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="table", allow_abbrev=False)
    parser.add_argument("--watch", action="store_true")
    return parse(parser, arguments, GAMES, required)


def every_value() -> tuple[tuple[Game, Option, Value], ...]:
    return tuple(
        (game, option, value)
        for game in GAMES.values()
        for option in options_of(game.options)
        for value in values_worth_testing(option)
    )


COMPANY = {"collapse_doubles": ("--shutout_doubles", "yes"), "emperor_balances": ("--position_scoring", "yes")}
"""What an option needs beside it."""


@pytest.mark.parametrize(("game", "option", "value"), every_value())
@pytest.mark.parametrize("sign", ["_", "-"])
def test_every_value_of_every_option_has_a_flag(game: Game, option: Option, value: Value, sign: str) -> None:
    others = COMPANY.get(option.name, ())
    flag = "--" + option.name.replace("_", sign)
    found = parsed("--game", game.key, flag, value_word(option, value), *others)
    assert found.game is game
    assert getattr(found.options, option.name) == value


def test_flags_change_the_preset_and_stand_in_any_order() -> None:
    found = parsed("--hands", "3", "--watch", "--preset", "evening", "--game", "taihe_a_bao", "--seats=3")
    assert found.watch is True
    assert found.options == TAIHE.options(seats=3, hands=3, simple_scoring=True, dealing="dealt")
    assert set(vars(found)) == {"watch", "game", "preset", "options"}


def test_without_a_game_there_are_no_options() -> None:
    found = parsed("--watch", required=False)
    assert (found.game, found.options) == (None, None)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("--game", "nothing"), "taihe_a_bao"),
        (("--game",), "--game"),
        (("--seats", "3"), "--game"),
        (("--preset", "evening"), "--game"),
        (("--game", "taihe_a_bao", "--preset", "nobody"), "evening"),
        (("--game", "taihe_a_bao", "--seats", "2"), "3, 4, 5"),
        (("--game", "taihe_a_bao", "--hands", "0"), "endless"),
        (("--game", "taihe_a_bao", "--aces", "true"), "yes, no"),
        (("--game", "taihe_a_bao", "--aces"), "--aces"),
        (("--game", "taihe_a_bao", "--seat", "3"), "--seat"),
        (("--gam", "taihe_a_bao"), "--gam"),
        (("--game", "taihe_a_bao", "--collapse-doubles", "yes"), "Shutout"),
    ],
)
def test_a_wrong_flag_is_named_and_leaves_with_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], names: str
) -> None:
    with pytest.raises(SystemExit) as left:
        parsed(*arguments, required=False)
    assert left.value.code == 2
    assert names in capsys.readouterr().err


def test_help_explains_every_house_rule(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parsed("--help")
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert all(f"--{option.name} " in out for game in GAMES.values() for option in options_of(game.options))


def test_words_of_other_places_become_options_too() -> None:
    assert chosen_options(TAIHE, "three_seats", {"hands": "endless"}) == TAIHE.options(seats=3, hands="endless")
    with pytest.raises(ValueError, match="no option dealer"):
        chosen_options(TAIHE, None, {"dealer": "yes"})
