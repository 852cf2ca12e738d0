"""JSON as the commands write and read it: one ASCII object a line, flushed; any bytes, read with every check."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NoReturn

TOO_DEEP = "not readable: lists or objects stand too deep within each other"
LONGEST_SENTENCE = 500
"""The most characters of a sentence about somebody's input, which may be megabytes long."""


class UnreadableError(ValueError):
    """Bytes that are no JSON text; the message says what is wrong with them."""


def write_answer(answer: Mapping[str, Any]) -> None:
    """Prints one object as a line of ASCII, at once."""
    print(json.dumps(answer, ensure_ascii=True, allow_nan=False), flush=True)


def read_json(content: bytes) -> Any:
    """The value of a JSON text in UTF-8; raises UnreadableError, whatever the bytes are."""
    try:
        return json.loads(content.decode("utf-8-sig"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise UnreadableError(f"not UTF-8: byte {error.start} is {content[error.start]:#04x}") from None
    except json.JSONDecodeError as error:
        raise UnreadableError(f"not JSON: it cannot be read from character {error.pos + 1} on") from None
    except RecursionError:
        raise UnreadableError(TOO_DEEP) from None
    except UnreadableError:
        raise
    except ValueError:
        raise UnreadableError("not readable: a number has too many digits") from None


def _no_number(word: str) -> NoReturn:
    raise UnreadableError(f"not readable: {word} is no number")


def shortened(sentence: str) -> str:
    """The sentence with its middle left out where it is too long: it begins with what is wrong, and ends with what to
    write."""
    if len(sentence) <= LONGEST_SENTENCE:
        return sentence
    half = LONGEST_SENTENCE // 2
    return f"{sentence[:half]} … {sentence[-half:]}"
