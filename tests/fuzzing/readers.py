"""Every door through which something from outside comes in: it is taken, or refused in a clear sentence."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from app.arguments import read_arguments
from app.cli import COMMANDS
from app.cli.judge import answer_to
from app.cli.outside import OutsideBot, question
from app.cli.replay import run as replay_command
from app.diagnosis import diagnosis
from app.keep import saves, statistics
from app.keep.hands import SUFFIX as HAND
from app.keep.hands import HandsFolder
from app.keep.places import Places
from app.keep.progress import LearningProgress, load_progress, save_progress
from app.keep.records import read_record_file
from app.keep.session_file import _written, write_session
from app.keep.session_list import SessionList
from app.keep.settings import Kept, load_settings, save_settings
from app.session import bots_around, new_session
from app.think.thinkers import LostError, SeatTask, allowed_action
from app.think.thinking_process import BotAnswer, BotQuestion
from app.words import WORDS
from engine.cards import NotationError
from engine.codes import Code, CodeError, read_code, write_code
from engine.game import AnyGame
from engine.games import GAMES
from engine.match import Match, next_record
from engine.options import WORDS as OPTION_WORDS
from engine.record import WORDS as RECORD_WORDS
from engine.record import RecordError, opened, read_record, write_record
from engine.words import Catalogue, Language, render, text
from tests.fuzzing.drawings import hostile_drawing
from tests.fuzzing.mutations import odd, spoilt_bytes, spoilt_json, spoilt_words
from tests.golden.golden_file import read_golden
from ui.kit.assets import asset
from ui.kit.deck import checked_face
from ui.kit.words.faces import WORDS as FACE_WORDS
from ui.pages.lobby.lobby_choice import LobbyChoice
from ui.pages.scores.played import FinishedHand

TESTS = Path(__file__).parents[1]
CATALOGUE = {**WORDS, **FACE_WORDS, **OPTION_WORDS, **RECORD_WORDS}


@dataclass(frozen=True)
class Door:
    """Something that is read: ``enter`` spoils one input and gives "taken" or the sentence of the refusal."""

    name: str
    enter: Callable[[Random, Path], str]


def doors() -> Iterator[Door]:
    """All of them."""
    for name, enter in {
        "record": _record,
        "replay": _replay,
        "save": _save,
        "settings": _settings,
        "command line": _command_line,
        "judge": _judge,
        "action": _action,
        "worker": _worker,
        "outside bot": _outside_bot,
        "deal code": _deal_code,
        "kept hand": _kept_hand,
        "statistics": _statistics,
        "progress": _progress,
        "face": _face,
    }.items():
        yield Door(name, enter)


def _said(text: Any, words: Catalogue = CATALOGUE) -> str:
    """The sentence in English, once it is there in every language."""
    said = [render(text, language, words) for language in Language]
    assert all(said), f"{text} says nothing"
    return said[0]


def _spoilt(value: Any, random: Random) -> bytes:
    """A JSON text of which the value, the text, or both are spoilt."""
    if random.random() < 0.7:
        value = spoilt_json(value, random)
    content = json.dumps(value).encode()
    return spoilt_bytes(content, random) if random.random() < 0.4 else content


def _a_game(random: Random) -> AnyGame:
    return random.choice(list(GAMES.values()))


_RECORDS: list[Any] = []


def _a_record(random: Random) -> Any:
    if not _RECORDS:
        for path in sorted((TESTS / "golden").glob("*/*.txt")):
            _RECORDS.append(write_record(read_golden(path.read_text("utf-8"), GAMES).record))
        for game in GAMES.values():
            _RECORDS.append(write_record(next_record(Match(game, game.options(), 1))))
    return random.choice(_RECORDS)


def _record(random: Random, folder: Path) -> str:
    path = folder / "deal.paizhuo"
    path.write_bytes(_spoilt(_a_record(random), random))
    try:
        read_record_file(path)
    except RecordError as error:
        return _said(error.text, error.words)
    return "taken"


def _replay(random: Random, folder: Path) -> str:
    path = folder / "deal.json"
    path.write_bytes(_spoilt(_a_record(random), random))
    told, out = io.StringIO(), io.StringIO()
    with contextlib.redirect_stderr(told), contextlib.redirect_stdout(out):
        status = replay_command(["--json", str(path)])
    assert status in (0, 1, 2)
    assert status != 2 or told.getvalue().startswith("paizhuo replay: ")
    return "taken" if status == 0 else told.getvalue() or json.loads(out.getvalue())["refused"]["reason"]


def _save(random: Random, folder: Path) -> str:
    game = _a_game(random)
    options = game.options()
    session = new_session(game, options, random.randrange(9), bots_around(game, options, "greedy"))
    if random.random() < 0.3:
        content = spoilt_bytes(write_session(session), random)
    else:
        content = _whole(_spoilt(_written(session), random))
    (folder / f"a{saves.SUFFIX}").write_bytes(content)
    found = SessionList(folder, GAMES).look()
    for path in folder.iterdir():
        path.unlink()
    return _said(found.notices[0]) if found.notices else "taken"


def _whole(plain: bytes) -> bytes:
    """A save whose sum is right, whatever is in it."""
    told = {"sha256": hashlib.sha256(plain).hexdigest(), "content": b64encode(zlib.compress(plain)).decode()}
    return json.dumps({"paizhuo_session": 1, **told}).encode()


def _settings(random: Random, folder: Path) -> str:
    path, game = folder / "settings.json", _a_game(random)
    choice = LobbyChoice(game.key, next(iter(game.presets)), game.options(), ("greedy",) * 3)
    save_settings(path, Kept(lobby=choice, window="AAAA"))
    path.write_bytes(_spoilt(json.loads(path.read_bytes()), random))
    diagnosis(Places(folder, folder, folder), {}, folder)
    kept, told = load_settings(path, GAMES)
    save_settings(path, kept)
    again = load_settings(path, GAMES)[0]
    assert (again.settings, again.lobby) == (kept.settings, kept.lobby), "what was read and written is not read again"
    return "taken" if told is None else _said(told)


_LINES = (
    "--game taihe_a_bao --seats 5 --deal 42",
    "--game bao_huang --preset sixes_last --watch --no-animation",
    "--load deal.json --lang zh_CN",
    "deal.paizhuo --diagnose",
    "--game taihe_a_bao --preset evening --hands endless --recall quads_only",
)


def _command_line(random: Random, _folder: Path) -> str:
    words = spoilt_words(random.choice(_LINES).split(), random)
    if words and words[0] in COMMANDS:
        return "taken"
    told = io.StringIO()
    with contextlib.redirect_stderr(told), contextlib.redirect_stdout(io.StringIO()):
        try:
            read_arguments(words, GAMES)
        except SystemExit as left:
            status = left.code
        else:
            return "taken"
    assert status == 0 or (status == 2 and "error:" in told.getvalue())
    return told.getvalue() or "taken"


_QUESTIONS: list[Any] = []


def _judge(random: Random, _folder: Path) -> str:
    if not _QUESTIONS:
        lines = (TESTS / "app" / "cli" / "questions.jsonl").read_text("utf-8").splitlines()
        _QUESTIONS.extend(json.loads(line) for line in lines if line.startswith("{"))
    line = _spoilt(random.choice(_QUESTIONS), random)
    answer = answer_to(line, GAMES)
    json.dumps(answer, allow_nan=False)
    return str(answer.get("error", "taken"))


_ACTIONS: dict[str, list[str]] = {}


def _spoilt_action(game: AnyGame, random: Random) -> str:
    if game.key not in _ACTIONS:
        _ACTIONS[game.key] = ["pass", "play 4H", *(action for r in _all_records(game) for action in r["actions"])]
    word = spoilt_bytes(random.choice(_ACTIONS[game.key]).encode(), random)
    return word.decode("utf-8", "surrogateescape")


def _all_records(game: AnyGame) -> list[Any]:
    _a_record(Random(0))
    return [record for record in _RECORDS if record["game"] == game.key]


def _action(random: Random, _folder: Path) -> str:
    game = _a_game(random)
    state = opened(next_record(Match(game, game.options(), random.randrange(5)))).state
    assert state.turn is not None
    try:
        action = game.read_action(_spoilt_action(game, random))
    except NotationError as error:
        return str(error)
    refusal = state.view(state.turn).refusal(action)
    return "taken" if refusal is None else _said(refusal.text, game.words)


def _worker(random: Random, _folder: Path) -> str:
    game = _a_game(random)
    state = opened(next_record(Match(game, game.options(), random.randrange(5)))).state
    assert state.turn is not None
    task = SeatTask(game, BotQuestion(1, game.key, state.view(state.turn), "greedy", "seed"))
    answer = BotAnswer(1, random.choice((odd(random), _spoilt_action(game, random))))
    try:
        allowed_action(task, answer)
    except LostError:
        return "the answer is not used"
    return "taken"


def _outside_bot(random: Random, _folder: Path) -> str:
    game = _a_game(random)
    state = opened(next_record(Match(game, game.options(), random.randrange(5)))).state
    assert state.turn is not None
    view = state.view(state.turn)
    json.dumps(question(game, view), ensure_ascii=True, allow_nan=False)
    used = OutsideBot._allowed(game, view, _spoilt_action(game, random) + random.choice(("", "\n", "\r\n", " x")))
    return "the answer is not used" if used is None else "taken"


def _deal_code(random: Random, _folder: Path) -> str:
    game = _a_game(random)
    options = random.choice(list(game.presets.values()))
    code = write_code(Code(game, options, random.randrange(10**6), random.choice((0, 3))))
    spoilt = spoilt_bytes(code.encode(), random).decode("utf-8", "surrogateescape")
    try:
        read_code(spoilt, GAMES)
    except CodeError as error:
        return str(error)
    return "taken"


def _kept_hand(random: Random, folder: Path) -> str:
    hands, record = HandsFolder(folder, GAMES), read_record(_a_record(random), GAMES)
    facts = {"seat": 0, "assisted": False, "number": None, "dealt": 0}
    for name in ("one", "two"):
        seats = record.game.seats(record.options)
        hands._write(name, record, datetime(2026, 1, 2, tzinfo=UTC), None, bots=[None] * seats, **facts)
    path = folder / f"two{HAND}"
    path.write_bytes(_spoilt(json.loads(path.read_bytes()), random))
    found, notices = hands.find()
    for hand in found:
        with contextlib.suppress(RecordError):
            read_record(hand.record, GAMES)
    return _said(notices[0]) if notices else "taken"


def _statistics(random: Random, folder: Path) -> str:
    path = folder / "statistics.jsonl"
    for number in range(3):
        statistics.add(path, str(number), FinishedHand("taihe_a_bao", "taihe", "greedy", number, True, False))
    lines = path.read_bytes().splitlines()
    lines[1] = _spoilt(json.loads(lines[1]), random)
    path.write_bytes(b"\n".join(lines))
    statistics.add(path, "4", FinishedHand("taihe_a_bao", "taihe", "greedy", 4, True, False))
    hands = statistics.read_statistics(path)
    assert hands[-1].points == 4
    return "taken" if len(hands) == 4 else "the line is left out"


def _progress(random: Random, folder: Path) -> str:
    path = folder / "learning.json"
    save_progress(path, LearningProgress({"taihe_a_bao": frozenset({"one"})}, frozenset({"bao_huang"})))
    path.write_bytes(_spoilt(json.loads(path.read_bytes()), random))
    progress, told = load_progress(path)
    save_progress(path, progress)
    return "taken" if told is None else _said(told)


_FACES: list[bytes] = []


def _face(random: Random, _folder: Path) -> str:
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    if not _FACES:
        names = ("4H", "KS", "RJm", "10D")
        _FACES.extend(asset("cards", "standard", f"{name}.svg").read_bytes() for name in names)
        _FACES.append(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>')
    content = hostile_drawing(random) if random.random() < 0.5 else spoilt_bytes(random.choice(_FACES), random)
    face = checked_face(content)
    if isinstance(face, str):
        return render_problem(face)
    image = QImage(64, 90, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(face)).render(painter, QRectF(0, 0, 64, 90))
    painter.end()
    return "taken"


def render_problem(key: str) -> str:
    """The sentence for a face that cannot be used."""
    return _said(text(key, file="4H.svg", most=400, folder="deck", reason="x"))
