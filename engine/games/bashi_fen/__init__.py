"""Bashi Fen 八十分: tricks, levels and trumps named while cards are taken; Sheng Ji, Tractor and Find Friends."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.game import Game, Hidden
from engine.games.bashi_fen import actions, options, pack
from engine.games.bashi_fen.actions import PASS, Action
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules import asleep, standing
from engine.games.bashi_fen.rules.view import View
from engine.games.bashi_fen.text import agreed, captions, first_hand, handbook, judge, presentation, rules_text, themes
from engine.games.bashi_fen.text.words import WORDS
from engine.games.bashi_fen.truth import state

if TYPE_CHECKING:
    from engine.search_model import SearchModel
    from engine.teaching.lessons import Lesson

# Players and lessons are loaded when they are wanted, so that the window is shown before the opponents are ready.


def _sample(view: View, random: Random) -> Hidden[Action]:
    from engine.games.bashi_fen.ai.imagine.sampler import sample

    return sample(view, random)


def _greedy(view: View, random: Random) -> Action:
    from engine.games.bashi_fen.ai.heuristic_player import greedy

    return greedy(view, random)


def _search_model() -> SearchModel[Action, View]:
    from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL

    return SEARCH_MODEL


def _lessons() -> tuple[Lesson, ...]:
    from engine.games.bashi_fen.text.lessons import course

    return course()


BASHI_FEN: Game[Options, Action, View] = Game(
    key="bashi_fen",
    options=options.Options,
    presets=options.PRESETS,
    words=WORDS,
    seats=options.seats,
    problem=pack.problem,
    asleep=asleep.asleep,
    agreed=agreed.agreed,
    pack=pack.pack,
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
    ask=judge.ask,
    rules=rules_text.rules,
    handbook=handbook.HANDBOOK,
    lessons=_lessons,
    themes=themes.THEMES,
    first_hand=first_hand.FIRST_HAND,
    greedy=_greedy,
    load_search_model=_search_model,
    presentation=presentation.PRESENTATION,
)
