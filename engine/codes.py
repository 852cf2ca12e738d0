"""A deal as a short code to be shared: game, house rules and number (and, for a later hand of a session, its standing).

A code is base 32 in groups of four: a byte for the game and one for the preset, the number in bytes of seven bits, and
two bytes of checksum over everything that the code stands for. What differs from the preset follows the number: which
hand of the session it is, house rules, and the standing as compressed JSON. A program whose rules have other values
refuses the code.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.game import AnyGame, AnyStanding
from engine.options import (
    Choice,
    GameOptions,
    OptionKind,
    Range,
    Subset,
    Switch,
    Value,
    differences,
    options_of,
    write_options,
)
from engine.record import read_standing, write_standing

GROUP = 4
_CHECK = 2
_WORDS = (
    b'{"starter":"declarer":"won":true}false}"first":"finish":[0,1,2,3,4]"emperor":"eunuch":'
    b'"tie":"levels":["2","2","2","2"]"winners":null"dealer":"seats":"packs":"kitty":"hands":"endless"'
)
"""The dictionary with which compression begins; it must never change."""
_LETTERS = str.maketrans({"0": "O", "1": "I", "8": "B"})
"""Digits that are easily misread for letters of base 32."""


class CodeError(ValueError):
    """A text that is no code of ours; the message says why, in English."""


@dataclass(frozen=True, slots=True)
class Code:
    """What a code stands for: the deal of this number (after ``dealt`` others) with these options and standing."""

    game: AnyGame
    options: GameOptions
    number: int
    dealt: int = 0
    standing: AnyStanding = None


def write_code(code: Code) -> str:
    """The code as people write it: ``ABCD-EFGH-IJKL``."""
    letters = base64.b32encode(_body(code) + _check(code)).decode("ascii").rstrip("=")
    return "-".join(letters[place : place + GROUP] for place in range(0, len(letters), GROUP))


def read_code(words: str, games: Mapping[str, AnyGame]) -> Code:
    """What a code stands for, however it is spaced; raises CodeError."""
    letters = "".join(words.split()).replace("-", "").upper().translate(_LETTERS)
    try:
        raw = base64.b32decode(letters + "=" * (-len(letters) % 8))
        code = _code(raw[:-_CHECK], games)
        good = _body(code) + _check(code) == raw
    except CodeError:
        raise
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, StopIteration, binascii.Error, zlib.error,
            RecursionError):  # fmt: skip
        raise CodeError(f"{words[:80]!r} is no code of a deal") from None
    if not good:
        raise CodeError(f"{words[:80]!r} is mistyped, or comes from a program with other rules")
    return code


def _body(code: Code) -> bytes:
    """All but the checksum; what is usual is left out."""
    name, preset = min(code.game.presets.items(), key=lambda each: len(differences(code.options, each[1])))
    changed = differences(code.options, preset)
    body = bytes([_sign(code.game.key), _sign(name)]) + _number(code.number)
    if changed or code.dealt or code.standing is not None:
        body += _number(code.dealt) + _number(len(changed))
    for option in changed:
        body += _long_sign(option.name) + _number(values_of(option.kind).index(getattr(code.options, option.name)))
    standing = write_standing(code.game, code.standing)
    if standing is not None:
        body += _squeezed(standing)
    return body


def _code(raw: bytes, games: Mapping[str, AnyGame]) -> Code:
    game = next(game for game in games.values() if _sign(game.key) == raw[0])
    options = next(options for name, options in game.presets.items() if _sign(name) == raw[1])
    number, rest = _read_number(raw[2:])
    dealt, standing = 0, None
    if rest:
        dealt, rest = _read_number(rest)
        count, rest = _read_number(rest)
        for _ in range(count):
            option = next(each for each in options_of(game.options) if _long_sign(each.name) == rest[:2])
            place, rest = _read_number(rest[2:])
            options = replace(options, **{option.name: values_of(option.kind)[place]})
    if game.problem(options) is not None:
        raise CodeError("the house rules in this code do not go together")
    if rest:
        standing = read_standing(game, options, _spread(rest))
    return Code(game, options, number, dealt, standing)


def values_of(kind: OptionKind) -> tuple[Value, ...]:
    """All values of an option, in an order that a code can count on."""
    match kind:
        case Switch():
            return False, True
        case Choice(values):
            return values
        case Range(least, most, also):
            return (*also, *range(least, most + 1))
        case Subset(members):  # by a bit for each member
            return tuple(
                frozenset(member for bit, member in enumerate(members) if mask >> bit & 1)
                for mask in range(1 << len(members))
            )


def _sign(name: str) -> int:
    """One byte for a name."""
    return zlib.crc32(name.encode("ascii")) & 0xFF


def _long_sign(name: str) -> bytes:
    return (zlib.crc32(name.encode("ascii")) & 0xFFFF).to_bytes(2, "big")


def _check(code: Code) -> bytes:
    """The checksum over everything, usual house rules too, since another version may have other usual ones."""
    whole = [code.game.key, write_options(code.options), code.number, code.dealt]
    whole.append(write_standing(code.game, code.standing))
    return (zlib.crc32(json.dumps(whole, sort_keys=True).encode("ascii")) & 0xFFFF).to_bytes(_CHECK, "big")


def _number(value: int) -> bytes:
    parts = [value & 0x7F]
    while value := value >> 7:
        parts.append(value & 0x7F | 0x80)
    return bytes(reversed(parts))


def _read_number(raw: bytes) -> tuple[int, bytes]:
    value = 0
    for place, part in enumerate(raw):
        value = value << 7 | part & 0x7F
        if not part & 0x80:
            return value, raw[place + 1 :]
    raise CodeError("the code is cut off")


def _squeezed(more: Mapping[str, Any]) -> bytes:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_WORDS)
    return squeezer.compress(json.dumps(more, separators=(",", ":")).encode("ascii")) + squeezer.flush()


_MOST_SPREAD = 4096


def _spread(raw: bytes) -> Any:
    spreader = zlib.decompressobj(-15, zdict=_WORDS)
    words = spreader.decompress(raw, _MOST_SPREAD)
    if not spreader.eof or spreader.unused_data:
        raise CodeError("the code does not end where it should")
    return json.loads(words)
