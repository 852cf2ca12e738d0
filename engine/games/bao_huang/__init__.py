"""Bao Huang 保皇: climbing with 168 cards, the emperor and a hidden protector against the people."""

from engine.game import Game
from engine.games.bao_huang import actions, options
from engine.games.bao_huang.actions import PASS, Action
from engine.games.bao_huang.ai import heuristic_player, search_model
from engine.games.bao_huang.ai.imagine import sampler
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules import standing
from engine.games.bao_huang.rules.view import View
from engine.games.bao_huang.text import captions, handbook, judge, lessons, presentation, rules_text
from engine.games.bao_huang.text.words import WORDS
from engine.games.bao_huang.truth import state

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
