"""Taihe A Bao 泰和A包: climbing, one against the rest, calling and exchanging cards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.game import Game, Hidden
from engine.games.taihe_a_bao import actions, options
from engine.games.taihe_a_bao.actions import PASS, Action
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules import standing
from engine.games.taihe_a_bao.rules.view import View
from engine.games.taihe_a_bao.text import (
    agreed,
    captions,
    first_hand,
    handbook,
    judge,
    presentation,
    rules_text,
    themes,
)
from engine.games.taihe_a_bao.text.words import WORDS
from engine.games.taihe_a_bao.truth import state

if TYPE_CHECKING:
    from engine.search_model import SearchModel
    from engine.teaching.lessons import Lesson

# Players and lessons are loaded when they are wanted, so that the window is shown before the opponents are ready.


def _sample(view: View, random: Random) -> Hidden[Action]:
    from engine.games.taihe_a_bao.ai.imagine.sampler import sample

    return sample(view, random)


def _greedy(view: View, random: Random) -> Action:
    from engine.games.taihe_a_bao.ai.heuristic_player import greedy

    return greedy(view, random)


def _search_model() -> SearchModel[Action, View]:
    from engine.games.taihe_a_bao.ai.search_model import SEARCH_MODEL

    return SEARCH_MODEL


def _lessons() -> tuple[Lesson, ...]:
    from engine.games.taihe_a_bao.text.lessons import course

    return course()


TAIHE_A_BAO: Game[Options, Action, View] = Game(
    key="taihe_a_bao",
    options=options.Options,
    presets=options.PRESETS,
    words=WORDS,
    seats=options.seats,
    problem=options.problem,
    asleep=options.asleep,
    pack=options.pack,
    height=captions.height,
    chance=standing.chance,
    deal=state.deal,
    sample=_sample,
    settle=state.settle,
    winners=standing.winners,
    read_action=actions.read_action,
    passing=PASS,
    read_standing=standing.read_standing,
    write_standing=standing.write_standing,
    caption=captions.caption,
    presentation=presentation.PRESENTATION,
    ask=judge.ask,
    rules=rules_text.rules,
    agreed=agreed.agreed,
    handbook=handbook.HANDBOOK,
    greedy=_greedy,
    lessons=_lessons,
    themes=themes.THEMES,
    first_hand=first_hand.FIRST_HAND,
    load_search_model=_search_model,
)
