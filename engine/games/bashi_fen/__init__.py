"""Bashi Fen 八十分: tricks, levels and trumps named while cards are taken; Sheng Ji, Tractor and Find Friends."""

from engine.game import Game
from engine.games.bashi_fen import (
    actions,
    ask,
    guide,
    handbook,
    lessons,
    mind,
    options,
    pack,
    rulebook,
    sample,
    sight,
    standing,
    state,
    strategy,
)
from engine.games.bashi_fen.words import WORDS

BASHI_FEN = Game(
    key="bashi_fen",
    options=options.Options,
    presets=options.PRESETS,
    words=WORDS,
    seats=options.seats,
    problem=pack.problem,
    pack=pack.pack,
    height=guide.height,
    chance=standing.chance,
    deal=state.deal,
    sample=sample.sample,
    settle=state.settle,
    winners=standing.winners,
    read_action=actions.read_action,
    read_standing=standing.read_standing,
    write_standing=standing.write_standing,
    caption=guide.caption,
    ask=ask.ask,
    rules=rulebook.rules,
    handbook=handbook.HANDBOOK,
    lessons=lessons.course,
    greedy=strategy.greedy,
    mind=mind.MIND,
    sight=sight.SIGHT,
)
