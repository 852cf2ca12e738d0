"""Deals to put on paper: played by the random bot, so that they come out the same every time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players import bot_named
from engine.record import Record, opened, write_record

TAIHE = GAMES["taihe_a_bao"]


def finished_deal(number: int, **options: Any) -> Record:
    """The first deal of this number's match, played to its end."""
    record = next_record(Match(TAIHE, TAIHE.options(**options), number))
    step = opened(record)
    actions = []
    random = Random(number)
    while step.state.turn is not None:
        action = bot_named("random")(TAIHE, step.state.view(step.state.turn), random)
        actions.append(action)
        step = act(step.state, action)
    return replace(record, actions=tuple(actions))


def on_paper(record: Record, folder: Path, name: str = "deal.json", **changed: Any) -> str:
    """A file with this record, some of its fields changed; its path."""
    return written({**write_record(record), **changed}, folder, name)


def written(content: Mapping[str, Any], folder: Path, name: str) -> str:
    """A file with this JSON; its path."""
    path = folder / name
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)
