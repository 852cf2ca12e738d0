"""Chooses the exercises that ship from those that ``find_exercises`` found, and checks each of them twice more.

Run with ``python -m benchmarks.learning.choose_exercises --game taihe_a_bao FILE…``: for every theme the hardest
decisions come first, two of a deal at most, with the kinds of right answers in turn, so that a theme does not give the
answer away. Each is compared with its alternatives on other fresh deals and by other searches than those that found it;
exercises that fail are left out. ``--again SALT`` asks the judge of the table about every wrong move of the present
collection.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.learning.find_exercises import NOVICES, agrees, fresh_losses, is_bare
from engine.exercises import FILE, FOLDER, Exercise, answer_of, collection_of, theme_of, view_of, write_exercise
from engine.game import AnyGame, AnyView
from engine.games import GAMES
from engine.options import write_options
from engine.parts.reasons import worse
from engine.players.hints import CAME_OUT, kind_of
from engine.players.judge import JUDGE_LEVEL, MOST_FRESH, Weighing, fresh_loss
from engine.players.weighed import read_weighing
from engine.record import read_record, replay
from engine.search_model import Verdict, Weighed

WANTED = 48
"""So many exercises a game."""
BARE = 3
"""In a theme no more answers than this name no card (pass, accept), unless as many others do: nobody may guess."""
A_DEAL = 2
"""So many of them may come from one deal."""
DIGITS = 4
"""The values of a weighing are kept with so many decimals."""
SAMPLES = ("chosen", "again one")
"""Each of these words chooses other fresh deals and other searches; an exercise has to hold by all of them."""
SEARCHES = 3
"""So many searches more have to find the same move."""
NO_REASON = CAME_OUT | {"reason.wins"}
"""What is said for want of a reason: nobody learns from how a move comes out on average."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An exercise that might ship: what its right answer is called, and how many novices find it."""

    exercise: Exercise
    view: AnyView
    kind: str
    novices: int
    fast: bool

    @property
    def is_bare(self) -> bool:
        """Whether the best move names no card: pass, accept, declare."""
        return is_bare(str(self.exercise.weighing.verdict.best.action))

    @property
    def deal(self) -> str:
        """The deal that it comes from."""
        return self.exercise.key.rpartition(":")[0]

    @property
    def ease(self) -> int:
        """How easy it is: by how many novices find it, and whether the fast player does."""
        return self.novices + NOVICES // 2 * self.fast


def rounded(verdict: Verdict[Any]) -> Verdict[Any]:
    """The verdict with as many decimals as are kept."""

    def short(move: Weighed[Any]) -> Weighed[Any]:
        numbers = {name: round(getattr(move, name), DIGITS) for name in ("value", "error", "worst", "gap", "gap_error")}
        return replace(move, **numbers)

    return Verdict(tuple(map(short, verdict.moves)), verdict.playouts)


def choices_in(game: AnyGame, files: Iterable[Path]) -> Iterator[Choice]:
    """What was found that is about a theme, has a reason, and is not found by every novice."""
    for file in files:
        preset = file.name.split(".")[1]
        for line in file.read_text("ascii").splitlines():
            one = json.loads(line)
            if "name" not in one or one["novices"] == NOVICES:
                continue
            record = read_record(one["record"], GAMES)
            verdict = rounded(read_weighing(game, one["weighing"]).verdict)
            bare = Exercise(f"{preset}/{one['name']}", record, 0, "", Weighing(verdict))
            seat = _turn(bare)
            view = view_of(replace(bare, seat=seat))
            exercise = replace(bare, seat=seat, theme=theme_of(game, view, verdict))
            assert game.search_model is not None
            if any(move.gap < game.search_model.matters(view) for move in worse(verdict)):
                continue  # by the players' own policy it hardly matters
            reasons = {reason.key for reason in answer_of(exercise, view).reasons}
            if exercise.theme and not reasons <= NO_REASON:
                kind = kind_of(game, view, verdict.best.action).key
                yield Choice(exercise, view, kind, one["novices"], one["fast"])


def _turn(exercise: Exercise) -> int:
    seat = replay(exercise.record).state.turn
    assert seat is not None
    return seat


def holds(game: AnyGame, choice: Choice, salt: str) -> bool:
    """Whether the best move is clear on other fresh deals, and other searches find it, too."""
    verdict = choice.exercise.weighing.verdict
    if fresh_losses(game, choice.view, verdict, salt, MOST_FRESH) is None:
        return False
    return all(agrees(game, choice.view, verdict, f"{salt} {number}") for number in range(SEARCHES))


