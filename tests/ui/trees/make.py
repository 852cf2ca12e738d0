"""Positions on paper, and how assistive technology finds them: ``python -m tests.ui.trees.make`` writes the trees anew.

A position's record stays as it is; only where one is missing a new one is played.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

from engine.events import Place, Zone
from engine.game import AnyGame, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.hints import Hint
from engine.prompts import Pick
from engine.record import Record, opened, read_record, replay, write_record
from engine.search_model import ImaginedDeal, Verdict, Weighed
from tests.ui.accessibility import tree_text
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.prompts.imagined import ImaginedHands
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

HERE = Path(__file__).parent
NUMBER = 7
IMAGINED = "bao_huang"
"""The game whose imagined hands are kept as a tree."""


def table_at(game: AnyGame, language: str = "en") -> TableWidget:
    """A table that shows the kept position of this game, all at rest."""
    record = read_record(json.loads((HERE / f"{game.key}.json").read_text(encoding="ascii")), GAMES)
    table = TableWidget(
        Lexicon(language), CardFaces(), Settings(language=language, speed="off"), ticker=Ticker(still=True)
    )
    table.resize(1280, 744)
    table.sit_down(game, record.options, 0)
    table.show()
    table.present(replay(record).state.view(0))
    return table


def imagined_at(game: AnyGame, table: TableWidget) -> ImaginedHands:
    """The hands that somebody at this table might imagine, in their window; nothing was weighed but the first move."""
    view = table.view
    others = [seat for seat in range(game.seats(view.options)) if seat != view.seat]
    move, deals = next(iter(view.candidates())), []
    for number in range(3):
        state = game.imagine(view, Random(number))
        places = ((place, state.view(place.seat).places()[place]) for place in (Place(Zone.HAND, s) for s in others))
        deals.append(ImaginedDeal(tuple((place, cards) for place, cards in places), ((move, number == 1),)))
    weighed = Weighed(move, 1.0, 0.1, 300, -1.0, 0.0, 0.0)
    window = ImaginedHands(table.lexicon, table.faces, table)
    said = game.caption(view, move)
    hint = Hint(move, (), said, said, said, None, (), (), ())
    window.show_deals(game, view, Verdict((weighed,), 300, tuple(deals)), hint)
    window.show()
    return window


def _position(game: AnyGame) -> Record:
    """The first time in the deal that we are to follow, as the fast player has played it so far."""
    record = next_record(Match(game, game.options(), NUMBER))
    state, random, actions = opened(record).state, Random(NUMBER), []
    while not _follows(state.view(0), state.turn):
        actions.append(game.greedy(state.view(state.turn), random))
        state = act(state, actions[-1]).state
    return Record(record.game, record.options, record.standing, record.shuffle, tuple(actions))


def _follows(view: Any, turn: int | None) -> bool:
    prompt = view.prompt() if turn == 0 else None
    return isinstance(prompt, Pick) and prompt.verb == "play" and sum("play" in str(e.action) for e in view.history) > 1


def main() -> None:
    """Play what is missing, and write every tree."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    for game in GAMES.values():
        kept = HERE / f"{game.key}.json"
        if not kept.exists():
            kept.write_text(json.dumps(write_record(_position(game)), indent=1) + "\n", encoding="ascii")
        table = table_at(game)
        (HERE / f"{game.key}.txt").write_text(tree_text(table), encoding="utf-8")
        if game.key == IMAGINED:
            (HERE / "imagined.txt").write_text(tree_text(imagined_at(game, table)), encoding="utf-8")
        table.close()
    del application


if __name__ == "__main__":
    main()
