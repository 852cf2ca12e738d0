"""House rules as flags, for every command line that plays a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from app.cli.flags import chosen_options, parse
from engine.game import AnyGame
from engine.games import GAMES
from engine.options import differences, option_named, options_of, value_word
from tests.conformance.tables import single_values
from tests.fixtures import renamed

TAIHE = GAMES["taihe_a_bao"]


RENAMED = {"tribute": renamed.NOW}


def parsed(*arguments: str, required: bool = True, games: Mapping[str, AnyGame] = GAMES) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="table", allow_abbrev=False)
    parser.add_argument("--watch", action="store_true")
    return parse(parser, arguments, games, required)


def every_value() -> Iterator[Any]:
    """Every value of every house rule, with what it needs beside it."""
    for game in GAMES.values():
        for name, options in single_values(game):
            yield pytest.param(game, name.partition("=")[0], options, id=f"{game.key}-{name}")


@pytest.mark.parametrize(("game", "named", "options"), tuple(every_value()))
@pytest.mark.parametrize("sign", ["_", "-"])
def test_every_value_of_every_option_has_a_flag(game: AnyGame, named: str, options: Any, sign: str) -> None:
    said = dict.fromkeys((named, *(option.name for option in differences(options, game.options()))))
    words = [value_word(option_named(game.options, name), getattr(options, name)) for name in said]
    flags = [f"--{name.replace('_', sign)}" for name in said]
    found = parsed("--game", game.key, *(word for pair in zip(flags, words, strict=True) for word in pair))
    assert found.game is game
    assert found.options == options


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


@pytest.mark.parametrize(
    "flags",
    [
        ("--slow", "yes", "--mood", "grave", "--guests", "cat,dog"),
        ("--tempo=yes", "--humour=grave", "--guests=kitten,dog"),
        ("--slow=yes", "--tempo=leisurely", "--temper=grave", "--guests=dog,cat"),
    ],
)
def test_names_and_values_of_earlier_versions_are_flags_too(flags: tuple[str, ...]) -> None:
    assert parsed("--game", "tribute", *flags, games=RENAMED).options == renamed.MEANT_NOW


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--slow=no", "--tempo=leisurely"), "slow and tempo are one option under two names, and they differ"),
        (("--mood=sad",), "temper cannot be sad"),
    ],
)
def test_an_earlier_name_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], flags: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(SystemExit) as left:
        parsed("--game", "tribute", *flags, games=RENAMED)
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_help_does_not_tell_of_earlier_names(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed("--help", games=RENAMED)
    out = capsys.readouterr().out
    assert "--tempo " in out
    assert "slow" not in out
    assert "humour" not in out