def chosen(game: AnyGame, found: Iterable[Choice], held: Callable[[Choice, str], bool]) -> list[Choice]:
    """So many that hold, a theme after the other."""
    waiting: dict[str, list[Choice]] = {theme.key: [] for theme in game.themes}
    for choice in sorted(found, key=lambda choice: (choice.ease, choice.exercise.key)):
        waiting[choice.exercise.theme].append(choice)
    kept: list[Choice] = []
    deals, bare, named = Counter[str](), Counter[str](), Counter[str]()
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    while len(kept) < WANTED and any(waiting.values()):
        for theme, choices in waiting.items():
            while choices and len(kept) < WANTED:
                choices.sort(
                    key=lambda choice: kinds[choice.exercise.theme][choice.kind]
                )  # stable: easy ones stay last
                choice = choices.pop(0)
                if deals[choice.deal] >= A_DEAL or (choice.is_bare and bare[theme] >= max(BARE, named[theme])):
                    continue
                if all(held(choice, salt) for salt in SAMPLES):
                    kept.append(choice)
                    deals[choice.deal] += 1
                    kinds[theme][choice.kind] += 1
                    (bare if choice.is_bare else named)[theme] += 1
                    break
    return sorted(kept, key=lambda choice: (list(waiting).index(choice.exercise.theme), choice.ease))


def written(exercise: Exercise) -> dict[str, Any]:
    """The exercise as it ships: of the options those that differ from the usual ones."""
    one = write_exercise(exercise)
    usual = write_options(exercise.game.options())
    options = one["record"]["options"]
    one["record"]["options"] = {name: value for name, value in options.items() if value != usual[name]}
    return one


def main() -> None:
    """Writes the collection of one game, and prints how many of each theme it has."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--checked", type=Path, help="where it is kept what has held, and read")
    parser.add_argument("--again", default="", help="looks at what ships on other deals, which this word chooses")
    parser.add_argument("files", nargs="*", type=Path, help="GAME.PRESET.jsonl, GAME.PRESET.ANY.jsonl")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    if arguments.again:
        look_again(game, arguments.again)
        return
    checked: dict[tuple[str, str], bool] = {}
    if arguments.checked is not None and arguments.checked.exists():
        checked = {(key, salt): held for key, salt, held in map(json.loads, arguments.checked.open(encoding="ascii"))}

    def held(choice: Choice, salt: str) -> bool:
        key = choice.exercise.key, salt
        if key not in checked:
            checked[key] = holds(game, choice, salt)
            if arguments.checked is not None:
                with arguments.checked.open("a", encoding="ascii") as file:
                    file.write(json.dumps([*key, checked[key]]) + "\n")
        return checked[key]

    found = list(choices_in(game, arguments.files))
    kept = chosen(game, found, held)
    lines = ",\n".join(json.dumps(written(choice.exercise), separators=(",", ":")) for choice in kept)
    (FOLDER / game.key / FILE).write_text(f"[\n{lines}\n]\n", "ascii")
    for salt in SAMPLES:
        asked = [checked[choice.exercise.key, salt] for choice in found if (choice.exercise.key, salt) in checked]
        print(f"{game.key}: {len(found)} found, {sum(asked)} of {len(asked)} hold by {salt!r}")
    print(
        f"{len(kept)} chosen, {sum(len(each.exercise.weighing.verdict.ties) == 0 for each in kept)} with one right move"
    )
    for theme in game.themes:
        own = [choice for choice in kept if choice.exercise.theme == theme.key]
        print(f"  {theme.key}: {len(own)} {dict(Counter(choice.kind for choice in own))}")


def look_again(game: AnyGame, salt: str) -> None:
    """Asks the judge of the table about every wrong move, on other deals, by both policies; tells what it lets pass."""
    assert game.search_model is not None
    passed, moves = [], 0
    for exercise in collection_of(game):
        view, verdict = view_of(exercise), exercise.weighing.verdict
        for move in worse(verdict):
            loss = fresh_loss(game, view, verdict.best.action, move.action, salt, JUDGE_LEVEL.settings)
            moves += 1
            if loss is None or not loss.is_mistake(game.search_model.matters(view)):
                passed.append((exercise.key, str(move.action), loss))
                print(*passed[-1], flush=True)
    print(f"{game.key}: {moves - len(passed)} of {moves} wrong moves are mistakes ({process_time():.0f} s)")


if __name__ == "__main__":
    main()
