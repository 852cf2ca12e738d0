"""What comes to a door: something that is as it should be, spoilt in a seeded way, as the bytes of a file or a line."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from app.keep import duplicates, statistics
from app.keep.hands import SUFFIX as HAND
from app.keep.hands import HandsFolder
from app.keep.progress import LearningProgress, save_progress
from app.keep.session_file import _written, write_session
from app.keep.settings import Kept, save_settings
from app.session import bots_around, new_session
from engine.codes import Code, write_code
from engine.game import AnyGame
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.duplicate import Duplicate, Runs
from engine.players.levels import LEVELS
from engine.record import Record, read_record, write_record
from engine.today import DayResult, write_result
from tests.fuzzing.drawings import hostile_drawing
from tests.fuzzing.mutations import odd, spoilt_bytes, spoilt_json, spoilt_words
from tests.golden.golden_file import read_golden
from ui.kit.assets import asset
from ui.pages.lobby.lobby_choice import LobbyChoice
from ui.pages.scores.kept_duplicate import KeptDuplicate
from ui.pages.scores.played import FinishedHand

TESTS = Path(__file__).parents[1]
LINES = (
    "--game taihe_a_bao --seats 5 --deal 42",
    "--game bao_huang --preset sixes_last --watch --no-animation",
    "--load deal.json --lang zh_CN",
    "deal.paizhuo --diagnose",
    "--game taihe_a_bao --preset evening --hands endless --recall quads_only",
)
SPACE = b"\n"
"""Stands between the words of a command line, and between a game and what is said of it."""

KEPT_DUPLICATE = KeptDuplicate(
    "1",
    "taihe_a_bao",
    "taihe",
    datetime(2026, 11, 22, 12, tzinfo=UTC),
    False,
    "7-0",
    Duplicate(3, tuple(Runs(level, (-1, 3)) for level in LEVELS)),
)
"""What every level got in one hand."""


DAY_RESULT = DayResult("2026-11-22", "big_two", "1-0", 3, True, False, datetime(2026, 11, 22, 12, tzinfo=UTC))
"""What the deal of one day brought."""


def spoilt(value: Any, random: Random) -> bytes:
    """A JSON text of which the value, the text, or both are spoilt."""
    if random.random() < 0.7:
        value = spoilt_json(value, random)
    content = json.dumps(value).encode()
    return spoilt_bytes(content, random) if random.random() < 0.4 else content


def record(random: Random) -> bytes:
    """The record of a deal."""
    return spoilt(random.choice(_records()), random)


def save(random: Random) -> bytes:
    """The file of a session."""
    return spoilt_bytes(write_session(_a_session(random)), random)


def session(random: Random) -> bytes:
    """What is inside the file of a session."""
    return spoilt(_written(_a_session(random)), random)


def settings(random: Random) -> bytes:
    """The file of settings."""
    return spoilt(random.choice(_settings()), random)


def command_line(random: Random) -> bytes:
    """The words after the program's name."""
    words = spoilt_words(random.choice(LINES).split(), random)
    return SPACE.join(word.encode("utf-8", "surrogatepass") for word in words)


def question(random: Random) -> bytes:
    """One line to ``judge``."""
    return spoilt(random.choice(_questions()), random)


def action(random: Random) -> bytes:
    """A game, and the text of an action in it."""
    game = _a_game(random)
    return game.key.encode() + SPACE + spoilt_bytes(random.choice(_actions(game.key)).encode(), random)


def answer(random: Random) -> bytes:
    """A game, and a process's answer in it: a value of JSON, or else the text of an action."""
    if random.random() < 0.5:
        return action(random)
    return _a_game(random).key.encode() + SPACE + json.dumps(odd(random)).encode()


def reply(random: Random) -> bytes:
    """A game, and the line with which an outside bot answers."""
    return action(random) + random.choice((b"", b"\n", b"\r\n", b" x"))


