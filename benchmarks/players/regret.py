"""How much players lose on stored positions, against a long search that plays imagined deals out by another policy.

Run with ``python -m benchmarks.players.regret --game taihe_a_bao --bots greedy,search:casual,hints``; ``hints`` is the
search of hints without a clock. What the long search found is kept beside the positions (``--anew`` finds it again).
It judges twice, on different imagined deals: the move that one half takes for best is measured on the other's deals,
so that luck in choosing it does not count as regret. A position in which a player makes a move that was never judged
is judged anew, with that move among the others.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from benchmarks.players.stored_positions import FOLDER, name_of, stored
from engine.game import AnyGame
from engine.games import GAMES
from engine.players import Bot, bot_named
from engine.players.levels import HINT_LEVEL, SearchBot
from engine.players.measure import estimate
from engine.search_model import SearchSettings

WORLDS = (200, 100)
"""Imagined deals of either half."""
SEEDS = 1
"""So often each bot decides in each position, with different seeds."""

HINTS = "hints"
"""The search of hints, which is no player and so has no name among the bots."""

PLAYING = "playing"
"""What the phase of play is called in every game."""

Values = dict[str, list[dict[str, float]]]
"""By position and half, the value of every move."""
Choices = dict[str, list[Any]]
"""By position, the moves that a bot made there."""


def judged(game: AnyGame, kept: str, worlds: Sequence[int]) -> Values:
    """Every move of every position of this set over common imagined deals, twice."""
    return {
        name: [half_judged(game, view, name, half, worlds[half]) for half in range(len(WORLDS))]
        for name, view in stored(game, kept)
    }


def half_judged(
    game: AnyGame, view: Any, name: str, half: int, worlds: int, made: Sequence[Any] = ()
) -> dict[str, float]:
    """Every move of one position over the imagined deals of one half, these moves that were ``made`` among them."""
    assert game.search_model is not None
    settings = SearchSettings(infers=True, judges=True)
    usual = game.search_model.search_problem(view, settings, ()).moves
    also = [move for move in dict.fromkeys((*sorted(_also(game, view), key=str), *made)) if move not in usual]
    problem = game.search_model.search_problem(view, settings, (*usual, *also))
    random = Random(f"judge {name} {half}" if half else f"judge {name}")
    drawn = [problem.imagined(random) for _ in range(worlds)]

    def value(place: int) -> float:
        arms = problem.arms(place)
        return max(fmean(problem.playout(world, arm).value for world in drawn) for arm in arms)

    return {str(move): round(value(place), 4) for place, move in enumerate(problem.moves)}


def _also(game: AnyGame, view: Any) -> set[Any]:
    """What quick players do here, who may choose what a search would not look at."""
    return {bot_named("greedy")(game, view, Random(seed)) for seed in range(SEEDS)}


def bot_of(name: str) -> Bot:
    """The bot of this name, or the search of hints, however long it takes."""
    if name == HINTS:
        return SearchBot(replace(HINT_LEVEL, budget=replace(HINT_LEVEL.budget, seconds=inf)))
    return bot_named(name)


def chosen(game: AnyGame, kept: str, bot: str) -> Choices:
    """What this bot does in each position, by seed."""
    player = bot_of(bot)
    return {
        name: [player(game, view, Random(f"{name} {seed}")) for seed in range(SEEDS)]
        for name, view in stored(game, kept)
    }


def completed(game: AnyGame, kept: str, values: Values, made: Sequence[Choices], worlds: Sequence[int]) -> Values:
    """The values, with every position judged anew in which one of these moves was made and is not known."""
    found = dict(values)
    for name, view in stored(game, kept):
        moves = [move for choices in made for move in choices[name]]
        if any(worth(game, view, values[name][0], str(move)) is None for move in moves):
            found[name] = [half_judged(game, view, name, half, worlds[half], moves) for half in range(len(WORLDS))]
    return found


def regret(game: AnyGame, kept: str, values: Values, choices: Choices) -> list[float]:
    """What these moves lose in each position against what the other half took for best."""
    losses = []
    for name, view in stored(game, kept):
        one, other = values[name]
        lost = []
        for move in choices[name]:
            for choosing, known in ((one, other), (other, one)):
                made = worth(game, view, known, str(move))
                assert made is not None, (name, move)
                lost.append(known[max(choosing, key=choosing.__getitem__)] - made)
        losses.append(fmean(lost))
    return losses


def worth(game: AnyGame, view: Any, known: dict[str, float], action: str) -> float | None:
    """The value of a move, or of one that differs only in cards that the game cannot tell apart; None: not known."""
    return known[action] if action in known else _alike(game, view, known, action)


def _alike(game: AnyGame, view: Any, known: dict[str, float], action: str) -> float | None:
    assert game.search_model is not None

    def moves(*wanted: str) -> list[str]:
        return [
            str(move)
            for move in game.search_model.search_problem(
                view, SearchSettings(), tuple(map(game.read_action, wanted))
            ).moves
        ]

    usual = moves()
    gone = [move for move in usual if move not in moves(action)]
    if action in usual:  # the other one was stored, which takes its place
        gone = [move for move in known if action not in moves(move)]
    return known.get(gone[0]) if gone else None


def kinds(game: AnyGame, kept: str) -> dict[str, list[int]]:
    """The places of the positions by phase: plays with something to beat, leads, and plays by the third of the hand."""
    found: dict[str, list[int]] = {"all": []}
    views = [view for _, view in stored(game, kept)]
    most = max((len(view.hand) for view in views if _name(view) == PLAYING), default=0)
    for place, view in enumerate(views):
        over = "" if getattr(view.phase, "over", None) is None else ", over something"
        thirds = (f"{PLAYING}, {third_of(len(view.hand), most)}",) if _name(view) == PLAYING else ()
        for kind in ("all", f"{_name(view)}{over}", *thirds):
            found.setdefault(kind, []).append(place)
    return found


def third_of(cards: int, most: int) -> str:
    """Whether more than two thirds of a whole hand are left, more than one, or less."""
    return "early" if 3 * cards > 2 * most else "middle" if 3 * cards > most else "late"


def _store(file: Path, values: Values) -> None:
    """Keeps what was judged beside the positions."""
    file.write_text(json.dumps(values, separators=(",", ":")) + "\n", "ascii")


def _name(view: Any) -> str:
    return type(view.phase).__name__.lower()


def main() -> None:
    """Prints the mean regret of each bot in the unit of the game (points, levels), with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--bots", default="greedy,search:casual,search:nskilled,search:nstrong,hints,search:nmaster")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument(
        "--worlds", default=",".join(map(str, WORLDS)), help="imagined deals of either half, for --anew"
    )
    parser.add_argument("--set", default="", help="another set of positions than the usual one")
    arguments = parser.parse_args()
    game, kept = GAMES[arguments.game], arguments.set
    file = FOLDER / f"{name_of(game, kept)}.values.json"
    worlds = [int(number) for number in arguments.worlds.split(",")]
    if arguments.anew or not file.exists():
        _store(file, judged(game, kept, worlds))
    values: Values = json.loads(file.read_text("ascii"))
    assert game.search_model is not None
    unit = game.search_model.unit.rpartition(".")[2]
    print(f"{len(values)} positions of {game.key}")
    choices = {bot: chosen(game, kept, bot) for bot in arguments.bots.split(",")}
    values = completed(game, kept, values, list(choices.values()), worlds)
    _store(file, values)
    for bot in choices:
        lost = regret(game, kept, values, choices[bot])
        for kind, places in kinds(game, kept).items():
            found = estimate([lost[place] for place in places])
            print(f"{bot}: {kind} ({len(places)}) {found.mean:.4f} ± {found.margin or 0:.4f} {unit}", flush=True)


if __name__ == "__main__":
    main()
