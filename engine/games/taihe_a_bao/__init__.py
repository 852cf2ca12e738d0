"""Taihe A Bao 泰和A包: climbing, one against the rest, calling and exchanging cards."""

from engine.game import Game
from engine.games.taihe_a_bao import (
    actions,
    ask,
    claim,
    guide,
    handbook,
    lessons,
    mind,
    options,
    sample,
    standing,
    state,
    strategy,
)
from engine.games.taihe_a_bao.words import WORDS
from engine.sight import Sight

TAIHE_A_BAO = Game(
    key="taihe_a_bao",
    options=options.Options,
    presets=options.PRESETS,
    words=WORDS,
    seats=options.seats,
    problem=options.problem,
    pack=options.pack,
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
    sight=Sight(passes=guide.passes, claim=claim.claim),
    ask=ask.ask,
    rules=guide.rules,
    handbook=handbook.HANDBOOK,
    greedy=strategy.greedy,
    lessons=lessons.course,
    mind=mind.MIND,
)
