"""How a search thinks about Big Two: which moves it tries, what it imagines, and how it plays an idea out."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.cards import Cards
from engine.events import Place, Zone
from engine.games.big_two.actions import Action, Pass
from engine.games.big_two.ai import explain
from engine.games.big_two.ai.heuristic_player import planner, sight_of
from engine.games.big_two.ai.imagine.belief import Hands, believed
from engine.games.big_two.ai.simulator.endgame import End, perfect_ends
from engine.games.big_two.ai.simulator.heuristic import Sight, lead_worth, partner_of, sound_move
from engine.games.big_two.ai.simulator.plans import Planner
from engine.games.big_two.ai.simulator.play_loop import (
    CARD_BITS,
    LEAD,
    NO_PLAY,
    SAYS_LAST_CARD,
    STRENGTH_SHIFT,
    Move,
    after,
    beaten,
    legal,
    may_pass,
    move_of,
    on_duty,
    played,
    position_of,
    result,
    unpacked,
    values_in,
)
from engine.games.big_two.ai.simulator.rollout import quick
from engine.games.big_two.ai.simulator.weights import JUDGE, STYLES, judged
from engine.games.big_two.melds import cards_of, read_meld
from engine.games.big_two.options import MANUAL, PARTNERSHIP
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.search_model import MOST_MOVES, WON, Playout, SearchModel, SearchProblem, SearchSettings, Style

FACTS = (WON, "unbeaten", "first_out")
"""Our side gains points; nobody whom we play against can beat this play; somebody of our side goes out."""
TEMPERS = tuple(Style)
"""How the players of an imagined deal may be minded: at a table sit all sorts, and a move should be good among all."""


class World(NamedTuple):
    """One imagined deal: all hands by seat, and how the players are minded that play it out."""

    hands: Hands
    temper: Style


ENDING = 14
"""With no more cards than this in all hands together, who searches endings solves them in every imagined deal.

Of partners only: where each plays alone, what one loses is not what another wins.
"""
ENDINGS_KEPT = 256
"""So many solved deals are remembered: where few cards are hidden, the same deal is imagined again and again."""


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem:
    """The play of the seat on turn, prepared."""
    playing = view.phase
    assert isinstance(playing, Playing), "nobody is asked after the end"
    split, sight, seat = planner(view.options, settings.style), sight_of(view, playing), view.seat
    terms = split.terms
    if not settings.remembers:
        sight = sight._replace(unseen=CARD_BITS & ~sight.hand)
    must = {_number(action, view): action for action in wanted}
    scores = _scored(split, sight, tuple(must))
    places = tuple(scores)
    start = position_of(playing, ((),) * len(view.counts), sight.opening)
    friends = {seat, partner_of(terms, seat)}
    enemies = [each for each in range(len(view.counts)) if each not in friends]
    ours = tuple(sight.hand if each == seat else 0 for each in range(len(view.counts)))
    afters = [after(terms, start._replace(hands=ours), move) for move in places]  # no other hand plays a part in this
    policies = {style: quick(view.options, JUDGE if settings.judges else STYLES[style]) for style in Style}
    believe = believed(view, settings.infers)
    ends = settings.nodes and view.options.mode == PARTNERSHIP and sum(view.counts) <= ENDING

    @lru_cache(maxsize=ENDINGS_KEPT)
    def perfect(hands: Hands) -> tuple[End, ...] | None:
        return perfect_ends(terms, start._replace(hands=hands), places, settings.nodes)

    def world(random: Random) -> World:
        return World(believe(random), TEMPERS[int(random.random() * len(TEMPERS))])

    def playout(imagined: World, place: int) -> Playout:
        hands, temper = imagined
        move, solved = places[place], perfect(hands) if ends else None
        strength = move >> STRENGTH_SHIFT
        unbeaten = move != NO_PLAY and not any(beaten(terms, hands[enemy], strength) for enemy in enemies)
        if solved is not None:
            points, first_out = solved[place]
        else:
            begun = afters[place]
            held = (*hands[:seat], begun.hands[seat], *hands[seat + 1 :])
            ended = played(terms, begun._replace(hands=held), policies[temper])
            points, first_out = result(terms, ended)[seat], ended.out in friends
        return Playout(judged(points, settings.style), (points > 0, unbeaten, first_out))

    actions = tuple(must.get(move) or unpacked(move) for move in places)
    return SearchProblem(actions, tuple(scores.values()), world, playout)


def _number(action: Action, view: View) -> Move:
    """The number of an action that is allowed."""
    if isinstance(action, Pass):
        return NO_PLAY
    meld = read_meld(action.cards, view.options.straights)
    assert meld is not None
    return move_of(action, meld.strength)


def _scored(split: Planner, sight: Sight, must: tuple[Move, ...]) -> dict[Move, float]:
    """The moves worth weighing by what the sound player thinks of them, its own first; those that must be always."""
    terms, hand = split.terms, sight.hand
    bound = on_duty(sight.declared, sight.seat)
    moves = legal(terms, hand, sight.over, bound, sight.opening)
    if terms.options.last_card == MANUAL:
        said = {move & ~SAYS_LAST_CARD for move in moves if move & SAYS_LAST_CARD}
        moves = [move for move in moves if move not in said]  # to forget is never better
    scores = {move: _score(split, sight, move) for move in dict.fromkeys((*moves, *must))}
    if may_pass(hand, sight.over, bound):
        scores[NO_PLAY] = 0.0
    own = sound_move(split, sight)
    scores[own] = max(scores.values())
    order = sorted(scores, key=lambda move: (move != own, move not in must, -scores[move]))
    return {move: scores[move] for move in order[:MOST_MOVES]}


def _score(split: Planner, sight: Sight, move: Move) -> float:
    """How much cheaper the hand becomes, and for a lead how gladly such a play is led."""
    if move == NO_PLAY:
        return 0.0
    cheaper = split.split(sight.hand)[0] - split.cost_after(sight.hand, move & CARD_BITS)
    return cheaper + (lead_worth(split.weights, move >> STRENGTH_SHIFT) if sight.over == LEAD else 0.0)


def lay_open(view: View, world: World) -> tuple[tuple[Place, Cards], ...]:
    """The other hands."""
    return tuple(
        (Place(Zone.HAND, seat), cards_of(values_in(hand)))
        for seat, hand in enumerate(world.hands)
        if seat != view.seat
    )


SEARCH_MODEL = SearchModel(
    search_problem, FACTS, explain.reasons, playouts={"skilled": 30}, pooled=True, lay_open=lay_open
)
