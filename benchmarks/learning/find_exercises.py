"""Finds positions for exercises in self-play: a choice whose best move is clear on fresh deals by another policy.

Run with ``python -m benchmarks.learning.find_exercises --game taihe_a_bao --results FILE``. Searching players play deal
after deal. A decision is looked at first by their own search; where that one sees a best move, by the judge's; where
that one sees it too, every other move is compared with it on fresh imagined deals, played out by the policy that
players do not use. What was found is kept in the file of the results, a decision a line, and a run that was stopped
goes on from the last whole deal.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf, sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from engine.exercises import theme_of
from engine.game import Action, AnyGame, AnyView, NothingImaginedError, act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record, player_seed
from engine.players.hints import is_forced, verdict_for
from engine.players.judge import CLEAR, FRESH, JUDGE_LEVEL, LOOK, Loss, Weighing, loss_over, seed_of
from engine.players.levels import LEVELS, decided
from engine.players.search import Budget, search
from engine.players.weighed import write_weighing
from engine.record import Record, opened, read_standing, write_record, write_standing
from engine.search_model import NORMAL_95, SearchProblem, SearchSettings, Verdict

NUMBER = 20_400
"""The number of the first match."""
DEALS = 6
"""Deals of a match, each with the standing of the one before."""
LOOKS = 240
"""Playouts by which the players choose, and by which a decision is left aside."""
BEHIND = 1.0
"""A move that a short search sees so many standard errors behind, and more, may be a clear mistake."""
EQUALS, EQUAL_PLAYS = 0.5, 0.25
"""This share of the other moves may be as good as the best: before the play, where many differ little, and in it."""
MOST, MOST_BARE = 16, 6
"""So many decisions of one theme are looked for, and so many whose answer names no card."""
NOVICES = 8
"""So many novices are asked, to find out how hard a decision is."""


@dataclass(frozen=True, slots=True)
class Found:
    """A decision, what was weighed about it, and how far every other move was behind on fresh deals."""

    record: Record
    verdict: Verdict[Action]
    losses: tuple[Loss, ...]
    novices: int
    fast: bool


def looked_at(game: AnyGame, view: AnyView, random: Random) -> Verdict[Action]:
    """What a player's search finds."""
    assert game.search_model is not None
    problem = game.search_model.search_problem(view, SearchSettings(tells=False), ())
    playouts = LOOKS if problem.weighs and len(problem.moves) > 1 else 0
    budget = Budget(playouts, caution=game.search_model.caution, pooled=game.search_model.pooled)
    return search(game.search_model, problem, budget, random)


def is_bare(action: str) -> bool:
    """Whether the text of an action names no card: pass, accept, declare."""
    return " " not in action


def most_equals(view: AnyView, others: int) -> int:
    """How many of so many other moves may be as good as the best one."""
    in_play = type(view.phase).__name__ == "Playing"  # type: ignore[attr-defined]
    return int((EQUAL_PLAYS if in_play else EQUALS) * others)


def is_promising(view: AnyView, verdict: Verdict[Action], size: float) -> bool:
    """Whether the other moves seem to be behind, and by an amount that matters."""
    if not verdict.best.worlds or len(verdict.moves) < 2:
        return False
    others = verdict.moves[1:]
    near = sum(move.gap < max(BEHIND * move.gap_error, size) for move in others if move.gap_error < inf)
    return near <= most_equals(view, len(others))


def fresh_losses(
    game: AnyGame, view: AnyView, verdict: Verdict[Action], salt: str, most: int = FRESH
) -> tuple[Loss, ...] | None:
    """By how much every other move is behind on deals that the search has not seen, by the policy of judges.

    None where one of them is no clear mistake, and is not called as good either.
    """
    assert game.search_model is not None
    size = game.search_model.matters(view)
    wanted = tuple(move.action for move in verdict.moves)
    settings = replace(JUDGE_LEVEL.settings, tells=False, judges=True)
    problem = game.search_model.search_problem(view, settings, wanted)
    if not set(wanted) <= set(problem.moves):
        return None
    random = Random(f"exercise {len(view.history)} {salt}")
    places = [problem.moves.index(action) for action in wanted]
    equal = {problem.moves.index(move.action) for move in verdict.ties}
    try:
        own = best_arm(problem, places[0], random)
        arms = {place: problem.arms(place) for place in places[1:]}
        differences: dict[int, list[float]] = {arm: [] for each in arms.values() for arm in each}
        open_arms, deals = set(differences), 0
        while deals < most:
            for _ in range(LOOK):
                imagined = problem.imagined(random)
                value = problem.playout(imagined, own).value
                for arm in sorted(open_arms):
                    differences[arm].append(value - problem.playout(imagined, arm).value)
            deals += LOOK
            for place, each in arms.items():
                loss = min((loss_over(differences[arm]) for arm in each), key=lambda loss: loss.mean)
                if place not in equal and deals >= 2 * LOOK and not may_be_clear(loss, size, most):
                    return None
                surely = deals >= 3 * LOOK and loss.mean - 1.5 * CLEAR * loss.error >= size
                if place in equal:
                    open_arms -= set(each) if deals >= FRESH else set()
                elif loss.is_mistake(size) and (surely or deals >= FRESH):
                    open_arms -= set(each)
            if not open_arms:
                break
    except NothingImaginedError:
        return None
    losses = [min((loss_over(differences[arm]) for arm in each), key=lambda loss: loss.mean) for each in arms.values()]
    for place, loss in zip(arms, losses, strict=True):
        if loss.is_mistake(size) == (place in equal) or (place in equal and loss.mean < -NORMAL_95 * loss.error):
            return None
    return tuple(losses)


