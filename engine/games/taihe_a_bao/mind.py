"""How a search thinks about Taihe A Bao: which moves it tries, what it imagines, and how it plays an idea out."""

from __future__ import annotations

from random import Random

from engine.games.taihe_a_bao.actions import Action, Play
from engine.games.taihe_a_bao.belief import Hands, hands_now
from engine.games.taihe_a_bao.fast import (
    LEAD,
    NO_PLAY,
    Move,
    Position,
    after,
    contract,
    moves_in,
    played,
    position_of,
    result,
    unpacked,
)
from engine.games.taihe_a_bao.melds import read_meld
from engine.games.taihe_a_bao.phases import Playing
from engine.games.taihe_a_bao.sound import sound, sound_move
from engine.games.taihe_a_bao.strategy import greedy, sight_of
from engine.games.taihe_a_bao.view import View
from engine.mind import MOST_MOVES, WON, Manner, Mind, Outcome, Outlook

FACTS = (WON, "unbeaten")
"""Our side wins; nobody whom we play against can beat this play."""


def look(view: View, manner: Manner, wanted: tuple[Action, ...]) -> Outlook:
    """The decision of the seat on turn, prepared."""
    if isinstance(view.phase, Playing):
        return _playing(view, view.phase, manner, wanted)
    own = greedy(view, Random(str(len(view.history))))
    moves = (own, *(action for action in wanted if action != own))
    return Outlook(moves, (0.0,) * len(moves), hands_now(view), lambda _world, _place: Outcome(0.0, (0, 0)))


def _playing(view: View, playing: Playing, _manner: Manner, wanted: tuple[Action, ...]) -> Outlook:
    """A play: the sound player's first, then the others from the weakest up."""
    terms = contract(view.options, playing.declarer, len(playing.exchanges))
    tables, sight, seat = terms.tables, sight_of(view, playing), view.seat
    own = sound_move(terms, sight)
    must = [_move_of(action, view) for action in wanted]
    legal = [*([NO_PLAY] if sight.over != LEAD else []), *moves_in(tables.legal(sight.hand, sight.over))]
    places = list(dict.fromkeys([own, *must, *legal]))[:MOST_MOVES]
    said = dict(zip(must, wanted, strict=True))
    policy = sound(terms)
    start = position_of(terms, playing, ())
    enemies = [each for each in range(terms.seats) if (each == terms.declarer) != (seat == terms.declarer)]
    worlds = hands_now(view)

    def outcome(hands: Hands, place: int) -> Outcome:
        move = places[place]
        position: Position = after(terms, start._replace(hands=hands), move)
        value = result(terms, played(terms, position, policy))[seat]
        unbeaten = move != NO_PLAY and not any(tables.legal(hands[enemy], move) for enemy in enemies)
        return Outcome(value, (value > 0, unbeaten))

    return Outlook(
        tuple(said.get(move, unpacked(move, view.hand, tables)) for move in places),
        tuple(0.0 if move == own else -1.0 for move in places),
        worlds,
        outcome,
    )


def _move_of(action: Action, view: View) -> Move:
    """The number of a play or a pass; suits do not matter."""
    if not isinstance(action, Play):
        return NO_PLAY
    meld = read_meld(action.cards, view.aces_of_three)
    assert meld is not None
    return contract(view.options, 0, 0).tables.moves[meld]


MIND = Mind(look, FACTS)
