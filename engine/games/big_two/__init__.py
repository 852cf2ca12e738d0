"""Big Two 兩對二 / 鋤大二: climbing with ranking suits and five-card hands, two against two or each alone."""

from engine.game import Game
from engine.games.big_two import actions, options
from engine.games.big_two.actions import PASS, Action
from engine.games.big_two.ai import heuristic_player, search_model
from engine.games.big_two.ai.imagine import sampler
from engine.games.big_two.options import Options
from engine.games.big_two.rules import standing
from engine.games.big_two.rules.view import View
from engine.games.big_two.text import captions, handbook, judge, lessons, presentation, rules_text
from engine.games.big_two.text.words import WORDS
from engine.games.big_two.truth import state

BIG_TWO: Game[Options, Action, View] = Game(
    key="big_two",
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
    lessons=lessons.course,
    greedy=heuristic_player.greedy,
    search_model=search_model.SEARCH_MODEL,
)
