"""What a search needs to know of Big Two: the moves that it tries, the deals that it imagines, and the playouts."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from engine.cards import Cards
from engine.events import Place, Zone
from engine.games.big_two.actions import Action, Pass
from engine.games.big_two.ai import explain
from engine.games.big_two.ai.heuristic_player import information_state, planner_for
from engine.games.big_two.ai.imagine.belief import Determinization, PackedHands, believed
from engine.games.big_two.ai.simulator.endgame import End, perfect_ends
from engine.games.big_two.ai.simulator.heuristic import InformationState, heuristic_move, lead_worth, partner_of
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
    is_obliged,
    legal,
    may_pass,
    packed_move,
    played_out,
    position_of,
    result,
    unpacked,
    values_in,
)
from engine.games.big_two.ai.simulator.rollout import rollout_policy
from engine.games.big_two.ai.simulator.weights import REFERENCE_WEIGHTS, WEIGHTS, judged
from engine.games.big_two.ai.slips import SLIPS
from engine.games.big_two.ai.wasteful import without_waste
from engine.games.big_two.melds import cards_of, read_meld
from engine.games.big_two.options import MANUAL, PARTNERSHIP
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.search_model import MOST_MOVES, WON, Playout, SearchModel, SearchProblem, SearchSettings, Style

FACTS = (WON, "unbeaten", "first_out")
"""Our side gains points; nobody whom we play against can beat this play; somebody of our side goes out."""
STYLES = tuple(Style)
"""Every imagined deal draws one of these for all its players, so that a move must be good against any style."""
ENDING = 14
"""With no more cards than this in all hands together, the ending of every imagined deal is solved (where the settings
allow it). This is for partners only: where each plays alone, what one player loses is not what another wins.
"""
ENDINGS_KEPT = 256
"""The most solved deals that are remembered, since the same deal is imagined repeatedly where few cards are hidden."""


def search_problem(view: View, settings: SearchSettings, wanted: tuple[Action, ...]) -> SearchProblem[Action]:
    """Prepares the play of the seat on turn."""
    playing = view.phase
    assert isinstance(playing, Playing), "nobody is asked after the end"
    planner, information, seat = planner_for(view.options, settings.style), information_state(view, playing), view.seat
    terms = planner.terms
    if not settings.remembers:
        information = information._replace(unseen=CARD_BITS & ~information.hand)
    must = {_number(action, view): action for action in wanted}
    scores = _scored(planner, information, tuple(must))
    places = tuple(scores)
    start = position_of(playing, ((),) * len(view.counts), information.opening)
    friends = {seat, partner_of(terms, seat)}
    enemies = [each for each in range(len(view.counts)) if each not in friends]
    ours = tuple(information.hand if each == seat else 0 for each in range(len(view.counts)))
    afters = [after(terms, start._replace(hands=ours), move) for move in places]  # no other hand plays a part in this
    policies = {
        style: rollout_policy(view.options, REFERENCE_WEIGHTS if settings.judges else WEIGHTS[style]) for style in Style
    }
    believe = believed(view, settings.infers)
    ends = settings.nodes and view.options.mode == PARTNERSHIP and sum(view.counts) <= ENDING

    @lru_cache(maxsize=ENDINGS_KEPT)
    def perfect(hands: PackedHands) -> tuple[End, ...] | None:
        return perfect_ends(terms, start._replace(hands=hands), places, settings.nodes)

    def determinization(random: Random) -> Determinization:
        return Determinization(believe(random), STYLES[int(random.random() * len(STYLES))])

    def playout(determinization: Determinization, place: int) -> Playout:
        hands, style = determinization
        move, solved = places[place], perfect(hands) if ends else None
        strength = move >> STRENGTH_SHIFT
        unbeaten = move != NO_PLAY and not any(beaten(terms, hands[enemy], strength) for enemy in enemies)
        if solved is not None:
            points, first_out = solved[place]
        else:
            begun = afters[place]
            held = (*hands[:seat], begun.hands[seat], *hands[seat + 1 :])
            ended = played_out(terms, begun._replace(hands=held), policies[style])
            points, first_out = result(terms, ended)[seat], ended.out in friends
        return Playout(judged(points, settings.style), (points > 0, unbeaten, first_out))

    actions = tuple(must.get(move) or unpacked(move) for move in places)
    return SearchProblem(actions, tuple(scores.values()), determinization, playout)


def _number(action: Action, view: View) -> Move:
    """The packed move of an allowed action."""
    if isinstance(action, Pass):
        return NO_PLAY
    meld = read_meld(action.cards, view.options.straights)
    assert meld is not None
    return packed_move(action, meld.strength)


def _scored(planner: Planner, information: InformationState, must: tuple[Move, ...]) -> dict[Move, float]:
    """The moves to weigh with their heuristic scores, the heuristic move first; all of ``must`` are among them."""
    terms, hand = planner.terms, information.hand
    obliged = is_obliged(information.declared, information.seat)
    moves = legal(terms, hand, information.over, obliged, information.opening)
    if terms.options.last_card == MANUAL:
        said = {move & ~SAYS_LAST_CARD for move in moves if move & SAYS_LAST_CARD}
        moves = [move for move in moves if move not in said]  # forgetting to say it is never better
    if may_pass(hand, information.over, obliged):
        moves = [*moves, NO_PLAY]
    sparing, own = without_waste(terms, information, moves), heuristic_move(planner, information)
    scores = {move: _score(planner, information, move) for move in dict.fromkeys((*sparing, *must))}
    if own not in sparing:
        own = max(sparing, key=scores.__getitem__)
    scores[own] = max(scores.values())
    order = sorted(scores, key=lambda move: (move != own, move not in must, -scores[move]))
    return {move: scores[move] for move in order[:MOST_MOVES]}


def _score(planner: Planner, information: InformationState, move: Move) -> float:
    """How much cheaper the hand becomes, and for a lead the worth of leading such a combination."""
    if move == NO_PLAY:
        return 0.0
    cheaper = planner.split(information.hand)[0] - planner.cost_after(information.hand, move & CARD_BITS)
    return cheaper + (lead_worth(planner.weights, move >> STRENGTH_SHIFT) if information.over == LEAD else 0.0)


def lay_open(view: View, determinization: Determinization) -> tuple[tuple[Place, Cards], ...]:
    """The cards of the other hands."""
    return tuple(
        (Place(Zone.HAND, seat), cards_of(values_in(hand)))
        for seat, hand in enumerate(determinization.hands)
        if seat != view.seat
    )


MATTERS = 1.0
"""A mistake loses a point of the set or more in the mean: what one card left in the hand costs."""

SEARCH_MODEL = SearchModel(
    search_problem,
    FACTS,
    explain.reasons,
    explain.kind,
    playouts={"skilled": 12, "strong": 40, "master": 2_000},
    pooled=True,
    lay_open=lay_open,
    matters=lambda _view: MATTERS,
    slips=SLIPS,
    wins=explain.wins,
)
