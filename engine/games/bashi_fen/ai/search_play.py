"""The search problem of a play: every candidate is played out in imagined deals. Other decisions share the playouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice

from engine.events import Seat
from engine.games.bashi_fen.actions import Action, Play, in_order
from engine.games.bashi_fen.ai.candidates import candidate_plays, distinct_plays
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.imagine.belief import Determinization, believed
from engine.games.bashi_fen.ai.imagine.facts import deal_history, shown_to_all
from engine.games.bashi_fen.ai.simulator.endgame import PlayLine, perfect_line
from engine.games.bashi_fen.ai.simulator.evaluation import uncertainty_in, valued
from engine.games.bashi_fen.ai.simulator.heuristic import InformationState, heuristic_move
from engine.games.bashi_fen.ai.simulator.packed_cards import PackedCards, Packing
from engine.games.bashi_fen.ai.simulator.play_loop import Position, Terms, after, played_out, position_of, terms_of
from engine.games.bashi_fen.ai.simulator.reference_policy import reference_move
from engine.games.bashi_fen.ai.simulator.rollout import heuristic_rollout, rolled_out, secret_partners
from engine.games.bashi_fen.ai.simulator.weights import WEIGHTS, judged
from engine.games.bashi_fen.ai.wasteful import without_waste
from engine.games.bashi_fen.rules.partners import declarers
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.result import HandResult
from engine.games.bashi_fen.rules.standing import levels_of
from engine.games.bashi_fen.rules.view import View
from engine.search_model import WON, Playout, SearchProblem, SearchSettings

FACTS = (WON, "last_trick", "partners", "trick", "partner", "gained", "given", "stands")
"""Our side wins the hand; it wins the last trick, which decides about the kitty; how many partners the declarer had.
Of a play: our side wins the trick; by another's play; the points in it that we get, and that the others get; the throw
stands."""
MOST_WEIGHED = 8
"""The most moves that are weighed, few because a hand takes long to play out."""

LEADS, EARLY, FIRST_TRICKS = 2.0, 1.5, 8
"""How many times the usual playouts a lead gets, and a follow in this many first tricks.

