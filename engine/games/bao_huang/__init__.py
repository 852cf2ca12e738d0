"""Bao Huang 保皇: climbing with 168 cards, the emperor and a hidden protector against the people."""

from engine.game import Game
from engine.games.bao_huang import (
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
from engine.games.bao_huang.words import WORDS
from engine.sight import Sight

BAO_HUANG = Game(
    key="bao_huang",
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
    sight=Sight(suits_matter=False, passes=guide.passes, claim=claim.claim),
    ask=ask.ask,
    rules=guide.rules,
    handbook=handbook.HANDBOOK,
    greedy=strategy.greedy,
    lessons=lessons.course,
    mind=mind.MIND,
)
