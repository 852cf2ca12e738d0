"""Bashi Fen 八十分: tricks, levels and trumps named while cards are taken; Sheng Ji, Tractor and Find Friends."""

from engine.game import Game
from engine.games.bashi_fen import actions, options, pack
from engine.games.bashi_fen.actions import PASS, Action
from engine.games.bashi_fen.ai import heuristic_player, search_model
from engine.games.bashi_fen.ai.imagine import sampler
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules import asleep, standing
from engine.games.bashi_fen.rules.view import View
from engine.games.bashi_fen.text import captions, handbook, judge, lessons, presentation, rules_text
from engine.games.bashi_fen.text.words import WORDS
from engine.games.bashi_fen.truth import state

BASHI_FEN: Game[Options, Action, View] = Game(
    key="bashi_fen",
    options=options.Options,
    presets=options.PRESETS,
    words=WORDS,
    seats=options.seats,
    problem=pack.problem,
    asleep=asleep.asleep,
    pack=pack.pack,
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
    ask=judge.ask,
    rules=rules_text.rules,
    handbook=handbook.HANDBOOK,
    lessons=lessons.course,
    greedy=heuristic_player.greedy,
    search_model=search_model.SEARCH_MODEL,
    presentation=presentation.PRESENTATION,
)
