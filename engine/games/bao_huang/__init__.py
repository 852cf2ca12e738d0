"""Bao Huang 保皇: climbing with 168 cards, the emperor and a hidden partner, the eunuch, against the people."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.game import Game, Hidden
from engine.games.bao_huang import actions, options
from engine.games.bao_huang.actions import PASS, Action
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules import standing
from engine.games.bao_huang.rules.view import View
from engine.games.bao_huang.text import captions, first_hand, handbook, judge, presentation, rules_text, themes
from engine.games.bao_huang.text.words import WORDS
from engine.games.bao_huang.truth import state

if TYPE_CHECKING:
    from engine.search_model import SearchModel
    from engine.teaching.lessons import Lesson

# Players and lessons are loaded when they are wanted, so that the window is shown before the opponents are ready.


def _sample(view: View, random: Random) -> Hidden[Action]:
    from engine.games.bao_huang.ai.imagine.sampler import sample

    return sample(view, random)


def _greedy(view: View, random: Random) -> Action:
    from engine.games.bao_huang.ai.heuristic_player import greedy

    return greedy(view, random)


def _search_model() -> SearchModel[Action, View]:
    from engine.games.bao_huang.ai.search_model import SEARCH_MODEL

    return SEARCH_MODEL


def _lessons() -> tuple[Lesson, ...]:
    from engine.games.bao_huang.text.lessons import course

    return course()


BAO_HUANG: Game[Options, Action, View] = Game(
    key="bao_huang",
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
    handbook=handbook.HANDBOOK,
    greedy=_greedy,
    lessons=_lessons,
    themes=themes.THEMES,
    first_hand=first_hand.FIRST_HAND,
    load_search_model=_search_model,
)
