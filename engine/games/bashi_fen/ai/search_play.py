"""A play of Bashi Fen as a search sees it: every play worth trying, played out soundly in imagined deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.cards import Cards
from engine.events import Seat
from engine.games.bashi_fen.actions import Action, Play, in_order
from engine.games.bashi_fen.ai.candidates import told_apart, worth_trying
from engine.games.bashi_fen.ai.heuristic_player import sight_of
from engine.games.bashi_fen.ai.imagine.belief import believed
from engine.games.bashi_fen.ai.simulator.endgame import Line, perfect_line
from engine.games.bashi_fen.ai.simulator.evaluation import doubt_in, judged, points_of, valued
from engine.games.bashi_fen.ai.simulator.heuristic import EVEN, Weights, sound_move
from engine.games.bashi_fen.ai.simulator.packed_cards import Packed, fields_of
from engine.games.bashi_fen.ai.simulator.play_loop import Position, Terms, after, played, position_of, terms
from engine.games.bashi_fen.ai.simulator.reference_policy import rival_move
from engine.games.bashi_fen.ai.simulator.rollout import played_out, secret_partners, sound
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import hand_size, pack
from engine.games.bashi_fen.rules.partners import declarers
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.result import Outcome as Result
from engine.games.bashi_fen.rules.standing import levels_of
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View
from engine.search_model import WON, Playout, SearchProblem, SearchSettings, Style

FACTS = (WON, "last_trick", "collected", "partners", "trick", "partner", "gained", "given", "stands")
"""Our side wins the hand; it wins the last trick, which decides about the kitty; the points that the opponents end
with; how many partners the declarer had. Of a play: our side wins the trick; by another's play; the points in it that
we get, and that the others get; the throw stands."""
MOST = 8
"""So many moves are weighed: a hand takes long to play out."""

EASIEST = 3.0
"""Near the end it is the imagined deal that takes the time, not playing it out."""
ENDING = 3
"""With no more cards than this in hand, who searches endings solves them in every imagined deal."""
STYLES = {
    Style.EVEN: EVEN,
    Style.CAUTIOUS: Weights(draw=8.0, low=1.0, given=4.0, pair=-4.0, many=9),
    Style.BOLD: Weights(master=20.0, draw=40.0, pair=10.0, many=2),
}
"""The cautious keep their trumps, lead low and give no points; the bold draw trumps, lead pairs and ruff early."""


class World(NamedTuple):
    """One imagined deal: every hand by seat, what lies buried, and from where it is played."""

    hands: tuple[Cards, ...]
    kitty: Cards
    given: Terms
    start: Position


def search_problem(
    view: View, playing: Playing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """The play of the seat on turn, prepared."""
    options, seat, named = view.options, view.seat, playing.named
    levels = levels_of(options, view.standing)
    fields, sight = sight_of(view, playing)
    if not settings.remembers:
        sight = sight._replace(rest=full(options, fields.trumps) - sight.hand)
    own = sound_move(fields, sight, STYLES[settings.style])
    blank = terms(options, named, levels, ())
    worth = told_apart(fields, sight, (own, *worth_trying(blank, sight)))
    tried = [Play(in_order(fields.unpacked(move))) for move in worth]
    moves = tuple(dict.fromkeys((tried[0], *wanted, *tried)))[: max(MOST, 1 + len(wanted))]
    packed = [fields.packed(play.cards) for play in moves if isinstance(play, Play)]
    guesses = believed(view, settings.infers)
    nodes = settings.nodes if len(view.hand) <= ENDING else 0
    begun = position_of(blank, playing, [view.hand] * options.seats)
    doubt = 0 if nodes else doubt_in(options, begun)

    def world(random: Random) -> World:
        guess = guesses(random)
        given = replace(blank, kitty=guess.kitty)
        hands = tuple(sight.hand if each == seat else guess.packed[each] for each in range(options.seats))
        return World(guess.hands, guess.kitty, given, begun._replace(hands=hands))

    def value(imagined: World, place: int) -> Playout:
        given, start = imagined.given, imagined.start
        trick = after(given, start, packed[place])
        failed = len(trick.failed) > len(start.failed)
        line = perfect_line(given, trick, seat, nodes, lambda end: valued(given, end, seat, 0)[0]) if nodes else None
        run = rolled_out(given, start, playing.taker, settings) if line is None else along(given, line)
        if trick.led is not None:
            trick = run(trick, 1)
        end = run(trick, -1)
        brought, found = valued(given, end, seat, doubt)
        facts = (*ended(given, end, found, seat), *_in_trick(given, trick, found, seat), not failed)
        return Playout(judged(brought, settings.style), facts)

    return SearchProblem(moves, scores(moves), world, value, ease=ease(hand_size(options), len(view.hand)))


def ease(all_cards: int, left: int) -> float:
    """How many hands are played out from here in the time that one takes from the first lead."""
    return min(all_cards / max(left, 1), EASIEST)


Run = Callable[[Position, int], Position]
"""Plays an imagined deal on from a position through so many tricks; -1: to its end."""


def along(given: Terms, line: Line) -> Run:
    """Plays that are laid down beforehand."""
    plays = iter(line)
    return lambda position, tricks: played(given, position, lambda _position: next(plays), tricks)


def scores(moves: tuple[Action, ...]) -> tuple[float, ...]:
    """The fast player thinks best of its own choice, and the less of the others the later they stand."""
    return tuple(-float(place) for place in range(len(moves)))


@lru_cache(maxsize=16)
def full(options: Options, trumps: Trumps) -> Packed:
    """Every card of the table as a number."""
    return fields_of(options, trumps).packed(pack(options))


def rolled_out(given: Terms, start: Position, taker: Seat, settings: SearchSettings) -> Run:
    """How an imagined deal is played out: soundly, or by the rival's taste to judge sound players by.

    Who is secretly a partner goes by the hands at the start, before the move that is tried.
    """
    buried = given.fields.packed(given.kitty)
    known = tuple(buried if each == taker else 0 for each in range(given.options.seats))
    cards = full(given.options, given.fields.trumps)
    if settings.judges:
        policy = sound(given, start, known, cards, rival_move)
        return lambda position, tricks: played(given, position, policy, tricks)
    secret = secret_partners(given, start)
    return lambda position, tricks: played_out(given, position, known, cards, secret, tricks)


def ended(given: Terms, position: Position, found: Result, seat: Seat) -> tuple[int, ...]:
    """What is counted of every hand that was played out: the first four facts."""
    assert position.last is not None
    won = seat in found.winners
    last = (position.last[3] in found.winners) == won
    return won, last, points_of(found), len(declarers(given.options, given.named, position.calls)) - 1


def _in_trick(given: Terms, trick: Position, found: Result, seat: Seat) -> tuple[int, ...]:
    """Whether our side wins the trick, whether another of it does, and who gets how many points."""
    assert trick.last is not None
    _, _, plays, best = trick.last
    ours = (best in found.winners) == (seat in found.winners)
    points = given.fields.points_in(sum(plays))
    return ours, ours and best != seat, points if ours else 0, 0 if ours else points
