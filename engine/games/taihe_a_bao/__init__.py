"""Taihe A Bao 泰和A包: climbing, one against the rest, calling and exchanging cards."""

from engine.game import Game
from engine.games.taihe_a_bao import actions, options
from engine.games.taihe_a_bao.actions import PASS, Action
from engine.games.taihe_a_bao.ai import heuristic_player, search_model
from engine.games.taihe_a_bao.ai.imagine import sampler
from engine.games.taihe_a_bao.options import Options
from engine.games.taihe_a_bao.rules import standing
from engine.games.taihe_a_bao.rules.view import View
from engine.games.taihe_a_bao.text import captions, handbook, judge, lessons, presentation, rules_text
from engine.games.taihe_a_bao.text.words import WORDS
from engine.games.taihe_a_bao.truth import state

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
    sample=sampler.sample,
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
    greedy=heuristic_player.greedy,
    lessons=lessons.course,
    search_model=search_model.SEARCH_MODEL,
)
