"""Hearts: four seats, each alone; hearts and the queen of spades cost points, unless one seat takes all of them."""

from engine.game import Game
from engine.parts.drawing import any_seat_first
from engine.questions import number_in
from examples.games.hearts import options
from examples.games.hearts.actions import read_action
from examples.games.hearts.ai.sampler import sample
from examples.games.hearts.rules.view import Standing, winners
from examples.games.hearts.text.words import WORDS
from examples.games.hearts.truth.state import deal

HEARTS = Game(
    key="hearts",
    options=options.Options,
    presets={"usual": options.Options()},
    words=WORDS,
    seats=lambda _options: options.SEATS,
    pack=lambda _options: options.PACK,
    height=lambda _view: options.height,
    chance=any_seat_first(options.PACK, options.SEATS),
    deal=deal,
    sample=sample,
    settle=lambda _state, standing: Standing(standing.deals + 1 if standing else 1),
    winners=winners,
    read_action=read_action,
    read_standing=lambda _options, written: Standing(number_in(written, "deals", 0, 10**9)),
    write_standing=lambda standing: {"deals": standing.deals},
)
