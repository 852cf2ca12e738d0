"""A session as a file: packed JSON, so that its cards cannot be read by eye, with a checksum that finds any damage."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Mapping
from typing import Any

from app.keep.files import DamagedError
from app.session import HowFar, Practice, Session
from engine.cards import Card, NotationError, read_card
from engine.events import Ended, Line, Scored
from engine.game import AnyGame
from engine.match import Match, Result
from engine.players import bot_for
from engine.players.weighed import read_weighed, write_weighed
from engine.record import RecordError, read_record, read_standing, replay, write_record, write_standing
from engine.today import read_day
from engine.words import Text

VERSION = 1
LARGEST = 64 * 1024 * 1024
"""The most bytes of an unpacked session that are read; a long one has some hundred thousand."""

_BROKEN = (ValueError, LookupError, OverflowError, TypeError, AttributeError, RecursionError, zlib.error)


class NewerError(ValueError):
    """Another version wrote this file, undamaged, with games, bots or rules that we do not know; it is to be kept."""


def write_session(session: Session) -> bytes:
    """The content of the session's file, packed so that nobody reads the cards by a glance at it."""
    return _wrapped(_written(session))


def retitled(content: bytes, title: str) -> bytes:
    """The content of the same session under another name, whatever else it says; raises DamagedError or NewerError."""
    return _wrapped({**json.loads(_plain(content)), "title": title})


def _wrapped(written: dict[str, Any]) -> bytes:
    plain = json.dumps(written, ensure_ascii=True, separators=(",", ":")).encode("ascii")
    wrapped = {
        "paizhuo_session": VERSION,
        "sha256": hashlib.sha256(plain).hexdigest(),
        "content": base64.b64encode(zlib.compress(plain)).decode("ascii"),
    }
    return json.dumps(wrapped).encode("ascii")


def read_session(content: bytes, games: Mapping[str, AnyGame]) -> Session:
    """The session of a file's content, every action checked; raises DamagedError or NewerError."""
    session = read_unreplayed(content, games)
    try:
        refused = replay(session.record).refused
    except _BROKEN as error:
        raise NewerError(str(error)) from error
    if refused is not None:
        raise NewerError(f"action {refused[0]} is refused")
    return session


def read_unreplayed(content: bytes, games: Mapping[str, AnyGame]) -> Session:
    """The session of a file's content without asking the rules about its actions, which is quick for lists of many
    files.

    Raises DamagedError or NewerError.
    """
    plain = _plain(content)
    try:
        return _read(json.loads(plain), games)
    except _BROKEN as error:
        raise NewerError(str(error)) from error


def _plain(content: bytes) -> bytes:
    """The unpacked JSON of the session; raises DamagedError or NewerError."""
    try:
        wrapped = json.loads(content)
        version = wrapped["paizhuo_session"]
        if isinstance(version, int) and version > VERSION:
            raise NewerError(f"written by a newer program (version {version})")
        plain = _unpacked(base64.b64decode(wrapped["content"], validate=True))
        if hashlib.sha256(plain).hexdigest() != wrapped["sha256"]:
            raise DamagedError("the checksum is wrong")
    except _BROKEN as error:
        if isinstance(error, DamagedError | NewerError):
            raise
        raise DamagedError(str(error)) from error
    return plain


def _unpacked(packed: bytes) -> bytes:
    """The unpacked content; raises DamagedError where it is cut off or unpacks to more than LARGEST bytes."""
    unpacking = zlib.decompressobj()
    plain = unpacking.decompress(packed, LARGEST)
    if not unpacking.eof:
        raise DamagedError("the content is cut off, or too long")
    return plain


def _written(session: Session) -> dict[str, Any]:
    match = session.match
    weighed = {"weighed": write_weighed(session.weighed)} if session.weighed else {}
    return {
        "number": match.number,
        "dealt": match.dealt,
        "standing": write_standing(match.game, match.standing),
        "results": [_write_result(result) for result in match.results],
        "bots": list(session.bots),
        "assisted": sorted(session.assisted),
        "record": write_record(session.record),
        **weighed,
        **({"title": session.title} if session.title else {}),
        **({"day": session.day} if session.day else {}),
        **({"practice": _write_practice(session.practice)} if session.practice else {}),
        **({"moves": session.progress.moves, "over": session.progress.over} if session.progress else {}),
    }


def _read(written: Mapping[str, Any], games: Mapping[str, AnyGame]) -> Session:
    try:
        record = read_record(written["record"], games)
        standing = written["standing"]
        if standing is not None:
            standing = read_standing(record.game, record.options, standing)
    except (RecordError, NotationError) as error:
        raise DamagedError(str(error)) from error
    results = tuple(_read_result(each) for each in written["results"])
    match = Match(record.game, record.options, int(written["number"]), standing, int(written["dealt"]), results)
    bots = tuple(None if bot is None else _known_bot(record.game, bot) for bot in written["bots"])
    if len(bots) != record.game.seats(record.options):
        raise DamagedError("the bots do not fill the seats")
    weighed = read_weighed(record.game, written.get("weighed"))
    title, day = str(written.get("title", "")), str(written.get("day", ""))
    if day:
        read_day(day)
    progress = HowFar(int(written["moves"]), bool(written["over"])) if "moves" in written else None
    practice = _read_practice(written["practice"]) if "practice" in written else None
    return Session(match, record, bots, frozenset(written["assisted"]), weighed, title, day, progress, practice)


def _known_bot(game: AnyGame, name: str) -> str:
    try:
        bot_for(game, name)
    except NotationError as error:
        raise DamagedError(str(error)) from error
    return name


def _write_practice(practice: Practice) -> dict[str, Any]:
    before = {} if practice.before is None else {"before": _write_result(practice.before)}
    return {"begins": practice.begins, **before}


def _read_practice(written: Mapping[str, Any]) -> Practice:
    return Practice(int(written["begins"]), _read_result(written["before"]) if "before" in written else None)


def _write_result(result: Result) -> dict[str, Any]:
    return {
        "lines": [[line.key, _write_args(line.args), line.amount] for line in result.scored.lines],
        "changes": list(result.scored.changes),
        "winners": list(result.ended.winners),
        "void": result.ended.void,
    }


def _read_result(written: Mapping[str, Any]) -> Result:
    lines = tuple(Line(key, _read_args(args), amount) for key, args, amount in written["lines"])
    scored = Scored(lines, tuple(written["changes"]))
    return Result(scored, Ended(tuple(written["winners"]), bool(written["void"])))


def _write_args(args: tuple[tuple[str, object], ...]) -> list[Any]:
    return [[name, _write_value(value)] for name, value in args]


def _read_args(written: list[Any]) -> tuple[tuple[str, object], ...]:
    return tuple((name, _read_value(value)) for name, value in written)


def _write_value(value: object) -> Any:
    """An argument of a line: a number, a word or None as itself; cards, tuples and texts by their kind."""
    match value:
        case Card():
            return {"card": str(value)}
        case tuple():
            return {"row": [_write_value(each) for each in value]}
        case Text(key, args):
            return {"text": key, "args": _write_args(args)}
        case None | bool() | int() | str():
            return value
    raise TypeError(f"{value!r} cannot stand in a line of a result")


def _read_value(written: Any) -> object:
    match written:
        case {"card": card}:
            return read_card(card)
        case {"row": row}:
            return tuple(_read_value(each) for each in row)
        case {"text": key, "args": args}:
            return Text(key, _read_args(args))
    return written
