"""Codes written a second time, byte by byte, from what the module says of them; read codes stand for the same."""

from __future__ import annotations

from base64 import b32encode
from json import dumps
from random import Random
from zlib import DEFLATED, compressobj, crc32

import pytest

from engine.codes import Code, CodeError, read_code, values_of, write_code
from engine.game import AnyGame
from engine.games import GAMES
from engine.options import Choice, OptionKind, Range, Subset, Switch, Value, options_of, write_options
from tests.conformance.combinations import reconciled
from tests.conformance.tables import any_options

KNOWN = (
    b'{"starter":"declarer":"won":true}false}"first":"finish":[0,1,2,3,4]"emperor":"eunuch":'
    b'"tie":"levels":["2","2","2","2"]"winners":null"dealer":"seats":"packs":"kitty":"hands":"endless"'
)


NUMBERS = [(0, 0), (1, 0), (127, 0), (128, 1), (16_383, 127), (16_384, 128), (98_765_432_100, 3)]


def number(value: int) -> bytes:
    """Seven bits a byte, the high ones first; all but the last have the eighth bit."""
    digits = []
    while True:
        digits.append(value % 128)
        value //= 128
        if not value:
            break
    return bytes([*(digit + 128 for digit in reversed(digits[1:])), digits[0]])


def place_of(kind: OptionKind, value: Value) -> int:
    """Where a value stands among all of its option."""
    match kind, value:
        case Range(least, _, also), int():
            return len(also) + value - least
        case Range(also=also), str():
            return also.index(value)
        case Subset(members), frozenset():
            return sum(2**place for place, member in enumerate(members) if member in value)
        case Choice(values), str() | int():
            return values.index(value)
    return int(value is True)


def written(code: Code) -> str:
    """The code by hand."""
    game, standing = code.game, code.standing
    as_json = None if standing is None or game.write_standing is None else game.write_standing(standing)
    all_options = options_of(game.options)

    def changed(preset: object) -> list[tuple[str, int]]:
        found = []
        for option in all_options:
            value = getattr(code.options, option.name)
            if value != getattr(preset, option.name):
                found.append((option.name, place_of(option.kind, value)))
        return found

    nearest = min(game.presets, key=lambda name: len(changed(game.presets[name])))
    raw = bytes([crc32(game.key.encode()) % 256, crc32(nearest.encode()) % 256]) + number(code.number)
    differing = changed(game.presets[nearest])
    if differing or code.dealt or as_json is not None:
        raw += number(code.dealt) + number(len(differing))
        for name, place in differing:
            sign = crc32(name.encode()) % 65536
            raw += bytes([sign // 256, sign % 256]) + number(place)
    if as_json is not None:
        squeezer = compressobj(9, DEFLATED, -15, zdict=KNOWN)
        raw += squeezer.compress(dumps(as_json, separators=(",", ":")).encode()) + squeezer.flush()
    check = crc32(
        dumps([game.key, write_options(code.options), code.number, code.dealt, as_json], sort_keys=True).encode()
    )
    letters = b32encode(raw + bytes([check % 65536 // 256, check % 256])).decode().replace("=", "")
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_codes_are_written_byte_by_byte(game: AnyGame) -> None:
    random = Random(f"codes, restated {game.key}")
    for _ in range(3):
        options, _ = reconciled(game, any_options(game, random), random)
        for value, dealt in random.sample(NUMBERS, 2):
            code = Code(game, options, value, dealt)
            assert write_code(code) == written(code)
            assert read_code(written(code), GAMES) == code
    for value, dealt in NUMBERS:
        code = Code(game, game.options(), value, dealt)
        assert write_code(code) == written(code)
        assert read_code(written(code), GAMES) == code


def test_a_standing_is_squeezed_into_the_code() -> None:
    game = GAMES["bao_huang"]
    assert game.read_standing is not None
    as_json = {"first": 2, "finish": [4, 1, 0, 3, 2], "emperor": 1, "eunuch": 1, "tie": False}
    standing = game.read_standing(game.options(), as_json)
    code = Code(game, game.presets["shanghai"], 77, 4, standing)
    assert write_code(code) == written(code)
    assert read_code(write_code(code), GAMES) == code


def test_values_stand_in_an_order_that_a_code_can_count_on() -> None:
    assert values_of(Switch()) == (False, True)
    assert values_of(Choice((3, 5, "many"))) == (3, 5, "many")
    assert values_of(Range(2, 5, ("none", "all"))) == ("none", "all", 2, 3, 4, 5)
    some = values_of(Subset(("a", "b", "c")))
    assert some == tuple(map(frozenset, ("", "a", "b", "ab", "c", "ac", "bc", "abc")))


@pytest.mark.parametrize(("group", "letters"), [(0, 3), (1, 1), (2, 2)])
def test_a_code_that_is_cut_off_is_refused(group: int, letters: int) -> None:
    game = GAMES["taihe_a_bao"]
    parts = write_code(Code(game, game.options(seats=5, stake=700), 123_456)).split("-")
    with pytest.raises(CodeError):
        read_code("-".join([*parts[:group], parts[group][:letters]]), GAMES)


def test_house_rules_that_do_not_go_together_are_in_no_code() -> None:
    game = GAMES["taihe_a_bao"]
    alone = game.options(collapse_doubles=True)
    assert game.problem(alone) is not None
    with pytest.raises(CodeError, match="do not go together"):
        read_code(written(Code(game, alone, 5)), GAMES)


def test_a_mistyped_code_is_quoted_as_far_as_eighty_signs() -> None:
    words = written(Code(GAMES["big_two"], GAMES["big_two"].options(), 5))
    wrong = words[:-3] + ("A" if words[-3] != "A" else "C") + words[-2:] + " " * 100
    with pytest.raises(CodeError) as said:
        read_code(wrong, GAMES)
    assert str(said.value).startswith(f"{wrong[:80]!r} is")
