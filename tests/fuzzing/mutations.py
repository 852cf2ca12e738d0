"""Bytes, JSON values and words, spoilt as files and people spoil them; the same seed, the same ways."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

PIECES = (
    *(
        b"{",
        b"}",
        b"[",
        b"]",
        b'"',
        b":",
        b",",
        b"null",
        b"true",
        b"-1",
        b"1e999",
        b"NaN",
        b"9" * 400,
        b"0.1",
        b"\\u0000",
    ),
    *(
        b"\\ud800",
        b"\xff",
        b"\xc3(",
        b"\x00",
        b"\xef\xbb\xbf",
        b"[" * 3000,
        b"4H",
        b"RJ*",
        b"pass",
        b"play ",
        b"/*",
        b"#2",
    ),
    *(
        b"<use xlink:href='#a'/>",
        b"<g id='a'>",
        b"</g>",
        b"<!DOCTYPE x>",
        b"&amp;",
        b"&a;",
        b"url(#a)",
        b"url(http://a)",
    ),
    *(
        b"<script/>",
        b" onload='a'",
        b"1e38",
        b"-1e38",
        b" stroke-dasharray='0.001'",
        b" transform='scale(1e9)'",
        b"M0 0",
    ),
    *(b"<animate attributeName='x' dur='1ms' repeatCount='indefinite'/>", b"<text font-size='1e9'>a</text>", b"%"),
    *(b"<filter id='f'><feGaussianBlur stdDeviation='1e6'/></filter>", b" filter='url(#f)'", b"\r\n", b"\x1b[2J"),
)

ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        2**31,
        2**63,
        10**400,
        -(10**40),
        0.5,
        1e308,
        float("inf"),
        float("nan"),
        "",
        " ",
        "\x00",
        "\ud800",
        "é" * 500,
    ),
    *("pass", "play", "play 4H 4H", "4H", "XX", "?", "RJ*", "10S#9", "endless", "random", "search", "bid BJ", "../x"),
    *(
        [],
        {},
        [[]],
        [None],
        {"": None},
        [0] * 2000,
        ["4H"] * 300,
        {"card": "4H"},
        {"row": []},
        {"text": "x", "args": []},
    ),
)


def odd(random: Random) -> Any:
    """A value that hardly anything expects; every time a new one, since the next change may be made to it."""
    return deepcopy(random.choice(ODD))


def nested(depth: int) -> Any:
    """A list in a list, so many times."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def spoilt_bytes(content: bytes, random: Random) -> bytes:
    """One to six changes: bits, cuts, repetitions, and pieces that parsers stumble over."""
    spoilt = bytearray(content)
    for _ in range(random.randint(1, 6)):
        at = random.randrange(len(spoilt) + 1)
        length = min(len(spoilt) - at, random.choice((1, 2, 8, 60)))
        match random.randrange(7):
            case 0 if at < len(spoilt):
                spoilt[at] ^= 1 << random.randrange(8)
            case 1:
                del spoilt[at : at + length]
            case 2:
                spoilt[at:at] = spoilt[at : at + length] * random.choice((1, 2, 20))
            case 3 | 4:
                spoilt[at:at] = random.choice(PIECES)
            case 5:
                other = random.randrange(len(spoilt) + 1)
                spoilt[at : at + length] = spoilt[other : other + length]
            case _ if random.random() < 0.1:
                del spoilt[at:]
    return bytes(spoilt)


def spoilt_json(value: Any, random: Random) -> Any:
    """The value with one to four of its parts exchanged, doubled, left out or renamed."""
    copy = json.loads(json.dumps(value))
    for _ in range(random.randint(1, 4)):
        copy = _changed(copy, random)
    return copy


def spoilt_words(words: Sequence[str], random: Random) -> list[str]:
    """The words of a command line with some left out, doubled, moved, spoilt or odd."""
    spoilt = list(words)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(spoilt) + 1)
        match random.randrange(5):
            case 0 if at < len(spoilt):
                del spoilt[at]
            case 1 if at < len(spoilt):
                spoilt.insert(at, spoilt[at])
            case 2 if at < len(spoilt):
                word = spoilt_bytes(spoilt[at].encode("utf-8", "replace"), random)
                spoilt[at] = word.decode("utf-8", "surrogateescape")
            case 3:
                random.shuffle(spoilt)
            case _:
                spoilt.insert(at, str(odd(random))[:80])
    return [word.replace("\x00", "") for word in spoilt]


def _changed(value: Any, random: Random) -> Any:
    """One part of the value, at any depth, exchanged for something else."""
    places = list(_places(value))
    if not places:
        return odd(random)
    holder, key = random.choice(places)
    match random.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[random.choice(("", "x", f"{key} ", str(key).upper(), "paizhuo", "options"))] = holder.pop(key)
        case 1 | 2 if isinstance(holder, list):
            holder.insert(key, holder[random.randrange(len(holder))])
        case 3:
            other_holder, other_key = random.choice(places)
            holder[key] = json.loads(json.dumps(other_holder[other_key]))
        case 4 if isinstance(holder[key], str):
            holder[key] = spoilt_bytes(holder[key].encode("utf-8", "surrogatepass"), random).decode("utf-8", "replace")
        case _:
            holder[key] = nested(400) if random.random() < 0.02 else odd(random)
    return value


def _places(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        parts = holder.items() if isinstance(holder, dict) else enumerate(holder) if isinstance(holder, list) else ()
        for key, part in parts:
            found.append((holder, key))
            waiting.append(part)
    return found
