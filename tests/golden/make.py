"""Makes golden records: finished deals that must be played again to the same score for ever.

``python -m tests.golden.make --add taihe_a_bao recall-yes --recall yes`` makes one new record; a file that is there is
never written over. The name begins with the house rule that the record is for, if it is for one: of many deals the one
is taken in which this rule makes the most difference.

``python -m tests.golden.make --remake taihe_a_bao recall-yes …`` makes the records of these names anew, each with the
house rules that stand in it. Only for when the rules themselves have changed; the difference shows what changed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.cli.flags import parse
from engine.game import Step
from engine.games import GAMES
from engine.match import result_of
from engine.options import options_of
from engine.record import replay
from tests.conformance.tables import TRIED, Case, Deal, deals_of
from tests.golden.golden_file import golden_of, read_golden, write_golden

GOLDEN = Path(__file__).parent
TRIES, LONG_DEALS = 60, {"bashi_fen": 4}
"""How many matches are begun in search of a deal in which a house rule matters; fewer where deals are long."""


def main(arguments: Sequence[str], folder: Path = GOLDEN, tries: int | None = None) -> None:
    """Does what the arguments say; leaves with SystemExit(2) and a sentence, and nothing written, where it cannot."""
    parser = argparse.ArgumentParser("python -m tests.golden.make", description=__doc__, allow_abbrev=False)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--add", nargs=2, metavar=("GAME", "NAME"), help="then house rules, such as --recall yes")
    what.add_argument("--remake", nargs="+", metavar=("GAME", "NAME"))
    said, rules = parser.parse_known_args(arguments)
    key, *names = said.add or said.remake
    if key not in GAMES or not names or not all(re.fullmatch(r"[\w-]+", name) for name in names):
        parser.error(f"a game (one of {', '.join(GAMES)}) and a name of letters, digits, - and _")
    paths = [folder / key / f"{name}.txt" for name in names]
    if said.add:
        if paths[0].exists():
            parser.error(f"{paths[0]} is there already")
        table = argparse.ArgumentParser(parser.prog, allow_abbrev=False)
        options = parse(table, ("--game", key, *rules), GAMES).options
        _write(paths[0], case_of(key, names[0], options), tries, "x")
    else:
        if rules:
            parser.error("a record that is made anew keeps the house rules that stand in it")
        missing = [str(path) for path in paths if not path.exists()]
        if missing:
            parser.error(f"there is no {missing[0]}")
        for name, path in zip(names, paths, strict=True):
            options = read_golden(path.read_text(encoding="utf-8"), GAMES).record.options
            _write(path, case_of(key, name, options), tries, "w")


def case_of(key: str, name: str, options: Any) -> Case:
    """A setting of a game as conformance plays it."""
    return Case(next(tried for tried in TRIED if tried.game.key == key), name, options)


def _write(path: Path, case: Case, tries: int | None, mode: str) -> None:
    deal = telling_deal(case, LONG_DEALS.get(case.tried.game.key, TRIES) if tries is None else tries)
    content = write_golden(golden_of(deal.record))
    path.parent.mkdir(exist_ok=True)
    with path.open(mode, encoding="utf-8", newline="\n") as file:
        file.write(content)
    told = ("makes no difference", "offers other moves", "makes a difference")
    sys.stdout.write(f"{path}: what it is named after {told[difference_made(deal, without_it(case))]}\n")


def telling_deal(case: Case, tries: int) -> Deal:
    """The second deal of a match: of so many the one in which the setting made the most difference."""
    found = [deals_of(case, number, 2)[1] for number in range(tries)]
    return max(found, key=lambda deal: (difference_made(deal, without_it(case)), len(_kinds(deal))))


def without_it(case: Case) -> Any:
    """The same setting without the house rule that it is named after; else the options of every day."""
    game, name = case.tried.game, case.name.partition("-")[0]
    if name in (option.name for option in options_of(game.options)):
        without = replace(case.options, **{name: getattr(game.options(), name)})
        return without if game.problem(without) is None else game.options()
    return game.options()


def _kinds(deal: Deal) -> set[str]:
    return {line.key for line in result_of(deal.steps[-1]).scored.lines}


def difference_made(deal: Deal, usual: Any) -> int:
    """2 where the same deal would go otherwise with these options, 1 where it would offer other moves, else 0."""
    if Counter(deal.record.shuffle.deck) != Counter(deal.game.pack(usual)) or len(deal.seats) != deal.game.seats(usual):
        return 2
    again = replay(replace(deal.record, options=usual))
    if again.refused is not None or [step.events for step in again.steps] != [step.events for step in deal.steps]:
        return 2
    return int(any(map(_other_moves, again.steps, deal.steps)))


def _other_moves(one: Step[Any], other: Step[Any]) -> bool:
    turn = one.state.turn
    return turn is not None and [*one.state.view(turn).candidates()] != [*other.state.view(turn).candidates()]


if __name__ == "__main__":
    main(sys.argv[1:])
