"""Every door through which something from outside comes in: it is taken, or refused in a clear sentence."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import zlib
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from app.arguments import read_arguments
from app.cli import COMMANDS
from app.cli.duplicate import run as duplicate_command
from app.cli.judge import answer_to
from app.cli.outside import OutsideBot, question
from app.cli.replay import run as replay_command
from app.diagnosis import diagnosis
from app.keep import duplicates, saves, statistics
from app.keep.days import DaysFile
from app.keep.hands import SUFFIX as HAND
from app.keep.hands import HandsFolder
from app.keep.places import Places
from app.keep.progress import load_progress, save_progress
from app.keep.records import read_record_file
from app.keep.session_list import SessionList
from app.keep.settings import load_settings, save_settings
from app.think.thinkers import LostError, SeatTask, allowed_action
from app.think.thinking_process import BotAnswer, BotQuestion
from app.words import WORDS
from engine.cards import NotationError
from engine.codes import CodeError, read_code
from engine.game import AnyGame, AnyView
from engine.games import GAMES
from engine.match import Match, next_record
from engine.options import WORDS as OPTION_WORDS
from engine.players.own_level import own_levels
from engine.record import WORDS as RECORD_WORDS
from engine.record import RecordError, opened, read_record
from engine.today import read_day
from engine.words import Catalogue, Language, render, text
from tests.fuzzing import inputs
from ui.kit.artwork.deck import checked_face
from ui.kit.language import Lexicon
from ui.kit.words.faces import WORDS as FACE_WORDS
from ui.pages.scores.played import FinishedHand
from ui.pages.today.daybook import Daybook, stands_words

CATALOGUE = {**WORDS, **FACE_WORDS, **OPTION_WORDS, **RECORD_WORDS}


@dataclass(frozen=True)
class Door:
    """Something that is read: ``spoil`` makes an input; ``read`` gives "taken" or the sentence of the refusal."""

    name: str
    spoil: Callable[[Random], bytes]
    read: Callable[[bytes, Path], str]

    def enter(self, random: Random, folder: Path) -> str:
        """What comes of one spoilt input."""
        return self.read(self.spoil(random), folder)


def doors() -> tuple[Door, ...]:
    """All of them."""
    return (
        Door("record", inputs.record, _record),
        Door("replay", inputs.record, _replay),
        Door("duplicate", inputs.record, _duplicate),
        Door("save", inputs.save, _save),
        Door("session", inputs.session, _session),
        Door("settings", inputs.settings, _settings),
        Door("command line", inputs.command_line, _command_line),
        Door("judge", inputs.question, _judge),
        Door("action", inputs.action, _action),
        Door("worker", inputs.answer, _worker),
        Door("outside bot", inputs.reply, _outside_bot),
        Door("deal code", inputs.deal_code, _deal_code),
        Door("kept hand", inputs.kept_hand, _kept_hand),
        Door("statistics", inputs.statistics_line, _statistics),
        Door("duplicates", inputs.duplicates_line, _duplicates),
        Door("days", inputs.days_line, _days),
        Door("progress", inputs.progress, _progress),
        Door("face", inputs.face, _face),
    )


def _said(text: Any, words: Catalogue = CATALOGUE) -> str:
    """The sentence in English, once it is there in every language."""
    said = [render(text, language, words) for language in Language]
    assert all(said), f"{text} says nothing"
    return said[0]


def _decoded(content: bytes) -> str:
    return content.decode("utf-8", "surrogateescape")


def _game_and_rest(content: bytes) -> tuple[AnyGame, bytes]:
    """The game that is named first, or any, and what stands behind it."""
    key, _, rest = content.partition(inputs.SPACE)
    return GAMES.get(_decoded(key), next(iter(GAMES.values()))), rest


def _first_view(game: AnyGame, number: int) -> AnyView:
    """What the first seat that is asked sees of a new deal."""
    state = opened(next_record(Match(game, game.options(), number))).state
    assert state.turn is not None
    return state.view(state.turn)


def _record(content: bytes, folder: Path) -> str:
    path = folder / "deal.paizhuo"
    path.write_bytes(content)
    try:
        read_record_file(path)
    except RecordError as error:
        return _said(error.text, error.words)
    return "taken"


def _replay(content: bytes, folder: Path) -> str:
    path = folder / "deal.json"
    path.write_bytes(content)
    told, out = io.StringIO(), io.StringIO()
    with contextlib.redirect_stderr(told), contextlib.redirect_stdout(out):
        status = replay_command(["--json", str(path)])
    assert status in (0, 1, 2)
    assert status != 2 or told.getvalue().startswith("paizhuo replay: ")
    return "taken" if status == 0 else told.getvalue() or json.loads(out.getvalue())["refused"]["reason"]


def _duplicate(content: bytes, folder: Path) -> str:
    """A record that a novice plays again once, against quick opponents."""
    path = folder / "deal.json"
    path.write_bytes(content)
    told, out = io.StringIO(), io.StringIO()
    with contextlib.redirect_stderr(told), contextlib.redirect_stdout(out):
        status = duplicate_command(
            [str(path), "--json", "--levels", "novice", "--runs", "1", "--opponents", "greedy", "--seat", "1"]
        )
    assert status in (0, 1, 2)
    assert (status == 0) == (not told.getvalue())
    assert "error" in json.loads(out.getvalue()) if status else "levels" in json.loads(out.getvalue())
    return told.getvalue() or "taken"


def _save(content: bytes, folder: Path) -> str:
    (folder / f"a{saves.SUFFIX}").write_bytes(content)
    found = SessionList(folder, GAMES).look()
    for path in folder.iterdir():
        path.unlink()
    return _said(found.notices[0]) if found.notices else "taken"


def _session(content: bytes, folder: Path) -> str:
    """A save whose sum is right, whatever is in it."""
    told = {"sha256": hashlib.sha256(content).hexdigest(), "content": b64encode(zlib.compress(content)).decode()}
    return _save(json.dumps({"paizhuo_session": 1, **told}).encode(), folder)


def _settings(content: bytes, folder: Path) -> str:
    path = folder / "settings.json"
    path.write_bytes(content)
    diagnosis(Places(folder, folder, folder), {}, folder)
    kept, told = load_settings(path, GAMES)
    save_settings(path, kept)
    again = load_settings(path, GAMES)[0]
    assert (again.settings, again.lobby) == (kept.settings, kept.lobby), "what was read and written is not read again"
    return "taken" if told is None else _said(told)


def _command_line(content: bytes, _folder: Path) -> str:
    words = [_decoded(word) for word in content.replace(b"\x00", b"").split(inputs.SPACE)]
    if words[0] in COMMANDS:
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


def _judge(content: bytes, _folder: Path) -> str:
    answer = answer_to(content, GAMES)
    json.dumps(answer, allow_nan=False)
    return str(answer.get("error", "taken"))


def _action(content: bytes, _folder: Path) -> str:
    game, rest = _game_and_rest(content)
    try:
        action = game.read_action(_decoded(rest))
    except NotationError as error:
        return str(error)
    refusal = _first_view(game, len(rest) % 5).refusal(action)
    return "taken" if refusal is None else _said(refusal.text, game.words)


def _worker(content: bytes, _folder: Path) -> str:
    game, rest = _game_and_rest(content)
    task = SeatTask(game, BotQuestion(1, game.key, _first_view(game, len(rest) % 5), "greedy", "seed"))
    try:
        said = json.loads(rest)
    except (ValueError, RecursionError):
        said = _decoded(rest)
    try:
        allowed_action(task, BotAnswer(1, said))
    except LostError:
        return "the answer is not used"
    return "taken"


def _outside_bot(content: bytes, _folder: Path) -> str:
    game, rest = _game_and_rest(content)
    view = _first_view(game, len(rest) % 5)
    json.dumps(question(game, view), ensure_ascii=True, allow_nan=False)
    used = OutsideBot._allowed(game, view, _decoded(rest))
    return "the answer is not used" if used is None else "taken"


def _deal_code(content: bytes, _folder: Path) -> str:
    try:
        read_code(_decoded(content), GAMES)
    except CodeError as error:
        return str(error)
    return "taken"


def _kept_hand(content: bytes, folder: Path) -> str:
    inputs.put_hand(folder, "one", next_record(Match(GAMES["big_two"], GAMES["big_two"].options(), 1)))
    (folder / f"two{HAND}").write_bytes(content)
    found, notices = HandsFolder(folder, GAMES).find()
    for hand in found:
        with contextlib.suppress(RecordError):
            read_record(hand.record, GAMES)
    return _said(notices[0]) if notices else "taken"


def _statistics(content: bytes, folder: Path) -> str:
    path = folder / "statistics.jsonl"
    for number in range(2):
        statistics.add(path, str(number), FinishedHand("taihe_a_bao", "taihe", "greedy", number, True, False))
    before, after = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join((before, content.replace(b"\n", b" "), after)))
    statistics.add(path, "4", FinishedHand("taihe_a_bao", "taihe", "greedy", 4, True, False))
    hands, unread = statistics.read_statistics(path)
    told = statistics.statistics_notice(path, unread)
    assert hands[-1].points == 4
    return "taken" if told is None else _said(told)


def _duplicates(content: bytes, folder: Path) -> str:
    path = folder / "duplicates.jsonl"
    first, last = (replace(inputs.KEPT_DUPLICATE, hand=name) for name in ("first", "last"))
    duplicates.add_duplicate(path, first)
    with path.open("ab") as file:
        file.write(content.replace(b"\n", b" "))
    duplicates.add_duplicate(path, last)
    kept = duplicates.read_duplicates(path)
    assert {"first", "last"} <= {each.hand for each in kept.hands}
    for way in kept.ways():
        own_levels(each.duplicate for each in kept.counted(way))
    told = duplicates.duplicates_notice(path, kept)
    return "taken" if told is None else _said(told)


def _days(content: bytes, folder: Path) -> str:
    """A line between two others, of which each is read; the window of the days can say what was."""
    file = DaysFile(folder)
    first, last = (replace(inputs.DAY_RESULT, day=day) for day in ("2026-11-20", "2026-11-23"))
    file.keep(first)
    with file.path.open("ab") as opened_file:
        opened_file.write(content.replace(b"\n", b" ").replace(b"\r", b" "))
    file.keep(last)
    days = file.read()
    assert {first.day, last.day} <= {result.day for result in days.results.values()}
    book = Daybook(date(2026, 11, 22), days.results)
    assert book.last >= book.today
    for result in days.results.values():
        assert stands_words(Lexicon(), book, read_day(result.day), result.game)
    told = file.tell(days)
    return "taken" if told is None else _said(told)


def _progress(content: bytes, folder: Path) -> str:
    path = folder / "learning.json"
    path.write_bytes(content)
    progress, told = load_progress(path)
    save_progress(path, progress)
    return "taken" if told is None else _said(told)


def _face(content: bytes, _folder: Path) -> str:
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

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
