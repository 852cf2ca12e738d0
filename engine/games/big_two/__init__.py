"""Big Two 兩對二 / 鋤大二: climbing with ranking suits and five-card hands, two against two or each alone."""

from engine.game import Game
from engine.games.big_two import (
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
from engine.games.big_two.words import WORDS
from engine.sight import Sight

BIG_TWO = Game(
    key="big_two",
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
    sight=Sight(
        sides=options.sides,
        combinations=guide.combinations,
        duty=guide.duty,
        passes=guide.passes,
        claim=claim.claim,
    ),
    ask=ask.ask,
    rules=guide.rules,
    handbook=handbook.HANDBOOK,
    lessons=lessons.course,
    greedy=strategy.greedy,
    mind=mind.MIND,
)