def may_be_clear(loss: Loss, size: float, most: int) -> bool:
    """Whether a move may still be a mistake once all deals are drawn: if it is a standard error worse than it seems."""
    error = loss.error * sqrt(loss.deals / most)
    return loss.mean + loss.error >= max(CLEAR * error, size + NORMAL_95 * error)


def best_arm(problem: SearchProblem[Action], move: int, random: Random) -> int:
    """The arm of this move whose plan is worth most."""
    arms = problem.arms(move)
    if len(arms) == 1:
        return move
    deals = [problem.imagined(random) for _ in range(LOOK)]
    return max(arms, key=lambda arm: sum(problem.playout(imagined, arm).value for imagined in deals))


def agrees(game: AnyGame, view: AnyView, verdict: Verdict[Action], seed: str) -> bool:
    """Whether another search finds the same move."""
    other = verdict_for(game, view, Random(seed), level=JUDGE_LEVEL)
    right = {verdict.best.action, *(move.action for move in verdict.ties)}
    return other.best.action in right


def weighed(game: AnyGame, view: AnyView) -> Verdict[Action] | None:
    """The judge's verdict, from a longer search where the usual one leaves more than the best move."""
    for times in (1, 4):
        level = JUDGE_LEVEL
        if times > 1:
            assert game.search_model is not None
            usual = game.search_model.playouts.get(level.name, level.budget.playouts)
            level = replace(level, name="long", budget=replace(level.budget, playouts=times * usual))
        verdict = verdict_for(game, view, Random(seed_of(view)), level=level)
        if verdict.best.worlds and len(verdict.ties) <= most_equals(view, len(verdict.moves) - 1):
            return verdict
    return None


def found_in(
    game: AnyGame, view: AnyView, record: Record, look: Verdict[Action], full: Callable[[str, Action], bool]
) -> Found | None:
    """The decision, if its best move is clear; ``full``: whether enough is found of a theme and answer."""
    assert game.search_model is not None
    if is_forced(view) or not is_promising(view, look, game.search_model.matters(view)):
        return None
    theme = theme_of(game, view, look)
    if not theme or full(theme, look.best.action) or all(each == look.best.action for each in easily(game, view)):
        return None
    verdict = weighed(game, view)
    if verdict is None:
        return None
    losses = fresh_losses(game, view, verdict, "")
    if losses is None or not all(agrees(game, view, verdict, f"agrees {number}") for number in range(2)):
        return None
    right = {verdict.best.action, *(move.action for move in verdict.ties)}
    novices = sum(each in right for each in easily(game, view))
    return Found(record, replace(verdict, deals=()), losses, novices, game.greedy(view, Random(0)) in right)


def easily(game: AnyGame, view: AnyView) -> list[Action]:
    """What some novices do."""
    assert game.search_model is not None
    level, model = LEVELS["novice"], game.search_model
    return [decided(model, view, level, Random(f"novice {number}")) for number in range(NOVICES)]


def written(found: Found, name: str, theme: str) -> dict[str, Any]:
    """A decision as a line of the results."""
    return {
        "name": name,
        "theme": theme,
        "record": write_record(found.record),
        "weighing": write_weighing(Weighing(found.verdict)),
        "losses": [[round(loss.mean, 4), round(loss.error, 4), loss.deals] for loss in found.losses],
        "novices": found.novices,
        "fast": found.fast,
    }


def main() -> None:
    """Plays on until the time is up, and adds what is found to the file."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--preset", default="", help="the rules to play by; the first preset where none is named")
    parser.add_argument("--number", type=int, default=NUMBER)
    parser.add_argument("--only", default="", help="decisions of these phases alone, of deals of casual players")
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=inf, help="of processor time, after which the run stops")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    options = game.presets[arguments.preset or next(iter(game.presets))]
    match, only = Match(game, options, arguments.number), set(filter(None, arguments.only.split(",")))
    lines = arguments.results.read_text("ascii").splitlines() if arguments.results.exists() else []
    for line in reversed(lines):
        one = json.loads(line)
        if "next" in one:
            number, dealt, standing = one["next"]
            read = None if standing is None else read_standing(game, options, standing)
            match = Match(game, options, number, read, dealt)
            break
    themes = Counter(
        (one["theme"], is_bare(one["weighing"]["moves"][0][0])) for one in map(json.loads, lines) if "theme" in one
    )

    def full(theme: str, action: Action) -> bool:
        bare = is_bare(str(action))
        return themes[theme, bare] >= (MOST_BARE if bare else MOST)

    tried = 0
    while process_time() < arguments.seconds:
        record = next_record(match)
        step = opened(record)
        state, actions = step.state, []
        out = []
        while state.turn is not None:
            view: Any = state.view(state.turn)
            random = Random(player_seed(match.number, match.dealt, len(actions)))
            if only and type(view.phase).__name__ not in only:
                action = decided(game.search_model, view, LEVELS["casual"], random)
            else:
                look = looked_at(game, view, random)
                tried += len(look.moves) > 1
                found = found_in(game, view, replace(record, actions=tuple(actions)), look, full)
                if found is not None:
                    theme = theme_of(game, view, found.verdict)
                    themes[theme, is_bare(str(found.verdict.best.action))] += 1
                    out.append(written(found, f"{match.number}/{match.dealt}:{len(actions)}", theme))
                action = look.best.action
            actions.append(action)
            step = act(state, action)
            state = step.state
        match = after_deal(match, step)
        if match.dealt >= DEALS or match.winners is not None:
            match = Match(game, options, match.number + 1)
        out.append({"next": [match.number, match.dealt, write_standing(game, match.standing)]})
        with arguments.results.open("a", encoding="ascii") as file:
            file.writelines(json.dumps(each, separators=(",", ":")) + "\n" for each in out)
        print(match.number, match.dealt, tried, dict(themes), round(process_time()), flush=True)


if __name__ == "__main__":
    main()
