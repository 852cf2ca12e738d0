"""``paizhuo simulate``: AI against AI; where no bot thinks by the clock, the same seed brings the same result."""

from __future__ import annotations

import argparse
import multiprocessing
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from random import Random
from time import perf_counter
from typing import Any

from app.cli import flags
from app.cli.answers import write_answer
from app.cli.outside import PATIENCE, PREFIX, OutsidePlayers, command_of
from app.cli.report_tables import simulation_table
from engine.game import AnyGame
from engine.games import GAMES
from engine.match import deal_seed
from engine.options import GameOptions, Range, options_of, write_options
from engine.players import Bot, bot_for
from engine.players.arena import match_played, seating, single_deal
from engine.players.measure import durations, estimate
from engine.players.tally import Rotation, Tally, added, tallied

TERMINATED = 143
_DAY = 86_400
UNITS_AT_ONCE = 20
"""Deals or matches that a process plays before it reports, at most."""


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What is to be played; ``units`` deals that stand alone, or whole matches, each once or once a rotation."""

    game: str
    options: GameOptions
    bots: tuple[str, ...]
    units: int
    matches: bool
    seed: int
    mirrored: bool
    patience: float = PATIENCE
    """Seconds that an outside bot has for an answer."""


def run(arguments: Sequence[str]) -> int:
    """Plays what the arguments ask for and prints how the bots did."""
    parser = command_parser()
    parsed = flags.parse(parser, arguments, GAMES)
    game: AnyGame = parsed.game
    bots = _bots(parser, parsed.bots, game, parsed.options)
    if parsed.matches is not None:
        _must_end(parser, game, parsed.options)
    units = parsed.count if parsed.matches is None else parsed.matches
    matches = parsed.matches is not None
    plan = SimulationPlan(
        game.key, parsed.options, bots, units, matches, parsed.seed, parsed.mirrored, parsed.bot_timeout
    )
    began = perf_counter()
    with _ending_in_order():
        tally = simulated(plan, parsed.jobs)
    report = report_of(plan, tally, perf_counter() - began)
    if parsed.json:
        write_answer(report)
    else:
        print(simulation_table(report))
    return 0


def command_parser() -> argparse.ArgumentParser:
    """The parser of ``paizhuo simulate``, without the flags of games."""
    parser = argparse.ArgumentParser(
        prog="paizhuo simulate",
        usage="paizhuo simulate --game KEY [--preset NAME] [--OPTION VALUE …] --bots B,B,… (--count N | --matches N) "
        "--seed S [--mirrored] [--bot-timeout SECONDS] [--jobs J] [--json]",
        description="Plays AI against AI and prints each bot’s mean score a deal with its 95 % interval.",
        allow_abbrev=False,
    )
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--count", type=flags.at_least_one, metavar="N", help="so many deals that stand alone")
    length.add_argument("--matches", type=flags.at_least_one, metavar="N", help="so many whole matches")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="B,B,…",
        help="one bot a seat; fewer bots than seats take turns round the table. Bots: random, greedy, search, "
        "search:MILLISECONDS, search:nPLAYOUTS, search:LEVEL (novice, casual, skilled, strong, master), search:nLEVEL, "
        "each search with :bold or :cautious after it, exec:COMMAND. The clock can cut all searches short but those "
        "with n, so only they play the same again on any machine",
    )
    parser.add_argument(
        "--seed", required=True, type=flags.whole_number, metavar="S", help="the same number plays the same deals"
    )
    parser.add_argument("--mirrored", action="store_true", help="play every deal once for each seat rotation")
    parser.add_argument(
        "--bot-timeout",
        type=_seconds,
        default=PATIENCE,
        metavar="SECONDS",
        help=f"an exec: bot that takes longer for an answer leaves it to greedy ({PATIENCE:.0f})",
    )
    parser.add_argument("--jobs", type=flags.at_least_one, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    return parser


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < _DAY:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of seconds above 0 and below {_DAY}")
    return seconds


def _bots(parser: argparse.ArgumentParser, words: str, game: AnyGame, options: GameOptions) -> tuple[str, ...]:
    names = tuple(words.split(","))
    for name in names:
        try:
            if not name.startswith(PREFIX):
                bot_for(game, name)
            elif shutil.which(command_of(name)[0]) is None:
                parser.error(f"{name}: there is no program {command_of(name)[0]}")
        except ValueError as error:
            parser.error(str(error))
    seats = game.seats(options)
    if len(names) > seats:
        parser.error(f"--bots names {len(names)} bots for {seats} seats: write at most {seats}")
    return names


def _must_end(parser: argparse.ArgumentParser, game: AnyGame, options: GameOptions) -> None:
    """Whole matches need an end; a range may also be ``endless``."""
    for option in options_of(game.options):
        if isinstance(option.kind, Range) and getattr(options, option.name) == "endless":
            parser.error(
                f"with {option.name} endless a match never ends: give --{option.name} a number, or use --count"
            )


def simulated(plan: SimulationPlan, jobs: int) -> Tally:
    """Everything that the plan asks for, added up.

    ``jobs``: how many processes play. Bots without a clock play the same whatever it is.
    """
    chunks = list(_chunks(plan, jobs))
    if jobs == 1 or len(chunks) == 1:
        return added(map(_chunk_played, chunks))
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(min(jobs, len(chunks)), _obey) as pool:
        tallies = list(pool.imap(_chunk_played, chunks))
        pool.close()
        pool.join()
    return added(tallies)


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Lets the program that somebody ends (``kill``) first end the processes that play, and its outside bots."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _obey() -> None:
    """Makes a process ignore an interrupt: the first process ends the others, and each of them first ends its outside
    bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def _chunks(plan: SimulationPlan, jobs: int) -> Iterator[tuple[SimulationPlan, range]]:
    size = max(1, min(UNITS_AT_ONCE, plan.units // (4 * jobs)))
    for start in range(0, plan.units, size):
        yield plan, range(start, min(start + size, plan.units))


def _chunk_played(chunk: tuple[SimulationPlan, range]) -> Tally:
    plan, units = chunk
    game = GAMES[plan.game]
    outside = {name: OutsidePlayers(name, plan.patience) for name in plan.bots if name.startswith(PREFIX)}
    bots: dict[str, Bot] = {name: outside.get(name) or bot_for(game, name) for name in plan.bots}
    try:
        tally = added(tallied(list(_rotations(plan, bots, unit))) for unit in units)
    finally:
        for bot in outside.values():
            bot.close()
    return replace(tally, forfeits=Counter({name: bot.forfeits for name, bot in outside.items()}))


def _rotations(plan: SimulationPlan, bots: Mapping[str, Bot], unit: int) -> Iterator[Rotation]:
    """One deal or match with the bots in their seats, and again moved on seat by seat where it is mirrored.

    Two bots at four seats sit as before after two rotations, and our own bots would do the same again. Outside programs
    are started anew for every rotation, which is the same deal seen from another seat.
    """
    seats = GAMES[plan.game].seats(plan.options)
    own = not any(name.startswith(PREFIX) for name in plan.bots)
    before: dict[tuple[str, ...], Rotation] = {}
    for rotation in range(seats if plan.mirrored else 1):
        names = seating(plan.bots, seats, rotation)
        before[names] = before[names] if own and names in before else _rotation(plan, bots, unit, names)
        for bot in bots.values():
            if plan.mirrored and isinstance(bot, OutsidePlayers):
                bot.close()
        yield before[names]


def _rotation(plan: SimulationPlan, bots: Mapping[str, Bot], unit: int, names: tuple[str, ...]) -> Rotation:
    """One deal or match with these bots by seat."""
    game = GAMES[plan.game]
    if plan.matches:
        match = match_played(game, plan.options, match_number(plan.seed, unit), names, bots)
        return match.deals, match.winners
    return (single_deal(game, plan.options, plan.seed, unit, names, bots),), ()


def match_number(seed: int, place: int) -> int:
    """The number of the match at this place of a series, far from the numbers of every other series."""
    return Random(deal_seed(seed, place)).getrandbits(48)


def report_of(plan: SimulationPlan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The report as ``--json`` prints it; without a clock, two runs differ only in what is measured in seconds."""
    return {
        "game": plan.game,
        "options": write_options(plan.options),
        "seed": plan.seed,
        "mirrored": plan.mirrored,
        "matches": plan.units if plan.matches else None,
        "deals": tally.deals,
        "thrown_in": tally.thrown_in,
        "seconds": seconds,
        "games_per_second": tally.deals / seconds,
        "bots": [_bot_report(name, plan, tally) for name in dict.fromkeys(plan.bots)],
    }


def _bot_report(name: str, plan: SimulationPlan, tally: Tally) -> dict[str, Any]:
    score = estimate(tally.samples[name])
    times = durations(tally.seconds[name])
    margin = score.margin
    return {
        "bot": name,
        "seats": tally.seats[name],
        "mean": score.mean,
        "interval": None if margin is None else [score.mean - margin, score.mean + margin],
        "wins": tally.wins[name],
        "matches_won": tally.matches_won[name] if plan.matches else None,
        "moves": len(tally.seconds[name]),
        "forfeits": tally.forfeits[name] if name.startswith(PREFIX) else None,
        "seconds_per_decision": None if times is None else asdict(times),
    }
