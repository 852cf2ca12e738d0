"""A code brings the very deal that was shared, is short, and tells every slip of the pen."""

from __future__ import annotations

from random import Random

import pytest

from engine.codes import Code, CodeError, _spread, _squeezed, read_code, write_code
from engine.game import AnyGame
from engine.games import GAMES
from engine.match import Match, next_record
from tests.conformance.tables import any_options
from tests.ui.screens import play_hand

TAIHE = GAMES["taihe_a_bao"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_code_comes_back_as_what_it_stands_for(game: AnyGame) -> None:
    random = Random(f"codes {game.key}")
    for options in (*game.presets.values(), *(any_options(game, random) for _ in range(20))):
        if game.problem(options) is None:
            code = Code(game, options, random.randrange(10**6))
            assert read_code(write_code(code), GAMES) == code


def test_the_code_of_a_usual_table_is_short() -> None:
    assert len(write_code(Code(TAIHE, TAIHE.options(), 123_456))) <= 14


def test_a_later_hand_of_a_session_comes_again_with_its_standing() -> None:
    match, _ = play_hand(Match(TAIHE, TAIHE.options(), 99))
    written = write_code(Code(TAIHE, match.options, match.number, match.dealt, match.standing))
    code = read_code(written, GAMES)
    again = Match(code.game, code.options, code.number, code.standing, code.dealt)
    assert next_record(again) == next_record(match)
    assert len(written) < 60


def test_people_may_write_a_code_as_they_like() -> None:
    written = write_code(Code(TAIHE, TAIHE.options(), 123_456))
    code = read_code(written, GAMES)
    assert read_code(written.lower().replace("-", " "), GAMES) == code
    assert read_code(written.replace("O", "0").replace("I", "1").replace("B", "8"), GAMES) == code


def test_every_slip_of_the_pen_is_told() -> None:
    written = write_code(Code(TAIHE, TAIHE.presets["high_stakes"], 4711)).replace("-", "")
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
    random, missed = Random(1), 0
    for place in range(len(written) - 1):  # the last letter holds bits that mean nothing
        for letter in random.sample(alphabet, 6):
            if letter != written[place]:
                try:
                    read_code(written[:place] + letter + written[place + 1 :], GAMES)
                    missed += 1
                except CodeError:
                    pass
    assert missed == 0


@pytest.mark.parametrize("words", ["", "A", "4711", "hello world", "ABCD-EFGH", "ÄÖÜ", "-" * 50, "A" * 5000])
def test_what_is_no_code_is_refused(words: str) -> None:
    with pytest.raises(CodeError):
        read_code(words, GAMES)


def test_no_two_games_have_the_same_sign() -> None:
    for game in GAMES.values():
        assert read_code(write_code(Code(game, game.options(), 7)), GAMES).game is game


def test_what_is_squeezed_ends_where_it_should() -> None:
    whole = _squeezed({"seats": 4})
    assert _spread(whole) == {"seats": 4}
    for raw in (whole[:-1], whole + b"x"):
        with pytest.raises(CodeError, match="does not end"):
            _spread(raw)