def deal_code(random: Random) -> bytes:
    """The code of a deal."""
    game = _a_game(random)
    options = random.choice(list(game.presets.values()))
    code = write_code(Code(game, options, random.randrange(10**6), random.choice((0, 3))))
    return spoilt_bytes(code.encode(), random)


def kept_hand(random: Random) -> bytes:
    """The file of a played hand."""
    return spoilt(kept_as(read_record(random.choice(_records()), GAMES)), random)


def statistics_line(random: Random) -> bytes:
    """One line of the statistics."""
    return spoilt(_statistics(), random)


def duplicates_line(random: Random) -> bytes:
    """One line of what the levels got in kept hands."""
    return spoilt(_duplicates(), random)


def days_line(random: Random) -> bytes:
    """One line of what the deals of days brought."""
    return spoilt(json.loads(write_result(DAY_RESULT)), random)


def progress(random: Random) -> bytes:
    """The file of what has been learnt."""
    return spoilt(_progress(), random)


def face(random: Random) -> bytes:
    """The drawing of a card."""
    return hostile_drawing(random) if random.random() < 0.5 else spoilt_bytes(random.choice(_faces()), random)


def kept_as(played: Record) -> Any:
    """What the file of this hand holds."""
    with TemporaryDirectory() as folder:
        put_hand(Path(folder), "one", played)
        return json.loads((Path(folder) / f"one{HAND}").read_bytes())


def put_hand(folder: Path, name: str, played: Record) -> None:
    """Keeps this hand under this name."""
    bots = [None] * played.game.seats(played.options)
    facts = {"seat": 0, "assisted": False, "number": None, "dealt": 0, "bots": bots}
    HandsFolder(folder, GAMES)._write(name, played, datetime(2026, 1, 2, tzinfo=UTC), None, **facts)


def _a_game(random: Random) -> AnyGame:
    return random.choice(list(GAMES.values()))


def _a_session(random: Random) -> Any:
    game = _a_game(random)
    options = game.options()
    return new_session(game, options, random.randrange(9), bots_around(game, options, "greedy"))


@cache
def _records() -> list[Any]:
    golden = [
        write_record(read_golden(path.read_text("utf-8"), GAMES).record)
        for path in sorted((TESTS / "golden").glob("*/*.txt"))
    ]
    return golden + [write_record(next_record(Match(game, game.options(), 1))) for game in GAMES.values()]


@cache
def _settings() -> list[Any]:
    with TemporaryDirectory() as folder:
        path, written = Path(folder) / "settings.json", []
        for game in GAMES.values():
            choice = LobbyChoice(game.key, next(iter(game.presets)), game.options(), ("greedy",) * 3)
            save_settings(path, Kept(lobby=choice, window="AAAA"))
            written.append(json.loads(path.read_bytes()))
    return written


@cache
def _questions() -> list[Any]:
    lines = (TESTS / "app" / "cli" / "questions.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


@cache
def _actions(key: str) -> list[str]:
    played = [written for written in _records() if written["game"] == key]
    return ["pass", "play 4H", *(text for written in played for text in written["actions"])]


@cache
def _statistics() -> Any:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "statistics.jsonl"
        statistics.add(path, "1", FinishedHand("taihe_a_bao", "taihe", "greedy", 1, True, False))
        return json.loads(path.read_bytes())


@cache
def _duplicates() -> Any:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "duplicates.jsonl"
        duplicates.add_duplicate(path, KEPT_DUPLICATE)
        return json.loads(path.read_bytes())


@cache
def _progress() -> Any:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "learning.json"
        save_progress(path, LearningProgress({"taihe_a_bao": frozenset({"one"})}, frozenset({"bao_huang"})))
        return json.loads(path.read_bytes())


@cache
def _faces() -> list[bytes]:
    ours = [asset("cards", "standard", f"{name}.svg").read_bytes() for name in ("4H", "KS", "RJm", "10D")]
    return [*ours, b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>']
