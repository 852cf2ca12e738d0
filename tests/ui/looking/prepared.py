"""What somebody has played before: hands, days' deals, sessions and what the levels got, in a program's own files."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import chain
from pathlib import Path
from random import Random

from app.keep import statistics
from app.keep.days import DaysFile
from app.keep.duplicates import add_duplicate, kept_duplicate
from app.keep.hands import HANDS_FOLDER, HandsFolder
from app.keep.saves import SUFFIX, new_slot
from app.keep.session_file import write_session
from app.learn.archive import STATISTICS_FILE
from app.session import HowFar, Session, bots_around, day_result, new_session, todays_session
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import result_of
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.duplicate_lines import DUPLICATES_FILE
from engine.record import replay
from ui.pages.lobby.lobby_choice import FIRST_LEVEL

HANDS = 9
"""Hands of each game, so that levels are estimated and curves have a shape."""
EARLIEST = datetime(2026, 1, 5, 19, tzinfo=UTC)
ASSISTED = 4
"""Every fourth hand had help."""


def played(session: Session, actions: int | None = None) -> Session:
    """The session after so many more actions of the fast player, or at the end of its hand."""
    step, random, done = replay(session.record).steps[-1], Random(session.match.number), list(session.record.actions)
    while step.state.turn is not None and (actions is None or len(done) < actions):
        done.append(session.match.game.greedy(step.state.view(step.state.turn), random))
        step = act(step.state, done[-1])
    record = replace(session.record, actions=tuple(done))
    moves = sum(not str(action).startswith("pass") for action in done)
    return replace(session, record=record, progress=HowFar(moves, step.state.turn is None))


def prepare(state: Path, today: date) -> None:
    """Fills the folder of what is kept as after some weeks of play."""
    for game in GAMES.values():
        _keep_hands(state, game)
    keep_days(state, today)
    _save_sessions(state / "sessions", today)


def _casual(game: AnyGame, preset: str, number: int) -> Session:
    options = game.presets[preset]
    return new_session(game, options, number, bots_around(game, options, FIRST_LEVEL))


def _keep_hands(state: Path, game: AnyGame) -> None:
    hands = HandsFolder(state / HANDS_FOLDER, GAMES)
    presets = tuple(game.presets)
    for number in range(HANDS):
        session = played(_casual(game, presets[0 if number < HANDS - 2 else 1], 100 + number))
        if number % ASSISTED == ASSISTED - 1:
            session = session.helped()
        result = result_of(replay(session.record).steps[-1])
        when = EARLIEST + timedelta(days=number, minutes=7 * len(game.key))
        kept = hands.keep(f"{game.key}{number}-0", session, result, when)
        statistics.add(state / STATISTICS_FILE, kept.name, statistics.statistics_entry(session, result))
        got = result.scored.changes[0]
        add_duplicate(state / DUPLICATES_FILE, kept_duplicate(kept, _duplicate(got, number)))


def _duplicate(got: int, number: int) -> Duplicate:
    """Results of every level round this one, the stronger the better."""
    random = Random(number)

    def runs(place: int, level: str, most: int) -> Runs:
        return Runs(level, tuple(got + (random.randrange(-3, 4) + place - 2) for _ in range(most)))

    return Duplicate(got, tuple(runs(place, level, most) for place, (level, most) in enumerate(PLAN.most.items())))


def keep_days(state: Path, today: date) -> None:
    """First tries: of yesterday and earlier won, lost and with help, of today one over, of tomorrow one."""
    days, hands = DaysFile(state), HandsFolder(state / HANDS_FOLDER, GAMES)
    played_days = chain(
        ((today - timedelta(days=1), game) for game in list(GAMES.values())[:3]),
        ((today - timedelta(days=ago), list(GAMES.values())[ago % len(GAMES)]) for ago in (3, 4, 5, 8, 20, 33)),
        ((today, GAMES["big_two"]), (today + timedelta(days=1), GAMES["taihe_a_bao"])),
    )
    for place, (day, game) in enumerate(sorted(played_days, key=lambda each: each[0])):
        session = played(todays_session(game, day))
        session = session.helped() if place % ASSISTED == 2 else session
        result = result_of(replay(session.record).steps[-1])
        when = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        kept = hands.keep(f"day{place}", session, result, when)
        days.keep(replace(day_result(session, result, kept.name), when=when))
        statistics.add(state / STATISTICS_FILE, kept.name, statistics.statistics_entry(session, result))
        add_duplicate(state / DUPLICATES_FILE, kept_duplicate(kept, _duplicate(result.scored.changes[0], place)))


def _save_sessions(folder: Path, today: date) -> None:
    """One session of each game, one of today's deals begun, and a file that is none."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"cut{SUFFIX}").write_bytes(b"{")
    sessions = [played(_casual(game, next(iter(game.presets)), 300), 30) for game in GAMES.values()]
    sessions[1] = sessions[1].titled("Sunday with Mei")
    sessions.append(played(todays_session(GAMES["bashi_fen"], today), 120))
    ten = _casual(GAMES["bashi_fen"], "zhao_pengyou", 8)
    sessions.append(replace(played(ten), title=""))
    for session in sessions:
        slot = new_slot(folder)
        slot.write(write_session(session))
        slot.close()
