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
from engine.games.bashi_fen.ai.candidates import candidate_plays, distinct_plays
from engine.games.bashi_fen.ai.heuristic_player import information_state
from engine.games.bashi_fen.ai.imagine.belief import believed
from engine.games.bashi_fen.ai.simulator.endgame import PlayLine, perfect_line
from engine.games.bashi_fen.ai.simulator.evaluation import points_of, uncertainty_in, valued
from engine.games.bashi_fen.ai.simulator.heuristic import heuristic_move
from engine.games.bashi_fen.ai.simulator.packed_cards import PackedCards, packing_of
from engine.games.bashi_fen.ai.simulator.play_loop import Position, Terms, after, played_out, position_of, terms_of
from engine.games.bashi_fen.ai.simulator.reference_policy import reference_move
from engine.games.bashi_fen.ai.simulator.rollout import heuristic_policy, rolled_out, secret_partners
from engine.games.bashi_fen.ai.simulator.weights import WEIGHTS, judged
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import hand_size, pack
from engine.games.bashi_fen.rules.partners import declarers
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.result import HandResult
from engine.games.bashi_fen.rules.standing import levels_of
from engine.games.bashi_fen.rules.trumps import Trumps
from engine.games.bashi_fen.rules.view import View
from engine.search_model import WON, Playout, SearchProblem, SearchSettings

FACTS = (WON, "last_trick", "collected", "partners", "trick", "partner", "gained", "given", "stands")
"""Our side wins the hand; it wins the last trick, which decides about the kitty; the points that the opponents end
with; how many partners the declarer had. Of a play: our side wins the trick; by another's play; the points in it that
we get, and that the others get; the throw stands."""
MOST_WEIGHED = 8
"""So many moves are weighed: a hand takes long to play out."""

EASIEST = 3.0
"""Near the end it is the imagined deal that takes the time, not playing it out."""
ENDING = 3
"""With no more cards than this in hand, who searches endings solves them in every imagined deal."""


class World(NamedTuple):
    """One imagined deal: every hand by seat, what lies buried, and from where it is played."""

    hands: tuple[Cards, ...]
    kitty: Cards
    terms: Terms
    start: Position


def search_problem(
    view: View, playing: Playing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """The play of the seat on turn, prepared."""
    options, seat, named = view.options, view.seat, playing.named
    levels = levels_of(options, view.standing)
    packing, information = information_state(view, playing)
    if not settings.remembers:
        information = information._replace(rest=full(options, packing.trumps) - information.hand)
    own = heuristic_move(packing, information, WEIGHTS[settings.style])
    blank = terms_of(options, named, levels, ())
    worth = distinct_plays(packing, information, (own, *candidate_plays(blank, information)))
    tried = [Play(in_order(packing.unpacked(move))) for move in worth]
    moves = tuple(dict.fromkeys((tried[0], *wanted, *tried)))[: max(MOST_WEIGHED, 1 + len(wanted))]
    packed = [packing.packed(play.cards) for play in moves if isinstance(play, Play)]
    guesses = believed(view, settings.infers)
    nodes = settings.nodes if len(view.hand) <= ENDING else 0
    begun = position_of(blank, playing, [view.hand] * options.seats)
    uncertainty = 0 if nodes else uncertainty_in(options, begun)

    def world(random: Random) -> World:
        guess = guesses(random)
        terms = replace(blank, kitty=guess.kitty)
        hands = tuple(information.hand if each == seat else guess.packed[each] for each in range(options.seats))
        return World(guess.hands, guess.kitty, terms, begun._replace(hands=hands))

    def value(imagined: World, place: int) -> Playout:
        terms, start = imagined.terms, imagined.start
        trick = after(terms, start, packed[place])
        failed = len(trick.failed) > len(start.failed)
        line = perfect_line(terms, trick, seat, nodes, lambda end: valued(terms, end, seat, 0)[0]) if nodes else None
        rollout = rollout_of(terms, start, playing.taker, settings) if line is None else along_line(terms, line)
        if trick.led is not None:
            trick = rollout(trick, 1)
        end = rollout(trick, -1)
        brought, found = valued(terms, end, seat, uncertainty)
        facts = (*ended(terms, end, found, seat), *_in_trick(terms, trick, found, seat), not failed)
        return Playout(judged(brought, settings.style), facts)

    return SearchProblem(moves, scores(moves), world, value, ease=ease(hand_size(options), len(view.hand)))


def ease(all_cards: int, left: int) -> float:
    """How many hands are played out from here in the time that one takes from the first lead."""
    return min(all_cards / max(left, 1), EASIEST)


Rollout = Callable[[Position, int], Position]
"""Plays an imagined deal on from a position through so many tricks; -1: to its end."""


def along_line(terms: Terms, line: PlayLine) -> Rollout:
    """Plays that are laid down beforehand."""
    plays = iter(line)
    return lambda position, tricks: played_out(terms, position, lambda _position: next(plays), tricks)


def scores(moves: tuple[Action, ...]) -> tuple[float, ...]:
    """The fast player thinks best of its own choice, and the less of the others the later they stand."""
    return tuple(-float(place) for place in range(len(moves)))


@lru_cache(maxsize=16)
def full(options: Options, trumps: Trumps) -> PackedCards:
    """Every card of the table as a number."""
    return packing_of(options, trumps).packed(pack(options))


def rollout_of(terms: Terms, start: Position, taker: Seat, settings: SearchSettings) -> Rollout:
    """How an imagined deal is played out: soundly, or by the rival's taste to judge sound players by.

    Who is secretly a partner goes by the hands at the start, before the move that is tried.
    """
    buried = terms.packing.packed(terms.kitty)
    known = tuple(buried if each == taker else 0 for each in range(terms.options.seats))
    cards = full(terms.options, terms.packing.trumps)
    if settings.judges:
        policy = heuristic_policy(terms, start, known, cards, reference_move)
        return lambda position, tricks: played_out(terms, position, policy, tricks)
    secret = secret_partners(terms, start)
    return lambda position, tricks: rolled_out(terms, position, known, cards, secret, tricks)


def ended(terms: Terms, position: Position, found: HandResult, seat: Seat) -> tuple[int, ...]:
    """What is counted of every hand that was played out: the first four facts."""
    assert position.last is not None
    won = seat in found.winners
    last = (position.last[3] in found.winners) == won
    return won, last, points_of(found), len(declarers(terms.options, terms.named, position.calls)) - 1


def _in_trick(terms: Terms, trick: Position, found: HandResult, seat: Seat) -> tuple[int, ...]:
    """Whether our side wins the trick, whether another of it does, and who gets how many points."""
    assert trick.last is not None
    _, _, plays, best = trick.last
    ours = (best in found.winners) == (seat in found.winners)
    points = terms.packing.points_in(sum(plays))
    return ours, ours and best != seat, points if ours else 0, 0 if ours else points