Most of what a hand loses is lost there, though each playout is longer.
"""
ENDING = 3
"""With no more cards than this in hand, the ending of every imagined deal is solved, where the settings allow it."""


def search_problem(
    view: View, playing: Playing, settings: SearchSettings, wanted: tuple[Action, ...]
) -> SearchProblem[Action]:
    """Prepares the play of the seat on turn: packed here, it stays packed until the search has an answer."""
    options, seat = view.options, view.seat
    packing, table, information = packed_decision(view, playing)
    terms = terms_of(options, playing.named, levels_of(options, view.standing))
    hands = tuple(information.hand if each == seat else 0 for each in range(options.seats))
    begun = position_of(terms, playing, hands, table=table, shown=packed_shown(view, terms.packing))
    if not settings.remembers:
        information = information._replace(rest=packing.full - information.hand)
    moves = _moves(view, playing, terms, information, settings, wanted)
    packed = tuple(moves.values())
    imagined = believed(view, settings.infers, settings.stop)
    nodes = settings.nodes if len(view.hand) <= ENDING else 0
    uncertainty = 0 if nodes else uncertainty_in(options, begun)

    def solved(trick: Position) -> PlayLine | None:
        return perfect_line(terms, trick, seat, nodes, lambda end: valued(terms, end, seat, 0)[0], settings.stop)

    def playout(determinization: Determinization, place: int) -> Playout:
        start = begun._replace(hands=determinization.hands, kitty=determinization.kitty)
        trick = after(terms, start, packed[place])
        failed = len(trick.failed) > len(start.failed)
        line = solved(trick) if nodes else None
        rollout = rollout_of(terms, start, playing.taker, settings) if line is None else along_line(terms, line)
        if trick.led is not None:
            trick = rollout(trick, 1)
        end = rollout(trick, -1)
        brought, found = valued(terms, end, seat, uncertainty)
        facts = (*ended(terms, end, found, seat), *_in_trick(terms, trick, found, seat), not failed)
        return Playout(judged(brought, settings.style), facts)

    actions = tuple(moves)
    return SearchProblem(actions, scores(actions), imagined, playout, effort=effort_for(playing))


def packed_shown(view: View, packing: Packing) -> tuple[PackedCards, ...]:
    """The cards that all know to lie in each hand, packed; empty where there are none."""
    known = shown_to_all(deal_history(view))
    if not any(known.values()):
        return ()
    return tuple(packing.packed(known.get(seat, Counter()).elements()) for seat in range(view.options.seats))


def _moves(
    view: View,
    playing: Playing,
    terms: Terms,
    information: InformationState,
    settings: SearchSettings,
    wanted: tuple[Action, ...],
) -> dict[Action, PackedCards]:
    """The plays to weigh, with their cards: the heuristic move first, then the wanted ones, then other candidates.

    Where the heuristic move is waste, the first of the others takes its place.
    """
    packing = terms.packing
    own = heuristic_move(packing, information, WEIGHTS[settings.style])
    sparing = without_waste(view, playing, packing, information, (own, *candidate_plays(terms, information)))
    tried = distinct_plays(packing, information, sparing)
    most = max(MOST_WEIGHED, 1 + len(wanted))
    candidates: dict[Action, PackedCards] = {Play(in_order(packing.unpacked(move))): move for move in tried[:most]}
    first = next(iter(candidates))
    asked = {play: packing.packed(play.cards) for play in wanted if isinstance(play, Play)}
    return dict(islice(({first: candidates[first]} | asked | candidates).items(), most))


def effort_for(playing: Playing) -> float:
    """How many times the usual number of playouts this play gets: the most at leads and in the first tricks."""
    if playing.lead is None:
        return LEADS
    return EARLY if len(playing.tricks) < FIRST_TRICKS else 1.0


PlayedOn = Callable[[Position, int], Position]
"""A function that plays an imagined deal from a position through so many tricks; -1: to its end."""


def along_line(terms: Terms, line: PlayLine) -> PlayedOn:
    """The rollout that follows a line of plays."""
    plays = iter(line)
    return lambda position, tricks: played_out(terms, position, lambda _position: next(plays), tricks)


def scores(moves: tuple[Action, ...]) -> tuple[float, ...]:
    """The heuristic scores of moves that stand in order: the later a move, the lower its score."""
    return tuple(-float(place) for place in range(len(moves)))


def rollout_of(terms: Terms, start: Position, taker: Seat, settings: SearchSettings) -> PlayedOn:
    """The rollout of an imagined deal: by the heuristic, or by the reference policy, by which players are judged.

    Secret partners are those of the hands at the start, before the move that is tried.
    """
    known = tuple(start.kitty if each == taker else 0 for each in range(terms.options.seats))
    full = terms.packing.full
    if settings.judges:
        policy = heuristic_rollout(terms, start, known, full, reference_move)
        return lambda position, tricks: played_out(terms, position, policy, tricks)
    secret = secret_partners(terms, start)
    return lambda position, tricks: rolled_out(terms, position, known, full, secret, tricks)


def played_from_start(terms: Terms, start: Position, taker: Seat, seat: Seat, settings: SearchSettings) -> Playout:
    """The playout of a hand from its first lead; the facts about a single trick are 0."""
    end = rollout_of(terms, start, taker, settings)(start, -1)
    brought, found = valued(terms, end, seat, uncertainty_in(terms.options, start))
    facts = ended(terms, end, found, seat)
    return Playout(judged(brought, settings.style), (*facts, *(0,) * (len(FACTS) - len(facts))))


def ended(terms: Terms, position: Position, found: HandResult, seat: Seat) -> tuple[int, ...]:
    """The first three facts, which are counted of every hand that was played out."""
    assert position.last is not None
    won = seat in found.winners
    last = (position.last[3] in found.winners) == won
    return won, last, len(declarers(terms.options, terms.named, position.calls)) - 1


def _in_trick(terms: Terms, trick: Position, found: HandResult, seat: Seat) -> tuple[int, ...]:
    """Whether our side wins the trick, whether another of it does, and who gets how many points."""
    assert trick.last is not None
    _, _, plays, best = trick.last
    ours = (best in found.winners) == (seat in found.winners)
    points = terms.packing.points_in(sum(plays))
    return ours, ours and best != seat, points if ours else 0, 0 if ours else points
